#include "imgui_ui/app/pages/shelf_screen.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/match/games.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/pages/boxes.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr float kShelfMargin = 28, kShelfGap = 16, kPhoneShelfMargin = 16;
constexpr float kContinueHeight = 96;
constexpr std::uint32_t kSpaceKey = 0x3E62C8;

bool can_play(const Box& box) { return game_by_id(box.id) && face_of(box.id); }
bool can_learn(const Box& box) { return can_play(box) && face_of(box.id)->lesson; }

void draw_people_time(Canvas& c, Vec at, const Box& box, float right, bool with_weight) {
    const Color key = c.theme().game(box.key);
    draw_icon(c, Icon::people, {at.x + 9, at.y}, 17, key);
    c.text({at.x + 24, at.y}, box.players, 14, c.theme().hi, Weight::bold);
    const float step = with_weight ? 73.0f : 64.0f;
    draw_icon(c, Icon::clock, {at.x + step, at.y}, 17, key);
    c.text({at.x + step + 14, at.y}, box.minutes, 14, c.theme().hi, Weight::bold);
    if (with_weight) draw_weight_dots(c, {right - 37, at.y}, box.weight, key);
}

/// Draws a title with the line break of its text, in smaller type if a line is too long.
void draw_two_lines(Canvas& c, Vec at, std::string_view name, float size, float room, float line) {
    size = c.whole_words(name, size, Weight::bold, room, 2);
    c.paragraph(at, name, size, c.theme().hi, Weight::bold, room, line, Align::left, 2);
}

}  // namespace

// --- content and actions ---

void ShelfScreen::refresh() {
    games_.clear();
    damaged_ = 0;
    for (GameSummary& game : desk_.store().list()) {
        if (game.is_damaged) ++damaged_;
        if (!game.is_damaged && !game.is_slot && game.to_act && face_of(game.game)) {
            for (const std::string& name : game.names) desk_.note_letters(name);
            const auto looks = desk_.looks_of(game);
            const SeatColor color = looks[static_cast<std::size_t>(*game.to_act) % looks.size()].color;
            games_.push_back({std::move(game), color});
        }
    }
}

std::string ShelfScreen::kept_line(bool& is_trouble) const {
    is_trouble = true;
    if (damaged_ > 0) return std::string(tr(str::save_damaged_title)) + tr(punctuation::kSentence) + tr(str::save_damaged);
    if (desk_.store_answer() == StoreAnswer::full) return tr(str::storage_full);
    if (desk_.store_answer() == StoreAnswer::blocked) return tr(str::storage_blocked);
    is_trouble = false;
    return tr(str::kept_here);
}

bool ShelfScreen::act(Desk&, const Action& action) {
    if (action.name == "more-games") {
        ++continue_page_;
    } else if (action.name == "coming") {
        const Box* box = box_of(action.value);
        if (box)
            desk_.say(ToastKind::plain, phrase(str::coming_title, {{"game", one_line(box->name.in(lang()))}}),
                phrase(str::coming_text));
    } else if (action.name == "update") {                  // between games only
        if (desk_.site_news().has_update) desk_.host().apply_update();
    } else {
        return false;
    }
    return true;
}

// --- drawing ---

void ShelfScreen::draw(Desk&) {
    const float w = ui_.width();
    desk_.space().draw(ui_.canvas(), {rgb(kSpaceKey), {w * (is_phone() ? 0.5f : 0.74f), is_phone() ? 60.0f : 90.0f}, 0.13f});
    if (is_narrow() || ui_.height() < 620) draw_narrow();
    else draw_wide();
}

void ShelfScreen::draw_header() {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const float w = ui_.width();
    const char* const other = own_name(next_language(lang()));
    const std::string help = tr(str::help_rules, {{"game", one_line(box_of(kBoxesFirst)->name.in(lang()))}});
    IconButtonLook saves;
    saves.badge = damaged_;
    if (is_phone()) {
        saves.ground = false;
        draw_mark(c, {28, 40}, 18);
        constexpr float kStep = 44;
        float right = w - 8;
        const auto tool = [&](ActionName action, Icon icon, std::string_view name, const IconButtonLook& look = {.ground = false}) {
            right -= kStep;
            if (icon_button(ui_, id(action), {right, 18}, icon, name, look)) ask(action);
        };
        tool("settings", Icon::gear, tr(str::settings));
        tool("saves", Icon::save, tr(str::saves), saves);
        tool("statistics", Icon::chart, tr(str::statistics));
        tool("rules", Icon::help, help);
        // With large type only the mark fits.
        const float other_w = c.text_width(other, 14, Weight::bold) + 14;
        float x = 52;
        for (const float size : {26.0f, 22.0f}) {
            const float word = c.text_width("Orrery", size, Weight::bold);
            if (x + word + 8 + other_w > right) continue;
            c.text({x, 40}, "Orrery", size, t.hi, Weight::bold);
            x += word + 8;
            break;
        }
        if (button(ui_, id("language"), {x, 18, right - x, 44}, other, {.kind = ButtonKind::quiet, .size = 14})) ask("language");
        return;
    }
    draw_mark(c, {54, 56}, 26);
    c.text({96, 54}, "Orrery", 34, t.hi, Weight::bold);
    const float x = 96 + c.text_width("Orrery", 34, Weight::bold) + 20;
    if (icon_button(ui_, id("settings"), {w - kShelfMargin - 44, 32}, Icon::gear, tr(str::settings))) ask("settings");
    if (icon_button(ui_, id("saves"), {w - kShelfMargin - 96, 32}, Icon::save, tr(str::saves), saves)) ask("saves");
    const float width = c.text_width(other, 14, Weight::bold) + 32;
    if (icon_button(ui_, id("statistics"), {w - kShelfMargin - 148, 32}, Icon::chart, tr(str::statistics))) ask("statistics");
    if (icon_button(ui_, id("rules"), {w - kShelfMargin - 200, 32}, Icon::help, help)) ask("rules");
    const float left = w - kShelfMargin - 200 - 12 - width;
    if (button(ui_, id("language"), {left, 32, width, 44}, other, {.kind = ButtonKind::quiet, .size = 14})) ask("language");
    if (x + c.text_width(tr(str::tagline), 16) <= left) c.text({x, 57}, tr(str::tagline), 16, t.mid);
}

void ShelfScreen::draw_continue(Rect r, const Going& going, std::size_t index) {
    const GameSummary& game = going.game;
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const Id me = id("continue", static_cast<int>(index));
    const Box* box = box_of(game.game);
    const std::string who = game.to_act && static_cast<std::size_t>(*game.to_act) < game.names.size()
                                ? tr(str::turn_of, {{"name", game.names[static_cast<std::size_t>(*game.to_act)]}})
                                : std::string(tr(str::finished));
    const std::string line = turn_text(game.game, game.turn, lang()) + tr(punctuation::kBullet) + desk_.time_ago(game.updated);
    const std::string title = box ? one_line(box->name.in(lang())) : game.title;
    const std::string name = tr(str::continue_game, {{"game", title}, {"line", who + tr(punctuation::kParts) + line}});
    if (ui_.tap(me, r, {.name = name, .radius = radius::kPanel})) ask("continue", -1, game.id);
    PanelLook look;
    if (ui_.is_hovered(me)) look.line = t.line2;
    const Rect drawn = ui_.is_pressed(me) ? r.moved(0, 1) : r;
    draw_panel(c, drawn, radius::kPanel, look);
    const float art = std::min(86.0f, r.w * 0.24f);
    if (box) draw_box_art(c, box->key, {drawn.x + 1, drawn.y + 1, art - 2, drawn.h - 2}, {15, 0, 0, 15});
    const float x = drawn.x + art + 18, room = drawn.right() - 12 - x;
    c.fit_lines({x, drawn.y + 24}, title, type::kTitle, t.hi, Weight::bold, Align::left, room);
    draw_emblem(c, going.color, {x + 11, drawn.y + 52}, 11, {.shadow = false});
    c.fit({x + 30, drawn.y + 52}, who, type::kLabel, t.mid, Weight::medium, Align::left, room - 30);
    c.fit({x, drawn.y + 76}, line, type::kSmall, t.low, Weight::medium, Align::left, room);
}

/// Draws the button that lets computers play a game, over the picture of its box.
void ShelfScreen::draw_watch(Vec at, std::size_t box) {
    const std::string game = one_line(kBoxes[box].name.in(lang()));
    if (icon_button(ui_, id("watch", static_cast<int>(box)), at, Icon::eye, tr(str::watch, {{"game", game}}))) ask("watch", -1, std::string(kBoxes[box].id));
}

/// Draws the button that starts a game against the computer, set up as last time.
void ShelfScreen::draw_versus(Vec at, std::size_t box) {
    const std::string game = one_line(kBoxes[box].name.in(lang()));
    if (icon_button(ui_, id("versus", static_cast<int>(box)), at, Icon::bot, tr(str::versus, {{"game", game}}))) ask("versus", -1, std::string(kBoxes[box].id));
}

/// Draws the button of the puzzles, which ends at `right`.
void ShelfScreen::draw_puzzles(Vec right) {
    const std::string_view label = tr(str::puzzles);
    const float room = ui_.canvas().text_width(label, 15, Weight::bold) + 56;
    if (button(ui_, id("puzzles"), {right.x - room, right.y - 22, room, 44}, label, {.kind = ButtonKind::quiet, .icon = Icon::hint, .size = 15})) ask("puzzles");
}

void ShelfScreen::draw_wide() {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const float w = ui_.width(), h = ui_.height();
    draw_header();
    float y = 116;
    if (!games_.empty()) {
        c.text({kShelfMargin, y}, tr(str::games_going_on), type::kLabel, t.brass, Weight::bold);
        const std::size_t columns = w > 1500 ? 4 : 3;
        const std::size_t pages = (games_.size() + columns - 1) / columns, page = continue_page_ % pages;
        const float width = (w - 2 * kShelfMargin - kShelfGap * float(columns - 1)) / float(columns);
        for (std::size_t i = 0; i < columns && page * columns + i < games_.size(); ++i)
            draw_continue({kShelfMargin + float(i) * (width + kShelfGap), y + 18, width, kContinueHeight}, games_[page * columns + i], i);
        if (pages > 1) {
            const std::string more = tr(str::more_games, {{"n", static_cast<int>(games_.size() - columns)}});
            const float room = c.text_width(more, 14, Weight::bold) + 52;
            if (button(ui_, id("more-games"), {w - kShelfMargin - room, y - 28, room, 44}, more,
                       {.kind = ButtonKind::quiet, .icon = Icon::fwd, .size = 14}))
                ask("more-games");
        }
        y += 146;
    }
    c.text({kShelfMargin, y}, tr(str::new_games), type::kLabel, t.brass, Weight::bold);
    draw_puzzles({w - kShelfMargin, y});
    const std::size_t n = std::size(kBoxes);
    const float width = (w - 2 * kShelfMargin - kShelfGap * float(n - 1)) / float(n), top = y + 20;
    const float height = std::min(h - top - 54, 660.0f);
    // Height of texts and buttons. Long pitches make the picture smaller.
    std::size_t pitch_lines = 3;
    for (const Box& box : kBoxes)
        pitch_lines = std::max(pitch_lines, c.lines(box.pitch.in(lang()), 14, Weight::medium, width - 32).size());
    const float more = 21 * float(pitch_lines - 3);
    const float art = height - 284 - more;
    bool first = true;
    for (std::size_t i = 0; i < n; ++i) {
        const Box& box = kBoxes[i];
        const bool playable = can_play(box);
        const float x = kShelfMargin + float(i) * (width + kShelfGap);
        const Color key = t.game(box.key);
        draw_panel(c, {x, top, width, height}, radius::kBox, {.top = mix(key, t.s2, 0.86f)});
        const Rect picture{x + 1, top + 1, width - 2, art - 1};
        draw_box_art(c, box.key, picture, {19, 19, 0, 0});
        if (!playable) c.rect(picture, {19, 19, 0, 0}, fade(t.space1, 0.34f));
        c.rect({x, top + art - 2, width, 3}, 0, key);
        if (playable) draw_watch({x + width - 52, top + 8}, i);
        float line = top + art + 30;
        const std::string_view name = box.name.in(lang());
        const std::string whole = one_line(name);
        if (c.text_width(whole, 20, Weight::bold) <= width - 32) c.text({x + 16, line}, whole, 20, t.hi, Weight::bold);
        else draw_two_lines(c, {x + 16, line}, name, 20, width - 32, 26);
        line = top + art + 84;
        c.paragraph({x + 16, line}, box.pitch.in(lang()), 14, t.mid, Weight::medium, width - 32, 21);
        draw_people_time(c, {x + 16, top + art + 158 + more}, box, x + width - 16, width > 190);
        const Rect play{x + 16, top + art + 178 + more, width - 32 - (playable ? 52.0f : 0.0f), 48};
        if (playable) draw_versus({play.right() + 8, play.y + 2}, i);
        const std::string game = one_line(name);
        if (playable) {
            if (button(ui_, id("play", static_cast<int>(i)), play, tr(str::play),
                       {.kind = first ? ButtonKind::primary : ButtonKind::second, .icon = Icon::play,
                        .name = tr(str::play_game, {{"game", game}})}))
                ask("new-game", -1, std::string(box.id));
            const bool teaches = can_learn(box);
            if (button(ui_, id("read", static_cast<int>(i)), {x + 16, top + art + 232 + more, width - 32, 44}, tr(teaches ? str::learn : str::read_rules),
                       {.kind = ButtonKind::quiet, .size = 15, .name = tr(teaches ? str::learn_game : str::rules_of, {{"game", game}}),
                        .ink = mix(key, kWhite, 0.35f)}))
                ask(teaches ? ActionName("learn") : ActionName("rules"), -1, std::string(box.id));
            first = false;
        } else if (button(ui_, id("coming", static_cast<int>(i)), play, tr(str::coming),
                          {.kind = ButtonKind::off, .name = tr(str::coming_game, {{"game", game}})})) {
            ask("coming", -1, std::string(box.id));
        }
    }
    bool is_trouble = false;
    const std::string kept = kept_line(is_trouble);
    const Rect offer{w - kShelfMargin - draw_update_offer({}, false), h - 48, 0, 44};
    draw_update_offer(offer, true);
    const std::string_view ready = desk_.site_news().is_offline_ready ? tr(str::offline_ready) : "";
    const float ready_w = ready.empty() ? 0 : c.text_width(ready, type::kSmall, Weight::medium) + 34;
    const float room = offer.x - 2 * kShelfMargin - ready_w;
    const float x = kShelfMargin + c.fit({kShelfMargin, h - 26}, kept, type::kSmall, is_trouble ? t.warn : t.low, Weight::medium, Align::left, room);
    if (!ready.empty()) {
        c.circle({x + 20, h - 26}, 4, t.good);
        c.text({x + 32, h - 26}, ready, type::kSmall, t.good);
    }
}

// Draws "A new version is ready" and the button that installs it. Returns their width.
float ShelfScreen::draw_update_offer(Rect r, bool draw) {
    if (!desk_.site_news().has_update) return 0;
    Canvas& c = ui_.canvas();
    const std::string_view words = tr(str::update_ready), label = tr(str::update);
    const float text = c.text_width(words, type::kLabel, Weight::bold), width = std::max(100.0f, c.text_width(label, 15, Weight::bold) + 40);
    if (draw) {
        const float room = r.w > 0 ? std::min(text, r.w - width - 16) : text;
        c.fit({r.x, r.y + r.h / 2}, words, type::kLabel, ui_.theme().hi, Weight::bold, Align::left, room);
        if (button(ui_, id("update"), {r.x + room + 16, r.y, width, r.h}, label, {.size = 15, .name = tr(str::update_name)})) ask("update");
    }
    return text + 16 + width;
}

void ShelfScreen::draw_narrow() {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const float w = ui_.width(), h = ui_.height(), margin = is_phone() ? kPhoneShelfMargin : kShelfMargin;
    const std::size_t columns = w >= 740 ? 2 : 1;
    const float width = (w - 2 * margin - kShelfGap * float(columns - 1)) / float(columns);
    const float head = is_phone() ? 68.0f : 92.0f;
    constexpr float kHeading = 44;
    const bool slim = width < 330;                         // large type on a phone: the button goes below the words
    const std::size_t shown = std::min<std::size_t>(games_.size(), 2 * columns);
    const std::size_t going_rows = (shown + columns - 1) / columns;
    const float going = games_.empty() ? 0 : 32 + float(going_rows) * (kContinueHeight + 10) + (games_.size() > shown ? 44.0f : 0.0f);
    const std::size_t rows = (std::size(kBoxes) + columns - 1) / columns;
    bool is_trouble = false;
    const std::string kept = kept_line(is_trouble);
    const float kept_lines = float(c.lines(kept, type::kSmall, Weight::medium, w - 2 * margin).size()) * 18;
    const float kept_h = kept_lines + (desk_.site_news().is_offline_ready ? 22.0f : 0.0f);
    const float offer_h = desk_.site_news().has_update ? 60.0f : 0.0f;
    // Tall windows enlarge the pictures.
    float least = 156, least_below = 214;                  // with the button beside the facts, or below them
    for (const Box& box : kBoxes) {
        const float beside = width - (slim ? 76.0f : 112.0f) - 30;
        const bool has_long_name = c.text_width(one_line(box.name.in(lang())), 19, Weight::bold) > beside;
        const float words = (has_long_name ? 116.0f : 92.0f) + 19 * float(c.lines(box.pitch.in(lang()), 14, Weight::medium, beside).size());
        least = std::max(least, words);
        least_below = std::max(least_below, words + 46);
    }
    // If facts and button do not fit in one row, the button goes below them, as wide as the words.
    const auto button_width = [&](const Box& box) {
        return std::max(72.0f, c.text_width(tr(can_play(box) ? str::play : str::coming), 15, Weight::bold) + 20);
    };
    const auto is_crowded = [&](float art_width) {
        return std::any_of(std::begin(kBoxes), std::end(kBoxes), [&](const Box& box) {
            return 84 + c.text_width(box.minutes, 14, Weight::bold) + button_width(box) > width - art_width - 30;
        });
    };
    constexpr float kArt = 112;
    const float room_h = (h - head - offer_h - going - kHeading - kept_h - 24) / float(rows) - 10;
    const bool below = slim || is_crowded(kArt) || room_h >= least_below;
    if (below) least = least_below;
    const float row_h = std::clamp(room_h, least, std::max(least, 300.0f));
    const float wide_art = std::clamp(kArt + (row_h - least) * 0.72f, kArt, std::max(kArt, width * 0.42f));
    const float art = slim ? 76.0f : !below && is_crowded(wide_art) ? kArt : wide_art;
    // A game with a lesson has one more row.
    constexpr float kLearn = 48;
    std::vector<float> row_tops{0};
    for (std::size_t row = 0; row < rows; ++row) {
        float more = 0;
        for (std::size_t i = row * columns; i < std::min(std::size(kBoxes), (row + 1) * columns); ++i)
            if (can_learn(kBoxes[i])) more = kLearn;
        row_tops.push_back(row_tops.back() + row_h + more + 10);
    }
    const float content = offer_h + going + kHeading + row_tops.back() + kept_h + 24;
    const Rect view{0, head, w, h - head};
    float& offset = scroll_;
    float y = begin_scroll(ui_, id("shelf"), view, content, offset);
    draw_update_offer({margin, y + 8, w - 2 * margin, 44}, true);
    y += offer_h;
    if (!games_.empty()) {
        c.text({margin, y + 16}, tr(str::games_going_on), type::kLabel, t.brass, Weight::bold);
        const std::size_t pages = (games_.size() + shown - 1) / shown, page = continue_page_ % pages;
        for (std::size_t i = 0; i < shown && page * shown + i < games_.size(); ++i)
            draw_continue({margin + float(i % columns) * (width + kShelfGap), y + 32 + float(i / columns) * (kContinueHeight + 10), width, kContinueHeight},
                          games_[page * shown + i], i);
        if (pages > 1 && button(ui_, id("more-games"), {margin, y + 28 + float(going_rows) * (kContinueHeight + 10), w - 2 * margin, 44},
                                tr(str::more_games, {{"n", static_cast<int>(games_.size() - shown)}}),
                                {.kind = ButtonKind::quiet, .icon = Icon::fwd, .size = 14}))
            ask("more-games");
        y += going;
    }
    c.text({margin, y + kHeading / 2}, tr(str::new_games), type::kLabel, t.brass, Weight::bold);
    draw_puzzles({w - margin, y + kHeading / 2});
    y += kHeading;
    bool first = true;
    for (std::size_t i = 0; i < std::size(kBoxes); ++i) {
        const Box& box = kBoxes[i];
        const bool playable = can_play(box);
        const float x0 = margin + float(i % columns) * (width + kShelfGap), y0 = y + row_tops[i / columns];
        const Rect whole{x0, y0, width, row_tops[i / columns + 1] - row_tops[i / columns] - 10};
        const Rect r{x0, y0, width, can_learn(box) ? whole.h - kLearn : whole.h};
        const Color key = t.game(box.key);
        draw_panel(c, whole, 18, {.top = mix(key, t.s2, 0.86f)});
        const Rect picture{r.x + 1, r.y + 1, art, whole.h - 2};
        draw_box_art(c, box.key, picture, {17, 0, 0, 17});
        if (!playable) c.rect(picture, {17, 0, 0, 17}, fade(t.space1, 0.34f));
        c.rect({r.x + art, r.y + 1, 3, whole.h - 2}, 0, key);
        if (playable) {
            draw_watch({r.x + 8, r.y + 8}, i);
            draw_versus({r.x + 8, whole.bottom() - 52}, i);
        }
        const float x = r.x + art + 18, room = r.w - art - 30;
        const std::string game = one_line(box.name.in(lang()));
        const bool two_lines = c.text_width(game, 19, Weight::bold) > room;
        if (two_lines) draw_two_lines(c, {x, r.y + 25}, box.name.in(lang()), 18, room, 24);
        else c.fit({x, r.y + 25}, game, 19, t.hi, Weight::bold, Align::left, room);
        c.paragraph({x, r.y + (two_lines ? 74.0f : 50.0f)}, box.pitch.in(lang()), 14, t.mid, Weight::medium, room, 19);
        draw_people_time(c, {x, r.bottom() - (below ? 76.0f : 30.0f)}, box, 0, false);
        const float bw = below ? room : button_width(box);
        const Rect play{r.right() - 12 - bw, r.bottom() - 54, bw, 44};
        if (playable) {
            if (button(ui_, id("play", static_cast<int>(i)), play, tr(str::play),
                       {.kind = first ? ButtonKind::primary : ButtonKind::second, .size = 15, .name = tr(str::play_game, {{"game", game}})}))
                ask("new-game", -1, std::string(box.id));
            if (can_learn(box) && button(ui_, id("read", static_cast<int>(i)), {x, r.bottom() - 4, room, 44}, tr(str::learn),
                                         {.kind = ButtonKind::quiet, .size = 15, .name = tr(str::learn_game, {{"game", game}}), .ink = mix(key, kWhite, 0.35f)}))
                ask("learn", -1, std::string(box.id));
            first = false;
        } else if (button(ui_, id("coming", static_cast<int>(i)), play, tr(str::coming),
                          {.kind = ButtonKind::off, .size = 15, .name = tr(str::coming_game, {{"game", game}})})) {
            ask("coming", -1, std::string(box.id));
        }
    }
    y += row_tops.back();
    c.paragraph({margin, y + 14}, kept, type::kSmall, is_trouble ? t.warn : t.low, Weight::medium, w - 2 * margin, 18);
    y += kept_lines;
    if (desk_.site_news().is_offline_ready) {
        c.circle({margin + 4, y + 16}, 4, t.good);
        c.text({margin + 16, y + 16}, tr(str::offline_ready), type::kSmall, t.good);
    }
    end_scroll(ui_, view, content, offset, t.space1);
    draw_header();
}

// --- mirror ---

std::uint64_t ShelfScreen::digest(const Desk&) const {
    Digest digest;
    digest.add(damaged_).add(desk_.store_answer()).add(desk_.site_news().is_offline_ready).add(desk_.site_news().has_update);
    if (!games_.empty()) digest.add(desk_.now_s());
    for (const Going& one : games_) digest.add(one.game.id).add(one.game.updated).add(one.game.ply);
    return digest.value();
}

void ShelfScreen::mirror(const Desk&, MirrorNode& root) const {
    root.add("h1", "title", "Orrery");
    root.add("p", "tagline", tr(str::tagline));
    if (!games_.empty()) {
        MirrorNode& going = root.add("section", "going");
        going.add("h2", "heading", tr(str::games_going_on));
        for (const Going& one : games_) {
            const GameSummary& game = one.game;
            const Box* box = box_of(game.game);
            const std::string title = box ? one_line(box->name.in(lang())) : game.title;
            std::string line;
            if (game.to_act) line = tr(str::turn_of, {{"name", game.names[static_cast<std::size_t>(*game.to_act)]}});
            line += tr(punctuation::kParts) + turn_text(game.game, game.turn, lang()) + tr(punctuation::kParts) + desk_.time_ago(game.updated);
            going.button("continue", tr(str::continue_game, {{"game", title}, {"line", line}})).value(game.id);
        }
    }
    MirrorNode& boxes = root.add("section", "boxes");
    boxes.add("h2", "heading", tr(str::new_games));
    for (const Box& box : kBoxes) {
        const std::string name = one_line(box.name.in(lang()));
        MirrorNode& article = boxes.add("article", std::string(box.id));
        article.add("h3", "name", name);
        article.add("p", "pitch", box.pitch.in(lang()));
        article.add("p", "facts",
                    tr(str::players_count, {{"n", std::string(box.players)}}) + tr(punctuation::kParts) + tr(str::minutes_count, {{"n", std::string(box.minutes)}}) +
                        tr(punctuation::kParts) + tr(str::weight_of_four, {{"n", box.weight}}));
        if (game_by_id(box.id) && face_of(box.id)) {
            article.button("new-game", tr(str::play_game, {{"game", name}})).value(box.id);
            article.button("versus", tr(str::versus, {{"game", name}})).value(box.id);
            article.button("watch", tr(str::watch, {{"game", name}})).value(box.id);
            if (face_of(box.id)->lesson) article.button("learn", tr(str::learn_game, {{"game", name}})).value(box.id);
            article.button("rules", tr(str::rules_of, {{"game", name}})).value(box.id);
        } else {
            article.button("coming", tr(str::coming_game, {{"game", name}}), false).value(box.id);
        }
    }
    bool is_trouble = false;
    root.add("p", "kept", kept_line(is_trouble));
    if (desk_.site_news().is_offline_ready) root.add("p", "offline", tr(str::offline_ready));
    // Always present, so that the offer is read aloud when it appears.
    MirrorNode& update = root.add("div", "update").attr("aria-live", "polite");
    if (desk_.site_news().has_update) {
        update.add("p", "text", tr(str::update_ready));
        update.button("update", tr(str::update_name));
    }
    root.button("rules", tr(str::help_rules, {{"game", one_line(box_of(kBoxesFirst)->name.in(lang()))}}));
    root.button("puzzles", tr(str::puzzles));
    root.button("saves", tr(str::saves));
    root.button("statistics", tr(str::statistics));
    root.button("settings", tr(str::settings));
    root.button("language", own_name(next_language(lang())));
}

}  // namespace orrery::ui
