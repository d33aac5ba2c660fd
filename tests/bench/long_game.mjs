// Plays a game of many decisions through the protocol. Its moves are drawn by a fixed generator, so it is always the same
// game.
import { spawn } from "node:child_process";
import readline from "node:readline";

/// Resolves to its save and the current decision.
export async function longGame(program, decisions) {
  const engine = spawn(program, ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = readline.createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const call = async (method, params) => {
    engine.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) + "\n");
    const { value } = await answers.next();
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };
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
    engine.stdin.end();
  }
  throw new Error(`no random game lasts ${decisions} decisions`);
}
