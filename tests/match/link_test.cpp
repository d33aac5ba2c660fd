// Games as links: they are short, they restore the game exactly, and a link that was tampered with is refused.
#include "engine/match/link.h"

#include <algorithm>

#include "engine/match/range_coder.h"
#include "tests/match/rolled.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::expect_same;
using tests::header_for;
using tests::play_on;

/// Returns a match dealt from `seed`, with names of the length that a person may type.
std::unique_ptr<AnyMatch> dealt(int seats, std::uint64_t seed, const Names& names = {}, Json options = Json::object()) {
    NewMatch how;
    how.names = names;
    how.names.resize(static_cast<std::size_t>(seats));
    how.options = std::move(options);
    how.seed = seed;
    auto match = game_by_id("jumpgate")->start(how);
    return match ? std::move(*match) : nullptr;
}

SaveHeader dealt_header(const AnyMatch& match, std::uint64_t seed) {
    SaveHeader header = header_for(match);
    header.deal = seed;
    for (std::size_t i = 0; i < header.seats.size(); ++i)
        header.seats[i].color = (*match.game().seat_colors)[i % match.game().seat_colors->size()];
    return header;
}

TEST(RangeCoder, ReadsWhatItWrote) {
    Rng pick(11);
    for (int round = 0; round < 200; ++round) {
        struct Step {
            bool is_bit;
            std::uint32_t value, n;
        };
        std::vector<Step> steps;
        RangeWriter out;
        for (std::uint32_t i = pick.below(200); i > 0; --i) {
            Step step{pick.below(2) == 0, 0, 0};
            if (step.is_bit) {
                step.n = 1 + pick.below(4095);
                step.value = pick.below(4096) < step.n ? 1 : 0;
                out.bit(step.value == 1, step.n);
            } else {
                step.n = 1 + pick.below(pick.below(2) == 0 ? 20 : 65536);
                step.value = pick.below(5) == 0 ? step.n - 1 : pick.below(step.n);
                out.uniform(step.value, step.n);
            }
            steps.push_back(step);
        }
        const std::string bytes = out.finish();
        RangeReader in(bytes);
        for (const Step& step : steps) {
            const std::uint32_t read = step.is_bit ? (in.bit(false, step.n) ? 1u : 0u) : in.uniform(0, step.n);
            ASSERT_EQ(read, step.value);
        }
        EXPECT_FALSE(in.is_bad());
    }
}

TEST(RangeCoder, ARunOfOnesCarriesOver) {
    for (std::uint32_t low = 0; low < 3; ++low) {
        RangeWriter out;
        for (int i = 0; i < 40; ++i) out.uniform(255, 256);
        for (int i = 0; i < 9; ++i) out.uniform(65535, 65536);
        out.uniform(low, 3);
        const std::string bytes = out.finish();
        RangeReader in(bytes);
        for (int i = 0; i < 40; ++i) ASSERT_EQ(in.uniform(0, 256), 255u);
        for (int i = 0; i < 9; ++i) ASSERT_EQ(in.uniform(0, 65536), 65535u);
        EXPECT_EQ(in.uniform(0, 3), low);
    }
}

TEST(TextModel, ReadsWhatItWroteAndLearns) {
    std::string text;
    for (int i = 0; i < 60; ++i) text += "{\"name\":\"アキ\",\"card\":\"nav_" + std::to_string(i % 7) + "\"},";
    RangeWriter out;
    TextModel writes, reads;
    for (const char c : text) writes.byte(out, static_cast<std::uint8_t>(c));
    const std::string bytes = out.finish();
    EXPECT_LT(bytes.size(), text.size() / 8);
    RangeReader in(bytes);
    for (const char c : text) ASSERT_EQ(reads.byte(in, 0), static_cast<std::uint8_t>(c));
}

// The goal of links: a hundred decisions fit into six hundred characters, for any players and any script of their names.
TEST(Link, AHundredDecisionsFitIntoSixHundredCharacters) {
    const Names kinds[] = {{},
                           {"Aki", "Ben", "Chiyo", "Nova", "Zoë"},
                           {"アキ", "ベン", "ちよ", "新星", "銀河鉄道の夜"},
                           {"Maximiliane Hohenzollern", "Bartholomew Featherstone", "Anastasia Konstantinovna", "Wolfeschlegelsteinhausen",
                            "Guadalupe de los Santos"}};
    std::size_t longest = 0, sum = 0, games = 0, all = 0;
    const std::uint64_t seeds = static_cast<std::uint64_t>(tests::rounds(6));
    for (int seats = 2; seats <= 5; ++seats)
        for (const Names& names : kinds)
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                const std::uint64_t deal = seed * 123456789u;
                const auto match = dealt(seats, deal, names);
                Rng pick(seed);
                for (int i = 0; i < 100 && match->to_act(); ++i) {
                    const std::vector<Json> legal = match->moves();
                    ASSERT_TRUE(match->make(legal[pick.below(static_cast<std::uint32_t>(legal.size()))]));
                }
                SaveHeader header = dealt_header(*match, deal);
                header.title = "The long evening at the lake";
                header.seats.back() = {true, "random", header.seats.back().color};
                const std::string link = write_link(header, *match);
                ASSERT_FALSE(link.empty());
                EXPECT_EQ(link.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"), link.npos);
                EXPECT_LE(link.size(), 600u) << seats << " seats";
                if (match->ply() == 100) ++games;
                longest = std::max(longest, link.size());
                sum += link.size();
                ++all;
                auto back = read_link(link);
                ASSERT_TRUE(back) << back.error().message;
                expect_same(*match, *back->match);
                EXPECT_EQ(back->header.seats, header.seats);
                EXPECT_EQ(back->header.title, header.title);
                EXPECT_EQ(back->header.deal, deal);
            }
    EXPECT_GE(games * 12, all * 5) << "enough games lasted a hundred decisions";
    std::printf("links of games of up to 100 decisions: %zu characters on average, %zu at most\n", sum / all, longest);
    RecordProperty("longest", static_cast<int>(longest));
}

// A start that is not a deal by number is stored whole, and the link still fits.
TEST(Link, AStartThatIsNoPlainDealFitsToo) {
    std::size_t longest = 0;
    for (int seats = 2; seats <= 5; ++seats) {
        const auto first = dealt(seats, 99);
        play_on(*first, 40);
        auto match = load_position(first->position());
        ASSERT_TRUE(match);
        play_on(**match, 100, 5);
        SaveHeader header = header_for(**match);
        const std::string link = write_link(header, **match);
        longest = std::max(longest, link.size());
        EXPECT_LE(link.size(), 600u);
        header.deal = 4;                                   // a deal number that the game was not dealt from is detected
        EXPECT_EQ(write_link(header, **match), link);
        auto back = read_link(link);
        ASSERT_TRUE(back) << back.error().message;
        EXPECT_FALSE(back->header.deal);
        expect_same(**match, *back->match);
    }
    std::printf("links of games from another start: %zu characters at most\n", longest);
}

TEST(Link, FinishedGamesOptionsMarksAndWhatWasTakenBack) {
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
        Json options = Json::object();
        const GameInfo& game = *game_by_id("jumpgate")->info;
        Rng pick(seed);
        for (const OptionSpec& spec : *game.options)
            options[spec.key] = spec.values[pick.below(static_cast<std::uint32_t>(spec.values.size()))].value;
        const auto match = dealt(3, seed, {}, options);
        play_on(*match, 4000, seed);
        ASSERT_FALSE(match->to_act());
        auto back = read_link(write_link(dealt_header(*match, seed), *match));
        ASSERT_TRUE(back) << back.error().message;
        expect_same(*match, *back->match);
        while (match->ply() > 20) (void)match->undo(true);
        back = read_link(write_link(dealt_header(*match, seed), *match));
        ASSERT_TRUE(back) << back.error().message;
        EXPECT_EQ(back->match->hash(), match->hash());
        EXPECT_EQ(back->match->friendly_marks(), match->friendly_marks());
        EXPECT_EQ(back->match->history_size(), 20u) << "what could be done again stays here";
    }
}

TEST(Link, NothingThatWasTamperedWithIsBelieved) {
    const auto match = dealt(3, 5, {"Aki", "Ben", "ちよ"});
    play_on(*match, 30);
    const std::string link = write_link(dealt_header(*match, 5), *match);
    ASSERT_TRUE(read_link(link));
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const auto refused = [&](const std::string& text) {
        const auto read = read_link(text);
        return !read && !read.error().message.empty();
    };
    for (std::size_t i = 0; i < link.size(); ++i) {
        EXPECT_TRUE(refused(link.substr(0, i))) << i;
        std::string other = link;
        other[i] = '%';
        EXPECT_TRUE(refused(other)) << i;
        if (i + 1 == link.size()) break;                   // the last digit may hold bits that belong to no byte
        for (const char digit : kDigits) {
            if (digit == link[i]) continue;
            other[i] = digit;
            EXPECT_TRUE(refused(other)) << i << digit;
        }
    }
    EXPECT_TRUE(refused(link + "AAAA"));
    EXPECT_TRUE(refused(std::string(kMaxLinkLength + 4, 'A')));
    EXPECT_TRUE(refused(""));
    EXPECT_TRUE(refused(std::string(400, 'A')));
}

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kHead = 5;                           // version and checksum, in bytes

/// Returns the bytes of a link.
std::string bytes_of(const std::string& link) {
    std::string bytes;
    std::uint32_t held = 0, bits = 0;
    for (const char c : link) {
        held = held << 6u | static_cast<std::uint32_t>(kDigits.find(c));
        if ((bits += 6) >= 8) bytes += static_cast<char>(held >> (bits -= 8) & 0xFFu);
        held &= 0xFFu;
    }
    return bytes;
}

/// Returns the link of a body, with a correct checksum.
std::string link_of(char version, const std::string& body) {
    const std::uint64_t sum = hash64(body);
    std::string bytes(1, version);
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(sum >> (8 * i) & 0xFFu);
    bytes += body;
    std::string out;
    std::uint32_t held = 0, bits = 0;
    for (const char c : bytes) {
        held = held << 8u | static_cast<std::uint8_t>(c);
        for (bits += 8; bits >= 6; bits -= 6) out += kDigits[held >> (bits - 6) & 63u];
        held &= 0xFFu;
    }
    if (bits > 0) out += kDigits[held << (6 - bits) & 63u];
    return out;
}

/// Damages the body under a correct checksum. Reading it must terminate, and must refuse the link or return a sound game.
void expect_nonsense_refused(const std::string& link, int rounds) {
    const std::string bytes = bytes_of(link), body = bytes.substr(kHead);
    ASSERT_EQ(link_of(bytes[0], body), link);
    Rng pick(17);
    int sound = 0;
    for (int round = 0; round < rounds; ++round) {
        std::string other = body;
        if (round % 4 == 0) {
            other.clear();
            for (std::uint32_t i = pick.below(400); i > 0; --i) other += static_cast<char>(pick.below(256));
        } else {
            // The damage lies behind the game's name: in the seats, options, start and moves.
            const std::uint32_t at = 6 + pick.below(static_cast<std::uint32_t>(body.size()) - 6);
            other[at] = static_cast<char>(pick.below(256));
            if (round % 4 == 2) other.resize(at + 1);
        }
        const auto read = read_link(link_of(bytes[0], other));
        if (!read) {
            ASSERT_FALSE(read.error().message.empty());
            continue;
        }
        ++sound;
        SaveHeader header = read->header;
        header.id = "x";
        header.created = header.updated = "2026-11-21T09:00:00Z";
        ASSERT_TRUE(read_save(write_save(header, *read->match)));
    }
    EXPECT_LT(sound, rounds / 10) << "the position at the end is compared";
}

TEST(Link, NonsenseWithTheRightChecksumIsRefused) {
    const auto match = dealt(2, 5);
    play_on(*match, 30);
    expect_nonsense_refused(write_link(dealt_header(*match, 5), *match), tests::rounds(3000));
}

TEST(Link, NonsenseAmongTheDiceIsRefused) {
    const auto match = tests::rolled_game(5, 8, 60);
    SaveHeader header = header_for(*match);
    header.has_real_dice = true;
    expect_nonsense_refused(write_link(header, *match), tests::rounds(1000));
}

}  // namespace
}  // namespace orrery
