// Whole games of Race for the Galaxy in Chromium: by the mirror alone at every number of seats, by touch and mouse, and against
// the computer. The engine plays along and says after every move whether what the screen offers is right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byMouse, byTouch } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { playByHand } from "./race_hands.mjs";
import { phone, stage } from "./stage.mjs";
import { checkEnd, playByMirror, playComputer, withGame } from "./whole_game.mjs";

const visit = stage();

for (const [title, players, seed, options] of [
  ["two seats, two actions a round", 2, 11, {}],
  ["two seats, one action a round", 2, 12, { two_actions: false }],
  ["three seats", 3, 13, { setup: "first_game" }],
  ["four seats", 4, 14, { setup: "no_zero" }],
]) {
  test(`a game by the mirror alone: ${title}`, limit, () => withGame(visit, { game: "race", players, seed, options }, {}, async (v, game, oracle) => {
    const { moves, undone, curtains } = await playByMirror(v, game, brisk(seed), 5);
    assert.ok(moves >= 40, `a game of ${moves} moves`);
    assert.ok(undone >= 3, `undo was tried ${undone} times`);
    assert.ok(curtains <= moves, `${curtains} hand-overs for ${moves} moves`);
    await checkEnd(v, game, oracle);
  }));
}

for (const [how, players, seed, options, hand] of [
  ["touch", 2, 21, { deviceScaleFactor: 0.5, hasTouch: true, isMobile: true }, byTouch],
  ["touch on a phone, three players", 3, 22, { hasTouch: true, isMobile: true, viewport: phone }, byTouch],
  ["mouse, with full movement", 2, 23, { deviceScaleFactor: 0.5, reducedMotion: "no-preference" }, byMouse],
]) {
  test(`a game by ${how}`, limit, () => withGame(visit, { game: "race", players, seed }, options, async (v, game, oracle) => {
    const kinds = await playByHand(v, game, brisk(seed), hand);
    assert.ok(kinds.size >= 7, `kinds of decisions answered: ${[...kinds].join(" ")}`);
    await checkEnd(v, game, oracle);
  }));
}

test("a person against the computer", limit, () => visit({ fragment: null }, async (v) => {
  const mine = await playComputer(v, "#new=race&players=2&seed=3&bots=1&level=random", brisk(3));
  assert.ok(mine >= 10, `${mine} moves of the person`);
}));
