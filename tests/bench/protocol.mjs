// A running `orrery serve`, for measurements through the protocol.
import { spawn } from "node:child_process";
import readline from "node:readline";

/// Returns {call, close}: `await call(method, params)` resolves to the method's result, one call at a time.
export function serveEngine(program) {
  const engine = spawn(program, ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = readline.createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const call = async (method, params) => {
    engine.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) + "\n");
    const { value } = await answers.next();
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };
  return { call, close: () => engine.stdin.end() };
}
