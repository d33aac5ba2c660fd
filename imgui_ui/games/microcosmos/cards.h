// Cards in every size: crew with their two halves, survivors, the Automa's, and upgrades of an ark.
#pragma once

#include <optional>

#include "imgui_ui/games/microcosmos/scene.h"

namespace orrery::ui::microcosmos_table {

/// Half of a crew card that counts.
enum class Bright : std::uint8_t { top, bottom, both };

struct CrewLook {
    Lang lang = Lang::en;
    Bright bright = Bright::both;              ///< the other half is dimmed
    Glow glow = Glow::none;
    float breath = 1;
    bool matches = false;                      ///< the bright half can be used at the present or chosen spot: it is marked
    bool plays_twice = false;                  ///< the badge "×2" of the lower row
};
/// Draws a crew card: the top half, the band with name and specialist, the bottom half. From 60 high; below that, and from 28 high, a
/// chip with the bright half and the specialist.
void draw_crew_card(Canvas&, mc::CrewId, Rect, const CrewLook& = {});
void draw_crew_back(Canvas&, Rect, int count);

struct SurvivorLook {
    Lang lang = Lang::en;
    Glow glow = Glow::none;
    float breath = 1;
};
void draw_survivor_card(Canvas&, mc::SurvivorId, Rect, const SurvivorLook& = {});

struct AutomaLook {
    Lang lang = Lang::en;
    int done = 0;                              ///< steps that are over: ticked, or struck out
    unsigned skipped = 0;                      ///< bit i: step i was impossible
    std::optional<int> current;                ///< step that is being done
};
/// Draws an Automa card with its steps in words, one below the other. Returns the height that it needs at the width of `r`; draws
/// nothing if `r.h` is 0.
float draw_automa_card(Canvas&, mc::AutomaId, Rect r, const AutomaLook& = {});
void draw_automa_back(Canvas&, Rect, int count);

struct UpgradeLook {
    Lang lang = Lang::en;
    int steps = 0;                             ///< unlocked steps
    bool is_payable = false;
    Glow glow = Glow::none;
    float breath = 1;
};
/// Draws the tile of an upgrade: its name, and its cost or a tick. Below 40 high only its sign and cost.
void draw_upgrade(Canvas&, mc::Upgrade, Rect, const UpgradeLook& = {});

/// Draws an empty place for a card, with a word in it.
void draw_free_place(Canvas&, Rect, std::string_view word, Glow glow = Glow::none, float breath = 1);

}  // namespace orrery::ui::microcosmos_table
