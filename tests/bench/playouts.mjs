// Measures random playouts of every game by the program, native and as WebAssembly in Node.js: `node playouts.mjs PROGRAM
// PROGRAM.js [SECONDS]`.
import { spawnSync } from "node:child_process";

const [native, wasm, seconds = "3"] = process.argv.slice(2);

function told(command, args) {
  const run = spawnSync(command, args, { encoding: "utf8" });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`${command} ended with ${run.status ?? run.signal}: ${run.stderr}`);
  return JSON.parse(run.stdout);
}

const round = (x) => Math.round(x).toLocaleString("en");
for (const { id } of told(native, ["games", "--json"])) {
  const bench = ["bench", id, "--players", "2", "--seconds", seconds, "--json"];
  const n = told(native, bench), w = told(process.execPath, [wasm, ...bench]);
  console.log(`${id}: playouts, one core, 2 players`);
  console.log(`                                    native  ${round(n.moves_per_s)} moves/s  (${round(n.playouts_per_s)} games/s)`);
  console.log(`                               WebAssembly  ${round(w.moves_per_s)} moves/s  (${round(w.playouts_per_s)} games/s)`);
  console.log(`                                     ratio  ${(100 * w.moves_per_s / n.moves_per_s).toFixed(1)} %`);
  console.log(`allocations per move                native  ${n.allocations_per_move}, WebAssembly ${w.allocations_per_move}`);
  console.log(`state                                       ${n.state_bytes} bytes native, ${w.state_bytes} in WebAssembly`);
}
