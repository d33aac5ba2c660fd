// The same random games, native and as WebAssembly: `node agreement.mjs PROGRAM PROGRAM.js [GAMES]`, so many of each game.
// Every line the two print must be the same; each is a game.
import { spawn } from "node:child_process";

const [native, wasm, games = "1000"] = process.argv.slice(2);
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

const [a, b] = await Promise.all([
  lines(native, [games]),
  lines(process.execPath, [wasm, games]),
]);
let passed = 0, failed = 0;
for (let i = 0; i < Math.max(a.length, b.length, Number(games)); ++i) {
  if (a[i] !== undefined && a[i] === b[i]) ++passed;
  else if (++failed <= 5) console.log(`game ${i + 1}:\n  native      ${a[i]}\n  WebAssembly ${b[i]}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
