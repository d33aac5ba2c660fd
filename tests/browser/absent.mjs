// Constants of the parts that are not loaded yet (docs/architecture.md, "Code splitting"). Code that reads them finds zeros, which
// may go unnoticed. Scripts for a page make such a read visible.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { unpack } from "../../web/lzma.mjs";
import { dist } from "./browser.mjs";

const told = path.join(dist, "../web/whole/orrery.parts.json");

/// Part → [first, end] of the stretches of memory that hold its constants. Undefined for a site in one piece.
export const absent = existsSync(told) ? JSON.parse(readFileSync(told, "utf8")) : undefined;

export const poison = 0xa5;

/// Calls `arrives(memory)` when the main program has been instantiated, before any of it runs, and `leaves(memory, part)` before a
/// part is instantiated. `reads` are further imports of all programs.
const observe = (arrives, leaves, reads) => `{
  const absent = ${JSON.stringify(absent)}, urls = new WeakMap(), names = new WeakMap();
  const arrives = ${arrives}, leaves = ${leaves}, reads = ${reads};
  const { compile, instantiate, instantiateStreaming } = WebAssembly, { arrayBuffer } = Response.prototype;
  let memory;
  const withReads = (imports) => (reads ? { ...imports, env: { ...imports.env, ...reads } } : imports);
  // The engine's program also runs in pages.
  const isMain = (imports) => Object.keys(absent).every((name) => name in imports);
  const arrived = (imports, made) => {
    if (isMain(imports)) {
      memory = Object.values(made.instance.exports).find((thing) => thing instanceof WebAssembly.Memory);
      arrives(memory);
    }
    return made;
  };
  Response.prototype.arrayBuffer = async function () {
    const bytes = await arrayBuffer.call(this);
    urls.set(bytes, this.url);
    return bytes;
  };
  // A second script observes through the first one.
  const first = Object.getOwnPropertyDescriptor(window, "orreryLzma");
  let own;
  Object.defineProperty(window, "orreryLzma", {
    configurable: true,
    get() {
      const lzma = first ? first.get() : own;
      return lzma && { unpack(file) {
        const bytes = lzma.unpack(file);
        urls.set(bytes, urls.get(file));
        return bytes;
      } };
    },
    set(lzma) {
      if (first) first.set(lzma);
      else own = lzma;
    },
  });
  WebAssembly.compile = async (bytes) => {
    const module = await compile(bytes);
    names.set(module, urls.get(bytes)?.match(/orrery[.](\\w+)[.]\\w+[.]lzma$/)?.[1]);
    return module;
  };
  WebAssembly.instantiate = async (code, imports) => {
    if (!(code instanceof WebAssembly.Module)) return arrived(imports, await instantiate(code, withReads(imports)));
    leaves(memory, names.get(code));
    return instantiate(code, withReads(imports));
  };
  WebAssembly.instantiateStreaming = async (response, imports) => arrived(imports, await instantiateStreaming(response, withReads(imports)));
}`;

const fill = `const fill = (memory, ranges, value) => {
  for (const [first, end] of ranges) new Uint8Array(memory.buffer).fill(value, first, end);
};`;

/// Script that fills the memory of absent constants with poison: texts become garbage, and pointers lead nowhere.
export const withPoison = absent ? `{ ${fill} ${observe(
  `(memory) => { for (const ranges of Object.values(absent)) fill(memory, ranges, ${poison}); }`,
  "(memory, part) => fill(memory, absent[part], 0)", "null")} }` : "";

/// Script for `readCheckedSite`, in which every load reports whether it reads an absent constant. Copies of memory are not checked.
export const withReadCheck = absent ? observe(
  "() => {}",
  "(memory, part) => { for (const [first, end] of absent[part]) window.absentBytes.fill(0, first, end); }",
  `(() => {
    const last = Math.max(...Object.values(absent).flat(2));
    const bytes = window.absentBytes = new Uint8Array(last), itself = (id, value) => value;
    for (const [first, end] of Object.values(absent).flat()) bytes.fill(1, first, end);
    window.readsChecked = 0;
    window.why = "an absent constant is read";
    return {
      load_ptr(id, size, offset, pointer) {
        const first = (pointer >>> 0) + (offset >>> 0);
        ++window.readsChecked;
        // The end of a text may be read together with bytes behind it.
        if (bytes[first] && bytes[first + size - 1]) console.error(window.why + " at " + first + "\\n" + new Error().stack);
        return pointer;
      },
      store_ptr: (id, size, offset, pointer) => pointer,
      load_val_i32: itself, load_val_i64: itself, load_val_f32: itself, load_val_f64: itself,
      store_val_i32: itself, store_val_i64: itself, store_val_f32: itself, store_val_f64: itself,
    };
  })()`) : "";

const web = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../web");
/// Python program that packs a file as for the site.
const packed = "import make_site, pathlib, sys; sys.stdout.buffer.write(make_site.packed(pathlib.Path(sys.argv[1]).read_bytes(), make_site.LOOSE))";
const features = ["bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals"].map((name) => "--enable-" + name);

/// Returns a folder with a copy of the site whose programs call functions for all loads and stores.
export function readCheckedSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "orrery-checked-"));
  cpSync(dist, folder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => /^orrery[.].*lzma$/.test(file))) {
    const file = path.join(folder, name), code = file + ".wasm";
    writeFileSync(code, unpack(new Uint8Array(readFileSync(file)).buffer));
    execFileSync("wasm-opt", [code, "--instrument-memory", ...features, "-o", code]);
    writeFileSync(file, execFileSync("python3", ["-c", packed, code], { cwd: web, maxBuffer: 1e8 }));
    rmSync(code);
  }
  return folder;
}
