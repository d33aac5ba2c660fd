#include "imgui_ui/app/teaching/puzzles.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/boxes.h"

namespace orrery::ui {
namespace {

std::string solved_key(const std::string& game) { return "puzzles/" + game; }

}  // namespace

std::vector<Puzzle> puzzles_of(const GameFace& face) {
    if (!face.puzzles) return {};
    auto read = read_puzzles(face.puzzles());
    return read ? std::move(*read) : std::vector<Puzzle>{};
}

Text hardness(int stars) { return stars <= 1 ? str::puzzle_easy : stars == 2 ? str::puzzle_medium : str::puzzle_hard; }

PuzzlePlace PuzzlePlace::of(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string_view digits = text.substr(std::min(slash + 1, text.size()));
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number == 0) return {};
    return {std::string(text.substr(0, slash)), number - 1};
}

PuzzlePlace daily_puzzle(std::int64_t now_s) {
    constexpr std::size_t kDay = 86400, kStride = 7;       // has no factor in common with kLeastPuzzles
    const std::size_t day = static_cast<std::size_t>(std::max<std::int64_t>(0, now_s)) / kDay, games = std::size(kBoxes);
    return {std::string(kBoxes[day % games].id), day / games * kStride % kLeastPuzzles};
}

std::vector<std::string> solved_puzzles(const SaveStore& store, const std::string& game) {
    const auto kept = store.value(solved_key(game));
    const Result<Json> json = kept ? parse_json(kept->text) : Result<Json>(Error{});
    if (!json) return {};
    Error error;
    const Reader in(*json, "", error);
    std::vector<std::string> out;
    for (std::size_t i = 0; i < in.array_size(kMostPuzzles) && in.ok(); ++i) out.push_back(in.at(i).text());
    return in.ok() ? out : std::vector<std::string>{};
}

StoreAnswer keep_solved(SaveStore& store, const std::string& game, const std::string& id) {
    std::vector<std::string> solved = solved_puzzles(store, game);
    if (std::find(solved.begin(), solved.end(), id) != solved.end()) return StoreAnswer::done;
    if (solved.size() >= kMostPuzzles) solved.erase(solved.begin());
    solved.push_back(id);
    return store.put_value(solved_key(game), to_text(Json(solved)));
}

}  // namespace orrery::ui
