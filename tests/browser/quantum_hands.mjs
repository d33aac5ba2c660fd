// Plays Quantum on the canvas like a person. Targets are found by their names in the program's list of targets (in English).
// Choosing a ship to move and its destination are two moves of the rules, and two touches here.
import assert from "node:assert/strict";
import { byKeys, byMouse, byTouch, dragged, ifThere, named, onTop, same, starting } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

const column = (x) => String.fromCharCode("A".charCodeAt(0) + x);
const numbersIn = (id) => id.slice(1).split("_").map(Number);
/// Returns the name of a space: "s3_0" is D1. A planet such as "p1_0" lies in the middle of its tile.
const square = ([x, y]) => column(x) + (y + 1);
const ofSpace = (id) => square(numbersIn(id));
const ofPlanet = (id) => square(numbersIn(id).map((n) => 3 * n + 1));

const isOnMap = (place) => /^s\d/.test(place);
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const ending = (words, beginning = "") => (targets) => onTop(targets).find(({ name }) => name.endsWith(words) && name.startsWith(beginning));

const planet = (id) => ending(" at " + ofPlanet(id), "Planet ");
const space = (id) => named("Space " + ofSpace(id));
/// Returns a function that finds an answer's button. The panel around it may have the same name.
const buttonNamed = (name) => (targets) => onTop(targets).filter((target) => same(target.name, name)).at(-1);
/// Returns the touches for a ship on the map or beside it; on phones it is behind a tab.
function ship({ id, at }) {
  if (isOnMap(at)) return [(targets) => onTop(targets).find(({ name }) => name.includes("'s ") && name.endsWith(" at " + ofSpace(at)))];
  const beside = new RegExp(`(^|'s s|^S)hip ${id.slice(1)}, `);
  return [ifThere(named("Sheet")), (targets) => onTop(targets).find(({ name }) => beside.test(name) && !/research|dominance/.test(name))];
}
/// Closes the result of the last fight, which may cover a target.
const fightGone = ifThere(named("Close the fight"));

const abilityButton = { strike: "Strike: ", warp: "Warp: ", free_reconfigure: "Free Reconfigure: " };
/// Moves that require an answer on the map.
const opening = ["move", "curious", "tactical", "deploy", "nomadic"];

/// Returns the position with these command cards in the seats' hands, these gambits face up, and every seat one step from
/// infamy and from a breakthrough, so that rare decisions occur within a few turns.
function equipped(position, hands, gambits) {
  const out = structuredClone(position), { gambit, command, players } = out.table;
  const take = (pile, id) => {
    const at = pile.display.indexOf(id);
    if (at >= 0) pile.display[at] = pile.deck.shift();
    else pile.deck = pile.deck.filter((other) => other !== id);
    return id;
  };
  hands.forEach((cards, seat) => Object.assign(players[seat], { commands: cards.map((id) => take(command, id)), dominance: 5, research: 5 }));
  gambits.forEach((id, place) => {
    const [was] = gambit.display.splice(place, 1, null);
    gambit.deck.push(was);
    gambit.display[place] = take(gambit, id);
  });
  return out;
}

/// See `playByHand`. With the mouse, every second ship is dragged to its destination.
const answer = async ({ move, view, names, ahead, odd, hand }) => {
  const { kind } = view.decision, { ships, turn, gambit, command } = view.table;
  const shipOf = (id) => ship(ships.find((other) => other.id === id));
  const one = (...touches) => ({ touches: [fightGone, ...touches], moves: [move] });
  const byName = named(names[JSON.stringify(move)]);
  const button = (words) => starting(words);

  if (opening.includes(move.type)) {
    const { id, at } = ships.find((other) => other.id === move.ship);
    const card = move.type === "move" || move.type === "deploy" ? [] : [button(capital(move.type) + ": ")];
    const next = JSON.parse(await ahead(move));
    const moves = [move, next];
    const chosen = [...card, ...shipOf(id)];
    switch (next.type) {
      case "go":
        if (hand === byMouse && odd && card.length === 0) return { touches: [fightGone, dragged(shipOf(id)[0], space(next.to))], moves };
        return { touches: [fightGone, ...chosen, space(next.to)], moves };
      case "place": return { touches: [fightGone, ...chosen, space(next.space)], moves };
      case "attack": return { touches: [fightGone, ...chosen, ...shipOf(next.target), next.from === at ? shipOf(id)[0] : space(next.from)], moves };
      case "pick_up": return { touches: [fightGone, ...chosen, button("Transport: "), ...shipOf(next.ship)], moves };
      default: return assert.fail("what follows is unknown: " + JSON.stringify(next));
    }
  }
  switch (move.type) {
    case "reconfigure": return one(...shipOf(move.ship), button("Reconfigure: "));
    case "construct": return one(planet(move.planet), button("Construct: "));
    case "research": return one(button("Research: "));
    case "end_actions": return one(button("End actions"));
    case "ability": {
      const own = shipOf(move.ship);
      if (move.ability === "modify") return one(...own, named("Modify: " + move.number));
      const chosen = [...own, button(abilityButton[move.ability])];
      if (move.ability === "strike") return one(...chosen, ...shipOf(move.target), ...shipOf(move.target));
      return move.ability === "warp" ? one(...chosen, ...shipOf(move.with)) : one(...chosen);
    }
    case "cerebral":
    case "tyrannical": return one(button(capital(move.type) + ": "));
    case "flexible": return one(...shipOf(move.ship), named("Flexible: " + move.number));
    case "resourceful": return one(button("Resourceful: "), ...shipOf(move.ship));
    case "go": return one(space(move.to));
    case "drop": return one(space(move.space));
    case "place": return kind === "start_ship" ? one(...shipOf(move.ship), space(move.space)) : one(space(move.space));
    case "place_cube": return one(planet(move.planet));
    case "to": return one(planet(move.planet));
    case "choose": return one(...shipOf(move.ship));
    case "cube": {
      const here = view.table.planets.find(({ id }) => id === move.planet).cubes;
      const others = new Set(here.filter((seat) => seat !== turn.seat));
      return others.size > 1 ? one(planet(move.planet), named(`${view.seats[move.owner]?.name ?? view.seats[move.owner]}'s cube`)) : one(planet(move.planet));
    }
    case "take": {
      const of = gambit.display.includes(move.card) ? ["Gambit", gambit.display] : ["Command", command.display];
      return one(ifThere(named("Cards")), starting(`${of[0]} ${of[1].indexOf(move.card) + 1}: `), byName);
    }
    default: return one(buttonNamed(names[JSON.stringify(move)]));
  }
};

const withCards = async (game) => {
  await game.play((moves) => moves[0], ({ kind }) => kind === "action");
  const hands = [["curious", "tactical", "relentless"], ["nomadic", "resourceful", "flexible"], ["dangerous", "scrappy", "clever"]];
  return equipped(await game.position(), hands, ["sabotage_1", "reorganization_1", "relocation_1"]);
};
const finger = { ...few, hasTouch: true, isMobile: true };
/// See games.mjs. Random games take thousands of decisions, so these have few cubes and a last round. The games by hand have many
/// kinds of decisions. For the rare ones, a game begins with cards in the hands and with every seat near infamy.
export const game = {
  id: "quantum", answer, hidesNothing: true,
  wholeGames: {
    mirror: { players: 2, seed: 21, options: { cubes: 3, round_limit: 5 }, least: 40, backEvery: 7 },
    hands: { players: 3, seed: 1445, options: { cubes: 3, round_limit: 1 }, least: 10, from: withCards },
    computer: { link: "players=2&seed=3&bots=1&level=random&option.cubes=3&option.round_limit=3", least: 10 },
    deep: {
      mirror: {
        "two seats, the basic map": { players: 2, seed: 21, options: { cubes: 3, round_limit: 8 }, least: 40, backEvery: 7 },
        "three seats, a map with the Void": { players: 3, seed: 22, options: { map: "keel_3p", cubes: 3, round_limit: 5 }, least: 40, backEvery: 7 },
        "four seats, the largest map": { players: 4, seed: 23, options: { map: "winds_4p", cubes: 3, round_limit: 4 }, least: 40, backEvery: 7 },
      },
      hands: {
        "touch on a phone": { players: 2, seed: 333, options: { map: "skirmish_2p", cubes: 3, round_limit: 5 }, least: 10, hand: byTouch,
          device: { ...finger, viewport: phone } },
        "touch, three players": { players: 3, seed: 280, options: { cubes: 3, round_limit: 3 }, least: 10, hand: byTouch, device: finger },
        "touch, four players": { players: 4, seed: 568, options: { cubes: 3, round_limit: 2 }, least: 8, hand: byTouch, device: finger },
        "touch on a phone, every sort of card": { players: 3, seed: 137, options: { cubes: 4, round_limit: 3 }, least: 12, from: withCards, hand: byTouch,
          device: { ...finger, viewport: phone } },
        "mouse, ships dragged, with full movement": { players: 2, seed: 192, options: { map: "skirmish_2p", cubes: 3, round_limit: 3 }, least: 9,
          hand: byMouse, device: { reducedMotion: "no-preference" } },
        keyboard: { players: 2, seed: 316, options: { map: "skirmish_2p", cubes: 3, round_limit: 1 }, least: 6, hand: byKeys() },
      },
    },
  },
};
