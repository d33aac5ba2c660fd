// Whole games of Race for the Galaxy in Chromium: by the mirror alone at every number of seats, by touch, by mouse, by keyboard,
// and against the computer. The engine plays along and says after every move whether what the screen offers is right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byKeys, byMouse, byTouch, playByHand } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { answer } from "./race_hands.mjs";
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

// Deals and choices in which nearly every kind of decision comes up within few rounds: a card with several powers, a called
// number, ways to place a world, windfalls of several sources. Software GL draws them on few pixels: what is aimed at lies in
// CSS pixels.
for (const [how, { seed, least, ...deal }, options, hand] of [
  ["touch on a phone", { seed: 66, least: 10, players: 2, options: { round_limit: 6 } },
    { deviceScaleFactor: 0.75, hasTouch: true, isMobile: true, viewport: phone }, byTouch],
  ["mouse, with full movement, three players", { seed: 119, least: 8, players: 3, options: { round_limit: 4 } },
    { deviceScaleFactor: 0.25, reducedMotion: "no-preference" }, byMouse],
  ["keyboard", { seed: 74, least: 10, players: 2, options: { round_limit: 6 } }, { deviceScaleFactor: 0.25 }, byKeys()],
]) {
  test(`a game by ${how}`, limit, () => withGame(visit, { game: "race", seed, ...deal }, options, async (v, game, oracle) => {
    await v.until("the curtain", (s) => s.screen === "curtain");
    await v.page.locator("#canvas").focus();                 // where keys are for the canvas
    const { decisions } = await playByHand(v, game, brisk(seed), hand, answer);
    assert.ok(decisions.size >= least, `kinds of decisions answered: ${[...decisions].join(" ")}`);
    await checkEnd(v, game, oracle);
  }));
}

test("a person against the computer", limit, () => visit({ fragment: null }, async (v) => {
  const mine = await playComputer(v, "#new=race&players=2&seed=3&bots=1&level=random", brisk(3));
  assert.ok(mine >= 10, `${mine} moves of the person`);
}));
