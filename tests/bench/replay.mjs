// How long a saved game of 300 decisions takes to replay: `node replay.mjs PROGRAM PROGRAM.js`. The game is played
// through the protocol first, its moves drawn by a generator of our own, so it is the same one every time.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import readline from "node:readline";

const kDecisions = 300, kRuns = 15;
const [native, wasm] = process.argv.slice(2);

async function longGame() {
  const program = spawn(native, ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = readline.createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const call = async (method, params) => {
    program.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) + "\n");
    const { value } = await answers.next();
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };
  try {
    for (let seed = 1; seed <= 500; ++seed) {
      const { session } = await call("new", { game: "jumpgate", players: 3, seed, options: {} });
      let chance = seed;
      for (let made = 0; made < kDecisions; ++made) {
        const { decision, moves } = await call("moves", { session });
        if (decision === null) break;
        chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
        await call("apply", { session, move: moves[Math.floor(chance / 2 ** 32 * moves.length)] });
        if (made + 1 === kDecisions) return await call("save", { session });
      }
      await call("close", { session });
    }
  } finally {
    program.stdin.end();
  }
  throw new Error(`no random game lasts ${kDecisions} decisions`);
}

function replayMs(command, args) {
  const times = [];
  for (let i = 0; i < kRuns; ++i) {
    const run = spawnSync(command, args, { encoding: "utf8" });
    const ms = /([\d.]+) ms/.exec(run.stdout || "");
    if (run.status !== 0 || !ms) throw new Error(`${command}: ${run.stdout}${run.stderr}`);
    times.push(Number(ms[1]));
  }
  return times.sort((a, b) => a - b)[Math.floor(kRuns / 2)].toFixed(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "orrery-replay-"));
try {
  const file = path.join(folder, "save.json");
  writeFileSync(file, JSON.stringify(await longGame()));
  console.log(`replay of ${kDecisions} decisions            native  ${replayMs(native, ["replay", file])} ms, `
    + `WebAssembly ${replayMs(process.execPath, [wasm, "replay", file])} ms (read, checked, played, hash compared)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
