// Whole games of Quantum in Chromium: by the mirror alone and by touch at every number of seats, by mouse, by keyboard, and
// against the computer. The engine plays along and says after every move whether what the screen offers is right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byKeys, byMouse, byTouch, playByHand } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { answer, equipped } from "./quantum_hands.mjs";
import { phone, stage, tablet } from "./stage.mjs";
import { checkEnd, playByMirror, playComputer, withGame } from "./whole_game.mjs";

const visit = stage();

// Games by chance take thousands of decisions: few cubes, and a last round.
for (const [title, players, seed, options] of [
  ["two seats, the basic map", 2, 21, { cubes: 3, round_limit: 8 }],
  ["three seats, a map with the Void", 3, 22, { map: "keel_3p", cubes: 3, round_limit: 5 }],
  ["four seats, the largest map", 4, 23, { map: "winds_4p", cubes: 3, round_limit: 4 }],
]) {
  test(`a game by the mirror alone: ${title}`, limit, () => withGame(visit, { game: "quantum", players, seed, options }, {}, async (v, game, oracle) => {
    const { moves, undone, curtains } = await playByMirror(v, game, brisk(seed), 7);
    assert.ok(moves >= 40, `a game of ${moves} moves`);
    assert.ok(undone >= 3, `undo was tried ${undone} times`);
    assert.equal(curtains, 0, "nothing is hidden, so no curtain falls");
    await checkEnd(v, game, oracle);
  }));
}

// Short games in which many kinds of decisions come up; for those that are rare, one begins with cards in the hands and with
// everybody near infamy. Software GL draws them on few pixels: what is aimed at lies in CSS pixels.
const few = { deviceScaleFactor: 0.5 }, finger = { hasTouch: true, isMobile: true };
const withCards = async (game) => {
  await game.play((moves) => moves[0], ({ kind }) => kind === "action");
  const hands = [["curious", "tactical", "relentless"], ["nomadic", "resourceful", "flexible"], ["dangerous", "scrappy", "clever"]];
  return equipped(await game.position(), hands, ["sabotage_1", "reorganization_1", "relocation_1"]);
};
for (const [how, { seed, least, ...deal }, options, hand, drags] of [
  ["touch on a phone", { seed: 333, least: 10, players: 2, options: { map: "skirmish_2p", cubes: 3, round_limit: 5 } },
    { ...few, ...finger, viewport: phone }, byTouch],
  ["touch, three players", { seed: 280, least: 10, players: 3, options: { cubes: 3, round_limit: 3 } }, { ...few, ...finger, viewport: tablet }, byTouch],
  ["touch, four players", { seed: 568, least: 8, players: 4, options: { cubes: 3, round_limit: 2 } }, { ...few, ...finger, viewport: tablet }, byTouch],
  ["touch on a phone, every sort of card", { seed: 137, least: 12, players: 3, options: { cubes: 4, round_limit: 3 }, from: withCards },
    { ...few, ...finger, viewport: phone }, byTouch],
  ["mouse, ships dragged, with full movement", { seed: 192, least: 9, players: 2, options: { map: "skirmish_2p", cubes: 3, round_limit: 3 } },
    { deviceScaleFactor: 0.25, reducedMotion: "no-preference" }, byMouse, true],
  ["keyboard", { seed: 316, least: 6, players: 2, options: { map: "skirmish_2p", cubes: 3, round_limit: 1 } }, { deviceScaleFactor: 0.25 }, byKeys()],
]) {
  test(`a game by ${how}`, limit, () => withGame(visit, { game: "quantum", seed, ...deal }, options, async (v, game, oracle) => {
    await v.toTable();
    await v.page.locator("#canvas").focus();                 // where keys are for the canvas
    const { decisions } = await playByHand(v, game, brisk(seed), hand, (asked) => answer(asked, drags));
    assert.ok(decisions.size >= least, `kinds of decisions answered: ${[...decisions].join(" ")}`);
    await checkEnd(v, game, oracle);
  }));
}

test("a person against the computer", limit, () => visit({ fragment: null }, async (v) => {
  const mine = await playComputer(v, "#new=quantum&players=2&seed=3&bots=1&level=random&option.cubes=3&option.round_limit=4", brisk(3));
  assert.ok(mine >= 10, `${mine} moves of the person`);
}));
