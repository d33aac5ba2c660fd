// Players in short, as a row beside the maps, and in full, as the board on a sheet.
// 1 signs with figures   2 row   3 board
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/punctuation.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/panels.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::astronavigators_table {

namespace {

// --- 1 signs with figures ---

/// Signs with figures from the left to the right, as many as there is room for.
class SummaryLine {
  public:
    SummaryLine(Scene& s, float left, float right, float y, float size) : s_(s), x_(left), right_(right), y_(y), size_(size) {}

    template <class Draw>
    bool add(const std::string& text, Draw draw) {
        const float letters = std::max(type::kSmall, size_ * 0.8f);
        const float words = text.empty() ? 0 : s_.canvas.text_width(text, letters, Weight::bold) + 4;
        if (x_ + size_ + words > right_) return false;
        draw(Vec{x_ + size_ / 2, y_}, size_);
        if (!text.empty()) s_.canvas.text({x_ + size_ + 4, y_}, text, letters, s_.theme.hi, Weight::bold);
        x_ += size_ + words + size_ * 0.6f;
        return true;
    }
    /// Adds words, if they have room whole.
    void words(const std::string& text, Color ink) {
        if (right_ - x_ < s_.canvas.text_width(text, type::kSmall)) return;
        x_ += s_.canvas.fit({x_, y_}, text, type::kSmall, ink, Weight::medium, Align::left, right_ - x_) + 10;
    }

    void dv(Seat who) {
        if (!s_.seen.is_astronavigator()) return;
        const an::Player& player = s_.player(who);
        const Color ink = player.dv > player.nk ? s_.theme.bad : s_.theme.warn;
        add(std::to_string(player.dv), [&](Vec at, float size) { draw_dv_sign(s_.canvas, at, size, ink); });
    }
    void sets(Seat who) {
        add(std::to_string(an::completed_sets(s_.player(who))),
            [&](Vec at, float size) { draw_set_sign(s_.canvas, an::SetId{0}, at, size, s_.theme.mid); });
    }
    void continents(Seat who) {
        add(std::to_string(s_.player(who).tiles.size()),
            [&](Vec at, float size) { draw_continent_mark(s_.canvas, an::Continent::europe, at, size, s_.theme.mid); });
    }
    void moons(Seat who) {
        add(std::to_string(an::activated_moons(s_.player(who))),
            [&](Vec at, float size) { draw_moon(s_.canvas, 2, at, size * 0.45f, false); });
    }
    void instruments(Seat who) {
        add(std::to_string(s_.player(who).instruments.size()),
            [&](Vec at, float size) { draw_instrument(s_.canvas, an::QuestId{0}, at, size, s_.theme.mid); });
    }

  private:
    Scene& s_;
    float x_, right_, y_, size_;
};

/// Returns where the vehicle of a seat is, in words.
std::string place_in_words(const Scene& s, Seat who) {
    const an::Player& player = s.player(who);
    switch (player.fate) {
        case an::Fate::playing: break;
        case an::Fate::returned: return words::kPanelReturned.in(s.lang);
        case an::Fate::lost: return words::kPanelLost.in(s.lang);
    }
    switch (player.vehicle.map) {
        case an::Map::earth: return an::space_name(player.vehicle.at, s.lang);
        case an::Map::orbit: return an::stage_name(player.vehicle.at, s.lang);
        case an::Map::out: break;
    }
    return {};
}

/// Draws the sign of where the vehicle is: its transport, or what became of it.
void draw_vehicle_sign(Scene& s, Seat who, Vec at, float size) {
    const an::Player& player = s.player(who);
    if (player.fate == an::Fate::lost) draw_icon(s.canvas, Icon::warn, at, size, s.theme.bad);
    else if (player.fate == an::Fate::returned) draw_icon(s.canvas, Icon::check, at, size, s.theme.good);
    else draw_transport(s.canvas, player.is_on(an::Map::orbit) ? an::Transport::spacecraft : player.face, at, size, s.theme.mid);
}

// --- 2 row ---

void draw_summary_panel(Scene& s, Seat who, Rect r) {
    ui::PanelLook look;
    look.blur = 8;
    const std::optional<Seat> acting = an::to_act(s.seen);
    if (acting == who) {
        const Color fill = s.theme.seat(s.color_of(who)).fill;
        look.top = mix(s.theme.s2, fill, s.theme.flat ? 0.0f : 0.3f);
        look.line = fade(mix(fill, kWhite, 0.3f), 0.9f);
    }
    draw_panel(s.canvas, r, std::min(14.0f, r.h * 0.26f), look);
}

}  // namespace

void draw_summary(Scene& s, Seat who, Rect r, const PanelLook& look) {
    constexpr float kTwoLines = 50, kWide = 290;
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    draw_summary_panel(s, who, r);
    const an::Player& player = s.player(who);
    const bool has_two = r.h >= kTwoLines, is_wide = r.w >= kWide;
    const float first = has_two ? r.y + r.h * 0.34f : r.centre().y, second = r.y + r.h * 0.75f;
    const float pad = r.w >= 160 ? 10.0f : 7.0f, disc = std::min({15.0f, r.h * 0.36f, has_two ? r.h * 0.25f : 15.0f});
    const float sign = std::clamp(has_two ? r.h * 0.26f : r.h * 0.42f, 13.0f, 17.0f);
    // NK at the right.
    const std::string nk = std::to_string(player.nk);
    const float letters = std::clamp(has_two ? r.h * 0.34f : r.h * 0.5f, 15.0f, 22.0f), score = c.text_width(nk, letters, Weight::bold);
    const float unit = r.w >= 150 ? c.text_width(words::kPanelNk.in(s.lang), type::kSmall) + 5 : 0.0f;
    if (unit > 0)
        c.text({r.right() - pad, first + 1}, words::kPanelNk.in(s.lang), type::kSmall, s.theme.mid, Weight::medium, Align::right);
    c.text({r.right() - pad - unit, first}, nk, letters, s.theme.hi, Weight::bold, Align::right);
    draw_emblem(c, s.color_of(who), {r.x + pad + disc, first}, disc, {.shadow = false});
    const float left = r.x + pad + 2 * disc + 8, right = r.right() - pad - unit - score - 10;
    const bool has_dv_beside = !is_wide && !has_two && s.seen.is_astronavigator() && right - left >= 110;
    const float name = is_wide         ? std::min((right - left) * (has_two ? 0.6f : 0.42f), 130.0f)
                       : has_dv_beside ? (right - left) * 0.5f
                                       : right - left;
    const float drawn = c.fit({left, first}, s.name_of(who), r.h >= 34 ? type::kBody : type::kLabel, s.theme.hi, Weight::bold, Align::left,
                              name);
    const auto add_place = [&](SummaryLine& line) {
        line.add("", [&](Vec at, float size) { draw_vehicle_sign(s, who, at, size); });
    };
    if (is_wide && has_two && right - left - drawn >= 80)
        c.fit({left + drawn + 10, first + 1}, an::status_name(player.status, s.lang), type::kSmall, s.theme.mid, Weight::medium,
              Align::left, right - left - drawn - 10);
    if (has_two) {
        SummaryLine line(s, r.x + pad, r.right() - pad, second, sign);
        line.dv(who);
        line.sets(who);
        line.continents(who);
        if (is_wide) {
            line.instruments(who);
            line.moons(who);
        }
        add_place(line);
        line.words(place_in_words(s, who), player.fate == an::Fate::lost ? s.theme.bad : s.theme.mid);
    } else if (is_wide) {
        SummaryLine line(s, left + name + 8, right, first, sign);
        line.dv(who);
        line.sets(who);
        line.continents(who);
        add_place(line);
        line.words(place_in_words(s, who), player.fate == an::Fate::lost ? s.theme.bad : s.theme.mid);
    } else if (has_dv_beside) {
        SummaryLine line(s, left + name + 8, right, first, sign);
        line.dv(who);
        add_place(line);
    }
    if (const Glow glow = look.glow(thing(Kind::sheet, 0, who)); glow == Glow::selected)
        draw_selected_frame(c, r, std::min(14.0f, r.h * 0.26f));
}

// --- 3 board ---

namespace {

constexpr float kSheetCaption = 26, kSheetLine = 20, kSheetHead = 52, kRoomySheet = 420, kNarrowSheet = 360;

/// Page of rows, which measures itself where it has no height.
class SheetPage {
  public:
    SheetPage(Scene& s, Rect r) : s_(s), r_(r), y_(r.y) {}

    template <class Draw>
    void row(float h, Draw draw) {
        if (r_.h > 0) draw(Rect{r_.x, y_, r_.w, h});
        y_ += h;
    }
    void gap(float h) { y_ += h; }
    void caption(const std::string& text) {
        row(kSheetCaption, [&](Rect r) {
            s_.canvas.fit({r.x, r.y + kSheetCaption * 0.58f}, text, type::kLabel, s_.theme.brass, Weight::bold, Align::left, r.w);
        });
    }
    void caption(const Text& text) { caption(std::string(text.in(s_.lang))); }
    /// Adds a label with words after it.
    void line(const Text& label, const std::string& text) {
        const std::string all = label.in(s_.lang) + std::string(punctuation::kColon.in(s_.lang)) + text;
        const float h = static_cast<float>(s_.canvas.lines(all, type::kLabel, Weight::medium, r_.w).size()) * kSheetLine;
        row(h, [&](Rect r) {
            s_.canvas.paragraph({r.x, r.y + kSheetLine / 2}, all, type::kLabel, s_.theme.mid, Weight::medium, r.w, kSheetLine);
        });
    }
    /// Adds `count` things of height `h` in rows of `columns`.
    template <class Draw>
    void grid(std::size_t count, std::size_t columns, float h, Draw draw) {
        constexpr float kGap = 6;
        for (std::size_t from = 0; from < count; from += columns) {
            row(h, [&](Rect r) {
                const float w = (r.w + kGap) / static_cast<float>(columns) - kGap;
                for (std::size_t i = from; i < count && i < from + columns; ++i)
                    draw(i, Rect{r.x + static_cast<float>(i - from) * (w + kGap), r.y, w, r.h});
            });
            gap(kGap);
        }
    }
    bool is_roomy() const { return r_.w >= kRoomySheet; }
    bool is_narrow() const { return r_.w < kNarrowSheet; }
    bool has_two_columns() const { return r_.w >= 300; }   // of the sets, with their names in two lines
    float height() const { return y_ - r_.y; }

  private:
    Scene& s_;
    Rect r_;
    float y_;
};

void add_sheet_head(Scene& s, SheetPage& page, Seat who) {
    const an::Player& player = s.player(who);
    page.row(kSheetHead, [&](Rect r) {
        constexpr float kDisc = 18;
        draw_emblem(s.canvas, s.color_of(who), {r.x + kDisc + 1, r.y + 20}, kDisc);
        std::string right = an::status_name(player.status, s.lang);
        if (player.character) right = an::character_name(*player.character, s.lang) + std::string(punctuation::kDot.in(s.lang)) + right;
        const float left = r.x + 2 * kDisc + 12;
        s.canvas.fit({left, r.y + 11}, s.name_of(who), type::kTitle, s.theme.hi, Weight::bold, Align::left, r.right() - left);
        s.canvas.fit_lines({left, r.y + (s.canvas.text_width(right, type::kSmall) <= r.right() - left ? 31.0f : 35.0f)}, right,
                           type::kSmall, s.theme.mid, Weight::medium, Align::left, r.right() - left);
    });
    page.row(44, [&](Rect r) { draw_dials(s, who, r); });
    page.gap(4);
    if (const std::string place = place_in_words(s, who); !place.empty()) page.line(words::kBoardPlace, place);
}

void add_sheet_vehicles(Scene& s, SheetPage& page, Seat who) {
    const an::Player& player = s.player(who);
    const std::size_t count = s.seen.is_astronavigator() ? an::kTransportCount : an::kEarthTransports;
    constexpr float kWithWorth = 60;
    page.caption(words::kBoardVehicles);
    page.grid(count, count, 40, [&](std::size_t i, Rect r) {
        const auto transport = static_cast<an::Transport>(i);
        const bool is_used = an::has(player.used_transports, transport);
        const Color key = s.theme.game(GameKey::astronavigators);
        const Vec at{r.x + 18, r.centre().y};
        s.canvas.circle(at, 16, is_used ? mix(s.theme.s2, key, s.theme.flat ? 0.0f : 0.3f) : s.theme.well);
        s.canvas.circle_stroke(at, 16, is_used ? key : s.theme.line2, is_used ? 2.0f : 1.2f);
        draw_transport(s.canvas, transport, at, 20, is_used ? s.theme.hi : s.theme.low);
        if (r.w < kWithWorth) {
            if (!is_used) return;
            const Vec badge{at.x + 12, at.y + 11};
            s.canvas.circle(badge, 6.5f, s.theme.space1);
            s.canvas.circle_stroke(badge, 6.5f, s.theme.good, 1.3f);
            return draw_icon(s.canvas, Icon::check, badge, 9.5f, s.theme.good);
        }
        if (is_used) draw_icon(s.canvas, Icon::check, {at.x + 26, at.y}, 14, s.theme.good);
        else s.canvas.text({at.x + 21, at.y}, "+" + std::to_string(an::kTransports[i].nk), type::kSmall, s.theme.mid, Weight::bold);
    });
    page.caption(words::kBoardContinents);
    page.grid(an::kContinentCount, an::kContinentCount, page.is_narrow() ? 34 : 48, [&](std::size_t i, Rect r) {
        const auto continent = static_cast<an::Continent>(i);
        for (const an::OwnTile& own : player.tiles)
            if (an::kTiles[own.id].continent == continent) return draw_tile(s.canvas, own.id, r, own.is_used);
        const Color ink = fade(mix(continent_color(continent), kWhite, 0.3f), 0.8f);
        s.canvas.dashed_rect(r, 8, ink, 1.3f, 3, 4);
        draw_continent_mark(s.canvas, continent, r.centre(), std::min(22.0f, r.w * 0.6f), ink);
    });
}

void add_sheet_sets(Scene& s, SheetPage& page, Seat who) {
    const an::Player& player = s.player(who);
    page.caption(words::kBoardSets);
    page.grid(an::kSetCount, page.has_two_columns() ? 2 : 1, page.has_two_columns() ? 30 : 20, [&](std::size_t i, Rect r) {
        const auto set = static_cast<an::SetId>(i);
        const an::SetState state = player.sets[i];
        const int need = an::kSets[i].threshold, have = an::observed_with(player, set);
        const Color ink = state == an::SetState::open ? (have > 0 ? s.theme.hi : s.theme.low) : s.theme.hi;
        draw_set_sign(s.canvas, set, {r.x + 11, r.centre().y}, 20, ink);
        const std::string count = fill(words::kPanelOfThreshold, s.lang, {{"n", have}, {"of", need}});
        const float wide = state == an::SetState::open ? s.canvas.text_width(count, type::kSmall) : 16.0f;
        if (state == an::SetState::open)
            s.canvas.text({r.right(), r.centre().y}, count, type::kSmall, s.theme.mid, Weight::medium, Align::right);
        else draw_icon(s.canvas, state == an::SetState::ready ? Icon::check : Icon::close, {r.right() - 8, r.centre().y}, 14,
                       state == an::SetState::ready ? s.theme.good : s.theme.low);
        s.canvas.fit_lines({r.x + 27, r.centre().y}, an::set_name(set, s.lang), type::kSmall, ink, Weight::medium, Align::left,
                           r.w - 27 - wide - 6, page.has_two_columns() ? 2 : 1);
    });
    page.caption(words::kBoardMoons);
    page.row(40, [&](Rect r) {
        float x = r.x + 18;
        for (int phase = 1; phase <= an::kPhases; ++phase, x += 46) {
            const an::MoonState state = player.moon(phase);
            {
                const auto faded = s.canvas.faded(state == an::MoonState::inactive ? 0.46f : state == an::MoonState::used ? 0.5f : 1.0f);
                draw_moon(s.canvas, phase, {x, r.centre().y}, 15, true);
            }
            if (state == an::MoonState::active) s.canvas.circle_stroke({x, r.centre().y}, 17, s.theme.good, 1.8f);
            if (state == an::MoonState::inactive) s.canvas.dashed_circle({x, r.centre().y}, 17, s.theme.line2, 1.3f, 3, 3);
            if (state == an::MoonState::used)
                s.canvas.line({x - 12, r.centre().y + 12}, {x + 12, r.centre().y - 12}, s.theme.mid, 2, Cap::round);
        }
    });
}

void add_sheet_gauges(Scene& s, SheetPage& page, Seat who) {
    const an::Player& player = s.player(who);
    constexpr float kSigned = 94;
    page.caption(words::kBoardGauges);
    page.grid(3, 3, 36, [&](std::size_t i, Rect r) {
        const auto gauge = static_cast<an::Gauge>(i);
        const an::SetId set = gauge == an::Gauge::sct ? player.sct : gauge == an::Gauge::ai ? player.ai : an::kNoSet;
        s.canvas.rect(r, 8, s.theme.well);
        s.canvas.rect_stroke(r, 8, s.theme.line2, 1);
        const bool has_sign = r.w >= kSigned;
        if (has_sign) draw_gauge_sign(s.canvas, gauge, {r.x + 17, r.centre().y}, 20, s.theme.mid);
        const Vec word{r.x + (has_sign ? 32.0f : 9.0f), r.centre().y};
        s.canvas.text(word, words::kPanelGauges[i].in(s.lang), type::kSmall, s.theme.mid, Weight::bold);
        const Vec at{r.right() - 18, r.centre().y};
        if (gauge == an::Gauge::sxt && player.sxt > 0) draw_moon(s.canvas, player.sxt, at, 12, true);
        else if (set != an::kNoSet) draw_set_sign(s.canvas, set, at, 22, s.theme.hi);
        else s.canvas.dashed_circle(at, 11, s.theme.line2, 1.2f, 3, 3);
    });
    page.line(words::kBoardAborts, std::string((player.abort_used ? words::kBoardAbortUsed : words::kBoardAbortLeft).in(s.lang)) +
                                       punctuation::kSemicolon.in(s.lang) +
                                       (player.abort_stage_used ? words::kBoardStageUsed : words::kBoardStageLeft).in(s.lang));
    if (player.orbit_stacks.empty()) return;
    page.caption(words::kBoardOrbitTiles);
    page.grid(player.orbit_stacks.size(), 6, 44, [&](std::size_t i, Rect r) {
        draw_orbit_tile(s.canvas, player.orbit_stacks[i], known_dv(s, who, i), Rect{r.x, r.y, std::min(r.w, r.h * 1.2f), r.h});
    });
}

void add_sheet_cards(Scene& s, SheetPage& page, Seat who) {
    constexpr float kQuest = 120, kInstrument = 96;
    const an::Player& player = s.player(who);
    const std::string none = words::kBoardNone.in(s.lang);
    const std::size_t columns = page.is_roomy() ? 3 : page.is_narrow() ? 1 : 2;
    CardLook look;
    look.lang = s.lang;
    if (player.schedule.empty()) page.line(words::kBoardSchedule, none);
    else {
        page.caption(words::kBoardSchedule);
        page.grid(player.schedule.size(), columns, 96, [&](std::size_t i, Rect r) {
            draw_observation_card(s.canvas, player.schedule[i], r, look);
        });
    }
    if (player.quests.empty()) page.line(words::kBoardQuests, none);
    else {
        page.caption(words::kBoardQuests);
        page.grid(player.quests.size(), columns, kQuest, [&](std::size_t i, Rect r) {
            const an::Quest& quest = an::kQuests[player.quests[i]];
            unsigned observed = 0;
            for (std::size_t k = 0; k < an::kQuestConstellations; ++k)
                if (contains(player.observed, quest.constellations[k])) observed |= 1u << k;
            draw_quest_card(s.canvas, player.quests[i], r, observed, look);
        });
    }
    if (player.instruments.empty()) page.line(words::kBoardInstruments, none);
    else {
        page.caption(words::kBoardInstruments);
        page.grid(player.instruments.size(), columns, kInstrument, [&](std::size_t i, Rect r) {
            draw_instrument_card(s.canvas, player.instruments[i], r, look);
        });
    }
}

void add_sheet_observed(Scene& s, SheetPage& page, Seat who) {
    std::vector<std::string> names;
    for (const an::CardId card : s.player(who).observed) names.push_back(an::card_name(card, s.lang));
    page.gap(4);
    page.line(words::kBoardObserved, names.empty() ? std::string(words::kBoardNone.in(s.lang)) : join_list(names, s.lang));
    // The agenda, for those who may know it.
    const an::Player& player = s.player(who);
    const std::optional<an::AgendaId> agenda = player.agenda ? player.agenda : who == s.seen.me ? s.seen.own.agenda : std::nullopt;
    if (!agenda) return;
    page.gap(4);
    page.row(96, [&](Rect r) {
        CardLook look;
        look.lang = s.lang;
        draw_agenda_card(s.canvas, *agenda, Rect{r.x, r.y, std::min(r.w, 260.0f), r.h}, look);
    });
}

}  // namespace

float draw_board(Scene& s, Seat who, Rect r) {
    // One column, or three where the window is wide and low.
    constexpr float kThreeColumns = 700, kColumnGap = 22;
    const bool has_three = r.w >= kThreeColumns;
    const float w = has_three ? (r.w - 2 * kColumnGap) / 3 : r.w;
    float bottom = r.y;
    const auto column = [&](int i) {
        return SheetPage(s, has_three ? Rect{r.x + static_cast<float>(i) * (w + kColumnGap), r.y, w, r.h} : Rect{r.x, bottom, w, r.h});
    };
    const auto end_of = [&](const SheetPage& page) { bottom = has_three ? std::max(bottom, r.y + page.height()) : bottom + page.height(); };
    SheetPage left = column(0);
    add_sheet_head(s, left, who);
    add_sheet_vehicles(s, left, who);
    end_of(left);
    SheetPage middle = column(1);
    add_sheet_sets(s, middle, who);
    if (s.seen.is_astronavigator()) add_sheet_gauges(s, middle, who);
    end_of(middle);
    SheetPage rest = column(2);
    add_sheet_cards(s, rest, who);
    add_sheet_observed(s, rest, who);
    end_of(rest);
    return bottom - r.y + 4;
}

}  // namespace orrery::ui::astronavigators_table
