// Saved games: each is refused with a message, or is sound and can be read again after writing.
#include "engine/match/games.h"
#include "engine/match/save.h"
#include "tests/fuzz/damage.h"

using namespace orrery;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    auto loaded = [&] {
        if (bytes.byte() % 8 == 0) return read_save(bytes.rest());
        const auto match = fuzz::some_match(bytes, 60);
        const std::size_t back = bytes.below(4);
        for (std::size_t i = 0; i < back; ++i) (void)match->undo(true);
        SaveHeader header;
        header.id = "fuzz";
        header.title = "Fuzz";
        header.created = header.updated = "2026-01-01T00:00:00Z";
        header.seats.resize(static_cast<std::size_t>(match->seats()));
        return read_save(fuzz::damaged(write_save(header, *match), bytes));
    }();
    if (!loaded) {
        fuzz::expect(!loaded.error().message.empty(), "a refusal says why");
        return 0;
    }
    const auto again = read_save(write_save(loaded->header, *loaded->match));
    fuzz::expect(bool(again), "a save that was written can be read");
    fuzz::expect(again->match->hash() == loaded->match->hash(), "a save leads back to the same position");
    fuzz::expect_sound(*loaded->match, bytes);
    return 0;
}
