// Shared components. Each call draws one and handles its input. All places are in canvas units.
#pragma once

#include <functional>
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
    std::string_view name{};      // accessible name, if the label is not enough
    std::optional<Color> ink{};   // text colour of quiet buttons
    float full = 0;               // share of the width that is filled, for buttons that are held
};
/// Draws a button and returns true if it was tapped. Kind `off` still reports taps, so that the screen can give the reason.
bool button(Ui&, Id, Rect, std::string_view label, const ButtonLook& = {});
void draw_button(Canvas&, Rect, std::string_view label, const ButtonLook& = {}, bool pressed = false);
/// Returns the width that a button needs for its label, at least 120.
float button_width(const Canvas&, std::string_view label, const ButtonLook& = {});

struct IconButtonLook {
    bool on = false, off = false, ground = true, reveals = false;
    int badge = 0;              // number in a gold disc; 0 draws none
    float size = 44;
    std::optional<Color> ink{};
};
/// Draws a button with an icon. `name` says in words what the icon means.
bool icon_button(Ui&, Id, Vec upper_left, Icon, std::string_view name, const IconButtonLook& = {});

/// Draws a tab, which shows other things in the same place. Returns true if it was tapped.
bool tab(Ui&, Id, Rect, std::string_view label, bool is_on);

/// Part of a control that selects one of several. `segments` returns the part tapped in this frame, or -1.
struct Segment {
    std::string_view label;
    Icon icon = Icon::none;
    std::string_view note{};      // small second line
    bool enabled = true;
    std::function<void(Canvas&, Rect)> picture{};      // stands above the label; without an icon or a note
};
int segments(Ui&, Id, Rect, std::span<const Segment> parts, int chosen, std::string_view name);

/// Look of a text field. Typing happens in a DOM input that the shell lays over it; `text_field` returns true if it should open.
struct FieldLook {
    std::string_view placeholder{};
    bool editing = false;
    Icon icon = Icon::none;
    float size = 18;
    std::string_view name{};
};
bool text_field(Ui&, Id, Rect, std::string_view value, const FieldLook& = {});

/// Draws a switch with its label to the left. Returns true if it was tapped.
bool toggle(Ui&, Id, Rect, std::string_view label, bool on);

/// Draws a small tag, 24 high. Returns its width.
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
    int pips = -1, pips_of = 2;      // actions left; -1 draws no pips
    std::string_view pips_caption;
    std::span<const BarTool> tools;  // at the right, in order
    float reserve = 0;               // width kept free at the right for a button of the caller
    Id menu = 0;                     // 0: no menu button
    std::string_view menu_name;
    bool phone = false;              // 76 high; the prompt may wrap
    bool thinking = false;           // three steady dots beside the disc
};
/// Returns the height of the bar: 64, or 76 on phones.
float prompt_bar_height(bool phone);
/// Draws the bar across the top. Returns the id of the tapped tool, or 0.
Id prompt_bar(Ui&, const PromptBar&);
/// Draws actions as squares turned by 45°. The actions left are filled with gold.
void draw_pips(Canvas&, Vec first_centre, int left, int of, float size = 16, float step = 30);

// --- messages ---
enum class ToastKind { refusal, plain, good, warn };
struct Toast {
    ToastKind kind = ToastKind::plain;
    std::string_view title, text;
    std::string_view rule;           // id of a rule; adds a button that opens the rule
    std::string_view rule_name;      // accessible name of that button
    std::string_view offer{};        // label of a button that helps; used only without a rule
};
enum class ToastResult { none, open_rule, offer, close };
/// Draws the message at (`x`, `y`), `w` wide, and returns what was tapped. Stores the height in `h` unless it is null.
ToastResult toast(Ui&, Id, float x, float y, float w, const Toast&, float* h = nullptr);
/// Returns the height that `toast` will use.
float toast_height(Canvas&, float w, const Toast&);

struct Dialog {
    std::string_view title, text;
    std::string_view confirm, cancel;
    bool dangerous = false;
    bool sheet = false;              // attached to the bottom edge, on phones
};
enum class DialogResult { none, confirm, cancel };
/// Draws a question above everything. It has its own layer, and nothing else reacts.
DialogResult dialog(Ui&, Id, const Dialog&);

// --- drawer ---
struct Drawer {
    std::string_view title;
    float width = 320;
    bool sheet = false;              // 70 % high, attached to the bottom edge, on phones
    bool modal = true;
    float top = 0;                   // upper limit of the drawer
};
struct DrawerResult {
    Rect body;                       // place of the content
    bool close = false;              // the cross, or the area beside the drawer, was tapped
};
/// Draws the frame of a drawer. If it is modal, the caller must call ui.pop_layer() after the content.
DrawerResult begin_drawer(Ui&, Id, const Drawer&, std::string_view close_name);

// --- scrolling ---
/// Clips to `r` and scrolls by `offset`. Returns the y at which the content begins.
float begin_scroll(Ui&, Id, Rect r, float content_height, float& offset);
/// Ends the clip and fades the edges beyond which there is more content. `ground` is the colour below the content; `above` is that
/// of the upper edge, where the gradient of a panel differs.
void end_scroll(Ui&, Rect r, float content_height, float offset, Color ground, std::optional<Color> above = {});

// --- results ---
struct StackPart {
    int value;
    Color color;
};
/// Draws one block for each part, with its number if it is wide enough. Returns the width drawn.
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
/// Draws a line chart. `step_word` ("Turn") precedes the numbers below it. Values range from 0 to `top`, which is rounded up to a
/// multiple of four. Returns the places of the moments.
std::vector<Vec> draw_line_chart(Canvas&, Rect r, std::span<const ChartLine> lines, int steps, int top, std::string_view step_word,
                                 std::span<const ChartMoment> moments = {});
/// Draws the background of a highlighted row: a winner, or a rule that was opened by a link.
void draw_marked_row(Canvas&, Rect r, float radius = 12);

}  // namespace orrery::ui
