// Position documents: each is refused with a message, or is sound.
#include "engine/match/games.h"
#include "tests/fuzz/damage.h"

using namespace orrery;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    Json document;
    if (bytes.byte() % 8 == 0) {
        auto parsed = parse_json(bytes.rest());
        if (!parsed) return 0;
        document = std::move(*parsed);
    } else {
        document = fuzz::damaged(fuzz::some_match(bytes, 120)->position(), bytes);
    }
    auto match = load_position(document);
    if (match) fuzz::expect_sound(**match, bytes);
    else fuzz::expect(!match.error().message.empty(), "a refusal says why");
    return 0;
}
