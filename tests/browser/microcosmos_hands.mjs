// Plays Microcosmos on the canvas like a person. Targets are found by their names in the program's list of targets (in English).
// Some touches make two moves: whoever begins to terraform chooses the first level with it, and whoever ends the actions ends the turn.
import assert from "node:assert/strict";
import { byKeys, byMouse, byTouch, dragged, ifThere, named, onTop, same, starting } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

const units = { biomatter: "biomatter", labour: "labour", mineral: "minerals", technology: "technology" };
const specialists = { engineer: "engineer", leader_red: "red leader", leader_green: "green leader", leader_blue: "blue leader" };

// The names of cards and places stand in the names of the moves.
const cardNames = [/^Discard (.+) for the /, /^Discard (.+) without its action$/, /^Discard (.+)$/, /^Use (.+)$/, /^Take (.+) into the /,
  /^Play (.+?) and move it up: /, /^Play and discard (.+?): /, /^Move (.+) up without its action$/, /^Settle (.+)$/, /^Choose (.+?): /];
const cardIn = (name) => cardNames.map((pattern) => pattern.exec(name)).find((found) => found)[1];
const after = (name, beginning) => {
  assert.ok(name.startsWith(beginning), name);
  return name.slice(beginning.length);
};

const unit = (resource) => starting(units[resource] + ": ");
const token = (id) => starting(specialists[id] + " token, ");
const row = (id) => starting(id + " row: ");
/// Returns a function that finds a crew card in a row.
const own = (card) => (targets) => onTop(targets).find(({ name }) => name.startsWith(card + ", ") && name.includes(" row of "));
const spot = (name) => (targets) => onTop(targets).find((target) => same(target.name, name) || target.name.startsWith(name + ": "));

// Phones show one thing below the galaxy. On other screens there are no tabs, but a phase may have the same name.
const tab = (name) => ifThere((targets) => {
  const top = onTop(targets), others = top.find((target) => same(target.name, "Others"));
  return others && top.find((target) => same(target.name, name) && target.y === others.y);
});

/// See `playByHand`. With the mouse, every second ark is dragged to its destination.
const answer = async ({ move, view, names, ahead, odd, hand }) => {
  const { kind, seat } = view.decision, me = view.table.players[seat], name = names[JSON.stringify(move)], mine = view.seats[seat].name;
  const one = (...touches) => ({ touches, moves: [move] });
  switch (move.type) {
    case "place": return one(tab("Crew"), row(move.row));
    case "resource":
    case "pay":
    case "raise": return one(tab("Crew"), unit(move.resource));
    case "use_card": return one(tab("Crew"), own(cardIn(name)));
    case "use_token": return one(tab("Crew"), token(move.token));
    case "take": {
      const card = named(cardIn(name) + ", in the Club"), hasChoice = me.upper.length < 3 && me.lower.length < 3;
      return hasChoice ? one(tab("Club"), card, tab("Crew"), row(move.row)) : one(tab("Club"), card);
    }
    case "skip": return one(named("No card"));
    case "draw": return one(named("Draw a card"));
    case "upgrade": return one(tab("Ark"), starting(/^Unlock (.+?): /.exec(name)[1] + ", "));
    case "skip_upgrade": return one(named("No upgrade"));
    case "travel": {
      const to = spot(after(name, "Fly to "));
      if (hand === byMouse && odd) return one(dragged(starting(`Ark of ${mine}, at `), to));
      return one(to, odd ? named("Fly") : to);
    }
    case "discover": {
      const cell = named("Unknown: " + after(name, "Discover the "));
      return one(cell, odd ? named("Discover") : cell);
    }
    case "play": return one(tab("Crew"), own(cardIn(name)), named(name));
    case "done": {
      if (kind === "crew") return one(named("No more crew"));
      if (kind === "terraform") return one(named("Done"));
      return { touches: [named("End turn")], moves: [move, { type: "end" }] };
    }
    case "end": return one(named("End turn"));
    case "collect": return one(starting("Collect: "));
    case "terraform": {
      const level = JSON.parse(await ahead(move));
      return { touches: [starting("Terraform: "), tab("Crew"), unit(level.resource)], moves: [move, level] };
    }
    case "scout": return one(starting("Scout: "));
    case "settle": {
      const survivor = named(cardIn(name) + ", survivors");
      return odd ? one(tab("Ark"), survivor) : one(named("Settle"), tab("Ark"), survivor);
    }
    case "colony": return one(starting("Colony: "));
    case "outpost": {
      if (!move.from) return one(starting("Outpost: "));
      return one(starting("Outpost: "), named(`Outpost of ${mine} on ${after(name, "Move the outpost from ")}`));
    }
    case "token": {
      const card = own(cardIn(name));
      return odd ? one(tab("Crew"), card, token(move.token)) : one(named("Token"), tab("Crew"), card, token(move.token));
    }
    case "choose": return one(named(cardIn(name) + ", survivors"));
    case "keep": return one(named("Take aboard"));
    case "discard": return move.card ? one(named(cardIn(name) + ", dealt")) : one(named("Send on"));
    case "bonus":
    case "automa_use":
    case "automa_move": return one(named(name));
    default: return assert.fail("no such move: " + JSON.stringify(move));
  }
};

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
  id: "microcosmos", answer, hidesNothing: true,
  wholeGames: {
    mirror: { players: 2, seed: 22, from, least: 60, backEvery: 5 },
    hands: { players: 2, seed: 561, from, least: 13 },
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
        "touch, three players": { players: 3, seed: 19, from, least: 12, hand: byTouch, device: finger },
        "touch, four players": { players: 4, seed: 53, from, least: 12, hand: byTouch, device: finger },
        "mouse, arks dragged, with full movement": { players: 2, seed: 540, from, least: 11, hand: byMouse,
          device: { reducedMotion: "no-preference" } },
        keyboard: { players: 2, seed: 568, from, least: 11, hand: byKeys() },
      },
    },
  },
};
