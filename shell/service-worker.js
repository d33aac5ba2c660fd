// Caches the whole site, so that it starts offline.
//
// Every file name contains the hash of the content (web/make_site.py), and the page names the files it starts with. So a
// page gets exactly its own files or none, whichever version of the worker answers. A new version is fetched in the
// background, checked against its hashes, and then waits. It is activated when no tab is left, or when a player asks for it
// on the shelf. Files that older tabs may still fetch are kept until those tabs are closed.
"use strict";

importScripts("lzma.js");

const site = { version: "", files: {} };

const scope = new URL(self.registration.scope);
const ours = `orrery ${scope.pathname} `;               // other sites may share the origin
const mine = ours + site.version;
const hashed = /\.[0-9a-f]{12}\.\w+$/;
const rare = /^fonts\/[\w-]+\.more\d+\./;                 // rarely needed glyphs; cached on first use

const kinds = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm", otf: "font/otf", words: "application/x-words",
  json: "application/json", svg: "image/svg+xml", png: "image/png", txt: "text/plain", webmanifest: "application/manifest+json" };

const kindOf = (path) => kinds[path === "./" ? "html" : path.slice(path.lastIndexOf(".") + 1)] || "application/octet-stream";
/// Type of the content of a .lzma file. shell/parts.js knows by it that the content is unpacked.
const kindOfPacked = (path) => path.startsWith("fonts/") ? kinds.otf : path.startsWith("words/") ? kinds.words : kinds.wasm;

async function isWhole(body, hash) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(hash);
}

// --- installing a new version

/// Returns a file from the cache of an older version; undefined if none has it. Files with the same hashed name are identical.
async function fromOlder(url) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(ours) || name === mine) continue;
    const kept = await (await caches.open(name)).match(url, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/// Fetches and caches one file. Throws if the host has another file than the one that this version was built with.
async function keep(cache, path, hash) {
  const url = new URL(path, scope).href, isHashed = hashed.test(path);
  if (await cache.match(url, { ignoreVary: true })) return;
  const older = isHashed && await fromOlder(url);
  if (older) return cache.put(url, older);
  // The page has just loaded most of these files, so the browser's HTTP cache still has them.
  for (const mode of isHashed ? ["force-cache", "reload"] : ["no-cache"]) {
    const response = await fetch(url, { cache: mode, credentials: "same-origin" });
    if (!response.ok) continue;
    const body = await response.clone().arrayBuffer();
    if (!await isWhole(body, hash)) continue;
    // Keeps packed files unpacked. Only a page without this worker unpacks them itself.
    if (path.endsWith(".lzma"))
      return cache.put(url, new Response(orreryLzma.unpack(body), { headers: { "content-type": kindOfPacked(path) } }));
    const kind = kindOf(path), given = response.headers.get("content-type") || "";
    return cache.put(url, !response.redirected && given.startsWith(kind)
      ? response : new Response(body, { headers: { "content-type": kind + "; charset=utf-8" } }));
  }
  throw new Error("not the file that belongs to this version: " + path);
}

/// Serializes installation and cleanup, also across versions of this worker.
const alone = (work) => navigator.locks ? navigator.locks.request("files of " + ours, work) : work();

self.addEventListener("install", (event) => event.waitUntil(alone(async () => {
  const cache = await caches.open(mine);
  for (const [path, hash] of Object.entries(site.files))
    if (!rare.test(path)) await keep(cache, path, hash);
})));

// Also controls the page of a first visit, which was loaded without this worker.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// --- removing old versions

/// Returns the version that a tab runs, or undefined if the tab does not answer.
function versionOf(client) {
  return new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => tell(event.data);
    setTimeout(tell, 3000);
    client.postMessage("version?", [port2]);
  });
}

/// Deletes files that no open tab can need. A tab that does not answer may need any file.
async function tidy() {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const versions = await Promise.all(tabs.map(versionOf));
  if (versions.includes(undefined)) return;
  await alone(async () => {
    if (self.registration.installing || self.registration.waiting) return;
    for (const name of await caches.keys())
      if (name.startsWith(ours) && name !== mine && !versions.includes(name.slice(ours.length))) await caches.delete(name);
  });
}

self.addEventListener("message", (event) => {
  if (event.data === "version?") event.ports[0].postMessage(site.version);
  if (event.data === "take over") self.skipWaiting();     // the player has chosen "update"
  if (event.data === "tidy") event.waitUntil(tidy());
});

// --- answering

async function answer(request, path) {
  const url = new URL(path, scope).href;
  if (rare.test(path) && path in site.files) await keep(await caches.open(mine), path, site.files[path]).catch(() => {});
  return await (await caches.open(mine)).match(url, { ignoreVary: true })
    || (hashed.test(path) && await fromOlder(url))
    || fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  let path = url.pathname.slice(scope.pathname.length);
  if (path === "" || path === "index.html") path = "./";
  if (path in site.files || hashed.test(path)) event.respondWith(answer(request, path));
});
