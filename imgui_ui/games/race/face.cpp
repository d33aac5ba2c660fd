// The game's row in the list of games. In the browser this file is loaded at the start and the rest of the table on demand
// (web/split_wasm.py). What the set-up shows is implemented here; everything else is only referred to.
#include "engine/games/race/content.h"
#include "imgui_ui/games/race/book.h"
#include "imgui_ui/games/race/built.h"
#include "imgui_ui/games/race/motion.h"
#include "imgui_ui/games/race/statistics.h"
#include "imgui_ui/games/race/symbols.h"
#include "imgui_ui/games/race/table.h"
#include "imgui_ui/games/race/teach.h"

namespace orrery::ui {
namespace {

constexpr Captains kRaceCaptains{
    Captain{msg("Milo Finch"), msg("Settles whatever glitters.")},
    Captain{msg("Tansy Cole"), msg("Builds a fine empire, one card too late.")},
    Captain{msg("Governor Adeyemi"), msg("Sells at a good price and wastes few cards.")},
    Captain{msg("Magistrate Sorel"), msg("Guesses what you will choose, and profits from it.")},
    Captain{msg("The Archivist"), msg("Remembers every world, and knows when to end the race.")},
};

constexpr OptionChoice kFirst[] = {{"two_actions", "false"}, {"setup", "first_game"}};

std::string seats_note(int seats, Lang lang) {
    const Text pattern = msg("{n} players: {vp} victory points in the pool.");
    return fill(pattern, lang, {{"n", seats}, {"vp", orrery::race::kVpPerSeat * seats}});
}

}  // namespace

GameFace race_face() {
    using namespace race_table;
    GameFace face{"race", GameKey::race, make_table, draw_part, part_color, seats_note};
    face.captains = kRaceCaptains;
    face.sound_of = sound_of;
    face.text_signs = text_signs;
    face.shows_seats = true;
    face.book = book;
    face.decision_rules = decision_rules;
    face.event_rules = event_rules;
    face.lesson = lesson;
    face.first_options = kFirst;
    face.coach = coach;
    face.puzzles = puzzles;
    face.aside = "auto";
    face.tells_end = tells_end;
    face.stat_keys = stat_keys;
    face.stat_words = stat_words;
    face.built = {built_title, draw_built, built_words};
    return face;
}

}  // namespace orrery::ui
