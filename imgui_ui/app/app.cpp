#include "imgui_ui/app/app.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <utility>

#include "engine/match/link.h"
#include "imgui.h"
#include "imgui_ui/app/boxes.h"
#include "imgui_ui/app/fragment.h"
#include "imgui_ui/app/replay_page.h"
#include "imgui_ui/app/rule_book.h"
#include "imgui_ui/app/saves_page.h"
#include "imgui_ui/app/share_page.h"
#include "imgui_ui/app/shared_page.h"
#include "imgui_ui/app/stats_page.h"
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
    if (!pages_.empty()) return pages_.back()->screen_id();
    switch (screen_) {
        case Screen::shelf: return "shelf";
        case Screen::setup: return "setup";
        case Screen::table: return session() && session()->stage() == Stage::curtain ? "curtain" : "table";
        case Screen::end: return "end";
    }
    return "shelf";
}

// --- start, address ---

void App::start(Lang page_language, const std::string& fragment) {
    settings_.lang = page_language;
    if (const auto kept = store_.value(kSettingsName))
        if (const auto json = parse_json(kept->text)) settings_ = settings_from_json(*json, settings_);
    set_language(settings_.lang);
    refresh_shelf();
    open_fragment(fragment);                               // the first frame publishes the first mirror
}

void App::open_fragment(const std::string& fragment) {
    address_ = fragment;
    if (fragment.empty()) return;
    const FragmentWish wish = parse_fragment(fragment);
    if (wish.lang) set_language(*wish.lang);
    linked_lang_ = wish.lang;
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
                draft.set_level(seat, wish.level.empty() ? kBotLevels[0] : std::string_view(wish.level));
            }
        draft_ = std::move(draft);
        begin_match();
    }
    if (!wish.learn.empty() && !driver_.start_lesson(wish.learn)) odd.push_back("learn=" + wish.learn);
    if (!wish.save.empty()) {
        Action go_on;
        go_on.name = "continue";
        go_on.value = wish.save;
        if (store_.holds(wish.save)) do_action(go_on);
        else odd.push_back("save=" + wish.saved_game + "/" + wish.save);
    }
    if (!wish.shared_game.empty()) open_shared(wish.shared_game);
    if (wish.screen == "rules") show_rules(entry ? wish.new_game : std::string(kBoxesFirst), {});
    if (wish.screen == "settings") sheet_ = Sheet::settings;
    if (!odd.empty())
        say(ToastKind::warn, phrase(str::bad_link_title),
            phrase(str::bad_link, {{"what", join_list(odd, Lang::en)}}));
    host_.request_frame();
    if (!published_.empty()) publish();
}

// --- frames ---

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
    const bool has_table = pages_.empty() ? (screen_ == Screen::table || driver_.recap().is_running()) : pages_.back()->has_table();
    const float room = has_table ? std::min(page.css_size.x, page.css_size.y) / kLeastTable : page.css_size.x / kLeastColumn;
    in.text_size = std::min(in.text_size, std::max(1.0f, room));
    in.palette = settings_.palette;
    in.reduced_motion = settings_.reduced_motion.value_or(page.reduced_motion);
    in.place = id(screen_id(), static_cast<int>(pages_.size()), static_cast<Id>(sheet_));
    canvas_scale_ = ui_scale_for(in.css_size.x, in.text_size);
    ui_.begin(in);
    watch_parts();
    if (message_ && message_->until_ms == 0) message_->until_ms = page.now_ms + motion::kToastStay;
    const double wake_ms = driver_.advance(sight());
    if (wake_ms == 0) ui_.request_frame();
    else if (wake_ms > 0) ui_.wake_in_ms(wake_ms);
    if (driver_.is_asking()) sheet_ = Sheet::none;
    hear_screens();
    if (!pages_.empty()) pages_.back()->draw(*this);
    else draw_screen();
    draw_sheet();
    draw_question();
    draw_dice();
    draw_take_over();
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

void App::draw_screen() {
    switch (screen_) {
        case Screen::shelf: return draw_shelf();
        case Screen::setup: return draw_setup();
        case Screen::table: return session()->stage() == Stage::curtain ? draw_curtain() : draw_table();
        case Screen::end: return driver_.recap().is_running() ? draw_table() : results_->draw(*this);
    }
}

void App::keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeyAlt || io.KeySuper || !editing_.empty()) return;
    const auto hit = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
    if (driver_.is_recap_in_sight() && (hit(ImGuiKey_Escape) || hit(ImGuiKey_Enter) || hit(ImGuiKey_KeypadEnter))) return ask("recap-skip");
    if (hit(ImGuiKey_Escape)) escape();
    if (!pages_.empty()) {
        if (is_quiet()) pages_.back()->keys(*this);
        return;
    }
    const bool asks_for_help = std::any_of(io.InputQueueCharacters.begin(), io.InputQueueCharacters.end(), [](ImWchar c) { return c == '?'; });
    if (!session() && is_quiet() && asks_for_help) return ask("rules");
    if (!session() || (screen_ != Screen::table && screen_ != Screen::end) || session()->stage() == Stage::curtain) return;
    if (driver_.is_asking() || sheet_ == Sheet::settings || sheet_ == Sheet::menu) return;
    if (hit(ImGuiKey_Z)) ask("undo");
    if (hit(ImGuiKey_Y)) ask("redo");
    if (hit(ImGuiKey_H)) ask("hint");
    if (hit(ImGuiKey_L)) ask("log");
    if (asks_for_help) ask("rules");
}

void App::escape() {
    if (choosing_color_ >= 0 || choosing_level_ >= 0) choosing_color_ = choosing_level_ = -1;
    else if (driver_.hold() == Hold::offered && pages_.empty()) ask("shelf");
    else if (driver_.is_asking()) ask("cancel");
    else if (message_) ask("close-message");
    else if (sheet_ != Sheet::none) ask("close");
    else if (!pages_.empty()) {
        if (pages_.back()->escape(*this)) host_.request_frame();
        else ask("back");
    } else if (screen_ == Screen::table && session()->stage() != Stage::curtain && table_ && table_->escape()) host_.request_frame();
    else if (screen_ == Screen::setup) ask("back");
    else if (screen_ == Screen::table) ask("menu");
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
    driver_.play({action.move, action.is_joined}, action.then, confirmed);
}

// --- actions ---

void App::do_action(const Action& action) {
    const std::string& name = action.name;
    if (!action.move.is_null()) return play_move(action, false);
    if (waits_for_parts(action)) return;
    if (name == "read-file") {
        const std::optional<ChosenFile> file = std::exchange(chosen_file_, std::nullopt);
        if (file && !pages_.empty()) pages_.back()->file_chosen(*this, file->name, file->text);
        return;
    }
    if (!pages_.empty() && pages_.back()->act(*this, action)) return;
    if (do_dice(action) || do_setting(action) || do_setup_action(action) || do_teaching(action)) return;

    if (name == "new-game") return new_game(action.value);
    if (name == "continue") return continue_game(action.value);
    if (name == "saves") return open_page(std::make_unique<SavesPage>(desk()));
    if (name == "share") return share_game(action.value);
    if (name == "more-games") {
        ++continue_page_;
        return;
    }
    if (name == "coming") {
        const Box* box = box_of(action.value);
        if (box)
            say(ToastKind::plain, phrase(str::coming_title, {{"game", one_line(box->name.in(settings_.lang))}}),
                phrase(str::coming_text));
        return;
    }
    if (name == "settings") {
        sheet_ = Sheet::settings;
        return;
    }
    if (name == "update") {                                // between games only
        if (has_update_ && screen_ == Screen::shelf && pages_.empty()) host_.apply_update();
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
        if (pages_.empty()) return to_shelf();
        leave_page();
        if (pages_.empty() && log_waits_) {                // as it was left, not scrolled to the newest line
            sheet_ = Sheet::log;
            scroll_log_down_ = false;
        }
        return;
    }
    if (name == "rules") {
        if (!session() && action.value.empty() && draft_) return show_rules(draft_->game().id, {});
        if (session() && action.value.empty()) return show_rules(session()->game().id, present_rule());
        return show_rules(action.value, {});
    }
    if (name == "statistics") return show_statistics(action.value);
    if (name == "open-rule") {
        if (!action.key.empty()) return show_rules(action.key, action.value);
        return show_rules(session() ? session()->game().id : draft_ ? draft_->game().id : "", action.value);
    }
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
                       to_text(write_save(header, session()->match())));
        return;
    }
    if (session()->stage() == Stage::curtain) return;       // the curtain hides the table
    if (name == "why") {
        if (const auto move = parse_json(action.value)) driver_.play({*move}, {}, false);
        return;
    }
    if (name == "undo") return driver_.undo();
    if (name == "redo") return driver_.redo();
    if (name == "log") {
        scroll_log_down_ = true;
        if (screen_ == Screen::table && layout_kind({ui_.width(), ui_.height()}) == LayoutKind::desktop)
            log_docked_ = !log_docked_;
        else sheet_ = sheet_ == Sheet::log ? Sheet::none : Sheet::log;
        return;
    }
    if (name == "seats") {
        sheet_ = sheet_ == Sheet::seats ? Sheet::none : Sheet::seats;
        return;
    }
    if (name == "rematch") return driver_.rematch();
    if (name == "see-table" && session()->stage() == Stage::over) {
        table_after_end_ = true;
        screen_ = Screen::table;
        sheet_ = Sheet::none;
        return;
    }
    if (name == "results" && session()->stage() == Stage::over) {
        table_after_end_ = false;
        screen_ = Screen::end;
        return;
    }
}

bool App::do_setting(const Action& action) {
    const std::string& name = action.name;
    if (name == "language") {
        linked_lang_.reset();
        if (action.value == "en" || action.value == "ja") set_language(action.value == "ja" ? Lang::ja : Lang::en);
        else set_language(settings_.lang == Lang::en ? Lang::ja : Lang::en);
    } else if (name == "text-size") {
        for (int percent : kTextPercents)
            if (action.value == std::to_string(percent)) settings_.text_percent = percent;
    } else if (name == "palette") {
        if (const auto palette = palette_by_id(action.value)) settings_.palette = *palette;
    } else if (name == "motion") {
        settings_.reduced_motion.reset();
        if (action.value == "reduced") settings_.reduced_motion = true;
        if (action.value == "full") settings_.reduced_motion = false;
    } else if (name == "guide") {
        settings_.guide = action.value.empty() ? !driver_.is_guide_on() : action.value == "on";
        driver_.end_guided_game();
        driver_.drop_hint();
        guide_folded_.reset();
        if (settings_.guide) sheet_ = sheet_ == Sheet::menu ? Sheet::none : sheet_;
    } else if (name == "undo-mode") {
        settings_.friendly_undo = action.value == "friendly";
        driver_.undo_mode_changed();
    } else if (name == "sound") {
        settings_.sound = action.value == "on";
        hear(Sound::turn);
    } else {
        return false;
    }
    save_settings();
    return true;
}

bool App::do_setup_action(const Action& action) {
    if (screen_ != Screen::setup || !draft_ || !pages_.empty()) return false;
    Draft& draft = *draft_;
    const std::string& name = action.name;
    const bool has_seat = action.seat >= 0 && action.seat < static_cast<int>(draft.seats().size());
    const auto seat = static_cast<std::size_t>(has_seat ? action.seat : 0);
    if (name == "start") {
        begin_match();
    } else if (name == "add-seat") {
        if (draft.can_add()) draft.add_seat();
        else say(ToastKind::plain, phrase(str::not_now_title), phrase(str::max_seats, {{"n", draft.game().max_seats}}));
    } else if (name == "remove-seat" && has_seat) {
        if (draft.can_remove()) draft.remove_seat(seat);
        else say(ToastKind::plain, phrase(str::not_now_title), phrase(str::min_seats, {{"n", draft.game().min_seats}}));
    } else if (name == "shuffle-seats") {
        Rng rng(host_.fresh_seed());
        draft.shuffle(rng);
    } else if (name == "seat-color" && has_seat) {
        if (const auto color = seat_color_by_id(action.value)) draft.set_color(seat, *color);
        else choosing_color_ = choosing_color_ == action.seat ? -1 : action.seat;
        if (!action.value.empty()) choosing_color_ = -1;
    } else if (name == "seat-kind" && has_seat) {
        const bool computer = action.value == "computer";
        // A second tap on the computer opens the choice of its level.
        if (computer && draft.seats()[seat].computer && action.key == "canvas") choosing_level_ = choosing_level_ == action.seat ? -1 : action.seat;
        draft.set_computer(seat, computer);
    } else if (name == "seat-level" && has_seat) {
        draft.set_level(seat, action.value);
        choosing_level_ = -1;
    } else if (name == "option") {
        draft.set_option(action.key, action.value);
    } else if (name == "dice") {
        draft.set_real_dice(action.value == "people");
    } else {
        return false;
    }
    if (name != "start") remember_draft();
    return true;
}

void App::typed(const std::string& field, const std::string& text, bool done) {
    if (done && editing_ == field) editing_.clear();
    if (!pages_.empty() && pages_.back()->typed(*this, field, text, done)) {
    } else if (draft_ && field == "deal-number") {
        draft_->set_deal(text.substr(0, 24));
    } else if (draft_ && field.size() == 6 && field.compare(0, 5, "name-") == 0) {
        const auto seat = static_cast<std::size_t>(field[5] - '0');
        if (seat < draft_->seats().size()) {
            // Trailing spaces stay while typing continues; `tidy_name` removes them when the game starts.
            draft_->rename(seat, done ? tidy_name(text) : text);
            note_letters(text);
            if (done) remember_draft();
        }
    }
    publish();
    host_.request_frame();
}

// --- games ---

void App::new_game(const std::string& game) {
    const GameEntry* entry = game_by_id(game);
    if (!entry || !face_of(game)) return;
    draft_.emplace(*entry->info);
    if (const auto kept = store_.value("setup/" + game))
        if (const auto json = parse_json(kept->text)) draft_->recall(*json);
    for (const SeatDraft& seat : draft_->seats()) note_letters(seat.name);
    message_.reset();
    choosing_color_ = choosing_level_ = -1;
    scroll_.erase("setup");
    scroll_.erase("options");
    leave_table();
    screen_ = Screen::setup;
    sheet_ = Sheet::none;
    foresee_parts();
}

void App::begin_match(bool is_guided) {
    const Draft& draft = *draft_;
    const std::uint64_t fresh = host_.fresh_seed() % kDeals;
    const auto seed = draft.seed(fresh);
    if (!seed) return say(ToastKind::warn, phrase(str::cannot_start_title), phrase(str::deal_bad));
    SaveHeader header;
    header.created = header.updated = date_now();
    header.id = new_save_id();
    header.title = std::string(draft.game().name.in(settings_.lang));
    header.seats = draft.kinds();
    header.deal = *seed;
    header.has_real_dice = draft.has_real_dice();
    driver_.begin({draft.game().id, draft.new_match(*seed, settings_.lang), draft.looks(), std::move(header), is_guided});
}

void App::game_entered() {
    table_ = driver_.face()->make_table();
    table_->reset();
    results_.reset();
    table_after_end_ = false;
    sheet_ = Sheet::none;
    while (!pages_.empty()) leave_page();
    choosing_color_ = choosing_level_ = -1;
    scroll_.erase("log");
    screen_ = Screen::table;
    drawn_revision_ = changed_revision_ = 0;
}

void App::game_changed() {
    const Stage stage = session()->stage();
    // Messages speak of the position before, and behind the curtain they may mention hidden things.
    if (changed_revision_ != session()->revision() || (stage == Stage::curtain && !had_curtain_)) message_.reset();
    changed_revision_ = session()->revision();
    log_.clear();
    log_touched_.reset();
    log_revision_ = 0;
    scroll_log_down_ = true;
    if (stage == Stage::curtain) {
        sheet_ = Sheet::none;
        log_waits_ = false;
    }
    if (stage != Stage::over) {
        table_after_end_ = false;
        results_.reset();
        if (screen_ == Screen::end) screen_ = Screen::table;
        return;
    }
    if (!results_) results_ = std::make_unique<Results>(*session());
    if (table_after_end_ || driver_.lesson() || screen_ != Screen::table) return;
    screen_ = Screen::end;
    sheet_ = Sheet::none;
}

void App::continue_game(const std::string& id) {
    auto opened = store_.open(id);
    if (!opened) {
        const Phrase why{std::string(str::save_damaged.en) + " (" + opened.error().message + ")",
                         std::string(str::save_damaged.ja) + "(" + opened.error().message + ")"};
        return say_with(ToastKind::warn, phrase(str::save_damaged_title), why, {"saves", {}, phrase(str::saves)});
    }
    LoadedSave& save = opened->save;
    if (!face_of(save.match->game().id)) return;
    std::vector<SeatLook> looks = looks_of(summary_of(save.header, *save.match));
    // A slot never changes: continuing it creates a new game.
    const bool is_new = save.header.is_slot;
    if (is_new) {
        save.header.is_slot = false;
        save.header.id = new_save_id();
        save.header.title = save.match->game().name.in(settings_.lang);
        save.header.created = date_now();
    }
    const std::optional<Phrase> notice = save.notice;
    driver_.enter(std::make_unique<Session>(std::move(save.match), std::move(looks), std::move(save.header)), is_new);
    if (notice) say(ToastKind::warn, phrase(str::save_damaged_title), *notice);
    else if (opened->is_backup) say(ToastKind::warn, phrase(str::save_damaged_title), phrase(str::save_backup));
}

// Shows a received game. Nothing is stored until it is continued.
void App::open_shared(const std::string& link) {
    auto read = read_link(link);
    if (!read) {
        const std::string& why = read.error().message;
        return say(ToastKind::warn, phrase(str::shared_bad_title), {str::shared_bad.en + (" (" + why + ")"), str::shared_bad.ja + ("(" + why + ")")});
    }
    if (!face_of(read->match->game().id)) return;
    for (const std::string& name : read->match->names()) note_letters(name);
    note_letters(read->header.title);
    open_page(std::make_unique<SharedPage>(desk(), std::move(*read)));
}

void App::share_game(const std::string& id) {
    if (id.empty() || (session() && session()->header().id == id)) {
        if (session() && session()->stage() != Stage::curtain) open_page(std::make_unique<SharePage>(desk(), session()->header(), session()->match()));
        return;
    }
    const auto opened = store_.open(id);
    if (opened) open_page(std::make_unique<SharePage>(desk(), opened->save.header, *opened->save.match));
}

void App::file_chosen(const std::string& name, const std::optional<std::string>& text) {
    chosen_file_ = ChosenFile{name, text};
    Action read;
    read.name = "read-file";                               // the file may hold any game, so the parts of all games are needed
    do_action(read);
    publish();
    host_.request_frame();
}

void App::shared(ShareAnswer answer) {
    if (!pages_.empty()) pages_.back()->shared(*this, answer);
    publish();
    host_.request_frame();
}

void App::save_held(const std::string& id, bool is_ours) {
    driver_.save_held(id, is_ours);
    publish();
    host_.request_frame();
}

void App::worker_said(const std::string& line) { driver_.worker_said(line); }

void App::worker_failed() { driver_.worker_failed(); }

void App::persistence_answered(bool granted) {
    storage_answered(store_.put_value(kPersistence, granted ? "yes" : "no"));
    publish();
}

void App::leave_table() {
    driver_.leave();
    host_.hold_save({});
    table_.reset();
    results_.reset();
}

void App::to_shelf() {
    leave_table();
    draft_.reset();
    message_.reset();
    sheet_ = Sheet::none;
    while (!pages_.empty()) leave_page();
    screen_ = Screen::shelf;
    continue_page_ = 0;
    refresh_shelf();
}

void App::show_rules(std::string game, const std::string& rule) {
    const GameEntry* entry = game_by_id(game.empty() ? std::string(kBoxesFirst) : game);
    if (!entry) return;
    open_page(std::make_unique<RuleBook>(desk(), *entry->info, rule));
}

// Returns the rule of the current decision, for the link from the prompt to the rule book.
std::string App::present_rule() {
    if (!driver_.face() || !driver_.face()->decision_rules || !pages_.empty() || screen_ != Screen::table || session()->stage() != Stage::person) return {};
    const Rule* rule = table_->rule(context());
    const Json decision = session()->match().decision();
    if (!rule && decision.contains("kind")) rule = rule_for(driver_.face()->decision_rules(), decision["kind"].get<std::string>());
    return rule ? rule->id : std::string();
}

// Opens the replay of the game on the table, at a move if `value` is a number; otherwise that of the stored game with this id.
void App::show_replay(const std::string& value) {
    ReplayStart start;
    std::size_t ply = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), ply);
    const bool is_ply = !value.empty() && error == std::errc() && end == value.data() + value.size();
    if (value.empty() || is_ply) {
        if (!session() || session()->stage() == Stage::curtain) return;
        if (is_ply) start.ply = ply;
        start.eyes = session()->reader();
        return open_page(std::make_unique<ReplayPage>(session()->match().copy(), session()->looks(), session()->header(), start));
    }
    auto opened = store_.open(value);
    if (!opened || !face_of(opened->save.match->game().id)) return say(ToastKind::warn, phrase(str::save_damaged_title), phrase(str::save_damaged));
    LoadedSave& save = opened->save;
    std::vector<SeatLook> looks = looks_of(summary_of(save.header, *save.match));
    open_page(std::make_unique<ReplayPage>(std::move(save.match), std::move(looks), std::move(save.header), start));
}

void App::show_statistics(const std::string& game) {
    const GameEntry* entry = game_by_id(!game.empty() ? game : session() ? std::string(session()->game().id) : std::string(kBoxesFirst));
    if (!entry) return;
    open_page(std::make_unique<StatsPage>(desk(), *entry->info));
}

void App::open_page(std::unique_ptr<Page> page) {
    message_.reset();
    if (pages_.empty()) log_waits_ = sheet_ == Sheet::log;
    sheet_ = Sheet::none;
    pages_.push_back(std::move(page));
    host_.request_frame();
}

void App::leave_page() {
    // The page may be running this action, so it is destroyed after the frame.
    left_pages_.push_back(std::move(pages_.back()));
    pages_.pop_back();
}

void App::play(std::unique_ptr<Session> session) { driver_.enter(std::move(session), true); }

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

void App::remember_draft() {
    storage_answered(store_.put_value(std::string("setup/") + draft_->game().id, to_text(draft_->to_json())));
}

void App::refresh_shelf() {
    games_.clear();
    damaged_ = 0;
    for (GameSummary& game : store_.list()) {
        if (game.is_damaged) ++damaged_;
        if (!game.is_damaged && !game.is_slot && game.to_act && face_of(game.game)) {
            for (const std::string& name : game.names) note_letters(name);
            const auto looks = looks_of(game);
            const SeatColor color = looks[static_cast<std::size_t>(*game.to_act) % looks.size()].color;
            games_.push_back({std::move(game), color});
        }
    }
}

/// Returns the line at the bottom of the shelf about storage.
std::string App::kept_line(bool& is_trouble) const {
    is_trouble = true;
    if (damaged_ > 0) return tr(str::save_damaged_title) + (settings_.lang == Lang::en ? std::string(". ") : std::string("。")) + tr(str::save_damaged);
    if (store_answer_ == StoreAnswer::full) return tr(str::storage_full);
    if (store_answer_ == StoreAnswer::blocked) return tr(str::storage_blocked);
    is_trouble = false;
    return tr(str::kept_here);
}

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
    if (lang == Lang::ja) host_.want_japanese();
    driver_.speak(lang);
    host_.set_page(lang, "Orrery");
    log_revision_ = 0;
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
    if (is_ready == is_offline_ready_ && has_update == has_update_) return;
    is_offline_ready_ = is_ready;
    has_update_ = has_update;
    host_.request_frame();
}

void App::say(ToastKind kind, Phrase title, Phrase text, std::string rule) {
    message_ = Message{kind, std::move(title), std::move(text), std::move(rule), {}, 0};
    host_.request_frame();
}

void App::say_with(ToastKind kind, Phrase title, Phrase text, Offer offer) {
    message_ = Message{kind, std::move(title), std::move(text), {}, std::move(offer), 0};
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
    const std::int64_t minutes = std::max<std::int64_t>(0, (host_.wall_ms() / 1000 - *then) / 60);
    if (minutes < 1) return tr(str::just_now);
    if (minutes < 60) return tr(str::minutes_ago, {{"n", static_cast<int>(minutes)}});
    if (minutes < 24 * 60) return tr(str::hours_ago, {{"n", static_cast<int>(minutes / 60)}});
    if (minutes < 48 * 60) return tr(str::yesterday);
    return tr(str::days_ago, {{"n", static_cast<int>(minutes / (24 * 60))}});
}

/// Returns the fragment that leads back to this screen.
std::string App::address() const {
    std::string out;
    if (driver_.lesson()) out = "learn=" + driver_.lesson()->game();
    else if (session()) out = "save=" + std::string(session()->game().id) + "/" + session()->header().id;
    if (linked_lang_) out += std::string(out.empty() ? "" : "&") + "lang=" + code(*linked_lang_);
    return out;
}

void App::publish() {
    if (driver_.is_asking()) sheet_ = Sheet::none;
    // A link to a page or to a game that is still being loaded stays until it has led there.
    if (pages_.empty() && !awaited_)
        if (std::string address = this->address(); address != address_) {
            address_ = std::move(address);
            host_.set_fragment(address_);
        }
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
