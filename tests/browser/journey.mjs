// Plays through the mirror, in the same way in every browser. A driver is an object with `evaluate(body)`, which runs the body of a
// function in the page and resolves to its result, and with `open(url)` if pages must be loaded. If it has `change()`, which resolves
// after the next change of the page, it is asked less often.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { countdown, patience } from "./patience.mjs";

/// Resolves to the contents of the mirror: the screen, the prompt (the title on screens without one), every legal move, every
/// action that can be pressed, the lines of the log, the current messages, as `ply` the number of moves made, if it is told, and whether
/// the seat decides `early`, before those that the rules ask first. In the tests' own Chromium, `told` has all messages since the page was loaded.
export function look(driver) {
  return driver.evaluate(`
    const mirror = document.getElementById("mirror");
    const all = (selector) => mirror ? [...mirror.querySelectorAll(selector)] : [];
    const buttons = all("button").filter((b) => !b.disabled && b.getAttribute("aria-disabled") !== "true");
    const heading = all("h2[aria-live]")[0] || all("h1,h2")[0];
    const failure = document.getElementById("failure");
    return {
      screen: mirror ? mirror.dataset.screen || "" : "",
      heading: heading ? heading.textContent : "",
      moves: buttons.filter((b) => b.dataset.move).map((b) => b.dataset.move),
      actions: buttons.filter((b) => b.dataset.action).map((b) => b.dataset.action),
      coach: all("[data-coach]").map((e) => e.dataset.coach)[0] || "",
      beat: all("[data-beat]").map((e) => Number(e.dataset.beat))[0] ?? -1,
      hinted: buttons.filter((b) => b.dataset.hint).length,
      ply: mirror && mirror.dataset.ply ? Number(mirror.dataset.ply) : -1,
      seat: mirror && mirror.dataset.seat ? Number(mirror.dataset.seat) : -1,
      early: mirror ? "early" in mirror.dataset : false,
      log: all("[role=log] li").map((row) => (row.firstElementChild || row).textContent),   // without the buttons of further rules
      alerts: all("[role=alert],[role=status]").map((e) => e.textContent).filter((text) => text !== ""),
      told: window.messagesTold || [],
      failure: failure && !failure.hidden ? failure.textContent : "",
    };`);
}

/// Resolves to the whole mirror as one text, one element per line. Equal texts mean equal mirrors.
export function mirrorText(driver) {
  return driver.evaluate(`const mirror = document.getElementById("mirror"); return mirror ? mirror.outerHTML.replace(/></g, ">\\n<") : "";`);
}

/// Waits for the next change of the page, or for `ms` where the driver cannot tell.
const next = (driver, ms) => (driver.change ? driver.change() : sleep(ms));

/// Waits until `wish(look)` holds. The error reports the last state.
export async function until(driver, what, wish, limitMs = patience) {
  const isOver = countdown(limitMs);
  for (;;) {
    let seen;
    try {
      seen = await look(driver);
    } catch (error) {
      // The page is still loading.
      seen = { screen: "", heading: "", moves: [], actions: [], log: [], alerts: [], told: [], failure: "", error: String(error) };
    }
    if (seen.failure) throw new Error("the page gave up: " + seen.failure);
    if (wish(seen)) return seen;
    if (isOver()) throw new Error(`waited ${limitMs} ms for ${what}; there was ${JSON.stringify(seen).slice(0, 900)}`);
    await next(driver, 10);
  }
}

/// Waits until the mirror differs from `before`.
export async function untilChanged(driver, before, limitMs = patience) {
  const isOver = countdown(limitMs);
  for (;;) {
    const now = await mirrorText(driver);
    if (now !== before) return now;
    if (isOver()) throw new Error(`nothing changed in ${limitMs} ms; the mirror: ${now.slice(0, 900)}`);
    await next(driver, 5);
  }
}

const pressed = (selector) => `
  const button = [...document.querySelectorAll("#mirror button")].find((b) => ${selector});
  if (!button) return false;
  button.click();
  return true;`;

/// Presses the button of an action as soon as there is one. `about` selects it further: {seat, key, value} as in the button's data.
export async function press(driver, action, about = {}, limitMs = patience) {
  const wishes = Object.entries({ action, ...about }).map(([name, value]) => `b.dataset.${name} === ${JSON.stringify(String(value))}`);
  for (const isOver = countdown(limitMs); !await driver.evaluate(pressed(wishes.join(" && "))); await next(driver, 10))
    assert.ok(!isOver(), `no button for "${action}" ${JSON.stringify(about)}`);
}

export async function playMove(driver, move) {
  assert.ok(await driver.evaluate(pressed(`b.dataset.move === ${JSON.stringify(move)}`)), `no button for ${move}`);
}

/// The move with which the table of AstroNavigators passes a quest window by itself, if its position came by a move.
export const ownPass = '{"type":"pass"}';
const isWindow = ({ moves }) => moves.includes(ownPass) && moves.some((move) => move.startsWith('{"type":"start_quest"'));

/// Waits until the table has passed its quest windows. The mirror offers such a window until the table has been drawn. A window that is
/// still there after a second is asked.
export async function untilPassed(driver) {
  const wait = 1000;
  let seen = await look(driver);
  for (let ply = seen.ply, isOver = countdown(wait); isWindow(seen) && !isOver(); seen = await look(driver)) {
    if (seen.ply !== ply) [ply, isOver] = [seen.ply, countdown(wait)];
    await sleep(10);
  }
  return seen;
}

/// Opens every curtain until a seat may move or the game is over.
export async function toTable(driver) {
  for (;;) {
    await until(driver, "a table, a curtain or the end",
      (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0) || (s.screen === "curtain" && s.actions.includes("take-device")));
    const seen = await untilPassed(driver);
    if (seen.screen === "end" || (seen.screen === "table" && seen.moves.length > 0)) return seen;
    if (seen.screen !== "curtain" || !seen.actions.includes("take-device")) continue;
    await press(driver, "take-device");
    await until(driver, "the curtain to open", (s) => s.screen !== "curtain");
  }
}

/// Plays `count` moves chosen by `choose` and returns them. Ends early if the game is over.
export async function playMoves(driver, count, choose = (moves) => moves[0]) {
  const played = [];
  while (played.length < count) {
    const seen = await toTable(driver);
    if (seen.screen === "end") break;
    const before = await mirrorText(driver);
    const move = choose(seen.moves, played.length);
    await playMove(driver, move);
    played.push(move);
    const after = await untilChanged(driver, before);
    if (!(await look(driver)).actions.includes("confirm")) continue;
    await press(driver, "confirm");
    await untilChanged(driver, after);
  }
  return played;
}

/// Minimum for every browser: load, start a game, ten moves, reload, continue.
export async function smoke(driver, url) {
  await driver.open(url + "#new=jumpgate&players=2&seed=7");
  const played = await playMoves(driver, 10, brisk(7));
  assert.equal(played.length, 10);
  const before = await toTable(driver);

  await driver.open("about:blank");
  await driver.open(url);
  await until(driver, "the shelf with a game to continue", (s) => s.screen === "shelf" && s.actions.includes("continue"));
  await press(driver, "continue");
  const after = await toTable(driver);
  assert.deepEqual(after.moves, before.moves, "the game goes on where it stood");
  assert.equal(after.heading, before.heading);
  assert.equal((await playMoves(driver, 1)).length, 1);
}

/// Changes the language in the middle of a game, and back.
export async function changeLanguage(driver) {
  const before = await toTable(driver);
  await press(driver, "language");
  const japanese = await until(driver, "Japanese", (s) => /[ぁ-ん]/.test(s.heading));
  assert.deepEqual(japanese.moves, before.moves, "the same moves in another language");
  assert.equal(await driver.evaluate("return document.documentElement.lang;"), "ja");
  await press(driver, "language");
  await until(driver, "English again", (s) => s.heading === before.heading);
}

/// Goes from the table through the replay and back.
export async function seeReplay(driver) {
  const before = await toTable(driver);
  const data = (name) => driver.evaluate(`return document.getElementById("mirror").dataset.${name} || "";`);
  const shown = async (ply) => {
    for (const isOver = countdown(patience); await data("ply") !== ply; await sleep(10)) assert.ok(!isOver(), `move ${ply} is never shown`);
  };
  await press(driver, "menu");
  await press(driver, "replay");
  await until(driver, "the replay", (s) => s.screen === "replay");
  await press(driver, "replay-start");
  await shown("0");
  await press(driver, "replay-forward");
  await shown("1");
  await press(driver, "replay-end");
  await shown(await data("last"));
  await press(driver, "back");
  assert.deepEqual((await toTable(driver)).moves, before.moves, "the table is as it was");
}

/// Keeps the site offline, stops its server, reloads the page and plays on. `host` is the result of `serve`.
export async function withoutServer(driver, host) {
  await press(driver, "menu");
  await press(driver, "shelf");
  const ready = `return document.getElementById("mirror").textContent.includes("Ready to play offline");`;
  for (const isOver = countdown(2 * patience); !await driver.evaluate(ready);) {
    assert.ok(!isOver(), "the shelf never says that it is ready to play offline");
    await sleep(100);
  }
  await host.close();
  await driver.open("about:blank");
  await driver.open(host.url);
  await until(driver, "the shelf with a game to continue", (s) => s.screen === "shelf" && s.actions.includes("continue"));
  await press(driver, "continue");
  assert.ok((await playMoves(driver, 3, brisk(3))).length > 0);
  await changeLanguage(driver);
}

/// Runs all of these in another browser and expects no complaint. A provoked complaint must be noticed.
export async function wholeJourney(driver, site) {
  await smoke(driver, site.url);
  await changeLanguage(driver);
  await seeReplay(driver);
  await withoutServer(driver, site);
  assert.deepEqual(await driver.complaints(), []);
  await driver.evaluate(`setTimeout(() => { throw new Error("provoked"); }, 0);`);
  for (const isOver = countdown(patience); (await driver.complaints()).length === 0; await sleep(20)) assert.ok(!isOver(), "nobody hears of an error");
  assert.match((await driver.complaints()).join(), /provoked/);
}

/// Returns a generator of numbers from 0 to n - 1, determined by the seed. Pages receive its source text.
export function dice(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

// Weights of the kinds of moves, used if several kinds are legal. Moves that advance the game have larger weights, so that games
// end after some 60 to 120 decisions; every kind remains possible. Kinds without a weight are the only kind at their decisions.
const liking = { harvest: 9, land: 9, take: 6, scan: 7, place: 5, jump: 4, fly: 3, done: 5, pass: 2, leave: 2, research: 2, discard: 2, end_turn: 1, power: 9 };
const likes = (kind) => liking[kind] ?? 1;

/// Returns a function that chooses among moves (as text), determined by the seed.
export function brisk(seed) {
  const roll = dice(seed);
  return (moves) => {
    const kinds = [...new Set(moves.map((move) => JSON.parse(move).type))];
    let at = roll(kinds.reduce((sum, kind) => sum + likes(kind), 0));
    const kind = kinds.find((name) => (at -= likes(name)) < 0);
    const of = moves.filter((move) => JSON.parse(move).type === kind);
    return of[roll(of.length)];
  };
}
