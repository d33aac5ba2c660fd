// Games of Microcosmos that the tests play.
import { byKeys, byMouse, byTouch } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

/// Highest levels of the planets that a game begins with.
const tracks = {
  pl_cinderhold: { biomatter: 3, labour: 2, mineral: 2, technology: 3 },
  pl_verdanta: { biomatter: 1, labour: 3, mineral: 2, technology: 2 },
  pl_azurel: { biomatter: 2, labour: 3, mineral: 2, technology: 1 },
};
/// Returns the position with two restored planets and a third that lacks one level, because games at random are long. Everybody has
/// some of everything, so that rare decisions occur within a few turns. The Automa would complete the planet at once, so in the solo
/// game it lacks more.
function nearlyOver(position) {
  const out = structuredClone(position), { table } = out, isSolo = out.seats.length === 1;
  for (const cell of ["w", "n", "e"]) {
    const planet = table.planets[table.grid[cell]], most = tracks[table.grid[cell]];
    const levels = Object.fromEntries(Object.keys(most).map((resource) => [resource, 0]));
    if (cell !== "n") Object.assign(planet, { restored: true, levels, markers: [] });
    else if (!isSolo) {
      Object.assign(planet.levels, most, { labour: most.labour - 1 });
      planet.markers = [{ seat: 0, spot: Object.values(planet.levels).reduce((sum, level) => sum + level) }];
    }
  }
  table.completed = 2;
  for (const player of table.players.slice(0, out.seats.length))
    Object.assign(player, {
      resources: { biomatter: 2, labour: 2, mineral: 2, technology: 2 },
      tokens: { engineer: true, leader_red: true, leader_green: true, leader_blue: true },
      upgrades: ["leisure", "scout_vehicles"], colony_pool: 2, engine: 1,
    });
  return out;
}
const from = async (game) => nearlyOver(await game.position());
/// Resolves to a position in which the end is due after the next round, so that its length does not depend on what a computer does.
const lastRounds = async (game) => {
  const position = nearlyOver(await game.position()), { table } = position, third = table.planets[table.grid.n];
  const levels = Object.fromEntries(Object.keys(third.levels).map((resource) => [resource, 0]));
  Object.assign(third, { restored: true, levels, markers: [] });
  Object.assign(table, { completed: 3, end_round: table.round + 1 });
  return position;
};

const finger = { ...few, hasTouch: true, isMobile: true };
/// See games.mjs. Games at random are long, so these begin near their end. Deals and choices in which most kinds of decisions occur.
export const game = {
  id: "microcosmos", hidesNothing: true,
  wholeGames: {
    mirror: { players: 2, seed: 22, from, least: 60, backEvery: 5 },
    hands: { players: 2, seed: 233, from, least: 13 },
    computer: { players: 2, seed: 3, from: lastRounds, least: 10 },
    deep: {
      mirror: {
        "against the Automa": { players: 1, seed: 79, from, least: 60, backEvery: 5 },
        "three seats": { players: 3, seed: 125, from, least: 60, backEvery: 5 },
        "four seats": { players: 4, seed: 49, from, least: 60, backEvery: 5 },
      },
      hands: {
        "touch on a phone": { players: 2, seed: 364, from, least: 12, hand: byTouch, device: { ...finger, viewport: phone } },
        "touch, against the Automa": { players: 1, seed: 98, from, least: 15, hand: byTouch, device: finger },
        "touch, three players": { players: 3, seed: 166, from, least: 12, hand: byTouch, device: finger },
        "touch, four players": { players: 4, seed: 381, from, least: 12, hand: byTouch, device: finger },
        "mouse, arks dragged, with full movement": { players: 2, seed: 540, from, least: 11, hand: byMouse,
          device: { reducedMotion: "no-preference" } },
        keyboard: { players: 2, seed: 568, from, least: 11, hand: byKeys() },
      },
    },
  },
};
