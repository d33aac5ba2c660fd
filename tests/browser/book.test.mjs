// Rule book in the browser: it opens at the right rule from a prompt, a refusal, a card and a symbol in at most two steps, leads
// back, can be searched in both languages, draws its figures, and is complete in the mirror.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { PNG } from "pngjs";
import { byMouse, onTop, seek, starting } from "./hands.mjs";
import { limit } from "./patience.mjs";
import { phone, sharp, stage, tablet } from "./stage.mjs";

const visit = stage();
const game = "#new=jumpgate&players=2&seed=3&bots=1";
const at = (v, name) => v.page.locator("#mirror").getAttribute(name);
const inBook = (seen) => seen.screen === "rules";
const onTable = (seen) => seen.screen === "table";

const touch = byMouse;
/// Holds a target long enough for its explanation to appear.
async function hold(v, find, what) {
  const { x, y, w, h } = await seek(v, find, what);
  await v.page.mouse.move(x + w / 2, y + h / 2);
  await v.page.mouse.down();
  await sleep(900);
  await v.drawn();
  await v.page.mouse.up();
  await v.rest();
}

/// Expects the book at a rule, goes back, and expects the unchanged table.
async function readAndReturn(v, from) {
  await v.until(`the rule book from ${from}`, inBook);
  const rule = await at(v, "data-rule");
  assert.match(rule, /^JG-[A-Z]+\d+$/, from);
  assert.equal(await v.page.locator(`#mirror [data-rule="${rule}"][aria-current]`).count(), 1, `${from}: the rule is the current one`);
  await v.press("back");
  await v.until(`the table after ${from}`, onTable);
  return rule;
}

for (const [form, viewport] of Object.entries({ tablet, phone }))
  test(`prompt, refusal, card and symbol lead to their rules and back: ${form}`, limit, () => visit({ fragment: game, viewport }, async (v) => {
    await v.until("my move", (seen) => onTable(seen) && seen.moves.length > 0);
    const ply = await at(v, "data-ply");
    await v.settle();

    await touch(v, starting("Rules"), "the tool beside the prompt");
    await readAndReturn(v, "the prompt");

    // A refusal: pressing an impossible action names its rule.
    await v.page.locator('#mirror [data-action="why"]').first().evaluate((button) => button.click());
    await v.until("a refusal", (seen) => seen.actions.includes("open-rule"));
    const refused = await v.page.locator("#mirror [role=status]").getAttribute("data-rule");
    await v.drawn();
    await touch(v, starting("Read rule"), "the rule of the refusal");
    assert.equal(await readAndReturn(v, "the refusal"), refused);

    // Holding a target explains it; the link in the explanation is the second step.
    for (const [from, find] of [
      ["a card", (targets) => onTop(targets).find((target) => /^(Jump|Scan|Land) .* · /.test(target.name))],
      ["a symbol", (targets) => onTop(targets).find((target) => / face-down at /.test(target.name))],
    ]) {
      await hold(v, find, from);
      await touch(v, starting("Read rule"), `the way on from ${from}`);
      await readAndReturn(v, from);
    }
    assert.equal(await at(v, "data-ply"), ply, "reading changes nothing");
  }));

test("the shelf leads into the book: by its button and by the key", limit, () => visit({}, async (v) => {
  await v.until("the shelf", (seen) => seen.screen === "shelf");
  await touch(v, starting("Help"), "help");
  await v.until("the book", inBook);
  await v.press("back");
  await v.until("the shelf again", (seen) => seen.screen === "shelf");
  await v.page.locator("canvas").focus();
  await v.page.keyboard.type("?");
  await v.until("the book by key", inBook);
}));

test("search finds in English and in Japanese", limit, () => visit({ fragment: "#screen=rules" }, async (v) => {
  await v.until("the book", inBook);
  const field = v.page.locator('#mirror [data-field="book-search"]');
  const results = v.page.locator('#mirror [data-action="search-result"]');
  const find = async (text, wanted) => {
    await field.fill(text);
    await v.until(`places with ${text}`, (seen) => seen.actions.includes("search-result"));
    assert.match((await results.allTextContents()).join("\n"), wanted);
    await results.first().evaluate((button) => button.click());
    await v.until("the first place", (seen) => seen.actions.includes("search-list"));
    assert.ok(await at(v, "data-chapter"));
    await v.press("search-clear");
    await v.until("no search", (seen) => !seen.actions.includes("search-clear"));
  };
  await find("black hole", /black hole/i);
  await find("JG-A14", /JG-A14/);
  await v.pressAndSee("language");
  assert.equal(await at(v, "lang"), "ja");
  await find("ブラックホール", /ブラックホール/);
  await find("ジェム", /ジェム/);
}));

test("a search that was typed before the book's words have come finds more when they come", limit, () => visit({ fragment: "#screen=rules" }, async (v) => {
  await v.until("the book", inBook);
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await v.context.route(/\/words\/ja\.(?!main|pages)/, async (route) => { await held; await route.continue(); });
  await v.press("language");
  await v.page.locator('#mirror [data-field="book-search"]').fill("ブラックホール");
  // The page waits some seconds for its words, and then shows what it has.
  const found = (seen) => seen.actions.filter((action) => action === "search-result").length;
  const { actions } = await v.until("the search with what is here", (seen) => seen.heading.includes("見つかりま"));
  const before = found({ actions });
  release();
  await v.until(`more than ${before} places`, (seen) => found(seen) > before + 5);
}));

const chaptersOf = (v) => v.page.locator('#mirror [data-action="chapter"]').evaluateAll((buttons) => buttons.map((button) => button.dataset.value));
async function openChapter(v, chapter) {
  await v.page.locator(`#mirror [data-action="chapter"][data-value="${chapter}"]`).click();
  await v.page.waitForFunction((wanted) => document.getElementById("mirror").dataset.chapter === wanted, chapter);
  await v.drawn();
}

test("every rule stands in the mirror under its number, and chapters have their headings", limit, () => visit({ fragment: "#screen=rules" }, async (v) => {
  await v.until("the book", inBook);
  const chapters = await chaptersOf(v);
  assert.ok(chapters.length > 10 && chapters.at(-1) === "all", chapters.join());
  const rulesHere = () => v.page.locator("#mirror div[data-rule]").evaluateAll((nodes) => nodes.map((node) => node.dataset.rule));
  const inChapters = new Set();
  for (const chapter of chapters.slice(0, -1)) {
    await openChapter(v, chapter);
    assert.equal(await v.page.locator("#mirror h1").count(), 1);
    const heading = await v.page.locator(`#mirror [data-action="chapter"][data-value="${chapter}"]`).textContent();
    assert.ok((await v.page.locator("#mirror h2").allTextContents()).includes(heading), `${chapter} has its heading`);
    for (const rule of await rulesHere()) inChapters.add(rule);
  }
  await openChapter(v, "all");
  const all = await rulesHere();
  assert.ok(all.length > 80, `${all.length} rules`);
  assert.equal(new Set(all).size, all.length, "each once");
  assert.deepEqual(all.filter((rule) => !inChapters.has(rule)), [], "rules without a chapter");
}));

// A figure has many more colours than a page of text alone.
test("figures are drawn", limit, () => visit({ fragment: "#screen=rules", ...sharp }, async (v) => {
  await v.until("the book", inBook);
  const colours = async () => {
    const { width, data } = PNG.sync.read(await v.picture()), seen = new Set();
    for (let i = 0; i < data.length; i += 4) {
      if ((i / 4) % width < width * 0.3) continue;         // the list of chapters
      const [r, g, b] = data.subarray(i, i + 3);
      if (Math.max(r, g, b) - Math.min(r, g, b) > 90) seen.add((r >> 3) << 10 | (g >> 3) << 5 | b >> 3);
    }
    return seen.size;
  };
  await openChapter(v, "all");
  const words = await colours();
  await openChapter(v, (await chaptersOf(v))[1]);
  assert.ok(await colours() > 2 * words + 50, "the parts of the game are drawn");
}));
