// Host whose site changes while visitors use it: several versions of the built site, each with its own stamp in every file, and a
// server that can switch to the next version at any request.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { kinds } from "../../web/serve.mjs";
import { dist } from "./browser.mjs";

const makeSite = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../web/make_site.py");

/// Returns a custom section of WebAssembly, which the program ignores.
function wasmStamp(stamp) {
  const name = Buffer.from("\x05stamp"), text = Buffer.from(stamp);
  return Buffer.concat([Buffer.from([0, name.length + text.length]), name, text]);
}

function stamped(name, data, stamp) {
  const add = (text) => Buffer.concat([data, Buffer.from(text)]);
  if (name === "index.html") return Buffer.from(data.toString().replace("<html ", `<html data-stamp="${stamp}" `));
  if (name === "worker.js") return add(`\n(self.stamps = self.stamps || []).push("${stamp} worker.js"); new BroadcastChannel("stamps").postMessage(self.stamps);`);
  if (name.endsWith(".js") && name !== "service-worker.js") return add(`\n(self.stamps = self.stamps || []).push("${stamp} ${name}");`);
  if (name.endsWith(".css")) return add(`\n:root { --stamp: ${stamp}; }`);
  if (name.endsWith(".wasm")) return Buffer.concat([data, wasmStamp(stamp)]);
  if (name.endsWith(".otf")) return add(`STAMP ${stamp}`);
  return data;
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true }).map((name) => String(name).split(path.sep).join("/"))
    .filter((name) => statSync(path.join(folder, name)).isFile());
}

/// Returns the site as it would be built with `stamp`.
export const builtVersion = (stamp) => builtSite((name, data) => stamped(name, data, stamp));

/// Builds the site from changed files, `change(name, data)`. Returns a map from name to {body, etag}.
export function builtSite(change) {
  const work = mkdtempSync(path.join(os.tmpdir(), "orrery-version-"));
  try {
    const plain = path.join(work, "plain"), site = path.join(work, "site");
    cpSync(path.join(dist, "../plain"), plain, { recursive: true });
    for (const name of filesBelow(plain)) writeFileSync(path.join(plain, name), change(name, readFileSync(path.join(plain, name))));
    const made = spawnSync("python3", [makeSite, plain, site, "--esbuild", "esbuild", "--loose"], { encoding: "utf8" });
    if (made.status !== 0) throw new Error("make_site.py: " + made.stderr);
    return new Map(filesBelow(site).map((name) => {
      const body = readFileSync(path.join(site, name));
      return [name, { body, etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 20)}"` }];
    }));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/// First script of a page in these tests. It records the stamps of everything loaded; `window.startStamps()` returns them.
export const noteStamps = `{
  const seen = [];
  const fetched = window.fetch;
  window.fetch = async (...args) => {
    const response = await fetched(...args);
    if (/fonts\\//.test(String(args[0]))) {
      const bytes = new Uint8Array(await response.clone().arrayBuffer());
      const tail = new TextDecoder("latin1").decode(bytes.slice(-40)), at = tail.lastIndexOf("STAMP ");
      if (at >= 0) seen.push(tail.slice(at + 6) + " " + String(args[0]).replace(/\\.[0-9a-f]{12}\\./, "."));
    }
    return response;
  };
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const made = await make.apply(WebAssembly, args), module = made.module;
      if (module) for (const part of WebAssembly.Module.customSections(module, "stamp")) seen.push(new TextDecoder().decode(part) + " orrery.wasm");
      return made;
    };
  }
  const compile = WebAssembly.compile;
  WebAssembly.compile = async (...args) => {
    const module = await compile.apply(WebAssembly, args);
    for (const part of WebAssembly.Module.customSections(module, "stamp")) seen.push(new TextDecoder().decode(part) + " part of orrery.wasm");
    return module;
  };
  const channel = new BroadcastChannel("stamps");
  let awaited = 0;
  const PlainWorker = window.Worker;
  window.Worker = class extends PlainWorker { constructor(...args) { super(...args); ++awaited; } };
  channel.onmessage = (event) => { if (awaited > 0) { --awaited; seen.push(...event.data); } };
  window.startStamps = () => {
    const css = getComputedStyle(document.documentElement).getPropertyValue("--stamp").trim();
    return [document.documentElement.dataset.stamp + " index.html", ...(css ? [css + " orrery.css"] : []), ...(self.stamps || []), ...seen];
  };
}`;

/// Serves one of `versions` at a time. Its fields configure the host and can be changed at any moment:
///   keepsOld    files of earlier versions remain available
///   answersAll  a missing file is answered with the page, as hosts of single-page sites do
///   maxAge      seconds for which browsers may cache any file; with 0 they ask every time
export class Deployment {
  constructor(versions, { prefix = "/", keepsOld = false, answersAll = false, maxAge = 0 } = {}) {
    Object.assign(this, { versions, prefix, keepsOld, answersAll, maxAge, at: 0, requests: [], switchAfter: -1, isDown: false });
  }

  async open() {
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise((ready) => this.server.listen(this.port || 0, "127.0.0.1", ready));
    this.port = this.server.address().port;
    this.url = `http://127.0.0.1:${this.port}${this.prefix}`;
    return this;
  }
  async close() {
    await new Promise((done) => { this.server.close(done); this.server.closeAllConnections(); });
  }

  /// Switches to the next version, immediately or after `after` more requests.
  deploy(after = 0) {
    if (after > 0) this.switchAfter = after;
    else if (this.at + 1 < this.versions.length) ++this.at;
  }

  find(name) {
    const now = this.versions[this.at].get(name);
    if (now || !this.keepsOld) return now;
    return this.versions.slice(0, this.at).map((version) => version.get(name)).find(Boolean);
  }

  answer(request, response) {
    if (this.switchAfter >= 0 && this.switchAfter-- === 0) this.deploy();
    const path = new URL(request.url, this.url).pathname;
    let name = path.startsWith(this.prefix) ? path.slice(this.prefix.length) : "?";
    if (name === "") name = "index.html";
    let file = this.find(name);
    if (!file && this.answersAll) [name, file] = ["index.html", this.find("index.html")];
    const headers = { "cache-control": this.maxAge ? `max-age=${this.maxAge}` : "no-cache" };
    const said = (status, body) => {
      this.requests.push({ name, status });
      response.writeHead(status, { ...headers, "content-length": body.length });
      response.end(body);
    };
    if (!file) return said(404, "not found");
    headers.etag = file.etag;
    headers["content-type"] = kinds["." + name.split(".").at(-1)] || "application/octet-stream";
    if (request.headers["if-none-match"] === file.etag) return said(304, "");
    return said(200, file.body);
  }
}
