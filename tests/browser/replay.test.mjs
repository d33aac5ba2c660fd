// Replay in the browser: by mirror, keys and fingers, with automatic playback; branching off a game; and secrets that it must not
// show.
import assert from "node:assert/strict";
import { test } from "node:test";
import { games, link } from "./games.mjs";
import { byMouse, onTop, seek } from "./hands.mjs";
import { brisk } from "./journey.mjs";
import { Oracle, savesIn, store, storedSave } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { phone, sharp, stage, tablet } from "./stage.mjs";
import { inTier } from "./tier.mjs";
import { pairOf, sameShown } from "./truths.mjs";

const visit = stage();
const game = "#new=jumpgate&players=2&seed=7";

/// Resolves to {ply, last, stage, sight, screen} of the replay.
const replay = (v) => v.page.evaluate(() => {
  const { ply, last, stage, sight, screen } = document.getElementById("mirror").dataset;
  return { ply: Number(ply), last: Number(last), stage, sight, screen };
});
async function at(v, ply) {
  await v.page.waitForFunction((wish) => document.getElementById("mirror").dataset.ply === wish, String(ply));
}
async function openReplay(v) {
  await v.toTable();
  await v.press("menu");
  await v.until("the menu", (s) => s.actions.includes("replay"));
  await v.press("replay");
  await v.until("the replay", (s) => s.screen === "replay");
  await v.drawn();
}
const named = (...words) => (targets) => onTop(targets).find((target) => words.some((word) => target.name.startsWith(word)));

test("a game is gone through by mirror, keys and mouse", limit, () => visit({ fragment: game }, async (v) => {
  await v.playMoves(20, brisk(7));
  await openReplay(v);
  const { ply, last } = await replay(v);
  assert.equal(last, 20);
  assert.equal(ply, last, "a game that goes on opens at the present");

  await v.press("replay-start");
  await at(v, 0);
  await v.press("replay-forward");
  await at(v, 1);
  const said = await v.page.locator('#mirror p[aria-live="polite"]').first().textContent();
  assert.ok(said.length > 5, "the move is told in a live region");

  const key = async (name, wish) => { await v.page.keyboard.press(name); await at(v, wish); };
  await key("ArrowRight", 2);
  await key("ArrowLeft", 1);
  await key("End", last);
  await key("Home", 0);
  await v.page.keyboard.press("Shift+ArrowRight");
  await v.page.waitForFunction(() => document.getElementById("mirror").dataset.ply !== "0");
  const turn = (await replay(v)).ply;
  const turns = await v.page.locator('#mirror button[data-action="replay-go"]').evaluateAll((all) => all.map((b) => Number(b.dataset.value)));
  assert.equal(turn, turns[1], "a turn on is where the second turn begins");
  await key("PageUp", 0);
  await key("PageDown", turn);

  // The scrubber: a press in the middle, then a drag to the end.
  const bar = await seek(v, named("The whole game"), "the scrubber");
  await v.page.mouse.move(bar.x + bar.w / 2, bar.y + bar.h / 2);
  await v.page.mouse.down();
  await at(v, 10);
  await v.page.mouse.move(bar.x + bar.w + 40, bar.y - 60, { steps: 4 });
  await at(v, last);
  await v.page.mouse.up();

  // Automatic playback, from the end back to the beginning and to the end again.
  await v.press("replay-speed", { value: "4×" });
  await v.drawn();
  await byMouse(v, named("Play by itself"), "play");
  await v.page.waitForFunction(() => document.getElementById("mirror").dataset.stage === "playing");
  await v.page.waitForFunction((end) => { const { ply, stage } = document.getElementById("mirror").dataset; return ply === String(end) && stage === "paused"; },
    last);
  await v.settle();
  const frames = await v.framesDrawn();
  await new Promise((done) => setTimeout(done, 600));
  assert.equal(await v.framesDrawn(), frames, "at the end nothing is drawn any more");

  await v.press("back");
  const seen = await v.until("the table", (s) => s.screen === "table");
  assert.ok(seen.moves.length > 0, "the game goes on as it was");
}));

// The other tests of this file play Jump Gate. The quick tier takes two of the other games, recap.test.mjs the other two.
const others = games.map(({ id }) => id).filter((id) => id !== "jumpgate");
for (const id of inTier(["race", "microcosmos"], others)) {
  test(`${id}: a short stretch is gone through move by move`, limit, () => visit({ fragment: link(id, { players: 2, seed: 7 }) }, async (v) => {
    await v.playMoves(8, brisk(7));
    const before = await v.toTable();
    await openReplay(v);
    const { ply, last } = await replay(v);
    assert.equal(ply, last, "a game that goes on opens at the present");
    assert.ok(last >= 4, `${last} moves; what is decided early is made later`);
    await v.press("replay-start");
    await at(v, 0);
    const told = new Set();
    for (let next = 1; next <= last; ++next) {
      await v.press("replay-forward");
      await at(v, next);
      told.add(await v.page.locator('#mirror p[aria-live="polite"]').first().textContent());
    }
    assert.ok([...told].some((text) => text.length > 5), "the moves are told in a live region");
    await v.press("back");
    assert.deepEqual((await v.toTable()).moves, before.moves, "the game goes on as it was");
  }));
}

test("a new game branches off, and the old one stays", limit, () => visit({ fragment: game, viewport: phone, hasTouch: true }, async (v) => {
  await v.playMoves(16, brisk(9));
  await openReplay(v);
  for (let ply = 16; ply > 9; --ply) {
    await v.press("replay-back");
    await at(v, ply - 1);
  }
  await v.drawn();
  const button = await seek(v, named("Play on from here"), "play on");
  await v.page.touchscreen.tap(button.x + button.w / 2, button.y + button.h / 2);
  await v.until("the branch", (s) => s.screen === "table" || s.screen === "curtain");
  await v.playMoves(1, brisk(2));
  const saves = Object.values(savesIn(await v.stored()));
  assert.equal(saves.length, 2);
  const [old, branch] = saves.sort((a, b) => b.moves.length - a.moves.length);
  assert.equal(old.moves.length, 16);
  assert.equal(branch.moves.length, 10);
  assert.deepEqual(branch.moves.slice(0, 9), old.moves.slice(0, 9));
  assert.deepEqual(branch.start, old.start);
  assert.match(branch.title, /from move 9/);
  assert.notEqual(branch.id, old.id);
}));

test("of a game that goes on the replay shows nobody else's cards", limit, () => visit({ fragment: null }, async (v) => {
  const blank = await v.context.newPage();
  await blank.goto(v.url + "licences/orrery.txt");
  const oracle = await Oracle.start(blank, v.site);
  const running = await oracle.game({ players: 2, seed: 31 });
  await running.play(brisk(31), (decision, ply) => ply >= 10 && decision.seat === 0 && decision.kind === "action");
  const pair = await pairOf(oracle, await running.position(), [1], [0], async (one) => {
    for (let moves = 0; moves < 4 || (await one.moves()).decision.seat !== 0; ++moves) await one.apply({ type: "end_turn" });
  });
  await sameShown(pair, async (truth) => {
    const moments = [];
    await visit({
      fragment: "", viewport: tablet, ...sharp,
      before: (page) => store(page, storedSave({ ...truth.save, created: "2026-01-01T00:00:00Z", updated: "2026-01-01T00:00:00Z" },
        { id: "pair", decision: truth.decision })),
    }, async (w) => {
      await w.until("the shelf with the game", (s) => s.actions.includes("continue"));
      await w.press("continue");
      await openReplay(w);
      assert.equal((await replay(w)).sight, "0");
      for (let { ply } = await replay(w); ; --ply) {
        moments.push({ mirror: await w.mirror(), picture: ply % 4 === 0 ? await w.picture() : null });
        if (ply === 0) break;
        await w.press("replay-back");
        await at(w, ply - 1);
      }
      assert.equal(await w.page.locator('#mirror button[data-action="replay-seat"][data-seat="1"]').count(), 0);
    });
    return moments;
  });
}));
