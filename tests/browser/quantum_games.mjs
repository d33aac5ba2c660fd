// Games of Quantum that the tests play.
import { byKeys, byMouse, byTouch, ifThere, named } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

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

/// The result of the last fight may cover what is touched next.
const before = () => [ifThere(named("Close the fight"))];

const withCards = async (game) => {
  await game.play((moves) => moves[0], ({ kind }) => kind === "action");
  const hands = [["curious", "tactical", "relentless"], ["nomadic", "resourceful", "flexible"], ["dangerous", "scrappy", "clever"]];
  return equipped(await game.position(), hands, ["sabotage_1", "reorganization_1", "relocation_1"]);
};
const finger = { ...few, hasTouch: true, isMobile: true };
/// See games.mjs. Random games take thousands of decisions, so these have few cubes and a last round. The games by hand have many
/// kinds of decisions. For the rare ones, a game begins with cards in the hands and with every seat near infamy.
export const game = {
  id: "quantum", before, hidesNothing: true,
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
