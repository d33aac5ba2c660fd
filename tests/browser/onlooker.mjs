// Shows stored games on the screen, for tests that compare two positions.
import { Oracle, store, storedSave } from "./oracle.mjs";
import { sharp } from "./stage.mjs";
import { sameShown } from "./truths.mjs";

export const curtain = (v) => v.until("the curtain", (s) => s.screen === "curtain");
export const table = async (v) => { await v.press("take-device"); await v.until("the table", (s) => s.screen === "table"); };

/// `visit` is the function returned by `stage()`.
export function onlooker(visit) {
  async function withOracle(body) {
    await visit({ fragment: null }, async (v) => {
      const blank = await v.context.newPage();
      await blank.goto(v.url + "licences/orrery.txt");
      await body(await Oracle.start(blank, v.site), v);
    });
  }

  /// Resolves to the screen of a stored game, step by step: [{picture, mirror}].
  async function shown(side, options, steps) {
    const out = [];
    await visit({
      fragment: "", ...sharp, ...options,
      before: (blank) => store(blank, storedSave({ ...side.save, created: "2026-01-01T00:00:00Z", updated: "2026-01-01T00:00:00Z" },
        { id: "pair", decision: side.decision })),
    }, async (v) => {
      await v.until("the shelf with the game", (s) => s.actions.includes("continue"));
      await v.press("continue");
      for (const step of steps) {
        await step(v);
        out.push({ picture: await v.picture(), mirror: await v.mirror() });
      }
    });
    return out;
  }

  const same = (pair, options, steps) => sameShown(pair, (truth) => shown(truth, options, steps));
  return { withOracle, shown, same };
}
