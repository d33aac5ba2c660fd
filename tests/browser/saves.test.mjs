// Saved games in the browser: the list and its operations, export and import of files, links into a fresh browser, a second
// tab. The tests alternate between the games.
// ctest: lock=disk cost=60 timeout=600
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import jsqr from "jsqr";
import { PNG } from "pngjs";
import { watch } from "./browser.mjs";
import { countable, inTurn, link } from "./games.mjs";
import { byMouse, named } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { savesIn } from "./oracle.mjs";
import { countdown, limit, patience } from "./patience.mjs";
import { sharp, stage, Visit } from "./stage.mjs";

const jsQR = jsqr.default ?? jsqr;
const visit = stage();
const next = inTurn(1);
const begin = (id = next()) => ({ fragment: link(id, { players: 2, seed: 7 }) });

/// Resolves to the games of the page of saved games.
const games = (v) => v.evaluate(`return [...document.querySelectorAll("#mirror article[data-save]")].map((a) =>
  ({ id: a.dataset.save, kind: a.dataset.kind, title: a.querySelector("h2").textContent, text: a.textContent }));`);
const gamesUntil = async (v, what, wish) => {
  for (const isOver = countdown(patience); ;) {
    const all = await games(v);
    if (wish(all)) return all;
    if (isOver()) throw new Error(`waited for ${what}; there was ${JSON.stringify(all)}`);
    await new Promise((done) => setTimeout(done, 20));
  }
};
const told = (v, pattern) => v.until(`the message ${pattern}`, (s) => s.told.some((text) => pattern.test(text)));

/// Plays a few moves and opens the saved games from the table's menu.
async function toSaves(v, moves = 6, seed = 1) {
  await v.playMoves(moves, brisk(seed));
  await v.toTable();
  await v.pressAndSee("menu");
  await v.press("saves");
  return v.until("the saved games", (s) => s.screen === "saves");
}
/// Types into a field of the mirror and leaves it.
async function type(v, field, text) {
  assert.ok(await v.evaluate(`
    const field = document.querySelector('#mirror input[data-field="${field}"]');
    if (!field) return false;
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return true;`), `no field ${field}`);
}
const downloaded = async (v, act) => {
  const [file] = await Promise.all([v.page.waitForEvent("download"), act()]);
  return readFile(await file.path(), "utf8");
};
const choose = async (v, name, text) => {
  const [picker] = await Promise.all([v.page.waitForEvent("filechooser"), v.press("import")]);
  await picker.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
};

test("a slot, a new name, a copy, deleting and bringing back", limit, () => visit(begin(countable(next())), async (v) => {
  await toSaves(v);
  await type(v, "slot-name", "雨の日曜日");
  await v.pressAndSee("keep-slot");
  let all = await gamesUntil(v, "a slot", (g) => g.length === 2);
  const slot = all.find((game) => game.kind === "slot"), running = all.find((game) => game.kind === "automatic");
  assert.equal(slot.title, "雨の日曜日");
  await type(v, `title-${slot.id}`, "Sunday");
  await gamesUntil(v, "the new name", (g) => g.some((game) => game.title === "Sunday"));
  await v.pressAndSee("copy-save", { value: slot.id });
  all = await gamesUntil(v, "the copy", (g) => g.length === 3);
  assert.ok(all.some((game) => game.title === "Sunday (copy)" && game.kind === "slot"));

  const before = await v.kept();
  await v.pressAndSee("delete-save", { value: slot.id });
  assert.notDeepEqual(await v.kept(), before);
  await v.pressAndSee("undelete-save", { value: slot.id });
  assert.deepEqual(await v.kept(), before, "back to the letter");
  await v.pressAndSee("delete-save", { value: slot.id });
  await v.pressAndSee("back");
  await v.playMoves(2, brisk(2));
  assert.ok(!(slot.id in savesIn(await v.stored())), "now it is gone");
  assert.equal(savesIn(await v.stored())[running.id].moves.length, 8);
}));

test("the meter counts what the browser counts", limit, () => visit(begin(), async (v) => {
  await toSaves(v);
  const [shown, real] = await v.evaluate(`
    let units = 0;
    for (const key of Object.keys(localStorage)) if (key.startsWith("orrery/v1/")) units += key.length + localStorage.getItem(key).length;
    return [Number(document.querySelector("#mirror [data-units]").dataset.units), units];`);
  assert.equal(shown, real);
  assert.ok(real > 2000);
}));

test("a file goes out and comes back; a rescue file brings everything", limit, async () => {
  let file, rescue, ids;
  await visit({ ...begin(), acceptDownloads: true }, async (v) => {
    await toSaves(v);
    await v.pressAndSee("keep-slot");
    const all = await gamesUntil(v, "a slot", (g) => g.length === 2);
    ids = all.map((game) => game.id).sort();
    const { id } = all.find((game) => game.kind === "automatic");
    file = await downloaded(v, () => v.press("export-save", { value: id }));
    rescue = await downloaded(v, () => v.press("export-all"));
    await choose(v, "game.json", file);
    await told(v, /1 game read/);
    const after = await gamesUntil(v, "the game beside the one that is here", (g) => g.length === 3);
    assert.equal(new Set(after.map((game) => game.id)).size, 3);
    const saves = savesIn(await v.stored());
    const fresh = after.find((game) => !ids.includes(game.id));
    assert.deepEqual(saves[fresh.id].moves, saves[id].moves);
  });
  await visit({}, async (v) => {
    await v.until("the shelf", (s) => s.screen === "shelf");
    await v.pressAndSee("saves");
    await choose(v, "orrery-saves.json", rescue);
    const all = await gamesUntil(v, "both games", (g) => g.length === 2);
    assert.deepEqual(all.map((game) => game.id).sort(), ids);
    await v.press("continue", { value: all.find((game) => game.kind === "automatic").id });
    assert.equal((await v.playMoves(3, brisk(5))).length, 3);
  });
});

test("files that are no games are refused in words, large ones unread", limit, () => visit({ ...begin(), acceptDownloads: true }, async (v) => {
  await toSaves(v);
  const [{ id }] = await games(v);
  const file = JSON.parse(await downloaded(v, () => v.press("export-save", { value: id })));
  const before = await v.stored();
  for (const [text, pattern] of [
    [" ".repeat((8 << 20) + 1), /larger than 8 MB/],
    ["<html>", /cannot be read/],
    ["[".repeat(100000), /cannot be read/],
    [JSON.stringify({ ...file, hash: "0123456789abcdef" }), /\/hash/],
    [JSON.stringify({ ...file, title: "<img src=x onerror=alert(1)>".repeat(20) }), /\/title/],
  ]) {
    await choose(v, "strange.json", text);
    await told(v, pattern);
    assert.deepEqual(await v.stored(), before);
    await v.pressAndSee("close-message");
  }
}));

test("a link opens in a fresh browser, is only looked at, and is played on in a copy", limit, async () => {
  let sent, moves;
  await visit({ fragment: link(next(), { players: 3, seed: 11 }), permissions: ["clipboard-read", "clipboard-write"], ...sharp }, async (v) => {
    await v.playMoves(24, brisk(3));
    moves = (await v.toTable()).moves;
    await v.pressAndSee("menu");
    await v.pressAndSee("share");
    await v.press("copy-link");
    await told(v, /clipboard/);
    sent = await v.page.evaluate(() => navigator.clipboard.readText());
    assert.equal(sent, await v.evaluate(`return document.querySelector('#mirror input[data-field="link"]').value;`));
    assert.ok(sent.startsWith(v.url + "#game="), sent);
    assert.ok(sent.split("#")[1].length < 200);
    await v.pressAndSee("close-message");                  // it lies over the code
    await v.page.locator("#mirror p", { hasText: "Scan it" }).waitFor({ state: "attached", timeout: patience });
    const picture = PNG.sync.read(await v.picture());
    assert.equal(jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data, sent, "its QR code");
  });
  await visit({ fragment: "#" + sent.split("#")[1] }, async (v) => {
    const seen = await v.until("the game that was sent", (s) => s.screen === "shared");
    assert.deepEqual(seen.moves, []);
    assert.deepEqual(savesIn(await v.stored()), {}, "nothing is kept yet");
    await v.press("look");
    assert.deepEqual((await v.until("the replay", (s) => s.screen === "replay")).moves, []);
    await v.pressAndSee("back");
    await v.press("play-on");
    assert.deepEqual((await v.toTable()).moves, moves, "the same position");
    assert.match(new URL(v.page.url()).hash, /^#save=\w+\/\w+$/);
    await v.reload();
    assert.deepEqual((await v.toTable()).moves, moves, "loading again goes on with the own game");
    await v.playMoves(2, brisk(4));
    const [save] = Object.values(savesIn(await v.stored()));
    assert.equal(save.moves.length, 26);
  });
  await visit({ fragment: "#" + sent.split("#")[1].slice(0, -9) }, async (v) => {
    await told(v, /cannot be opened/);
    assert.equal((await v.see()).screen, "shelf");
  });
});

test("a game saved as a text is pasted into another browser", limit, async () => {
  let text, moves;
  await visit({ fragment: link(next(), { players: 2, seed: 11 }), acceptDownloads: true }, async (v) => {
    await v.playMoves(8, brisk(3));
    await v.toTable();
    await v.pressAndSee("menu");
    await v.pressAndSee("share");
    text = await downloaded(v, () => v.press("download-text"));
    [{ moves }] = Object.values(savesIn(await v.stored()));
  });
  await visit({}, async (v) => {
    await v.until("the shelf", (s) => s.screen === "shelf");
    await v.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.getElementById("canvas").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, text);
    await v.until("the game", (s) => s.screen === "shared");
    await v.press("play-on");
    await v.until("the table or the curtain", (s) => s.screen === "table" || s.screen === "curtain");
    const [save] = Object.values(savesIn(await v.stored()));
    assert.deepEqual(save.moves, moves);
  });
});

test("without a clipboard the link can be selected", limit, () => visit({
  ...begin(), init: [`Object.defineProperty(navigator, "clipboard", { value: undefined });`],
}, async (v) => {
  await v.playMoves(3, brisk(1));
  await v.toTable();
  await v.pressAndSee("menu");
  await v.pressAndSee("share");
  await v.press("copy-link");
  await told(v, /select it/);
}));

for (const [what, init] of [["locks", []], ["no locks: the tabs ask each other", [`Object.defineProperty(Navigator.prototype, "locks", { value: undefined });`]]]) {
  test(`a second tab only looks on, and may take over when the first is closed (${what})`, limit, () => visit({ ...begin(countable(next())), init }, async (v) => {
    await v.playMoves(6, brisk(6));
    await v.toTable();
    const page = await v.context.newPage();
    const second = new Visit(page, v.context, v.site, watch(page));
    await second.open();
    await second.until("the shelf", (s) => s.screen === "shelf" && s.actions.includes("continue"));
    await second.press("continue");
    await told(second, /another tab/);
    const { screen } = await second.see();
    if (screen === "curtain") {
      await second.press("take-device");
      await told(second, /Only there can hidden cards be looked at/);
    }
    assert.equal((await second.see()).screen, screen, "and lifts no curtain");
    assert.deepEqual((await second.see()).moves, []);
    const before = await v.stored();
    await second.evaluate(`document.querySelector("#mirror button[data-action=undo]")?.click();`);   // not behind the curtain
    await second.drawn();
    assert.deepEqual(await v.stored(), before);

    await v.page.bringToFront();
    await v.playMoves(2, brisk(7));
    await v.page.close();
    await page.bringToFront();
    await second.until("the offer to take over", (s) => s.actions.includes("take-over"));
    await second.press("take-over");
    await second.playMoves(1, brisk(8));
    const [save] = Object.values(savesIn(await second.stored()));
    assert.equal(save.moves.length, 9, "it goes on from where the first tab stood");
    assert.deepEqual(second.complaints, []);
  }));
}

test("a second screen opens from the menu and follows the game", limit, () => visit(begin(), async (v) => {
  await v.playMoves(2, brisk(3));
  await v.toTable();
  await v.press("menu");
  const opened = v.context.waitForEvent("page");
  await byMouse(v, named("Second screen"), "Second screen");
  const page = await opened, second = new Visit(page, v.context, v.site, watch(page));
  const follows = async (ply) => second.page.waitForFunction((n) => document.querySelector("#mirror")?.dataset.ply === n, String(ply));
  await follows((await v.toTable()).ply);
  const { screen, moves } = await second.see();
  assert.deepEqual({ screen, moves }, { screen: "show", moves: [] });
  await v.page.bringToFront();
  await v.playMoves(3, brisk(4));
  await follows((await v.toTable()).ply);
  assert.deepEqual(second.complaints, []);
}));

test("left to the shelf and taken up again in the same tab, a game is nobody else's", limit, () => visit(begin(), async (v) => {
  for (let i = 0; i < 4; ++i) {
    await v.playMoves(1, brisk(i));
    await v.toTable();
    await v.press("menu");
    await v.press("shelf");
    await v.until("the shelf", (s) => s.screen === "shelf" && s.actions.includes("continue"));
    await v.press("continue");
  }
  await new Promise((done) => setTimeout(done, 400));
  assert.ok((await v.toTable()).moves.length > 0);
  assert.ok(!(await v.see()).alerts.some((text) => /another tab/.test(text)));
}));

test("the browser is asked to keep games once one is worth it", limit, () => visit({
  ...begin(), init: [`window.asked = 0; StorageManager.prototype.persist = async () => { ++window.asked; return true; };`],
}, async (v) => {
  await v.playMoves(5, brisk(9));
  assert.equal(await v.evaluate("return window.asked;"), 0, "not at the start");
  await v.playMoves(25, brisk(10));
  assert.equal(await v.evaluate("return window.asked;"), 1);
  const stored = await v.stored();
  assert.ok(Object.keys(stored).some((key) => key.startsWith("orrery/v1/persistence")), "the answer is remembered");
}));

test("when the program cannot start, its page gives everything: running games, slots, damaged copies; and it can be read back", limit, async () => {
  let file, stored;
  await visit({
    fragment: null, acceptDownloads: true, tolerates: [/WebAssembly/],
    init: [`if (location.hash === "#broken") Object.defineProperty(window, "WebAssembly", { value: undefined });`],
  }, async (v) => {
    await v.open(begin("jumpgate").fragment);
    await toSaves(v);
    await type(v, "slot-name", "残した局面");
    await v.pressAndSee("keep-slot");
    await gamesUntil(v, "a slot", (g) => g.length === 2);
    stored = await v.kept();
    await v.open("#broken");
    await v.page.waitForFunction(() => !document.getElementById("failure").hidden);
    file = await downloaded(v, () => v.page.locator("#failure #rescue").click());
  });
  assert.deepEqual(Object.fromEntries(JSON.parse(file).entries), stored, "every entry, to the letter");
  await visit({}, async (v) => {
    await v.until("the shelf", (s) => s.screen === "shelf");
    await v.press("saves");
    await v.until("the saved games", (s) => s.screen === "saves");
    await choose(v, "orrery-saves.json", file);
    const all = await gamesUntil(v, "both games", (g) => g.length === 2);
    assert.deepEqual(all.map((game) => game.title).sort(), ["Jump Gate", "残した局面"]);
  });
});
