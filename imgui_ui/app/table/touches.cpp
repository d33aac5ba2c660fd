#include "imgui_ui/app/table/touches.h"

#include <algorithm>
#include <cassert>

namespace orrery::ui {

namespace {

bool holds(const std::vector<Thing>& things, Thing thing) { return std::find(things.begin(), things.end(), thing) != things.end(); }

void add_once(std::vector<Thing>& things, Thing thing) {
    if (!holds(things, thing)) things.push_back(thing);
}

bool is_prefix(const std::vector<Thing>& start, const std::vector<Thing>& whole) {
    return start.size() <= whole.size() && std::equal(start.begin(), start.end(), whole.begin());
}

}  // namespace

bool Touches::begins(const Way& way, const std::vector<Thing>& touches) const { return !way.is_drag && is_prefix(touches, way.touches); }

bool Touches::is_shown(const Way& way) const {
    return !way.is_drag && (!shown_ || std::find(shown_->begin(), shown_->end(), way.move) != shown_->end());
}

bool Touches::leads_on(const std::vector<Thing>& touches) const {
    const auto is_longer = [&](const std::vector<Thing>& whole) { return whole.size() > touches.size() && is_prefix(touches, whole); };
    return std::any_of(ways_.begin(), ways_.end(), [&](const Way& way) { return !way.is_drag && is_longer(way.touches); }) ||
           std::any_of(collections_.begin(), collections_.end(), [&](const Collection& c) { return is_prefix(touches, c.after); });
}

void Touches::offer(std::vector<Way> ways, std::vector<Collection> collections) {
    ways_ = std::move(ways);
    collections_ = std::move(collections);
    assert(std::all_of(ways_.begin(), ways_.end(), [](const Way& way) { return !way.touches.empty(); }));
    while (!begun_.empty() && !leads_on(begun_)) begun_.pop_back();
    const Collection* open = collection();
    picked_.erase(std::remove_if(picked_.begin(), picked_.end(), [&](Thing thing) { return open == nullptr || !holds(open->pool, thing); }),
                  picked_.end());
}

bool Touches::drop() {
    const bool had = has_begun();
    begun_.clear();
    picked_.clear();
    return had;
}

bool Touches::step_back() {
    const bool had = has_begun();
    if (!picked_.empty()) picked_.pop_back();
    else if (!begun_.empty()) begun_.pop_back();
    return had;
}

const Collection* Touches::collection() const {
    for (const Collection& c : collections_)
        if (c.is_open_after(begun_)) return &c;
    return nullptr;
}

// A second touch lets go. One more than wanted takes the place of the first.
Touched Touches::pick(const Collection& collection, Thing thing) {
    const auto at = std::find(picked_.begin(), picked_.end(), thing);
    if (at != picked_.end()) {
        picked_.erase(at);
        return {Touched::Result::let_go, 0};
    }
    if (picked_.size() >= collection.most && !picked_.empty()) picked_.erase(picked_.begin());
    picked_.push_back(thing);
    return {Touched::Result::begun, 0};
}

const Way* Touches::whole_way(const std::vector<Thing>& touches) const {
    for (const Way& way : ways_)
        if (!way.is_drag && way.touches == touches) return &way;
    return nullptr;
}

/// Touches that one of `thing` leads to; empty if it means nothing: after those made so far, or in the place of one like it
/// (another card, another ship), or alone.
std::vector<Thing> Touches::led_to(Thing thing, bool begins_anew) const {
    std::vector<Thing> touches = begun_;
    const auto leads = [&] { return whole_way(touches) != nullptr || leads_on(touches); };
    touches.push_back(thing);
    if (leads()) return touches;
    if (!begun_.empty() && begun_.back() == thing) return {};
    for (std::size_t kept = begun_.size(); kept-- > 0;) {
        if (begun_[kept].kind != thing.kind) continue;
        touches.assign(begun_.begin(), begun_.begin() + static_cast<std::ptrdiff_t>(kept));
        touches.push_back(thing);
        if (leads()) return touches;
    }
    touches.assign(1, thing);
    return begins_anew && leads() ? touches : std::vector<Thing>{};
}

Touched Touches::touch(Thing thing, bool begins_anew) {
    if (const Collection* open = collection()) {
        if (holds(open->pool, thing)) return pick(*open, thing);
        if (thing == open->confirm && picked_.size() >= open->least && picked_.size() <= open->most)
            return {Touched::Result::collection, static_cast<std::size_t>(open - collections_.data())};
    }
    if (std::vector<Thing> touches = led_to(thing, begins_anew); !touches.empty()) {
        if (const Way* way = whole_way(touches)) return {Touched::Result::move, way->move};
        begun_ = std::move(touches);
        picked_.clear();
        return {Touched::Result::begun, 0};
    }
    if (begun_.empty() || begun_.back() != thing) return {};
    begun_.pop_back();
    picked_.clear();
    return {Touched::Result::let_go, 0};
}

bool Touches::takes(Thing thing, bool begins_anew) const {
    const Collection* open = collection();
    const bool is_of_collection = open != nullptr && (holds(open->pool, thing) || reach(thing) == Reach::now);
    return is_of_collection || has_touched(thing) || !led_to(thing, begins_anew).empty();
}

bool Touches::lift(Thing thing) {
    if (has_touched(thing)) return true;
    const bool is_dragged = std::any_of(ways_.begin(), ways_.end(), [&](const Way& way) { return way.is_drag && way.touches.front() == thing; });
    const bool leads = leads_on({thing});
    if (!is_dragged && !leads) return false;
    begun_.clear();
    picked_.clear();
    if (leads) begun_.push_back(thing);
    return true;
}

bool Touches::has_touched(Thing thing) const { return holds(begun_, thing); }

bool Touches::is_chosen(Thing thing) const { return (!begun_.empty() && begun_.back() == thing) || holds(picked_, thing); }

Reach Touches::reach(Thing thing) const {
    if (const Collection* open = collection()) {
        if (holds(open->pool, thing)) return Reach::now;
        if (thing == open->confirm && picked_.size() >= open->least && picked_.size() <= open->most) return Reach::now;
    }
    Reach best = Reach::none;
    const std::size_t at = begun_.size();
    const auto look = [&](const std::vector<Thing>& touches, bool is_way) {
        if (touches.size() <= at || !is_prefix(begun_, touches) || touches[at] != thing) return;
        best = std::max(best, is_way && touches.size() == at + 1 ? Reach::now : Reach::later);
    };
    for (const Way& way : ways_)
        if (is_shown(way)) look(way.touches, true);
    for (const Collection& c : collections_) look(c.after, false);
    return best;
}

std::vector<Thing> Touches::next() const {
    std::vector<Thing> out;
    const std::size_t at = begun_.size();
    const auto look = [&](const std::vector<Thing>& touches) {
        if (touches.size() > at && is_prefix(begun_, touches)) add_once(out, touches[at]);
    };
    for (const Way& way : ways_)
        if (is_shown(way)) look(way.touches);
    for (const Collection& c : collections_) look(c.after);
    if (const Collection* open = collection()) {
        for (const Thing thing : open->pool) add_once(out, thing);
        if (reach(open->confirm) == Reach::now) add_once(out, open->confirm);
    }
    return out;
}

std::vector<std::size_t> Touches::open_moves() const {
    std::vector<std::size_t> out;
    for (const Way& way : ways_)
        if (begins(way, begun_) && std::find(out.begin(), out.end(), way.move) == out.end()) out.push_back(way.move);
    return out;
}

std::vector<Thing> Touches::remaining(std::size_t move) const {
    const Way* best = nullptr;
    for (const Way& way : ways_)
        if (way.move == move && begins(way, begun_) && (best == nullptr || way.touches.size() < best->touches.size())) best = &way;
    if (best == nullptr) return {};
    return {best->touches.begin() + static_cast<std::ptrdiff_t>(begun_.size()), best->touches.end()};
}

std::optional<std::size_t> Touches::dragged(Thing from, Thing to) const {
    std::vector<Thing> touches = begun_;
    if (!has_touched(from)) touches.push_back(from);
    touches.push_back(to);
    for (const Way& way : ways_)
        if (way.touches == touches) return way.move;
    return {};
}

}  // namespace orrery::ui
