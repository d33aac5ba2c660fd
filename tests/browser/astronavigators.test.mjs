// Whole games of AstroNavigators in Chromium.
// ctest: cost=80 timeout=1800
import { game } from "./astronavigators_games.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
