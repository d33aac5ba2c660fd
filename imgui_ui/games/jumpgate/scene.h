// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <string>

#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/score.h"
#include "imgui_ui/games/jumpgate/layout.h"
#include "imgui_ui/games/jumpgate/offers.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::jumpgate_table {

/// Thing on the table. `index` is the id of a planet, resource or card, or 0.
struct Thing {
    enum class Kind : std::uint8_t {
        none, planet, scan_code, land_codes, pile, claim, resource, card, hidden, hole, gate, deck, discard,
    };
    Kind kind = Kind::none;
    int index = 0;
    bool operator==(const Thing&) const = default;
    explicit operator bool() const { return kind != Kind::none; }
};

/// Return the target ids of a thing, for the kit and for tests. A planet's name and codes are a second target of the planet.
Id target_of(Thing thing);
Id codes_target(jg::PlanetId planet);

enum class Button : std::uint8_t { research, end_turn, no_marker, done, nothing_more, take, leave, fly, read_more };
Id button_target(Button b);
/// Return the target ids of a card in the bubble beside a planet, and of a pair in the bubble of a landing.
Id bubble_card_target(jg::NavId card);
Id pair_target(std::size_t index);

struct Scene {
    Ui& ui;
    Canvas& canvas;
    const Theme& theme;
    Lang lang;
    const jg::Observation& seen;
    const Names& names;
    const std::vector<SeatLook>& looks;
    bool covered;                    // the viewer's secrets stay face down
    float breath = 1;                // of legal glows

    const std::string& name_of(Seat seat) const { return names[std::size_t(seat)]; }
    SeatColor color_of(Seat seat) const {
        return std::size_t(seat) < looks.size() ? looks[std::size_t(seat)].color : SeatColor::green;
    }
    /// Returns a seat's colour for text on dark ground.
    Color ink_of(Seat seat) const { return mix(theme.seat(color_of(seat)).fill, kWhite, 0.55f); }
    std::string planet(jg::PlanetId id) const { return jg::planet_name(id, lang); }
    /// Returns the name without the icon, which is drawn, not written.
    std::string resource(jg::ResourceId id) const {
        return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name.in(lang);
    }
};

inline ui::Resource face_of(jg::ResourceId id) { return ui::Resource(jg::kResources[id].kind); }
int badge_value(int code);
NavCodes codes_of(jg::NavId card);

/// Returns the points that a seat's collected resources gain by one more.
int gain_of(const jg::Observation& seen, Seat seat, jg::ResourceId resource);
int count_of(const jg::ResourcePile& pile, jg::ResourceKind kind);

}  // namespace orrery::ui::jumpgate_table
