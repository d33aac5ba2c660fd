// Moves: the predicate, the list of legal moves and the effect of a move agree. A text is a position and a move, a line each; the seeds
// are such texts.
#include <algorithm>
#include <string>

#include "engine/match/games.h"
#include "tests/fuzz/damage.h"

using namespace orrery;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    const std::uint8_t form = bytes.byte() % 8;
    std::unique_ptr<AnyMatch> match;
    std::string_view text;
    if (form == 0) {
        text = bytes.rest();
        const std::size_t end = std::min(text.find('\n'), text.size());
        const auto position = parse_json(text.substr(0, end));
        if (!position) return 0;
        auto loaded = load_position(*position);
        if (!loaded) return 0;
        match = std::move(*loaded);
        text.remove_prefix(std::min(end + 1, text.size()));
    } else {
        match = fuzz::some_match(bytes, 120);
        text = bytes.rest();
    }
    if (!match->to_act()) return 0;
    const std::vector<Json> legal = match->moves();
    Json move;
    if (form < 2) {
        auto parsed = parse_json(text);
        if (!parsed) return 0;
        move = std::move(*parsed);
    } else {
        move = fuzz::damaged(legal[bytes.below(legal.size())], bytes);
    }
    const std::string before = to_text(match->position());
    const auto refusal = match->refusal(move);
    const bool is_listed = std::any_of(legal.begin(), legal.end(), [&](const Json& m) { return same_value(m, move); });
    if (refusal) {
        fuzz::expect(refusal->rule != nullptr, "a refusal names its rule");
        fuzz::expect(!is_listed, "a move that is listed is not refused");
        fuzz::expect(!match->make(move), "a move that is refused is not made");
        fuzz::expect(to_text(match->position()) == before, "a refusal changes nothing");
    } else {
        fuzz::expect(is_listed, "a move that is not refused is listed");
        fuzz::expect(match->make(move), "a legal move is made");
        fuzz::expect_sound(*match, bytes);
    }
    return 0;
}
