// The download of a first visit stays within its limits in both languages: of every game, in the quick tier of the largest one.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { dist } from "./browser.mjs";
import { limit } from "./patience.mjs";
import { inTier } from "./tier.mjs";

const measure = path.join(path.dirname(fileURLToPath(import.meta.url)), "../bench/size.mjs");

test("a first visit to any game is small", limit, () => {
  const run = spawnSync(process.execPath, [measure, dist, ...inTier(["--largest"], [])], { encoding: "utf8" });
  assert.equal(run.status, 0, run.stdout + run.stderr);
  for (const lang of ["English", "Japanese"]) assert.match(run.stdout, new RegExp(`first visit, ${lang}, to the first move of \\w+`));
});
