import assert from "node:assert/strict";
import { test } from "node:test";
import { serveSite } from "./browser.mjs";
import { smoke } from "./journey.mjs";
import { openWebKit } from "./other_browsers.mjs";

test("WebKit: load, start, ten moves, reload, continue", { timeout: 180000 }, async () => {
  const site = await serveSite();
  let page;
  try {
    page = await openWebKit();
    await smoke(page, site.url);
    assert.deepEqual(page.complaints, []);
  } finally {
    await page?.close();
    await site.close();
  }
});
