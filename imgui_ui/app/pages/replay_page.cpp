// 1 navigation   2 view   3 bar and foot   4 frame   5 mirror, actions, keys
#include "imgui_ui/app/pages/replay_page.h"

#include <algorithm>
#include <cmath>

#include "engine/core/number.h"
#include "engine/core/punctuation.h"
#include "imgui.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/app/table/seat_panel.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

struct Speed {
    const char* name;                          // also the value of the action
    int step_ms;
    ShowSpeed moments;                         // at the fast ones there are none
};
constexpr Speed kSpeeds[] = {{"½×", 2 * motion::kReplayStep, ShowSpeed::calm}, {"1×", motion::kReplayStep, ShowSpeed::normal},
                             {"2×", motion::kReplayStep / 2, ShowSpeed::instant}, {"4×", motion::kReplayStep / 4, ShowSpeed::instant}};
constexpr std::size_t kSpeedCount = sizeof kSpeeds / sizeof kSpeeds[0];

/// Buttons of the foot: bars and triangles, as in video players.
struct Control {
    ActionName action;
    const Text* name;
    const Text* round_name;                    // for games that count rounds
    int triangles;                             // negative: to the left
    bool bar;
};
constexpr Control kBackward[] = {{"replay-start", &str::replay_to_start, &str::replay_to_start, -1, true},
                                 {"replay-turn-back", &str::replay_turn_back, &str::replay_round_back, -2, false},
                                 {"replay-back", &str::replay_back, &str::replay_back, -1, false}};
constexpr Control kOnward[] = {{"replay-forward", &str::replay_forward, &str::replay_forward, 1, false},
                               {"replay-turn-forward", &str::replay_turn_forward, &str::replay_round_forward, 2, false},
                               {"replay-end", &str::replay_to_end, &str::replay_to_end, 1, true}};
constexpr float kControl = 44;

const Text& name_of(const Control& control, std::string_view game) { return counted(game, *control.name, *control.round_name); }

void draw_sign(Canvas& c, const Control& control, Vec at, Color col) {
    const float way = control.triangles < 0 ? -1.0f : 1.0f, h = 7, w = 10;
    const int count = std::abs(control.triangles);
    const float whole = w * float(count) + (control.bar ? 4.0f : 0.0f);
    float x = at.x - way * whole / 2;
    for (int i = 0; i < count; ++i, x += way * w) c.polygon({{x, at.y - h}, {x + way * w, at.y}, {x, at.y + h}}, col);
    if (control.bar) c.rect({std::min(x + way * 1.5f, x + way * 4), at.y - h, 2.5f, 2 * h}, 1, col);
}

std::optional<std::size_t> number_of(const std::string& text) {
    if (text.empty() || text.size() > 6) return {};
    std::size_t number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return {};
        number = number * 10 + static_cast<std::size_t>(digit - '0');
    }
    return number;
}

}  // namespace

ReplayPage::ReplayPage(std::unique_ptr<AnyMatch> match, std::vector<SeatLook> looks, SaveHeader header, ReplayStart start)
    : match_(std::move(match)), looks_(std::move(looks)),
      all_looks_(contender_looks(match_->game(), match_->score(), looks_)), header_(std::move(header)) {
    const GameFace& face = *face_of(match_->game().id);
    table_ = face.make_table();
    key_ = face.key;
    match_->leave_later();
    const std::size_t last = match_->ply();
    const bool over = !match_->to_act();
    const auto people = std::count_if(looks_.begin(), looks_.end(), [](const SeatLook& look) { return !look.computer; });
    shows_all_ = over || people == 0;
    eyes_ = start.eyes;
    if (!eyes_ && people == 1)
        eyes_ = static_cast<Seat>(std::find_if(looks_.begin(), looks_.end(), [](const SeatLook& look) { return !look.computer; }) - looks_.begin());

    read_line();
    match_->rewind(std::min(last, start.ply.value_or(over ? 0 : last)));
    if (shows_all_) sight_ = Sight::all;
    else if (eyes_) look_as(Sight::seat, *eyes_);
}

/// Reads what is derived from the history, which then stands at its end.
void ReplayPage::read_line() {
    const std::size_t last = match_->history_size();
    turns_.clear();
    movers_.clear();
    lines_.clear();
    for (std::size_t ply = 0; ply <= last; ++ply) {
        const bool starts_turn = ply == 0 || match_->turn_number_at(ply) != match_->turn_number_at(ply - 1);
        if (starts_turn && (ply < last || ply == 0)) turns_.push_back(ply);
        match_->rewind(ply == 0 ? 0 : ply - 1);
        movers_.push_back(match_->to_act().value_or(match_->turn_seat()));
    }
    match_->rewind(last);
    const std::vector<Variation>& variations = match_->variations();
    visit_variations(*match_, variations, [&](std::size_t i, AnyMatch& line) {
        const Seat seat = line.to_act().value_or(line.turn_seat());
        if (!line.make(variations[i].moves.front(), variations[i].faces.front())) return;
        lines_.push_back({i, variations[i].ply, variations[i].moves.size(), seat, in_all_languages([&](Lang lang) { return line.undo_noun(lang); })});
    });
    std::reverse(lines_.begin(), lines_.end());
}

/// Goes through a variation from its first move on. The moves that stood in its place become one.
void ReplayPage::take_line(std::size_t variation) {
    if (variation >= match_->variations().size()) return;
    const Variation line = match_->variations()[variation];
    match_->rewind(line.ply);
    for (std::size_t i = 0; i < line.moves.size(); ++i)
        if (!match_->make(line.moves[i], line.faces[i])) break;
    read_line();
    match_->rewind(line.ply);
    events_.clear();
    ++revision_;
    playing_ = listing_ = false;
    step_forward();
}

// --- 1 navigation ---

void ReplayPage::go(std::size_t ply) {
    ply = std::min(ply, last());
    if (ply == match_->ply()) return;
    match_->rewind(ply);
    events_.clear();
    ++revision_;
}

// The only step with events, so the only one that is animated.
void ReplayPage::step_forward() {
    if (match_->ply() == last()) return;
    go(match_->ply() + 1);
    for (LogLine& line : match_->log(reader(), Lang::en, match_->ply())) events_.push_back(std::move(line.event));
}

std::size_t ReplayPage::turn_before() const {
    const auto at = std::lower_bound(turns_.begin(), turns_.end(), match_->ply());
    return at == turns_.begin() ? 0 : *(at - 1);
}

std::size_t ReplayPage::turn_after() const {
    const auto at = std::upper_bound(turns_.begin(), turns_.end(), match_->ply());
    return at == turns_.end() ? last() : *at;
}

void ReplayPage::play(Desk& desk, bool on) {
    if (on && match_->ply() == last()) go(0);
    playing_ = on && last() > 0;
    next_ms_ = 0;
    desk.host().request_frame();
}

void ReplayPage::keep_time(Ui& ui) {
    if (!playing_) return;
    const int step = kSpeeds[speed_].step_ms;
    if (next_ms_ == 0) next_ms_ = ui.now_ms() + step;
    else if (ui.now_ms() >= next_ms_ && (kSpeeds[speed_].moments == ShowSpeed::instant || !table_->is_moving())) {
        step_forward();
        next_ms_ = ui.now_ms() + step;
        ui.request_frame();
    }
    if (match_->ply() == last()) playing_ = false;
    else if (ui.now_ms() < next_ms_) ui.wake_in_ms(next_ms_ - ui.now_ms());    // later the table asks for frames until it is still
}

// Starts a new game with the same start and the same moves up to here. Undo in it works as the rules of undo allow.
void ReplayPage::play_on(Desk& desk) {
    if (!match_->to_act()) return desk.say(ToastKind::plain, phrase(str::play_on_over_title), phrase(str::play_on_over));
    const int ply = static_cast<int>(match_->ply());
    std::unique_ptr<AnyMatch> branch = match_->copy();
    branch->forget_later();
    SaveHeader header = header_;
    header.id = desk.new_save_id();
    header.is_slot = false;
    header.created = header.updated = desk.date_now();
    header.title = desk.tr(str::branch_title, {{"title", header_.title}, {"n", ply}});
    if (header.title.size() > kMaxTitleLength) header.title = desk.tr(str::branch_title, {{"title", match_->game().name.in(desk.lang())}, {"n", ply}});
    desk.play(std::make_unique<Session>(std::move(branch), looks_, std::move(header)));
    desk.say(ToastKind::good, phrase(str::play_on_title), phrase(str::play_on_text, {{"n", ply}}));
}

// --- 2 view ---

void ReplayPage::look_as(Sight sight, Seat seat) {
    if (sight == Sight::all && !shows_all_) return;
    if (sight == Sight::seat && !may_see(seat)) return;
    sight_ = sight;
    seat_ = seat;
    events_.clear();                           // another view does not repeat the animation
}

Seat ReplayPage::viewer() const { return sight_ == Sight::seat ? seat_ : mover(); }

std::optional<Seat> ReplayPage::reader() const {
    return is_covered() ? std::nullopt : std::optional<Seat>(viewer());
}

int ReplayPage::turn() const {
    const std::size_t ply = match_->ply();
    return match_->turn_number_at(ply == 0 ? 0 : ply - 1);
}

std::string ReplayPage::moment(const Desk& desk) const {
    const std::string of = grouped(static_cast<int>(last()), desk.lang());
    if (match_->ply() == 0) return desk.tr(str::replay_setup, {{"of", of}});
    return desk.tr(str::replay_moment, {{"n", grouped(static_cast<int>(match_->ply()), desk.lang())}, {"of", of}, {"turn", turn_text(match_->game().id, turn(), desk.lang())},
                                        {"name", match_->names()[static_cast<std::size_t>(mover())]}});
}

std::string ReplayPage::caption(Lang lang) const { return told_text(*match_, reader(), lang, match_->ply()); }

std::string ReplayPage::sight_name(const Desk& desk, Sight sight, Seat seat) const {
    switch (sight) {
        case Sight::all: return desk.tr(str::replay_see_all);
        case Sight::open: return desk.tr(str::replay_see_open);
        case Sight::seat: break;
    }
    return desk.tr(str::replay_see_seat, {{"name", match_->names()[static_cast<std::size_t>(seat)]}});
}

// --- 3 bar and foot ---

struct ReplayPage::Place {
    TableLayout table;
    Rect foot;
    bool phone = false;                        ///< scrubber and buttons have rows of their own
    bool low = false;                          ///< no room for text in the foot; it moves to the bar
};

ReplayPage::Place ReplayPage::place(Desk& desk) const {
    Ui& ui = desk.ui();
    const Vec size{ui.width(), ui.height()};
    Place out;
    out.phone = size.x < 700 && size.y > size.x;
    out.low = !out.phone && size.y < 560;
    const float foot = out.phone ? 158.0f : out.low ? 58.0f : 108.0f;
    // On phones the table's row of tools is unused here and lies below the foot.
    const int panels = face_of(match_->game().id)->panels(static_cast<int>(all_looks_.size()));
    const float tools = out.phone ? table_layout(size, panels, false).tools.h : 0;
    out.table = table_layout({size.x, size.y - foot + tools}, panels, false);
    TableAreas& areas = out.table.areas;
    areas.has_buttons = false;
    if (out.phone) {                           // where the buttons of a turn would be
        constexpr float kButtons = 56;
        areas.hand = {areas.hand.x, areas.hand.y + kButtons, areas.hand.w, areas.hand.h - kButtons};
        areas.board.h += kButtons;
    }
    out.foot = {0, size.y - foot, size.x, foot};
    return out;
}

void ReplayPage::draw_bar(Desk& desk, const Place& place) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = place.table.bar, middle = h / 2;
    const SeatColor color = looks_[static_cast<std::size_t>(mover())].color;
    const Color seat = t.seat(color).fill;
    c.gradient({0, 0, w, h}, 0, fade(t.bar0, 0.97f), fade(t.bar1, 0.97f));
    c.line({0, h - 0.5f}, {w, h - 0.5f}, t.line);
    c.rect({0, h - 2, w, 2}, 0, fade(seat, 0.9f));
    if (icon_button(ui, id("back"), {place.phone ? 4.0f : 16.0f, middle - 22}, Icon::back, desk.tr(str::back), {.ground = false})) desk.ask("back");
    draw_emblem(c, color, {place.phone ? 66.0f : 92.0f, middle}, place.phone ? 16.0f : 20.0f);

    float right = w - (place.phone ? 8.0f : 16.0f);
    if (!place.phone) {
        const std::string_view on = desk.tr(str::play_on);
        const ButtonLook look{.kind = match_->to_act() ? ButtonKind::second : ButtonKind::off, .icon = Icon::planet};
        const float on_w = button_width(c, on, look);
        if (button(ui, id("play-on"), {right - on_w, middle - 22, on_w, 44}, on, look)) desk.ask("play-on");
        right -= on_w + 12;
    }
    const std::string sight = sight_name(desk, sight_, seat_);
    const std::string name = std::string(desk.tr(str::replay_seen_as)) + desk.tr(punctuation::kColon) + sight;
    if (place.phone || w < 900) {
        right -= 44;
        if (icon_button(ui, id("sights"), {right, middle - 22}, Icon::eye, name)) desk.ask("replay-sights");
    } else {
        const ButtonLook look{.kind = ButtonKind::ghost, .icon = Icon::eye, .name = name};
        const float most = std::min(260.0f, button_width(c, sight, look));
        right -= most;
        if (button(ui, id("sights"), {right, middle - 22, most, 44}, sight, look)) desk.ask("replay-sights");
    }
    if (!lines_.empty()) {
        right -= 44 + 8;
        if (icon_button(ui, id("lines"), {right, middle - 22}, Icon::branch, desk.tr(str::replay_lines))) desk.ask("replay-lines");
    }
    const float x = place.phone ? 90.0f : 124.0f, room = right - x - 12;
    const std::string_view game = match_->game().name.in(desk.lang());
    std::string label = place.low ? moment(desk) : desk.tr(str::replay_of, {{"game", std::string(game)}});
    if (!place.low && c.text_width(label, type::kSmall, Weight::bold) > room) label = game;
    const bool is_long = place.phone && c.text_width(label, type::kSmall, Weight::bold) > room;
    c.fit_lines({x, is_long ? 17.0f : place.phone ? 20.0f : 21.0f}, label, type::kLabel, mix(seat, kWhite, 0.55f), Weight::bold, Align::left, room,
                is_long ? 2 : 1);
    const std::string where = place.low ? caption(desk.lang()) : moment(desk);
    if (place.low) c.paragraph({x, c.text_width(where, type::kSmall) > room ? 38.0f : 43.0f}, where, type::kSmall, t.hi, Weight::medium, room, 16, Align::left, 2);
    else if (!place.phone) c.fit({x, 43}, where, type::kTitle, t.hi, Weight::bold, Align::left, room);
    else if (c.text_width(where, type::kBody, Weight::bold) <= room) c.text({x, 48}, where, type::kBody, t.hi, Weight::bold);
    else c.paragraph({x, 40}, where, c.text_width(where, type::kLabel, Weight::bold) <= 2 * room ? type::kLabel : type::kSmall, t.hi, Weight::bold, room, 18, Align::left, 2);
}

void ReplayPage::draw_scrubber(Desk& desk, Rect r) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const Id me = id("scrubber");
    constexpr float kKnob = 10;
    const float x = r.x + kKnob, w = r.w - 2 * kKnob, y = r.centre().y, most = float(std::max<std::size_t>(1, last()));
    const auto at = [&](std::size_t ply) { return x + w * float(ply) / most; };
    const std::string name = std::string(desk.tr(str::replay_scrub)) + desk.tr(punctuation::kSentence) + moment(desk);
    (void)ui.tap(me, r, {.name = name, .radius = 10, .can_drag = true});

    // One section for each turn, in its seat's colour. The part already shown is bright.
    const float now = at(match_->ply());
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        const std::size_t from = turns_[i], to = i + 1 < turns_.size() ? turns_[i + 1] : last();
        const float a = at(from), b = at(to), gap = b - a > 5 ? 1.5f : 0.0f;
        const Color fill = mix(t.seat(looks_[static_cast<std::size_t>(movers_[std::min(from + 1, last())])].color).fill, kWhite, 0.15f);
        const Rect whole{a, y - 4, std::max(1.0f, b - a - gap), 8};
        c.rect(whole, 2, fade(fill, 0.34f));
        if (now > a) c.rect({a, y - 4, std::min(now, whole.right()) - a, 8}, 2, fill);
    }
    for (const Line& line : lines_) {                      // where other lines begin
        const Vec fork{at(line.ply), y - 4};
        c.line(fork, {fork.x + 5, fork.y - 7}, t.gold, 1.5f);
        c.circle({fork.x + 6, fork.y - 8}, 2.5f, t.gold);
    }
    const bool grabbed = scrubbing_ || ui.is_pressed(me);
    c.shadow_circle({now, y}, kKnob, 0.5f, 8, 2);
    c.circle({now, y}, grabbed ? kKnob + 2 : kKnob, t.gold);
    c.circle_stroke({now, y}, grabbed ? kKnob + 2 : kKnob, t.warm, 2);

    if (ui.is_pressed(me)) scrubbing_ = true;
    if (scrubbing_ && !ImGui::GetIO().MouseDown[0]) scrubbing_ = false;
    if (!scrubbing_) return;
    const float part = std::clamp((ui.pointer().x - x) / w, 0.0f, 1.0f);
    const auto ply = static_cast<std::size_t>(std::lround(part * float(last())));
    if (ply != match_->ply()) desk.ask("replay-go", -1, std::to_string(ply));
}

void ReplayPage::draw_controls(Desk& desk, Rect r) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const bool at_start = match_->ply() == 0, at_end = match_->ply() == last();
    const bool roomy = r.w < 700;              // the buttons have a row of their own and spread over it
    const float step = roomy ? r.w / 7 : kControl + 4;
    float x = r.x + (roomy ? (step - kControl) / 2 : 0);
    const auto draw = [&](const Control& control, bool off) {
        const Id me = id(control.action);
        const Vec corner{x, r.centre().y - kControl / 2};
        const char* name = desk.tr(name_of(control, match_->game().id));
        if (icon_button(ui, me, corner, Icon::none, name, {.off = off})) desk.ask(control.action);
        const float dy = ui.is_pressed(me) ? 1.0f : 0.0f;
        draw_sign(c, control, {x + kControl / 2, r.centre().y + dy}, off ? fade(t.low, 0.6f) : t.hi);
        x += step;
    };
    for (const Control& control : kBackward) draw(control, at_start);
    if (button(ui, id("replay-play"), {x, r.centre().y - kControl / 2, kControl, kControl}, "",
               {.kind = ButtonKind::primary, .icon = playing_ ? Icon::pause : Icon::play,
                .name = desk.tr(playing_ ? str::replay_pause : str::replay_play)}))
        desk.ask("replay-play");
    x += step;
    for (const Control& control : kOnward) draw(control, at_end);
}

void ReplayPage::draw_foot(Desk& desk, const Place& place) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const Rect r = place.foot;
    c.gradient(r, 0, t.bar0, t.bar1);
    c.line({r.x, r.y + 0.5f}, {r.right(), r.y + 0.5f}, t.line);
    // Prevents touches of things below the foot.
    (void)ui.tap(id("foot"), r, {.name = desk.tr(str::replay), .can_focus = false, .is_ground = true});
    const auto speed_button = [&](Rect place_of_it) {
        if (button(ui, id("replay-speed"), place_of_it, kSpeeds[speed_].name,
                   {.kind = ButtonKind::ghost, .name = desk.tr(str::replay_speed, {{"n", std::string(kSpeeds[speed_].name)}})}))
            desk.ask("replay-speed");
    };
    const std::string words = caption(desk.lang());
    const auto paragraph = [&](Vec at, float size, float width, float line, Align align, int most) {
        const auto signs = c.with_signs_in(words, size, Weight::medium, width, static_cast<std::size_t>(most));
        c.paragraph(at, words, size, t.hi, Weight::medium, width, line, align, most);
    };
    if (place.phone) {
        const std::string_view on = desk.tr(str::play_on_short);
        const ButtonLook look{.kind = match_->to_act() ? ButtonKind::second : ButtonKind::off, .size = 14, .name = desk.tr(str::play_on)};
        const float on_w = std::max(76.0f, c.text_width(on, 14, Weight::bold) + 24);
        if (button(ui, id("play-on"), {r.right() - 8 - on_w, r.y + 10, on_w, 44}, on, look)) desk.ask("play-on");
        paragraph({12, r.y + 14}, type::kSmall, r.w - 12 - on_w - 20, 18, Align::left, 3);
        draw_scrubber(desk, {8, r.y + 62, r.w - 16 - 60, 44});
        speed_button({r.right() - 8 - 54, r.y + 62, 54, 44});
        draw_controls(desk, {8, r.y + 108, r.w - 16, 44});
        return;
    }
    if (!place.low) {
        const auto signs = c.with_signs_in(words, 15, Weight::medium, r.w - 48, 2);
        paragraph({r.w / 2, r.y + (c.text_width(words, 15) > r.w - 48 ? 16.0f : 25.0f)}, 15, r.w - 48, 20, Align::center, 2);
    }
    const float y = place.low ? r.y + 7 : r.y + 54, row = 7 * (kControl + 4);
    draw_controls(desk, {16, y, row, 44});
    draw_scrubber(desk, {16 + row + 8, y, r.w - 32 - row - 16 - 60, 44});
    speed_button({r.right() - 16 - 60, y, 60, 44});
}

// Draws the choice of views: all hands, each seat, public. Only permitted views are offered.
void ReplayPage::draw_sights(Desk& desk) {
    Ui& ui = desk.ui();
    Drawer drawer;
    drawer.title = desk.tr(str::replay_seen_as);
    drawer.sheet = desk.is_phone();
    const DrawerResult frame = begin_drawer(ui, id("sights-drawer"), drawer, desk.tr(str::close));
    float y = frame.body.y + 4;
    const auto choice = [&](Sight sight, Seat seat, Icon icon) {
        const bool on = sight_ == sight && (sight != Sight::seat || seat_ == seat);
        const Rect r{frame.body.x, y, frame.body.w, 52};
        const std::string name = sight_name(desk, sight, seat);
        if (button(ui, id("sight", static_cast<int>(sight) * 16 + seat), r, name, {.icon = sight == Sight::seat ? Icon::none : icon}))
            desk.ask("replay-seat", sight == Sight::seat ? seat : -1, sight == Sight::all ? "all" : sight == Sight::open ? "open" : "");
        if (sight == Sight::seat) draw_emblem(ui.canvas(), looks_[static_cast<std::size_t>(seat)].color, {r.x + 28, r.centre().y}, 14, {.shadow = false});
        if (on) ui.canvas().rect_stroke(r.grown(2), radius::kButton + 2, ui.theme().gold, 3);
        y += 60;
    };
    if (shows_all_) choice(Sight::all, 0, Icon::hand);
    for (Seat seat = 0; seat < match_->seats(); ++seat)
        if (may_see(seat)) choice(Sight::seat, seat, Icon::none);
    choice(Sight::open, 0, Icon::hidden);
    if (!shows_all_)
        ui.canvas().paragraph({frame.body.x, y + 12}, desk.tr(str::replay_open_note), 14, ui.theme().mid, Weight::medium, frame.body.w, 20);
    ui.pop_layer();
    if (frame.close) choosing_ = false;
}

std::string ReplayPage::line_name(const Desk& desk, const Line& line) const {
    return desk.tr(str::replay_line, {{"n", grouped(static_cast<int>(line.ply) + 1, desk.lang())},
                                      {"name", match_->names()[static_cast<std::size_t>(line.seat)]},
                                      {"what", line.first.in(desk.lang())},
                                      {"moves", static_cast<int>(line.moves)}});
}

void ReplayPage::draw_lines(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    constexpr float kRow = 60, kEmblem = 14, kBesideEmblem = 44;
    Drawer drawer;
    drawer.title = desk.tr(str::replay_lines);
    drawer.sheet = desk.is_phone();
    const DrawerResult frame = begin_drawer(ui, id("lines-drawer"), drawer, desk.tr(str::close));
    const Rect body = frame.body;
    const float note = 18 * float(c.lines(desk.tr(str::replay_lines_note), type::kSmall, Weight::medium, body.w).size()) + 12;
    const float content = note + kRow * float(lines_.size());
    float y = begin_scroll(ui, id("lines-list"), body, content, scroll_);
    c.paragraph({body.x, y + 8}, desk.tr(str::replay_lines_note), type::kSmall, t.mid, Weight::medium, body.w, 18);
    y += note;
    for (std::size_t i = 0; i < lines_.size(); ++i, y += kRow) {
        const Rect r{body.x, y, body.w, kRow - 8};
        const std::string name = line_name(desk, lines_[i]);
        if (button(ui, id("line", static_cast<int>(i)), r, "", {.name = name})) desk.ask("replay-line", -1, std::to_string(lines_[i].variation));
        draw_emblem(c, looks_[static_cast<std::size_t>(lines_[i].seat)].color, {r.x + 24, r.centre().y}, kEmblem, {.shadow = false});
        const float room = r.w - kBesideEmblem - 10;
        const bool is_long = c.text_width(name, type::kLabel, Weight::bold) > room;
        c.paragraph({r.x + kBesideEmblem, r.centre().y - (is_long ? 9.0f : 0.0f)}, name, type::kLabel, t.hi, Weight::bold, room, 18, Align::left, 2);
    }
    end_scroll(ui, body, content, scroll_, t.s1);
    ui.pop_layer();
    if (frame.close) listing_ = false;
}

// --- 4 frame ---

void ReplayPage::draw(Desk& desk) {
    Ui& ui = desk.ui();
    if (!choosing_ && !listing_) ui.take_side_arrows();
    const Place place = this->place(desk);
    const TableLayout& layout = place.table;
    desk.space().draw(ui.canvas(), {ui.theme().game(key_), layout.areas.board.centre(), place.phone ? 0.0f : 0.10f});
    using Secrets = TableMatch::Secrets;
    const Secrets shown = sight_ == Sight::all ? Secrets::all : is_covered() ? Secrets::none : Secrets::own;
    TableContext context{ui, {*match_, viewer(), shown}, false, desk.lang(), all_looks_, revision_, events_, {}};
    context.speed = kSpeeds[speed_].moments;
    const TableRequest request = table_->draw(context, layout.areas);
    const bool over = !match_->to_act();
    for (std::size_t i = 0; i < layout.seats.size() && i < all_looks_.size(); ++i) {
        const Seat seat = static_cast<Seat>(i);
        const bool is_tapped = draw_seat_panel(context, *table_, layout.seats[i], seat, layout.kind, !over && match_->turn_seat() == seat);
        if (is_tapped && seat < match_->seats() && may_see(seat))
            desk.ask("replay-seat", seat);
    }
    draw_foot(desk, place);
    draw_bar(desk, place);
    keep_time(ui);
    if (choosing_) draw_sights(desk);
    else if (listing_) draw_lines(desk);
    else if (!request.open_rule.empty()) desk.ask("open-rule", -1, request.open_rule, match_->game().id);
}

// --- 5 mirror, actions, keys ---

std::uint64_t ReplayPage::digest(const Desk&) const {
    return Digest().add(match_->ply()).add(revision_).add(playing_).add(speed_).add(sight_).add(seat_).value();
}

void ReplayPage::mirror(const Desk& desk, MirrorNode& root) const {
    root.attr("data-game", match_->game().id).attr("data-ply", std::to_string(match_->ply())).attr("data-last", std::to_string(last()));
    root.attr("data-stage", playing_ ? "playing" : "paused");
    root.attr("data-sight", sight_ == Sight::all ? "all" : sight_ == Sight::open ? "open" : std::to_string(seat_));
    root.add("h1", "title", desk.tr(str::replay_of, {{"game", match_->game().name.in(desk.lang())}}));
    root.add("p", "moment", moment(desk));
    root.add("p", "caption", caption(desk.lang())).attr("aria-live", "polite");

    const bool at_start = match_->ply() == 0, at_end = match_->ply() == last();
    MirrorNode& tools = root.add("section", "tools").attr("role", "toolbar").attr("aria-label", desk.tr(str::replay));
    const auto name = [&](const Control& control) { return desk.tr(name_of(control, match_->game().id)); };
    for (const Control& control : kBackward) tools.button(control.action, name(control), !at_start);
    tools.button("replay-play", desk.tr(playing_ ? str::replay_pause : str::replay_play));
    for (const Control& control : kOnward) tools.button(control.action, name(control), !at_end);
    tools.button("play-on", desk.tr(str::play_on), match_->to_act().has_value());
    for (std::size_t i = 0; i < kSpeedCount; ++i)
        tools.button("replay-speed", desk.tr(str::replay_speed, {{"n", std::string(kSpeeds[i].name)}})).value(kSpeeds[i].name).pressed(i == speed_);
    tools.button("back", desk.tr(str::back));
    tools.button("language", own_name(next_language(desk.lang())));

    MirrorNode& sights = root.add("section", "sights");
    sights.add("h2", "heading", desk.tr(str::replay_seen_as));
    if (shows_all_) sights.button("replay-seat", sight_name(desk, Sight::all, 0)).value("all").pressed(sight_ == Sight::all);
    for (Seat seat = 0; seat < match_->seats(); ++seat)
        if (may_see(seat))
            sights.button("replay-seat", sight_name(desk, Sight::seat, seat)).seat(seat).pressed(sight_ == Sight::seat && seat_ == seat);
    sights.button("replay-seat", sight_name(desk, Sight::open, 0)).value("open").pressed(sight_ == Sight::open);
    if (!shows_all_) sights.add("p", "note", desk.tr(str::replay_open_note));

    int index = 0;
    // With all hands open, every seat's secrets come first, each under its name.
    if (sight_ == Sight::all)
        for (Seat seat = 0; seat < match_->seats(); ++seat)
            for (const Section& section : match_->describe_table(seat, false, desk.lang()))
                if (section.secret) root.part(index++, match_->names()[static_cast<std::size_t>(seat)] + desk.tr(punctuation::kColon) + section.heading, section.lines);
    for (const Section& section : match_->describe_table(viewer(), is_covered(), desk.lang()))
        if (!section.secret || sight_ == Sight::seat) root.part(index++, section.heading, section.lines);

    if (!lines_.empty()) {
        MirrorNode& lines = root.add("section", "lines");
        lines.add("h2", "heading", desk.tr(str::replay_lines));
        for (const Line& line : lines_) lines.button("replay-line", line_name(desk, line)).value(std::to_string(line.variation));
    }

    MirrorNode& turns = root.add("section", "turns");
    turns.add("h2", "heading", desk.tr(counted(match_->game().id, str::replay_turns, str::replay_rounds)));
    for (const std::size_t ply : turns_)
        turns.button("replay-go", desk.tr(str::replay_go_turn, {{"turn", turn_text(match_->game().id, match_->turn_number_at(ply), desk.lang())},
                                                                {"name", match_->names()[static_cast<std::size_t>(movers_[std::min(ply + 1, last())])]}}))
            .value(std::to_string(ply));
}

bool ReplayPage::act(Desk& desk, const Action& action) {
    const ActionName name = action.name;
    const std::size_t ply = match_->ply();
    if (name == "replay-play") {
        play(desk, !playing_);
    } else if (name == "replay-speed") {
        const std::size_t before = speed_;
        speed_ = (speed_ + 1) % kSpeedCount;
        if (!action.value.empty()) speed_ = before;
        for (std::size_t i = 0; i < kSpeedCount; ++i)
            if (action.value == kSpeeds[i].name) speed_ = i;
        next_ms_ = 0;
    } else if (name == "replay-sights") {
        choosing_ = !choosing_;
    } else if (name == "replay-lines") {
        listing_ = !listing_ && !lines_.empty();
        scroll_ = 0;
    } else if (name == "replay-line") {
        if (const auto line = number_of(action.value)) take_line(*line);
    } else if (name == "close" && (choosing_ || listing_)) {
        choosing_ = listing_ = false;
    } else if (name == "replay-seat") {
        if (action.value == "all") look_as(Sight::all, 0);
        else if (action.value == "open") look_as(Sight::open, 0);
        else if (action.seat >= 0 && action.seat < match_->seats()) look_as(Sight::seat, action.seat);
        choosing_ = false;
    } else if (name == "play-on") {
        play_on(desk);
    } else {
        const bool is_forward = name == "replay-forward";
        std::optional<std::size_t> to;
        if (is_forward) to = ply + 1;
        else if (name == "replay-back") to = ply == 0 ? 0 : ply - 1;
        else if (name == "replay-turn-back") to = turn_before();
        else if (name == "replay-turn-forward") to = turn_after();
        else if (name == "replay-start") to = 0;
        else if (name == "replay-end") to = last();
        else if (name == "replay-go") to = number_of(action.value).value_or(ply);
        if (!to) return false;
        playing_ = false;                      // manual navigation stops the playback
        if (is_forward) step_forward();
        else go(*to);
    }
    return true;
}

bool ReplayPage::escape(Desk&) {
    const bool had = choosing_ || listing_ || playing_;
    choosing_ = listing_ = playing_ = false;
    return had || table_->escape();
}

void ReplayPage::keys(Desk& desk) {
    if (choosing_ || listing_) return;
    const bool shift = ImGui::GetIO().KeyShift;
    const auto hit = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
    if (hit(ImGuiKey_LeftArrow)) desk.ask(shift ? ActionName("replay-turn-back") : ActionName("replay-back"));
    if (hit(ImGuiKey_RightArrow)) desk.ask(shift ? ActionName("replay-turn-forward") : ActionName("replay-forward"));
    if (hit(ImGuiKey_PageUp)) desk.ask("replay-turn-back");
    if (hit(ImGuiKey_PageDown)) desk.ask("replay-turn-forward");
    if (hit(ImGuiKey_Home)) desk.ask("replay-start");
    if (hit(ImGuiKey_End)) desk.ask("replay-end");
    // The space bar belongs to a button with the focus ring.
    if (!desk.ui().has_focus_ring() && ImGui::IsKeyPressed(ImGuiKey_Space, false)) desk.ask("replay-play");
}

}  // namespace orrery::ui
