// JSON Schemas (draft 2020-12) of documents, derived from their field descriptors (fields.h).
//
// A schema claims what the descriptors know: keys, types, names, ranges, lengths of lists. It does not claim what only the
// rules know, for example that a card lies in one place. So it refuses no document that the reader accepts.
//
//   void write_schemas(Schemas& out) {                    // of a game
//       out.define("options", given_schema(out, fields(Type<Options>{})));
//       out.define("table", schema_of(out, Type<State>{}, table_fields<State>(out.seats().most)));
//       define_alternatives<Move>(out, "move", "type");
//   }
//
// A kind of value or an entry that belongs to a game has an overload of `schema_of` in the game's namespace. Only schema.cpp of
// games and of match include this header, and only the command line and tests use them, so the page carries none of it.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/core/fields.h"
#include "engine/core/option.h"

namespace orrery {

/// Schemas by name, for games with a number of seats in `seats`.
class Schemas {
  public:
    explicit Schemas(SeatCounts seats) : seats_(seats) {}

    const SeatCounts& seats() const { return seats_; }
    const Json& definitions() const { return definitions_; }
    bool defines(const std::string& name) const { return definitions_.contains(name); }
    void define(const std::string& name, Json schema) { definitions_[name] = std::move(schema); }
    static Json reference(const std::string& name) { return {{"$ref", "#/$defs/" + name}}; }
    /// Defines the schema unless that is done, and returns a reference to it. Precondition: a name means one schema.
    Json refer_to(const std::string& name, Json schema) {
        assert(!defines(name) || definitions_[name] == schema);
        define(name, std::move(schema));
        return reference(name);
    }

  private:
    SeatCounts seats_;
    Json definitions_ = Json::object();
};

// ---------------------------------------------------------------- parts of schemas

inline Json type_schema(const char* type) { return {{"type", type}}; }
inline Json const_schema(Json value) { return {{"const", std::move(value)}}; }
inline Json either_schema(Json one, Json other) { return {{"anyOf", Json::array({std::move(one), std::move(other)})}}; }
inline Json whole_schema(std::int64_t low, std::int64_t high) {
    return {{"type", "integer"}, {"minimum", low}, {"maximum", high}};
}
inline Json list_schema(Json element) { return {{"type", "array"}, {"items", std::move(element)}}; }
inline Json list_schema(Json element, std::size_t least, std::size_t most) {
    Json out = list_schema(std::move(element));
    if (least > 0) out["minItems"] = least;
    out["maxItems"] = most;
    return out;
}
/// List with one value for each seat.
inline Json by_seat_schema(const Schemas& schemas, Json element) {
    const SeatCounts& seats = schemas.seats();
    return list_schema(std::move(element), static_cast<std::size_t>(seats.least), static_cast<std::size_t>(seats.most));
}
inline Json seat_schema(const Schemas& schemas) { return whole_schema(0, schemas.seats().most - 1); }
/// Object that may have the keys of `properties` only and must have those of `required`.
inline Json object_schema(Json properties, Json required) {
    return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)},
            {"additionalProperties", false}};
}

// ---------------------------------------------------------------- kinds of values

namespace detail {

/// Returns "planet_id" for "the id of a planet".
inline std::string definition_name(std::string_view expected) {
    std::string name(expected);
    for (const std::string_view prefix : {"the id of a ", "the id of an "})
        if (name.compare(0, prefix.size(), prefix) == 0) name.erase(0, prefix.size());
    std::replace(name.begin(), name.end(), ' ', '_');
    return name + "_id";
}

}  // namespace detail

template <class Index, class Text, class V>
Json schema_of(Schemas& out, Type<V>, const IdKind<Index, Text>& kind) {
    Json ids = Json::array();
    for (std::size_t i = 0; i < kind.end; ++i) {
        const auto index = static_cast<Index>(i);
        if (kind.find == nullptr || kind.find(kind.id(index)) == index) ids.push_back(kind.write(index));
    }
    const std::string_view expected = kind.expected;
    const std::string what(expected.substr(0, expected.find(',')));        // without other words that are accepted there
    Json schema{{"description", what}};
    if (ids.empty()) schema["type"] = "string";
    else schema["enum"] = std::move(ids);
    return out.refer_to(detail::definition_name(what), std::move(schema));
}
template <std::size_t N, class V>
Json schema_of(Schemas&, Type<V>, const WordKind<N>& kind) {
    Json words = Json::array();
    for (const std::string_view word : *kind.words) words.push_back(std::string(word));
    return {{"enum", std::move(words)}};
}
template <class V>
Json schema_of(Schemas&, Type<V>, const PlainKind&) { return type_schema(std::is_same_v<V, bool> ? "boolean" : "integer"); }
template <class V>
Json schema_of(Schemas& out, Type<V>, const SeatNumberKind&) { return seat_schema(out); }
template <class V>
Json schema_of(Schemas&, Type<V>, const FlagKind&) { return type_schema("boolean"); }
template <class V>
Json schema_of(Schemas&, Type<V>, const WholeKind& kind) { return whole_schema(kind.low, kind.high); }
template <std::size_t N, class V>
Json schema_of(Schemas&, Type<V>, const ChosenNumberKind<N>& kind) { return {{"enum", kind.numbers}}; }
template <class V>
Json schema_of(Schemas&, Type<V>, const MoveNumberKind&) { return type_schema("integer"); }
template <class V>
Json schema_of(Schemas&, Type<V>, const CoveredKind&) { return list_schema(const_schema("?")); }
template <class V>
Json schema_of(Schemas&, Type<V>, const WrittenKind&) { return Json::object(); }
template <class List, class Kind>
Json schema_of(Schemas& out, Type<List>, const ListKind<Kind>& kind) {
    return list_schema(schema_of(out, Type<typename List::value_type>{}, kind.element), 0, List::capacity());
}
template <class T, std::size_t N, class Kind>
Json schema_of(Schemas& out, Type<std::array<T, N>>, const ListKind<Kind>& kind) {
    return list_schema(schema_of(out, Type<T>{}, kind.element), N, N);
}
template <class List, class Kind>
Json schema_of(Schemas& out, Type<List>, const PileKind<Kind>& kind) {
    return schema_of(out, Type<List>{}, list_of(kind.element));
}
template <class List, class Kind>
Json schema_of(Schemas& out, Type<List>, const MoveListKind<Kind>& kind) {
    return list_schema(schema_of(out, Type<typename List::value_type>{}, kind.element));
}
template <class List, class Kind>
Json schema_of(Schemas& out, Type<Seen<List>>, const CoverableKind<Kind>& kind) {
    return either_schema(schema_of(out, Type<List>{}, kind.list), schema_of(out, Type<int>{}, kCovered));
}
template <class T, class Kind>
Json schema_of(Schemas& out, Type<BySeat<T>>, const BySeatKind<Kind>& kind) {
    return by_seat_schema(out, schema_of(out, Type<T>{}, kind.kind));
}
template <class T, class Kind>
Json schema_of(Schemas& out, Type<std::optional<T>>, const OptionalKind<Kind>& kind) {
    Json none = kind.none != nullptr ? const_schema(kind.none) : type_schema("null");
    return either_schema(schema_of(out, Type<T>{}, kind.kind), std::move(none));
}

// ---------------------------------------------------------------- fields

namespace detail {

template <class Array>
using ElementOf = std::remove_cvref_t<decltype(element(std::declval<Array&>(), 0))>;

/// Type of the value that a function computes from one argument.
template <class Compute>
struct Computed : Computed<decltype(&Compute::operator())> {};
template <class Value, class Owner>
struct Computed<Value (*)(Owner)> { using Type = Value; };
template <class Value, class Lambda, class Owner>
struct Computed<Value (Lambda::*)(Owner) const> { using Type = Value; };

template <class Entry>
struct IsPresentField : std::false_type {};
template <class Owner, class Value, class Kind>
struct IsPresentField<PresentField<Owner, Value, Kind>> : std::true_type {};

}  // namespace detail

inline Json schema_of(Schemas&, const Constant& field) { return const_schema(std::string(field.word)); }
template <class Owner, class Value, class Kind>
Json schema_of(Schemas& out, const Field<Owner, Value, Kind>& field) { return schema_of(out, Type<Value>{}, field.kind); }
template <class Owner, class Value, class Kind>
Json schema_of(Schemas& out, const PresentField<Owner, Value, Kind>& field) {
    return schema_of(out, Type<Value>{}, field.kind);
}
template <class Kind, class Compute>
Json schema_of(Schemas& out, const ComputedField<Kind, Compute>& field) {
    return schema_of(out, Type<typename detail::Computed<Compute>::Type>{}, field.kind);
}
template <class Compute>
Json schema_of(Schemas&, const DerivedField<Compute>&) { return {{"description", "follows from the rest of the document"}}; }
template <class Owner, class Array, class Kind>
Json schema_of(Schemas& out, const Column<Owner, Array, Kind>& column) {
    return schema_of(out, Type<detail::ElementOf<Array>>{}, column.kind);
}
template <class Owner, class Array, class Element, class Value, class Kind>
Json schema_of(Schemas& out, const MemberColumn<Owner, Array, Element, Value, Kind>& column) {
    return schema_of(out, Type<Value>{}, column.kind);
}
template <class Owner, class Array, class Columns>
Json schema_of(Schemas& out, const Rows<Owner, Array, Columns>& rows) {
    return list_schema(schema_of(out, Type<Owner>{}, rows.columns), 0, Array::capacity());
}
template <class Columns>
Json schema_of(Schemas& out, const SeatRows<Columns>& rows) {
    return by_seat_schema(out, schema_of(out, Type<void>{}, rows.columns));
}

// ---------------------------------------------------------------- records

/// Returns the schema of an object with exactly the keys of the record. The tag, if there is one, stands under `tag_key`.
template <class... Entries>
Json record_schema(Schemas& out, const Record<Entries...>& record, const char* tag_key) {
    Json properties = Json::object(), required = Json::array();
    const auto add = [&](const char* key, Json schema, bool is_required) {
        properties[key] = std::move(schema);
        if (is_required) required.push_back(key);
    };
    if (record.word != nullptr) add(tag_key, const_schema(record.word), true);
    std::apply([&](const auto&... entry) {
        (add(entry.key, schema_of(out, entry), !detail::IsPresentField<std::decay_t<decltype(entry)>>::value), ...);
    }, record.entries);
    return object_schema(std::move(properties), std::move(required));
}
template <class Owner, class... Entries>
Json schema_of(Schemas& out, Type<Owner>, const Record<Entries...>& record) { return record_schema(out, record, nullptr); }

/// Returns the schema of a record that is read by read_given().
template <class... Entries>
Json given_schema(Schemas& out, const Record<Entries...>& record) {
    Json schema = record_schema(out, record, nullptr);
    schema.erase("required");
    return schema;
}

template <class Owner, class SelectOwner, class Value, class Kind, class... Records>
Json schema_of(Schemas& out, Type<Owner>, const Cases<Field<SelectOwner, Value, Kind>, Records...>& cases) {
    Json list = Json::array();
    const auto add = [&](const auto& record) {
        const Json word = cases.select.kind.write(static_cast<Value>(list.size()));
        list.push_back(record_schema(out, record, nullptr));
        list.back()["properties"][cases.select.key] = const_schema(word);
    };
    std::apply([&](const auto&... record) { (add(record), ...); }, cases.records);
    return {{"oneOf", std::move(list)}};
}

namespace detail {

/// Returns whether some readers get the event without its secrets.
template <class Event>
constexpr bool holds_secrets() {
    if constexpr (requires { Event::is_public; }) return !Event::is_public;
    return false;
}

template <class Owner>
Json alternative_schema(Schemas& out, const std::string& name, const char* tag_key) {
    Json schema = record_schema(out, fields(Type<Owner>{}), tag_key);
    if (holds_secrets<Owner>()) {
        schema["properties"]["to"] = list_schema(seat_schema(out), 0, static_cast<std::size_t>(out.seats().most));
        schema["properties"]["public"] = Schemas::reference(name);
    }
    return schema;
}
template <class... Owners>
Json alternatives_schema(Schemas& out, Type<std::variant<Owners...>>, const std::string& name, const char* tag_key) {
    return {{"oneOf", Json::array({alternative_schema<Owners>(out, name, tag_key)...})}};
}

}  // namespace detail

/// Defines the documents of a variant. An event with secrets may have the keys that tell who may read it.
template <class Variant>
void define_alternatives(Schemas& out, const std::string& name, const char* tag_key) {
    out.define(name, detail::alternatives_schema(out, Type<Variant>{}, name, tag_key));
}

}  // namespace orrery
