// Router: which pages lie on the stack, and what leads there.
#include <charconv>
#include <utility>

#include "engine/match/link.h"
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/pages/boxes.h"
#include "imgui_ui/app/pages/curtain_screen.h"
#include "imgui_ui/app/pages/replay_page.h"
#include "imgui_ui/app/pages/results.h"
#include "imgui_ui/app/pages/share_page.h"
#include "imgui_ui/app/pages/shared_page.h"
#include "imgui_ui/app/pages/shelf_screen.h"
#include "imgui_ui/app/pages/stats_page.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/teaching/rule_book.h"

namespace orrery::ui {

// --- the stack ---

/// Replaces all pages by this one.
void App::start_over(std::unique_ptr<Page> page) {
    while (!pages_.empty()) leave_page();
    table_ = nullptr;
    setup_ = nullptr;
    cover_ = Cover::none;
    parting_.skip();
    sheet_ = Sheet::none;
    pages_.push_back(std::move(page));
}

void App::open_page(std::unique_ptr<Page> page) {
    message_.reset();
    if (top().is_screen()) log_waits_ = sheet_ == Sheet::log;
    sheet_ = Sheet::none;
    pages_.push_back(std::move(page));
    host_.request_frame();
}

void App::leave_page() {
    // The page may be running this action, so it is destroyed after the frame.
    left_pages_.push_back(std::move(pages_.back()));
    pages_.pop_back();
}

/// Puts curtain or results above the table, or takes them away.
void App::route() {
    const Stage stage = session()->stage();
    if (stage != Stage::over) table_after_end_ = false;
    Cover cover = Cover::none;
    if (stage == Stage::curtain) cover = Cover::curtain;
    if (stage == Stage::over && !table_after_end_ && !driver_.is_exercise()) cover = Cover::results;
    if (cover == cover_) return;
    parting_.skip();
    if (cover_ != Cover::none) {
        left_pages_.push_back(std::move(pages_[1]));
        pages_.erase(pages_.begin() + 1);
    }
    cover_ = cover;
    if (cover == Cover::none) return;
    std::unique_ptr<Page> page;
    if (cover == Cover::curtain) page = std::make_unique<CurtainScreen>(desk(), driver_);
    else page = std::make_unique<Results>(*session());
    pages_.insert(pages_.begin() + 1, std::move(page));
    sheet_ = Sheet::none;
}

// --- games ---

void App::game_entered() {
    auto table = std::make_unique<TableScreen>(desk(), driver_, habits_);
    TableScreen* entered = table.get();
    start_over(std::move(table));
    table_ = entered;
    table_after_end_ = false;
    changed_revision_ = 0;
}

void App::game_changed() {
    const bool falls = session()->stage() == Stage::curtain && cover_ != Cover::curtain;
    const bool is_played = changed_revision_ != 0 && changed_revision_ != session()->revision() && !session()->events().empty();
    // Messages speak of the position before, and behind the curtain they may mention hidden things.
    if (changed_revision_ != session()->revision() || falls) message_.reset();
    if (falls) log_waits_ = false;
    changed_revision_ = session()->revision();
    table_->log().changed();
    route();
    if (is_played && results()) stage_end();
}

/// The game has just ended: the table stays for a moment, then the score is counted up.
void App::stage_end() {
    constexpr int kLastLook = 900;
    parting_ = Beats({{0, kLastLook}});
    results()->tell();
}

/// Returns the game on the table or in the set-up, or "".
std::string App::present_game() const {
    return session() ? session()->game().id : setup_ ? setup_->draft().game().id : "";
}

void App::leave_table() {
    driver_.leave();
    host_.hold_save({});
}

void App::to_shelf() {
    leave_table();
    message_.reset();
    start_over(std::make_unique<ShelfScreen>(desk()));
}

void App::new_game(const std::string& game) {
    const GameEntry* entry = game_by_id(game);
    if (!entry || !face_of(game)) return;
    leave_table();
    message_.reset();
    auto setup = std::make_unique<SetupScreen>(desk(), *entry->info);
    SetupScreen* opened = setup.get();
    start_over(std::move(setup));
    setup_ = opened;
    // What will probably be needed next is fetched while nobody waits for it.
    host_.want_part(game_part(game));
    if (settings_.guide) (void)is_teaching_here(host_, game);
}

void App::begin_match(const Draft& draft, bool is_guided) {
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

/// Starts a game between two computers.
void App::watch_game(const std::string& game) {
    if (!game_by_id(game) || !face_of(game)) return;
    new_game(game);
    Draft& draft = setup_->draft();
    draft.set_seat_count(2);
    constexpr std::string_view kLevels[] = {"hard", "normal"};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        draft.rename(seat, "");
        draft.set_computer(seat, true);
        draft.set_level(seat, kLevels[seat]);
    }
    draft.set_real_dice(false);
    begin_match(draft);
}

/// Starts a game for two: a person and the computer, with the names, level and options of last time.
void App::play_against_computer(const std::string& game) {
    if (!game_by_id(game) || !face_of(game)) return;
    new_game(game);
    Draft& draft = setup_->draft();
    draft.set_seat_count(2);
    for (std::size_t seat = 0; seat < draft.seats().size(); ++seat) {
        if (draft.seats()[seat].computer != (seat > 0)) draft.rename(seat, "");            // it was the name of somebody else
        draft.set_computer(seat, seat > 0);
    }
    draft.set_real_dice(false);
    begin_match(draft);
}

/// Starts a game against the computer that the guide explains. The settings stay as they are.
void App::start_guided_game() {
    const std::string game = present_game();
    const GameFace* face = face_of(game);
    if (!game_by_id(game) || !face) return;
    const LessonRun* lesson = driver_.lesson();
    const bool has_own_options = lesson && !lesson->lesson().first_options.empty();
    const auto options = has_own_options ? lesson->lesson().first_options : face->first_options;
    habits_.is_guide_folded.reset();
    new_game(game);
    Draft& draft = setup_->draft();
    draft.set_seat_count(2);
    draft.set_computer(0, false);
    draft.set_computer(1, true);
    draft.set_level(1, "easy");
    draft.set_real_dice(false);
    for (const OptionChoice& option : options) draft.set_option(option.key, option.value);
    begin_match(draft, true);
}

/// Says of a game whose rules are known but that has no table yet that it is not here. Returns whether it is such a game.
bool App::say_if_coming(const std::string& game) {
    const GameEntry* entry = game_by_id(game);
    if (!entry || face_of(game)) return false;
    say(ToastKind::plain, in_all_languages([&](Lang lang) { return fill(str::coming_title, lang, {{"game", entry->info->name.in(lang)}}); }),
        phrase(str::coming_text));
    return true;
}

void App::continue_game(const std::string& id) {
    if (say_if_coming(game_of(id))) return;
    auto opened = store_.open(id);
    if (!opened) {
        return say_with(ToastKind::warn, phrase(str::save_damaged_title), with_reason(str::save_damaged, opened.error().message), {"saves", {}, phrase(str::saves)});
    }
    LoadedSave& save = opened->save;
    std::vector<SeatLook> looks = looks_of(summary_of(save.header, *save.match));
    // A slot never changes: continuing it creates a new game.
    const Origin origin = save.header.is_slot ? Origin::copied : Origin::stored;
    if (save.header.is_slot) {
        save.header.is_slot = false;
        save.header.id = new_save_id();
        save.header.title = save.match->game().name.in(settings_.lang);
        save.header.created = date_now();
    }
    const std::optional<Phrase> notice = save.notice;
    driver_.enter(std::make_unique<Session>(std::move(save.match), std::move(looks), std::move(save.header)), origin);
    if (notice) say(ToastKind::warn, phrase(str::save_damaged_title), *notice);
    else if (opened->is_backup) say(ToastKind::warn, phrase(str::save_damaged_title), phrase(str::save_backup));
}

// --- other pages ---

// Shows a received game. Nothing is stored until it is continued.
void App::open_shared(const std::string& link) {
    if (say_if_coming(std::string(game_of_link(link)))) return;
    open_link(desk(), link);
}

void App::share_game(const std::string& id) {
    if (id.empty() || (session() && session()->header().id == id)) {
        if (session() && session()->stage() != Stage::curtain) open_page(std::make_unique<SharePage>(desk(), session()->header(), session()->real_match()));
        return;
    }
    const auto opened = store_.open(id);
    if (opened) open_page(std::make_unique<SharePage>(desk(), opened->save.header, *opened->save.match));
}

void App::show_rules(const std::string& game, const std::string& rule) {
    const GameEntry* entry = game_by_id(game.empty() ? std::string(kBoxesFirst) : game);
    if (entry) open_page(std::make_unique<RuleBook>(desk(), *entry->info, rule));
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
        return open_page(std::make_unique<ReplayPage>(session()->real_match().copy(), session()->looks(), session()->header(), start));
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

}  // namespace orrery::ui
