// Field descriptors: each field states its key, its member and its kind of value. Writing, reading and checking the keys of a
// move or event follow from that.
//
//   struct Jump { NavId card; PlanetId to; };
//   constexpr auto fields(Type<Jump>) {
//       return record("jump", field("card", &Jump::card, as::kNav), field("to", &Jump::to, as::kPlanet));
//   }
//
//   write_alternative(move, "type")                       // {"type":"jump","card":"nav_j1s2","to":"anno"}
//   read_alternative<Move>(json, "type")                  // the move, or nullopt if no alternative of the variant fits
//
// "jump" is the tag of the type, which selects the alternative of a variant. The key of the tag is "type" for moves and
// "event" for events. `fields` is found by argument-dependent lookup in the namespace of the described type. A kind of value
// has two functions:
//   Json write(const V& value) const;
//   void read(const Reader& in, V& out) const;            // reports errors through `in`
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

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

/// Value computed from its owner by `Json compute(const Owner&)`. It cannot be read.
template <class Compute>
struct ComputedField {
    const char* key;
    Compute compute;

    template <class Owner>
    void write(const Owner& owner, Json& out) const { out[key] = compute(owner); }
};
template <class Compute>
constexpr ComputedField<Compute> computed(const char* key, Compute compute) { return {key, compute}; }

/// Fields of a type in document order.
template <class... Entries>
struct Record {
    const char* word;                                      ///< tag; nullptr if there is none or a field holds it
    std::tuple<Entries...> entries;
};
/// Describes a type with the tag `word`.
template <class... Entries>
constexpr Record<Entries...> record(const char* word, Entries... entries) { return {word, {entries...}}; }
/// Describes a type without a tag, or with a tag that is one of its fields.
template <class... Entries>
constexpr Record<Entries...> record_of(Entries... entries) { return {nullptr, {entries...}}; }
/// Describes an event of a seat: the tag, the member `seat`, and the other fields.
template <class Owner, class... Entries>
constexpr auto of_seat(const char* word, Entries... entries) { return record(word, field("seat", &Owner::seat), entries...); }

// ---------------------------------------------------------------- writing and reading

/// Writes `owner`. The tag, if there is one, is written under `tag_key`.
template <class Owner>
Json write_fields(const Owner& owner, const char* tag_key) {
    const auto described = fields(Type<Owner>{});
    Json out = Json::object();
    if (described.word != nullptr) out[tag_key] = described.word;
    std::apply([&](const auto&... entry) { (entry.write(owner, out), ...); }, described.entries);
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
