// Draft of a new game: seats, options, deal number. It is remembered for the next game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/games.h"
#include "engine/match/save.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

struct SeatDraft {
    std::string name;                          ///< empty: default name of the place
    SeatColor color = SeatColor::green;
    bool computer = false;
    std::string level{kDefaultBotLevel};       ///< of a computer seat
    bool operator==(const SeatDraft&) const = default;
};

class Draft {
  public:
    /// Starts with two seats and all defaults.
    explicit Draft(const GameInfo& game);

    const GameInfo& game() const { return *game_; }
    const std::vector<SeatDraft>& seats() const { return seats_; }
    int people() const;
    /// Returns the value of an option: the chosen one if the seat count allows it, otherwise the default.
    const Json& option(std::size_t index) const;
    /// Returns the values to offer, in order: those allowed by the seat count, and a chosen custom number.
    std::vector<Json> offered(std::size_t index) const;
    const std::string& deal() const { return deal_; }

    void set_seat_count(int seats);            ///< clamped to the limits of the game
    bool can_add() const { return static_cast<int>(seats_.size()) < game_->max_seats; }
    bool can_remove() const { return static_cast<int>(seats_.size()) > game_->min_seats; }
    void add_seat();
    void remove_seat(std::size_t seat);
    void rename(std::size_t seat, std::string name) { seats_[seat].name = std::move(name); }
    void set_computer(std::size_t seat, bool computer) { seats_[seat].computer = computer; }
    /// Ignores unknown levels.
    void set_level(std::size_t seat, std::string_view level);
    /// Sets the colour of a seat. A seat that already has it gets the seat's old colour. Ignores colours that the game lacks.
    void set_color(std::size_t seat, SeatColor color);
    std::vector<SeatColor> colors() const;     ///< colours that the game offers
    void shuffle(Rng& rng);
    /// Returns false if the option or value does not exist or the seat count rules it out. In the last case the value applies as
    /// soon as the seat count allows it.
    bool set_option(std::string_view key, std::string_view value);
    void set_deal(std::string deal) { deal_ = std::move(deal); }
    /// Returns true if people roll real dice. Always false for a game without dice.
    bool has_real_dice() const { return has_real_dice_ && game_->throws_dice; }
    void set_real_dice(bool real) { has_real_dice_ = real; }
    /// Returns `fresh` if the deal is empty, and nullopt if it is not a number.
    std::optional<std::uint64_t> seed(std::uint64_t fresh) const;

    std::string name_of(std::size_t seat, Lang lang) const;
    NewMatch new_match(std::uint64_t seed, Lang lang) const;
    std::vector<SeatLook> looks() const;
    std::vector<SeatKind> kinds() const;

    Json to_json() const;                      ///< without the deal number, since each game gets a new deal
    /// Restores the values that still fit. The others keep their defaults.
    void recall(const Json& json);

  private:
    SeatColor free_color() const;

    const GameInfo* game_;
    std::vector<SeatDraft> seats_;
    std::vector<std::optional<Json>> wishes_;  ///< by option; an empty wish follows the default of the seat count
    std::string deal_;
    bool has_real_dice_ = false;
};

/// Returns colour and emblem in words: "green, leaf".
const char* color_name(SeatColor color, Lang lang);

/// Returns the name of a computer level, or the id of an unknown one. `level_help` returns a sentence about it.
std::string level_name(std::string_view level, Lang lang);
std::string level_help(std::string_view level, Lang lang);
/// Returns the captain of a game at a level, or the weakest one for a level that is not offered. Precondition: the game has a table.
const Captain& captain_of(std::string_view game, std::string_view level);

/// Returns the id of an option's value: "7", "flip".
std::string option_word(const Json& value);
/// Returns the name of an option's value: "5 short", "Turn over". A number without a name is its own name.
std::string option_name(const OptionSpec& option, const Json& value, Lang lang);

}  // namespace orrery::ui
