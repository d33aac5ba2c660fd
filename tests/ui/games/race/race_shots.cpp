// Draws pictures of the Race table in important positions, in every window size: `race_shots DIR [part of a name]`.
#include <type_traits>

#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/games/race/scene.h"
#include "tests/ui/table_shots.h"

namespace orrery::ui {
namespace {

using race_table::Kind;
using test::kind_of;
using test::Shot;
using Play = test::Stage;

/// Chooses moves like a player who builds much and varies the phases.
Json choose(const Shot&, const std::vector<Json>& moves, Rng& rng) {
    return tests::weighted(moves, rng, [](const Json& m) {
        const std::string type = m["type"];
        return type == "pass" || type == "done" ? 1 : type == "place" ? 12 : 4;
    });
}

/// Returns the target of the `at`-th card of the hand, or of the drawn cards.
Id card_target(Play& s, Kind kind, std::size_t at) {
    const Session& session = *s.session();
    const auto seen = match_of<race::Game>(session.match())->observe(session.viewer());
    const race::Cards& cards = kind == Kind::hand ? seen.own.hand : seen.own.drawn;
    return at < cards.size() ? target_of(race_table::card_at(kind, cards, at)) : 0;
}

std::vector<Shot> shots() {
    const auto kind = [](std::string k, int round = 5, std::size_t least = 2) {
        return [=](const Json& v, const std::vector<Json>& moves) {
            return kind_of(v) == k && v["table"]["round"].get<int>() >= round && moves.size() >= least;
        };
    };
    const Vec tablet{1180, 820}, phone{390, 844}, little{360, 640}, desk{1920, 1080}, wide{844, 390}, upright{820, 1180};
    const auto tap = [](auto thing) {                     // a thing, or the id of a target
        return [=](Play& s) {
            if constexpr (std::is_same_v<decltype(thing), Thing>) s.tap(target_of(thing));
            else s.tap(thing);
            s.settle();
        };
    };
    const auto tap_card = [](Kind kind, std::size_t at) {
        return [=](Play& s) {
            s.tap(card_target(s, kind, at));
            s.settle();
        };
    };
    const auto raise = [](Play& s) {
        for (std::size_t i = 0; i < 20; ++i)
            if (const Target* t = s.target(card_target(s, Kind::hand, i)); t && t->options.enabled) {
                s.tap(t->id);
                break;
            }
        s.settle();
    };
    const auto pick = [](std::size_t n) {
        return [=](Play& s) {
            for (std::size_t i = 0; i < n; ++i) s.tap(card_target(s, Kind::hand, i));
            s.settle();
        };
    };
    const auto of_any_seat = [](Kind kind) {               // the viewer's, or that of the first seat with one
        return [=](Play& s) {
            for (int seat = 0; seat < orrery::race::kMaxRaceSeats; ++seat)
                if (s.target(target_of(race_table::thing(kind, 0, Seat(seat))))) {
                    s.tap(target_of(race_table::thing(kind, 0, Seat(seat))));
                    break;
                }
            s.settle();
        };
    };
    const auto act = [](std::string name, std::string value) {
        return [=](Play& s) {
            s.act(name, value);
            s.settle();
        };
    };
    const auto step = [](int beats) {                      // plays steps of the lesson; a requested move is made by its hint
        return [=](Play& s) {
            s.act("learn", "race");
            for (int i = 0; i < beats; ++i) {
                s.settle();
                const Session* session = s.session();
                const bool is_asked = session && session->match().to_act() && !s.has_action("lesson-next");
                if (is_asked) s.act_hint();
                else s.act("lesson-next");
            }
            s.settle();
        };
    };
    const auto setting = [](std::string name, std::string value) {
        return [=](Play& s) {
            s.act(name, value);
            s.settle();
        };
    };
    return {
        {"world", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-ja", tablet, 1, 2, 3, "ja", kind("place_world", 6, 3), {}},
        {"world-raised", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), raise},
        {"world-4", tablet, 1, 4, 5, "en", kind("place_world", 6, 3), {}},
        {"world-3-ja", tablet, 1, 3, 5, "ja", kind("place_world", 6, 3), {}},
        {"world-phone", phone, 2, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-phone-ja", phone, 2, 2, 3, "ja", kind("place_world", 6, 3), {}},
        {"world-4-phone", phone, 2, 4, 5, "en", kind("place_world", 6, 3), {}},
        {"world-little", little, 2, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-wide", wide, 2, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-desk", desk, 1, 3, 5, "en", kind("place_world", 6, 3), {}},
        {"world-4-desk", desk, 1, 4, 5, "ja", kind("place_world", 6, 3), {}},
        {"world-upright", upright, 1, 4, 5, "en", kind("place_world", 6, 3), {}},
        {"setup", tablet, 1, 2, 3, "en", kind("setup_discard", 0), pick(1)},
        {"setup-phone", phone, 2, 2, 3, "en", kind("setup_discard", 0), pick(2)},
        {"actions", tablet, 1, 2, 3, "en", kind("choose_actions", 4), [](Play& s) {
             s.tap(target_of(race_table::thing(Kind::action, 3)));
             s.settle();
         }},
        {"actions-3", tablet, 1, 3, 3, "ja", kind("choose_actions", 4), tap(race_table::thing(Kind::action, 6))},
        {"actions-phone", phone, 2, 2, 3, "en", kind("choose_actions", 4), tap(race_table::thing(Kind::action, 0))},
        {"actions-phone-ja", phone, 2, 2, 3, "ja", kind("choose_actions", 4), tap(race_table::thing(Kind::action, 0))},
        {"actions-wide", wide, 2, 2, 3, "en", kind("choose_actions", 4), tap(race_table::thing(Kind::action, 0))},
        {"actions-desk", desk, 1, 2, 3, "ja", kind("choose_actions", 4), tap(race_table::thing(Kind::action, 0))},
        {"explore", tablet, 1, 2, 3, "en", kind("explore_keep", 3, 5), tap_card(Kind::drawn, 1)},
        {"explore-phone", phone, 2, 2, 3, "en", kind("explore_keep", 3, 5), tap_card(Kind::drawn, 1)},
        {"explore-wide", wide, 2, 2, 3, "en", kind("explore_keep", 3, 5), tap_card(Kind::drawn, 1)},
        {"develop", tablet, 1, 2, 3, "en", kind("place_development", 5, 3), {}},
        {"method", tablet, 1, 2, 3, "en", kind("settle_method", 1), {}},
        {"method-phone", phone, 2, 2, 3, "ja", kind("settle_method", 1), {}},
        {"pay", tablet, 1, 2, 3, "en", kind("pay", 4, 4), pick(1)},
        {"pay-phone", phone, 2, 2, 3, "en", kind("pay", 4, 4), pick(1)},
        {"sell", tablet, 1, 2, 3, "en", kind("trade_sell", 3, 2), {}},
        {"consume", tablet, 1, 2, 3, "en", kind("consume", 6, 3), {}},
        {"consume-ja", tablet, 1, 3, 3, "ja", kind("consume", 6, 3), {}},
        {"consume-phone", phone, 2, 2, 3, "en", kind("consume", 6, 3), {}},
        {"good", tablet, 1, 2, 3, "en", kind("consume_good", 4), {}},
        {"number", tablet, 1, 2, 3, "en", kind("lucky_number", 1), {}},
        {"number-phone", phone, 2, 2, 3, "ja", kind("lucky_number", 1), {}},
        {"number-little", little, 2, 2, 3, "en", kind("lucky_number", 1), {}},
        {"hand-for-vp", tablet, 1, 2, 3, "en", kind("consume_hand", 1), pick(1)},
        {"windfall", tablet, 1, 2, 3, "en", kind("produce_windfall", 1, 3), {}},
        {"windfall-wide", wide, 2, 2, 3, "en", kind("produce_windfall", 1, 3), {}},
        {"windfall-wide-source", wide, 2, 2, 3, "ja", kind("produce_windfall", 1, 3), tap(race_table::source_of({}))},
        {"limit", tablet, 1, 2, 3, "en", kind("hand_limit", 1), pick(2)},
        {"limit-phone", phone, 2, 2, 3, "en", kind("hand_limit", 1), pick(2)},
        {"rival", tablet, 1, 3, 5, "en", kind("place_world", 6, 3), of_any_seat(Kind::rival)},
        {"rival-phone", phone, 2, 3, 5, "ja", kind("place_world", 6, 3), of_any_seat(Kind::rival)},
        {"sheet-shield", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), of_any_seat(Kind::shield)},
        {"sheet-phase", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), tap(race_table::thing(Kind::phase, 3))},
        {"sheet-phase-phone", phone, 2, 2, 3, "ja", kind("place_world", 6, 3), tap(race_table::thing(Kind::phase, 2))},
        {"sheet-card", tablet, 1, 2, 3, "en", kind("choose_actions", 6), tap_card(Kind::hand, 0)},
        {"sheet-card-ja", tablet, 1, 2, 3, "ja", kind("choose_actions", 6), tap_card(Kind::hand, 1)},
        {"sheet-card-phone", phone, 2, 2, 3, "en", kind("choose_actions", 6), tap_card(Kind::hand, 1)},
        {"sheet-legend", phone, 2, 2, 3, "en", kind("place_world", 6, 3), of_any_seat(Kind::legend)},
        {"refused", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), [](Play& s) {
             for (std::size_t i = 0; i < 20; ++i)
                 if (const Target* t = s.target(card_target(s, Kind::hand, i)); t && !t->options.enabled) {
                     s.tap(t->id);
                     break;
                 }
         }},
        {"guide", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("guide", "on")},
        {"guide-4", tablet, 1, 4, 5, "en", kind("place_world", 6, 3), setting("guide", "on")},
        {"guide-phone", phone, 2, 2, 3, "ja", kind("place_world", 6, 3), setting("guide", "on")},
        {"replay", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), [](Play& s) {
             s.act("replay");
             s.settle();
             s.act("replay-sights");
             s.settle();
         }},
        {"curtain", tablet, 1, 3, 3, "en", {}, {}, Shot::At::curtain},
        {"curtain-phone", phone, 2, 3, 3, "ja", {}, {}, Shot::At::curtain},
        {"end", tablet, 1, 3, 3, "en", {}, {}, Shot::At::end},
        {"end-ja", tablet, 1, 2, 3, "ja", {}, {}, Shot::At::end},
        {"end-phone", phone, 2, 4, 3, "en", {}, {}, Shot::At::end},
        {"end-desk", desk, 1, 4, 3, "en", {}, {}, Shot::At::end},
        {"end-tableaus", tablet, 1, 3, 3, "en", {}, tap(id("segment", 1, id("results-panel"))), Shot::At::end},
        {"end-tableaus-desk", desk, 1, 4, 3, "ja", {}, tap(id("segment", 1, id("results-panel"))), Shot::At::end},
        {"end-tableaus-phone", {390, 2000}, 1, 4, 3, "en", {}, {}, Shot::At::end},
        {"statistics", tablet, 1, 3, 3, "en", {}, act("statistics", ""), Shot::At::end},
        {"statistics-phone", phone, 2, 3, 3, "ja", {}, act("statistics", ""), Shot::At::end},
        {"shelf", tablet, 1, 2, 3, "en", {}, {}, Shot::At::first_screen},
        {"set-up", tablet, 1, 2, 3, "en", {}, act("new-game", "race"), Shot::At::first_screen},
        {"set-up-ja", tablet, 1, 2, 3, "ja", {}, act("new-game", "race"), Shot::At::first_screen},
        {"set-up-phone", phone, 2, 2, 3, "en", {}, act("new-game", "race"), Shot::At::first_screen},
        {"lesson-1", tablet, 1, 2, 3, "en", {}, step(0), Shot::At::first_screen},
        {"lesson-3", tablet, 1, 2, 3, "ja", {}, step(2), Shot::At::first_screen},
        {"lesson-5", tablet, 1, 2, 3, "en", {}, step(4), Shot::At::first_screen},
        {"lesson-points-phone", phone, 2, 2, 3, "en", {}, step(17), Shot::At::first_screen},
        {"lesson-5-phone", phone, 2, 2, 3, "en", {}, step(4), Shot::At::first_screen},
        {"contrast", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("palette", "high_contrast")},
        {"safe", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("palette", "safe")},
        {"text-130", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("text-size", "130")},
        {"text-160-phone", phone, 2, 2, 3, "en", kind("place_world", 6, 3), setting("text-size", "160")},
    };
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    return orrery::ui::test::make_pictures({"race", orrery::ui::shots(), orrery::ui::choose}, argc, argv);
}
