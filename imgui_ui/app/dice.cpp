// Real dice, rolled by people: a move that rolls dice, or the setup of a game, waits until each face has been entered.
#include <algorithm>

#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui {
namespace {

constexpr float kFace = 64, kDiceGap = 12, kDicePad = 24, kDiceTop = 32, kDiceButton = 48;
constexpr float kAsk = 14, kAskLine = 28, kQuestionLine = 28;          // the instruction, and below it what the die decides
constexpr float kDiceRow = 60, kTold = 34;                                 // row of the entered faces, and one of them
constexpr float kBelowDice = 20, kDiceMargin = 16, kStacked = 440;         // narrower panels have two rows of buttons

/// Returns what the next die decides, from the events that it is part of. Returns the number of the die if the game has no text for
/// it.
std::string die_words(const GameFace& face, const Json& events, const AnyMatch* match, const Names& names, std::size_t index, Lang lang) {
    std::vector<std::string> dice;
    if (face.dice_in) dice = face.dice_in(events, match, names, lang);
    return index < dice.size() ? dice[index] : fill(str::die_number, lang, {{"n", static_cast<int>(index) + 1}});
}

}  // namespace

/// Asks for the first die of the move. Returns false if it rolls none, or if the table has no real dice.
bool App::asks_for_dice(const Json& move, bool by_computer) {
    if (!session_->header().has_real_dice || lesson_ || !session_->match().next_die(move, {})) return false;
    throw_ = Throw{move, {}, {}, by_computer, {}};
    sheet_ = Sheet::none;
    next_die();
    return true;
}

/// Starts the game, or first asks for the dice of its setup.
void App::begin(Beginning beginning) {
    if (!beginning.header.has_real_dice || !next_die_of(beginning)) return start_match(std::move(beginning));
    throw_ = Throw{{}, std::move(beginning), {}, false, {}};
    next_die();
}

void App::start_match(Beginning beginning) {
    auto match = game_by_id(beginning.game)->start(beginning.how);
    if (!match) {
        const std::string why = match.error().pointer + ": " + match.error().message;
        return say(ToastKind::warn, phrase(str::cannot_start_title), {why, why});
    }
    enter(std::make_unique<Session>(std::move(*match), std::move(beginning.looks), std::move(beginning.header)));
    keep_game();
}

std::optional<Json> App::next_die_of(const Beginning& beginning) { return orrery::next_die(*game_by_id(beginning.game), beginning.how); }

/// Asks for the next die, or continues once all faces are entered.
void App::next_die() {
    Throw& thrown = *throw_;
    std::optional<Json> events;
    if (thrown.beginning) {
        thrown.beginning->how.script.dice = thrown.faces;
        events = next_die_of(*thrown.beginning);
    } else {
        events = session_->match().next_die(thrown.move, thrown.faces);
    }
    if (!events) return end_throw();
    const GameFace* face = thrown.beginning ? face_of(thrown.beginning->game) : face_;
    const AnyMatch* match = thrown.beginning ? nullptr : &session_->match();
    const Names& names = thrown.beginning ? thrown.beginning->how.names : match->names();
    const std::size_t index = thrown.faces.size();
    thrown.words = {die_words(*face, *events, match, names, index, Lang::en), die_words(*face, *events, match, names, index, Lang::ja)};
    host_.request_frame();
}

/// Continues with the entered faces. The generator rolls the others.
void App::end_throw() {
    Throw thrown = *std::move(throw_);
    throw_.reset();
    if (thrown.beginning) {
        thrown.beginning->how.script.dice = thrown.faces;
        return start_match(*std::move(thrown.beginning));
    }
    if (thrown.by_computer) return play_computer(thrown.move, thrown.faces);
    play_person(thrown.move, thrown.faces);
}

bool App::do_dice(const Action& action) {
    if (!throw_) return false;
    if (action.name == "die") {
        const int face = action.value.size() == 1 ? action.value[0] - '0' : 0;
        if (face < 1 || face > kDieFaces) return true;
        throw_->faces.push_back(face);
        if (throw_->faces.size() < kMaxFacesOfMove) next_die();
        else end_throw();
    } else if (action.name == "dice-back") {
        if (!throw_->faces.empty()) throw_->faces.pop_back();
        next_die();
    } else if (action.name == "dice-by-app") {
        end_throw();
    } else if (action.name == "cancel") {
        if (!throw_->by_computer) throw_.reset();
    } else {
        return false;
    }
    return true;
}

namespace {

/// Draws the faces entered so far, the newest last. The row keeps its height while it is empty.
void draw_told(Canvas& c, const Faces& faces, std::string_view hint, Rect row) {
    const float y = row.y + row.h / 2 - 8;
    if (faces.empty()) c.fit({row.x, y}, hint, 15, c.theme().mid, Weight::medium, Align::left, row.w);
    const float apart = kTold + 6, step = faces.size() > 1 ? std::min(apart, (row.w - kTold) / float(faces.size() - 1)) : apart;
    for (std::size_t i = 0; i < faces.size(); ++i) draw_pips(c, {row.x + kTold / 2 + step * float(i), y}, kTold, faces[i], 0.75f);
}

int columns_for(float width) { return width >= kDieFaces * kFace + (kDieFaces - 1) * kDiceGap ? kDieFaces : kDieFaces / 2; }

float height_of_faces(int columns) {
    const int rows = kDieFaces / columns;
    return float(rows) * kFace + float(rows - 1) * kDiceGap;
}

/// Draws the faces to touch, centred in `place`. Returns the touched one, or 0.
int touched_face(Ui& ui, Rect place, Lang lang) {
    int touched = 0;
    const int columns = columns_for(place.w);
    const float left = place.x + (place.w - float(columns) * kFace - float(columns - 1) * kDiceGap) / 2;
    for (int face = 1; face <= kDieFaces; ++face) {
        const int column = (face - 1) % columns, row = (face - 1) / columns;
        const Rect r{left + float(column) * (kFace + kDiceGap), place.y + float(row) * (kFace + kDiceGap), kFace, kFace};
        const Id key = id("die", face);
        if (ui.tap(key, r, {.name = fill(str::dice_face, lang, {{"n", face}}), .radius = 14})) touched = face;
        draw_pips(ui.canvas(), r.centre() + Vec{0, ui.is_pressed(key) ? 1.0f : 0.0f}, kFace, face);
    }
    return touched;
}

}  // namespace

void App::draw_dice() {
    if (!throw_ || !pages_.empty()) return;
    Canvas& c = ui_.canvas();
    const bool phone = is_phone();
    const float w = phone ? ui_.width() : std::min(kDieFaces * kFace + (kDieFaces - 1) * kDiceGap + 2 * kDicePad, ui_.width() - 2 * kDiceMargin);
    const float room = w - 2 * kDicePad, faces_h = height_of_faces(columns_for(room));
    const auto question = c.lines(throw_->words.in(settings_.lang), type::kH2, Weight::bold, room);
    const float buttons_h = w < kStacked ? 2 * kDiceButton + kDiceGap : kDiceButton;
    const float h = kDiceTop + kAskLine + kQuestionLine * float(question.size()) + kDiceRow + faces_h + kBelowDice + buttons_h + kDicePad;
    const Rect r{(ui_.width() - w) / 2, phone ? ui_.height() - h : std::max(kDiceMargin, (ui_.height() - h) / 2), w, h};
    ui_.push_layer();
    draw_scrim(c, 0.5f);
    draw_panel(c, r, radius::kPanel, {.alpha = 1, .shadow = 0.7f, .blur = 30});
    const float x = r.x + kDicePad;
    float y = r.y + kDiceTop;
    c.fit({x, y}, tr(str::dice_ask), kAsk, ui_.theme().low, Weight::bold, Align::left, room);
    y += kAskLine;
    for (const std::string_view line : question) {
        c.text({x, y}, line, type::kH2, ui_.theme().hi, Weight::bold);
        y += kQuestionLine;
    }
    draw_told(c, throw_->faces, tr(str::dice_hint), {x, y, room, kDiceRow});
    y += kDiceRow;
    if (const int face = touched_face(ui_, {x, y, room, faces_h}, settings_.lang); face > 0) ask("die", -1, std::to_string(face));
    draw_dice_buttons({x, y + faces_h + kBelowDice, room, buttons_h});
    ui_.pop_layer();
}

/// Draws the buttons to cancel, to go back one die, and to let the app roll the rest. The last one has a row above the others if
/// space is short.
void App::draw_dice_buttons(Rect place) {
    const bool stacked = place.h > kDiceButton;
    const float shares = stacked ? 2 : 3, each = (place.w - kDiceGap * (shares - 1)) / shares, low = place.bottom() - kDiceButton;
    const Rect by_app{stacked ? place.x : place.right() - each, place.y, stacked ? place.w : each, kDiceButton};
    if (button(ui_, id("dice-by-app"), by_app, tr(str::dice_by_app))) ask("dice-by-app");
    const ButtonKind back = throw_->faces.empty() ? ButtonKind::off : ButtonKind::second;
    if (button(ui_, id("dice-back"), {place.x + each + kDiceGap, low, each, kDiceButton}, tr(str::dice_back), {.kind = back})) ask("dice-back");
    if (!throw_->by_computer && button(ui_, id("dice-cancel"), {place.x, low, each, kDiceButton}, tr(str::not_yet))) ask("cancel");
}

void App::mirror_dice(MirrorNode& root) const {
    MirrorNode& box = root.dialog("dice", tr(str::dice_ask), true);
    box.add("h2", "heading", tr(str::dice_ask));
    box.add("p", "text", throw_->words.in(settings_.lang)).attr("aria-live", "polite");
    for (int face = 1; face <= kDieFaces; ++face) box.button("die", tr(str::dice_face, {{"n", face}})).value(std::to_string(face));
    box.button("dice-back", tr(str::dice_back), !throw_->faces.empty());
    box.button("dice-by-app", tr(str::dice_by_app));
    if (!throw_->by_computer) box.button("cancel", tr(str::not_yet));
}

}  // namespace orrery::ui
