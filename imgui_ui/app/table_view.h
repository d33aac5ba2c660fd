// What the app and a game's table say to each other. The app owns the match, the prompt bar, the seat panels' frames, the
// tools, dialogs, messages, the log and the curtain; the table draws one seat's view of the game and says what was picked.
// A table never changes the match: the app plays the move after the frame is drawn and calls `draw` again.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/any_match.h"
#include "imgui_ui/app/book.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

struct StatKey;

/// How a seat looks, by seat: its colour brings its emblem.
struct SeatLook {
    SeatColor color = SeatColor::green;
    bool computer = false;
};

enum class LayoutKind {
    tablet,             ///< prompt 64, seats in a strip below it, hand at the foot
    desktop,            ///< from 1600 wide: seats in a column at the left with reference panels below, log at the right
    phone,              ///< portrait: compact seats, hand, actions and a row of tools at the foot
    phone_landscape,    ///< seats hidden behind the disc, hand as a column at the right
};

/// The places that the app leaves to the table, in canvas units; safe areas are already taken off.
struct TableAreas {
    LayoutKind kind = LayoutKind::tablet;
    Rect whole;         ///< everything below the prompt bar
    Rect board;         ///< what is left for the board
    Rect hand;          ///< the hand and, at its right (phone: below it), the buttons for actions that have no place
    Rect reference;     ///< desktop: below the seats, for what scores and how the game ends; else empty
    bool log_open = false;
    bool has_buttons = true;            ///< false: the table is only looked at, and its buttons need no room
};

/// Everything a table may know in a frame.
struct TableContext {
    Ui& ui;
    /// The game. A table reaches its own types through it, but looks through `viewer`'s eyes only (`Match::look`).
    const AnyMatch& match;
    Seat viewer;                               ///< whose observation is drawn
    /// The viewer's secrets must not be drawn either: another person, who may see only what is open, holds the device. What is
    /// drawn comes from `Match::look(viewer, covered)`, so that the viewer's own line tells no more than it tells the others.
    bool covered;
    /// `viewer` is to act and nothing is in the way (no dialog, no computer thinking). Else taps only explain.
    bool interactive;
    Lang lang;
    const std::vector<SeatLook>& looks;
    /// Counts changes of the match (moves, undo, redo, loading); a half-made choice made before is stale.
    std::uint32_t revision;
    /// Redacted events of the moves made since `revision` was last raised, for things that fly, flip and drop; empty
    /// after undo, redo and loading.
    const std::vector<Json>& events;
    /// The log line touched last: its event, so that the things concerned light up; null if none.
    const Json* highlighted;
    /// A replay in which nothing is left to hide: all hands lie open where else the viewer's own does.
    bool all_open = false;
    /// What a coach points at, so that it lights up: a legal move as JSON, or {"show":[…]} with names of the game's own
    /// things; null: nothing.
    const Json* hint = nullptr;
    /// Only the move of `hint` is offered; others are still reported when they are meant, and the app says that they come later.
    bool hint_only = false;

    Rect area() const { return {0, 0, ui.width(), ui.height()}; }
};

/// What the person asked for in this frame. At most one of them.
struct TableRequest {
    std::optional<Json> move;                  ///< legal or not: the app asks, plays or shows the refusal
    bool is_joined = false;                    ///< one touch meant `move` and the one before it: undo takes them back together
    /// A thing that cannot be used now was tapped: a short headline and why, for things that are no move at all.
    struct Note {
        std::string title;
        std::string text;
        std::string rule;                      ///< id of the rule that says so; may be empty
    };
    std::optional<Note> note;
    std::string open_rule;                     ///< the rule book at this id
    Rect concerned;                            ///< the thing that a refusal just told is about; empty: none
};

/// Steps that the prompt bar shows as pips ("2 actions left"); `left` -1: none.
struct BarSteps {
    int left = -1;
    int of = 2;
    std::string caption;
};

/// Draws one game. Keeps only what nobody misses after a reload: choices half made, scroll, animations.
class TableView {
  public:
    virtual ~TableView() = default;

    /// Draws board and hand into `areas`.
    virtual TableRequest draw(TableContext&, const TableAreas& areas) = 0;
    /// Draws a seat's figures into its panel. The app has drawn the panel with disc, name and active look, and leaves to
    /// the game: `score` (the number at the upper right, right-aligned at its right edge) and `figures` (rows of 14 px
    /// icons and numbers below the name, then what was collected). Phones have one row only.
    virtual void draw_seat(TableContext&, Seat seat, Rect score, Rect figures, LayoutKind kind) = 0;
    virtual BarSteps steps(const TableContext&) const = 0;
    /// What the prompt bar asks instead of the match's prompt while a choice is half made ("Tap a planet to jump to").
    virtual std::string prompt(const TableContext&) const { return {}; }
    /// The rule that speaks of a choice half made, for the way into the rule book; else that of the open decision is taken.
    virtual const Rule* rule(const TableContext&) const { return nullptr; }
    /// Where the things of TableContext::hint lay in the last frame: what is said of them must not cover them.
    virtual std::vector<Rect> hinted() const { return {}; }
    /// Returns the targets that a person touches to make a legal move, in order, after the touches made so far. Empty if the
    /// table cannot tell.
    virtual std::vector<Id> touches_for(const Json& move) const { (void)move; return {}; }
    /// Drops a half-made choice. True if there was one.
    virtual bool escape() = 0;
    /// A new match, or one taken up again: forgets everything.
    virtual void reset() = 0;
    /// Whether something still moves after a move; false once everything lies where it belongs.
    virtual bool is_moving() const { return false; }
    /// Lights up what the move refused last was about. Called once, before the next draw.
    virtual void refused(const Json& move) { (void)move; }
};

struct Lesson;

/// What a game's coach says of a decision, to somebody who plays for the first time.
struct CoachTalk {
    std::string title;
    std::string text;                          ///< one or two sentences
    std::string rule;                          ///< id of the rule that says more
};
struct Coach {
    CoachTalk (*decision)(const AnyMatch&, Seat viewer, Lang lang);
    /// Why this legal move might be good, in a sentence; empty: nothing to say. Knows what `viewer` knows.
    std::string (*advice)(const AnyMatch&, Seat viewer, const Json& move, Lang lang);
};

/// An option of the set-up and the word for its value (Draft::set_option).
struct OptionChoice {
    std::string_view key, value;
};

/// What the shelf and the results need to know of a game beyond its GameInfo.
struct GameFace {
    std::string_view id;
    GameKey key;
    std::unique_ptr<TableView> (*make_table)();
    /// Draws the sign of a column of the score table, centred in a square of `size`; `part` as in GameInfo::score_parts.
    void (*draw_part)(Canvas&, std::size_t part, Vec centre, float size);
    Color (*part_color)(const Theme&, std::size_t part);
    /// What the number of seats changes, one line below them in the set-up: "4 players: 8 planets in the ring …".
    std::string (*seats_note)(int seats, Lang lang) = nullptr;
    /// The rule book; without one the page lists the rules.
    const Book& (*book)() = nullptr;
    /// The rules that speak of its kinds of decisions and events: the way from prompt and log into the rule book.
    std::span<const RuleFor> (*decision_rules)() = nullptr;
    std::span<const RuleFor> (*event_rules)() = nullptr;
    /// The playable lesson, started with the action `learn`; null: there is none.
    const Lesson& (*lesson)() = nullptr;
    /// How the guided game after it is set up, for somebody who plays for the first time; the rest stays as it was.
    std::span<const OptionChoice> first_options{};
    /// What is heard of an event, if anything.
    std::optional<Sound> (*sound_of)(const Json& event) = nullptr;
    /// What explains decisions and moves; without it hints name the move alone.
    const Coach& (*coach)() = nullptr;
    /// Whether an event of the last move says why the game ended: its log line stands below the winner's name.
    bool (*tells_end)(std::string_view event) = nullptr;
    /// What the statistics count of a seat at the end beside its points (start world, a certain card, a secret kept …):
    /// ids that stay for ever. Precondition: the match is over.
    std::vector<StatKey> (*stat_keys)(const AnyMatch& match, Seat seat) = nullptr;
    /// The heading of a group of such ids (empty `key`), or the name of one of its keys; empty if it is unknown.
    std::string (*stat_words)(std::string_view group, std::string_view key, Lang lang) = nullptr;
    /// What each die decides that the events of one move tell of, in the order in which they fall: "Attack die of Aki".
    /// `match`: as it stands before the move; null for the events of the setup.
    std::vector<std::string> (*dice_in)(const Json& events, const AnyMatch* match, const Names& names, Lang lang) = nullptr;
    /// The table shows what the seats have in places of its own: it gets the room of their panels.
    bool shows_seats = false;

    /// How many panels the app lays out beside the table.
    int panels(int seats) const { return shows_seats ? 0 : seats; }
};

/// One row per game that can be played, in imgui_ui/games/list.cpp. Null if there is none.
const GameFace* face_of(std::string_view game);

}  // namespace orrery::ui
