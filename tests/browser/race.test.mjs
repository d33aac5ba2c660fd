// Whole games of Race for the Galaxy in Chromium.
// ctest: cost=80 timeout=1200
import { game } from "./race_games.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
