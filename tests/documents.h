// Helpers for the codec tests of all games: they damage the document of a position and read it again.
#pragma once

#include <gtest/gtest.h>

#include "engine/core/json.h"
#include "engine/core/rng.h"

namespace orrery::tests {

template <class Options>
struct DocumentWith {
    Json table, decision;
    Options options;
    int seats = 2;
};

template <class State>
auto document(const State& s) {
    return DocumentWith<decltype(s.options)>{encode_table(s), encode_decision(s), s.options, s.seats};
}

/// Returns the error of reading the document; its message is empty if the document is valid.
template <class Options>
Error error_in(const DocumentWith<Options>& d) {
    Error error;
    decode_state(Reader(d.table, "/table", error), Reader(d.decision, "/decision", error), d.options, d.seats, Rng(1));
    return error;
}

/// Damage to a valid document, and the pointer that the error must name.
template <class Options>
struct DamageWith {
    const char* name;
    const char* pointer;
    void (*harm)(DocumentWith<Options>&);
};

template <class Options>
void expect_refused_at_its_pointer(DocumentWith<Options> d, const DamageWith<Options>& damage) {
    ASSERT_EQ(error_in(d).message, "");
    damage.harm(d);
    const Error error = error_in(d);
    EXPECT_NE(error.message, "");
    EXPECT_EQ(error.pointer, damage.pointer) << error.message;
}

/// Expects that a state is unchanged after writing and reading it, whatever the order of the document's keys.
template <class State>
void expect_read_again(const State& s) {
    auto d = document(s);
    Error error;
    const State again = decode_state(Reader(d.table, "", error), Reader(d.decision, "", error), s.options, s.seats, s.rng);
    EXPECT_EQ(error.message, "");
    EXPECT_EQ(again, s);
    EXPECT_EQ(to_text(encode_table(again)), to_text(d.table));
    d.table = Json::parse(nlohmann::json::parse(to_text(d.table)).dump());     // sorted by key
    EXPECT_EQ(error_in(d).message, "");
}

}  // namespace orrery::tests
