// Statistics of finished games: a small record of each, stored on the device apart from the saves, and their totals. Independent of
// drawing. A game is counted once, even if its end is undone and reached again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/save_store.h"
#include "imgui_ui/kit/tokens.h"

namespace orrery::ui {

/// Feature of a seat at the end that the game counts: a start world, a card, whether a secret was kept.
struct StatKey {
    std::string group, key;
    bool operator==(const StatKey&) const = default;
};

/// A contender at the end: a seat, or an automaton of the rules.
struct FinishedSeat {
    std::string name;                          ///< of an automaton its id
    std::string level;                         ///< of a computer; empty: a person, or an automaton
    SeatColor color = SeatColor::green;
    std::vector<std::optional<int>> points;    ///< by part of the score; empty for parts that the options left out
    int total = 0;
    int place = 1;
    bool won = false;
    std::vector<StatKey> keys;
    bool operator==(const FinishedSeat&) const = default;
};

/// Record of a finished game.
struct FinishedGame {
    std::string id;                            ///< id of its save; unique in the records
    std::string started, ended;                ///< "2026-11-21T09:00:00Z"
    int turns = 0;
    int moves = 0;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<FinishedSeat> seats;
    std::vector<FinishedSeat> automata;
    bool operator==(const FinishedGame&) const = default;
};

/// Precondition: the match is over. `header` has one entry for each seat, `colors` one for each contender.
FinishedGame finished_game(const AnyMatch& match, const SaveHeader& header, const std::vector<SeatColor>& colors, std::string ended);

/// Records of the finished games of one kind, oldest first.
struct GameRecords {
    std::vector<FinishedGame> games;
    int dropped = 0;                           ///< number of older records that were dropped
    int damaged = 0;                           ///< number of entries that could not be read
    bool is_lost = false;                      ///< a document is stored, but nothing of it can be read

    bool empty() const { return games.empty(); }
    bool operator==(const GameRecords&) const = default;
};

/// Largest number of records kept for one game.
inline constexpr std::size_t kMostRecords = 200;
inline constexpr std::string_view kRecordsFormat = "orrery-statistics/1";

/// Returns the document for storage and export.
Json records_to_json(const GameInfo& game, const GameRecords& records);
/// Reads all valid entries and counts the invalid ones.
GameRecords records_from_json(const GameInfo& game, const Json& json);

/// One row for each seat and automaton of each game. RFC 4180, lines end in CR LF; a text that a spreadsheet would take for a formula has
/// an apostrophe before it, so that nothing is executed.
std::string records_to_csv(const GameInfo& game, const GameRecords& records);
/// Returns a field, quoted and protected where necessary.
std::string csv_text(std::string_view text);

// --- storage ---

GameRecords load_records(const SaveStore& store, const GameInfo& game);
StoreAnswer keep_records(SaveStore& store, const GameInfo& game, const GameRecords& records);
/// Adds the game, or replaces the record with the same id. Writes nothing if nothing changed.
StoreAnswer count_game(SaveStore& store, const GameInfo& game, FinishedGame finished);
/// Removes the record of this id, because the end of the game was undone.
StoreAnswer uncount_game(SaveStore& store, const GameInfo& game, const std::string& id);

// --- totals ---

/// Returns the value of an option of a finished game; the option's default if its record has none.
std::string kind_of(const GameInfo& game, const FinishedGame& finished, std::string_view option);
/// Returns the values of an option that were played, in the order in which the option lists them. Unknown ones come last.
std::vector<std::string> kinds_played(const GameInfo& game, const std::vector<FinishedGame>& games, std::string_view option);

/// Count, sum and extremes of integers. The mean is in tenths, rounded half up.
struct Tally {
    int count = 0, least = 0, most = 0;
    long sum = 0;
    void add(int value);
    int tenths() const;
};

/// Games, wins and points. `percent` is the share of wins, rounded half up.
struct Record {
    int games = 0, wins = 0;
    Tally points;
    int percent() const { return games == 0 ? 0 : (200 * wins + games) / (2 * games); }
};

struct PlayerRecord : Record {
    std::string name;                          ///< of a person, or the id of an automaton
    std::string level;                         ///< of computers, who are counted by level; else empty
    bool is_automaton = false;
    SeatColor color = SeatColor::green;        ///< worn last

    bool is_person() const { return level.empty() && !is_automaton; }
};

struct CountRecord {                           ///< games with one seat count
    int seats = 0;
    int games = 0;
    Tally winner;                              ///< winners' points, one entry per game
    Tally turns;
};

struct KeyRecord : Record {
    StatKey key;
};

struct Totals {
    int games = 0;
    Tally turns;
    std::size_t shortest = 0, longest = 0;     ///< indices into the records
    std::optional<std::size_t> best;           ///< game with the highest score
    std::size_t best_seat = 0;
    std::vector<PlayerRecord> players;         ///< most wins first, then games, then name; computers and automata last
    std::vector<Tally> parts, winner_parts;    ///< by part of the score: all seats, winning seats
    std::vector<CountRecord> by_count;         ///< ascending, only numbers that were played
    int mixed = 0;                             ///< games of people with computers or automata
    int mixed_people = 0, mixed_computers = 0; ///< won by a person, by a computer; a shared win may be in both
    std::vector<Record> by_order;              ///< first seat, second seat …
    std::vector<KeyRecord> keys;               ///< by group and key
};
Totals add_up(const GameInfo& game, const std::vector<FinishedGame>& games);

}  // namespace orrery::ui
