// Positions as documents that are harmed and read again, for the codec of any game.
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

/// What is wrong with it; no message: nothing.
template <class Options>
Error error_in(const DocumentWith<Options>& d) {
    Error error;
    decode_state(Reader(d.table, "/table", error), Reader(d.decision, "/decision", error), d.options, d.seats, Rng(1));
    return error;
}

/// One harm done to a good document, and where the error must point.
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

/// Written, read and written again it is the same, in whatever order its keys stand.
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
