// Lessons: a game on a fixed deal on the real table by the real rules, told beat by beat. A game's folder holds the words and
// the moves; here is what keeps the place, knows what may be done and what the others do. Nothing of a lesson is kept with
// the games; only how far it has come.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/match/match_history.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

inline constexpr std::size_t kMostReplies = 4;

/// One thing that is told, and done if it has a move.
struct LessonBeat {
    int step = 0;                              ///< its dot, from 0; ascending
    Text title{};
    Text text{};                               ///< "{mine}" and "{rival}": points in sight of the person and of the best other
    const char* move = nullptr;                ///< what the person does, as JSON; null: reads it and goes on
    const char* show = nullptr;                ///< what lights up while it is read, as JSON for TableContext::hint
    std::array<const char*, kMostReplies> replies{};   ///< the others' moves after it, as JSON
    const char* rule = nullptr;                ///< id of the rule that says so
    const char* free_key = nullptr;            ///< a key of `move` that may hold anything: which card pays
};

struct Lesson {
    NewMatch (*deal)(Lang);
    std::span<const SeatLook> looks;           ///< by seat; exactly one is a person's
    std::span<const LessonBeat> beats;         ///< the last one has no move
    int minutes;
};

/// Somebody's way through a lesson.
class LessonRun {
  public:
    LessonRun(const Lesson& lesson, std::string game);

    const Lesson& lesson() const { return *lesson_; }
    const std::string& game() const { return game_; }
    std::size_t at() const { return at_; }
    const LessonBeat& beat() const { return lesson_->beats[at_]; }
    int steps() const { return lesson_->beats.back().step + 1; }
    bool is_first() const { return at_ == 0; }
    bool is_last() const { return at_ + 1 == lesson_->beats.size(); }

    /// Every move of the lesson in its order.
    const std::vector<Json>& script() const { return script_; }
    /// Moves made before a beat begins.
    std::size_t ply_of(std::size_t beat) const { return plies_[beat]; }
    /// The move that the person is asked for; empty while others move or something is read.
    std::optional<Json> asked(const MatchHistory& match) const;
    /// Whether a legal move is the one that is asked for.
    bool accepts(const MatchHistory& match, const Json& move) const;
    /// The others' next move; empty if none is due.
    std::optional<Json> reply(const MatchHistory& match) const;
    /// What lights up: the move asked for, or what is read about; null: nothing.
    const Json* shown(const MatchHistory& match) const;

    /// Moves were made: the beat goes on when all of its moves stand. True: another beat has begun.
    bool follow(const MatchHistory& match);
    /// Goes to a beat; the caller takes the match to ply_of() it.
    void go_to(std::size_t beat);

    /// How far it has come, for the store, and back again.
    std::string progress() const;
    static std::size_t beat_from(const Lesson& lesson, const std::string& progress);

  private:
    const Lesson* lesson_;
    std::string game_;
    std::size_t at_ = 0;
    std::vector<Json> script_;
    std::vector<std::size_t> plies_;           ///< by beat
    Json shown_;
};

}  // namespace orrery::ui
