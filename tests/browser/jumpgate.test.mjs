// Whole games of Jump Gate in Chromium.
// ctest: cost=60 timeout=600
import { game } from "./jumpgate_games.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
