// Plays AstroNavigators on the canvas like a person. Targets are found by their names in the program's list of targets (in English).
// Whoever plays by hand asks for the quest windows, which the table would pass by itself.
import assert from "node:assert/strict";
import { byKeys, byMouse, byTouch, dragged, ifThere, named, onTop, same, starting } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

const actions = { direct: "Direct observation", planned: "Planned observation", schedule: "Scheduling", travel: "Travel" };
const transports = { car: "Car", train: "Train", ship: "Ship", helicopter: "Helicopter", plane: "Aeroplane", spacecraft: "Spacecraft" };

/// Returns what follows `beginning` in the name of a move.
const after = (name, beginning) => {
  assert.ok(name.startsWith(beginning), name);
  return name.slice(beginning.length);
};

/// Finds the button of a transport. The vehicle token of the same transport begins with the same word.
const transport = (id) => (targets) => onTop(targets).find(({ name }) =>
  same(name, transports[id]) || ["up to ", "lift-off "].some((note) => name.startsWith(`${transports[id]}: ${note}`)));
const vehicle = (mine) => starting(`Vehicle of ${mine}: `);
const stage = (name) => (targets) => onTop(targets).find((target) => same(target.name, name) || target.name.startsWith(name + ": DV"));
/// Finds a scheduled card by its place. Moon cards of one phase have the same name.
const scheduled = (place) => (targets) => onTop(targets).filter(({ name }) => name.endsWith(", in the schedule"))[place];
/// Returns the first target of several that is there.
const either = (...finds) => (targets) => finds.map((find) => find(targets)).find((found) => found);

/// Returns the touches for a space of the Earth. Where spaces are too small for a finger, the first touch enlarges the map around it.
function space(name) {
  const large = starting(name + ", row "), small = named(name), whole = named("Show the whole map");
  const isOutside = (targets) => (either(large, small)(targets) ? undefined : whole(targets));
  return [ifThere(isOutside), ifThere(small), large];
}

/// Returns the names in a list of tiles, for example "Asia (Train) and Africa (Car)".
const tilesIn = (name) => name.match(/[A-Z][A-Za-z ]*\([^)]*\)/g);

/// See `playByHand`. With the mouse, every second vehicle and token is dragged to its destination.
function answer({ move, view, names, odd, hand }) {
  const { kind, seat } = view.decision, me = view.table.players[seat], mine = view.seats[seat].name, name = names[JSON.stringify(move)];
  const one = (...touches) => ({ touches, moves: [move] });
  const drags = hand === byMouse && odd;
  const token = (find, gauge) => {
    const place = starting(gauge + ": ");
    if (drags) return one(dragged(find, place));
    return odd ? one(place, find) : one(find, place);
  };
  switch (move.type) {
    case "select": {
      const what = move.transport ? transport(move.transport) : starting(actions[move.action] + ": ");
      return one(ifThere(named("Ask about quests in your turns")), starting(`Week ${move.week}: `), what);
    }
    case "start_quest": {
      const tiles = tilesIn(after(name, "Start a quest with ")).map((tile) => named(tile));
      assert.equal(tiles.length, move.tiles.length, name);
      return kind === "quest_window" && odd ? one(...tiles) : one(starting("Start a quest: "), ...tiles.reverse());
    }
    case "quest_draw": return one(starting(odd ? "Quest deck: " : name + ": "));
    case "observe": return one(move.week ? starting(`Week ${move.week}: `) : scheduled(me.schedule.indexOf(move.card)));
    case "swap": return one(scheduled(me.schedule.indexOf(move.card)));
    case "step": {
      const to = space(after(name, "To "));
      return drags ? one(dragged(vehicle(mine), to.at(-1))) : one(...to);
    }
    case "stop": return one(odd ? either(vehicle(mine), starting(name)) : starting(name));
    case "chain_tile": return one(named(name.replace(/^.* by the tile /, "")));
    case "choose_transport": return one(transport(move.transport));
    case "take_orbit_tile": return one(starting(`Stack ${after(name, "Take a tile: ")}: `));
    case "advance": {
      const next = stage(after(name, "Fly to "));
      if (drags) return one(dragged(vehicle(mine), next));
      return one(odd ? next : starting(name));
    }
    case "swap_orbit_tile": return one(ifThere(named("Board")), named("Own tile: " + after(name, "Swap your tile ")));
    case "place_sxt": {
      const moon = named(name.replace(/ on SXT$/, ": active"));
      return drags ? one(dragged(moon, starting("SXT: "))) : one(moon);
    }
    case "place_sct": return token(named(name.replace(/ on SCT$/, ": complete")), "SCT");
    case "place_ai": return token(named(name.replace(/ on AI$/, ": complete")), "AI");
    // Their names in the mirror include the warning.
    case "become_astronaut": return one(starting("Become an astronaut"));
    case "voluntary_abort": return one(starting("Abort the mission"));
    // A note may follow the label of a button.
    default: return one((targets) => onTop(targets).find((target) => same(target.name, name) || target.name.startsWith(name + ": ")));
  }
}

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
  id: "astronavigators", answer, passesItself: true,
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
