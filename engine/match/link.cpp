#include "engine/match/link.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/core/hash.h"
#include "engine/match/games.h"
#include "engine/match/range_coder.h"

namespace orrery {

namespace {

/// Format versions. Version 2 adds the faces of real dice. Links without such faces are still written as version 1.
constexpr std::uint8_t kVersion = 1, kVersionWithDice = 2;
constexpr std::size_t kChecksum = 4, kHead = 1 + kChecksum;
constexpr std::uint32_t kMaxSlug = 40, kMaxMarks = 1000;
constexpr std::string_view kSlugLetters = "abcdefghijklmnopqrstuvwxyz0123456789_";
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// --- base64url without padding

std::string to_base64(std::string_view bytes) {
    std::string out;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
        for (std::size_t j = 0; j < 3; ++j) three = three << 8u | (j < count ? static_cast<std::uint8_t>(bytes[i + j]) : 0u);
        for (std::size_t j = 0; j <= count; ++j) out += kDigits[three >> (18 - 6 * j) & 63u];
    }
    return out;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::array<std::int8_t, 256> values;
    values.fill(-1);
    for (std::size_t i = 0; i < kDigits.size(); ++i) values[static_cast<std::uint8_t>(kDigits[i])] = static_cast<std::int8_t>(i);
    if (text.size() % 4 == 1) return {};
    std::string out;
    std::uint32_t held = 0, bits = 0;
    for (const char c : text) {
        const std::int8_t value = values[static_cast<std::uint8_t>(c)];
        if (value < 0) return {};
        held = (held << 6u | static_cast<std::uint32_t>(value)) & 0xFFFFFu;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        out += static_cast<char>(held >> bits & 0xFFu);
    }
    return out;
}

std::string checksum_of(std::string_view body) {
    const std::uint64_t hash = hash64(body);
    std::string out;
    for (std::size_t i = 0; i < kChecksum; ++i) out += static_cast<char>(hash >> (8 * i) & 0xFFu);
    return out;
}

// --- values; a reader ignores the arguments and returns what was written

template <class Coder>
bool flag(Coder& coder, bool value) { return coder.bit(value, 2048); }

/// Codes the number of bits, then the bits.
template <class Coder>
std::uint64_t number(Coder& coder, std::uint64_t value) {
    std::uint32_t bits = 0;
    while (bits < 64 && value >> bits != 0) ++bits;
    bits = coder.uniform(bits, 65);
    std::uint64_t out = bits > 0 ? 1 : 0;                  // the highest bit is implied
    for (std::uint32_t i = bits; i-- > 1;) out = out << 1u | coder.uniform(value >> (i - 1) & 1u, 2);
    return out;
}

template <class Coder>
std::string text(Coder& coder, TextModel& model, const std::string& value) {
    const std::uint64_t size = number(coder, value.size());
    std::string out;
    if (size > kMaxLinkText) return std::string(kMaxLinkText + 1, ' ');   // exceeds every limit of `read_text`
    for (std::size_t i = 0; i < size; ++i)
        out += static_cast<char>(model.byte(coder, i < value.size() ? static_cast<std::uint8_t>(value[i]) : std::uint8_t{0}));
    return out;
}

/// Trains the model with typical names, so that their first letters take few bits.
TextModel model_for(const GameInfo& game) {
    TextModel model;
    model.learn(std::string(game.saved_names[0]) + "\n" + game.saved_names[1] + "\nrandom\nPlayer 1\nPlayer 2\nComputer 2\n" +
                "プレイヤー1\nコンピューター2\n");
    return model;
}

/// Returns a position of the same table, dealt from a fixed seed. Most of its text equals that of any other start.
std::string usual_start(const GameEntry& entry, const Names& names, const Json& options) {
    NewMatch how;
    how.names = names;
    how.options = options;
    const auto match = entry.start(how);
    return match ? to_text((*match)->start_position()) : std::string();
}

std::uint32_t color_index(const GameInfo& game, const std::string& color) {
    for (std::size_t i = 0; i < game.seat_colors->size(); ++i)
        if (color == (*game.seat_colors)[i]) return static_cast<std::uint32_t>(i) + 1;
    return 0;
}

std::uint32_t part_of_hash(const AnyMatch& match, int part) {
    const auto hash = from_hex16(match.hash());
    return static_cast<std::uint32_t>((hash ? *hash : 0) >> (16 * part) & 0xFFFFu);
}

std::uint32_t count_of_values(const OptionSpec& spec) {
    return static_cast<std::uint32_t>(spec.range ? std::size_t(spec.range->most - spec.range->least) + 1 : spec.values.size());
}

// --- writing

/// Codes each option as the index of its value, or as the offset from the least number of its range.
void write_options(RangeWriter& out, const GameInfo& game, int seats, const Json& options) {
    for (const OptionSpec& spec : *game.options) {
        if (!spec.is_in_documents(seats)) continue;
        const Json& value = options[spec.key];
        std::uint32_t index = 0;
        if (spec.range) index = static_cast<std::uint32_t>(value.get<int>() - spec.range->least);
        for (std::size_t i = 0; !spec.range && i < spec.values.size(); ++i)
            if (value == spec.values[i].value) index = static_cast<std::uint32_t>(i);
        out.uniform(index, count_of_values(spec));
    }
}

/// Returns false if the start position is too long for a link.
bool write_start(RangeWriter& out, TextModel& model, const GameEntry& entry, const SaveHeader& header, const AnyMatch& at_start) {
    const bool is_dealt = header.deal && is_dealt_from(*header.deal, at_start);
    if (flag(out, is_dealt)) {
        number(out, *header.deal);
        return true;
    }
    const std::string document = to_text(at_start.start_position());
    if (document.size() > kMaxLinkText) return false;
    model.learn(usual_start(entry, at_start.names(), at_start.options()));
    text(out, model, document);
    return true;
}

/// Codes the number of faces, then the faces. A reader returns what was written.
template <class Coder>
Faces faces(Coder& coder, const Faces& value) {
    const std::uint32_t count = coder.uniform(static_cast<std::uint32_t>(value.size()), kMaxFacesOfMove + 1);
    Faces out;
    for (std::uint32_t i = 0; i < count; ++i) {
        const int face = i < value.size() ? value[i] : 1;
        out.push_back(1 + static_cast<int>(coder.uniform(static_cast<std::uint32_t>(face - 1), kDieFaces)));
    }
    return out;
}

/// Returns false if a move is not in the list of legal moves or has more faces than a link can hold.
bool write_moves(RangeWriter& out, AnyMatch& match, std::size_t count, bool with_dice) {
    number(out, count);
    for (std::size_t i = 0; i < count; ++i) {
        match.rewind(i);
        const std::vector<Json> legal = match.moves();
        const auto found = std::find(legal.begin(), legal.end(), match.move_at(i));
        if (found == legal.end() || legal.size() > 65536) return false;
        out.uniform(static_cast<std::uint32_t>(found - legal.begin()), static_cast<std::uint32_t>(legal.size()));
        if (match.faces_at(i).size() > kMaxFacesOfMove) return false;
        if (with_dice) faces(out, match.faces_at(i));
    }
    match.rewind(count);
    return true;
}

// --- reading

Error bad(std::string message) { return {"", std::move(message)}; }
Error damaged() { return bad("the link is cut off or was changed on its way"); }

/// Reads a text of at most `limit` bytes. A longer text is an error.
std::optional<std::string> read_text(RangeReader& in, TextModel& model, std::size_t limit) {
    std::string out = text(in, model, {});
    if (in.is_bad() || out.size() > limit) return {};
    return out;
}

const GameEntry* read_game(RangeReader& in) {
    std::string slug;
    const std::uint32_t size = in.uniform(0, kMaxSlug + 1);
    for (std::uint32_t i = 0; i < size; ++i) slug += kSlugLetters[in.uniform(0, static_cast<std::uint32_t>(kSlugLetters.size()))];
    return in.is_bad() ? nullptr : game_by_id(slug);
}

/// Reads the seats: names, colors and kinds of players. Returns false if they are malformed.
bool read_seats(RangeReader& in, TextModel& model, const GameInfo& game, Names& names, std::vector<SeatKind>& kinds) {
    const std::uint32_t seats = in.uniform(0, static_cast<std::uint32_t>(kMaxSeats) + 1);
    for (std::uint32_t i = 0; i < seats; ++i) {
        const auto name = read_text(in, model, 4 * kMaxNameLength);
        if (!name || !name_trouble(*name).empty()) return false;
        names.push_back(*name);
        SeatKind kind;
        const std::uint32_t color = in.uniform(0, static_cast<std::uint32_t>(game.seat_colors->size()) + 1);
        if (color > 0) kind.color = (*game.seat_colors)[color - 1];
        kind.is_bot = flag(in, false);
        if (kind.is_bot) {
            const auto level = read_text(in, model, kMaxIdLength);
            if (!level || !is_word_id(*level)) return false;
            kind.level = *level;
        }
        kinds.push_back(std::move(kind));
    }
    return !in.is_bad();
}

Result<std::unique_ptr<AnyMatch>> read_start(RangeReader& in, TextModel& model, const GameEntry& entry, const NewMatch& how,
                                             std::optional<std::uint64_t>& deal) {
    if (flag(in, false)) {
        deal = number(in, 0);
        if (in.is_bad()) return damaged();
        NewMatch dealt = how;
        dealt.seed = *deal;
        return entry.start(dealt);
    }
    model.learn(usual_start(entry, how.names, how.options));
    const auto document = read_text(in, model, kMaxLinkText);
    if (!document) return damaged();
    const Result<Json> json = parse_json(*document);
    if (!json) return json.error();
    Result<std::unique_ptr<AnyMatch>> match = load_position(*json);
    if (match && &(*match)->game() != entry.info) return bad("the start is one of another game");
    return match;
}

std::optional<Error> read_moves(RangeReader& in, AnyMatch& match, bool with_dice) {
    const std::uint64_t count = number(in, 0);
    if (in.is_bad() || count > static_cast<std::uint64_t>(match.game().max_plies)) return damaged();
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::vector<Json> legal = match.moves();
        if (legal.empty() || legal.size() > 65536) return bad("the link has more moves than the game");
        const std::uint32_t index = in.uniform(0, static_cast<std::uint32_t>(legal.size()));
        const Faces thrown = with_dice ? faces(in, {}) : Faces();
        if (in.is_bad() || !match.make(legal[index], thrown)) return damaged();
        if (match.faces_at(match.ply() - 1).size() < thrown.size())
            return bad("move " + std::to_string(i) + " of the link has more faces than it throws dice");
    }
    return {};
}

std::optional<Error> read_marks(RangeReader& in, MatchHistory& match) {
    const std::uint32_t count = in.uniform(0, kMaxMarks + 1);
    std::vector<FriendlyMark> marks;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint64_t ply = number(in, 0), taken = number(in, 0);
        if (in.is_bad() || ply > match.ply() || taken < 1 || taken > static_cast<std::uint64_t>(kMaxTakenBack) || (!marks.empty() && ply <= marks.back().ply))
            return damaged();
        marks.push_back({static_cast<std::size_t>(ply), static_cast<int>(taken)});
    }
    match.set_friendly_marks(std::move(marks));
    return {};
}

}  // namespace

std::string write_link(const SaveHeader& header, const AnyMatch& match) {
    const GameInfo& game = match.game();
    const GameEntry* entry = game_by_id(game.id);
    const std::string slug = game.id;
    if (entry == nullptr || slug.size() > kMaxSlug || match.ply() > static_cast<std::size_t>(game.max_plies)) return {};
    RangeWriter out;
    out.uniform(static_cast<std::uint32_t>(slug.size()), kMaxSlug + 1);
    for (const char c : slug)
        out.uniform(static_cast<std::uint32_t>(kSlugLetters.find(c)), static_cast<std::uint32_t>(kSlugLetters.size()));
    number(out, static_cast<std::uint64_t>(game.rules_version));
    TextModel model = model_for(game);
    const bool has_title = flag(out, has_own_title(header, game));
    if (has_title) text(out, model, header.title);
    out.uniform(static_cast<std::uint32_t>(match.seats()), static_cast<std::uint32_t>(kMaxSeats) + 1);
    for (std::size_t i = 0; i < match.names().size(); ++i) {
        const SeatKind& kind = header.seats[i];
        text(out, model, match.names()[i]);
        out.uniform(color_index(game, kind.color), static_cast<std::uint32_t>(game.seat_colors->size()) + 1);
        if (flag(out, kind.is_bot)) text(out, model, kind.level);
    }
    write_options(out, game, match.seats(), match.options());

    const std::unique_ptr<AnyMatch> walker = match.copy();
    walker->rewind(0);
    if (!write_start(out, model, *entry, header, *walker)) return {};
    bool with_dice = header.has_real_dice;
    for (std::size_t i = 0; i < match.ply(); ++i) with_dice = with_dice || !match.faces_at(i).empty();
    if (with_dice) flag(out, header.has_real_dice);
    if (!write_moves(out, *walker, match.ply(), with_dice)) return {};
    const auto& marks = match.friendly_marks();
    const auto count = static_cast<std::uint32_t>(std::min<std::size_t>(marks.size(), kMaxMarks));
    out.uniform(count, kMaxMarks + 1);
    for (std::uint32_t i = 0; i < count; ++i) {
        number(out, marks[i].ply);
        number(out, static_cast<std::uint64_t>(marks[i].count));
    }
    for (int part = 0; part < 2; ++part) out.uniform(part_of_hash(match, part), 65536);

    const std::string body = out.finish();
    std::string link = to_base64(static_cast<char>(with_dice ? kVersionWithDice : kVersion) + checksum_of(body) + body);
    return link.size() > kMaxLinkLength ? std::string() : link;
}

namespace {

/// Returns true if this program reads the link's version.
bool is_known_version(const std::string& bytes) {
    const auto version = static_cast<std::uint8_t>(bytes.front());
    return version == kVersion || version == kVersionWithDice;
}

}  // namespace

std::string game_of_link(std::string_view link) {
    const std::optional<std::string> bytes = link.size() > kMaxLinkLength ? std::nullopt : from_base64(link);
    if (!bytes || bytes->size() < kHead || !is_known_version(*bytes)) return {};
    RangeReader in(std::string_view(*bytes).substr(kHead));
    const GameEntry* entry = read_game(in);
    return entry && !in.is_bad() ? entry->info->id : std::string();
}

Result<LoadedSave> read_link(std::string_view link) {
    if (link.size() > kMaxLinkLength) return bad("the link is longer than any that this program writes");
    const std::optional<std::string> bytes = from_base64(link);
    if (!bytes || bytes->size() < kHead) return damaged();
    if (!is_known_version(*bytes)) return bad("the link was made by another version of this program");
    const std::string_view body = std::string_view(*bytes).substr(kHead);
    if (checksum_of(body) != bytes->substr(1, kChecksum)) return damaged();

    RangeReader in(body);
    const GameEntry* entry = read_game(in);
    if (in.is_bad()) return damaged();
    if (entry == nullptr) return bad("there is no such game here");
    const GameInfo& game = *entry->info;
    if (number(in, 0) != static_cast<std::uint64_t>(game.rules_version))
        return bad("the game was played under other rules of this program");
    LoadedSave save;
    TextModel model = model_for(game);
    save.header.title = game.name.en;
    if (flag(in, false)) {
        const auto title = read_text(in, model, kMaxTitleLength);
        if (!title || !title_trouble(*title).empty()) return damaged();
        save.header.title = tidy_name(*title);
    }
    NewMatch how;
    if (!read_seats(in, model, game, how.names, save.header.seats)) return damaged();
    for (const OptionSpec& spec : *game.options) {
        if (!spec.is_in_documents(static_cast<int>(how.names.size()))) continue;
        const std::uint32_t index = in.uniform(0, count_of_values(spec));
        if (spec.range) how.options[spec.key] = spec.range->least + static_cast<int>(index);
        else how.options[spec.key] = spec.values[index].value;
    }

    Result<std::unique_ptr<AnyMatch>> match = read_start(in, model, *entry, how, save.header.deal);
    if (!match) return match.error();
    save.match = std::move(*match);
    if (static_cast<std::size_t>(save.match->seats()) != save.header.seats.size()) return damaged();
    const bool with_dice = static_cast<std::uint8_t>(bytes->front()) == kVersionWithDice;
    if (with_dice) save.header.has_real_dice = flag(in, false);
    if (auto error = read_moves(in, *save.match, with_dice)) return *std::move(error);
    if (auto error = read_marks(in, *save.match)) return *std::move(error);
    for (int part = 0; part < 2; ++part)
        if (in.uniform(0, 65536) != part_of_hash(*save.match, part) || in.is_bad())
            return bad("the moves of the link do not lead to its position");
    return save;
}

}  // namespace orrery
