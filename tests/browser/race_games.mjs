// Games of Race for the Galaxy that the tests play.
import { byKeys, byMouse, byTouch } from "./hands.mjs";
import { phone } from "./stage.mjs";

/// A game whose seats begin with cards that ask for rare decisions: several ways to place a world, goods to sell, a card with two powers,
/// a called number, windfalls of several sources.
const withPowers = async (game) => {
  const position = await game.position(), { supply, seats } = position.table;
  const lay = (seat, id, hasGood = false) => {
    const at = supply.indexOf(id);
    if (at < 0) return;                                    // somebody holds it
    supply.splice(at, 1);
    seat.tableau.push({ card: id, good: hasGood ? supply.pop() : null, new: false, used: [] });
  };
  const windfalls = ["asteroid_belt", "empath_world", "radioactive_world", "refugee_world", "galactic_resort", "pre_sentient_race"];
  for (const [i, seat] of seats.entries()) {
    for (const id of ["colony_ship", "gambling_world", "genetics_lab", "mining_robots"]) lay(seat, id);
    for (const id of windfalls.slice(2 * i, 2 * i + 2)) lay(seat, id, true);
  }
  return position;
};

/// See games.mjs. Deals and choices in which nearly every kind of decision occurs within few rounds.
export const game = {
  id: "race", decidesAhead: true,
  wholeGames: {
    mirror: { players: 2, seed: 11, options: { round_limit: 5 }, least: 30, backEvery: 2 },
    hands: { players: 2, seed: 7, options: { round_limit: 3 }, least: 12, from: withPowers, device: { viewport: phone } },
    computer: { link: "players=2&seed=3&bots=1&level=random&option.round_limit=4", least: 10 },
    deep: {
      mirror: {
        "two seats, two actions a round": { players: 2, seed: 11, least: 40, backEvery: 5 },
        "two seats, one action a round": { players: 2, seed: 12, options: { two_actions: false }, least: 40, backEvery: 5 },
        "three seats": { players: 3, seed: 13, options: { setup: "first_game" }, least: 40, backEvery: 5 },
        "four seats": { players: 4, seed: 14, options: { setup: "no_zero" }, least: 40, backEvery: 5 },
      },
      hands: {
        "touch on a phone": { players: 2, seed: 13, options: { round_limit: 6 }, least: 10, from: withPowers, hand: byTouch,
          device: { deviceScaleFactor: 0.75, hasTouch: true, isMobile: true, viewport: phone } },
        "mouse, with full movement, three players": { players: 3, seed: 119, options: { round_limit: 4 }, least: 8, from: withPowers, hand: byMouse,
          device: { reducedMotion: "no-preference" } },
        keyboard: { players: 2, seed: 11, options: { round_limit: 6 }, least: 10, from: withPowers, hand: byKeys() },
      },
    },
  },
};
