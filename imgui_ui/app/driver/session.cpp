#include "imgui_ui/app/driver/session.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "engine/ai/bot.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/contenders.h"

namespace orrery::ui {

Session::Session(std::unique_ptr<AnyMatch> match, std::vector<SeatLook> looks, SaveHeader header)
    : match_(std::move(match)), looks_(std::move(looks)), all_looks_(ui::contender_looks(match_->game(), match_->score(), looks_)),
      header_(std::move(header)) {
    assert(static_cast<int>(looks_.size()) == match_->seats());
    settle();
}

int Session::people() const {
    return static_cast<int>(std::count_if(looks_.begin(), looks_.end(), [](const SeatLook& look) { return !look.computer; }));
}

// Determines whose observation the screen uses. Another person's secrets are never shown. The person who holds the device keeps
// seeing the own ones, a decision that can be made in the open covers them, and any other change of hands lowers the curtain. Before it
// falls, who holds the device decides what can be decided before the others, and sees what the last move did.
void Session::settle(bool is_played) {
    early_.reset();
    early_moves_.clear();
    early_steps_.clear();
    early_steps_.push_back(0);
    const int persons = people();
    Seat first_person = 0;
    for (Seat seat : all_seats(match_->seats()))
        if (is_person(seat)) {
            first_person = seat;
            break;
        }
    if (persons <= 1 && !is_passed_on_) holder_ = first_person;

    const auto to_act = match_->to_act();
    if (!to_act) {
        stage_ = Stage::over;
        viewer_ = holder_.value_or(first_person);
        covered_ = persons != 1;                           // hands stay secret after the end
        return;
    }
    Ahead& ahead = ahead_[*to_act];
    if (ahead.is_due() && match_->refusal(ahead.next())) ahead = {};
    if (!is_person(*to_act) || ahead.is_due()) {
        stage_ = Stage::computer;
        viewer_ = persons == 0 ? *to_act : holder_.value_or(first_person);
        covered_ = persons == 0 || !holder_;
        return;
    }
    stage_ = Stage::person;
    viewer_ = *to_act;
    covered_ = false;
    if (holder_ == *to_act) return;
    if (!match_->has_secrets(*to_act)) {
        holder_ = *to_act;
    } else if (match_->decides_in_the_open()) {
        covered_ = true;
        holder_.reset();                                   // others are watching, so the next secrets need the curtain
    } else if (holder_ && !ahead_[*holder_].is_due() && (early_ = match_->asked_first(*holder_))) {
        viewer_ = *holder_;
    } else if (holder_ && is_played && lingers_) {
        stage_ = Stage::passing;
        viewer_ = *holder_;
    } else {
        holder_.reset();
        stage_ = Stage::curtain;
        covered_ = true;
    }
}

// Once nothing is left that the seat can decide before the others, its moves wait for theirs.
std::optional<Refusal> Session::play_early(const Json& move, const Faces& faces) {
    if (auto refusal = early_->apply(move, faces)) return refusal;
    early_moves_.push_back(move);
    if (early_->to_act() != viewer_) {
        early_steps_.push_back(early_moves_.size());
        early_ = early_->asked_first(viewer_);
    }
    if (early_) {
        ++revision_;
        events_.clear();
        return {};
    }
    keep_early();
    changed(true);
    return {};
}

/// Keeps what was decided early, up to the last complete step.
void Session::keep_early() {
    while (early_moves_.size() > early_steps_.back()) early_moves_.pop_back();
    if (!early_moves_.empty()) ahead_[viewer_] = {std::move(early_moves_), match_->ply(), {}};
    early_moves_.clear();
}

/// Takes back the early moves of the step in which the viewer is asked, or if there are none, those of the step before.
void Session::undo_early() {
    if (early_moves_.size() == early_steps_.back()) early_steps_.pop_back();
    while (early_moves_.size() > early_steps_.back()) early_moves_.pop_back();
    early_ = match_->asked_first(viewer_);
    for (const Json& move : early_moves_) {
        early_->apply(move, {});
        if (early_->to_act() != viewer_) early_ = early_->asked_first(viewer_);
    }
    ++revision_;
    events_.clear();
}

void Session::changed(bool is_played) {
    ++revision_;
    events_.clear();
    settle(is_played);
}

void Session::pass_on() {
    if (stage_ != Stage::passing) return;
    holder_.reset();
    changed();
}

// What was decided ahead of a position that no longer lies behind was decided for another course of the game.
void Session::jumped() {
    for (Ahead& ahead : ahead_.of) {
        if (match_->ply() < ahead.since) ahead = {};
        while (!ahead.made.empty() && ahead.made.back() >= match_->ply()) ahead.made.pop_back();
    }
    changed();
}

std::optional<Refusal> Session::play(const Json& move, const Faces& faces, bool is_joined) {
    if (early_) return play_early(move, faces);
    const std::size_t from = match_->ply();
    const Seat mover = decider();
    if (auto refusal = match_->apply(move, faces)) return refusal;
    if (Ahead& ahead = ahead_[mover]; ahead.is_due() && ahead.next() == move) ahead.made.push_back(from);
    else ahead = {};
    joined_.erase(joined_.lower_bound(from), joined_.end());
    if (is_joined) joined_.insert(from);
    changed(true);
    for (LogLine& line : match_->log(reader(), Lang::en, match_->ply()))
        if (line.ply == match_->ply()) events_.push_back(std::move(line.event));
    return {};
}

void Session::decide_ahead(Seat seat, std::vector<Json> moves) {
    assert(match_->to_act() != seat);
    Ahead& ahead = ahead_[seat];
    if (!ahead.is_due()) ahead = {};
    ahead.moves.insert(ahead.moves.end(), std::make_move_iterator(moves.begin()), std::make_move_iterator(moves.end()));
    ahead.since = match_->ply();
}

const Json* Session::decided_ahead() const {
    const auto to_act = match_->to_act();
    return !early_ && to_act && ahead_[*to_act].is_due() ? &ahead_[*to_act].next() : nullptr;
}

std::vector<Seat> Session::decided_seats() const {
    std::vector<Seat> out;
    for (const Seat seat : all_seats(match_->seats()))
        if (seat != viewer_ && ahead_[seat].is_due()) out.push_back(seat);
    return out;
}

std::string Session::level(Seat seat) const {
    const std::string& level = header_.seats[static_cast<std::size_t>(seat)].level;
    return is_bot_level(level) ? level : std::string(kDefaultBotLevel);
}

void Session::set_player(Seat seat, const std::string& level) {
    const auto at = static_cast<std::size_t>(seat);
    looks_[at].computer = all_looks_[at].computer = !level.empty();
    header_.seats[at].is_bot = !level.empty();
    header_.seats[at].level = level;
    if (!level.empty() && holder_ == seat) holder_.reset();
    is_passed_on_ = true;
    jumped();
}

void Session::take_device() {
    if (stage_ != Stage::curtain) return;
    holder_ = viewer_;
    covered_ = false;
    stage_ = Stage::person;
    ++revision_;
    events_.clear();
}

bool Session::leave_device() {
    if (people() < 2 || !holder_ || stage_ == Stage::over || !match_->has_secrets(*holder_)) return false;
    if (early_) keep_early();
    holder_.reset();
    changed();
    return true;
}

void Session::ask_for_peek() {
    if (stage_ == Stage::person && covered_) stage_ = Stage::curtain;
}

// Everybody at the table may read this: the nouns of a game reveal nothing secret.
Phrase Session::in_words(const Phrase& noun, Seat mover, int others) const {
    return in_all_languages([&](Lang lang) {
        const std::string& what = noun.in(lang);
        std::string text = mover == viewer_ ? what : fill(str::undo_whose, lang, {{"what", what}, {"name", name(mover)}});
        return others == 0 ? text : fill(str::undo_and_others, lang, {{"what", text}, {"n", others}});
    });
}

bool Session::was_made_ahead(std::size_t ply) const {
    return std::any_of(ahead_.of.begin(), ahead_.of.end(), [ply](const Ahead& ahead) {
        return std::find(ahead.made.begin(), ahead.made.end(), ply) != ahead.made.end();
    });
}

// Undo goes back to a decision of a person, since a computer would repeat its move at once, as what another person has decided ahead
// would be made at once. The match is rewound and restored, because any step on the way may be a barrier.
Session::Step Session::undo_step(bool friendly) const {
    Step step;
    if (!early_moves_.empty()) {                           // those that nobody else knows of
        const std::size_t from = early_moves_.size() > early_steps_.back() ? early_steps_.back() : *std::prev(early_steps_.end(), 2);
        step.moves = static_cast<int>(early_moves_.size() - from);
        step.what = in_words(in_all_languages([&](Lang lang) { return early_->undo_noun(lang); }), viewer_, 0);
        return step;
    }
    AnyMatch& match = *match_;
    const std::size_t here = match.ply();
    std::size_t ply = here;
    int others = 0;                                        // number of computer moves
    while (ply > 0) {
        match.rewind(ply);
        const bool is_barrier = !match.can_undo(friendly);
        const Phrase what = in_all_languages([&](Lang lang) { return match.undo_noun(lang); });
        match.rewind(--ply);
        const Seat mover = match.to_act().value_or(match.turn_seat());
        if (is_barrier) {
            step.barrier = true;
            step.what = in_words(what, mover, 0);
            break;
        }
        if (people() == 0 || (is_person(mover) && (mover == viewer_ || !was_made_ahead(ply)))) {
            for (; is_joined(ply) && match.can_undo(friendly); match.rewind(--ply)) {}
            step.moves = static_cast<int>(here - ply);
            step.what = in_words(what, mover, others);
            break;
        }
        ++others;
    }
    match.rewind(here);
    return step;
}

Session::Step Session::redo_step() const {
    Step step;
    if (early_) return step;
    AnyMatch& match = *match_;
    const std::size_t here = match.ply();
    const Seat mover = decider();
    Phrase what;
    int others = 0;                                        // number of computer moves
    while (match.can_redo()) {
        const bool is_own = step.moves == 0 || is_joined(match.ply());
        if (is_own) what = in_all_languages([&](Lang lang) { return match.redo_noun(lang); });
        else ++others;
        match.redo();
        ++step.moves;
        const auto to_act = match.to_act();
        if ((people() == 0 || !to_act || is_person(*to_act)) && !is_joined(match.ply())) break;
    }
    match.rewind(here);
    if (step.moves > 0) step.what = in_words(what, mover, others);
    return step;
}

void Session::undo(bool friendly) {
    if (!early_moves_.empty()) return undo_early();
    const int moves = undo_step(friendly).moves;
    for (int i = 0; i < moves; ++i) match_->undo(friendly);
    if (const auto to_act = match_->to_act(); moves > 0 && to_act) ahead_[*to_act] = {};
    if (moves > 0) jumped();
}

void Session::go_to(const std::vector<Json>& script, std::size_t ply) {
    match_->rewind(0);
    match_->forget_later();
    for (std::size_t i = 0; i < ply && i < script.size(); ++i)
        if (!match_->make(script[i])) break;
    ahead_ = {};
    changed();
}

void Session::redo() {
    const int moves = redo_step().moves;
    for (int i = 0; i < moves; ++i) match_->redo();
    if (moves > 0) jumped();
}

}  // namespace orrery::ui
