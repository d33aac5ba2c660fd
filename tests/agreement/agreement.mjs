// The same random games, native and as WebAssembly: `node agreement.mjs PROGRAM PROGRAM.js [GAMES]`. Every line the two
// print must be the same; each is a game. GAMES of every kind there is.
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

let passed = 0, failed = 0;
for (const game of await lines(native, ["games"])) {
  const [a, b] = await Promise.all([
    lines(native, [game, games]),
    lines(process.execPath, [wasm, game, games]),
  ]);
  for (let i = 0; i < Number(games); ++i) {
    if (a[i] !== undefined && a[i] === b[i]) ++passed;
    else if (++failed <= 5) console.log(`${game}, game ${i + 1}:\n  native      ${a[i]}\n  WebAssembly ${b[i]}`);
  }
}
if (passed + failed === 0) ++failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
