// Games sent as links: each is refused with a message, or is sound and is written again as a link to the same game. Hardly
// any damage gets past a link's checksum, so most inputs are damaged in the body and get a new checksum.
#include <string>

#include "engine/core/hash.h"
#include "engine/match/link.h"
#include "tests/fuzz/damage.h"

using namespace orrery;

namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kChecksum = 4, kHead = 1 + kChecksum;

std::string from_base64(std::string_view text) {
    std::string out;
    std::uint32_t held = 0, bits = 0;
    for (const char c : text) {
        held = (held << 6u | static_cast<std::uint32_t>(kDigits.find(c))) & 0xFFFFFu;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        out += static_cast<char>(held >> bits & 0xFFu);
    }
    return out;
}

std::string to_base64(std::string_view bytes) {
    std::string out;
    std::uint32_t held = 0, bits = 0;
    for (const char c : bytes) {
        held = (held << 8u | static_cast<std::uint8_t>(c)) & 0xFFFFFu;
        for (bits += 8; bits >= 6; bits -= 6) out += kDigits[held >> (bits - 6) & 63u];
    }
    if (bits > 0) out += kDigits[held << (6 - bits) & 63u];
    return out;
}

/// Returns the link of this body with its checksum.
std::string link_of(char version, std::string_view body) {
    std::string bytes(1, version);
    const std::uint64_t hash = hash64(body);
    for (std::size_t i = 0; i < kChecksum; ++i) bytes += static_cast<char>(hash >> (8 * i) & 0xFFu);
    bytes += body;
    return to_base64(bytes);
}

std::string some_link(fuzz::Bytes& bytes) {
    const auto match = fuzz::some_match(bytes, 60);
    const SaveHeader header = fuzz::some_header(bytes, *match);
    return write_link(header, *match);
}

/// Changes, cuts off or inserts up to four bytes.
std::string damaged_body(std::string body, fuzz::Bytes& bytes) {
    const std::size_t changes = bytes.below(5);
    for (std::size_t i = 0; i < changes && !body.empty(); ++i) {
        const std::size_t at = bytes.below(body.size());
        switch (bytes.below(4)) {
            case 0: body[at] = static_cast<char>(bytes.byte()); break;
            case 1: body.resize(at); break;
            case 2: body.insert(at, 1, static_cast<char>(bytes.byte())); break;
            default: body.erase(at, 1 + bytes.below(4));
        }
    }
    return body;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    std::string link;
    switch (bytes.byte() % 8) {
        case 0: link = bytes.rest(); break;
        case 1: link = link_of(1, bytes.rest()); break;
        default: {
            const std::string good = from_base64(some_link(bytes));
            fuzz::expect(good.size() > kHead, "a game of sixty moves fits into a link");
            link = link_of(good[0], damaged_body(good.substr(kHead), bytes));
        }
    }
    const auto read = read_link(link);
    if (!read) {
        fuzz::expect(!read.error().message.empty(), "a refusal says why");
        return 0;
    }
    const std::string written = write_link(read->header, *read->match);
    if (!written.empty()) {                                // a start stored whole may be too long
        const auto again = read_link(written);
        fuzz::expect(bool(again), "a link that was written can be read");
        fuzz::expect(again->match->hash() == read->match->hash(), "a link leads back to the same position");
        fuzz::expect(again->match->ply() == read->match->ply(), "a link holds every move");
        fuzz::expect(write_link(again->header, *again->match) == written, "a link read and written is identical to the letter");
    }
    fuzz::expect_sound(*read->match, bytes);
    return 0;
}
