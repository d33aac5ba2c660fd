// The page as such, in Chromium: it starts below any path, draws only when something happens, and comes back after its
// GL context was lost.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { launchChromium, serveSite, watch } from "./browser.mjs";
import { smoke, until } from "./journey.mjs";

let browser, site;
before(async () => { browser = await launchChromium(); });
after(async () => { await browser?.close(); });

async function withPage(body, { prefix = "/", ...context } = {}) {
  site = await serveSite(prefix);
  const visitor = await browser.newContext({ viewport: { width: 1180, height: 820 }, ...context });
  try {
    const page = await visitor.newPage();
    const complaints = watch(page);
    const driver = { open: (url) => page.goto(url), evaluate: (js) => page.evaluate(`(() => { ${js} })()`) };
    await body(page, driver, site.url);
    assert.deepEqual(complaints, []);
  } finally {
    await visitor.close();
    await site.close();
  }
}

const framesDrawn = (page) => page.evaluate(() => window.orrery._orrery_frames_drawn());

/// Resolves once no frame has been drawn for a second: what moves by itself has come to rest.
async function settle(page) {
  for (let i = 0; i < 20; ++i) {
    const frames = await framesDrawn(page);
    await sleep(1000);
    if (await framesDrawn(page) === frames) return;
  }
  assert.fail("frames are drawn for ever");
}

test("Chromium: load, start, ten moves, reload, continue", { timeout: 120000 },
  () => withPage((page, driver, url) => smoke(driver, url)));

test("it works below a sub-path", { timeout: 60000 }, () => withPage(async (page, driver, url) => {
  await driver.open(url);
  await until(driver, "the shelf", (s) => s.screen === "shelf");
}, { prefix: "/some/where/" }));

for (const [screen, fragment] of [["shelf", ""], ["table", "#new=jumpgate&players=2&seed=7"]]) {
  test(`five idle seconds on the ${screen} draw no frame`, { timeout: 60000 }, () => withPage(async (page, driver, url) => {
    await driver.open(url + fragment);
    await until(driver, "the first screen", (s) => s.screen !== "");
    await settle(page);
    const frames = await framesDrawn(page);
    assert.ok(frames > 0);
    await sleep(5000);
    assert.equal(await framesDrawn(page), frames);
    await page.mouse.move(300, 400);
    await sleep(500);
    assert.ok(await framesDrawn(page) > frames, "a mouse that moves brings frames");
  }));
}

test("a lost GL context heals", { timeout: 60000 }, () => withPage(async (page, driver, url) => {
  await driver.open(url);
  await until(driver, "the shelf", (s) => s.screen === "shelf");
  await settle(page);
  const before = await page.screenshot();
  await page.evaluate(() => new Promise((done) => {
    const canvas = document.getElementById("canvas");
    const gl = canvas.getContext("webgl2") || canvas.getContext("webgl");
    const loser = gl.getExtension("WEBGL_lose_context");
    canvas.addEventListener("webglcontextrestored", () => setTimeout(done, 300));
    canvas.addEventListener("webglcontextlost", () => setTimeout(() => loser.restoreContext(), 100));
    loser.loseContext();
  }));
  await settle(page);
  assert.ok(before.equals(await page.screenshot()), "the picture is the same as before");
}));

test("the canvas has a pixel for every pixel of the display", { timeout: 60000 }, () => withPage(async (page, driver, url) => {
  await driver.open(url);
  await until(driver, "the shelf", (s) => s.screen === "shelf");
  for (const [width, height] of [[1180, 820], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await sleep(300);
    assert.deepEqual(await page.evaluate(() => [document.getElementById("canvas").width, document.getElementById("canvas").height]),
      [width * 2, height * 2]);
  }
}, { deviceScaleFactor: 2 }));
