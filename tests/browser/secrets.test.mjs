// Checks that the screen never shows what a seat may not know, in any game. Two positions that differ only in such secrets
// must give the same mirrors and the same pictures.
// ctest: cost=90 timeout=1500
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { games, link } from "./games.mjs";
import { brisk } from "./journey.mjs";
import { curtain, onlooker, table } from "./onlooker.mjs";
import { store, storedSave } from "./oracle.mjs";
import { limit } from "./patience.mjs";
import { desktop, phone, sharp, stage, tablet } from "./stage.mjs";
import { inTier } from "./tier.mjs";
import { pairOf, sameShown } from "./truths.mjs";

const visit = stage({ pictures: true });
const { withOracle, shown, same } = onlooker(visit);
const forms = { tablet, phone, desktop };

/// Resolves to the first position of a random game in which `wanted(position, ply)` holds, changed by `make`.
async function find(oracle, id, { how, wanted, make = (position) => position }) {
  for (let seed = 1; seed <= 60; ++seed) {
    const game = await oracle.game({ game: id, seed, ...how }), choose = brisk(seed);
    for (let ply = 0; ply < 200; ++ply) {
      const position = await game.position();
      if (!position.decision) break;
      if (wanted(position, ply)) return make(position);
      await game.apply(choose((await game.moves()).moves));
    }
  }
  return assert.fail("no such position");
}
const seatsOf = (position) => position.seats.map((_, seat) => seat);
const menu = async (v) => { await v.press("menu"); await v.until("the menu", (s) => s.actions.includes("shelf")); };
const log = async (v) => {
  const button = v.page.locator("#mirror [data-action=log]");
  if (await button.getAttribute("aria-pressed") !== "true") await v.press("log");  // on desktops it lies beside the table
  await v.page.waitForFunction(() => document.querySelector("#mirror [data-action=log]")?.getAttribute("aria-pressed") === "true");
  assert.equal(await button.count(), 1);
};

// A game of the engine may have no table yet; then the shelf announces it.
const hasTable = ({ id }) => existsSync(new URL(`../../imgui_ui/games/${id}/face.cpp`, import.meta.url));
test("every game with a table is here: with its secrets, or with a table that is the same for all", limit, () => withOracle(async (oracle) => {
  const offered = (await oracle.ask("games")).filter(hasTable).map(({ id }) => id).sort();
  assert.deepEqual(games.map(({ id }) => id).sort(), offered);
  for (const { id, hidesNothing, secrets } of games) {
    assert.ok(existsSync(new URL(`${id}.test.mjs`, import.meta.url)), `whole games of ${id}`);
    assert.notEqual(Boolean(hidesNothing), Boolean(secrets), `${id} has secrets or none`);
    if (!hidesNothing) continue;
    const game = await oracle.game({ game: id, players: 2, seed: 5 });
    await game.play(brisk(5), (_, ply) => ply >= 40);
    const [mine, theirs] = [await game.view(0), await game.view(1)];
    assert.deepEqual(mine.table, theirs.table, id);
  }
}));

// The deep tier makes every check of every game, of all kinds of its secrets and in all windows. The quick tier makes each check of one
// game, in turn, because the tests of the screens look at random positions of every game natively (tests/ui/secrets_test.cpp).
const secretive = games.filter((game) => game.secrets);
const inTurn = (turn) => inTier([secretive[turn % secretive.length]], secretive);

for (const { id, secrets } of inTurn(0)) {
  for (const [what, own] of Object.entries(secrets.own).slice(0, inTier(1, 99))) {
    const { seat, go } = own;
    for (const form of inTier(["tablet"], Object.keys(forms))) {
      test(`${id}: curtain and table tell nothing of others: ${what} (${form})`, limit, () => withOracle(async (oracle) => {
        const position = await find(oracle, id, own);
        const me = seat ?? position.decision.seat, others = seatsOf(position).filter((other) => other !== me);
        const pair = await pairOf(oracle, position, others, [me], go);
        assert.equal(pair[0].decision.seat, me);
        const [onCurtain, onTable] = await same(pair, { viewport: forms[form] }, [curtain, table, log]);
        assert.notEqual(onCurtain.mirror, onTable.mirror);
        assert.ok(!onCurtain.picture.equals(onTable.picture));
      }));
    }
  }
}

for (const { id, secrets } of inTurn(1)) {
  test(`${id}: the curtain tells nothing of anybody's cards, and the comparison can fail`, limit, () => withOracle(async (oracle) => {
    const position = await find(oracle, id, secrets.curtain);
    const pair = await pairOf(oracle, position, seatsOf(position), []);
    const seen = new Map();                                // the newest screens of each position
    const look = async (truth) => {
      seen.set(truth, await shown(truth, { viewport: phone }, [curtain, menu, async (v) => { await v.press("close"); await table(v); }]));
      return seen.get(truth).slice(0, 2);
    };
    await sameShown(pair, look);
    const again = (what) => sameShown(pair, async (truth) => seen.get(truth).map((screen, step) => what(screen, step === 2)), 1);
    await assert.rejects(again((screen) => screen), /step 2: the mirrors/, "the own cards do show in the mirror");
    await assert.rejects(again(({ picture }, isTable) => ({ mirror: "", picture: isTable && picture })), /step 2: the pictures/, "and on the screen");
  }));
}

for (const { id, secrets } of inTurn(2)) {
  test(`${id}: a choice in the open covers everybody's cards`, limit, () => withOracle(async (oracle) => {
    const position = await find(oracle, id, secrets.open);
    const pair = await pairOf(oracle, position, seatsOf(position), []);
    const openly = (v) => v.until("the table, covered", (s) => s.screen === "table" && s.moves.length > 0);
    await same(pair, { viewport: phone }, [openly]);
    if (!secrets.open.own) return;
    // To see their own cards, players ask for the curtain. The cards are shown only after it has been lifted.
    const own = secrets.open.own(pair[0].truth, position.decision.seat);
    assert.ok(own.length > 0);
    const told = async (v) => (await v.page.locator("#mirror section li").allTextContents()).join("\n");
    await visit({ fragment: "", before: (blank) => store(blank, storedSave(pair[0].save, { decision: pair[0].decision })) }, async (v) => {
      await v.until("the shelf with the game", (s) => s.actions.includes("continue"));
      await v.press("continue");
      await openly(v);
      const before = await told(v);
      await v.press("peek");
      await curtain(v);
      await table(v);
      const after = await told(v);
      for (const card of own) {
        assert.ok(!before.includes(card), `${card} is not told in the open`);
        assert.ok(after.includes(card), `${card} is told behind the curtain`);
      }
    });
  }));
}

// How a page is left, told as the browser tells it.
const leaving = {
  "is out of sight": () => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.hidden;
  },
  "is no longer the window in use": () => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event("blur"));
    return new Promise((done) => setTimeout(() => { delete document.hasFocus; done(); }, 20));
  },
  "is left": () => { window.dispatchEvent(new Event("pagehide")); },
};
for (const { id } of inTurn(2)) {
  test(`${id}: the curtain falls when the page is left`, limit, () => visit({ fragment: link(id, { players: 2, seed: 7 }), ...sharp }, async (v) => {
    await curtain(v);
    const before = await v.picture();
    for (const [how, leave] of Object.entries(leaving)) {
      await table(v);
      assert.ok(!before.equals(await v.picture()));
      await v.page.evaluate(leave);
      assert.equal((await v.see()).screen, "curtain", `at once when it ${how}`);
      assert.ok(before.equals(await v.picture()), `nothing of the table shows when it ${how}`);
    }
  }));
}

for (const { id } of inTurn(0)) {
  test(`${id}: links, addresses and the page's title carry nothing of a game`, limit, () => visit({ fragment: link(id, { players: 2, seed: 7 }) }, async (v) => {
    const beginning = await v.page.title();
    await v.playMoves(12, brisk(3));
    await v.toTable();
    const [save] = Object.values(await v.page.evaluate(() => ({ ...localStorage }))).filter((text) => text.includes('"moves"'));
    assert.ok(save, "the game is kept in this browser");
    assert.equal(v.page.url().replace(/#.*/, ""), v.url);
    assert.doesNotMatch(v.page.url() + (await v.page.title()), /_\w*\d|hand|hidden|drawn|game=/);
    assert.ok((await v.page.title()).length > 0 && beginning.length > 0);
  }));
}
