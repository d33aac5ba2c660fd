// Playing Jump Gate on the canvas as a person does: by touch, by mouse, by keyboard. What to aim at is found by its name in
// the program's list of targets (English); what a move needs is worked out here from the rules of the screen, not asked.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { countdown, patience } from "./patience.mjs";

const codeWord = { j: "Jump", s: "Scan", l: "Land" };
/// "nav_j2s4": the words on the card.
export function cardName(id) {
  return id.slice(4).match(/[jsl][w1-4]/g).map((code) => `${codeWord[code[0]]} ${code[1] === "w" ? "any" : code[1]}`).join(" · ");
}
const same = (a, b) => a.toLowerCase() === b.toLowerCase();

/// Targets that can be hit at all: on the topmost layer.
export function onTop(targets) {
  const top = Math.max(...targets.map((target) => target.layer));
  return targets.filter((target) => target.layer === top);
}

/// Finds the target of this name on the topmost layer.
export const named = (name) => (targets) => onTop(targets).find((target) => same(target.name, name));
const planet = (id) => (targets) => onTop(targets).filter((target) => same(target.name, id)).at(-1);   // the sphere, not its caption
export const starting = (...words) => (targets) => onTop(targets).find((target) => words.some((word) => target.name.startsWith(word)));
const resource = (id, view) => (targets) => {
  const home = view.table.planets.find((place) => place.face_up.some((card) => card.resource === id));
  const at = home.face_up.findIndex((card) => card.resource === id);
  const row = onTop(targets).filter((target) => target.name.toLowerCase().endsWith(" at " + home.id) && !/ face-down at |^Take back|^Do again/.test(target.name));
  return row.length === home.face_up.length ? row[at] : undefined;
};
const pair = (cards) => (targets) => onTop(targets).find((target) => same(target.name, cards.map(cardName).join(", ")));

/// What to touch, one thing after the other, for `move` of the seat whose view this is. `odd` takes the other way where
/// there are two.
export function touches(move, view, odd) {
  const seat = view.decision.seat, me = view.table.players[seat];
  const here = me.ship;
  const hand = me.hand.map((id) => ({ id, codes: Object.fromEntries(id.slice(4).match(/[jsl][w1-4]/g).map((c) => [c[0], c[1]])) }));
  switch (move.type) {
    case "fly": {
      const to = planets[move.to];
      const jumps = hand.some((card) => card.codes.j === "w" || card.codes.j === String(to.jump));
      return jumps ? [planet(move.to), named("Fly there")] : [planet(move.to)];
    }
    case "jump": {
      const card = named(cardName(move.card));
      return odd ? [planet(move.to), card] : [card, planet(move.to)];
    }
    case "scan": {
      const fitting = hand.filter((card) => card.codes.s === "w" || card.codes.s === String(planets[here].scan));
      const code = named("Scan " + here);
      if (odd) return fitting.length === 1 ? [code] : [code, named(cardName(move.card))];
      return [named(cardName(move.card)), code];
    }
    case "land": return [named("Land on " + here), pair(move.cards)];
    case "harvest": {
      const steps = [resource(move.resource, view), named(cardName(move.card))];
      return odd ? steps : steps.reverse();
    }
    case "research": return [named("Research")];
    case "end_turn": return [named("End turn")];
    case "place": return [resource(move.resource, view)];
    case "discard": return [named(cardName(move.card))];
    case "done": return [starting("Draw ", "Done")];
    case "leave": return [named("Leave")];
    case "take": return [move.resource ? resource(move.resource, view) : named("Take")];
    case "pass": return [view.decision.kind === "scan_marker" ? named("No marker") : named("Nothing more")];
    default: throw new Error("no such move: " + JSON.stringify(move));
  }
}

// Jump and scan codes, as printed on the planets.
const planets = {
  sethium: { jump: 3, scan: 3 }, waldwelt: { jump: 2, scan: 2 }, anno: { jump: 2, scan: 1 }, bueheggar: { jump: 1, scan: 4 },
  chandleria: { jump: 3, scan: 1 }, cinder: { jump: 4, scan: 2 }, halcyra: { jump: 4, scan: 1 }, korund: { jump: 1, scan: 2 },
  mirefall: { jump: 4, scan: 4 }, pelagia: { jump: 2, scan: 3 }, quillon: { jump: 3, scan: 4 }, ombra: { jump: 1, scan: 3 },
};

/// Waits for a target; the error lists what there was.
export async function seek(visit, find, what) {
  const isOver = countdown(patience);
  for (;;) {
    const targets = await visit.targets();
    const target = targets.length > 0 ? find(targets) : undefined;
    if (target) return target;
    if (isOver())
      throw new Error(`nothing to touch for ${what}; there is: ${onTop(targets).map((t) => t.name).join(" | ")}`);
    await sleep(15);
  }
}

const middle = (target) => [target.x + target.w / 2, target.y + target.h / 2];

/// Does something with fingers or keys, and waits until the program has drawn what came of it.
async function act(visit, what) {
  await what();
  await visit.drawn();
}

/// Each: async (visit, find, what) => …, which activates the target that `find` finds.
export const byTouch = async (visit, find, what) => {
  const at = middle(await seek(visit, find, what));
  await act(visit, () => visit.page.touchscreen.tap(...at));
};

export const byMouse = async (visit, find, what) => {
  const [x, y] = middle(await seek(visit, find, what));
  await act(visit, async () => {
    await visit.page.mouse.move(x, y);
    await visit.page.mouse.down();
    await visit.page.mouse.up();
  });
};

/// Presses a key and waits until the focus ring stands elsewhere; resolves to the target that has it now.
export async function moveFocus(visit, key) {
  const before = (await visit.targets()).find((target) => target.focused)?.id ?? 0;
  await visit.page.keyboard.press(key);
  const now = await visit.page.evaluate(([from, limit]) => new Promise((done) => {
    const program = window.orrery, isOver = window.countdown(limit);
    const look = () => {
      const focused = JSON.parse(program.UTF8ToString(program._orrery_targets())).find((target) => target.focused);
      if ((focused && focused.id !== from) || isOver()) done(focused);
      else setTimeout(look, 5);
    };
    look();
  }), [before, patience]);
  assert.ok(now && now.id !== before, `${key} does not move the focus`);
  return now;
}

/// Tab and Shift+Tab, whichever way is shorter, then Enter or Space in turns.
export function byKeys() {
  let turns = 0;
  return async (visit, find, what) => {
    const wanted = await seek(visit, find, what);
    const order = onTop(await visit.targets()).filter((target) => target.focusable);
    const from = order.findIndex((target) => target.focused), to = order.findIndex((target) => target.id === wanted.id);
    assert.ok(to >= 0, `${what}: ${wanted.name} cannot be reached by keyboard`);
    const ahead = from < 0 ? to + 1 : (to - from + order.length) % order.length;
    const backwards = from >= 0 && ahead > order.length / 2;
    let focused = order[from];
    for (let steps = 0; focused?.id !== wanted.id; ++steps) {
      assert.ok(steps <= order.length, `${what}: the focus never comes to ${wanted.name}`);
      focused = await moveFocus(visit, backwards ? "Shift+Tab" : "Tab");
    }
    await act(visit, () => visit.page.keyboard.press(++turns % 2 ? "Enter" : "Space"));
  };
}

/// What happened is skipped by the same hands; it may also come to its end meanwhile.
export async function skipRecap(visit, hand) {
  const over = (seen) => !seen.actions.includes("recap-skip");
  await hand(visit, named("Skip"), "the end of what happened").catch(async (error) => {
    if (!over(await visit.see())) throw error;
  });
  await visit.until("the table again", over);
  await visit.rest(350);                                   // a tap that came too late to skip is still taken for one
}

/// A whole game by these hands, beside the engine itself, which is asked after every move whether the screen is right.
/// Resolves to the kinds of moves that were made.
export async function playByHand(visit, game, choose, hand) {
  const kinds = new Set();
  for (let moves = 0; ; ++moves) {
    const seen = await visit.until("a table, a curtain or the end",
      (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0) || s.screen === "curtain");
    if (seen.screen === "end") return kinds;
    if (seen.screen === "curtain") {
      await hand(visit, starting("I am "), "the curtain's button");
      await visit.until("the curtain to open", (s) => s.screen !== "curtain");
      --moves;
      continue;
    }
    if (seen.actions.includes("recap-skip")) await skipRecap(visit, hand);
    const { decision, moves: legal } = await game.moves();
    assert.deepEqual(seen.moves, legal, `after ${moves} moves the mirror offers what the engine allows`);
    const text = choose(legal), move = JSON.parse(text), view = await game.view(decision.seat);
    kinds.add(move.type);
    const before = await visit.mirror();
    for (const find of touches(move, view, moves % 2 === 1)) await hand(visit, find, text);
    await game.apply(move);
    const after = await visit.untilChanged(before).catch((error) => { throw new Error(`${text} of seat ${decision.seat} was not made: ${error.message}`); });
    if ((await visit.see()).actions.includes("confirm")) {
      await hand(visit, named("Go on"), "the question");
      await visit.untilChanged(after);
    }
  }
}
