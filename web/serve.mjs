// Static HTTP server for the built site: `node web/serve.mjs FOLDER [PORT]`. It listens on 127.0.0.1 only. Tests import
// `serve` and use a free port.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const squeeze = promisify(gzip);

/// Content types by file name extension.
export const kinds = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".wasm": "application/wasm",
  ".otf": "font/otf",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
};

// Cache of compressed files by path. Like a static host, the server compresses a file once. An entry is replaced when its
// file changes.
const squeezed = new Map();
async function gzipped(file, etag) {
  const kept = squeezed.get(file);
  if (kept?.etag === etag) return kept.body;
  const body = squeeze(await readFile(file));
  squeezed.set(file, { etag, body });
  return body;
}

async function answer(root, prefix, instead, request, response) {
  const refuse = (status, text) => {
    response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
    response.end(text + "\n");
  };
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "only GET and HEAD");
  let name;
  try {
    name = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  } catch {
    return refuse(400, "the address cannot be read");
  }
  if (!name.startsWith(prefix)) return refuse(404, "not found");
  name = name.slice(prefix.length);
  if (name === "" || name.endsWith("/")) name += "index.html";
  const file = path.resolve(root, name);
  if (!file.startsWith(root + path.sep) || name.includes("\0")) return refuse(404, "not found");
  let info;
  try {
    info = await stat(file);
  } catch {
    return refuse(404, "not found");
  }
  if (!info.isFile()) return refuse(404, "not found");
  const kind = kinds[path.extname(file)] || "application/octet-stream";
  const etag = `"${info.size}-${Math.trunc(info.mtimeMs)}"`;
  // A file whose name contains its hash never changes. All other files are revalidated.
  const lasting = /\.[0-9a-f]{12}\.\w+$/.test(file) ? "public, max-age=31536000, immutable" : "no-cache";
  const headers = { "content-type": kind, "cache-control": lasting, vary: "accept-encoding", "x-content-type-options": "nosniff", etag };
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const other = await instead(file);
  if (other) {
    response.writeHead(200, { ...headers, "content-type": other.kind, "content-length": other.body.length });
    return response.end(request.method === "HEAD" ? undefined : other.body);
  }
  if (/\bgzip\b/.test(request.headers["accept-encoding"] || "") && !kind.startsWith("image/png") && path.extname(file) !== ".lzma") {
    const body = await gzipped(file, etag);
    response.writeHead(200, { ...headers, "content-encoding": "gzip", "content-length": body.length });
    return response.end(request.method === "HEAD" ? undefined : body);
  }
  response.writeHead(200, { ...headers, "content-length": info.size });
  if (request.method === "HEAD") return response.end();
  const body = createReadStream(file);
  body.on("error", () => response.destroy());
  body.pipe(response);
}

/// Serves `folder` below `prefix`, a path that begins and ends with a slash. Port 0 selects a free port. `instead`, (path of a file) =>
/// {kind, body} or a promise of it, gives the answer for files that are not sent as they are, otherwise undefined. Resolves to
/// {port, url, close()}. Rejects if the server cannot listen.
export function serve(folder, port = 0, prefix = "/", instead = () => undefined) {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    answer(root, prefix, instead, request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const taken = server.address().port;
      resolve({
        port: taken,
        url: `http://127.0.0.1:${taken}${prefix}`,
        close: () => new Promise((done) => { server.close(done); server.closeAllConnections?.(); }),
      });
    });
  });
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder, port = "8080"] = process.argv.slice(2);
  if (!folder || !/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    console.error("usage: node web/serve.mjs FOLDER [PORT]");
    process.exit(2);
  }
  try {
    const { url } = await serve(folder, Number(port));
    console.log(`Orrery is at ${url}   (Ctrl-C stops it)`);
  } catch (error) {
    console.error(error.code === "EADDRINUSE" ? `port ${port} is taken; choose another with --port` : String(error.message));
    process.exit(1);
  }
}
