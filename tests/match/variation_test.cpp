// Variations: moves that were taken back and left for others stay, in every game, and a save keeps them.
#include <algorithm>

#include "engine/match/save.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::header_for;
using tests::new_match;
using tests::play_on;

using Line = std::vector<std::string>;                     // moves from the start

Line line_of(const AnyMatch& match, const Variation* variation = nullptr) {
    Line out;
    const std::size_t shared = variation != nullptr ? variation->ply : match.history_size();
    for (std::size_t i = 0; i < shared; ++i) out.push_back(to_text(match.move_at(i)));
    if (variation != nullptr)
        for (const Json& move : variation->moves) out.push_back(to_text(move));
    return out;
}

bool begins_with(const Line& whole, const Line& part) { return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin()); }

bool has_line(const AnyMatch& match, const Line& line) {
    if (begins_with(line_of(match), line)) return true;
    return std::any_of(match.variations().begin(), match.variations().end(), [&](const Variation& one) { return begins_with(line_of(match, &one), line); });
}

/// Expects that each variation leaves the history at its place and can be played there.
void expect_playable(const AnyMatch& match) {
    for (const Variation& one : match.variations()) {
        ASSERT_LE(one.ply, match.history_size());
        ASSERT_FALSE(one.moves.empty());
        if (one.ply < match.history_size()) { ASSERT_NE(match.move_at(one.ply), one.moves.front()); }
        const auto line = match.copy();
        line->rewind(one.ply);
        ASSERT_EQ(one.faces.size(), one.moves.size());
        for (std::size_t i = 0; i < one.moves.size(); ++i) ASSERT_TRUE(line->make(one.moves[i], one.faces[i])) << to_text(one.moves[i]);
    }
}

Json some_move(const AnyMatch& match, Rng& rng) {
    const std::vector<Json> moves = match.moves();
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// Whatever is taken back and left, every line ever played is the history or a variation, and so it is in the save.
TEST(Variation, NothingThatWasPlayedIsLostInAnyGame) {
    for (const GameEntry& game : all_games()) {
        std::size_t most = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            NewMatch how;
            how.names.resize(static_cast<std::size_t>(game.info->min_seats));
            how.seed = seed;
            const auto started = game.start(how);
            ASSERT_TRUE(started);
            AnyMatch* const match = started->get();
            Rng rng(seed);
            std::vector<Line> played;
            for (int round = 0; round < 12; ++round) {
                for (int i = 0; i < 6 && match->to_act(); ++i) ASSERT_TRUE(match->make(some_move(*match, rng)));
                played.push_back(line_of(*match));
                match->rewind(match->ply() - rng.below(static_cast<std::uint32_t>(std::min<std::size_t>(match->ply(), 15)) + 1));
                expect_playable(*match);
                for (const Line& line : played) ASSERT_TRUE(has_line(*match, line)) << game.info->id << ", seed " << seed << ", round " << round;
                most = std::max(most, match->variations().size());
            }
            const Json save = write_save(header_for(*match), *match);
            const auto read = read_save(save);
            ASSERT_TRUE(read) << game.info->id << read.error().pointer << read.error().message;
            EXPECT_FALSE(read->notice);
            EXPECT_EQ(read->match->variations(), match->variations()) << game.info->id;
            EXPECT_EQ(to_text(write_save(read->header, *read->match)), to_text(save));
        }
        EXPECT_GT(most, 3u) << game.info->id;
    }
}

TEST(Variation, WhoMakesTheSameMovesAgainIsOnTheSameLine) {
    const auto match = new_match(2, 7);
    play_on(*match, 10);
    const Line line = line_of(*match);
    match->rewind(4);
    for (std::size_t i = 4; i < 10; ++i) ASSERT_TRUE(match->make(*parse_json(line[i])));
    EXPECT_EQ(line_of(*match), line);
    EXPECT_TRUE(match->variations().empty());
    // Half of them, and then another one.
    match->rewind(4);
    for (std::size_t i = 4; i < 7; ++i) ASSERT_TRUE(match->make(*parse_json(line[i])));
    for (const Json& move : match->moves())
        if (to_text(move) != line[7]) {
            ASSERT_TRUE(match->make(move));
            break;
        }
    ASSERT_EQ(match->variations().size(), 1u);
    EXPECT_EQ(match->variations()[0].ply, 7u);
    EXPECT_EQ(match->variations()[0].moves.size(), 3u);
    match->rewind(2);
    match->forget_later();
    EXPECT_TRUE(match->variations().empty()) << "what followed is forgotten too";
}

TEST(Variation, TheOldestGoWhenThereAreTooMany) {
    const auto match = new_match(2, 7);
    Rng rng(3);
    for (std::size_t i = 0; i < 4 * kMaxVariations; ++i) {
        play_on(*match, 2, i);
        match->rewind(match->ply() - rng.below(2));
    }
    EXPECT_LE(match->variations().size(), kMaxVariations);
    EXPECT_GT(match->variations().size(), kMaxVariations / 2);
    expect_playable(*match);
    const Json save = write_save(header_for(*match), *match);
    ASSERT_TRUE(read_save(save));
    EXPECT_EQ(read_save(save)->match->variations(), match->variations());
}

TEST(Variation, InASaveIsReadWithCare) {
    const auto match = new_match(2, 7);
    play_on(*match, 10);
    match->rewind(4);
    play_on(*match, 3, 2);
    Json save = write_save(header_for(*match), *match);
    ASSERT_EQ(save["variations"].size(), 1u);
    const auto pointer = [&](const char* where, const Json& value) {
        Json damaged = save;
        damaged[Json::json_pointer(where)] = value;
        const auto read = read_save(damaged);
        return read ? std::string("read") : read.error().pointer;
    };
    EXPECT_EQ(pointer("/variations", 5), "/variations");
    EXPECT_EQ(pointer("/variations/0/ply", 99), "/variations/0/ply");
    EXPECT_EQ(pointer("/variations/0/moves", Json::array()), "/variations/0/moves");
    EXPECT_EQ(pointer("/variations/0/moves/1", 3), "/variations/0/moves/1");
    EXPECT_EQ(pointer("/variations/0/else", 3), "/variations/0/else");
    EXPECT_EQ(pointer("/variations/0/dice", Json::array({Json{{"move", 0}, {"faces", Json::array({7})}}})), "/variations/0/dice/0/faces/0");
    save["variations"] = Json::array();
    for (std::size_t i = 0; i <= kMaxVariations; ++i) save["variations"].push_back(Json{{"ply", 0}, {"moves", Json::array({Json{{"type", "done"}}})}});
    EXPECT_EQ(pointer("/title", "much"), "/variations");

    // What the rules do not allow, or what is the history itself, is left out. The game is read.
    save["variations"] = Json::array({Json{{"ply", 2}, {"moves", Json::array({Json{{"type", "fly"}, {"to", "nowhere"}}})}},
                                      Json{{"ply", 2}, {"moves", Json::array({save["moves"][2]})}}});
    const auto read = read_save(save);
    ASSERT_TRUE(read);
    EXPECT_FALSE(read->notice);
    EXPECT_TRUE(read->match->variations().empty());
    EXPECT_EQ(read->match->hash(), match->hash());
}

}  // namespace
}  // namespace orrery
