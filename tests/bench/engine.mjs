// Measures random playouts of every game by the site's engine, as the worker runs it in Chromium, and by the native program:
// `node engine.mjs PROGRAM DIST`.
import { spawnSync } from "node:child_process";
import { launchChromium, siteFile } from "../browser/browser.mjs";
import { serve } from "../../web/serve.mjs";

const [native, dist] = process.argv.slice(2);
const kMs = 3000;

function told(args) {
  const run = spawnSync(native, args, { encoding: "utf8" });
  if (run.status !== 0) throw new Error(`${native}: ${run.error || run.stderr}`);
  return JSON.parse(run.stdout);
}

const site = await serve(dist), browser = await launchChromium({ isWhole: true });
const round = (x) => Math.round(x).toLocaleString("en");
for (const { id } of told(["games", "--json"])) {
  const alone = told(["bench", id, "--players", "2", "--seconds", String(kMs / 1000), "--json"]).moves_per_s;
  const page = await browser.newPage();
  await page.goto(site.url + "licences/orrery.txt");
  await page.addScriptTag({ url: site.url + siteFile("engine.js", dist) });
  const played = await page.evaluate(async ([wasm, game, ms]) => {
    const engine = await createEngine({ locateFile: () => wasm });
    const name = engine._malloc(game.length + 1);
    engine.stringToUTF8(game, name, game.length + 1);
    engine._orrery_playouts(name, 2, 1, 500);              // compiles the hot code
    const begun = performance.now();
    let moves = 0, seed = 2;
    while (performance.now() - begun < ms) moves += engine._orrery_playouts(name, 2, seed++, 100);
    return 1000 * moves / (performance.now() - begun);
  }, [site.url + siteFile("engine.wasm", dist), id, kMs]);
  await page.close();
  console.log(`${id}: the site's engine in Chromium  ${round(played)} moves/s; native ${round(alone)}; ratio ${(100 * played / alone).toFixed(1)} %`);
}
await browser.close();
await site.close();
