#include "tests/match/table.h"

namespace orrery {
namespace {

using tests::JumpGate;
using tests::new_match;
using tests::parsed;
using tests::play_on;

const Json kResearch = Json{{"type", "research"}};
const Json kDone = Json{{"type", "done"}};
const Json kEndTurn = Json{{"type", "end_turn"}};

TEST(Match, SameSeedSameGame) {
    EXPECT_EQ(new_match(3, 5)->hash(), new_match(3, 5)->hash());
    EXPECT_NE(new_match(3, 5)->hash(), new_match(3, 6)->hash());
}

TEST(Match, NamesAreTidied) {
    NewMatch how;
    how.names = {"  Aki\t ", "", "日本語の名前"};
    auto match = game_by_id("jumpgate")->start(how);
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->names(), (Names{"Aki", "Player 2", "日本語の名前"}));
    (*match)->rename(1, std::string(100, 'x'));
    EXPECT_EQ((*match)->names()[1], std::string(kMaxNameLength, 'x'));
    (*match)->rename(1, "   ");
    EXPECT_EQ((*match)->names()[1], std::string(kMaxNameLength, 'x'));
}

TEST(Match, SeatCountsOutsideTheGameAreRefused) {
    for (const std::size_t seats : {0u, 1u, 6u}) {
        NewMatch how;
        how.names.resize(seats);
        const auto match = game_by_id("jumpgate")->start(how);
        ASSERT_FALSE(match);
        EXPECT_EQ(match.error().pointer, "/players");
        EXPECT_NE(match.error().message.find("JG-S1"), std::string::npos);
    }
}

TEST(Match, RefusedMovesChangeNothing) {
    const auto match = new_match(2, 7);
    const std::string before = to_text(match->position());
    const auto refusal = match->apply(parsed(R"({"type":"fly","to":"anno"})"));
    ASSERT_TRUE(refusal);
    EXPECT_STREQ(refusal->rule->id, "JG-A2");
    EXPECT_FALSE(refusal->message.en.empty());
    EXPECT_NE(refusal->message.in(Lang::ja), refusal->message.en);
    EXPECT_FALSE(match->make(parsed(R"({"type":"fly","to":"anno"})")));
    EXPECT_EQ(to_text(match->position()), before);
    EXPECT_EQ(match->ply(), 0u);
}

TEST(Match, MalformedMovesBreakTheGamesOwnRule) {
    const auto match = new_match(2, 7);
    for (const char* text : {R"({"type":"warp"})", R"({"type":"research","seat":0})", R"([])", R"(null)", R"("research")", R"({})"})
        EXPECT_STREQ(match->refusal(parsed(text))->rule->id, "JG-T13") << text;
}

TEST(Match, AfterTheEndEveryMoveIsRefusedAlike) {
    const auto match = new_match(2, 7);
    play_on(*match, 2000);
    ASSERT_FALSE(match->to_act());
    EXPECT_TRUE(match->moves().empty());
    EXPECT_TRUE(match->decision().is_null());
    EXPECT_STREQ(match->refusal(kResearch)->rule->id, "JG-T14");
    EXPECT_STREQ(match->refusal(Json(7))->rule->id, "JG-T14");
    EXPECT_STREQ(match->apply(kResearch)->rule->id, "JG-T14");
}

TEST(Match, UndoAndRedo) {
    const auto match = new_match(2, 7);
    EXPECT_EQ(match->undo(), UndoAnswer::nothing_left);
    const std::string start = match->hash();
    ASSERT_TRUE(match->make(kEndTurn));
    const std::string one = match->hash();
    ASSERT_TRUE(match->make(kEndTurn));
    const std::string two = match->hash();
    EXPECT_EQ(match->undo(), UndoAnswer::done);
    EXPECT_EQ(match->hash(), one);
    EXPECT_EQ(match->undo(), UndoAnswer::done);
    EXPECT_EQ(match->hash(), start);
    EXPECT_TRUE(match->can_redo());
    EXPECT_FALSE(match->redo_noun(Lang::en).empty());
    EXPECT_TRUE(match->undo_noun(Lang::en).empty());
    EXPECT_TRUE(match->redo());
    EXPECT_TRUE(match->redo());
    EXPECT_FALSE(match->redo());
    EXPECT_EQ(match->hash(), two);
    match->undo();
    ASSERT_TRUE(match->make(kResearch));                   // a new move discards the moves that could be redone
    EXPECT_FALSE(match->can_redo());
    EXPECT_EQ(match->history_size(), 2u);
}

/// Makes a research move that draws a card, which is a barrier: one hand card is discarded and replaced.
void draw_one(AnyMatch& match) {
    ASSERT_TRUE(match.make(kResearch));
    ASSERT_TRUE(match.make(match.moves().front()));
    ASSERT_TRUE(match.make(kDone));
}

TEST(Match, BarriersStopFairUndoOnly) {
    const auto match = new_match(2, 7);
    draw_one(*match);
    const std::string drawn = match->hash();
    EXPECT_FALSE(match->can_undo());
    EXPECT_TRUE(match->can_undo(true));
    EXPECT_EQ(match->undo(), UndoAnswer::barrier);
    EXPECT_EQ(match->hash(), drawn);
    EXPECT_FALSE(match->was_friendly());
    EXPECT_EQ(match->undo(true), UndoAnswer::done);
    EXPECT_TRUE(match->was_friendly());
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->hash(), drawn);                       // the same cards are drawn again
}

TEST(Match, TheLogTellsOfFriendlyUndo) {
    const auto match = new_match(2, 7);
    draw_one(*match);
    EXPECT_EQ(match->undo(true), UndoAnswer::done);
    const auto marked = [&] {
        std::vector<std::pair<std::size_t, int>> found;
        for (const LogLine& line : match->log(Seat{0}, Lang::en, 0))
            if (line.event["event"] == "taken_back") found.push_back({line.ply, line.event["count"].get<int>()});
        return found;
    };
    EXPECT_EQ(marked(), (std::vector<std::pair<std::size_t, int>>{{2, 1}}));
    EXPECT_EQ(match->undo(), UndoAnswer::done);            // the mark moves to the last move that is left
    EXPECT_EQ(marked(), (std::vector<std::pair<std::size_t, int>>{{1, 1}}));
    ASSERT_TRUE(match->make(kDone));                       // nothing was discarded, so nothing is drawn: no barrier
    EXPECT_EQ(match->undo(), UndoAnswer::done);
    EXPECT_EQ(marked(), (std::vector<std::pair<std::size_t, int>>{{1, 1}}));
    EXPECT_NE(friendly_text(1, Lang::en).find("1 move was"), std::string::npos);
    EXPECT_NE(friendly_text(2, Lang::en).find("2 moves were"), std::string::npos);
}

TEST(Match, RewindLeavesNoMark) {
    const auto match = new_match(2, 7);
    play_on(*match, 60);
    const std::string end = match->hash();
    const std::size_t ply = match->ply();
    match->rewind(0);
    EXPECT_EQ(to_text(match->position()), to_text(match->start_position()));
    match->rewind(ply);
    EXPECT_EQ(match->hash(), end);
    EXPECT_FALSE(match->was_friendly());
}

TEST(Match, LogLinesCarryTheirTurn) {
    const auto match = new_match(2, 7);
    ASSERT_TRUE(match->make(kEndTurn));
    ASSERT_TRUE(match->make(kEndTurn));
    const auto lines = match->log({}, Lang::en, 1);
    ASSERT_EQ(lines.size(), 4u);                           // two of each: the end of a turn, the start of the next
    EXPECT_EQ(lines[0].turn, 1);
    EXPECT_EQ(lines[1].turn, 2);
    EXPECT_EQ(lines[2].turn, 2);
    EXPECT_EQ(lines[3].turn, 3);
    EXPECT_EQ(lines[0].ply, 1u);
    EXPECT_EQ(lines[3].ply, 2u);
    EXPECT_EQ(lines[3].who, Contender{0});
    for (const LogLine& line : lines) EXPECT_FALSE(line.text.empty());
}

TEST(Match, ScriptedShufflesAreUsedUpAndComeBackWithUndo) {
    // With deck_refill = shuffle, the discard pile of 2 is shuffled into the scripted order.
    const auto first = new_match(2, 7);
    Json position = first->position();
    Json& table = position["table"];
    position["options"]["deck_refill"] = "shuffle";
    Json& deck = table["deck"];
    Json& discard = table["discard"];
    while (deck.size() > 0) {
        discard.insert(discard.begin(), deck[0]);
        deck.erase(0);
    }
    Json order = discard;
    std::sort(order.begin(), order.end());
    // The card paid for research is put onto the pile before it is shuffled.
    const std::string paid = table["players"][0]["hand"][0];
    Json scripted = order;
    scripted.insert(scripted.begin(), paid);
    position["rng"]["shuffles"] = Json::array({scripted});

    auto match = load_position(position);
    ASSERT_TRUE(match) << match.error().pointer << match.error().message;
    ASSERT_TRUE((*match)->make(kResearch));
    ASSERT_TRUE((*match)->make(Json{{"type", "discard"}, {"card", paid}}));
    const std::string before = to_text((*match)->position());
    ASSERT_TRUE((*match)->make(kDone));
    EXPECT_EQ((*match)->position()["rng"]["shuffles"], Json::array());
    EXPECT_EQ((*match)->position()["table"]["players"][0]["hand"].back(), paid);
    EXPECT_EQ((*match)->undo(true), UndoAnswer::done);
    EXPECT_EQ(to_text((*match)->position()), before);
    EXPECT_EQ((*match)->position()["rng"]["shuffles"].size(), 1u);
}

TEST(Match, AScriptedShuffleThatDoesNotFitIsDropped) {
    NewMatch how;
    how.names.resize(2);
    how.seed = 4;
    auto plain = game_by_id("jumpgate")->start(how);
    how.script.shuffles = {{"anno", "anno"}};              // a shuffle for the planets, but incomplete
    auto scripted = game_by_id("jumpgate")->start(how);
    ASSERT_TRUE(plain && scripted);
    EXPECT_EQ(to_text((*plain)->position()), to_text((*scripted)->position()));
}

TEST(Match, TypedAndUntypedAgree) {
    auto any = new_match(3, 9);
    Match<JumpGate>* match = match_of<JumpGate>(*any);
    ASSERT_NE(match, nullptr);
    play_on(*any, 40);
    EXPECT_EQ(match->legal_moves().size(), any->moves().size());
    EXPECT_EQ(to_text(JumpGate::encode_table(match->now())), to_text(any->position()["table"]));
    EXPECT_EQ(to_text(JumpGate::encode_move(match->typed_move_at(3))), to_text(any->move_at(3)));
    EXPECT_EQ(any->score().rows.size(), 3u);
    EXPECT_EQ(any->score_at(any->ply()).rows[0].total, any->score().rows[0].total);
    EXPECT_EQ(any->turn_number_at(0), 1);
}

TEST(Match, AGuessKeepsTheSeatsViewAndItsMoves) {
    const auto match = new_match(3, 9);
    play_on(*match, 30);
    const Seat who = *match->to_act();
    auto guess = load_position(match->guess_position(who, 5));
    ASSERT_TRUE(guess) << guess.error().pointer << guess.error().message;
    EXPECT_EQ(to_text((*guess)->view(who)), to_text(match->view(who)));
    EXPECT_EQ((*guess)->moves(), match->moves());
    EXPECT_NE((*guess)->hash(), match->hash());
    EXPECT_NE(match->guess_position(who, 5), match->guess_position(who, 6));
}

TEST(Match, BotsPlayLegalMoves) {
    const auto match = new_match(4, 2);
    BotStats stats;
    std::uint64_t seed = 0;
    while (match->to_act()) {
        ASSERT_LT(match->ply(), 2000u);
        ASSERT_TRUE(match->make(match->bot_move("random", ++seed, {}, stats)));
    }
    EXPECT_GT(match->ply(), 20u);
}

TEST(Games, AreListedOnce) {
    for (const GameEntry& entry : all_games()) {
        EXPECT_EQ(game_by_id(entry.info->id), &entry);
        EXPECT_EQ(entry.info->seat_colors->size(), static_cast<std::size_t>(kMaxSeats));
        for (const OptionSpec& option : *entry.info->options) {
            ASSERT_LT(option.default_index, option.values.size());
            for (int seats = entry.info->min_seats; seats <= entry.info->max_seats; ++seats) {
                if (!option.is_in_documents(seats)) continue;
                std::string trouble;
                EXPECT_FALSE(option_trouble(option, default_value(option, seats), seats, trouble)) << option.key << ": " << trouble;
            }
        }
        EXPECT_GT(entry.playouts(entry.info->min_seats, 1, 2), 20u);
    }
    EXPECT_EQ(game_by_id("chess"), nullptr);
}

/// Returns whether documents of games with so many seats may have this value.
bool is_allowed(const OptionSpec& option, const OptionValue& value, int seats) {
    if (!option.seats.has(seats)) return option.elsewhere == Elsewhere::ignored;
    return value.seats.has(seats);
}

/// Returns the options of a match started with the given ones, or the error.
Json started_with(const GameEntry& entry, int seats, Json options) {
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.options = std::move(options);
    auto match = entry.start(how);
    return match ? (*match)->options() : Json(match.error().pointer);
}

/// Returns whether a value that conflicts with the defaults of the other options is allowed with another value of one of
/// them.
bool goes_with_another(const GameEntry& entry, int seats, const OptionSpec& option, const Json& value) {
    for (const OptionSpec& other : *entry.info->options)
        for (const OptionValue& one : other.values) {
            if (&other == &option || !is_allowed(other, one, seats)) continue;
            const Json found = started_with(entry, seats, {{option.key, value}, {other.key, one.value}});
            if (found.is_object() && found[option.key] == value && found[other.key] == one.value) return true;
        }
    return false;
}

TEST(Games, TakeEveryOptionThatTheyOfferAndNoOther) {
    for (const GameEntry& entry : all_games())
        for (int seats = entry.info->min_seats; seats <= entry.info->max_seats; ++seats) {
            const Json usual = default_options(*entry.info->options, seats);
            EXPECT_EQ(to_text(started_with(entry, seats, Json::object())), to_text(usual)) << entry.info->id;
            for (const OptionSpec& option : *entry.info->options) {
                std::vector<Json> fitting, others{"no such value", -1000};
                for (const OptionValue& one : option.values) (is_allowed(option, one, seats) ? fitting : others).push_back(one.value);
                if (option.range && option.is_in_documents(seats))
                    for (int n = option.range->least; n <= option.range->most; ++n) fitting.push_back(n);
                for (const Json& value : fitting) {
                    Json options = usual;
                    options[option.key] = value;
                    const bool taken = to_text(started_with(entry, seats, {{option.key, value}})) == to_text(options);
                    EXPECT_TRUE(taken || goes_with_another(entry, seats, option, value)) << seats << " seats: " << option.key << " " << value;
                }
                for (const Json& value : others)
                    EXPECT_EQ(started_with(entry, seats, {{option.key, value}}), std::string("/options/") + option.key) << value;
            }
        }
}

TEST(Games, PositionsWithOptionsForOtherNumbersOfSeatsAreRefused) {
    for (const GameEntry& entry : all_games())
        for (int seats = entry.info->min_seats; seats <= entry.info->max_seats; ++seats) {
            NewMatch how;
            how.names.resize(static_cast<std::size_t>(seats));
            const Json position = (*entry.start(how))->position();
            for (const OptionSpec& option : *entry.info->options)
                for (const OptionValue& one : option.values) {
                    if (is_allowed(option, one, seats)) continue;
                    Json changed = position;
                    changed["options"][option.key] = one.value;
                    const auto match = load_position(changed);
                    ASSERT_FALSE(match);
                    EXPECT_EQ(match.error().pointer, std::string("/options/") + option.key);
                }
        }
}

}  // namespace
}  // namespace orrery
