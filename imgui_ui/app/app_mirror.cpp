// Mirror of the screens. It contains only what the screen shows, and nothing of the table while the curtain is down.
#include <algorithm>

#include "imgui_ui/app/app.h"
#include "imgui_ui/app/boxes.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/turn_text.h"

namespace orrery::ui {

MirrorNode App::mirror() const {
    MirrorNode root("main", "mirror");
    root.attr("data-screen", screen_id()).attr("lang", code(settings_.lang));
    mirror_message(root);
    if (mirror_take_over(root)) return root;
    // Announces a new screen and whose turn it is. Unchanged text is not read again.
    MirrorNode& announcement = root.add("p", "announcement").attr("aria-live", "polite");
    mirror_screen(root);
    const bool is_table = sheet_ != Sheet::settings && pages_.empty() && screen_ == Screen::table && session()->stage() != Stage::curtain;
    announcement.say(is_table ? prompt_label() : root.text_of("h1"));
    return root;
}

void App::mirror_screen(MirrorNode& root) const {
    if (sheet_ == Sheet::settings) return mirror_settings(root);
    if (!pages_.empty()) return pages_.back()->mirror(*this, root);
    switch (screen_) {
        case Screen::shelf: return mirror_shelf(root);
        case Screen::setup: return mirror_setup(root);
        case Screen::table: return session()->stage() == Stage::curtain ? mirror_curtain(root) : mirror_table(root);
        case Screen::end:
            if (driver_.thrown()) {                        // for the setup of a rematch
                root.attr("data-game", session()->game().id).add("h1", "title", results_title(*session(), settings_.lang));
                return mirror_dice(root);
            }
            results_->mirror(*this, root);
            if (driver_.recap().is_running()) mirror_recap(root);
            return mirror_log(root);
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

bool App::mirror_take_over(MirrorNode& root) const {
    if (driver_.hold() != Hold::offered || !pages_.empty()) return false;
    root.attr("data-game", session()->game().id);
    root.add("h1", "title", session()->game().name.in(settings_.lang));
    MirrorNode& box = root.add("section", "take-over").attr("role", "alertdialog").attr("aria-label", tr(str::take_over_title));
    box.add("h2", "heading", tr(str::take_over_title));
    box.add("p", "text", tr(str::take_over_text));
    box.button("take-over", tr(str::take_over));
    box.button("shelf", tr(str::to_shelf));
    return true;
}

void App::mirror_shelf(MirrorNode& root) const {
    root.add("h1", "title", "Orrery");
    root.add("p", "tagline", tr(str::tagline));
    if (!games_.empty()) {
        MirrorNode& going = root.add("section", "going");
        going.add("h2", "heading", tr(str::games_going_on));
        for (const Going& one : games_) {
            const GameSummary& game = one.game;
            const Box* box = box_of(game.game);
            const std::string title = box ? one_line(box->name.in(settings_.lang)) : game.title;
            std::string line;
            if (game.to_act) line = tr(str::turn_of, {{"name", game.names[static_cast<std::size_t>(*game.to_act)]}});
            line += ", " + turn_text(game.game, game.turn, settings_.lang) + ", " + time_ago(game.updated);
            going.button("continue", tr(str::continue_game, {{"game", title}, {"line", line}})).value(game.id);
        }
    }
    MirrorNode& boxes = root.add("section", "boxes");
    boxes.add("h2", "heading", tr(str::new_games));
    for (const Box& box : kBoxes) {
        const std::string name = one_line(box.name.in(settings_.lang));
        MirrorNode& article = boxes.add("article", std::string(box.id));
        article.add("h3", "name", name);
        article.add("p", "pitch", box.pitch.in(settings_.lang));
        article.add("p", "facts",
                    tr(str::players_count, {{"n", std::string(box.players)}}) + ", " + tr(str::minutes_count, {{"n", std::string(box.minutes)}}) +
                        ", " + tr(str::weight_of_four, {{"n", box.weight}}));
        if (game_by_id(box.id) && face_of(box.id)) {
            article.button("new-game", tr(str::play_game, {{"game", name}})).value(box.id);
            if (face_of(box.id)->lesson) article.button("learn", tr(str::learn_game, {{"game", name}})).value(box.id);
            article.button("rules", tr(str::rules_of, {{"game", name}})).value(box.id);
        } else {
            article.button("coming", tr(str::coming_game, {{"game", name}}), false).value(box.id);
        }
    }
    bool is_trouble = false;
    root.add("p", "kept", kept_line(is_trouble));
    if (is_offline_ready_) root.add("p", "offline", tr(str::offline_ready));
    // Always present, so that the offer is read aloud when it appears.
    MirrorNode& update = root.add("div", "update").attr("aria-live", "polite");
    if (has_update_) {
        update.add("p", "text", tr(str::update_ready));
        update.button("update", tr(str::update_name));
    }
    root.button("rules", tr(str::help_rules, {{"game", one_line(box_of(kBoxesFirst)->name.in(settings_.lang))}}));
    root.button("saves", tr(str::saves));
    root.button("statistics", tr(str::statistics));
    root.button("settings", tr(str::settings));
    root.button("language", tr(str::other_language));
}

void App::mirror_setup(MirrorNode& root) const {
    const Draft& draft = *draft_;
    root.add("h1", "title", std::string(tr(str::new_game)) + ": " + draft.game().name.in(settings_.lang));
    if (driver_.thrown()) return mirror_dice(root);
    MirrorNode& seats = root.add("section", "seats");
    seats.add("h2", "heading", tr(str::who_plays));
    for (std::size_t i = 0; i < draft.seats().size(); ++i) {
        const SeatDraft& seat = draft.seats()[i];
        const int number = static_cast<int>(i) + 1, index = static_cast<int>(i);
        MirrorNode& group = seats.add("section", "seat-" + std::to_string(i));
        group.add("h3", "name", tr(str::seat_number, {{"n", number}}));
        group.input("name-" + std::to_string(i), tr(str::seat_name, {{"n", number}}), seat.name, 24)
            .attr("placeholder", draft.name_of(i, settings_.lang));
        for (SeatColor color : draft.colors())
            group.button("seat-color", tr(str::take_color, {{"n", number}, {"color", color_name(color, settings_.lang)}}))
                .seat(index)
                .value(seat_color_id(color))
                .pressed(color == seat.color);
        group.button("seat-kind", tr(str::person)).seat(index).value("person").pressed(!seat.computer);
        group.button("seat-kind", tr(str::computer)).seat(index).value("computer").pressed(seat.computer);
        if (seat.computer)
            for (const std::string_view level : kBotLevels)
                group.button("seat-level", tr(str::level_of_seat, {{"n", number}, {"level", level_name(level, settings_.lang)}}))
                    .seat(index)
                    .value(level)
                    .pressed(seat.level == level);
        group.button("remove-seat", tr(str::remove_seat, {{"n", number}}), draft.can_remove()).seat(index);
    }
    seats.button("add-seat", tr(str::add_seat), draft.can_add());
    seats.button("shuffle-seats", tr(str::shuffle_seats));
    MirrorNode& options = root.add("section", "options");
    options.add("h2", "heading", tr(str::options));
    const auto& specs = *draft.game().options;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const std::vector<Json> offered = draft.offered(i);
        if (offered.size() < 2) continue;
        MirrorNode& group = options.add("section", specs[i].key);
        group.add("h3", "name", specs[i].name.in(settings_.lang));
        group.add("p", "help", specs[i].help.in(settings_.lang));
        for (const Json& value : offered)
            group.button("option", option_name(specs[i], value, settings_.lang))
                .option(specs[i].key)
                .value(option_word(value))
                .pressed(draft.option(i) == value);
    }
    if (draft.game().throws_dice) {
        MirrorNode& dice = options.add("section", "dice");
        dice.add("h3", "name", tr(str::dice));
        dice.add("p", "help", tr(str::dice_help));
        dice.button("dice", tr(str::dice_of_app)).value("app").pressed(!draft.has_real_dice());
        dice.button("dice", tr(str::dice_of_people)).value("people").pressed(draft.has_real_dice());
    }
    if (face_of(draft.game().id)->coach) {
        MirrorNode& guide = options.add("section", "guide");
        guide.add("h3", "name", tr(str::guide));
        guide.add("p", "help", tr(str::guide_help));
        guide.button("guide", tr(str::off)).value("off").pressed(!settings_.guide);
        guide.button("guide", tr(str::on)).value("on").pressed(settings_.guide);
    }
    MirrorNode& deal = root.add("section", "deal");
    deal.add("h2", "heading", tr(str::deal_number));
    deal.add("p", "help", tr(str::deal_help));
    deal.add("p", "blank", tr(str::deal_blank));
    deal.input("deal-number", tr(str::deal_number), draft.deal(), 19, true);
    root.button("start", tr(str::start_game));
    if (face_of(draft.game().id)->lesson) root.button("learn", tr(str::learn)).value(draft.game().id);
    root.button("rules", tr(str::rules_of, {{"game", draft.game().name.in(settings_.lang)}}));
    root.button("settings", tr(str::settings));
    root.button("language", tr(str::other_language));
    root.button("back", tr(str::back));
}

void App::mirror_table(MirrorNode& root) const {
    const Session& s = *session();
    const AnyMatch& match = s.match();
    root.attr("data-game", s.game().id).attr("data-ply", std::to_string(match.ply()));
    root.attr("data-stage", s.stage() == Stage::computer ? "computer" : s.stage() == Stage::over ? "over" : "person");
    if (s.stage() != Stage::over) root.attr("data-seat", std::to_string(s.decider()));
    root.add("h1", "title", s.game().name.in(settings_.lang));
    root.add("p", "turn", prompt_label());
    root.add("h2", "prompt", prompt_text()).attr("aria-live", "polite");
    if (sheet_ == Sheet::menu) return mirror_menu(root);
    if (driver_.question()) {
        MirrorNode& box = root.dialog("question", tr(str::are_you_sure), true);
        box.add("h2", "heading", tr(str::are_you_sure));
        box.add("p", "text", match.confirmation(*driver_.question(), settings_.lang));
        box.button("confirm", tr(str::go_on));
        box.button("cancel", tr(str::not_yet));
        return;
    }
    if (driver_.thrown()) return mirror_dice(root);
    mirror_coach(root);
    if (s.stage() == Stage::person) {
        MirrorNode& moves = root.add("section", "moves");
        moves.add("h2", "heading", tr(str::moves));
        for (const Json& move : driver_.moves()) {
            if (driver_.lesson() && !driver_.lesson()->accepts(match, move)) continue;   // later moves of the lesson are not offered
            std::string name = match.move_name(move, settings_.lang);
            if (const std::string warning = match.confirmation(move, settings_.lang); !warning.empty())
                name += (settings_.lang == Lang::ja ? "。" : ". ") + warning;
            MirrorNode& button = moves.move_button(move, std::move(name));
            if (driver_.hint() && *driver_.hint() == move) button.attr("data-hint", "true");
        }
        if (!driver_.lesson()) mirror_impossible(root);
    }
    MirrorNode& tools = root.add("section", "tools").attr("role", "toolbar").attr("aria-label", tr(str::menu));
    tools.button("undo", driver_.undo_step().moves > 0 ? tr(str::undo_what, {{"what", driver_.undo_step().what.in(settings_.lang)}}) : std::string(tr(str::undo)),
                 driver_.undo_step().moves > 0);
    tools.button("redo", driver_.redo_step().moves > 0 ? tr(str::redo_what, {{"what", driver_.redo_step().what.in(settings_.lang)}}) : std::string(tr(str::redo)),
                 driver_.redo_step().moves > 0);
    if (s.is_covered() && s.stage() == Stage::person && match.has_secrets(s.viewer())) tools.button("peek", tr(str::peek));
    if (!driver_.lesson()) tools.button("hint", tr(str::hint_of), driver_.can_hint()).pressed(driver_.hint());
    if (s.stage() == Stage::over && !driver_.lesson()) tools.button("results", tr(str::see_results));
    if (sheet_ == Sheet::log || sheet_ == Sheet::seats) tools.button("close", tr(str::close));
    tools.button("log", tr(str::log)).pressed(sheet_ == Sheet::log);
    tools.button("rules", tr(str::rules));
    tools.button("menu", tr(str::menu));
    tools.button("language", tr(str::other_language));
    int index = 0;
    for (const Section& section : match.describe_table(s.viewer(), s.is_covered(), settings_.lang)) {
        MirrorNode& part = root.add("section", "part-" + std::to_string(index++));
        part.add("h2", "heading", section.heading);
        MirrorNode& list = part.add("ul", "lines");
        for (std::size_t i = 0; i < section.lines.size(); ++i) list.add("li", std::to_string(i), section.lines[i]);
    }
    mirror_recap(root);
    mirror_log(root);
}

void App::mirror_log(MirrorNode& root) const {
    MirrorNode& part = root.add("section", "log");
    part.add("h2", "heading", tr(str::log));
    MirrorNode& list = part.add("ol", "lines").attr("role", "log").attr("aria-live", "polite").attr("aria-label", tr(str::log));
    // Only the latest lines, enough to follow the game by ear. The drawer has all of them.
    const std::vector<LogLine> present = driver_.recap().is_showing() ? session()->match().log(session()->reader(), settings_.lang) : std::vector<LogLine>();
    const std::vector<LogLine>& lines = driver_.recap().is_showing() ? present : log_lines();
    constexpr std::size_t kMost = 40;
    const std::size_t from = sheet_ == Sheet::log || lines.size() < kMost ? 0 : lines.size() - kMost;
    for (std::size_t i = from; i < lines.size(); ++i) {
        const Rule* rule = rule_of(lines[i]);
        MirrorNode& line = list.add("li", std::to_string(i), rule ? std::string() : lines[i].text);
        if (rule) line.button("log-rule", lines[i].text).value(rule->id).attr("aria-description", tr(str::open_rule, {{"id", rule->id}}));
    }
}

// Lists illegal moves that the seat may want, with reason and remedy. The table greys the same moves.
void App::mirror_impossible(MirrorNode& root) const {
    if (driver_.impossible().empty()) return;
    MirrorNode& part = root.add("section", "impossible");
    part.add("h2", "heading", tr(str::not_possible_now));
    for (const auto& [move, why] : driver_.impossible()) {
        const bool is_ja = settings_.lang == Lang::ja;
        part.button("why", why.title.in(settings_.lang) + (is_ja ? "。" : ". ") + why.message.in(settings_.lang), false).value(to_text(move));
    }
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
    menu.button("language", tr(str::other_language));
    menu.button("close", tr(str::close));
}

void App::mirror_curtain(MirrorNode& root) const {
    const Session& s = *session();
    const std::string& name = s.name(s.viewer());
    root.attr("data-game", s.game().id).attr("data-seat", std::to_string(s.viewer()));
    root.add("h1", "title", tr(str::pass_to, {{"name", name}}));
    const Text& line = s.match().turn_seat() == s.viewer() ? str::curtain_line : str::curtain_line_choice;
    root.add("p", "line", tr(line, {{"game", s.game().name.in(settings_.lang)}, {"turn", turn_text(s.game().id, s.match().turn_number(), settings_.lang)}, {"name", name}}));
    if (sheet_ == Sheet::menu) return mirror_menu(root);
    root.button("take-device", tr(str::take_device, {{"name", name}}));
    root.add("p", "note", tr(str::curtain_note_hidden));
    root.button("menu", tr(str::menu));
}

void App::mirror_settings(MirrorNode& root) const {
    root.add("h1", "title", tr(str::settings));
    const auto group = [&](const char* action, const Text& label, std::initializer_list<std::pair<std::string, std::string>> values,
                           const std::string& chosen) {
        MirrorNode& part = root.add("section", action);
        part.add("h2", "heading", tr(label));
        for (const auto& [value, words] : values) part.button(action, words).value(value).pressed(value == chosen);
    };
    group("language", str::language, {{"en", str::english.en}, {"ja", str::japanese_word.en}}, code(settings_.lang));
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
