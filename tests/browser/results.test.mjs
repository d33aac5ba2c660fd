// Results and statistics in the browser: their contents, the stored records, and the exported files.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { brisk } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { stage } from "./stage.mjs";

const visit = stage();

/// Plays a whole game through the mirror and waits for the computers' turns.
async function finish(v, fragment, seed = 7) {
  await v.open(fragment);
  await v.playMoves(2000, brisk(seed));
  return v.until("the end", (s) => s.screen === "end");
}

/// Presses a button and returns the file that is saved.
async function download(v, action) {
  const coming = v.page.waitForEvent("download");
  await v.press(action);
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/// Parses fields of RFC 4180. Throws if the format is violated.
function parseCsv(text) {
  const rows = [[""]];
  let quoted = false;
  for (let i = 0; i < text.length; ++i) {
    const row = rows.at(-1), c = text[i];
    if (quoted) {
      if (c !== '"') row[row.length - 1] += c;
      else if (text[i + 1] === '"') { row[row.length - 1] += '"'; ++i; }
      else quoted = false;
    } else if (c === '"') {
      assert.equal(row.at(-1), "", "a quote inside a bare field");
      quoted = true;
    } else if (c === ",") row.push("");
    else if (c === "\r") { assert.equal(text[++i], "\n"); rows.push([""]); }
    else { assert.notEqual(c, "\n"); row[row.length - 1] += c; }
  }
  assert.equal(quoted, false);
  assert.deepEqual(rows.pop(), [""], "the last line ends as well");
  return rows;
}

const totals = (v) => v.page.$$eval("#mirror li[data-total]", (rows) => rows.map((row) => Number(row.dataset.total)));
const gamesCounted = (v) => v.page.$eval("#mirror", (mirror) => Number(mirror.dataset.games ?? 0));

test("a finished game: moments lead into the replay; it counts once, also after its save is gone", limit,
  () => visit({ fragment: null }, async (v) => {
    await finish(v, "#new=jumpgate&players=2&bots=1&seed=7");
    const points = await totals(v);
    assert.equal(points.length, 2);
    const moments = await v.page.$$eval("#mirror button[data-action=replay][data-value]", (all) => all.map((b) => ({ ply: b.dataset.value, text: b.textContent })));
    assert.ok(moments.length >= 1 && moments.length <= 3, JSON.stringify(moments));
    const plies = await v.page.$eval("#mirror", (mirror) => Number(mirror.dataset.ply));
    for (const moment of moments) {
      assert.ok(Number(moment.ply) >= 1 && Number(moment.ply) <= plies, moment.ply);
      assert.match(moment.text, /Turn \d+: ./);
    }
    await v.press("replay", { value: moments[0].ply });
    await v.until("the replay", (s) => s.screen === "replay");
    await v.press("back");
    await v.until("the results", (s) => s.screen === "end");

    await v.press("statistics");
    await v.until("the statistics", (s) => s.screen === "statistics");
    assert.equal(await gamesCounted(v), 1);

    await v.reload();
    await v.until("the shelf", (s) => s.screen === "shelf" || s.screen === "end" || s.screen === "table");
    await v.page.evaluate(() => { for (const key of Object.keys(localStorage)) if (key.startsWith("orrery/v1/save/")) localStorage.removeItem(key); });
    await v.open("");
    await v.until("the shelf", (s) => s.screen === "shelf");
    await v.press("statistics");
    await v.until("the statistics", (s) => s.screen === "statistics");
    assert.equal(await gamesCounted(v), 1);
  }));

test("statistics leave as JSON and CSV, are deleted, and put back", limit, () => visit({ fragment: null, acceptDownloads: true }, async (v) => {
  await v.open("");
  await v.until("the shelf", (s) => s.screen === "shelf");
  await v.press("new-game", { value: "jumpgate" });
  await v.until("the set-up", (s) => s.screen === "setup");
  const evil = '=HYPERLINK("x"),1';
  for (const [field, name] of [["name-0", evil], ["name-1", "ベン"]])
    await v.page.locator(`#mirror input[data-field="${field}"]`).fill(name, { force: true });
  await v.press("seat-kind", { seat: 1, value: "computer" });
  await v.press("start");
  await v.playMoves(2000, brisk(7));
  await v.until("the end", (s) => s.screen === "end");
  const points = await totals(v);
  await v.press("statistics");
  await v.until("the statistics", (s) => s.screen === "statistics");

  const json = await download(v, "save-json");
  assert.match(json.name, /^jumpgate-statistics\.json$/);
  const records = JSON.parse(json.bytes.toString("utf8"));
  assert.equal(records.games.length, 1);
  assert.deepEqual(records.games[0].seats.map((seat) => seat.total).sort((a, b) => a - b), [...points].sort((a, b) => a - b));
  assert.equal(records.games[0].seats[0].name, evil);

  const csv = await download(v, "save-csv");
  assert.match(csv.name, /^jumpgate-statistics\.csv$/);
  assert.deepEqual([...csv.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], "spreadsheets must see that it is UTF-8");
  const [head, ...rows] = parseCsv(csv.bytes.subarray(3).toString("utf8"));
  assert.equal(rows.length, 2);
  for (const row of rows) assert.equal(row.length, head.length);
  const column = (name) => rows.map((row) => row[head.indexOf(name)]);
  assert.deepEqual(column("name"), ["'" + evil, "ベン"], "nothing that a spreadsheet would execute");
  assert.deepEqual(column("kind"), ["person", "computer"]);
  assert.deepEqual(column("total").map(Number), records.games[0].seats.map((seat) => seat.total));

  await v.pressAndSee("delete-statistics");
  assert.equal(await gamesCounted(v), 0);
  await v.pressAndSee("put-back");
  assert.equal(await gamesCounted(v), 1);
  await v.pressAndSee("delete-statistics");
  await v.reload();
  await v.until("a screen", (s) => s.actions.includes("statistics") || s.actions.includes("back"));
  const left = Object.entries(await v.stored()).filter(([key, value]) => key.includes("/stats/") && value.includes("HYPERLINK"));
  assert.deepEqual(left, [], "what is deleted is gone from the backup too");
}));
