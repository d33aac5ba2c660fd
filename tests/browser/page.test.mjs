// The page itself, in Chromium: it starts below any path, draws only after a change, recovers from a lost GL context, and shows a
// message if it cannot continue.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { games } from "./games.mjs";
import { brisk } from "./journey.mjs";
import { savesIn } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { sharp, stage } from "./stage.mjs";

const visit = stage({ packed: true }), visitWhole = stage({ packed: true, isWhole: true });
const start = "#new=jumpgate&players=2&seed=7";
const isShelf = (s) => s.screen === "shelf";

for (const prefix of ["/some/where/", "/~me/a%20b/"]) {
  test(`it works below ${prefix}`, limit, () => visit({ prefix: decodeURIComponent(prefix), fragment: start }, async (v) => {
    assert.equal((await v.playMoves(3, brisk(1))).length, 3);
    await v.open("#new=jumpgate&players=2&seed=7&bots=1&lang=ja");
    await v.until("a move of the person", (s) => s.screen === "table" && s.moves.length > 0);
    for (const url of v.requests) assert.ok(url.startsWith(encodeURI(v.url)) || url === "about:blank", `below the path: ${url}`);
  }));
}

test("what a touch does to the page is prevented only where it can be", limit, () => visit({ hasTouch: true }, async (v) => {
  await v.until("the shelf", isShelf);
  const { tried, inVain } = await v.page.evaluate(() => {
    const canvas = document.getElementById("canvas"), prevent = Event.prototype.preventDefault;
    let inVain = 0;                                        // Chromium reports these as errors for a real finger
    Event.prototype.preventDefault = function () { if (!this.cancelable) ++inVain; prevent.call(this); };
    const touch = (kind, cancelable) => {
      const finger = new Touch({ identifier: 1, target: canvas, clientX: 3, clientY: 400 }), down = kind === "touchend" ? [] : [finger];
      const event = new TouchEvent(kind, { bubbles: true, cancelable, touches: down, targetTouches: down, changedTouches: [finger] });
      canvas.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const tried = [touch("touchstart", false), touch("touchend", false), touch("touchstart", true), touch("touchend", true)];
    return { tried, inVain };
  });
  assert.deepEqual(tried, [false, false, true, true], "prevented where it can be, by the program");
  assert.equal(inVain, 0);
}));

test("puzzles of every game come with their part, and are solved with hints", limit, () => visit({}, async (v) => {
  await v.until("the shelf", isShelf);
  await v.press("puzzles");
  await v.until("the puzzles", (s) => s.screen === "puzzles" && s.actions.filter((action) => action === "puzzle").length > 50);
  for (const [i, { id }] of games.entries()) {
    await v.go(`#puzzle=${id}/60&lang=${i === 1 ? "ja" : "en"}`);
    let seen = await v.until(`a puzzle of ${id}`, (s) => s.coach === "puzzle" && s.moves.length > 2);
    while (!seen.actions.includes("play-on")) {
      if (seen.hinted === 0) {
        await v.pressAndSee("hint");
        seen = await v.see();
        continue;
      }
      const made = seen.ply + 1;
      await v.page.locator("#mirror [data-hint]").first().evaluate((button) => button.click());
      seen = await v.until("the move is made", (s) => s.ply === made);
    }
    assert.deepEqual(seen.moves, [], `${id} asks for nothing more`);
  }
  assert.deepEqual(savesIn(await v.stored()), {}, "no puzzle is a saved game");
}));

// --- drawing on demand

const screens = {
  shelf: ["", async () => {}],
  curtain: [start, async () => {}],
  table: [start, (v) => v.toTable()],
  "table with the menu open": [start, async (v) => { await v.toTable(); await v.press("menu"); }],
  "set-up": ["", async (v) => { await v.until("the shelf", isShelf); await v.press("new-game"); }],
};
test("five idle seconds draw no frame, on no screen", limit, async () => {
  await Promise.all(Object.entries(screens).map(([name, [fragment, go]]) => visit({
    fragment,
  }, async (v) => {
    await v.until("the first screen", (s) => s.screen !== "");
    await go(v);
    await v.settle(1000);
    const [frames, callbacks] = [await v.framesDrawn(), await v.page.evaluate(() => window.animationFrames.served)];
    assert.ok(frames > 0);
    await sleep(5000);
    assert.equal(await v.framesDrawn() - frames, 0, `frames on the ${name}`);
    assert.equal(await v.page.evaluate(() => window.animationFrames.served) - callbacks, 0, `animation callbacks on the ${name}`);
    await v.page.mouse.move(300, 400);
    await v.page.waitForFunction((n) => window.orrery._orrery_frames_drawn() > n, frames);
  })));
});

test("with full movement the table comes to rest too", limit, () => visit({ fragment: start, reducedMotion: "no-preference" }, async (v) => {
  await v.toTable();
  await v.playMoves(2, brisk(2));
  await v.settle(1500);
}));

// --- the GL context

test("a lost GL context heals", limit, () => visit({ fragment: start, ...sharp }, async (v) => {
  await v.toTable();
  const before = await v.picture();
  const lose = () => v.page.evaluate(() => new Promise((done) => {
    const canvas = document.getElementById("canvas");
    const gl = canvas.getContext("webgl2") || canvas.getContext("webgl");
    const loser = gl.getExtension("WEBGL_lose_context");
    canvas.addEventListener("webglcontextrestored", () => setTimeout(done, 100), { once: true });
    canvas.addEventListener("webglcontextlost", () => setTimeout(() => loser.restoreContext(), 100), { once: true });
    loser.loseContext();
  }));
  await lose();
  assert.ok(before.equals(await v.picture()), "the picture is the same as before");
  await lose();
  assert.ok(before.equals(await v.picture()), "and after the second time");
  await v.playMoves(3, brisk(3));
}));

test("the canvas has a pixel for every pixel of the display", limit, () => visit({ deviceScaleFactor: 2 }, async (v) => {
  await v.until("the shelf", isShelf);
  for (const [width, height] of [[1180, 820], [390, 844], [1180, 820]]) {
    await v.page.setViewportSize({ width, height });
    await v.page.waitForFunction(([w, h]) => { const c = document.getElementById("canvas"); return c.width === w && c.height === h; },
      [width * 2, height * 2]);
  }
}));

// --- a page that cannot continue

const bothLanguages = (text) => { assert.match(text, /[A-Za-z]{4}/); assert.match(text, /[぀-ヿ一-鿿]{2}/); };

/// Waits until the page says that it cannot continue. Resolves to the message.
async function failure(v) {
  await v.page.waitForFunction(() => { const f = document.getElementById("failure"); return f && !f.hidden && f.textContent; });
  const text = await v.page.locator("#failure").innerText();
  bothLanguages(text);
  return text;
}

/// Presses the button that offers the raw saves and reads the file.
async function rescued(v) {
  const [download] = await Promise.all([v.page.waitForEvent("download"), v.page.locator("#failure #rescue").click()]);
  return readFile(await download.path(), "utf8");
}

for (const [what, script, pattern] of [
  ["WebAssembly is missing", `Object.defineProperty(window, "WebAssembly", { value: undefined });`, /WebAssembly/],
  ["WebGL is missing", `{ const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return /webgl/.test(kind) ? null : get.call(this, kind, ...rest); }; }`, /WebGL/],
]) {
  test(`${what}: told in both languages, and the saves can be fetched`, limit, async () => {
    let entries;
    await visit({
      fragment: null, acceptDownloads: true, init: [`if (location.hash === "#broken") { ${script} }`],
      tolerates: [/WebGL|getContext/],
    }, async (v) => {
      await v.open(start);
      await v.playMoves(6, brisk(4));
      entries = await v.kept();
      await v.open("#broken");
      assert.match(await failure(v), pattern);
      const file = await rescued(v);
      for (const [key, value] of Object.entries(entries)) {
        assert.ok(file.includes(JSON.stringify(key).slice(1, -1)), `${key} is in the file`);
        assert.ok(file.includes(JSON.stringify(value).slice(1, -1)), `what ${key} holds is in the file`);
      }
    });
  });
}

// The program without windows crashes when a page leaves its memory.
test("a trap at run time: told in both languages, and the saves can be fetched", limit, () => visitWhole({
  fragment: start, acceptDownloads: true, tolerates: [/RuntimeError: (memory access|unreachable|table index)/],
}, async (v) => {
  await v.playMoves(7, brisk(5));
  const saves = savesIn(await v.stored());
  // A pointer outside the program's memory causes a trap.
  await v.page.evaluate(() => { setTimeout(() => window.orrery._orrery_act(0xfffffff0), 0); });
  await failure(v);
  const file = await rescued(v);
  const [id] = Object.keys(saves);
  assert.ok(file.includes(`orrery/v1/save/${id}`));
  assert.ok(file.includes(JSON.stringify(JSON.stringify(saves[id].moves).slice(1, -1)).slice(1, -1)), "the moves are in the file");
  // The game must still be on the shelf at the next start.
  await v.open();
  await v.until("the shelf with the game", (s) => s.screen === "shelf" && s.actions.includes("continue"));
}));

test("parts of the program that cannot be fetched: said in words, and the page goes on", limit, () => visit({ tolerates: [/ERR_FAILED|Failed to load/i] }, async (v) => {
  const part = /orrery\.[a-z_]+\.[0-9a-f]+\.lzma$/;
  await v.context.route(part, (route) => route.abort());
  const missing = (s) => s.alerts.some((text) => text.includes("could not be fetched"));
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.press("rules");
  await v.until("the message", (s) => s.screen === "shelf" && missing(s));
  await v.press("close-message");
  await v.press("new-game");
  await v.until("the set-up", (s) => s.screen === "setup");
  await v.press("start");
  await v.until("the message", (s) => s.screen === "setup" && missing(s));
  await v.context.unroute(part);
  await v.context.route(part, (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!DOCTYPE html>" }));
  await v.press("close-message");
  await v.press("start");
  await v.until("the message", (s) => s.screen === "setup" && missing(s));
  await v.context.unroute(part);
  await v.press("start");
  await v.until("the game", (s) => s.screen === "curtain");
}));

test("what is shown before a part has come is what is shown with it", limit, () => visit({ tolerates: [/ERR_FAILED|Failed to load/i] }, async (v) => {
  const part = (name) => new RegExp(`orrery\\.${name}\\.[0-9a-f]+\\.lzma$`);
  const setUp = async () => {
    await v.press("new-game");
    await v.until("the set-up", (s) => s.screen === "setup");
    return v.mirror();
  };
  const refusal = async () => {
    await v.page.locator('#mirror [data-action="why"]').first().evaluate((button) => button.click());
    await v.until("a refusal", (s) => s.actions.includes("open-rule"));
    const text = (await v.mirror()).split("\n").slice(1);   // without the root, whose attributes have no fixed order
    await v.pressAndSee("close-message");
    return text;
  };
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.context.route(part("jumpgate"), (route) => route.abort());
  const bare = await setUp();
  assert.match(bare, /green, leaf.*purple/s, "the seats' colours");
  await v.page.evaluate(() => orreryParts.fetch("jumpgate").then(() => { throw new Error("the part has come"); }, () => {}));
  await v.context.unroute(part("jumpgate"));
  await v.context.route(part("jumpgate_learn"), (route) => route.abort());
  await v.press("start");
  await v.toTable();
  const refused = await refusal();
  assert.match(refused[0], /data-rule="JG-/);
  await v.context.unroute(part("jumpgate_learn"));
  await v.press("rules");
  await v.until("the rule book", (s) => s.screen === "rules");
  await v.press("back");
  await v.until("the table", (s) => s.screen === "table");
  assert.deepEqual(await refusal(), refused);
  await v.open();
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.press("rules");
  await v.until("the rule book", (s) => s.screen === "rules");
  await v.press("back");
  assert.equal(await setUp(), bare);
}));

test("a program that does not load: told in both languages", limit, () => visit({ fragment: null, tolerates: [/\.lzma|ERR_FAILED|Failed to fetch|wasm/i] }, async (v) => {
  await v.context.route(/\.lzma$/, (route) => route.abort());
  await v.open();
  await failure(v);
}));

test("without JavaScript the page says what it needs", limit, () => visit({ javaScriptEnabled: false, fragment: null }, async (v) => {
  await v.page.goto(v.url);
  bothLanguages(await v.page.locator("noscript").innerText());
}));

// --- the policy

test("the policy is strict, and there is nothing inline", limit, () => visit({ fragment: start }, async (v) => {
  await v.toTable();
  const policy = await v.page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/);
  const html = await (await v.page.request.get(v.url)).text();
  assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=|javascript:/i);
  assert.ok(v.requests.every((url) => url.startsWith(v.url)), "no request leaves the page's own origin");
  // These tests would notice a breach.
  await v.page.evaluate(() => { const s = document.createElement("script"); s.textContent = "window.breach = 1"; document.head.append(s); });
  assert.equal(await v.page.evaluate(() => window.breach), undefined);
  const noticed = v.complaints.splice(0);
  assert.equal(noticed.length, 1);
  assert.match(noticed[0], /Content Security Policy/);
}));
