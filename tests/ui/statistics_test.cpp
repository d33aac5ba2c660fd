// Statistics without a screen: the record of a finished game, damaged records, export, totals, and key moments.
#include <gtest/gtest.h>

#include <map>

#include "engine/core/number.h"
#include "engine/core/rng.h"
#include "engine/match/games.h"
#include "imgui_ui/app/driver/statistics.h"
#include "imgui_ui/app/pages/moments.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

class CountedStorage final : public MemoryStorage {
  public:
    int writes = 0;

    StoreAnswer set(const std::string& key, const std::string& value) override {
        ++writes;
        return MemoryStorage::set(key, value);
    }
};

const GameInfo& game() { return *game_by_id("jumpgate")->info; }

FinishedSeat seat(std::string name, int total, int place, bool won, std::string level = {}) {
    FinishedSeat out;
    out.name = std::move(name);
    out.level = std::move(level);
    out.points.assign(game().score_parts->size(), 0);
    out.points[0] = total;
    out.total = total;
    out.place = place;
    out.won = won;
    return out;
}

FinishedGame finished(std::string id, int turns, std::vector<FinishedSeat> seats) {
    FinishedGame out;
    out.id = std::move(id);
    out.started = "2026-11-21T09:00:00Z";
    out.ended = "2026-11-21T10:00:00Z";
    out.turns = turns;
    out.moves = 3 * turns;
    out.options = {{"black_hole", "7"}};
    out.seats = std::move(seats);
    return out;
}

std::unique_ptr<AnyMatch> played_out(std::uint64_t seed, int seats) {
    NewMatch how;
    how.names.assign(static_cast<std::size_t>(seats), "");
    how.seed = seed;
    auto match = std::move(*game_by_id("jumpgate")->start(how));
    Rng rng(seed);
    while (match->to_act()) {
        const auto moves = match->moves();
        match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return match;
}

/// Parses CSV strictly by RFC 4180.
std::vector<std::vector<std::string>> parse_csv(const std::string& text) {
    std::vector<std::vector<std::string>> rows{{""}};
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        std::string& field = rows.back().back();
        if (quoted) {
            if (c != '"') field += c;
            else if (i + 1 < text.size() && text[i + 1] == '"') field += text[++i];
            else quoted = false;
        } else if (c == '"') {
            EXPECT_TRUE(field.empty()) << "a quote in the middle of a bare field";
            quoted = true;
        } else if (c == ',') {
            rows.back().push_back("");
        } else if (c == '\r') {
            EXPECT_TRUE(i + 1 < text.size() && text[i + 1] == '\n');
            ++i;
            rows.push_back({""});
        } else {
            EXPECT_NE(c, '\n');
            field += c;
        }
    }
    EXPECT_FALSE(quoted);
    EXPECT_EQ(rows.back(), std::vector<std::string>{""}) << "the last line ends as well";
    rows.pop_back();
    return rows;
}

TEST(Statistics, ARecordHoldsWhatTheResultsSay) {
    const auto match = played_out(5, 3);
    SaveHeader header;
    header.id = "g1";
    header.created = "2026-11-21T09:00:00Z";
    header.seats = {{false, ""}, {true, "random"}, {false, ""}};
    const FinishedGame record = finished_game(*match, header, {SeatColor::red, SeatColor::blue, SeatColor::green}, "2026-11-21T10:00:00Z");
    const ScoreSheet sheet = match->score();
    ASSERT_EQ(record.seats.size(), 3u);
    int winners = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(record.seats[i].total, sheet.rows[i].total);
        const std::vector<int>& points = sheet.rows[i].points;
        EXPECT_EQ(record.seats[i].points, std::vector<std::optional<int>>(points.begin(), points.end()));
        EXPECT_EQ(record.seats[i].place, sheet.rows[i].place);
        EXPECT_EQ(record.seats[i].won, sheet.rows[i].place == 1);
        winners += record.seats[i].won ? 1 : 0;
    }
    EXPECT_EQ(winners, static_cast<int>(sheet.winners.size()));
    EXPECT_EQ(record.seats[1].level, "random");
    EXPECT_EQ(record.seats[0].level, "");
    EXPECT_EQ(record.seats[0].color, SeatColor::red);
    EXPECT_EQ(record.turns, match->turn_number());
    EXPECT_FALSE(record.options.empty());
}

TEST(Statistics, WhatIsKeptIsReadBackAsItWas) {
    GameRecords records;
    records.games = {finished("a", 20, {seat("Aki", 30, 1, true), seat("Zoë, \"Z\"\n", -4, 2, false)}),
                     finished("b", 25, {seat("ベン", 12, 1, true), seat("C", 12, 1, true, "random")})};
    records.games[0].seats[0].keys = {{"hidden", "kept"}, {"claimed", "2"}};
    records.dropped = 3;
    records.damaged = 1;
    const GameRecords again = records_from_json(game(), *parse_json(to_text(records_to_json(game(), records))));
    EXPECT_EQ(again, records);
}

TEST(Statistics, AGameCountsOnceAndTheSameRecordIsNotWrittenTwice) {
    CountedStorage storage;
    SaveStore store(storage);
    count_game(store, game(), finished("a", 20, {seat("Aki", 30, 1, true), seat("Ben", 20, 2, false)}));
    const int writes = storage.writes;
    FinishedGame later = finished("a", 20, {seat("Aki", 30, 1, true), seat("Ben", 20, 2, false)});
    later.ended = "2027-01-01T00:00:00Z";
    count_game(store, game(), later);
    EXPECT_EQ(storage.writes, writes);
    ASSERT_EQ(load_records(store, game()).games.size(), 1u);
    EXPECT_EQ(load_records(store, game()).games[0].ended, "2026-11-21T10:00:00Z");
    // After the end was undone and the game ended differently, the new end counts.
    count_game(store, game(), finished("a", 22, {seat("Aki", 30, 2, false), seat("Ben", 31, 1, true)}));
    ASSERT_EQ(load_records(store, game()).games.size(), 1u);
    EXPECT_EQ(load_records(store, game()).games[0].turns, 22);
    uncount_game(store, game(), "other");
    EXPECT_EQ(load_records(store, game()).games.size(), 1u);
    uncount_game(store, game(), "a");
    EXPECT_TRUE(load_records(store, game()).empty());
}

TEST(Statistics, OldGamesMakeRoomAndAreCounted) {
    CountedStorage storage;
    SaveStore store(storage);
    GameRecords records;
    for (std::size_t i = 0; i < kMostRecords; ++i) records.games.push_back(finished("g" + std::to_string(i), 20, {seat("A", 1, 1, true)}));
    ASSERT_EQ(keep_records(store, game(), records), StoreAnswer::done);
    count_game(store, game(), finished("new", 20, {seat("A", 1, 1, true)}));
    const GameRecords now = load_records(store, game());
    EXPECT_EQ(now.games.size(), kMostRecords);
    EXPECT_EQ(now.games.front().id, "g1");
    EXPECT_EQ(now.games.back().id, "new");
    EXPECT_EQ(now.dropped, 1);
    // The largest possible records must stay small compared with the five million characters of a browser's storage.
    std::size_t kept = 0;
    for (const auto& [key, value] : storage.entries) kept += key.size() + value.size();
    EXPECT_LT(kept, 400'000u);
}

TEST(Statistics, DamagedEntriesAreLeftOutAndCounted) {
    GameRecords records;
    for (const char* id : {"a", "b", "c"}) records.games.push_back(finished(id, 20, {seat("Aki", 30, 1, true), seat("Ben", 20, 2, false)}));
    const Json good = records_to_json(game(), records);
    const auto broken = [&](const std::function<void(Json&)>& harm) {
        Json json = good;
        harm(json["games"][1]);
        return records_from_json(game(), json);
    };
    const std::function<void(Json&)> harms[] = {
        [](Json& g) { g = 7; },
        [](Json& g) { g["id"] = ""; },
        [](Json& g) { g["id"] = "a"; },
        [](Json& g) { g.erase("turns"); },
        [](Json& g) { g["turns"] = -1; },
        [](Json& g) { g["turns"] = "20"; },
        [](Json& g) { g["options"] = Json::array(); },
        [](Json& g) { g["seats"] = Json::array(); },
        [](Json& g) { g["seats"][0]["points"] = Json::array({1}); },
        [](Json& g) { g["seats"][0]["points"][0] = 1e30; },
        [](Json& g) { g["seats"][0]["place"] = 0; },
        [](Json& g) { g["seats"][0]["color"] = "mauve"; },
        [](Json& g) { g["seats"][0]["won"] = 1; },
        [](Json& g) { g["seats"][0]["name"] = std::string(5000, 'x'); },
        [](Json& g) { g["seats"][0]["keys"] = Json::array({Json::array({"one"})}); },
        [](Json& g) { while (g["seats"].size() < 9) g["seats"].push_back(g["seats"][0]); },
    };
    for (std::size_t i = 0; i < std::size(harms); ++i) {
        const GameRecords left = broken(harms[i]);
        ASSERT_EQ(left.games.size(), 2u) << i;
        EXPECT_EQ(left.games[0].id, "a") << i;
        EXPECT_EQ(left.games[1].id, "c") << i;
        EXPECT_EQ(left.damaged, 1) << i;
        EXPECT_FALSE(left.is_lost) << i;
    }
    for (const char* text : {"7", "[]", "{}", "null", R"({"format":"orrery-statistics/1","game":"race","parts":[],"games":[]})",
                             R"({"format":"orrery-statistics/9","game":"jumpgate","parts":[],"games":[]})",
                             R"({"format":"orrery-statistics/1","game":"jumpgate","parts":7,"games":[]})"}) {
        const GameRecords lost = records_from_json(game(), *parse_json(text));
        EXPECT_TRUE(lost.is_lost) << text;
        EXPECT_TRUE(lost.empty()) << text;
    }
}

// After any byte of the storage is changed, lost or added, reading must neither fail nor accept invented data.
TEST(Statistics, ADamagedStoreGivesAnOlderCopyOrSaysSo) {
    CountedStorage storage;
    SaveStore store(storage);
    for (const char* id : {"a", "b", "c"}) count_game(store, game(), finished(id, 20, {seat("Aki", 30, 1, true)}));
    const auto good = storage.entries;
    Rng rng(3);
    for (int round = 0; round < 400; ++round) {
        storage.entries = good;
        auto at = storage.entries.begin();
        std::advance(at, rng.below(static_cast<std::uint32_t>(good.size())));
        std::string& value = at->second;
        const std::size_t where = rng.below(static_cast<std::uint32_t>(value.size()));
        if (rng.below(2) == 0) value[where] = static_cast<char>(value[where] ^ (1 << rng.below(7)));
        else value.resize(where);
        const GameRecords read = load_records(store, game());
        EXPECT_TRUE(read.is_lost || read.games.size() == 3 || read.games.size() == 2) << round;
        for (const FinishedGame& one : read.games) EXPECT_EQ(one.seats[0].total, 30);
        count_game(store, game(), finished("new", 20, {seat("Aki", 30, 1, true)}));
        EXPECT_FALSE(load_records(store, game()).empty()) << "counting goes on";
        EXPECT_EQ(load_records(store, game()).damaged, read.is_lost ? 1 : 0);
    }
}

TEST(Statistics, PartsOfTheScoreAreFoundByTheirIds) {
    GameRecords records;
    records.games = {finished("a", 20, {seat("Aki", 30, 1, true)})};
    Json json = records_to_json(game(), records);
    const std::string first = json["parts"][0].get<std::string>();
    json["parts"][0] = "forgotten";                        // an older version had another part there
    json["parts"][1] = first;
    json["games"][0]["seats"][0]["points"][1] = 9;
    const GameRecords read = records_from_json(game(), json);
    ASSERT_EQ(read.games.size(), 1u);
    EXPECT_EQ(read.games[0].seats[0].points[0], 9);
    EXPECT_EQ(read.games[0].seats[0].points[1], 0);
}

TEST(Statistics, CsvKeepsEveryTextAndExecutesNothing) {
    const std::vector<std::string> plain{"Aki", "Zoë, the \"Z\"", "two\r\nlines", "ベン", "", "\"", ",", "a\nb"};
    const std::vector<std::string> formulas{"=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", " =1", "=HYPERLINK(\"http://x\",\"y\")", "＝1", "－1"};
    GameRecords records;
    for (const auto* list : {&plain, &formulas})
        for (const std::string& name : *list) records.games.push_back(finished("g" + std::to_string(records.games.size()), 20, {seat(name, -3, 1, true)}));
    const auto rows = parse_csv(records_to_csv(game(), records));
    ASSERT_EQ(rows.size(), 1 + plain.size() + formulas.size());
    const auto name_column = static_cast<std::size_t>(std::find(rows[0].begin(), rows[0].end(), "name") - rows[0].begin());
    const auto total_column = static_cast<std::size_t>(std::find(rows[0].begin(), rows[0].end(), "total") - rows[0].begin());
    ASSERT_LT(name_column, rows[0].size());
    for (std::size_t i = 1; i < rows.size(); ++i) {
        ASSERT_EQ(rows[i].size(), rows[0].size()) << i;
        const std::string& name = rows[i][name_column];
        EXPECT_EQ(name, i <= plain.size() ? plain[i - 1] : "'" + formulas[i - 1 - plain.size()]);
        EXPECT_EQ(rows[i][total_column], "-3") << "a number stays a number";
    }
}

TEST(Statistics, Totals) {
    const std::vector<FinishedGame> games{
        finished("a", 20, {seat("Aki", 30, 1, true), seat("Ben", 20, 2, false)}),
        finished("b", 31, {seat("Aki", 11, 2, false), seat("Bot", 12, 1, true, "random")}),
        finished("c", 18, {seat("Ben", 25, 1, true), seat("Aki", 25, 1, true), seat("Other bot", 3, 3, false, "random")}),
    };
    const Totals t = add_up(game(), games);
    EXPECT_EQ(t.games, 3);
    EXPECT_EQ(games[t.shortest].id, "c");
    EXPECT_EQ(games[t.longest].id, "b");
    EXPECT_EQ(t.turns.tenths(), 230);
    ASSERT_TRUE(t.best);
    EXPECT_EQ(games[*t.best].seats[t.best_seat].total, 30);
    ASSERT_EQ(t.players.size(), 3u) << "computers of a level are one row";
    EXPECT_EQ(t.players[0].name, "Aki");
    EXPECT_EQ(t.players[0].games, 3);
    EXPECT_EQ(t.players[0].wins, 2);
    EXPECT_EQ(t.players[0].points.tenths(), 220);
    EXPECT_EQ(t.players[0].points.least, 11);
    EXPECT_EQ(t.players[0].points.most, 30);
    EXPECT_EQ(t.players[0].percent(), 67);
    EXPECT_EQ(t.players[1].name, "Ben");
    EXPECT_EQ(t.players[2].level, "random");
    EXPECT_EQ(t.players[2].games, 2);
    EXPECT_EQ(t.players[2].wins, 1);
    ASSERT_EQ(t.by_count.size(), 2u);
    EXPECT_EQ(t.by_count[0].seats, 2);
    EXPECT_EQ(t.by_count[0].games, 2);
    EXPECT_EQ(t.by_count[0].winner.tenths(), 210);
    EXPECT_EQ(t.by_count[1].games, 1);
    EXPECT_EQ(t.by_count[1].winner.count, 1) << "a shared win is one winning score";
    EXPECT_EQ(t.mixed, 2);
    EXPECT_EQ(t.mixed_people, 1);
    EXPECT_EQ(t.mixed_computers, 1);
    ASSERT_EQ(t.by_order.size(), 3u);
    EXPECT_EQ(t.by_order[0].wins, 2);
    EXPECT_EQ(t.by_order[2].games, 1);
    EXPECT_EQ(t.parts[0].count, 7);
    EXPECT_EQ(t.winner_parts[0].count, 4);
    const Totals none = add_up(game(), {});
    EXPECT_EQ(none.games, 0);
    EXPECT_FALSE(none.best);
}

// Games of different kinds, in the order of the option. A record without the option was made before it existed.
TEST(Statistics, KindsArePlayedValuesOfAnOption) {
    const GameInfo& info = *game_by_id("astronavigators")->info;
    const auto of_mode = [](const char* id, const char* mode) {
        FinishedGame out = finished(id, 12, {seat("Aki", 9, 1, true)});
        out.options.clear();
        if (mode != nullptr) out.options.push_back({"mode", mode});
        return out;
    };
    const std::vector<FinishedGame> games{of_mode("a", "astronomer"), of_mode("b", "gone"), of_mode("c", nullptr), of_mode("d", "astronomer")};
    EXPECT_EQ(kind_of(info, games[0], "mode"), "astronomer");
    EXPECT_EQ(kind_of(info, games[1], "mode"), "gone");
    EXPECT_EQ(kind_of(info, games[2], "mode"), "astronavigator") << "the default";
    EXPECT_EQ(kinds_played(info, games, "mode"), (std::vector<std::string>{"astronavigator", "astronomer", "gone"}));
    EXPECT_EQ(kinds_played(info, {games[0], games[3]}, "mode"), (std::vector<std::string>{"astronomer"}));
    EXPECT_TRUE(kinds_played(info, {}, "mode").empty());
}

TEST(Statistics, EveryKindOfAGameHasAName) {
    int named = 0;
    for (const GameEntry& entry : all_games()) {
        const GameFace* face = face_of(entry.info->id);
        if (face == nullptr || face->kinds_option.empty()) continue;
        const auto& options = *entry.info->options;
        const auto at = std::find_if(options.begin(), options.end(), [&](const OptionSpec& o) { return o.key == face->kinds_option; });
        ASSERT_NE(at, options.end()) << entry.info->id;
        for (const Lang lang : kLangs) {
            EXPECT_FALSE(face->stat_words(face->kinds_option, {}, lang).empty()) << entry.info->id;
            for (const OptionValue& value : at->values)
                EXPECT_FALSE(face->stat_words(face->kinds_option, value.value.get<std::string>(), lang).empty()) << to_text(value.value);
        }
        ++named;
    }
    EXPECT_GE(named, 1);
}

TEST(Statistics, TenthsAreRounded) {
    Tally tally;
    EXPECT_EQ(tally.tenths(), 0);
    for (int n : {1, 1, 2}) tally.add(n);
    EXPECT_EQ(tally.tenths(), 13);
    Tally below;
    for (int n : {-1, -1, -2}) below.add(n);
    EXPECT_EQ(below.tenths(), -13);
    EXPECT_EQ(grouped_tenths(13, Lang::en), "1.3");
    EXPECT_EQ(grouped_tenths(-7, Lang::en), "-0.7");
    EXPECT_EQ(grouped_tenths(200, Lang::ja), "20.0");
    EXPECT_EQ(grouped_tenths(12345, Lang::en), "1,234.5") << "thousands are grouped";
}

TEST(Statistics, LongGamesAreToldWithGroupedThousands) {
    EXPECT_EQ(turn_text("jumpgate", 999, Lang::en), "Turn 999");
    EXPECT_EQ(turn_text("jumpgate", 1234, Lang::en), "Turn 1,234");
    EXPECT_NE(turn_text("jumpgate", 1234, Lang::ja).find("1,234"), std::string::npos);
}

// Counters of the game: its texts must know all ids, and there must be one per seat and group.
TEST(Statistics, JumpGateCountsClaimsAndHiddenResources) {
    const GameFace* face = face_of("jumpgate");
    ASSERT_TRUE(face && face->stat_keys && face->stat_words);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto match = played_out(seed, 2 + static_cast<int>(seed % 4));
        for (Seat seat : all_seats(match->seats())) {
            const auto keys = face->stat_keys(*match, seat);
            ASSERT_EQ(keys.size(), 2u);
            for (const StatKey& key : keys)
                for (Lang lang : kLangs) {
                    EXPECT_FALSE(face->stat_words(key.group, {}, lang).empty()) << key.group;
                    EXPECT_FALSE(face->stat_words(key.group, key.key, lang).empty()) << key.group << " " << key.key;
                }
            EXPECT_EQ(keys[0].key, std::to_string(match->score().rows[static_cast<std::size_t>(seat)].points[0] / 4));
        }
    }
}

// --- moments ---

ScoreHistory history(std::vector<std::vector<int>> totals) {
    ScoreHistory out;
    for (std::size_t i = 0; i < totals.size(); ++i) out.turns.push_back(1 + static_cast<int>(i) / 2);
    out.totals = std::move(totals);
    return out;
}

TEST(Moments, TheLeadForGoodTheLeadThatWasLostAndTheLargestGain) {
    //                             0       1       2       3       4        5        6        7
    const ScoreHistory h = history({{0, 0}, {2, 0}, {9, 0}, {9, 4}, {9, 12}, {10, 12}, {10, 14}, {12, 14}});
    const auto moments = key_moments(h, {1}, 3);
    ASSERT_EQ(moments.size(), 3u);
    EXPECT_EQ(moments[0], (Moment{Moment::Kind::caught, 2, 1, 0, 9}));
    EXPECT_EQ(moments[1].kind, Moment::Kind::lead);
    EXPECT_EQ(moments[1].ply, 4u);
    EXPECT_EQ(moments[1].turn, 2);
    EXPECT_EQ(moments[1].who, Contender(1));
    for (std::size_t i = 1; i < moments.size(); ++i) EXPECT_LT(moments[i - 1].ply, moments[i].ply);
}

TEST(Moments, TheFinalCountMayDecide) {
    const ScoreHistory h = history({{0, 0}, {5, 0}, {5, 3}, {6, 9}});
    const auto moments = key_moments(h, {1}, 3);
    EXPECT_EQ(moments.back().kind, Moment::Kind::reveal);
    EXPECT_EQ(moments.back().ply, 3u);
    EXPECT_EQ(moments.back().who, Contender(1));
}

TEST(Moments, OddGamesHaveFewOrNone) {
    EXPECT_TRUE(key_moments(history({{0, 0}}), {}, 3).empty());
    EXPECT_TRUE(key_moments(history({{0, 0}, {0, 0}, {0, 0}}), {0, 1}, 3).empty());
    const auto solo = key_moments(history({{0}, {3}, {8}, {8}}), {0}, 3);
    ASSERT_EQ(solo.size(), 1u);
    EXPECT_EQ(solo[0], (Moment{Moment::Kind::gain, 2, 1, 0, 5}));
    // A seat that leads from the start onwards never takes the lead.
    for (const Moment& m : key_moments(history({{4, 0}, {5, 0}, {6, 0}}), {0}, 3)) EXPECT_NE(m.kind, Moment::Kind::lead);
}

TEST(Moments, TheSetUpIsNoTurnOfTheChart) {
    ScoreHistory h = history({{0, 0}, {1, 0}, {2, 0}, {5, 0}, {5, 3}});
    h.turns = {0, 0, 1, 1, 2};                             // of the four moves, two belong to the set-up and two to turn 1
    EXPECT_EQ(scores_by_turn(h), (std::vector<std::vector<int>>{{2, 5}, {0, 3}}));
    h.turns = {0, 0, 0, 0, 0};                             // nothing else
    EXPECT_EQ(scores_by_turn(h), (std::vector<std::vector<int>>{{5}, {3}}));
}

// Compared with the scores of every game, independently of the search for moments.
TEST(Moments, WhatIsToldOfPlayedGamesIsTrue) {
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const auto match = played_out(seed, 2 + static_cast<int>(seed % 4));
        const ScoreHistory h = score_history(*match);
        ASSERT_EQ(h.moves(), match->ply());
        const std::vector<Contender> winners = match->score().winners;
        const auto moments = key_moments(h, winners, 3);
        EXPECT_LE(moments.size(), 3u);
        EXPECT_FALSE(moments.empty()) << seed;
        const auto total = [&](std::size_t ply, Seat who) { return match->score_at(ply).rows[static_cast<std::size_t>(who)].total; };
        for (const Moment& m : moments) {
            ASSERT_GE(m.ply, 1u);
            ASSERT_LE(m.ply, match->ply());
            EXPECT_EQ(m.turn, match->turn_number_at(m.ply - 1));
            switch (m.kind) {
                case Moment::Kind::lead:
                case Moment::Kind::reveal:
                    for (std::size_t ply = m.ply; ply <= match->ply(); ++ply)
                        for (Seat other : all_seats(match->seats())) EXPECT_TRUE(m.who == other || total(ply, other) < total(ply, m.who.index));
                    EXPECT_EQ(m.kind == Moment::Kind::reveal, m.ply == match->ply());
                    break;
                case Moment::Kind::caught:
                case Moment::Kind::gap:
                    for (Seat other : all_seats(match->seats())) EXPECT_TRUE(m.who == other || total(m.ply, m.who.index) - total(m.ply, other) >= m.points);
                    EXPECT_EQ(m.kind == Moment::Kind::gap, winners == std::vector<Contender>{m.who});
                    break;
                case Moment::Kind::gain:
                case Moment::Kind::final:
                    EXPECT_EQ(total(m.ply, m.who.index) - total(m.ply - 1, m.who.index), m.points);
                    EXPECT_GE(m.points, 2);
                    break;
            }
        }
        // The lines of the chart must end with the final scores and have one step per turn.
        const auto lines = scores_by_turn(h);
        for (std::size_t seat = 0; seat < lines.size(); ++seat) {
            EXPECT_EQ(static_cast<int>(lines[seat].size()), match->turn_number() - match->turn_number_at(0) + 2);
            EXPECT_EQ(lines[seat].front(), 0);
            EXPECT_EQ(lines[seat].back(), match->score().rows[seat].total);
        }
    }
}

}  // namespace
}  // namespace orrery::ui
