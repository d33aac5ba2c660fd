#include "imgui_ui/games/jumpgate/explain.h"

#include <algorithm>

#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/pieces.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/explanation.h"
#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::jumpgate_table {

namespace {

// --- resources ---

template <std::size_t N>
void add_table(Scene& s, Explanation& page, const std::array<int, N>& points, int have, bool open_ended) {
    page.add(54, [&s, points, have, open_ended](Rect r) {
        const float label = 54, w = (r.w - label) / float(N - 1);
        s.canvas.fit({r.x, r.y + 14}, words::kCardsRow.in(s.lang), 13, s.theme.low, Weight::medium, Align::left, label - 6);
        s.canvas.fit({r.x, r.y + 38}, words::kPointsRow.in(s.lang), 13, s.theme.low, Weight::medium, Align::left, label - 6);
        const auto now = std::size_t(std::clamp(have, 0, int(N) - 1));
        for (std::size_t i = 1; i < N; ++i) {
            const Rect cell{r.x + label + w * float(i - 1), r.y, w, 52};
            if (i == now) draw_marked_row(s.canvas, cell, 8);
            const bool last = i == N - 1;
            s.canvas.text({cell.centre().x, r.y + 14}, std::to_string(i) + (last && open_ended ? "+" : ""), 13,
                          i == now ? s.theme.hi : s.theme.low, Weight::medium, Align::center);
            s.canvas.text({cell.centre().x, r.y + 38}, std::to_string(points[i]), 14, i == now ? s.theme.hi : s.theme.mid,
                          Weight::bold, Align::center);
        }
    });
}

void add_line(Scene& s, Explanation& page, std::string left, std::string right) {
    page.add(26, [&s, left = std::move(left), right = std::move(right)](Rect r) {
        const float w = s.canvas.text_width(right, 14, Weight::bold);
        s.canvas.fit({r.x, r.y + 13}, left, 14, s.theme.mid, Weight::medium, Align::left, r.w - w - 10);
        s.canvas.text({r.right(), r.y + 13}, right, 14, s.theme.hi, Weight::bold, Align::right);
    });
}

void add_scoring(Scene& s, Explanation& page, jg::ResourceId id) {
    const jg::ResourceKind kind = jg::kResources[id].kind;
    const jg::ResourcePile& mine = s.seen.players[s.seen.me].collected;
    using K = jg::ResourceKind;
    const int have = count_of(mine, kind);
    switch (kind) {
        case K::sand: add_table(s, page, jg::kSandPoints, have, true); break;
        case K::water: add_table(s, page, jg::kWaterPoints, have, false); break;
        case K::energel_light:
        case K::energel_dark:
            add_line(s, page, words::kPairRow.in(s.lang), std::to_string(jg::kEnergelPairPoints));
            add_line(s, page, words::kSingleRow.in(s.lang), std::to_string(jg::kEnergelSinglePoints));
            break;
        case K::gem_blue:
        case K::gem_red:
        case K::gem_white: {
            const int blue = count_of(mine, K::gem_blue), red = count_of(mine, K::gem_red), white = count_of(mine, K::gem_white);
            const int most = std::max({blue, red, white}), all = blue + red + white;
            add_line(s, page, words::kGemRow.in(s.lang),
                     std::to_string(most) + " × " + std::to_string(all) + " = " + std::to_string(most * all));
            break;
        }
        case K::fame: add_line(s, page, words::kEachRow.in(s.lang), std::to_string(jg::kFamePoints)); break;
    }
    add_line(s, page, fill(words::kYouHave, s.lang, {{"n", have}}),
             fill(words::kNextOne, s.lang, {{"n", gain_of(s.seen, s.seen.me, id)}}));
}

Rect explain_resource(Scene& s, jg::ResourceId id, Rect anchor, Rect bounds) {
    Explanation page(s.canvas, std::min(340.0f, bounds.w - 44));
    const jg::Resource& resource = jg::kResources[id];
    const jg::RingPlanet* planet = planet_with(s.seen, id);
    page.add(104, [&s, id, &resource](Rect r) {
        ResourceCardLook look;
        look.black_hole = resource.icon;
        draw_resource_card(s.canvas, face_of(id), {r.x, r.y, 76, 96}, look);
        const jg::ResourceType& type = jg::kResourceTypes[std::size_t(resource.kind)];
        s.canvas.fit({r.x + 94, r.y + 14}, type.name.in(s.lang), 18, s.theme.hi, Weight::bold, Align::left, r.w - 94);
        s.canvas.paragraph({r.x + 94, r.y + 40}, type.text.in(s.lang), 14, s.theme.mid, Weight::medium, r.w - 94, 19, Align::left, 4);
    });
    page.gap(6);
    add_scoring(s, page, id);
    if (planet)
        for (const jg::FaceUp& card : planet->face_up) {
            if (card.resource != id || !card.marker) continue;
            page.gap(4);
            if (*card.marker == s.seen.me) page.text(words::kReservedMine.in(s.lang), s.theme.mid, 14, 20);
            else page.text(fill(words::kMarkedBy, s.lang, {{"seat", s.name_of(*card.marker)}}), s.theme.mid, 14, 20);
        }
    if (resource.icon) {
        page.gap(4);
        page.text(words::kIconNote.in(s.lang), s.theme.hole_light, 14, 20);
    }
    return page.draw(anchor, bounds);
}

// --- planets ---

Rect explain_planet(Scene& s, const jg::RingPlanet& seen, Rect anchor, Rect bounds) {
    Explanation page(s.canvas, std::min(340.0f, bounds.w - 44));
    const jg::Planet& planet = jg::kPlanets[seen.id];
    page.add(96, [&s, &planet, &seen](Rect r) {
        draw_planet(s.canvas, {r.x + 42, r.y + 42}, 36, planet_look(planet.id));
        s.canvas.fit({r.x + 100, r.y + 20}, s.planet(seen.id), 22, s.theme.hi, Weight::bold, Align::left, r.w - 100);
        const std::array<int, 4> values{planet.jump, planet.scan, planet.land[0], planet.land[1]};
        for (std::size_t i = 0; i < 4; ++i)
            draw_badge(s.canvas, i == 0 ? Code::jump : i == 1 ? Code::scan : Code::land,
                       {r.x + 117 + float(i) * 40, r.y + 60}, 34, values[i]);
    });
    page.text(fill(words::kCodes, s.lang, {{"jump", planet.jump}, {"scan", planet.scan}, {"a", planet.land[0]}, {"b", planet.land[1]}}),
              s.theme.hi, 14, 20);
    page.gap(4);
    page.text(planet.text.in(s.lang), s.theme.mid, 14, 20);
    page.gap(6);
    if (seen.face_down > 0) page.text(fill(words::kFaceDown, s.lang, {{"n", seen.face_down}}), s.theme.mid, 14, 20);
    else page.text(seen.claimed_by ? words::kNoFaceDownClaimed.in(s.lang) : words::kNoFaceDown.in(s.lang), s.theme.mid, 14, 20);
    page.text(seen.claimed_by ? fill(words::kClaimedBy, s.lang, {{"seat", s.name_of(*seen.claimed_by)}})
                              : words::kUnclaimed.in(s.lang) + (" " + fill(words::kClaimSpotText, s.lang, {{"n", jg::kClaimPoints}})),
              s.theme.mid, 14, 20);
    page.gap(6);
    for (const jg::FaceUp& card : seen.face_up) {
        page.add(32, [&s, card](Rect r) {
            draw_resource(s.canvas, face_of(card.resource), {r.x + 14, r.y + 16}, 24);
            const std::string name = jg::kResourceTypes[std::size_t(jg::kResources[card.resource].kind)].name.in(s.lang);
            s.canvas.fit({r.x + 38, r.y + 16}, name, 14, s.theme.hi, Weight::bold, Align::left, r.w - 120);
            float x = r.right() - 12;
            if (card.marker) {
                draw_emblem(s.canvas, s.color_of(*card.marker), {x, r.y + 16}, 11);
                x -= 28;
            }
            if (jg::kResources[card.resource].icon) draw_black_hole_mark(s.canvas, {x, r.y + 16}, 10);
        });
    }
    return page.draw(anchor, bounds);
}

// --- cards ---

Rect explain_card(Scene& s, jg::NavId id, Rect anchor, Rect bounds) {
    float h = std::min(448.0f, bounds.h - 8), w = std::min(h * 320 / 448, bounds.w - 16);
    const Rect r = beside(anchor, w, h, bounds);
    Canvas& c = s.canvas;
    const jg::NavCard& card = jg::kNavCards[id];
    const float k = h / 448;
    c.shadow(r, 16, 0.7f, 30, 8);
    draw_card(c, r, 16);
    c.rect_stroke({r.x + 10, r.y + 10, r.w - 20, r.h - 20}, 10, fade(s.theme.card_line, 0.75f), 1);
    struct Half { Code code; int value; Text word, text, any; };
    const Half halves[] = {
        {Code::jump, card.jump, words::kJump, words::kJumpText, words::kJumpAnyText},
        {Code::scan, card.scan, words::kScan, words::kScanText, words::kScanAnyText},
        {Code::land, card.land, words::kLand, words::kLandText, words::kLandAnyText},
    };
    const float foot = std::max(58 * k, 54.0f), half_h = (r.h - foot - 24) / 2;
    float y = r.y + 16;
    bool first = true;
    for (const Half& half : halves) {
        if (half.value == jg::kNoCode) continue;
        if (!first) c.line({r.x + 28, y}, {r.right() - 28, y}, fade(s.theme.card_line, 0.9f), 1);
        first = false;
        const bool wild = half.value == jg::kWildCode;
        const float badge = 76 * k;
        draw_badge(c, half.code, {r.centre().x, y + 14 * k + badge / 2}, badge, half.value);
        const std::string word = half.word.in(s.lang) + (wild ? std::string(words::kAny.in(s.lang)) : " " + std::to_string(half.value));
        c.text({r.centre().x, y + badge + 32 * k}, word, std::max(15.0f, 20 * k), s.theme.ink, Weight::bold, Align::center);
        const std::string text = fill(wild ? half.any : half.text, s.lang, {{"n", int(half.value)}});
        c.paragraph({r.centre().x, y + badge + 58 * k}, text, k < 0.85f ? 13 : 15, s.theme.ink2, Weight::medium, r.w - 44,
                    k < 0.85f ? 17 : 21, Align::center, 3);
        y += half_h;
    }
    c.line({r.x + 28, r.bottom() - foot - 4}, {r.right() - 28, r.bottom() - foot - 4}, fade(s.theme.card_line, 0.9f), 1);
    c.paragraph({r.centre().x, r.bottom() - foot + 10 * k}, words::kOneUse.in(s.lang), 13, s.theme.ink2, Weight::medium, r.w - 44, 18,
                Align::center, 2);
    return r;
}

Rect explain_discard(Scene& s, Rect anchor, Rect bounds) {
    const auto n = int(s.seen.discard.size());
    const float width = std::min(std::clamp(float(n) * 52 - 6, 240.0f, 520.0f), bounds.w - 44);
    Explanation page(s.canvas, width);
    page.title(fill(words::kDiscardCount, s.lang, {{"n", n}}));
    page.text(n == 0 ? words::kDiscardEmpty.in(s.lang) : words::kDiscardText.in(s.lang), s.theme.mid, 14, 20);
    if (n > 0) {
        page.gap(8);
        // Shows all cards, so that nothing has to scroll. Many cards are drawn smaller.
        float cell_w = 52, cell_h = 74;
        const auto rows_of = [&](float w) { const int per = std::max(1, int((width + 6) / w)); return (n + per - 1) / per; };
        while (cell_w > 32 && float(rows_of(cell_w)) * cell_h > bounds.h - 130) { cell_w -= 2; cell_h = cell_w * 74 / 52; }
        const int per = std::max(1, int((width + 6) / cell_w));
        page.add(float(rows_of(cell_w)) * cell_h, [&s, n, per, cell_w, cell_h](Rect r) {
            for (int i = 0; i < n; ++i) {
                const Rect card{r.x + float(i % per) * cell_w, r.y + float(i / per) * cell_h, cell_w - 6, cell_h - 6};
                draw_nav_card(s.canvas, codes_of(s.seen.discard[std::size_t(n - 1 - i)]), card);
            }
        });
    }
    return page.draw(anchor, bounds);
}

Rect explain_hidden(Scene& s, Rect anchor, Rect bounds) {
    Explanation page(s.canvas, std::min(360.0f, bounds.w - 44));
    page.title(words::kHiddenTitle.in(s.lang));
    const jg::Hidden* hidden = jg::seen_hidden(s.seen, s.seen.me);
    if (hidden && !s.covered) {
        page.gap(8);
        page.add(140, [&s, hidden](Rect r) {
            const float w = std::min(104.0f, (r.w - 24) / 3), h = w * 1.27f;
            for (std::size_t i = 0; i < hidden->size(); ++i) {
                const Rect card{r.x + float(i) * (w + 12), r.y, w, h};
                const jg::Resource& resource = jg::kResources[(*hidden)[i]];
                ResourceCardLook look;
                look.black_hole = resource.icon;
                look.name = words::kOnCard[std::size_t(resource.kind)].in(s.lang);
                draw_resource_card(s.canvas, face_of((*hidden)[i]), card, look);
                // The icons of hidden resources have no effect, so they are crossed out.
                if (resource.icon) {
                    const Vec at{card.x + w - w * 0.2f, card.y + w * 0.2f};
                    s.canvas.line({at.x - 13, at.y + 13}, {at.x + 13, at.y - 13}, s.theme.bad, 3, Cap::round);
                }
            }
        });
    }
    page.text(words::kHiddenText.in(s.lang), s.theme.mid, 14, 20);
    return page.draw(anchor, bounds);
}

Rect explain_hole(Scene& s, Rect anchor, Rect bounds) {
    Explanation page(s.canvas, std::min(340.0f, bounds.w - 44));
    page.title(words::kHole.in(s.lang) + ("  " + std::to_string(s.seen.black_hole.size())) + " / " +
               std::to_string(s.seen.options.black_hole_limit));
    page.text(fill(words::kHoleText, s.lang, {{"n", s.seen.options.black_hole_limit}}), s.theme.mid, 14, 20);
    page.gap(6);
    for (const Seat seat : all_seats(s.seen.seats)) {
        const auto n = std::count(s.seen.black_hole.begin(), s.seen.black_hole.end(), seat);
        page.add(30, [&s, seat, n](Rect r) {
            draw_emblem(s.canvas, s.color_of(seat), {r.x + 12, r.y + 15}, 11);
            s.canvas.fit({r.x + 34, r.y + 15}, s.name_of(seat), 14, s.theme.hi, Weight::bold, Align::left, r.w - 80);
            s.canvas.text({r.right(), r.y + 15}, std::to_string(n), 14, s.theme.hole_light, Weight::bold, Align::right);
        });
    }
    return page.draw(anchor, bounds);
}

Rect explain_gate(Scene& s, Rect anchor, Rect bounds) {
    Explanation page(s.canvas, std::min(320.0f, bounds.w - 44));
    page.title(words::kGate.in(s.lang));
    page.text(words::kGateText.in(s.lang), s.theme.mid, 14, 20);
    std::vector<std::string> here;
    for (const Seat seat : all_seats(s.seen.seats))
        if (!s.seen.players[seat].ship) here.push_back(s.name_of(seat));
    page.text(here.empty() ? words::kGateEmpty.in(s.lang) : fill(words::kGateShips, s.lang, {{"seats", join_list(here, s.lang)}}),
              s.theme.mid, 14, 20);
    return page.draw(anchor, bounds);
}

Rect explain_deck(Scene& s, Rect anchor, Rect bounds) {
    Explanation page(s.canvas, std::min(300.0f, bounds.w - 44));
    page.title(words::kDeck.in(s.lang));
    page.text(fill(words::kDeckText, s.lang, {{"n", s.seen.deck_size}}), s.theme.mid, 14, 20);
    page.text(s.seen.options.shuffle_refill ? words::kDeckShuffle.in(s.lang) : words::kDeckFlip.in(s.lang), s.theme.mid, 14, 20);
    return page.draw(anchor, bounds);
}

Rect explain(Scene& s, Thing thing, Rect anchor, Rect bounds) {
    switch (kind_of(thing)) {
        case Kind::none: break;
        case Kind::planet:
        case Kind::scan_code:
        case Kind::land_codes:
        case Kind::pile:
        case Kind::claim:
            if (const auto i = ring_of(s.seen, jg::PlanetId(thing.index))) return explain_planet(s, s.seen.ring[*i], anchor, bounds);
            break;
        case Kind::resource: return explain_resource(s, jg::ResourceId(thing.index), anchor, bounds);
        case Kind::card:
            if (!s.covered) return explain_card(s, jg::NavId(thing.index), anchor, bounds);
            break;
        case Kind::hidden: return explain_hidden(s, anchor, bounds);
        case Kind::hole: return explain_hole(s, anchor, bounds);
        case Kind::gate: return explain_gate(s, anchor, bounds);
        case Kind::deck: return explain_deck(s, anchor, bounds);
        case Kind::discard: return explain_discard(s, anchor, bounds);
        case Kind::bubble_card:
        case Kind::pair:
        case Kind::fly:
        case Kind::research:
        case Kind::end_turn:
        case Kind::no_marker:
        case Kind::done:
        case Kind::nothing_more:
        case Kind::take:
        case Kind::leave:
        case Kind::ship:
        case Kind::seat:
        case Kind::marker:
        case Kind::space: break;
    }
    return {};
}

}  // namespace

const Rule* rule_of(Thing thing) {
    namespace r = jg::rule;
    switch (kind_of(thing)) {
        case Kind::none: break;
        case Kind::planet: return &r::A3;
        case Kind::scan_code: return &r::A13;
        case Kind::land_codes: return &r::A25;
        case Kind::pile: return &r::A12;
        case Kind::claim: return &r::E14;
        case Kind::resource: {
            using K = jg::ResourceKind;
            switch (jg::kResources[std::size_t(thing.index)].kind) {
                case K::sand:
                case K::water: return &r::E16;
                case K::energel_light:
                case K::energel_dark: return &r::E17;
                case K::gem_blue:
                case K::gem_red:
                case K::gem_white: return &r::E18;
                case K::fame: return &r::E15;
            }
            break;
        }
        case Kind::card: return &r::T7;
        case Kind::hidden: return &r::E12;
        case Kind::hole: return &r::B1;
        case Kind::gate: return &r::T11;
        case Kind::deck: return &r::A49;
        case Kind::discard: return &r::T8;
        case Kind::bubble_card:
        case Kind::pair:
        case Kind::fly:
        case Kind::research:
        case Kind::end_turn:
        case Kind::no_marker:
        case Kind::done:
        case Kind::nothing_more:
        case Kind::take:
        case Kind::leave:
        case Kind::ship:
        case Kind::seat:
        case Kind::marker:
        case Kind::space: break;
    }
    return nullptr;
}

bool draw_explanation(Scene& s, Thing thing, Rect anchor, Rect bounds, bool stays) {
    constexpr float kMore = 52;
    const Rule* rule = stays ? rule_of(thing) : nullptr;
    if (rule) bounds.h -= kMore;
    const Rect r = explain(s, thing, anchor, bounds);
    if (!rule || r.w <= 0) return false;
    const std::string label = fill(words::kReadMore, s.lang, {{"id", rule->id}});
    ButtonLook look;
    look.icon = Icon::book;
    s.canvas.shadow({r.x, r.bottom() + 8, r.w, 44}, radius::kButton, 0.6f, 20);
    return button(s.ui, kReadMoreTarget, {r.x, r.bottom() + 8, r.w, 44}, label, look);
}

}  // namespace orrery::ui::jumpgate_table
