// Log of the game on the table: its rows for the present reader, drawn as a panel and told in the mirror. It can show the rows of one
// contender only, or those with some words.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/pages/screen.h"
#include "imgui_ui/app/word_search.h"

namespace orrery::ui {

class LogPanel : ScreenPart {
  public:
    LogPanel(Desk& desk, const GameDriver& driver) : ScreenPart(desk), driver_(driver) {}

    /// Follows a change of the match.
    void changed();
    void scroll_down(bool scrolls = true) { scrolls_down_ = scrolls; }
    /// Returns the events of the row touched last.
    std::span<const Json> touched() const { return touched_ && *touched_ < rows_.size() ? rows_[*touched_].events : std::span<const Json>(); }
    void draw(Rect body);
    /// Adds the latest rows, enough to follow the game by ear, or all that are chosen if `is_whole`.
    void mirror(MirrorNode& root, bool is_whole) const;
    /// Runs an action of its buttons. Returns false if it is another one.
    bool act(const Action& action);
    /// Receives the text of its field. Returns false if it is another field.
    bool typed(const std::string& field, const std::string& text, bool done);
    /// Returns the digest of what is chosen. The rows are the driver's.
    std::uint64_t digest() const;

  private:
    const std::vector<ToldRow>& rows() const;
    std::vector<const Rule*> rules_of(const ToldRow&) const;
    std::string name_of(Contender who) const;
    bool is_chosen(const ToldRow&) const;
    bool leads_to_replay() const { return !driver_.lesson(); }
    void forget_touch();
    float draw_choice(Rect body);

    const GameDriver& driver_;
    mutable std::vector<ToldRow> rows_;        ///< for the current reader; see rows()
    mutable std::uint32_t revision_ = 0;
    mutable Lang lang_ = Lang::en;
    mutable std::optional<Seat> reader_;
    bool scrolls_down_ = false;
    bool offers_ = false;                      ///< a row was tapped: scroll its offer into view
    std::optional<std::size_t> touched_;       ///< index into rows_
    std::optional<Contender> only_;            ///< whose rows are shown; empty: everybody's
    bool is_searching_ = false, wants_field_ = false;
    std::string typed_;
    WordQuery query_;
    float scroll_ = 0;
};

}  // namespace orrery::ui
