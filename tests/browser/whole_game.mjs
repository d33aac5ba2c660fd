// Whole games compared with the engine, which plays the same game and checks the offers of the screen after every move. The tests
// are the same for all games; each game's own part is in its <game>_games.mjs; see games.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byKeys, byMouse, byPad, byTouch, named, playByHand, withGamepad } from "./hands.mjs";
import { brisk, ownPass, playMove, untilPassed } from "./journey.mjs";
import { Ahead, Oracle, savesIn, store, storedSave } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { stage } from "./stage.mjs";
import { deepTest } from "./tier.mjs";

/// Runs body (async (visitor, game, oracle)) with a game of people that is open on the page and in the engine. `how` has the
/// parameters of `new` of the protocol: {game, players, seed, options}. It may also have `from`, (game) => …, which resolves to the
/// initial position, and `bots`, the number of computers at its last seats, which move at random. `options` are those of `visit`.
export async function withGame(visit, { from, bots = 0, ...how }, options, body) {
  let game, oracle;
  await visit({
    ...options, fragment: null,
    before: async (page, context, site) => {
      const blank = await context.newPage();
      await blank.goto(site.url + "licences/orrery.txt");
      oracle = await Oracle.start(blank, site);
      game = await oracle.game(how);
      if (from) game = await oracle.load({ position: await from(game) });
      const { decision } = await game.moves(), save = await game.save();
      const people = save.seats.length - bots;
      save.seats = save.seats.map((seat, i) => (i < people ? seat : { ...seat, kind: "bot", level: "random" }));
      await store(page, storedSave(save, { id: "whole", decision }));
    },
  }, async (v) => {
    await v.open();
    await v.until("the shelf with the game", (s) => s.actions.includes("continue"));
    await v.press("continue");
    await body(v, game, oracle);
  });
}

/// Expects that the score table on the results page agrees with the engine and that the stored game can be replayed.
export async function checkEnd(v, game, oracle) {
  const seen = await v.until("the end", (s) => s.screen === "end");
  const { over, scores, ranking } = await game.result();
  assert.ok(over);
  assert.equal(ranking.length, scores.length);
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

/// Plays to the end through the mirror only. Tries undo and redo at every `backEvery`th move if no barrier prevents it. Resolves to
/// {moves, undone, curtains}.
async function playByMirror(v, game, choose, backEvery = 3) {
  let moves = 0, undone = 0, curtains = 0, passed = 0;
  const ahead = new Ahead(game);
  // Makes the passes of the table in the engine, too. Resolves to the screen and to their number since the last call.
  const follow = async () => {
    const seen = await untilPassed(v), before = passed;
    for (;; ++passed) {
      const { decision } = await game.moves(), isWindow = decision?.kind === "quest_window";
      if (!isWindow || (seen.screen === "table" && seen.ply === moves + passed)) return { seen, passes: passed - before };
      await game.apply(ownPass);
    }
  };
  for (;;) {
    const arrived = await v.until("a table, a curtain or the end",
      (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0) || (s.screen === "curtain" && s.actions.includes("take-device")));
    curtains += arrived.screen === "curtain" ? 1 : 0;
    const seen = await v.toTable();
    if (seen.screen === "end") return { moves, undone, curtains };
    // What is decided early is judged by the engine when its turn comes.
    const { decision, moves: legal } = await game.moves();
    if (seen.early) assert.notEqual(decision.seat, seen.seat);
    else assert.deepEqual(seen.moves, legal, `after ${moves} moves the buttons are the legal moves`);
    assert.notEqual(seen.heading, "", "the prompt is a heading");
    const names = await v.page.locator("#mirror button[data-move]").evaluateAll((all) => all.map((b) => b.textContent.trim()));
    assert.ok(names.every((name) => name.length > 2) && new Set(names).size === names.length, `every move has a name of its own: ${names.join(" | ")}`);

    const text = choose(seen.moves), before = await v.mirror();
    await playMove(v, text);
    let after = await v.untilChanged(before);
    if ((await v.see()).actions.includes("confirm")) {
      await v.press("confirm");
      after = await v.untilChanged(after);
    }
    if (seen.early) {
      ahead.add(seen.seat, [text]);
      continue;
    }
    const { events } = await game.apply(text);
    moves += 1 + await ahead.follow();
    const { seen: now, passes } = await follow();
    if (now.screen === "table" && events.length > 0) {
      assert.ok(now.log.length >= seen.log.length, "no line is lost");
      assert.notDeepEqual(now.log, seen.log, `the log tells of ${text}`);
    }

    // Tries undo and redo if the table is still open and no barrier prevents it.
    if (now.screen === "table" && !now.early && passes === 0 && now.actions.includes("undo") && (moves - 1) % backEvery === 0) {
      await v.pressAndSee("undo");
      const back = await v.until("the position before", (s) => s.screen === "table" && s.actions.includes("redo"));
      assert.deepEqual(back.moves, legal, "undo goes back to the decision before");
      await v.pressAndSee("redo");
      assert.deepEqual((await v.see()).moves, now.moves, "redo goes forth again");
      ++undone;
    }
  }
}

/// Plays one person against a computer, opened by `open`. Resolves to the number of the person's moves. No curtain may ever appear:
/// the page reports one on its console.
async function playComputer(v, open, choose) {
  const workers = v.page.workers().map((worker) => worker.url());
  let curtain = false, mine = 0;
  v.page.on("worker", (worker) => workers.push(worker.url()));
  await open();
  v.page.on("console", (message) => { curtain ||= message.text() === "curtain"; });
  await v.page.evaluate(() => new MutationObserver(() => {
    if (document.getElementById("mirror").dataset.screen === "curtain") console.log("curtain");
  }).observe(document.getElementById("mirror"), { attributes: true }));
  for (;;) {
    await v.until("my move or the end", (s) => s.screen === "end" || (s.screen === "table" && s.moves.length > 0));
    const seen = await untilPassed(v);
    if (seen.screen === "end") break;
    if (seen.moves.length === 0) continue;                 // the table has passed, and it is the computer's turn
    ++mine;
    const before = await v.mirror();
    await playMove(v, choose(seen.moves));
    const after = await v.untilChanged(before);
    if ((await v.see()).actions.includes("confirm")) {
      await v.press("confirm");
      await v.untilChanged(after);
    }
  }
  assert.equal(curtain, false, "no curtain falls for one person");
  assert.deepEqual(workers.map((url) => url.startsWith(v.url)), [true], "the computer thinks in a worker of ours");
  const [save] = Object.values(savesIn(await v.stored()));
  assert.deepEqual(save.seats.map((seat) => seat.kind), ["human", "bot"]);
  assert.equal(save.end.decision, null, "the game came to its end");
  return mine;
}

/// Few pixels, because software GL takes most of the time. Hands aim in CSS pixels anyway.
const fewest = { deviceScaleFactor: 0.25 };
/// Returns the hands that a game uses in turns on a page with touch.
const allHands = () => [byTouch, byMouse, byKeys()];

/// Defines the tests of whole games, three in the quick tier. The parameter is a game as in games.mjs, with `wholeGames`:
///   mirror    a game through the mirror only: the parameters of `new`, and least, its minimum number of moves
///   hands     a game by touch, mouse and keys in turns: the parameters of `new`; device: the options of the context;
///             least: the minimum number of kinds of decisions (leastMoves: of kinds of moves); from: see withGame
///   computer  least, the minimum number of the person's moves against the computer, and either link, the end of a link to the game,
///             or the parameters of `new` with from: see withGame
///   deep      {mirror: {title: …}, hands: {title: …}}: the additional games of the deep tier; `hand`: one for all decisions
export function testWholeGames({ id, before, hidesNothing = false, wholeGames: { mirror, hands, computer, deep } }) {
  const visit = stage();

  const byMirror = ({ least, backEvery, ...how }) => withGame(visit, { game: id, ...how }, fewest, async (v, game, oracle) => {
    const { moves, undone, curtains } = await playByMirror(v, game, brisk(how.seed), backEvery);
    assert.ok(moves >= least, `a game of ${moves} moves`);
    assert.ok(undone >= 3, `undo was tried ${undone} times`);
    assert.ok(hidesNothing ? curtains === 0 : curtains > 0 && curtains <= moves, `${curtains} hand-overs for ${moves} moves`);
    await checkEnd(v, game, oracle);
  });
  const byHand = ({ hand, device, least = 0, leastMoves = 0, ...how }) => {
    const inTurns = hand ? [hand] : allHands(), options = { ...fewest, ...(hand ? {} : { hasTouch: true }), ...device };
    return withGame(visit, { game: id, ...how }, options, async (v, game, oracle) => {
      await v.until("a curtain or the table", (s) => s.screen === "curtain" || s.screen === "table");
      await v.page.locator("#canvas").focus();               // gives the keys to the canvas
      const { decisions, moves, answered } = await playByHand(v, game, brisk(how.seed), inTurns, before);
      assert.ok(decisions.size >= least, `kinds of decisions answered: ${[...decisions].join(" ")}`);
      assert.ok(moves.size >= leastMoves, `kinds of moves made: ${[...moves].join(" ")}`);
      assert.ok(Math.min(...answered) >= 5, `decisions that each hand answered: ${answered}`);
      await checkEnd(v, game, oracle);
      await inTurns.at(-1)(v, named("Rematch"), "the rematch");
      await v.until("the next game", (s) => s.screen !== "end");
    });
  };

  test("a game by the mirror alone", limit, () => byMirror(mirror));
  test("a game by touch, mouse and keys in turns", limit, () => byHand(hands));
  const againstComputer = async (v, open) => {
    const mine = await playComputer(v, open, brisk(3));
    assert.ok(mine >= computer.least, `${mine} moves of the person`);
  };
  test("a person against the computer", limit, () => {
    const { link, least: _, ...how } = computer;
    if (link) return visit({ fragment: null, ...fewest }, (v) => againstComputer(v, () => v.open(`#new=${id}&${link}`)));
    return withGame(visit, { game: id, bots: 1, ...how }, fewest, (v) => againstComputer(v, async () => {}));
  });
  for (const [title, how] of Object.entries(deep.mirror ?? {})) deepTest(`a game by the mirror alone: ${title}`, limit, () => byMirror(how));
  for (const [title, how] of Object.entries(deep.hands)) deepTest(`a game by ${title}`, limit, () => byHand(how));
  deepTest("a game by gamepad", limit, () => byHand({ ...deep.hands.keyboard, hand: byPad(), device: { init: [withGamepad] } }));
}
