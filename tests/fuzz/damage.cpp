#include "tests/fuzz/damage.h"

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "engine/match/games.h"

namespace orrery::fuzz {
namespace {

void collect(Json& node, std::vector<Json*>& out) {
    out.push_back(&node);
    if (node.is_structured())
        for (Json& child : node) collect(child, out);
}

Json odd_value(Bytes& bytes) {
    switch (bytes.below(16)) {
        case 0: return nullptr;
        case 1: return true;
        case 2: return false;
        case 3: return 0;
        case 4: return -1;
        case 5: return 1;
        case 6: return std::numeric_limits<std::int64_t>::max();
        case 7: return std::numeric_limits<std::int64_t>::min();
        case 8: return std::numeric_limits<std::uint64_t>::max();
        case 9: return 1e300;
        case 10: return "";
        case 11: return "?";
        case 12: return std::string(300, 'x');
        case 13: return Json::array();
        case 14: return Json::object();
        default: return static_cast<int>(bytes.byte());
    }
}

void damage_once(Json& document, Bytes& bytes) {
    std::vector<Json*> nodes;
    collect(document, nodes);
    Json& node = *nodes[bytes.below(nodes.size())];
    switch (bytes.below(8)) {
        case 0: node = odd_value(bytes); return;
        case 1: {
            const Json other = *nodes[bytes.below(nodes.size())];  // a copy: it may contain the node
            node = other;
            return;
        }
        case 2: {
            Json& other = *nodes[bytes.below(nodes.size())];
            if (node.is_primitive() && other.is_primitive()) std::swap(node, other);
            return;
        }
        case 3:
            if (node.is_array() && !node.empty()) node.erase(bytes.below(node.size()));
            else if (node.is_object() && !node.empty()) {
                auto it = node.begin();
                std::advance(it, static_cast<std::ptrdiff_t>(bytes.below(node.size())));
                node.erase(it);
            }
            return;
        case 4:
            if (node.is_array()) {
                const Json more = node.empty() ? odd_value(bytes) : Json(node[bytes.below(node.size())]);
                node.push_back(more);
            } else if (node.is_object()) {
                node["more"] = odd_value(bytes);
            }
            return;
        case 5:
            if (node.is_number_integer())                  // without a sign: the number may be the largest there is
                node = static_cast<std::int64_t>(node.get<std::uint64_t>() + bytes.byte() - 128u);
            return;
        case 6:
            if (node.is_array() && node.size() > 1) {
                const std::size_t a = bytes.below(node.size()), b = bytes.below(node.size());
                if (a != b) std::swap(node[a], node[b]);
            }
            return;
        default:
            if (node.is_string()) {
                std::string text = node.get<std::string>();
                if (!text.empty()) text[bytes.below(text.size())] = static_cast<char>(bytes.byte() & 0x7f);
                node = text;
            }
            return;
    }
}

}  // namespace

std::unique_ptr<AnyMatch> some_match(Bytes& bytes, std::size_t most_moves) {
    const GameEntry& game = all_games()[bytes.below(all_games().size())];
    const int seats = game.info->min_seats + static_cast<int>(bytes.below(
        static_cast<std::size_t>(game.info->max_seats - game.info->min_seats + 1)));
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.seed = bytes.byte();
    auto match = game.start(how);
    expect(bool(match), "a match with default options starts");
    std::unique_ptr<AnyMatch> started = std::move(*match);
    Rng pick(bytes.byte());
    const std::size_t moves = bytes.below(most_moves + 1);
    for (std::size_t i = 0; i < moves && started->to_act(); ++i) {
        const std::vector<Json> legal = started->moves();
        expect(!legal.empty(), "a seat that is to act has a move");
        expect(started->make(legal[pick.below(static_cast<std::uint32_t>(legal.size()))]), "a legal move is made");
    }
    return started;
}

SaveHeader some_header(Bytes& bytes, const AnyMatch& match) {
    SaveHeader header;
    header.title = bytes.below(2) == 0 ? "" : "Fuzz";
    header.seats.resize(static_cast<std::size_t>(match.seats()));
    if (bytes.below(2) == 0) header.seats.back() = {.is_bot = true, .level = "random", .color = "red"};
    return header;
}

Json damaged(Json document, Bytes& bytes) {
    const std::size_t changes = bytes.below(5);
    for (std::size_t i = 0; i < changes; ++i) damage_once(document, bytes);
    return document;
}

void expect(bool promise, const char* what) {
    if (promise) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

void expect_sound(AnyMatch& match, Bytes& bytes) {
    const std::string text = to_text(match.position());
    const auto parsed = parse_json(text);
    expect(bool(parsed), "a position that was written can be parsed");
    const auto again = load_position(*parsed);
    expect(bool(again), "a position that was written can be read");
    expect(to_text((*again)->position()) == text, "a position read and written is identical to the byte");
    expect((*again)->hash() == match.hash(), "equal positions have equal hashes");
    for (Seat seat = 0; seat < match.seats(); ++seat) (void)match.view(seat);
    (void)match.score();

    Rng pick(bytes.byte());
    const std::size_t before = match.ply();
    for (int i = 0; i < 24 && match.to_act(); ++i) {
        const std::vector<Json> legal = match.moves();
        expect(!legal.empty(), "a seat that is to act has a move");
        const Json& move = legal[pick.below(static_cast<std::uint32_t>(legal.size()))];
        expect(!match.refusal(move), "a legal move has no refusal");
        expect(match.make(move), "a legal move is made");
    }
    const std::string last = to_text(match.position());
    while (match.ply() > before && match.undo() == UndoAnswer::done) {}
    while (match.redo()) {}
    expect(to_text(match.position()) == last, "redo restores what undo took back");
    while (match.ply() > before) expect(match.undo(true) == UndoAnswer::done, "a friendly table takes everything back");
    expect(to_text(match.position()) == text, "undo leads back to the same position");
}

}  // namespace orrery::fuzz
