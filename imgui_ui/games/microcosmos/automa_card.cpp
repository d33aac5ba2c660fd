// The cards of the Automa: steps with sign and words, or only the signs where the room is low.
#include <algorithm>
#include <string>

#include "engine/games/microcosmos/describe.h"
#include "imgui_ui/games/microcosmos/cards.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr Color kSteelTop = rgb(0x2F3A50), kSteelFoot = rgb(0x1B2333), kSteelRim = rgb(0x8494B4);
constexpr float kStepSignRoom = 30, kStepTickRoom = 26;

/// Sizes of the list of steps.
struct StepSizes {
    float text, line, gap, head, pad;
};
constexpr StepSizes kRoomySteps{type::kLabel, 18, 9, 40, 14}, kCloseSteps{type::kSmall, 16, 3, 26, 8};

float step_room(float w, const StepSizes& sizes) { return w - 2 * sizes.pad - kStepSignRoom - kStepTickRoom; }
float step_height(const Canvas& c, const mc::Step& step, float w, const StepSizes& sizes, Lang lang) {
    const std::string words = mc::step_text(step, lang);
    return static_cast<float>(c.lines(words, sizes.text, Weight::medium, step_room(w, sizes)).size()) * sizes.line + sizes.gap;
}
float steps_height(const Canvas& c, mc::AutomaId card, float w, const StepSizes& sizes, Lang lang) {
    float h = sizes.head + sizes.pad;
    for (const mc::Step& step : mc::kAutomaCards[card].steps) h += step_height(c, step, w, sizes, lang);
    return h;
}

void draw_step_sign(Canvas& c, const mc::Step& step, Vec at, float size, Color ink) {
    switch (step.what) {
        case mc::Do::upgrade: return draw_icon(c, Icon::gear, at, size, ink);
        case mc::Do::collect: return draw_action_sign(c, ActionSign::collect, at, size, ink);
        case mc::Do::crew: return draw_card_sign(c, false, at, size);
        case mc::Do::travel:
            return draw_action_sign(c, step.seek == mc::Seek::undiscovered ? ActionSign::discover : ActionSign::fly, at, size, ink);
        case mc::Do::terraform: return draw_action_sign(c, ActionSign::terraform, at, size, ink);
        case mc::Do::scout: return draw_action_sign(c, ActionSign::scout, at, size, ink);
        case mc::Do::colony: return draw_action_sign(c, ActionSign::colony, at, size, ink);
        case mc::Do::outpost: return draw_action_sign(c, ActionSign::outpost, at, size, ink);
    }
}

enum class StepState : std::uint8_t { open, current, done, skipped };
StepState state_of(const AutomaLook& look, int step) {
    if (step < look.done) return (look.skipped >> step & 1u) != 0 ? StepState::skipped : StepState::done;
    return look.current == step ? StepState::current : StepState::open;
}
Color ink_of_step(const Theme& t, StepState state) { return state == StepState::current ? t.hi : state == StepState::open ? t.mid : t.low; }

void draw_lit_step(Canvas& c, Rect r) {
    c.rect(r, 6, fade(kSteelRim, 0.28f));
    c.rect({r.x, r.y + 2, 3, r.h - 4}, 1.5f, c.theme().warm);
}

void draw_step_end(Canvas& c, Vec at, float size, StepState state) {
    if (state == StepState::done) draw_icon(c, Icon::check, at, size, c.theme().good);
    if (state == StepState::skipped) draw_icon(c, Icon::close, at, size * 0.8f, c.theme().low);
}

void draw_step_list(Canvas& c, mc::AutomaId card, Rect r, const AutomaLook& look, const StepSizes& sizes) {
    const Theme& t = c.theme();
    const bool is_roomy = sizes.text >= type::kLabel;
    const float head = r.y + sizes.pad * 0.4f + sizes.head / 2, sign = is_roomy ? 24.0f : 18.0f;
    draw_automa_sign(c, {r.x + sizes.pad + sign / 2, head}, sign, t.hi);
    c.fit({r.x + sizes.pad + kStepSignRoom, head}, mc::kAutomaCards[card].name.in(look.lang), is_roomy ? type::kBody : type::kLabel, t.hi,
          Weight::bold, Align::left, r.w - 2 * sizes.pad - kStepSignRoom);
    float y = r.y + sizes.head;
    int i = 0;
    for (const mc::Step& step : mc::kAutomaCards[card].steps) {
        const StepState state = state_of(look, i++);
        const float h = step_height(c, step, r.w, sizes, look.lang), first = y + sizes.gap / 2 + sizes.line / 2;
        const Rect row{r.x + 5, y, r.w - 10, h};
        if (state == StepState::current) draw_lit_step(c, row);
        const Color ink = ink_of_step(t, state);
        draw_step_sign(c, step, {r.x + sizes.pad + kStepSignRoom / 2 - 4, row.centre().y}, is_roomy ? 18.0f : 15.0f, ink);
        const std::string words = mc::step_text(step, look.lang);
        const float x = r.x + sizes.pad + kStepSignRoom, room = step_room(r.w, sizes);
        c.paragraph({x, first}, words, sizes.text, ink, state == StepState::current ? Weight::bold : Weight::medium, room, sizes.line);
        if (state == StepState::skipped) {
            float line = first;
            for (const std::string_view piece : c.lines(words, sizes.text, Weight::medium, room)) {
                c.line({x, line}, {x + c.text_width(piece, sizes.text), line}, t.low, 1.4f);
                line += sizes.line;
            }
        }
        draw_step_end(c, {r.right() - sizes.pad - 8, row.centre().y}, is_roomy ? 17.0f : 14.0f, state);
        y += h;
    }
}

/// Draws the signs of all steps in a row.
void draw_step_signs(Canvas& c, mc::AutomaId card, Rect r, const AutomaLook& look) {
    const Theme& t = c.theme();
    const auto& steps = mc::kAutomaCards[card].steps;
    const float w = r.w / static_cast<float>(steps.size()), size = std::min({18.0f, r.h - 6, w * 0.4f});
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const StepState state = state_of(look, static_cast<int>(i));
        const Rect cell{r.x + static_cast<float>(i) * w + 2, r.y, w - 4, r.h};
        c.rect(cell, std::min(6.0f, r.h * 0.3f), fade(t.well, 0.55f));
        if (state == StepState::current) draw_lit_step(c, cell);
        const bool is_over = state == StepState::done || state == StepState::skipped;
        const Vec at{cell.centre().x - (is_over ? size * 0.55f : 0), cell.centre().y};
        draw_step_sign(c, steps[i], at, size, ink_of_step(t, state));
        if (is_over) draw_step_end(c, {cell.centre().x + size * 0.65f, at.y}, size * 0.8f, state);
    }
}

/// Draws a low card: the name if there is room, the signs, and the words of the step that comes next.
void draw_low_automa_card(Canvas& c, mc::AutomaId card, Rect r, const AutomaLook& look) {
    constexpr float kWithName = 72, kWithWords = 40, kNameRow = 22, kSignRow = 22, kPad = 5;
    const Theme& t = c.theme();
    Rect in{r.x + kPad, r.y + kPad, r.w - 2 * kPad, r.h - 2 * kPad};
    if (r.h >= kWithName) {
        draw_automa_sign(c, {in.x + 12, in.y + 10}, 16, t.hi);
        c.fit({in.x + 26, in.y + 10}, mc::kAutomaCards[card].name.in(look.lang), type::kLabel, t.hi, Weight::bold, Align::left, in.w - 30);
        in = {in.x, in.y + kNameRow, in.w, in.h - kNameRow};
    }
    if (r.h < kWithWords) return draw_step_signs(c, card, {in.x, in.y, in.w, std::max(in.h, 12.0f)}, look);
    draw_step_signs(c, card, {in.x, in.y, in.w, kSignRow}, look);
    const auto& steps = mc::kAutomaCards[card].steps;
    const int next = look.current.value_or(look.done);
    if (next >= static_cast<int>(steps.size())) return;
    const Rect words{in.x + 4, in.y + kSignRow, in.w - 8, in.h - kSignRow};
    c.fit_lines(words.centre(), mc::step_text(steps[static_cast<std::size_t>(next)], look.lang), type::kLabel, t.hi, Weight::medium,
                Align::center, words.w, words.h >= 28 ? 2 : 1);
}

void draw_steel(Canvas& c, Rect r) {
    const Theme& t = c.theme();
    const float radius = std::clamp(r.h * 0.12f, 6.0f, 14.0f);
    c.shadow(r, radius, 0.5f, 8, 3);
    c.gradient(r, radius, t.flat ? t.s2 : kSteelTop, t.flat ? t.s1 : kSteelFoot);
    c.rect_stroke(r, radius, t.flat ? t.line : fade(kSteelRim, 0.7f), t.panel_border);
}

}  // namespace

float draw_automa_card(Canvas& c, mc::AutomaId card, Rect r, const AutomaLook& look) {
    const float roomy = steps_height(c, card, r.w, kRoomySteps, look.lang);
    if (r.h <= 0) return roomy;
    draw_steel(c, r);
    const Canvas::Saved clip = c.clipped(r.grown(1));
    if (roomy <= r.h) draw_step_list(c, card, r, look, kRoomySteps);
    else if (steps_height(c, card, r.w, kCloseSteps, look.lang) <= r.h + 2) draw_step_list(c, card, r, look, kCloseSteps);
    else draw_low_automa_card(c, card, r, look);
    return roomy;
}

void draw_automa_back(Canvas& c, Rect r, int count) {
    const Theme& t = c.theme();
    draw_steel(c, r);
    const float size = std::min({r.h * 0.62f, r.w * 0.4f, 64.0f});
    const Vec at{r.centre().x - size * 0.4f, r.centre().y};
    c.circle_stroke(at, size * 0.62f, fade(t.brass, 0.5f), 1.2f);
    draw_automa_sign(c, at, size * 0.8f, t.mid);
    const std::string number = std::to_string(count);
    c.text({at.x + size * 0.8f, at.y}, number, std::clamp(size * 0.45f, type::kSmall, type::kH2), t.hi, Weight::bold);
}

}  // namespace orrery::ui::microcosmos_table
