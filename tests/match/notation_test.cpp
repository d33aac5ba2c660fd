// Games as text: every game with every kind of start comes back exactly, and what cannot be read is refused with its line.
#include "engine/match/notation.h"

#include <set>

#include "tests/match/rolled.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::expect_same;
using tests::header_for;
using tests::play_on;

/// Returns a match of a game with the usual names.
std::unique_ptr<AnyMatch> match_of(const char* game, int seats, std::uint64_t seed) {
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.seed = seed;
    return std::move(game_by_id(game)->start(how).value());
}

/// Writes the game, reads it and writes it again.
void expect_round_trip(const SaveHeader& header, const AnyMatch& match, const Comments& comments = {}) {
    const std::string text = write_notation(header, match, comments);
    EXPECT_TRUE(is_notation(text));
    const Result<NotatedGame> read = read_notation(text);
    ASSERT_TRUE(read) << read.error().message << "\n" << text.substr(0, 2000);
    expect_same(*read->save.match, match);
    EXPECT_EQ(read->save.header.deal, header.deal);
    EXPECT_EQ(read->save.header.seats, header.seats);
    EXPECT_EQ(read->save.header.has_real_dice, header.has_real_dice);
    EXPECT_EQ(read->comments, comments);
    EXPECT_EQ(write_notation(read->save.header, *read->save.match, read->comments), text);
}

TEST(Notation, ReturnsEveryGameExactly) {
    for (const GameEntry& entry : all_games())
        for (int seats = entry.info->min_seats; seats <= entry.info->max_seats; ++seats) {
            SCOPED_TRACE(std::string(entry.info->id) + " " + std::to_string(seats));
            const auto match = match_of(entry.info->id, seats, 40 + static_cast<std::uint64_t>(seats));
            play_on(*match, 250, 3);
            SaveHeader header = header_for(*match);
            header.deal = 40 + static_cast<std::uint64_t>(seats);
            header.seats.back() = {.is_bot = true, .level = "hard", .color = "red"};
            expect_round_trip(header, *match);
            header.deal.reset();                           // the start as a position
            expect_round_trip(header, *match);
        }
}

TEST(Notation, EveryDecisionHasATokenOfItsOwnWithoutSpace) {
    std::size_t seen = 0;
    for (const GameEntry& entry : all_games()) {
        const auto match = match_of(entry.info->id, entry.info->max_seats, 5);
        Rng rng(6);
        for (int i = 0; i < 300 && match->to_act(); ++i) {
            const std::vector<Json> legal = match->moves();
            const std::vector<std::string> tokens = notation_of(legal);
            ASSERT_EQ(tokens.size(), legal.size());
            const std::set<std::string> different(tokens.begin(), tokens.end());
            ASSERT_EQ(different.size(), tokens.size()) << entry.info->id << " after " << i;
            for (const std::string& token : tokens) {
                ASSERT_EQ(token.find_first_of(" \t\r\n{};@"), token.npos) << token;
                ASSERT_FALSE(token.empty() || (token[0] >= '0' && token[0] <= '9')) << token << " looks like a turn";
                ++seen;
            }
            ASSERT_TRUE(match->make(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
    }
    EXPECT_GT(seen, 2000u);
}

TEST(Notation, MovesThatReadTheSameHaveTheirKeys) {
    const std::vector<Json> legal{Json{{"type", "pay"}, {"with", "a"}}, Json{{"type", "pay"}, {"for", "a"}}, Json{{"type", "pay"}, {"with", "b"}},
                                  Json{{"type", "pay"}, {"with", "yes"}}, Json{{"type", "pay"}, {"with", true}}};
    EXPECT_EQ(notation_of(legal), (std::vector<std::string>{"pay:with=a", "pay:for=a", "pay:b", "pay:with=yes", "pay:with=yes#2"}));
}

TEST(Notation, KeepsTitleNamesCommentsMarksAndRealDice) {
    const auto match = match_of("jumpgate", 2, 7);
    play_on(*match, 30, 4);
    SaveHeader header = header_for(*match);
    header.title = "Sunday \"at\" home \\ ";
    header.deal = 7;
    expect_round_trip(header, *match, {{0, "before the first move"}, {3, "a bold\nbeginning; [or not]"}, {30, "the end"}});
    match->set_friendly_marks({{2, 1}, {9, 3}});
    expect_round_trip(header, *match);

    const auto rolled = tests::rolled_game(3, 5, 40);
    SaveHeader with_dice = header_for(*rolled);
    with_dice.has_real_dice = true;
    const std::string text = write_notation(with_dice, *rolled);
    EXPECT_NE(text.find('@'), text.npos) << "faces that people rolled";
    expect_round_trip(with_dice, *rolled);
}

TEST(Notation, IsReadAsAPersonWritesIt) {
    const std::string text = R"(
        [Format "orrery-notation/1"] [Game "jumpgate"] [Event "a tag that nobody knows"]
        [Seat.0 "Aki"] [Seat.1 "Ben"] [Deal "7"]
        ; no turns, other spaces, and a comment
        research   done {and so on} end_turn
    )";
    const Result<NotatedGame> read = read_notation(text);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->save.match->ply(), 3u);
    EXPECT_EQ(read->save.match->names(), (Names{"Aki", "Ben"}));
    EXPECT_EQ(read->save.header.title, "Jump Gate");
    EXPECT_EQ(read->comments, (Comments{{2, "and so on"}}));
}

TEST(Notation, SaysWhatCannotBeReadAndWhere) {
    const std::string head = "[Format \"orrery-notation/1\"]\n[Game \"jumpgate\"]\n[Seat.0 \"Aki\"]\n[Seat.1 \"Ben\"]\n";
    const std::string dealt_head = head + "[Deal \"7\"]\n";
    for (const auto& [text, wanted] : std::vector<std::pair<std::string, std::string>>{
             {"", "line 1: expected the tag [Format"},
             {"[Format \"orrery-notation/2\"]", "expected the tag [Format"},
             {"[Format orrery]", "line 1: a tag looks like"},
             {"[Format \"orrery-notation/1\"", "a tag looks like"},
             {"[Format \"orrery-notation/1\"]\n[Game \"chess\"]", "line 2: Game: there is no game \"chess\""},
             {"[Format \"orrery-notation/1\"]\n[Game \"jumpgate\"]\n[Deal \"7\"]", "the tag Seat.0 is missing"},
             {head, "line 5: expected one of the tags Deal and Start"},
             {dealt_head + "[Start \"{}\"]", "expected one of the tags Deal and Start"},
             {dealt_head + "[Deal \"8\"]", "line 6: the tag Deal stands twice"},
             {head + "[Deal \"many\"]", "Deal: expected a number"},
             {head + "[Start \"{\"]", "Start: "},
             {head + "[Start \"{}\"]", "Start: "},
             {dealt_head + "[Rules \"99\"]", "Rules: "},
             {dealt_head + "[Option.luck \"1\"]", "Option.luck: the game has no such option"},
             {dealt_head + "[Option.black_hole_limit \"many\"]", "Option.black_hole_limit: the option has no value"},
             {dealt_head + "[Player.1 \"a robot\"]", "Player.1: expected"},
             {dealt_head + "[Color.1 \"Dark Red\"]", "Color.1: not the id of a color"},
             {dealt_head + "[TakenBack \"1\"]", "TakenBack: expected pairs"},
             {dealt_head + "[Hash \"0000000000000000\"]", "Hash: the moves do not lead"},
             {dealt_head + "\nresearch\ndance end_turn", "line 8: \"dance\" is no legal move here; legal are "},
             {dealt_head + "research@1", "line 6: \"research@1\" has more faces than it throws dice"},
             {dealt_head + "research@x", "malformed faces"},
             {dealt_head + "research@7", "malformed faces"},
             {dealt_head + "{never closed", "a comment has no end"},
             {std::string(kMaxNotationLength + 1, ' '), "too long"}}) {
        const Result<NotatedGame> read = read_notation(text);
        ASSERT_FALSE(read) << text;
        EXPECT_NE(read.error().message.find(wanted), std::string::npos) << read.error().message << "\nfor\n" << text.substr(0, 300);
    }
}

TEST(Notation, AfterTheEndNothingFollows) {
    const auto match = match_of("jumpgate", 2, 7);
    play_on(*match, 5000, 4);
    ASSERT_FALSE(match->to_act());
    SaveHeader header = header_for(*match);
    header.deal = 7;
    expect_round_trip(header, *match);
    const Result<NotatedGame> read = read_notation(write_notation(header, *match) + " end_turn");
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().message.find("the game is over"), std::string::npos);
}

}  // namespace
}  // namespace orrery
