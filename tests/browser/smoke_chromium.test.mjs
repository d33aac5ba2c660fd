// Chromium as people have it. Nearly all other tests use it without windows.
// ctest: cost=15 timeout=600
import { test } from "node:test";
import { wholeJourney } from "./journey.mjs";
import { limit } from "./patience.mjs";
import { stage } from "./stage.mjs";

const visit = stage({ packed: true, isWhole: true });

test("Chromium: load, start, ten moves, reload, continue, change the language, see the replay, go on without the server", limit, () => visit({
  prefix: "/games/orrery/", serviceWorkers: "allow", fragment: null, tolerates: [/ERR_CONNECTION_REFUSED/, /provoked/],
}, (v) => wholeJourney({
  evaluate: (body) => v.evaluate(body),
  open: (url) => v.page.goto(url),
  screenshot: () => v.page.screenshot(),
  complaints: async () => v.complaints.filter((line) => !line.includes("ERR_CONNECTION_REFUSED")),
}, v.site)));
