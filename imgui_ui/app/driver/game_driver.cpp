#include "imgui_ui/app/driver/game_driver.h"

#include <algorithm>

#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/driver/statistics.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/contenders.h"

namespace orrery::ui {
namespace {

constexpr std::size_t kWorthKeeping = 20;                  ///< moves after which the browser is asked for permanent storage

}  // namespace

// --- games ---

void GameDriver::start_match(Beginning beginning) {
    auto match = game_by_id(beginning.game)->start(beginning.how);
    if (!match) {
        const std::string why = match.error().pointer + ": " + match.error().message;
        return services_.say(ToastKind::warn, phrase(str::cannot_start_title), Phrase{why});
    }
    if (beginning.is_guided) services_.store().put_value(kGuidedGame, beginning.header.id);
    const bool is_guided = beginning.is_guided;
    enter(std::make_unique<Session>(std::move(*match), std::move(beginning.looks), std::move(beginning.header)), Origin::created);
    is_guided_game_ = is_guided;                           // also without a storage
}

void GameDriver::enter(std::unique_ptr<Session> session, Origin origin) {
    put_on_table(std::move(session));
    const std::string& id = session_->header().id;
    if (origin != Origin::stored) hold_ = Hold::ours;
    is_stored_ = origin == Origin::stored;
    const auto guided = services_.store().value(kGuidedGame);
    is_guided_game_ = guided && guided->text == id;
    refresh();
    forget_recap();
    if (origin == Origin::created) keep_game();
    services_.host().hold_save(id);                        // the answer may come at once
}

void GameDriver::put_on_table(std::unique_ptr<Session> session) {
    leave();
    session_ = std::move(session);
    hold_ = Hold::unknown;
    face_ = face_of(session_->game().id);
    for (const std::string& name : session_->match().names()) services_.note_letters(name);
    is_counted_over_ = stage() == Stage::over;             // a finished game that is opened again is not counted again
    watcher_.game_entered();
}

void GameDriver::leave() {
    drop_job();
    drop_question();
    recap_.clear();
    lesson_.reset();
    puzzle_.reset();
    hint_.reset();
    session_.reset();
    hold_ = Hold::ours;
    is_guided_game_ = is_stored_ = false;
    told_revision_ = 0;
}

void GameDriver::rematch() {
    const AnyMatch& match = session_->match();
    Beginning again;
    again.game = session_->game().id;
    again.how.names = match.names();
    again.how.options = match.options();
    again.how.seed = services_.host().fresh_seed() % kDeals;
    again.looks = session_->looks();
    again.header = session_->header();
    again.header.created = again.header.updated = services_.date_now();
    again.header.id = services_.new_save_id();
    again.header.deal = again.how.seed;
    begin(std::move(again));
}

std::uint64_t GameDriver::digest() const {
    Digest digest;
    digest.add(hold_).add(is_guided_game_);
    digest.add(question_ ? to_text(question_->move) : std::string());
    if (throw_) {
        digest.add(throw_->by_computer).add(throw_->words.en).add(throw_->faces.size());
        for (const int face : throw_->faces) digest.add(face);
    }
    if (!session_) return digest.value();
    digest.add(session_->revision()).add(stage()).add(session_->viewer()).add(session_->is_covered());
    for (const Session::Step* step : {&undo_step_, &redo_step_}) digest.add(step->moves).add(step->what.en);
    digest.add(moves_.size()).add(impossible_.size()).add(recap_.digest());
    digest.add(lesson_ ? static_cast<int>(lesson_->at()) : -1).add(lesson_ ? lesson_->part() : 0).add(puzzle_ ? puzzle_->hints() : -1);
    digest.add(is_guide_on()).add(has_guide()).add(can_hint()).add(seeks_hint()).add(advice().size()).add(hint_at());
    for (const Advice& one : advice()) digest.add(to_text(one.move)).add(one.share.value_or(-1)).add(one.topic.value_or(-1));
    return digest.value();
}

// --- moves ---

void GameDriver::play(AskedMove asked, std::vector<Json> then, bool confirmed) {
    if (!session_ || stage() == Stage::curtain) return;
    due_.clear();
    recap_.skip();
    if (hold_ == Hold::unknown) return;                    // for a moment only
    if (!is_ours()) return services_.say(ToastKind::plain, phrase(str::other_tab_title), phrase(str::other_tab));
    if (stage() == Stage::passing) return pass_on();
    if (stage() == Stage::computer)
        return services_.say(ToastKind::plain, phrase(str::not_now_title),
                             phrase(str::computer_turn, {{"name", session_->name(session_->decider())}}));
    const AnyMatch& match = session_->match();
    if (const auto refusal = match.refusal(asked.move)) {
        watcher_.move_refused(asked.move);
        services_.hear(Sound::refusal);
        return services_.say(ToastKind::refusal, refusal->title, refusal->message, refusal->rule->id);
    }
    if (lesson_ && !lesson_->accepts(match, asked.move)) return say_later();
    if (puzzle_ && !answers_puzzle(asked.move)) return;
    drop_question();
    due_ = std::move(then);
    std::reverse(due_.begin(), due_.end());
    due_seat_ = session_->decider();
    due_waits_ = asked.waits;
    if (!confirmed && match.confirmation(asked.move, services_.lang()).is_needed()) {
        question_ = std::move(asked);
        return;
    }
    if (!asks_for_dice(asked, false)) play_person(asked, {});
}

/// Plays the next of the moves that one touch meant. The seat to decide must still be the same.
void GameDriver::play_due() {
    if (due_.empty() || is_asking()) return;
    if (stage() != Stage::person || session_->decider() != due_seat_ || !is_ours()) return due_.clear();
    std::vector<Json> then(due_.rbegin() + 1, due_.rend());
    play({due_.back(), true, due_waits_}, std::move(then), false);
    wake_in(0);
}

/// Keeps the further moves of a touch for the time when its seat is asked again, because other seats decide first.
void GameDriver::leave_due_to_session() {
    if (due_.empty() || !due_waits_ || (stage() != Stage::over && session_->decider() == due_seat_)) return;
    session_->decide_ahead(due_seat_, {due_.rbegin(), due_.rend()});
    due_.clear();
}

void GameDriver::play_person(const AskedMove& asked, const Faces& faces) {
    const Seat mover = session_->decider();
    linger();
    session_->play(asked.move, faces, asked.is_joined);
    leave_due_to_session();
    hear_events(session_->events());
    changed();
    // Who still holds the device sees what the move led to.
    if (stage() != Stage::curtain && session_->reader() == mover) seen_[mover] = session_->real_match().ply();
}

void GameDriver::confirm() {
    if (!question_) return;
    const AskedMove asked = *question_;
    play(asked, std::vector<Json>(due_.rbegin(), due_.rend()), true);
}

void GameDriver::cancel() {
    if (!throw_ || !throw_->by_computer) drop_question();
}

void GameDriver::drop_question() {
    question_.reset();
    throw_.reset();
    due_.clear();
}

void GameDriver::undo() {
    if (hold_ == Hold::unknown) return;
    if (!is_ours()) return services_.say(ToastKind::plain, phrase(str::other_tab_title), phrase(str::other_tab));
    if (undo_step_.moves > 0) {
        drop_question();
        session_->undo(services_.settings().friendly_undo);
        changed();
        return forget_recap();
    }
    if (!undo_step_.barrier) return services_.say(ToastKind::plain, phrase(str::undo_nothing_title), phrase(str::undo_nothing));
    const Phrase& what = undo_step_.what;
    services_.say(ToastKind::plain, phrase(str::undo_barrier_title),
                  in_all_languages([&](Lang lang) { return fill(str::undo_barrier, lang, {{"what", what.in(lang)}}); }));
}

void GameDriver::redo() {
    if (hold_ == Hold::unknown) return;
    if (!is_ours()) return services_.say(ToastKind::plain, phrase(str::other_tab_title), phrase(str::other_tab));
    if (redo_step_.moves == 0) return services_.say(ToastKind::plain, phrase(str::redo_nothing_title), phrase(str::redo_nothing));
    drop_question();
    session_->redo();
    changed();
    forget_recap();
}

void GameDriver::undo_mode_changed() {
    if (session_ && !is_exercise()) undo_step_ = session_->undo_step(services_.settings().friendly_undo);
}

void GameDriver::take_device() {
    if (stage() != Stage::curtain) return;
    if (is_elsewhere()) return services_.say(ToastKind::plain, phrase(str::other_tab_title), phrase(str::other_tab_curtain));
    session_->take_device();
    refresh();
    recap_after_curtain();
}

void GameDriver::pass_on() {
    if (!session_ || stage() != Stage::passing) return;
    session_->pass_on();
    refresh();
    services_.host().request_frame();
}

void GameDriver::leave_device() {
    if (!session_) return;
    const Seat viewer = session_->viewer();
    if (!session_->leave_device()) return;
    if (recap_.is_showing()) seen_[viewer] = recap_.shown().ply() - (recap_.step() ? 1 : 0);       // goes on from there
    if (stage() == Stage::person) drop_question();
    recap_.clear();
    refresh();
}

void GameDriver::ask_for_peek() {
    seen_[session_->viewer()] = session_->real_match().ply();              // a peek replaces the recap
    session_->ask_for_peek();
    refresh();
}

const std::vector<Json>& GameDriver::events() const {
    static const std::vector<Json> kNothing;
    return told_revision_ == session_->revision() ? kNothing : session_->events();
}

// --- the clock ---

double GameDriver::advance(const Sight& sight) {
    const double elapsed_ms = sight.now_ms - sight_.now_ms;
    sight_ = sight;
    wake_ms_ = -1;
    if (recap_ticks_ && is_recap_in_sight()) recap_.tick(elapsed_ms * rate_of(services_.settings().show_speed));
    recap_ticks_ = false;
    if (!session_) return wake_ms_;
    play_due();
    drive_computer();
    advance_recap();
    drive_passing(elapsed_ms);
    return wake_ms_;
}

// --- consequences of a change ---

/// Follows a change of the match: a move, undo or redo.
void GameDriver::changed() {
    if (lesson_ && lesson_->follow(session_->match())) keep_lesson();
    if (puzzle_) follow_puzzle();
    refresh();
    keep();
    ask_to_persist();
    services_.host().want_part(kPagesPart);                // while nobody waits for it
}

void GameDriver::set_player(Seat seat, const std::string& level) {
    if (!session_ || is_exercise() || !is_ours() || seat < 0 || seat >= session_->match().seats()) return;
    drop_job();
    hint_.reset();
    session_->set_player(seat, level);
    changed();
    services_.host().request_frame();
}

/// Updates the texts that are stored in every language.
void GameDriver::refresh_texts() {
    undo_step_ = redo_step_ = {};
    if (!is_exercise()) {                                  // a lesson goes back beat by beat
        undo_step_ = session_->undo_step(services_.settings().friendly_undo);
        redo_step_ = session_->redo_step();
    }
    impossible_.clear();                                   // the reasons mention the seat's own cards
    if (stage() == Stage::person && is_ours() && !session_->is_covered()) impossible_ = session_->match().impossible();
}

void GameDriver::words_came() {
    recap_.speak(services_.settings().lang);
    if (session_) refresh_texts();
}

/// Updates everything derived from the match that would be costly in every frame.
void GameDriver::refresh() {
    hint_.reset();
    moves_.clear();
    if (stage() == Stage::person && is_ours() && !is_puzzle_solved()) moves_ = session_->match().moves();
    refresh_texts();
    if (stage() == Stage::curtain) {
        drop_question();
        recap_.clear();
    } else if (stage() == Stage::person && !is_exercise() && !recap_.is_for(session_->viewer(), session_->reader())) {
        offer_recap();
    }
    watcher_.game_changed();
}

// --- storage ---

/// Stores the game and its result. A record is written before the end of its game and removed after the game has gone on: if the
/// program stops in between, the last move is made again, and its record replaces the old one.
void GameDriver::keep() {
    if (is_exercise() || !is_ours()) return;
    if (stage() == Stage::over) count_result();
    keep_game();
    if (stage() != Stage::over) count_result();
}

/// Records the end of the game, or removes the record after undo.
void GameDriver::count_result() {
    const bool is_over = stage() == Stage::over;
    if (is_over == is_counted_over_) return;
    is_counted_over_ = is_over;
    const SaveHeader& header = session_->header();
    const GameInfo& game = session_->game();
    if (!is_over) return services_.storage_answered(uncount_game(services_.store(), game, header.id));
    std::vector<SeatColor> colors;
    for (const SeatLook& look : session_->contender_looks()) colors.push_back(look.color);
    FinishedGame finished = finished_game(session_->match(), header, colors, services_.date_now());
    if (face_->stat_keys)
        for (std::size_t seat = 0; seat < finished.seats.size(); ++seat)
            finished.seats[seat].keys = face_->stat_keys(session_->match(), static_cast<Seat>(seat));
    services_.storage_answered(count_game(services_.store(), game, std::move(finished)));
}

void GameDriver::keep_game() {
    SaveHeader& header = session_->header();
    header.updated = services_.date_now();
    for (std::size_t i = 0; i < header.seats.size(); ++i) header.seats[i].color = seat_color_id(session_->looks()[i].color);
    const StoreAnswer answer = services_.store().put(header, session_->real_match());
    if (answer == StoreAnswer::done) is_stored_ = true;
    services_.storage_answered(answer);
}

void GameDriver::ask_to_persist() {
    if (asked_to_persist_ || is_exercise() || session_->match().ply() < kWorthKeeping || services_.store_answer() != StoreAnswer::done) return;
    asked_to_persist_ = true;
    if (!services_.store().value(kPersistence)) services_.host().ask_to_persist();
}

void GameDriver::save_held(const std::string& id, bool is_ours) {
    if (!session_ || is_exercise() || session_->header().id != id) return;
    // A lock that comes late is offered only: the game may have gone on in the other tab.
    const Hold hold = !is_ours ? Hold::elsewhere : is_elsewhere() ? Hold::offered : Hold::ours;
    if (hold == hold_) return;
    const bool is_news = hold_ != Hold::unknown || hold != Hold::ours;
    hold_ = hold;
    if (is_news) {
        drop_job();
        drop_question();
    }
    refresh();
    if (!is_ours) services_.say(ToastKind::warn, phrase(str::other_tab_title), phrase(str::other_tab));
}

}  // namespace orrery::ui
