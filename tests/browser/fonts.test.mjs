// Each part of the program comes with its words and with the characters that it shows: no text of the site lacks a character, no
// game carries another game's characters, and no part is opened before its own characters are loaded. The tests cover every game on
// the shelf.
import assert from "node:assert/strict";
import { test } from "node:test";
import { siteFile } from "./browser.mjs";
import { dice, playMove } from "./journey.mjs";
import { fontNames, isJapanese, lettersOfFont, lettersOfProgram, lettersOfSources, partNames, rareStretches } from "./letters.mjs";
import { countdown, limit, patience } from "./patience.mjs";
import { stage } from "./stage.mjs";
import { inTier } from "./tier.mjs";

const visit = stage();
const weights = ["medium", "bold"];
/// Parts without texts, which have no fonts of their own.
const bare = partNames().filter((part) => part.endsWith("_puzzles"));
const parts = partNames().filter((part) => !bare.includes(part)), games = parts.filter((part) => parts.includes(part + "_learn"));
/// Returns the fonts loaded together with a part, in the language that needs most of them.
const fontsWith = (part) => ["latin", "ja", ...(part ? [part] : []), ...games.filter((game) => part === game + "_learn")];
const union = (sets) => new Set(sets.flatMap((set) => [...set]));
const held = (weight, names) => union(names.map((name) => lettersOfFont(`${weight}.${name}`)));
/// The browser draws characters that the typeface itself lacks (●).
const ofTypeface = union(fontNames("medium").map(lettersOfFont));
const lacking = (letters, has) => [...letters].filter((letter) => ofTypeface.has(letter) && !has.has(letter)).join("");
const wordsOf = (v) => v.requests.map((url) => /\/words\/ja\.(\w+)\./.exec(url)?.[1]).filter(Boolean).filter((part) => part !== "pages");
const fontsOf = (v) => v.requests.map((url) => /\/fonts\/([\w-]+\.\w+)\./.exec(url)?.[1]).filter(Boolean).map((name) => name.replace("mplus-", ""));

test("every letter of a part's texts is there when the part is", limit, () => {
  assert.ok(games.length > 0, `the program comes in parts: ${parts}`);
  const ours = union(["engine", "imgui_ui", "web", "shell"].map(lettersOfSources));
  for (const part of ["", ...parts]) {
    const texts = [...lettersOfProgram(part)].filter((letter) => ours.has(letter));
    assert.ok(texts.some(isJapanese), `"${part}" has texts`);
    for (const weight of weights) assert.equal(lacking(texts, held(weight, fontsWith(part))), "", `"${part}", ${weight}`);
  }
  assert.equal(bare.length, games.length);
  for (const part of bare) assert.deepEqual([...lettersOfProgram(part)].filter((letter) => ours.has(letter) && isJapanese(letter)), [], part);
});

test("every letter of a game's sources is there when all of the game is", limit, () => {
  for (const game of games) {
    const texts = union([`engine/games/${game}`, `imgui_ui/games/${game}`].map(lettersOfSources));
    for (const weight of weights) assert.equal(lacking(texts, held(weight, fontsWith(game + "_learn"))), "", `${game}, ${weight}`);
  }
});

test("a name may have the letters of any part before the part is there", limit, () => {
  const stretches = rareStretches(), early = held("bold", fontsWith(""));
  for (const part of parts) {
    const own = [...lettersOfFont("bold." + part)].filter((letter) => !early.has(letter));
    const isHeld = (code) => stretches.some(([first, last]) => first <= code && code <= last);
    const nowhere = own.filter((letter) => !isHeld(letter.codePointAt(0)));
    assert.equal(nowhere.join(""), "", part);
  }
});

test("a name in Polish brings its letters, no Japanese ones", limit, () => visit({}, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.press("new-game");
  await v.until("the set-up", (s) => s.screen === "setup");
  await v.page.locator("#mirror [data-field=name-0]").fill("Łukasz");
  await v.page.locator("#mirror [data-field=name-0]").blur();
  for (const isOver = countdown(patience); !fontsOf(v).some((name) => /^bold\.more/.test(name)); await v.drawn())
    assert.ok(!isOver(), `the letter is never fetched; there was ${fontsOf(v)}`);
  assert.deepEqual(fontsOf(v).filter((name) => /ja$/.test(name)), []);
}));

// The tests above know the letters of every game. What a browser does with them is the same for all games, so in the quick tier each of
// the following tests takes one game, in turn.
const inTurn = (turn) => inTier([games[turn % games.length]], games);

for (const game of inTurn(0)) {
  test(`${game}: what an English visit and what a Japanese one fetches`, limit, async () => {
    for (const [locale, wanted] of [["en-GB", ["latin"]], ["ja-JP", ["latin", "ja", game]]])
      await visit({ locale, fragment: `#new=${game}&players=2&seed=7` }, async (v) => {
        await v.toTable();
        const needed = fontsOf(v).filter((name) => !name.endsWith(".pages"));        // those are loaded later
        assert.deepEqual(needed.sort(), weights.flatMap((weight) => wanted.map((name) => `${weight}.${name}`)).sort(), locale);
        const isEnglish = locale === "en-GB";
        assert.deepEqual(wordsOf(v).sort(), isEnglish ? [] : [game, "main"].sort(), locale);
        const moves = await v.page.locator("#mirror [data-move]").allTextContents();
        assert.ok(moves.length > 0);
        for (const name of moves) assert.equal([...name].some(isJapanese), !isEnglish, name);
      });
  });
}

for (const game of inTurn(1)) {
  test(`${game}: the game waits for its letters`, limit, () => visit({ locale: "ja-JP" }, async (v) => {
    let letGo;
    const gone = new Promise((done) => { letGo = done; });
    const font = siteFile(`fonts/mplus-bold.${game}.otf`);
    await v.context.route("**/" + font, async (route) => { await gone; await route.continue(); });
    await v.until("the shelf", (s) => s.screen === "shelf");
    await v.press("new-game", { value: game });
    await v.until("the set-up", (s) => s.screen === "setup");
    await v.press("start");
    // The game's program has arrived, and the page has had time to announce that it is loading.
    const seen = await v.until("word of the wait", (s) => s.alerts.length > 0);
    assert.equal(seen.screen, "setup");
    assert.ok(v.requests.some((url) => url.endsWith(siteFile(`orrery.${game}.wasm`))));
    letGo();
    await v.toTable();
  }));
}

for (const game of inTurn(2)) {
  const japanese = { locale: "ja-JP", fragment: `#new=${game}&players=2&seed=7` };
  test(`${game}: nothing that is shown in Japanese lacks a letter`, limit, () => visit(japanese, async (v) => {
    const roll = dice(7), most = inTier(12, 60);
    for (let moves = 0; moves < most; ++moves) {
      const seen = await v.toTable();
      if (seen.screen === "end") break;
      const before = await v.mirror();
      await playMove(v, seen.moves[roll(seen.moves.length)]);
      await v.untilChanged(before);
      await v.drawn();
    }
    await v.toTable();
    await v.open(`#learn=${game}`);
    for (let beat = -1; ;) {
      const seen = await v.until("the next beat", (s) => s.actions.includes("guided-game") || (s.actions.includes("lesson-next") && s.beat !== beat));
      if (seen.actions.includes("guided-game")) break;
      beat = seen.beat;
      await v.drawn();
      await v.press("lesson-next");
    }
    await v.open(`#screen=rules&new=${game}`);
    await v.until("the rules", (s) => s.screen === "rules");
    const chapters = await v.page.locator("#mirror [data-action=chapter]").evaluateAll((all) => all.map((button) => button.dataset.value));
    assert.ok(chapters.length > 3, `chapters: ${chapters}`);
    for (const value of new Set(chapters)) {
      await v.press("chapter", { value });
      await v.drawn();
    }
    await v.rest();
    assert.deepEqual(fontsOf(v).filter((name) => name.includes(".more")), [], "a letter had to be fetched by itself");
    assert.deepEqual(v.requests.filter((url) => url.includes("/fonts/parts.")), []);
  }));
}

const english = { fragment: `#new=${games[0]}&players=2&seed=7` };
test("who changes to Japanese in mid-game gets the letters of what is there, at once", limit, () => visit(english, async (v) => {
  await v.toTable();
  await v.until("the way to Japanese", (s) => s.actions.includes("language"));
  await v.press("language");
  await v.page.waitForFunction(() => document.documentElement.lang === "ja");
  await v.rest();
  const fetched = fontsOf(v);
  const wanted = weights.flatMap((weight) => ["ja", games[0]].map((name) => `${weight}.${name}`));
  assert.deepEqual(wanted.filter((name) => !fetched.includes(name)), [], `of ${fetched}`);
  assert.deepEqual(wordsOf(v).sort(), [games[0], "main"].sort());
  for (const name of await v.page.locator("#mirror [data-move]").allTextContents()) assert.ok([...name].some(isJapanese), name);
  assert.deepEqual(fetched.filter((name) => name.includes(".more") || games.slice(1).some((game) => name.includes(game))), []);
}));
