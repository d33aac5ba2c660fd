// 1 frame   2 a seat's figures   3 signs of the score table
#include "imgui_ui/games/race/table.h"

#include <algorithm>
#include <utility>

#include "engine/games/race/codec.h"
#include "imgui_ui/games/race/legend.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui {
namespace race_table {

namespace {

Scene scene_of(TableContext& context, const rc::Observation& seen) {
    return {context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, context.match.names(), context.looks,
            context.match.is_covered()};
}

}  // namespace

// --- 1 frame ---

LayoutInput Table::layout_input(const TableContext& context, const TableAreas& areas, const Frame& f) const {
    const rc::Observation& seen = f.s.seen;
    LayoutInput in;
    in.areas = areas;
    in.rivals = seen.seats - 1;
    in.tableau = seen.players[seen.me].tableau.size();
    const float letters = areas.kind == LayoutKind::phone ? 13.0f : 15.0f;
    for (std::size_t i = 0; i < rc::kPhaseCount; ++i)
        if (const auto tab = tab_of(rc::Phase(i)); tab && in.tab_words[*tab] == 0)
            in.tab_words[*tab] = f.s.canvas.text_width(rc::kPhases[i].name.in(context.lang), letters, Weight::bold);
    const auto small_width = [&](const Text& text, Weight weight) { return f.s.canvas.text_width(text.in(context.lang), type::kSmall, weight); };
    in.tab_notes = small_width(words::kNotThisRound, Weight::medium);
    for (const Text& note : words::kForAll) in.tab_notes = std::max(in.tab_notes, small_width(note, Weight::medium));
    for (const Text& note : words::kBonusOnTab) in.tab_notes = std::max(in.tab_notes, small_width(note, Weight::bold));
    in.pool_words = small_width(words::kDeck, Weight::medium) + small_width(words::kDiscard, Weight::medium) + 8;
    for (const Text& good : words::kShortGoods) in.pool_words = std::max(in.pool_words, small_width(good, Weight::medium) + kBesideGood);
    in.sign_list = least_sign_list();
    // What is decided in the open is decided on a covered table too.
    if (!seen.own.drawn.empty()) {
        in.tray = Tray::cards;
        in.tray_items = seen.own.drawn.size();
    }
    if (is_asked(rc::Kind::choose_actions)) in.tray = Tray::actions;
    if (is_asked(rc::Kind::lucky_number)) in.tray = Tray::numbers;
    if (const std::size_t n = choices(f).size(); n > 0) {
        in.tray = Tray::choices;
        in.tray_items = std::max<std::size_t>(n, 2);
    }
    return in;
}

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const SeatMatch<rc::Game> match = match_of(context);
    const rc::Observation seen = match.look();
    Scene s = scene_of(context, seen);
    rc::MoveList legal;
    const Frame f{s, layout_, legal};
    frame_ = &f;
    begin(context, out);
    asks_.reset();
    if (is_live()) asks_ = rc::asked(seen)->kind;
    if (is_new()) take_up(f);
    if (is_live()) {
        legal = match.legal_moves();
        offer_list(ways(seen, legal));
        if (is_lesson()) {
            const std::optional<rc::Move> only = rc::decode_move(*context.hint);
            legal.erase(std::remove_if(legal.begin(), legal.end(), [&](const rc::Move& m) { return !only || m != *only; }), legal.end());
        }
    }
    s.breath = breath();
    if (motions_.update(s.ui.now_ms())) s.ui.request_frame();

    LayoutInput in = layout_input(context, areas, f);
    layout_ = make_layout(in);
    // In a low window the tray takes the room of the tableau. It makes way once a source is chosen, for the worlds that can get its good, and
    // while a lesson speaks of a card there.
    if (layout_.tableau.w <= 0 && (has_chosen(Kind::source) || (is_lesson() && speaks_of(*context.hint, {"card"})))) {
        in.tray = Tray::none;
        layout_ = make_layout(in);
    }
    draw_track(f);
    draw_rivals(f);
    draw_pool(f);
    draw_tableau(f);
    draw_figures(f);
    draw_tray(f);
    draw_hand(f);
    draw_marks();
    draw_viewed(f);
    // What follows lies above everything that the app draws, too.
    const Rect bounds = areas.whole.grown(-8);
    {
        const Canvas::Saved above = s.canvas.above_all();
        motions_.draw(s, s.ui.now_ms(), places());
        draw_banners(bounds);
        draw_drag();
        if (!viewed_) draw_hints();
        draw_explained(bounds);
    }
    end();
    frame_ = nullptr;
    return out;
}

void Table::take_up(const Frame& f) {
    const rc::Observation& seen = f.s.seen;
    if (std::exchange(viewer_, seen.me) != seen.me) {
        viewed_.reset();
        track_ = track_of(seen);                           // the old one knew another seat's choice
    }
    motions_.clear();
    if (has_news()) {
        motions_.begin(f.s, context().events, last_places());
        reveal_on_track(seen, context().events);
        stage(context().events, [&](const Json& event) { return banner_of(f.s, event); });
    }
    plan_ = rc::best_order(seen);
    wasteful_ = rc::wasteful_powers(seen);
    if (planned_ != seen.me || !has_news() || !plan_) planned_.reset();
    if (planned_) go_on(rc::encode_move(plan_->next));
}

bool Table::escape() {
    const bool had = viewed_ || planned_;
    viewed_.reset();
    planned_.reset();
    return TableBase::escape() || had;
}

// --- 2 a seat's figures ---

void Table::draw_seat(TableContext& context, Contender who, Rect score, Rect figures, LayoutKind) {
    const rc::Observation seen = match_of(context).look();
    draw_seat_figures(scene_of(context, seen), who.index, score, figures);
}

std::unique_ptr<TableView> make_table() { return std::make_unique<Table>(); }

// --- 3 signs of the score table ---

// In the order of the score's parts: chips, cards, bonus.
void draw_part(Canvas& canvas, std::size_t part, Vec centre, float size) {
    if (part == 0) draw_points(canvas, centre, size, "");
    else if (part == 1) draw_card_sign(canvas, centre, size, canvas.theme().hi);
    else draw_points(canvas, centre, size, "?");
}

Color part_color(const Theme& theme, std::size_t part) {
    static constexpr Column kColumns[] = {Column::develop, Column::explore, Column::settle};
    return part < 3 ? mix(column_color(kColumns[part]), kWhite, 0.22f) : theme.mid;
}

}  // namespace race_table
}  // namespace orrery::ui
