// Whole games of Microcosmos in Chromium.
// ctest: cost=60 timeout=600
import { game } from "./microcosmos_hands.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
