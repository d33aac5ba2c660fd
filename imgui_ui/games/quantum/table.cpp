// 1 frame   2 bar   3 signs of the score table
#include "imgui_ui/games/quantum/table.h"

#include <algorithm>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/rule_ids.h"
#include "imgui_ui/games/quantum/play.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui {
namespace quantum_table {

Id button_target(Button b) { return id("quantum.button", static_cast<int>(b)); }
Id choice_target(std::size_t index) { return id("quantum.choice", static_cast<int>(index)); }

// --- 1 frame ---

namespace {

/// Returns the offered moves. A lesson offers only one.
qu::MoveList offered(const TableContext& context, const qu::MoveList& legal) {
    if (!context.hint || !context.hint_only) return legal;
    const std::optional<qu::Move> only = qu::decode_move(*context.hint);
    qu::MoveList out;
    for (const qu::Move& m : legal)
        if (only && m == *only) out.push_back(m);
    return out;
}

}  // namespace

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const Match<qu::Game>& match = match_of(context);
    const qu::Observation seen = match.look(context.viewer, context.covered);
    Scene s{context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, match.names(), context.looks};
    LayoutInput in;
    in.areas = areas;
    in.map = &seen.map();
    in.seats = seen.seats;
    in.tab = tab_;
    in.is_over = seen.phase == qu::Phase::over;
    layout_ = make_layout(in);
    take_up(context, s);
    if (context.hint_only) ways_ = {};                     // the offer of a lesson changes without a move

    const bool live = context.interactive && match.to_act() == context.viewer;
    const qu::MoveList legal = live ? offered(context, match.legal_moves()) : qu::MoveList{};
    if (live) {
        const double age = s.ui.now_ms() - revision_ms_;
        s.breath = s.ui.reduced_motion() ? 1.0f : legal_breath(age);
        if (!s.ui.reduced_motion() && age < motion::kLegalBreathing) s.ui.request_frame();
    } else {
        drop_choice();
    }
    if (motions_.update(s.ui.now_ms())) s.ui.request_frame();

    const MapGeometry geometry = map_geometry(seen.map(), layout_.map, map_view_);
    Frame f{context, s, layout_, geometry, out, live, context.hint && context.hint_only, legal, {}};
    if (live) f.asks = qu::asked(seen)->kind;
    held_ = {};
    hovered_ = {};
    places_.clear();
    button_places_.clear();
    choice_places_.clear();
    settle_selection(f);
    remaining_ = remaining(f);
    draw_board(f);
    draw_sheets(f);
    draw_cards(f);
    draw_tabs(f);
    draw_fight(f);
    draw_bar(f);
    draw_log_mark(f);
    draw_refused(f);
    // The following lies above everything that the app draws, too.
    const Rect bounds = areas.whole.grown(-8);
    {
        const Canvas::Saved above = s.canvas.above_all();
        motions_.draw_above(s, s.ui.now_ms());
        find_highlights(f);
        draw_highlights(s.canvas, highlights_, s.breath, numbers_);
        if (!highlights_.empty()) draw_chances(s, geometry, chances_);      // over the glow around a ship
        draw_shown(f, bounds);
    }
    remember_places(f);
    send_next(f);
    return out;
}

void Table::take_up(TableContext& context, Scene& s) {
    const bool is_new = !has_seen_ || revision_ != context.revision || viewer_ != context.viewer;
    if (is_new) {
        const bool is_next = has_seen_ && revision_ != context.revision && !context.events.empty();
        drop_choice();
        queue_.take_up(has_seen_ && viewer_ == context.viewer);
        shown_ = {};
        refused_ = {};
        motions_.clear();
        if (is_next && anchors_.is_set) motions_.begin(s, context.events, anchors_);
        follow_fight(context, s, is_next);
        ways_ = {};
        before_ = s.seen;
        revision_ms_ = s.ui.now_ms();
    }
    has_seen_ = true;
    revision_ = context.revision;
    viewer_ = context.viewer;
    if (refused_move_) {
        refused_ = touched_;
        refused_ms_ = s.ui.now_ms();
        refused_move_.reset();
        queue_.drop();
    }
}

/// Updates the selection for the open decision and drops what can no longer be selected.
void Table::settle_selection(Frame& f) {
    const qu::Observation& seen = f.s.seen;
    if (!f.live) return;
    if (const auto ship = qu::Kind::start_ship == *f.asks ? std::optional<qu::ShipId>{} : ship_in_question(seen)) {
        if (selected_ != ship) mode_.reset(), target_.reset();
        selected_ = ship;
        planet_.reset();
    } else if (f.is_asked(qu::Kind::start_ship)) {
        const bool is_in_hand = selected_ && f.is_mine(*selected_) && seen.ships[*selected_].at == qu::kHand;
        if (!is_in_hand)
            for (int i = qu::kStartingShips; i-- > 0;)
                if (const qu::ShipId ship = qu::ship_of(seen.me, i); seen.ships[ship].at == qu::kHand) selected_ = ship;
    } else if (!f.is_asked(qu::Kind::action)) {
        selected_.reset();
    }
    if (!selected_) return;
    if (f.is_asked(qu::Kind::start_ship)) {
        for (const qu::Move& m : f.legal)
            if (const auto* place = std::get_if<qu::PlaceFirst>(&m); place != nullptr && place->ship == *selected_)
                f.plan.answers.push_back(m);
        return;
    }
    const std::optional<Mode> mode = mode_ ? mode_ : first_mode(seen, f.legal, *selected_);
    if (mode) f.plan = plan_of(seen, f.legal, *selected_, *mode);
    if (target_ && attacks(f, *target_).empty()) target_.reset();
}

bool Table::touch(Frame& f, Thing thing, Rect r, std::string_view name, TapOptions options) {
    const Id target = target_of(thing);
    options.name = name;
    const bool tapped = f.s.ui.tap(target, r, options);
    places_.push_back({thing, r});
    if (f.s.ui.is_held(target)) held_ = thing;
    else if (f.s.ui.is_hover_resting(target)) hovered_ = thing;
    if (tapped) touched(f, thing);
    return tapped;
}

// The last match is on top.
Rect Table::place_of(Thing thing) const {
    const auto at = std::find_if(places_.rbegin(), places_.rend(), [&](const auto& p) { return p.first == thing; });
    return at == places_.rend() ? Rect{} : at->second;
}

void Table::want(Frame& f, const qu::Move& move) {
    f.out.move = qu::encode_move(move);
    if (f.can(move)) drop_choice();
}

/// Sends the first move at once and the second after it has been played. A lesson requests them one by one.
void Table::want_both(Frame& f, const std::optional<qu::Move>& first, const qu::Move& then) {
    if (!first) return want(f, then);
    queue_.begin();
    queue_.add(*first);
    if (!f.only_hint) queue_.add(then);
    drop_choice();
}

void Table::drop_choice() {
    selected_.reset();
    mode_.reset();
    armed_.reset();
    target_.reset();
    planet_.reset();
}

// Sends the next move of the queue, once the previous one has been played.
void Table::send_next(Frame& f) {
    const bool is_free = queue_.look(revision_, f.s.ui) == MoveQueue<qu::Move>::Road::free;
    if (!is_free || queue_.is_empty() || f.out.move) return;
    if (f.live && f.can(queue_.next())) queue_.send(revision_, f.s.ui, qu::encode_move, f.out);
    else queue_.clear();
}

bool Table::escape() {
    const bool had =
        selected_ || mode_ || armed_ || target_ || planet_ || shown_ || (fight_ && fight_->is_over() && !is_fight_closed_);
    if (target_) target_.reset();
    else drop_choice();
    queue_.clear();
    shown_ = {};
    if (fight_ && fight_->is_over()) is_fight_closed_ = true;
    return had;
}

// --- 2 bar ---

BarSteps Table::steps(const TableContext& context) const {
    const qu::State& now = match_of(context).now();
    BarSteps out;
    if (now.phase != qu::Phase::actions) return out;
    out.left = now.turn.actions;
    out.of = std::max<int>(qu::actions_of_turn(now.turn.is_bonus), now.turn.actions);
    out.caption = fill(words::kActionsLeft, context.lang, {{"n", out.left}});
    return out;
}

std::string Table::prompt(const TableContext& context) const {
    if (!context.interactive || !has_seen_ || revision_ != context.revision || viewer_ != context.viewer) return {};
    const Lang lang = context.lang;
    if (armed_) return fill(words::kTapShipFor, lang, {{"card", qu::card_name(qu::card_of(*armed_), lang)}});
    if (target_) return std::string(words::kTapFrom.in(lang));
    if (!selected_ || !before_) return remaining_;
    if (qu::asked(*before_) && qu::asked(*before_)->kind != qu::Kind::action) return {};
    const Mode mode = mode_.value_or(Mode::move);
    const std::string ship = qu::ship_name(before_->ships[*selected_].number, lang);
    if (mode == Mode::move && before_->ships[*selected_].at == qu::kScrapyard)
        return fill(words::kPromptOf[static_cast<std::size_t>(Mode::deploy)], lang, {{"ship", ship}});
    return fill(words::kPromptOf[static_cast<std::size_t>(mode)], lang, {{"ship", ship}});
}

const Rule* Table::rule(const TableContext&) const {
    if (armed_ || !selected_ || !before_) return nullptr;
    static constexpr const Rule* kRules[kModes] = {&qu::rule::V1, &qu::rule::M9, &qu::rule::M29, &qu::rule::H2,
                                                   &qu::rule::D1, &qu::rule::M17, &qu::rule::H1, &qu::rule::H5, &qu::rule::H2};
    return mode_ ? kRules[static_cast<std::size_t>(*mode_)] : nullptr;
}

std::unique_ptr<TableView> make_table() { return std::make_unique<Table>(); }

// --- 3 signs of the score table ---

void draw_part(Canvas& canvas, std::size_t, Vec centre, float size) { draw_cube(canvas, centre, size, SeatColor::blue); }

Color part_color(const Theme& theme, std::size_t) { return theme.seat(SeatColor::blue).fill; }

}  // namespace quantum_table
}  // namespace orrery::ui
