// Draws pictures of the Jump Gate table in important positions, in every window size: `jumpgate_shots DIR [part of a name]`.
#include <algorithm>
#include <map>

#include "imgui_ui/games/jumpgate/scene.h"
#include "tests/ui/table_shots.h"

namespace orrery::ui {
namespace {

using jumpgate_table::Kind;
using jumpgate_table::thing;

using test::kind_of;
using test::Shot;

/// Returns the first target of a kind; 0 if there is none.
Id first_of(test::Stage& s, Kind kind, bool enabled = false) {
    for (int i = 0; i < 64; ++i) {
        const Id id = target_of(thing(kind, i));
        const Target* t = s.target(id);
        if (t && (!enabled || t->options.enabled)) return id;
    }
    return 0;
}

/// Touches a planet that can be reached by flight and by card, so that the choice between the two appears.
void touch_way(test::Stage& s) {
    for (int i = 0; i < int(orrery::jumpgate::kPlanetCount); ++i) {
        const Id id = target_of(thing(Kind::planet, i));
        const Target* t = s.target(id);
        if (!t || !t->options.enabled) continue;
        const std::size_t before = s.app().session()->match().ply();
        s.tap(id);
        if (s.target(target_of(thing(Kind::fly)))) return;
        if (s.app().session()->match().ply() != before) s.act("undo");
        else s.tap(id);
    }
}

bool has_move(const std::vector<Json>& moves, const std::string& type) {
    return std::any_of(moves.begin(), moves.end(), [&](const Json& m) { return m["type"] == type; });
}

int count_moves(const std::vector<Json>& moves, const std::string& type) {
    return int(std::count_if(moves.begin(), moves.end(), [&](const Json& m) { return m["type"] == type; }));
}

int marks_at_ship(const Json& view) {
    const int seat = view["decision"]["seat"].get<int>();
    int n = 0;
    for (const Json& p : view["table"]["planets"])
        if (p["id"] == view["table"]["players"][std::size_t(seat)]["ship"])
            for (const Json& u : p["face_up"]) n += int(!u["marker"].is_null());
    return n;
}

/// Chooses moves that show much of the game.
Json choose(const Shot& shot, const std::vector<Json>& all, Rng& rng) {
    // A player who takes no resources reaches the last round.
    const bool careful = shot.name.find("final") != std::string::npos;
    std::vector<Json> moves;
    for (const Json& m : all)
        if (!careful || (m["type"] != "harvest" && m["type"] != "take")) moves.push_back(m);
    static const std::map<std::string, int> kWeights{{"land", 40}, {"harvest", 8}, {"scan", 30}, {"jump", 6}, {"fly", 4},
                                                     {"research", 3}, {"end_turn", 1}, {"place", 20}, {"take", 10}, {"done", 8},
                                                     {"discard", 2}, {"leave", 2}, {"pass", 1}};
    return tests::weighted(moves.empty() ? all : moves, rng, [](const Json& m) { return kWeights.at(m["type"].get<std::string>()); });
}

/// Leaves some moves for others, then opens the list of lines in the replay.
void leave_moves(test::Stage& s) {
    s.act("undo-mode", "friendly");
    for (int line = 0; line < 4; ++line) {
        for (int i = 0; i < 3 - line % 2; ++i) s.act("undo");
        for (int i = 0; i < 3 && s.session()->match().to_act(); ++i) {
            s.act("take-device");
            const std::vector<Json> moves = s.session()->match().moves();
            s.act_move(moves[std::size_t(line * 3 + i) % moves.size()]);
        }
    }
    s.settle();
    s.act("take-device");
    s.settle();
    s.act("replay");
    s.settle();
    s.act("replay-lines");
    s.settle();
}

std::vector<Shot> shots() {
    const auto action = [](const Json& view) { return kind_of(view) == "action"; };
    const auto scans = [=](int n) { return [=](const Json& v, const std::vector<Json>& m) { return action(v) && count_moves(m, "scan") >= n && v["table"]["turn"]["number"].get<int>() > 6; }; };
    const auto kind = [](std::string k, int turn = 4) { return [=](const Json& v, const std::vector<Json>&) { return kind_of(v) == k && v["table"]["turn"]["number"].get<int>() >= turn; }; };
    const auto lands = [=](const Json& v, const std::vector<Json>& m) { return action(v) && count_moves(m, "land") >= 1 && marks_at_ship(v) >= 1; };
    const auto harvests = [=](const Json& v, const std::vector<Json>& m) { return action(v) && has_move(m, "harvest"); };
    const auto last = [=](const Json& v, const std::vector<Json>&) {
        if (!action(v)) return false;
        for (const Json& p : v["table"]["planets"])
            if (p["face_down"].empty() && p["face_up"].size() == 1) return true;
        return false;
    };
    const auto final_round = [](const Json& v, const std::vector<Json>&) { return kind_of(v) == "action" && v["table"]["final_round"].is_object(); };
    const auto start = [=](const Json& v, const std::vector<Json>&) { return action(v); };
    const Vec tablet{1180, 820}, small{1024, 700}, phone{390, 844}, desk{1920, 1080}, wide{844, 390};
    const auto tap_scan = [](test::Stage& s) { s.tap(first_of(s, Kind::scan_code)); };
    const auto tap_land = [](test::Stage& s) { s.tap(first_of(s, Kind::land_codes)); };
    const auto tap_harvest = [](test::Stage& s) { s.tap(first_of(s, Kind::resource, true)); };
    const auto tap_card = [](test::Stage& s) { s.tap(first_of(s, Kind::card)); };
    const auto tap_way = touch_way;
    const auto hold = [](Kind kind) { return [=](test::Stage& s) { s.hold(first_of(s, kind)); }; };
    // Takes the picture halfway through a move's animation.
    const auto moving = [](std::string type, double ms) {
        return [=](test::Stage& s) {
            for (const Json& m : s.app().session()->match().moves())
                if (m["type"] == type) {
                    s.act_move(m);
                    break;
                }
            s.frame(ms);
        };
    };
    const auto setting = [](std::string name, std::string value) {
        return [=](test::Stage& s) {
            s.act(name, value);
            s.settle();
        };
    };
    return {
        {"replay-lines", {1180, 820}, 1, 2, 3, "en", scans(1), leave_moves},
        {"replay-lines-phone", {390, 844}, 2, 2, 3, "ja", scans(1), leave_moves},
        {"replay-line", {1180, 820}, 1, 2, 3, "en", scans(1), [](test::Stage& s) {
             leave_moves(s);
             s.act("replay-line", "0");
             s.settle();
         }},
        {"replay-line-phone", {390, 844}, 2, 2, 3, "en", scans(1), [](test::Stage& s) {
             leave_moves(s);
             s.act("replay-line", "0");
             s.settle();
         }},
        {"contrast", tablet, 1, 4, 8, "en", last, setting("palette", "high_contrast")},
        {"safe", tablet, 1, 4, 8, "en", last, setting("palette", "safe")},
        {"text-130", tablet, 1, 4, 8, "en", last, setting("text-size", "130")},
        {"text-160", tablet, 1, 4, 8, "en", last, setting("text-size", "160")},
        {"text-80", tablet, 1, 4, 8, "en", last, setting("text-size", "80")},
        {"text-130-phone", phone, 2, 2, 8, "en", last, setting("text-size", "130")},
        {"text-160-phone", phone, 2, 2, 8, "en", last, setting("text-size", "160")},
        {"motion-jump", tablet, 1, 2, 7, "en", start, moving("jump", 150)},
        {"motion-scan", tablet, 1, 4, 3, "en", scans(2), moving("scan", 150)},
        {"motion-harvest", tablet, 1, 3, 6, "en", harvests, moving("harvest", 150)},
        {"start-2", tablet, 1, 2, 7, "en", start, {}},
        {"start-5", tablet, 1, 5, 7, "en", start, {}},
        {"start-2-phone", phone, 2, 2, 7, "en", start, {}},
        {"start-2-desk", desk, 1, 2, 7, "en", start, {}},
        {"scan-4", tablet, 1, 4, 3, "en", scans(2), {}},
        {"scan-4-ja", tablet, 1, 4, 3, "ja", scans(2), {}},
        {"scan-3", tablet, 1, 3, 4, "en", scans(2), {}},
        {"scan-5", tablet, 1, 5, 4, "en", scans(2), {}},
        {"scan-5-small", small, 1, 5, 4, "en", scans(2), {}},
        {"scan-5-small-ja", small, 1, 5, 4, "ja", scans(2), {}},
        {"scan-4-desk", desk, 1, 4, 3, "en", scans(2), {}},
        {"scan-4-desk-ja", desk, 1, 4, 3, "ja", scans(2), {}},
        {"scan-5-desk", desk, 1, 5, 3, "en", scans(2), {}},
        {"scan-2-phone", phone, 2, 2, 3, "en", scans(2), {}},
        {"scan-2-phone-ja", phone, 2, 2, 3, "ja", scans(2), {}},
        {"scan-3-phone", phone, 2, 3, 3, "en", scans(2), {}},
        {"scan-4-phone", phone, 2, 4, 3, "en", scans(2), {}},
        {"scan-5-phone", phone, 2, 5, 3, "en", scans(2), {}},
        {"scan-5-phone-ja", phone, 2, 5, 3, "ja", scans(2), {}},
        {"scan-5-360", {360, 640}, 2, 5, 3, "en", scans(2), {}},
        {"scan-2-360", {360, 640}, 2, 2, 3, "en", scans(2), {}},
        {"scan-2-600", {600, 960}, 1, 2, 3, "en", scans(2), {}},
        {"scan-2-wide", wide, 2, 2, 3, "en", scans(2), {}},
        {"scan-5-wide", wide, 2, 5, 3, "en", scans(2), {}},
        {"scan-4-portrait", {820, 1180}, 1, 4, 3, "en", scans(2), {}},
        {"scan-4-1366", {1366, 1024}, 1, 4, 3, "en", scans(2), {}},
        {"scan-4-4k", {3840, 2160}, 1, 4, 3, "en", scans(2), {}},
        {"pick-scan", tablet, 1, 4, 3, "en", scans(2), tap_scan},
        {"pick-card", tablet, 1, 3, 4, "en", scans(2), tap_card},
        {"pick-way", tablet, 1, 3, 4, "en", scans(1), tap_way},
        {"pick-way-phone", phone, 2, 2, 3, "en", scans(1), tap_way},
        {"marker", tablet, 1, 3, 4, "en", kind("scan_marker", 6), {}},
        {"marker-phone", phone, 2, 2, 4, "en", kind("scan_marker", 6), {}},
        {"research", tablet, 1, 3, 4, "en", kind("research", 3), {}},
        {"research-phone", phone, 2, 2, 4, "ja", kind("research", 3), {}},
        {"land", tablet, 1, 3, 6, "en", lands, tap_land},
        {"land-ja", tablet, 1, 4, 9, "ja", lands, tap_land},
        {"land-phone", phone, 2, 2, 6, "en", lands, tap_land},
        {"land-wide", wide, 2, 3, 6, "en", lands, tap_land},
        {"land-refused", tablet, 1, 4, 3, "en", scans(2), tap_land},
        {"harvest", tablet, 1, 3, 6, "en", harvests, tap_harvest},
        {"harvest-phone", phone, 2, 2, 6, "en", harvests, tap_harvest},
        {"claim-mark", tablet, 1, 3, 6, "en", kind("claim_mark", 1), {}},
        {"claim-mark-ja", tablet, 1, 4, 6, "ja", kind("claim_mark", 1), {}},
        {"claim-mark-phone", phone, 2, 2, 6, "en", kind("claim_mark", 1), {}},
        {"claim-mark-phone-ja", phone, 2, 5, 6, "ja", kind("claim_mark", 1), {}},
        {"claim-mark-wide", wide, 2, 3, 6, "en", kind("claim_mark", 1), {}},
        {"claim-take", tablet, 1, 3, 6, "en", kind("claim_take", 1), {}},
        {"claim-take-wide", wide, 2, 3, 6, "en", kind("claim_take", 1), {}},
        {"last-one", tablet, 1, 4, 8, "en", last, {}},
        {"last-one-phone", phone, 2, 2, 8, "en", last, {}},
        {"final-round", tablet, 1, 4, 2, "en", final_round, {}},
        {"final-round-phone", phone, 2, 4, 2, "ja", final_round, {}},
        {"explain-planet", tablet, 1, 4, 8, "en", last, hold(Kind::planet)},
        {"explain-resource", tablet, 1, 4, 8, "en", last, hold(Kind::resource)},
        {"explain-resource-phone", phone, 2, 2, 8, "ja", last, hold(Kind::resource)},
        {"explain-card", tablet, 1, 4, 8, "en", last, hold(Kind::card)},
        {"explain-card-wide", wide, 2, 2, 8, "en", last, hold(Kind::card)},
        {"explain-discard", tablet, 1, 4, 8, "en", last, hold(Kind::discard)},
        {"explain-discard-phone", phone, 2, 2, 8, "en", last, hold(Kind::discard)},
        {"explain-hole", tablet, 1, 4, 8, "en", last, hold(Kind::hole)},
        {"explain-hidden", tablet, 1, 2, 8, "en", last, hold(Kind::hidden)},
        {"explain-hidden-phone", phone, 2, 2, 8, "en", last, hold(Kind::hidden)},
    };
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    return orrery::ui::test::make_pictures({"jumpgate", orrery::ui::shots(), orrery::ui::choose, 1500, 40}, argc, argv);
}
