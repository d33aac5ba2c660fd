// The lesson from the shelf to its end, partly by touch and by keyboard, with a reload in the middle; the hint, computed by the
// worker; the guide in a game against the computer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playMove } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { phone, stage } from "./stage.mjs";

const visit = stage();

/// Completes the requested step through the mirror and waits for the next one.
async function doBeat(v) {
  const seen = await v.until("something to do", (s) => s.moves.length === 1 || s.actions.includes("lesson-next"));
  if (seen.moves.length > 0) await playMove(v, seen.moves[0]);
  else await v.press("lesson-next");
  return v.until("the next beat", (s) => s.beat > seen.beat && (s.actions.includes("lesson-next") || s.actions.includes("guided-game")));
}

/// Touches the target of this name on the canvas.
async function touch(v, name) {
  await v.settle();
  const target = (await v.targets()).filter((one) => one.name === name).at(-1);
  assert.ok(target, `nothing is called ${name}`);
  await v.page.touchscreen.tap(target.x + target.w / 2, target.y + target.h / 2);
  await v.drawn();
}

test("the lesson: from the shelf, by touch, over a reload, to the end", limit, () =>
  visit({ viewport: phone, hasTouch: true }, async (v) => {
    await v.until("the shelf", (s) => s.screen === "shelf");
    await v.press("learn", { value: "jumpgate" });
    let seen = await v.until("the lesson", (s) => s.coach === "lesson");
    assert.equal(seen.beat, 0);
    await touch(v, "Next");
    await touch(v, "Next");
    await v.until("the first move", (s) => s.beat === 2 && s.moves.length === 1);
    await touch(v, "Jump 2 · Land 4");
    await touch(v, "Waldwelt");
    seen = await v.until("the second move", (s) => s.beat === 3);
    while (seen.beat < 7) seen = await doBeat(v);

    await v.open("");
    await v.until("the shelf", (s) => s.screen === "shelf");
    assert.ok(!(await v.see()).actions.includes("continue"), "a lesson is no game to continue");
    await v.press("learn", { value: "jumpgate" });
    seen = await v.until("the lesson where it was left", (s) => s.coach === "lesson");
    assert.equal(seen.beat, 7);
    while (!seen.actions.includes("guided-game")) seen = await doBeat(v);
    assert.equal(Object.keys(await v.stored()).filter((key) => /\/save\//.test(key)).length, 0, "and is kept nowhere among the games");
    await v.press("guided-game");
    seen = await v.until("a suggestion of the guide", (s) => s.coach === "guide" && s.hinted === 1);
    assert.ok(seen.moves.length > 1);
  }));

test("the hint: key H, from the worker, gone with the move", limit, () =>
  visit({ fragment: null }, async (v) => {
    const workers = [];
    v.page.on("worker", (worker) => workers.push(worker.url()));
    await v.open("#new=jumpgate&players=2&seed=3&bots=1");
    await v.until("my turn", (s) => s.moves.length > 0);
    await v.settle();
    await v.page.locator("#canvas").focus();
    await v.page.keyboard.press("h");
    const seen = await v.until("a hint", (s) => s.coach === "hint" && s.hinted === 1);
    assert.equal(workers.length, 1, "the worker thinks");
    const move = await v.evaluate(`return document.querySelector("#mirror button[data-hint]").dataset.move;`);
    assert.ok(seen.moves.includes(move));
    await v.settle();
    await playMove(v, move);
    await v.until("the next decision, without the hint", (s) => s.hinted === 0 && s.coach === "");
    await v.settle();
  }));
