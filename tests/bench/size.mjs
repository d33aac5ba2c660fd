// Measures the download of a first visit, gzipped except for packed files: `node size.mjs DIST [--largest]`. It counts the files
// that the browser requests until the first move of a game; each game is a separate visit. With --largest, only of the game with the
// largest files. The service worker then downloads the rest of
// the site in the background, which is reported separately.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { launchChromium } from "../browser/browser.mjs";
import { press, until } from "../browser/journey.mjs";
import { patience } from "../browser/patience.mjs";
import { drawNothing, few, plainFlags } from "../browser/stage.mjs";
import { serve } from "../../web/serve.mjs";

const dist = process.argv[2];
const limits = { en: 600_000, ja: 800_000 };
const zipped = (file) => {
  const content = readFileSync(path.join(dist, file));
  return file.endsWith(".lzma") ? content.length : gzipSync(content, { level: 9 }).length;
};
const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7) + " KB";

const site = await serve(dist);
const browser = await launchChromium({ args: plainFlags });
const seen = new Set();
let tooMuch = false;
// The files that the service worker keeps.
const { files: names } = JSON.parse(readFileSync(path.join(dist, "files.json"), "utf8"));
const kept = Object.values(names).filter((file) => file !== "service-worker.js");

/// Counts the files of a visit: up to the shelf, up to the set-up of a game, and up to its first move.
async function visit(lang, game) {
  const visitor = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1180, height: 820 }, ...few, locale: lang === "ja" ? "ja-JP" : "en-GB" });
  await visitor.addInitScript(drawNothing);                // only the files count
  const page = await visitor.newPage();
  const driver = { evaluate: (js) => page.evaluate(`(() => { ${js} })()`) };
  const files = new Set();
  page.on("request", (request) => {
    const name = decodeURIComponent(new URL(request.url()).pathname.slice(1)) || "index.html";
    if (new URL(request.url()).origin === new URL(site.url).origin) files.add(name);
  });
  await page.goto(site.url + "#lang=" + lang);
  await until(driver, "the shelf", (s) => s.screen === "shelf");
  await sleep(500);
  const shelf = new Set(files);
  await press(driver, "new-game", { value: game });
  await until(driver, "the set-up", (s) => s.screen === "setup");
  await press(driver, "start");
  const seen = await until(driver, "the game", (s) => s.screen === "curtain" || s.screen === "table");
  if (seen.screen === "curtain") await press(driver, "take-device");
  await until(driver, "a choice", (s) => s.screen === "table" && s.moves.length > 0);
  await sleep(500);
  const played = new Set(files);
  await visitor.close();
  return { shelf, played };
}

const first = await browser.newPage();
await first.goto(site.url);
await first.waitForSelector('#mirror [data-action="new-game"]', { state: "attached", timeout: patience });
const games = await first.locator('#mirror [data-action="new-game"]').evaluateAll((buttons) => buttons.map((button) => button.dataset.value));
await first.close();

/// Returns the bytes of all files of a game.
const weight = (game) => Object.entries(names).reduce((sum, [name, file]) => sum + (name.split(/[./]/).includes(game) ? zipped(file) : 0), 0);
const heaviest = games.toSorted((a, b) => weight(b) - weight(a)).slice(0, process.argv.includes("--largest") ? 1 : games.length);

for (const lang of ["en", "ja"])
for (const game of heaviest) {
  const { shelf, played: files } = await visit(lang, game);
  console.log(`first visit, ${lang === "ja" ? "Japanese" : "English"}, to the first move of ${game}:`);
  let total = 0;
  for (const file of [...files].sort()) {
    const size = zipped(file);
    total += size;
    seen.add(file);
    console.log(`  ${kb(size)}  ${file}`);
  }
  tooMuch ||= total > limits[lang];
  console.log(`  ${kb([...shelf].reduce((sum, file) => sum + zipped(file), 0))}  to the shelf`);
  console.log(`  ${kb(total)}  in all, of ${kb(limits[lang]).trim()} allowed`);
  const later = ["service-worker.js", ...kept].filter((file) => !files.has(file));
  console.log(`  ${kb(later.reduce((sum, file) => sum + zipped(file), 0))}  fetched afterwards, in the background, for playing offline\n`);
}
await browser.close();
await site.close();

const rest = readdirSync(dist, { recursive: true }).map(String)
  .filter((file) => statSync(path.join(dist, file)).isFile() && !seen.has(file));
console.log("not needed at a first start:");
for (const file of rest.sort()) console.log(`  ${kb(zipped(file))}  ${file}`);
process.exitCode = tooMuch ? 1 : 0;
