// Dice that people roll: a move that rolls dice, or the setup of a game, waits until each face has been entered.
#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

/// Returns the purpose of the next die, from the events that it is part of. Returns the number of the die if the game has no text for
/// it.
std::string die_words(const GameFace& face, const Json& events, const AnyMatch* match, const Names& names, std::size_t index, Lang lang) {
    std::vector<std::string> dice;
    if (face.dice_in) dice = face.dice_in(events, match, names, lang);
    return index < dice.size() ? dice[index] : fill(str::die_number, lang, {{"n", static_cast<int>(index) + 1}});
}

std::optional<Json> next_die_of(const Beginning& beginning) { return next_die(*game_by_id(beginning.game), beginning.how); }

}  // namespace

void GameDriver::begin(Beginning beginning) {
    drop_question();
    if (!beginning.header.has_real_dice || !next_die_of(beginning)) return start_match(std::move(beginning));
    const GameFace* const face = face_of(beginning.game);
    throw_ = Throw{{}, std::move(beginning), {}, false, {}, face};
    next_die();
}

/// Asks for the first die of the move. Returns false if it rolls none, or if the table has no real dice.
bool GameDriver::asks_for_dice(const AskedMove& asked, bool by_computer) {
    if (!session_->header().has_real_dice || lesson_ || !session_->match().next_die(asked.move, {})) return false;
    throw_ = Throw{asked, {}, {}, by_computer, {}, face_};
    next_die();
    return true;
}

/// Asks for the next die, or continues once all faces are entered.
void GameDriver::next_die() {
    Throw& thrown = *throw_;
    std::optional<Json> events;
    if (thrown.beginning) {
        thrown.beginning->how.script.dice = thrown.faces;
        events = next_die_of(*thrown.beginning);
    } else {
        events = session_->match().next_die(thrown.asked.move, thrown.faces);
    }
    if (!events) return end_throw();
    const AnyMatch* match = thrown.beginning ? nullptr : &session_->match();
    const Names& names = thrown.beginning ? thrown.beginning->how.names : match->names();
    const std::size_t index = thrown.faces.size();
    thrown.words = in_all_languages([&](Lang lang) { return die_words(*thrown.face, *events, match, names, index, lang); });
    services_.host().request_frame();
}

void GameDriver::enter_face(int face) {
    if (!throw_ || face < 1 || face > kDieFaces) return;
    throw_->faces.push_back(face);
    if (throw_->faces.size() < kMaxFacesOfMove) next_die();
    else end_throw();
}

void GameDriver::take_face_back() {
    if (!throw_) return;
    if (!throw_->faces.empty()) throw_->faces.pop_back();
    next_die();
}

void GameDriver::end_throw() {
    if (!throw_) return;
    Throw thrown = *std::move(throw_);
    throw_.reset();
    if (thrown.beginning) {
        thrown.beginning->how.script.dice = thrown.faces;
        return start_match(*std::move(thrown.beginning));
    }
    if (thrown.by_computer) return play_computer(thrown.asked.move, thrown.faces);
    play_person(thrown.asked, thrown.faces);
    tell_throw();
}

/// Shows a message with the result of the entered dice.
void GameDriver::tell_throw() {
    if (stage() == Stage::curtain) return;
    const AnyMatch& match = session_->match();
    Phrase told = in_all_languages([&](Lang lang) { return told_text(match, session_->reader(), lang, match.ply()); });
    if (!told.en.empty()) services_.say(ToastKind::plain, phrase(str::dice_told), std::move(told));
}

}  // namespace orrery::ui
