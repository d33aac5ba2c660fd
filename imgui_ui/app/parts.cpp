#include "imgui_ui/app/parts.h"

#include <algorithm>

#include "engine/match/link.h"
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/fragment.h"
#include "imgui_ui/app/pages/boxes.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {
namespace {

constexpr double kUntoldWaitMs = 400;                        ///< delay before a message says that loading takes long

bool is_one_of(ActionName name, std::initializer_list<ActionName> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::vector<std::string> parts_for_fragment(std::string_view fragment) {
    std::vector<std::string> parts;
    const FragmentWish wish = parse_fragment(fragment);
    const auto add_all_of = [&](std::string_view game) {
        if (face_of(game)) parts.insert(parts.end(), {game_part(game), learn_part(game)});
        parts.push_back(kPagesPart);
    };
    if (face_of(wish.new_game)) parts.push_back(game_part(wish.new_game));
    if (!wish.learn.empty()) add_all_of(wish.learn);
    if (!wish.shared_game.empty()) add_all_of(game_of_link(wish.shared_game));
    if (!wish.save.empty()) add_all_of(wish.saved_game);
    if (!wish.puzzle.empty()) {
        const std::string game = wish.puzzle.substr(0, wish.puzzle.find('/'));
        add_all_of(game);
        if (face_of(game)) parts.push_back(puzzles_part(game));
    }
    if (wish.screen == "settings" || wish.screen == "show") parts.push_back(kPagesPart);
    if (wish.screen == "rules") add_all_of(wish.new_game.empty() ? kBoxesFirst : std::string_view(wish.new_game));
    return parts;
}

bool is_teaching_here(Host& host, std::string_view game) {
    const bool has_words = host.want_part(learn_part(game)), has_pages = host.want_part(kPagesPart);
    return has_words && has_pages;
}

/// Returns the game of the save with this id, or that of the table.
std::string App::game_of(const std::string& save) const {
    if (!save.empty())
        for (const GameSummary& game : store_.list())
            if (game.id == save) return game.game;
    return session() ? std::string(session()->game().id) : std::string();
}

std::vector<std::string> App::parts_for(const Action& action) const {
    const ActionName name = action.name;
    std::vector<std::string> parts;
    const auto add_game = [&](const std::string& game) {
        if (face_of(game)) parts.push_back(game_part(game));
    };
    const auto add_learn = [&](const std::string& game) {
        add_game(game);
        if (face_of(game)) parts.push_back(learn_part(game));
    };
    const std::string present = present_game().empty() ? std::string(kBoxesFirst) : present_game();
    const auto or_present = [&](const std::string& game) { return game.empty() ? present : game; };
    if (name == "open-fragment") return parts_for_fragment(action.value);
    if (name == "puzzle") return parts_for_fragment("puzzle=" + action.value);
    if (name == "start") add_game(present);
    if (is_one_of(name, {"watch", "versus"})) add_game(action.value);
    if (is_one_of(name, {"continue", "replay", "share"})) add_learn(game_of(action.value));
    if (name == "take-over") add_learn(present);
    if (name == "hint" && session()) add_learn(present);
    if (is_one_of(name, {"read-file", "read-pasted"}))
        for (const GameEntry& game : all_games()) add_learn(game.info->id);
    if (name == "statistics") add_game(or_present(action.value));
    if (name == "saves")
        for (const GameSummary& game : store_.list()) add_learn(game.game);
    if (is_one_of(name, {"learn", "rules", "open-rule", "log-rule"}))
        add_learn(name == "log-rule" ? present : or_present(name == "open-rule" ? action.key : action.value));
    if (is_one_of(name, {"continue", "replay", "share", "take-over", "hint", "read-file", "read-pasted", "statistics", "saves", "settings",
                         "players", "puzzles", "learn", "rules", "open-rule", "log-rule"}))
        parts.push_back(kPagesPart);
    return parts;
}

/// Returns true if the action was postponed until its parts are loaded.
bool App::waits_for_parts(const Action& action) {
    std::vector<std::string> missing;
    for (const std::string& part : parts_for(action))
        if (!host_.want_part(part)) missing.push_back(part);
    if (missing.empty()) return false;
    awaited_ = Awaited{action, std::move(missing), page_.now_ms, false};
    host_.request_frame();
    return true;
}

void App::part_came(const std::string& part, bool is_here) {
    if (is_here) {                                                 // the guide, an explanation or a picture may be waiting for it
        publish();
        host_.request_frame();
    }
    const auto say_missing = [this] {
        say(ToastKind::warn, phrase(str::part_missing_title), phrase(str::part_missing));
        publish();
        host_.request_frame();
    };
    if (!is_here && table_ && table_->drop_explanation()) say_missing();
    if (!awaited_ || std::erase(awaited_->parts, part) == 0) return;
    if (is_here && !awaited_->parts.empty()) return;
    const Awaited awaited = *awaited_;
    awaited_.reset();
    if (awaited.is_told) message_.reset();
    if (!is_here) return say_missing();
    do_action(awaited.action);
    publish();
    host_.request_frame();
}

/// Shows a message if loading takes long.
void App::watch_parts() {
    if (!awaited_ || awaited_->is_told) return;
    const double left = awaited_->since_ms + kUntoldWaitMs - page_.now_ms;
    if (left > 0) return ui_.wake_in_ms(left);
    awaited_->is_told = true;
    say(ToastKind::plain, phrase(str::part_coming_title), phrase(str::part_coming));
}

}  // namespace orrery::ui
