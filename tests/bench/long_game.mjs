// Plays a game of many decisions through the protocol. Its moves are drawn by a fixed generator, so it is always the same
// game.
import { serveEngine } from "./protocol.mjs";

/// Resolves to its save and the current decision.
export async function longGame(program, decisions) {
  const { call, close } = serveEngine(program);
  try {
    for (let seed = 1; seed <= 500; ++seed) {
      const { session } = await call("new", { game: "jumpgate", players: 3, seed, options: {} });
      let chance = seed;
      for (let made = 0; made < decisions; ++made) {
        const { decision, moves } = await call("moves", { session });
        if (decision === null) break;
        chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
        const after = await call("apply", { session, move: moves[Math.floor(chance / 2 ** 32 * moves.length)] });
        if (made + 1 === decisions) return { save: await call("save", { session }), decision: after.decision };
      }
      await call("close", { session });
    }
  } finally {
    close();
  }
  throw new Error(`no random game lasts ${decisions} decisions`);
}
