// Mirror of the app: frame, messages and sheets around the mirror of the page on top.
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

App::Told App::told() const {
    Told told;
    told.top = top().number();
    told.top_digest = top().digest(*this);
    if (table_) {
        told.table = table_->number();
        told.table_digest = table_ == &top() ? told.top_digest : table_->digest(*this);
    }
    told.game_digest = driver_.digest();
    told.cover = cover_;
    told.sheet = sheet_;
    told.settings = settings_;
    told.is_sound_on = is_sound_on();
    told.fills_screen = host_.fills_screen();
    told.is_end_told = is_end_told();
    told.offers_second_screen = offers_second_screen();
    told.words = words_;
    told.message = message_ ? message_->number : 0;
    return told;
}

bool App::is_mirror_current() const { return mirror().json_text() == published_; }

MirrorNode App::mirror() const {
    MirrorNode root("main", "mirror");
    root.attr("data-screen", screen_id()).attr("lang", code(settings_.lang));
    mirror_message(root);
    if (driver_.hold() == Hold::offered && top().is_screen()) {
        root.attr("data-game", session()->game().id);
        root.add("h1", "title", session()->game().name.in(settings_.lang));
        mirror_question(root);
        return root;
    }
    // Announces a new screen and whose turn it is. Unchanged text is not read again.
    MirrorNode& announcement = root.add("p", "announcement").attr("aria-live", "polite");
    mirror_screen(root);
    const bool is_table = sheet_ != Sheet::settings && &top() == table_;
    announcement.say(is_table ? table_->prompt_label() : root.text_of("h1"));
    return root;
}

void App::mirror_screen(MirrorNode& root) const {
    if (sheet_ == Sheet::settings) return mirror_settings(root);
    if (top().is_screen() && (driver_.is_asking() || sheet_ == Sheet::menu || sheet_ == Sheet::players)) {
        top().mirror_head(*this, root);
        if (sheet_ == Sheet::players) return mirror_players(root);
        return sheet_ == Sheet::menu ? mirror_menu(root) : driver_.thrown() ? mirror_dice(root) : mirror_question(root);
    }
    top().mirror(*this, root);
    if (cover_ != Cover::results || !top().is_screen()) return;
    if (driver_.recap().is_running()) table_->mirror_recap(root);
    table_->mirror_log(root, is_end_told());
}

}  // namespace orrery::ui
