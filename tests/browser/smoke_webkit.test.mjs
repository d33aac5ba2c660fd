// ctest: cost=15 timeout=600
import { test } from "node:test";
import { wholeJourney } from "./journey.mjs";
import { complainingSite, openWebKit } from "./other_browsers.mjs";
import { limit } from "./patience.mjs";

test("WebKit: load, start, ten moves, reload, continue, change the language, see the replay, go on without the server", limit, async () => {
  const site = await complainingSite("/games/orrery/");
  let page;
  try {
    page = await openWebKit();
    await wholeJourney(page, site);
  } finally {
    await page?.close();
    await site.close().catch(() => {});
  }
});
