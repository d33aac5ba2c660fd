#include "imgui_ui/app/pages/puzzles_page.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/boxes.h"
#include "imgui_ui/app/parts.h"

namespace orrery::ui {
namespace {

constexpr float kPuzzlesBar = 64, kPuzzlesWidest = 940, kTile = 68, kTileGap = 10, kDailyHeight = 128;

std::string game_name(std::string_view game, Lang lang) {
    const Box* box = box_of(game);
    return box ? one_line(box->name.in(lang)) : std::string(game);
}

}  // namespace

PuzzlesPage::PuzzlesPage(Desk& desk, const std::string& game) : daily_(daily_puzzle(desk.now_s())) {
    for (const Box& box : kBoxes)
        if (const GameFace* face = face_of(box.id); face && face->puzzles) games_.push_back({std::string(box.id), solved_puzzles(desk.store(), std::string(box.id))});
    const bool is_known = std::any_of(games_.begin(), games_.end(), [&](const Shown& one) { return one.game == game; });
    show(is_known ? game : daily_.game);
    fetch(desk);
}

void PuzzlesPage::show(const std::string& game) {
    if (game == shown_) return;
    shown_ = game;
    puzzles_.clear();
    scroll_ = 0;
}

void PuzzlesPage::fetch(Desk& desk) {
    const GameFace* face = face_of(shown_);
    if (!face || !puzzles_.empty() || !desk.host().want_part(puzzles_part(shown_))) return;
    puzzles_ = puzzles_of(*face);
    if (shown_ == daily_.game && daily_.number < puzzles_.size()) daily_id_ = puzzles_[daily_.number].id;
}

bool PuzzlesPage::is_solved(const std::string& id) const {
    return std::any_of(games_.begin(), games_.end(), [&](const Shown& one) { return std::find(one.solved.begin(), one.solved.end(), id) != one.solved.end(); });
}

bool PuzzlesPage::is_daily_solved() const { return !daily_id_.empty() && is_solved(daily_id_); }

std::size_t PuzzlesPage::solved_of_shown() const {
    return static_cast<std::size_t>(std::count_if(puzzles_.begin(), puzzles_.end(), [&](const Puzzle& one) { return is_solved(one.id); }));
}

std::string PuzzlesPage::name_of(const Desk& desk, std::size_t number) const {
    const Puzzle& puzzle = puzzles_[number];
    std::string name = desk.tr(str::puzzle_title, {{"n", static_cast<int>(number) + 1}, {"hardness", desk.tr(hardness(puzzle.stars))}});
    return is_solved(puzzle.id) ? desk.tr(str::puzzle_is_solved, {{"puzzle", name}}) : name;
}

bool PuzzlesPage::act(Desk& desk, const Action& action) {
    if (action.name != "puzzles") return false;
    show(action.value.empty() ? shown_ : action.value);
    fetch(desk);
    return true;
}

// --- drawing ---

float PuzzlesPage::draw_daily(Desk& desk, Rect r, bool draw) const {
    if (!draw) return kDailyHeight;
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    const Box* box = box_of(daily_.game);
    r.h = kDailyHeight;
    draw_panel(c, r, radius::kBox, {.top = mix(t.game(box->key), t.s2, 0.86f)});
    const float art = std::min(150.0f, r.w * 0.3f), x = r.x + art + 18, room = r.right() - 18 - x;
    draw_box_art(c, box->key, {r.x + 1, r.y + 1, art, r.h - 2}, {19, 0, 0, 19});
    const bool is_done = is_daily_solved();
    c.fit({x, r.y + 24}, desk.tr(str::puzzle_daily), type::kLabel, t.brass, Weight::bold, Align::left, room);
    c.fit({x, r.y + 50}, desk.tr(str::puzzle_of_game, {{"game", game_name(daily_.game, desk.lang())}, {"n", static_cast<int>(daily_.number) + 1}}), type::kTitle, t.hi,
          Weight::bold, Align::left, room);
    const std::string_view label = desk.tr(is_done ? str::puzzle_again : str::puzzle_solve);
    const ButtonLook look{.kind = is_done ? ButtonKind::second : ButtonKind::primary, .icon = is_done ? Icon::check : Icon::play};
    const float width = std::min(room, button_width(c, label, look));
    if (button(desk.ui(), id("daily"), {x, r.bottom() - 60, width, 48}, label, look)) desk.ask("puzzle", -1, daily_.text());
    return kDailyHeight;
}

/// Draws the choice of the game and the numbers of its puzzles. Returns the height.
float PuzzlesPage::draw_grid(Desk& desk, Rect r, bool draw) const {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float pad = desk.is_phone() ? 14.0f : 24.0f, inner = r.w - 2 * pad;
    const std::size_t count = games_.size();
    const float gap = desk.is_phone() ? 6.0f : 12.0f, each = (inner - gap * float(count - 1)) / float(count), pictures = std::min(96.0f, each * 0.8f);
    const auto columns = static_cast<std::size_t>(std::max(1.0f, (inner + kTileGap) / (kTile + kTileGap)));
    const std::size_t rows = (puzzles_.size() + columns - 1) / columns;
    const float head = pad + pictures + 62;
    r.h = head + float(rows) * (kTile + kTileGap) + pad;
    if (!draw) return r.h;
    draw_panel(c, r, radius::kBox);
    for (std::size_t i = 0; i < count; ++i) {
        const Box* box = box_of(games_[i].game);
        const Rect place{r.x + pad + float(i) * (each + gap), r.y + pad, each, pictures};
        const bool is_shown = games_[i].game == shown_;
        const Id me = id("puzzle-game", static_cast<int>(i));
        if (ui.tap(me, place, {.name = game_name(games_[i].game, desk.lang()), .radius = 12})) desk.ask("puzzles", -1, games_[i].game);
        draw_box_art(c, box->key, place, 12);
        if (is_shown) c.rect_stroke(place.grown(2), 13, t.gold, 3);
        else c.rect(place, 12, fade(t.space1, ui.is_hovered(me) ? 0.25f : 0.5f));
    }
    const float y = r.y + pad + pictures + 32;
    const std::string solved = puzzles_.empty() ? std::string() : desk.tr(str::puzzles_solved_of, {{"n", static_cast<int>(solved_of_shown())}, {"of", static_cast<int>(puzzles_.size())}});
    const float solved_w = c.text_width(solved, type::kLabel, Weight::medium);
    c.fit({r.x + pad, y}, game_name(shown_, desk.lang()), type::kTitle, t.hi, Weight::bold, Align::left, inner - solved_w - 16);
    c.text({r.right() - pad, y}, solved, type::kLabel, t.mid, Weight::medium, Align::right);
    const float wide = (inner - kTileGap * float(columns - 1)) / float(columns);
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        const Rect place{r.x + pad + float(i % columns) * (wide + kTileGap), r.y + head + float(i / columns) * (kTile + kTileGap), wide, kTile};
        const Id me = id("puzzle", static_cast<int>(i));
        if (ui.tap(me, place, {.name = name_of(desk, i), .radius = 12})) desk.ask("puzzle", -1, PuzzlePlace{shown_, i}.text());
        const Rect drawn = ui.is_pressed(me) ? place.moved(0, 1) : place;
        const bool is_done = is_solved(puzzles_[i].id);
        c.rect(drawn, 12, is_done ? fade(t.gold, 0.16f) : t.well);
        c.rect_stroke(drawn, 12, is_done ? t.gold : ui.is_hovered(me) ? t.line2 : t.line, 1.5f);
        c.text({drawn.centre().x, drawn.y + 28}, std::to_string(i + 1), 20, t.hi, Weight::bold, Align::center);
        const int stars = puzzles_[i].stars;
        for (int star = 0; star < kMostStars; ++star) {
            const Vec at{drawn.centre().x + float(star - 1) * 14, drawn.bottom() - 18};
            if (star < stars) c.circle(at, 4, is_done ? t.gold : t.brass);
            else c.circle_stroke(at, 3.5f, t.low, 1.2f);
        }
        if (is_done) draw_icon(c, Icon::check, {drawn.right() - 14, drawn.y + 14}, 14, t.gold);
    }
    return r.h;
}

void PuzzlesPage::draw(Desk& desk) {
    fetch(desk);
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height();
    const Box* box = box_of(shown_);
    desk.space().draw(c, {t.game(box ? box->key : GameKey::jumpgate), {w * 0.8f, 120}, 0.10f});
    const float margin = desk.is_phone() ? 10.0f : 28.0f, width = std::min(w - 2 * margin, kPuzzlesWidest), x = (w - width) / 2;
    const std::string_view lead = desk.tr(str::puzzles_lead);
    const float lead_h = float(c.lines(lead, 15, Weight::medium, width - 8).size()) * 22;
    const Rect view{0, kPuzzlesBar, w, h - kPuzzlesBar};
    const float grid = draw_grid(desk, {x, 0, width, 0}, false), content = 16 + lead_h + 14 + kDailyHeight + 16 + grid + 24;
    float y = begin_scroll(ui, id("puzzles"), view, content, scroll_) + 16;
    c.paragraph({x + 4, y + 11}, lead, 15, t.mid, Weight::medium, width - 8, 22);
    y += lead_h + 14;
    y += draw_daily(desk, {x, y, width, 0}, true) + 16;
    draw_grid(desk, {x, y, width, 0}, true);
    end_scroll(ui, view, content, scroll_, t.space1, t.space0);
    page_bar(desk, desk.tr(str::puzzles));
}

// --- mirror ---

std::uint64_t PuzzlesPage::digest(const Desk&) const {
    Digest digest;
    digest.add(shown_).add(puzzles_.size()).add(daily_id_);
    for (const Shown& one : games_) digest.add(one.solved.size());
    return digest.value();
}

void PuzzlesPage::mirror(const Desk& desk, MirrorNode& root) const {
    root.attr("data-game", shown_);
    root.add("h1", "title", desk.tr(str::puzzles));
    root.add("p", "text", desk.tr(str::puzzles_lead));
    MirrorNode& daily = root.add("section", "daily");
    daily.add("h2", "heading", desk.tr(str::puzzle_daily));
    std::string name = desk.tr(str::puzzle_of_game, {{"game", game_name(daily_.game, desk.lang())}, {"n", static_cast<int>(daily_.number) + 1}});
    daily.button("puzzle", is_daily_solved() ? desk.tr(str::puzzle_is_solved, {{"puzzle", name}}) : name).value(daily_.text());
    MirrorNode& choice = root.add("section", "games");
    for (const Shown& one : games_)
        choice.button("puzzles", game_name(one.game, desk.lang()) + desk.tr(punctuation::kParts) + desk.tr(str::puzzles_solved, {{"n", static_cast<int>(one.solved.size())}}))
            .value(one.game)
            .pressed(one.game == shown_);
    MirrorNode& list = root.add("section", "puzzles");
    list.add("h2", "heading", game_name(shown_, desk.lang()));
    for (std::size_t i = 0; i < puzzles_.size(); ++i) list.button("puzzle", name_of(desk, i)).value(PuzzlePlace{shown_, i}.text());
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
}

}  // namespace orrery::ui
