// Games of Jump Gate that the tests play.
import { byKeys, byMouse, byTouch } from "./hands.mjs";
import { few, phone } from "./stage.mjs";

const finger = { hasTouch: true, isMobile: true };
/// See games.mjs. Deals and choices in which nearly every kind of move occurs.
export const game = {
  id: "jumpgate",
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
