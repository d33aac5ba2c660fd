// Recap before a person's turn: one person with computers, and two people with a curtain; and sound.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { games, link } from "./games.mjs";
import { byTouch, onTop } from "./hands.mjs";
import { brisk, dice, playMove, untilPassed } from "./journey.mjs";
import { limit, patience } from "./patience.mjs";
import { phone, stage } from "./stage.mjs";
import { inTier } from "./tier.mjs";

const visit = stage();
const runs = (seen) => seen.actions.includes("recap-skip");
const rests = (seen) => seen.actions.includes("recap-show");
const mine = (seen) => seen.screen === "table" && seen.moves.length > 0;
const told = (v) => v.page.locator('#mirror section:has(> button[data-action^="recap-"]) li').allTextContents();

/// Ends the person's turn. Resolves once the computers have moved and the recap is shown.
async function passOn(v) {
  for (;;) {
    const seen = await v.until("my move", mine);
    if (seen.moves.includes('{"type":"end_turn"}')) break;
    await playMove(v, seen.moves[0]);
  }
  await playMove(v, '{"type":"end_turn"}');
  return v.until("what happened", (s) => mine(s) && runs(s));
}

test("moves of computers are shown one by one, and the table sleeps afterwards", limit, () => visit({
  fragment: "#new=jumpgate&players=3&seed=5&bots=2", reducedMotion: "no-preference",
}, async (v) => {
  const before = Number(await v.page.locator("#mirror").getAttribute("data-ply").catch(() => 0));
  const seen = await passOn(v);
  const ply = Number(await v.page.locator("#mirror").getAttribute("data-ply"));
  assert.ok(ply > before + 2, "both computers have moved");
  assert.ok(seen.moves.length > 0, "the person may move while it is shown");
  const lines = await told(v);
  assert.ok(lines.length >= 2);
  for (const line of lines) assert.ok(seen.log.includes(line), `in the log as well: ${line}`);
  // The recap covers the table: only the skip targets can be touched.
  const names = new Set(onTop(await v.targets()).map((target) => target.name));
  assert.deepEqual([...names].sort(), ["Skip", "Tap anywhere to skip"]);
  await v.until("its end", rests, 2 * patience);
  assert.deepEqual(await told(v), lines);
  await v.rest(1500);
  const [frames, callbacks] = [await v.framesDrawn(), await v.page.evaluate(() => window.animationFrames.served)];
  await sleep(3000);
  assert.equal(await v.framesDrawn() - frames, 0, "idle frames");
  assert.equal(await v.page.evaluate(() => window.animationFrames.served) - callbacks, 0, "idle callbacks");
  await v.press("recap-show");
  await v.until("it again", runs);
  assert.equal(Number(await v.page.locator("#mirror").getAttribute("data-ply")), ply, "showing changes nothing");
}));

test("a tap skips and does nothing else; a move through the mirror ends it", limit, () => visit({
  fragment: "#new=jumpgate&players=3&seed=5&bots=2", viewport: phone, hasTouch: true, isMobile: true,
}, async (v) => {
  const roll = dice(7);
  for (let round = 0; round < inTier(2, 4); ++round) {
    await passOn(v);
    const ply = await v.page.locator("#mirror").getAttribute("data-ply");
    await v.page.touchscreen.tap(40 + roll(300), 100 + roll(600));
    await v.until("the table", (s) => mine(s) && rests(s));
    assert.equal(await v.page.locator("#mirror").getAttribute("data-ply"), ply);
    await v.drawn();
    await byTouch(v, (targets) => onTop(targets).find((target) => target.name === "Log"), "the log");
    await byTouch(v, (targets) => onTop(targets).find((target) => target.name === "Show again"), "the button in the log");
    await v.until("it again", runs);
    await byTouch(v, (targets) => onTop(targets).find((target) => target.name === "Skip"), "the button");
    await v.until("the table", rests);
  }
  const seen = await passOn(v);
  const ply = Number(await v.page.locator("#mirror").getAttribute("data-ply"));
  const lines = await told(v);
  await playMove(v, brisk(1)(seen.moves));
  // If the move ended the turn, the computers may have moved already, and their next moves are shown.
  if (runs(await v.see())) assert.notDeepEqual(await told(v), lines);
  const now = Number(await v.page.locator("#mirror").getAttribute("data-ply"));
  assert.ok(now >= ply + 1, `move ${now}; the computer may have answered already`);
}));

// The other tests of this file play Jump Gate. The quick tier takes two of the other games, replay.test.mjs the other two.
const others = games.map(({ id }) => id).filter((id) => id !== "jumpgate");
for (const id of inTier(["quantum", "astronavigators"], others)) {
  test(`${id}: what the computer did is told, skipped and shown again`, limit, () => visit({
    fragment: link(id, { players: 2, seed: 5, bots: 1 }),
  }, async (v) => {
    const ply = () => v.page.locator("#mirror").getAttribute("data-ply"), choose = brisk(5);
    for (let moves = 0; ; ++moves) {
      assert.ok(moves < 60, "nothing that the computer did is ever shown");
      await v.until("my move", mine);
      const seen = await untilPassed(v);
      if (runs(seen) || rests(seen)) break;
      if (seen.moves.length === 0) continue;               // the table has passed, and it is the computer's turn
      const before = await v.mirror();
      await playMove(v, choose(seen.moves));
      const after = await v.untilChanged(before);
      if (!(await v.see()).actions.includes("confirm")) continue;
      await v.press("confirm");
      await v.untilChanged(after);
    }
    if (runs(await v.see())) await v.press("recap-skip", {}, 0).catch(() => {});               // it may have ended meanwhile
    const seen = await v.until("its end", (s) => mine(s) && rests(s));
    const lines = await told(v), now = await ply();
    assert.ok(lines.length > 0);
    for (const line of lines) assert.ok(seen.log.includes(line), `in the log as well: ${line}`);
    await v.press("recap-show");
    await v.until("it again", runs);
    await v.press("recap-skip");
    await v.until("the table", (s) => mine(s) && rests(s));
    assert.deepEqual(await told(v), lines);
    assert.equal(await ply(), now, "showing changes nothing");
  }));
}

test("behind the curtain waits what happened, for the one who lifts it", limit, () => visit({ fragment: "#new=jumpgate&players=2&seed=7" }, async (v) => {
  await v.toTable();
  assert.ok(!runs(await v.see()) && !rests(await v.see()), "nothing has happened yet");
  for (let seen = await v.see(); seen.screen === "table"; seen = await v.see()) await playMove(v, seen.moves.find((move) => /end_turn/.test(move)) || seen.moves[0]);
  const onCurtain = await v.until("the curtain", (s) => s.screen === "curtain");
  assert.ok(!runs(onCurtain) && !rests(onCurtain));
  await v.press("take-device");
  const seen = await v.until("what happened", runs);
  assert.ok((await told(v)).every((line) => seen.log.includes(line)));
  await v.page.keyboard.press("Escape");
  await v.until("the table", (s) => mine(s) && rests(s) && !s.actions.includes("shelf"));
  // A resumed game must not start its recap by itself.
  await v.open();
  await v.until("the shelf with the game", (s) => s.actions.includes("continue"));
  await v.press("continue");
  const again = await v.toTable();
  assert.ok(!runs(again) && rests(again));
}));

const countsVoices = [`window.audio = { contexts: 0, voices: 0 };
    window.AudioContext = class extends window.AudioContext {
      constructor(...rest) { super(...rest); ++window.audio.contexts; }
      createOscillator() { ++window.audio.voices; return super.createOscillator(); }
      createBufferSource() { ++window.audio.voices; return super.createBufferSource(); }
    };`];

// What moves, here the log that slides in, may have left the place of a touch before the touch arrives.
const tapsAtRest = (v) => async (name) => {
  await v.rest();
  await byTouch(v, (targets) => onTop(targets).find((target) => target.name === name), name);
};

test("sound is on after the first tap, and the bar mutes it", limit, () => visit({
  fragment: "#new=jumpgate&players=2&seed=3&bots=1", hasTouch: true, reducedMotion: "no-preference", init: countsVoices,
}, async (v) => {
  const voices = () => v.page.evaluate(() => window.audio.voices);
  const tap = tapsAtRest(v);
  await v.until("my move", mine);
  assert.deepEqual(await v.page.evaluate(() => window.audio), { contexts: 0, voices: 0 }, "not before somebody has touched the page");
  await tap("Log");
  await v.page.waitForFunction(() => window.audio.voices > 0);
  await tap("Close");
  await tap("Sound is on");
  const before = await voices();
  await tap("Log");
  await tap("Close");
  await v.settle();
  assert.equal(await voices(), before);
}));

test("where the system asks for less motion, there is no sound, and nothing that could make one, until it is switched on", limit, () => visit({
  fragment: "#new=jumpgate&players=2&seed=3&bots=1", hasTouch: true, init: countsVoices,
}, async (v) => {
  const audio = () => v.page.evaluate(() => window.audio);
  const tap = tapsAtRest(v);
  await v.until("my move", mine);
  await v.settle();
  await tap("Log");
  await tap("Close");
  await passOn(v);
  await v.settle();
  assert.deepEqual(await audio(), { contexts: 0, voices: 0 });
  await v.press("settings", {}, 0).catch(() => v.press("menu").then(() => v.press("settings")));
  await v.until("the settings", (s) => s.screen === "settings");
  assert.equal(await v.page.locator('#mirror button[data-action="sound"][aria-pressed="true"]').getAttribute("data-value"), "off");
  await v.press("sound", { value: "quiet" });
  await v.press("close");
  await v.until("my move", mine);
  await tap("Log");
  await v.page.waitForFunction(() => window.audio.voices > 0);
  assert.equal((await audio()).contexts, 1);
  await v.reload();
  await v.until("the page again", (s) => s.screen !== "");
  assert.equal((await audio()).contexts, 0, "not before somebody has touched the page");
}));
