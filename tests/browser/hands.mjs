// Plays on the canvas like a person: by touch, by mouse, by keyboard. Buttons of the app are found by their names in the program's
// list of targets (in English). Which things of a table mean a move is told by the table, in the same description from which it
// draws, glows and gives hints.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { playMove } from "./journey.mjs";
import { savesIn } from "./oracle.mjs";
import { countdown, patience } from "./patience.mjs";

export const same = (a, b) => a.toLowerCase() === b.toLowerCase();

/// Returns the targets that can be hit: those on the topmost layer.
export function onTop(targets) {
  const top = Math.max(...targets.map((target) => target.layer));
  return targets.filter((target) => target.layer === top);
}

/// Returns a function that finds the target of this name on the topmost layer.
export const named = (name) => (targets) => onTop(targets).find((target) => same(target.name, name));
/// Returns a touch that is made only if its target exists.
export const ifThere = (find) => ({ find });
const numbered = (id) => (targets) => onTop(targets).find((target) => target.id === id);
export const starting = (...words) => (targets) => onTop(targets).find((target) => words.some((word) => target.name.startsWith(word)));

// The mirror changes in the frame that makes a move; the targets and the focus follow in the next frames.
const framesToSettle = 3;

/// Waits for a target. The error lists the existing ones.
export async function seek(visit, find, what) {
  const isOver = countdown(patience);
  for (;;) {
    await visit.drawn(framesToSettle);
    const targets = await visit.targets();
    const target = targets.length > 0 ? find(targets) : undefined;
    if (target) return target;
    if (isOver())
      throw new Error(`nothing to touch for ${what}; there is: ${onTop(targets).map((t) => t.name).join(" | ")}`);
    await sleep(15);
  }
}

/// Name of the target that covers the table during the recap.
const skipAnywhere = "Tap anywhere to skip";

const middle = (target) => [target.x + target.w / 2, target.y + target.h / 2];

/// Performs a touch or key press and waits until the program has drawn the result.
async function act(visit, what) {
  await what();
  await visit.drawn(framesToSettle);
}

/// Hands: async (visit, find, what) => … activates the target that `find` finds.
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

/// Lifts the curtain: a pointer holds its button until the curtain is gone, a key presses it.
export async function liftCurtain(visit, hand) {
  const button = starting("I am "), what = "the curtain's button", gone = () => visit.until("the curtain to open", (s) => s.screen !== "curtain");
  if (hand === byMouse) {
    await visit.page.mouse.move(...middle(await seek(visit, button, what)));
    await visit.page.mouse.down();
    await gone();
    await act(visit, () => visit.page.mouse.up());
  } else if (hand === byTouch) {
    const [x, y] = middle(await seek(visit, button, what)), session = await visit.context.newCDPSession(visit.page);
    const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ x, y }]);
    await gone();
    await act(visit, () => touch("touchEnd", []));
    await session.detach();
  } else {
    await hand(visit, button, what);
    await gone();
  }
}

/// Drags from one target to another. The destination may appear only after the drag has begun.
async function dragBetween(visit, from, to, what) {
  const lift = 12;
  const [x, y] = middle(await seek(visit, from, what));
  await visit.page.mouse.move(x, y);
  await visit.page.mouse.down();
  await visit.page.mouse.move(x + lift, y, { steps: 2 });
  const goal = middle(await seek(visit, to, what));
  await act(visit, () => visit.page.mouse.move(...goal, { steps: 4 }));
  await act(visit, () => visit.page.mouse.up());
}

/// Touches a target, or, with `ifThere`, only if it exists.
async function doTouch(visit, touch, hand, what) {
  if (!touch.find) return hand(visit, touch, what);
  await visit.drawn(framesToSettle);
  if (touch.find(await visit.targets())) await hand(visit, touch.find, what);
}

/// Brings a target into sight. In small windows it may be behind a tab, or outside the enlarged part of a map, which may itself be behind
/// a tab.
async function reveal(visit, find, hand, what, known = []) {
  const waysOn = async () => {
    await visit.drawn(framesToSettle);
    const targets = await visit.targets();
    return find(targets) ? [] : onTop(targets).filter(({ id, reveals }) => reveals && !known.includes(id)).map(({ id }) => id);
  };
  const ways = await waysOn();
  for (const id of ways) {
    await doTouch(visit, ifThere(numbered(id)), hand, `what is hidden, for ${what}`);
    await reveal(visit, find, hand, what, [...known, ...ways]);
    if (find(await visit.targets())) return;
  }
}

const byKeyboard = (visit, key) => visit.page.keyboard.press(key);

/// Script for a page (`init` of a visit) that gives it a gamepad with the standard layout, with nothing pressed.
export const withGamepad = `
  window.pad = { id: "pad of the tests", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
  navigator.getGamepads = () => [window.pad, null, null, null];`;
/// Presses a button of that gamepad for two looks of the page at it, or tilts a stick: an axis with its sign, such as "+3".
export const pressPad = (visit, button) => visit.page.evaluate((button) => new Promise((done) => {
  const set = (on) => {
    if (typeof button === "number") window.pad.buttons[button].pressed = on;
    else window.pad.axes[Number(button.slice(1))] = on ? (button[0] === "-" ? -1 : 1) : 0;
  };
  const looks = (n, then) => (n === 0 ? then() : requestAnimationFrame(() => looks(n - 1, then)));
  set(true);
  looks(3, () => { set(false); looks(3, done); });
}), button);
/// Returns a hand that moves to the target by the shoulders of that gamepad and presses A.
export function byPad() {
  const press = (visit, key) => pressPad(visit, key === "Tab" ? 5 : 4);
  return async function byPad(visit, find, what) {
    await focusOn(visit, find, what, press);
    await act(visit, () => pressPad(visit, 0));
  };
}

/// Presses a key, or what `press` presses, and waits until the focus ring has moved. Resolves to the target that is focused now. `from`
/// is the id of the target focused before, 0 for none; it is optional.
export async function moveFocus(visit, key, from, press = byKeyboard) {
  const before = from ?? (await visit.targets()).find((target) => target.focused)?.id ?? 0;
  await press(visit, key);
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

/// Moves the focus to the target by Tab or Shift+Tab, whichever way is shorter.
export async function focusOn(visit, find, what, press = byKeyboard) {
  const wanted = await seek(visit, find, what);
  const order = onTop(await visit.targets()).filter((target) => target.focusable);
  const from = order.findIndex((target) => target.focused), to = order.findIndex((target) => target.id === wanted.id);
  assert.ok(to >= 0, `${what}: ${wanted.name} cannot be reached by keyboard`);
  const ahead = from < 0 ? to + 1 : (to - from + order.length) % order.length;
  const backwards = from >= 0 && ahead > order.length / 2;
  let focused = order[from];
  for (let steps = 0; focused?.id !== wanted.id; ++steps) {
    assert.ok(steps <= order.length, `${what}: the focus never comes to ${wanted.name}`);
    focused = await moveFocus(visit, backwards ? "Shift+Tab" : "Tab", focused?.id ?? 0, press);
  }
}

/// Returns a hand that moves to the target by Tab and then presses Enter or Space in turns.
export function byKeys() {
  let turns = 0;
  return async function byKeys(visit, find, what) {
    await focusOn(visit, find, what);
    await act(visit, () => visit.page.keyboard.press(++turns % 2 ? "Enter" : "Space"));
  };
}

/// Skips the recap with the same hand, unless it ends meanwhile. Waits until its layer is gone, because that layer would take the
/// next tap.
async function skipRecap(visit, hand) {
  const over = (seen) => !seen.actions.includes("recap-skip"), skip = named("Skip");
  const isGone = (targets) => targets.every((target) => target.name !== skipAnywhere);
  const shown = await seek(visit, (targets) => skip(targets) ?? (isGone(targets) ? targets[0] : undefined), "what happened, or the table");
  if (skip([shown]))
    await hand(visit, skip, "the end of what happened").catch(async (error) => {
      if (!over(await visit.see())) throw error;
    });
  await visit.until("the table again", over);
  await seek(visit, (targets) => isGone(targets) && targets[0], "the table below what happened");
}

const plyOf = async (visit) => Number(await visit.page.locator("#mirror").getAttribute("data-ply"));

/// Returns whether the touches have made a move, or have led to a question about it.
async function isMade(visit, plies) {
  const seen = await visit.see();
  return seen.screen !== "table" || seen.actions.includes("confirm") || await plyOf(visit) !== plies;
}

/// Waits until more than `plies` moves have been made or the table is gone. Answers a confirmation with yes.
async function untilMade(visit, plies, hand, what) {
  for (const isOver = countdown(patience); ; await visit.change()) {
    const seen = await visit.see();
    if (seen.actions.includes("confirm")) {
      const yes = await visit.page.locator('#mirror button[data-action="confirm"]').textContent();
      await hand(visit, named(yes.trim()), "the question");
      await visit.until("the answer", (s) => !s.actions.includes("confirm"));
    } else if (seen.screen !== "table" || await plyOf(visit) !== plies) return;
    assert.ok(!isOver(), `${what} was not made; the screen says ${JSON.stringify({ ...seen, moves: seen.moves.length })}`);
  }
}

/// Returns whether the hand goes from target to target, so that it reaches those alone that can have the focus.
const movesFocus = (hand) => [byKeys.name, byPad.name].includes(hand.name);

/// Makes `move` with the touches that the table tells. Every other time (`odd`) it goes another way where there is one, and the mouse
/// drags. Touches may mean a further move, too, such as the goal of a ship: `ahead(move)` resolves to it.
async function make(visit, { move, ahead, plies, hand, odd, what }) {
  const most = 40;
  await visit.drawn(framesToSettle);
  const moves = (await visit.handhold(move)).is_joint ? `[${move},${await ahead(move)}]` : move;
  for (let touches = 0; touches < most; ++touches) {
    await visit.drawn(framesToSettle);
    const { touches: told, openings, drags, next } = await visit.handhold(moves), isOther = touches === 0 && odd;
    const targets = await visit.targets(), isThere = (id) => numbered(id)(targets);
    const [from, onto] = (isOther && hand === byMouse && drags.findLast((ids) => ids.every(isThere))) || [];
    if (from) await dragBetween(visit, numbered(from), numbered(onto), what);
    else {
      const isReached = (id) => isThere(id) && (!movesFocus(hand) || isThere(id).focusable);
      const id = (isOther && openings.findLast(isReached)) || told[0] || next[0];
      assert.ok(id, `${what}: nothing is left to touch after ${touches} touches`);
      await reveal(visit, numbered(id), hand, what);
      await hand(visit, numbered(id), what);
    }
    if (await isMade(visit, plies)) return untilMade(visit, plies, hand, what);
  }
  assert.fail(`${what}: not made by ${most} touches`);
}

/// Makes the moves in the engine that the page has stored beyond the first `plies`. Resolves to them.
async function follow(visit, game, plies) {
  const [{ moves, cursor }] = Object.values(savesIn(await visit.stored())), made = moves.slice(plies, cursor);
  for (const move of made) await game.apply(move);
  return made;
}

/// Plays a whole game with these hands in turns, one decision each. After every decision the screen is compared with the engine,
/// which plays the same game. What is decided early is decided through the mirror. `before(decision)` returns touches that precede those
/// of a decision; `most` limits the number of decisions. Resolves to the kinds of decisions answered, the kinds of moves made and the
/// number of decisions that each hand answered: {decisions, moves, answered}.
export async function playByHand(visit, game, choose, hands, before = () => [], most = Infinity) {
  const decisions = new Set(), kinds = new Set(), answered = hands.map(() => 0);
  let wanted;                                              // move that the last touches stood for
  for (let plies = 0, turns = 0; ; ++turns) {
    const turn = turns % hands.length, hand = hands[turn];
    let seen, decision, legal;
    for (const isOver = countdown(patience); ;) {
      seen = await visit.until("a table, a curtain or the end",
        (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0) || s.screen === "curtain");
      const made = await follow(visit, game, plies);
      plies += made.length;
      for (const move of made) kinds.add(move.type);
      if (wanted && made.length > 0) {
        assert.deepEqual(made[0], wanted, "the touches make the move for which the table tells them");
        wanted = undefined;
      }
      if (seen.screen === "end") break;
      if (seen.screen === "curtain") {
        await liftCurtain(visit, hand);
        continue;
      }
      if (seen.early) break;
      ({ decision, moves: legal } = await game.moves());
      if (isDeepStrictEqual(seen.moves, legal)) break;
      assert.ok(!isOver(), `after ${plies} moves the mirror offers ${seen.moves.join(" ")}, and the engine allows ${legal.join(" ")}`);
      await visit.change();
    }
    if (seen.screen === "end" || turns === most) return { decisions, moves: kinds, answered };
    if (seen.actions.includes("recap-skip")) await skipRecap(visit, hand);
    if (seen.early) {
      const mirror = await visit.mirror();
      await playMove(visit, choose(seen.moves));
      await visit.untilChanged(mirror);
      continue;
    }
    const text = choose(legal), what = `${decision.kind} of seat ${decision.seat}, ${hand.name}: ${text}`;
    for (const touch of before(decision)) await doTouch(visit, touch, hand, what);
    const ahead = async (first) => {
      await game.apply(first);
      const { moves: all } = await game.moves();
      await game.undo();
      return all.length === 1 ? all[0] : choose(all);
    };
    await make(visit, { move: text, ahead, plies, hand, odd: turns % 2 === 1, what });
    wanted = JSON.parse(text);
    decisions.add(decision.kind);
    ++answered[turn];
  }
}
