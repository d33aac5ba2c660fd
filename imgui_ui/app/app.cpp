#include "imgui_ui/app/app.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "engine/match/notation.h"
#include "imgui.h"
#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/fragment.h"
#include "imgui_ui/app/pages/analysis_page.h"
#include "imgui_ui/app/pages/puzzles_page.h"
#include "imgui_ui/app/pages/saves_page.h"
#include "imgui_ui/app/pages/shared_page.h"
#include "imgui_ui/app/pages/shelf_screen.h"
#include "imgui_ui/app/pages/show_page.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

constexpr const char* kSettingsName = "settings";

// Dates in saves are UTC in whole seconds. Both directions are arithmetic on the civil calendar, because the engine has no clock.
std::string date_text(std::int64_t wall_ms) {
    const std::int64_t seconds = wall_ms / 1000, day = seconds / 86400, rest = seconds % 86400;
    std::int64_t z = day + 719468;
    const std::int64_t era = z / 146097, doe = z - era * 146097;
    const std::int64_t yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    const std::int64_t doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153;
    const int d = static_cast<int>(doy - (153 * mp + 2) / 5 + 1), m = static_cast<int>(mp < 10 ? mp + 3 : mp - 9);
    const int y = static_cast<int>(yoe + era * 400 + (m <= 2 ? 1 : 0));
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02dZ", y, m, d, static_cast<int>(rest / 3600),
                  static_cast<int>(rest / 60 % 60), static_cast<int>(rest % 60));
    return text;
}

std::optional<std::int64_t> date_seconds(const std::string& text) {
    constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
    int fields[6] = {};                                    // year, month, day, hour, minute, second
    if (text.size() != kForm.size()) return {};
    for (std::size_t i = 0, field = 0; i < kForm.size(); ++i) {
        const bool is_digit = text[i] >= '0' && text[i] <= '9';
        if (is_digit != (kForm[i] == '0') || (!is_digit && text[i] != kForm[i])) return {};
        if (is_digit) fields[field] = fields[field] * 10 + (text[i] - '0');
        else ++field;
    }
    const auto [y, m, d, hour, minute, second] = fields;
    const std::int64_t years = m <= 2 ? y - 1 : y, era = years / 400, yoe = years - era * 400;
    const std::int64_t doy = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5 + d - 1, doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
    return (era * 146097 + doe - 719468) * 86400 + hour * 3600 + minute * 60 + second;
}

}  // namespace

App::App(Host& host, Assets& assets) : host_(host), ui_(assets), store_(host.storage()) {}

const char* App::screen_id() const {
    if (sheet_ == Sheet::settings) return "settings";
    return pages_.empty() ? "shelf" : top().screen_id();
}

// --- start, address ---

Lang language_for(Storage& storage, Lang page_language, const std::string& fragment) {
    Settings settings;
    settings.lang = page_language;
    if (const auto kept = SaveStore(storage).value(kSettingsName))
        if (const auto json = parse_json(kept->text)) settings = settings_from_json(*json, settings);
    return parse_fragment(fragment).lang.value_or(settings.lang);
}

void App::start(Lang page_language, const std::string& fragment) {
    settings_.lang = page_language;
    if (const auto kept = store_.value(kSettingsName))
        if (const auto json = parse_json(kept->text)) settings_ = settings_from_json(*json, settings_);
    set_language(settings_.lang);
    start_over(std::make_unique<ShelfScreen>(desk()));
    open_fragment(fragment);                               // the first frame publishes the first mirror
}

void App::open_fragment(const std::string& fragment) {
    address_ = fragment;
    if (fragment.empty()) return;
    const FragmentWish wish = parse_fragment(fragment);
    if (wish.lang) set_language(*wish.lang);
    linked_lang_ = wish.lang;
    Action open;
    open.name = "open-fragment";
    open.value = fragment;
    if (waits_for_parts(open)) return;                     // the page has tried to load them before, so they may be gone
    std::vector<std::string> odd = wish.not_understood;
    const GameEntry* entry = wish.new_game.empty() ? nullptr : game_by_id(wish.new_game);
    if (!wish.new_game.empty() && !(entry && face_of(wish.new_game))) odd.push_back("new=" + wish.new_game);
    else if (entry) {
        Draft draft(*entry->info);
        if (wish.players) {
            if (*wish.players < entry->info->min_seats || *wish.players > entry->info->max_seats)
                odd.push_back("players=" + std::to_string(*wish.players));
            else draft.set_seat_count(*wish.players);
        }
        for (const auto& [key, value] : wish.options)
            if (!draft.set_option(key, value)) odd.push_back("option." + key + "=" + value);
        draft.set_deal(wish.seed);
        const int seats = static_cast<int>(draft.seats().size()), bots = wish.bots.value_or(0);
        if (bots > seats) odd.push_back("bots=" + std::to_string(bots));
        else
            for (int i = 0; i < bots; ++i) {
                const auto seat = static_cast<std::size_t>(seats - 1 - i);
                draft.set_computer(seat, true);
                draft.set_level(seat, wish.level.empty() ? kLevels[0].id : std::string_view(wish.level));
            }
        begin_match(draft);
    }
    if (!wish.learn.empty() && !driver_.start_lesson(wish.learn, wish.part.value_or(1))) {
        const bool has_lesson = wish.part && driver_.start_lesson(wish.learn, 1);
        odd.push_back(has_lesson ? "part=" + std::to_string(*wish.part) : "learn=" + wish.learn);
    }
    if (wish.learn.empty() && wish.part) odd.push_back("part=" + std::to_string(*wish.part));
    if (!wish.puzzle.empty() && !driver_.start_puzzle(wish.puzzle)) odd.push_back("puzzle=" + wish.puzzle);
    if (!wish.save.empty()) {
        Action go_on;
        go_on.name = "continue";
        go_on.value = wish.save;
        if (store_.holds(wish.save)) do_action(go_on);
        else odd.push_back("save=" + wish.saved_game + "/" + wish.save);
    }
    if (!wish.shared_game.empty()) open_shared(wish.shared_game);
    if (wish.screen == "rules") show_rules(entry ? wish.new_game : std::string(), {});
    if (wish.screen == "settings") sheet_ = Sheet::settings;
    if (wish.screen == "show") open_page(std::make_unique<ShowPage>());
    if (!odd.empty())
        say(ToastKind::warn, phrase(str::bad_link_title),
            phrase(str::bad_link, {{"what", join_list(odd, Lang::en)}}));
    host_.request_frame();
    if (!published_.empty()) publish();
}

// --- frames ---

const TextSigns* App::signs() {
    const std::string own = shown().sentences_about();
    const std::string game = !own.empty() || !session() ? own : std::string(session()->game().id);
    const GameFace* face = face_of(game);
    if (!face || !face->text_signs) return nullptr;
    if (!signs_ || signs_->game != game || signs_->lang != lang() || signs_->words != words_) {
        if (!host_.want_part(game_part(game))) return nullptr;
        signs_ = GameSigns{game, lang(), words_, face->text_signs(lang())};
    }
    return &signs_->signs;
}

void App::frame(const PageState& page) {
    page_ = page;
    FrameInput in;
    in.now_ms = page.now_ms;
    in.css_size = page.css_size;
    in.dpr = page.dpr;
    in.fingers = page.fingers;
    in.text_size = text_scale();
    // A table must fit the window, so large type is limited until the shorter side holds the width of a small phone. The other
    // screens scroll and need only a narrow column.
    constexpr float kLeastTable = 356, kLeastColumn = 300;
    const float room = shown().has_table() ? std::min(page.css_size.x, page.css_size.y) / kLeastTable : page.css_size.x / kLeastColumn;
    in.text_size = std::min(in.text_size, std::max(1.0f, room));
    in.palette = settings_.palette;
    in.reduced_motion = settings_.reduced_motion.value_or(page.reduced_motion);
    in.signs = signs();
    in.scan_ms = editing_.empty() ? scan_ms(settings_.scanning) : 0;
    in.place = id(screen_id(), static_cast<int>(pages_.size()), static_cast<Id>(sheet_));
    canvas_scale_ = ui_scale_for(in.css_size.x, in.text_size);
    ui_.begin(in);
    watch_parts();
    if (message_ && message_->until_ms == 0) message_->until_ms = page.now_ms + motion::kToastStay;
    Sight sight;
    sight.now_ms = page.now_ms;
    sight.is_open = session() && top().is_screen() && sheet_ == Sheet::none;
    sight.is_still = !is_table_moving();
    sight.drawn_revision = table_ ? table_->drawn_revision() : 0;
    sight.reduced_motion = ui_.reduced_motion();
    const double wake_ms = driver_.advance(sight);
    if (wake_ms == 0) ui_.request_frame();
    else if (wake_ms > 0) ui_.wake_in_ms(wake_ms);
    if (driver_.is_asking()) sheet_ = Sheet::none;
    drive_parting();
    hear_screens();
    shown().draw(*this);
    draw_sheet();
    draw_question();
    draw_dice();
    draw_toast();
    keys();
    ui_.end();
    while (!asked_.empty()) {
        std::vector<Action> asked;
        asked.swap(asked_);
        for (const Action& action : asked) {
            if (action.move.is_null()) hear(Sound::tap);
            do_action(action);
        }
        host_.request_frame();
    }
    left_pages_.clear();
    for (const std::string& stretch : ui_.assets().fonts.take_missed()) host_.want_letters(stretch);
    publish();
}

/// Leaves the table in sight until what the last move set in motion has arrived and could be seen. A press ends that. A recap shows the
/// last move long enough itself.
void App::drive_parting() {
    if (driver_.recap().is_running() || (is_table_moving() && ui_.any_press())) parting_.skip();
    if (!is_table_moving()) parting_.advance(ui_, settings_.show_speed, [this](Sound sound) { hear(sound); });
    else if (parting_.is_running()) ui_.request_frame();   // that of the table's last movement asks for no more
}

/// Plays the sounds of curtain and results when they appear.
void App::hear_screens() {
    const bool is_curtain = cover_ == Cover::curtain;
    const bool is_end = cover_ == Cover::results && !is_end_told() && !results()->is_counting();
    if (is_curtain && !had_curtain_) hear(Sound::curtain);
    if (is_end && !had_end_) hear(Sound::end);
    had_curtain_ = is_curtain;
    had_end_ = is_end;
}

void App::keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeyAlt || io.KeySuper || !editing_.empty()) return;
    const auto hit = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
    if (driver_.is_recap_in_sight() && (hit(ImGuiKey_Escape) || hit(ImGuiKey_Enter) || hit(ImGuiKey_KeypadEnter))) return ask("recap-skip");
    if (hit(ImGuiKey_Escape)) escape();
    if (!top().is_screen()) {
        if (is_quiet()) top().keys(*this);
        return;
    }
    const bool asks_for_help = std::any_of(io.InputQueueCharacters.begin(), io.InputQueueCharacters.end(), [](ImWchar c) { return c == '?'; });
    if (!session() && is_quiet() && asks_for_help) return ask("rules");
    if (!session() || session()->stage() == Stage::curtain) return;
    if (driver_.is_asking() || sheet_ == Sheet::settings || sheet_ == Sheet::menu || sheet_ == Sheet::players) return;
    if (session()->stage() == Stage::passing && is_quiet() && (hit(ImGuiKey_Enter) || hit(ImGuiKey_KeypadEnter))) return ask("pass-on");
    if (hit(ImGuiKey_Z)) ask("undo");
    if (hit(ImGuiKey_Y)) ask("redo");
    if (hit(ImGuiKey_H)) ask("hint");
    if (hit(ImGuiKey_L)) ask("log");
    if (asks_for_help) ask("rules");
}

void App::escape() {
    if (driver_.hold() == Hold::offered && top().is_screen()) ask("shelf");
    else if (driver_.is_asking()) ask("cancel");
    else if (message_) ask("close-message");
    else if (sheet_ != Sheet::none) ask("close");
    else if (top().escape(*this)) host_.request_frame();
    else ask("back");
}

bool App::is_quiet() const { return sheet_ == Sheet::none && !driver_.is_asking() && driver_.hold() != Hold::offered; }

/// Closes a message that only tells something, because the person has done something else.
void App::close_told() {
    if (message_ && message_->kind != ToastKind::warn && !message_->offer) message_.reset();
}

void App::act(const Action& action) {
    if (action.name != "open-rule") close_told();          // the message's own button
    // The mirror's name of a move includes the warning, so no confirmation follows.
    if (!action.move.is_null()) play_move(action, true);
    else do_action(action);
    publish();
    host_.request_frame();
}

void App::pick(const Json& move) {
    Action action;
    action.move = move;
    play_move(action, false);
    publish();
    host_.request_frame();
}

void App::play_move(const Action& action, bool confirmed) {
    driver_.play({action.move, action.is_joined, action.waits}, action.then, confirmed);
}

// --- actions ---

void App::do_action(const Action& action) {
    const ActionName name = action.name;
    if (!action.move.is_null()) return play_move(action, false);
    if (waits_for_parts(action)) return;
    if (name == "read-file") {
        const std::optional<ChosenFile> file = std::exchange(chosen_file_, std::nullopt);
        if (file) top().file_chosen(*this, file->name, file->text);
        return;
    }
    if (name == "read-pasted") return open_notation(desk(), std::exchange(pasted_, {}));
    if (name == "open-fragment") return open_fragment(action.value);
    if (top().act(*this, action) || do_dice(action) || do_setting(action) || do_teaching(action)) return;

    if (name == "new-game") return new_game(action.value);
    if (name == "watch") return watch_game(action.value);
    if (name == "versus") return play_against_computer(action.value);
    if (name == "start") {
        if (setup_ && top().is_screen()) begin_match(setup_->draft());
        return;
    }
    if (name == "continue") return continue_game(action.value);
    if (name == "saves") return open_page(std::make_unique<SavesPage>(desk()));
    if (name == "share") return share_game(action.value);
    if (name == "second-screen") {
        sheet_ = Sheet::none;
        if (!host_.open_window("screen=show")) say(ToastKind::warn, phrase(str::no_window_title), phrase(str::no_window));
        return;
    }
    if (name == "settings") {
        sheet_ = Sheet::settings;
        return;
    }
    if (name == "close") {
        sheet_ = Sheet::none;
        return;
    }
    if (name == "close-message") {
        message_.reset();
        return;
    }
    if (name == "back") {
        if (top().is_screen()) return to_shelf();
        leave_page();
        top().uncovered(*this);
        if (top().is_screen() && table_ && log_waits_) {   // as it was left, not scrolled to the newest line
            sheet_ = Sheet::log;
            table_->log().scroll_down(false);
        }
        return;
    }
    if (name == "rules") {
        const bool is_present = action.value.empty() && top().is_screen() && table_ && session()->stage() == Stage::person;
        return show_rules(action.value.empty() ? present_game() : action.value, is_present ? table_->present_rule() : std::string());
    }
    if (name == "statistics") return show_statistics(action.value);
    if (name == "open-rule") return show_rules(action.key.empty() ? present_game() : action.key, action.value);
    if (name == "replay") return show_replay(action.value);
    if (!session()) return;

    if (name == "log-rule") return show_rules(session()->game().id, action.value);

    if (name == "shelf") return to_shelf();
    if (name == "take-over" && driver_.hold() == Hold::offered) return continue_game(std::string(session()->header().id));
    if (name == "menu") {
        sheet_ = sheet_ == Sheet::menu ? Sheet::none : Sheet::menu;
        return;
    }
    if (name == "take-device") {
        ui_.forget_focus();
        return driver_.take_device();
    }
    if (name == "recap-skip") return driver_.skip_recap();
    if (name == "pass-on") return driver_.pass_on();
    if (name == "recap-show") {
        sheet_ = Sheet::none;
        return driver_.show_recap_again();
    }
    if (name == "peek") return driver_.ask_for_peek();
    if (name == "confirm") return driver_.confirm();
    if (name == "cancel") return driver_.cancel();
    if (name == "download") {
        SaveHeader header = session()->header();
        host_.download(std::string(session()->game().id) + "-" + header.id + ".json",
                       to_text(write_save(header, session()->real_match())));
        return;
    }
    if (sheet_ == Sheet::players && (name == "seat-kind" || (name == "seat-level" && is_bot_level(action.value)))) {
        if (action.value == "person") return driver_.set_player(static_cast<Seat>(action.seat), {});
        return driver_.set_player(static_cast<Seat>(action.seat), name == "seat-kind" ? std::string(kDefaultBotLevel) : action.value);
    }
    if (session()->stage() == Stage::curtain) return;       // the curtain hides the table
    if (name == "why") {
        if (const auto move = parse_json(action.value)) driver_.play({*move}, {}, false);
        return;
    }
    if (table_->log().act(action)) return;
    if (name == "undo") return driver_.undo();
    if (name == "redo") return driver_.redo();
    if (name == "log") {
        table_->log().scroll_down();
        if (cover_ != Cover::none || !table_->dock_log()) sheet_ = sheet_ == Sheet::log ? Sheet::none : Sheet::log;
        return;
    }
    if (name == "seats") {
        sheet_ = sheet_ == Sheet::seats ? Sheet::none : Sheet::seats;
        return;
    }
    if (name == "players") {
        sheet_ = Sheet::players;
        settings_scroll_ = 0;
        return;
    }
    if (name == "rematch") return driver_.rematch();
    if (name == "analysis" && session()->stage() == Stage::over) return open_page(std::make_unique<AnalysisPage>(desk(), *session()));
    if ((name == "see-table" || name == "results") && session()->stage() == Stage::over) {
        table_after_end_ = name == "see-table";
        sheet_ = Sheet::none;
        route();
    }
}

bool App::do_setting(const Action& action) {
    const ActionName name = action.name;
    if (name == "language") {
        linked_lang_.reset();
        set_language(lang_by_code(action.value).value_or(next_language(settings_.lang)));
    } else if (name == "text-size") {
        for (int percent : kTextPercents)
            if (action.value == std::to_string(percent)) settings_.text_percent = percent;
    } else if (name == "palette") {
        if (const auto palette = palette_by_id(action.value)) settings_.palette = *palette;
    } else if (name == "motion") {
        settings_.reduced_motion.reset();
        if (action.value == "reduced") settings_.reduced_motion = true;
        if (action.value == "full") settings_.reduced_motion = false;
    } else if (name == "speed") {
        if (const auto speed = show_speed_by_id(action.value)) settings_.show_speed = *speed;
    } else if (name == "guide") {
        settings_.guide = action.value.empty() ? !driver_.is_guide_on() : action.value == "on";
        driver_.end_guided_game();
        driver_.drop_hint();
        habits_.is_guide_folded.reset();
        if (settings_.guide) sheet_ = sheet_ == Sheet::menu ? Sheet::none : sheet_;
    } else if (name == "undo-mode") {
        settings_.friendly_undo = action.value == "friendly";
        driver_.undo_mode_changed();
    } else if (name == "sound") {
        if (const auto volume = volume_by_id(action.value)) settings_.volume = *volume;
        settings_.sound = action.value.empty() ? !is_sound_on() : action.value != "off";
        hear(Sound::turn);
    } else if (name == "vibration") {
        settings_.vibration = action.value == "on";
        hear(Sound::refusal);
    } else if (name == "scanning") {
        settings_.scanning = scanning_by_id(action.value).value_or(settings_.scanning);
    } else if (name == "full-screen") {
        host_.fill_screen(action.value == "on");
        sheet_ = sheet_ == Sheet::menu ? Sheet::none : sheet_;
    } else {
        return false;
    }
    save_settings();
    return true;
}

bool App::do_teaching(const Action& action) {
    const ActionName name = action.name;
    if (name == "learn") {
        driver_.resume_lesson(action.value.empty() ? present_game() : action.value);
    } else if (name == "hint" && session() && !driver_.is_guided()) {
        driver_.ask_for_hint();
    } else if (name == "guide-fold" && driver_.lesson()) {
        driver_.fold_lesson();
    } else if ((name == "hint" || name == "guide-fold") && session()) {    // the guide shows suggestions anyway
        habits_.is_guide_folded = !table_->coach().is_folded();
    } else if (name == "hint-next") {
        driver_.next_hint();
    } else if (name == "hint-close") {
        driver_.drop_hint();
    } else if (name == "guided-game") {
        start_guided_game();
    } else if (name == "puzzles") {
        const std::string game = driver_.puzzle() ? driver_.puzzle()->place().game : action.value;
        if (driver_.puzzle()) to_shelf();
        open_page(std::make_unique<PuzzlesPage>(desk(), game));
    } else if (name == "puzzle") {
        driver_.start_puzzle(action.value);
    } else if (name == "play-on" && driver_.puzzle()) {
        driver_.play_on();
    } else if (!driver_.lesson()) {
        return false;
    } else if (name == "lesson-next") {
        driver_.lesson_next();
    } else if (name == "lesson-back") {
        driver_.lesson_back();
    } else if (name == "lesson-part") {
        driver_.lesson_part();
    } else if (name == "lesson-leave") {
        to_shelf();
    } else {
        return false;
    }
    return true;
}

void App::typed(const std::string& field, const std::string& text, bool done) {
    if (done && editing_ == field) editing_.clear();
    if (!top().typed(*this, field, text, done) && table_) table_->log().typed(field, text, done);
    publish();
    host_.request_frame();
}

// --- games ---

void App::file_chosen(const std::string& name, const std::optional<std::string>& text) {
    chosen_file_ = ChosenFile{name, text};
    Action read;
    read.name = "read-file";                               // the file may hold any game, so the parts of all games are needed
    do_action(read);
    publish();
    host_.request_frame();
}

void App::pasted(const std::string& text) {
    if (pages_.empty() || !editing_.empty()) return;
    constexpr std::string_view kLink = "#game=", kSpace = " \t\r\n";
    Action open;
    if (is_notation(text)) {
        pasted_ = text;
        open.name = "read-pasted";
    } else if (const std::size_t at = text.find(kLink); at != text.npos) {
        open.name = "open-fragment";
        open.value = text.substr(at + 1, text.find_first_of(kSpace, at) - at - 1);
    } else {
        return;
    }
    do_action(open);
    publish();
    host_.request_frame();
}

void App::shared(ShareAnswer answer) {
    top().shared(*this, answer);
    publish();
    host_.request_frame();
}

void App::save_held(const std::string& id, bool is_ours) {
    if (!is_ours && session() && session()->header().id == id) left();     // secrets are shown in one tab at most
    driver_.save_held(id, is_ours);
    publish();
    host_.request_frame();
}

void App::left() {
    if (!session() || session()->people() < 2 || session()->stage() == Stage::over) return;
    const bool was_covered = session()->is_covered();
    driver_.leave_device();
    if (!session()->is_covered()) return;                  // nothing is secret
    if (!was_covered) {
        message_.reset();
        log_waits_ = false;
        ui_.forget_focus();
    }
    for (std::size_t i = pages_.size() - 1; i > 0; --i) {  // such a page may be older than what covers the table now
        if (!pages_[i]->shows_secrets()) continue;
        left_pages_.push_back(std::move(pages_[i]));
        pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(i));
    }
    publish();
    host_.request_frame();
}

void App::worker_said(const std::string& line) {
    const Result<Json> json = parse_json(line);
    if (!json || !json->is_object()) return;
    for (const std::unique_ptr<Page>& page : pages_)
        if (page->worker_said(*this, *json)) return publish();
    driver_.worker_said(*json);
}

void App::worker_failed() {
    for (const std::unique_ptr<Page>& page : pages_) page->worker_failed(*this);
    driver_.worker_failed();
}

void App::persistence_answered(bool granted) {
    storage_answered(store_.put_value(kPersistence, granted ? "yes" : "no"));
    publish();
}

void App::play(std::unique_ptr<Session> session) { driver_.enter(std::move(session), Origin::created); }

// --- storage ---

void App::storage_answered(StoreAnswer answer) {
    const bool is_news = answer != store_answer_;
    store_answer_ = answer;
    if (!is_news || answer == StoreAnswer::done) return;
    say_with(ToastKind::warn, phrase(str::not_kept_title),
             phrase(answer == StoreAnswer::full ? str::storage_full : str::storage_blocked), way_out());
}

/// Returns the remedy for a store that accepts nothing: export the game on the table, or open the saves to make room.
Offer App::way_out() const {
    if (session()) return {"download", {}, phrase(str::download_game)};
    return {"saves", {}, phrase(str::saves)};
}

void App::save_settings() { storage_answered(store_.put_value(kSettingsName, to_text(to_json(settings_)))); }

// Saves of the first version have their colours in a separate entry, "looks/"; saves of other programs have none.
std::vector<SeatLook> App::looks_of(const GameSummary& game) const {
    const GameEntry* entry = game_by_id(game.game);
    if (!entry) return std::vector<SeatLook>(game.seats.size());
    const int seats = static_cast<int>(game.seats.size());
    Draft draft(*entry->info);
    draft.set_seat_count(seats);
    if (const auto kept = store_.value("looks/" + game.id))
        if (const auto json = parse_json(kept->text)) draft.recall(*json);
    draft.set_seat_count(seats);
    for (std::size_t i = 0; i < game.seats.size(); ++i)
        if (const auto color = seat_color_by_id(game.seats[i].color)) draft.set_color(i, *color);
    std::vector<SeatLook> looks = draft.looks();
    looks.resize(game.seats.size());
    for (std::size_t i = 0; i < looks.size(); ++i) looks[i].computer = game.seats[i].is_bot;
    return looks;
}

void App::retitle(const std::string& id, const std::string& title) {
    if (session() && session()->header().id == id) driver_.retitle(title);
}

// --- words ---

void App::set_language(Lang lang) {
    settings_.lang = lang;
    if (lang != Lang::en) host_.want_language(lang);
    driver_.speak(lang);
    host_.set_page(lang, "Orrery");
}

void App::words_came() {
    ++words_;
    driver_.words_came();
    for (const std::unique_ptr<Page>& page : pages_) page->words_came();
    publish();
    host_.request_frame();
}

void App::note_letters(const std::string& text) {
    for (char c : text)
        if (static_cast<unsigned char>(c) >= 0xC8) {       // beyond U+0200: not in the Latin font
            host_.want_japanese();
            return;
        }
}

void App::fonts_changed() { host_.request_frame(); }

void App::offline_news(bool is_ready, bool has_update) {
    if (is_ready == news_.is_offline_ready && has_update == news_.has_update) return;
    news_ = {is_ready, has_update};
    host_.request_frame();
}

void App::say(ToastKind kind, Phrase title, Phrase text, std::string rule) {
    message_ = Message{kind, std::move(title), std::move(text), std::move(rule), {}, ++messages_};
    host_.request_frame();
}

void App::say_with(ToastKind kind, Phrase title, Phrase text, Offer offer) {
    message_ = Message{kind, std::move(title), std::move(text), {}, std::move(offer), ++messages_};
    host_.request_frame();
}

std::string App::new_save_id() {
    constexpr char kDigits[] = "0123456789abcdefghijklmnopqrstuv";
    std::uint64_t number = static_cast<std::uint64_t>(host_.wall_ms()) * 2654435761u ^ host_.fresh_seed();
    std::string id = "g";
    for (int i = 0; i < 13; ++i, number >>= 5u) id += kDigits[number & 31u];
    return id;
}

std::string App::date_now() { return date_text(host_.wall_ms()); }

std::string App::time_ago(const std::string& date) const {
    const auto then = date_seconds(date);
    if (!then) return {};
    return host_.time_ago(settings_.lang, std::max<std::int64_t>(0, now_s() - *then));
}

/// Returns the fragment that leads back to this screen.
std::string App::address() const {
    std::string out;
    if (const LessonRun* lesson = driver_.lesson()) {
        out = "learn=" + lesson->game();
        if (lesson->part() > 1) out += "&part=" + std::to_string(lesson->part());
    } else if (driver_.puzzle()) {
        out = "puzzle=" + driver_.puzzle()->place().text();
    } else if (driver_.is_stored()) {
        out = "save=" + std::string(session()->game().id) + "/" + session()->header().id;
    }
    if (linked_lang_) out += std::string(out.empty() ? "" : "&") + "lang=" + code(*linked_lang_);
    return out;
}

void App::publish() {
    if (driver_.is_asking()) sheet_ = Sheet::none;
    // A link to a page or to a game that is still being loaded stays until it has led there.
    if (top().is_screen() && !awaited_)
        if (std::string address = this->address(); address != address_) {
            address_ = std::move(address);
            host_.set_fragment(address_);
        }
    Told told = this->told();
    if (told == told_) return;
    told_ = std::move(told);
    ++mirrors_built_;
    std::string text = mirror().json_text();
    if (text == published_) return;
    published_ = std::move(text);
    host_.publish_mirror(published_);
}

void App::edit_field(const std::string& field, Rect place, const std::string& value, const std::string& label,
                     const std::string& placeholder, int max_length, bool numeric) {
    const float k = ui_.canvas().ui_scale();
    TextEdit edit;
    edit.field = field;
    edit.label = label;
    edit.value = value;
    edit.placeholder = placeholder;
    edit.place = {place.x * k, place.y * k, place.w * k, place.h * k};
    edit.size = 18 * k;
    edit.max_length = max_length;
    edit.numeric = numeric;
    editing_ = field;
    host_.begin_text(edit);
}

}  // namespace orrery::ui
