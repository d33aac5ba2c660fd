// One Chromium for a test file, and a fresh visitor for each test. Every page is watched for faults: exceptions, console errors,
// failed and foreign requests, violations of the content security policy.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { withPoison } from "./absent.mjs";
import { chromiumFlags, launchChromium, serveSite, watch } from "./browser.mjs";
import * as journey from "./journey.mjs";
import { countdown, patience } from "./patience.mjs";

export const tablet = { width: 1180, height: 820 };
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1920, height: 1080 };

/// Tests aim in CSS pixels, whatever the display. Software GL would take most of the time, so it draws nothing unless a test asks
/// for a sharp display. Pictures, in which every pixel counts, can be taken only on a sharp display.
export const few = { deviceScaleFactor: 0.5 };
export const sharp = { deviceScaleFactor: 1 };

/// For pages without pictures: GL is used for the canvas only, which halves the time.
export const plainFlags = [...chromiumFlags, "--disable-gpu-compositing"];

/// Script for such a page: the program makes all its GL calls, but those that would upload or draw do nothing, so that the page is never
/// composed anew.
export const drawNothing = `{
  const names = ["bufferData", "bufferSubData", "clear", "drawElements", "scissor", "texImage2D", "texSubImage2D", "viewport"];
  for (const gl of [WebGLRenderingContext, WebGL2RenderingContext]) for (const name of names) gl.prototype[name] = () => {};
}`;

// Counts the requested animation frames that have not been served (with none the program is at rest, apart from timers), and those
// that have been served.
const countFrames = `{
  const ask = window.requestAnimationFrame.bind(window), drop = window.cancelAnimationFrame.bind(window), open = new Set();
  window.animationFrames = { get pending() { return open.size; }, served: 0 };
  window.requestAnimationFrame = (work) => {
    const id = ask((now) => { open.delete(id); ++window.animationFrames.served; work(now); });
    open.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => { open.delete(id); drop(id); };
}`;

// Messages disappear by themselves, on a busy machine perhaps before a test has looked. So all messages of the page are
// recorded.
const noteMessages = `{
  window.messagesTold = [];
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("#mirror [role=alert], #mirror [role=status]"))
      if (textContent && !window.messagesTold.includes(textContent)) window.messagesTold.push(textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

// Counts the changes of the document, so that a test need not ask again and again.
const countChanges = `{
  let waiting = [];
  window.pageChanges = Math.random();                      // differs from that of the page before
  new MutationObserver(() => {
    ++window.pageChanges;
    for (const wake of waiting) wake(window.pageChanges);
    waiting = [];
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  window.pageChanged = (since) => new Promise((done) => {
    if (window.pageChanges === since) waiting.push(done);
    else done(window.pageChanges);
  });
}`;

/// Page of a visitor: the actions of a person, and the state that tests examine.
export class Visit {
  constructor(page, context, site, complaints) {
    Object.assign(this, { page, context, site, complaints });
    this.url = site.url;
    this.requests = [];
    this.unanswered = new Set();                           // named when a page never finishes loading
    page.on("request", (request) => { this.requests.push(request.url()); this.unanswered.add(request); });
    for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => this.unanswered.delete(request));
  }

  /// Loads the page again, because a new fragment alone would only change the address.
  async open(fragment = "") {
    const target = this.url + fragment;
    if (this.page.url().startsWith(this.url)) await this.page.goto("about:blank");
    await this.page.goto(target).catch((error) => {
      error.message += "\nstill unanswered: " + ([...this.unanswered].map((request) => request.url()).join(" ") || "nothing");
      throw error;
    });
  }
  /// Follows a fragment without loading the page again, and waits until the mirror has changed.
  async go(fragment) {
    const before = await this.mirror();
    await this.page.evaluate((hash) => { location.hash = hash; }, fragment);
    await this.untilChanged(before);
  }
  reload() { return this.page.reload(); }
  evaluate(body) { return this.page.evaluate(`(() => { ${body} })()`); }

  /// Resolves once the document has changed since the last call was answered, or after a moment. A page without our scripts counts as
  /// changed.
  async change(momentMs = 250) {
    const changed = this.page.evaluate((since) => window.pageChanged(since), this.changes ?? -1).then((now) => { this.changes = now; }, () => sleep(10));
    await Promise.race([changed, sleep(momentMs)]);
  }

  see() { return journey.look(this); }
  until(what, wish, limitMs) { return journey.until(this, what, wish, limitMs); }
  press(action, about, limitMs) { return journey.press(this, action, about, limitMs); }
  /// Presses a button and waits until the mirror changes.
  async pressAndSee(action, about) {
    const before = await this.mirror();
    await this.press(action, about);
    await this.untilChanged(before);
  }
  toTable() { return journey.toTable(this); }
  playMoves(count, choose) { return journey.playMoves(this, count, choose); }
  untilChanged(before, limitMs) { return journey.untilChanged(this, before, limitMs); }
  mirror() { return journey.mirrorText(this); }

  /// Resolves to the program's list of the targets on the canvas, in CSS pixels of the canvas.
  targets() {
    return this.page.evaluate(() => {
      const program = window.orrery, text = program.UTF8ToString(program._orrery_targets());
      return JSON.parse(text);
    });
  }

  /// Resolves to what hands need to make a move of the open table, or a list of two (as text), see web/seam.h:
  /// {touches, openings, drags, next, is_joint}.
  handhold(moves) {
    return this.page.evaluate((text) => {
      const program = window.orrery, size = program.lengthBytesUTF8(text) + 1, place = program._malloc(size);
      try {
        program.stringToUTF8(text, place, size);
        return JSON.parse(program.UTF8ToString(program._orrery_handhold(place)));
      } finally {
        program._free(place);
      }
    }, moves);
  }

  framesDrawn() { return this.page.evaluate(() => window.orrery._orrery_frames_drawn()); }
  /// Resolves once the last change has been drawn: no frame is requested any more, or `frames` frames of a movement were drawn.
  drawn(frames = 8) {
    return this.page.evaluate(([most, limit]) => new Promise((done, fail) => {
      const from = window.animationFrames.served, isOver = window.countdown(limit);
      const look = () => {
        const { pending, served } = window.animationFrames;
        if (pending === 0 || served - from >= most) done();
        else if (isOver()) fail(new Error("the frame that was asked for does not come"));
        else setTimeout(look, 4);
      };
      look();
    }), [frames, patience]);
  }
  /// Resolves once no frame has been requested for `quietMs`, so that all motion has ended. The recap is skipped, because nothing
  /// is drawn between two of its steps either.
  async settle(quietMs = 200, limitMs = patience) {
    if ((await this.see()).actions.includes("recap-skip")) await this.press("recap-skip", {}, 0).catch(() => {});
    await this.rest(quietMs, limitMs);
  }
  /// Waits like `settle`, but skips nothing.
  rest(quietMs = 200, limitMs = patience) {
    return this.page.evaluate(([quiet, limit]) => new Promise((done, fail) => {
      const isOver = window.countdown(limit);
      let served = -1, since = performance.now();
      const look = () => {
        const now = performance.now(), frames = window.animationFrames;
        if (frames.pending > 0 || frames.served !== served) { served = frames.served; since = now; }
        if (now - since > quiet) done();
        else if (isOver()) fail(new Error(`still drawing after ${limit} ms`));
        else setTimeout(look, 20);
      };
      look();
    }), [quietMs, limitMs]);
  }
  /// Resolves to the picture of the canvas once everything is at rest. Requires a `sharp` display.
  async picture() {
    assert.ok(await this.page.evaluate(() => devicePixelRatio >= 1), "pictures are of a sharp display");
    await this.settle();
    return this.page.screenshot();
  }

  /// Resolves to all entries of the program in the browser's storage.
  stored() {
    return this.page.evaluate(() => Object.fromEntries(
      Object.keys(localStorage).filter((key) => key.startsWith("orrery/")).sort().map((key) => [key, localStorage.getItem(key)])));
  }
  /// Resolves to the stored entries without the journal's count of writes, that is, to those of the games.
  async kept() {
    const { "orrery/clock": _count, ...entries } = await this.stored();
    return entries;
  }
}

/// Returns `visit(options, body)` for the tests of a file. The site is not kept for offline play unless the option
/// `serviceWorkers` is "allow". Options besides those of a browser context:
///   prefix     the path below which the site is served
///   folder     the folder of another site
///   init       scripts (text) that run before the page's own
///   before     async (blank, context) => …: works on a page of the same origin that runs none of the site's code
///   tolerates  patterns of complaints that are expected in this test, which breaks something on purpose
///   fragment   the fragment to open first; null: open nothing
///
/// `pictures` makes GL compose the page, which is faster for a file that takes many pictures. `packed`: the parts of the program come
/// packed, as from a host; otherwise so only where the service worker unpacks them. `isWhole`: see `chromiumPath`.
export function stage({ pictures = false, packed = false, isWhole = false } = {}) {
  let browser;
  before(async () => { browser = await launchChromium({ isWhole, ...(pictures ? {} : { args: plainFlags }) }); });
  after(async () => { await browser?.close(); });

  return async function visit(wishes, body) {
    const { prefix = "/", folder, init = [], before: prepare, tolerates = [], fragment = "", ...context } = wishes;
    const site = await serveSite(prefix, folder, packed || wishes.serviceWorkers === "allow");
    const options = { viewport: tablet, ...few, reducedMotion: "reduce", locale: "en-GB", serviceWorkers: "block", ...context };
    const visitor = await browser.newContext(options), isBlind = options.deviceScaleFactor < 1;
    try {
      visitor.setDefaultTimeout(patience);
      const scripts = [...(isBlind ? [drawNothing] : []), withPoison, countFrames, countChanges, noteMessages, `window.countdown = ${countdown};`, ...init];
      for (const script of scripts.filter((text) => text)) await visitor.addInitScript(script);
      if (prepare) {
        const blank = await visitor.newPage();
        await blank.goto(site.url + "licences/orrery.txt");
        await prepare(blank, visitor, site);
        await blank.close();
      }
      const page = await visitor.newPage();
      const complaints = watch(page);
      const seen = new Visit(page, visitor, site, complaints);
      if (fragment !== null) await seen.open(fragment);
      await body(seen);
      assert.deepEqual(complaints.filter((complaint) => !tolerates.some((pattern) => pattern.test(complaint))), []);
    } finally {
      await visitor.close();
      await site.close();
    }
  };
}
