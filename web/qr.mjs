// The script qr.js of the page, bundled by esbuild: makes QR codes. The page fetches it when a link is shared.
import { encode } from "uqr";

/// Returns the QR code of a text as rows of 1 (dark) and 0, each ended by a line feed, without a margin. Throws if it is too long.
export const codeOf = (text) => encode(text, { ecc: "L", border: 0 }).data.map((row) => row.map(Number).join("") + "\n").join("");
