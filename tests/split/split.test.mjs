// Splits a program that uses constants in ways that the addresses in its code do not give away (web/split_wasm.py), and runs it.
// `node split.test.mjs EM++ EMAR NM PYTHON WASM-SPLIT WASM-OPT`
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const [compiler, archiver, nm, python, wasmSplit, wasmOpt] = process.argv.slice(2);
const here = path.dirname(fileURLToPath(import.meta.url)), splitter = path.join(here, "../../web/split_wasm.py");
const folder = mkdtempSync(path.join(os.tmpdir(), "orrery-split-"));
const at = (name) => path.join(folder, name), data = (name) => readFileSync(at(name));

before(() => {
  const run = (...command) => execFileSync(command[0], command.slice(1), { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  mkdirSync(at("whole"));
  mkdirSync(at("split"));
  const compiled = ["-std=c++20", "-Oz", "-fno-rtti", "-mbulk-memory", "-msign-ext", "-mnontrapping-fptoint"];
  for (const name of ["main", "part"]) run(compiler, ...compiled, "-c", path.join(here, name + ".cpp"), "-o", name + ".cpp.o");
  run(archiver, "rcs", "libpart.a", "part.cpp.o");
  const linked = [
    "-Oz", "--no-entry", "-sENVIRONMENT=node", "-sMODULARIZE=1", "-sEXPORT_NAME=createSample", "-sFILESYSTEM=0", "-sMALLOC=none",
    "-sEXPORTED_FUNCTIONS=_far,_fixed,_half,_unaligned,_number_of_row,_sum_of_part,_letter_of_part,_mixed_here,_mixed_by_part,_spun_here,_spun_by_part",
    "--profiling-funcs", "-Wl,-O0", "-Wl,--no-demangle", "-Wl,--print-map",
  ];
  run(python, splitter, "--link", at("whole/sample"), path.dirname(wasmOpt),
    compiler, "-Wl,--whole-archive", "libpart.a", "-Wl,--no-whole-archive", "main.cpp.o", "-o", "whole/sample.js", ...linked);
  run(python, splitter, "--program", at("whole/sample"), "--out", at("split"), "--nm", nm, "--wasm-split", wasmSplit,
    "--wasm-opt", wasmOpt, "--part=part=libpart[.]a:", "--archives", "libpart.a");
});
after(() => rmSync(folder, { recursive: true }));

/// Resolves to the program and to a function that loads its part. What the part brings is poisoned until then.
async function started() {
  const { part: absent } = JSON.parse(data("whole/sample.parts.json"));
  let main, memory, table;
  const fill = (value) => { for (const [first, end] of absent) new Uint8Array(memory.buffer).fill(value, first, end); };
  const standIn = new Proxy({}, { get: (_, slot) => (...values) => table.get(Number(slot))(...values) });
  const program = await createRequire(import.meta.url)(at("split/sample.js"))({
    instantiateWasm(imports, receive) {
      const module = new WebAssembly.Module(data("split/sample.wasm"));
      const instance = new WebAssembly.Instance(module, { ...imports, part: standIn });
      main = instance.exports;
      memory = Object.values(main).find((thing) => thing instanceof WebAssembly.Memory);
      table = Object.values(main).find((thing) => thing instanceof WebAssembly.Table);
      fill(0xa5);
      receive(instance, module);
      return main;
    },
  });
  const load = () => {
    fill(0);
    new WebAssembly.Instance(new WebAssembly.Module(data("split/sample.part.wasm")), { main });
  };
  return { program, load };
}

test("the main program finds every constant that it uses before the part is there", async () => {
  const { program } = await started();
  assert.deepEqual([150, 151, 349].map((year) => program._far(year)), [1000, 1001, 1199], "a table whose address is far away");
  assert.equal(program._fixed(), 41, "an address in the offset of a load");
  assert.equal(program._half(), 22, "an address in half of a number");
  assert.deepEqual([0, 1].map((at) => program._unaligned(at)), [31, 33], "an address at an odd address");
});

test("a function that equals one of the part is there without the part", async () => {
  const { program, load } = await started();
  const mixed = program._mixed_here(5);
  load();
  assert.equal(program._mixed_by_part(5), mixed);
});

test("a function that is called through the table and equals one of the part is there without the part", async () => {
  const { program, load } = await started();
  const spun = program._spun_here(5);
  load();
  assert.equal(program._spun_by_part(5), spun);
});

test("with the part, everything works", async () => {
  const { program, load } = await started();
  load();
  assert.equal(program._sum_of_part(3), 1003 + 41 + 24 + 34);
  assert.deepEqual([0, 5, 99].map((at) => program._number_of_row(at)), [0, 5, 99], "the optimiser calculates with addresses");
  assert.equal(program._letter_of_part(1), "a".charCodeAt(0));
});

test("constants that only the part uses are in the part", () => {
  const words = "only the part says this";
  assert.ok(data("split/sample.part.wasm").includes(words));
  assert.ok(!data("split/sample.wasm").includes(words));
});
