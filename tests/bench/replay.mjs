// Measures replaying a saved game of 300 decisions: `node replay.mjs PROGRAM PROGRAM.js`. The game is first played through
// the protocol with moves drawn by a fixed generator, so it is always the same game.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { longGame } from "./long_game.mjs";

const kDecisions = 300, kRuns = 15;
const [native, wasm] = process.argv.slice(2);

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
  writeFileSync(file, JSON.stringify((await longGame(native, kDecisions)).save));
  console.log(`replay of ${kDecisions} decisions            native  ${replayMs(native, ["replay", file])} ms, `
    + `WebAssembly ${replayMs(process.execPath, [wasm, "replay", file])} ms (read, checked, played, hash compared)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
