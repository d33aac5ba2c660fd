// What each seat is shown, derived a second time: section 9.1 of the rules covers a position's document, and the result is compared
// with the engine's views. Events name nothing that their reader does not see.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "tests/games/astronavigators/short_game.h"
#include "tests/rounds.h"
#include "tests/secrets_law.h"

namespace orrery::astronavigators {
namespace {

constexpr int kNobody = -1;

struct Shown { Json table, decision; };

/// Covers the entries of a list from `first` on. Counts them under `what`.
void cover(Json& list, std::size_t first, const std::string& what, std::map<std::string, int>& counts) {
    for (std::size_t i = first; i < list.size(); ++i) {
        list[i] = "?";
        ++counts[what];
    }
}

/// Returns what section 9.1 shows of a position to a reader, or to everybody.
Shown shown_to(const State& s, int reader, std::map<std::string, int>& counts) {
    Shown out{encode_table(s), encode_decision(s)};
    Json& table = out.table;
    cover(table["deck"], 1, "deck", counts);
    for (auto& stack : table["tile_stacks"]) cover(stack, 1, "tile_stacks", counts);
    for (auto& stack : table["orbit_stacks"]) cover(stack, 0, "orbit_stacks", counts);
    for (auto& space : table["orbit_board"])
        if (space["revealed"] == false) space["tile"] = "?";
    cover(table["quest_deck"], 0, "quest_deck", counts);
    cover(table["character_pile"], 0, "character_pile", counts);
    const bool are_agendas_open = s.options.agendas_open || table["phase"] == "over";
    for (std::size_t seat = 0; seat < table["players"].size(); ++seat) {
        if (static_cast<int>(seat) == reader) continue;
        Json& player = table["players"][seat];
        for (Json& tile : player["orbit_tiles"]) {
            if (tile == player["swap_tile"]) continue;
            tile = "?";
            ++counts["orbit_tiles"];
        }
        cover(player["offered"], 0, "offered", counts);
        cover(player["agenda_offered"], 0, "agenda_offered", counts);
        if (player["agenda"].is_null() || are_agendas_open) continue;
        player["agenda"] = "?";
        ++counts["agenda"];
    }
    if (Json& turn = table["turn"]; turn.is_object() && turn["seat"] != reader && turn["quest_offer"].is_array())
        cover(turn["quest_offer"], 0, "quest_offer", counts);
    Json& decision = out.decision;
    if (decision.is_null() || decision["seat"] == reader) return out;
    const Json& kind = decision["kind"];
    const bool is_secret = kind == "choose_character" || kind == "choose_agenda" || kind == "quest_keep";
    if (is_secret) cover(decision["options"], 0, "options", counts);
    return out;
}

// Only one build has the test that uses these two.

[[maybe_unused]] void expect_shown(const State& s, std::map<std::string, int>& counts) {
    for (const Seat reader : all_seats(s.seats)) {
        const Shown own = shown_to(s, reader, counts), open = shown_to(s, kNobody, counts);
        const Observation seen = observe(s, reader), covered = observe_public(s, reader);
        ASSERT_EQ(to_text(encode_table(seen)), to_text(own.table)) << "seat " << int(reader);
        ASSERT_EQ(to_text(encode_decision(seen)), to_text(own.decision)) << "seat " << int(reader);
        ASSERT_EQ(to_text(encode_table(covered)), to_text(open.table));
        ASSERT_EQ(to_text(encode_decision(covered)), to_text(open.decision));
    }
}

/// Expects that the event names no id of the position that the reader saw neither before nor after the move.
[[maybe_unused]] void expect_event_names_nothing_hidden(const Event& event, const State& before, const State& after) {
    std::set<std::string> named, ids;
    tests::strings_in(encode_event(event), named);
    tests::strings_in(encode_table(after), ids);
    for (const Seat reader : all_seats(after.seats)) {
        std::set<std::string> seen;
        tests::strings_in(encode_table(observe(before, reader)), seen);
        tests::strings_in(encode_table(observe(after, reader)), seen);
        for (const std::string& id : named)
            EXPECT_TRUE(ids.count(id) == 0 || seen.count(id) > 0)
                << to_text(encode_event(event)) << " tells seat " << int(reader) << " of " << id;
        ASSERT_EQ(to_text(encode_event(redact(event, reader))), to_text(encode_event(redact_for_all(event))));
    }
}

template <class G>
void examine(const Options& options, int seats, std::uint64_t seed, std::map<std::string, int>& counts) {
    Events none;
    State s = G::start(options, seats, Rng(seed), nullptr, none);
    Rng pick(seed);
    for (int ply = 0; to_act(s) && !testing::Test::HasFailure(); ++ply) {
        SCOPED_TRACE("seed " + std::to_string(seed) + ", ply " + std::to_string(ply));
        if (ply % (tests::is_deep() ? 1 : 3) == 0) expect_shown(s, counts);
        const MoveList moves = legal_moves(s, *to_act(s));
        const State before = s;
        std::vector<Event> events;
        Events log(events);
        apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, log);
        if (ply % 3 != 0) continue;
        for (const Event& event : events) expect_event_names_nothing_hidden(event, before, s);
    }
    expect_shown(s, counts);
}

TEST_IN_ONE_BUILD(AstroNavigatorsSecrets, ViewsCoverWhatTheRulesCover) {
    std::map<std::string, int> counts;
    for (int seats = kMinSeats; seats <= kMostSeats; ++seats)
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(tests::rounds(2)); ++seed) {
            Options options;
            examine<Game>(options, seats, seed, counts);
            examine<Flight>(options, seats, seed + 10, counts);
            options.agendas_open = true;
            examine<Flight>(options, seats, seed + 20, counts);
            examine<OnEarth>(options, seats, seed + 30, counts);
        }
    for (const char* what : {"deck", "tile_stacks", "orbit_stacks", "quest_deck", "character_pile", "orbit_tiles", "offered",
                             "agenda_offered", "agenda", "quest_offer", "options"})
        EXPECT_GT(counts[what], 0) << what << " was never covered";
}

/// Returns the secret ids of a seat by kind: they stand nowhere on the open table.
std::map<std::string, std::set<std::string>> secret_ids(const State& s, Seat who) {
    std::map<std::string, std::set<std::string>> out;
    const Secrets& own = s.secrets[who];
    for (const CharacterId character : own.offered) out["offered characters"].insert(kCharacters[character].id);
    for (const AgendaId agenda : own.agenda_offer) out["offered agendas"].insert(kAgendas[agenda].id);
    if (own.agenda) out["agenda"].insert(kAgendas[*own.agenda].id);
    for (const QuestId quest : own.quest_offer) out["drawn quests"].insert(kQuests[quest].id);
    for (const OrbitTileId tile : own.orbit_tiles)
        if (tile != s.players[who].swap_tile) out["own orbit tiles"].insert(kOrbitTiles[tile].id);
    return out;
}

/// Expects that no view but the owner's names a secret, and that the owner's does. Counts the secrets by kind.
void expect_owners_alone_see(const State& s, std::map<std::string, int>& counts) {
    for (const Seat reader : all_seats(s.seats)) {
        std::set<std::string> seen;
        const Observation view = observe(s, reader);
        tests::strings_in(encode_table(view), seen);
        tests::strings_in(encode_decision(view), seen);
        for (const Seat owner : all_seats(s.seats))
            for (const auto& [kind, ids] : secret_ids(s, owner))
                for (const std::string& id : ids) {
                    ASSERT_EQ(seen.count(id) > 0, owner == reader) << kind << ": " << id << " of seat " << int(owner) << " to seat " << int(reader);
                    ++counts[kind];
                }
    }
}

// Not derived from the table of section 9.1: whatever the secrets of a seat are, their ids stand in its own view only. Drawn quests and
// orbit tiles are never open, and a swapped tile lies open on the board.
TEST(AstroNavigatorsSecrets, TheIdsOfSecretsStandInTheViewsOfTheirOwnersAlone) {
    std::map<std::string, int> counts;
    for (int seats = kMinSeats; seats <= kMostSeats; ++seats)
        for (const bool is_flight : {false, true}) {
            Events none;
            const Rng rng(static_cast<std::uint64_t>(seats));
            State s = is_flight ? Flight::start({}, seats, rng, nullptr, none) : start({}, seats, rng, nullptr, none);
            Rng pick(static_cast<std::uint64_t>(seats) + 3);
            for (int ply = 0; to_act(s) && !HasFatalFailure(); ++ply) {
                const bool is_drawn = !s.secrets[*to_act(s)].quest_offer.empty();
                if (is_drawn || ply < 20 || ply % 7 == 0) expect_owners_alone_see(s, counts);
                const MoveList moves = legal_moves(s, *to_act(s));
                const auto* draw = std::find_if(moves.begin(), moves.end(), [](const Move& m) {
                    return std::holds_alternative<StartQuest>(m) || std::holds_alternative<QuestDraw>(m);
                });
                apply(s, *to_act(s), draw != moves.end() ? *draw : moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
            }
        }
    for (const char* kind : {"offered characters", "offered agendas", "agenda", "drawn quests", "own orbit tiles"})
        EXPECT_GT(counts[kind], 0) << "nobody had any " << kind;
}

// The tile received by the exchange is known to all, the others are not.
TEST(AstroNavigatorsSecrets, AnExchangedTileIsPublic) {
    Events none;
    State s = Flight::start({}, 2, Rng(4), nullptr, none);
    Rng pick(4);
    const auto may_swap = [&s] { return asked(s) && asked(s)->kind == Kind::space && !decides_in_the_open(s); };
    for (int ply = 0; to_act(s) && !may_swap(); ++ply) {
        ASSERT_LT(ply, Game::kMaxPlies);
        const MoveList moves = legal_moves(s, *to_act(s));
        apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
    }
    ASSERT_TRUE(may_swap());
    const Seat who = asked(s)->seat, other = next_clockwise(who, s.seats);
    const OrbitTileId mine = s.secrets[who].orbit_tiles.front();
    EXPECT_EQ(encode_table(observe(s, other))["players"][static_cast<std::size_t>(who)]["orbit_tiles"][0], "?");
    EXPECT_EQ(encode_table(observe(s, who))["players"][static_cast<std::size_t>(who)]["orbit_tiles"][0], kOrbitTiles[mine].id);
    State after = s;
    apply(after, who, SwapOrbitTile{mine}, nullptr, none);
    const Json seen = encode_table(observe(after, other));
    const OrbitTileId taken = after.players[who].swap_tile;
    ASSERT_NE(taken, kNoOrbitTile);
    EXPECT_EQ(seen["players"][static_cast<std::size_t>(who)]["swap_tile"], kOrbitTiles[taken].id);
    EXPECT_EQ(seen["orbit_board"][kTrack[stage_of(kOrbitTiles[mine].stack)].id]["tile"], kOrbitTiles[mine].id);
    EXPECT_EQ(determinize(observe(after, other), pick).players[who].swap_tile, taken);
}

}  // namespace
}  // namespace orrery::astronavigators
