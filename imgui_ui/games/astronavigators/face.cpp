// The game's row in the list of games. In the browser this file is loaded at the start and the rest of the table on demand
// (web/split_wasm.py). What the set-up shows is implemented here; everything else is only referred to.
#include "imgui_ui/games/astronavigators/book.h"
#include "imgui_ui/games/astronavigators/dice_words.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/statistics.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/games/astronavigators/table.h"
#include "imgui_ui/games/astronavigators/teach.h"

namespace orrery::ui {
namespace {

constexpr Captains kAstroNavigatorsCaptains{
    Captain{msg("Stella Pratt"), msg("Looks up and misses the boat.")},
    Captain{msg("Bruno Falk"), msg("Travels far and observes what happens to be there.")},
    Captain{msg("Ines Quiroga"), msg("Is in the right place in the right month.")},
    Captain{msg("Professor Halvorsen"), msg("Knows the sky by heart and saves every week.")},
    Captain{msg("Director Zhao"), msg("Plans the landing on the first day.")},
};

/// First games stay on the Earth and are short.
constexpr OptionChoice kFirstAstronavigators[] = {{"mode", "astronomer"}};

std::string astronavigators_seats_note(int seats, Lang lang) {
    if (seats == 2) return std::string(msg("2 players: in each ranking only the first place gives points.").in(lang));
    if (seats == 3) return std::string(msg("3 players: first places give points, and one second place.").in(lang));
    return fill(msg("{n} players: second places give points, too, and one third place."), lang, {{"n", seats}});
}

/// The modes have other scores and lengths.
constexpr std::string_view kAstronavigatorsKinds = "mode";

bool astronavigators_tells_end(std::string_view event) { return event == "game_end"; }

}  // namespace

GameFace astronavigators_face() {
    using namespace astronavigators_table;
    GameFace face{"astronavigators", GameKey::astronavigators, make_table, draw_part, part_color, astronavigators_seats_note};
    face.captains = kAstroNavigatorsCaptains;
    face.sound_of = sound_of;
    face.text_signs = text_signs;
    face.shows_seats = true;
    face.book = book;
    face.decision_rules = decision_rules;
    face.event_rules = event_rules;
    face.lesson = lesson;
    face.first_options = kFirstAstronavigators;
    face.coach = coach;
    face.puzzles = puzzles;
    face.tells_end = astronavigators_tells_end;
    face.stat_keys = stat_keys;
    face.stat_words = stat_words;
    face.kinds_option = kAstronavigatorsKinds;
    face.dice_in = dice_in;
    face.draw_die_face = draw_face_of_die;
    face.die_face_name = face_name_of_die;
    return face;
}

}  // namespace orrery::ui
