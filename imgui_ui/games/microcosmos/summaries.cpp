// Players in short, as a row beside the galaxy, and in full, as the board on a sheet.
// 1 figures in a line   2 row   3 board
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/core/punctuation.h"
#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/panel_words.h"
#include "imgui_ui/games/microcosmos/panels.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::microcosmos_table {

namespace {

// --- 1 figures in a line ---

/// Returns the numbers of crew cards by specialist, of a player or of the Automa.
std::array<int, mc::kSpecialistKinds> crew_by_kind(const mc::Observation& seen, Seat who) {
    if (seen.is_automa(who)) return mc::automa_crew(seen);
    std::array<int, mc::kSpecialistKinds> out{};
    mc::for_crew(seen.player(who), [&](mc::CrewId card) { ++out[mc::index_of(mc::kCrew[card].specialist)]; });
    return out;
}

/// Signs with figures from the left to the right, as many as there is room for.
class FigureLine {
  public:
    FigureLine(Scene& s, float left, float right, float y, float size) : s_(s), x_(left), right_(right), y_(y), size_(size) {}

    template <class Draw>
    bool add(const std::string& text, float sign, Draw draw) {
        const float letters = std::max(type::kSmall, size_ * 0.8f);
        const float words = text.empty() ? 0 : s_.canvas.text_width(text, letters, Weight::bold) + 4;
        if (x_ + sign + words > right_) return false;
        draw(Vec{x_ + sign / 2, y_}, sign);
        if (!text.empty()) s_.canvas.text({x_ + sign + 4, y_}, text, letters, s_.theme.hi, Weight::bold);
        x_ += sign + words + size_ * 0.6f;
        return true;
    }
    template <class Draw>
    bool add(int number, Draw draw) { return add(std::to_string(number), size_, draw); }

    void resources(const mc::Player& player) {
        for (const mc::Resource resource : mc::kResources)
            add(player.resources[mc::index_of(resource)], [&](Vec at, float size) { draw_resource(s_.canvas, resource, at, size); });
    }
    void crew(Seat who, bool with_none) {
        const auto kinds = crew_by_kind(s_.seen, who);
        for (const mc::Specialist kind : mc::kSpecialists)
            if (const int n = kinds[mc::index_of(kind)]; n > 0 || with_none)
                add(n, [&](Vec at, float size) { draw_specialist(s_.canvas, kind, at, size); });
    }
    void crew_count(Seat who) {
        const int n = s_.seen.is_automa(who) ? static_cast<int>(s_.seen.robot.crew.size()) : s_.player(who).crew();
        add(n, [&](Vec at, float size) { draw_icon(s_.canvas, Icon::hand, at, size, s_.theme.mid); });
    }
    /// Draws the tokens as rings and discs. The Automa has none.
    void tokens(Seat who) {
        constexpr float kStep = 1.05f;
        if (s_.seen.is_automa(who) || x_ + 4 * kStep * size_ > right_) return;
        for (const mc::Specialist token : mc::kSpecialists) {
            add("", size_ * 0.85f,
                [&](Vec at, float size) { draw_specialist(s_.canvas, token, at, size, s_.player(who).tokens[mc::index_of(token)]); });
            x_ -= size_ * 0.4f;
        }
        x_ += size_ * 0.5f;
    }
    void upgrades(Seat who) {
        const mc::Player& player = s_.player(who);
        add(static_cast<int>(player.upgrades.size()) + player.engine,
            [&](Vec at, float size) { draw_upgrade_sign(s_.canvas, mc::Upgrade::robotics, at, size, s_.theme.mid); });
    }
    void pools(Seat who) {
        add(s_.player(who).colony_pool, [&](Vec at, float size) { draw_colony(s_.canvas, s_.color_of(who), at, size); });
        add(s_.player(who).outpost_pool, [&](Vec at, float size) { draw_outpost(s_.canvas, s_.color_of(who), at, size); });
    }
    void survivors(Seat who) {
        if (s_.seen.is_automa(who)) return;
        add(static_cast<int>(s_.player(who).survivors.size() + s_.player(who).settled.size()),
            [&](Vec at, float size) { draw_survivor_sign(s_.canvas, at, size, s_.theme.mid); });
    }
    void limits(Seat who) {
        if (!s_.seen.is_automa(who))
            add(mc::travel_limit(s_.player(who)),
                [&](Vec at, float size) { draw_action_sign(s_.canvas, ActionSign::fly, at, size, s_.theme.mid); });
        add(mc::terraform_limit(s_.seen, who),
            [&](Vec at, float size) { draw_action_sign(s_.canvas, ActionSign::terraform, at, size, s_.theme.mid); });
    }

  private:
    Scene& s_;
    float x_, right_, y_, size_;
};

// --- 2 row ---

void draw_summary_ground(Scene& s, Seat who, Rect r) {
    ui::PanelLook look;
    look.blur = 8;
    if (!mc::is_setup(s.seen.phase) && s.seen.phase != mc::Phase::over && s.seen.turn_seat == who) {
        const Color fill = s.theme.seat(s.color_of(who)).fill;
        look.top = mix(s.theme.s2, fill, 0.3f);
        look.line = fade(mix(fill, kWhite, 0.3f), 0.9f);
    }
    draw_panel(s.canvas, r, std::min(14.0f, r.h * 0.26f), look);
}

}  // namespace

void draw_summary(Scene& s, Seat who, Rect r, int points, const PanelLook&) {
    constexpr float kTwoLines = 58, kThreeLines = 84, kWide = 290, kNameRoom = 330;
    Canvas& c = s.canvas;
    draw_summary_ground(s, who, r);
    const bool is_wide = r.w >= kWide, has_two = r.h >= kTwoLines, has_three = !is_wide && r.h >= kThreeLines;
    const float first = r.y + (has_three ? 20.0f : has_two ? r.h * 0.32f : r.h / 2);
    const float disc = std::min({15.0f, r.h * 0.36f, has_two ? r.h * 0.24f : 15.0f}), pad = r.w >= 460 ? 14.0f : 9.0f;
    const std::string number = std::to_string(points);
    const float letters = std::clamp(has_two ? r.h * 0.34f : r.h * 0.55f, 15.0f, 24.0f);
    const float score = c.text_width(number, letters, Weight::bold);
    const float score_y = is_wide ? r.centre().y : first;
    c.text({r.right() - pad, score_y}, number, letters, s.theme.hi, Weight::bold, Align::right);
    draw_emblem(c, s.color_of(who), {r.x + pad + disc, first}, disc, {.shadow = false});
    const float left = r.x + pad + 2 * disc + 9, right = r.right() - pad - score - 12;
    const float sign = std::clamp(has_two ? r.h * 0.27f : r.h * 0.46f, 13.0f, 20.0f);
    const mc::Player& player = s.player(who);
    if (!is_wide) {
        c.fit({left, first}, s.name_of(who), r.h >= 34 ? type::kBody : type::kLabel, s.theme.hi, Weight::bold, Align::left, right - left);
        if (!has_two) return;
        FigureLine line(s, r.x + pad, r.right() - pad, has_three ? r.y + r.h * 0.56f : r.y + r.h * 0.73f, has_three ? 16 : sign);
        line.resources(player);
        if (!has_three) return;
        FigureLine last(s, r.x + pad, r.right() - pad, r.bottom() - 15, 15);
        last.crew(who, false);
        last.tokens(who);
        return;
    }
    // Names and figures of all rows begin at the same places.
    const bool has_name = r.w >= kNameRoom || has_two;
    const float name = has_name ? std::clamp(r.w * 0.2f, 66.0f, 130.0f) : 0;
    if (has_name)
        c.fit({left, first}, s.name_of(who), r.h >= 34 ? type::kBody : type::kLabel, s.theme.hi, Weight::bold, Align::left, name - 8);
    FigureLine line(s, left + name, right, first, sign);
    line.resources(player);
    if (!has_two) {
        line.crew_count(who);
        line.tokens(who);
        line.upgrades(who);
        line.pools(who);
        return;
    }
    line.upgrades(who);
    line.pools(who);
    FigureLine second(s, left, right, r.y + r.h * 0.72f, sign * 0.94f);
    second.crew(who, false);
    second.tokens(who);
    second.survivors(who);
    second.limits(who);
}

// --- 3 board ---

namespace {

constexpr float kBoardCaption = 24, kBoardLine = 20, kRoomyBoard = 440;

/// Page of rows, which measures itself where it has no height.
class BoardPage {
  public:
    BoardPage(Scene& s, Rect r) : s_(s), r_(r), y_(r.y) {}

    template <class Draw>
    void row(float h, Draw draw) {
        if (r_.h > 0) draw(Rect{r_.x, y_, r_.w, h});
        y_ += h;
    }
    void gap(float h) { y_ += h; }
    void caption(const std::string& words) {
        row(kBoardCaption, [&](Rect r) {
            s_.canvas.fit({r.x, r.y + kBoardCaption * 0.58f}, words, type::kLabel, s_.theme.brass, Weight::bold, Align::left, r.w);
        });
    }
    void caption(const Text& text) { caption(std::string(text.in(s_.lang))); }
    /// Adds a label with words after it.
    void line(const Text& label, const std::string& words) {
        const std::string all = label.in(s_.lang) + std::string(punctuation::kColon.in(s_.lang)) + words;
        const float h = static_cast<float>(s_.canvas.lines(all, type::kLabel, Weight::medium, r_.w).size()) * kBoardLine;
        row(h, [&](Rect r) {
            s_.canvas.paragraph({r.x, r.y + kBoardLine / 2}, all, type::kLabel, s_.theme.mid, Weight::medium, r.w, kBoardLine);
        });
    }
    bool is_roomy() const { return r_.w >= kRoomyBoard; }
    float height() const { return y_ - r_.y; }

  private:
    Scene& s_;
    Rect r_;
    float y_;
};

Rect board_cell(Rect r, std::size_t i, std::size_t n, float gap) {
    const float w = (r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {r.x + static_cast<float>(i) * (w + gap), r.y, w, r.h};
}

void add_board_head(Scene& s, BoardPage& page, Seat who) {
    page.row(44, [&](Rect r) {
        constexpr float kDisc = 17;
        const std::string points = std::to_string(mc::points_of(s.seen, who).total());
        const float score = s.canvas.text_width(points, type::kH1, Weight::bold);
        draw_emblem(s.canvas, s.color_of(who), {r.x + kDisc + 1, r.y + 20}, kDisc);
        s.canvas.fit({r.x + 2 * kDisc + 14, r.y + 20}, s.name_of(who), type::kTitle, s.theme.hi, Weight::bold, Align::left,
                     r.w - 2 * kDisc - score - 30);
        s.canvas.text({r.right(), r.y + 20}, points, type::kH1, s.theme.hi, Weight::bold, Align::right);
    });
}

/// Adds the cargo with its limit, and the tokens beside it or below.
void add_board_cargo(Scene& s, BoardPage& page, Seat who) {
    const mc::Player& player = s.player(who);
    const bool has_tokens = !s.seen.is_automa(who), is_beside = has_tokens && page.is_roomy();
    const auto draw_tokens = [&](Rect r) {
        constexpr float kStep = 32, kSize = 24;
        for (std::size_t i = 0; i < mc::kSpecialistKinds; ++i)
            draw_specialist(s.canvas, mc::kSpecialists[i], {r.right() - kStep * (3.5f - static_cast<float>(i)), r.centre().y}, kSize,
                            player.tokens[i]);
    };
    page.row(34, [&](Rect r) {
        const Rect units{r.x, r.y, r.w - (is_beside ? 150 : 0), r.h};
        for (const mc::Resource resource : mc::kResources) {
            const Rect cell = board_cell(units, mc::index_of(resource), mc::kResourceCount, 4);
            const std::string figure = std::to_string(player.resources[mc::index_of(resource)]);
            draw_resource(s.canvas, resource, {cell.x + 11, cell.centre().y}, 21);
            s.canvas.text({cell.x + 27, cell.centre().y}, figure, type::kBody, s.theme.hi, Weight::bold);
            s.canvas.text({cell.x + 29 + s.canvas.text_width(figure, type::kBody, Weight::bold), cell.centre().y},
                          "/ " + std::to_string(mc::hold_of(player)), type::kSmall, s.theme.mid);
        }
        if (is_beside) draw_tokens(r);
    });
    if (!has_tokens || is_beside) return;
    page.row(32, [&](Rect r) {
        s.canvas.text({r.x, r.centre().y}, words::kTokensHead.in(s.lang), type::kLabel, s.theme.mid);
        draw_tokens(r);
    });
}

void add_board_crew(Scene& s, BoardPage& page, Seat who) {
    constexpr float kCard = 74, kChip = 42;
    if (s.seen.is_automa(who)) {
        page.caption(words::kCrewHead);
        page.row(30, [&](Rect r) {
            FigureLine line(s, r.x, r.right(), r.centre().y, 22);
            line.crew(who, true);
        });
        return;
    }
    for (const mc::Row row : mc::kRows) {
        const auto& cards = s.player(who).row(row);
        const std::string name = mc::row_name(row, s.lang);
        if (cards.empty()) {
            page.caption(name + punctuation::kColon.in(s.lang) + words::kNoCards.in(s.lang));
            continue;
        }
        page.caption(name);
        page.row(page.is_roomy() ? kCard : kChip, [&](Rect r) {
            for (std::size_t i = 0; i < cards.size(); ++i) {
                CrewLook look;
                look.lang = s.lang;
                look.bright = row == mc::Row::lower ? Bright::top : Bright::bottom;
                draw_crew_card(s.canvas, cards[i], board_cell(r, i, mc::kRow, 6), look);
            }
        });
    }
}

void add_board_upgrades(Scene& s, BoardPage& page, Seat who) {
    const mc::Player& player = s.player(who);
    const float h = page.is_roomy() ? 46.0f : 40.0f;
    const auto tile = [&](mc::Upgrade upgrade, Rect r) {
        UpgradeLook look;
        look.lang = s.lang;
        look.steps = upgrade == mc::Upgrade::engine ? player.engine : player.has(upgrade) ? 1 : 0;
        draw_upgrade(s.canvas, upgrade, r, look);
    };
    if (!s.seen.is_automa(who)) {
        page.caption(words::kUpgradesHead);
        for (const auto& row : kTileRows) {
            page.row(h, [&](Rect r) {
                for (std::size_t i = 0; i < row.size(); ++i) tile(row[i], board_cell(r, i, row.size(), 6));
            });
            page.gap(6);
        }
        return;
    }
    // In the order in which the Automa looks at them.
    constexpr std::size_t kColumns = 3;
    page.caption(words::kUpgradeOrder);
    for (std::size_t from = 0; from < mc::kAutomaUpgrades.size(); from += kColumns) {
        page.row(h, [&](Rect r) {
            for (std::size_t i = 0; i < kColumns && from + i < mc::kAutomaUpgrades.size(); ++i) {
                const Rect cell = board_cell(r, i, kColumns, 6);
                s.canvas.text({cell.x + 5, cell.centre().y}, std::to_string(from + i + 1), type::kLabel, s.theme.mid, Weight::bold,
                              Align::center);
                tile(mc::kAutomaUpgrades[from + i], {cell.x + 14, cell.y, cell.w - 14, cell.h});
            }
        });
        page.gap(6);
    }
}

/// Returns the names of the planets of the galaxy on which the player has something.
template <class Has>
std::string planets_with(const Scene& s, Has has) {
    std::vector<std::string> names;
    for (const mc::PlanetId planet : s.seen.grid)
        if (planet != mc::kNoPlanet && has(s.seen.places[planet])) names.push_back(mc::planet_name(planet, s.lang));
    return names.empty() ? std::string(words::kNothingYet.in(s.lang)) : join_list(names, s.lang);
}

void add_board_pools(Scene& s, BoardPage& page, Seat who) {
    page.row(32, [&](Rect r) {
        const std::string_view head = words::kPoolHead.in(s.lang);
        s.canvas.text({r.x, r.centre().y}, head, type::kLabel, s.theme.mid);
        FigureLine line(s, r.x + s.canvas.text_width(head, type::kLabel) + 14, r.right(), r.centre().y, 20);
        line.pools(who);
        line.limits(who);
    });
}

void add_board_planets(Scene& s, BoardPage& page, Seat who) {
    page.line(words::kColoniesHead, planets_with(s, [who](const mc::Place& place) { return contains(place.colonies, who); }));
    page.line(words::kOutpostsHead, planets_with(s, [who](const mc::Place& place) { return contains(place.outposts, who); }));
}

void add_board_survivors(Scene& s, BoardPage& page, Seat who) {
    const mc::Player& player = s.player(who);
    const std::string settled = fill(words::kSettledCount, s.lang, {{"n", static_cast<int>(player.settled.size())}});
    page.gap(4);
    page.line(words::kSurvivorsHead, settled);
    if (player.survivors.empty()) return;
    page.gap(4);
    page.row(44, [&](Rect r) {
        for (std::size_t i = 0; i < player.survivors.size(); ++i) {
            SurvivorLook look;
            look.lang = s.lang;
            draw_survivor_card(s.canvas, player.survivors[i], board_cell(r, i, static_cast<std::size_t>(mc::kBridge), 6), look);
        }
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
        return BoardPage(s, has_three ? Rect{r.x + static_cast<float>(i) * (w + kColumnGap), r.y, w, r.h} : Rect{r.x, bottom, w, r.h});
    };
    const auto end_of = [&](const BoardPage& page) { bottom = has_three ? std::max(bottom, r.y + page.height()) : bottom + page.height(); };
    BoardPage hold = column(0);
    add_board_head(s, hold, who);
    add_board_cargo(s, hold, who);
    if (has_three) add_board_pools(s, hold, who);
    end_of(hold);
    BoardPage crew = column(1);
    add_board_crew(s, crew, who);
    if (has_three) add_board_planets(s, crew, who);
    end_of(crew);
    BoardPage rest = column(2);
    add_board_upgrades(s, rest, who);
    if (!has_three) {
        add_board_pools(s, rest, who);
        add_board_planets(s, rest, who);
    }
    if (s.seen.is_automa(who)) rest.line(words::kCardsLeft, std::to_string(s.seen.automa_deck_size));
    else add_board_survivors(s, rest, who);
    end_of(rest);
    return bottom - r.y + 4;
}

}  // namespace orrery::ui::microcosmos_table
