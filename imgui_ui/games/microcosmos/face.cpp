// The game's row in the list of games. In the browser this file is loaded at the start and the rest of the table on demand
// (web/split_wasm.py). What the set-up shows is implemented here; everything else is only referred to.
#include "imgui_ui/games/microcosmos/book.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/statistics.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/table.h"
#include "imgui_ui/games/microcosmos/teach.h"

namespace orrery::ui {
namespace {

constexpr Captains kMicrocosmosCaptains{
    Captain{msg("Ensign Wren"), msg("Wants to see every planet at once.")},
    Captain{msg("Surgeon Bell"), msg("Looks after the crew and loses sight of the time.")},
    Captain{msg("Engineer Lane"), msg("Wastes no cell of energy.")},
    Captain{msg("First Officer Dacosta"), msg("Plans the way back before setting out.")},
    Captain{msg("Admiral Nkemelu"), msg("Has brought home more people than anybody.")},
};

/// First games are short.
constexpr OptionChoice kFirst[] = {{"end_planets", "3"}};

std::string seats_note(int seats, Lang lang) {
    if (seats == 1) return std::string(msg("Alone: the Automa is your rival. Its card tells what it does.").in(lang));
    return fill(msg("{n} players: everybody flies in the same galaxy."), lang, {{"n", seats}});
}

}  // namespace

GameFace microcosmos_face() {
    using namespace microcosmos_table;
    GameFace face{"microcosmos", GameKey::microcosmos, make_table, draw_part, part_color, seats_note};
    face.captains = kMicrocosmosCaptains;
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
    face.why_ended = why_ended;
    face.stat_keys = stat_keys;
    face.stat_words = stat_words;
    return face;
}

}  // namespace orrery::ui
