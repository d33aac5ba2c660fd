// Reading: options, moves, and positions with every check that section 9 asks for.
#include <utility>

#include "engine/games/race/codec.h"
#include "engine/games/race/fields.h"
#include "engine/games/race/invariants.h"
#include "engine/games/race/score.h"

namespace orrery::race {

namespace {

/// Makes the choices secret that are not yet revealed: actions while they are chosen, and cards to be placed until the first
/// waiting seat has one.
void hide_choices(State& s) {
    const bool hides_placing = !s.waiting.empty() && !s.players[s.waiting.front()].placing && (is_develop(s.phase) || is_settle(s.phase));
    for (const Seat seat : all_seats(s.seats)) {
        if (s.phase == Phase::choose) std::swap(s.secrets[seat].actions, s.players[seat].actions);
        if (hides_placing) std::swap(s.secrets[seat].placing, s.players[seat].placing);
    }
}

/// Checks that the document states the decision that follows from the table.
void check_decision(const Reader& in, const std::optional<Asked>& asked) {
    if (!asked) {
        if (!in.is_null()) in.fail("expected null: the game is over");
        return;
    }
    in.expect_keys({"seat", "kind"});
    if (in.ok() && !same_value(in.at("seat").json(), static_cast<int>(asked->seat)))
        in.at("seat").fail("expected " + std::to_string(asked->seat) + ", the first seat waiting");
    const std::string kind(kind_id(asked->kind));
    if (in.ok() && in.at("kind").json() != kind) in.at("kind").fail("expected \"" + kind + "\", which follows from the table");
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
    table_fields<State>(seats).read(table, s);
    if (!table.ok()) return s;
    hide_choices(s);
    if (std::optional<Error> broken = broken_law(s)) {
        table.fail_at(broken->pointer, broken->message);
        return s;
    }
    check_decision(decision, asked(s));
    if (!table.ok()) return s;
    if (const Json expected = encode_result(s, hand_sizes(s)); !same_value(table.at("result").json(), expected))   // invariant 9
        table.at("result").fail("expected " + to_text(expected));
    return s;
}

std::optional<Move> decode_move(const Json& json) { return read_alternative<Move>(json, "type"); }      // RG-M0

}  // namespace orrery::race
