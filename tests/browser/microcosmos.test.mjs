// Whole games of Microcosmos in Chromium.
// ctest: cost=60 timeout=1200
import { game } from "./microcosmos_games.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
