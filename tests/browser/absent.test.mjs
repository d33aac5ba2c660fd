// All tests run with poison in place of the constants of parts that are not loaded; here the poison itself is examined. In the deep
// tier, games run in a program that checks every load.
// ctest: cost=100 timeout=2400
import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { absent, poison, readCheckedSite, withReadCheck } from "./absent.mjs";
import { dist } from "./browser.mjs";
import { games, link } from "./games.mjs";
import { brisk, changeLanguage, seeReplay } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { stage } from "./stage.mjs";
import { deepTest, isDeep } from "./tier.mjs";

const visit = stage();
const parts = Object.keys(JSON.parse(readFileSync(path.join(dist, "files.json"), "utf8")).files)
  .flatMap((name) => name.match(/^orrery[.](\w+)[.]wasm$/)?.[1] ?? []);

test("a part's constants are poisoned until it arrives", limit, () => visit({}, async (v) => {
  // Resolves to the number of the part's stretches that are all poison.
  const poisoned = (part) => v.page.evaluate(([ranges, value]) => {
    const { HEAPU8 } = window.orrery;
    return ranges.filter(([first, end]) => HEAPU8.subarray(first, end).every((byte) => byte === value)).length;
  }, [absent[part], poison]);
  assert.deepEqual(Object.keys(absent ?? {}).sort(), parts.sort(), "the build tells of every part");
  await v.until("the shelf", (s) => s.screen === "shelf");
  const here = await v.evaluate("return orreryParts.here();");
  for (const part of parts) if (!here.includes(part)) assert.equal(await poisoned(part), absent[part].length, part);
  const { id } = games[0];
  await v.open(link(id, { players: 2, seed: 7 }));
  await v.toTable();
  if (parts.includes(id)) assert.equal(await poisoned(id), 0, "nothing is left of the poison");
}));

// The deep tier's script, with programs that never call it.
test("loads can be checked beside the poison", { ...limit, skip: !absent && "the site is in one piece" }, () => visit({ init: [withReadCheck], fragment: link(games[0].id, { players: 2, seed: 7 }) }, async (v) => {
  await v.toTable();
  assert.equal(await v.page.evaluate(() => window.readsChecked), 0);
  if (parts.includes(games[0].id)) {
    const left = await v.page.evaluate((ranges) => ranges.filter(([first, end]) => window.absentBytes.subarray(first, end).includes(1)).length, absent[games[0].id]);
    assert.equal(left, 0, "the game's constants no longer count as absent");
  }
}));

let folder;
before(() => { if (isDeep) folder = readCheckedSite(); });
after(() => { if (folder) rmSync(folder, { recursive: true }); });

for (const { id } of games) {
  deepTest(`${id}: no load reads a constant of an absent part`, { timeout: 3 * limit.timeout }, () => visit({
    folder, init: [withReadCheck], fragment: link(id, { players: 2, seed: 7 }), tolerates: [/provoked/],
  }, async (v) => {
    await v.playMoves(60, brisk(7));
    await changeLanguage(v);
    await seeReplay(v);
    assert.ok(await v.page.evaluate(() => window.readsChecked) > 1e6, "loads are checked");
    assert.deepEqual(v.complaints, []);
    // Now the constants of the game count as absent, so the next move must be noticed.
    await v.page.evaluate((ranges) => {
      window.why = "provoked";
      for (const [first, end] of ranges) window.absentBytes.fill(1, first, end);
    }, absent[id]);
    await v.playMoves(1);
    assert.ok(v.complaints.length > 0, "a read of an absent constant is noticed");
  }));
}
