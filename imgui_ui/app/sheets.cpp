// Layers above a screen: menu, the drawers of log and seats, questions and messages, each drawn and mirrored. Those of settings and
// players are in settings_sheets.cpp.
#include <algorithm>

#include "engine/core/text.h"
#include "imgui.h"
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

void App::draw_sheet() {
    switch (sheet_) {
        case Sheet::none: return;
        case Sheet::menu: return draw_menu();
        case Sheet::settings: return draw_settings();
        case Sheet::players: return draw_players();
        case Sheet::seats: return table_->draw_seats_sheet();
        case Sheet::log: {
            const bool phone = is_phone();
            Drawer drawer;
            drawer.title = tr(str::log);
            drawer.sheet = phone;
            const DrawerResult frame = begin_drawer(ui_, id("log-drawer"), drawer, tr(str::close));
            table_->log().draw(frame.body);
            ui_.pop_layer();
            if (frame.close) ask("close");
            return;
        }
    }
}

// --- menu ---

bool App::offers_second_screen() const {
    constexpr float kDesktop = 980;
    return ui_.width() >= kDesktop;
}

std::vector<App::MenuItem> App::menu_items() const {
    const bool is_open = session()->stage() != Stage::curtain, is_exercise = driver_.is_exercise();
    std::vector<MenuItem> items{{"shelf", Icon::back, tr(str::to_shelf)}};
    if (driver_.puzzle()) items.push_back({"puzzles", Icon::hint, tr(str::puzzles)});
    if (is_open) items.push_back({"rules", Icon::book, tr(str::rules)});
    if (is_open && !is_exercise) items.push_back({"replay", Icon::film, tr(str::replay)});
    if (is_open && !is_exercise && driver_.face()->coach) {
        const bool is_on = driver_.is_guide_on();
        items.push_back({"guide", Icon::hint, tr(is_on ? str::guide_is_on : str::guide_is_off), is_on ? "off" : "on", is_on});
    }
    if (is_open && !is_exercise && session()->stage() != Stage::over) items.push_back({"players", Icon::people, tr(str::players_title)});
    items.push_back({"settings", Icon::gear, tr(str::settings)});
    const bool is_heard = is_sound_on();
    items.push_back({"sound", is_heard ? Icon::sound : Icon::mute, tr(is_heard ? str::sound_is_on : str::sound_is_off), is_heard ? "off" : "on", is_heard});
    if (host_.can_fill_screen()) {
        const bool fills = host_.fills_screen();
        items.push_back({"full-screen", Icon::full_screen, tr(fills ? str::leave_full_screen : str::full_screen), fills ? "off" : "on", fills});
    }
    if (is_open && !is_exercise && offers_second_screen()) items.push_back({"second-screen", Icon::eye, tr(str::second_screen)});
    items.push_back({"language", Icon::none, own_name(next_language(settings_.lang))});
    if (is_open && !is_exercise) {
        items.push_back({"saves", Icon::save, tr(str::saves)});
        items.push_back({"share", Icon::share, tr(str::share_link)});
        items.push_back({"download", Icon::down, tr(str::download_game)});
    }
    return items;
}

void App::draw_menu() {
    const std::vector<MenuItem> items = menu_items();
    Drawer drawer;
    drawer.title = tr(str::menu);
    drawer.sheet = is_phone();
    // One to three columns, as needed.
    constexpr float kStep = 60, kHead = 132, kColumn = 246;
    const float room = ui_.height() * (is_phone() ? 0.7f : 1.0f) - kHead;
    const std::size_t rows = std::max<std::size_t>(1, static_cast<std::size_t>(std::max(0.0f, room) / kStep));
    const std::size_t columns = std::clamp<std::size_t>((items.size() + rows - 1) / rows, 1, 3);
    if (columns > 1) drawer.width = std::min(kColumn * float(columns) + 28, ui_.width());
    const DrawerResult frame = begin_drawer(ui_, id("menu-drawer"), drawer, tr(str::close));
    Canvas& c = ui_.canvas();
    const float x = frame.body.x, w = (frame.body.w - 12 * float(columns - 1)) / float(columns);
    float y = frame.body.y + 8;
    const std::string_view kept = tr(store_answer_ == StoreAnswer::done ? str::game_is_kept : str::storage_failed);
    y += c.paragraph({x, y + 8}, kept, 14, store_answer_ == StoreAnswer::done ? ui_.theme().low : ui_.theme().warn, Weight::medium,
                     frame.body.w, 20) + 12;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Rect r{x + float(i % columns) * (w + 12), y + float(i / columns) * kStep, w, 52};
        if (button(ui_, id("menu-item", 0, id(items[i].action)), r, items[i].label, {.icon = items[i].icon}))
            ask(items[i].action, -1, items[i].value);
    }
    ui_.pop_layer();
    if (frame.close) ask("close");
}

void App::mirror_menu(MirrorNode& root) const {
    MirrorNode& menu = root.dialog("menu", tr(str::menu));
    menu.add("h2", "heading", tr(str::menu));
    for (const MenuItem& item : menu_items()) {
        MirrorNode& button = menu.button(item.action, item.label);
        if (!item.value.empty()) button.value(item.value);
        if (item.is_on) button.pressed(*item.is_on);
    }
    menu.button("close", tr(str::close));
}

// --- questions ---

std::optional<App::Question> App::question() const {
    if (!top().is_screen()) return {};
    if (driver_.hold() == Hold::offered)
        return Question{"take-over", tr(str::take_over_title), tr(str::take_over_text), {"take-over", tr(str::take_over)}, {"shelf", tr(str::to_shelf)}};
    if (!driver_.question()) return {};
    const AnyMatch& match = session()->match();
    const Confirmation asked = match.confirmation(*driver_.question(), settings_.lang);
    return Question{"question", match.move_name(*driver_.question(), settings_.lang), asked.question, {"confirm", asked.yes}, {"cancel", asked.no}};
}

void App::draw_question() {
    const std::optional<Question> asked = question();
    if (!asked) return;
    Dialog look;
    look.title = asked->title;
    look.text = asked->text;
    look.confirm = asked->yes.label;
    look.cancel = asked->no.label;
    look.sheet = is_phone();
    switch (dialog(ui_, id(asked->key), look)) {
        case DialogResult::confirm: ask(asked->yes.action); break;
        case DialogResult::cancel: ask(asked->no.action); break;
        case DialogResult::none: break;
    }
}

void App::mirror_question(MirrorNode& root) const {
    const std::optional<Question> asked = question();
    if (!asked) return;
    MirrorNode& box = root.dialog(asked->key, asked->title, true);
    box.add("h2", "heading", asked->title);
    box.add("p", "text", asked->text);
    box.button(asked->yes.action, asked->yes.label);
    box.button(asked->no.action, asked->no.label);
}

// --- messages ---

void App::draw_toast() {
    if (!message_) return;
    if (page_.now_ms >= message_->until_ms) {
        message_.reset();
        host_.request_frame();
        return;
    }
    ui_.wake_in_ms(message_->until_ms - page_.now_ms);
    const std::string open = message_->rule.empty() ? std::string() : tr(str::open_rule, {{"id", message_->rule}});
    Toast look;
    look.kind = message_->kind;
    look.title = message_->title.in(settings_.lang);
    look.text = message_->text.in(settings_.lang);
    look.rule = message_->rule;
    look.rule_name = open;
    if (message_->offer) look.offer = message_->offer->label.in(settings_.lang);
    const float w = std::min(880.0f, ui_.width() - (is_phone() ? 16.0f : 32.0f));
    const float y = shown().has_table() ? prompt_bar_height(is_phone()) + 8 : top().is_screen() ? 16 : 72;
    // Below the bar. If it would hide the thing that it concerns, it goes above the hand, provided that place is free.
    const float x = (ui_.width() - w) / 2;
    if (!message_->is_placed && table_ && &shown() == table_) {
        const float h = toast_height(ui_.canvas(), w, look), low = table_->coach().layout(false).areas.hand.y - 8 - h;
        const Rect thing = table_->concerned().grown(8);
        message_->is_placed = true;
        message_->is_low = table_->concerned().w > 0 && Rect{x, y, w, h}.overlaps(thing) && !Rect{x, low, w, h}.overlaps(thing);
        message_->low_y = low;
    }
    const Rect place{x, message_->is_low ? message_->low_y : y, w, toast_height(ui_.canvas(), w, look)};
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !place.contains(ui_.pointer())) close_told();
    if (!message_) return host_.request_frame();
    switch (toast(ui_, id("toast"), place.x, place.y, w, look)) {
        case ToastResult::open_rule: ask("open-rule", -1, message_->rule); break;
        case ToastResult::offer: {
            const Offer offer = *message_->offer;
            ask("close-message");
            ask(offer.action, -1, offer.value);
            break;
        }
        case ToastResult::close: ask("close-message"); break;
        case ToastResult::none: break;
    }
}

void App::mirror_message(MirrorNode& root) const {
    // Always present, so that text that appears in it is read aloud.
    MirrorNode& box = root.add("div", "message").attr("role", "status").attr("aria-live", "assertive");
    if (!message_) return;
    box.attr("data-kind", message_->kind == ToastKind::refusal ? "refusal" : "note");
    if (!message_->rule.empty()) box.attr("data-rule", message_->rule);
    box.add("strong", "title", message_->title.in(settings_.lang));
    box.add("p", "text", message_->text.in(settings_.lang));
    if (!message_->rule.empty()) box.button("open-rule", tr(str::open_rule, {{"id", message_->rule}})).value(message_->rule);
    if (message_->offer) box.button(message_->offer->action, message_->offer->label.in(settings_.lang)).value(message_->offer->value);
    box.button("close-message", tr(str::close));
}

}  // namespace orrery::ui
