#include "engine/match/notation.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "engine/match/games.h"

namespace orrery {

namespace {

constexpr std::size_t kLine = 100;                         // length at which a line is broken
constexpr std::size_t kMostNamed = 6;                      // legal tokens that an error names
constexpr std::string_view kSpace = " \t\r\n";

// --- tokens

std::string value_text(const Json& value);

std::string joined(const Json& items, char open, char close, bool has_keys) {
    std::string out(1, open);
    for (auto it = items.begin(); it != items.end(); ++it) {
        if (out.size() > 1) out += ',';
        if (has_keys) out += it.key() + "=";
        out += value_text(*it);
    }
    return out + close;
}

std::string value_text(const Json& value) {
    if (value.is_string()) return value.get_ref<const std::string&>();
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    if (value.is_null()) return "none";
    if (value.is_array()) return joined(value, '[', ']', false);
    if (value.is_object()) return joined(value, '(', ')', true);
    return to_text(value);
}

/// Returns "type:value:value", or, if `names_all`, "type:key=value:key=value".
std::string token_of(const Json& move, bool names_all) {
    std::string out;
    for (auto it = move.begin(); it != move.end(); ++it) {
        if (!out.empty()) out += ':';
        if (names_all && it.key() != "type") out += it.key() + "=";
        out += value_text(*it);
    }
    return out;
}

// --- tags

std::string quoted(const std::string& text) { return to_text(Json(text)); }

void add_tag(std::string& out, const std::string& name, const std::string& value) { out += "[" + name + " " + quoted(value) + "]\n"; }

std::string of_seat(const char* name, std::size_t seat) { return std::string(name) + "." + std::to_string(seat); }

std::string player_text(const SeatKind& kind) { return kind.is_bot ? "computer " + kind.level : "person"; }

/// Returns "2:1 7:3": the number of moves made, and how many barriers were taken back there.
std::string marks_text(const std::vector<FriendlyMark>& marks) {
    std::string out;
    for (const FriendlyMark& mark : marks) out += (out.empty() ? "" : " ") + std::to_string(mark.ply) + ":" + std::to_string(mark.count);
    return out;
}

// --- reading

/// Text with the place that is read next.
class Cursor {
  public:
    explicit Cursor(std::string_view text) : text_(text) {}

    bool is_done() const { return at_ >= text_.size(); }
    char peek() const { return is_done() ? '\0' : text_[at_]; }
    char take() {
        const char c = text_[at_++];
        line_ += c == '\n' ? 1 : 0;
        return c;
    }
    void skip_space() {
        while (!is_done() && kSpace.find(peek()) != kSpace.npos) take();
    }
    std::string until(char end) {
        std::string out;
        while (!is_done() && peek() != end) out += take();
        return out;
    }
    /// Reads from a quotation mark to the next that no backslash precedes, both included.
    std::string quoted() {
        std::string out;
        for (bool is_escaped = false; !is_done();) {
            const char c = take();
            out += c;
            if (c == '"' && out.size() > 1 && !is_escaped) break;
            is_escaped = c == '\\' && !is_escaped;
        }
        return out;
    }
    /// Reads up to white space or a character that begins something else.
    std::string word() {
        std::string out;
        while (!is_done() && kSpace.find(peek()) == kSpace.npos && peek() != '{' && peek() != ';') out += take();
        return out;
    }
    Error error(const std::string& message) const { return {"", "line " + std::to_string(line_) + ": " + message}; }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
};

template <class T>
std::optional<T> number_of(std::string_view text) {
    T out{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
    return out;
}

using Tags = std::map<std::string, std::string>;

/// Reads the tags at the beginning.
Result<Tags> read_tags(Cursor& in) {
    constexpr std::size_t kMostTags = 200;
    Tags tags;
    for (in.skip_space(); in.peek() == '['; in.skip_space()) {
        in.take();
        const std::string name = in.until(' ');
        in.skip_space();
        const Result<Json> text = parse_json(in.quoted());
        if (!text || !text->is_string() || in.peek() != ']') return in.error("a tag looks like [Name \"value\"]");
        in.take();
        if (!tags.emplace(name, text->get<std::string>()).second) return in.error("the tag " + name + " stands twice");
        if (tags.size() > kMostTags) return in.error("too many tags");
    }
    return tags;
}

std::string tag(const Tags& tags, const std::string& name) {
    const auto found = tags.find(name);
    return found == tags.end() ? std::string() : found->second;
}

/// Reads the players into `how` and the header.
std::optional<std::string> read_players(const Tags& tags, NewMatch& how, SaveHeader& header) {
    for (std::size_t seat = 0; tags.count(of_seat("Seat", seat)) > 0; ++seat) {
        if (seat >= static_cast<std::size_t>(kMaxSeats)) return "there are too many seats";
        const std::string name = tag(tags, of_seat("Seat", seat));
        if (const std::string trouble = name_trouble(name); !trouble.empty()) return "Seat." + std::to_string(seat) + ": " + trouble;
        how.names.push_back(name);
        SeatKind kind;
        kind.color = tag(tags, of_seat("Color", seat));
        if (!kind.color.empty() && !is_word_id(kind.color)) return "Color." + std::to_string(seat) + ": not the id of a color";
        const std::string player = tag(tags, of_seat("Player", seat));
        constexpr std::string_view kComputer = "computer ";
        if (player.substr(0, kComputer.size()) == kComputer) {
            kind.is_bot = true;
            kind.level = player.substr(kComputer.size());
            if (!is_word_id(kind.level)) return "Player." + std::to_string(seat) + ": not the id of a level";
        } else if (!player.empty() && player != "person") {
            return "Player." + std::to_string(seat) + R"(: expected "person" or "computer LEVEL")";
        }
        header.seats.push_back(std::move(kind));
    }
    if (how.names.empty()) return "the tag Seat.0 is missing";
    return {};
}

/// Reads the options. Values are written as JSON has them, except that texts have no quotation marks.
std::optional<std::string> read_options(const Tags& tags, const GameInfo& game, NewMatch& how) {
    constexpr std::string_view kPrefix = "Option.";
    for (const auto& [name, value] : tags) {
        if (name.substr(0, kPrefix.size()) != kPrefix) continue;
        const std::string key = name.substr(kPrefix.size());
        const auto spec = std::find_if(game.options->begin(), game.options->end(), [&](const OptionSpec& one) { return key == one.key; });
        if (spec == game.options->end()) return name + ": the game has no such option";
        std::optional<Json> found;
        if (spec->range) {
            if (const auto number = number_of<int>(value)) found = Json(*number);
        } else {
            for (const auto& one : spec->values)
                if (value_text(Json(one.value)) == value) found = Json(one.value);
        }
        if (!found) return name + ": the option has no value \"" + value + "\"";
        how.options[key] = *found;
    }
    return {};
}

std::optional<std::vector<FriendlyMark>> read_friendly_marks(const std::string& text, std::size_t plies) {
    std::vector<FriendlyMark> marks;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size()), colon = text.find(':', from);
        if (colon >= to) return {};
        const auto ply = number_of<std::size_t>(std::string_view(text).substr(from, colon - from));
        const auto count = number_of<int>(std::string_view(text).substr(colon + 1, to - colon - 1));
        if (!ply || !count || *ply > plies || *count < 1 || *count > kMaxTakenBack || (!marks.empty() && *ply <= marks.back().ply)) return {};
        marks.push_back({*ply, *count});
        from = to + 1;
    }
    return marks;
}

/// Returns true for the number of a turn and a seat, such as 12.0.
bool is_marker(const std::string& word) {
    return !word.empty() && word.front() >= '0' && word.front() <= '9' && word.find_first_not_of("0123456789.") == word.npos;
}

/// Splits "token@4,2" into the token and the faces of real dice. Returns false if the faces are malformed.
bool take_faces(std::string& word, Faces& faces) {
    const std::size_t at = word.rfind('@');
    if (at == word.npos) return true;
    const std::string text = word.substr(at + 1);
    word.resize(at);
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(',', from), text.size());
        const auto face = number_of<int>(std::string_view(text).substr(from, to - from));
        if (!face || *face < 1 || *face > kDieFaces || faces.size() >= kMaxFacesOfMove) return false;
        faces.push_back(*face);
        from = to + 1;
    }
    return true;
}

/// Makes the move that a word stands for.
std::optional<Error> make_move(const Cursor& in, AnyMatch& match, std::string word) {
    Faces faces;
    const std::string written = word;
    if (!take_faces(word, faces)) return in.error("\"" + written + "\" has malformed faces of dice");
    if (!match.to_act()) return in.error("\"" + written + "\": the game is over");
    if (match.ply() >= static_cast<std::size_t>(match.game().max_plies)) return in.error("the game has too many moves");
    const std::vector<Json> legal = match.moves();
    const std::vector<std::string> tokens = notation_of(legal);
    const auto found = std::find(tokens.begin(), tokens.end(), word);
    if (found == tokens.end()) {
        std::string some;
        for (std::size_t i = 0; i < std::min(kMostNamed, tokens.size()); ++i) some += (some.empty() ? "" : ", ") + tokens[i];
        return in.error("\"" + word + "\" is no legal move here; legal are " + some + (tokens.size() > kMostNamed ? " …" : ""));
    }
    if (!match.make(legal[static_cast<std::size_t>(found - tokens.begin())], faces)) return in.error("\"" + written + "\" is refused");
    if (match.faces_at(match.ply() - 1).size() < faces.size()) return in.error("\"" + written + "\" has more faces than it throws dice");
    return {};
}

}  // namespace

std::vector<std::string> notation_of(const std::vector<Json>& legal) {
    std::vector<std::string> out;
    std::map<std::string, int> count;
    for (const Json& move : legal) ++count[out.emplace_back(token_of(move, false))];
    std::map<std::string, int> of_long;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (count[out[i]] == 1) continue;
        out[i] = token_of(legal[i], true);
        if (const int before = of_long[out[i]]++; before > 0) out[i] += "#" + std::to_string(before + 1);
    }
    return out;
}

std::string write_notation(const SaveHeader& header, const AnyMatch& match, const Comments& comments) {
    const GameInfo& game = match.game();
    const std::unique_ptr<AnyMatch> walker = match.copy();
    walker->rewind(0);
    std::string out;
    add_tag(out, "Format", std::string(kNotationFormat));
    add_tag(out, "Game", game.id);
    add_tag(out, "Rules", std::to_string(game.rules_version));
    if (has_own_title(header, game)) add_tag(out, "Title", header.title);
    for (std::size_t seat = 0; seat < match.names().size(); ++seat) {
        add_tag(out, of_seat("Seat", seat), match.names()[seat]);
        if (header.seats[seat].is_bot) add_tag(out, of_seat("Player", seat), player_text(header.seats[seat]));
        if (!header.seats[seat].color.empty()) add_tag(out, of_seat("Color", seat), header.seats[seat].color);
    }
    const Json options = match.options();
    for (auto it = options.begin(); it != options.end(); ++it) add_tag(out, "Option." + it.key(), value_text(*it));
    if (header.deal && is_dealt_from(*header.deal, *walker)) add_tag(out, "Deal", std::to_string(*header.deal));
    else add_tag(out, "Start", to_text(walker->start_position()));
    if (header.has_real_dice) add_tag(out, "Dice", "real");
    if (!match.friendly_marks().empty()) add_tag(out, "TakenBack", marks_text(match.friendly_marks()));
    add_tag(out, "Hash", match.hash());

    std::string line;
    const auto end_line = [&] {
        if (!line.empty()) out += line + "\n";
        line.clear();
    };
    const auto add = [&](const std::string& word) {
        if (!line.empty() && line.size() + word.size() >= kLine) {
            end_line();
            line = "   ";
        }
        line += (line.empty() ? "" : " ") + word;
    };
    const auto comment = [&](std::size_t ply) {
        const auto found = comments.find(ply);
        if (found == comments.end()) return;
        std::string text = found->second;
        std::replace(text.begin(), text.end(), '}', ')');
        add("{" + text + "}");
    };
    out += "\n";
    std::string marker;
    for (std::size_t i = 0; i < match.ply(); ++i) {
        walker->rewind(i);
        comment(i);
        const std::string now = std::to_string(walker->turn_number()) + "." + std::to_string(walker->to_act().value_or(0));
        if (now != marker) {
            end_line();
            add(marker = now);
        }
        const std::vector<Json> legal = walker->moves();
        const auto found = std::find(legal.begin(), legal.end(), match.move_at(i));
        std::string word = found == legal.end() ? token_of(match.move_at(i), true) : notation_of(legal)[static_cast<std::size_t>(found - legal.begin())];
        const Faces faces = match.faces_at(i);
        for (std::size_t die = 0; die < faces.size(); ++die) word += (die == 0 ? "@" : ",") + std::to_string(faces[die]);
        add(word);
    }
    comment(match.ply());
    end_line();
    return out;
}

bool is_notation(std::string_view text) {
    const std::size_t at = text.find_first_not_of(kSpace);
    constexpr std::string_view kBegin = "[Format \"orrery-notation/";
    return at != text.npos && text.substr(at, kBegin.size()) == kBegin;
}

Result<NotatedGame> read_notation(std::string_view text) {
    if (text.size() > kMaxNotationLength) return Error{"", "the text is too long"};
    Cursor in(text);
    const Result<Tags> tags = read_tags(in);
    if (!tags) return tags.error();
    if (tag(*tags, "Format") != kNotationFormat) return in.error("expected the tag [Format \"" + std::string(kNotationFormat) + "\"]");
    const GameEntry* entry = game_by_id(tag(*tags, "Game"));
    if (entry == nullptr) return in.error("Game: there is no game \"" + tag(*tags, "Game") + "\" here");
    const GameInfo& game = *entry->info;
    if (const std::string rules = tag(*tags, "Rules"); !rules.empty() && rules != std::to_string(game.rules_version))
        return in.error("Rules: the game was played under other rules of this program");

    NotatedGame out;
    SaveHeader& header = out.save.header;
    header.title = game.name.en;
    if (tags->count("Title") > 0) {
        if (const std::string trouble = title_trouble(tag(*tags, "Title")); !trouble.empty()) return in.error("Title: " + trouble);
        header.title = tag(*tags, "Title");
    }
    header.has_real_dice = tag(*tags, "Dice") == "real";
    NewMatch how;
    if (const auto trouble = read_players(*tags, how, header)) return in.error(*trouble);
    if (const auto trouble = read_options(*tags, game, how)) return in.error(*trouble);
    const std::string deal = tag(*tags, "Deal"), start = tag(*tags, "Start");
    if (deal.empty() == start.empty()) return in.error("expected one of the tags Deal and Start");
    Result<std::unique_ptr<AnyMatch>> match = Error{};
    if (!deal.empty()) {
        header.deal = number_of<std::uint64_t>(deal);
        if (!header.deal) return in.error("Deal: expected a number");
        how.seed = *header.deal;
        match = entry->start(how);
    } else {
        const Result<Json> document = parse_json(start);
        if (!document) return in.error("Start: " + document.error().message);
        match = load_position(*document);
        if (match && &(*match)->game() != entry->info) return in.error("Start: the position is one of another game");
    }
    if (!match) return in.error((deal.empty() ? "Start: " : "") + match.error().pointer + ": " + match.error().message);
    out.save.match = std::move(*match);
    AnyMatch& played = *out.save.match;
    if (static_cast<std::size_t>(played.seats()) != header.seats.size()) return in.error("Start: it has another number of seats");

    for (in.skip_space(); !in.is_done(); in.skip_space()) {
        if (in.peek() == '{') {
            in.take();
            const std::string said = in.until('}');
            if (in.is_done()) return in.error("a comment has no end");
            in.take();
            std::string& comment = out.comments[played.ply()];
            comment += (comment.empty() ? "" : " ") + said;
        } else if (in.peek() == ';') {
            in.until('\n');
        } else if (const std::string word = in.word(); !is_marker(word)) {
            if (auto error = make_move(in, played, word)) return *std::move(error);
        }
    }
    const std::string marks = tag(*tags, "TakenBack"), hash = tag(*tags, "Hash");
    if (auto read = read_friendly_marks(marks, played.ply())) played.set_friendly_marks(std::move(*read));
    else return in.error("TakenBack: expected pairs such as 2:1");
    if (!hash.empty() && hash != played.hash()) return in.error("Hash: the moves do not lead to this position");
    return out;
}

}  // namespace orrery
