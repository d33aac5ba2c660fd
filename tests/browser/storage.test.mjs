// Keeping games in the browser: a game continues after a reload. If the storage is blocked, full or damaged, a message says
// so and the running game continues. The tests alternate between the games.
// ctest: lock=disk cost=60 timeout=600
import assert from "node:assert/strict";
import { test } from "node:test";
import { countable, inTurn, link } from "./games.mjs";
import { brisk } from "./journey.mjs";
import { Oracle, savesIn, store, storedSave } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { stage } from "./stage.mjs";
import { inTier } from "./tier.mjs";

// Uses the service worker, as players do.
const offered = stage();
const visit = (options, body) => offered({ serviceWorkers: "allow", ...options }, body);
const next = inTurn();
const begin = (id = next()) => ({ fragment: link(id, { players: 2, seed: 7 }) });

const words = async (v, pattern, what) => v.until(what, (s) => s.told.some((text) => pattern.test(text)));
/// Expects no message about storage, because such a message may appear only with a problem.
const nothingTold = async (v) => assert.deepEqual((await v.see()).alerts.filter((text) => /stor|kept|damaged/i.test(text)), []);

/// Continues the only game from the shelf.
async function goOn(v) {
  await v.until("the shelf with a game", (s) => s.screen === "shelf" && s.actions.includes("continue"));
  await v.press("continue");
}

/// Returns the mirror without the recap, which is available only during the same turn, and not after loading.
const withoutRecap = (mirror) => mirror.replace(/<section>\s*<h2>What happened<\/h2>[^]*?<\/section>\n?/, "");

// While the page starts, as in Japanese it waits for letters, another tab may store a game, and somebody may paste.
const before = `{
  window.early = 0;
  const timer = setInterval(() => {
    if (!window.orrery) return;
    if (document.getElementById("mirror").dataset.screen) return clearInterval(timer);
    ++window.early;
    window.dispatchEvent(new StorageEvent("storage", { key: "orrery/v1/save/other" }));
    window.dispatchEvent(new Event("offline"));
    document.dispatchEvent(new Event("visibilitychange"));
    const pasted = new DataTransfer();
    pasted.setData("text/plain", "words");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true }));
  }, 0);
}`;
test("what happens elsewhere before the program has started is no trouble", limit, () => visit({ locale: "ja-JP", init: [before] }, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  assert.ok(await v.page.evaluate(() => window.early) > 0, "something happened before the start");
}));

test("reload in mid-game: the same position goes on", limit, () => visit(begin(), async (v) => {
  await v.playMoves(17, brisk(1));
  await v.toTable();
  const before = await v.mirror();
  await nothingTold(v);
  await v.open();
  await goOn(v);
  await v.until("the curtain: who takes the device now is not known", (s) => s.screen === "curtain" || s.screen === "table");
  await v.toTable();
  assert.equal(withoutRecap(await v.mirror()), withoutRecap(before), "the mirror is the same, log and undo included");
  await v.playMoves(5, brisk(2));
}));

test("a reload comes back to the table and adds no game", limit, () => visit(begin(), async (v) => {
  await v.playMoves(3, brisk(1));
  const before = await v.toTable();
  await v.reload();
  await v.until("the game again", (s) => s.screen === "curtain" || s.screen === "table");
  const after = await v.toTable();
  assert.deepEqual(after.moves, before.moves);
  await v.playMoves(2, brisk(2));
  assert.equal(Object.keys(savesIn(await v.stored())).length, 1);
}));

test("closed in the middle of an action: nothing is lost", limit, () => visit(begin(), async (v) => {
  // Every single move is followed by a reload.
  const choose = brisk(4);
  for (let i = 0; i < 6; ++i) {
    await v.playMoves(1, choose);
    const before = await v.toTable();
    await v.open();
    await goOn(v);
    const after = await v.toTable();
    assert.deepEqual(after.moves, before.moves);
  }
  assert.equal(Object.values(savesIn(await v.stored()))[0].moves.length, 6);
}));

// A browser that has just died may still hold the database when the next one opens it.
const heldForAMoment = `{
  const open = IDBFactory.prototype.open;
  let refusals = 3;
  IDBFactory.prototype.open = function (...about) {
    if (--refusals < 0) return open.apply(this, about);
    const request = {};
    setTimeout(() => { request.error = new DOMException("held", "UnknownError"); request.onerror(); }, 1);
    return request;
  };
}`;
/// Waits until the journal's writes are done. They take milliseconds, or longer on a busy disk.
const journalIsWritten = (v) => v.page.waitForFunction(() => orreryJournal.pending.size === 0);
/// Resolves to the entries of the journal.
const journal = (v) => v.page.evaluate(() => new Promise((done, fail) => {
  const all = orreryJournal.database.transaction("kept").objectStore("kept").getAll();
  all.onsuccess = () => done(Object.fromEntries(all.result.map(({ key, value }) => [key, value])));
  all.onerror = () => fail(all.error);
}));
for (const [when, init] of [["", []], [", though the database is held for a moment", [heldForAMoment]]])
  test(`what the browser had not yet taken to the disk when it died is put back${when}`, limit, () => visit({ ...begin(), init }, async (v) => {
    await v.playMoves(5, brisk(1));
    const gone = "orrery/v1/looks/of-an-old-game";
    await v.page.evaluate((key) => orreryStorage.set(key, "{}"), gone);
    const onDisk = await v.stored();
    await v.playMoves(4, brisk(2));
    const before = await v.toTable();
    await v.page.evaluate((key) => orreryStorage.remove(key), gone);
    await journalIsWritten(v);
    await v.page.goto("about:blank");
    // Restores the storage of four moves ago.
    const blank = await v.context.newPage();
    await blank.goto(v.url + "licences/orrery.txt");
    await blank.evaluate((old) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("orrery/")) localStorage.removeItem(key);
      for (const [key, value] of Object.entries(old)) localStorage.setItem(key, value);
    }, onDisk);
    await blank.close();
    await v.open();
    await goOn(v);
    assert.deepEqual((await v.toTable()).moves, before.moves);
    const now = await v.stored();
    assert.equal(Object.values(savesIn(now))[0].moves.length, 9);
    assert.equal(now[gone], undefined, "what was removed does not come back");
  }));

test("a journal that fails for a while holds everything in the end", limit, () => visit(begin(), async (v) => {
  await v.playMoves(2, brisk(1));
  await journalIsWritten(v);
  const failures = await v.page.evaluateHandle(() => {
    const failures = { left: 4 }, begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...about) {
      const transaction = begin.apply(this, about);
      if (about[1] === "readwrite" && failures.left > 0) {
        --failures.left;
        queueMicrotask(() => transaction.abort());
      }
      return transaction;
    };
    return failures;
  });
  await v.playMoves(1, brisk(2));
  await v.toTable();
  await v.page.waitForFunction((failures) => failures.left === 0, failures);
  await journalIsWritten(v);
  const written = await journal(v);
  for (const [key, value] of Object.entries(await v.kept())) assert.equal(written[key], value, key);
}));

const allBlocked = [
  ["localStorage throws", `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });`],
  ["localStorage is missing", `Object.defineProperty(window, "localStorage", { value: null });`],
  ["every write throws", `Storage.prototype.setItem = function () { throw new DOMException("no", "SecurityError"); };`],
  ["every function throws", `for (const name of ["getItem", "setItem", "removeItem", "key", "clear"]) Storage.prototype[name] = function () { throw new DOMException("no", "SecurityError"); };`],
  ["what is written is not there", `Storage.prototype.setItem = function () {};`],
];
for (const [what, script] of inTier([allBlocked[0], allBlocked[2], allBlocked[4]], allBlocked)) {
  test(`blocked storage (${what}): told in words, and one plays on`, limit, () => visit({ ...begin(), init: [script] }, async (v) => {
    await words(v, /no storage|not being kept|could not be written/i, "a message about storage");
    const played = await v.playMoves(12, brisk(5));
    assert.equal(played.length, 12, "the game goes on");
  }));
}

test("full storage: told in words, one plays on, and what was stored before stays", limit, () => visit(begin(countable(next())), async (v) => {
  await v.playMoves(8, brisk(6));
  await v.toTable();
  const old = await v.stored();
  const [id] = Object.keys(savesIn(old));
  await nothingTold(v);
  // Another site of the same origin takes all remaining room.
  await v.page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1)
      for (let i = 0; i < 8; ++i) try { localStorage.setItem(`other/${size}/${i}`, "x".repeat(size)); } catch { break; }
  });
  await v.playMoves(1, brisk(6));
  await words(v, /full/i, "a message that the storage is full");
  await v.playMoves(6, brisk(7));
  const kept = savesIn(await v.stored());
  assert.equal(kept[id].moves.length >= 8, true, "the last good copy is still there and sound");
  const others = await v.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("other/")).length);
  assert.ok(others > 5, "what belongs to others is not touched");

  // With room again, the game must be stored from now on.
  await v.page.evaluate(() => { for (const key of Object.keys(localStorage)) if (key.startsWith("other/")) localStorage.removeItem(key); });
  await v.playMoves(1, brisk(8));
  const seen = await v.toTable();
  assert.equal(savesIn(await v.stored())[id].moves.length, 16);
  await v.open();
  await goOn(v);
  assert.deepEqual((await v.toTable()).moves, seen.moves);
}));

test("full storage from the start: told in words, and one plays on", limit, () => visit({
  // The page fills the storage itself, because what another page wrote before it was closed may not be there yet.
  ...begin(), init: [`if (location.protocol === "http:") for (let size = 1 << 20; size > 0; size >>= 1)
    for (let i = 0; i < 8; ++i) try { localStorage.setItem("other/" + size + "/" + i, "x".repeat(size)); } catch { break; }`],
}, async (v) => {
  await words(v, /full/i, "a message that the storage is full");
  assert.equal((await v.playMoves(10, brisk(9))).length, 10);
}));

// --- damaged copies

/// Plays, leaves, damages the stored game with `harm(entries, saveName)` and comes back.
async function damaged(v, harm) {
  await v.playMoves(9, brisk(10));
  const before = await v.toTable();
  const all = await v.stored();
  const name = Object.keys(all).find((key) => /^orrery\/v1\/save\/[^#]+$/.test(key));
  const current = Number(all[name].split(" ")[1]), backup = current - 1;
  assert.ok(all[`${name}#${current}`] && all[`${name}#${backup}`], "there is a copy and a backup");
  await v.page.goto("about:blank");
  const changed = harm({ ...all }, name, current, backup);
  const blank = await v.context.newPage();
  await blank.goto(v.url + "licences/orrery.txt");
  await blank.evaluate(([old, now]) => {
    for (const key of Object.keys(old)) localStorage.removeItem(key);
    for (const [key, value] of Object.entries(now)) localStorage.setItem(key, value);
  }, [all, changed]);
  await blank.close();
  await v.open();
  return { before, changed };
}

const flip = (text, at) => text.slice(0, at) + (text[at] === "1" ? "2" : "1") + text.slice(at + 1);
const harms = {
  "a flipped character near the end": (text) => flip(text, text.length - 40),
  "a flipped character in the middle": (text) => flip(text, text.length >> 1),
  "a wrong checksum": (text) => text.replace(/^(orrery-stored\/1 \d+ \d+ )([0-9a-f]{16})/, (all, head, sum) => head + (sum[0] === "0" ? "1" : "0") + sum.slice(1)),
  "a copy cut short": (text) => text.slice(0, text.length >> 1),
  "an empty copy": () => "",
  "nonsense": () => "\u0000<script>alert(1)</script>{]",
};
for (const what of inTier(["a flipped character in the middle", "a wrong checksum", "nonsense"], Object.keys(harms))) {
  test(`damage (${what}): the backup goes on, and that is told`, limit, () => visit(begin(), async (v) => {
    const { before } = await damaged(v, (entries, key, number) => ({ ...entries, [`${key}#${number}`]: harms[what](entries[`${key}#${number}`]) }));
    await goOn(v);
    await words(v, /copy before|damaged/i, "a message that the backup was taken");
    assert.equal((await v.toTable()).ply, before.ply - 1, "one move was lost with the newest copy");
    await v.playMoves(3, brisk(11));
    const { ply } = await v.toTable();                     // what was decided early is made later
    assert.ok(ply > before.ply);
    const [save] = Object.values(savesIn(await v.stored()));
    assert.equal(save.moves.length, ply);
  }));
}

test("damage (the newest copy is gone): the backup goes on", limit, () => visit(begin(), async (v) => {
  await damaged(v, (entries, key, number) => { delete entries[`${key}#${number}`]; return entries; });
  await goOn(v);
  await words(v, /copy before|damaged/i, "a message that the backup was taken");
  await v.playMoves(3, brisk(12));
  assert.equal(Object.values(savesIn(await v.stored()))[0].moves.length, 8 + 3);
}));

test("damage (the switch is nonsense): the game goes on", limit, () => visit(begin(), async (v) => {
  const { before } = await damaged(v, (entries, key) => ({ ...entries, [key]: "\u0007 not a switch" }));
  await goOn(v);
  assert.deepEqual((await v.toTable()).moves, before.moves);
}));

test("damage (both copies): told on the shelf, nothing is deleted, a new game can be played", limit, () => visit(begin(), async (v) => {
  const { changed } = await damaged(v, (entries, key, number, backup) => ({
    ...entries, [`${key}#${number}`]: flip(entries[`${key}#${number}`], 300), [`${key}#${backup}`]: entries[`${key}#${backup}`].slice(0, 90) }));
  await v.until("the shelf", (s) => s.screen === "shelf");
  assert.match(await v.page.locator("#mirror").textContent(), /damaged/i, "the shelf says that a saved game is damaged");
  const now = await v.stored();
  for (const [key, value] of Object.entries(changed)) assert.equal(now[key], value, "nothing is deleted");
  await v.open(link(next(), { players: 2, seed: 8 }));
  assert.equal((await v.playMoves(5, brisk(13))).length, 5);
}));

test("settings that are damaged or strange are no reason to stop", limit, () => visit({
  fragment: "",
  before: (blank) => store(blank, {
    "orrery/v1/settings": "orrery-switch/1 1 0", "orrery/v1/settings#1": "orrery-stored/1 1 5 0000000000000000\n{\"a\":",
    "orrery/v1/setup/jumpgate": "x", "orrery/v1/": "", "orrery/v1/save/": "y", "orrery/v1/save/#1": "z", "orrery/v2/new": "later",
  }),
}, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.open(begin().fragment);
  assert.equal((await v.playMoves(5, brisk(14))).length, 5);
}));

test("a stored game that its rules forbid is refused in words", limit, () => visit(begin(), async (v) => {
  // The copies are intact with correct checksums, but the moves are illegal. The last position is used, or the game is refused; the
  // page must never break.
  await v.playMoves(6, brisk(15));
  await v.toTable();
  const blank = await v.context.newPage();
  await blank.goto(v.url + "licences/orrery.txt");
  const oracle = await Oracle.start(blank, v.site);
  const [save] = Object.values(savesIn(await v.stored()));
  const start = await oracle.game({ game: save.game, players: 2, seed: 7 });
  const { moves: legal } = await start.moves();
  const wrong = save.moves.find((move) => !legal.includes(JSON.stringify(move)));
  assert.ok(wrong, "some later move is not legal at the start");
  const broken = { ...save, moves: [wrong, ...save.moves.slice(1)] };
  await v.page.goto("about:blank");
  await blank.evaluate(() => {
    localStorage.clear();
    return new Promise((done) => { const asked = indexedDB.deleteDatabase("orrery"); asked.onsuccess = asked.onblocked = asked.onerror = done; });
  });
  await store(blank, storedSave(broken, { decision: save.end.decision }));
  await blank.close();
  await v.open();
  await goOn(v);
  const seen = await words(v, /damaged|rules have changed|history/i, "a message about the game");
  assert.ok(["shelf", "table", "curtain"].includes(seen.screen));
}));
