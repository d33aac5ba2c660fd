// Interface between the app and a game's table. The app owns the match, the prompt bar, the frames of the seat panels, the tools,
// dialogs, messages, the log and the curtain. The table draws the observation of one seat and returns the picked move. A table
// never changes the match: the app plays the move after the frame and calls `draw` again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/any_match.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/settings.h"
#include "imgui_ui/app/teaching/book.h"
#include "imgui_ui/kit/text_signs.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

struct StatKey;

/// Look of a seat. The colour determines the emblem.
struct SeatLook {
    SeatColor color = SeatColor::green;
    bool computer = false;
};

enum class LayoutKind {
    tablet,             ///< prompt bar of 64, seats in a strip below it, hand at the bottom
    desktop,            ///< from 1390 x 780: seats in a column at the left with reference panels below, log at the right
    phone,              ///< portrait: compact seats, hand, actions and a row of tools at the bottom
    phone_landscape,    ///< seats hidden behind the disc, hand as a column at the right
};
inline bool is_phone_layout(LayoutKind kind) { return kind == LayoutKind::phone || kind == LayoutKind::phone_landscape; }

/// Areas for the table, in canvas units, without the unsafe areas of the screen.
struct TableAreas {
    LayoutKind kind = LayoutKind::tablet;
    Rect whole;         ///< everything below the prompt bar, without a docked log
    Rect board;         ///< remaining area for the board
    Rect hand;          ///< hand and, at its right (phones: below it), buttons for actions without a place on the board
    Rect reference;     ///< desktop: below the seats, for scoring and the end of the game; otherwise empty
    bool log_open = false;
    bool has_buttons = true;            ///< false: the table is only viewed and needs no room for buttons
};

template <class G>
class SeatMatch;

/// Match as the table of one seat may know it. It hides the state and the observations of other seats. A table obtains the types of
/// its game through `SeatMatch` (table_base.h), which answers for the same seat.
class TableMatch {
  public:
    /// Secrets that the table may show: those of the viewer; none, because another person holds the device; or those of all seats,
    /// in a replay without secrets.
    enum class Secrets : std::uint8_t { own, none, all };

    TableMatch(const AnyMatch& match, Seat viewer, Secrets shown) : match_(&match), viewer_(viewer), shown_(shown) {}

    const Names& names() const { return match_->names(); }
    int seats() const { return match_->seats(); }
    /// Returns the name of a seat or an automaton.
    std::string name_of(Contender who, Lang lang) const {
        return who.index < seats() ? orrery::name_of(names(), who.index) : match_->score().name_of(who, names(), lang);
    }
    std::size_t ply() const { return match_->ply(); }
    /// Returns the seat that must move; nullopt when the game is over.
    std::optional<Seat> to_act() const { return match_->to_act(); }
    Seat turn_seat() const { return match_->turn_seat(); }

    /// Returns the seat whose observation is drawn.
    Seat viewer() const { return viewer_; }
    /// Returns true if the viewer's secrets are hidden too. The table then draws the public observation, which tells the viewer no
    /// more than the others.
    bool is_covered() const { return shown_ == Secrets::none; }
    /// Returns true if all hands are shown where otherwise only the viewer's is.
    bool is_all_open() const { return shown_ == Secrets::all; }
    /// Returns true if the viewer is to act and may see what the decision offers.
    bool decides() const { return to_act() == viewer_ && (!is_covered() || match_->decides_in_the_open()); }

  private:
    template <class G>
    friend class SeatMatch;

    const AnyMatch* match_;
    Seat viewer_;
    Secrets shown_;
};

/// Input of a table in a frame.
struct TableContext {
    Ui& ui;
    const TableMatch match;
    /// True if the viewer is to act and nothing is in the way (no dialog, no computer thinking). Otherwise taps only explain.
    bool interactive;
    Lang lang;
    const std::vector<SeatLook>& looks;        ///< by contender
    /// Incremented by every change of the match (moves, undo, redo, loading). An unfinished choice from an earlier revision is
    /// stale.
    std::uint32_t revision;
    /// Redacted events of the moves since the previous revision, for animation. Empty after undo, redo and loading.
    const std::vector<Json>& events;
    /// Events of the row of the log touched last, whose things are highlighted. Empty if there is none.
    std::span<const Json> highlighted;
    /// Things that the coach highlights: a legal move as JSON, or {"show":[…]} with the game's own names of things; nullptr if
    /// there are none.
    const Json* hint = nullptr;
    /// True if only the move of `hint` is offered. Other picked moves are still reported; the app then says that they come later.
    bool hint_only = false;
    ShowSpeed speed = ShowSpeed::normal;       ///< of moments
    /// Returns whether the part of the program with the explanations is loaded. Otherwise fetches it; they appear once it is loaded.
    /// `is_asked`: a touch asked for one, so that the player is told if the part cannot be fetched.
    std::function<bool(bool is_asked)> can_explain = [](bool) { return true; };

    Rect area() const { return {0, 0, ui.width(), ui.height()}; }
};

/// Request of the person in this frame. At most one is set.
struct TableRequest {
    std::optional<Json> move;                  ///< legal or not; the app confirms it, plays it or shows the refusal
    bool is_joined = false;                    ///< the same touch meant the previous move, and undo takes both back together
    /// Further moves of the same touch. Each is played after the previous one was accepted, in a frame of its own. Meanwhile the
    /// table is not interactive, and `TableView::refused` tells of a move that was not accepted.
    std::vector<Json> then{};
    bool waits = false;                        ///< `then` waits until the seat is asked again, while other seats decide
    /// Tap on a thing that cannot be used now and is not a move: a short headline and the reason.
    struct Note {
        std::string title;
        std::string text;
        std::string rule;                      ///< id of the rule behind it; may be empty
    };
    std::optional<Note> note;
    std::string open_rule;                     ///< opens the rule book at this id
    Rect concerned;                            ///< thing that the reported refusal concerns; empty: none
    std::optional<Sound> sound{};              ///< of a moment that begins
};

/// Steps that the prompt bar shows as pips ("2 actions left"). `left` is -1 if there are none.
struct BarSteps {
    int left = -1;
    int of = 2;
    std::string caption;
};

/// What hands need to make a move, as ids of targets. A target that is not there is brought into sight by one that `reveals`
/// (TapOptions).
struct Handhold {
    std::vector<Id> touches;                   ///< see TableView::touches_for
    std::vector<Id> openings;                  ///< first touches of all ways to the move, instead of touches.front()
    std::vector<std::pair<Id, Id>> drags;      ///< from, onto: each makes the move
    std::vector<Id> next;                      ///< any of them leads on, where `touches` is empty after a touch
    bool is_joint = false;                     ///< the touches mean a further move, too, and depend on it
};

/// View of one game. Keeps only state that a reload may lose: unfinished choices, scroll positions, animations.
class TableView {
  public:
    virtual ~TableView() = default;

    /// Draws board and hand into `areas`.
    virtual TableRequest draw(TableContext&, const TableAreas& areas) = 0;
    /// Draws the figures of a seat or an automaton into its panel. The app has drawn the panel with disc, name and active look. The game draws the
    /// number right-aligned in `score`, and rows of 14 px icons and numbers in `figures`, then the collected things. Phones have one
    /// row only.
    virtual void draw_seat(TableContext&, Contender who, Rect score, Rect figures, LayoutKind kind) = 0;
    virtual BarSteps steps(const TableContext&) const = 0;
    /// Returns the prompt of an unfinished choice ("Tap a planet to jump to"). If empty, the prompt of the match is shown.
    virtual std::string prompt(const TableContext&) const { return {}; }
    /// Returns the rule of an unfinished choice, for the link to the rule book. If null, that of the open decision is used.
    virtual const Rule* rule(const TableContext&) const { return nullptr; }
    /// Returns the places of the things of TableContext::hint in the last frame. The coach's panel must not cover them.
    virtual std::vector<Rect> hinted() const { return {}; }
    /// Returns areas of texts that belong together in the last frame. The coach's panel covers them all or not at all where it can.
    virtual std::vector<Rect> wholes() const { return {}; }
    /// Returns the targets that a person touches to make a legal move, in order, after the touches made so far. Empty if the
    /// table cannot tell.
    virtual std::vector<Id> touches_for(const Json& move) const { (void)move; return {}; }
    /// Returns the same with the other ways to the move. `moves` may also be a list of a move and the further one that the same touches
    /// mean.
    virtual Handhold handhold(const Json& moves) const { return {touches_for(moves), {}, {}, {}}; }
    /// Touches a thing of the last frame if that begins a choice or picks something, which the next frame shows. Does nothing and
    /// returns false if it would make a move.
    virtual bool begin_with(Id target) { (void)target; return false; }
    /// Drops a half-made choice. True if there was one.
    virtual bool escape() = 0;
    /// Forgets everything, for a new or resumed match.
    virtual void reset() = 0;
    /// Returns true while something still moves after a move.
    virtual bool is_moving() const { return false; }
    /// Highlights the things that the last refused move concerned. Called once, before the next draw.
    virtual void refused(const Json& move) { (void)move; }
};

struct Lesson;

/// Explanation of a decision for a person who plays for the first time.
struct CoachTalk {
    std::string title;
    std::string text;                          ///< one or two sentences
    std::string rule;                          ///< id of the rule with the details
};
struct Coach {
    CoachTalk (*decision)(const AnyMatch&, Seat viewer, Lang lang);
    /// Returns a sentence on why this legal move might be good, or "" if there is none. Uses only the observation of `viewer`.
    std::string (*advice)(const AnyMatch&, Seat viewer, const Json& move, Lang lang);
};

/// Option of the set-up with the word of its value (Draft::set_option).
struct OptionChoice {
    std::string_view key, value;
};

/// Computer player with a face: its name, and a line about how it plays.
struct Captain {
    Text name, line;
};
/// The captains of a game, one for each level that people choose from (kOfferedLevels).
using Captains = std::array<Captain, kOfferedLevels.size()>;

/// Data of a game for shelf, set-up, results and pages, beyond its GameInfo.
struct GameFace {
    std::string_view id;
    GameKey key;
    std::unique_ptr<TableView> (*make_table)();
    /// Draws the sign of a column of the score table, centred in a square of `size`. `part` is an index into GameInfo::score_parts.
    void (*draw_part)(Canvas&, std::size_t part, Vec centre, float size);
    Color (*part_color)(const Theme&, std::size_t part);
    /// Returns the effect of the seat count, shown as a line in the set-up: "4 players: 8 planets in the ring …".
    std::string (*seats_note)(int seats, Lang lang) = nullptr;
    Captains captains{};
    /// Option of the set-up whose values have pictures, such as maps; "" if none has.
    std::string_view pictured_option{};
    /// Draws the picture of one of its values, centred in a place. Called only where the game's table is loaded.
    void (*draw_option)(Canvas&, const Theme&, const Json& value, Rect place) = nullptr;
    /// Returns the rule book. If null, the page only lists the rules.
    const Book& (*book)() = nullptr;
    /// Return the rules of its kinds of decisions and events, for the links from prompt and log into the rule book.
    std::span<const RuleFor> (*decision_rules)() = nullptr;
    std::span<const RuleFor> (*event_rules)() = nullptr;
    /// Returns the lesson, started with the action `learn`; null if there is none.
    const Lesson& (*lesson)() = nullptr;
    /// Returns the document of its puzzles (engine/match/puzzle.h), which is a part of the program of its own (app/parts.h); null if it
    /// has none.
    std::string_view (*puzzles)() = nullptr;
    /// Options of the guided game after the lesson, for beginners. Other options keep their values.
    std::span<const OptionChoice> first_options{};
    /// Returns the signs that stand before their words in sentences about the game. Called only where its table is loaded.
    TextSigns (*text_signs)(Lang lang) = nullptr;
    /// Returns the sound of an event, if it has one.
    std::optional<Sound> (*sound_of)(const Json& event) = nullptr;
    /// Returns the coach, which explains decisions and moves. If null, hints only name the move.
    const Coach& (*coach)() = nullptr;
    /// What the score counts: "{n} {n|cube|cubes}". If null, points.
    const Text* counted = nullptr;
    /// Event that only says that a decision was not asked, because there was one possibility; "" if the game has none. Log, recap and key
    /// moments leave it out.
    std::string_view aside{};
    /// Returns true if an event of the last move tells why the game ended. Its log line appears below the winner's name.
    bool (*tells_end)(std::string_view event) = nullptr;
    /// Returns why the game ended, where no event of the last move tells it without telling who has won. Precondition: the match is over.
    std::string (*why_ended)(const AnyMatch& match, Lang lang) = nullptr;
    /// Returns the ids that the statistics count for a seat at the end, besides its points (start world, a certain card, a secret
    /// kept …). The ids must never change. Precondition: the match is over.
    std::vector<StatKey> (*stat_keys)(const AnyMatch& match, Seat seat) = nullptr;
    /// Returns the heading of a group of such ids (empty `key`), or the name of one of its keys. Returns "" if it is unknown.
    std::string (*stat_words)(std::string_view group, std::string_view key, Lang lang) = nullptr;
    /// Option whose values make games of different kinds, such as a short and a full one: the statistics keep them apart, and `stat_words`
    /// names them, with the option's key as the group. "" if the game has none.
    std::string_view kinds_option{};
    /// What each seat has built in the end, for the results. If `draw` is null, they show none. Precondition: the match is over.
    struct Built {
        Text (*title)() = nullptr;             ///< "Tableaus"
        /// Draws it, a dozen cards or the like, into a place twice to ten times as wide as high.
        void (*draw)(Canvas& canvas, const AnyMatch& match, Seat seat, Rect place, Lang lang) = nullptr;
        /// Returns the names of its things.
        std::vector<std::string> (*words)(const AnyMatch& match, Seat seat, Lang lang) = nullptr;
    } built{};
    /// Returns the purpose of each die in the events of one move, in the order of the rolls: "Attack die of Aki". `match` is the
    /// position before the move; null for the events of the setup.
    std::vector<std::string> (*dice_in)(const Json& events, const AnyMatch* match, const Names& names, Lang lang) = nullptr;
    /// Draws a face of the game's dice, centred in a box of `size`. If null, the dice have dots.
    void (*draw_die_face)(Canvas&, int face, Vec centre, float size, Color ink) = nullptr;
    /// Returns the name of such a face.
    Text (*die_face_name)(int face) = nullptr;
    /// True if seats have secrets, which a curtain hides from the other people at the device.
    bool has_secrets = true;
    /// True if the table shows the seats in its own places. It then gets the area of their panels.
    bool shows_seats = false;

    /// Returns the number of panels that the app lays out beside the table.
    int panels(int contenders) const { return shows_seats ? 0 : contenders; }
};

/// Draws a die as people roll it, with a face of the game's dice.
void draw_rolled(Canvas& c, const GameFace& game, Vec centre, float size, int face, float alpha = 1);
/// Returns the name of a face of the game's dice.
std::string die_face_name(const GameFace& game, int face, Lang lang);

/// Returns the row of a game in imgui_ui/games/list.cpp, or nullptr if the game cannot be played.
const GameFace* face_of(std::string_view game);

}  // namespace orrery::ui
