// Reading: options, moves, and positions with every check that section 9 asks for.
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/fields.h"
#include "engine/games/jumpgate/invariants.h"
#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {

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
    for (std::size_t at = 0; at < s.ring.size(); ++at) s.lay_face_down(at, s.face_down[at]);       // counts the cards
    std::optional<Question> told;
    decision_fields(seats).read(decision, told);
    if (told) s.open = *told;
    else end_game(s);
    if (!table.ok()) return s;
    if (std::optional<Error> broken = broken_law(s, told)) {
        table.fail_at(broken->pointer, broken->message);
        return s;
    }
    if (const Json expected = encode_result(s); !same_value(table.at("result").json(), expected))  // invariant 11
        table.at("result").fail("expected " + to_text(expected));
    return s;
}

std::optional<Move> decode_move(const Json& json) { return read_alternative<Move>(json, "type"); }      // JG-T13

}  // namespace orrery::jumpgate
