// Whole games of Jump Gate in Chromium: by the mirror alone, by touch, by mouse and against the computer (by keyboard:
// access.test.mjs). The engine plays along and says after every move whether what the screen offers is right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byMouse, byTouch, moveFocus, playByHand } from "./hands.mjs";
import { brisk, playMove } from "./journey.mjs";
import { Oracle, savesIn } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { phone, stage } from "./stage.mjs";

const visit = stage();

/// Opens a two-player game with the engine beside it.
async function withGame(options, seed, body) {
  let blank;
  await visit({
    ...options, fragment: null,
    before: async (page, context) => { blank = await context.newPage(); },
  }, async (v) => {
    await blank.goto(v.url + "licences/orrery.txt");
    const oracle = await Oracle.start(blank, v.site);
    const game = await oracle.game({ players: options.players || 2, seed });
    await v.open(`#new=jumpgate&players=${options.players || 2}&seed=${seed}`);
    await body(v, game, oracle);
  });
}

/// The score table on the end screen says what the engine says, and what was stored can be played again.
async function checkEnd(v, game, oracle) {
  const seen = await v.until("the end", (s) => s.screen === "end");
  const { over, scores, ranking } = await game.result();
  assert.ok(over);
  const table = await v.page.locator("#mirror table tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
  assert.equal(table.length, scores.length + 1, "a row for every seat below the heads");
  const numbers = table.slice(1).map((row) => row.filter((cell) => /^-?\d+$/.test(cell)).map(Number));
  ranking.forEach((seat, place) => {
    const { total, parts } = scores[seat];
    assert.deepEqual(numbers[place].slice(-parts.length - 1), [...parts.map((part) => part.points), total], `the row of place ${place + 1}`);
  });
  const [save] = Object.values(savesIn(await v.stored()));
  const again = await oracle.load({ save });
  assert.equal(await again.hash(), await game.hash(), "the stored game is the game that was played");
  assert.ok(seen.actions.includes("rematch"));
}

test("a game by the mirror alone", limit, () => withGame({}, 6, async (v, game, oracle) => {
  const choose = brisk(6);
  let moves = 0, undone = 0;
  for (;; ++moves) {
    const seen = await v.toTable();
    if (seen.screen === "end") break;
    const { decision, moves: legal } = await game.moves();
    assert.deepEqual(seen.moves, legal, `after ${moves} moves the buttons are the legal moves`);
    assert.notEqual(seen.heading, "", "the prompt is a heading");
    const names = await v.page.locator("#mirror button[data-move]").evaluateAll((all) => all.map((b) => b.textContent.trim()));
    assert.ok(names.every((name) => name.length > 2) && new Set(names).size === names.length, `every move has a name of its own: ${names.join(" | ")}`);

    const text = choose(legal), before = await v.mirror();
    await playMove(v, text);
    let after = await v.untilChanged(before);
    if ((await v.see()).actions.includes("confirm")) {
      await v.press("confirm");
      after = await v.untilChanged(after);
    }
    const { events } = await game.apply(text);
    const now = await v.see();
    if (now.screen === "table" && events.length > 0) {
      assert.ok(now.log.length >= seen.log.length, "no line is lost");
      assert.notDeepEqual(now.log, seen.log, `the log tells of ${text}`);
    }

    // Back and forth, where the table is still open and no barrier stands in between.
    if (now.screen === "table" && now.actions.includes("undo") && moves % 3 === 0) {
      await v.pressAndSee("undo");
      const back = await v.until("the position before", (s) => s.screen === "table" && s.actions.includes("redo"));
      assert.deepEqual(back.moves, legal, "undo goes back to the decision before");
      await v.pressAndSee("redo");
      assert.deepEqual((await v.see()).moves, now.moves, "redo goes forth again");
      ++undone;
    }
    assert.ok(decision.seat === 0 || decision.seat === 1);
  }
  assert.ok(moves >= 20, `a game of ${moves} moves`);
  assert.ok(undone >= 3, `undo was tried ${undone} times`);
  await checkEnd(v, game, oracle);
}));

// Deals and choices in which nearly every kind of move comes up. Software GL draws these games on few pixels: what is
// aimed at lies in CSS pixels, whatever the display.
const few = { deviceScaleFactor: 0.5 };
for (const [how, options, seed, hand, least] of [
  ["touch", { ...few, hasTouch: true, isMobile: true }, 50, byTouch, 12],
  ["touch on a phone, three players", { hasTouch: true, isMobile: true, viewport: phone, players: 3 }, 146, byTouch, 13],
  ["mouse, with full movement", { ...few, reducedMotion: "no-preference" }, 189, byMouse, 12],
]) {
  test(`a game by ${how}`, limit, () => withGame(options, seed, async (v, game, oracle) => {
    await v.until("the curtain", (s) => s.screen === "curtain");
    const kinds = await playByHand(v, game, brisk(seed), hand);
    assert.ok(kinds.size >= least, `kinds of moves made: ${[...kinds].join(" ")}`);
    await checkEnd(v, game, oracle);
  }));
}

test("arrow keys move the focus to what lies that way", limit, () => withGame({}, 42, async (v) => {
  await v.toTable();
  await v.settle();                                          // a key pressed while the curtain still lifts is the curtain's
  await v.page.locator("#canvas").focus();
  let from = await moveFocus(v, "Tab");
  const centre = (target) => [target.x + target.w / 2, target.y + target.h / 2];
  for (const [key, axis, sign] of [["ArrowDown", 1, 1], ["ArrowRight", 0, 1], ["ArrowUp", 1, -1], ["ArrowLeft", 0, -1]]) {
    const to = await moveFocus(v, key);
    assert.ok(sign * (centre(to)[axis] - centre(from)[axis]) > 0, `${key} leads from ${from.name} to ${to.name}`);
    from = to;
  }
}));

test("a person against the computer", limit, () => visit({ fragment: null }, async (v) => {
  const workers = [];
  v.page.on("worker", (worker) => workers.push(worker.url()));
  await v.open("#new=jumpgate&players=2&seed=3&bots=1");
  const choose = brisk(3);
  let curtain = false, mine = 0;
  v.page.on("console", (message) => { curtain ||= message.text() === "curtain"; });
  await v.page.evaluate(() => new MutationObserver(() => {
    if (document.getElementById("mirror").dataset.screen === "curtain") console.log("curtain");
  }).observe(document.getElementById("mirror"), { attributes: true }));
  for (;; ++mine) {
    const seen = await v.until("my move or the end", (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0), 60000);
    if (seen.screen === "end") break;
    const before = await v.mirror();
    await playMove(v, choose(seen.moves));
    const after = await v.untilChanged(before);
    if ((await v.see()).actions.includes("confirm")) {
      await v.press("confirm");
      await v.untilChanged(after);
    }
  }
  assert.ok(mine >= 5, `${mine} moves of the person`);
  assert.equal(curtain, false, "no curtain falls for one person");
  assert.deepEqual(workers.map((url) => url.startsWith(v.url)), [true], "the computer thinks in a worker of ours");
  const [save] = Object.values(savesIn(await v.stored()));
  assert.deepEqual(save.seats.map((seat) => seat.kind), ["human", "bot"]);
  assert.ok(save.end.table.result, "the game came to its end");
}));
