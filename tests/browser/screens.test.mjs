// All screens in Chromium: the links that open them, languages, text sizes and colours, and targets that fingers can hit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onTop } from "./hands.mjs";
import { brisk, playMove } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { desktop, phone, sharp, stage, tablet } from "./stage.mjs";
import { inTier, isDeep } from "./tier.mjs";

const visit = stage();
const start = "#new=jumpgate&players=2&seed=7";
const isJapanese = (text) => /[぀-ヿ一-鿿]/.test(text);

// --- links

test("a link starts a game: seats, deal, computer, language", limit, () => visit({ fragment: "#new=jumpgate&players=3&seed=7&bots=2&lang=ja" }, async (v) => {
  const seen = await v.until("a move of the person", (s) => s.screen === "table" && s.moves.length > 0);
  assert.ok(isJapanese(seen.heading), seen.heading);
  assert.equal(await v.page.evaluate(() => document.documentElement.lang), "ja");
  const [key] = Object.keys(await v.stored()).filter((name) => /save\/[^#]+$/.test(name));
  assert.ok(key, "the game is kept");
  assert.deepEqual(seen.alerts, []);
}));

test("the same deal number deals the same game", limit, () => visit({ fragment: start }, async (v) => {
  const first = await v.toTable(), mirror = await v.mirror();
  await v.open(start);
  assert.deepEqual((await v.toTable()).moves, first.moves);
  assert.equal(await v.mirror(), mirror);
  await v.open("#new=jumpgate&players=2&seed=8");
  await v.toTable();
  assert.notEqual(await v.mirror(), mirror, "another number deals another one");
}));

test("a link opens a screen; a new fragment works without a reload", limit, () => visit({ fragment: "#screen=rules" }, async (v) => {
  await v.until("the rules", (s) => s.screen === "rules");
  await v.page.evaluate(() => { location.hash = "#screen=settings&lang=ja"; });
  const seen = await v.until("the settings", (s) => s.screen === "settings");
  assert.ok(isJapanese(seen.heading));
  await v.press("close");
  await v.page.evaluate(() => { location.hash = "#new=jumpgate&players=2&seed=7&lang=en"; });
  await v.until("the curtain", (s) => s.screen === "curtain");
}));

test("a fragment that changes before the start is answered after it", limit, () => visit({ fragment: null }, async (v) => {
  let arrive;
  const arrival = new Promise((done) => { arrive = done; });
  const asked = new Promise((done) => {
    v.context.route(/orrery\.pages\.[0-9a-f]+\.lzma$/, async (route) => { done(); await arrival; await route.continue(); });
  });
  await v.open("#screen=rules");
  await asked;                                             // the program waits for the rule book with its start
  await v.page.evaluate(() => { location.hash = "#lang=ja"; });
  await v.page.evaluate(() => { location.hash = "#new=jumpgate&players=2&seed=7"; });
  await v.page.evaluate(() => new Promise((done) => { setTimeout(done, 500); }));
  arrive();
  const seen = await v.until("the curtain", (s) => s.screen === "curtain");
  assert.ok(isJapanese(seen.heading), "the fragment between is answered too");
}));

const badLinks = ["#new=chess", "#new=jumpgate&players=9", "#new=jumpgate&players=-1", "#new=jumpgate&players=2&seed=abc",
  "#new=jumpgate&players=2&seed=99999999999999999999999", "#new=jumpgate&players=2&bots=7", "#new=jumpgate&lang=xx",
  "#screen=nowhere", "#unknown=1", "#=", "#&&&=", "#%", "#%E3%81", "#new=jumpgate&option.black_hole_limit=3",
  "#new=<script>alert(1)</script>", "#" + "a".repeat(5000), "#new=jumpgate&new=jumpgate&players=2&players=3&seed=1&seed=2"];
test("bad links are told, ignored in part, and break nothing", limit, () => visit({ fragment: "" }, async (v) => {
  const isLast = (link) => link === badLinks.at(-1);
  for (const [i, link] of badLinks.entries()) {
    // Every sixth loads the page, the others reach the page that is open.
    if (i % 6 === 0 || isLast(link)) {
      await v.open(link);
    } else {
      await v.press("close-message");
      await v.until("the message to go", (s) => s.alerts.length === 0);
      await v.go(link);
    }
    const seen = await v.until(`a screen after ${link.slice(0, 60)}`, (s) => ["shelf", "table", "curtain"].includes(s.screen));
    if (!isLast(link)) assert.ok(seen.alerts.length > 0, `a message about ${link.slice(0, 60)}`);
    assert.ok(seen.actions.length > 0, "and one can go on");
  }
}));

// --- languages

test("the language changes in mid-game; the game stays, and only then its letters are fetched", limit, () => visit({ fragment: start }, async (v) => {
  await v.playMoves(7, brisk(1));
  const before = await v.toTable();
  assert.ok(!isJapanese(before.heading));
  assert.deepEqual(v.requests.filter((url) => /fonts\/.*\.ja\./.test(url)), [], "no Japanese letters are fetched for an English game");
  const stored = Object.keys(await v.stored()).filter((key) => /save\//.test(key));
  await v.pressAndSee("language");
  const now = await v.until("Japanese", (s) => isJapanese(s.heading));
  assert.deepEqual(now.moves, before.moves, "the same moves can be made");
  const names = await v.page.locator("#mirror button[data-move]").allTextContents();
  assert.ok(names.every(isJapanese), names.join(" | "));
  assert.ok(now.log.every(isJapanese), "the log, too");
  assert.equal(await v.page.evaluate(() => document.documentElement.lang), "ja");
  await v.page.waitForFunction(() => performance.getEntriesByType("resource").filter((e) => /fonts\/.*\.ja\./.test(e.name)).length >= 2);
  assert.deepEqual(Object.keys(await v.stored()).filter((key) => /save\//.test(key)), stored, "nothing was saved anew");
  await v.playMoves(4, brisk(2));
  await v.toTable();
  await v.pressAndSee("language");
  await v.until("English", (s) => s.screen === "table" && !isJapanese(s.heading));
  // The choice survives reloading the page.
  await v.pressAndSee("language");
  await v.open();
  assert.ok(isJapanese(await v.page.locator("#mirror").textContent().then(async () => (await v.until("the shelf", (s) => s.screen === "shelf")).heading + await v.page.locator("#mirror").textContent())));
}));

test("the browser's language is taken at the first visit", limit, () => visit({ locale: "ja-JP" }, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  assert.ok(isJapanese(await v.page.locator("#mirror").textContent()));
  assert.equal(await v.page.evaluate(() => document.documentElement.lang), "ja");
}));

test("names in any script", limit, () => visit({}, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.press("new-game");
  await v.until("the set-up", (s) => s.screen === "setup");
  const names = ["あき ☄", "<b>Zoë & \"Ω\"</b>"];
  for (const [i, name] of names.entries()) {
    const field = v.page.locator(`#mirror input[data-field="name-${i}"]`);
    await field.evaluate((input, text) => { input.focus(); input.value = text; input.dispatchEvent(new Event("input", { bubbles: true })); input.dispatchEvent(new Event("change", { bubbles: true })); input.blur(); }, name);
  }
  await v.press("start");
  await v.until("the curtain", (s) => s.screen === "curtain");
  assert.ok((await v.page.locator("#mirror").textContent()).includes(names[0]));
  await v.toTable();
  assert.ok((await v.page.locator("#mirror").textContent()).includes(names[1]), "told as text, not as markup");
  assert.equal(await v.page.locator("#mirror b").count(), 0);
  // At the next start the names must be there again.
  await v.open();
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.press("new-game");
  await v.until("the set-up", (s) => s.screen === "setup");
  assert.equal(await v.page.locator('#mirror input[data-field="name-0"]').inputValue(), names[0]);
}));

// --- the mirror

test("illegal and malformed moves from outside are refused in words", limit, () => visit({ fragment: start }, async (v) => {
  await v.toTable();
  const before = (await v.see()).moves;
  for (const move of ['{"type":"land","cards":[]}', '{"type":"fly","to":"gate"}', '{"type":"scan"}', "{}", "[]", "7", "{not json", '{"type":"__proto__"}']) {
    await v.page.evaluate((text) => {
      const button = document.querySelector("#mirror button[data-move]");
      button.dataset.move = text;
      button.click();
    }, move);
    await v.framesDrawn();
    assert.ok(["table"].includes((await v.see()).screen));
  }
  await v.pressAndSee("language");
  await v.pressAndSee("language");
  assert.deepEqual((await v.see()).moves.length, before.length, "nothing was played");
  assert.equal(await v.page.locator("#mirror").getAttribute("data-ply"), "0");
}));

test("every button of the mirror has a name, every part a heading, and ids are unique", limit, () => visit({ fragment: start }, async (v) => {
  const check = async (screen) => {
    const found = await v.page.evaluate(() => ({
      nameless: [...document.querySelectorAll("#mirror button, #mirror input")].filter((e) => !(e.getAttribute("aria-label") || e.textContent).trim()).map((e) => e.outerHTML),
      strange: [...document.querySelectorAll("#mirror button")].filter((b) => !b.dataset.move && !b.dataset.action).map((b) => b.outerHTML),
      ids: [...document.querySelectorAll("[id]")].map((e) => e.id),
      headings: document.querySelectorAll("#mirror h1, #mirror h2").length,
    }));
    assert.deepEqual(found.nameless, [], screen);
    assert.deepEqual(found.strange, [], screen);
    assert.equal(new Set(found.ids).size, found.ids.length, screen);
    assert.ok(found.headings > 0, screen);
  };
  await v.until("the curtain", (s) => s.screen === "curtain");
  await check("curtain");
  await v.toTable();
  await check("table");
  await v.press("menu");
  await v.until("the menu", (s) => s.actions.includes("shelf"));
  await check("menu");
  await v.press("settings");
  await v.until("the settings", (s) => s.screen === "settings");
  await check("settings");
  await v.press("close");
  await v.until("the table", (s) => s.screen === "table");
  if ((await v.see()).actions.includes("close")) await v.press("close");
  await v.press("rules");
  await v.until("the rules", (s) => s.screen === "rules");
  await check("rules");
}));

// --- fingers

const inside = (a, b) => a.x >= b.x - 0.5 && a.y >= b.y - 0.5 && a.x + a.w <= b.x + b.w + 0.5 && a.y + a.h <= b.y + b.h + 0.5;
const shared = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/// Returns the intersection of `a` and `b`, of size 0 if there is none.
const common = (a, b) => {
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
  return { x, y, w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x), h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y) };
};

const part = (a, b) => {
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
  return { x, y, w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x), h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y) };
};

/// Expects that every target lies in the window, is large enough for a finger, has a name and is not covered by others. A target
/// outside its scrolled list is checked once it is visible.
async function checkFingers(v, size, least, where) {
  await v.settle(80);
  const targets = onTop(await v.targets()).map((target) => ({ ...target, seen: part(target, target.clip) }))
    .filter((target) => target.seen.w * target.seen.h > 0.5 * target.w * target.h);
  assert.ok(targets.length > 0, `${where}: there is something to touch`);
  const troubles = [];
  // The area below a planet's codes catches touches that miss them. The planet itself is a target of full size.
  const isMereGround = (target) => !target.focusable && targets.some((other) => other.focusable && other.name === target.name);
  for (const [i, target] of targets.entries()) {
    const label = `${where}: ${target.name || "(nameless)"} ${[target.x, target.y, target.w, target.h].map(Math.round)}`;
    if (!target.name) troubles.push(`${label} has no name`);
    if (!inside(target.seen, { x: 0, y: 0, w: size.width, h: size.height })) troubles.push(`${label} leaves the window`);
    if (!isMereGround(target) && (target.hit.w < least - 0.5 || target.hit.h < least - 0.5)) troubles.push(`${label} can be hit on ${target.hit.w.toFixed(1)} × ${target.hit.h.toFixed(1)} only`);
    for (const other of targets.slice(i + 1)) {
      if (isMereGround(target) || isMereGround(other)) continue;
      if (inside(target.seen, other.seen) || inside(other.seen, target.seen)) continue;
      const overlap = shared(target.seen, other.seen);
      if (overlap > 0.12 * Math.min(target.w * target.h, other.w * other.h)) troubles.push(`${label} lies over ${other.name} by ${overlap.toFixed(0)} px²`);
    }
  }
  assert.deepEqual(troubles, []);
}

const sizes = [["tablet", tablet, 44], ["tablet upright", { width: 820, height: 1180 }, 44], ["phone", phone, 40],
  ["small phone", { width: 360, height: 640 }, 40], ["phone, landscape", { width: 844, height: 390 }, 40], ["desktop", desktop, 44]];
// The quick tier checks a tablet and a phone only, because the tests of the screens cover all windows and games natively.
for (const [name, viewport, least] of sizes.filter(([size]) => isDeep || size === "tablet" || size === "phone")) {
  test(`fingers find what they aim at (${name})`, limit, () => visit({ viewport, fragment: "" }, async (v) => {
    const check = (where) => checkFingers(v, viewport, least, where);
    await v.until("the shelf", (s) => s.screen === "shelf");
    await check("shelf");
    await v.press("settings");
    await v.until("the settings", (s) => s.screen === "settings");
    await check("settings");
    await v.press("close");
    await v.until("the shelf", (s) => s.screen === "shelf");
    await v.press("new-game");
    await v.until("the set-up", (s) => s.screen === "setup");
    await check("set-up");
    for (const players of inTier([name === "phone" ? 5 : 2], [2, 5])) {
      await v.go(`#new=jumpgate&players=${players}&seed=7`);
      await v.until("the curtain", (s) => s.screen === "curtain");
      await check("curtain");
      const seen = new Set();
      const choose = brisk(players);
      for (let moves = 0; moves < 400; ++moves) {
        const now = await v.toTable();
        if (now.screen === "end") break;
        // One position for every kind of decision, and one in the middle of the game.
        const kind = now.moves.map((move) => JSON.parse(move).type).sort().filter((type, i, all) => type !== all[i - 1]).join("+");
        if (!seen.has(kind) && seen.size < 7) {
          seen.add(kind);
          await check(`table of ${players}, ${kind}`);
        }
        const before = await v.mirror();
        await playMove(v, choose(now.moves));
        const after = await v.untilChanged(before);
        if ((await v.see()).actions.includes("confirm")) {
          await check(`question of ${players}`);
          await v.press("confirm");
          await v.untilChanged(after);
        }
      }
      await v.until("the end", (s) => s.screen === "end");
      await check(`end of ${players}`);
    }
  }));
}

const looks = [["80", "standard"], ["160", "standard"], ["130", "safe"], ["100", "high"]];
for (const [name, viewport, least] of sizes.filter(([size]) => inTier(["phone"], ["tablet", "phone", "desktop"]).includes(size))) {
  test(`text from 80 to 160 % and all colours leave everything in place (${name})`, limit, () => visit({ viewport, ...sharp, fragment: "#screen=settings" }, async (v) => {
    const pictures = new Set();
    const palettes = await v.until("the settings", (s) => s.screen === "settings")
      .then(() => v.page.locator('#mirror button[data-action="palette"]').evaluateAll((all) => all.map((b) => b.dataset.value)));
    assert.equal(palettes.length, 3);
    for (const [i, [percent, palette]] of looks.entries()) {
      if (i > 0) await v.go("#screen=settings");
      await v.until("the settings", (s) => s.screen === "settings");
      await v.press("text-size", { value: percent });
      await v.press("palette", { value: palettes.find((id) => id.startsWith(palette)) });
      await checkFingers(v, viewport, least, `settings at ${percent} %, ${palette}`);
      await v.press("close");
      for (const players of [2, 5]) {
        await v.go(`#new=jumpgate&players=${players}&seed=7`);
        await v.toTable();
        await checkFingers(v, viewport, least, `table of ${players} at ${percent} %, ${palette}`);
      }
      pictures.add((await v.picture()).toString("base64"));
    }
    assert.equal(pictures.size, looks.length, "each looks different");
  }));
}

test("reduced motion: a move shows its result at once", limit, () => visit({ fragment: start, reducedMotion: "reduce" }, async (v) => {
  await v.playMoves(1, brisk(1));
  await v.settle(200);
  const frames = await v.framesDrawn();
  await v.playMoves(3, brisk(1));
  await v.settle(200);
  assert.ok(await v.framesDrawn() - frames < 60, `${await v.framesDrawn() - frames} frames for three moves`);
}));
