// Random playouts by the site's own engine, as the worker runs it in Chromium, beside the native program:
// `node engine.mjs PROGRAM DIST`.
import { spawnSync } from "node:child_process";
import { launchChromium, siteFile } from "../browser/browser.mjs";
import { serve } from "../../web/serve.mjs";

const [native, dist] = process.argv.slice(2);
const kMs = 3000;
const run = spawnSync(native, ["bench", "jumpgate", "--players", "2", "--seconds", String(kMs / 1000), "--json"], { encoding: "utf8" });
if (run.status !== 0) throw new Error(`${native}: ${run.error || run.stderr}`);
const alone = JSON.parse(run.stdout).moves_per_s;

const site = await serve(dist), browser = await launchChromium(), page = await browser.newPage();
await page.goto(site.url + "licences/orrery.txt");
await page.addScriptTag({ url: site.url + siteFile("engine.js", dist) });
const played = await page.evaluate(async ([wasm, ms]) => {
  const engine = await createEngine({ locateFile: () => wasm });
  const name = engine._malloc(16);
  engine.stringToUTF8("jumpgate", name, 16);
  engine._orrery_playouts(name, 2, 1, 500);                // compiles what is hot
  const begun = performance.now();
  let moves = 0, seed = 2;
  while (performance.now() - begun < ms) moves += engine._orrery_playouts(name, 2, seed++, 100);
  return 1000 * moves / (performance.now() - begun);
}, [site.url + siteFile("engine.wasm", dist), kMs]);
await browser.close();
await site.close();
const round = (x) => Math.round(x).toLocaleString("en");
console.log(`the site's engine in Chromium       ${round(played)} moves/s; native ${round(alone)}; ratio ${(100 * played / alone).toFixed(1)} %`);
