// ctest: cost=15 timeout=600
import { test } from "node:test";
import { serveSite } from "./browser.mjs";
import { wholeJourney } from "./journey.mjs";
import { openFirefox } from "./other_browsers.mjs";
import { limit } from "./patience.mjs";

test("Firefox: load, start, ten moves, reload, continue, change the language, see the replay, go on without the server", limit, async () => {
  const site = await serveSite("/games/orrery/");
  let page;
  try {
    page = await openFirefox();
    await wholeJourney(page, site);
  } finally {
    await page?.close();
    await site.close().catch(() => {});
  }
});
