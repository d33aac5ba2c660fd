// Mirror of the app: frame, messages and sheets around the mirror of the page on top.
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

MirrorNode App::mirror() const {
    MirrorNode root("main", "mirror");
    root.attr("data-screen", screen_id()).attr("lang", code(settings_.lang));
    mirror_message(root);
    if (mirror_take_over(root)) return root;
    // Announces a new screen and whose turn it is. Unchanged text is not read again.
    MirrorNode& announcement = root.add("p", "announcement").attr("aria-live", "polite");
    mirror_screen(root);
    const bool is_table = sheet_ != Sheet::settings && &top() == table_;
    announcement.say(is_table ? table_->prompt_label() : root.text_of("h1"));
    return root;
}

void App::mirror_screen(MirrorNode& root) const {
    if (sheet_ == Sheet::settings) return mirror_settings(root);
    if (top().is_screen() && (driver_.is_asking() || sheet_ == Sheet::menu)) {
        top().mirror_head(*this, root);
        return sheet_ == Sheet::menu ? mirror_menu(root) : mirror_question(root);
    }
    top().mirror(*this, root);
    if (cover_ != Cover::results || !top().is_screen()) return;
    if (driver_.recap().is_running()) table_->mirror_recap(root);
    table_->mirror_log(root);
}

void App::mirror_question(MirrorNode& root) const {
    if (driver_.thrown()) return mirror_dice(root);
    MirrorNode& box = root.dialog("question", tr(str::are_you_sure), true);
    box.add("h2", "heading", tr(str::are_you_sure));
    box.add("p", "text", session()->match().confirmation(*driver_.question(), settings_.lang));
    box.button("confirm", tr(str::go_on));
    box.button("cancel", tr(str::not_yet));
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

bool App::mirror_take_over(MirrorNode& root) const {
    if (driver_.hold() != Hold::offered || !top().is_screen()) return false;
    root.attr("data-game", session()->game().id);
    root.add("h1", "title", session()->game().name.in(settings_.lang));
    MirrorNode& box = root.add("section", "take-over").attr("role", "alertdialog").attr("aria-label", tr(str::take_over_title));
    box.add("h2", "heading", tr(str::take_over_title));
    box.add("p", "text", tr(str::take_over_text));
    box.button("take-over", tr(str::take_over));
    box.button("shelf", tr(str::to_shelf));
    return true;
}

void App::mirror_menu(MirrorNode& root) const {
    MirrorNode& menu = root.dialog("menu", tr(str::menu));
    menu.add("h2", "heading", tr(str::menu));
    menu.button("shelf", tr(str::to_shelf));
    if (session()->stage() != Stage::curtain) {
        menu.button("rules", tr(str::rules));
        if (!driver_.lesson()) {
            menu.button("replay", tr(str::replay));
            menu.button("saves", tr(str::saves));
            menu.button("share", tr(str::share_link));
            menu.button("download", tr(str::download_game));
        }
    }
    if (session()->stage() != Stage::curtain && driver_.face()->coach && !driver_.lesson())
        menu.button("guide", tr(driver_.is_guide_on() ? str::guide_is_on : str::guide_is_off)).value(driver_.is_guide_on() ? "off" : "on").pressed(driver_.is_guide_on());
    menu.button("settings", tr(str::settings));
    menu.button("language", own_name(next_language(settings_.lang)));
    menu.button("close", tr(str::close));
}

void App::mirror_settings(MirrorNode& root) const {
    root.add("h1", "title", tr(str::settings));
    const auto group = [&](const char* action, const Text& label, const std::vector<std::pair<std::string, std::string>>& values,
                           const std::string& chosen) {
        MirrorNode& part = root.add("section", action);
        part.add("h2", "heading", tr(label));
        for (const auto& [value, words] : values) part.button(action, words).value(value).pressed(value == chosen);
    };
    std::vector<std::pair<std::string, std::string>> languages;
    for (const Lang lang : kLangs) languages.emplace_back(code(lang), own_name(lang));
    group("language", str::language, languages, code(settings_.lang));
    MirrorNode& sizes = root.add("section", "text-size");
    sizes.add("h2", "heading", tr(str::text_size));
    for (int percent : kTextPercents)
        sizes.button("text-size", tr(str::text_size_value, {{"n", percent}})).value(std::to_string(percent)).pressed(percent == settings_.text_percent);
    group("palette", str::palette,
          {{palette_id(Palette::standard), tr(str::palette_standard)}, {palette_id(Palette::safe), tr(str::palette_safe)},
           {palette_id(Palette::high_contrast), tr(str::palette_contrast)}},
          palette_id(settings_.palette));
    group("motion", str::motion,
          {{"system", tr(str::motion_system)}, {"full", tr(str::motion_full)}, {"reduced", tr(str::motion_reduced)}},
          settings_.reduced_motion ? (*settings_.reduced_motion ? "reduced" : "full") : "system");
    group("sound", str::sound, {{"off", tr(str::sound_off)}, {"on", tr(str::sound_on)}}, settings_.sound ? "on" : "off");
    group("undo-mode", str::undo_mode, {{"fair", tr(str::undo_fair)}, {"friendly", tr(str::undo_friendly)}},
          settings_.friendly_undo ? "friendly" : "fair");
    group("guide", str::guide, {{"off", tr(str::off)}, {"on", tr(str::on)}}, settings_.guide ? "on" : "off");
    root.button("close", tr(str::close));
}

}  // namespace orrery::ui
