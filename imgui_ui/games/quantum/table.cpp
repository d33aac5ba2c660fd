// 1 frame   2 bar   3 signs of the score table
#include "imgui_ui/games/quantum/table.h"

#include <algorithm>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/powers.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui {
namespace quantum_table {

// --- 1 frame ---

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const SeatMatch<qu::Game> match = match_of(context);
    const qu::Observation seen = match.look();
    Scene s{context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, context.match.names(), context.looks};
    // A small window shows the sheet while a lesson speaks of it.
    const bool speaks_of_sheet = context.hint && context.hint_only && speaks_of(*context.hint, {"cubes", "dominance", "research", "sheet"});
    if (speaks_of_sheet != spoke_of_sheet_) tab_ = speaks_of_sheet ? Tab::mine : Tab::cards;
    spoke_of_sheet_ = speaks_of_sheet;
    LayoutInput in;
    in.areas = areas;
    in.map = &seen.map();
    in.seats = seen.seats;
    in.tab = tab_;
    in.is_over = seen.phase == qu::Phase::over;
    layout_ = make_layout(in);
    s.map = map_geometry(seen.map(), layout_.map, zoom_.view());

    begin(context, out);
    if (is_new()) {
        motions_.clear();
        if (has_news()) {
            motions_.begin(s, context.events, last_places());
            stage(context.events, [&](const Json& event) { return banner_of(s, event); });
        }
        follow_fight(s);
        is_listed_ = false;
    }
    seen_ = seen;
    s.breath = breath();
    s.actions_of_turn = actions_of_turn(context, seen.turn);
    // A lesson offers only one move.
    const bool is_lesson = context.hint && context.hint_only;
    const std::optional<qu::Move> only = is_lesson ? qu::decode_move(*context.hint) : std::nullopt;
    const qu::MoveList all = is_live() ? match.legal_moves() : qu::MoveList{};
    qu::MoveList legal;
    for (const qu::Move& m : all)
        if (!is_lesson || m == only) legal.push_back(m);
    Frame f{s, layout_, s.map, legal, {}};
    if (is_live()) f.asks = qu::asked(seen)->kind;
    frame_ = &f;
    if (const Json asked = is_lesson ? *context.hint : Json(); is_live() && (!is_listed_ || asked != only_)) {
        only_ = asked;
        is_listed_ = true;
        offer_list(ways(seen, legal, is_lesson));
    }
    remaining_ = remaining(s, all);
    // The dice roll when the ship has come.
    if (motions_.is_waiting(s.ui.now_ms())) fight_beats_.advance(s.ui, context.speed, [&out](Sound sound) { out.sound = sound; });
    if (!fight_beats_.is_running() || !is_verdict_open()) motions_.release(s.ui.now_ms());
    if (motions_.update(s.ui.now_ms())) s.ui.request_frame();

    draw_board(f);
    draw_sheets(f);
    draw_cards(f);
    draw_tabs(f);
    draw_fight(f);
    draw_bar(f);
    mark_tabs(f);
    draw_marks();
    // The following lies above everything that the app draws, too.
    const Rect bounds = areas.whole.grown(-8);
    {
        const Canvas::Saved above = s.canvas.above_all();
        motions_.draw(s, s.ui.now_ms(), places());
        draw_banners(bounds);
        draw_drag();
        draw_hints(numbers_);
        if (context.hint) draw_chances(s, s.map, chances_, arrows_);    // over the glow around a ship
        draw_explained(bounds);
    }
    end();
    if (fight_ && fight_->is_over() && (touches().has_begun() || out.move || out.note)) is_fight_closed_ = true;
    frame_ = nullptr;
    return out;
}

/// Returns the actions of this turn, those gained by cards included.
int Table::actions_of_turn(const TableContext& context, const qu::Turn& turn) const {
    if (turn.number == 0) return 0;                        // not begun
    const SeatMatch<qu::Game> match = match_of(context);
    int gained = 0;
    for (std::size_t ply = context.match.ply() + 1; ply-- > 0;) {
        const std::vector<qu::Event> events = match.events_of(ply);
        for (auto event = events.rbegin(); event != events.rend(); ++event) {
            if (const auto* more = std::get_if<qu::ActionsGained>(&*event)) gained += more->amount;
            if (const auto* started = std::get_if<qu::TurnStarted>(&*event)) return started->actions + gained;
        }
    }
    return std::max<int>(qu::actions_of_turn(turn.is_bonus) + gained, turn.actions);     // loaded in the middle of the turn
}

bool Table::escape() {
    const bool closes = fight_ && fight_->is_over() && !is_fight_closed_;
    if (closes) is_fight_closed_ = true;
    return TableBase::escape() || closes;
}

// --- 2 bar ---

BarSteps Table::steps(const TableContext& context) const {
    const qu::Observation seen = match_of(context).look();
    BarSteps out;
    if (seen.phase != qu::Phase::actions) return out;
    out.left = seen.turn.actions;
    out.of = std::max<int>(actions_of_turn(context, seen.turn), seen.turn.actions);
    out.caption = fill(words::kActionsLeft, context.lang, {{"n", out.left}});
    return out;
}

std::unique_ptr<TableView> make_table() { return std::make_unique<Table>(); }

// --- 3 signs of the score table ---

void draw_part(Canvas& canvas, std::size_t, Vec centre, float size) { draw_cube(canvas, centre, size, SeatColor::blue); }

Color part_color(const Theme& theme, std::size_t) { return theme.seat(SeatColor::blue).fill; }

}  // namespace quantum_table
}  // namespace orrery::ui
