// Compares the same random games, native and as WebAssembly: `node agreement.mjs PROGRAM PROGRAM.js [GAMES]`, where GAMES is
// the number of games of each kind. Each line of output is a game, and all lines must be equal. The games are divided among
// the processors.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const [native, wasm, told = process.env.ORRERY_DEEP === "1" ? "1000" : "100"] = process.argv.slice(2);
if (!native || !wasm) {
  console.error("usage: node agreement.mjs PROGRAM PROGRAM.js [GAMES]");
  process.exit(2);
}

function lines(command, args) {
  return new Promise((resolve, reject) => {
    const run = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    run.stdout.setEncoding("utf8").on("data", (more) => { text += more; });
    run.once("error", reject);
    run.once("close", (code, signal) => {
      if (code !== 0) console.log(`${command} ended with ${code ?? signal}`);
      resolve(text.split("\n").filter((line) => line !== ""));
    });
  });
}

const games = Number(told), parts = Math.min(games, availableParallelism());
const bounds = Array.from({ length: parts + 1 }, (_, part) => Math.floor(games * part / parts));
const played = await Promise.all(bounds.slice(1).map((end, part) => {
  const args = [end - bounds[part], bounds[part]].map(String);
  return Promise.all([lines(native, args), lines(process.execPath, [wasm, ...args])]);
}));
let passed = 0, failed = 0;
for (const [part, [a, b]] of played.entries()) {
  for (let i = 0; i < Math.max(a.length, b.length, bounds[part + 1] - bounds[part]); ++i) {
    if (a[i] !== undefined && a[i] === b[i]) ++passed;
    else if (++failed <= 5) console.log(`part ${part + 1}, line ${i + 1}:\n  native      ${a[i]}\n  WebAssembly ${b[i]}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
