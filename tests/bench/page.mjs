// Measures the page in Chromium with software GL: `node page.mjs DIST BARE`. It compares the start-up with that of a bare
// ImGui page, alternating in the same run, and measures the program's time per frame and the frames while idle.
import { copyFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launchChromium, siteFile } from "../browser/browser.mjs";
import { until } from "../browser/journey.mjs";
import { serve } from "../../web/serve.mjs";

const kStarts = 11;
const [dist, bare] = process.argv.slice(2);
copyFileSync(path.join(dist, siteFile("fonts/mplus-medium.latin.otf", dist)), path.join(bare, "font.otf"));

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ours = await serve(dist), theirs = await serve(bare);
const browser = await launchChromium({ isWhole: true });

async function firstFrame(url) {
  const visitor = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1180, height: 820 } });
  const page = await visitor.newPage();
  await page.goto(url);
  const mark = await page.waitForFunction(() => performance.getEntriesByName("first-frame")[0]?.startTime, null, { polling: 20 });
  const ms = await mark.jsonValue();
  await visitor.close();
  return ms;
}

const starts = { ours: [], bare: [] };
for (let i = 0; i < kStarts; ++i) {
  starts.bare.push(await firstFrame(theirs.url + "bare.html"));
  starts.ours.push(await firstFrame(ours.url));
}
const a = median(starts.ours), b = median(starts.bare);
console.log(`first interactive frame      ${a.toFixed(0)} ms; a bare ImGui page ${b.toFixed(0)} ms; ${(a / b).toFixed(2)} times (median of ${kStarts} starts each)`);

for (const [name, fragment] of [["shelf", ""], ["table", "#new=jumpgate&players=2&seed=7"]]) {
  const visitor = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const page = await visitor.newPage();
  await page.goto(ours.url + fragment);
  const driver = { evaluate: (js) => page.evaluate(`(() => { ${js} })()`) };
  const seen = await until(driver, "the first screen", (s) => s.screen !== "");
  if (seen.screen === "curtain") {
    await page.locator('#mirror button[data-action="take-device"]').evaluate((button) => button.click());
    await until(driver, "the table", (s) => s.screen === "table");
  }
  await sleep(1500);
  const times = await page.evaluate(async () => {
    const program = window.orrery, times = [];
    while (times.length < 120) {
      const frames = program._orrery_frames_drawn();
      program._orrery_request_frame();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (program._orrery_frames_drawn() > frames) times.push(program._orrery_last_frame_ms());
    }
    return times;
  });
  times.sort((x, y) => x - y);
  await sleep(1500);
  const frames = await page.evaluate(() => window.orrery._orrery_frames_drawn());
  await sleep(5000);
  const idle = await page.evaluate(() => window.orrery._orrery_frames_drawn()) - frames;
  console.log(`frame of the ${name.padEnd(6)}          ${median(times).toFixed(2)} ms in the program at 1180×820 (median; 95 of 100 under ${times[Math.floor(times.length * 0.95)].toFixed(2)} ms); ${idle} frames in 5 idle seconds`);
  await visitor.close();
}
await browser.close();
await ours.close();
await theirs.close();
