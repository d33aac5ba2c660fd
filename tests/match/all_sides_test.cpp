// Random games of every game, looked at from all sides through AnyMatch. In the quick tier this is what the sanitizers see of the
// rules of each game; g++ checks their laws (tests/games).
#include <functional>

#include "engine/match/link.h"
#include "engine/match/save.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::header_for;

/// Asks for every text and every view of the position, for all readers in both languages.
void look_from_all_sides(const AnyMatch& match) {
    for (const Lang lang : kLangs) {
        for (const Seat seat : all_seats(match.seats())) {
            EXPECT_FALSE(match.prompt(seat, lang).empty());
            for (const bool covered : {false, true}) EXPECT_FALSE(match.describe_table(seat, covered, lang).empty());
        }
        const auto who = match.to_act();
        for (const Json& move : match.moves()) {
            EXPECT_FALSE(match.move_name(move, lang).empty());
            (void)match.confirmation(move, lang);
        }
        (void)match.log(who, lang, match.ply());
        (void)match.log({}, lang, match.ply());
        EXPECT_TRUE(match.ply() == 0 || !match.noun_at(match.ply() - 1, lang).empty());
    }
    for (const Seat seat : all_seats(match.seats())) EXPECT_TRUE(match.view(seat).is_object());
    for (const auto& [move, refusal] : match.impossible()) EXPECT_NE(refusal.rule, nullptr);
    EXPECT_EQ(match.score().over, !match.to_act());
}

/// Calls `change(value)` for each number, text, truth value and list of a document, deepest first.
void for_each_value(Json& json, const std::function<void(Json&)>& change) {
    if (json.is_structured())
        for (Json& value : json) for_each_value(value, change);
    if (!json.is_object()) change(json);
}

/// Reads the position again, whole and with one value replaced. What is read is written as it was read.
void read_again(const AnyMatch& match, Rng& rng) {
    const Json position = match.position();
    const auto same = load_position(position);
    ASSERT_TRUE(same) << same.error().pointer << ": " << same.error().message;
    EXPECT_EQ((*same)->hash(), match.hash());
    Json damaged = position;
    std::uint32_t values = 0;
    for_each_value(damaged, [&](Json&) { ++values; });
    const Json others[] = {-1, 0, 1, 255, 65536, 9007199254740991, "", "x", true, nullptr, Json::array(), Json::array({1, 2, 3}), Json::object()};
    for (int i = 0; i < 12; ++i) {
        damaged = position;
        std::uint32_t left = rng.below(values);
        for_each_value(damaged, [&](Json& value) {
            if (left-- == 0) value = others[rng.below(static_cast<std::uint32_t>(std::size(others)))];
        });
        const auto read = load_position(damaged);
        EXPECT_TRUE(read || !read.error().message.empty());
        if (read) look_from_all_sides(**read);
    }
}

void think_and_guess(const AnyMatch& match, std::uint64_t seed) {
    const Seat who = *match.to_act();
    const auto guessed = load_position(match.guess_position(who, seed));
    ASSERT_TRUE(guessed) << guessed.error().message;
    EXPECT_EQ((*guessed)->view(who), match.view(who));
    for (const std::string_view level : {"novice", "normal", "playouts"}) {
        const auto thinker = match.thinker(level, seed);
        thinker->think(4);
        EXPECT_FALSE(match.refusal(thinker->move()));
        EXPECT_GE(thinker->advice(3).size(), 1u);
    }
}

class AllSides : public testing::TestWithParam<std::string> {};

TEST_P(AllSides, OfRandomGames) {
    const GameEntry& game = *game_by_id(GetParam());
    const GameInfo& info = *game.info;
    // Each value of each option has its turn, with the smallest and the largest number of seats.
    std::vector<Json> options{Json::object()};
    for (const OptionSpec& spec : *info.options)
        for (const OptionValue& value : spec.values) options.push_back(Json{{spec.key, value.value}});
    constexpr int kPositions = 14;
    int games = 0, read = 0;
    Rng rng(7);
    for (std::size_t i = 0; i < options.size(); ++i) {
        NewMatch how;
        how.names.resize(static_cast<std::size_t>(i % 2 == 0 ? info.max_seats : info.min_seats));
        how.options = options[i];
        how.seed = 100 + i;
        const auto started = game.start(how);
        if (!started) continue;                            // not with so many seats
        ++games;
        const auto match = started->get()->copy();
        SCOPED_TRACE(to_text(how.options) + ", " + std::to_string(match->seats()) + " seats");
        for (int ply = 0; match->to_act() && ply < 4000; ++ply) {
            const std::vector<Json> moves = match->moves();
            // More often at the beginning; the end comes below.
            if (ply % 8 == 0 && ply < 8 * kPositions) {
                look_from_all_sides(*match);
                think_and_guess(*match, rng.next64() >> 1u);
                read_again(*match, rng);
                ++read;
                if (HasFatalFailure()) return;
            }
            ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        look_from_all_sides(*match);
        if (i > 1) continue;
        const SaveHeader header = header_for(*match);
        const auto saved = read_save(write_save(header, *match));
        ASSERT_TRUE(saved) << saved.error().message;
        EXPECT_EQ(saved->match->hash(), match->hash());
        const std::string hash = match->hash();
        while (match->undo(true) == UndoAnswer::done) {}
        while (match->redo()) {}
        EXPECT_EQ(match->hash(), hash);
        if (const std::string link = write_link(header, *match); !link.empty()) {
            const auto sent = read_link(link);
            ASSERT_TRUE(sent) << sent.error().message;
            EXPECT_EQ(sent->match->hash(), hash);
        }
    }
    EXPECT_GE(games, 2);
    EXPECT_GE(read, 20);
}

std::vector<std::string> ids_of_games() {
    std::vector<std::string> out;
    for (const GameEntry& entry : all_games()) out.emplace_back(entry.info->id);
    return out;
}
INSTANTIATE_TEST_SUITE_P(Games, AllSides, testing::ValuesIn(ids_of_games()), [](const auto& p) { return p.param; });

}  // namespace
}  // namespace orrery
