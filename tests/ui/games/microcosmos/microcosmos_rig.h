// Rig of the Microcosmos table: positions of the tests, players who choose moves at random, and the touches of a move.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/players.h"
#include "imgui_ui/games/microcosmos/layout.h"
#include "imgui_ui/games/microcosmos/scene.h"
#include "imgui_ui/games/microcosmos/table.h"
#include "imgui_ui/games/microcosmos/words.h"
#include "tests/ui/table_rig.h"
#include "tests/weighted.h"

namespace orrery::ui::microcosmos_table {

inline constexpr Vec kTabletWindow{1180, 820}, kPhoneWindow{390, 844}, kLyingWindow{844, 390}, kDeskWindow{1920, 1080};

/// Takes a crew card out of wherever it lies. A card of the Club is replaced.
inline void take_crew(mc::State& s, mc::CrewId card) {
    const auto drop = [card](auto& pile) {
        if (auto* at = std::find(pile.begin(), pile.end(), card); at != pile.end()) pile.erase(at);
    };
    drop(s.crew_deck);
    drop(s.crew_discard);
    drop(s.robot.crew);
    for (mc::Player& player : s.players)
        for (auto& row : player.rows) drop(row);
    for (mc::CrewId& slot : s.club) {
        if (slot != card) continue;
        slot = s.crew_deck.back();
        s.crew_deck.pop_back();
    }
}
inline void give_crew(mc::State& s, Seat who, mc::CrewId card, mc::Row row) {
    take_crew(s, card);
    s.player(who).row(row).push_back(card);
}
/// Puts the crew cards of a seat on the discard pile.
inline void drop_crew(mc::State& s, Seat who) {
    for (auto& row : s.player(who).rows) {
        for (const mc::CrewId card : row) s.crew_discard.push_back(card);
        row.clear();
    }
}
inline mc::CrewId crew_named(const char* id) { return *mc::crew_by_id(id); }
inline mc::PlanetId planet_in(const mc::Table& t, mc::Cell cell) { return t.grid[cell]; }
inline constexpr mc::Cell kWest = mc::kStartCells[0], kNorth = mc::kStartCells[1], kEast = mc::kStartCells[2];

/// Restores two of the starting planets and all but completes the third, so that a game at random ends soon. The Automa would
/// complete it at once, so in the solo game it is left as it is.
inline void shorten(mc::State& s) {
    for (const mc::Cell cell : mc::kStartCells) {
        mc::Place& place = s.places[s.grid[cell]];
        place.levels = {};
        place.markers.clear();
        if (cell != kNorth) {
            place.is_restored = true;
            ++s.completed;
            continue;
        }
        if (s.is_solo()) continue;
        place.levels = mc::kPlanets[s.grid[cell]].tracks;
        --place.levels[mc::index_of(mc::Resource::labour)];
        place.markers.push_back({0, static_cast<std::int8_t>(mc::sum_of(place.levels))});
    }
}

class Rig : public test::TableRig<mc::Game> {
  public:
    explicit Rig(int seats, std::uint64_t seed, Vec css = kTabletWindow, Lang lang = Lang::en)
        : TableRig(microcosmos_face(), test::some_match(seats, seed), css, lang) {}
    explicit Rig(const NewMatch& how, Vec css = kTabletWindow, Lang lang = Lang::en) : TableRig(microcosmos_face(), how, css, lang) {}

    bool tap_thing(Thing what) { return tap_target(target_of(what)); }
    bool press(Button button) { return tap_thing(button_thing(button)); }
    Vec centre_of(Thing what) {
        frame();
        const Target* t = target(target_of(what));
        return t ? t->rect.centre() : Vec{-1, -1};
    }
    /// Replaces the position with a changed one.
    void set(const std::function<void(mc::State&)>& change) {
        mc::State s = match().now();
        change(s);
        Json position = match().position();
        position["table"] = mc::encode_table(s);
        position["decision"] = mc::encode_decision(s);
        load(position);
    }
    std::optional<mc::Kind> kind() {
        const std::optional<mc::Asked> open = mc::asked(match().now());
        return open ? std::optional(open->kind) : std::nullopt;
    }
};

/// Chooses like a player who flies to planets and builds there, so that games end and every kind of move occurs.
inline mc::Move choose_move(const mc::MoveList& moves, Rng& rng) {
    const auto weight = [](const mc::Move& m) {
        return std::visit(overloaded{
            [](const mc::StartTerraform&) { return 60; },
            [](const mc::Raise&) { return 30; },
            [](const mc::BuildColony&) { return 60; },
            [](const mc::PlaceOutpost&) { return 40; },
            [](const mc::MoveOutpost&) { return 6; },
            [](const mc::Settle&) { return 60; },
            [](const mc::StartScout&) { return 20; },
            [](const mc::TakeToken&) { return 6; },
            [](const mc::Collect&) { return 24; },
            [](const mc::UnlockUpgrade&) { return 30; },
            [](const mc::Discover&) { return 12; },
            [](const mc::Play& x) { return x.uses ? 20 : 3; },
            [](const mc::Draw&) { return 20; },
            [](const mc::Travel& x) {
                switch (mc::kind_of(x.to)) {
                    case mc::SpotKind::planet: return 16;
                    case mc::SpotKind::moon:
                    case mc::SpotKind::station:
                    case mc::SpotKind::portal: return 6;
                    case mc::SpotKind::asteroid: break;
                }
                return 1;
            },
            [](const auto&) { return 4; },
        }, m);
    };
    return tests::weighted(moves, rng, weight);
}

/// Makes `move` with the touches that the table tells, and expects a prompt after each but the last. Returns the move that was asked
/// for; empty if none was. A terraforming goes together with its first level, so the touches choose any.
inline std::optional<mc::Move> touch_for(Rig& rig, const mc::Move& move, int* begun = nullptr) {
    constexpr int kMostTouches = 6;
    const Json json = mc::encode_move(move);
    rig.frame();
    // The Automa's card may lie above the table until its steps are shown. A tap ends that.
    if (const Target* card = rig.target(target_of(thing(Kind::automa_card))); card && card->name == words::kSkipAutoma.in(Lang::en)) {
        rig.tap(target_of(thing(Kind::automa_card)));
        rig.frame();
    }
    for (int touches = 0; touches < kMostTouches; ++touches) {
        const std::vector<Id> told = rig.table().touches_for(json);
        bool is_touched = !told.empty() && rig.tap_target(told.front());
        if (told.empty() && std::holds_alternative<mc::StartTerraform>(move)) {
            const mc::Observation seen = rig.seen();
            const mc::PlanetId here = mc::planet_of(seen.player(seen.turn_seat).at);
            for (const mc::Resource resource : mc::kResources)
                if (!is_touched && mc::may_raise(seen, seen.turn_seat, here, resource))
                    is_touched = rig.tap_thing(cargo_thing(resource, seen.me));
        }
        // Whoever ends the actions ends the turn with the same touch.
        if (!is_touched && std::holds_alternative<mc::Done>(move)) is_touched = rig.press(Button::end_turn);
        if (!is_touched) return {};
        if (const std::optional<mc::Move> asked = rig.asked()) return asked;
        EXPECT_FALSE(rig.prompt().empty()) << to_text(json) << ", after touch " << touches + 1;
        EXPECT_TRUE(rig.notes.empty()) << to_text(json) << " is refused: " << rig.notes.front().text;
        if (begun) ++*begun;
    }
    return {};
}

}  // namespace orrery::ui::microcosmos_table
