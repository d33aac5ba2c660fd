// Layers above a screen: menu, settings, the drawers of log and seats, questions and messages.
#include <algorithm>

#include "engine/core/text.h"
#include "imgui.h"
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

void App::draw_sheet() {
    switch (sheet_) {
        case Sheet::none: return;
        case Sheet::menu: return draw_menu();
        case Sheet::settings: return draw_settings();
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

void App::draw_menu() {
    struct Item {
        const char* action;
        Icon icon;
        std::string label;
    };
    const bool covered = session()->stage() == Stage::curtain;
    std::vector<Item> items{{"shelf", Icon::back, tr(str::to_shelf)}};
    if (!covered) items.push_back({"rules", Icon::book, tr(str::rules)});
    if (!covered && !driver_.lesson()) items.push_back({"replay", Icon::film, tr(str::replay)});
    if (!covered && driver_.face()->coach && !driver_.lesson())
        items.push_back({"guide", Icon::hint, tr(driver_.is_guide_on() ? str::guide_is_on : str::guide_is_off)});
    items.push_back({"settings", Icon::gear, tr(str::settings)});
    items.push_back({"language", Icon::none, own_name(next_language(settings_.lang))});
    if (!covered && !driver_.lesson()) {
        items.push_back({"saves", Icon::save, tr(str::saves)});
        items.push_back({"share", Icon::share, tr(str::share_link)});
        items.push_back({"download", Icon::down, tr(str::download_game)});
    }

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
        if (button(ui_, id("menu-item", 0, id(items[i].action)), r, items[i].label, {.icon = items[i].icon})) ask(items[i].action);
    }
    ui_.pop_layer();
    if (frame.close) ask("close");
}

// Returns the height; only measures unless `draw`.
float App::draw_settings_body(Rect r, bool draw) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    float y = r.y;
    const auto choice = [&](const char* action, std::string_view label, const std::vector<Segment>& parts, int chosen,
                            const std::vector<std::string>& values, std::string_view help = {}) {
        if (draw) {
            c.text({r.x, y + 12}, label, 16, t.hi, Weight::bold);
            const int picked = segments(ui_, id(action), {r.x, y + 28, r.w, 46}, parts, chosen, label);
            if (picked >= 0) ask(action, -1, values[static_cast<std::size_t>(picked)]);
        }
        y += 28 + 46 + 8;
        if (!help.empty()) {
            const float lines = float(c.lines(help, 14, Weight::medium, r.w).size());
            if (draw) c.paragraph({r.x, y + 8}, help, 14, t.mid, Weight::medium, r.w, 20);
            y += lines * 20 + 4;
        }
        y += 14;
    };
    const auto part = [](std::string_view label) { return Segment{label, Icon::none, {}, true}; };
    std::vector<std::string> values;
    std::vector<Segment> languages;
    int chosen = -1;
    for (const Lang lang : kLangs) {
        if (lang == settings_.lang) chosen = static_cast<int>(values.size());
        values.emplace_back(code(lang));
        languages.push_back(part(own_name(lang)));
    }
    choice("language", tr(str::language), languages, chosen, values);
    values.clear();
    chosen = -1;
    for (std::size_t i = 0; i < std::size(kTextPercents); ++i) {
        values.push_back(std::to_string(kTextPercents[i]));
        if (kTextPercents[i] == settings_.text_percent) chosen = static_cast<int>(i);
    }
    std::vector<Segment> sizes;
    for (const std::string& value : values) sizes.push_back(part(value));
    choice("text-size", tr(str::text_size), sizes, chosen, values);
    choice("palette", tr(str::palette), {part(tr(str::palette_standard)), part(tr(str::palette_safe)), part(tr(str::palette_contrast))},
           static_cast<int>(settings_.palette), {palette_id(Palette::standard), palette_id(Palette::safe), palette_id(Palette::high_contrast)});
    choice("motion", tr(str::motion), {part(tr(str::motion_system)), part(tr(str::motion_full)), part(tr(str::motion_reduced))},
           settings_.reduced_motion ? (*settings_.reduced_motion ? 2 : 1) : 0, {"system", "full", "reduced"});
    choice("sound", tr(str::sound), {part(tr(str::sound_off)), part(tr(str::sound_on))}, settings_.sound ? 1 : 0, {"off", "on"});
    choice("undo-mode", tr(str::undo_mode), {part(tr(str::undo_fair)), part(tr(str::undo_friendly))}, settings_.friendly_undo ? 1 : 0,
           {"fair", "friendly"}, tr(str::undo_mode_help));
    choice("guide", tr(str::guide), {part(tr(str::off)), part(tr(str::on))}, settings_.guide ? 1 : 0, {"off", "on"}, tr(str::guide_help));
    return y - r.y;
}

void App::draw_settings() {
    Drawer drawer;
    drawer.title = tr(str::settings);
    drawer.width = std::min(460.0f, ui_.width());
    drawer.sheet = is_phone();
    const DrawerResult frame = begin_drawer(ui_, id("settings-drawer"), drawer, tr(str::close));
    const Rect inner{frame.body.x, 0, frame.body.w, 0};
    const float content = draw_settings_body(inner, false) + 16;
    float& offset = settings_scroll_;
    const float from = begin_scroll(ui_, id("settings-scroll"), frame.body, content, offset);
    draw_settings_body({inner.x, from + 4, inner.w, 0}, true);
    end_scroll(ui_, frame.body, content, offset, ui_.theme().s1, ui_.theme().s2);
    ui_.pop_layer();
    if (frame.close) ask("close");
}

void App::draw_question() {
    if (!driver_.question() || !top().is_screen()) return;
    const std::string text = session()->match().confirmation(*driver_.question(), settings_.lang);
    Dialog look;
    look.title = tr(str::are_you_sure);
    look.text = text;
    look.confirm = tr(str::go_on);
    look.cancel = tr(str::not_yet);
    look.sheet = is_phone();
    switch (dialog(ui_, id("question"), look)) {
        case DialogResult::confirm: ask("confirm"); break;
        case DialogResult::cancel: ask("cancel"); break;
        case DialogResult::none: break;
    }
}

void App::draw_take_over() {
    if (driver_.hold() != Hold::offered || !top().is_screen()) return;
    Dialog look;
    look.title = tr(str::take_over_title);
    look.text = tr(str::take_over_text);
    look.confirm = tr(str::take_over);
    look.cancel = tr(str::to_shelf);
    look.sheet = is_phone();
    switch (dialog(ui_, id("take-over"), look)) {
        case DialogResult::confirm: ask("take-over"); break;
        case DialogResult::cancel: ask("shelf"); break;
        case DialogResult::none: break;
    }
}

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

}  // namespace orrery::ui
