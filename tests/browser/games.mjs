// The games that the tests go through: a further one adds its <game>_hands.mjs, its <game>_secrets.mjs, a file of tests like
// race.test.mjs, and a line here.
//   id, answer, wholeGames  see `playByHand` (hands.mjs) and `testWholeGames` (whole_game.mjs)
//   hidesNothing            there are no secrets, so no curtain falls
//   secrets                 other(position, whose): another truth that the seats outside `whose` cannot tell from this one; and
//                           positions, each with what `new` takes (how) and which one (wanted(position, ply)). own: {title: …}, in
//                           which a seat looks at its table, `seat` or the one to decide, after `go(game)`; curtain: in which
//                           one falls; open: in which a choice is made in the open, and own(truth, seat): what is told of the
//                           seat's cards behind the curtain only
import { game as jumpgate } from "./jumpgate_hands.mjs";
import { secrets as jumpgateSecrets } from "./jumpgate_secrets.mjs";
import { game as quantum } from "./quantum_hands.mjs";
import { game as race } from "./race_hands.mjs";
import { secrets as raceSecrets } from "./race_secrets.mjs";

export const games = [{ ...jumpgate, secrets: jumpgateSecrets }, { ...race, secrets: raceSecrets }, quantum];

/// A fragment that starts a game: `link("race", {players: 2, seed: 7})`.
export const link = (id, about) => `#${new URLSearchParams({ new: id, ...about })}`;

/// A function that names one game after the other, so that the tests of a file are spread over all of them.
export function inTurn(first = 0) {
  let next = first;
  return () => games[next++ % games.length].id;
}
