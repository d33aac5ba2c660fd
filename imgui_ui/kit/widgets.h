// The shared components: their look and their handling in one call each. All take places in canvas units.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "emblems.h"
#include "icons.h"
#include "ui.h"

namespace orrery::ui {

// --- surfaces ---
struct PanelLook {
    std::optional<Color> top{}, bottom{}, line{};
    float alpha = 0.96f, shadow = 0.45f, blur = 16;
};
void draw_panel(Canvas&, Rect r, float radius = radius::kPanel, const PanelLook& = {});
/// Darkens everything below a dialog, drawer or sheet.
void draw_scrim(Canvas&, float alpha = 0.7f);

// --- buttons ---
enum class ButtonKind { primary, second, ghost, danger, off, quiet };
struct ButtonLook {
    ButtonKind kind = ButtonKind::second;
    Icon icon = Icon::none;
    float size = 16;
    std::string_view name{};      // when the label alone does not say it
    std::optional<Color> ink{};   // of quiet buttons
};
/// A button; kind `off` still reports taps, so that the screen can say why not.
bool button(Ui&, Id, Rect, std::string_view label, const ButtonLook& = {});
void draw_button(Canvas&, Rect, std::string_view label, const ButtonLook& = {}, bool pressed = false);
/// Width a button needs for its label, 120 at least.
float button_width(const Canvas&, std::string_view label, const ButtonLook& = {});

struct IconButtonLook {
    bool on = false, off = false, ground = true;
    int badge = 0;              // number in a gold disc; 0 draws none
    float size = 44;
    std::optional<Color> ink{};
};
/// `name` says in words what the icon means.
bool icon_button(Ui&, Id, Vec upper_left, Icon, std::string_view name, const IconButtonLook& = {});

/// One of several: returns the part tapped in this frame, or -1.
struct Segment {
    std::string_view label;
    Icon icon = Icon::none;
    std::string_view note{};      // small second line
    bool enabled = true;
};
int segments(Ui&, Id, Rect, std::span<const Segment> parts, int chosen, std::string_view name);

/// Shows text; typing happens in a DOM input that the shell lays over it. True: the user wants to edit.
struct FieldLook {
    std::string_view placeholder{};
    bool editing = false;
    Icon icon = Icon::none;
    float size = 18;
    std::string_view name{};
};
bool text_field(Ui&, Id, Rect, std::string_view value, const FieldLook& = {});

/// On or off, with its words to the left. True when it was switched.
bool toggle(Ui&, Id, Rect, std::string_view label, bool on);

/// Small tag, 24 high. Returns its width.
float draw_chip(Canvas&, Vec upper_left, std::string_view label, Color col, float size = 13);

// --- the prompt bar ---
struct BarTool {
    Id id = 0;
    Icon icon = Icon::none;
    std::string_view name{};
    bool on = false, off = false;
    int badge = 0;
};
struct PromptBar {
    std::optional<SeatColor> seat;
    std::string_view label;          // "Aki · your turn"
    std::string_view prompt;
    int pips = -1, pips_of = 2;      // actions left; -1 leaves them out
    std::string_view pips_caption;
    std::span<const BarTool> tools;  // at the right, in order
    float reserve = 0;               // kept free at the right for a button of the caller
    Id menu = 0;                     // 0: no menu button
    std::string_view menu_name;
    bool phone = false;              // 76 high, the prompt may wrap
    bool thinking = false;           // three steady dots beside the disc
};
/// Height of the bar: 64, phones 76.
float prompt_bar_height(bool phone);
/// Draws the bar across the top; returns the id of the tool tapped, or 0.
Id prompt_bar(Ui&, const PromptBar&);
/// Action pips: squares turned 45°, filled gold = left.
void draw_pips(Canvas&, Vec first_centre, int left, int of, float size = 16, float step = 30);

// --- messages ---
enum class ToastKind { refusal, plain, good, warn };
struct Toast {
    ToastKind kind = ToastKind::plain;
    std::string_view title, text;
    std::string_view rule;           // id of a rule: adds a button that opens it
    std::string_view rule_name;      // what that button says aloud
    std::string_view offer{};        // without a rule: what a button offers to do about it
};
enum class ToastResult { none, open_rule, offer, close };
/// Draws the message at (`x`, `y`), `w` wide, and says what was tapped. `h` gets the height used, if asked.
ToastResult toast(Ui&, Id, float x, float y, float w, const Toast&, float* h = nullptr);
/// The height it will have.
float toast_height(const Canvas&, float w, const Toast&);

struct Dialog {
    std::string_view title, text;
    std::string_view confirm, cancel;
    bool dangerous = false;
    bool sheet = false;              // from the foot, on phones
};
enum class DialogResult { none, confirm, cancel };
/// A question above everything. Its own layer; the rest does not react.
DialogResult dialog(Ui&, Id, const Dialog&);

// --- drawer ---
struct Drawer {
    std::string_view title;
    float width = 320;
    bool sheet = false;              // 70 % high from the foot, on phones
    bool modal = true;
    float top = 0;                   // begins below this
};
struct DrawerResult {
    Rect body;                       // where content goes
    bool close = false;              // the cross or a tap beside it
};
/// Draws the frame; when modal the caller calls ui.pop_layer() after the content.
DrawerResult begin_drawer(Ui&, Id, const Drawer&, std::string_view close_name);

// --- scrolling ---
/// Clips to `r`, moves by `offset`, fades at the edges where more lies beyond. Returns the y at which content begins.
float begin_scroll(Ui&, Id, Rect r, float content_height, float& offset);
/// `ground` is what lies below the content; `above` the same at the upper edge, where a panel's gradient differs.
void end_scroll(Ui&, Rect r, float content_height, float offset, Color ground, std::optional<Color> above = {});

// --- results ---
struct StackPart {
    int value;
    Color color;
};
/// One block per part with its number, where it is wide enough. Returns the width drawn.
float draw_stacked_bar(Canvas&, Vec upper_left, float width_per_point, std::span<const StackPart> parts);
struct ChartLine {
    SeatColor seat;
    std::string_view name{};
    std::span<const int> values;     // one per step
};
struct ChartMoment {
    int step;
    int value;
};
/// `step_word`: "Turn" before the numbers below; values from 0 to `top`, which is rounded up to a multiple of four. Returns
/// where the moments were drawn.
std::vector<Vec> draw_line_chart(Canvas&, Rect r, std::span<const ChartLine> lines, int steps, int top, std::string_view step_word,
                                 std::span<const ChartMoment> moments = {});
/// The row of a winner or of the rule a link led to.
void draw_marked_row(Canvas&, Rect r, float radius = 12);

}  // namespace orrery::ui
