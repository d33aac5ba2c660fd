#include "imgui_ui/app/table/table_base.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "imgui_ui/app/table/table_motion.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui {

// --- a frame ---

void TableBase::begin(TableContext& context, TableRequest& out) {
    context_ = &context;
    out_ = &out;
    is_new_ = !is_current(context);
    has_news_ = has_seen_ && revision_ != context.revision && !context.events.empty();
    const bool is_asked = context.match.to_act() == context.match.viewer();
    is_live_ = context.interactive && is_asked;
    Ui& ui = context.ui;
    if (is_new_) {
        touches_.drop();
        banners_.clear();
        shown_ = refused_ = {};
        next_.reset();
        revision_ms_ = ui.now_ms();
    }
    has_seen_ = true;
    revision_ = context.revision;
    viewer_ = context.match.viewer();
    if (refused_move_) {
        refused_ = concerned(*refused_move_);
        if (!refused_) refused_ = touched_;
        refused_ms_ = ui.now_ms();
        refused_move_.reset();
        next_.reset();
    }
    breath_ = 1;
    if (is_live_) {
        const double age = ui.now_ms() - revision_ms_;
        if (!ui.reduced_motion()) breath_ = legal_breath(age);
        if (!ui.reduced_motion() && age < motion::kLegalBreathing) ui.request_frame();
    } else if (!is_asked) {
        touches_.drop();
        touches_.offer({});
    }
    held_ = hovered_ = {};
    last_places_.swap(places_);
    places_.clear();
    kept_clear_ = {};
    wholes_.clear();
}

void TableBase::offer(std::vector<Way> ways, std::vector<Collection> collections, std::optional<std::vector<std::size_t>> only) {
    touches_.offer(std::move(ways), std::move(collections));
    touches_.show_only(std::move(only));
}

void TableBase::end() {
    if (next_ && is_live_ && !out_->move) {
        out_->move = std::exchange(next_, std::nullopt);
        out_->is_joined = true;
    }
    context_ = nullptr;
    out_ = nullptr;
}

void TableBase::stage(const std::vector<Json>& events, const std::function<Banner(const Json&)>& banner_of) {
    std::vector<Banner> banners;
    for (const Json& event : events)
        if (Banner one = event.is_object() ? banner_of(event) : Banner(); !one.lines.empty()) banners.push_back(std::move(one));
    banners_.begin(std::move(banners));
}

void TableBase::draw_banners(Rect bounds) {
    if (!is_flying()) banners_.advance(context_->ui, context_->speed, [this](Sound sound) { out_->sound = sound; });
    banners_.draw(context_->ui.canvas(), places(), bounds, kept_clear_);
}

// --- places ---

const TableBase::Place* TableBase::find(const std::vector<Place>& places, Thing thing) {
    const auto at = std::find_if(places.rbegin(), places.rend(), [&](const Place& p) { return p.is_main && p.thing == thing; });
    return at == places.rend() ? nullptr : &*at;
}

const TableBase::Place* TableBase::find_target(const std::vector<Place>& places, Id target) {
    const auto at = std::find_if(places.begin(), places.end(), [&](const Place& p) { return p.target == target; });
    return at == places.end() || target == 0 ? nullptr : &*at;
}

Thing TableBase::thing_of(Id target) const {
    const Place* place = find_target(places_, target);
    if (place == nullptr) place = find_target(last_places_, target);
    return place != nullptr ? place->thing : Thing{};
}

Rect TableBase::place_of(Thing thing) const {
    const Place* place = find(thing);
    return place != nullptr ? place->rect : Rect{};
}

Rect TableBase::was_at(Thing thing) const {
    const Place* place = find(last_places_, thing);
    return place != nullptr ? place->rect : Rect{};
}

std::function<Rect(Thing)> TableBase::places() const {
    return [this](Thing thing) { return place_of(thing); };
}

std::function<Rect(Thing)> TableBase::last_places() const {
    return [this](Thing thing) { return was_at(thing); };
}

void TableBase::place(Thing thing, Rect r, bool is_round) {
    TapOptions options;
    if (is_round) options.shape = TargetShape::circle;
    places_.push_back({thing, 0, r, options, true, false});
}

void TableBase::register_place(Thing thing, Id target, Rect r, Rect outline, const TapOptions& options, bool is_main) {
    Ui& ui = context_->ui;
    const bool is_tapped = ui.tap(target, r, options);
    places_.push_back({thing, target, outline, options, is_main, false});
    places_.back().options.name = {};                      // the text belongs to the caller
    if (ui.is_held(target)) held_ = thing;
    else if (ui.is_hover_resting(target)) hovered_ = thing;
    if (is_tapped) touched(thing, false);
}

void TableBase::touch(Thing thing, Rect r, std::string_view name, TapOptions options, std::optional<Rect> outline) {
    options.name = name;
    register_place(thing, target_of(thing), r, outline.value_or(r), options, true);
}

void TableBase::touch_ground(Thing thing, Id target, Rect r, std::string_view name) {
    TapOptions options;
    options.name = name;
    options.can_focus = false;
    options.is_ground = true;
    register_place(thing, target, r, r, options, false);
}

bool TableBase::press(Thing thing, Rect r, std::string_view label, const ButtonLook& look) {
    TapOptions options;
    options.radius = radius::kButton;
    places_.push_back({thing, target_of(thing), r, options, true, true});
    Ui& ui = context_->ui;
    const bool is_pressed = button(ui, target_of(thing), r, label, look);
    if (ui.is_held(target_of(thing))) held_ = thing;
    else if (ui.is_hover_resting(target_of(thing))) hovered_ = thing;
    if (is_pressed) touched(thing, true);
    return is_pressed;
}

// --- touches ---

void TableBase::ask(std::vector<Json> moves) {
    next_.reset();
    out_->move = std::move(moves.front());
    out_->then.assign(std::make_move_iterator(moves.begin() + 1), std::make_move_iterator(moves.end()));
}

void TableBase::touched(Thing thing, bool is_button) {
    // A double tap is one touch of the thing and one of what it then means.
    const double now = context_->ui.now_ms();
    const bool is_double = touched_ == thing && now - touched_ms_ <= kDoubleTapMs;
    touched_ms_ = now;
    if (const Thing twice = is_double && is_live_ && touches_.last() == thing ? meaning_of_double_tap(thing) : Thing{};
        twice && touches_.reach(twice) == Reach::now) return touched(twice, true);
    const bool is_second = shown_ == thing;
    touched_ = quiet_ = thing;
    shown_ = {};
    if (is_live_) {
        const Touched touched = touches_.touch(meaning(thing), is_button || begins_anew(meaning(thing)));
        switch (touched.result) {
            case Touched::Result::move:
                if (opens(touches_.last())) touches_.step_back();
                return ask(plan(touched.move));
            case Touched::Result::begun:
                // A lesson asks for something else: the app answers that this comes later.
                if (touches_.next().empty()) {
                    const std::vector<std::size_t> others = touches_.open_moves();
                    touches_.drop();
                    if (!others.empty()) return ask(plan(others.front()));
                }
                if (opens(thing)) shown_ = thing;
                return context_->ui.request_frame();
            case Touched::Result::collection: {
                std::vector<Json> moves;
                for (const std::size_t number : touches_.confirmed())
                    for (Json& move : plan(number)) moves.push_back(std::move(move));
                const bool waits = touches_.collection()->first.has_value();
                if (!moves.empty()) ask(std::move(moves));
                out_->waits = waits;
                return context_->ui.request_frame();
            }
            case Touched::Result::let_go: return context_->ui.request_frame();
            case Touched::Result::meaningless: break;
        }
        if (refuse(thing)) return;
    }
    if (!is_second && !is_button) shown_ = thing;
}

/// Asks the rules about a touch that no way explains. Returns false if the thing only explains itself.
bool TableBase::refuse(Thing thing) {
    Refused refused = refusal_of(thing);
    if (refused.move) ask({*refused.move});
    if (refused.note) {
        out_->note = std::move(refused.note);
        refused_ = thing;
        refused_ms_ = context_->ui.now_ms();
    }
    return refused.move || out_->note;
}

bool TableBase::escape() {
    const bool had_touches = touches_.drop(), was_shown = bool(shown_);
    shown_ = {};
    return had_touches || was_shown;
}

/// Touches that a move still needs. Several plans may begin with it, such as a ship with each of its goals. Only the touches that
/// all of them share are asked for.
std::vector<Thing> TableBase::asked_touches(const Json& move) const {
    const std::vector<std::size_t> numbers = plans_of(move);
    // A plan of this move alone is better than what plans of several moves share.
    for (const std::size_t number : numbers)
        if (std::vector<Thing> out = touches_.remaining(number); !out.empty() && plan(number).size() == 1) return out;
    for (const std::size_t number : numbers) {
        std::vector<Thing> out = touches_.remaining(number);
        if (out.empty()) continue;
        for (const std::size_t other : numbers) {
            if (other == number || !begin_alike(number, other)) continue;
            const std::vector<Thing> others = touches_.remaining(other);
            if (!others.empty()) out.erase(std::mismatch(out.begin(), out.end(), others.begin(), others.end()).first, out.end());
        }
        return out;
    }
    return {};
}

std::vector<Id> TableBase::touches_for(const Json& move) const {
    std::vector<Id> out;
    for (const Thing thing : asked_touches(move)) out.push_back(target_of(thing));
    return out;
}

Handhold TableBase::handhold(const Json& moves) const {
    Handhold out;
    if (!is_live_) return out;
    const bool are_two = moves.is_array() && moves.size() == 2;
    const Json& wanted = are_two ? moves[0] : moves;
    std::vector<std::size_t> numbers = plans_of(wanted);
    const auto has_further = [&](std::size_t number) { return plan(number).size() > 1; };
    const auto drop = [&](const auto& is_other) { numbers.erase(std::remove_if(numbers.begin(), numbers.end(), is_other), numbers.end()); };
    drop([&](std::size_t number) { return plan(number).front() != wanted; });      // a lesson would take its move for the wanted one
    out.is_joint = !are_two && !numbers.empty() && std::all_of(numbers.begin(), numbers.end(), has_further);
    if (are_two) drop([&](std::size_t number) { return !has_further(number) || plan(number)[1] != moves[1]; });
    else if (!out.is_joint) drop(has_further);
    const auto add = [](std::vector<Id>& ids, const std::vector<Thing>& things) {
        for (const Thing thing : things) ids.push_back(target_of(thing));
    };
    if (!are_two) out.touches = touches_for(moves);
    else if (!numbers.empty()) add(out.touches, touches_.remaining(numbers.front()));
    for (const std::size_t number : numbers) {
        add(out.openings, touches_.openings(number));
        for (const auto& [from, onto] : touches_.drags(number))
            if (const Place* place = find(from); place != nullptr && place->options.can_drag) out.drags.emplace_back(target_of(from), target_of(onto));
    }
    if (const Collection* open = touches_.collection(); open != nullptr && touches_.can_confirm()) out.next = {target_of(open->confirm)};
    else
        for (const Thing thing : touches_.next())
            if (!touches_.is_chosen(thing)) out.next.push_back(target_of(thing));
    return out;
}

bool TableBase::begin_with(Id target) {
    const Place* place = find_target(places_, target);
    if (place == nullptr || !is_live_) return false;
    const Thing thing = meaning(place->thing);
    Touches after = touches_;
    if (after.touch(thing, begins_anew(thing)).result != Touched::Result::begun || after.next().empty()) return false;
    touches_ = std::move(after);
    quiet_ = place->thing;
    return true;
}

std::string TableBase::prompt(const TableContext& context) const {
    if (!context.interactive || !is_current(context)) return {};
    return touches_.has_begun() ? question(context.lang) : short_prompt(context);
}

const Rule* TableBase::rule(const TableContext& context) const {
    return is_current(context) && touches_.has_begun() ? rule_of_choice() : nullptr;
}

// --- things above the table ---

void TableBase::draw_drag() {
    Ui& ui = context_->ui;
    const std::optional<Drag> drag = ui.drag();
    const Place* source = drag && is_live_ ? find_target(places_, drag->source) : nullptr;
    if (source == nullptr || !source->options.can_drag) {
        if (dragged_) touches_.drop();
        dragged_ = {};
        return;
    }
    const Thing thing = source->thing;
    if (dragged_ != thing && !touches_.lift(thing)) {
        touched_ = thing;
        if (drag->released) refuse(thing);
        return;
    }
    dragged_ = thing;
    if (!drag->released) return draw_dragged(thing, drag->now);
    dragged_ = {};
    const Place* place = find_target(places_, drag->over);
    const Thing over = place != nullptr ? place->thing : thing_at(drag->now);
    if (over == thing) return;
    const Thing onto = meaning(over);
    if (touches_.reach(onto) == Reach::none) {
        touches_.drop();
        touches_.lift(thing);
    }
    if (!over || (over.kind == thing.kind && touches_.reach(onto) == Reach::none)) {
        touches_.drop();
        return;
    }
    touched_ = quiet_ = over;
    if (const auto number = touches_.dragged(thing, onto)) return ask(plan(*number));
    const Touched touched = touches_.touch(onto);
    if (touched.result == Touched::Result::move) return ask(plan(touched.move));
    if (touched.result != Touched::Result::meaningless) return;
    if (const Collection* open = touches_.collection(); open != nullptr && open->first) return;       // it is placed when the rest is picked
    if (!refuse(over)) touches_.drop();
}

void TableBase::draw_tab_mark(Rect tab) {
    constexpr float kDot = 4, kRim = 2, kInset = 9;
    Canvas& c = context_->ui.canvas();
    const Vec at{tab.right() - kInset, tab.y + kInset};
    c.circle(at, kDot + kRim, c.theme().space1);
    c.circle(at, kDot, c.theme().gold);
    c.note_mark(square_around(at, 2 * kDot), "more to touch");
}

void TableBase::draw_marks() {
    Canvas& c = context_->ui.canvas();
    {
        std::vector<Thing> told;
        for (const Json& event : context_->highlighted) add_told(event, told);
        for (std::size_t i = 0; i < told.size(); ++i) {
            const Place* place = find(told[i]);
            const auto here = told.begin() + static_cast<std::ptrdiff_t>(i);
            if (place == nullptr || std::find(told.begin(), here, told[i]) != here) continue;   // once, though several events tell of it
            if (place->options.shape == TargetShape::circle) draw_selected_ring(c, place->rect.centre(), place->rect.w / 2 + 7);
            else draw_selected_frame(c, place->rect, place->options.radius);
        }
    }
    if (!refused_) return;
    const double age = context_->ui.now_ms() - refused_ms_;
    if (is_refusal_over(age)) {
        refused_ = {};
        return;
    }
    const Place* place = find(refused_);
    if (place == nullptr) return;
    out_->concerned = place->rect;
    const Rect r = shaken(context_->ui, place->rect, age);
    if (place->options.shape == TargetShape::circle) draw_refused_ring(c, r.centre(), r.w / 2 + 7);
    else draw_refused_frame(c, r.grown(5), 11);
}

// Numbers the remaining touches, from 1.
void TableBase::draw_hints(std::span<const Rect> keep) {
    hinted_.clear();
    const Json* hint = context_->hint;
    if (hint == nullptr) return;
    std::vector<Highlight> highlights;
    for (const ShownThing& shown : shown_things(*hint)) add_shown(shown, highlights);
    for (Highlight& highlight : highlights) highlight.is_told = true;
    const std::vector<Thing> asked = is_live_ ? asked_touches(*hint) : std::vector<Thing>{};
    const std::vector<std::size_t> plans = is_live_ ? plans_of(*hint) : std::vector<std::size_t>{};
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Place* place = find(asked[i]);
        const bool is_any = std::any_of(plans.begin(), plans.end(), [&](std::size_t number) { return touches_.is_any(number, asked[i]); });
        if (place == nullptr || is_any) continue;
        const bool is_round = place->options.shape == TargetShape::circle;
        const int order = asked.size() + touches_.begun().size() > 1 ? int(i) + 1 : 0;
        highlights.push_back({place->rect, order, place->options.radius, is_round});
    }
    draw_highlights(context_->ui.canvas(), highlights, breath_, keep);
    hinted_ = places_of(highlights);
    // A hint marks the shortest way. Words speak of what other ways touch, too, such as the card that pays for the move.
    for (const std::size_t number : plans)
        for (const Thing thing : touches_.involved(number))
            if (const Rect r = place_of(thing); r.w > 0) hinted_.push_back(r);
}

std::vector<Rect> TableBase::hinted() const {
    std::vector<Rect> out = hinted_;
    if (kept_clear_.w > 0) out.push_back(kept_clear_);
    return out;
}

void TableBase::draw_explained(Rect bounds) {
    Ui& ui = context_->ui;
    // A mouse that still rests where it has just touched wants to see the result.
    const bool is_still_there = quiet_ && std::any_of(places_.begin(), places_.end(), [&](const Place& p) {
        return p.thing == quiet_ && ui.is_hovered(p.target);
    });
    if (!is_still_there) quiet_ = {};
    // After the finger is lifted, the explanation of the held thing stays, with its link to the rule book.
    if (!held_ && was_held_) {
        shown_ = was_held_;
        if (is_live_ && opens(shown_) && !touches_.has_touched(shown_)) touches_.touch(shown_, true);
    }
    was_held_ = dragged_ || !stays_explained(held_) ? Thing{} : held_;
    const Thing hovered = dragged_ || hovered_ == quiet_ ? Thing{} : hovered_;
    const Thing thing = held_ ? held_ : shown_ ? shown_ : hovered;
    if (!thing) return;
    const Rect anchor = place_of(thing);
    if (anchor.w <= 0) return close_explained();
    const bool stays = thing == shown_ && !held_;
    if (!context_->can_explain(stays)) return;
    // An explanation that stays takes the next touch, so that the touch moves nothing below it.
    if (stays) ui.push_layer();
    const std::string rule = explain(thing, anchor, bounds, stays);
    if (!rule.empty()) {
        out_->open_rule = rule;
        close_explained();
    }
    if (!stays) return;
    if (ui.pressed_outside()) close_explained();
    ui.pop_layer();
}

void TableBase::close_explained() {
    if (shown_ && opens(shown_) && touches_.last() == shown_) touches_.step_back();
    shown_ = {};
}

}  // namespace orrery::ui
