#include "imgui_ui/app/fragment.h"

#include <algorithm>

#include "engine/ai/bot.h"

namespace orrery::ui {
namespace {

constexpr std::size_t kMaxPieces = 32, kMaxShown = 40;

std::optional<int> small_number(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return {};
    return text[0] - '0';
}

bool is_id(std::string_view text) {
    if (text.empty() || text.size() > 40) return false;
    for (char c : text)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')) return false;
    return true;
}

/// Returns the piece as plain ASCII of limited length, because it is displayed in a message.
std::string shown(std::string_view piece) {
    std::string out;
    for (char c : piece.substr(0, kMaxShown)) out += c >= 0x20 && c < 0x7F ? c : '?';
    return piece.size() > kMaxShown ? out + "…" : out;
}

bool understand(FragmentWish& wish, std::string_view key, std::string_view value) {
    if (key == "new" && is_id(value)) {
        wish.new_game = value;
        return true;
    }
    if (key == "game" && !value.empty()) {
        wish.shared_game = value;
        return true;
    }
    if (key == "players") return (wish.players = small_number(value)).has_value();
    if (key == "bots") return (wish.bots = small_number(value)).has_value();
    if (key == "level" && is_bot_level(value)) {
        wish.level = value;
        return true;
    }
    if (key == "learn" && is_id(value)) {
        wish.learn = value;
        return true;
    }
    if (key == "part") return (wish.part = small_number(value)).has_value();
    if (key == "save" || key == "puzzle") {
        const std::size_t slash = std::min(value.find('/'), value.size());
        if (!is_id(value.substr(0, slash)) || slash == value.size() || !is_id(value.substr(slash + 1))) return false;
        if (key == "puzzle") {
            wish.puzzle = value;
        } else {
            wish.saved_game = value.substr(0, slash);
            wish.save = value.substr(slash + 1);
        }
        return true;
    }
    if (key == "seed") {
        if (value.empty() || value.size() > 19 || value.find_first_not_of("0123456789") != value.npos) return false;
        wish.seed = value;
        return true;
    }
    if (const auto lang = lang_by_code(value); key == "lang" && lang) {
        wish.lang = lang;
        return true;
    }
    if (key == "screen" && (value == "rules" || value == "settings" || value == "shelf" || value == "show")) {
        wish.screen = value;
        return true;
    }
    constexpr std::string_view kOption = "option.";
    if (key.substr(0, kOption.size()) == kOption && is_id(key.substr(kOption.size())) && is_id(value)) {
        wish.options.emplace_back(key.substr(kOption.size()), value);
        return true;
    }
    return false;
}

}  // namespace

FragmentWish parse_fragment(std::string_view fragment) {
    FragmentWish wish;
    for (std::size_t pieces = 0; !fragment.empty() && pieces < kMaxPieces; ++pieces) {
        const std::size_t end = fragment.find('&');
        const std::string_view piece = fragment.substr(0, end);
        fragment = end == fragment.npos ? std::string_view() : fragment.substr(end + 1);
        if (piece.empty()) continue;
        const std::size_t equals = piece.find('=');
        const bool understood =
            equals != piece.npos && understand(wish, piece.substr(0, equals), piece.substr(equals + 1));
        if (!understood) wish.not_understood.push_back(shown(piece));
    }
    if (!fragment.empty()) wish.not_understood.push_back(shown(fragment));
    return wish;
}

}  // namespace orrery::ui
