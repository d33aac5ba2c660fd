// Failures from outside the program: the browser is killed, WebAssembly traps at any point, random input on all screens.
// Environment variables raise the counts (ORRERY_KILLS, ORRERY_TRAPS, ORRERY_MONKEY_STEPS) and set the seed (ORRERY_SEED),
// which every test title shows. The tests alternate between the games.
// ctest: lock=disk cost=60 timeout=1800
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright-core";
import { chromiumPath, serveSite } from "./browser.mjs";
import { games, link } from "./games.mjs";
import * as journey from "./journey.mjs";
import { savesIn } from "./oracle.mjs";
import { countdown, patience } from "./patience.mjs";
import { plainFlags, stage } from "./stage.mjs";
import { count } from "./tier.mjs";

const { brisk, dice } = journey;
const visit = stage();
const seed = count("ORRERY_SEED", 1);
const gameAt = (turn) => games[turn % games.length].id;
const ply = (driver) => driver.evaluate(`return Number(document.getElementById("mirror").dataset.ply || 0);`);

// --- killed browser

/// Starts Chromium with a profile that outlives it. `kill()` ends it like a power failure.
async function startOn(profile) {
  const child = spawn(chromiumPath(), [...plainFlags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`,
    "--window-size=400,860", "about:blank"], { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const ended = new Promise((done) => child.once("exit", done));
  const address = await new Promise((found, fail) => {
    let text = "";
    child.stderr.on("data", (bytes) => {
      text += bytes;
      const line = /DevTools listening on (ws:\S+)/.exec(text);
      if (line) found(line[1]);
    });
    child.once("exit", () => fail(new Error("Chromium ended: " + text.slice(-400))));
    setTimeout(() => fail(new Error("Chromium did not start: " + text.slice(-400))), patience).unref();
  });
  const browser = await chromium.connectOverCDP(address);
  const page = browser.contexts()[0].pages()[0];
  return {
    page,
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    async kill() {
      try { process.kill(-child.pid, "SIGKILL"); } catch { /* it has ended already */ }
      await ended;
      await browser.close().catch(() => {});
    },
  };
}

const kills = count("ORRERY_KILLS", 2, 12);
test(`the browser is killed ${kills} times while somebody plays: at most the last decision is lost; seed ${seed}`, { timeout: 2 * patience * kills + patience }, async () => {
  const site = await serveSite(), profile = mkdtempSync(path.join(os.tmpdir(), "orrery-killed-"));
  const roll = dice(seed);
  const savesOf = async (browser) => savesIn(await browser.evaluate(`return Object.fromEntries(
    Object.keys(localStorage).filter((key) => key.startsWith("orrery/v1/save/")).map((key) => [key, localStorage.getItem(key)]));`));
  let known = 0, finished = {}, lost = 0, decisions = 0, checked = 0, begun = 0;
  try {
    for (let run = 0; run < kills; ++run) {
      const browser = await startOn(profile);
      let isKilled = false, trouble;
      try {
        await browser.page.goto(site.url);
        await journey.until(browser, "the shelf", (s) => s.screen === "shelf");
        const goesOn = Object.values(await savesOf(browser)).some((save) => save.end.decision);
        const shelf = await journey.until(browser, "the shelf with its games", (s) => !goesOn || s.actions.includes("continue"));
        const words = await browser.evaluate(`return document.getElementById("mirror").textContent;`);
        assert.doesNotMatch(words, /damaged/i, `run ${run}: a stored game cannot be read`);
        if (shelf.actions.includes("continue")) {
          await journey.press(browser, "continue");
          await journey.toTable(browser);
          const now = await ply(browser);
          assert.ok(now >= known - 1, `run ${run}: ${known} decisions were made, ${now} are kept`);
          const { alerts } = await journey.look(browser);
          assert.ok(!alerts.some((text) => /damaged|copy before/i.test(text)), `run ${run}: ${alerts.join(" ")}`);
          if (known > 1) ++checked;
          if (now < known) ++lost;
          known = now;
        } else {
          // Either the game was over and is still stored, or it had just begun.
          const saves = await savesOf(browser), last = Object.keys(saves).find((id) => !(id in finished));
          assert.ok(known <= 1 || saves[last]?.moves.length >= known - 1, `run ${run}: the game with ${known} decisions is gone`);
          finished = saves;
          await browser.page.goto("about:blank");
          await browser.page.goto(site.url + link(gameAt(begun++), { players: 2, seed: run + 1 }));
          await journey.toTable(browser);
          known = 0;
        }
        // The browser is killed after `goal` decisions, at some moment during the following ones.
        const choose = brisk(seed + run), goal = 2 + roll(8);
        let reached, made = 0;
        const atGoal = new Promise((done) => { reached = done; });
        const playing = (async () => {
          while ((await journey.playMoves(browser, 1, choose)).length > 0) {
            known = await ply(browser);
            ++decisions;
            if (++made === goal) reached();
            await sleep(100);                                // faster than any person, and slow enough for a disk
          }
        })().catch((error) => { if (!isKilled) trouble = error; }).finally(() => reached());
        await atGoal;
        await Promise.race([playing, sleep(roll(500))]);
      } finally {
        isKilled = true;
        await browser.kill();
      }
      if (trouble) throw trouble;
    }
    console.log(`# ${decisions} decisions, ${kills} kills, ${lost} times the last decision was lost`);
    assert.ok(decisions > kills, `${decisions} decisions`);
    assert.ok(checked > 0, "a game that a kill cut off was seen again");
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    await site.close();
  }
});

// --- WebAssembly traps

// Causes the trap from outside: a call from the program to the page throws, or functions that it calls by number are
// removed.
const trapDoor = `{
  window.trapAfter = 0;
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (source, imports) => {
      const wrapped = {};
      for (const [module, all] of Object.entries(imports)) {
        const isStandIn = Object.keys(all).length === 0;       // of a part: it answers to any name
        wrapped[module] = isStandIn ? all : {};
        for (const [key, value] of Object.entries(all))
          wrapped[module][key] = typeof value !== "function" ? value : function (...args) {
            if (window.trapAfter > 0 && --window.trapAfter === 0) throw new WebAssembly.RuntimeError("unreachable");
            return value.apply(this, args);
          };
      }
      const made = await make.call(WebAssembly, source, wrapped);
      window.tables = (window.tables || []).concat(
        Object.values((made.instance || made).exports).filter((value) => value instanceof WebAssembly.Table));
      return made;
    };
  }
}`;
const traps = count("ORRERY_TRAPS", 4, 12);
test(`WebAssembly traps at ${traps} random points: told, saves to be had, and the game goes on; seed ${seed}`, { timeout: 2 * patience * traps }, () => visit({
  fragment: null, acceptDownloads: true, init: [trapDoor, `window.dice = ${dice};`], viewport: { width: 390, height: 844 },
  tolerates: [/RuntimeError|unreachable|null function|is not a function|table index|indirect call|signature/i],
}, async (v) => {
  const roll = dice(seed + 100), choose = brisk(seed + 100);
  let told = 0;
  const begin = (run) => v.open(link(gameAt(run), { players: 2, seed: 11 + run }));
  await begin(0);
  for (let run = 0; run < traps; ++run) {
    await v.playMoves(1 + roll(4), choose);
    let known = await ply(v);
    const [id] = Object.keys(savesIn(await v.stored()));
    if (run % 2 === 0) await v.page.evaluate((n) => { window.trapAfter = n; }, 1 + roll(4000));
    else await v.page.evaluate(([seed, keep]) => {
      const roll = window.dice(seed);
      for (const table of window.tables) for (let i = 1; i < table.length; ++i) if (roll(10) >= keep) table.set(i, null);
    }, [seed + run, roll(10)]);
    const failed = () => v.page.evaluate(() => !document.getElementById("failure").hidden);
    for (let i = 0; i < 60 && !await failed(); ++i) {
      const made = await v.playMoves(1, choose).then((list) => list.length, () => 0);
      if (made) known = await v.page.evaluate((before) => Number(document.getElementById("mirror").dataset.ply || before), known);
      if ((await v.see()).screen === "end") break;
      await v.page.setViewportSize({ width: 390 + (i % 2) * 60, height: 844 });
    }
    if (!await failed()) {                                   // the game ended before the trap
      assert.equal((await v.see()).screen, "end");
      await begin(run + 1);
      continue;
    }
    ++told;
    const text = await v.page.locator("#failure").innerText();
    assert.match(text, /kept up to the last move/);
    assert.match(text, /[ぁ-ん]{2}/);
    const [download] = await Promise.all([v.page.waitForEvent("download"), v.page.locator("#failure #rescue").click()]);
    assert.ok(readFileSync(await download.path(), "utf8").includes(`orrery/v1/save/${id}`));
    await v.open();
    const shelf = await v.until("the shelf", (s) => s.screen === "shelf");
    if (!shelf.actions.includes("continue")) {               // it trapped after the last move of the game
      await begin(run + 1);
      continue;
    }
    await v.press("continue");
    if ((await v.toTable()).screen === "end") continue;
    assert.ok(await ply(v) >= known - 1, `run ${run}: ${known} decisions were made, ${await ply(v)} are kept`);
    if (run % 3 === 2) await begin(run + 1);
  }
  assert.ok(told >= traps / 2, `${told} of ${traps} traps came before the game was over`);
}));

// --- monkey

/// Resizes the window. The browser resizes no full screen, and one that was asked for a moment ago may come only now.
async function resize(page, size) {
  for (const isOver = countdown(patience); ;) {
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen().catch(() => {}));
    try {
      return await page.setViewportSize(size);
    } catch (error) {
      if (isOver() || !/fullscreen/.test(error.message)) throw error;
      await sleep(100);
    }
  }
}

const steps = count("ORRERY_MONKEY_STEPS", 150, 4000);
test(`${steps} random steps over all screens: no dead end, no exception, no console error, no breach of the policy; seed ${seed}`, { timeout: 6000 * steps + patience }, () => visit({
  hasTouch: true, acceptDownloads: true, viewport: { width: 820, height: 820 },
}, async (v) => {
  const roll = dice(seed + 200), one = (list) => list[roll(list.length)];
  const doings = [], screens = new Set();
  const keys = ["Tab", "Tab", "Tab", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "z", "y", "h", "l", "?", "Home", "End", "PageDown"];
  // Every twentieth step is one of these, so that a short walk sees as many screens as a long one.
  const shelf = () => "screen=shelf";
  const links = [() => `new=${one(games).id}&players=3&bots=1`, () => "screen=settings", shelf, () => "screen=rules", shelf,
    () => "new=none", (number) => "lang=ja&" + number];
  const sizes = [[1180, 820], [390, 844], [360, 640], [844, 390], [820, 1180], [700, 560]];
  await v.until("the shelf", (s) => s.screen === "shelf");
  const step = async (number) => {
    const { targets, buttons, screen, failure } = await v.page.evaluate(() => {
      const program = window.orrery, mirror = document.getElementById("mirror");
      return {
        targets: JSON.parse(program.UTF8ToString(program._orrery_targets())).map(({ name, x, y, w, h, layer, enabled }) => ({ name, x, y, w, h, layer, enabled })),
        buttons: [...mirror.querySelectorAll("button")].map((b) => ({ text: b.textContent, open: b.getAttribute("aria-disabled") !== "true" })),
        screen: mirror.dataset.screen, failure: document.getElementById("failure").hidden ? "" : document.getElementById("failure").textContent,
      };
    });
    screens.add(screen);
    assert.equal(failure, "");
    assert.ok(buttons.some(({ open }) => open), `no button is open on ${screen}`);
    const top = Math.max(0, ...targets.map(({ layer }) => layer)), front = targets.filter(({ layer }) => layer === top);
    assert.ok(front.some(({ enabled }) => enabled), `nothing to tap on ${screen}`);
    const size = v.page.viewportSize(), target = one(roll(6) ? front : targets);
    const middle = [Math.min(size.width - 1, Math.max(0, target.x + target.w / 2)), Math.min(size.height - 1, Math.max(0, target.y + target.h / 2))];
    const dart = [roll(size.width), roll(size.height)];
    const isLink = number % 20 === 19, what = isLink ? 93 : roll(100);
    const note = (text) => doings.push(`${screen}: ${text}`);
    if (what < 22) { note("touch " + target.name); await v.page.touchscreen.tap(...middle); }
    else if (what < 40) { note("click " + target.name); await v.page.mouse.click(...middle, { button: roll(12) ? "left" : "right" }); }
    else if (what < 44) { note("click at " + dart); await v.page.mouse.click(...dart); }
    else if (what < 47) {
      note("drag " + target.name);
      await v.page.mouse.move(...middle); await v.page.mouse.down(); await v.page.mouse.move(...dart, { steps: 3 }); await v.page.mouse.up();
    } else if (what < 49) { note("wheel"); await v.page.mouse.move(...dart); await v.page.mouse.wheel(0, roll(600) - 300); }
    else if (what < 64) { const key = one(keys); note("key " + key); await v.page.keyboard.press(key); }
    else if (what < 67) { const text = one(["Zoë", "あき", "7", "<b>", "👩‍🚀"]); note("type " + text); await v.page.keyboard.insertText(text); }
    else if (what < 89) {
      const index = roll(buttons.length);
      note("mirror: " + buttons[index].text);
      await v.page.evaluate((i) => document.querySelectorAll("#mirror button")[i]?.click(), index);
    } else if (what < 91) {
      const [width, height] = one(sizes);
      note(`window ${width}x${height}`);
      await resize(v.page, { width, height });
    }
    else if (what < 93) { note("language"); await v.page.evaluate(() => document.querySelector('#mirror [data-action="language"]')?.click()); }
    else if (what < 98) { note("link"); await v.page.evaluate((hash) => { location.hash = hash; }, links[Math.floor(number / 20) % links.length](number)); }
    else if (what < 99) { note("wait"); await sleep(300); }
    else { note("reload"); await v.reload(); await v.until("a screen", (s) => s.screen !== ""); await v.drawn(); }
    if (number % 5 === 0) await v.drawn();
    assert.deepEqual(v.complaints, []);
  };
  for (let number = 0; number < steps; ++number) {
    await step(number).catch((error) => {
      error.message += `\nstep ${number}, seed ${seed}\n${doings.slice(-20).join("\n")}`;
      throw error;
    });
  }
  console.log(`# screens seen: ${[...screens].join(", ")}`);
  assert.ok(screens.size >= 5, `screens seen: ${[...screens].join(", ")}`);
}));
