// A gamepad in the browser: its buttons do what the keys do. Whole games by gamepad belong to the deep tier of each game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byPad, named, playByHand, pressPad, starting, withGamepad } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { Oracle } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { stage } from "./stage.mjs";

const visit = stage();
const A = 0, B = 1, X = 2, undo = 6, log = 8, up = 12, down = 13, left = 14, right = 15;
const focused = async (v) => (await v.targets()).find((target) => target.focused);

test("shelf, set-up, decisions of a game, log, undo, explanation and the way back", limit, async () => {
  let blank;
  await visit({
    fragment: null, deviceScaleFactor: 0.25, init: [withGamepad],
    before: async (page, context) => { blank = await context.newPage(); },
  }, async (v) => {
    await blank.goto(v.url + "licences/orrery.txt");
    const oracle = await Oracle.start(blank, v.site), game = await oracle.game({ players: 2, seed: 154 }), hand = byPad();
    const at = (screen) => v.until("the screen " + screen, (s) => s.screen === screen);
    await v.open();
    await at("shelf");
    await hand(v, named("Play Jump Gate"), "the box");
    await at("setup");
    await hand(v, named("Deal number"), "the field");
    await v.page.locator("#typing").waitFor({ state: "visible" });
    await v.page.keyboard.type("154");
    await pressPad(v, A);
    await v.page.locator("#typing").waitFor({ state: "hidden" });
    await hand(v, named("Start the game"), "the start");
    await at("curtain");
    await playByHand(v, game, brisk(154), [hand], undefined, 6);

    if ((await v.see()).screen === "curtain") await hand(v, starting("I am "), "the curtain's button");
    const { actions } = await at("table");
    if (actions.includes("recap-skip")) {
      await pressPad(v, B);
      await v.until("the end of the recap", (s) => !s.actions.includes("recap-skip"));
    }
    const isLogOpen = (s) => s.actions.includes("close");
    await pressPad(v, log);
    await v.until("the log", isLogOpen);
    await pressPad(v, B);
    await v.until("the table without the log", (s) => !isLogOpen(s));
    // In some direction lies another target.
    const moves = async (directions) => {
      const before = (await focused(v))?.id;
      for (const direction of directions) {
        await pressPad(v, direction);
        await v.drawn(3);
        if ((await focused(v))?.id !== before) return true;
      }
      return false;
    };
    assert.ok(await moves([up, down, left, right]), "the cross moves the focus");
    assert.ok(await moves(["-1", "+1", "-0", "+0"]), "and so does the left stick");
    const { told, ply } = await v.see();
    await pressPad(v, undo);
    await v.until("a move taken back, or the reason why not", (s) => s.ply !== ply || s.told.length > told.length);
  });
});

test("a direction that is held repeats, a button does not", limit, () => visit({ fragment: "#new=jumpgate&players=2&bots=1&seed=3", init: [withGamepad] }, async (v) => {
  await v.until("the table", (s) => s.screen === "table" && s.moves.length > 0);
  const counted = (button, ms) => v.page.evaluate(([button, ms]) => new Promise((done) => {
    let presses = 0;
    const count = () => { ++presses; };
    document.addEventListener("keydown", count, true);
    window.pad.buttons[button].pressed = true;
    setTimeout(() => {
      window.pad.buttons[button].pressed = false;
      document.removeEventListener("keydown", count, true);
      requestAnimationFrame(() => done(presses));
    }, ms);
  }), [button, ms]);
  assert.ok(await counted(down, 1500) >= 4);
  assert.equal(await counted(X, 1500), 1);
}));

test("without a gamepad nothing is polled, and one without the standard layout is left alone", limit, () => visit({
  fragment: "", init: [withGamepad, `window.asked = 0; window.pad.mapping = ""; const pads = navigator.getGamepads; navigator.getGamepads = () => { ++window.asked; return pads(); };`],
}, async (v) => {
  await v.until("the shelf", (s) => s.screen === "shelf");
  const before = await v.page.evaluate("window.asked");
  await v.page.evaluate("new Promise((done) => setTimeout(done, 600))");
  assert.equal(await v.page.evaluate("window.asked"), before);
  await v.page.evaluate(`window.pad.mapping = "standard"; window.dispatchEvent(new Event("gamepadconnected"));`);
  await pressPad(v, 5);
  await v.drawn(3);
  assert.ok(await focused(v), "once one is connected, it is read");
}));
