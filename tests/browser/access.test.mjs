// Accessibility in Chromium: a whole game by keyboard alone, the focus of the mirror, announcements, and names with characters that
// a first visit does not download.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byKeys, focusOn, named, playByHand, starting } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { Oracle } from "./oracle.mjs";
import { countdown, limit, patience } from "./patience.mjs";
import { stage } from "./stage.mjs";

const visit = stage();
const start = "#new=jumpgate&players=2&seed=7";

const ring = async (v) => (await v.targets()).find((target) => target.focused)?.name;

test("by keyboard alone: shelf, set-up, a whole game, the end, a rematch, log, rules, settings and back", limit, async () => {
  let blank;
  await visit({
    fragment: null, deviceScaleFactor: 0.25,
    before: async (page, context) => { blank = await context.newPage(); },
  }, async (v) => {
    await blank.goto(v.url + "licences/orrery.txt");
    const oracle = await Oracle.start(blank, v.site), game = await oracle.game({ players: 2, seed: 154 }), hand = byKeys();
    const at = (screen) => v.until("the screen " + screen, (s) => s.screen === screen);
    await v.open();
    await at("shelf");
    await v.page.locator("#canvas").focus();

    await hand(v, named("Play Jump Gate"), "the box");
    await at("setup");
    await hand(v, named("Deal number"), "the field");
    await v.page.locator("#typing").waitFor({ state: "visible" });
    await v.page.keyboard.type("154");
    await v.page.keyboard.press("Enter");
    assert.equal(await ring(v), "Deal number", "the ring is where the typing was");
    await hand(v, named("Start the game"), "the start");
    await at("curtain");

    const { moves } = await playByHand(v, game, brisk(154), [hand]);
    assert.ok(moves.size >= 12, `kinds of moves made: ${[...moves].join(" ")}`);
    await at("end");
    await hand(v, named("Rematch"), "the rematch");
    await at("curtain");
    await hand(v, starting("I am "), "the curtain's button");
    await at("table");

    await hand(v, named("Menu"), "the menu");
    await hand(v, named("Settings"), "the settings");
    await at("settings");
    assert.ok(await ring(v), "the ring is in the sheet");
    await v.page.keyboard.press("Escape");
    await at("table");
    await v.settle();
    assert.equal(await ring(v), "Menu", "closing brings the ring back");
    await v.page.keyboard.press("?");
    await at("rules");
    await v.page.keyboard.press("PageDown");
    await v.page.keyboard.press("Escape");
    await at("table");
    await v.settle();
    assert.equal(await ring(v), "Menu");
    await v.page.keyboard.press("l");
    await v.settle();
    assert.equal(await v.page.locator("#mirror [data-action=log]").getAttribute("aria-pressed"), "true");
    await v.page.keyboard.press("Escape");
    await v.settle();
    assert.equal(await ring(v), "Menu");
  });
});

test("a key that opens a text field and is let go there works the next time", limit, () => visit({ deviceScaleFactor: 0.25 }, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.press("new-game");
  await v.until("the set-up", (s) => s.screen === "setup");
  const { keyboard } = v.page, field = v.page.locator("#typing");
  await v.page.locator("#canvas").focus();
  for (const key of ["Space", "Enter"]) {
    await focusOn(v, named("Deal number"), "the field");
    await keyboard.down(key);
    await field.waitFor({ state: "visible" });
    await keyboard.up(key);
    await keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });
  }
  await focusOn(v, named("Start the game"), "the start");
  await keyboard.press("Space");
  await v.until("the curtain", (s) => s.screen === "curtain");
}));

test("the mirror's focus comes back from dialogs and pages", limit, () => visit({ fragment: start }, async (v) => {
  await v.toTable();
  const focused = () => v.page.evaluate(() => document.activeElement.dataset.action || document.activeElement.tagName);
  const enter = async (action) => {
    await v.page.locator(`#mirror [data-action=${action}]`).first().focus();
    await v.page.keyboard.press("Enter");
  };
  await enter("menu");
  await v.page.locator("#mirror [role=dialog]").waitFor({ state: "attached" });
  assert.equal(await v.page.locator("#mirror [role=dialog]").getAttribute("aria-modal"), "true");
  assert.equal(await v.page.evaluate(() => Boolean(document.activeElement.closest("[role=dialog]"))), true, "the focus goes into the dialog");
  await enter("close");
  await v.page.locator("#mirror [role=dialog]").waitFor({ state: "detached" });
  assert.equal(await focused(), "menu");
  await enter("rules");
  await v.until("the rules", (s) => s.screen === "rules");
  assert.equal(await focused(), "H1");
  await enter("back");
  await v.until("the table", (s) => s.screen === "table");
  assert.equal(await focused(), "rules");
  // Sighted keyboard users need it too: the focused button is drawn at a readable size.
  const box = await v.page.locator("#mirror [data-action=rules]").boundingBox();
  assert.ok(box.width >= 40 && box.height >= 40, JSON.stringify(box));
}));

test("turns and screens are announced", limit, () => visit({ fragment: start }, async (v) => {
  const announced = () => v.page.locator("#mirror > p[aria-live=polite]").first().textContent();
  assert.match(await announced(), /^Pass to /);
  await v.toTable();
  const mine = await announced();
  assert.match(mine, /your turn/);
  await v.press("rules");
  await v.until("the rules", (s) => s.screen === "rules");
  assert.match(await announced(), /Rule book/);
  await v.press("back");
  await v.until("the table", (s) => s.screen === "table");
  const off = v.page.locator("#mirror [data-action=why]");
  assert.ok(await off.count() >= 3, "what is not possible at the gate is told with its reason");
  assert.equal(await off.first().getAttribute("aria-disabled"), "true");
}));

const typedNames = async (v, name, ...others) => {
  await v.press("new-game");
  await v.until("the set-up", (s) => s.screen === "setup");
  for (const [seat, text] of [name, ...others].entries()) {
    const field = v.page.locator(`#mirror [data-field=name-${seat}]`);
    await field.fill(text);
    await field.blur();
    await v.drawn();
  }
  await v.press("start");
  await v.until("the curtain", (s) => s.screen === "curtain" && s.heading.includes(name));
};
const fontRequests = (v) => v.requests.filter((url) => url.includes("/fonts/")).map((url) => url.split("/").pop());
const until = async (what, wish) => {
  for (const isOver = countdown(patience); !await wish();) {
    assert.ok(!isOver(), what);
    await new Promise((done) => { setTimeout(done, 30); });
  }
};

test("names in rare kanji bring the parts of the font that hold them, once", limit, () => visit({}, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  assert.deepEqual(fontRequests(v).filter((name) => !/latin/.test(name)), [], "a first visit fetches none of it");
  // The list of the parts comes once both names are drawn, so that two texts ask for the parts at the same time.
  let typed;
  const areTyped = new Promise((done) => { typed = done; });
  await v.context.route(/fonts\/parts\./, async (route) => { await areTyped; await route.continue(); });
  await typedNames(v, "鷺沼", "沼鷺");
  typed();
  await until(`the parts for 鷺 and 沼 are fetched; there was ${fontRequests(v)}`, () => fontRequests(v).filter((name) => /bold\.more/.test(name)).length > 1);
  await v.settle();
  const more = fontRequests(v).filter((name) => /bold\.more/.test(name));
  assert.ok(more.length <= 2, `at most a part for each letter: ${more}`);
  assert.equal(new Set(fontRequests(v)).size, fontRequests(v).length, "nothing is fetched twice");
}));

test("a name in a script that the font lacks is drawn by the browser", limit, () => visit({
  init: [`window.pictures = []; addEventListener("DOMContentLoaded", () => {
    const wait = setInterval(() => {
      if (!window.orrery) return;
      clearInterval(wait);
      const add = window.orrery._orrery_add_picture;
      window.orrery._orrery_add_picture = (text, bold, ...rest) => { window.pictures.push(window.orrery.UTF8ToString(text)); add(text, bold, ...rest); };
    }, 5);
  });`],
}, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  await typedNames(v, "Ελένη");
  await until("a picture of the name", async () => (await v.page.evaluate(() => window.pictures)).includes("Ελένη"));
  await v.settle();
  const pictures = await v.page.evaluate(() => window.pictures);
  assert.ok(pictures.length <= 4, `no stretch is drawn over and over: ${pictures}`);
}));
