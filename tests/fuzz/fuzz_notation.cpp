// Games sent as notations: each is refused with a message that names a line, or is sound and is written again as the same game.
#include <string>

#include "engine/match/notation.h"
#include "tests/fuzz/damage.h"

using namespace orrery;

namespace {

std::string some_notation(fuzz::Bytes& bytes) {
    const auto match = fuzz::some_match(bytes, 60);
    const SaveHeader header = fuzz::some_header(bytes, *match);
    Comments comments;
    if (bytes.below(2) == 0) comments[bytes.below(match->ply() + 1)] = "a comment";
    return write_notation(header, *match, comments);
}

/// Changes, cuts off or inserts up to four pieces.
std::string damaged(std::string text, fuzz::Bytes& bytes) {
    constexpr std::string_view kPieces = "[]{};:@#\"\\ \n019azA";
    const std::size_t changes = bytes.below(5);
    for (std::size_t i = 0; i < changes && !text.empty(); ++i) {
        const std::size_t at = bytes.below(text.size());
        switch (bytes.below(5)) {
            case 0: text[at] = static_cast<char>(bytes.byte()); break;
            case 1: text.resize(at); break;
            case 2: text.insert(at, 1, kPieces[bytes.below(kPieces.size())]); break;
            case 3: text.insert(at, text.substr(bytes.below(text.size()), 30)); break;
            default: text.erase(at, 1 + bytes.below(20));
        }
    }
    return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    const std::string text = bytes.byte() % 8 == 0 ? std::string(bytes.rest()) : damaged(some_notation(bytes), bytes);
    const auto read = read_notation(text);
    if (!read) {
        fuzz::expect(!read.error().message.empty(), "a refusal says why");
        return 0;
    }
    const std::string written = write_notation(read->save.header, *read->save.match, read->comments);
    const auto again = read_notation(written);
    fuzz::expect(bool(again), "a notation that was written can be read");
    fuzz::expect(again->save.match->hash() == read->save.match->hash(), "a notation leads back to the same position");
    fuzz::expect(again->save.match->ply() == read->save.match->ply(), "a notation holds every move");
    fuzz::expect(write_notation(again->save.header, *again->save.match, again->comments) == written, "read and written, it is identical to the letter");
    fuzz::expect_sound(*read->save.match, bytes);
    return 0;
}
