#include "engine/match/save.h"

#include <algorithm>
#include <utility>

#include "engine/core/hash.h"
#include "engine/match/games.h"
#include "engine/match/new_match.h"

namespace orrery {

namespace {

/// Accepts "2026-11-21T09:00:00Z", with or without fractional seconds.
bool is_time(std::string_view text) {
    constexpr std::string_view kPattern = "dddd-dd-ddTdd:dd:dd";
    if (text.size() <= kPattern.size() || text.size() > 40 || text.back() != 'Z') return false;
    for (std::size_t i = 0; i < kPattern.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (kPattern[i] == 'd' ? !digit : text[i] != kPattern[i]) return false;
    }
    const std::string_view rest = text.substr(kPattern.size(), text.size() - kPattern.size() - 1);
    if (rest.empty()) return true;
    return rest.size() > 1 && rest.front() == '.' &&
           std::all_of(rest.begin() + 1, rest.end(), [](char c) { return c >= '0' && c <= '9'; });
}

void read_time(const Reader& in, std::string& out) {
    out = in.text();
    if (in.ok() && !is_time(out)) in.fail("expected a time such as 2026-11-21T09:00:00Z");
}

std::vector<SeatKind> read_seats(const Reader& in) {
    std::vector<SeatKind> seats;
    const std::size_t count = in.array_size(static_cast<std::size_t>(kMaxSeats));
    for (std::size_t i = 0; i < count; ++i) {
        const Reader seat = in.at(i);
        const std::string kind = seat.at("kind").text();
        SeatKind out;
        if (kind == "bot") {
            seat.allow_keys({"kind", "level", "color"});
            out.is_bot = true;
            out.level = seat.at("level").text();
            if (in.ok() && !is_word_id(out.level)) seat.at("level").fail("expected the id of a level");
        } else {
            seat.allow_keys({"kind", "color"});
            if (in.ok() && kind != "human") seat.at("kind").fail("expected \"human\" or \"bot\"");
        }
        if (seat.has("color")) {
            out.color = seat.at("color").text();
            if (in.ok() && !is_word_id(out.color)) seat.at("color").fail("expected the id of a colour");
        }
        seats.push_back(std::move(out));
    }
    return seats;
}

SaveHeader read_header(const Reader& in) {
    SaveHeader header;
    in.allow_keys({"format", "id", "title", "game", "rules", "created", "updated", "start", "moves", "cursor", "end", "hash",
                   "seats", "friendly", "deal", "slot", "real_dice", "dice", "variations"});
    header.id = in.at("id").text();
    if (in.ok() && !is_save_id(header.id)) in.at("id").fail("expected 1 to 64 letters, digits, \"_\" and \"-\"");
    header.title = in.at("title").text();
    if (const std::string trouble = title_trouble(header.title); !trouble.empty()) in.at("title").fail(trouble);
    read_time(in.at("created"), header.created);
    read_time(in.at("updated"), header.updated);
    header.seats = read_seats(in.at("seats"));
    if (in.has("deal")) header.deal = read_seed(in.at("deal"));
    if (in.has("slot")) header.is_slot = in.at("slot").boolean();
    if (in.has("real_dice")) header.has_real_dice = in.at("real_dice").boolean();
    return header;
}

std::vector<FriendlyMark> read_marks(const Reader& in, std::size_t cursor) {
    std::vector<FriendlyMark> marks;
    const std::size_t count = in.array_size(cursor + 1);
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        const Reader mark = in.at(i);
        mark.expect_keys({"ply", "count"});
        const std::int64_t least = marks.empty() ? 0 : static_cast<std::int64_t>(marks.back().ply) + 1;
        const std::int64_t ply = mark.at("ply").integer(least, static_cast<std::int64_t>(cursor));
        marks.push_back({static_cast<std::size_t>(ply), static_cast<int>(mark.at("count").integer(1, kMaxTakenBack))});
    }
    return marks;
}

/// Faces of real dice that were rolled for a move.
struct Thrown {
    std::size_t move;
    Faces faces;
};

std::vector<Thrown> read_dice(const Reader& in, std::size_t moves) {
    std::vector<Thrown> dice;
    const std::size_t count = in.array_size(moves);
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        const Reader entry = in.at(i);
        entry.expect_keys({"move", "faces"});
        Thrown thrown{static_cast<std::size_t>(entry.at("move").integer(0, static_cast<std::int64_t>(moves) - 1)), {}};
        if (in.ok() && !dice.empty() && thrown.move <= dice.back().move)
            entry.at("move").fail("expected a later move than " + std::to_string(dice.back().move) + ", that of the entry before");
        const Reader faces = entry.at("faces");
        const std::size_t size = faces.array_size(kMaxFacesOfMove);
        if (in.ok() && size == 0) faces.fail("expected at least one face");
        for (std::size_t k = 0; k < size && in.ok(); ++k) thrown.faces.push_back(static_cast<int>(faces.at(k).integer(1, kDieFaces)));
        dice.push_back(std::move(thrown));
    }
    return dice;
}

std::vector<Variation> read_variations(const Reader& in, std::size_t moves) {
    std::vector<Variation> variations;
    const std::size_t count = in.array_size(kMaxVariations);
    std::size_t left = kMaxVariationMoves;
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        const Reader one = in.at(i);
        one.allow_keys({"ply", "moves", "dice"});
        Variation variation;
        variation.ply = static_cast<std::size_t>(one.at("ply").integer(0, static_cast<std::int64_t>(moves)));
        const Reader list = one.at("moves");
        const std::size_t size = list.array_size(left);
        if (in.ok() && size == 0) list.fail("expected at least one move");
        left -= std::min(left, size);
        for (std::size_t k = 0; k < size && in.ok(); ++k) {
            if (!list.json()[k].is_object()) list.at(k).fail("expected an object");
            variation.moves.push_back(list.json()[k]);
            variation.faces.emplace_back();
        }
        if (in.ok() && one.has("dice"))
            for (Thrown& thrown : read_dice(one.at("dice"), size)) variation.faces[thrown.move] = std::move(thrown.faces);
        variations.push_back(std::move(variation));
    }
    return variations;
}

/// Gives the match those of the variations that the rules allow and that leave its history.
void add_variations(AnyMatch& match, const std::vector<Variation>& variations) {
    std::vector<char> is_allowed(variations.size());
    visit_variations(match, variations, [&](std::size_t at, AnyMatch& line) {
        const Variation& one = variations[at];
        if (one.ply < match.history_size() && match.move_at(one.ply) == one.moves.front() && match.faces_at(one.ply) == one.faces.front()) return;
        for (std::size_t i = 0; i < one.moves.size(); ++i)
            if (!line.make(one.moves[i], one.faces[i]) || line.faces_at(line.ply() - 1) != one.faces[i]) return;
        is_allowed[at] = 1;
    });
    std::vector<Variation> kept;
    for (std::size_t i = 0; i < variations.size(); ++i)
        if (is_allowed[i] != 0) kept.push_back(variations[i]);
    match.set_variations(std::move(kept));
}

/// Appends the faces that people rolled for the move at this index, if there are any.
void add_thrown(Json& dice, std::size_t move, const Faces& faces) {
    if (faces.empty()) return;
    Json thrown = Json::object();
    thrown["move"] = move;
    thrown["faces"] = faces;
    dice.push_back(std::move(thrown));
}

/// Returns the variations of the kept moves.
Json write_variations(const MatchHistory& match, std::size_t first, std::size_t end) {
    Json out = Json::array();
    for (const Variation& one : match.variations()) {
        if (one.ply < first || one.ply > end) continue;
        Json entry = Json::object(), dice = Json::array();
        entry["ply"] = one.ply - first;
        Json& moves = entry["moves"] = Json::array();
        for (std::size_t i = 0; i < one.moves.size(); ++i) {
            moves.push_back(one.moves[i]);
            add_thrown(dice, i, one.faces[i]);
        }
        if (!dice.empty()) entry["dice"] = std::move(dice);
        out.push_back(std::move(entry));
    }
    return out;
}

/// Loads a position inside the save. The pointer of an error is relative to the save.
Result<std::unique_ptr<AnyMatch>> load_inside(const Json& position, std::string_view where, const std::string& game) {
    Result<std::unique_ptr<AnyMatch>> match = load_position(position);
    if (!match) return Error{std::string(where) + match.error().pointer, match.error().message};
    if (game != (*match)->game().id) return Error{std::string(where) + "/game", "expected \"" + game + "\" as in the save"};
    return match;
}

/// Returns an error if a move did not use all the faces that the save holds for it.
std::optional<Error> unused_faces(const MatchHistory& match, const std::vector<Thrown>& dice) {
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (const std::size_t used = match.faces_at(dice[i].move).size(); used < dice[i].faces.size())
            return Error{"/dice/" + std::to_string(i) + "/faces",
                         "expected at most " + std::to_string(used) + " elements, as many dice as move " + std::to_string(dice[i].move) +
                             " throws, found " + std::to_string(dice[i].faces.size())};
    return {};
}

/// Replays the moves from the start. Returns nullptr if a move is refused or the result differs from the saved one.
Result<std::unique_ptr<AnyMatch>> replay(const Json& document, const std::string& game, std::size_t cursor,
                                         const std::string& hash, const std::vector<Thrown>& dice) {
    Result<std::unique_ptr<AnyMatch>> match = load_inside(document.at("start"), "/start", game);
    if (!match) return match;
    auto thrown = dice.begin();
    for (const Json& move : document.at("moves")) {
        const bool has_faces = thrown != dice.end() && thrown->move == (*match)->ply();
        if (!(*match)->make(move, has_faces ? (thrown++)->faces : Faces())) return std::unique_ptr<AnyMatch>();
    }
    (*match)->rewind(cursor);
    if ((*match)->hash() != hash) return std::unique_ptr<AnyMatch>();
    if (std::optional<Error> error = unused_faces(**match, dice)) return *std::move(error);
    return match;
}

std::size_t most_moves(const GameEntry& game) { return static_cast<std::size_t>(game.info->max_plies); }

/// Range of the moves that a save keeps. It is the whole history unless that exceeds GameInfo::max_plies.
struct KeptMoves {
    std::size_t first, end;
};

KeptMoves kept_moves(const AnyMatch& match) {
    const auto most = static_cast<std::size_t>(match.game().max_plies);
    const std::size_t surplus = match.history_size() - std::min(match.history_size(), most);
    const std::size_t first = std::min(surplus, match.ply());
    return {first, std::min(match.history_size(), first + most)};
}

/// Returns the marks of the kept moves. Marks at or before the first kept ply are merged into one mark at ply 0.
std::vector<FriendlyMark> kept_marks(const MatchHistory& match, std::size_t first) {
    std::vector<FriendlyMark> marks;
    for (const FriendlyMark& mark : match.friendly_marks()) {
        const std::size_t ply = mark.ply - std::min(mark.ply, first);
        if (marks.empty() || marks.back().ply != ply) marks.push_back({ply, mark.count});
        else marks.back().count = std::min(marks.back().count + mark.count, kMaxTakenBack);
    }
    return marks;
}

/// Migrates from format 0, which had neither redo nor computer players.
std::optional<Error> from_0_to_1(Json& document) {
    Error error;
    const Reader in(document, "", error);
    in.expect_keys({"format", "id", "title", "game", "rules", "created", "updated", "start", "moves", "end", "hash"});
    const std::size_t moves = in.at("moves").json().size();                // read_save checks the limit
    const std::size_t seats = in.at("end").at("seats").array_size(static_cast<std::size_t>(kMaxSeats));
    if (!in.ok()) return error;
    Json human = Json::object();
    human["kind"] = "human";
    Json out = Json::object();
    for (const char* key : {"format", "id", "title", "game", "rules", "created", "updated", "start", "moves"})
        out[key] = std::move(document[key]);
    out["cursor"] = moves;
    out["end"] = std::move(document["end"]);
    out["hash"] = std::move(document["hash"]);
    out["seats"] = Json::array();
    for (std::size_t i = 0; i < seats; ++i) out["seats"].push_back(human);
    document = std::move(out);
    return {};
}

}  // namespace

bool has_own_title(const SaveHeader& header, const GameInfo& game) {
    return !header.title.empty() && !is_usual_title(game, header.title);
}

bool is_dealt_from(std::uint64_t deal, const AnyMatch& at_start) {
    const GameEntry* entry = game_by_id(at_start.game().id);
    if (entry == nullptr) return false;
    NewMatch how;
    how.names = at_start.names();
    how.options = at_start.options();
    how.seed = deal;
    const auto dealt = entry->start(how);
    return dealt && (*dealt)->hash() == at_start.hash();
}

Json write_save(const SaveHeader& header, const AnyMatch& match) {
    Json out = Json::object();
    out["format"] = kSaveFormat;
    out["id"] = header.id;
    out["title"] = header.title;
    out["game"] = match.game().id;
    out["rules"] = match.game().rules_version;
    out["created"] = header.created;
    out["updated"] = header.updated;
    const KeptMoves kept = kept_moves(match);
    out["start"] = match.position_at(kept.first);
    Json& moves = out["moves"] = Json::array();
    for (std::size_t i = kept.first; i < kept.end; ++i) moves.push_back(match.move_at(i));
    out["cursor"] = match.ply() - kept.first;
    out["end"] = match.position();
    out["hash"] = match.hash();
    Json& seats = out["seats"] = Json::array();
    for (const SeatKind& kind : header.seats) {
        Json seat = Json::object();
        seat["kind"] = kind.is_bot ? "bot" : "human";
        if (kind.is_bot) seat["level"] = kind.level;
        if (!kind.color.empty()) seat["color"] = kind.color;
        seats.push_back(std::move(seat));
    }
    if (match.was_friendly()) {
        Json& marks = out["friendly"] = Json::array();
        for (const FriendlyMark& mark : kept_marks(match, kept.first)) {
            Json entry = Json::object();
            entry["ply"] = mark.ply;
            entry["count"] = mark.count;
            marks.push_back(std::move(entry));
        }
    }
    if (header.deal && kept.first == 0) out["deal"] = *header.deal;
    if (header.is_slot) out["slot"] = true;
    if (header.has_real_dice) out["real_dice"] = true;
    Json dice = Json::array();
    for (std::size_t i = kept.first; i < kept.end; ++i) add_thrown(dice, i - kept.first, match.faces_at(i));
    if (!dice.empty()) out["dice"] = std::move(dice);
    Json variations = write_variations(match, kept.first, kept.end);
    if (!variations.empty()) out["variations"] = std::move(variations);
    return out;
}

const std::vector<SaveMigration>& save_migrations() {
    static const std::vector<SaveMigration> steps{
        {"orrery-save/0", kSaveFormat, &from_0_to_1},
    };
    return steps;
}

std::optional<Error> migrate_save(Json& document, const std::vector<SaveMigration>& steps) {
    for (const SaveMigration& step : steps) {
        if (!document.is_object()) break;
        const auto format = document.find("format");
        if (format == document.end() || *format != step.from) continue;
        if (std::optional<Error> error = step.step(document)) return error;
        document["format"] = step.to;
    }
    return {};
}

Result<LoadedSave> read_save(const Json& original) {
    const Json* document = &original;
    Json migrated;
    if (const auto format = original.is_object() ? original.find("format") : original.end();
        format != original.end() && *format != kSaveFormat) {
        migrated = original;
        if (std::optional<Error> error = migrate_save(migrated, save_migrations())) return *std::move(error);
        document = &migrated;
    }

    Error error;
    const Reader in(*document, "", error);
    if (in.at("format").text() != kSaveFormat) in.at("format").fail("expected \"" + std::string(kSaveFormat) + "\"");
    LoadedSave save;
    save.header = read_header(in);
    const std::string game = in.at("game").text();
    const GameEntry* entry = game_by_id(game);
    if (in.ok() && entry == nullptr) in.at("game").fail("no such game");
    const std::int64_t rules = in.at("rules").integer(0, 1000000);
    const std::size_t moves = in.at("moves").array_size(entry != nullptr ? most_moves(*entry) : 0);
    const auto cursor = static_cast<std::size_t>(in.at("cursor").integer(0, static_cast<std::int64_t>(moves)));
    const std::string hash = in.at("hash").text();
    if (in.ok() && !from_hex16(hash)) in.at("hash").fail("expected 16 lower-case hexadecimal digits");
    in.at("start");
    in.at("end");
    std::vector<FriendlyMark> marks;
    for (std::size_t i = 0; i < moves; ++i)
        if (!in.at("moves").json()[i].is_object()) in.at("moves").at(i).fail("expected an object");
    if (in.has("friendly")) marks = read_marks(in.at("friendly"), cursor);
    std::vector<Thrown> dice;
    if (in.has("dice")) dice = read_dice(in.at("dice"), moves);
    std::vector<Variation> variations;
    if (in.has("variations")) variations = read_variations(in.at("variations"), moves);
    if (!in.ok()) return error;

    // The saved end position must be valid on its own, because the match continues from it if the moves no longer replay.
    Result<std::unique_ptr<AnyMatch>> end = load_inside(document->at("end"), "/end", game);
    if (!end) return end.error();
    if ((*end)->hash() != hash) return Error{"/hash", "is not the hash of the position at /end"};
    if (static_cast<std::size_t>((*end)->seats()) != save.header.seats.size())
        return Error{"/seats", "expected one entry for each of the " + std::to_string((*end)->seats()) + " seats"};

    const bool same_rules = rules == entry->info->rules_version;
    if (same_rules) {
        Result<std::unique_ptr<AnyMatch>> match = replay(*document, game, cursor, hash, dice);
        if (!match) return match.error();
        save.match = std::move(*match);
    }
    if (save.match) {
        save.match->set_friendly_marks(std::move(marks));
        add_variations(*save.match, variations);
    } else {
        save.match = std::move(*end);
        save.notice = same_rules
            ? phrase(msg("The moves of this game do not lead to its saved position. It goes on from that position, without the moves before it."))
            : phrase(msg("This game was saved under other rules of the program. It goes on from the saved position, without the moves before it."));
    }
    return save;
}

Result<LoadedSave> read_save(std::string_view text) {
    const Result<Json> document = parse_json(text);
    if (!document) return document.error();
    return read_save(*document);
}

}  // namespace orrery
