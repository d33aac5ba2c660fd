// Measures how long the computer players think about a decision: `node decisions.mjs DIST`, by the site's own worker in Chromium, two
// seats, every game. All levels think about the same positions, of games between players of the level `hard`.
import { launchChromium } from "../browser/browser.mjs";
import { games } from "../browser/games.mjs";
import { Oracle } from "../browser/oracle.mjs";
import { serve } from "../../web/serve.mjs";

const kDecisions = 24, kEvery = 5, kLevels = ["novice", "easy", "normal", "hard", "expert"];
const site = await serve(process.argv[2]), browser = await launchChromium({ isWhole: true });
try {
  for (const { id: game } of games) {
    const page = await browser.newPage();
    await page.goto(site.url + "licences/orrery.txt");
    const oracle = await Oracle.start(page, site), times = kLevels.map(() => []);
    for (let seed = 1, choices = 0; times[0].length < kDecisions; ++seed) {
      const table = await oracle.game({ game, players: 2, seed });
      for (;;) {
        const { decision, moves } = await table.moves().catch(() => ({ decision: null }));
        if (!decision || times[0].length === kDecisions) break;
        if (moves.length > 1 && choices++ % kEvery === 0)
          for (const [i, level] of kLevels.entries()) {
            const from = performance.now();
            await table.ask("bot", { level, seed });
            times[i].push(performance.now() - from);
          }
        await table.apply((await table.ask("bot", { level: "hard", seed })).move);
      }
      await table.ask("close");
    }
    const said = times.map((all, i) => {
      all.sort((a, b) => a - b);
      return `${kLevels[i]} ${all[Math.floor(all.length / 2)].toFixed(0)} (${all.at(-1).toFixed(0)})`;
    });
    console.log(`a decision, ${game}`.padEnd(32), `${said.join(", ")} ms (median of ${kDecisions}, in brackets the longest)`);
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
