// Writes a copy of the games' sources in which every place that decides a rule can be made wrong at run time.
//
//   node tests/mutation/mutate.mjs <folder of the repository> <folder to write>
//
// The number orrery_mutation::chosen selects the mutant; 0 selects the unchanged game. So all mutants are compiled once. The
// program writes the sources under engine/games, rules.json with the ids of all rules, and mutants.json with the number, game, file, line, kind, rules and text of
// each mutant and its unchanged line.
//
// A mutant belongs to the rules cited on its line. If the line cites none, it belongs to those of the nearest line above
// that cites any, within the function and the comment before it; and if there is none, to those that the comment at the function's
// declaration in a header cites. Code without a cited rule is not mutated. Kinds:
//   refusal    a refusal is dropped, and the checks that follow are still made
//   permission what a rule allows is refused: the `return {};` of a line that cites it
//   operand    one operand of `&&` or `||` is ignored
//   negated    the condition of an `if`, a `while` or a `? :` is negated, or the pointer that an `if` declares is null
//   compared   a comparison is off by one (`<` and `<=`) or negated (`==` and `!=`)
//   number     a `+ 1`, a `- 1`, a term of a returned sum or a bound of 0 is left out; on a line that cites a rule, an `int` begins with 0, and a returned number is one more
//   statement  an assignment, a step or a call is left out; calls that report an event decide nothing and are not mutated
// The sources are read as text: in them a comparison operator stands between spaces, and the brackets of a template do not.
import fs from "node:fs";
import path from "node:path";

const [root, target] = process.argv.slice(2);
const kPrefix = { jumpgate: "JG-", race: "RG-", quantum: "QU-", microcosmos: "MC-", astronavigators: "AN-" };
// Files that decide no rule: reading and writing documents, checks of what was read, texts, card tables, advice and judgement.
const kNoDecision = /^(codec|fields|consume_order|decode|invariants|rule_ids|describe|explain|words|content|info|game|ids|events|moves|odds|features)/;

/// Returns the text with comments, strings, character literals and preprocessor lines blanked, so that offsets and lines
/// stay.
function bare(text) {
  return text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|^[ \t]*#(?:.*\\\n)*.*$/gm,
    (found) => found.replace(/[^\n]/g, " "));
}

const kOpen = "([{", kClose = ")]}";

/// Returns the position of the bracket that closes the one at `at`.
function closing(code, at) {
  let depth = 0;
  for (let i = at; i < code.length; ++i) {
    if (kOpen.includes(code[i])) ++depth;
    if (kClose.includes(code[i]) && --depth === 0) return i;
  }
  throw new Error("a bracket stays open");
}

/// Returns the positions of `tokens` between `from` and `to`, outside of all brackets there.
function at_top(code, from, to, tokens) {
  const out = [];
  for (let i = from, depth = 0; i < to; ++i) {
    if (kOpen.includes(code[i])) ++depth;
    else if (kClose.includes(code[i])) --depth;
    else if (depth === 0) {
      const token = tokens.find((t) => code.startsWith(t, i));
      if (token) {
        out.push({ at: i, token });
        i += token.length - 1;
      }
    }
  }
  return out;
}

class Source {
  constructor(game, file, text, helpers, declared, ids) {
    Object.assign(this, { game, file, text, helpers, declared, code: bare(text), edits: [], mutants: [] });
    this.starts = [0];
    for (let i = 0; i < text.length; ++i) if (text[i] === "\n") this.starts.push(i + 1);
    this.lines = text.split("\n");
    this.cited = this.lines.map((line) => cited_in(game, line, ids));
  }

  line_of(at) {
    let low = 0, high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= at) low = middle;
      else high = middle;
    }
    return low;
  }

  rules_at(at) {
    const own = this.line_of(at);
    for (let line = own; line >= 0; --line) {
      if (line < own && /^(?:namespace|#|\}|\S.*[};]\s*(?:\/\/.*)?$)/.test(this.lines[line])) break;
      if (this.cited[line].length > 0) return this.cited_around(line);
    }
    return this.declared.get(this.function_at(own)) ?? [];
  }

  /// Returns the rules that the comment before the function at a line and the comment at its declaration cite.
  rules_of_function(line) {
    let head = line;
    while (head > 0 && !/^[^\s}]/.test(this.lines[head])) --head;
    const above = /^\/\//.test(this.lines[head - 1] ?? "") ? this.cited_around(head - 1) : [];
    return [...above, ...(this.declared.get(this.function_at(line)) ?? [])];
  }

  /// Returns the name of the function that a line lies in, or "".
  function_at(line) {
    while (line > 0 && !/^[^\s}]/.test(this.lines[line])) --line;
    return /^[^/#].*?(\w+)\(/.exec(this.lines[line])?.[1] ?? "";
  }

  /// Returns the rules cited on a line, or in the whole comment that it is part of.
  cited_around(line) {
    const is_comment = (i) => /^\s*\/\//.test(this.lines[i] ?? "");
    let first = line, last = line;
    while (is_comment(line) && is_comment(first - 1)) --first;
    while (is_comment(line) && is_comment(last + 1)) ++last;
    return [...new Set(this.cited.slice(first, last + 1).flat())];
  }

  /// Adds a mutant at `at` and returns it; returns 0 if no rule is cited there.
  number(at, kind, what, rules = this.rules_at(at)) {
    const line = this.line_of(at);
    // Conditions that must hold at compile time cannot be mutated at run time.
    let head = line;
    while (head > 0 && !/^[^\s}]/.test(this.lines[head])) --head;
    const is_constant = /static_assert|if constexpr/.test(this.lines[line]) || /^(?:inline )?constexpr [^(]* = |^using /.test(this.lines[head]);
    if (rules.length === 0 || is_constant) return 0;
    const n = { game: this.game, file: this.file, line: line + 1, kind, rules, text: what.replace(/\s+/g, " ").trim(),
      source: this.lines[line].trim(), number: 0 };
    this.mutants.push(n);
    return n;
  }

  /// Inserts text at a place. The text is a function if it depends on numbers that are assigned later.
  put(at, text, order = 0) { this.edits.push({ at, text, order }); }
  wrap(from, to, before, after) {
    this.put(from, before, -to);                           // the wider range first
    this.put(to, after, Number.MIN_SAFE_INTEGER + to - from);   // the narrower range first
  }

  find_all() {
    this.refusals();
    this.permissions();
    this.conditions();
    this.comparisons();
    this.numbers();
    this.statements();
  }

  refusals() {
    const { code } = this;
    const refused = new RegExp(`\\bViolation\\{|\\b(?:${[...this.helpers.keys()].join("|") || "no_helper"})(?:<\\w+>)?\\(`, "g");
    for (const found of code.matchAll(refused)) {
      const from = found.index, to = closing(code, from + found[0].length - 1) + 1;
      const what = this.text.slice(from, to);
      const before = code.slice(0, from);
      if (/(?:Verdict|Violation) $/.test(before) || /\bif \($/.test(before)) continue;      // its own declaration
      const helper = this.helpers.get(found[0].replace(/<.*|[({]$/g, ""));
      const own = [...what.matchAll(/rule::([A-Z]\d+)/g)].map((m) => kPrefix[this.game] + m[1]);
      const rules = helper ? [...new Set([...helper, ...own])] : own.length > 0 ? own : this.rules_at(from);
      const ifs = this.condition_before(from);
      const n = this.number(from, "refusal", what, rules);
      if (n === 0) continue;
      if (ifs) this.wrap(ifs.from, ifs.to, "(", () => `) && !ORRERY_WRONG(${n.number})`);
      else this.wrap(from, to, () => `orrery_mutation::refusal(ORRERY_WRONG(${n.number}), Verdict(`, "))");
    }
  }

  permissions() {
    for (const found of this.code.matchAll(/\breturn (\{\});/g)) {
      const line = this.line_of(found.index), head = this.code.lastIndexOf("\nVerdict ", found.index);
      const is_all = /^Verdict .*\{ return \{\}; \}$/.test(this.lines[line]);                // of its function
      const rules = is_all ? this.rules_at(found.index) : this.cited[line];
      if (rules.length === 0 || head < 0 || this.code.slice(head, found.index).includes("\n}")) continue;
      const at = found.index + "return ".length, rule = rules[0].slice(kPrefix[this.game].length);
      const n = this.number(at, "permission", this.lines[line]);
      if (n !== 0) this.wrap(at, at + 2, () => `ORRERY_WRONG(${n.number}) ? Verdict(Violation{&rule::${rule}}) : Verdict(`, ")");
    }
  }

  /// Returns the condition of the `if (…) return ` that ends at `at`. Returns null if there is none or if it declares
  /// something.
  condition_before(at) {
    const found = /\)\s*return $/.exec(this.code.slice(0, at));
    if (!found) return null;
    let depth = 0, open = found.index;
    for (;; --open) {
      if (this.code[open] === ")") ++depth;
      if (this.code[open] === "(" && --depth === 0) break;
    }
    if (!/\bif $/.test(this.code.slice(0, open))) return null;
    return this.condition(open + 1, found.index);
  }

  /// Returns the range of the condition between the brackets of an `if`, after a declaration there.
  condition(from, to) {
    const parts = at_top(this.code, from, to, [";"]);
    if (parts.length > 0) from = parts.at(-1).at + 1;
    const text = this.code.slice(from, to);
    if (/^\s*(?:const )?[\w:<>]+[ *&]+\w+ = /.test(text)) return null;
    return { from, to };
  }

  conditions() {
    const { code } = this;
    const places = [];
    for (const found of code.matchAll(/\b(if|while) \(/g)) {
      const open = found.index + found[0].length - 1, condition = this.condition(open + 1, closing(code, open));
      if (!condition) continue;
      places.push(condition);
      // A single comparison has its own mutants.
      if (!/ (?:&&|\|\|) /.test(code.slice(condition.from, condition.to)) && at_top(code, condition.from, condition.to, [" == ", " != "]).length > 0) continue;
      const n = this.number(condition.from, "negated", this.text.slice(condition.from, condition.to));
      if (n !== 0) this.wrap(condition.from, condition.to, () => `ORRERY_WRONG(${n.number}) != bool(`, ")");
    }
    for (const found of code.matchAll(/\bif \(const \w+\* \w+ = /g)) {
      const from = found.index + found[0].length, to = closing(code, found.index + found[0].indexOf("("));
      if (code.slice(from, to).includes(";")) continue;
      const n = this.number(from, "negated", this.text.slice(from, to));
      if (n !== 0) this.wrap(from, to, () => `ORRERY_WRONG(${n.number}) ? nullptr : (`, ")");
    }
    for (const found of code.matchAll(/\breturn |\bbool \w+ = |\bis_\w+ = /g)) {
      const from = found.index + found[0].length;
      let to = from, depth = 0;
      for (; depth > 0 || code[to] !== ";"; ++to) {
        if (kOpen.includes(code[to])) ++depth;
        if (kClose.includes(code[to]) && --depth < 0) break;
      }
      const asked = at_top(code, from, to, [" ? "]);
      places.push({ from, to: asked.length > 0 ? asked[0].at : to });
      if (asked.length > 0) this.choice(from, asked[0].at);
    }
    for (const found of code.matchAll(/^ +(?:const )?[\w:]+ \w+ = (?=[^;{}]* \? )/gm)) {
      const from = found.index + found[0].length, asked = at_top(code, from, code.indexOf(";", from), [" ? "]);
      if (asked.length > 0 && !/\bbool \w+ = $/.test(found[0])) this.choice(from, asked[0].at);
    }
    while (places.length > 0) {
      const { from, to } = places.pop();
      for (const operator of [" || ", " && "]) {
        const between = at_top(code, from, to, [operator]).map((t) => t.at);
        if (between.length === 0) continue;
        const edges = [from - 4, ...between, to];
        for (let i = 0; i + 1 < edges.length; ++i) {
          const begin = edges[i] + 4, end = edges[i + 1];
          const n = this.number(begin, "operand", this.text.slice(begin, end));
          if (n !== 0)
            this.wrap(begin, end, () => operator === " || " ? `(!ORRERY_WRONG(${n.number}) && bool(` : `(ORRERY_WRONG(${n.number}) || bool(`, "))");
          places.push({ from: begin, to: end });
        }
        break;
      }
      const inner = code.slice(from, to).search(/^\s*!?\(/);
      if (inner >= 0) {
        const open = code.indexOf("(", from), close = closing(code, open);
        if (close === to - 1) places.push({ from: open + 1, to: close });
      }
    }
  }

  /// Negates the condition of a `? :`. Single comparisons and conditions of several parts have their own mutants.
  choice(from, to) {
    if (at_top(this.code, from, to, [" || ", " && ", " == ", " != ", " < ", " <= ", " > ", " >= "]).length > 0) return;
    const n = this.number(from, "negated", this.text.slice(from, to));
    if (n !== 0) this.wrap(from, to, () => `(ORRERY_WRONG(${n.number}) != bool(`, "))");
  }

  comparisons() {
    for (const found of this.code.matchAll(/(\S) (==|!=|<=|>=|<|>)\s/g)) {
      const token = found[2], at = found.index + 2;
      if (found[1] === "," || /template $/.test(this.code.slice(0, at)) || /operator$/.test(this.code.slice(0, at - 1))) continue;
      const rest = this.text.slice(at, this.text.indexOf("\n", at));
      const n = this.number(at, "compared", this.text.slice(this.text.lastIndexOf("\n", at) + 1, at) + rest);
      if (n !== 0) this.put(at, () => `${token} orrery_mutation::Operator(ORRERY_WRONG(${n.number})) `);
    }
  }

  numbers() {
    for (const found of this.code.matchAll(/[\w)\]] [+-] (1)\b(?![.\w])/g)) {
      const at = found.index + 4;
      const n = this.number(at, "number", this.lines[this.line_of(at)]);
      if (n !== 0) this.wrap(at, at + 1, () => `(ORRERY_WRONG(${n.number}) ? 0 : `, ")");
    }
    for (const found of this.code.matchAll(/(?:\breturn |\bint \w+ = )([^;{]+);/g)) {
      const to = found.index + found[0].length - 1, from = to - found[1].length;
      if (at_top(this.code, from, to, [" ? ", " || ", " && ", " == ", " != ", " < ", " <= ", " > ", " >= ", ", "]).length > 0) continue;
      const signs = at_top(this.code, from, to, [" + ", " - "]).map(({ at }) => at);
      signs.forEach((sign, i) => {
        const begin = sign + 3, end = signs[i + 1] ?? to;
        if (/^1$/.test(this.code.slice(begin, end).trim())) return;
        const n = this.number(begin, "number", this.text.slice(sign + 1, end));
        if (n !== 0) this.wrap(begin, end, () => `(ORRERY_WRONG(${n.number}) ? 0 : (`, "))");
      });
    }
    for (const found of this.code.matchAll(/\bstd::max\(0, /g)) {
      const zero = found.index + "std::max(".length, from = zero + "0, ".length, to = closing(this.code, zero - 1);
      const n = this.number(zero, "number", this.text.slice(found.index, to + 1));
      if (n !== 0) this.wrap(zero, zero + 1, () => `(ORRERY_WRONG(${n.number}) ? -1000 : `, ")");
      const [sign] = at_top(this.code, from, to, [" + ", " - "]);
      if (!sign) continue;
      const term = this.number(sign.at + 3, "number", this.text.slice(sign.at + 1, to));
      if (term !== 0) this.put(sign.at + 3, () => `(ORRERY_WRONG(${term.number}) ? 0 : 1) * `);
    }
    const own = (at) => this.cited[this.line_of(at)].length > 0;
    for (const found of this.code.matchAll(/^ +(?:const )?int \w+ = ([^;?{]+);/gm)) {
      const to = found.index + found[0].length - 1, from = to - found[1].length;
      if (!own(from) || at_top(this.code, from, to, [","]).length > 0) continue;                // one number only
      const n = this.number(from, "number", this.lines[this.line_of(from)]);
      if (n !== 0) this.wrap(from, to, () => `ORRERY_WRONG(${n.number}) ? 0 : int(`, ")");
    }
    for (const found of this.code.matchAll(/\breturn (\d+);/g)) {
      const to = found.index + found[0].length - 1, from = to - found[1].length;
      const n = own(from) ? this.number(from, "number", this.lines[this.line_of(from)]) : 0;
      if (n !== 0) this.wrap(from, to, () => `ORRERY_WRONG(${n.number}) ? ${Number(found[1]) + 1} : `, "");
    }
  }

  statements() {
    const { code } = this;
    for (const found of code.matchAll(/(?<=[{};:)]\s+|\belse )((?:\+\+|--)?[A-Za-z_*])/g)) {
      const from = found.index;
      if (/:\s+$/.test(code.slice(0, from)) && !/(?:\bcase [\w:]+|\bdefault):\s+$/.test(code.slice(0, from))) continue;   // of `? :`
      let to = from, depth = 0, masked = "";
      for (; to < code.length && (depth > 0 || code[to] !== ";"); ++to) {
        if (kClose.includes(code[to]) && --depth < 0) break;
        if (depth === 0) masked += code[to];
        if (kOpen.includes(code[to])) ++depth;
      }
      if (code[to] !== ";" || /\{/.test(masked.replace(/= \w*\{/, ""))) continue;
      if (!/^(?:\+\+|--)?[\w:.()[\]>*<-]+(?: [-+|&]?= .+)?(?:\+\+|--)?$/.test(masked.replace(/\{\}/g, ""))) continue;
      if (/^(?:return|break|continue|case|default|using|assert|public|private)\b/.test(masked) || /\bout\.push_back\(/.test(masked)) continue;
      if (!/[(=]|\+\+|--/.test(masked) || !this.holds_statements(from)) continue;
      const n = this.number(from, "statement", this.text.slice(from, to));
      if (n !== 0) this.wrap(from, to, () => `(ORRERY_WRONG(${n.number}) ? void() : void((`, ")))");
    }
  }

  /// Returns whether statements can stand at the place `at`: inside the braces of a function, and not inside other brackets (as the
  /// condition of a `for` does).
  holds_statements(at) {
    let depth = 0;
    for (let i = at - 1; i >= 0; --i) {
      if (kClose.includes(this.code[i])) ++depth;
      if (!kOpen.includes(this.code[i]) || depth-- > 0) continue;
      const head = this.code.slice(Math.max(this.code.lastIndexOf("\n", i), 0), i);
      return this.code[i] === "{" && !/\b(?:struct|class|enum|namespace|union)\b/.test(head);
    }
    return false;
  }

  written() {
    const edits = this.edits.map((edit, i) => ({ ...edit, i })).sort((a, b) => a.at - b.at || a.order - b.order || a.i - b.i);
    let out = "", at = 0;
    for (const edit of edits) {
      out += this.text.slice(at, edit.at) + (typeof edit.text === "function" ? edit.text() : edit.text);
      at = edit.at;
    }
    return out + this.text.slice(at);
  }
}

/// Returns the rules of a game that a line cites.
function cited_in(game, line, ids) {
  const all = [...line.matchAll(new RegExp(`(?:rule::|${kPrefix[game]})([A-Z]\\d+)`, "g"))].map((m) => kPrefix[game] + m[1]);
  return [...new Set(all)].filter((id) => ids.has(id));
}

/// Returns the functions that headers declare, with the rules that the comments at the declarations cite.
function declared_in(game, texts, ids) {
  const out = new Map();
  for (const text of texts) {
    let rules = [];
    for (const line of text.split("\n")) {
      const name = /^[^\s/#].*?(\w+)\(.*;\s*(?:\/\/.*)?$/.exec(line)?.[1];
      if (/^\/\//.test(line) || name) rules = [...rules, ...cited_in(game, line, ids)];
      if (name && rules.length > 0) out.set(name, [...new Set([...(out.get(name) ?? []), ...rules])]);
      if (!/^\/\//.test(line)) rules = [];
    }
  }
  return out;
}

/// Returns the functions of the game that return a refusal, with the rules that they refuse by.
function helpers_of(game, texts) {
  const out = new Map();
  for (const text of texts) {
    const code = bare(text);
    for (const found of code.matchAll(/\bVerdict (?!check\b|violation\b)(\w+)\([^;{]*\) \{/g)) {
      const from = found.index + found[0].length - 1;
      const rules = [...text.slice(from, closing(code, from)).matchAll(/rule::([A-Z]\d+)/g)].map((m) => kPrefix[game] + m[1]);
      out.set(found[1], [...new Set([...(out.get(found[1]) ?? []), ...rules])]);
    }
  }
  return out;
}

/// Gives the rules of a game that have no mutant those of the functions whose comments cite them: the lines inside cite others.
function share(sources, ids) {
  const met = new Set(sources.flatMap(({ mutants }) => mutants.flatMap(({ rules }) => rules)));
  for (const source of sources)
    for (const mutant of source.mutants) {
      if (mutant.kind === "refusal") continue;
      const more = source.rules_of_function(mutant.line - 1).filter((id) => ids.has(id) && !met.has(id));
      mutant.rules = [...new Set([...mutant.rules, ...more])];
    }
}

const mutants = [], rules = [], kPerFile = 300;
const kMost = Number(/kMost = (\d+);/.exec(fs.readFileSync(new URL("mutation.h", import.meta.url), "utf8"))[1]);
let numbered = 0;
for (const game of fs.readdirSync(path.join(root, "engine/games")).sort()) {
  if (!(game in kPrefix)) throw new Error(`kPrefix does not say what the rules of ${game} begin with`);
  const folder = path.join("engine/games", game);
  fs.mkdirSync(path.join(target, folder), { recursive: true });
  const files = fs.readdirSync(path.join(root, folder)).filter((name) => /\.(?:cpp|h)$/.test(name)).sort();
  const read = (name) => fs.readFileSync(path.join(root, folder, name), "utf8");
  const deciding = files.filter((name) => !kNoDecision.test(name));
  // Settled questions and worked examples are cited like rules but are not rules.
  const ids = new Set([...read("rule_ids.h").matchAll(/"([A-Z]+-[A-Z]\d+)"/g)].map((m) => m[1]));
  rules.push(...ids);
  const helpers = helpers_of(game, deciding.map(read));
  const declared = declared_in(game, deciding.filter((name) => name.endsWith(".h")).map(read), ids);
  const sources = new Map(deciding.map((name) => [name, new Source(game, `${folder}/${name}`, read(name), helpers, declared, ids)]));
  for (const source of sources.values()) source.find_all();
  share([...sources.values()], ids);
  for (const name of files) {
    let text = read(name);
    const source = sources.get(name);
    if (source) {
      source.mutants.sort((a, b) => a.line - b.line);
      // Each file has its own range of numbers, so that a change of one file leaves the others unchanged.
      if (source.mutants.length >= kPerFile) throw new Error(`${name} has more mutants than numbers`);
      source.mutants.forEach((mutant, i) => { mutant.number = numbered * kPerFile + i + 1; });
      mutants.push(...source.mutants);
      ++numbered;
      if (numbered * kPerFile >= kMost) throw new Error("the games have more files than mutation.h has numbers for");
      text = source.written();
    }
    const file = path.join(target, folder, name);
    // Unchanged files are not written, so that they are not compiled again.
    if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text);
  }
}
fs.writeFileSync(path.join(target, "rules.json"), JSON.stringify(rules) + "\n");
fs.writeFileSync(path.join(target, "mutants.json"), JSON.stringify(mutants, null, 1) + "\n");
console.log(`${mutants.length} mutants`);
