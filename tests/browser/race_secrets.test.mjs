// Race for the Galaxy: what a seat may not know is not on the screen. Pairs of positions that differ only in hands, in cards
// before somebody, in choices that are still secret, in goods and piles must give the same pictures and the same mirrors.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brisk } from "./journey.mjs";
import { curtain, onlooker, table } from "./onlooker.mjs";
import { limit } from "./patience.mjs";
import { desktop, phone, stage, tablet } from "./stage.mjs";
import { pairOf } from "./truths.mjs";

const visit = stage();
const { withOracle, same } = onlooker(visit);

/// The first position of a random game in which `wanted(position)` holds.
async function find(oracle, how, wanted) {
  for (let seed = 1; seed <= 40; ++seed) {
    const game = await oracle.game({ game: "race", seed, ...how });
    const choose = brisk(seed);
    for (let ply = 0; ply < 200; ++ply) {
      const position = await game.position();
      if (!position.decision) break;
      if (wanted(position)) return position;
      await game.apply(choose((await game.moves()).moves));
    }
  }
  return assert.fail("no such position");
}

/// Seats that have answered already at a decision that is put to all in turn order.
const answered = ({ table: { seats, waiting } }) => seats.map((_, seat) => seat).filter((seat) => !waiting.includes(seat));

for (const [what, where, how, wanted] of [
  ["actions chosen before the reveal", tablet, { players: 2 },
    (p) => p.decision.kind === "choose_actions" && p.table.round >= 3 && answered(p).length === 1],
  ["a card set aside, or none", tablet, { players: 2 },
    (p) => p.decision.kind === "place_development" && p.table.round >= 2 && answered(p).some((seat) => p.table.seats[seat].placing)],
  ["a card set aside, or none, on a phone", phone, { players: 3 },
    (p) => p.decision.kind === "place_world" && answered(p).some((seat) => p.table.seats[seat].placing)],
  ["cards drawn in Explore", desktop, { players: 4 },
    (p) => p.decision.kind === "explore_keep" && p.table.seats.some((player, seat) => seat !== p.decision.seat && player.drawn.length > 0)],
]) {
  test(`curtain and table tell nothing of others: ${what}`, limit, () => withOracle(async (oracle) => {
    const position = await find(oracle, how, wanted);
    const me = position.decision.seat, others = position.table.seats.map((_, seat) => seat).filter((seat) => seat !== me);
    const pair = await pairOf(oracle, position, others, [me]);
    const [onCurtain, onTable] = await same(pair, { viewport: where }, [curtain, table]);
    assert.notEqual(onCurtain.mirror, onTable.mirror);
    assert.ok(!onCurtain.picture.equals(onTable.picture));
  }));
}

test("the curtain tells nothing of anybody's cards, and the comparison can fail", limit, () => withOracle(async (oracle) => {
  const position = await find(oracle, { players: 2 }, (p) => p.decision.kind === "choose_actions" && p.table.round >= 2 && answered(p).length === 0);
  const pair = await pairOf(oracle, position, [0, 1], []);
  await same(pair, {}, [curtain]);
  await assert.rejects(same(pair, {}, [curtain, table]), /step 1: the mirrors/, "the own cards do show");
}));

test("a choice in the open tells nothing of anybody's cards", limit, () => withOracle(async (oracle) => {
  const position = await find(oracle, { players: 2 }, (p) => ["consume", "trade_sell", "consume_good"].includes(p.decision.kind));
  const pair = await pairOf(oracle, position, [0, 1], []);
  await same(pair, {}, [(v) => v.until("the table, covered", (s) => s.screen === "table" && s.moves.length > 0)]);
}));
