#include "widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "pieces.h"

namespace orrery::ui {
namespace {

constexpr float kIconSize = 20, kIconGap = 8, kPressedBy = 1, kPressedDark = 0.08f;
constexpr float kFadeEdge = 28;
constexpr float kLeastWord = 11;                            // a word that fits nowhere shrinks instead of breaking

/// Returns the rectangle moved down by 1 px while it is pressed.
Rect lowered(Rect r, bool pressed) { return pressed ? r.moved(0, kPressedBy) : r; }
Color darker(Color c, bool pressed) { return pressed ? mix(c, kBlack, kPressedDark) : c; }

/// Sizes of a message: the margins of its text, and the least width of the button to its right.
constexpr float kToastText = 72, kToastButton = 100;

}  // namespace

// ---- surfaces ----

void draw_panel(Canvas& c, Rect r, float radius, const PanelLook& look) {
    const Theme& t = c.theme();
    c.shadow(r, radius, look.shadow, look.blur, 4);
    c.gradient(r, radius, fade(look.top.value_or(t.s2), look.alpha), fade(look.bottom.value_or(t.s1), look.alpha));
    c.rect_stroke(r, radius, look.line.value_or(t.flat ? t.line : fade(t.line, 0.9f)), t.panel_border);
    if (!t.flat) c.line({r.x + radius, r.y + 1.5f}, {r.right() - radius, r.y + 1.5f}, fade(kWhite, 0.07f));
}

void draw_scrim(Canvas& c, float alpha) { c.rect(c.bounds(), 0, fade(c.theme().space1, alpha)); }

// ---- buttons ----

void draw_button(Canvas& c, Rect r, std::string_view label, const ButtonLook& look, bool pressed) {
    const Theme& t = c.theme();
    const float radius = std::min(radius::kButton, r.h / 2);
    r = lowered(r, pressed);
    Color ink = t.hi;
    switch (look.kind) {
        case ButtonKind::primary:
            c.halo(r, radius, t.gold2, 0.35f, 14);
            c.gradient(r, radius, darker(t.primary0, pressed), darker(t.primary1, pressed));
            if (!t.flat) c.line({r.x + radius, r.y + 1.5f}, {r.right() - radius, r.y + 1.5f}, fade(kWhite, 0.55f));
            ink = t.ink;
            break;
        case ButtonKind::second:
            c.shadow(r, radius, 0.35f, 8, 2);
            c.gradient(r, radius, darker(t.s3, pressed), darker(t.s2, pressed));
            c.rect_stroke(r, radius, fade(t.line2, 0.9f), t.panel_border);
            break;
        case ButtonKind::ghost:
            if (pressed) c.rect(r, radius, fade(t.s2, 0.6f));
            c.rect_stroke(r, radius, fade(t.line2, 0.8f), t.panel_border);
            ink = t.mid;
            break;
        case ButtonKind::danger:
            c.gradient(r, radius, darker(t.danger0, pressed), darker(t.danger1, pressed));
            c.rect_stroke(r, radius, t.danger_line, t.panel_border);
            ink = t.bad_text;
            break;
        case ButtonKind::off:
            c.rect(r, radius, fade(t.s2, 0.6f));
            c.rect_stroke(r, radius, fade(t.line, 0.6f), t.panel_border);
            ink = t.low;
            break;
        case ButtonKind::quiet:
            if (pressed) c.rect(r, radius, fade(t.s2, 0.6f));
            ink = look.ink.value_or(t.mid);
            break;
    }
    if (look.full > 0) {
        c.push_clip({r.x, r.y, r.w * look.full, r.h});
        c.rect(r, radius, fade(t.hi, 0.35f));
        c.pop_clip();
    }
    const bool has_icon = look.icon != Icon::none;
    const float taken = has_icon ? kIconSize + (label.empty() ? 0 : kIconGap) : 0;
    const float room = r.w - 16 - taken;
    float size = look.size;
    while (size > type::kSmall && c.text_width(label, size, Weight::bold) > room) size -= 0.5f;
    const float width = std::min(room, c.text_width(label, size, Weight::bold));
    const float x = r.x + (r.w - width - taken) / 2;
    if (has_icon) draw_icon(c, look.icon, {x + kIconSize / 2, r.centre().y}, kIconSize, ink);
    if (label.empty()) return;
    const auto lines = width < room || c.text_width(label, size, Weight::bold) <= room
                           ? std::vector<std::string_view>{label}
                           : c.lines(label, size, Weight::bold, room);
    const float step = 18, first = r.centre().y - step * float(lines.size() - 1) / 2;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines.size() == 1) c.text({x + taken, first}, lines[i], size, ink, Weight::bold);
        else c.text({x + taken + width / 2, first + step * float(i)}, lines[i], size, ink, Weight::bold, Align::center);
    }
}

bool button(Ui& ui, Id id, Rect r, std::string_view label, const ButtonLook& look) {
    TapOptions o;
    o.name = look.name.empty() ? label : look.name;
    o.enabled = look.kind != ButtonKind::off;
    const bool tapped = ui.tap(id, r, o);
    draw_button(ui.canvas(), r, label, look, ui.is_pressed(id));
    return tapped;
}

float button_width(const Canvas& c, std::string_view label, const ButtonLook& look) {
    const float icon = look.icon != Icon::none ? kIconSize + kIconGap : 0;
    return std::max(120.0f, c.text_width(label, look.size, Weight::bold) + icon + 36);
}

bool icon_button(Ui& ui, Id id, Vec at, Icon icon, std::string_view name, const IconButtonLook& look) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const Rect place{at.x, at.y, look.size, look.size};
    TapOptions o;
    o.name = name;
    o.enabled = !look.off;
    o.reveals = look.reveals;
    const bool tapped = ui.tap(id, place, o);
    const bool pressed = ui.is_pressed(id);
    const Rect r = lowered(place, pressed);
    if (look.on) {
        c.rect(r, radius::kButton, fade(t.gold, 0.16f));
        c.rect_stroke(r, radius::kButton, fade(t.gold, 0.7f));
    } else if (look.ground) {
        c.rect(r, radius::kButton, fade(t.s3, pressed ? 0.8f : 0.55f));
        c.rect_stroke(r, radius::kButton, fade(t.line2, t.flat ? 1.0f : 0.55f));
    } else if (pressed || ui.is_hovered(id)) {
        c.rect(r, radius::kButton, fade(t.s3, 0.45f));
    }
    draw_icon(c, icon, r.centre(), kIconSize, look.off ? fade(t.low, kOffIcon) : look.ink.value_or(t.hi));
    if (look.badge > 0) {
        const Vec corner{r.right() - 6, r.y + 6};
        c.circle(corner, 9, t.gold);
        c.text(corner, std::to_string(look.badge), type::kSmall, t.ink, Weight::bold, Align::center);
    }
    return tapped;
}

bool tab(Ui& ui, Id id, Rect r, std::string_view label, bool is_on) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    c.rect(r, 10, is_on ? t.s3 : fade(t.s1, 0.8f));
    c.rect_stroke(r, 10, is_on ? t.gold : t.line2, is_on ? 2.0f : 1.0f);
    c.fit(r.centre(), label, 14, is_on ? t.hi : t.mid, Weight::bold, Align::center, r.w - 8);
    TapOptions options;
    options.radius = 10;
    options.name = label;
    options.reveals = true;
    return ui.tap(id, r, options);
}

namespace {

constexpr float kSegmentIcon = 16;
constexpr float kPicturedLabel = 34;        // height of the label below a picture

/// Returns the room for a segment's label, and whether its icon has a place beside it.
std::pair<float, bool> segment_room(const Canvas& c, const Segment& part, float width) {
    const bool has_icon = part.icon != Icon::none && c.text_width(part.label, type::kSmall, Weight::bold) <= width - kSegmentIcon - kIconGap - 8;
    return {width - (has_icon ? kSegmentIcon + kIconGap : 0) - 8, has_icon};
}

/// Returns the size of type in which each label fits into its segment, at least kSmall.
float segment_size(const Canvas& c, std::span<const Segment> parts, float width) {
    float size = type::kBody;
    for (const Segment& part : parts) {
        const float room = segment_room(c, part, width).first - 4;
        while (size > type::kSmall && c.text_width(part.label, size, Weight::bold) > room) size -= 0.5f;
    }
    return size;
}

}  // namespace

int segments(Ui& ui, Id id, Rect r, std::span<const Segment> parts, int chosen, std::string_view name) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    c.rect(r, radius::kButton, t.well);
    if (t.flat) c.rect_stroke(r, radius::kButton, t.line);
    const float width = r.w / float(std::max<std::size_t>(1, parts.size()));
    const float usual_size = segment_size(c, parts, width - 6);
    int tapped = -1;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Segment& part = parts[i];
        const Rect cell = Rect{r.x + width * float(i), r.y, width, r.h}.grown(-3);
        const Id own = orrery::ui::id("segment", int(i), id);
        const std::string full = name.empty() ? std::string(part.label) : std::string(name) + ": " + std::string(part.label);
        TapOptions o;
        o.name = full;
        o.enabled = part.enabled;
        o.radius = radius::kButton - 2;
        if (ui.tap(own, cell, o)) tapped = int(i);
        const bool on = int(i) == chosen;
        if (on) {
            c.gradient(cell, radius::kButton - 2, t.s3, t.s2);
            c.rect_stroke(cell, radius::kButton - 2, t.gold, 1.5f);
        }
        const Color ink = on ? t.hi : part.enabled ? t.mid : t.low;
        const Rect words = part.picture ? Rect{cell.x, cell.bottom() - kPicturedLabel, cell.w, kPicturedLabel} : cell;
        if (part.picture) part.picture(c, Rect{cell.x, cell.y, cell.w, cell.h - kPicturedLabel}.grown(-3));
        // Long labels shrink together; one that is still too long loses its icon, then takes two lines.
        const auto [room, has_icon] = segment_room(c, part, cell.w);
        const auto fits = [&, wide = room](float size) { return c.text_width(part.label, size, Weight::bold) <= wide; };
        float label_size = usual_size;
        if (!fits(label_size)) label_size = c.whole_words(part.label, label_size, Weight::bold, room, 2, kLeastWord);
        const auto lines = fits(label_size) ? std::vector<std::string_view>{part.label} : c.lines(part.label, label_size, Weight::bold, room);
        const float taken = has_icon ? kSegmentIcon + kIconGap : 0, step = part.note.empty() ? 17.0f : 15.0f;
        float text_width = c.text_width(part.note, type::kSmall, Weight::bold);
        for (const std::string_view line : lines) text_width = std::max(text_width, c.text_width(line, label_size, Weight::bold));
        const float x = cell.x + (cell.w - text_width - taken) / 2, centre = x + taken + text_width / 2;
        float y = words.centre().y - step * float(lines.size() - 1) / 2 - (part.note.empty() ? 0 : 9);
        if (has_icon) draw_icon(c, part.icon, {x + kSegmentIcon / 2, cell.centre().y}, kSegmentIcon, ink);
        for (const std::string_view line : lines) {
            if (lines.size() == 1) c.text({x + taken, y}, line, label_size, ink, Weight::bold);
            else c.text({centre, y}, line, label_size, ink, Weight::bold, Align::center);
            y += step;
        }
        if (!part.note.empty()) c.text({x + taken, y - step + 19}, part.note, type::kSmall, on ? t.gold : ink, Weight::bold);
    }
    return tapped;
}

bool text_field(Ui& ui, Id id, Rect r, std::string_view value, const FieldLook& look) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    TapOptions o;
    o.name = look.name;
    o.radius = radius::kField;
    const bool tapped = ui.tap(id, r, o);
    c.rect(r, radius::kField, t.well);
    c.rect_stroke(r, radius::kField, look.editing ? t.focus : t.field, look.editing ? 2 : t.panel_border);
    float x = r.x + 16;
    if (look.icon != Icon::none) {
        draw_icon(c, look.icon, {r.x + 24, r.centre().y}, 18, t.mid);
        x = r.x + 48;
    }
    if (look.editing) return tapped;                        // the DOM input of the shell lies above
    const bool empty = value.empty();
    c.fit({x, r.centre().y}, empty ? look.placeholder : value, look.size, empty ? t.low : t.hi,
          empty ? Weight::medium : Weight::bold, Align::left, r.right() - x - 10);
    return tapped;
}

bool toggle(Ui& ui, Id id, Rect r, std::string_view label, bool on) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    TapOptions o;
    o.name = label;
    const bool tapped = ui.tap(id, r, o);
    c.fit({r.x, r.centre().y}, label, type::kBody, t.hi, Weight::medium, Align::left, r.w - 68);
    const Rect groove{r.right() - 52, r.centre().y - 14, 52, 28};
    c.rect(groove, 14, on ? fade(t.gold, 0.28f) : t.well);
    c.rect_stroke(groove, 14, on ? t.gold : t.field, 1.5f);
    const float at = ui.animate(orrery::ui::id("knob", 0, id), on ? 1.0f : 0.0f, motion::kCardRise);
    const Vec knob{groove.x + 14 + 24 * at, groove.centre().y};
    c.circle(knob, 10, on ? t.gold : t.mid);
    if (on) draw_icon(c, Icon::check, knob, 12, t.ink);     // the state must not be shown by colour alone
    return tapped;
}

float draw_chip(Canvas& c, Vec at, std::string_view label, Color col, float size) {
    const float width = c.text_width(label, size, Weight::bold) + 20;
    const Rect r{at.x, at.y, width, 24};
    c.rect(r, 12, fade(col, 0.18f));
    c.rect_stroke(r, 12, fade(col, 0.55f));
    c.text(r.centre(), label, size, mix(col, kWhite, 0.45f), Weight::bold, Align::center);
    return width;
}

// ---- prompt bar ----

float prompt_bar_height(bool phone) { return phone ? 76 : 64; }

void draw_pips(Canvas& c, Vec first, int left, int of, float size, float step) {
    const Theme& t = c.theme();
    for (int i = 0; i < of; ++i) {
        const Canvas::Saved turned = c.transformed({first.x + step * float(i), first.y}, kPi / 4);
        const Rect r = square_around({0, 0}, size);
        c.rect(r, size * 0.18f, i < left ? t.gold : fade(kBlack, 0.25f));
        c.rect_stroke(r, size * 0.18f, i < left ? t.warm : t.field, 1.4f);
    }
}

Id prompt_bar(Ui& ui, const PromptBar& bar) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float h = prompt_bar_height(bar.phone), w = c.width();
    Id tapped = 0;
    c.gradient({0, 0, w, h}, 0, fade(t.bar0, 0.97f), fade(t.bar1, 0.97f));
    c.line({0, h - 0.5f}, {w, h - 0.5f}, t.line);
    const Color seat = bar.seat ? t.seat(*bar.seat).fill : t.line2;
    c.rect({0, h - 2, w, 2}, 0, fade(seat, 0.9f));

    const float middle = h / 2;
    if (bar.menu != 0 &&
        icon_button(ui, bar.menu, {bar.phone ? 4.0f : 16.0f, middle - 22}, Icon::menu, bar.menu_name, {.ground = false}))
        tapped = bar.menu;
    const float disc_x = bar.phone ? 66.0f : 92.0f, disc_r = bar.phone ? 16.0f : 20.0f;
    float x = bar.menu != 0 ? (bar.phone ? 90.0f : 124.0f) : 20.0f;
    if (bar.seat) draw_emblem(c, *bar.seat, {disc_x, middle}, disc_r);
    else if (bar.menu != 0) x = bar.phone ? 56.0f : 72.0f;

    float right = w - (bar.phone ? 8.0f : 16.0f) - 52 * float(bar.tools.size()) - bar.reserve;
    for (std::size_t i = 0; i < bar.tools.size(); ++i) {
        const BarTool& tool = bar.tools[i];
        IconButtonLook look;
        look.on = tool.on;
        look.off = tool.off;
        look.badge = tool.badge;
        look.ground = !bar.phone;
        if (icon_button(ui, tool.id, {right + 8 + 52 * float(i), middle - 22}, tool.icon, tool.name, look)) tapped = tool.id;
    }
    if (bar.pips >= 0) {
        if (bar.phone) {
            right -= 24 * float(bar.pips_of) + 8;
            draw_pips(c, {right + 16, middle}, bar.pips, bar.pips_of, 14, 24);
        } else {
            const float caption = std::max(92.0f, c.text_width(bar.pips_caption, type::kSmall) + 16);
            const float step = bar.pips_of > 3 ? 22.0f : 30.0f, centre = right - caption / 2;
            draw_pips(c, {centre - step * float(bar.pips_of - 1) / 2, 24}, bar.pips, bar.pips_of, 16, step);
            c.text({centre, 48}, bar.pips_caption, type::kSmall, t.mid, Weight::medium, Align::center);
            right -= caption + 12;
        }
    }
    const float room = right - x - (bar.phone ? 4.0f : 16.0f);
    const Color label = mix(seat, kWhite, 0.55f);
    // The prompt takes one line, or two or three smaller ones. The label then moves up.
    struct Form {
        float size, step, label, first;
        std::size_t lines;
    };
    constexpr Form kWide[] = {{type::kTitle, 0, 21, 43, 1}, {type::kBody, 0, 21, 43, 1}, {type::kLabel, 0, 21, 43, 1}, {type::kSmall, 17, 15, 34, 2}, {type::kSmall, 14, 11, 26, 3}};
    constexpr Form kPhone[] = {{type::kBody, 0, 20, 48, 1}, {type::kLabel, 18, 20, 40, 2}, {type::kSmall, 18, 20, 40, 2}, {type::kSmall, 16, 13, 31, 3}};
    const std::span<const Form> forms = bar.phone ? std::span<const Form>(kPhone) : std::span<const Form>(kWide);
    const auto signs = c.with_signs_in(bar.prompt, forms.back().size, Weight::bold, room, forms.back().lines);
    const Form* form = &forms[0];
    for (const Form& one : forms) {
        form = &one;
        if (c.lines(bar.prompt, one.size, Weight::bold, room).size() <= one.lines) break;
    }
    const float label_width = c.fit({x, form->label}, bar.label, type::kLabel, label, Weight::bold, Align::left, room);
    if (bar.thinking)
        for (int i = 0; i < 3; ++i) c.circle({x + label_width + 14 + 10 * float(i), form->label}, 3, label);
    c.paragraph({x, form->first}, bar.prompt, form->size, t.hi, Weight::bold, room, form->step, Align::left, static_cast<int>(form->lines));
    return tapped;
}

// ---- messages ----

namespace {

// On phones the button goes below, so that the words keep the full width.
bool has_button(const Toast& message) { return !message.rule.empty() || !message.offer.empty(); }
bool has_button_below(const Toast& message, float w) { return has_button(message) && w < 520; }
float toast_button_width(const Canvas& c, const Toast& message) {
    if (!message.rule.empty()) return std::max(kToastButton, c.text_width(message.rule, type::kLabel, Weight::bold) + 54);
    return std::max(kToastButton, c.text_width(message.offer, type::kLabel, Weight::bold) + 36);
}
float toast_text_width(const Canvas& c, const Toast& message, float w) {
    return w - kToastText - (has_button(message) && !has_button_below(message, w) ? toast_button_width(c, message) + 32 : 24);
}
float toast_words(const Toast& message, std::size_t lines, std::size_t title_lines) {
    const float top = message.title.empty() ? 14 : 34 + 18 * float(title_lines - 1);
    return std::max(76.0f, top + 12 + 24 * float(message.text.empty() ? 0 : lines));
}

}  // namespace

float toast_height(Canvas& c, float w, const Toast& message) {
    const auto signs = c.with_signs();
    const float room = toast_text_width(c, message, w);
    const auto lines = c.lines(message.text, type::kBody, Weight::medium, room);
    return toast_words(message, lines.size(), c.lines(message.title, type::kLabel, Weight::bold, room).size()) + (has_button_below(message, w) ? 52.0f : 0.0f);
}

ToastResult toast(Ui& ui, Id id, float x, float y, float w, const Toast& message, float* height) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const bool refusal = message.kind == ToastKind::refusal, has_rule = !message.rule.empty();
    const bool button_below = has_button_below(message, w);
    const float text_width = toast_text_width(c, message, w);
    const auto signs = c.with_signs();
    const auto lines = c.lines(message.text, type::kBody, Weight::medium, text_width);
    const auto title = c.lines(message.title, type::kLabel, Weight::bold, text_width);
    const float title_more = 18 * float(title.size() - 1);
    const float words = toast_words(message, lines.size(), title.size());
    const float h = words + (button_below ? 52.0f : 0.0f);
    if (height != nullptr) *height = h;
    const Rect r{x, y, w, h};
    ToastResult result = ToastResult::none;
    // The whole message is a target below its button, so that the button keeps its own taps.
    TapOptions whole;
    whole.name = message.title.empty() ? message.text : message.title;
    whole.radius = radius::kPanel;
    whole.can_focus = false;
    whole.is_ground = whole.hides = true;
    if (ui.tap(id, r, whole)) result = ToastResult::close;

    Color accent = t.mid;
    Icon icon = Icon::help;
    if (message.kind == ToastKind::good) { accent = t.good; icon = Icon::check; }
    if (message.kind == ToastKind::warn) { accent = t.warn; icon = Icon::warn; }
    c.shadow(r, radius::kPanel, 0.7f, 30, 8);
    if (refusal) {
        accent = t.bad;
        icon = Icon::stop;
        c.gradient(r, radius::kPanel, t.bad_ground0, t.bad_ground1);
        c.rect_stroke(r, radius::kPanel, t.bad_line, 1.5f);
    } else {
        c.gradient(r, radius::kPanel, t.s2, t.s1);
        c.rect_stroke(r, radius::kPanel, fade(accent, 0.8f), 1.5f);
    }
    const Vec disc{x + 38, y + words / 2};
    c.circle(disc, 20, fade(accent, 0.18f));
    draw_icon(c, icon, disc, 26, accent);
    if (!message.title.empty())
        c.paragraph({x + kToastText, y + 22}, message.title, type::kLabel, accent, Weight::bold, text_width, 18);
    const float first = message.title.empty() ? y + words / 2 - 12 * float(lines.size() - 1) : y + 46 + title_more;
    for (std::size_t i = 0; i < lines.size(); ++i)
        c.text({x + kToastText, first + 24 * float(i)}, lines[i], type::kBody, t.hi);
    if (has_button(message)) {
        const float button_w = toast_button_width(c, message);
        const float button_y = button_below ? r.bottom() - 56 : y + h / 2 - 22;
        const Rect b{r.right() - button_w - 16, button_y, button_w, 44};
        const Id own = orrery::ui::id("rule", 0, id);
        TapOptions o;
        o.name = !has_rule ? message.offer : message.rule_name.empty() ? message.rule : message.rule_name;
        if (ui.tap(own, b, o)) result = has_rule ? ToastResult::open_rule : ToastResult::offer;
        const Color ink = refusal ? t.bad_text : t.hi;
        c.rect(b, radius::kButton, fade(kWhite, ui.is_pressed(own) ? 0.16f : 0.09f));
        c.rect_stroke(b, radius::kButton, fade(ink, 0.5f));
        if (!has_rule) {
            c.fit(b.centre(), message.offer, type::kLabel, ink, Weight::bold, Align::center, b.w - 16);
            return result;
        }
        const float icon_x = b.x + 20;
        draw_icon(c, Icon::book, {icon_x, b.centre().y}, 18, ink);
        c.fit({icon_x + 14, b.centre().y}, message.rule, type::kLabel, ink, Weight::bold, Align::left, b.right() - icon_x - 18);
    }
    return result;
}

DialogResult dialog(Ui& ui, Id id, const Dialog& d) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    ui.push_layer();
    draw_scrim(c);
    const float w = d.sheet ? c.width() : std::min(480.0f, c.width() - 32), pad = 24;
    const auto signs = c.with_signs();
    const auto title = c.lines(d.title, type::kH2, Weight::bold, w - 2 * pad);
    const auto text = c.lines(d.text, type::kBody, Weight::medium, w - 2 * pad);
    const float h = pad + 28 * float(title.size()) + 12 + 24 * float(d.text.empty() ? 0 : text.size()) + 24 + 48 + pad;
    const float x = (c.width() - w) / 2, y = d.sheet ? c.height() - h : std::max(16.0f, (c.height() - h) / 2);
    const Rect r{x, y, w, h};
    PanelLook look;
    look.alpha = 1;
    look.shadow = 0.7f;
    look.blur = 30;
    DialogResult result = DialogResult::none;
    draw_panel(c, r, radius::kPanel, look);
    float line = y + pad + 14;
    for (const std::string_view piece : title) {
        c.text({x + pad, line}, piece, type::kH2, t.hi, Weight::bold);
        line += 28;
    }
    line += 10;
    for (const std::string_view piece : text) {
        c.text({x + pad, line}, piece, type::kBody, t.mid);
        line += 24;
    }
    // The main button comes last. On sheets both share the width.
    ButtonLook yes, no;
    yes.kind = d.dangerous ? ButtonKind::danger : ButtonKind::primary;
    no.kind = ButtonKind::second;
    const float most = (w - 2 * pad - 12) / 2;
    const float yes_w = d.sheet ? most : std::min(most, button_width(c, d.confirm, yes));
    const float no_w = d.sheet ? most : std::min(most, button_width(c, d.cancel, no));
    const float by = r.bottom() - pad - 48;
    if (!d.cancel.empty() &&
        button(ui, orrery::ui::id("cancel", 0, id), {r.right() - pad - yes_w - 12 - no_w, by, no_w, 48}, d.cancel, no))
        result = DialogResult::cancel;
    if (button(ui, orrery::ui::id("confirm", 0, id), {r.right() - pad - yes_w, by, yes_w, 48}, d.confirm, yes))
        result = DialogResult::confirm;
    ui.pop_layer();
    return result;
}

// ---- drawer ----

DrawerResult begin_drawer(Ui& ui, Id id, const Drawer& d, std::string_view close_name) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    DrawerResult result;
    if (d.modal) {
        ui.push_layer();
        draw_scrim(c, 0.5f);
        if (ui.pressed_outside()) result.close = true;
    }
    const float shown = eased(Ease::out, ui.since_shown(orrery::ui::id("shown", 0, id), motion::kPanelSlide));
    Rect r;
    if (d.sheet) {
        const float h = std::round(c.height() * 0.7f);
        r = {0, c.height() - h * shown, c.width(), h};
    } else {
        const float w = std::min(d.width, c.width() - 16);
        r = {c.width() - (w + 20) * shown, d.top + 20, w, c.height() - d.top - 40};
    }
    if (d.modal) {                                          // a tap on the drawer itself does not count as beside it
        TapOptions o;
        o.name = d.title;
        o.can_focus = false;
        o.is_ground = o.hides = true;
        o.radius = radius::kPanel;
        (void)ui.tap(id, r, o);
    }
    PanelLook look;
    look.alpha = 1;
    look.shadow = 0.7f;
    look.blur = 30;
    draw_panel(c, r, radius::kPanel, look);
    c.fit({r.x + 20, r.y + 28}, d.title, type::kH2, t.hi, Weight::bold, Align::left, r.w - 84);
    IconButtonLook cross;
    cross.ground = false;
    if (icon_button(ui, orrery::ui::id("close", 0, id), {r.right() - 52, r.y + 6}, Icon::close, close_name, cross))
        result.close = true;
    result.body = {r.x + 20, r.y + 56, r.w - 40, r.h - 72};
    return result;
}

// ---- scrolling ----

float begin_scroll(Ui& ui, Id id, Rect r, float content_height, float& offset) {
    ui.scroll(id, r, content_height, offset);
    ui.canvas().push_clip(r);
    return r.y - offset;
}

void end_scroll(Ui& ui, Rect r, float content_height, float offset, Color ground, std::optional<Color> ground_above) {
    Canvas& c = ui.canvas();
    const Color top = ground_above.value_or(ground);
    const float above = std::min(kFadeEdge, offset), below = std::min(kFadeEdge, content_height - r.h - offset);
    if (above > 0.5f) c.gradient({r.x, r.y, r.w, above}, 0, top, fade(top, 0));
    if (below > 0.5f) c.gradient({r.x, r.bottom() - below, r.w, below}, 0, fade(ground, 0), ground);
    c.pop_clip();
}

// ---- results ----

float draw_stacked_bar(Canvas& c, Vec at, float width_per_point, std::span<const StackPart> parts) {
    constexpr float kHeight = 28, kGap = 2, kRoomForNumber = 22;
    float x = at.x;
    for (const StackPart& part : parts) {
        if (part.value <= 0) continue;
        const float w = std::max(5.0f, width_per_point * float(part.value) - kGap);
        c.gradient({x, at.y, w, kHeight}, 3, mix(part.color, kWhite, 0.12f), mix(part.color, kBlack, 0.12f));
        if (w >= kRoomForNumber) {
            const Color ink = contrast(kWhite, part.color) >= 3 ? kWhite : rgb(0x1B2234);
            c.text({x + w / 2, at.y + kHeight / 2}, std::to_string(part.value), type::kLabel, ink, Weight::bold, Align::center);
        }
        x += w + kGap;
    }
    return x - at.x;
}

std::vector<Vec> draw_line_chart(Canvas& c, Rect r, std::span<const ChartLine> lines, int steps, int top, std::string_view step_word,
                                 std::span<const ChartMoment> moments) {
    const Theme& t = c.theme();
    top = std::max(4, (top + 3) / 4 * 4);
    steps = std::max(1, steps);
    float names = 0;
    for (const ChartLine& line : lines) names = std::max(names, c.text_width(line.name, type::kLabel, Weight::bold));
    names = std::min(names, r.w * 0.3f);
    const Rect plot{r.x + 32, r.y + 8, r.w - 32 - names - 48, r.h - 40};
    const auto at = [&](int step, int value) {
        return Vec{plot.x + plot.w * float(step) / float(steps), plot.bottom() - plot.h * float(value) / float(top)};
    };
    for (int i = 0; i <= 4; ++i) {
        const float y = plot.bottom() - plot.h * float(i) / 4;
        c.line({plot.x, y}, {plot.right(), y}, fade(t.line, 0.7f));
        c.text({plot.x - 10, y}, std::to_string(top * i / 4), type::kSmall, t.low, Weight::medium, Align::right);
    }
    // Draws five labels, or as many as fit side by side.
    const float widest = c.text_width(std::string(step_word) + " " + std::to_string(steps), type::kSmall) + 14;
    const int labels = std::clamp(static_cast<int>(plot.w / widest), 1, 5);
    const int apart = std::max(1, (steps + labels - 1) / labels);
    for (int step = 0; step <= steps; step += apart) {
        const std::string label = step == 0 ? "0" : std::string(step_word) + " " + std::to_string(step);
        c.text({at(step, 0).x, plot.bottom() + 20}, label, type::kSmall, t.low, Weight::medium, Align::center);
    }
    // Names stand at the ends of their lines and are pushed apart where they would overlap.
    std::vector<std::pair<float, const ChartLine*>> ends;
    for (const ChartLine& line : lines) {
        std::vector<Vec> points;
        for (std::size_t i = 0; i < line.values.size(); ++i) points.push_back(at(int(i), line.values[i]));
        const SeatPaint& paint = t.seat(line.seat);
        c.dashed_polyline(points, paint.fill, paint.chart_width, paint.dash);
        if (points.empty()) continue;
        const float y = points.back().y;
        ends.insert(std::find_if(ends.begin(), ends.end(), [y](const auto& end) { return end.first > y; }), {y, &line});
    }
    constexpr float kApart = 25;
    for (std::size_t i = 1; i < ends.size(); ++i) ends[i].first = std::max(ends[i].first, ends[i - 1].first + kApart);
    if (!ends.empty() && ends.back().first > plot.bottom()) {
        ends.back().first = plot.bottom();
        for (std::size_t i = ends.size() - 1; i-- > 0;) ends[i].first = std::min(ends[i].first, ends[i + 1].first - kApart);
    }
    for (const auto& end : ends) {
        draw_emblem(c, end.second->seat, {plot.right() + 22, end.first}, 10, {.shadow = false});
        c.fit({plot.right() + 38, end.first}, end.second->name, type::kLabel, t.hi, Weight::bold, Align::left, names + 8);
    }
    std::vector<Vec> places;
    for (const ChartMoment& moment : moments) {
        const Vec p = at(moment.step, moment.value);
        c.circle(p, 9, fade(t.space1, 0.6f));
        c.circle_stroke(p, 9, t.gold, 1.6f);
        c.circle(p, 5, kWhite);
        places.push_back(p);
    }
    return places;
}

void draw_marked_row(Canvas& c, Rect r, float radius) {
    c.rect(r, radius, fade(c.theme().brass, 0.14f));
    c.rect_stroke(r, radius, fade(c.theme().brass, 0.85f));
}

}  // namespace orrery::ui
