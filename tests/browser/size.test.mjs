// The download of a first visit stays within its limits, for every game and both languages.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { dist } from "./browser.mjs";
import { limit } from "./patience.mjs";

const measure = path.join(path.dirname(fileURLToPath(import.meta.url)), "../bench/size.mjs");

test("a first visit to any game is small", limit, () => {
  const run = spawnSync(process.execPath, [measure, dist], { encoding: "utf8" });
  assert.equal(run.status, 0, run.stdout + run.stderr);
  assert.match(run.stdout, /to the first move of jumpgate/);
});
