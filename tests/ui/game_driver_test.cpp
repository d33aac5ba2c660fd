// The driver of a game without screens: what is stored and when, moves of one touch, locks, computers, dice, the guided game.
#include <gtest/gtest.h>

#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/driver/statistics.h"
#include "imgui_ui/app/strings.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

/// Services and watcher of a driver, and a clock for it.
class Room final : public Services, public GameWatcher {
  public:
    Host& host() override { return host_; }
    SaveStore& store() override { return store_; }
    const Settings& settings() const override { return settings_; }
    void say(ToastKind, Phrase title, Phrase, std::string) override { said.push_back(title.en); }
    void say_with(ToastKind, Phrase title, Phrase, Offer) override { said.push_back(title.en); }
    void note_letters(const std::string&) override {}
    std::string date_now() override { return "2026-11-21T10:00:00Z"; }
    std::string new_save_id() override { return "g" + std::to_string(++games_); }
    StoreAnswer store_answer() const override { return StoreAnswer::done; }
    void storage_answered(StoreAnswer answer) override { EXPECT_EQ(answer, StoreAnswer::done); }
    void game_entered() override {}
    void game_changed() override {}
    void game_jumped() override {}
    void move_refused(const Json& move) override { refused.push_back(move); }

    Beginning beginning(const std::string& game, int bots = 0) {
        const GameInfo& info = *game_by_id(game)->info;
        Draft draft(info);
        for (int seat = 0; seat < bots; ++seat) draft.set_computer(static_cast<std::size_t>(1 - seat), true);
        Beginning out{game, draft.new_match(3, Lang::en), draft.looks(), {}};
        out.header.id = new_save_id();
        out.header.created = out.header.updated = date_now();
        out.header.title = info.name.en;
        out.header.seats = draft.kinds();
        return out;
    }
    void advance(double ms = 16) {
        now_ms_ += ms;
        driver.advance({now_ms_, true, true, driver.session() ? driver.session()->revision() : 0, true});
    }
    const AnyMatch& match() const { return driver.session()->match(); }
    /// Returns the hash of the stored game, or "" if it is not stored.
    std::string stored() const {
        const auto opened = store_.open(driver.session()->header().id);
        return opened ? opened->save.match->hash() : std::string();
    }

    test::TestHost host_;
    std::vector<std::string> said;             ///< titles of messages
    std::vector<Json> refused;
    Settings settings_;
    SaveStore store_{host_.store};
    GameDriver driver{*this, *this};

  private:
    int games_ = 0;
    double now_ms_ = 1000;
};

/// Returns two moves that one seat can make after one another, such that both can be taken back.
std::vector<Json> two_moves(const AnyMatch& match) {
    for (const Json& first : match.moves()) {
        const auto after = match.copy();
        after->make(first);
        if (after->to_act() != match.to_act() || !after->can_undo(false)) continue;
        for (const Json& second : after->moves()) {
            const auto last = after->copy();
            last->make(second);
            if (last->to_act() == match.to_act() && last->can_undo(false)) return {first, second};
        }
    }
    return {};
}

/// Begins a game of Quantum, in which nothing is secret, and returns two moves for its first seat.
std::vector<Json> begin_open_game(Room& room) {
    room.driver.begin(room.beginning("quantum"));
    for (int i = 0; i < 40; ++i) {
        if (const auto moves = two_moves(room.match()); !moves.empty()) return moves;
        room.driver.play({room.match().moves().front()}, {}, true);
    }
    ADD_FAILURE() << "no two moves";
    return {};
}

const Json kNonsense = *parse_json(R"({"type":"nonsense"})");

TEST(GameDriver, EveryChangeIsStored) {
    Room room;
    const auto moves = begin_open_game(room);
    EXPECT_EQ(room.stored(), room.match().hash()) << "from the beginning";
    const std::string before = room.match().hash();
    room.driver.play({moves[0]}, {}, true);
    const std::string after = room.match().hash();
    ASSERT_NE(after, before);
    EXPECT_EQ(room.stored(), after);
    room.driver.undo();
    ASSERT_EQ(room.match().hash(), before);
    EXPECT_EQ(room.stored(), before);
    room.driver.redo();
    ASSERT_EQ(room.match().hash(), after);
    EXPECT_EQ(room.stored(), after);
}

TEST(GameDriver, TheMovesOfOneTouchFollowOneAnotherAndAreTakenBackTogether) {
    Room room;
    const auto moves = begin_open_game(room);
    const std::size_t ply = room.match().ply();
    room.driver.play({moves[0]}, {moves[1]}, true);
    EXPECT_EQ(room.match().ply(), ply + 1);
    EXPECT_FALSE(room.driver.is_persons()) << "the table waits for the others";
    room.advance();
    EXPECT_EQ(room.match().ply(), ply + 2);
    EXPECT_TRUE(room.driver.is_persons());
    room.advance();
    EXPECT_EQ(room.match().ply(), ply + 2);
    room.driver.undo();
    EXPECT_EQ(room.match().ply(), ply);
}

TEST(GameDriver, AfterARefusalTheOtherMovesOfTheTouchAreDropped) {
    Room room;
    const auto moves = begin_open_game(room);
    const std::size_t ply = room.match().ply();
    room.driver.play({moves[0]}, {kNonsense, moves[1]}, true);
    for (int i = 0; i < 4; ++i) room.advance();
    EXPECT_EQ(room.match().ply(), ply + 1);
    EXPECT_EQ(room.refused, std::vector<Json>{kNonsense});
    EXPECT_TRUE(room.driver.is_persons());
    // What was refused joins nothing: the next move is taken back alone.
    room.driver.play({moves[1]}, {}, true);
    room.driver.undo();
    EXPECT_EQ(room.match().ply(), ply + 1);
}

TEST(GameDriver, AnUndoDropsTheMovesThatAreDue) {
    Room room;
    const auto moves = begin_open_game(room);
    const std::size_t ply = room.match().ply();
    room.driver.play({moves[0]}, {moves[1]}, true);
    room.driver.undo();
    for (int i = 0; i < 4; ++i) room.advance();
    EXPECT_EQ(room.match().ply(), ply);
}

// Who holds the device decides what the others' decisions cannot change, before it is handed on. What was decided is made in turn, and
// nothing of it is stored before.
TEST(GameDriver, WhoHoldsTheDeviceDecidesFirstAndInTurnItIsMade) {
    int early = 0, taken_back = 0, made = 0, kept = 0, further = 0, put_down = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Room room;
        room.driver.begin(room.beginning("race"));
        Rng rng(seed);
        std::optional<Seat> holder;
        PerSeat<std::vector<Json>> promised;                   // decided early, not yet made
        std::size_t complete = 0;                              // number of them in steps of which nothing more is to be decided
        PerSeat<std::size_t> watched{};                        // ply up to which a seat saw what its own moves led to
        for (int i = 0; i < 3000 && room.driver.session()->stage() != Stage::over; ++i) {
            const Session& s = *room.driver.session();
            if (s.stage() == Stage::curtain) {
                holder = s.viewer();
                room.driver.take_device();
                const Recap& recap = room.driver.recap();
                if (recap.is_running()) { EXPECT_GT(recap.steps()[recap.step_index()].ply, watched[*holder]) << "what was seen is not shown again"; }
                continue;
            }
            if (s.stage() == Stage::computer) {                // decided ahead
                ASSERT_NE(s.decided_ahead(), nullptr);
                const Seat mover = s.decider();
                ASSERT_FALSE(promised[mover].empty());
                EXPECT_EQ(*s.decided_ahead(), promised[mover].front());
                const std::size_t ply = s.real_match().ply();
                room.advance(700);
                if (s.real_match().ply() == ply) continue;
                ++made;
                promised[mover].erase(promised[mover].begin());
                continue;
            }
            if (s.match().decides_in_the_open() && s.decider() != holder) holder.reset();
            const std::string hash = s.real_match().hash();
            const std::vector<Json> moves = s.match().moves();
            const bool is_early = s.is_early();
            if (is_early) {
                ASSERT_EQ(s.viewer(), holder);
                ASSERT_NE(s.real_match().to_act(), holder);
                if (promised[*holder].empty()) complete = 0;
            }
            if (is_early && !promised[*holder].empty() && rng.below(8) == 0) {
                room.driver.leave_device();                    // what is decided in a whole step stays so
                ASSERT_EQ(s.stage(), Stage::curtain);
                promised[*holder].resize(complete);
                holder.reset();
                put_down += complete > 0 ? 1 : 0;
                continue;
            }
            const Json kind = s.match().decision()["kind"];
            if (!is_early) { EXPECT_TRUE(promised[s.decider()].empty()) << "what was decided early is not asked again"; }
            const Json& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            if (is_early) promised[*holder].push_back(move);
            room.driver.play({move}, {}, true);
            if (!is_early && s.stage() == Stage::person && !s.is_early() && room.driver.undo_step().moves == 1) {
                // What others have decided early still holds after it.
                room.driver.undo();
                room.driver.redo();
                for (const auto& moves_of_seat : promised.of) kept += moves_of_seat.empty() ? 0 : 1;
            }
            if (s.stage() != Stage::curtain && s.reader() == holder && holder) watched[*holder] = s.real_match().ply();
            if (!is_early) continue;
            ++early;
            EXPECT_EQ(s.real_match().hash(), hash) << "nobody else notices";
            EXPECT_EQ(room.stored(), hash);
            if (s.is_early() && s.match().decision()["kind"] != kind) {
                ++further;                                     // the next step, in the same sitting
                complete = promised[*holder].size();
            }
            if (!s.is_early() || rng.below(2) == 0) continue;
            const int back = room.driver.undo_step().moves;
            ASSERT_GT(back, 0);
            room.driver.undo();
            ASSERT_TRUE(s.is_early());
            ASSERT_EQ(s.match().decision()["kind"], kind) << "a step at a time";
            std::vector<Json>& left = promised[*holder];
            left.resize(left.size() - static_cast<std::size_t>(back));
            ASSERT_EQ(s.early_moves(), left);
            if (left.empty()) { EXPECT_EQ(s.match().hash(), s.real_match().asked_first(*holder)->hash()); }
            complete = left.size();
            ++taken_back;
        }
        EXPECT_EQ(room.driver.session()->stage(), Stage::over);
        EXPECT_EQ(room.stored(), room.driver.session()->real_match().hash());
    }
    EXPECT_GT(early, 10);
    EXPECT_GT(made, 10);
    EXPECT_GT(taken_back, 0);
    EXPECT_GT(kept, 0);
    EXPECT_GT(further, 0);
    EXPECT_GT(put_down, 0);
}

TEST(GameDriver, WritesNothingBeforeTheLockIsItsOwn) {
    Room room;
    const auto moves = begin_open_game(room);
    const std::string id = room.driver.session()->header().id, before = room.match().hash();
    const auto entries = room.host_.store.entries;
    const auto open_again = [&] {
        auto opened = room.store_.open(id);
        room.driver.enter(std::make_unique<Session>(std::move(opened->save.match), std::vector<SeatLook>(2), opened->save.header), Origin::stored);
    };
    open_again();
    EXPECT_EQ(room.host_.held, id);
    EXPECT_TRUE(room.driver.moves().empty());
    room.driver.play({moves[0]}, {}, true);
    room.driver.undo();
    EXPECT_EQ(room.match().hash(), before);
    EXPECT_EQ(room.host_.store.entries, entries);
    EXPECT_TRUE(room.said.empty()) << "the answer takes a moment only";

    room.driver.save_held(id, true);
    EXPECT_FALSE(room.driver.moves().empty());
    room.driver.play({moves[0]}, {}, true);
    EXPECT_EQ(room.stored(), room.match().hash());
    room.driver.undo();

    open_again();
    room.driver.save_held(id, false);
    EXPECT_TRUE(room.driver.is_elsewhere());
    room.driver.play({moves[0]}, {}, true);
    EXPECT_EQ(room.match().hash(), before);
    room.driver.save_held(id, true);
    EXPECT_EQ(room.driver.hold(), Hold::offered) << "the game may have gone on in the other tab";
    room.driver.play({moves[0]}, {}, true);
    EXPECT_EQ(room.match().hash(), before);
}

TEST(GameDriver, AComputerWaitsForTheLockToo) {
    Room room;
    room.driver.begin(room.beginning("jumpgate", 2));
    const std::string id = room.driver.session()->header().id;
    auto opened = room.store_.open(id);
    room.driver.enter(std::make_unique<Session>(std::move(opened->save.match), std::vector<SeatLook>(2, {SeatColor::green, true}), opened->save.header), Origin::stored);
    for (int i = 0; i < 50; ++i) room.advance(700);
    EXPECT_EQ(room.match().ply(), 0u);
    room.driver.save_held(id, true);
    for (int i = 0; i < 200 && room.match().ply() == 0; ++i) room.advance(700);
    EXPECT_GT(room.match().ply(), 0u);
}

TEST(GameDriver, ComputersPlayToTheEndWithoutAScreenAndAreCountedOnce) {
    Room room;
    Beginning beginning = room.beginning("jumpgate", 2);
    for (SeatKind& seat : beginning.header.seats) seat.level = "random";
    room.driver.begin(std::move(beginning));
    for (int i = 0; i < 4000 && room.match().to_act(); ++i) room.advance(700);
    ASSERT_EQ(room.driver.session()->stage(), Stage::over);
    EXPECT_EQ(room.stored(), room.match().hash());
    EXPECT_EQ(load_records(room.store_, room.driver.session()->game()).games.size(), 1u);
}

TEST(GameDriver, ARematchWithRealDiceAsksForThem) {
    Room room;
    Beginning beginning = room.beginning("quantum");
    beginning.header.has_real_dice = true;
    room.driver.begin(std::move(beginning));
    ASSERT_NE(room.driver.thrown(), nullptr);
    EXPECT_EQ(room.driver.session(), nullptr) << "the game begins with the last die";
    room.driver.end_throw();
    ASSERT_NE(room.driver.session(), nullptr);
    const std::string first = room.driver.session()->header().id;
    room.driver.rematch();
    ASSERT_NE(room.driver.thrown(), nullptr);
    room.driver.cancel();
    EXPECT_EQ(room.driver.thrown(), nullptr);
    EXPECT_EQ(room.driver.session()->header().id, first);
    room.driver.rematch();
    for (int face = 1; face <= 6; ++face) room.driver.enter_face(face);
    EXPECT_EQ(room.driver.thrown(), nullptr);
    EXPECT_NE(room.driver.session()->header().id, first);
    EXPECT_TRUE(room.driver.session()->header().has_real_dice);
}

TEST(GameDriver, TheGuideOfAGuidedGameIsThatGamesOnly) {
    Room room;
    Beginning guided = room.beginning("jumpgate", 1);
    guided.is_guided = true;
    room.driver.begin(std::move(guided));
    const std::string id = room.driver.session()->header().id;
    EXPECT_TRUE(room.driver.has_guide());
    room.driver.begin(room.beginning("jumpgate", 1));
    EXPECT_FALSE(room.driver.has_guide());
    const auto open_again = [&] {
        auto opened = room.store_.open(id);
        room.driver.enter(std::make_unique<Session>(std::move(opened->save.match), std::vector<SeatLook>{{}, {SeatColor::red, true}}, opened->save.header), Origin::stored);
        room.driver.save_held(id, true);
    };
    open_again();
    EXPECT_TRUE(room.driver.has_guide()) << "also when it is taken up again";
    room.driver.end_guided_game();
    EXPECT_FALSE(room.driver.has_guide());
    open_again();
    EXPECT_FALSE(room.driver.has_guide());
}

}  // namespace
}  // namespace orrery::ui
