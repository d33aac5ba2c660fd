#include "imgui_ui/app/pages/stats_page.h"

#include <algorithm>

#include "engine/core/number.h"
#include "engine/core/punctuation.h"
#include "imgui.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr float kStatsBar = 64, kStatsMargin = 28, kPhoneStatsMargin = 10, kStatsGap = 16;
constexpr float kHead = 58;                                // height of a panel's title
constexpr std::size_t kMostLatest = 8, kMostPlayers = 8;

float text_top(Canvas& c, Rect r, std::string_view title) {
    draw_panel(c, r, 18);
    c.title({r.x + 24, r.y + 32}, title, type::kTitle, c.theme().hi, r.w - 48, 22);
    return r.y + kHead;
}

/// Draws a bar in a groove, from `from` to `to` on a scale of 0 to 1.
void draw_range(Canvas& c, Rect r, float from, float to, Color color) {
    const Theme& t = c.theme();
    c.rect(r, r.h / 2, t.well);
    c.rect_stroke(r, r.h / 2, fade(t.line, 0.8f), 1);
    if (to <= 0) return;
    const float x = r.x + r.w * std::clamp(from, 0.0f, 1.0f), end = r.x + r.w * std::clamp(to, 0.0f, 1.0f);
    const float w = std::max(r.h, end - x);
    const Rect bar{std::min(x, r.right() - w), r.y, w, r.h};
    c.gradient(bar, r.h / 2, mix(color, kWhite, 0.14f), mix(color, kBlack, 0.12f));
}

/// Draws the mark of an average: a light stroke with a dark edge, visible on every colour.
void draw_mark_at(Canvas& c, Rect r, float at) {
    const Theme& t = c.theme();
    const float x = r.x + r.w * std::clamp(at, 0.0f, 1.0f);
    c.rect({x - 3.5f, r.y - 5, 7, r.h + 10}, 3.5f, t.space1);
    c.rect({x - 2, r.y - 3.5f, 4, r.h + 7}, 2, t.hi);
}

float share(int part, int whole) { return whole <= 0 ? 0 : float(part) / float(whole); }

/// Returns the mean with one decimal.
std::string tenths(const Tally& tally, const Desk& desk) { return grouped_tenths(tally.tenths(), desk.lang()); }

std::string figure(const Desk& desk, int number) { return grouped(number, desk.lang()); }

std::string percent_text(const Desk& desk, int percent) { return desk.tr(str::percent, {{"n", percent}}); }

}  // namespace

StatsPage::StatsPage(Desk& desk, const GameInfo& game) : game_(&game), face_(face_of(game.id)) { take(desk, load_records(desk.store(), game)); }

void StatsPage::take(Desk& desk, GameRecords records) {
    records_ = std::move(records);
    const std::string_view option = face_ ? face_->kinds_option : std::string_view();
    kinds_ = option.empty() ? std::vector<std::string>() : kinds_played(*game_, records_.games, option);
    const bool is_kept = std::find(kinds_.begin(), kinds_.end(), kind_) != kinds_.end();
    if (kinds_.empty()) show_kind(desk, {});
    else show_kind(desk, is_kept ? kind_ : kind_of(*game_, records_.games.back(), option));
}

void StatsPage::show_kind(Desk& desk, std::string kind) {
    kind_ = std::move(kind);
    shown_.clear();
    for (const FinishedGame& game : records_.games)
        if (kinds_.empty() || kind_of(*game_, game, face_->kinds_option) == kind_) shown_.push_back(game);
    totals_ = add_up(*game_, shown_);
    for (const PlayerRecord& player : totals_.players) desk.note_letters(player.name);
}

bool StatsPage::act(Desk& desk, const Action& action) {
    const std::string file = std::string(game_->id) + "-statistics";
    if (action.name == "save-json") {
        desk.host().download(file + ".json", to_text(records_to_json(*game_, records_)));
    } else if (action.name == "save-csv") {
        desk.host().download(file + ".csv", records_to_csv(*game_, records_));
    } else if (action.name == "delete-statistics") {
        if (records_ == GameRecords{}) return true;
        // Written twice, so that the backup contains none either.
        StoreAnswer answer = keep_records(desk.store(), *game_, {});
        if (answer == StoreAnswer::done) answer = keep_records(desk.store(), *game_, {});
        desk.storage_answered(answer);
        if (answer != StoreAnswer::done) return true;
        deleted_ = records_;
        scroll_ = 0;
        take(desk, {});
    } else if (action.name == "put-back" && deleted_) {
        // Games that ended since then in another tab are kept.
        GameRecords all = *deleted_;
        for (FinishedGame& game : load_records(desk.store(), *game_).games) all.games.push_back(std::move(game));
        const StoreAnswer answer = keep_records(desk.store(), *game_, all);
        desk.storage_answered(answer);
        if (answer != StoreAnswer::done) return true;      // they can still be restored
        deleted_.reset();
        take(desk, std::move(all));
    } else if (action.name == "statistics-kind") {
        if (std::find(kinds_.begin(), kinds_.end(), action.value) != kinds_.end()) show_kind(desk, action.value);
    } else if (action.name == "statistics") {
        // Already here.
    } else {
        return false;
    }
    return true;
}

// The page has hardly any targets below the bar, so it handles the keys itself.
void StatsPage::keys(Desk& desk) {
    const float page = desk.ui().height() - kStatsBar - 60;
    const auto hit = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
    float to = scroll_;
    if (hit(ImGuiKey_PageDown)) to += page;
    if (hit(ImGuiKey_PageUp)) to -= page;
    if (hit(ImGuiKey_DownArrow)) to += 60;
    if (hit(ImGuiKey_UpArrow)) to -= 60;
    if (hit(ImGuiKey_Home)) to = 0;
    if (hit(ImGuiKey_End)) to = most_scroll_;
    to = std::clamp(to, 0.0f, most_scroll_);
    if (to == scroll_) return;
    scroll_ = to;
    desk.ui().request_frame();
}

// --- words ---

std::string StatsPage::player_name(const Desk& desk, const PlayerRecord& player) const {
    if (player.is_automaton) return automaton_name(*game_, player.name, desk.lang());
    if (player.level.empty()) return player.name;
    return desk.tr(str::computers_named, {{"level", level_name(player.level, desk.lang())}});
}

std::vector<std::pair<const FinishedSeat*, std::string>> StatsPage::by_place(const FinishedGame& game, Lang lang) const {
    std::vector<std::pair<const FinishedSeat*, std::string>> order;
    for (const FinishedSeat& seat : game.seats) order.push_back({&seat, seat.name});
    for (const FinishedSeat& automaton : game.automata) order.push_back({&automaton, automaton_name(*game_, automaton.name, lang)});
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first->place < b.first->place; });
    return order;
}

std::string StatsPage::key_words(const StatKey& key, Lang lang) const {
    const std::string words = face_ && face_->stat_words ? face_->stat_words(key.group, key.key, lang) : std::string();
    return words.empty() ? key.key : words;
}

std::vector<std::string> StatsPage::notes(const Desk& desk) const {
    std::vector<std::string> out;
    if (records_.is_lost) out.push_back(desk.tr(str::statistics_lost));
    if (records_.damaged > 0) out.push_back(desk.tr(str::statistics_damaged, {{"n", records_.damaged}}));
    if (records_.dropped > 0)
        out.push_back(desk.tr(str::statistics_dropped, {{"n", figure(desk, records_.dropped)}, {"most", figure(desk, static_cast<int>(kMostRecords))}}));
    out.push_back(desk.tr(str::statistics_kept));
    return out;
}

// --- panels ---

float StatsPage::draw_kinds(Desk& desk, Rect r, bool draw) {
    constexpr float kSwitch = 48, kWidest = 560;
    if (!has_kinds()) return 0;
    if (!draw) return kSwitch + (desk.is_phone() ? 10.0f : kStatsGap);
    std::vector<std::string> names;
    for (const std::string& kind : kinds_) names.push_back(kind_name(kind, desk.lang()));
    std::vector<Segment> parts;
    for (const std::string& name : names) parts.push_back({name});
    const auto at = static_cast<int>(std::find(kinds_.begin(), kinds_.end(), kind_) - kinds_.begin());
    const Rect place{r.x, r.y, std::min(r.w, kWidest), kSwitch};
    const int chosen = segments(desk.ui(), id("statistics-kind"), place, parts, at, kind_name({}, desk.lang()));
    if (chosen >= 0) desk.ask("statistics-kind", -1, kinds_[static_cast<std::size_t>(chosen)]);
    return kSwitch;
}

float StatsPage::draw_tiles(Desk& desk, Rect r, bool draw) const {
    constexpr float kTile = 108;
    const bool narrow = r.w < 640;
    const float height = narrow ? 2 * kTile + kStatsGap : kTile;
    if (!draw) return height;
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    const float columns = narrow ? 2 : 4, gap = narrow ? 10.0f : kStatsGap, w = (r.w - gap * (columns - 1)) / columns;
    int count = 0;
    Tally winners, everybody;
    for (const CountRecord& row : totals_.by_count) {
        winners.sum += row.winner.sum;
        winners.count += row.winner.count;
    }
    for (const Record& row : totals_.by_order) {
        everybody.sum += row.points.sum;
        everybody.count += row.points.count;
    }
    const auto tile = [&](std::string_view label, const std::string& value, std::string_view below, std::optional<SeatColor> seat) {
        const Rect at{r.x + float(count % int(columns)) * (w + gap), r.y + float(count / int(columns)) * (kTile + gap), w, kTile};
        ++count;
        draw_panel(c, at, 16);
        const auto lines = c.lines(label, 13, Weight::medium, at.w - 36);
        c.paragraph({at.x + 18, at.y + 24}, label, 13, t.mid, Weight::medium, at.w - 36, 16, Align::left, 2);
        const float y = at.y + (lines.size() > 1 ? 66.0f : 56.0f);
        c.fit({at.x + 18, y}, value, 28, t.hi, Weight::bold, Align::left, at.w - 36);
        float x = at.x + 18;
        if (seat) {
            draw_emblem(c, *seat, {x + 9, at.y + 90}, 9, {.shadow = false});
            x += 26;
        }
        c.fit({x, at.y + 90}, below, seat ? 14.0f : 13.0f, seat ? t.hi : t.low, seat ? Weight::bold : Weight::medium, Align::left, at.right() - 14 - x);
    };
    tile(desk.tr(str::games_played), figure(desk, totals_.games), desk.tr(str::latest_was, {{"when", desk.time_ago(shown_.back().ended)}}), {});
    const FinishedSeat& best = shown_[*totals_.best].seats[totals_.best_seat];
    tile(desk.tr(str::best_score), figure(desk, best.total), best.name, best.color);
    tile(desk.tr(str::winning_score), winners.count > 0 ? tenths(winners, desk) : "–",
         desk.tr(str::everybodys_average, {{"n", tenths(everybody, desk)}}), {});
    const std::string length = totals_.turns.least == totals_.turns.most
                                   ? figure(desk, totals_.turns.most)
                                   : desk.tr(str::length_range, {{"least", figure(desk, totals_.turns.least)}, {"most", figure(desk, totals_.turns.most)}});
    tile(desk.tr(counted(game_->id, str::length_in_turns, str::length_in_rounds)), length,
         desk.tr(str::average_value, {{"n", tenths(totals_.turns, desk)}}), {});
    return height;
}

float StatsPage::draw_players(Desk& desk, Rect r, bool draw) const {
    const bool narrow = r.w < 560;
    const float row = narrow ? 78.0f : 56.0f;
    const std::size_t shown = std::min(totals_.players.size(), kMostPlayers);
    Canvas& c = desk.ui().canvas();
    const std::string_view note = desk.tr(str::range_note);
    const float note_h = 18 * float(c.lines(note, 13, Weight::medium, r.w - 48).size());
    r.h = kHead + row * float(shown) + 14 + note_h + 14;
    if (!draw) return r.h;
    const Theme& t = desk.ui().theme();
    float y = text_top(c, r, desk.tr(str::stat_players));
    int top = 1;
    for (const PlayerRecord& player : totals_.players) top = std::max(top, player.points.most);
    // One common scale, so that the bars are comparable.
    const float x = r.x + 24, name_w = narrow ? r.w - 48 - 120 : std::min(230.0f, r.w * 0.3f), wins_w = 108;
    for (std::size_t i = 0; i < shown; ++i, y += row) {
        const PlayerRecord& player = totals_.players[i];
        if (i > 0) c.line({x, y}, {r.right() - 24, y}, t.line, 1);
        const float line = narrow ? y + 25 : y + row / 2;
        const bool person = player.is_person();
        if (person) draw_emblem(c, player.color, {x + 14, line}, 14, {.shadow = false});
        else draw_icon(c, Icon::bot, {x + 14, line}, 22, t.mid);
        c.fit({x + 38, line}, player_name(desk, player), 16, t.hi, Weight::bold, Align::left, name_w - 38);
        const std::string wins = desk.tr(str::wins_of, {{"n", figure(desk, player.wins)}, {"games", figure(desk, player.games)}});
        const float wx = narrow ? r.right() - 24 : x + name_w + 12;
        c.text({wx, line - 9}, wins, 15, t.hi, Weight::bold, narrow ? Align::right : Align::left);
        c.text({wx, line + 10}, std::string(desk.tr(str::wins_word)) + desk.tr(punctuation::kBullet) + percent_text(desk, player.percent()), 13, t.mid, Weight::medium,
               narrow ? Align::right : Align::left);
        const float bar_x = narrow ? x + 38 : x + name_w + 12 + wins_w + 8, average = 62;
        const Rect groove{bar_x, narrow ? y + 55 : line - 5, r.right() - 24 - average - bar_x, 10};
        const Color color = person ? t.seat(player.color).fill : t.low;
        draw_range(c, groove, share(player.points.least, top), share(player.points.most, top), mix(color, t.s2, 0.25f));
        draw_mark_at(c, groove, share(player.points.tenths(), 10 * top));
        c.text({r.right() - 24, groove.centre().y}, tenths(player.points, desk), 18, t.hi, Weight::bold, Align::right);
    }
    c.paragraph({x, y + 14 + 9}, note, 13, t.low, Weight::medium, r.w - 48, 18);
    return r.h;
}

std::vector<std::size_t> StatsPage::counted_parts() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < totals_.parts.size(); ++i)
        if (totals_.parts[i].count > 0) out.push_back(i);
    return out;
}

float StatsPage::draw_parts(Desk& desk, Rect r, bool draw) const {
    constexpr float kRow = 38;
    Canvas& c = desk.ui().canvas();
    const std::string_view note = desk.tr(str::part_note);
    const float note_h = 18 * float(c.lines(note, 13, Weight::medium, r.w - 48).size());
    const std::vector<std::size_t> parts = counted_parts();
    r.h = kHead + kRow * float(parts.size()) + 14 + note_h + 10;
    if (!draw) return r.h;
    const Theme& t = desk.ui().theme();
    float y = text_top(c, r, desk.tr(str::points_by_part)), name_w = 0;
    int top = 1;
    for (const std::size_t i : parts) {
        top = std::max({top, totals_.parts[i].tenths(), totals_.winner_parts[i].tenths()});
        name_w = std::max(name_w, c.text_width(part_name(i, desk.lang()), 14));
    }
    name_w = std::min(name_w, r.w * 0.34f);
    const float x = r.x + 24;
    for (const std::size_t i : parts) {
        const float line = y + kRow / 2;
        if (face_) face_->draw_part(c, i, {x + 11, line}, 20);
        c.fit({x + 30, line}, part_name(i, desk.lang()), 14, t.mid, Weight::medium, Align::left, name_w + 2);
        const float bar_x = x + 30 + name_w + 14;
        const Rect groove{bar_x, line - 6, r.right() - 24 - 48 - bar_x, 12};
        const Color color = face_ ? face_->part_color(t, i) : t.mid;
        draw_range(c, groove, 0, share(totals_.parts[i].tenths(), top), color);
        if (totals_.winner_parts[i].count > 0) draw_mark_at(c, groove, share(totals_.winner_parts[i].tenths(), top));
        c.text({r.right() - 24, line}, tenths(totals_.parts[i], desk), 15, t.hi, Weight::bold, Align::right);
        y += kRow;
    }
    c.paragraph({x, y + 12 + 9}, note, 13, t.low, Weight::medium, r.w - 48, 18);
    return r.h;
}

namespace {

/// Returns the extra height of a row whose figures do not fit beside its name and take a second line.
float second_line(const Canvas& c, Rect r, std::string_view name, std::string_view figures) {
    return c.text_width(name, 15, Weight::bold) + 12 + c.text_width(figures, 13) > r.w - 48 ? 19.0f : 0.0f;
}

void draw_row_words(Canvas& c, Rect r, float y, std::string_view name, std::string_view figures, float more) {
    const Theme& t = c.theme();
    c.fit({r.x + 24, y}, name, 15, t.hi, Weight::bold, Align::left, r.w - 48);
    if (more > 0) c.fit({r.x + 24, y + more}, figures, 13, t.mid, Weight::medium, Align::left, r.w - 48);
    else c.text({r.right() - 24, y}, figures, 13, t.mid, Weight::medium, Align::right);
}

}  // namespace

std::string StatsPage::count_words(const Desk& desk, const CountRecord& row) const {
    const std::string points = row.winner.count > 0 ? tenths(row.winner, desk) : "–";
    return desk.tr(str::count_row, {{"games", figure(desk, row.games)}, {"points", points},
                                    {"length", length_text(game_->id, tenths(row.turns, desk), desk.lang())}});
}

float StatsPage::draw_counts(Desk& desk, Rect r, bool draw) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    const auto players = [&](const CountRecord& row) { return desk.tr(str::players_count, {{"n", row.seats}}); };
    const auto words = [&](const CountRecord& row) { return count_words(desk, row); };
    float more = 0;
    for (const CountRecord& row : totals_.by_count) more = std::max(more, second_line(c, r, players(row), words(row)));
    const float step = 54 + more;
    r.h = kHead + step * float(totals_.by_count.size()) + 12;
    if (!draw) return r.h;
    float y = text_top(c, r, desk.tr(str::by_players));
    for (const CountRecord& row : totals_.by_count) {
        draw_row_words(c, r, y + 14, players(row), words(row), more);
        draw_range(c, {r.x + 24, y + 30 + more, r.w - 48, 10}, 0, share(row.games, totals_.games), t.game(face_ ? face_->key : GameKey::jumpgate));
        y += step;
    }
    return r.h;
}

float StatsPage::draw_sides(Desk& desk, Rect r, bool draw) const {
    r.h = kHead + 88;
    if (!draw) return r.h;
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    const float y = text_top(c, r, desk.tr(str::against_computers)), x = r.x + 24, w = r.w - 48;
    const Color key = t.game(face_ ? face_->key : GameKey::jumpgate);
    const auto side = [&](float at, Icon icon, int won, const Text& words) {
        draw_icon(c, icon, {x + 10, at}, 18, t.mid);
        c.fit({x + 30, at - 8}, desk.tr(words, {{"n", figure(desk, won)}, {"games", figure(desk, totals_.mixed)}}), 13, t.mid, Weight::medium, Align::left, w - 30);
        draw_range(c, {x + 30, at + 4, w - 30, 10}, 0, share(won, totals_.mixed), icon == Icon::bot ? t.low : key);
    };
    side(y + 16, Icon::person, totals_.mixed_people, str::people_won);
    side(y + 58, Icon::bot, totals_.mixed_computers, str::computers_won);
    return r.h;
}

float StatsPage::draw_order(Desk& desk, Rect r, bool draw) const {
    constexpr float kRow = 46;
    r.h = kHead + kRow * float(totals_.by_order.size()) + 12;
    if (!draw) return r.h;
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    float y = text_top(c, r, desk.tr(str::by_order));
    const float x = r.x + 24;
    for (std::size_t i = 0; i < totals_.by_order.size(); ++i, y += kRow) {
        const Record& row = totals_.by_order[i];
        c.text({x, y + 12}, desk.tr(str::seat_number, {{"n", static_cast<int>(i) + 1}}), 15, t.hi, Weight::bold);
        c.fit({r.right() - 24, y + 12}, desk.tr(str::order_row, {{"n", figure(desk, row.wins)}, {"games", figure(desk, row.games)}, {"points", tenths(row.points, desk)}}), 13,
              t.mid, Weight::medium, Align::right, r.w - 48 - 80);
        draw_range(c, {x, y + 26, r.w - 48, 8}, 0, share(row.wins, row.games), t.brass);
    }
    return r.h;
}

float StatsPage::draw_group(Desk& desk, Rect r, const std::string& group, bool draw) const {
    std::vector<const KeyRecord*> rows;
    for (const KeyRecord& row : totals_.keys)
        if (row.key.group == group) rows.push_back(&row);
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    const auto words = [&](const KeyRecord& row) {
        return desk.tr(str::key_row, {{"n", figure(desk, row.games)}, {"points", tenths(row.points, desk)}, {"percent", row.percent()}});
    };
    float more = 0;
    for (const KeyRecord* row : rows) more = std::max(more, second_line(c, r, key_words(row->key, desk.lang()), words(*row)));
    const float step = 46 + more;
    r.h = kHead + step * float(rows.size()) + 12;
    if (!draw) return r.h;
    float y = text_top(c, r, key_words({group, {}}, desk.lang()));
    int top = 1;
    for (const KeyRecord* row : rows) top = std::max(top, row->points.tenths());
    for (const KeyRecord* row : rows) {
        draw_row_words(c, r, y + 12, key_words(row->key, desk.lang()), words(*row), more);
        draw_range(c, {r.x + 24, y + 26 + more, r.w - 48, 8}, 0, share(row->points.tenths(), top), t.game(face_ ? face_->key : GameKey::jumpgate));
        y += step;
    }
    return r.h;
}

float StatsPage::draw_latest(Desk& desk, Rect r, bool draw) const {
    constexpr float kRow = 60;
    const std::size_t shown = std::min(shown_.size(), kMostLatest);
    r.h = kHead + kRow * float(shown) + 8;
    if (!draw) return r.h;
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    float y = text_top(c, r, desk.tr(str::latest_results));
    const float x = r.x + 24;
    for (std::size_t i = 0; i < shown; ++i, y += kRow) {
        const FinishedGame& game = shown_[shown_.size() - 1 - i];
        if (i > 0) c.line({x, y}, {r.right() - 24, y}, t.line, 1);
        const std::string when = desk.time_ago(game.ended), turns = length_text(game_->id, figure(desk, game.turns), desk.lang());
        const float side = std::max(c.text_width(when, 13), c.text_width(turns, 13));
        c.text({r.right() - 24, y + 21}, when, 13, t.mid, Weight::medium, Align::right);
        c.text({r.right() - 24, y + 41}, turns, 13, t.low, Weight::medium, Align::right);
        const auto order = by_place(game, desk.lang());
        const float room = r.right() - 24 - side - 14 - (x + 44);
        draw_emblem(c, order[0].first->color, {x + 16, y + kRow / 2}, 16, {.shadow = false});
        c.fit({x + 44, y + 20}, order[0].second + " " + figure(desk, order[0].first->total), 16, t.hi, Weight::bold, Align::left, room);
        // The others as discs with their points: five fit on the narrowest phone.
        float at = x + 44;
        for (std::size_t seat = 1; seat < order.size(); ++seat) {
            const std::string points = figure(desk, order[seat].first->total);
            if (at + 21 + c.text_width(points, 14) > r.right() - 24 - c.text_width(turns, 13) - 4) break;  // large type: the best of them
            draw_emblem(c, order[seat].first->color, {at + 8, y + 42}, 8, {.shadow = false});
            c.text({at + 21, y + 42}, points, 14, t.mid, Weight::medium);
            at += 21 + c.text_width(points, 14) + 12;
        }
    }
    return r.h;
}

std::vector<StatsPage::Panel> StatsPage::panels() const {
    std::vector<Panel> out;
    out.push_back({[this](Desk& d, Rect r, bool draw) { return draw_players(d, r, draw); }});
    out.push_back({[this](Desk& d, Rect r, bool draw) { return draw_parts(d, r, draw); }});
    out.push_back({[this](Desk& d, Rect r, bool draw) { return draw_latest(d, r, draw); }});
    out.push_back({[this](Desk& d, Rect r, bool draw) { return draw_counts(d, r, draw); }});
    if (totals_.mixed > 0) out.push_back({[this](Desk& d, Rect r, bool draw) { return draw_sides(d, r, draw); }});
    std::string group;
    for (const KeyRecord& row : totals_.keys) {
        if (row.key.group == group || is_of_kinds(row.key.group)) continue;
        group = row.key.group;
        const std::string shown = group;
        out.push_back({[this, shown](Desk& d, Rect r, bool draw) { return draw_group(d, r, shown, draw); }});
    }
    out.push_back({[this](Desk& d, Rect r, bool draw) { return draw_order(d, r, draw); }});
    return out;
}

// --- the page ---

void StatsPage::draw_bar(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width();
    const bool phone = desk.is_phone();
    c.gradient({0, 0, w, kStatsBar}, 0, t.bar0, t.bar1);
    c.line({0, kStatsBar - 0.5f}, {w, kStatsBar - 0.5f}, t.line, 1);
    if (icon_button(ui, id("back"), {phone ? 4.0f : 16.0f, 10}, Icon::back, desk.tr(str::back), {.ground = false})) desk.ask("back");
    const float x = phone ? 54.0f : 76.0f;
    float right = w - (phone ? 6.0f : 16.0f);
    if (!phone && !records_.empty()) {
        const auto tool = [&](ActionName action, std::string_view label, std::string_view name, ButtonKind kind, Icon icon) {
            const float width = c.text_width(label, 15, Weight::bold) + (icon == Icon::none ? 32.0f : 54.0f);
            right -= width;
            if (button(ui, id(action), {right, 10, width, 44}, label, {.kind = kind, .icon = icon, .size = 15, .name = name})) desk.ask(action);
            right -= 10;
        };
        const std::string erase = desk.tr(str::delete_statistics_name, {{"game", game_->name.in(desk.lang())}});
        tool("delete-statistics", desk.tr(str::delete_statistics), erase, ButtonKind::ghost, Icon::close);
        tool("save-csv", desk.tr(str::save_csv), desk.tr(str::save_csv_name), ButtonKind::second, Icon::save);
        tool("save-json", desk.tr(str::save_json), desk.tr(str::save_json_name), ButtonKind::second, Icon::save);
    }
    const std::string title = desk.tr(str::statistics_of, {{"game", game_->name.in(desk.lang())}});
    c.fit_lines({x, 32}, title, 20, t.hi, Weight::bold, Align::left, right - x - 8);
}

void StatsPage::draw_empty(Desk& desk, Rect r) const {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = std::min(r.w, 560.0f), x = r.x + (r.w - w) / 2;
    std::string text = deleted_ ? desk.tr(str::statistics_deleted, {{"n", figure(desk, static_cast<int>(deleted_->games.size()))}})
                                : desk.tr(str::no_statistics, {{"game", game_->name.in(desk.lang())}});
    if (records_.is_lost) text = desk.tr(str::statistics_lost);
    const float words = 24 * float(c.lines(text, 16, Weight::medium, w - 64).size());
    const Rect panel{x, r.y + std::max(0.0f, (r.h - 290) * 0.35f), w, 210 + words + (deleted_ ? 64.0f : 0.0f)};
    draw_panel(c, panel, 18);
    // Four empty bars stand for future games.
    const Color key = t.game(face_ ? face_->key : GameKey::jumpgate);
    for (int i = 0; i < 4; ++i) {
        const float h = 24 + 14 * float((i * 5) % 4);
        const Rect bar{panel.centre().x - 58 + 32 * float(i), panel.y + 104 - h, 20, h};
        c.rect(bar, {6, 6, 0, 0}, fade(key, 0.16f));
        c.dashed_rect(bar, 6, fade(key, 0.7f), 1.4f, 5, 4);
    }
    c.line({panel.centre().x - 76, panel.y + 105}, {panel.centre().x + 76, panel.y + 105}, t.line2, 1.5f);
    const std::string_view title = desk.tr(str::no_statistics_title);
    const float size = c.text_width(title, type::kH2, Weight::bold) <= w - 40 ? type::kH2 : type::kTitle;
    c.text({panel.centre().x, panel.y + 140}, title, size, t.hi, Weight::bold, Align::center);
    c.paragraph({panel.centre().x, panel.y + 178}, text, 16, t.mid, Weight::medium, w - 64, 24, Align::center);
    if (deleted_ && button(ui, id("put-back"), {panel.centre().x - 110, panel.bottom() - 72, 220, 48}, desk.tr(str::put_back),
                           {.kind = ButtonKind::primary, .icon = Icon::undo}))
        desk.ask("put-back");
}

void StatsPage::draw(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height();
    const bool phone = desk.is_phone(), wide = w >= 900;
    desk.space().draw(c, {t.game(face_ ? face_->key : GameKey::jumpgate), {w * 0.8f, 120}, 0.10f});
    const float margin = phone ? kPhoneStatsMargin : kStatsMargin, most = 1320;
    const float width = std::min(w - 2 * margin, most), x = (w - width) / 2;
    const Rect view{0, kStatsBar, w, h - kStatsBar};
    if (records_.empty()) {
        draw_empty(desk, {x, kStatsBar + 16, width, h - kStatsBar - 32});
        draw_bar(desk);
        return;
    }
    const std::vector<Panel> all = panels();
    const float gap = phone ? 10.0f : kStatsGap;
    const float left_w = wide ? (width - gap) * 0.56f : width, right_w = wide ? width - gap - left_w : width;
    const float right_x = wide ? x + left_w + gap : x;
    const float kinds = draw_kinds(desk, {x, 0, width, 0}, false), tiles = draw_tiles(desk, {x, 0, width, 0}, false);
    std::vector<Rect> places;
    float left_y = 16 + kinds + tiles + gap, right_y = left_y;
    for (const Panel& panel : all) {
        const bool left = !wide || left_y <= right_y;      // the shorter column
        float& y = left ? left_y : right_y;
        const Rect r{left ? x : right_x, y, left ? left_w : right_w, 0};
        places.push_back({r.x, r.y, r.w, panel.body(desk, r, false)});
        y += places.back().h + gap;
    }
    float content = wide ? std::max(left_y, right_y) : left_y;
    const float foot = phone ? 2 * 58.0f : 0.0f, buttons_y = content;
    content += foot;
    const std::vector<std::string> words = notes(desk);
    const float notes_y = content;
    for (const std::string& note : words) content += 18 * float(c.lines(note, 13, Weight::medium, width - 8).size()) + 4;
    content += 16;

    most_scroll_ = std::max(0.0f, content - view.h);
    const float from = begin_scroll(ui, id("statistics"), view, content, scroll_);
    draw_kinds(desk, {x, from + 16, width, 0}, true);
    draw_tiles(desk, {x, from + 16 + kinds, width, 0}, true);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect r = places[i].moved(0, from);
        if (r.bottom() >= view.y - 30 && r.y <= view.bottom() + 30) all[i].body(desk, r, true);
    }
    if (phone) {
        const float half = (width - 10) / 2, y = from + buttons_y;
        if (button(ui, id("save-json"), {x, y, half, 48}, desk.tr(str::save_json), {.icon = Icon::save, .name = desk.tr(str::save_json_name)}))
            desk.ask("save-json");
        if (button(ui, id("save-csv"), {x + half + 10, y, half, 48}, desk.tr(str::save_csv), {.icon = Icon::save, .name = desk.tr(str::save_csv_name)}))
            desk.ask("save-csv");
        const std::string erase = desk.tr(str::delete_statistics_name, {{"game", game_->name.in(desk.lang())}});
        if (button(ui, id("delete-statistics"), {x, y + 58, width, 48}, desk.tr(str::delete_statistics),
                   {.kind = ButtonKind::ghost, .icon = Icon::close, .name = erase}))
            desk.ask("delete-statistics");
    }
    float y = from + notes_y;
    for (const std::string& note : words) y += c.paragraph({x + 4, y + 9}, note, 13, t.low, Weight::medium, width - 8, 18) + 4;
    end_scroll(ui, view, content, scroll_, t.space1);
    draw_bar(desk);
}

// --- mirror ---

// The page takes its records over as a whole: when it opens, and when they are deleted or put back. Besides, the kind can change.
std::uint64_t StatsPage::digest(const Desk& desk) const {
    const std::size_t deleted = deleted_ ? deleted_->games.size() : 0;
    return Digest().add(desk.now_s()).add(records_.games.size()).add(records_.dropped).add(records_.damaged).add(records_.is_lost).add(deleted).add(std::string_view(kind_)).value();
}

void StatsPage::mirror(const Desk& desk, MirrorNode& root) const {
    const Lang lang = desk.lang();
    root.attr("data-game", game_->id).attr("data-games", std::to_string(totals_.games));
    root.add("h1", "title", desk.tr(str::statistics_of, {{"game", game_->name.in(lang)}}));
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
    if (records_.empty()) {
        root.add("h2", "none", desk.tr(str::no_statistics_title));
        if (records_.is_lost) root.add("p", "lost", desk.tr(str::statistics_lost));
        else if (deleted_) root.add("p", "deleted", desk.tr(str::statistics_deleted, {{"n", figure(desk, static_cast<int>(deleted_->games.size()))}})).attr("role", "status");
        else root.add("p", "text", desk.tr(str::no_statistics, {{"game", game_->name.in(lang)}}));
        if (deleted_) root.button("put-back", desk.tr(str::put_back));
        return;
    }
    const auto part = [&](const char* key, const std::string& heading) -> MirrorNode& {
        MirrorNode& section = root.add("section", key);
        section.add("h2", "heading", heading);
        return section.add("ul", "lines");
    };
    const auto line = [](MirrorNode& list, const std::string& words) -> MirrorNode& {
        return list.add("li", words, words);
    };
    if (has_kinds()) {
        MirrorNode& list = root.add("section", "kinds");
        list.add("h2", "heading", kind_name({}, lang));
        for (const std::string& kind : kinds_) list.button("statistics-kind", kind_name(kind, lang)).value(kind).pressed(kind == kind_);
    }
    MirrorNode& sums = part("sums", desk.tr(str::statistics));
    const FinishedSeat& best = shown_[*totals_.best].seats[totals_.best_seat];
    line(sums, std::string(desk.tr(str::games_played)) + desk.tr(punctuation::kColon) + figure(desk, totals_.games));
    line(sums, std::string(desk.tr(str::best_score)) + desk.tr(punctuation::kColon) + desk.tr(str::best_by, {{"n", figure(desk, best.total)}, {"name", best.name}}));
    line(sums, std::string(desk.tr(counted(game_->id, str::length_in_turns, str::length_in_rounds))) + desk.tr(punctuation::kColon) +
                   desk.tr(str::length_range, {{"least", figure(desk, totals_.turns.least)}, {"most", figure(desk, totals_.turns.most)}}) + desk.tr(punctuation::kParts) +
                   desk.tr(str::average_value, {{"n", tenths(totals_.turns, desk)}}));
    MirrorNode& players = part("players", desk.tr(str::stat_players));
    for (const PlayerRecord& player : totals_.players)
        line(players, desk.tr(str::player_row, {{"name", player_name(desk, player)}, {"wins", figure(desk, player.wins)}, {"games", figure(desk, player.games)},
                                                {"average", tenths(player.points, desk)}, {"least", figure(desk, player.points.least)},
                                                {"most", figure(desk, player.points.most)}}))
            .attr("data-games", std::to_string(player.games))
            .attr("data-wins", std::to_string(player.wins));
    MirrorNode& parts = part("parts", desk.tr(str::points_by_part));
    for (const std::size_t i : counted_parts())
        line(parts, desk.tr(str::part_row, {{"part", part_name(i, lang)}, {"all", tenths(totals_.parts[i], desk)},
                                            {"winners", tenths(totals_.winner_parts[i], desk)}}));
    MirrorNode& counts = part("counts", desk.tr(str::by_players));
    for (const CountRecord& row : totals_.by_count)
        line(counts, desk.tr(str::players_count, {{"n", row.seats}}) + desk.tr(punctuation::kColon) +
                         count_words(desk, row));
    if (totals_.mixed > 0) {
        MirrorNode& sides = part("sides", desk.tr(str::against_computers));
        line(sides, desk.tr(str::people_won, {{"n", figure(desk, totals_.mixed_people)}, {"games", figure(desk, totals_.mixed)}}));
        line(sides, desk.tr(str::computers_won, {{"n", figure(desk, totals_.mixed_computers)}, {"games", figure(desk, totals_.mixed)}}));
    }
    MirrorNode* group = nullptr;
    std::string group_id;
    for (const KeyRecord& row : totals_.keys) {
        if (is_of_kinds(row.key.group)) continue;
        if (!group || row.key.group != group_id) {
            group_id = row.key.group;
            group = &part(("group-" + group_id).c_str(), key_words({group_id, {}}, lang));
        }
        line(*group, key_words(row.key, lang) + desk.tr(punctuation::kColon) +
                         desk.tr(str::key_row, {{"n", figure(desk, row.games)}, {"points", tenths(row.points, desk)}, {"percent", row.percent()}}));
    }
    MirrorNode& order = part("order", desk.tr(str::by_order));
    for (std::size_t i = 0; i < totals_.by_order.size(); ++i) {
        const Record& row = totals_.by_order[i];
        line(order, desk.tr(str::seat_number, {{"n", static_cast<int>(i) + 1}}) + desk.tr(punctuation::kColon) +
                        desk.tr(str::order_row, {{"n", figure(desk, row.wins)}, {"games", figure(desk, row.games)}, {"points", tenths(row.points, desk)}}));
    }
    MirrorNode& latest = part("latest", desk.tr(str::latest_results));
    for (std::size_t i = 0; i < std::min(shown_.size(), kMostLatest); ++i) {
        const FinishedGame& game = shown_[shown_.size() - 1 - i];
        std::string words;
        for (const auto& [who, name] : by_place(game, lang)) words += (words.empty() ? "" : desk.tr(punctuation::kParts)) + name + " " + figure(desk, who->total);
        latest.add("li", game.id, words + desk.tr(punctuation::kBullet) + length_text(game_->id, figure(desk, game.turns), lang) + desk.tr(punctuation::kBullet) + desk.time_ago(game.ended));
    }
    root.button("save-json", desk.tr(str::save_json_name));
    root.button("save-csv", desk.tr(str::save_csv_name));
    root.button("delete-statistics", desk.tr(str::delete_statistics_name, {{"game", game_->name.in(lang)}}));
    int index = 0;
    for (const std::string& note : notes(desk)) root.add("p", "note-" + std::to_string(index++), note);
}

}  // namespace orrery::ui
