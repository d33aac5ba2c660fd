// Playing Race for the Galaxy on the canvas as a person does. What to aim at is found by its name in the program's list of
// targets (English); where several cards are chosen at once they are touched one after the other and confirmed once.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { named, onTop, skipRecap, starting } from "./hands.mjs";
import { countdown, patience } from "./patience.mjs";

const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
/// The `nth` target whose name is that of a card, with `ending` behind it.
const card = (id, ending = "", nth = 0) => (targets) =>
  onTop(targets).filter((target) => target.name.endsWith(ending) && plain(target.name.slice(0, target.name.length - ending.length)) === plain(id))[nth];
const button = (...words) => (targets) => onTop(targets).filter((target) => words.some((word) => target.name.startsWith(word))).at(-1);
const nthStarting = (word, nth) => (targets) => onTop(targets).filter((target) => target.name.startsWith(word))[nth];

const actionCards = {
  explore_5: nthStarting("Explore: ", 0), explore_1: nthStarting("Explore: ", 1), develop: nthStarting("Develop: ", 0),
  develop_2: nthStarting("Develop: ", 1), settle: nthStarting("Settle: ", 0), settle_2: nthStarting("Settle: ", 1),
  consume_trade: nthStarting("Consume: ", 0), consume_x2: nthStarting("Consume: ", 1), produce: nthStarting("Produce: ", 0),
};
const partner = { develop_2: "develop", settle_2: "settle" };

/// The first `n` of some cards, each with its place among those of its name.
function first(cards, n, ending, type) {
  const taken = cards.slice(0, n);
  return {
    touches: taken.map((id, i) => card(id, ending, taken.slice(0, i).filter((other) => other === id).length)),
    moves: taken.map((id) => ({ type, card: id })),
  };
}

/// What to touch for an answer to the open decision, and the moves that come of it: {touches, moves}. `move` is the answer
/// where one move is all of it; `legal` are all moves.
export function answer(move, view, legal) {
  const { seat, kind } = view.decision, { seats, owed } = view.table;
  const me = seats[seat], one = (...touches) => ({ touches, moves: [move] });
  const alike = (field) => legal.filter((other) => other[field] === move[field]);
  switch (kind) {
    case "setup_discard":
    case "hand_limit": {
      const { touches, moves } = first(me.hand, owed, ", in hand", "discard");
      return { touches: [...touches, button("Discard ")], moves };
    }
    case "pay": {
      const { touches, moves } = first(me.hand, owed, ", in hand", "discard");
      return { touches: [...touches, button("Pay ")], moves };
    }
    case "explore_keep": {
      const { touches, moves } = first(me.drawn, owed, ", drawn", "keep");
      return { touches: [...touches, button("Keep ")], moves };
    }
    case "consume_hand": return { touches: [named("Keep my hand")], moves: [{ type: "done" }] };
    case "choose_actions": {
      const chosen = move.actions.filter((id) => !move.actions.some((other) => partner[other] === id));
      return one(...chosen.map((id) => actionCards[id]), named("Choose"));
    }
    case "place_development":
    case "place_world": return move.type === "pass" ? one(named("No card")) : one(card(move.card, ", in hand"), button("Place it"));
    case "settle_method": return one((targets) => {
      const ways = onTop(targets).filter((target) => /^(Pay|Colony Ship|Conquer|Contact)/.test(target.name));
      return ways[legal.findIndex((other) => other.method === move.method)];
    });
    case "trade_sell":
    case "consume_good": return one(card(move.world));
    case "consume": {
      if (move.type === "done") return one(starting("Stop here"));
      const powers = alike("card").filter((other) => other.type === "power");
      const which = (targets) => onTop(targets).filter((target) => /good|number/.test(target.name))[powers.findIndex((other) => other.power === move.power)];
      return powers.length > 1 ? one(card(move.card), which) : one(card(move.card));
    }
    case "lucky_number": return one((targets) => onTop(targets).find((target) => new RegExp(`^${move.number}\\b`).test(target.name)));
    case "produce_windfall": {
      const sources = [...new Set(legal.map((other) => other.source))];
      // The chooser lies before the cards of the tableau, one of which bears the same name.
      const source = (targets) => onTop(targets).filter((target) => plain(target.name) === (move.source === "bonus" ? "producebonus" : plain(move.source))).at(-1);
      return sources.length > 1 ? one(source, card(move.world)) : one(card(move.world));
    }
    default: return assert.fail("no such decision: " + kind);
  }
}

/// A whole game by these hands, beside the engine itself, which is asked after every answer whether the screen is right.
/// Resolves to the kinds of decisions that were answered.
export async function playByHand(visit, game, choose, hand) {
  const kinds = new Set();
  for (let ply = 0; ;) {
    const seen = await visit.until("a table, a curtain or the end",
      (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0) || s.screen === "curtain");
    if (seen.screen === "end") return kinds;
    if (seen.screen === "curtain") {
      await hand(visit, starting("I am "), "the curtain's button");
      await visit.until("the curtain to open", (s) => s.screen !== "curtain");
      continue;
    }
    if (seen.actions.includes("recap-skip")) await skipRecap(visit, hand);
    const { decision, moves: legal } = await game.moves();
    assert.deepEqual(seen.moves, legal, `after ${ply} moves the mirror offers what the engine allows`);
    kinds.add(decision.kind);
    const view = await game.view(decision.seat);
    const { touches, moves } = answer(JSON.parse(choose(legal)), view, legal.map((text) => JSON.parse(text)));
    const text = `${decision.kind}: ${JSON.stringify(moves)}`;
    for (const find of touches) await hand(visit, find, text);
    for (const move of moves) await game.apply(move);
    ply += moves.length;
    const done = async () => {
      const now = await visit.see();
      return now.actions.includes("confirm") || now.screen !== "table" || (await visit.page.locator("#mirror").getAttribute("data-ply")) === String(ply);
    };
    for (const isOver = countdown(patience); !await done(); await sleep(15)) assert.ok(!isOver(), `${text} was not made`);
    if ((await visit.see()).actions.includes("confirm")) await hand(visit, named("Go on"), "the question");
  }
}
