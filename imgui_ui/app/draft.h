// A game being set up: seats, options, deal number. Remembered for the next time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/games.h"
#include "engine/match/save.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

struct SeatDraft {
    std::string name;                          ///< empty: the placeholder of its place
    SeatColor color = SeatColor::green;
    bool computer = false;
    std::string level{kDefaultBotLevel};       ///< of a computer
    bool operator==(const SeatDraft&) const = default;
};

class Draft {
  public:
    /// Two seats, defaults everywhere.
    explicit Draft(const GameInfo& game);

    const GameInfo& game() const { return *game_; }
    const std::vector<SeatDraft>& seats() const { return seats_; }
    int people() const;
    /// The value of an option: the one wished for if it can be had with so many seats, else the default.
    const Json& option(std::size_t index) const;
    /// What the screen offers for it, in order: what can be had with so many seats, and a number of its own that was wished for.
    std::vector<Json> offered(std::size_t index) const;
    const std::string& deal() const { return deal_; }

    void set_seat_count(int seats);            ///< within what the game allows
    bool can_add() const { return static_cast<int>(seats_.size()) < game_->max_seats; }
    bool can_remove() const { return static_cast<int>(seats_.size()) > game_->min_seats; }
    void add_seat();
    void remove_seat(std::size_t seat);
    void rename(std::size_t seat, std::string name) { seats_[seat].name = std::move(name); }
    void set_computer(std::size_t seat, bool computer) { seats_[seat].computer = computer; }
    /// Levels that do not exist are ignored.
    void set_level(std::size_t seat, std::string_view level);
    /// Takes the colour; who had it gets the seat's old one. Colours that the game lacks are ignored.
    void set_color(std::size_t seat, SeatColor color);
    std::vector<SeatColor> colors() const;     ///< that the game offers
    void shuffle(Rng& rng);
    /// False if there is no such option or value, or not with so many seats; then it counts once there are as many as it needs.
    bool set_option(std::string_view key, std::string_view value);
    void set_deal(std::string deal) { deal_ = std::move(deal); }
    /// Whether people roll the dice themselves; never in a game without dice.
    bool has_real_dice() const { return has_real_dice_ && game_->throws_dice; }
    void set_real_dice(bool real) { has_real_dice_ = real; }
    /// Empty deal: `fresh`. No value: not a number.
    std::optional<std::uint64_t> seed(std::uint64_t fresh) const;

    std::string name_of(std::size_t seat, Lang lang) const;
    NewMatch new_match(std::uint64_t seed, Lang lang) const;
    std::vector<SeatLook> looks() const;
    std::vector<SeatKind> kinds() const;

    Json to_json() const;                      ///< without the deal number: each game is dealt anew
    /// Takes what fits and leaves the rest at its default.
    void recall(const Json& json);

  private:
    SeatColor free_color() const;

    const GameInfo* game_;
    std::vector<SeatDraft> seats_;
    std::vector<std::optional<Json>> wishes_;  ///< by option; what nobody chose follows the number of seats
    std::string deal_;
    bool has_real_dice_ = false;
};

/// "green, leaf": colour and emblem in words.
const char* color_name(SeatColor color, Lang lang);

/// A computer player's level in a word, and what it does in a sentence. Unknown ones are called by their id.
std::string level_name(std::string_view level, Lang lang);
std::string level_help(std::string_view level, Lang lang);

/// The value of an option as a word: "7", "flip".
std::string option_word(const Json& value);
/// The same for people: "5 short", "Turn over". A number that has no name is its own.
std::string option_name(const OptionSpec& option, const Json& value, Lang lang);

}  // namespace orrery::ui
