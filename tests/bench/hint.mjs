// Measures the time from asking for a hint to the first one: `node hint.mjs DIST`, in Chromium with software GL, for every game. It ends
// when the mirror marks the suggested move; the search goes on in the worker after that.
import { launchChromium } from "../browser/browser.mjs";
import { games } from "../browser/games.mjs";
import { dice, mirrorText, playMove, press, toTable, until, untilChanged } from "../browser/journey.mjs";
import { serve } from "../../web/serve.mjs";

const kHints = 12;
const site = await serve(process.argv[2]), browser = await launchChromium({ isWhole: true });
try {
  for (const { id: game } of games) {
    const visitor = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: "reduce" }), page = await visitor.newPage();
    await page.goto(`${site.url}#new=${game}&players=2&seed=7`);
    const driver = { evaluate: (js) => page.evaluate(`(() => { ${js} })()`) }, roll = dice(7), times = [];
    while (times.length < kHints) {
      const { screen, moves, actions } = await toTable(driver);
      if (screen === "end") break;
      if (actions.includes("peek")) {                      // no hint lies open to everybody
        await press(driver, "peek");
        await until(driver, "the curtain", (s) => s.screen === "curtain");
        continue;
      }
      if (actions.includes("recap-skip")) {                // what others did is shown first
        await press(driver, "recap-skip");
        await until(driver, "the table", (s) => !s.actions.includes("recap-skip"));
        continue;
      }
      if (moves.length > 1 && actions.includes("hint")) {
        times.push(await page.evaluate(() => new Promise((done) => {
          const mirror = document.getElementById("mirror"), from = performance.now();
          const look = () => (mirror.querySelector("button[data-hint]") ? done(performance.now() - from) : setTimeout(look, 1));
          mirror.querySelector('button[data-action="hint"]').click();
          look();
        })));
        await press(driver, "hint-close");
      }
      const before = await mirrorText(driver);
      await playMove(driver, moves[roll(moves.length)]);
      await untilChanged(driver, before);
    }
    times.sort((a, b) => a - b);
    console.log(`first hint, ${game}`.padEnd(32), `${times[Math.floor(times.length / 2)].toFixed(0)} ms (median of ${times.length}; worst ${times.at(-1).toFixed(0)} ms)`);
    await visitor.close();
  }
} finally {
  await browser.close();
  await site.close();
}
