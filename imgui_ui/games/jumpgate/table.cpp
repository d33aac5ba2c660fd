// 1 frame   2 seats and bar   3 signs of the score table
#include "imgui_ui/games/jumpgate/statistics.h"
#include "imgui_ui/games/jumpgate/table.h"

#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "imgui_ui/games/jumpgate/book.h"
#include "imgui_ui/games/jumpgate/teach.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui {
namespace jumpgate_table {

namespace {

Scene scene_of(TableContext& context, const jg::Observation& seen) {
    return {context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, context.match.names(), context.looks,
            context.match.is_covered()};
}

}  // namespace

// --- 1 frame ---

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const SeatMatch<jg::Game> match = match_of(context);
    const jg::Observation seen = match.look();
    Scene s = scene_of(context, seen);
    const Layout& l = layout_for(areas, s);
    lay_open(context, areas);
    here_ = seen.players[seen.me].ship;

    Offers offers;
    const Frame f{s, l, offers};
    frame_ = &f;
    begin(context, out);
    if (is_new()) {
        motions_.clear();
        if (has_news()) {
            motions_.begin(s, l, context.events, last_places());
            stage(context.events, [&](const Json& event) { return banner_of(s, event); });
        }
    }
    if (is_live()) {
        jg::MoveList legal = match.legal_moves();
        offers = offers_of(legal);
        proposed_.reset();
        if (!seen.own.hand.empty()) proposed_ = least_needed(seen, offers);
        offer_list(ways(seen, legal, offers));
        if (const std::optional<jg::Move> only = context.hint && context.hint_only ? jg::decode_move(*context.hint) : std::nullopt)
            legal.erase(std::remove_if(legal.begin(), legal.end(), [&](const jg::Move& m) { return !is_like(*only, m); }), legal.end());
        offers = offers_of(legal);
    }
    s.breath = breath();
    if (motions_.update(s.ui.now_ms())) s.ui.request_frame();

    draw_board(f);
    draw_hand(f);
    if (areas.reference.w > 0) draw_reference(s, areas.reference);
    draw_marks();
    // Everything from here on lies above the seats' panels too, although the app draws them after the table.
    const Rect bounds = areas.whole.grown(-8);
    {
        const Canvas::Saved above = s.canvas.above_all();
        motions_.draw(s, s.ui.now_ms(), places());
        draw_drag();
        draw_bubbles(f, bounds);
        draw_banners(bounds);
        draw_hints();
        draw_explained(bounds);
    }
    end();
    frame_ = nullptr;
    return out;
}

// The layout is the result of a search, so it is computed only after a change.
const Layout& Table::layout_for(const TableAreas& areas, const Scene& s) {
    const jg::Observation& seen = s.seen;
    float longest = 0;
    for (const jg::RingPlanet& planet : seen.ring) longest = std::max(longest, s.canvas.text_width(s.planet(planet.id), 13, Weight::bold));
    const LayoutKey key{areas.kind, areas.board, areas.hand, areas.log_open, areas.has_buttons, seen.seats, seen.options.black_hole_limit, longest};
    if (!layout_key_ || !(*layout_key_ == key)) {
        layout_ = make_layout(areas, seen.ring.size(), jg::hidden_each(seen.seats), seen.options.black_hole_limit, longest);
        layout_key_ = key;
    }
    return layout_;
}

// --- 2 seats and bar ---

void Table::draw_seat(TableContext& context, Contender who, Rect score, Rect figures, LayoutKind kind) {
    const jg::Observation seen = match_of(context).look();
    Scene s = scene_of(context, seen);
    draw_seat_figures(s, who.index, score, figures, kind);
    place(seat_of(who.index), score);
}

BarSteps Table::steps(const TableContext& context) const {
    const jg::Observation seen = match_of(context).look();
    BarSteps out;
    out.of = jg::kActionsPerTurn;
    if (!seen.open) return out;
    out.left = seen.turn.actions_left;
    out.caption = fill(words::kActionsLeft, context.lang, {{"n", out.left}});
    return out;
}

std::unique_ptr<TableView> make_table() { return std::make_unique<Table>(); }

// --- 3 signs of the score table ---

// In the order of the score's parts: planets, sand, water, EnerGel, gems, fame.
void draw_part(Canvas& canvas, std::size_t part, Vec centre, float size) {
    static constexpr jg::ResourceKind kSymbols[] = {jg::ResourceKind::sand, jg::ResourceKind::water, jg::ResourceKind::energel_light, jg::ResourceKind::gem_red, jg::ResourceKind::fame};
    if (part == 0) draw_icon(canvas, Icon::planet, centre, size, canvas.theme().hi);
    else if (part <= 5) draw_resource(canvas, kSymbols[part - 1], centre, size);
}

Color part_color(const Theme& theme, std::size_t part) {
    // EnerGel is violet here, because its gold would be next to that of sand.
    static constexpr jg::ResourceKind kSymbols[] = {jg::ResourceKind::sand, jg::ResourceKind::water, jg::ResourceKind::energel_dark, jg::ResourceKind::gem_red, jg::ResourceKind::fame};
    if (part == 0) return theme.brass;
    if (part == 3) return mix(resource_color(kSymbols[2]), kWhite, 0.3f);
    return part <= 5 ? resource_color(kSymbols[part - 1]) : theme.mid;
}

}  // namespace jumpgate_table
}  // namespace orrery::ui
