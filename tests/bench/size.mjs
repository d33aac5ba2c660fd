// What a first visit downloads, gzipped: `node size.mjs DIST`. The browser says which files it asks for.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { launchChromium } from "../browser/browser.mjs";
import { until } from "../browser/journey.mjs";
import { serve } from "../../web/serve.mjs";

const dist = process.argv[2];
const limits = { en: 600_000, ja: 800_000 };
const zipped = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7) + " KB";

const site = await serve(dist);
const browser = await launchChromium();
const seen = new Set();
let tooMuch = false;
for (const lang of ["en", "ja"]) {
  const visitor = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: lang === "ja" ? "ja-JP" : "en-GB" });
  const page = await visitor.newPage();
  const files = new Set();
  page.on("request", (request) => {
    const name = decodeURIComponent(new URL(request.url()).pathname.slice(1)) || "index.html";
    if (new URL(request.url()).origin === new URL(site.url).origin) files.add(name);
  });
  await page.goto(site.url + "#lang=" + lang);
  await until({ evaluate: (js) => page.evaluate(`(() => { ${js} })()`) }, "the shelf", (s) => s.screen === "shelf");
  await sleep(1500);
  await visitor.close();
  console.log(`first visit, ${lang === "ja" ? "Japanese" : "English"}:`);
  let total = 0;
  for (const file of [...files].sort()) {
    const size = zipped(file);
    total += size;
    seen.add(file);
    console.log(`  ${kb(size)}  ${file}`);
  }
  tooMuch ||= total > limits[lang];
  console.log(`  ${kb(total)}  in all, of ${kb(limits[lang]).trim()} allowed\n`);
}
await browser.close();
await site.close();

const rest = readdirSync(dist, { recursive: true }).map(String)
  .filter((file) => statSync(path.join(dist, file)).isFile() && !seen.has(file));
console.log("only when wanted:");
for (const file of rest.sort()) console.log(`  ${kb(zipped(file))}  ${file}`);
process.exitCode = tooMuch ? 1 : 0;
