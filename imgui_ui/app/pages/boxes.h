// The five boxes on the shelf.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/text.h"
#include "imgui_ui/kit/text_layout.h"
#include "imgui_ui/kit/tokens.h"

namespace orrery::ui {

struct Box {
    std::string_view id;
    GameKey key;
    Text name;                                 ///< '\n' marks where a long name breaks on the box
    const char* players;
    const char* minutes;
    int weight;                                ///< of 4
    Text pitch;
};

inline constexpr Box kBoxes[] = {
    {"jumpgate", GameKey::jumpgate, msg("Jump Gate"), "2–5", "20–45", 2,
     msg("Chart a ring of worlds and carry home what the others only marked.")},
    {"race", GameKey::race, msg("Race for the\nGalaxy"), "2–4", "30–45", 3,
     msg("Build a civilisation from one hand of cards: every card is also your money.")},
    {"quantum", GameKey::quantum, msg("Quantum"), "2–4", "45–60", 3,
     msg("Your dice are your fleet. Low numbers fight, high numbers fly.")},
    {"microcosmos", GameKey::microcosmos, msg("Microcosmos"), "1–4", "45–75", 3,
     msg("One ark, a ruined sector, and a crew to make its planets green again.")},
    {"astronavigators", GameKey::astronavigators, msg("AstroNavigators"), "2–4", "45–90", 3,
     msg("Sail the Earth, read the sky by night, and be ready when the rocket leaves.")},
};

/// Game whose rules are shown by default.
inline constexpr std::string_view kBoxesFirst = kBoxes[0].id;

/// Returns the name without its line break: a space, or nothing in scripts without spaces.
inline std::string one_line(std::string_view name) {
    std::string out;
    for (const char c : name)
        if (c != '\n') out += c;
        else if (!is_wide(last_code_point(out))) out += ' ';
    return out;
}

inline const Box* box_of(std::string_view id) {
    for (const Box& box : kBoxes)
        if (box.id == id) return &box;
    return nullptr;
}

}  // namespace orrery::ui
