// Mutates a few lines that look like the rules of a game, compiles them, and makes each mutant wrong in turn: `node
// mutate.test.mjs G++`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const compiler = process.argv[2], here = path.dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "orrery-mutate-"));
after(() => rmSync(folder, { recursive: true }));

const rules = `// JG-A1
inline int rest(const std::vector<int>& all, int from) {
    int sum = 0;
    for (; is_inside(all, from); ++from) sum += all[from];
    return sum;
}

// JG-A2
inline int both(int a, int b) {
    if (a > 1 && b > 1) a = 10, b = 20;
    const auto twice = [&](int n) {
        n += b;
        return n;
    };
    a += twice(b);
    return a + 1;
}
`;
const program = `#include <cstdio>
#include <cstdlib>
namespace orrery_mutation { int chosen = 0; bool reached[kMost]; }
#include <vector>
bool is_inside(const std::vector<int>& all, int at) { return at < int(all.size()); }
#include "out/engine/games/jumpgate/rules.h"
int main(int, char** words) {
    orrery_mutation::chosen = std::atoi(words[1]);
    std::printf("%d %d %d %d", rest({5, 6, 7}, 1), both(1, 2), both(2, 1), both(2, 2));
}
`;

test("mutants compile, and each changes what its line does", () => {
  const games = path.join(folder, "in/engine/games/jumpgate"), at = (name) => path.join(folder, name);
  mkdirSync(games, { recursive: true });
  writeFileSync(path.join(games, "rule_ids.h"), '"JG-A1", "JG-A2"');
  writeFileSync(path.join(games, "rules.h"), rules);
  writeFileSync(path.join(games, "features.h"), "// JG-A1\ninline bool judges(int a) { return a > 1; }\n");   // decides no rule
  writeFileSync(at("main.cpp"), program);
  execFileSync("node", [path.join(here, "mutate.mjs"), at("in"), at("out")]);
  execFileSync(compiler, ["-std=c++20", "-w", "-include", path.join(here, "mutation.h"), at("main.cpp"), "-o", at("main")]);
  const played = (number) => execFileSync(at("main"), [String(number)], { encoding: "utf8" });
  const mutants = JSON.parse(readFileSync(at("out/mutants.json")));
  assert.equal(played(0), "13 6 5 51");
  assert.deepEqual(mutants.map(({ kind, text }) => `${kind} ${text}`).sort(), [
    "compared if (a > 1 && b > 1) a = 10, b = 20;", "compared if (a > 1 && b > 1) a = 10, b = 20;", "negated a > 1 && b > 1",
    "number return a + 1;", "operand a > 1", "operand b > 1", "statement a += twice(b)", "statement a = 10, b = 20", "statement n += b",
    "statement sum += all[from]",
  ]);
  for (const { number, kind, text } of mutants) assert.notEqual(played(number), played(0), `${kind} ${text}`);
});
