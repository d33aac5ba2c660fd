// Whole games of Race for the Galaxy in Chromium.
// ctest: cost=60 timeout=600
import { game } from "./race_games.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
