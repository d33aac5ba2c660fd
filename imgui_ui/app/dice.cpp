// Dialog for real dice: asks for one face after the other.
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

}  // namespace

void draw_rolled(Canvas& c, const GameFace& game, Vec centre, float size, int face, float alpha) {
    const Color ink = fade(rgb(0x1B2338), alpha);
    draw_blank_die(c, centre, size, alpha);
    if (game.draw_die_face) game.draw_die_face(c, face, centre, size * 0.8f, ink);
    else draw_dots(c, centre, size, face, ink);
}

std::string die_face_name(const GameFace& game, int face, Lang lang) {
    return game.die_face_name ? game.die_face_name(face).in(lang) : fill(str::dice_face, lang, {{"n", face}});
}

bool App::do_dice(const Action& action) {
    if (!driver_.thrown()) return false;
    if (action.name == "die") driver_.enter_face(action.value.size() == 1 ? action.value[0] - '0' : 0);
    else if (action.name == "dice-back") driver_.take_face_back();
    else if (action.name == "dice-by-app") driver_.end_throw();
    else if (action.name == "cancel") driver_.cancel();
    else return false;
    return true;
}

namespace {

/// Draws the faces entered so far, the newest last. The row keeps its height while it is empty.
void draw_told(Canvas& c, const Throw& thrown, std::string_view hint, Rect row) {
    const Faces& faces = thrown.faces;
    const float y = row.y + row.h / 2 - 8;
    if (faces.empty()) c.fit({row.x, y}, hint, 15, c.theme().mid, Weight::medium, Align::left, row.w);
    const float apart = kTold + 6, step = faces.size() > 1 ? std::min(apart, (row.w - kTold) / float(faces.size() - 1)) : apart;
    for (std::size_t i = 0; i < faces.size(); ++i) draw_rolled(c, *thrown.face, {row.x + kTold / 2 + step * float(i), y}, kTold, faces[i], 0.75f);
}

int columns_for(float width) { return width >= kDieFaces * kFace + (kDieFaces - 1) * kDiceGap ? kDieFaces : kDieFaces / 2; }

float height_of_faces(int columns) {
    const int rows = kDieFaces / columns;
    return float(rows) * kFace + float(rows - 1) * kDiceGap;
}

/// Draws the faces to touch, centred in `place`. Returns the touched one, or 0.
int touched_face(Ui& ui, const GameFace& game, Rect place, const std::vector<std::string>& names) {
    int touched = 0;
    const int columns = columns_for(place.w);
    const float left = place.x + (place.w - float(columns) * kFace - float(columns - 1) * kDiceGap) / 2;
    for (int i = 0; i < int(names.size()); ++i) {
        const int face = i + 1, column = i % columns, row = i / columns;
        const Rect r{left + float(column) * (kFace + kDiceGap), place.y + float(row) * (kFace + kDiceGap), kFace, kFace};
        const Id key = id("die", face);
        if (ui.tap(key, r, {.name = names[std::size_t(i)], .radius = 14})) touched = face;
        draw_rolled(ui.canvas(), game, r.centre() + Vec{0, ui.is_pressed(key) ? 1.0f : 0.0f}, kFace, face);
    }
    return touched;
}

}  // namespace

App::DiceDialog App::dice_dialog() const {
    const Throw& thrown = *driver_.thrown();
    DiceDialog out{tr(str::dice_ask), thrown.words.in(settings_.lang), {}, {"dice-by-app", tr(str::dice_by_app)},
                   {"dice-back", tr(str::dice_back), !thrown.faces.empty()}, {}};
    for (int face = 1; face <= kDieFaces; ++face) out.faces.push_back(die_face_name(*thrown.face, face, settings_.lang));
    if (!thrown.by_computer) out.cancel = PageButton{"cancel", tr(str::not_yet)};
    return out;
}

void App::draw_dice() {
    if (!driver_.thrown() || !top().is_screen()) return;
    const DiceDialog told = dice_dialog();
    Canvas& c = ui_.canvas();
    const bool phone = is_phone();
    const float w = phone ? ui_.width() : std::min(kDieFaces * kFace + (kDieFaces - 1) * kDiceGap + 2 * kDicePad, ui_.width() - 2 * kDiceMargin);
    const float room = w - 2 * kDicePad, faces_h = height_of_faces(columns_for(room));
    const auto question = c.lines(told.question, type::kH2, Weight::bold, room);
    const float buttons_h = w < kStacked ? 2 * kDiceButton + kDiceGap : kDiceButton;
    const float h = kDiceTop + kAskLine + kQuestionLine * float(question.size()) + kDiceRow + faces_h + kBelowDice + buttons_h + kDicePad;
    const Rect r{(ui_.width() - w) / 2, phone ? ui_.height() - h : std::max(kDiceMargin, (ui_.height() - h) / 2), w, h};
    ui_.push_layer();
    draw_scrim(c, 0.5f);
    draw_panel(c, r, radius::kPanel, {.alpha = 1, .shadow = 0.7f, .blur = 30});
    const float x = r.x + kDicePad;
    float y = r.y + kDiceTop;
    c.fit({x, y}, told.ask, kAsk, ui_.theme().low, Weight::bold, Align::left, room);
    y += kAskLine;
    for (const std::string_view line : question) {
        c.text({x, y}, line, type::kH2, ui_.theme().hi, Weight::bold);
        y += kQuestionLine;
    }
    draw_told(c, *driver_.thrown(), tr(str::dice_hint), {x, y, room, kDiceRow});
    y += kDiceRow;
    if (const int face = touched_face(ui_, *driver_.thrown()->face, {x, y, room, faces_h}, told.faces); face > 0) ask("die", -1, std::to_string(face));
    draw_dice_buttons(told, {x, y + faces_h + kBelowDice, room, buttons_h});
    ui_.pop_layer();
}

/// Draws the buttons to cancel, to go back one die, and to let the app roll the rest. The last one has a row above the others if
/// space is short.
void App::draw_dice_buttons(const DiceDialog& told, Rect place) {
    const bool stacked = place.h > kDiceButton;
    const float shares = stacked ? 2 : 3, each = (place.w - kDiceGap * (shares - 1)) / shares, low = place.bottom() - kDiceButton;
    const Rect by_app{stacked ? place.x : place.right() - each, place.y, stacked ? place.w : each, kDiceButton};
    const auto draw = [&](const PageButton& one, Rect r) {
        if (button(ui_, id(one.action), r, one.label, {.kind = one.is_enabled ? ButtonKind::second : ButtonKind::off})) ask(one.action);
    };
    draw(told.by_app, by_app);
    draw(told.back, {place.x + each + kDiceGap, low, each, kDiceButton});
    if (told.cancel) draw(*told.cancel, {place.x, low, each, kDiceButton});
}

void App::mirror_dice(MirrorNode& root) const {
    const DiceDialog told = dice_dialog();
    MirrorNode& box = root.dialog("dice", told.ask, true);
    box.add("h2", "heading", told.ask);
    box.add("p", "text", told.question).attr("aria-live", "polite");
    for (std::size_t i = 0; i < told.faces.size(); ++i) box.button("die", told.faces[i]).value(std::to_string(i + 1));
    for (const PageButton& one : {told.back, told.by_app}) box.button(one.action, one.label, one.is_enabled);
    if (told.cancel) box.button(told.cancel->action, told.cancel->label);
}

}  // namespace orrery::ui
