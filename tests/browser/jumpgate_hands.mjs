// Plays Jump Gate on the canvas like a person. Targets are found by their names in the program's list of targets (in
// English). The touches for a move are derived here from the rules of the screen, independently of the program.
import { byKeys, byMouse, byTouch, named, onTop, same, starting } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

const codeWord = { j: "Jump", s: "Scan", l: "Land" };
/// Returns the text of a card such as "nav_j2s4".
export function cardName(id) {
  return id.slice(4).match(/[jsl][w1-4]/g).map((code) => `${codeWord[code[0]]} ${code[1] === "w" ? "any" : code[1]}`).join(" · ");
}
const planet = (id) => (targets) => onTop(targets).filter((target) => same(target.name, id)).at(-1);   // the sphere, not its caption
const resource = (id, view) => (targets) => {
  const home = view.table.planets.find((place) => place.face_up.some((card) => card.resource === id));
  const at = home.face_up.findIndex((card) => card.resource === id);
  const row = onTop(targets).filter((target) => target.name.toLowerCase().endsWith(" at " + home.id) && !/ face-down at |^Take back|^Do again/.test(target.name));
  return row.length === home.face_up.length ? row[at] : undefined;
};
const pair = (cards) => (targets) => onTop(targets).find((target) => same(target.name, cards.map(cardName).join(", ")));

/// Returns the touches, in order, for `move` of the seat with this view. `odd` selects the other way if there are two.
function touches(move, view, odd) {
  const seat = view.decision.seat, me = view.table.players[seat];
  const here = me.ship;
  const hand = me.hand.map((id) => ({ id, codes: Object.fromEntries(id.slice(4).match(/[jsl][w1-4]/g).map((c) => [c[0], c[1]])) }));
  switch (move.type) {
    case "fly": {
      const to = planets[move.to];
      const jumps = hand.some((card) => card.codes.j === "w" || card.codes.j === String(to.jump));
      return jumps ? [planet(move.to), named("Fly there")] : [planet(move.to)];
    }
    case "jump": {
      const card = named(cardName(move.card));
      return odd ? [planet(move.to), card] : [card, planet(move.to)];
    }
    case "scan": {
      const fitting = hand.filter((card) => card.codes.s === "w" || card.codes.s === String(planets[here].scan));
      const code = named("Scan " + here);
      if (odd) return fitting.length === 1 ? [code] : [code, named(cardName(move.card))];
      return [named(cardName(move.card)), code];
    }
    case "land": return [named("Land on " + here), pair(move.cards)];
    case "harvest": {
      const steps = [resource(move.resource, view), named(cardName(move.card))];
      return odd ? steps : steps.reverse();
    }
    case "research": return [named("Research")];
    case "end_turn": return [named("End turn")];
    case "place": return [resource(move.resource, view)];
    case "discard": return [named(cardName(move.card))];
    case "done": return [starting("Draw ", "Done")];
    case "leave": return [named("Leave")];
    case "take": return [move.resource ? resource(move.resource, view) : named("Take")];
    case "pass": return [view.decision.kind === "scan_marker" ? named("No marker") : named("Nothing more")];
    default: throw new Error("no such move: " + JSON.stringify(move));
  }
}

// Jump and scan codes, as printed on the planets.
const planets = {
  sethium: { jump: 3, scan: 3 }, waldwelt: { jump: 2, scan: 2 }, anno: { jump: 2, scan: 1 }, bueheggar: { jump: 1, scan: 4 },
  chandleria: { jump: 3, scan: 1 }, cinder: { jump: 4, scan: 2 }, halcyra: { jump: 4, scan: 1 }, korund: { jump: 1, scan: 2 },
  mirefall: { jump: 4, scan: 4 }, pelagia: { jump: 2, scan: 3 }, quillon: { jump: 3, scan: 4 }, ombra: { jump: 1, scan: 3 },
};

/// See `playByHand`.
const answer = ({ move, view, odd }) => ({ touches: touches(move, view, odd), moves: [move] });

const finger = { hasTouch: true, isMobile: true };
/// See games.mjs. Deals and choices in which nearly every kind of move occurs.
export const game = {
  id: "jumpgate", answer,
  wholeGames: {
    mirror: { players: 2, seed: 514, options: { black_hole_limit: 5 }, least: 20 },
    hands: { players: 2, seed: 379, options: { black_hole_limit: 5 }, leastMoves: 13 },
    computer: { link: "players=2&seed=3&bots=1&option.black_hole_limit=5", least: 5 },
    deep: {
      hands: {
        touch: { players: 2, seed: 50, leastMoves: 12, hand: byTouch, device: { ...few, ...finger } },
        "touch on a phone, three players": { players: 3, seed: 146, leastMoves: 13, hand: byTouch, device: { ...finger, deviceScaleFactor: 1, viewport: phone } },
        "mouse, with full movement": { players: 2, seed: 189, leastMoves: 12, hand: byMouse, device: { ...few, reducedMotion: "no-preference" } },
        keyboard: { players: 2, seed: 154, leastMoves: 12, hand: byKeys() },
      },
    },
  },
};
