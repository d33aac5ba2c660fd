// Playing offline, and updates: after one visit the server may disappear; an update is offered and installed between games
// only; no page ever starts with the files of two versions.
// ctest: lock=disk cost=90 timeout=900
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { launchChromium, watch } from "./browser.mjs";
import { builtVersion, Deployment, noteStamps } from "./deployment.mjs";
import { games, link } from "./games.mjs";
import { brisk, dice } from "./journey.mjs";
import { limit, patience } from "./patience.mjs";
import { drawNothing, few, plainFlags, Visit } from "./stage.mjs";
import { count, inTier } from "./tier.mjs";

const isShelf = (s) => s.screen === "shelf";
let browser, versions;
before(async () => {
  versions = ["one", "two", "three"].map(builtVersion);
  browser = await launchChromium({ args: plainFlags });
});
after(async () => { await browser?.close(); });

// The browser's own errors for a file missing on the host, and for a host that answers with its page instead.
const notFound = [/^404: http/, /^console: Failed to load resource: the server responded with a status of 404 \(Not Found\)$/];
const pageInstead = [/^exception: SyntaxError: Unexpected token '<'/, /^console: Refused to (execute script|apply style) from 'http\S+' because its MIME type \('text\/html'\)/];

/// Runs `body(tab, host)` with a visitor of a host; `tab()` opens another tab.
async function visiting(body, { host: how = {}, tolerates = [], ...options } = {}) {
  const host = await new Deployment(versions, how).open();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...few, reducedMotion: "reduce", locale: "en-GB", ...options });
  context.setDefaultTimeout(2 * patience);
  for (const script of [noteStamps, drawNothing]) await context.addInitScript(script);
  const complaints = [];
  const tab = async (fragment = "") => {
    const page = await context.newPage();
    const visit = new Visit(page, context, host, watch(page));
    complaints.push(visit.complaints);
    if (fragment !== null) await visit.open(fragment);
    return visit;
  };
  try {
    await body(tab, host, context);
    if (process.env.SHOW) for (const line of new Set(complaints.flat())) console.log("## " + line.replace(/127.0.0.1:\d+/g, "HOST"));
    assert.deepEqual(complaints.flat().filter((line) => !tolerates.some((pattern) => pattern.test(line))), []);
  } finally {
    await context.close();
    await host.close().catch(() => {});
  }
}

const says = (v, id, text) => v.page.waitForFunction(([i, t]) =>
  [...document.querySelectorAll("#mirror p")].some((p) => p.textContent.includes(t)) || (i === "update" && document.querySelector('#mirror [data-action="update"]')),
[id, text]);
const offlineReady = (v) => says(v, "offline", "Ready to play offline");
const updateOffered = (v) => v.page.waitForSelector('#mirror [data-action="update"]', { state: "attached" });
const stamps = (v) => v.page.evaluate(() => window.startStamps());
const stampOf = async (v) => {
  const all = await stamps(v), kinds = new Set(all.map((line) => line.split(" ")[0]));
  assert.equal(kinds.size, 1, "one version: " + all.join(", "));
  return [...kinds][0];
};

for (const prefix of inTier(["/~me/a%20b/"], ["/", "/~me/a%20b/"])) {
  test(`after one visit everything works without the server, at ${prefix}`, limit, () => visiting(async (tab, host) => {
    const v = await tab("#new=jumpgate&players=2&seed=7");
    await v.playMoves(4, brisk(1));
    await v.press("menu");
    await v.press("shelf");
    await offlineReady(v);
    await host.close();

    await v.open();
    await v.until("the shelf with the game", (s) => isShelf(s) && s.actions.includes("continue"));
    await offlineReady(v);
    await v.press("continue");
    await v.playMoves(3, brisk(2));
    await v.press("language", {});
    await v.until("Japanese", (s) => s.screen !== "" && /[ぁ-ん]/.test(s.heading));
    await v.page.waitForFunction(() => window.startStamps().some((line) => line.includes("bold.ja")));
    await v.open("#new=jumpgate&players=2&bots=1&seed=7&lang=en");
    await v.playMoves(6, brisk(3));
    await v.page.waitForFunction(() => window.startStamps().some((line) => line.includes("worker.js")));
    assert.equal(await stampOf(v), "one");

    const other = await tab();
    await other.until("the shelf in another tab", isShelf);
    await other.page.goto(host.url + "index.html");
    await other.until("the shelf under the page's name", isShelf);
  }, { host: { prefix }, tolerates: [/ERR_CONNECTION_REFUSED.*service-worker\.js|service-worker\.js.*ERR_CONNECTION_REFUSED/] }));
}

test("a first visit downloads nothing twice", limit, () => visiting(async (tab, host) => {
  const v = await tab();
  await v.until("the shelf", isShelf);
  const needed = host.requests.filter(({ status }) => status === 200).map(({ name }) => name);
  assert.ok(!needed.some((name) => /\.ja\.|engine|worker|icon-512/.test(name)), "what is not needed waits: " + needed.join(" "));
  await offlineReady(v);
  const times = {};
  for (const { name, status } of host.requests) if (status === 200) times[name] = (times[name] || 0) + 1;
  for (const [name, count] of Object.entries(times)) assert.equal(count, 1, `${name} came ${count} times`);
  for (const name of versions[0].keys())
    if (name !== "files.json" && !/\.more\d+\./.test(name)) assert.ok(times[name], `${name} is kept`);
}));

test("a new version waits, is offered on the shelf, and is taken by a tap", limit, () => visiting(async (tab, host) => {
  const v = await tab("#new=jumpgate&players=2&seed=7");
  await v.playMoves(3, brisk(1));
  await v.page.evaluate(() => navigator.serviceWorker.ready);
  host.deploy();
  await v.page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await v.page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((r) => Boolean(r.waiting)));
  // In the middle of a game the update is neither offered nor installed, not even on request.
  await v.playMoves(2, brisk(2));
  assert.ok(!(await v.see()).actions.includes("update"));
  await v.reload();
  await v.until("the table or the shelf", (s) => s.screen !== "");
  assert.equal(await stampOf(v), "one", "a reload stays with the version that runs");

  await v.toTable();
  await v.press("menu");
  await v.press("shelf");
  await updateOffered(v);
  const loaded = v.page.waitForEvent("load");
  await v.press("update");
  await loaded;
  await v.until("the shelf of the new version", (s) => isShelf(s) && s.actions.includes("continue"));
  assert.equal(await stampOf(v), "two");
  await sleep(1500);
  assert.ok(!(await v.see()).actions.includes("update"), "no offer of what is there");
  await offlineReady(v);
}));

test("another tab plays on with its own files when one takes the update", limit, () => visiting(async (tab, host) => {
  const playing = await tab("#new=jumpgate&players=2&seed=7");
  await playing.playMoves(2, brisk(1));
  const shelf = await tab();
  await offlineReady(shelf);
  host.deploy();
  await shelf.page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await updateOffered(shelf);
  const loaded = shelf.page.waitForEvent("load");
  await shelf.press("update");
  await loaded;
  await shelf.until("the new version", isShelf);
  assert.equal(await stampOf(shelf), "two");

  // The host no longer has any of its files.
  await playing.playMoves(2, brisk(2));
  await playing.toTable();
  await playing.press("language");
  await playing.page.waitForFunction(() => window.startStamps().some((line) => line.includes("bold.ja")));
  assert.equal(await stampOf(playing), "one");
  await playing.press("menu");
  await playing.press("shelf");
  await updateOffered(playing);
  const again = playing.page.waitForEvent("load");
  await playing.press("update");
  await again;
  await playing.until("the new version here too", isShelf);
  assert.equal(await stampOf(playing), "two");
  // No page can use the old version any more.
  await playing.page.waitForFunction(async () => (await caches.keys()).length === 1, null, { polling: 200 });
}));

test("without the offer taken, the next visit has the new version", limit, () => visiting(async (tab, host) => {
  const v = await tab();
  await v.until("the shelf", isShelf);
  await offlineReady(v);
  host.deploy();
  await v.page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await updateOffered(v);
  const blank = await v.context.newPage();
  await v.page.close();
  await blank.close();
  // Nobody comes back within milliseconds, while the browser is still closing the page and stopping the worker of the old version.
  for (let i = 0; ; ++i) {
    await sleep(1000);
    const next = await tab();
    await next.until("the shelf", isShelf);
    const stamp = await stampOf(next);
    await next.page.close();
    if (stamp === "two") break;
    assert.ok(i < 20, "the new version never comes");
  }
}));

test("a host in the middle of a change: its new version is not taken until it is whole", limit, () => visiting(async (tab, host) => {
  const v = await tab();
  await v.until("the shelf", isShelf);
  await offlineReady(v);
  // The worker of version two, with one of its files missing and another one wrong.
  const whole = versions[1], names = [...whole.keys()];
  const half = new Map(whole);
  half.delete(names.find((name) => name.includes("bold.ja")));
  half.set(names.find((name) => name.startsWith("orrery.") && name.endsWith(".lzma")), { body: Buffer.from("<!DOCTYPE html>"), etag: '"x"' });
  host.versions = [versions[0], half, whole];
  host.deploy();
  await v.page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await v.page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting), null, { polling: 100 });
  assert.ok(!(await v.see()).actions.includes("update"));
  await v.reload();
  await v.until("the shelf", isShelf);
  assert.equal(await stampOf(v), "one");
  host.deploy();
  await v.page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await updateOffered(v);
}, { tolerates: notFound }));

const everyFile = [/boot\./, /orrery\.[0-9a-f]+\.css/, /mirror\./, /storage\./, /offline\./, /sound\./, /tabs\./, /lzma\./, /parts\./, /orrery\.[0-9a-f]+\.js/,
  /orrery.*lzma/, /fonts\/mplus-bold\.latin/];
test("files that are gone: told with a way on, not a page that hangs", limit, async () => {
  for (const gone of inTier([/mirror\./, /orrery\.[0-9a-f]+\.css/, /orrery.*lzma/, /fonts\/mplus-bold\.latin/], everyFile)) {
    await visiting(async (tab, host) => {
      host.versions = [new Map([...versions[0]].filter(([name]) => name.search(gone) !== 0))];
      assert.ok(host.versions[0].size < versions[0].size);
      const v = await tab(null);
      await v.page.goto(host.url);
      await v.page.waitForFunction(() => {
        const failure = document.getElementById("failure"), stuck = document.getElementById("stuck");
        return (!failure.hidden && failure.querySelector("button")) || (stuck && getComputedStyle(stuck).visibility === "visible");
      });
    }, { tolerates: [notFound[1], new RegExp("^404: http://[^/]+/" + gone.source)] });
  }
});

// --- mixes

/// Simulates one visitor and one host, both random. Every start must use the files of one version only, or fail with a message.
async function mix(seed, tally) {
  const roll = dice(seed), maybe = () => roll(2) === 0, one = (list) => list[roll(list.length)];
  const how = { prefix: maybe() ? "/" : "/a/b/", keepsOld: roll(3) === 0, answersAll: roll(4) === 0, maxAge: roll(3) === 0 ? 600 : 0 };
  const doings = [];
  await visiting(async (tab, host) => {
    const tabs = [];
    /// Waits for the end of a start and checks the versions of its files.
    const check = async (v) => {
      await v.page.waitForFunction(() => {
        const mirror = document.getElementById("mirror"), failure = document.getElementById("failure"), stuck = document.getElementById("stuck");
        return (mirror && mirror.dataset.screen) || (failure && !failure.hidden) || (stuck && getComputedStyle(stuck).visibility === "visible" && !document.getElementById("loading").hidden);
      }, null, { polling: 50 });
      const { isRunning, found } = await v.page.evaluate(() => ({ isRunning: Boolean(document.getElementById("mirror").dataset.screen), found: window.startStamps() }));
      const kinds = new Set(found.map((line) => line.split(" ")[0]));
      if (!isRunning) { ++tally.failed; doings.push("failed in words"); return false; }
      assert.equal(kinds.size, 1, `a mixed start: ${found.join(", ")}; seed ${seed}, ${JSON.stringify(how)}: ${doings.join(", ")}`);
      assert.ok(found.length >= 10, "every kind of file has told its version: " + found.join(", "));
      ++tally.started;
      doings.push("started " + [...kinds][0]);
      return true;
    };
    const go = async (v, work) => {
      try {
        await work();
      } catch (error) {
        if (/ERR_CONNECTION_REFUSED|ERR_ABORTED|ERR_FAILED|ERR_EMPTY/.test(String(error))) return;     // nothing started
        throw error;
      }
      if (v.page.url().startsWith("chrome-error")) return;
      await check(v);
    };
    for (let steps = 4 + roll(4); steps > 0; --steps) {
      const v = tabs.length > 0 ? tabs[roll(tabs.length)] : undefined;
      const what = v ? roll(9) : 0;
      if (what <= 1) {
        if (tabs.length >= 3) continue;
        if (maybe()) { const at = 1 + roll(24); doings.push(`deploy at request ${at}`); host.deploy(at); }
        doings.push("open");
        const next = await tab(null);
        tabs.push(next);
        await go(next, () => next.page.goto(host.url + (maybe() ? "#lang=ja" : "")));
      } else if (what === 2) {
        doings.push("deploy");
        host.deploy();
      } else if (what <= 4) {
        if (maybe()) { const at = roll(24); doings.push(`deploy at request ${at}`); host.deploy(at); }
        doings.push("reload");
        await go(v, () => v.page.reload());
      } else if (what === 5) {
        doings.push("a game with a computer");
        await go(v, async () => {
          if (await v.page.evaluate(() => !document.getElementById("mirror").dataset.screen)) return;
          await v.page.evaluate((hash) => { location.hash = hash; }, link(one(games).id, { players: 2, bots: 2, seed: roll(999) }));
          await sleep(300 + roll(700));
        });
      } else if (what === 6) {
        doings.push("language");
        await go(v, async () => {
          await v.page.evaluate(() => { const b = document.querySelector('#mirror [data-action="language"]'); if (b) b.click(); });
          await sleep(300);
        });
      } else if (what === 7) {
        doings.push("look for an update");
        await v.page.evaluate(() => navigator.serviceWorker?.getRegistration().then((r) => r && r.update()).catch(() => {}));
        await sleep(roll(1500));
      } else {
        const loaded = v.page.waitForEvent("load", { timeout: 8000 }).catch(() => null);
        const taken = await v.page.evaluate(() => { const b = document.querySelector('#mirror [data-action="update"]'); if (b) b.click(); return Boolean(b); });
        if (!taken) continue;
        doings.push("take the update");
        await loaded;
        await go(v, async () => {});
      }
      if (roll(3) === 0) await sleep(roll(2500));              // sometimes long enough for the worker to finish
    }
  }, { host: how, serviceWorkers: roll(4) === 0 ? "block" : "allow", tolerates: [...notFound, ...(how.answersAll ? pageInstead : [])] }).catch((error) => {
    error.message += `\nseed ${seed}, ${JSON.stringify(how)}: ${doings.join(", ")}`;
    throw error;
  });
}

const mixes = count("ORRERY_MIXES", 2, 24), firstMix = count("ORRERY_FIRST_MIX", 1);
test(`${mixes} random mixes of old tabs and new deployments, from seed ${firstMix} on: no mixed start`, { timeout: 2 * patience * mixes + patience }, async () => {
  const tally = { started: 0, failed: 0 };
  for (let seed = firstMix; seed < firstMix + mixes; ++seed) await mix(seed, tally);
  console.log(`# ${tally.started} starts of one version each, ${tally.failed} that failed in words`);
  assert.ok(tally.started > mixes);
});

// --- installation

test("it can be installed, under a name in both languages", limit, () => visiting(async (tab, host, context) => {
  const v = await tab();
  await offlineReady(v);
  const session = await context.newCDPSession(v.page);
  const readManifest = async () => {
    const { url, errors, data } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    return { url, manifest: JSON.parse(data) };
  };
  const english = await readManifest();
  assert.match(english.manifest.name, /five space board games/);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  for (const { src, sizes } of english.manifest.icons.filter((icon) => icon.type === "image/png")) {
    const size = await v.page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, new URL(src, english.url).href);
    assert.equal(size, sizes);
  }
  assert.ok(english.manifest.icons.some(({ purpose }) => purpose === "maskable"));
  await v.press("language");
  await v.page.waitForFunction(() => document.documentElement.lang === "ja");
  const japanese = await readManifest();
  assert.match(japanese.manifest.name, /ボードゲーム/);
  assert.equal(new URL(japanese.manifest.start_url, japanese.url).href, host.url);
  assert.equal(new URL(japanese.manifest.scope, japanese.url).href, host.url);
}, { host: { prefix: "/games/orrery/" } }));
