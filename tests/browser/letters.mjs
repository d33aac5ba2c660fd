// Finds the characters that the texts of the built site need and those that its fonts contain, read from the files themselves.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { unpack } from "../../web/lzma.mjs";
import { dist, siteFile } from "./browser.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const dataSection = 11;
/// Returns the content of a file of the site.
function built(name) {
  const file = siteFile(name), content = readFileSync(path.join(dist, file));
  return file.endsWith(".lzma") ? Buffer.from(unpack(new Uint8Array(content).buffer)) : content;
}

export const isJapanese = (letter) => letter.codePointAt(0) >= 0x2e80;

const namesLike = (pattern) => Object.keys(JSON.parse(readFileSync(path.join(dist, "files.json"), "utf8")).files)
  .map((name) => pattern.exec(name)?.[1]).filter(Boolean);
/// Return the names of the program's parts on the site, and of the fonts of one weight.
export const partNames = () => namesLike(/^orrery\.(\w+)\.wasm$/);
export const fontNames = (weight) => namesLike(new RegExp(`^fonts/mplus-(${weight}\\.\\w+)\\.otf$`));

/// Returns an unsigned number (LEB128) and the position after it.
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

/// Returns the characters in the constants of the program or of one of its parts. Binary data may look like text.
export function lettersOfProgram(part = "") {
  const bytes = built(part ? `orrery.${part}.wasm` : "orrery.wasm");
  let found = "";
  for (let at = 8; at < bytes.length;) {
    const kind = bytes[at];
    let size;
    [size, at] = number(bytes, at + 1);
    if (kind === dataSection) found += bytes.toString("utf8", at, at + size);
    at += size;
  }
  return new Set(found + lettersOfWords(part || "main"));
}

/// Returns the texts of a part in Japanese; "" if it has none of its own.
function lettersOfWords(part) {
  const files = JSON.parse(readFileSync(path.join(dist, "files.json"), "utf8")).files;
  const name = `words/ja.${part}.words`;
  return name in files ? built(name).toString("utf8") : "";
}

/// Returns the characters in the project's sources below a folder.
export function lettersOfSources(folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true }).map(String).filter((name) => /\.(h|cpp|po|js|html)$/.test(name));
  return new Set(files.map((name) => readFileSync(path.join(root, folder, name), "utf8")).join(""));
}

/// Returns the characters of a font, from formats 4 and 12 of its table `cmap`.
export function lettersOfFont(name) {
  const font = built(`fonts/mplus-${name}.otf`), found = new Set();
  const add = (first, last) => { for (let code = first; code <= last; ++code) found.add(String.fromCodePoint(code)); };
  let cmap = 0;
  for (let i = 0, at = 12; i < font.readUInt16BE(4); ++i, at += 16)
    if (font.toString("latin1", at, at + 4) === "cmap") cmap = font.readUInt32BE(at + 8);
  for (let i = 0; i < font.readUInt16BE(cmap + 2); ++i) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4), format = font.readUInt16BE(at);
    if (format === 4) {
      const segments = font.readUInt16BE(at + 6), ends = at + 14, firsts = ends + segments + 2;
      for (let j = 0; j < segments; j += 2)
        if (font.readUInt16BE(firsts + j) !== 0xffff) add(font.readUInt16BE(firsts + j), font.readUInt16BE(ends + j));
    } else if (format === 12) {
      for (let j = 0, group = at + 16; j < font.readUInt32BE(at + 12); ++j, group += 12) add(font.readUInt32BE(group), font.readUInt32BE(group + 4));
    } else {
      throw new Error(`a cmap of format ${format}`);
    }
  }
  return found;
}

/// Returns the ranges [first, last] of characters in the font files that belong to no part.
export const rareStretches = () => JSON.parse(built("fonts/parts.json")).flatMap(([, , ...ranges]) => ranges);
