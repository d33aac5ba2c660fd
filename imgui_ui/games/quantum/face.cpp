// The game's row in the list of games. In the browser this file is loaded at the start and the rest of the table on demand
// (web/split_wasm.py). What the set-up shows is implemented here; everything else is only referred to.
#include "engine/games/quantum/content.h"
#include "imgui_ui/games/quantum/book.h"
#include "imgui_ui/games/quantum/dice_words.h"
#include "imgui_ui/games/quantum/look.h"
#include "imgui_ui/games/quantum/motion.h"
#include "imgui_ui/games/quantum/statistics.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/games/quantum/table.h"
#include "imgui_ui/games/quantum/teach.h"

namespace orrery::ui {
namespace {

constexpr Captains kQuantumCaptains{
    Captain{msg("Cadet Brisk"), msg("Attacks because it is fun.")},
    Captain{msg("Lieutenant Reyes"), msg("Holds the front and forgets the flank.")},
    Captain{msg("Commander Holt"), msg("Adds up your dice as well as its own.")},
    Captain{msg("Commodore Lindqvist"), msg("Gives way, and stands on the next planet.")},
    Captain{msg("The Tactician"), msg("Has fought this battle before.")},
};

/// First games use the basic map, with the number of cubes that it states, until a seat has won.
constexpr OptionChoice kFirst[] = {{"map", "basic_2p"}, {"cubes", "0"}, {"round_limit", "0"}};

constexpr Text kCubes = msg("{n} {n|cube|cubes}", "score");

std::string seats_note(int seats, Lang lang) {
    const orrery::quantum::Map& map = orrery::quantum::kMaps[orrery::quantum::basic_map(seats)];
    const Text pattern = msg("{n} players: whoever first has {cubes} cubes on the map wins.");
    return fill(pattern, lang, {{"n", seats}, {"cubes", map.cubes}});
}

}  // namespace

GameFace quantum_face() {
    using namespace quantum_table;
    GameFace face{"quantum", GameKey::quantum, make_table, draw_part, part_color, seats_note};
    face.pictured_option = "map";
    face.draw_option = draw_map_picture;
    face.captains = kQuantumCaptains;
    face.sound_of = sound_of;
    face.text_signs = text_signs;
    face.has_secrets = false;
    face.shows_seats = true;
    face.book = book;
    face.decision_rules = decision_rules;
    face.event_rules = event_rules;
    face.lesson = lesson;
    face.first_options = kFirst;
    face.coach = coach;
    face.puzzles = puzzles;
    face.counted = &kCubes;
    face.tells_end = tells_end;
    face.stat_keys = stat_keys;
    face.stat_words = stat_words;
    face.dice_in = dice_in;
    return face;
}

}  // namespace orrery::ui
