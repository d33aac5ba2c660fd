// Playing through the mirror, the same in every browser. A driver is anything with `evaluate(body)`: it runs the body of
// a function in the page and resolves to what it returns.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

/// What the mirror says: the screen, every legal move, every action that can be pressed.
export function look(driver) {
  return driver.evaluate(`
    const mirror = document.getElementById("mirror");
    const buttons = mirror ? [...mirror.querySelectorAll("button")].filter((b) => !b.disabled && b.getAttribute("aria-disabled") !== "true") : [];
    const failure = document.getElementById("failure");
    return {
      screen: mirror ? mirror.dataset.screen || "" : "",
      heading: mirror && mirror.querySelector("h1,h2,[role=heading]") ? mirror.querySelector("h1,h2,[role=heading]").textContent : "",
      moves: buttons.filter((b) => b.dataset.move).map((b) => b.dataset.move),
      actions: buttons.filter((b) => b.dataset.action).map((b) => b.dataset.action),
      failure: failure && !failure.hidden ? failure.textContent : "",
    };`);
}

/// Waits until `wish(look)` holds; the error says what was there instead.
export async function until(driver, what, wish, limitMs = 30000) {
  const end = Date.now() + limitMs;
  for (;;) {
    let seen;
    try {
      seen = await look(driver);
    } catch (error) {
      seen = { screen: "", moves: [], actions: [], failure: "", error: String(error) };  // the page is just loading
    }
    if (seen.failure) throw new Error("the page gave up: " + seen.failure);
    if (wish(seen)) return seen;
    if (Date.now() > end) throw new Error(`waited ${limitMs} ms for ${what}; there was ${JSON.stringify(seen).slice(0, 600)}`);
    await sleep(25);
  }
}

const pressed = (selector) => `
  const button = [...document.querySelectorAll("#mirror button")].find((b) => ${selector});
  if (!button) return false;
  button.click();
  return true;`;

export async function press(driver, action) {
  assert.ok(await driver.evaluate(pressed(`b.dataset.action === ${JSON.stringify(action)}`)), `no button for "${action}"`);
}

export async function playMove(driver, move) {
  assert.ok(await driver.evaluate(pressed(`b.dataset.move === ${JSON.stringify(move)}`)), `no button for ${move}`);
}

/// Takes the device wherever the curtain is drawn, until a seat may move or the game is over.
export async function toTable(driver) {
  for (;;) {
    const seen = await until(driver, "a table, a curtain or the end",
      (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0) || (s.screen === "curtain" && s.actions.includes("take-device")));
    if (seen.screen !== "curtain") return seen;
    await press(driver, "take-device");
    await until(driver, "the curtain to open", (s) => s.screen !== "curtain");
  }
}

/// Plays `count` moves, those that `choose` names, and returns them. Ends early when the game is over.
export async function playMoves(driver, count, choose = (moves) => moves[0]) {
  const played = [];
  while (played.length < count) {
    const before = await toTable(driver);
    if (before.screen === "end") break;
    const move = choose(before.moves, played.length);
    await playMove(driver, move);
    played.push(move);
    await until(driver, "the move to be played", (s) => s.screen !== "table"
      || JSON.stringify(s.moves) !== JSON.stringify(before.moves) || s.heading !== before.heading, 5000).catch(async (error) => {
      // The same decision may stand again, word for word; then there is nothing to wait for.
      const now = await look(driver);
      if (now.screen !== "table" || now.moves.length === 0) throw error;
    });
  }
  return played;
}

/// Load, start a game, ten moves, reload, continue: what every browser must be able to do.
export async function smoke(driver, url) {
  await driver.open(url + "#new=jumpgate&players=2&seed=7");
  const played = await playMoves(driver, 10);
  assert.equal(played.length, 10);
  const before = await toTable(driver);

  await driver.open("about:blank");
  await driver.open(url);
  await until(driver, "the shelf with a game to continue", (s) => s.screen === "shelf" && s.actions.includes("continue"));
  await press(driver, "continue");
  const after = await toTable(driver);
  assert.deepEqual(after.moves, before.moves, "the game goes on where it stood");
  await playMoves(driver, 1);
}
