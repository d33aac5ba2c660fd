// Readers of options, moves, and positions with all checks of section 9 (docs/rules/quantum.md).
#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/fields.h"
#include "engine/games/quantum/invariants.h"
#include "engine/games/quantum/rules.h"

namespace orrery::quantum {

namespace {

/// Checks that the decision in the document is the one that follows from the table.
void check_decision(const Reader& in, const Json& expected) {
    if (same_value(in.json(), expected)) return;
    if (in.json().is_object() && expected.is_object())
        for (const auto& item : expected.items())
            if (in.has(item.key()) && !same_value(in.at(item.key()).json(), item.value()))
                return in.at(item.key()).fail("expected " + to_text(item.value()) + ", which follows from the table");
    in.fail("expected " + to_text(expected) + ", which follows from the table");
}

}  // namespace

Options decode_options(const Reader& in) {
    Options options;
    fields(Type<Options>{}).read_given(in, options);
    if (!in.ok()) return options;
    const Map& map = kMaps[options.map];
    if (map.players * (stock_of(options) - 1) + 1 > cube_slots(map))       // QU-S3
        in.at("cubes").fail("expected fewer cubes: this map has " + std::to_string(cube_slots(map)) + " slots for " +
                            std::to_string(map.players) + " players");
    return options;
}

State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    if (s.map().players != seats) {                        // QU-S1
        table.fail_at("/options/map", "expected a map for " + std::to_string(seats) + " players");
        return s;
    }
    table_fields<State>(s).read(table, s);
    if (!table.ok()) return s;
    if (std::optional<Error> broken = broken_law(s)) {
        table.fail_at(broken->pointer, broken->message);
        return s;
    }
    check_decision(decision, encode_decision(s));
    return s;
}

std::optional<Move> decode_move(const Json& json) { return read_alternative<Move>(json, "type"); }      // QU-T7

}  // namespace orrery::quantum
