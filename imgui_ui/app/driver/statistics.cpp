#include "imgui_ui/app/driver/statistics.h"

#include <algorithm>
#include <limits>

#include "engine/match/new_match.h"

namespace orrery::ui {
namespace {

constexpr int kMostPoints = 100000, kMostTurns = 1000000;
constexpr std::size_t kMostKeys = 64, kMostOptions = 32, kLongestWord = 80;

std::string records_name(const GameInfo& game) { return std::string("stats/") + game.id; }

std::string word_of(const Json& value) { return value.is_string() ? value.get<std::string>() : to_text(value); }

Json seat_to_json(const FinishedSeat& seat) {
    Json out = Json::object();
    out["name"] = seat.name;
    if (!seat.level.empty()) out["computer"] = seat.level;
    out["color"] = seat_color_id(seat.color);
    out["place"] = seat.place;
    out["won"] = seat.won;
    out["total"] = seat.total;
    Json points = Json::array();
    for (const std::optional<int>& part : seat.points) points.push_back(part ? Json(*part) : Json());
    out["points"] = std::move(points);
    if (seat.keys.empty()) return out;
    Json keys = Json::array();
    for (const StatKey& key : seat.keys) keys.push_back(Json::array({key.group, key.key}));
    out["keys"] = std::move(keys);
    return out;
}

Json game_to_json(const FinishedGame& game) {
    Json out = Json::object();
    out["id"] = game.id;
    out["started"] = game.started;
    out["ended"] = game.ended;
    out["turns"] = game.turns;
    out["moves"] = game.moves;
    Json options = Json::object();
    for (const auto& option : game.options) options[option.first] = option.second;
    out["options"] = std::move(options);
    const auto list = [](const std::vector<FinishedSeat>& contenders) {
        Json rows = Json::array();
        for (const FinishedSeat& one : contenders) rows.push_back(seat_to_json(one));
        return rows;
    };
    out["seats"] = list(game.seats);
    if (!game.automata.empty()) out["automata"] = list(game.automata);
    return out;
}

/// Reads a string of limited length.
std::string word(const Reader& in) {
    std::string text = in.text();
    if (text.size() > 4 * kLongestWord) in.fail("too long");
    return text;
}

/// Reads a seat. `columns` maps the document's parts of the score to the current ones; -1 marks a part that no longer exists.
FinishedSeat seat_from_json(const Reader& in, const std::vector<int>& columns, std::size_t parts) {
    FinishedSeat seat;
    seat.name = word(in.at("name"));
    if (in.has("computer")) {
        seat.level = word(in.at("computer"));
        if (seat.level.empty()) in.fail("a computer without a level");
    }
    if (const auto color = seat_color_by_id(word(in.at("color")))) seat.color = *color;
    else in.fail("no such colour");
    seat.place = static_cast<int>(in.at("place").integer(1, 2 * kMaxSeats));
    seat.won = in.at("won").boolean();
    seat.total = static_cast<int>(in.at("total").integer(-kMostPoints, kMostPoints));
    const Reader points = in.at("points");
    const std::size_t count = points.array_size(columns.size());
    if (count != columns.size()) points.fail("wrong number of parts");
    seat.points.assign(parts, 0);                          // a part that did not exist yet brought nothing
    for (std::size_t i = 0; i < count; ++i) {
        if (points.at(i).is_null()) {
            if (columns[i] >= 0) seat.points[static_cast<std::size_t>(columns[i])].reset();
            continue;
        }
        const int value = static_cast<int>(points.at(i).integer(-kMostPoints, kMostPoints));
        if (columns[i] >= 0) seat.points[static_cast<std::size_t>(columns[i])] = value;
    }
    if (!in.has("keys")) return seat;
    const Reader keys = in.at("keys");
    const std::size_t entries = keys.array_size(kMostKeys);
    for (std::size_t i = 0; i < entries; ++i) {
        const Reader pair = keys.at(i);
        if (pair.array_size(2) != 2) pair.fail("a group and a key are wanted");
        else seat.keys.push_back({word(pair.at(std::size_t{0})), word(pair.at(std::size_t{1}))});
    }
    return seat;
}

std::optional<FinishedGame> game_from_json(const Json& json, const std::vector<int>& columns, std::size_t parts) {
    Error error;
    const Reader in(json, "", error);
    FinishedGame game;
    game.id = word(in.at("id"));
    game.started = word(in.at("started"));
    game.ended = word(in.at("ended"));
    game.turns = static_cast<int>(in.at("turns").integer(0, kMostTurns));
    game.moves = static_cast<int>(in.at("moves").integer(0, kMostTurns));
    const Json& options = in.at("options").json();
    if (!options.is_object() || options.size() > kMostOptions) in.fail("no options");
    else
        for (const auto& [key, value] : options.items()) game.options.push_back({key, word_of(value).substr(0, kLongestWord)});
    const Reader seats = in.at("seats");
    const std::size_t count = seats.array_size(kMaxSeats);
    if (count == 0) in.fail("no seats");
    for (std::size_t i = 0; i < count; ++i) game.seats.push_back(seat_from_json(seats.at(i), columns, parts));
    if (in.has("automata")) {
        const Reader automata = in.at("automata");
        const std::size_t playing = automata.array_size(kMaxSeats);
        for (std::size_t i = 0; i < playing; ++i) game.automata.push_back(seat_from_json(automata.at(i), columns, parts));
    }
    if (game.id.empty() || !in.ok()) return {};
    return game;
}

std::string csv_line(const std::vector<std::string>& fields) {
    std::string line;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0) line += ',';
        line += fields[i];
    }
    return line + "\r\n";
}

/// Returns true if a spreadsheet may treat a text that begins like this as a formula. East Asian versions accept full-width signs
/// too.
bool looks_like_formula(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    if (text.empty()) return false;
    if (std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos) return true;
    for (const char* wide : {"＝", "＋", "－", "＠"})
        if (text.substr(0, 3) == wide) return true;
    return false;
}

template <class List, class Same>
auto& found_or_added(List& list, Same same) {
    const auto at = std::find_if(list.begin(), list.end(), same);
    if (at != list.end()) return *at;
    list.emplace_back();
    return list.back();
}

void count_seat(Record& record, const FinishedSeat& seat) {
    ++record.games;
    record.wins += seat.won ? 1 : 0;
    record.points.add(seat.total);
}

void count_player(Totals& totals, const FinishedSeat& seat, bool is_automaton) {
    const bool has_name = seat.level.empty();              // computers are counted by level
    PlayerRecord& player = found_or_added(totals.players, [&](const PlayerRecord& p) {
        return p.level == seat.level && p.is_automaton == is_automaton && (!has_name || p.name == seat.name);
    });
    player.level = seat.level;
    player.is_automaton = is_automaton;
    if (has_name) player.name = seat.name;
    player.color = seat.color;
    count_seat(player, seat);
}

void count_seats(Totals& totals, const FinishedGame& game) {
    for (const FinishedSeat& automaton : game.automata) count_player(totals, automaton, true);
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        const FinishedSeat& seat = game.seats[i];
        count_player(totals, seat, false);
        if (totals.by_order.size() <= i) totals.by_order.resize(i + 1);
        count_seat(totals.by_order[i], seat);
        for (std::size_t part = 0; part < totals.parts.size(); ++part) {
            if (!seat.points[part]) continue;
            totals.parts[part].add(*seat.points[part]);
            if (seat.won) totals.winner_parts[part].add(*seat.points[part]);
        }
        for (const StatKey& key : seat.keys) {
            KeyRecord& record = found_or_added(totals.keys, [&](const KeyRecord& k) { return k.key == key; });
            record.key = key;
            count_seat(record, seat);
        }
    }
}

void count_kinds(Totals& totals, const FinishedGame& game) {
    int people = 0, computers = static_cast<int>(game.automata.size());
    bool person_won = false, computer_won = std::any_of(game.automata.begin(), game.automata.end(), [](const FinishedSeat& a) { return a.won; });
    for (const FinishedSeat& seat : game.seats) {
        (seat.level.empty() ? people : computers) += 1;
        if (seat.won) (seat.level.empty() ? person_won : computer_won) = true;
    }
    if (people == 0 || computers == 0) return;
    ++totals.mixed;
    totals.mixed_people += person_won ? 1 : 0;
    totals.mixed_computers += computer_won ? 1 : 0;
}

}  // namespace

FinishedGame finished_game(const AnyMatch& match, const SaveHeader& header, const std::vector<SeatColor>& colors, std::string ended) {
    const ScoreSheet sheet = match.score();
    FinishedGame game;
    game.id = header.id;
    game.started = header.created;
    game.ended = std::move(ended);
    game.turns = match.turn_number();
    game.moves = static_cast<int>(match.ply());
    const Json options = match.options();
    for (const auto& [key, value] : options.items()) game.options.push_back({key, word_of(value)});
    const std::vector<std::size_t> columns = score_columns(match.game(), options);
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const ScoreSheet::Row& row = sheet.rows[i];
        FinishedSeat one;
        one.points.resize(match.game().score_parts->size());
        for (std::size_t part = 0; part < columns.size(); ++part) one.points[columns[part]] = row.points[part];
        if (row.automaton) {
            one.name = row.automaton->id;
        } else {
            one.name = match.names()[i];
            if (header.seats[i].is_bot) one.level = header.seats[i].level.empty() ? "random" : header.seats[i].level;
        }
        one.color = colors[i];
        one.total = row.total;
        one.place = row.place;
        one.won = sheet.has_won(static_cast<Seat>(i));
        (row.automaton ? game.automata : game.seats).push_back(std::move(one));
    }
    return game;
}

// --- documents ---

Json records_to_json(const GameInfo& game, const GameRecords& records) {
    Json out = Json::object();
    out["format"] = kRecordsFormat;
    out["game"] = game.id;
    out["dropped"] = records.dropped;
    out["damaged"] = records.damaged;
    Json parts = Json::array();
    for (const ScorePart& part : *game.score_parts) parts.push_back(part.what);
    out["parts"] = std::move(parts);
    Json games = Json::array();
    for (const FinishedGame& finished : records.games) games.push_back(game_to_json(finished));
    out["games"] = std::move(games);
    return out;
}

GameRecords records_from_json(const GameInfo& game, const Json& json) {
    GameRecords records;
    Error error;
    const Reader in(json, "", error);
    const bool is_ours = in.at("format").text() == kRecordsFormat && in.at("game").text() == game.id;
    std::vector<int> columns;
    const Reader parts = in.at("parts");
    const std::size_t known = game.score_parts->size();
    for (std::size_t i = 0, count = parts.array_size(64); i < count; ++i) {
        const std::string what = parts.at(i).text();
        int column = -1;
        for (std::size_t part = known; part-- > 0;) {      // options may have parts of the same name: each is taken once
            const bool is_taken = std::find(columns.begin(), columns.end(), static_cast<int>(part)) != columns.end();
            if (what == (*game.score_parts)[part].what && !is_taken) column = static_cast<int>(part);
        }
        columns.push_back(column);
    }
    const Reader games = in.at("games");
    const std::size_t count = games.array_size(10 * kMostRecords);
    if (!is_ours || !in.ok()) {
        records.is_lost = true;
        return records;
    }
    // Missing or invalid counters must not lose the games.
    const auto counter = [&json](const char* name) {
        const auto at = json.find(name);
        return at != json.end() && at->is_number_integer() ? static_cast<int>(std::clamp<std::int64_t>(at->get<std::int64_t>(), 0, kMostTurns)) : 0;
    };
    records.dropped = counter("dropped");
    records.damaged = counter("damaged");
    for (std::size_t i = 0; i < count; ++i) {
        auto finished = game_from_json(games.at(i).json(), columns, known);
        const bool is_new = finished && std::none_of(records.games.begin(), records.games.end(),
                                                     [&](const FinishedGame& other) { return other.id == finished->id; });
        if (is_new) records.games.push_back(std::move(*finished));
        else ++records.damaged;
    }
    return records;
}

std::string csv_text(std::string_view text) {
    std::string out = looks_like_formula(text) ? "'" : "";
    out += text;
    if (out.find_first_of(",\"\r\n") == std::string::npos) return out;
    std::string quoted = "\"";
    for (char c : out) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string records_to_csv(const GameInfo& game, const GameRecords& records) {
    std::vector<std::string> head{"game", "started", "ended", "players", "turns", "moves", "seat", "name", "kind", "level", "color", "place", "won", "total"};
    for (const ScorePart& part : *game.score_parts) head.push_back(csv_text(part.what));
    head.push_back("options");
    head.push_back("notes");
    std::string out = csv_line(head);
    for (const FinishedGame& finished : records.games) {
        std::string options;
        for (const auto& option : finished.options) options += (options.empty() ? "" : "; ") + option.first + "=" + option.second;
        for (std::size_t i = 0; i < finished.seats.size() + finished.automata.size(); ++i) {
            const bool is_automaton = i >= finished.seats.size();
            const FinishedSeat& seat = is_automaton ? finished.automata[i - finished.seats.size()] : finished.seats[i];
            const char* kind = is_automaton ? "automaton" : seat.level.empty() ? "person" : "computer";
            const auto number = [](int n) { return std::to_string(n); };
            std::vector<std::string> row{csv_text(finished.id), csv_text(finished.started), csv_text(finished.ended),
                                         number(static_cast<int>(finished.seats.size())), number(finished.turns), number(finished.moves),
                                         number(static_cast<int>(i) + 1), csv_text(seat.name), kind,
                                         csv_text(seat.level), seat_color_id(seat.color), number(seat.place), seat.won ? "1" : "0", number(seat.total)};
            for (const std::optional<int>& points : seat.points) row.push_back(points ? number(*points) : std::string());
            row.push_back(csv_text(options));
            std::string notes;
            for (const StatKey& key : seat.keys) notes += (notes.empty() ? "" : "; ") + key.group + "=" + key.key;
            row.push_back(csv_text(notes));
            out += csv_line(row);
        }
    }
    return out;
}

// --- keeping ---

GameRecords load_records(const SaveStore& store, const GameInfo& game) {
    const std::string name = records_name(game);
    GameRecords records;
    if (const auto kept = store.value(name)) {
        if (const auto json = parse_json(kept->text)) return records_from_json(game, *json);
        records.is_lost = true;
        return records;
    }
    records.is_lost = store.keeper().is_damaged(name);
    return records;
}

StoreAnswer keep_records(SaveStore& store, const GameInfo& game, const GameRecords& records) {
    return store.put_value(records_name(game), to_text(records_to_json(game, records)));
}

StoreAnswer count_game(SaveStore& store, const GameInfo& game, FinishedGame finished) {
    GameRecords records = load_records(store, game);
    if (records.is_lost) ++records.damaged;                // keeps the loss visible after the unreadable document is overwritten
    const auto same = std::find_if(records.games.begin(), records.games.end(), [&](const FinishedGame& g) { return g.id == finished.id; });
    if (same != records.games.end()) {
        FinishedGame as_before = finished;
        as_before.ended = same->ended;
        if (*same == as_before) return StoreAnswer::done;
        records.games.erase(same);
    }
    records.games.push_back(std::move(finished));
    const std::size_t over = records.games.size() > kMostRecords ? records.games.size() - kMostRecords : 0;
    records.games.erase(records.games.begin(), records.games.begin() + static_cast<std::ptrdiff_t>(over));
    records.dropped += static_cast<int>(over);
    return keep_records(store, game, records);
}

StoreAnswer uncount_game(SaveStore& store, const GameInfo& game, const std::string& id) {
    GameRecords records = load_records(store, game);
    const std::size_t before = records.games.size();
    std::erase_if(records.games, [&](const FinishedGame& g) { return g.id == id; });
    return records.games.size() == before ? StoreAnswer::done : keep_records(store, game, records);
}

// --- adding up ---

namespace {

const OptionSpec* option_with(const GameInfo& game, std::string_view key) {
    for (const OptionSpec& option : *game.options)
        if (key == option.key) return &option;
    return nullptr;
}

}  // namespace

std::string kind_of(const GameInfo& game, const FinishedGame& finished, std::string_view option) {
    for (const auto& [key, value] : finished.options)
        if (key == option) return value;
    const OptionSpec* spec = option_with(game, option);
    return spec != nullptr ? word_of(spec->values[spec->default_index].value) : std::string();
}

std::vector<std::string> kinds_played(const GameInfo& game, const std::vector<FinishedGame>& games, std::string_view option) {
    std::vector<std::string> played, out;
    for (const FinishedGame& one : games)
        if (std::string kind = kind_of(game, one, option); std::find(played.begin(), played.end(), kind) == played.end()) played.push_back(kind);
    if (const OptionSpec* spec = option_with(game, option)) {
        for (const OptionValue& value : spec->values)
            if (const auto at = std::find(played.begin(), played.end(), word_of(value.value)); at != played.end()) {
                out.push_back(*at);
                played.erase(at);
            }
    }
    out.insert(out.end(), played.begin(), played.end());
    return out;
}

void Tally::add(int value) {
    least = count == 0 ? value : std::min(least, value);
    most = count == 0 ? value : std::max(most, value);
    ++count;
    sum += value;
}

int Tally::tenths() const {
    if (count == 0) return 0;
    const long twice = 20 * sum + (sum < 0 ? -count : count);
    return static_cast<int>(twice / (2 * count));
}

Totals add_up(const GameInfo& game, const std::vector<FinishedGame>& games) {
    Totals totals;
    totals.games = static_cast<int>(games.size());
    totals.parts.resize(game.score_parts->size());
    totals.winner_parts.resize(game.score_parts->size());
    int best = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < games.size(); ++i) {
        const FinishedGame& finished = games[i];
        totals.turns.add(finished.turns);
        if (finished.turns < games[totals.shortest].turns) totals.shortest = i;
        if (finished.turns > games[totals.longest].turns) totals.longest = i;
        count_seats(totals, finished);
        count_kinds(totals, finished);
        CountRecord& count = found_or_added(totals.by_count, [&](const CountRecord& c) { return c.seats == static_cast<int>(finished.seats.size()); });
        count.seats = static_cast<int>(finished.seats.size());
        ++count.games;
        count.turns.add(finished.turns);
        bool has_winner = false;
        for (std::size_t seat = 0; seat < finished.seats.size(); ++seat) {
            const FinishedSeat& row = finished.seats[seat];
            if (row.won && !has_winner) count.winner.add(row.total);
            has_winner = has_winner || row.won;
            if (row.total <= best) continue;
            best = row.total;
            totals.best = i;
            totals.best_seat = seat;
        }
        for (const FinishedSeat& automaton : finished.automata) {
            if (automaton.won && !has_winner) count.winner.add(automaton.total);
            has_winner = has_winner || automaton.won;
        }
    }
    std::stable_sort(totals.players.begin(), totals.players.end(), [](const PlayerRecord& a, const PlayerRecord& b) {
        if (a.is_person() != b.is_person()) return a.is_person();
        if (a.wins != b.wins) return a.wins > b.wins;
        if (a.games != b.games) return a.games > b.games;
        return a.name < b.name;
    });
    std::sort(totals.by_count.begin(), totals.by_count.end(), [](const CountRecord& a, const CountRecord& b) { return a.seats < b.seats; });
    std::sort(totals.keys.begin(), totals.keys.end(), [](const KeyRecord& a, const KeyRecord& b) {
        return a.key.group != b.key.group ? a.key.group < b.key.group : a.key.key < b.key.key;
    });
    return totals;
}

}  // namespace orrery::ui
