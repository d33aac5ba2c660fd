// Games covered by the tests. A new game adds its <game>_games.mjs, its <game>_secrets.mjs, a test file like race.test.mjs, and a
// line here.
//   id, before, wholeGames  see `playByHand` (hands.mjs) and `testWholeGames` (whole_game.mjs)
//   hidesNothing            there are no secrets, so there is no curtain
//   passesItself            the table makes some moves by itself (see `untilPassed`, journey.mjs)
//   decidesAhead            moves are decided before they are made
//   secrets                 other(position, whose) returns another position that the seats outside `whose` cannot tell from
//                           this one. The other keys are positions, each given by `how` (the parameters of `new`) and
//                           `wanted(position, ply)`; `make(position)` may change it. own: {title: …}, in which `seat`, or by
//                           default the seat to decide, looks at its table after `go(game)`. curtain: the curtain is down.
//                           open: a choice is made in the open; its own(truth, seat) returns the texts about the seat's
//                           cards that only the lifted curtain shows
import { game as astronavigators } from "./astronavigators_games.mjs";
import { secrets as astronavigatorsSecrets } from "./astronavigators_secrets.mjs";
import { game as jumpgate } from "./jumpgate_games.mjs";
import { secrets as jumpgateSecrets } from "./jumpgate_secrets.mjs";
import { game as microcosmos } from "./microcosmos_games.mjs";
import { game as quantum } from "./quantum_games.mjs";
import { game as race } from "./race_games.mjs";
import { secrets as raceSecrets } from "./race_secrets.mjs";

export const games = [
  { ...jumpgate, secrets: jumpgateSecrets }, { ...race, secrets: raceSecrets }, quantum, microcosmos,
  { ...astronavigators, secrets: astronavigatorsSecrets },
];

/// Returns a fragment that starts a game: `link("race", {players: 2, seed: 7})`.
export const link = (id, about) => `#${new URLSearchParams({ new: id, ...about })}`;

/// Returns a function that returns the games' ids in rotation, so that the tests of a file are spread over all games in which a test
/// knows how many moves have been made.
export function inTurn(first = 0) {
  const counted = games.filter(({ passesItself }) => !passesItself);
  let next = first;
  return () => counted[next++ % counted.length].id;
}

/// Returns this game, or another one for a game that decides ahead: for tests that count what is stored.
export const countable = (id) => (games.find((game) => game.id === id).decidesAhead ? games.find(({ decidesAhead, passesItself }) => !decidesAhead && !passesItself).id : id);
