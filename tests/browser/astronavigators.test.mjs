// Whole games of AstroNavigators in Chromium.
// ctest: cost=60 timeout=600
import { game } from "./astronavigators_games.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
