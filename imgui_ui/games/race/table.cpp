// 1 frame   2 bar   3 signs of the score table
#include "imgui_ui/games/race/table.h"

#include <algorithm>

#include "engine/games/race/codec.h"
#include "engine/games/race/words.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui {
namespace race_table {

using Kind = Thing::Kind;

// --- 1 frame ---

LayoutInput Table::layout_input(const TableContext& context, const TableAreas& areas, const rc::Observation& seen) const {
    LayoutInput in;
    in.areas = areas;
    in.rivals = seen.seats - 1;
    in.tableau = seen.players[seen.me].tableau.size();
    const float letters = areas.kind == LayoutKind::phone ? 13.0f : 15.0f;
    for (std::size_t i = 0; i < rc::kPhaseCount; ++i)
        if (const auto tab = tab_of(rc::Phase(i)); tab && in.tab_words[*tab] == 0)
            in.tab_words[*tab] = context.ui.canvas().text_width(rc::kPhases[i].name.in(context.lang), letters, Weight::bold);
    // What is decided in the open is decided on a covered table too.
    if (!seen.own.drawn.empty()) {
        in.tray = Tray::cards;
        in.tray_items = seen.own.drawn.size();
    }
    if (!context.interactive || rc::to_act(seen) != seen.me) return in;
    const auto sources = [&] {
        std::vector<std::optional<rc::CardId>> out;
        for (const rc::Move& m : match_of(context).legal_moves())
            if (const auto* windfall = std::get_if<rc::Windfall>(&m); windfall && !contains(out, windfall->source)) out.push_back(windfall->source);
        return out.size();
    };
    switch (rc::asked(seen)->kind) {
        case rc::Kind::choose_actions: in.tray = Tray::actions; break;
        case rc::Kind::lucky_number: in.tray = Tray::numbers; break;
        case rc::Kind::settle_method:
            in.tray = Tray::choices;
            in.tray_items = rc::kMethodCount / 2;
            break;
        case rc::Kind::consume:
            if (question_) in.tray = Tray::choices, in.tray_items = 2;
            break;
        case rc::Kind::produce_windfall:
            if (const std::size_t n = sources(); n > 1) in.tray = Tray::choices, in.tray_items = n;
            break;
        default: break;
    }
    return in;
}

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const Match<rc::Game>& match = match_of(context);
    const rc::Observation seen = match.look(context.viewer, context.covered);
    Scene s{context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, match.names(), context.looks, context.covered};
    layout_ = make_layout(layout_input(context, areas, seen));
    take_up(context, s, layout_);

    const bool live = context.interactive && match.to_act() == context.viewer;
    rc::MoveList legal;
    if (live) legal = match.legal_moves();
    if (live && context.hint && context.hint_only) {
        const std::optional<rc::Move> only = rc::decode_move(*context.hint);
        rc::MoveList left;
        for (const rc::Move& m : legal)
            if (only && m == *only) left.push_back(m);
        legal = left;
    }
    if (live) {
        const double age = s.ui.now_ms() - revision_ms_;
        s.breath = s.ui.reduced_motion() ? 1.0f : legal_breath(age);
        if (!s.ui.reduced_motion() && age < motion::kLegalBreathing) s.ui.request_frame();
    } else {
        drop_choice();
    }
    if (motions_.update(s.ui.now_ms())) s.ui.request_frame();

    Frame f{context, s, layout_, out, live, context.hint && context.hint_only, legal, {}};
    if (live) f.asks = rc::asked(seen)->kind;
    held_ = {};
    hovered_ = {};
    places_.clear();
    button_places_.clear();
    choice_places_.clear();
    number_places_.clear();
    draw_track(f);
    draw_rivals(f);
    draw_pool(f);
    draw_tableau(f);
    draw_figures(f);
    draw_tray(f);
    draw_hand(f);
    draw_log_mark(f);
    draw_refused(f);
    draw_viewed(f);
    // The following lies above everything that the app draws, too.
    const Rect bounds = areas.whole.grown(-8);
    {
        const Canvas::Saved above = s.canvas.above_all();
        motions_.draw(s, s.ui.now_ms());
        draw_dragged(f);
        find_highlights(f);
        if (!viewed_) draw_highlights(s.canvas, highlights_, s.breath);
        draw_shown(f, bounds);
    }
    remember_places(f);
    send_next(f);
    return out;
}

void Table::take_up(TableContext& context, Scene& s, const Layout&) {
    const std::optional<rc::Asked> now = rc::asked(s.seen);
    const bool is_new = !has_seen_ || revision_ != context.revision || viewer_ != context.viewer;
    if (is_new) {
        const bool goes_on = has_seen_ && viewer_ == context.viewer && asked_ == now && round_ == s.seen.round;
        const bool is_same_power = now && asked_ && now->seat == asked_->seat &&
                                   (now->kind == rc::Kind::consume || now->kind == rc::Kind::consume_good);
        drop_choice();
        queue_.take_up(goes_on);
        if (!is_same_power) is_planned_ = false;
        shown_ = {};
        refused_ = {};
        motions_.clear();
        if (viewer_ != context.viewer) viewed_.reset();
        if (has_seen_ && revision_ != context.revision && !context.events.empty() && anchors_.is_set) motions_.begin(s, context.events, anchors_);
        revision_ms_ = s.ui.now_ms();
        plan_ = rc::best_order(s.seen);
        wasteful_ = rc::wasteful_powers(s.seen);
    }
    has_seen_ = true;
    revision_ = context.revision;
    viewer_ = context.viewer;
    asked_ = now;
    round_ = s.seen.round;
    if (refused_move_) {
        refused_ = touched_;
        refused_ms_ = s.ui.now_ms();
        refused_move_.reset();
        queue_.drop();
        is_planned_ = false;
    }
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

bool Table::press(Frame& f, Button b, Rect r, const std::string& label, Icon icon, ButtonKind kind) {
    ButtonLook look;
    look.icon = icon;
    look.kind = kind;
    if (f.s.canvas.text_width(label, 16, Weight::bold) + 52 > r.w) look.size = 14;
    if (f.s.canvas.text_width(label, 14, Weight::bold) + 48 > r.w) look.icon = Icon::none;
    button_places_.push_back({b, r});
    return button(f.s.ui, button_target(b), r, label, look);
}

// The last match is on top.
Rect Table::place_of(Thing thing) const {
    const auto at = std::find_if(places_.rbegin(), places_.rend(), [&](const auto& p) { return p.first == thing; });
    return at == places_.rend() ? Rect{} : at->second;
}

// --- 2 bar ---

BarSteps Table::steps(const TableContext&) const { return {}; }

std::string Table::prompt(const TableContext& context) const {
    if (!context.interactive || !has_seen_ || revision_ != context.revision || viewer_ != context.viewer) return {};
    if (is_planned_) return words::kPlaysOn.in(context.lang);
    return {};
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
