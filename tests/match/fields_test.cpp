// Records of options, tables and decisions (engine/core/fields.h): the text that is written, what is read back from it, and the
// pointer of each fault.
#include "engine/core/fields.h"

#include <gtest/gtest.h>

#include "engine/core/fixed_vector.h"

namespace orrery::fields_test {
namespace {

enum class Kind : std::uint8_t { rest, dig };
constexpr std::array<std::string_view, 2> kKindIds{"rest", "dig"};

struct Options {
    bool fast = false;
    std::int8_t limit = 7;
    bool operator==(const Options&) const = default;
};
struct Hill {
    int height = 0;
    std::optional<Seat> owner;
    bool operator==(const Hill&) const = default;
};
struct Turn {
    Seat seat{};
    int number = 1;
    bool operator==(const Turn&) const = default;
};
struct Question {
    Seat seat{};
    Kind kind{};
    int depth = 0;
    bool operator==(const Question&) const = default;
};
/// Public part of the state.
struct Table {
    FixedVector<Hill, 3> hills;
    FixedVector<int, 4> pile;
    PerSeat<int> points;
    std::optional<Turn> turn;
    bool operator==(const Table&) const = default;
};
struct State : Table {
    PerSeat<FixedVector<int, 2>> hands;
    std::array<FixedVector<int, 2>, 3> stones;             ///< by hill
    bool operator==(const State&) const = default;
};
struct Observation : Table {
    PerSeat<int> hand_sizes;
    std::array<int, 3> stones{};
};

auto hand_field(Type<State>) { return column("hand", &State::hands, list_of(whole(0, 9))); }
auto hand_field(Type<Observation>) { return column("hand", &Observation::hand_sizes, kCovered); }
auto stones_field(Type<State>) { return column("stones", &State::stones, pile_of(whole(0, 9))); }
auto stones_field(Type<Observation>) { return column("stones", &Observation::stones, kPlain); }

template <class Position>
auto table_fields(int seats) {
    const auto seat = whole(0, seats - 1);
    return record_of(
        rows("hills", &Table::hills, record_of(
            column("height", &Table::hills, &Hill::height, whole(1, 8)),
            stones_field(Type<Position>{}),
            column("owner", &Table::hills, &Hill::owner, or_null(seat)))),
        field("pile", &Table::pile, pile_of(whole(0, 9))),
        seat_rows("players", seats, record_of(
            hand_field(Type<Position>{}),
            column("points", &Table::points, whole(0, 99)))),
        field("turn", &Table::turn, or_null(record_of(
            field("seat", &Turn::seat, seat),
            field("number", &Turn::number, whole(1, 99))))),
        derived("hills_owned", [](const Table& t) {
            return Json(std::count_if(t.hills.begin(), t.hills.end(), [](const Hill& hill) { return hill.owner.has_value(); }));
        }));
}

constexpr std::array<std::string_view, 2> kPaceIds{"slow", "fast"};

constexpr auto option_fields() {
    return record_of(
        field("pace", &Options::fast, word_of(kPaceIds)),
        field("limit", &Options::limit, one_of(5, 7, 9)));
}

constexpr auto question_fields() {
    const auto seat = field("seat", &Question::seat, whole(0, 1));
    const auto kind = field("kind", &Question::kind, word_of(kKindIds));
    return cases(kind, record_of(seat, kind), record_of(seat, kind, field("depth", &Question::depth, whole(1, 3))));
}

State sample() {
    State s;
    s.hills = {Hill{2, {}}, Hill{8, Seat{1}}};
    s.stones[0] = {1, 2};
    s.pile = {3, 4, 5};
    s.points[1] = 12;
    s.hands[0] = {7, 6};
    s.turn = Turn{1, 4};
    return s;
}

constexpr const char* kText =
    R"({"hills":[{"height":2,"stones":[2,1],"owner":null},{"height":8,"stones":[],"owner":1}],"pile":[5,4,3],)"
    R"("players":[{"hand":[7,6],"points":0},{"hand":[],"points":12}],"turn":{"seat":1,"number":4},"hills_owned":1})";

State read_table(const Json& json, Error& error) {
    State s;
    table_fields<State>(2).read(Reader(json, "/table", error), s);
    return s;
}
std::string fault_in(const Json& json) {
    Error error;
    read_table(json, error);
    return error.pointer + ": " + error.message;
}

TEST(Fields, ATableIsWrittenInOrderAndReadBack) {
    EXPECT_EQ(to_text(table_fields<State>(2).write(sample())), kText);
    Error error;
    EXPECT_EQ(read_table(Json::parse(kText), error), sample());
    EXPECT_EQ(error.message, "");
    State bare;
    EXPECT_EQ(to_text(table_fields<State>(2).write(bare)),
              R"({"hills":[],"pile":[],"players":[{"hand":[],"points":0},{"hand":[],"points":0}],"turn":null,"hills_owned":0})");
}

TEST(Fields, AnObservationCoversAndCountsWhatItDoesNotKnow) {
    Observation o;
    static_cast<Table&>(o) = sample();
    o.hand_sizes[0] = 2;
    o.stones[0] = 2;
    EXPECT_EQ(to_text(table_fields<Observation>(2).write(o)),
              R"({"hills":[{"height":2,"stones":2,"owner":null},{"height":8,"stones":0,"owner":1}],"pile":[5,4,3],)"
              R"("players":[{"hand":["?","?"],"points":0},{"hand":[],"points":12}],"turn":{"seat":1,"number":4},"hills_owned":1})");
}

TEST(Fields, FaultsNameTheirPlace) {
    const Json good = Json::parse(kText);
    const auto with = [&good](const char* pointer, const Json& value) {
        Json damaged = good;
        damaged[Json::json_pointer(pointer)] = value;
        return fault_in(damaged);
    };
    EXPECT_EQ(with("/hills/1/height", 9), "/table/hills/1/height: expected a whole number from 1 to 8, found 9");
    EXPECT_EQ(with("/hills/0/stones/1", "?"), "/table/hills/0/stones/1: expected a whole number from 0 to 9");
    EXPECT_EQ(with("/hills/1/owner", 2), "/table/hills/1/owner: expected a whole number from 0 to 1, found 2");
    EXPECT_EQ(with("/hills/1/name", "x"), "/table/hills/1/name: unknown key");
    EXPECT_EQ(with("/hills", Json::array({1, 2, 3, 4})), "/table/hills: expected at most 3 elements, found 4");
    EXPECT_EQ(with("/players", Json::array()), "/table/players: expected one for each of the 2 seats, found 0");
    EXPECT_EQ(with("/players/0/hand", Json::array({1, 2, 3})), "/table/players/0/hand: expected at most 2 elements, found 3");
    EXPECT_EQ(with("/players/0", 5), "/table/players/0: expected an object");
    EXPECT_EQ(with("/pile", 5), "/table/pile: expected an array");
    EXPECT_EQ(with("/turn/number", 1.5), "/table/turn/number: expected a whole number from 1 to 99");
    EXPECT_EQ(with("/hills_owned", 7), ": ") << "the decoder compares derived values";
    Json lacking = good;
    lacking.erase("hills_owned");
    EXPECT_EQ(fault_in(lacking), "/table: the key \"hills_owned\" is missing");
}

TEST(Fields, OptionsMayBeMissing) {
    const auto read = [](const Json& json, Error& error) {
        Options options;
        option_fields().read_given(Reader(json, "/options", error), options);
        return options;
    };
    Error error;
    EXPECT_EQ(to_text(option_fields().write(Options{})), R"({"pace":"slow","limit":7})");
    EXPECT_EQ(read(Json::object(), error), Options{});
    EXPECT_EQ(read({{"limit", 9}}, error), (Options{false, 9}));
    EXPECT_EQ(read({{"pace", "fast"}}, error), (Options{true, 7}));
    EXPECT_EQ(error.message, "");
    const auto fault = [&read](const Json& json) {
        Error found;
        read(json, found);
        return found.pointer + ": " + found.message;
    };
    EXPECT_EQ(fault({{"limit", 6}}), "/options/limit: expected 5, 7 or 9");
    EXPECT_EQ(fault({{"limit", "7"}}), "/options/limit: expected 5, 7 or 9");
    EXPECT_EQ(fault({{"limit", 7.0}}), "/options/limit: expected 5, 7 or 9");
    EXPECT_EQ(fault({{"pace", nullptr}}), "/options/pace: expected \"slow\" or \"fast\"");
    EXPECT_EQ(fault({{"speed", 1}}), "/options/speed: unknown key");
    EXPECT_EQ(fault(Json::array()), "/options: expected an object");
}

TEST(Fields, TheKeysOfAnObjectDependOnItsKind) {
    const auto read = [](const Json& json) {
        Error error;
        Question question;
        question_fields().read(Reader(json, "/decision", error), question);
        return error.message.empty() ? to_text(question_fields().write(question)) : error.pointer + ": " + error.message;
    };
    EXPECT_EQ(read({{"seat", 1}, {"kind", "rest"}}), R"({"seat":1,"kind":"rest"})");
    EXPECT_EQ(read({{"kind", "dig"}, {"depth", 2}, {"seat", 0}}), R"({"seat":0,"kind":"dig","depth":2})");
    EXPECT_EQ(read({{"seat", 1}, {"kind", "rest"}, {"depth", 2}}), "/decision/depth: unknown key");
    EXPECT_EQ(read({{"seat", 1}, {"kind", "dig"}}), "/decision: the key \"depth\" is missing");
    EXPECT_EQ(read({{"seat", 2}, {"kind", "rest"}}), "/decision/seat: expected a whole number from 0 to 1, found 2");
    EXPECT_EQ(read({{"seat", 1}, {"kind", "hop"}}), "/decision/kind: expected \"rest\" or \"dig\"");
    EXPECT_EQ(read({{"seat", 1}}), "/decision: the key \"kind\" is missing");
    EXPECT_EQ(read(7), "/decision: expected an object");
}

}  // namespace
}  // namespace orrery::fields_test
