// Field descriptors: each field states its key, its member and its kind of value. Writing, reading and checking the keys of a
// document follow from that, and so does its JSON Schema (engine/core/schema.h).
//
// Moves and events are alternatives of a variant and carry a tag, whose key is "type" or "event":
//
//   struct Jump { NavId card; PlanetId to; };
//   constexpr auto fields(Type<Jump>) {
//       return record("jump", field("card", &Jump::card, as::kNav), field("to", &Jump::to, as::kPlanet));
//   }
//
//   write_alternative(move, "type")                       // {"type":"jump","card":"nav_j1s2","to":"anno"}
//   read_alternative<Move>(json, "type")                  // the move, or nullopt if no alternative of the variant fits
//
// `fields` is found by argument-dependent lookup in the namespace of the described type. A kind of value has two functions:
//   Json write(const V& value) const;
//   void read(const Reader& in, V& out) const;            // reports errors through `in`
//
// Options, tables and decisions are records too. A record is a kind of value itself, so records nest:
//
//   auto table_fields(int seats) {
//       const auto seat = whole(0, seats - 1);
//       return record_of(
//           field("first", &Table::first, or_null(seat)),                     // null or a seat
//           field("discard", &Table::discard, pile_of(as::kNav)),             // reversed: the document lists the top first
//           field("turn", &Table::turn, record_of(field("number", &Turn::number, whole(1, 99)))),
//           seat_rows("players", seats, record_of(                            // one row for each seat, from parallel arrays
//               column("ship", &Table::players, &Player::ship, as::kShip),
//               column("hand", &State::secrets, &Secrets::hand, list_of(as::kNav)))),
//           computed("next", or_null(seat), &next_seat),                      // only written
//           derived("result", &result_of));                                   // only written; its key must be present
//   }
//
//   table_fields(2).write(state)       table_fields(2).read(in, state)
//
// Members may belong to a base class, so one description serves State and Observation. Where an observation covers what a
// state shows, the game selects the entry by overload: field("deck", &State::deck, pile_of(as::kNav)) for a state,
// field("deck", &Observation::deck_size) for an observation. `kCovered` writes a number of cards as so many "?".
// `read_given` reads a record whose keys may be missing (options). `cases` describes an object whose keys depend on one of
// its fields (decisions).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"

namespace orrery {

// ---------------------------------------------------------------- kinds of values

/// Value with an id, for example an index into a table, written as the id.
template <class Index, class Text = std::string_view>
struct IdKind {
    Text (*id)(Index index);
    std::optional<Index> (*find)(std::string_view id);
    const char* expected;                                  ///< completes "expected …", for example "the id of a planet"
    /// Every id is that of an index below it. 0 if the schema shall not list the ids.
    std::size_t end = 0;

    Json write(Index index) const { return std::string(id(index)); }
    void read(const Reader& in, Index& out) const {
        const auto found = in.json().is_string() ? find(in.json().get_ref<const std::string&>()) : std::nullopt;
        if (found) out = *found;
        else in.fail(std::string("expected ") + expected);
    }
};

/// Enumerator written as a word. `words` are in the order of the enumeration.
template <std::size_t N>
struct WordKind {
    const std::array<std::string_view, N>* words;

    template <class Enum>
    Json write(Enum value) const { return std::string((*words)[static_cast<std::size_t>(value)]); }
    template <class Enum>
    void read(const Reader& in, Enum& out) const {
        for (std::size_t i = 0; i < N; ++i) {
            if (in.json() == (*words)[i]) {
                out = static_cast<Enum>(i);
                return;
            }
        }
        std::string expected;
        for (std::size_t i = 0; i < N; ++i) {
            if (i > 0) expected += i + 1 < N ? ", " : " or ";
            expected += '"' + std::string((*words)[i]) + '"';
        }
        in.fail("expected " + expected);
    }
};
template <std::size_t N>
constexpr WordKind<N> word_of(const std::array<std::string_view, N>& words) { return {&words}; }

/// Number or boolean, written as JSON. It cannot be read, because it has no bounds.
struct PlainKind {
    Json write(bool value) const { return value; }
    template <class Number>
    Json write(Number number) const { return static_cast<std::int64_t>(number); }
};
inline constexpr PlainKind kPlain{};

/// Seat of the table, written as its number. It cannot be read, because its bound depends on the table.
struct SeatNumberKind : PlainKind {};
inline constexpr SeatNumberKind kSeat{};

/// Boolean.
struct FlagKind {
    Json write(bool value) const { return value; }
    void read(const Reader& in, bool& out) const { out = in.boolean(); }
};
inline constexpr FlagKind kFlag{};

/// Integer from `low` to `high`.
struct WholeKind {
    std::int64_t low, high;

    template <class Number>
    Json write(Number number) const { return static_cast<std::int64_t>(number); }
    template <class Number>
    void read(const Reader& in, Number& out) const { out = static_cast<Number>(in.integer(low, high)); }
};
constexpr WholeKind whole(std::int64_t low, std::int64_t high) { return {low, high}; }

/// One of a few integers.
template <std::size_t N>
struct ChosenNumberKind {
    std::array<int, N> numbers;

    template <class Number>
    Json write(Number number) const { return static_cast<int>(number); }
    template <class Number>
    void read(const Reader& in, Number& out) const {
        std::string expected = "expected ";
        for (std::size_t i = 0; i < N; ++i) {
            if (in.json().is_number_integer() && in.json() == numbers[i]) {
                out = static_cast<Number>(numbers[i]);
                return;
            }
            if (i > 0) expected += i + 1 < N ? ", " : " or ";
            expected += std::to_string(numbers[i]);
        }
        in.fail(std::move(expected));
    }
};
template <class... Number>
constexpr ChosenNumberKind<sizeof...(Number)> one_of(Number... numbers) { return {{numbers...}}; }

/// Number of cards that the reader may not see, written as a list of so many "?". It cannot be read.
struct CoveredKind {
    Json write(int count) const { return Json(std::vector<std::string>(static_cast<std::size_t>(count), "?")); }
};
inline constexpr CoveredKind kCovered{};

/// Cards as a reader sees them: the list, or only their number.
template <class List>
using Seen = std::variant<List, int>;

/// Cards that some readers may not see; those are written as a list of so many "?". It cannot be read.
template <class Kind>
struct CoverableKind {
    Kind list;

    template <class List>
    Json write(const Seen<List>& seen) const {
        const List* cards = std::get_if<List>(&seen);
        return cards != nullptr ? list.write(*cards) : kCovered.write(*std::get_if<int>(&seen));
    }
};
template <class Kind>
constexpr CoverableKind<Kind> or_covered(Kind list) { return {list}; }

/// Integer of a move. Any number outside `low` to `high` is read as `otherwise`, so that the move is well formed and a rule
/// rejects it.
struct MoveNumberKind {
    int low, high;
    std::int8_t otherwise;

    Json write(std::int8_t number) const { return static_cast<int>(number); }
    void read(const Reader& in, std::int8_t& out) const {
        // The parser stores an integer beyond 64 bits as a floating-point number.
        constexpr double kBeyondIntegers = 9e18;
        const Json& value = in.json();
        const bool is_huge = value.is_number_float() && (value > kBeyondIntegers || value < -kBeyondIntegers);
        if (!value.is_number_integer() && !is_huge) return in.fail("expected a whole number");
        out = value < low || value > high ? otherwise : value.get<std::int8_t>();
    }
};

/// List of values of one kind, in order.
template <class Kind>
struct ListKind {
    Kind element;

    template <class List>
    Json write(const List& list) const {
        Json out = Json::array();
        for (const auto& value : list) out.push_back(element.write(value));
        return out;
    }
    /// Reports an error if the array has more elements than the list's capacity.
    template <class List>
    void read(const Reader& in, List& out) const {
        const std::size_t size = in.array_size(List::capacity());
        for (std::size_t i = 0; i < size; ++i) {
            typename List::value_type value{};
            element.read(in.at(i), value);
            out.push_back(value);
        }
    }
};
template <class Kind>
constexpr ListKind<Kind> list_of(Kind element) { return {element}; }

/// Pile, whose top is its back. The document lists the top first.
template <class Kind>
struct PileKind {
    Kind element;

    template <class Pile>
    Json write(const Pile& pile) const {
        Json out = Json::array();
        for (std::size_t i = pile.size(); i-- > 0;) out.push_back(element.write(pile[i]));
        return out;
    }
    template <class Pile>
    void read(const Reader& in, Pile& out) const {
        ListKind<Kind>{element}.read(in, out);
        std::reverse(out.begin(), out.end());
    }
};
template <class Kind>
constexpr PileKind<Kind> pile_of(Kind element) { return {element}; }

/// List of a move. A longer array is truncated to the list's capacity, so that the move is well formed and a rule rejects
/// it.
template <class Kind>
struct MoveListKind : ListKind<Kind> {
    template <class List>
    void read(const Reader& in, List& out) const {
        if (!in.json().is_array()) return in.fail("expected a list");
        for (std::size_t i = 0; i < in.json().size() && in.ok(); ++i) {
            typename List::value_type value{};
            this->element.read(in.at(i), value);
            if (!out.full()) out.push_back(value);
        }
    }
};
template <class Kind>
constexpr MoveListKind<Kind> move_list_of(Kind element) { return {{element}}; }

/// Values of the first `seats` seats.
template <class T>
struct BySeat {
    const PerSeat<T>& values;
    int seats;
};

/// List with one value for each seat. It cannot be read.
template <class Kind>
struct BySeatKind {
    Kind kind;

    template <class T>
    Json write(const BySeat<T>& by_seat) const {
        Json out = Json::array();
        for (const Seat seat : all_seats(by_seat.seats)) out.push_back(kind.write(by_seat.values[seat]));
        return out;
    }
};
template <class Kind>
constexpr BySeatKind<Kind> by_seat(Kind kind) { return {kind}; }

/// Optional value. An empty one is written as null or as a fixed word.
template <class Kind>
struct OptionalKind {
    Kind kind;
    const char* none;                                      ///< word for an empty value; nullptr writes null

    template <class V>
    Json write(const std::optional<V>& value) const {
        if (value) return kind.write(*value);
        return none != nullptr ? Json(none) : Json();
    }
    template <class V>
    void read(const Reader& in, std::optional<V>& out) const {
        if (none != nullptr ? in.json() == none : in.is_null()) return;
        kind.read(in, out.emplace());
    }
};
template <class Kind>
constexpr OptionalKind<Kind> or_null(Kind kind) { return {kind, nullptr}; }
template <class Kind>
constexpr OptionalKind<Kind> or_word(const char* none, Kind kind) { return {kind, none}; }

// ---------------------------------------------------------------- fields

/// Tag type that selects an overload of `fields`.
template <class T>
struct Type {};

/// Key with a fixed text, for alternatives that share a tag.
struct Constant {
    const char* key;
    std::string_view word;

    template <class Owner>
    void write(const Owner&, Json& out) const { out[key] = std::string(word); }
    template <class Owner>
    void read(const Reader& in, Owner&) const {
        if (const Reader value = in.at(key); value.json() != word) value.fail("expected \"" + std::string(word) + '"');
    }
};
constexpr Constant constant(const char* key, std::string_view word) { return {key, word}; }

template <class Owner, class Value, class Kind>
struct Field {
    const char* key;
    Value Owner::*member;
    Kind kind;

    void write(const Owner& owner, Json& out) const { out[key] = kind.write(owner.*member); }
    void read(const Reader& in, Owner& owner) const { kind.read(in.at(key), owner.*member); }
};
template <class Owner, class Value, class Kind>
constexpr Field<Owner, Value, Kind> field(const char* key, Value Owner::*member, Kind kind) { return {key, member, kind}; }
template <class Owner, class Value>
constexpr Field<Owner, Value, PlainKind> field(const char* key, Value Owner::*member) { return {key, member, kPlain}; }

/// Field that is written only if it has a value. It cannot be read.
template <class Owner, class Value, class Kind>
struct PresentField {
    const char* key;
    std::optional<Value> Owner::*member;
    Kind kind;

    void write(const Owner& owner, Json& out) const {
        if (owner.*member) out[key] = kind.write(*(owner.*member));
    }
};
template <class Owner, class Value, class Kind>
constexpr PresentField<Owner, Value, Kind> if_present(const char* key, std::optional<Value> Owner::*member, Kind kind) {
    return {key, member, kind};
}

/// Value computed from its owner by `compute(const Owner&)`. It cannot be read.
template <class Kind, class Compute>
struct ComputedField {
    const char* key;
    Kind kind;
    Compute compute;

    template <class Owner>
    void write(const Owner& owner, Json& out) const { out[key] = kind.write(compute(owner)); }
};
template <class Kind, class Compute>
constexpr ComputedField<Kind, Compute> computed(const char* key, Kind kind, Compute compute) { return {key, kind, compute}; }

/// Document that its owner computes. Nothing else is known of it.
struct WrittenKind {
    Json write(Json document) const { return document; }
};
template <class Compute>
constexpr ComputedField<WrittenKind, Compute> computed(const char* key, Compute compute) { return {key, {}, compute}; }

/// Computed document whose key must be present when the record is read. Its value is ignored; the decoder may compare it.
template <class Compute>
struct DerivedField : ComputedField<WrittenKind, Compute> {
    template <class Owner>
    void read(const Reader&, Owner&) const {}
};
template <class Compute>
constexpr DerivedField<Compute> derived(const char* key, Compute compute) { return {{key, {}, compute}}; }

/// Fields of a type in document order. A record without a tag is a kind of value.
template <class... Entries>
struct Record {
    const char* word;                                      ///< tag; nullptr if there is none or a field holds it
    std::tuple<Entries...> entries;

    template <class Owner>
    Json write(const Owner& owner) const {
        Json out = Json::object();
        write_into(owner, out);
        return out;
    }
    template <class Owner>
    void write_into(const Owner& owner, Json& out) const {
        // An object that grows copies the members that it has.
        auto& members = out.get_ref<Json::object_t&>();
        members.reserve(members.size() + sizeof...(Entries));
        std::apply([&](const auto&... entry) { (entry.write(owner, out), ...); }, entries);
    }
    /// Reads an object with exactly the keys of the record.
    template <class Owner>
    void read(const Reader& in, Owner& owner) const {
        std::apply([&](const auto&... entry) {
            in.expect_keys({entry.key...});
            if (in.ok()) (entry.read(in, owner), ...);
        }, entries);
    }
    /// Reads an object that may lack keys of the record; their members keep their values.
    template <class Owner>
    void read_given(const Reader& in, Owner& owner) const {
        std::apply([&](const auto&... entry) {
            in.allow_keys({entry.key...});
            const auto read_one = [&](const auto& one) { if (in.has(one.key)) one.read(in, owner); };
            (read_one(entry), ...);
        }, entries);
    }
};
/// Describes a type with the tag `word`.
template <class... Entries>
constexpr Record<Entries...> record(const char* word, Entries... entries) { return {word, {entries...}}; }
/// Describes a type without a tag, or with a tag that is one of its fields.
template <class... Entries>
constexpr Record<Entries...> record_of(Entries... entries) { return {nullptr, {entries...}}; }
/// Describes an event of a seat: the tag, the member `seat`, and the other fields.
template <class Owner, class... Entries>
constexpr auto of_seat(const char* word, Entries... entries) {
    return record(word, field("seat", &Owner::seat, kSeat), entries...);
}

// ---------------------------------------------------------------- rows and cases

namespace detail {

template <class Array>
auto& element(Array& array, std::size_t at) { return array[at]; }
template <class T>
T& element(PerSeat<T>& array, std::size_t at) { return array.of[at]; }
template <class T>
const T& element(const PerSeat<T>& array, std::size_t at) { return array.of[at]; }

}  // namespace detail

/// Row `at` of parallel arrays in `whole`: the owner of the columns in a record of `rows` or `seat_rows`.
template <class Whole>
struct Row {
    Whole& whole;
    std::size_t at;

    Seat seat() const { return static_cast<Seat>(at); }
};

/// Field of a row: an element of `array`.
template <class Owner, class Array, class Kind>
struct Column {
    const char* key;
    Array Owner::*array;
    Kind kind;

    template <class Whole>
    void write(const Row<Whole>& row, Json& out) const { out[key] = kind.write(detail::element(row.whole.*array, row.at)); }
    template <class Whole>
    void read(const Reader& in, Row<Whole>& row) const { kind.read(in.at(key), detail::element(row.whole.*array, row.at)); }
};
template <class Owner, class Array, class Kind>
constexpr Column<Owner, Array, Kind> column(const char* key, Array Owner::*array, Kind kind) { return {key, array, kind}; }

/// Field of a row: a member of an element of `array`.
template <class Owner, class Array, class Element, class Value, class Kind>
struct MemberColumn {
    const char* key;
    Array Owner::*array;
    Value Element::*member;
    Kind kind;

    template <class Whole>
    void write(const Row<Whole>& row, Json& out) const {
        out[key] = kind.write(detail::element(row.whole.*array, row.at).*member);
    }
    template <class Whole>
    void read(const Reader& in, Row<Whole>& row) const {
        kind.read(in.at(key), detail::element(row.whole.*array, row.at).*member);
    }
};
template <class Owner, class Array, class Element, class Value, class Kind>
constexpr MemberColumn<Owner, Array, Element, Value, Kind> column(const char* key, Array Owner::*array, Value Element::*member,
                                                                  Kind kind) {
    return {key, array, member, kind};
}

/// List with one object for each element of the FixedVector `array`. The columns may use parallel arrays as well.
template <class Owner, class Array, class Columns>
struct Rows {
    const char* key;
    Array Owner::*array;
    Columns columns;

    template <class Whole>
    void write(const Whole& whole, Json& out) const {
        Json list = Json::array();
        for (std::size_t at = 0; at < (whole.*array).size(); ++at) list.push_back(columns.write(Row<const Whole>{whole, at}));
        out[key] = std::move(list);
    }
    template <class Whole>
    void read(const Reader& in, Whole& whole) const {
        const Reader list = in.at(key);
        const std::size_t size = list.array_size(Array::capacity());
        for (std::size_t at = 0; at < size; ++at) {
            (whole.*array).push_back({});
            Row<Whole> row{whole, at};
            columns.read(list.at(at), row);
        }
    }
};
template <class Owner, class Array, class Columns>
constexpr Rows<Owner, Array, Columns> rows(const char* key, Array Owner::*array, Columns columns) {
    return {key, array, columns};
}

/// List with one object for each seat.
template <class Columns>
struct SeatRows {
    const char* key;
    int seats;
    Columns columns;

    template <class Whole>
    void write(const Whole& whole, Json& out) const {
        Json list = Json::array();
        for (const Seat seat : all_seats(seats))
            list.push_back(columns.write(Row<const Whole>{whole, static_cast<std::size_t>(seat)}));
        out[key] = std::move(list);
    }
    template <class Whole>
    void read(const Reader& in, Whole& whole) const {
        const Reader list = in.at(key);
        const auto wanted = static_cast<std::size_t>(seats);
        if (const std::size_t size = list.array_size(kMaxSeats); list.ok() && size != wanted)
            list.fail("expected one for each of the " + std::to_string(seats) + " seats, found " + std::to_string(size));
        for (std::size_t at = 0; at < wanted && list.ok(); ++at) {
            Row<Whole> row{whole, at};
            columns.read(list.at(at), row);
        }
    }
};
template <class Columns>
constexpr SeatRows<Columns> seat_rows(const char* key, int seats, Columns columns) { return {key, seats, columns}; }

/// Object whose keys depend on the field `select`, an enumerator written as a word. The record at the enumerator's index
/// describes the whole object, `select` included.
template <class Select, class... Records>
struct Cases {
    Select select;
    std::tuple<Records...> records;

    template <class Owner>
    Json write(const Owner& owner) const {
        Json out;
        visit(owner, [&](const auto& record) { out = record.write(owner); });
        return out;
    }
    template <class Owner>
    void read(const Reader& in, Owner& owner) const {
        select.read(in, owner);
        if (in.ok()) visit(owner, [&](const auto& record) { record.read(in, owner); });
    }

  private:
    template <class Owner, class Use>
    void visit(const Owner& owner, Use use) const {
        const auto wanted = static_cast<std::size_t>(owner.*select.member);
        std::size_t at = 0;
        const auto use_wanted = [&](const auto& record) { if (at++ == wanted) use(record); };
        std::apply([&](const auto&... record) { (use_wanted(record), ...); }, records);
    }
};
template <class Select, class... Records>
constexpr Cases<Select, Records...> cases(Select select, Records... records) { return {select, {records...}}; }

// ---------------------------------------------------------------- writing and reading

/// Writes `owner`. The tag, if there is one, is written under `tag_key`.
template <class Owner>
Json write_fields(const Owner& owner, const char* tag_key) {
    const auto described = fields(Type<Owner>{});
    Json out = Json::object();
    if (described.word != nullptr) out[tag_key] = described.word;
    described.write_into(owner, out);
    return out;
}

/// Writes the active alternative of a variant.
template <class... Alternatives>
Json write_alternative(const std::variant<Alternatives...>& value, const char* tag_key) {
    return std::visit([tag_key](const auto& alternative) { return write_fields(alternative, tag_key); }, value);
}

/// Reads a document with exactly the keys of `Owner`. Errors are reported through `in`.
template <class Owner>
Owner read_fields(const Reader& in, const char* tag_key) {
    const auto described = fields(Type<Owner>{});
    Owner out{};
    std::apply([&](const auto&... entry) {
        if (described.word != nullptr) {
            in.expect_keys({tag_key, entry.key...});
            Constant{tag_key, described.word}.read(in, out);
        } else {
            in.expect_keys({entry.key...});
        }
        if (in.ok()) (entry.read(in, out), ...);
    }, described.entries);
    return out;
}

namespace detail {

/// Returns true if the object `json` has the same number of keys and the same tag as `Owner`.
template <class Owner>
bool may_be(const Json& json, const char* tag_key) {
    const auto described = fields(Type<Owner>{});
    const std::size_t keys = std::tuple_size_v<decltype(described.entries)> + (described.word != nullptr ? 1 : 0);
    if (json.size() != keys) return false;
    if (described.word == nullptr) return true;
    const auto found = json.find(tag_key);
    return found != json.end() && *found == described.word;
}

template <class Variant, class Owner>
bool try_alternative(const Json& json, const char* tag_key, std::optional<Variant>& out) {
    if (!may_be<Owner>(json, tag_key)) return false;
    Error error;
    Owner value = read_fields<Owner>(Reader(json, "", error), tag_key);
    if (!error.message.empty()) return false;
    out.emplace(std::move(value));
    return true;
}

template <class Variant>
struct Alternatives;
template <class... Owners>
struct Alternatives<std::variant<Owners...>> {
    static std::optional<std::variant<Owners...>> read(const Json& json, const char* tag_key) {
        std::optional<std::variant<Owners...>> out;
        if (json.is_object()) (void)(try_alternative<std::variant<Owners...>, Owners>(json, tag_key, out) || ...);
        return out;
    }
};

}  // namespace detail

/// Returns the first alternative of `Variant` that reads `json` without an error, or nullopt if there is none.
template <class Variant>
std::optional<Variant> read_alternative(const Json& json, const char* tag_key) {
    return detail::Alternatives<Variant>::read(json, tag_key);
}

}  // namespace orrery
