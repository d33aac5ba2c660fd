// Random playouts by the program, native and as WebAssembly in Node.js: `node playouts.mjs PROGRAM PROGRAM.js [SECONDS]`.
import { spawnSync } from "node:child_process";

const [native, wasm, seconds = "3"] = process.argv.slice(2);

function bench(command, args) {
  const run = spawnSync(command, [...args, "bench", "jumpgate", "--players", "2", "--seconds", seconds, "--json"], { encoding: "utf8" });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`${command} ended with ${run.status ?? run.signal}: ${run.stderr}`);
  return JSON.parse(run.stdout);
}

const n = bench(native, []);
const w = bench(process.execPath, [wasm]);
const round = (x) => Math.round(x).toLocaleString("en");
console.log(`playouts, one core, 2 players       native  ${round(n.moves_per_s)} moves/s  (${round(n.playouts_per_s)} games/s)`);
console.log(`                               WebAssembly  ${round(w.moves_per_s)} moves/s  (${round(w.playouts_per_s)} games/s)`);
console.log(`                                     ratio  ${(100 * w.moves_per_s / n.moves_per_s).toFixed(1)} %`);
console.log(`allocations per move                native  ${n.allocations_per_move}, WebAssembly ${w.allocations_per_move}`);
console.log(`state                                       ${n.state_bytes} bytes native, ${w.state_bytes} in WebAssembly`);
