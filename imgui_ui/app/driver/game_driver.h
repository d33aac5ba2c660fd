// Driver of the game on the table. It draws nothing. It asks the questions that come before a move (a confirmation, the faces of
// real dice), plays the moves of people, computers and lessons, shows the moves of others, and stores every change.
//   game_driver.cpp   games come and go; moves, undo and redo; storage
//   throw.cpp         dice that people roll
//   computer.cpp      computer seats and hints
//   guidance.cpp      lessons, hints and the guide
//   puzzling.cpp      puzzles
//   showing.cpp       the recap
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/games.h"
#include "imgui_ui/app/driver/recap.h"
#include "imgui_ui/app/driver/services.h"
#include "imgui_ui/app/driver/session.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/teaching/lesson.h"
#include "imgui_ui/app/teaching/puzzles.h"

namespace orrery::ui {

/// Number of deals that are drawn from. Deal numbers are short enough to tell a friend.
inline constexpr std::uint64_t kDeals = 1'000'000'000;

/// Complete description of a game that is about to start.
struct Beginning {
    std::string game;
    NewMatch how;
    std::vector<SeatLook> looks;
    SaveHeader header;
    bool is_guided = false;                    ///< the guide explains this game, whatever the settings say
};

/// Move on its way to the match.
struct AskedMove {
    Json move;
    bool is_joined = false;                    ///< the same touch meant the previous move, and undo takes both back together
    bool waits = false;                        ///< its further moves wait until the seat is asked again, while other seats decide
};

/// Dice that people roll, for a move or for the setup of a game. The question stays open until all faces are entered.
struct Throw {
    AskedMove asked;                           ///< its move is null for a setup
    std::optional<Beginning> beginning;
    Faces faces;                               ///< entered so far
    bool by_computer = false;                  ///< the move cannot be cancelled
    Phrase words;                              ///< purpose of the next die
    const GameFace* face = nullptr;            ///< of the game whose dice they are
};

/// Which tab plays the game on the table: it is not known yet, this one, another one, or this one on request, because the other
/// was closed.
enum class Hold : std::uint8_t { unknown, ours, elsewhere, offered };

/// Where a game comes from. A new one is stored at once, and a copy with its first change; no other tab can have either. A stored
/// one is played once its lock is granted.
enum class Origin : std::uint8_t { created, copied, stored };

/// State of a frame that the driver depends on.
struct Sight {
    double now_ms = 0;
    bool is_open = false;                      ///< nothing of the app lies over the table
    bool is_still = true;                      ///< nothing moves on the table
    std::uint32_t drawn_revision = 0;          ///< session revision that the table has drawn last
    bool reduced_motion = false;
};

/// Observer of the driver, implemented by the screens.
class GameWatcher {
  public:
    virtual ~GameWatcher() = default;
    /// Another game is on the table.
    virtual void game_entered() = 0;
    /// The position, the person who may look, or the tab that plays has changed. Called before the game is stored.
    virtual void game_changed() = 0;
    /// The position jumped: unfinished choices and movements are void.
    virtual void game_jumped() = 0;
    virtual void move_refused(const Json& move) = 0;
};

class GameDriver {
  public:
    GameDriver(Services& services, GameWatcher& watcher) : services_(services), watcher_(watcher) {}

    // --- Games
    /// Starts a game, after the dice of its setup if people roll them.
    void begin(Beginning beginning);
    /// Puts a game on the table.
    void enter(std::unique_ptr<Session> session, Origin origin);
    /// Begins a game with the same seats and options as the one on the table.
    void rematch();
    /// Starts or resumes a part of a game's lesson, counted from 1. Returns false if there is none.
    bool start_lesson(const std::string& game, int part);
    /// Starts or resumes the first part of a game's lesson that was left before its end, or the first one.
    bool resume_lesson(const std::string& game);
    /// Clears the table.
    void leave();

    // --- The game on the table
    /// Returns nullptr if there is no game.
    const Session* session() const { return session_.get(); }
    /// Returns the entry of the game entered last, or nullptr.
    const GameFace* face() const { return face_; }
    void retitle(const std::string& title) { session_->header().title = title; }
    Hold hold() const { return hold_; }
    bool is_ours() const { return hold_ == Hold::ours; }
    /// Returns true if the game can be found in the store.
    bool is_stored() const { return is_stored_; }
    /// Returns true if another tab plays this game or played it until it was closed.
    bool is_elsewhere() const { return hold_ == Hold::elsewhere || hold_ == Hold::offered; }
    /// Returns the digest of the state: two moments of a game with the same digest are the same to a person, apart from the clock.
    /// Texts in the other language are not part of it.
    std::uint64_t digest() const;
    /// Returns true if touches of the table may make moves.
    bool is_persons() const { return stage() == Stage::person && is_ours() && due_.empty() && !recap_.is_running() && !is_puzzle_solved(); }
    const std::vector<Json>& moves() const { return moves_; }  ///< legal moves of the person who decides
    /// Returns illegal moves worth explaining, with their reasons.
    const std::vector<std::pair<Json, Refusal>>& impossible() const { return impossible_; }
    /// Returns the events of the last move unless they have been shown already.
    const std::vector<Json>& events() const;

    // --- Moves
    /// Plays a move picked by a person, and then the moves of the same touch in `then`, each in a frame of its own. Stops at the
    /// first one that is not played. A move that ends the game is asked for first, unless it is `confirmed`.
    void play(AskedMove asked, std::vector<Json> then, bool confirmed);
    /// Returns the move that awaits confirmation, or nullptr.
    const Json* question() const { return question_ ? &question_->move : nullptr; }
    const Throw* thrown() const { return throw_ ? &*throw_ : nullptr; }
    bool is_asking() const { return question_ || throw_; }
    void confirm();
    /// Withdraws the question or the dice, except those of a computer.
    void cancel();
    const Session::Step& undo_step() const { return undo_step_; }
    const Session::Step& redo_step() const { return redo_step_; }
    void undo();
    void redo();
    /// Handles a change of the setting for undo.
    void undo_mode_changed();
    /// Lifts the curtain, unless another tab plays the game.
    void take_device();
    /// Lets the curtain fall without waiting any longer (Stage::passing).
    void pass_on();
    /// Covers what is secret, because the device was left (`Session::leave_device`).
    void leave_device();
    void ask_for_peek();

    // --- Dice
    void enter_face(int face);
    void take_face_back();
    /// Continues with the entered faces. The generator rolls the others.
    void end_throw();

    // --- Recap
    const Recap& recap() const { return recap_; }
    /// A lesson describes the other seats' moves itself.
    bool has_recap() const { return !lesson_ && !recap_.is_empty(); }
    bool is_recap_in_sight() const { return recap_.is_running() && is_in_sight(); }
    void skip_recap();
    void show_recap_again();
    void speak(Lang lang) { recap_.speak(lang); }
    /// Called after the words of the language were added.
    void words_came();

    // --- Puzzles
    /// Puts a puzzle ("race/12", PuzzlePlace) on the table. Returns false if there is none. The parts of the game and its puzzles must be
    /// loaded.
    bool start_puzzle(const std::string& place);
    /// Returns the puzzle on the table, or nullptr.
    const PuzzleRun* puzzle() const { return puzzle_.get(); }
    bool is_puzzle_solved() const { return puzzle_ && puzzle_->is_solved(session_->match()); }
    /// Makes an ordinary game of the puzzle on the table.
    void play_on();
    /// Returns true if the table holds a lesson or a puzzle, which is not stored among the games, and nobody takes moves back.
    bool is_exercise() const { return lesson_ || puzzle_; }

    // --- Teaching
    const LessonRun* lesson() const { return lesson_.get(); }
    void lesson_next();
    /// Goes back one beat; from the first one to the end of the part before.
    void lesson_back();
    /// Starts or resumes the part after the one on the table.
    void lesson_part();
    /// Folds the words of the lesson's beat away, where its panel has a line for them, or opens them again.
    void fold_lesson() { lesson_->fold(!lesson_->is_folded()); }
    /// Returns true if the guide is on for this game, regardless of the seat to decide.
    bool has_guide() const;
    bool is_guide_on() const { return services_.settings().guide || is_guided_game_; }
    /// Turns the guide of a guided game off, or keeps the guide as in the settings.
    void end_guided_game();
    /// Returns true if the guide explains the open decision.
    bool is_guided() const { return has_guide() && stage() == Stage::person && !session_->is_covered(); }
    bool can_hint() const;
    /// Returns the suggested move for the present position; null if there is none.
    const Json* hint() const { return shown_advice() ? &shown_advice()->move : nullptr; }
    /// Returns the moves that are advised, best first.
    std::span<const Advice> advice() const {
        if (!hint_ || !session_ || hint_->revision != session_->revision()) return {};
        return hint_->moves;
    }
    /// Returns the advice that is shown: the best move's until somebody asks for others. Null if there is none.
    const Advice* shown_advice() const { return advice().empty() ? nullptr : &advice()[hint_->at]; }
    std::size_t hint_at() const { return advice().empty() ? 0 : hint_->at; }
    /// Shows the next best move, and after the last the best one again.
    void next_hint() {
        if (shown_advice()) hint_->at = (hint_->at + 1) % advice().size();
    }
    bool seeks_hint() const { return job_ && job_->is_hint; }
    /// Gives a seat to a person ("") or to a computer of this level, in the middle of a game. Does nothing in a lesson.
    void set_player(Seat seat, const std::string& level);
    /// Shows a hint or puts it away.
    void ask_for_hint();
    void drop_hint() {
        hint_.reset();
        if (puzzle_) puzzle_->set_hints(0);
    }

    // --- The clock and the browser
    /// Advances computers, lesson, recap and moves that are due. Returns the milliseconds until the next call is needed; negative if
    /// none is.
    double advance(const Sight& sight);
    /// Receives a line of the protocol from the helper of the computer seats.
    void worker_said(const Json& line);
    void worker_failed();
    /// Reports whether this tab holds the lock of the save.
    void save_held(const std::string& id, bool is_ours);

  private:
    /// Search for a move: that of a computer seat, or the hint for a person.
    struct ComputerJob {
        std::uint32_t revision = 0;
        bool is_hint = false;
        std::string level;
        int request = 0;                       ///< id of the request that awaits an answer; 0 if the page itself computes
        Json session;                          ///< session id of the helper, once known
        std::unique_ptr<Thinker> player;       ///< used without a helper
        double started_ms = 0;
        std::optional<Json> move;
    };
    /// Moves that the computer would make in a person's place; at least one.
    struct Hint {
        std::uint32_t revision = 0;
        std::vector<Advice> moves;                         ///< best first
        std::size_t at = 0;                                ///< index of the shown one
    };

    Stage stage() const { return session_->stage(); }
    void linger();
    void drive_passing(double elapsed_ms);

    // game_driver.cpp
    void put_on_table(std::unique_ptr<Session> session);
    void start_match(Beginning beginning);
    void play_person(const AskedMove& asked, const Faces& faces);
    void play_due();
    void leave_due_to_session();
    void drop_question();
    void changed();
    void refresh_texts();
    void refresh();
    void keep();
    void keep_game();
    void count_result();
    void ask_to_persist();
    void wake_in(double ms) { wake_ms_ = wake_ms_ < 0 ? std::max(ms, 0.0) : std::clamp(ms, 0.0, wake_ms_); }

    // throw.cpp
    bool asks_for_dice(const AskedMove& asked, bool by_computer);
    void next_die();
    void tell_throw();

    // computer.cpp
    void drive_computer();
    bool may_computer_move(double age_ms) const;
    void start_job(bool is_hint);
    bool answers_at_once();
    void think_here();
    bool post_job(const char* method, Json params);
    void job_found(std::vector<Advice> moves);
    void play_computer(const Json& move, const Faces& faces);
    void drop_job();

    // guidance.cpp
    void drive_lesson(bool plays);
    std::size_t kept_beat(const Lesson& lesson, const std::string& game, int part);
    bool open_lesson(const std::string& game, int part, std::optional<std::size_t> beat);
    void go_to_beat(std::size_t beat);
    void keep_lesson();
    void say_later();

    // puzzling.cpp
    bool answers_puzzle(const Json& move);
    void follow_puzzle();
    void hint_in_puzzle();

    // showing.cpp
    bool is_in_sight() const;
    void offer_recap();
    void forget_recap();
    void recap_after_curtain();
    void recap_of_computer(Seat viewer, std::optional<Seat> reader);
    void advance_recap();
    void recap_ended();
    void hear_events(const std::vector<Json>& events);

    Services& services_;
    GameWatcher& watcher_;
    std::unique_ptr<Session> session_;
    const GameFace* face_ = nullptr;
    Hold hold_ = Hold::ours;
    Sight sight_;
    double wake_ms_ = -1;

    std::optional<AskedMove> question_;        ///< awaits confirmation
    std::optional<Throw> throw_;
    std::vector<Json> due_;                    ///< further moves of the last touch, the next one at the back
    Seat due_seat_ = 0;                        ///< seat that made the touch
    bool due_waits_ = false;                   ///< they wait while other seats decide
    Session::Step undo_step_, redo_step_;
    std::vector<Json> moves_;
    std::vector<std::pair<Json, Refusal>> impossible_;
    bool is_counted_over_ = false;             ///< true if the statistics currently count this game as finished
    bool is_stored_ = false;
    bool asked_to_persist_ = false;
    double passing_ms_ = 0;                    ///< for how long all of the last move was in sight before the curtain falls

    Recap recap_;
    PerSeat<std::size_t> seen_{};              ///< ply up to which a seat has seen the events
    std::uint32_t told_revision_ = 0;          ///< session revision whose last move has been animated already
    std::uint32_t heard_revision_ = 0;         ///< recap revision heard last
    bool recap_ticks_ = false;                 ///< the recap was visible in the previous frame

    std::unique_ptr<LessonRun> lesson_;        ///< set if the game on the table is a lesson
    std::unique_ptr<PuzzleRun> puzzle_;        ///< set if it is a puzzle
    std::optional<Hint> hint_;
    static constexpr const char* kGuidedGame = "guided";   ///< stored beside the games: id of the guided game
    bool is_guided_game_ = false;

    std::optional<ComputerJob> job_;
    bool use_worker_ = true;
    int last_request_ = 0;
};

}  // namespace orrery::ui
