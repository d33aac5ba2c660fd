// Records of options, tables and decisions (engine/core/fields.h): the text that is written, what is read back from it, and the
// pointer of each fault.
#include "engine/core/fields.h"

#include <gtest/gtest.h>

#include "engine/core/fixed_vector.h"
#include "engine/core/schema.h"

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

constexpr IdKind<int> kTool{[](int tool) { return std::string_view(tool == 0 ? "pick" : tool == 1 ? "?" : "spade"); },
    [](std::string_view id) { return id == "pick" ? std::optional(0) : id == "spade" ? std::optional(2) : std::nullopt; },
    "the id of a tool, or \"hand\"", 3};

TEST(Schema, SaysWhatTheDescriptorsOfATableKnow) {
    Schemas out({2, 4});
    const Json state = schema_of(out, Type<State>{}, table_fields<State>(4)), &properties = state["properties"];
    EXPECT_EQ(to_text(properties["hills"]),
              R"({"type":"array","items":{"type":"object","properties":{"height":{"type":"integer","minimum":1,"maximum":8},)"
              R"("stones":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9},"maxItems":2},)"
              R"("owner":{"anyOf":[{"type":"integer","minimum":0,"maximum":3},{"type":"null"}]}},)"
              R"("required":["height","stones","owner"],"additionalProperties":false},"maxItems":3})");
    EXPECT_EQ(to_text(properties["players"]),
              R"({"type":"array","items":{"type":"object","properties":{)"
              R"("hand":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9},"maxItems":2},)"
              R"("points":{"type":"integer","minimum":0,"maximum":99}},"required":["hand","points"],"additionalProperties":false},)"
              R"("minItems":2,"maxItems":4})");
    EXPECT_EQ(to_text(properties["hills_owned"]), R"({"description":"follows from the rest of the document"})");
    EXPECT_EQ(to_text(state["required"]), R"(["hills","pile","players","turn","hills_owned"])");
    const Json seen = schema_of(out, Type<Observation>{}, table_fields<Observation>(4));
    EXPECT_EQ(to_text(seen["properties"]["hills"]["items"]["properties"]["stones"]), R"({"type":"integer"})");
    EXPECT_EQ(to_text(seen["properties"]["players"]["items"]["properties"]["hand"]), R"({"type":"array","items":{"const":"?"}})");
    EXPECT_TRUE(out.definitions().empty());
}

TEST(Schema, OptionsAreNotRequiredAndKindsSelectTheirKeys) {
    Schemas out({2, 2});
    EXPECT_EQ(to_text(given_schema(out, option_fields())),
              R"({"type":"object","properties":{"pace":{"enum":["slow","fast"]},"limit":{"enum":[5,7,9]}},"additionalProperties":false})");
    EXPECT_EQ(to_text(schema_of(out, Type<Question>{}, question_fields())),
              R"({"oneOf":[{"type":"object","properties":{"seat":{"type":"integer","minimum":0,"maximum":1},"kind":{"const":"rest"}},)"
              R"("required":["seat","kind"],"additionalProperties":false},)"
              R"({"type":"object","properties":{"seat":{"type":"integer","minimum":0,"maximum":1},"kind":{"const":"dig"},)"
              R"("depth":{"type":"integer","minimum":1,"maximum":3}},"required":["seat","kind","depth"],"additionalProperties":false}]})");
}

TEST(Schema, NamesAreDefinedOnceAndOnlyThoseThatAreRead) {
    Schemas out({2, 2});
    EXPECT_EQ(to_text(schema_of(out, Type<std::optional<int>>{}, or_word("hand", kTool))),
              R"({"anyOf":[{"$ref":"#/$defs/tool_id"},{"const":"hand"}]})");
    EXPECT_EQ(to_text(schema_of(out, Type<int>{}, kTool)), R"({"$ref":"#/$defs/tool_id"})");
    EXPECT_EQ(to_text(out.definitions()), R"({"tool_id":{"description":"the id of a tool","enum":["pick","spade"]}})");
}

// What moves and events know beside that: numbers and lists that a rule judges, secrets, and values that are computed.
struct Dig { FixedVector<int, 2> at; std::int8_t depth = 0; };
struct Found { static constexpr bool is_public = false; Seat seat = 0; std::optional<FixedVector<int, 2>> stones; };
using Told = std::variant<Dig, Found>;
BySeat<Seen<FixedVector<Seat, 3>>> left_of(const Found&) {
    static const PerSeat<Seen<FixedVector<Seat, 3>>> left;
    return {left, 2};
}
auto fields(Type<Dig>) {
    return record("dig", field("at", &Dig::at, move_list_of(whole(0, 9))), field("depth", &Dig::depth, MoveNumberKind{0, 9, -1}));
}
auto fields(Type<Found>) {
    return of_seat<Found>("found", if_present("stones", &Found::stones, list_of(whole(0, 9))),
        computed("left", by_seat(or_covered(list_of(kSeat))), &left_of),
        computed("text", [](const Found&) { return Json(); }));
}

TEST(Schema, AlternativesMayHoldSecrets) {
    Schemas out({2, 2});
    define_alternatives<Told>(out, "told", "is");
    EXPECT_EQ(to_text(out.definitions()["told"]),
              R"({"oneOf":[{"type":"object","properties":{"is":{"const":"dig"},)"
              R"("at":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9}},"depth":{"type":"integer"}},)"
              R"("required":["is","at","depth"],"additionalProperties":false},)"
              R"({"type":"object","properties":{"is":{"const":"found"},"seat":{"type":"integer","minimum":0,"maximum":1},)"
              R"("stones":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9},"maxItems":2},)"
              R"("left":{"type":"array","items":{"anyOf":[)"
              R"({"type":"array","items":{"type":"integer","minimum":0,"maximum":1},"maxItems":3},{"type":"array","items":{"const":"?"}}]},)"
              R"("minItems":2,"maxItems":2},"text":{},)"
              R"("to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":1},"maxItems":2},"public":{"$ref":"#/$defs/told"}},)"
              R"("required":["is","seat","left","text"],"additionalProperties":false}]})");
}

}  // namespace
}  // namespace orrery::fields_test
