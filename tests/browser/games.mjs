// The games that the tests go through: a further one adds its <game>_hands.mjs, a file of tests like race.test.mjs, and a line
// here. {id, answer, wholeGames}: see `playByHand` (hands.mjs) and `testWholeGames` (whole_game.mjs); hidesNothing: there are
// no secrets, so no curtain falls. What is secret stands in truths.mjs.
import { game as jumpgate } from "./jumpgate_hands.mjs";
import { game as quantum } from "./quantum_hands.mjs";
import { game as race } from "./race_hands.mjs";

export const games = [jumpgate, race, quantum];

/// A fragment that starts a game: `link("race", {players: 2, seed: 7})`.
export const link = (id, about) => `#${new URLSearchParams({ new: id, ...about })}`;
