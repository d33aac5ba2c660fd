// Whole games of Quantum in Chromium.
// ctest: cost=60 timeout=600
import { game } from "./quantum_games.mjs";
import { testWholeGames } from "./whole_game.mjs";

testWholeGames(game);
