// Measures a jump to any moment in the replay of a game of 300 decisions: `node jump.mjs PROGRAM DIST`, in Chromium with
// software GL at 1180×820. The time includes the program's own work only: going there, the mirror of the new moment with the
// update of the page's elements, and the frame that shows it.
import { store, storedSave } from "../browser/oracle.mjs";
import { launchChromium } from "../browser/browser.mjs";
import { until } from "../browser/journey.mjs";
import { serve } from "../../web/serve.mjs";
import { longGame } from "./long_game.mjs";

const kDecisions = 300, kJumps = 200;
const [program, dist] = process.argv.slice(2);
const { save, decision } = await longGame(program, kDecisions);
const site = await serve(dist), browser = await launchChromium({ isWhole: true });
try {
  const visitor = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const blank = await visitor.newPage();
  await blank.goto(site.url + "licences/orrery.txt");
  await store(blank, storedSave({ ...save, id: "long", created: "2026-01-01T00:00:00Z", updated: "2026-01-01T00:00:00Z" }, { decision }));
  await blank.close();
  const page = await visitor.newPage();
  await page.goto(site.url);
  const driver = { evaluate: (js) => page.evaluate(`(() => { ${js} })()`) };
  const press = (action) => page.locator(`#mirror button[data-action="${action}"]`).first().evaluate((button) => button.click());
  await until(driver, "the shelf", (s) => s.actions.includes("continue"));
  await press("continue");
  const seen = await until(driver, "the game", (s) => s.screen === "curtain" || s.screen === "table");
  if (seen.screen === "curtain") await press("take-device");
  await until(driver, "the table", (s) => s.screen === "table");
  await press("menu");
  await until(driver, "the menu", (s) => s.actions.includes("replay"));
  await press("replay");
  await until(driver, "the replay", (s) => s.screen === "replay");
  const jumps = await page.evaluate(async ([count, last]) => {
    const program = window.orrery, mirror = document.getElementById("mirror"), out = [];
    let chance = 1;
    while (out.length < count) {
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
      const ply = Math.floor(chance / 2 ** 32 * (last + 1));
      if (String(ply) === mirror.dataset.ply) continue;
      // A button that goes to the beginning of a turn is changed to go to any move.
      const button = mirror.querySelector('button[data-action="replay-go"]'), home = button.dataset.value;
      const frames = program._orrery_frames_drawn(), from = performance.now();
      button.dataset.value = String(ply);
      button.click();
      const going = performance.now() - from;
      button.dataset.value = home;
      if (mirror.dataset.ply !== String(ply)) throw new Error(`the replay is at move ${mirror.dataset.ply}, not at ${ply}`);
      while (program._orrery_frames_drawn() === frames) await new Promise((done) => requestAnimationFrame(done));
      out.push([going, program._orrery_last_frame_ms()]);
    }
    return out;
  }, [kJumps, kDecisions]);
  const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
  const at = (numbers, part) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))].toFixed(1);
  const whole = jumps.map(([going, frame]) => going + frame);
  console.log(`jump in a replay of ${kDecisions}       ${at(whole, 0.5)} ms (median of ${kJumps}; 95 of 100 under ${at(whole, 0.95)} ms, worst ${at(whole, 1)} ms): `
    + `${at(jumps.map((jump) => jump[0]), 0.5)} ms going and mirror, ${at(jumps.map((jump) => jump[1]), 0.5)} ms frame`);
} finally {
  await browser.close();
  await site.close();
}
