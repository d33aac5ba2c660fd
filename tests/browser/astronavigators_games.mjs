// Games of AstroNavigators that the tests play. Whoever plays by hand asks for the quest windows, which the table would pass by itself.
import { byKeys, byMouse, byTouch, ifThere, named } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

const before = ({ kind }) => (kind === "select_action" ? [ifThere(named("Ask about quests in your turns"))] : []);

/// By seat: constellations that complete two sets or three.
const observations = [
  { cards: ["andromeda", "pegasus", "ursa_minor", "draco"], sets: ["royal_family", "north_polar"] },
  { cards: ["corvus", "grus", "telescopium", "sextans"], sets: ["birds", "instruments"] },
  { cards: ["delphinus", "capricornus", "octans", "carina"], sets: ["waters", "south_polar"] },
  { cards: ["cetus", "cassiopeia", "pavo", "tucana"], sets: ["royal_family", "birds", "south_polar"] },
];

/// Returns the position after the setup with three months left in the last year. Everybody has tiles for chains and quests. In
/// Astronavigator mode all are astronauts with two orbit tiles and completed sets; the first one is in orbit, the others stand at the
/// launch space.
export function nearlyOver(position) {
  const out = structuredClone(position), { table } = out, isFlight = out.options.mode === "astronavigator";
  const lastStep = 11, monthsLeft = 3;
  Object.assign(table, { year: isFlight ? 2 : 1, sun_step: lastStep + 1 - monthsLeft });
  table.round = (lastStep + 1) * (table.year - 1) + table.sun_step + 1;
  const take = (id) => {
    const week = table.weeks.find((cards) => cards.includes(id));
    if (week) week[week.indexOf(id)] = table.deck.pop();
    else table.deck.splice(table.deck.indexOf(id), 1);
    return id;
  };
  table.players.slice(0, out.seats.length).forEach((player, seat) => {
    for (const stack of Object.values(table.tile_stacks)) {
      const continent = stack[0].slice(0, -1), isOwned = player.tiles.some(({ id }) => id.startsWith(continent));
      if (!isOwned && player.tiles.length < 5) player.tiles.push({ id: stack.shift(), used: false });
    }
    if (!isFlight) return;
    const { cards, sets } = observations[seat], phases = [[1, 2], [3, 4], [1, 3], [2, 4]][seat];
    Object.assign(player, {
      status: "astronaut", vehicle: { map: "earth", space: "p1m05" }, face: "spacecraft", nk: 60 + 20 * seat,
      observed: cards.map(take), moon_cards: phases.map((phase) => take(`moon_${phase}${"abcd"[seat]}`)),
      orbit_tiles: [`blue_${seat + 1}`, `yellow_${seat + 1}`].map((stack) => table.orbit_stacks[stack].shift()),
    });
    for (const set of sets) player.sets[set] = "ready";
    for (const phase of phases) player.moons[phase - 1] = "active";
  });
  if (isFlight) {
    Object.assign(table.players[0], { vehicle: { map: "orbit", space: "blue_1" } });
    table.players[0].vehicle_tokens.spacecraft = true;
    table.orbit_board.blue_1.revealed = true;
    table.first_launch_seat = 0;
  }
  return out;
}
const from = async (game) => {
  await game.play((moves) => moves[0], ({ kind }) => kind === "select_action");
  return nearlyOver(await game.position());
};

const finger = { ...few, hasTouch: true, isMobile: true };
const astronomer = { mode: "astronomer" }, astronavigator = { mode: "astronavigator" };
/// Both modes with every number of seats, by touch on a tablet and on a phone. The seeds have many kinds of decisions.
const seeds = { astronomer: { 2: 52, 3: 3, 4: 38 }, astronavigator: { 2: 12, 3: 51, 4: 9 } };
const byFinger = Object.fromEntries(Object.entries(seeds).flatMap(([mode, ofMode]) => Object.entries(ofMode).flatMap(([players, seed]) => {
  const how = { players: Number(players), seed, options: { mode }, from, least: 6, hand: byTouch };
  return [
    [`touch on a tablet, ${mode}, ${players} players`, { ...how, device: finger }],
    [`touch on a phone, ${mode}, ${players} players`, { ...how, device: { ...finger, viewport: phone } }],
  ];
})));

/// See games.mjs. Full games of Astronavigator mode have 24 rounds, so those by hand begin with the flight.
export const game = {
  id: "astronavigators", before, passesItself: true,
  wholeGames: {
    mirror: { players: 2, seed: 24, options: astronomer, least: 50, backEvery: 2 },
    hands: { players: 2, seed: 28, options: astronavigator, from, least: 10 },
    computer: { players: 2, seed: 3, options: astronavigator, from, least: 6 },
    deep: {
      mirror: {
        "two seats, the flight": { players: 2, seed: 2, options: astronavigator, least: 100, backEvery: 7 },
        "three seats": { players: 3, seed: 3, options: astronomer, least: 60, backEvery: 7 },
        "three seats, the flight": { players: 3, seed: 4, options: astronavigator, least: 100, backEvery: 7 },
        "four seats": { players: 4, seed: 5, options: astronomer, least: 60, backEvery: 7 },
        "four seats, the flight from its beginning": { players: 4, seed: 6, options: astronavigator, from, least: 30, backEvery: 5 },
      },
      hands: {
        ...byFinger,
        "mouse, vehicles and tokens dragged, with full movement": { players: 2, seed: 58, options: astronavigator, from, least: 10,
          hand: byMouse, device: { reducedMotion: "no-preference" } },
        keyboard: { players: 2, seed: 20, options: astronavigator, from, least: 10, hand: byKeys() },
        "keyboard, on the Earth": { players: 2, seed: 52, options: astronomer, from, least: 6, hand: byKeys() },
      },
    },
  },
};
