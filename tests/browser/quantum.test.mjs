// Whole games of Quantum in Chromium: by the mirror alone at every number of seats, and against the computer. The engine plays
// along and says after every move whether what the screen offers is right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brisk } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { stage } from "./stage.mjs";
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

test("a person against the computer", limit, () => visit({ fragment: null }, async (v) => {
  const mine = await playComputer(v, "#new=quantum&players=2&seed=3&bots=1&level=random&option.cubes=3&option.round_limit=4", brisk(3));
  assert.ok(mine >= 10, `${mine} moves of the person`);
}));
