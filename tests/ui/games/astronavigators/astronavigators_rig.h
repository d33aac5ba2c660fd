// Rig of the AstroNavigators table: positions of the tests, players who choose moves at random, and the touches of a move.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/rng.h"
#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/players.h"
#include "imgui_ui/games/astronavigators/earth.h"
#include "imgui_ui/games/astronavigators/layout.h"
#include "imgui_ui/games/astronavigators/scene.h"
#include "imgui_ui/games/astronavigators/table.h"
#include "imgui_ui/games/astronavigators/table_words.h"
#include "tests/games/astronavigators/extremes.h"
#include "tests/ui/table_rig.h"
#include "tests/weighted.h"

namespace orrery::ui::astronavigators_table {

inline constexpr Vec kTabletWindow{1180, 820}, kPhoneWindow{390, 844}, kLyingWindow{844, 390}, kDeskWindow{1920, 1080};

// --- positions ---

using Built = tests::AstroNavigatorsExtreme;

inline an::SpaceId space_named(const char* id) { return *an::space_by_id(id); }
inline an::CardId card_named(const char* id) { return *an::card_by_id(id); }
inline an::TileId tile_named(const char* id) { return *an::tile_by_id(id); }
inline an::SetId set_named(const char* id) { return *an::set_by_id(id); }
inline an::QuestId quest_named(const char* id) { return *an::quest_by_id(id); }

/// Puts a vehicle on a space of the Earth, with the die on a transport that may be named there.
inline void put_vehicle(an::State& s, Seat who, an::SpaceId space, an::Transport face) {
    s.players[who].vehicle = {an::Map::earth, space};
    s.players[who].face = face;
}
/// Takes a card out of wherever it lies. A week that it covered shows the card below, or the next one of the deck.
inline void take_card(an::State& s, an::CardId card) {
    const auto drop = [card](auto& pile) {
        auto* at = std::find(pile.begin(), pile.end(), card);
        if (at == pile.end()) return false;
        pile.erase(at);
        return true;
    };
    drop(s.deck);
    for (an::CardPile& week : s.weeks)
        if (drop(week) && week.empty()) week.push_back(take_top(s.deck));
    for (const Seat seat : all_seats(s.seats)) {
        an::Player& player = s.players[seat];
        drop(player.observed);
        drop(player.moon_cards);
        drop(player.schedule);
    }
    if (s.deck_top == card) s.deck_top = take_top(s.deck);
}
/// Puts a card on top of a week.
inline void show_card(an::State& s, int week, an::CardId card) {
    take_card(s, card);
    s.week(week).push_back(card);
}
/// Gives a player an instrument from the quest deck.
inline void give_instrument(an::State& s, Seat who, an::EffectKind effect) {
    for (auto* quest = s.quest_deck.begin(); quest != s.quest_deck.end(); ++quest) {
        if (an::kInstruments[*quest].effect != effect) continue;
        s.players[who].instruments.push_back(*quest);
        s.quest_deck.erase(quest);
        return;
    }
}
/// Gives a player a quest from the quest deck.
inline void give_quest(an::State& s, Seat who, an::QuestId quest) {
    auto* at = std::find(s.quest_deck.begin(), s.quest_deck.end(), quest);
    if (at == s.quest_deck.end()) return;
    s.quest_deck.erase(at);
    s.players[who].quests.push_back(quest);
}

/// Returns the position after a move of the seat that is to act.
inline an::State played(an::State s, const an::Move& move) {
    an::Events none;
    an::apply(s, *an::to_act(s), move, nullptr, none);
    return s;
}

using Wanted = std::function<bool(const an::Move&)>;
inline bool wants_nothing(const an::Move&) { return false; }

/// Returns a move that only ends something, or the first one.
inline an::Move quiet_move(const an::MoveList& moves) {
    for (const an::Move& m : moves) {
        const bool is_quiet = std::visit(overloaded{
            [](const an::Pass&) { return true; }, [](const an::Decline&) { return true; }, [](const an::NoMove&) { return true; },
            [](const an::Stop&) { return true; }, [](const an::EndTravel&) { return true; }, [](const an::SkipJoin&) { return true; },
            [](const an::Done&) { return true; }, [](const an::AcceptDv&) { return true; },
            [](const auto&) { return false; },
        }, m);
        if (is_quiet) return m;
    }
    return moves.front();
}
/// Plays until a seat is asked for a decision of this kind: of each earlier decision the first move that is wanted, otherwise a quiet one.
inline an::State played_until(an::State s, an::Kind kind, Seat who = 0, const Wanted& wanted = wants_nothing) {
    constexpr int kMostMoves = 400;
    an::Events none;
    for (int i = 0; i < kMostMoves; ++i) {
        const std::optional<an::Asked> open = an::asked(s);
        if (!open || *open == an::Asked{who, kind}) return s;
        const an::MoveList moves = an::legal_moves(s, open->seat);
        const auto* at = open->seat == who ? std::find_if(moves.begin(), moves.end(), wanted) : moves.end();
        const an::Move move = at != moves.end() ? *at : quiet_move(moves);
        an::apply(s, open->seat, move, nullptr, none);
    }
    ADD_FAILURE() << "never asked for " << an::kKindIds[static_cast<std::size_t>(kind)];
    return s;
}
template <class... M>
Wanted wants(const M&... moves) {
    return [list = std::vector<an::Move>{moves...}](const an::Move& m) { return std::find(list.begin(), list.end(), m) != list.end(); };
}

/// Returns a selection of the first month, by the first seat.
inline an::State at_selection(int seats = 2, an::Mode mode = an::Mode::astronomer) {
    return Built(seats, mode).with([](an::State& s) { s.year = s.round = 1, s.sun_step = 0; }).state();
}
/// Returns the first step of a leg of the first seat. `more` changes the position before it.
inline an::State at_travel(an::Transport by, an::SpaceId from, const std::function<void(an::State&)>& more = [](an::State&) {}) {
    an::State s = at_selection();
    put_vehicle(s, 0, from, by);
    more(s);
    return played_until(s, an::Kind::travel_step, 0, wants(an::SelectTravel{1, by}));
}
/// Returns a selection of the first seat, who has everything, with its vehicle on a stage of the orbit map.
inline an::State in_orbit_at(an::StageId stage, const std::function<void(an::State&)>& more = [](an::State&) {}) {
    return Built(2, an::Mode::astronavigator).equip().take_orbit_tiles().fly(0, stage, false).with(more).state();
}
/// Returns the calibration of the first seat, an astronaut on the Earth with moon tokens and sets, who has joined.
inline an::State at_calibration(an::Kind kind = an::Kind::calibrate, an::Status status = an::Status::astronaut) {
    an::State s = Built(2, an::Mode::astronavigator).equip().with([status](an::State& t) { t.players[0].status = status; }).state();
    return played_until(s, kind, 0, wants(an::Join{}));
}
/// Makes a game at random end soon: it begins with the flight, or in the second half of the year.
inline void shorten(an::State& s) {
    Rng pick(7);
    an::Events none;
    an::finish_setup(s, pick, none);
    if (s.is_astronavigator()) return an::prepare_flight(s);
    s.sun_step = an::kSunSteps / 2;
    s.round = static_cast<std::int8_t>(s.sun_step + 1);
}

// --- the table ---

inline NewMatch match_in(an::Mode mode, int seats, std::uint64_t seed) {
    NewMatch how = test::some_match(seats, seed);
    how.options = Json{{"mode", an::kModeIds[static_cast<std::size_t>(mode)]}};
    return how;
}

class Rig : public test::TableRig<an::Game> {
  public:
    explicit Rig(int seats, std::uint64_t seed, Vec css = kTabletWindow, Lang lang = Lang::en)
        : TableRig(astronavigators_face(), test::some_match(seats, seed), css, lang) {}
    explicit Rig(const NewMatch& how, Vec css = kTabletWindow, Lang lang = Lang::en) : TableRig(astronavigators_face(), how, css, lang) {}
    explicit Rig(const an::State& s, Vec css = kTabletWindow, Lang lang = Lang::en)
        : TableRig(astronavigators_face(), match_in(s.options.mode, s.seats, 1), css, lang) {
        begin_from(s);
    }

    bool tap_thing(Thing what) { return tap_target(target_of(what)); }
    bool press(Button button) { return tap_thing(button_thing(button)); }
    Vec centre_of(Thing what) {
        bring_in_sight(target_of(what));
        const Target* t = target(target_of(what));
        return t ? t->rect.centre() : Vec{-1, -1};
    }
    /// Returns the place of a space of the Earth that is not a target. Precondition: the whole map is shown.
    Rect place_of_space(an::SpaceId space) {
        LayoutInput in;
        in.areas = table_layout({ui().width(), ui().height()}, 0, false).areas;
        in.seats = match().seats();
        in.has_orbit = match().now().is_astronavigator();
        in.slots = an::slot_size(match().now().players[viewer()]);
        return earth_geometry(make_layout(in).earth).space(space);
    }
    /// Taps a space, which need not be a target. A second tap at once would enlarge the map.
    void tap_space(an::SpaceId space) {
        constexpr double kLong = 400;
        frame(kLong);
        tap_at(place_of_space(space).centre());
    }
    /// Switches between passing quest windows and asking them. Returns false if the switch is not there.
    bool switch_quests() { return tap(id("astronavigators.quests")); }

    void begin_from(const an::State& s) { load(tests::extreme_document<an::Game>(s)); }
    /// Replaces the position with a changed one.
    void set(const std::function<void(an::State&)>& change) {
        an::State s = match().now();
        change(s);
        begin_from(s);
    }
    std::optional<an::Kind> kind() {
        const std::optional<an::Asked> open = an::asked(match().now());
        return open ? std::optional(open->kind) : std::nullopt;
    }
    /// Waits until nothing moves.
    void rest() {
        constexpr int kPatience = 200;
        constexpr double kStepMs = 60;
        frame();
        for (int i = 0; i < kPatience && table().is_moving(); ++i) frame(kStepMs);
    }
    /// Plays the passes of quest windows that the table asks for by itself. Returns their number.
    int pass_windows() {
        int passed = 0;
        while (kind() == an::Kind::quest_window) {
            rest();
            frame();
            const std::optional<an::Move> move = asked();
            if (!move) return passed;
            EXPECT_TRUE(*move == an::Move(an::Pass{})) << to_text(an::encode_move(*move));
            play(*move);
            ++passed;
        }
        return passed;
    }
};

/// Chooses like a player who travels, observes and flies, so that every kind of move occurs.
inline an::Move choose_move(const an::MoveList& moves, Rng& rng) {
    const auto weight = [](const an::Move& m) {
        return std::visit(overloaded{
            [](const an::Select& x) { return x.action == an::Action::schedule ? 10 : 30; },
            [](const an::SelectTravel& x) { return x.transport == an::Transport::spacecraft ? 200 : 16; },
            [](const an::Pass&) { return 30; },
            [](const an::CompleteQuest&) { return 60; },
            [](const an::StepTo&) { return 8; },
            [](const an::Stop&) { return 60; },
            [](const an::NoMove&) { return 2; },
            [](const an::ChainTile&) { return 16; },
            [](const an::RollVehicle&) { return 40; },
            [](const an::RollCompass&) { return 40; },
            [](const an::ChooseTransport&) { return 20; },
            [](const an::Advance&) { return 60; },
            [](const an::ExtraSct&) { return 40; },
            [](const an::ExtraAi&) { return 40; },
            [](const an::Join&) { return 30; },
            [](const an::PlaceSxt&) { return 30; },
            [](const an::PlaceSct&) { return 30; },
            [](const an::PlaceAi&) { return 30; },
            [](const an::VoluntaryAbort&) { return 2; },
            [](const auto&) { return 5; },
        }, m);
    };
    return tests::weighted(moves, rng, weight);
}

/// Makes `move` with the touches that the table tells, and expects a prompt after each but the last. Returns the move that was asked
/// for; empty if none was. Where the spaces of a map are small, the first touch only enlarges it.
inline std::optional<an::Move> touch_for(Rig& rig, const an::Move& move, int* begun = nullptr) {
    constexpr int kMostTouches = 6;
    const Json json = an::encode_move(move);
    rig.frame();
    for (int touches = 0; touches < kMostTouches; ++touches) {
        const std::vector<Id> told = rig.table().touches_for(json);
        if (told.empty() || !rig.tap_target(told.front())) return {};
        if (const std::optional<an::Move> asked = rig.asked()) return asked;
        EXPECT_TRUE(rig.notes.empty()) << to_text(json) << " is refused: " << rig.notes.front().text;
        const std::vector<Id> left = rig.table().touches_for(json);
        if (left == told) continue;
        EXPECT_FALSE(rig.prompt().empty()) << to_text(json) << ", after touch " << touches + 1;
        if (begun) ++*begun;
    }
    return {};
}

}  // namespace orrery::ui::astronavigators_table
