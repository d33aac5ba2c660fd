// Takes pictures of every main screen: `node shots.mjs FOLDER`. FOLDER receives each screen at five sizes, in both languages, from
// the same deal; FOLDER/palettes receives the other palettes, and FOLDER/colour-blind the screens as seen without one of the three
// kinds of cones.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launchChromium, serveSite } from "./browser.mjs";
import { look, playMove, press, until } from "./journey.mjs";

const sizes = [[1180, 820], [390, 844], [1920, 1080], [820, 1180], [360, 640]];
const deficiencies = ["protanopia", "deuteranopia", "tritanopia"], palettes = ["safe", "high_contrast"];
const kMostMoves = 1200;
const folder = process.argv[2];
if (!folder) {
  console.error("usage: node shots.mjs FOLDER");
  process.exit(2);
}
for (const part of ["", "palettes", "colour-blind"]) mkdirSync(path.join(folder, part), { recursive: true });

const site = await serveSite();
const browser = await launchChromium();
let count = 0;

/// Waits until no frame has been drawn for a third of a second, so that all motion has ended.
async function settle(page) {
  for (let i = 0; i < 30; ++i) {
    const frames = await page.evaluate(() => window.orrery._orrery_frames_drawn());
    await sleep(350);
    if (await page.evaluate(() => window.orrery._orrery_frames_drawn()) === frames) return;
  }
}

/// Skips the recap, which has its own pictures.
const skipRecap = (page) => page.evaluate(() => document.querySelector('#mirror button[data-action="recap-skip"]')?.click());

/// Takes pictures in the middle of the recap, which is restarted for each size.
async function shootRecap(page, driver, lang) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await skipRecap(page);
    await settle(page);
    await press(driver, "recap-show");
    await sleep(700);
    await page.screenshot({ path: path.join(folder, `table-recap-${width}x${height}-${lang}.png`) });
    ++count;
  }
  await skipRecap(page);
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
  await settle(page);
}

async function shoot(page, lang, name) {
  await skipRecap(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.screenshot({ path: path.join(folder, `${name}-${width}x${height}-${lang}.png`) });
    ++count;
  }
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
  await settle(page);
  if (lang === "en") await shootColours(page, name);
}

/// Takes pictures of the screen at tablet size, in English, in the other palettes and as seen without one of the three kinds
/// of cones.
async function shootColours(page, name) {
  const session = await page.context().newCDPSession(page);
  for (const type of deficiencies) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type });
    await page.screenshot({ path: path.join(folder, "colour-blind", `${name}-${type}.png`) });
    ++count;
  }
  await session.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
  await session.detach();
  const act = (action) => page.evaluate((json) => {
    const program = window.orrery, size = program.lengthBytesUTF8(json) + 1, place = program._malloc(size);
    program.stringToUTF8(json, place, size);
    program._orrery_act(place);
    program._free(place);
  }, JSON.stringify(action));
  for (const palette of [...palettes, "standard"]) {
    await act({ action: "palette", value: palette });
    await settle(page);
    if (palette === "standard") break;
    await page.screenshot({ path: path.join(folder, "palettes", `${name}-${palette}.png`) });
    ++count;
  }
}

/// Shows the refusal of a move that is not legal yet: landing from the Jump Gate. Messages disappear after a while, so each size
/// requests it again.
async function shootRefusal(page, driver, lang) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.evaluate(() => {
      const button = document.querySelector("#mirror button[data-move]"), own = button.dataset.move;
      button.dataset.move = JSON.stringify({ type: "land", cards: ["nav_j1s2", "nav_j1s3"] });
      button.click();
      button.dataset.move = own;
    });
    await until(driver, "the refusal", (s) => s.alerts.length > 0);
    await sleep(500);
    await page.screenshot({ path: path.join(folder, `table-refusal-${width}x${height}-${lang}.png`) });
    ++count;
    await press(driver, "close-message");
    await until(driver, "the message to go", (s) => s.alerts.length === 0);
  }
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
  await settle(page);
}

// Own generator with a fixed seed, so that the moves and the pictures are the same every time.
function chooser(seed) {
  let state = seed;
  return (moves) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return moves[Math.floor(state / 2 ** 32 * moves.length)];
  };
}

async function visit(lang, fragment, body) {
  const visitor = await browser.newContext({
    serviceWorkers: "block", viewport: { width: sizes[0][0], height: sizes[0][1] }, reducedMotion: "reduce", locale: lang === "ja" ? "ja-JP" : "en-GB" });
  const page = await visitor.newPage();
  await page.goto(`${site.url}#lang=${lang}${fragment}`);
  const driver = { evaluate: (js) => page.evaluate(`(() => { ${js} })()`) };
  await until(driver, "the first screen", (s) => s.screen !== "");
  await body(page, driver);
  await visitor.close();
}

for (const lang of ["en", "ja"]) {
  await visit(lang, "", async (page, driver) => {
    await shoot(page, lang, "shelf");
    await press(driver, "new-game");
    await until(driver, "the set-up", (s) => s.screen === "setup");
    await shoot(page, lang, "setup");
    await press(driver, "back");
    await until(driver, "the shelf", (s) => s.screen === "shelf");
    await press(driver, "settings");
    await until(driver, "the settings", (s) => s.screen === "settings");
    await shoot(page, lang, "settings");
    await press(driver, "close");
    // Reports what the service worker reports once this version is stored and another one is waiting.
    await page.evaluate(() => window.orrery._orrery_offline(1, 1));
    await until(driver, "the offer", (s) => s.actions.includes("update"));
    await shoot(page, lang, "shelf-update");
  });
  await visit(lang, "&learn=jumpgate", async (page, driver) => {
    const wanted = new Map([[0, "lesson-start"], [2, "lesson-move"], [12, "lesson-question"]]);
    for (let beat = 0; ; ++beat) {
      const seen = await until(driver, "the next beat", (s) => s.actions.includes("guided-game") || s.actions.includes("lesson-next"));
      if (seen.actions.includes("guided-game")) break;
      if (wanted.has(beat)) await shoot(page, lang, wanted.get(beat));
      await press(driver, "lesson-next");
      await until(driver, "it to go on", (s) => s.actions.includes("guided-game") || (s.actions.includes("lesson-next") && s.beat !== seen.beat));
    }
    await shoot(page, lang, "lesson-end");
    await press(driver, "guided-game");
    await until(driver, "a suggestion", (s) => s.hinted > 0);
    await shoot(page, lang, "guide");
  });
  await visit(lang, "&new=jumpgate&players=2&seed=7", async (page, driver) => {
    const choose = chooser(7);
    const wanted = new Map([[0, "table-start"], [14, "table"], [15, "table-log"], [60, "table-late"]]);
    let curtains = 0, moves = 0, hasRecap = false;
    for (;;) {
      const seen = await until(driver, "something to do", (s) => s.screen === "end" || s.moves.length > 0 || s.actions.includes("take-device"));
      if (seen.screen === "end") break;
      if (seen.screen === "curtain") {
        if (++curtains === 2) await shoot(page, lang, "curtain");
        await press(driver, "take-device");
        await until(driver, "the curtain to open", (s) => s.screen !== "curtain");
        continue;
      }
      const name = wanted.get(moves);
      if (moves > 20 && !hasRecap && seen.actions.includes("recap-skip")) {
        hasRecap = true;
        await shootRecap(page, driver, lang);
      }
      if (name === "table-log" && seen.actions.includes("log")) {
        await press(driver, "log");
        await shoot(page, lang, name);
        await press(driver, "log");
      } else if (name && name !== "table-log") {
        await shoot(page, lang, name);
      }
      if (moves === 0) {
        await shootRefusal(page, driver, lang);
        await press(driver, "menu");
        await until(driver, "the menu", (s) => s.actions.includes("shelf"));
        await shoot(page, lang, "table-menu");
        await press(driver, "close");
        await until(driver, "the table", (s) => s.moves.length > 0);
      }
      if (moves === 60) {
        await press(driver, "menu");
        await until(driver, "the menu", (s) => s.actions.includes("replay"));
        await press(driver, "replay");
        await until(driver, "the replay", (s) => s.screen === "replay");
        await shoot(page, lang, "replay-going-on");
        await press(driver, "back");
        await until(driver, "the table", (s) => s.moves.length > 0);
      }
      if (++moves > kMostMoves) throw new Error(`the game is not over after ${kMostMoves} moves`);
      await playMove(driver, choose(seen.moves));
      if (moves % 20 === 0) console.log(`${lang}: ${moves} moves played, ${count} pictures`);
      await sleep(30);
    }
    await shoot(page, lang, "end");
    if ((await look(driver)).actions.includes("replay")) {
      await press(driver, "replay");
      await until(driver, "the replay", (s) => s.screen === "replay");
      for (let i = 0; i < 12; ++i) await press(driver, "replay-turn-forward");
      await shoot(page, lang, "replay");
      await press(driver, "back");
      await until(driver, "the end", (s) => s.screen === "end");
    }
    await press(driver, "statistics");
    await until(driver, "the statistics", (s) => s.screen === "statistics");
    await shoot(page, lang, "statistics");
    await press(driver, "back");
    await until(driver, "the end", (s) => s.screen === "end");
    if ((await look(driver)).actions.includes("rules")) {
      await press(driver, "rules");
      await until(driver, "the rules", (s) => s.screen === "rules");
      await shoot(page, lang, "rules");
      for (const chapter of ["goal", "scan", "land", "points", "words"]) {
        await press(driver, "chapter", { value: chapter });
        await shoot(page, lang, `rules-${chapter}`);
      }
    }
  });
}
await browser.close();
await site.close();
console.log(`${count} pictures in ${folder}`);
