import assert from "node:assert/strict";
import { test } from "node:test";
import { serveSite } from "./browser.mjs";
import { changeLanguage, seeReplay, smoke, withoutServer } from "./journey.mjs";
import { openWebKit } from "./other_browsers.mjs";
import { limit } from "./patience.mjs";

test("WebKit: load, start, ten moves, reload, continue, change the language, see the replay, go on without the server", limit, async () => {
  const site = await serveSite("/games/orrery/");
  let page;
  try {
    page = await openWebKit();
    await smoke(page, site.url);
    await changeLanguage(page);
    await seeReplay(page);
    await withoutServer(page, site);
    assert.deepEqual(page.complaints, []);
  } finally {
    await page?.close();
    await site.close();
  }
});
