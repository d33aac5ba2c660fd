// Readers of options, moves, and positions with all checks of section 9 (docs/rules/astronavigators.md).
#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/fields.h"
#include "engine/games/astronavigators/invariants.h"
#include "engine/games/astronavigators/rules.h"

namespace orrery::astronavigators {

namespace {

/// Checks a part of the document that follows from the table.
void check_stated(const Reader& in, const Json& expected) {
    if (same_value(in.json(), expected)) return;
    if (in.json().is_object() && expected.is_object())
        for (const auto& item : expected.items())
            if (in.has(item.key()) && !same_value(in.at(item.key()).json(), item.value()))
                return in.at(item.key()).fail("expected " + to_text(item.value()) + ", which follows from the table");
    in.fail("expected " + to_text(expected) + ", which follows from the table");
}

/// Reads what the decision alone tells (section 9).
void read_decision(const Reader& in, State& s) {
    const Json& json = in.json();
    if (!json.is_object() || !json.contains("kind")) return;
    s.is_choosing_status = json["kind"] == "abort_status";
    const bool may_finish = json.contains("done_allowed") && json["done_allowed"] == true;
    // An abort in the calibration phase was an action.
    s.may_finish = s.phase == Phase::calibrate && (s.is_choosing_status || may_finish);
}

}  // namespace

Options decode_options(const Reader& in) {
    Options options;
    fields(Type<Options>{}).read_given(in, options);
    return options;
}

State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    table_fields<State>(s).read(table, s);
    if (!table.ok()) return s;
    for (const Seat seat : all_seats(seats))
        for (const OrbitTileId tile : s.secrets[seat].orbit_tiles) s.players[seat].orbit_stacks.push_back(kOrbitTiles[tile].stack);
    read_decision(decision, s);
    if (std::optional<Error> broken = broken_law(s)) {
        table.fail_at(broken->pointer, broken->message);
        return s;
    }
    check_stated(table.at("result"), result_of(s));
    if (table.ok()) check_stated(decision, encode_decision(s));
    return s;
}

std::optional<Move> decode_move(const Json& json) { return read_alternative<Move>(json, "type"); }      // AN-M5

}  // namespace orrery::astronavigators
