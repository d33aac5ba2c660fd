// Lessons: a game with a fixed deal on the real table with the real rules, explained beat by beat. The game's folder holds the
// words and moves. LessonRun keeps the current beat, the allowed move and the replies. A lesson may have further parts, each of which
// is a lesson of its own. Lessons are not stored among the games; only the progress of each part is.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

inline constexpr std::size_t kMostReplies = 16;

/// Unit of a lesson: a text, and optionally a move to make.
struct LessonBeat {
    int step = 0;                              ///< index of its dot, from 0; ascending
    Text title{};
    Text text{};                               ///< "{mine}", "{rival}": visible points of the person and of the best other seat
    const char* move = nullptr;                ///< move of the person as JSON; null: only a text
    const char* show = nullptr;                ///< highlights while it is read, as JSON for TableContext::hint
    /// Following moves, as JSON, that the lesson makes: those of the other seats, and of the person those with nothing to learn. After
    /// a text they are made at once, without being shown one by one.
    std::array<const char*, kMostReplies> replies{};
    const char* rule = nullptr;                ///< id of the rule behind it
    const char* free_key = nullptr;            ///< key of `move` that may hold any value, e.g. the card that pays
};

struct Lesson {
    NewMatch (*deal)(Lang);                    ///< null if it begins with a position
    std::span<const SeatLook> looks;           ///< by seat; exactly one belongs to a person
    std::span<const LessonBeat> beats;         ///< the last one has no move
    int minutes;
    bool ends_game = true;                     ///< the last move ends the game
    bool plays_along = false;                  ///< it makes some moves of the person, too
    Json (*position)(Lang) = nullptr;          ///< document of the position that it begins with, in the middle of a game
    Text name{};                               ///< of a part after the first; its button at the end of the part before
    std::span<const OptionChoice> first_options{};  ///< of the guided game after it; empty: those of GameFace
    const Lesson* next = nullptr;              ///< the part that follows
};

/// Returns a part, counted from 1, or nullptr if there is none.
const Lesson* lesson_part(const Lesson& first, int part);
/// Starts the match of a lesson from its deal or position. Returns nullptr if the rules do not accept it.
std::unique_ptr<AnyMatch> lesson_match(const Lesson& lesson, const GameEntry& game, Lang lang);

/// Progress of one person through a lesson.
class LessonRun {
  public:
    LessonRun(const Lesson& lesson, std::string game, int part = 1);

    const Lesson& lesson() const { return *lesson_; }
    const std::string& game() const { return game_; }
    int part() const { return part_; }         ///< counted from 1
    std::size_t at() const { return at_; }
    const LessonBeat& beat() const { return lesson_->beats[at_]; }
    int steps() const { return lesson_->beats.back().step + 1; }
    bool is_first() const { return at_ == 0; }
    bool is_last() const { return at_ + 1 == lesson_->beats.size(); }

    /// Returns all moves of the lesson in order.
    const std::vector<Json>& script() const { return script_; }
    /// Returns the number of moves made before a beat begins.
    std::size_t ply_of(std::size_t beat) const { return plies_[beat]; }
    /// The move that the person is asked for; empty while others move or something is read.
    std::optional<Json> asked(const MatchHistory& match) const;
    /// Whether a legal move is the one that is asked for.
    bool accepts(const MatchHistory& match, const Json& move) const;
    /// The next move that the lesson makes itself; empty if none is due.
    std::optional<Json> reply(const MatchHistory& match) const;
    /// Whether a text is to be read before anybody moves.
    bool is_read(const MatchHistory& match) const;
    /// Things to highlight: those of the requested move, or those in the text. Null if there are none.
    const Json* shown(const MatchHistory& match) const;

    /// Moves were made: the beat goes on when all of its moves stand. True: another beat has begun.
    bool follow(const MatchHistory& match);
    /// Whether the words of this beat are folded away. Those of a beat that begins are open.
    bool is_folded() const { return is_folded_; }
    void fold(bool away) { is_folded_ = away; }
    /// Goes to a beat; the caller takes the match to ply_of() it.
    void go_to(std::size_t beat);

    /// Convert the progress to text for the store and back.
    std::string progress() const;
    static std::size_t beat_from(const Lesson& lesson, const std::string& progress);

  private:
    const Lesson* lesson_;
    std::string game_;
    int part_;
    std::size_t at_ = 0;
    bool is_folded_ = false;
    std::vector<Json> script_;
    std::vector<std::size_t> plies_;           ///< by beat
    Json shown_;
};

}  // namespace orrery::ui
