// Whole games of Jump Gate in Chromium: by the mirror alone, by touch, by mouse and against the computer (by keyboard:
// access.test.mjs). The engine plays along and says after every move whether what the screen offers is right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byMouse, byTouch, moveFocus, playByHand } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { answer } from "./jumpgate_hands.mjs";
import { limit } from "./patience.mjs";
import { few, phone, stage } from "./stage.mjs";
import { checkEnd, playByMirror, playComputer, withGame } from "./whole_game.mjs";

const visit = stage();
const deal = (seed, players = 2) => ({ game: "jumpgate", players, seed });

test("a game by the mirror alone", limit, () => withGame(visit, deal(6), {}, async (v, game, oracle) => {
  const { moves, undone } = await playByMirror(v, game, brisk(6));
  assert.ok(moves >= 20, `a game of ${moves} moves`);
  assert.ok(undone >= 3, `undo was tried ${undone} times`);
  await checkEnd(v, game, oracle);
}));

// Deals and choices in which nearly every kind of move comes up.
for (const [how, { players, ...options }, seed, hand, least] of [
  ["touch", { ...few, hasTouch: true, isMobile: true }, 50, byTouch, 12],
  ["touch on a phone, three players", { hasTouch: true, isMobile: true, viewport: phone, players: 3 }, 146, byTouch, 13],
  ["mouse, with full movement", { ...few, reducedMotion: "no-preference" }, 189, byMouse, 12],
]) {
  test(`a game by ${how}`, limit, () => withGame(visit, deal(seed, players), options, async (v, game, oracle) => {
    await v.until("the curtain", (s) => s.screen === "curtain");
    const { moves } = await playByHand(v, game, brisk(seed), hand, answer);
    assert.ok(moves.size >= least, `kinds of moves made: ${[...moves].join(" ")}`);
    await checkEnd(v, game, oracle);
  }));
}

test("arrow keys move the focus to what lies that way", limit, () => withGame(visit, deal(42), {}, async (v) => {
  await v.toTable();
  await v.settle();                                          // a key pressed while the curtain still lifts is the curtain's
  await v.page.locator("#canvas").focus();
  let from = await moveFocus(v, "Tab");
  const centre = (target) => [target.x + target.w / 2, target.y + target.h / 2];
  for (const [key, axis, sign] of [["ArrowDown", 1, 1], ["ArrowRight", 0, 1], ["ArrowUp", 1, -1], ["ArrowLeft", 0, -1]]) {
    const to = await moveFocus(v, key);
    assert.ok(sign * (centre(to)[axis] - centre(from)[axis]) > 0, `${key} leads from ${from.name} to ${to.name}`);
    from = to;
  }
}));

test("a person against the computer", limit, () => visit({ fragment: null }, async (v) => {
  const mine = await playComputer(v, "#new=jumpgate&players=2&seed=3&bots=1", brisk(3));
  assert.ok(mine >= 5, `${mine} moves of the person`);
}));
