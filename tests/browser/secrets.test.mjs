// What a seat may not know is not on the screen, in no form. Pairs of positions that differ only in such secrets must give
// the same pictures to the byte, and the same mirrors.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardName } from "./jumpgate_hands.mjs";
import { brisk } from "./journey.mjs";
import { store, storedSave } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { desktop, phone, stage, tablet } from "./stage.mjs";
import { curtain, onlooker, table } from "./onlooker.mjs";
import { pairOf, sameShown } from "./truths.mjs";

const visit = stage();
const { withOracle, shown, same } = onlooker(visit);


const openLog = async (v) => { if ((await v.see()).screen === "table" && (await v.see()).actions.includes("log")) await v.press("log"); };

for (const [where, viewport] of Object.entries({ tablet, phone, desktop })) {
  test(`curtain and table of seat 0 tell nothing of seat 1 (${where})`, limit, () => withOracle(async (oracle) => {
    let position;
    for (let seed = 90; !position || position.table.players[1].hand.length === 5; ++seed) {
      const game = await oracle.game({ players: 2, seed });
      await game.play(brisk(seed), (decision, ply) => ply >= 14 && decision.seat === 1 && decision.kind === "action");
      position = await game.position();
      assert.ok(seed < 120 && position.decision);
    }
    // Seat 1 draws cards before seat 0 looks: the log tells how many, not which.
    const pair = await pairOf(oracle, position, [1], [0], async (game) => {
      await game.apply({ type: "research" });
      await game.apply({ type: "done" });
      if ((await game.moves()).decision.seat === 1) await game.apply({ type: "end_turn" });
    });
    assert.equal(pair[0].decision.seat, 0);
    const [onCurtain, onTable] = await same(pair, { viewport }, [curtain, table, openLog]);
    assert.notEqual(onCurtain.mirror, onTable.mirror);
    assert.ok(!onCurtain.picture.equals(onTable.picture));
  }));
}

test("the curtain for seat 1 tells nothing of anybody's cards", limit, () => withOracle(async (oracle) => {
  const game = await oracle.game({ players: 2, seed: 31 });
  await game.play(brisk(31), (decision, ply) => ply >= 10 && decision.seat === 1 && decision.kind === "action");
  const pair = await pairOf(oracle, await game.position(), [0, 1], []);
  await same(pair, {}, [curtain, async (v) => { await v.press("menu"); await v.until("the menu", (s) => s.actions.includes("shelf")); }]);
}));

test("the own cards do show: the comparison can fail", limit, () => withOracle(async (oracle) => {
  const game = await oracle.game({ players: 2, seed: 31 });
  await game.play(brisk(31), (decision, ply) => ply >= 10 && decision.seat === 1 && decision.kind === "action");
  const pair = await pairOf(oracle, await game.position(), [0, 1], []);
  await assert.rejects(same(pair, {}, [curtain, table]), /step 1: the mirrors/, "seat 1 sees its own cards in the mirror");
  const pictures = async (truth) => (await shown(truth, {}, [curtain, table])).map(({ picture }) => ({ mirror: "", picture }));
  await assert.rejects(sameShown(pair, pictures), /step 1: the pictures/, "and on the screen");
}));

test("a choice in the open, in another's turn, covers everybody's cards", limit, () => withOracle(async (oracle) => {
  // A claim at a planet where the other seat has a marker: that seat answers while the claimant holds the device.
  let found;
  for (let seed = 1; seed <= 60 && !found; ++seed) {
    const game = await oracle.game({ players: 2, seed });
    const choose = brisk(seed);
    await game.play(choose, (decision) => decision.kind === "claim_mark" && decision.seat !== decision.claimer);
    const { decision } = await game.ask("moves").catch(() => ({ decision: null }));
    if (decision) found = { position: await game.position(), decision };
  }
  assert.ok(found, "there is such a position");
  const { seat } = found.decision;
  const pair = await pairOf(oracle, found.position, [0, 1], []);
  const openly = (v) => v.until("the table, covered", (s) => s.screen === "table" && s.moves.length === 2);
  await same(pair, {}, [openly]);
  // Who wants to weigh the own cards asks for the curtain; only behind it they are told.
  const own = pair[0].truth.table.players[seat].hand.map(cardName);
  assert.ok(own.length > 0);
  const told = async (v) => (await v.page.locator("#mirror section li").allTextContents()).join("\n");
  await visit({ fragment: "", before: (blank) => store(blank, storedSave(pair[0].save, { decision: pair[0].decision })) }, async (v) => {
    await v.until("the shelf with the game", (s) => s.actions.includes("continue"));
    await v.press("continue");
    await openly(v);
    const before = await told(v);
    await v.press("peek");
    await curtain(v);
    await table(v);
    const after = await told(v);
    for (const card of own) {
      assert.ok(!before.includes(card), `${card} is not told in the open`);
      assert.ok(after.includes(card), `${card} is told behind the curtain`);
    }
  });
}));

test("links, addresses and the page's title carry nothing of a game", limit, () => visit({ fragment: "#new=jumpgate&players=2&seed=7" }, async (v) => {
  await v.playMoves(12, brisk(3));
  const title = await v.page.title();
  const address = v.page.url();
  assert.doesNotMatch(title + address, /nav_|sand_|hand|hidden/);
}));
