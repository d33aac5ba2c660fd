// Tables at which people roll the dice themselves: a move that throws dice, or the beginning of a game, waits until each face
// has been told, one after another.
#include <algorithm>

#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui {
namespace {

constexpr float kFace = 64, kGap = 12, kPad = 24, kButton = 48, kRow = 60;

/// What the die that falls next decides, from the events it is part of; its number if the game has no words for it.
std::string die_words(const GameFace& face, const Json& events, const AnyMatch* match, const Names& names, std::size_t index, Lang lang) {
    std::vector<std::string> dice;
    if (face.dice_in) dice = face.dice_in(events, match, names, lang);
    return index < dice.size() ? dice[index] : fill(str::die_number.in(lang), {{"n", static_cast<int>(index) + 1}});
}

}  // namespace

// Asks for the first die that the move throws. False: it throws none, or nobody rolls dice at this table.
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

/// The next question, or what all the faces lead to.
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

/// Faces that were not told fall by the generator.
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
        if (face < 1 || face > 6) return true;
        throw_->faces.push_back(face);
        next_die();
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

void App::draw_dice() {
    if (!throw_ || !pages_.empty()) return;
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const bool phone = is_phone();
    const float w = phone ? ui_.width() : std::min(6 * kFace + 5 * kGap + 2 * kPad, ui_.width() - 32);
    const int columns = w - 2 * kPad >= 6 * kFace + 5 * kGap ? 6 : 3, rows = 6 / columns;
    const bool stacked = w < 440;
    const auto question = c.lines(throw_->words.in(settings_.lang), type::kH2, Weight::bold, w - 2 * kPad);
    const float dice_h = float(rows) * kFace + float(rows - 1) * kGap;
    const float buttons_h = stacked ? 2 * kButton + kGap : kButton;
    const float h = kPad + 22 + 28 * float(question.size()) + 12 + kRow + dice_h + 20 + buttons_h + kPad;
    const Rect r{(ui_.width() - w) / 2, phone ? ui_.height() - h : std::max(16.0f, (ui_.height() - h) / 2), w, h};
    ui_.push_layer();
    draw_scrim(c, 0.5f);
    draw_panel(c, r, radius::kPanel, {.alpha = 1, .shadow = 0.7f, .blur = 30});
    float y = r.y + kPad + 8;
    c.fit({r.x + kPad, y}, tr(str::dice_ask), 14, t.low, Weight::bold, Align::left, w - 2 * kPad);
    y += 28;
    for (const std::string_view line : question) {
        c.text({r.x + kPad, y}, line, type::kH2, t.hi, Weight::bold);
        y += 28;
    }
    // What was told already, the newest at the end; the row keeps its place while it is empty.
    const float small = 34, step = std::min(small + 6, throw_->faces.size() > 1 ? (w - 2 * kPad - small) / float(throw_->faces.size() - 1) : small);
    for (std::size_t i = 0; i < throw_->faces.size(); ++i)
        draw_pips(c, {r.x + kPad + small / 2 + step * float(i), y + kRow / 2 - 8}, small, throw_->faces[i], 0.75f);
    if (throw_->faces.empty()) c.fit({r.x + kPad, y + kRow / 2 - 8}, tr(str::dice_hint), 15, t.mid, Weight::medium, Align::left, w - 2 * kPad);
    y += kRow;
    const float grid = float(columns) * kFace + float(columns - 1) * kGap, left = r.x + (w - grid) / 2;
    for (int face = 1; face <= 6; ++face) {
        const int column = (face - 1) % columns, row = (face - 1) / columns;
        const Rect place{left + float(column) * (kFace + kGap), y + float(row) * (kFace + kGap), kFace, kFace};
        const Id key = id("die", face);
        if (ui_.tap(key, place, {.name = tr(str::dice_face, {{"n", face}}), .radius = 14})) ask("die", -1, std::to_string(face));
        draw_pips(c, place.centre() + Vec{0, ui_.is_pressed(key) ? 1.0f : 0.0f}, kFace, face);
    }
    y += dice_h + 20;
    const float half = (w - 2 * kPad - kGap) / 2, third = (w - 2 * kPad - 2 * kGap) / 3;
    const Rect by_app = stacked ? Rect{r.x + kPad, y, w - 2 * kPad, kButton} : Rect{r.right() - kPad - third, y, third, kButton};
    const float low = stacked ? y + kButton + kGap : y, wide = stacked ? half : third;
    if (button(ui_, id("dice-by-app"), by_app, tr(str::dice_by_app))) ask("dice-by-app");
    const ButtonKind back = throw_->faces.empty() ? ButtonKind::off : ButtonKind::second;
    if (button(ui_, id("dice-back"), {r.x + kPad + wide + kGap, low, wide, kButton}, tr(str::dice_back), {.kind = back})) ask("dice-back");
    if (!throw_->by_computer && button(ui_, id("dice-cancel"), {r.x + kPad, low, wide, kButton}, tr(str::not_yet))) ask("cancel");
    ui_.pop_layer();
}

void App::mirror_dice(MirrorNode& root) const {
    MirrorNode& box = root.dialog("dice", tr(str::dice_ask), true);
    box.add("h2", "heading", tr(str::dice_ask));
    box.add("p", "text", throw_->words.in(settings_.lang)).attr("aria-live", "polite");
    for (int face = 1; face <= 6; ++face) box.button("die", tr(str::dice_face, {{"n", face}})).value(std::to_string(face));
    box.button("dice-back", tr(str::dice_back), !throw_->faces.empty());
    box.button("dice-by-app", tr(str::dice_by_app));
    if (!throw_->by_computer) box.button("cancel", tr(str::not_yet));
}

}  // namespace orrery::ui
