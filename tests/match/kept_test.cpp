// Checks that saves of every released format remain readable.
//
// tests/data/saves holds files of every format ever released (save, position, link) for every game and every version of its
// rules. Files there are never changed or removed. The list kept.json says to which position each of them leads. A change
// of a format, or of the rules with a new rules version, adds files of the new version and keeps the old ones:
//
//   match_tests --gtest_also_run_disabled_tests --gtest_filter=KeptSaves.DISABLED_KeepsWhatIsMissing
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/hash.h"
#include "engine/match/games.h"
#include "engine/match/link.h"
#include "engine/match/position.h"
#include "engine/match/save.h"
#include "tests/match/rolled.h"
#include "tests/match/table.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;
using tests::parsed;

fs::path folder() { return fs::path(ORRERY_TESTS_DIR) / "data" / "saves"; }

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

/// An entry of the list. A file of links has one link per line, and the entry one hash for each.
struct Kept {
    std::string file, kind, format, game;
    int rules;
    std::vector<std::string> hashes;  ///< of the positions that it leads to
    std::string sum;                  ///< hash of the file's own text
};

std::vector<Kept> all_kept() {
    std::vector<Kept> out;
    for (const Json& e : parsed(text_of(folder() / "kept.json")))
        out.push_back({e["file"], e["kind"], e["format"], e["game"], e["rules"], e["hashes"].get<std::vector<std::string>>(), e["sum"]});
    return out;
}

bool has_rules_of_today(const Kept& kept) { return game_by_id(kept.game)->info->rules_version == kept.rules; }

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(line);
    return out;
}

/// Returns the format of a link; the first byte of a link is its version.
std::string format_of_link(const std::string& link) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const std::size_t high = kDigits.find(link.at(0)), low = kDigits.find(link.at(1));
    return "link/" + std::to_string(high << 2 | low >> 4);
}

/// A random game: the shortest of several complete games, or the first moves of one.
struct WholeGame {
    std::unique_ptr<AnyMatch> match;
    SaveHeader header;
};

WholeGame whole_game(const GameEntry& game, int seats, const Json& options, bool rolls_dice, std::size_t plies) {
    WholeGame best;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        NewMatch how;
        how.names.resize(static_cast<std::size_t>(seats));
        how.options = options;
        how.seed = seed;
        auto match = game.start(how);
        if (!match) return {};
        Rng pick(seed);
        while ((*match)->to_act() && (*match)->ply() < plies) {
            const std::vector<Json> moves = (*match)->moves();
            const Json& move = moves[pick.below(static_cast<std::uint32_t>(moves.size()))];
            Faces faces;
            while (rolls_dice && (*match)->next_die(move, faces)) faces.push_back(1 + static_cast<int>(pick.below(6)));
            if ((*match)->apply(move, faces)) return {};
        }
        if (((*match)->to_act() && (*match)->ply() == 6000) || (best.match && best.match->ply() <= (*match)->ply())) continue;
        best.match = std::move(*match);
        best.header = tests::header_for(*best.match);
        best.header.id = "kept";
        best.header.title = "Kept";
        best.header.deal = seed;
        best.header.has_real_dice = rolls_dice;
        for (std::size_t i = 0; i < best.header.seats.size(); ++i) best.header.seats[i].color = (*game.info->seat_colors)[i];
        best.header.seats.back() = {true, "easy", best.header.seats.back().color};
    }
    return best;
}

/// Returns tables that together use every value of every option, for every number of seats. Random play without a fixed end
/// takes long, so a round limit is chosen where the option exists, except where its own values are tested.
std::vector<std::pair<int, Json>> tables_of(const GameInfo& game) {
    std::vector<std::pair<int, Json>> out;
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
        std::size_t rows = 1;
        std::vector<std::vector<Json>> values;
        for (const OptionSpec& spec : *game.options) {
            values.emplace_back();
            for (const OptionValue& value : spec.values)
                if (value.seats.has(seats) && !(spec.range && value.value == spec.range->least)) values.back().push_back(value.value);
            if (spec.range) values.back().insert(values.back().begin(), spec.range->least + 9);
            rows = std::max(rows, values.back().size());
        }
        for (std::size_t row = 0; row < rows; ++row) {
            Json options = Json::object();
            for (std::size_t i = 0; i < values.size(); ++i) options[(*game.options)[i].key] = values[i][row % values[i].size()];
            out.emplace_back(seats, options);
        }
    }
    return out;
}

/// A kind, format and game that this program writes today and that therefore needs a file.
struct Needed {
    std::string kind, format;
    const GameEntry* game;
};

std::vector<Needed> needed_today() {
    std::vector<Needed> out;
    for (const GameEntry& game : all_games()) {
        out.push_back({"save", std::string(kSaveFormat), &game});
        out.push_back({"position", std::string(kPositionFormat), &game});
        for (const bool rolls_dice : {false, true}) {
            if (rolls_dice && !game.info->throws_dice) continue;
            NewMatch how;
            how.names.resize(static_cast<std::size_t>(game.info->min_seats));
            const auto match = game.start(how);
            SaveHeader header = tests::header_for(**match);
            header.has_real_dice = rolls_dice;
            out.push_back({"link", format_of_link(write_link(header, **match)), &game});
        }
    }
    return out;
}

bool is_kept(const std::vector<Kept>& all, const Needed& needed) {
    return std::any_of(all.begin(), all.end(), [&](const Kept& kept) {
        return kept.kind == needed.kind && kept.format == needed.format && kept.game == needed.game->info->id && has_rules_of_today(kept);
    });
}

TEST(KeptSaves, EveryFormatOfTodayHasAFileOfEveryGame) {
    const std::vector<Kept> all = all_kept();
    for (const Needed& needed : needed_today())
        EXPECT_TRUE(is_kept(all, needed)) << needed.game->info->id << ", rules " << needed.game->info->rules_version << ": " << needed.format
                                          << "; add files of today, and keep the old ones (see the head of this file)";
}

TEST(KeptSaves, EveryFormatThatEverWasHasAFile) {
    const std::vector<Kept> all = all_kept();
    for (const SaveMigration& step : save_migrations())
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Kept& kept) { return kept.format == step.from; })) << step.from;
}

TEST(KeptSaves, NoneIsChangedOrForgotten) {
    std::set<std::string> listed{"kept.json"};
    for (const Kept& kept : all_kept()) {
        EXPECT_TRUE(listed.insert(kept.file).second) << kept.file << " is listed twice";
        EXPECT_EQ(to_hex16(hash64(text_of(folder() / kept.file))), kept.sum) << kept.file << " was changed: kept files stay as they are";
    }
    std::error_code none;
    for (fs::directory_iterator it(folder(), none), end; it != end; it.increment(none))
        EXPECT_EQ(listed.count(it->path().filename().string()), 1u) << it->path().filename() << " is not in kept.json";
}

TEST(KeptSaves, SavesAreRead) {
    int read = 0;
    for (const Kept& kept : all_kept()) {
        if (kept.kind != "save") continue;
        SCOPED_TRACE(kept.file);
        ++read;
        const Json document = parsed(text_of(folder() / kept.file));
        EXPECT_EQ(document["format"], kept.format);
        EXPECT_EQ(document["rules"], kept.rules);
        const auto loaded = read_save(document);
        ASSERT_TRUE(loaded) << loaded.error().pointer << ": " << loaded.error().message;
        EXPECT_EQ(loaded->match->game().id, kept.game);
        EXPECT_EQ(loaded->match->hash(), kept.hashes.at(0));
        EXPECT_EQ(loaded->notice.has_value(), !has_rules_of_today(kept)) << "the moves do not lead to the saved end";
        if (!loaded->notice) {
            EXPECT_EQ(loaded->match->history_size(), document["moves"].size());
        }
        const auto again = read_save(write_save(loaded->header, *loaded->match));
        ASSERT_TRUE(again) << again.error().pointer << ": " << again.error().message;
        EXPECT_EQ(again->match->hash(), kept.hashes.at(0));
    }
    EXPECT_GT(read, 0);
}

TEST(KeptSaves, PositionsAreRead) {
    int read = 0;
    for (const Kept& kept : all_kept()) {
        if (kept.kind != "position") continue;
        SCOPED_TRACE(kept.file);
        ++read;
        const Json document = parsed(text_of(folder() / kept.file));
        EXPECT_EQ(document["format"], kept.format);
        const auto match = load_position(document);
        ASSERT_TRUE(match) << match.error().pointer << ": " << match.error().message;
        EXPECT_EQ((*match)->hash(), kept.hashes.at(0));
    }
    EXPECT_GT(read, 0);
}

// A link does not contain its final position. Under other rules it is refused with a message.
TEST(KeptSaves, LinksAreRead) {
    int read = 0;
    for (const Kept& kept : all_kept()) {
        if (kept.kind != "link") continue;
        SCOPED_TRACE(kept.file);
        const std::vector<std::string> links = lines_of(text_of(folder() / kept.file));
        ASSERT_EQ(links.size(), kept.hashes.size());
        for (std::size_t i = 0; i < links.size(); ++i) {
            SCOPED_TRACE("line " + std::to_string(i + 1));
            ++read;
            EXPECT_EQ(format_of_link(links[i]), kept.format);
            const auto loaded = read_link(links[i]);
            if (!has_rules_of_today(kept)) {
                ASSERT_FALSE(loaded);
                EXPECT_NE(loaded.error().message.find("other rules"), std::string::npos) << loaded.error().message;
                continue;
            }
            ASSERT_TRUE(loaded) << loaded.error().message;
            EXPECT_EQ(loaded->match->hash(), kept.hashes[i]);
            EXPECT_FALSE(loaded->match->to_act()) << "no whole game";
            EXPECT_EQ(game_of_link(links[i]), kept.game);
        }
    }
    EXPECT_GT(read, 0);
}

TEST(KeptSaves, EveryValueOfEveryOptionIsInOne) {
    std::set<std::string> found;
    const auto value_of = [](const std::string& game, const std::string& key, const Json& value) { return game + " " + key + " " + to_text(value); };
    for (const Kept& kept : all_kept()) {
        if (!has_rules_of_today(kept)) continue;
        std::vector<Json> options;
        const std::string text = text_of(folder() / kept.file);
        if (kept.kind == "link") {
            for (const std::string& link : lines_of(text))
                if (const auto loaded = read_link(link)) options.push_back(loaded->match->options());
        } else if (kept.kind == "save") {
            if (const auto loaded = read_save(text)) options.push_back(loaded->match->options());
        } else if (const auto match = load_position(parsed(text))) {
            options.push_back((*match)->options());
        }
        for (const Json& one : options)
            for (const auto& item : one.items()) found.insert(value_of(kept.game, item.key(), item.value()));
    }
    for (const GameEntry& game : all_games())
        for (const OptionSpec& spec : *game.info->options) {
            for (const OptionValue& value : spec.values)
                EXPECT_EQ(found.count(value_of(game.info->id, spec.key, value.value)), 1u)
                    << value_of(game.info->id, spec.key, value.value) << " is in no kept file; add one (see the head of this file)";
        }
}

/// Writes the missing files of today's formats and lists them.
TEST(KeptSaves, DISABLED_KeepsWhatIsMissing) {
    const std::vector<Kept> before = all_kept();
    Json list = parsed(text_of(folder() / "kept.json"));
    const auto keep = [&](const Needed& needed, const std::string& text, const std::vector<std::string>& hashes) {
        const GameInfo& game = *needed.game->info;
        std::string name = std::string(game.id) + "_" + needed.format.substr(0, needed.format.find('/')) + "_" +
                           needed.format.substr(needed.format.find('/') + 1) + "_rules_" + std::to_string(game.rules_version);
        if (const std::size_t at = name.find("orrery-"); at != std::string::npos) name.erase(at, 7);
        name += needed.kind == "link" ? ".txt" : ".json";
        std::ofstream(folder() / name, std::ios::binary) << text;
        Json entry = Json::object();
        entry["file"] = name;
        entry["kind"] = needed.kind;
        entry["format"] = needed.format;
        entry["game"] = game.id;
        entry["rules"] = game.rules_version;
        entry["hashes"] = hashes;
        entry["sum"] = to_hex16(hash64(text));
        list.push_back(std::move(entry));
    };
    for (const Needed& needed : needed_today()) {
        if (is_kept(before, needed)) continue;
        const GameInfo& game = *needed.game->info;
        std::string text;
        std::vector<std::string> hashes;
        bool rolls_dice = false;
        if (needed.kind == "link") {
            NewMatch how;
            how.names.resize(static_cast<std::size_t>(game.min_seats));
            const auto match = needed.game->start(how);
            rolls_dice = format_of_link(write_link(tests::header_for(**match), **match)) != needed.format;
        }
        for (const auto& [seats, options] : tables_of(game)) {
            // A position is taken from the middle of a game, with the default options.
            const bool is_position = needed.kind == "position";
            WholeGame whole = whole_game(*needed.game, seats, is_position ? Json::object() : options, rolls_dice, is_position ? 40 : 6000);
            if (!whole.match) continue;                    // values that cannot be combined
            hashes.push_back(whole.match->hash());
            const AnyMatch& match = *whole.match;
            const std::string one = needed.kind == "link"   ? write_link(whole.header, match)
                                    : needed.kind == "save" ? to_text(write_save(whole.header, match))
                                                            : to_text(match.position());
            ASSERT_FALSE(one.empty()) << "too long for a link";
            text += one + "\n";
            if (needed.kind != "link" || rolls_dice) break;
        }
        keep(needed, text, hashes);
    }
    std::ofstream out(folder() / "kept.json", std::ios::binary);
    out << "[\n";
    for (std::size_t i = 0; i < list.size(); ++i) out << to_text(list[i]) << (i + 1 < list.size() ? ",\n" : "\n");
    out << "]\n";
}

}  // namespace
}  // namespace orrery
