// Golden replays: whole games as saves, and for each save a text with every move, its index in the list of legal moves, and
// every event. They detect an unintended change of a rule, of the order of legal moves or of a random draw. The commit that
// changes a line cites the rule id that justifies it.
//
// One game of each is also told in words, for people who follow it against the rule book. `orrery replay SAVE.json --text`
// writes that text, SAVE.en.txt. A changed sentence shows there.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "engine/match/retelling.h"
#include "engine/match/save.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(line);
    return out;
}

/// Returns the saves in tests/data/<game>/replays, by name.
std::vector<fs::path> saves_of(const std::string& game) {
    std::vector<fs::path> out;
    std::error_code none;
    for (fs::directory_iterator it(fs::path(ORRERY_TESTS_DIR) / "data" / game / "replays", none), end; it != end; it.increment(none))
        if (it->path().extension() == ".json") out.push_back(it->path());
    std::sort(out.begin(), out.end());
    return out;
}

/// Returns an event as text: "jump seat=0 card=nav_j2s4 from=gate to=waldwelt", strings bare, everything else as JSON.
std::string told(const Json& event) {
    std::string out;
    for (const auto& item : event.items()) {
        const std::string value = item.value().is_string() ? item.value().get<std::string>() : to_text(item.value());
        out += item.key() == "event" ? value : " " + item.key() + "=" + value;
    }
    return out;
}

/// Returns the lines of the game's golden text.
std::vector<std::string> retell(const AnyMatch& saved) {
    std::vector<std::string> out;
    const Result<std::unique_ptr<AnyMatch>> loaded = load_position(saved.start_position());
    if (!loaded) return {"the start is refused: " + loaded.error().pointer + ": " + loaded.error().message};
    AnyMatch& match = **loaded;
    for (std::size_t ply = 0; ply < saved.history_size(); ++ply) {
        const Json move = saved.move_at(ply);
        const std::vector<Json> moves = match.moves();
        const auto place = std::find(moves.begin(), moves.end(), move) - moves.begin() + 1;
        out.push_back(std::to_string(ply + 1) + "  seat " + std::to_string(*match.to_act()) + "  " + to_text(move) + "  " +
                      std::to_string(place) + " of " + std::to_string(moves.size()));
        if (!match.make(move)) {
            out.push_back("refused");
            return out;
        }
        for (const Json& event : match.last_events()) out.push_back("    " + told(event));
    }
    out.push_back("hash " + match.hash());
    return out;
}

void expect_lines(const std::vector<std::string>& found, const fs::path& golden) {
    const std::vector<std::string> expected = lines_of(text_of(golden));
    for (std::size_t i = 0; i < std::max(expected.size(), found.size()); ++i)
        ASSERT_EQ(i < found.size() ? found[i] : "(nothing)", i < expected.size() ? expected[i] : "(nothing)") << "line " << i + 1;
}

TEST(Replays, EveryGameHasSome) {
    for (const GameEntry& game : all_games()) EXPECT_GE(saves_of(game.info->id).size(), 3u) << game.info->id;
}

TEST(Replays, WholeGamesComeOutLineByLine) {
    for (const GameEntry& game : all_games())
        for (const fs::path& path : saves_of(game.info->id)) {
            SCOPED_TRACE(path.filename().string());
            const Result<LoadedSave> save = read_save(text_of(path));
            ASSERT_TRUE(save) << save.error().pointer << ": " << save.error().message;
            EXPECT_FALSE(save->notice.has_value()) << "the moves do not lead to the saved end";
            EXPECT_FALSE(save->match->to_act().has_value()) << "the game is not over";
            fs::path golden = path;
            expect_lines(retell(*save->match), golden.replace_extension(".txt"));
        }
}

TEST(Replays, OneGameOfEachIsToldInWords) {
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        int told = 0;
        for (const fs::path& path : saves_of(game.info->id)) {
            fs::path golden = path;
            if (!fs::exists(golden.replace_extension(".en.txt"))) continue;
            ++told;
            const Result<LoadedSave> save = read_save(text_of(path));
            ASSERT_TRUE(save) << save.error().pointer << ": " << save.error().message;
            expect_lines(retold(*save->match, Lang::en), golden);
        }
        EXPECT_GT(told, 0);
    }
}

}  // namespace
}  // namespace orrery
