// The script lzma.js of the page and the service worker, bundled by esbuild: unpacks the parts of the program, which the site
// holds as .lzma files (web/make_site.py). The library's main module would bring its compressor along.
import { Decoder } from "./node_modules/lzma1/lib/decoder.js";
import { InputBuffer, OutputBuffer } from "./node_modules/lzma1/lib/streams.js";

const headerSize = 13, mostBytes = 64e6;                   // bytes; no part is nearly as large

/// Returns the content (Uint8Array) of a .lzma file (ArrayBuffer) that tells its size. Throws if it is no such file. The content
/// of a truncated file is wrong but of that size.
export function unpack(file) {
  const size = file.byteLength < headerSize ? NaN : Number(new DataView(file).getBigUint64(5, true));
  if (!(size <= mostBytes)) throw new Error("this is no .lzma file");
  const unpacked = new OutputBuffer(size);
  new Decoder().decompress(new InputBuffer(new Uint8Array(file)), unpacked);
  return unpacked.toArray();
}
