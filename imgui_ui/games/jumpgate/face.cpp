// The game's row in the list of games. In the browser this file is loaded at the start and the rest of the table on demand
// (web/split_wasm.py). What the set-up shows is implemented here; everything else is only referred to.
#include "engine/games/jumpgate/content.h"
#include "imgui_ui/games/jumpgate/book.h"
#include "imgui_ui/games/jumpgate/motion.h"
#include "imgui_ui/games/jumpgate/statistics.h"
#include "imgui_ui/games/jumpgate/symbols.h"
#include "imgui_ui/games/jumpgate/table.h"
#include "imgui_ui/games/jumpgate/teach.h"

namespace orrery::ui {
namespace {

constexpr Captains kJumpgateCaptains{
    Captain{msg("Pip Tanner"), msg("Flies by the manual and skips a page now and then.")},
    Captain{msg("Odile Marsh"), msg("Hauls whatever lies near and forgets the way home.")},
    Captain{msg("Ren Okada"), msg("Knows where the goods are and counts the fuel twice.")},
    Captain{msg("Ysolde Vane"), msg("Lands first and leaves you the long way round.")},
    Captain{msg("The Navigator"), msg("Has charted every gate, and your next jump too.")},
};

std::string seats_note(int seats, Lang lang) {
    const Text pattern = msg("{n} players: {planets} planets in the ring, {hidden} hidden resources each.");
    return fill(pattern, lang, {{"n", seats},
                                   {"planets", static_cast<int>(orrery::jumpgate::ring_size(seats))},
                                   {"hidden", static_cast<int>(orrery::jumpgate::hidden_each(seats))}});
}

}  // namespace

GameFace jumpgate_face() {
    using namespace jumpgate_table;
    GameFace face{"jumpgate", GameKey::jumpgate, make_table, draw_part, part_color, seats_note};
    face.captains = kJumpgateCaptains;
    face.sound_of = sound_of;
    face.text_signs = text_signs;
    face.book = book;
    face.decision_rules = decision_rules;
    face.event_rules = event_rules;
    face.lesson = lesson;
    face.coach = coach;
    face.puzzles = puzzles;
    face.tells_end = tells_end;
    face.stat_keys = stat_keys;
    face.stat_words = stat_words;
    return face;
}

}  // namespace orrery::ui
