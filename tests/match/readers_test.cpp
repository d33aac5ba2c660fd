// Checks all readers of games together: every writer writes what one reader accepts, and every reader reads it again. The
// limit on the length of a history is the same for all of them.
#include <functional>

#include "engine/core/hash.h"
#include "engine/match/link.h"
#include "engine/match/range_coder.h"
#include "engine/match/save_store.h"
#include "engine/match/service.h"
#include "tests/match/fake_storage.h"
#include "tests/match/table.h"

namespace orrery {
namespace {

using tests::FakeStorage;
using tests::header_for;
using tests::new_match;
using tests::parsed;
using tests::play_on;

const std::string kNames[] = {
    "Aki",
    "  two  spaces  ",
    std::string(kMaxNameLength, 'x'),
    "\xE3\x81\x82\xF0\x9F\x9A\x80 \xC3\xA9",               // characters of three, four and two bytes
    "",
    " ",
    "a\tb\n\x7F",
    std::string("nul\0nul", 7),
    std::string(200, 'y'),
    "\xFF\xFE",                                            // invalid UTF-8 from here on
    "\x80\x80\x80\x80",
    std::string(160, '\x80'),
    "cut \xE3\x81",
    "\xED\xA0\x80 surrogate",
    "\xC0\xAF overlong",
    "\xF4\x90\x80\x80 beyond",
};
const std::string kLevels[] = {"random", "normal", "of_another_version", "", "Normal", "no level", "\xFF", std::string(64, 'a'), std::string(65, 'a')};

struct Given {
    SaveHeader header;
    const AnyMatch* match;
};

/// Expects that all writers and readers agree on the game. `way` tells how the game was read.
void expect_all_agree(const Given& given, const std::string& way, int depth = 0) {
    SCOPED_TRACE(way);
    SaveHeader header = given.header;
    if (header.id.empty()) header.id = "law";
    if (header.created.empty()) header.created = header.updated = "2026-11-21T09:00:00Z";
    const std::string position = to_text(given.match->position());

    const auto loaded = load_position(parsed(position));
    ASSERT_TRUE(loaded) << loaded.error().pointer << ": " << loaded.error().message;
    EXPECT_EQ(to_text((*loaded)->position()), position);

    const std::string save = to_text(write_save(header, *given.match));
    const auto read = read_save(save);
    ASSERT_TRUE(read) << read.error().pointer << ": " << read.error().message;
    EXPECT_FALSE(read->notice);
    EXPECT_EQ(to_text(read->match->position()), position);
    EXPECT_EQ(to_text(write_save(read->header, *read->match)), save);

    FakeStorage storage;
    SaveStore store(storage);
    ASSERT_EQ(store.put(header, *given.match), StoreAnswer::done);
    ASSERT_EQ(store.list().size(), 1u);
    EXPECT_FALSE(store.list().front().is_damaged);
    EXPECT_TRUE(store.open(header.id));

    Service service({[] { return std::uint64_t{1}; }, [] { return std::string("2026-11-21T09:00:00Z"); }});
    for (const std::string& what : {"\"position\":" + position, "\"save\":" + save}) {
        const Json answer = parsed(service.handle_line("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"load\",\"params\":{" + what + "}}"));
        EXPECT_TRUE(answer.contains("result")) << to_text(answer);
    }

    const std::string link = write_link(header, *given.match);
    ASSERT_FALSE(link.empty());
    const auto sent = read_link(link);
    ASSERT_TRUE(sent) << sent.error().message;
    EXPECT_EQ(sent->match->hash(), given.match->hash());
    if (depth == 0) expect_all_agree({sent->header, sent->match.get()}, "sent on as a link", 1);
}

TEST(Readers, WhatAPositionHoldsAllCanHold) {
    const Json good = new_match(2, 7)->position();
    int accepted = 0, refused = 0;
    for (const std::string& name : kNames) {
        Json position = good;
        position["seats"][1]["name"] = name;
        const auto match = load_position(position);
        ++(match ? accepted : refused);
        if (match) expect_all_agree({header_for(**match), match->get()}, "position, name \"" + name + "\"");
    }
    EXPECT_GE(accepted, 4);
    EXPECT_GE(refused, 10);
}

TEST(Readers, WhatASaveHoldsAllCanHold) {
    const auto match = new_match(2, 7);
    play_on(*match, 5);
    const Json good = write_save(header_for(*match), *match);
    int accepted = 0, refused = 0;
    const auto expect = [&](const std::string& way, const std::function<void(Json&)>& change) {
        Json save = good;
        change(save);
        const auto read = read_save(save);
        ++(read ? accepted : refused);
        if (read) expect_all_agree({read->header, read->match.get()}, way);
    };
    for (const std::string& level : kLevels) {
        expect("level " + level, [&](Json& save) { save["seats"][1] = {{"kind", "bot"}, {"level", level}}; });
        expect("colour " + level, [&](Json& save) { save["seats"][1]["color"] = level; });
    }
    for (const std::string& name : kNames) expect("title " + name, [&](Json& save) { save["title"] = name; });
    expect("many taken back", [&](Json& save) { save["friendly"] = {{{"ply", 0}, {"count", kMaxTakenBack}}, {{"ply", 5}, {"count", kMaxTakenBack}}}; });
    EXPECT_GE(accepted, 12);
    EXPECT_GE(refused, 12);
}

TEST(Readers, WhatANewMatchIsGivenAllCanHold) {
    for (const std::string& name : kNames) {
        NewMatch how;
        how.names = {name, "Ben"};
        const auto match = game_by_id("jumpgate")->start(how);
        ASSERT_TRUE(match);
        SaveHeader header = header_for(**match);
        header.deal = how.seed;
        expect_all_agree({header, match->get()}, "new, name \"" + name + "\"");
        (*match)->rename(1, name);
        expect_all_agree({header, match->get()}, "renamed to \"" + name + "\"");
    }
}

TEST(Readers, MarksThatMeetStayReadable) {
    const auto match = new_match(2, 7);
    play_on(*match, 60);
    match->set_friendly_marks({{1, kMaxTakenBack}, {2, kMaxTakenBack}});
    while (match->ply() > 0) ASSERT_EQ(match->undo(true), UndoAnswer::done);
    expect_all_agree({header_for(*match), match.get()}, "taken back");
}

/// Returns the link of a game without moves, with texts that no writer of this project produces. The format is that of
/// link.cpp.
std::string crafted_link(const std::string& title, const std::string& name, const std::string& level) {
    const GameEntry& entry = *game_by_id("jumpgate");
    const GameInfo& game = *entry.info;
    const auto number = [](RangeWriter& out, std::uint64_t value) {
        std::uint32_t bits = 0;
        while (bits < 64 && value >> bits != 0) ++bits;
        out.uniform(bits, 65);
        for (std::uint32_t i = bits; i-- > 1;) out.uniform(value >> (i - 1) & 1u, 2);
    };
    TextModel model;
    model.learn(std::string(game.saved_names[0]) + "\n" + game.saved_names[1] + "\nrandom\nPlayer 1\nPlayer 2\nComputer 2\n" +
                "プレイヤー1\nコンピューター2\n");
    RangeWriter out;
    const auto text = [&](const std::string& value) {
        number(out, value.size());
        for (const char c : value) model.byte(out, static_cast<std::uint8_t>(c));
    };
    const std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789_", slug = game.id;
    out.uniform(static_cast<std::uint32_t>(slug.size()), 41);
    for (const char c : slug) out.uniform(static_cast<std::uint32_t>(letters.find(c)), static_cast<std::uint32_t>(letters.size()));
    number(out, static_cast<std::uint64_t>(game.rules_version));
    out.bit(!title.empty(), 2048);
    if (!title.empty()) text(title);
    NewMatch how;
    how.names = {name, "Ben"};
    how.seed = 7;
    const auto match = entry.start(how);
    out.uniform(2, static_cast<std::uint32_t>(kMaxSeats) + 1);
    for (const std::string& seat : how.names) {
        text(seat);
        out.uniform(0, static_cast<std::uint32_t>(game.seat_colors->size()) + 1);
        out.bit(!level.empty(), 2048);
        if (!level.empty()) text(level);
    }
    const Json options = (*match)->options();
    for (const OptionSpec& spec : *game.options)
        for (std::size_t i = 0; i < spec.values.size(); ++i)
            if (options[spec.key] == spec.values[i].value) out.uniform(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(spec.values.size()));
    out.bit(true, 2048);                                   // dealt from a number
    number(out, how.seed);
    number(out, 0);                                        // moves
    out.uniform(0, 1001);                                  // marks
    const std::uint64_t hash = *from_hex16((*match)->hash());
    for (int part = 0; part < 2; ++part) out.uniform(static_cast<std::uint32_t>(hash >> (16 * part) & 0xFFFFu), 65536);

    const std::string body = out.finish();
    std::string bytes(1, '\x01');
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(hash64(body) >> (8 * i) & 0xFFu);
    bytes += body;
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string link;
    std::uint32_t held = 0, bits = 0;
    for (const char c : bytes) {
        held = (held << 8u | static_cast<std::uint8_t>(c)) & 0xFFFFFu;
        for (bits += 8; bits >= 6; bits -= 6) link += kDigits[held >> (bits - 6) & 63u];
    }
    if (bits > 0) link += kDigits[held << (6 - bits) & 63u];
    return link;
}

TEST(Readers, WhatALinkHoldsAllCanHold) {
    ASSERT_TRUE(read_link(crafted_link("", "Aki", "normal"))) << "the link is put together as the program does it";
    int accepted = 0, refused = 0;
    const auto expect = [&](const std::string& way, const std::string& link) {
        const auto read = read_link(link);
        ++(read ? accepted : refused);
        if (read) expect_all_agree({read->header, read->match.get()}, way);
        else EXPECT_FALSE(read.error().message.empty());
    };
    for (const std::string& text : kNames) {
        expect("title " + text, crafted_link(text, "Aki", ""));
        expect("name " + text, crafted_link("", text, ""));
    }
    for (const std::string& level : kLevels) expect("level " + level, crafted_link("", "Aki", level));
    EXPECT_GE(accepted, 10);
    EXPECT_GE(refused, 12);
}

// The limit on the length of a history.

std::unique_ptr<AnyMatch> started(const char* game, Json options = Json::object()) {
    NewMatch how;
    how.names.resize(2);
    how.options = std::move(options);
    auto match = game_by_id(game)->start(how);
    return match ? std::move(*match) : nullptr;
}

/// Plays `plies` moves: the one that ends the turn or the actions if it is legal, otherwise the last legal move.
void play_last(AnyMatch& match, int plies) {
    const Json end = match.game().id == std::string("jumpgate") ? Json{{"type", "end_turn"}} : Json{{"type", "end_actions"}};
    for (int i = 0; i < plies; ++i) {
        const bool is_made = match.make(end) || match.make(match.moves().back());
        ASSERT_TRUE(is_made);
    }
}

TEST_NATIVELY(LongGames, AreKeptAndSentWhole) {
    const auto match = started("quantum");
    play_last(*match, 20'200);
    ASSERT_GT(match->ply(), 20'000u);
    const SaveHeader header = header_for(*match);
    const auto read = read_save(to_text(write_save(header, *match)));
    ASSERT_TRUE(read) << read.error().pointer << ": " << read.error().message;
    EXPECT_FALSE(read->notice);
    EXPECT_EQ(read->match->ply(), match->ply());
    EXPECT_EQ(read->match->hash(), match->hash());
    const std::string link = write_link(header, *match);
    ASSERT_FALSE(link.empty());
    const auto sent = read_link(link);
    ASSERT_TRUE(sent) << sent.error().message;
    EXPECT_EQ(sent->match->ply(), match->ply());
    EXPECT_EQ(sent->match->hash(), match->hash());
}

TEST(LongGames, LoseTheirOldestMovesBeyondWhatIsRead) {
    const auto match = started("jumpgate", Json{{"stall_turns", 0}});
    const int most = match->game().max_plies;
    play_last(*match, most + 10);
    match->set_friendly_marks({{3, 1}, {5, 2}, {10, 4}, {11, 8}});
    ASSERT_TRUE(match->undo(true) == UndoAnswer::done);
    SaveHeader header = header_for(*match);
    header.deal = 0;
    const Json save = write_save(header, *match);
    EXPECT_EQ(save["moves"].size(), static_cast<std::size_t>(most));
    EXPECT_EQ(save["cursor"], most - 1);
    EXPECT_FALSE(save.contains("deal")) << "it does not begin with the deal";
    const auto read = read_save(to_text(save));
    ASSERT_TRUE(read) << read.error().pointer << ": " << read.error().message;
    EXPECT_FALSE(read->notice);
    EXPECT_EQ(read->match->hash(), match->hash());
    EXPECT_TRUE(read->match->can_redo());
    EXPECT_EQ(read->match->friendly_marks(), (std::vector<FriendlyMark>{{0, 7}, {1, 8}}));
    EXPECT_EQ(write_link(header, *match), "") << "longer than any link";
}

}  // namespace
}  // namespace orrery
