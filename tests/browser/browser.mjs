// Common base of the browser tests: serves the site from build/web/dist (or ORRERY_DIST), starts Chromium, and reports every
// console error and every violation of the content security policy.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { unpack } from "../../web/lzma.mjs";
import { kinds, serve } from "../../web/serve.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
export const dist = path.resolve(process.env.ORRERY_DIST || path.join(here, "../../build/web/dist"));

// Software GL draws the same pixels on every machine and needs no display.
export const chromiumFlags = [
  "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic",
  "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/// Returns the name of a file on the site, which contains a hash of its content.
export function siteFile(name, folder = dist) {
  return JSON.parse(readFileSync(path.join(folder, "files.json"), "utf8")).files[name];
}

const wholeChromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const headlessChromium = "/usr/bin/chromium-headless-shell";

/// Returns the path of Chromium. `ORRERY_CHROMIUM` overrides the system's. Tests use the program without windows where there
/// is one: it opens a page in half the time, but crashes when WebAssembly leaves its memory. `isWhole` asks for the one that people use.
export function chromiumPath(isWhole = false) {
  const found = process.env.ORRERY_CHROMIUM || [...(isWhole ? [] : [headlessChromium]), ...wholeChromium].find(existsSync);
  if (!found) throw new Error("no Chromium found; ./dev setup installs it, ORRERY_CHROMIUM names it");
  return found;
}

/// Launches Chromium with the options of a driver. `isWhole` is as for `chromiumPath`.
export function launchChromium({ isWhole = false, ...options } = {}) {
  return chromium.launch({ executablePath: chromiumPath(isWhole), headless: true, args: chromiumFlags, ...options });
}

// Content of packed files, by path and time of change.
const unpacked = new Map();
/// Returns the answer with an unpacked file, such as the service worker gives; undefined for files that are not packed.
function unpackedFile(file) {
  if (!file.endsWith(".lzma")) return undefined;
  const key = `${file} ${statSync(file).mtimeMs}`;
  if (!unpacked.has(key)) unpacked.set(key, unpack(new Uint8Array(readFileSync(file)).buffer));
  const folder = path.basename(path.dirname(file));
  return { kind: folder === "fonts" ? kinds[".otf"] : folder === "words" ? "application/x-words" : kinds[".wasm"], body: unpacked.get(key) };
}

/// Serves the site; `prefix` puts it below a sub-path. Unless `isPacked`, pages need not unpack anything.
export function serveSite(prefix = "/", folder = dist, isPacked = true) {
  if (!existsSync(path.join(folder, "index.html"))) throw new Error(`no site at ${folder}; ./dev build web makes it`);
  return serve(folder, 0, prefix, isPacked ? undefined : unpackedFile);
}

/// Collects the faults of a page: exceptions, console errors, failed and foreign requests, violations of the policy.
export function watch(page) {
  const complaints = [];
  // Chromium sometimes fetches a page's icon just when the page is left for about:blank, which has no right to it.
  const isIconOfLeftPage = (text, url) => /\/icon\.\w+\.svg/.test(`${text} ${url}`) && /origin 'null'|net::ERR_FAILED/.test(text);
  page.on("pageerror", (error) => complaints.push("exception: " + (error.stack || error)));
  page.on("crash", () => complaints.push("the page crashed"));
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || /Content Security Policy/i.test(message.text());
    if (isComplaint && !isIconOfLeftPage(message.text(), message.location().url)) complaints.push("console: " + message.text());
  });
  // A request cut off by a reload is not a failure.
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText || "";
    if (why !== "net::ERR_ABORTED" && !isIconOfLeftPage(why, request.url())) complaints.push(`request failed (${why}): ${request.url()}`);
  });
  page.on("response", (response) => { if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`); });
  page.on("websocket", (socket) => complaints.push("web socket: " + socket.url()));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!["blob:", "data:"].includes(protocol) && hostname !== "127.0.0.1") complaints.push("foreign request: " + request.url());
  });
  return complaints;
}
