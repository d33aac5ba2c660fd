#include "imgui_ui/app/driver/recap.h"

#include <algorithm>
#include <cassert>

#include "imgui_ui/app/digest.h"
#include "imgui_ui/kit/motion.h"

namespace orrery::ui {
namespace {

constexpr double kBeforeMs = 300;              // display of the table before the first move
constexpr double kAfterMs = 250;               // too short for a person to decide on a new tap

/// Returns when the row of a step makes way for the next one. Each stays as long as it takes to read.
double end_ms(const Recap::Step& step, std::size_t row) {
    double out = 0;
    for (std::size_t i = 0; i <= row && i < step.told.size(); ++i) out += std::max(motion::kReplayStep, reading_ms(step.told[i].text));
    return out;
}

double length_ms(const Recap::Step& step) { return step.told.empty() ? motion::kReplayStep : end_ms(step, step.told.size() - 1); }

}  // namespace

std::size_t last_decided(const AnyMatch& match, Seat seat) {
    const std::unique_ptr<AnyMatch> past = match.copy();
    for (std::size_t ply = match.ply(); ply > 0; --ply) {
        past->rewind(ply - 1);
        if (past->to_act() == seat) return past->decides_sealed() ? ply - 1 : ply;
    }
    return 0;
}

void Recap::clear() {
    steps_.clear();
    past_.reset();
    viewer_ = -1;
    phase_ = Phase::idle;
}

void Recap::gather(const AnyMatch& match, std::size_t from, Seat viewer, std::optional<Seat> reader, Lang lang) {
    assert(from <= match.ply());
    clear();
    viewer_ = viewer;
    reader_ = reader;
    from_ = from;
    to_ = match.ply();
    if (from == to_) return;
    past_ = match.copy();
    read(lang);
}

void Recap::add_last(const AnyMatch& match, Seat viewer, std::optional<Seat> reader, Lang lang, bool alone) {
    const bool follows = !alone && to_ + 1 == match.ply() && is_for(viewer, reader);
    const Phase phase = phase_;
    gather(match, follows ? from_ : match.ply() - 1, viewer, reader, lang);
    const bool tells = !steps_.empty() && steps_.back().ply == match.ply();
    if (follows && (phase == Phase::before || phase == Phase::step)) {
        // The display does not change; the new move waits for its turn.
        phase_ = phase;
        past_->rewind(phase == Phase::before ? steps_[at_].ply - 1 : steps_[at_].ply);
    } else if (tells) {
        show(steps_.size() - 1);
    } else if (follows) {
        phase_ = phase;
    }
}

// Collects the steps and their lines, each with its own move.
void Recap::read(Lang lang) {
    steps_.clear();
    past_->rewind(to_);
    std::vector<LogLine> told;
    for (LogLine& line : past_->log(reader_, lang, from_ + 1)) {
        if (steps_.empty() || steps_.back().ply != line.ply) {
            Step step;
            step.ply = line.ply;
            past_->rewind(line.ply - 1);
            step.seat = past_->to_act().value_or(past_->turn_seat());
            steps_.push_back(std::move(step));
        }
        steps_.back().events.push_back(line.event);
        if (!is_aside(*past_, line.event)) told.push_back(std::move(line));
    }
    auto step = steps_.begin();                            // rows are in order, and none tells of two moves
    for (ToldRow& row : rows_of(*past_, std::move(told), lang)) {
        while (step->ply != row.ply) ++step;
        step->told.push_back(std::move(row));
    }
    // That a turn begins or ends is mentioned only if the move did nothing else.
    const auto tells_of_turn = [](const ToldRow& row) { return is_bookkeeping(row.events.front()); };
    for (Step& one : steps_) {
        const auto kept = std::remove_if(one.told.begin(), one.told.end(), tells_of_turn);
        one.told.erase(kept == one.told.begin() && kept != one.told.end() ? kept + 1 : kept, one.told.end());
    }
}

void Recap::speak(Lang lang) {
    if (steps_.empty()) return;
    const std::size_t shown = past_->ply();
    read(lang);
    past_->rewind(shown);
}

std::uint64_t Recap::digest() const {
    return Digest().add(from_).add(to_).add(viewer_).add(reader_.value_or(-1)).add(steps_.size()).add(phase_).value();
}

void Recap::show(std::size_t index) {
    phase_ = Phase::step;
    at_ = index;
    elapsed_ms_ = 0;
    ++revision_;
    past_->rewind(steps_[index].ply);
}

void Recap::play(std::size_t ply) {
    skip();
    const auto first = std::find_if(steps_.begin(), steps_.end(), [ply](const Step& step) { return step.ply > ply; });
    if (first == steps_.end()) return;
    phase_ = Phase::before;
    at_ = static_cast<std::size_t>(first - steps_.begin());
    elapsed_ms_ = 0;
    ++revision_;
    past_->rewind(first->ply - 1);
}

std::size_t Recap::row_index() const {
    const Step& step = steps_[at_];
    std::size_t row = 0;
    while (row + 1 < step.told.size() && elapsed_ms_ >= end_ms(step, row)) ++row;
    return row;
}

const ToldRow* Recap::row() const {
    if (phase_ != Phase::step || steps_[at_].told.empty()) return nullptr;
    return &steps_[at_].told[row_index()];
}

bool Recap::is_step_over(bool is_still) const {
    return phase_ == Phase::step && is_still && elapsed_ms_ >= length_ms(steps_[at_]);
}

bool Recap::is_at_end(bool is_still) const { return is_step_over(is_still) && at_ + 1 == steps_.size(); }

void Recap::advance(bool is_still, bool is_handing_over) {
    switch (phase_) {
        case Phase::idle: return;
        case Phase::before:
            if (elapsed_ms_ >= kBeforeMs) show(at_);
            return;
        case Phase::step:
            if (!is_step_over(is_still)) return;
            if (at_ + 1 < steps_.size()) return show(at_ + 1);
            phase_ = is_handing_over ? Phase::after : Phase::idle;
            elapsed_ms_ = 0;
            return;
        case Phase::after:
            if (elapsed_ms_ >= kAfterMs) phase_ = Phase::idle;
            return;
    }
}

double Recap::due_ms() const {
    const auto until = [this](double ms) { return std::max(0.0, ms - elapsed_ms_); };
    switch (phase_) {
        case Phase::idle: return -1;
        case Phase::before: return until(kBeforeMs);
        case Phase::after: return until(kAfterMs);
        case Phase::step: break;
    }
    // Time until the next row or the end. After that only the movements on the table are awaited.
    constexpr double kLookMs = 16;
    if (elapsed_ms_ >= length_ms(steps_[at_])) return kLookMs;
    return (steps_[at_].told.empty() ? length_ms(steps_[at_]) : end_ms(steps_[at_], row_index())) - elapsed_ms_;
}

}  // namespace orrery::ui
