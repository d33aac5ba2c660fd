// Puzzles on the table.
#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/page_strings.h"

namespace orrery::ui {

bool GameDriver::start_puzzle(const std::string& place) {
    const PuzzlePlace wanted = PuzzlePlace::of(place);
    const GameFace* face = face_of(wanted.game);
    const std::vector<Puzzle> puzzles = face ? puzzles_of(*face) : std::vector<Puzzle>{};
    if (wanted.number >= puzzles.size()) return false;
    const Puzzle& puzzle = puzzles[wanted.number];
    auto match = open_puzzle(puzzle);
    if (!match) return false;
    const Seat mine = *(*match)->to_act();
    SaveHeader header;
    header.created = header.updated = services_.date_now();
    header.id = "puzzle";
    header.title = std::string((*match)->game().name.in(services_.lang()));
    Draft seats((*match)->game());
    seats.set_seat_count((*match)->seats());
    for (std::size_t seat = 0; seat < seats.seats().size(); ++seat) seats.set_computer(seat, static_cast<Seat>(seat) != mine);
    header.seats = seats.kinds();
    const std::size_t ply = (*match)->ply();
    put_on_table(std::make_unique<Session>(std::move(*match), seats.looks(), std::move(header)));
    hold_ = Hold::ours;                                    // like a lesson, it is not stored and needs no lock
    services_.host().hold_save({});
    puzzle_ = std::make_unique<PuzzleRun>(wanted, puzzle, ply, wanted.number + 1 < puzzles.size());
    refresh();
    forget_recap();
    return true;
}

/// Returns whether a move is the one that the puzzle asks for. Otherwise says that there is a better one.
bool GameDriver::answers_puzzle(const Json& move) {
    const AnyMatch& match = session_->match();
    if (puzzle_->is_solved(match)) return false;
    if (puzzle_->asked(match) == move) {
        if (puzzle_->made(match) == 0) puzzle_->set_name(in_all_languages([&](Lang lang) { return match.move_name(move, lang); }));
        return true;
    }
    watcher_.game_jumped();                                // what was touched for it is put down again
    services_.hear(Sound::refusal);
    const auto missed = [&](Lang lang) { return fill(str::puzzle_missed_text, lang, {{"move", match.move_name(move, lang)}}); };
    services_.say(ToastKind::plain, phrase(str::puzzle_missed), in_all_languages(missed));
    services_.host().request_frame();
    return false;
}

/// Follows a move of the answer.
void GameDriver::follow_puzzle() {
    hint_.reset();
    if (!is_puzzle_solved()) return;
    due_.clear();                                          // what the touch meant beyond the answer
    services_.hear(Sound::triumph);
    services_.storage_answered(keep_solved(services_.store(), puzzle_->place().game, puzzle_->puzzle().id));
}

/// The first hint says what speaks for the move, if anything stands out; the second shows it, and one more puts it away.
void GameDriver::hint_in_puzzle() {
    if (is_puzzle_solved()) return;
    if (hint()) return drop_hint();
    const bool has_topic = puzzle_->puzzle().topic && puzzle_->made(session_->match()) == 0;
    if (puzzle_->hints() == 0 && has_topic) return puzzle_->set_hints(1);
    puzzle_->set_hints(2);
    hint_ = Hint{session_->revision(), {{puzzle_->asked(session_->match()), {}, {}}}};
}

/// Plays on from the puzzle as an ordinary game, which is stored from now on.
void GameDriver::play_on() {
    if (!puzzle_) return;
    SaveHeader header = session_->header();
    header.id = services_.new_save_id();
    enter(std::make_unique<Session>(session_->match().copy(), std::vector<SeatLook>(session_->looks()), std::move(header)), Origin::created);
}

}  // namespace orrery::ui
