// Plays Race for the Galaxy on the canvas like a person. Targets are found by their names in the program's list of targets
// (in English). Cards that are chosen together are touched one after the other and confirmed once.
import assert from "node:assert/strict";
import { byKeys, byMouse, byTouch, named, onTop, starting } from "./hands.mjs";
import { phone } from "./stage.mjs";

const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
/// Returns a function that finds the `nth` target with the name of the card followed by `ending`.
const card = (id, ending = "", nth = 0) => (targets) =>
  onTop(targets).filter(({ name }) => name.endsWith(ending) && plain(name.slice(0, name.length - ending.length)) === plain(id))[nth];
const nthStarting = (words, nth) => (targets) => onTop(targets).filter(({ name }) => name.startsWith(words))[nth];

const actionCards = {
  explore_5: nthStarting("Explore: ", 0), explore_1: nthStarting("Explore: ", 1), develop: starting("Develop: "),
  develop_2: starting("Develop (second): "), settle: starting("Settle: "), settle_2: starting("Settle (second): "),
  consume_trade: nthStarting("Consume: ", 0), consume_x2: nthStarting("Consume: ", 1), produce: nthStarting("Produce: ", 0),
};
/// Choosing the key also chooses the value.
const partner = { develop_2: "develop", settle_2: "settle" };
const methods = {
  pay: "Pay", pay_ship: "Colony Ship", conquer: "Conquer", conquer_tactics: "Conquer with Tactics", contact: "Contact Specialist",
  contact_ship: "Contact and Colony Ship",
};

/// Returns the touches for the first `count` of some cards and for the button that confirms them.
function several(cards, count, ending, type, confirm) {
  const taken = cards.slice(0, count);
  const nth = (id, at) => taken.slice(0, at).filter((other) => other === id).length;
  return {
    touches: [...taken.map((id, at) => card(id, ending, nth(id, at))), named(`${confirm} ${count}`)],
    moves: taken.map((id) => ({ type, card: id })),
  };
}

/// Returns the touches that place a card: the card, the first of the other cards if it is paid for with some of them, and the button that
/// says both.
function placing(hand, id, move) {
  const at = hand.indexOf(id), nth = (i) => hand.slice(0, i).filter((other) => other === hand[i]).length;
  const others = hand.map((_, i) => i).filter((i) => i !== at);
  const further = async ({ touch, targets }) => {
    const price = onTop(await targets()).map(({ name }) => Number(/^paying 0 of (\d+)$/.exec(name)?.[1])).find((n) => n > 0) ?? 0;
    const paid = others.slice(0, price);
    for (const i of paid) await touch(card(hand[i], ", in hand", nth(i)));
    await touch((all) => onTop(all).find(({ name }) => /^Place it|^Place .*, pay \d+$/.test(name)));
    return paid.map((i) => ({ type: "discard", card: hand[i] }));
  };
  return { touches: [card(id, ", in hand")], moves: [move], further };
}

/// See `playByHand`. If several cards are owed, the answer takes the first ones, whatever `move` names.
function answer({ move, view, legal, names }) {
  const { seat, kind } = view.decision, { seats, owed, power } = view.table;
  const me = seats[seat], one = (...touches) => ({ touches, moves: [move] });
  switch (kind) {
    case "setup_discard":
    case "hand_limit": return several(me.hand, owed, ", in hand", "discard", "Discard");
    case "pay": return several(me.hand, owed, ", in hand", "discard", "Pay");
    case "explore_keep": return several(me.drawn, owed, ", drawn", "keep", "Keep");
    case "choose_actions": {
      const chosen = move.actions.filter((id) => !move.actions.some((other) => partner[other] === id));
      return one(...chosen.map((id) => actionCards[id]), named("Choose"));
    }
    case "place_development":
    case "place_world": return move.type === "pass" ? one(named("No card")) : placing(me.hand, move.card, move);
    case "settle_method": return one(starting(methods[move.method] + ": "));
    case "trade_sell":
    case "consume_good": return one(card(move.world));
    case "consume": {
      if (move.type === "done") return one(named("Stop here"));
      const powers = legal.filter((other) => other.type === "power" && other.card === move.card);
      if (powers.length === 1) return one(card(move.card));
      // The question names the power like the move. A warning may follow the name.
      const name = names[JSON.stringify(move)];
      return one(card(move.card), (targets) => onTop(targets).find((target) => target.name !== "" && name.startsWith(target.name)));
    }
    case "consume_hand": {
      if (move.type === "done") return one(named("Keep my hand"));
      const goesOn = power.left > 1 && me.hand.length > 1;
      return { touches: [card(move.card, ", in hand"), starting("Discard 1 ")], moves: goesOn ? [move, { type: "done" }] : [move] };
    }
    case "lucky_number": return one(starting(`${move.number}: `));
    case "produce_windfall": {
      const sources = new Set(legal.map((other) => other.source));
      const source = (targets) => onTop(targets).find(({ name }) => plain(name) === "producewith" + (move.source === "bonus" ? "producebonus" : plain(move.source)));
      return sources.size > 1 ? one(source, card(move.world)) : one(card(move.world));
    }
    default: return assert.fail("no such decision: " + kind);
  }
}

/// A game whose seats begin with cards that ask for rare decisions: several ways to place a world, goods to sell, a card with two powers,
/// a called number, windfalls of several sources.
const withPowers = async (game) => {
  const position = await game.position(), { supply, seats } = position.table;
  const lay = (seat, id, hasGood = false) => {
    const at = supply.indexOf(id);
    if (at < 0) return;                                    // somebody holds it
    supply.splice(at, 1);
    seat.tableau.push({ card: id, good: hasGood ? supply.pop() : null, new: false, used: [] });
  };
  const windfalls = ["asteroid_belt", "empath_world", "radioactive_world", "refugee_world", "galactic_resort", "pre_sentient_race"];
  for (const [i, seat] of seats.entries()) {
    for (const id of ["colony_ship", "gambling_world", "genetics_lab", "mining_robots"]) lay(seat, id);
    for (const id of windfalls.slice(2 * i, 2 * i + 2)) lay(seat, id, true);
  }
  return position;
};

/// See games.mjs. Deals and choices in which nearly every kind of decision occurs within few rounds.
export const game = {
  id: "race", answer,
  wholeGames: {
    mirror: { players: 2, seed: 11, options: { round_limit: 5 }, least: 30, backEvery: 2 },
    hands: { players: 2, seed: 7, options: { round_limit: 3 }, least: 12, from: withPowers, device: { viewport: phone } },
    computer: { link: "players=2&seed=3&bots=1&level=random&option.round_limit=4", least: 10 },
    deep: {
      mirror: {
        "two seats, two actions a round": { players: 2, seed: 11, least: 40, backEvery: 5 },
        "two seats, one action a round": { players: 2, seed: 12, options: { two_actions: false }, least: 40, backEvery: 5 },
        "three seats": { players: 3, seed: 13, options: { setup: "first_game" }, least: 40, backEvery: 5 },
        "four seats": { players: 4, seed: 14, options: { setup: "no_zero" }, least: 40, backEvery: 5 },
      },
      hands: {
        "touch on a phone": { players: 2, seed: 13, options: { round_limit: 6 }, least: 10, from: withPowers, hand: byTouch,
          device: { deviceScaleFactor: 0.75, hasTouch: true, isMobile: true, viewport: phone } },
        "mouse, with full movement, three players": { players: 3, seed: 119, options: { round_limit: 4 }, least: 8, from: withPowers, hand: byMouse,
          device: { reducedMotion: "no-preference" } },
        keyboard: { players: 2, seed: 11, options: { round_limit: 6 }, least: 10, from: withPowers, hand: byKeys() },
      },
    },
  },
};
