// Mutates a few lines that look like the rules of a game, compiles them, and makes each mutant wrong in turn: `node
// mutate.test.mjs G++`. Then mutates the games and looks for rules without a mutant.
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

inline int sum_of(bool is_large, const int* more, int a) {
    const int start = a + 2;                               // JG-A3
    if (const int* extra = more) return *extra + start;
    return is_large ? 7 : start;
}

// JG-A4
Verdict may(int) { return {}; }

/// JG-A5
int declared(int a);

int declared(int a) {
    return a - 3;
}
`;
const program = `#include <cstdio>
#include <cstdlib>
namespace orrery_mutation { int chosen = 0; bool reached[kMost]; }
#include <optional>
#include <vector>
struct Rule {};
struct Violation { const Rule* rule; };
using Verdict = std::optional<Violation>;
namespace rule { constexpr Rule A4; }
bool is_inside(const std::vector<int>& all, int at) { return at < int(all.size()); }
#include "out/engine/games/jumpgate/rules.h"
int main(int, char** words) {
    orrery_mutation::chosen = std::atoi(words[1]);
    const int four = 4;
    std::printf("%d %d %d %d ", rest({5, 6, 7}, 1), both(1, 2), both(2, 1), both(2, 2));
    std::printf("%d %d %d %d %d", sum_of(true, nullptr, 1), sum_of(false, nullptr, 1), sum_of(false, &four, 1), may(1).has_value(), declared(5));
}
`;

test("mutants compile, and each changes what its line does", () => {
  const games = path.join(folder, "in/engine/games/jumpgate"), at = (name) => path.join(folder, name);
  mkdirSync(games, { recursive: true });
  writeFileSync(path.join(games, "rule_ids.h"), '"JG-A1", "JG-A2", "JG-A3", "JG-A4", "JG-A5"');
  writeFileSync(path.join(games, "rules.h"), rules);
  writeFileSync(path.join(games, "features.h"), "// JG-A1\ninline bool judges(int a) { return a > 1; }\n");   // decides no rule
  writeFileSync(at("main.cpp"), program);
  execFileSync("node", [path.join(here, "mutate.mjs"), at("in"), at("out")]);
  execFileSync(compiler, ["-std=c++20", "-w", "-include", path.join(here, "mutation.h"), at("main.cpp"), "-o", at("main")]);
  const played = (number) => execFileSync(at("main"), [String(number)], { encoding: "utf8" });
  const mutants = JSON.parse(readFileSync(at("out/mutants.json")));
  assert.equal(played(0), "13 6 5 51 7 3 7 0 2");
  assert.deepEqual(mutants.map(({ kind, text }) => `${kind} ${text}`).sort(), [
    "compared if (a > 1 && b > 1) a = 10, b = 20;", "compared if (a > 1 && b > 1) a = 10, b = 20;", "negated a > 1 && b > 1",
    "negated is_large", "negated more", "number + 2", "number + start", "number - 3", "number const int start = a + 2; // JG-A3",
    "number return a + 1;", "operand a > 1", "operand b > 1", "permission Verdict may(int) { return {}; }", "statement a += twice(b)", "statement a = 10, b = 20", "statement n += b",
    "statement sum += all[from]",
  ]);
  for (const { number, kind, text } of mutants) assert.notEqual(played(number), played(0), `${kind} ${text}`);
});

test("every rule has a mutant, or undecided.json says why it needs none", () => {
  const out = path.join(folder, "all");
  execFileSync("node", [path.join(here, "mutate.mjs"), path.join(here, "../.."), out]);
  const read = (file) => JSON.parse(readFileSync(file));
  const mutated = new Set(read(path.join(out, "mutants.json")).flatMap(({ rules }) => rules));
  const entries = read(path.join(here, "undecided.json")), excused = entries.flatMap(({ rules }) => rules);
  const all = read(path.join(out, "rules.json"));
  assert.ok(all.length > 600);
  assert.deepEqual(all.filter((id) => !mutated.has(id) && !excused.includes(id)), [], "rules without a mutant and without a reason");
  assert.deepEqual(excused.filter((id) => mutated.has(id)), [], "rules with a mutant need no reason");
  assert.deepEqual(excused.filter((id) => !all.includes(id)), [], "rules that do not exist");
  assert.equal(new Set(excused).size, excused.length, "a rule has one reason");
  for (const { why } of entries) assert.ok(why.length > 20, why);
});
