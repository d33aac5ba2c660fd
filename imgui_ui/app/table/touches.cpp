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

bool holds_all(const std::vector<Thing>& things, const std::vector<Thing>& some) {
    return std::all_of(some.begin(), some.end(), [&](Thing thing) { return holds(things, thing); });
}

/// Returns the pick that has exactly these things, or nullptr.
const Pick* pick_of(const Collection& collection, const std::vector<Thing>& things) {
    const auto at = std::find_if(collection.picks.begin(), collection.picks.end(), [&](const Pick& pick) {
        return pick.things.size() == things.size() && holds_all(pick.things, things);
    });
    return at == collection.picks.end() ? nullptr : &*at;
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

bool Touches::can_confirm(const Collection& collection) const {
    if (picked_.size() < collection.least || picked_.size() > collection.most) return false;
    return !collection.is_one_move || pick_of(collection, picked_) != nullptr;
}

// A second touch lets go. One more than wanted takes the place of the first.
Touched Touches::pick(const Collection& collection, Thing thing) {
    const auto at = std::find(picked_.begin(), picked_.end(), thing);
    if (at != picked_.end()) {
        picked_.erase(at);
        // So do things that are never picked without it.
        const auto needs_it = [&](Thing other) {
            return std::all_of(collection.picks.begin(), collection.picks.end(),
                               [&](const Pick& pick) { return !holds(pick.things, other) || holds(pick.things, thing); });
        };
        if (collection.is_one_move) picked_.erase(std::remove_if(picked_.begin(), picked_.end(), needs_it), picked_.end());
        return {Touched::Result::let_go, 0};
    }
    if (picked_.size() >= collection.most && !picked_.empty()) picked_.erase(picked_.begin());
    picked_.push_back(thing);
    if (collection.is_one_move) complete_pick(collection);
    return {Touched::Result::begun, 0};
}

// Lets go of things that no move has together with the thing picked last. Then picks the things that every remaining move has.
void Touches::complete_pick(const Collection& collection) {
    std::vector<const Pick*> fitting;
    while (!picked_.empty()) {
        for (const Pick& pick : collection.picks)
            if (holds_all(pick.things, picked_)) fitting.push_back(&pick);
        if (!fitting.empty()) break;
        picked_.erase(picked_.begin());
    }
    if (fitting.empty()) return;
    for (const Thing thing : fitting.front()->things)
        if (std::all_of(fitting.begin(), fitting.end(), [&](const Pick* pick) { return holds(pick->things, thing); })) add_once(picked_, thing);
}

std::vector<std::size_t> Touches::confirmed() const {
    std::vector<std::size_t> out;
    const Collection* open = collection();
    if (open == nullptr) return out;
    if (open->first) out.push_back(*open->first);
    if (open->is_one_move) {
        if (const Pick* pick = pick_of(*open, picked_)) out.push_back(pick->move);
        return out;
    }
    for (const Thing thing : picked_)
        if (const Pick* pick = pick_of(*open, {thing})) out.push_back(pick->move);
    if (open->stop && picked_.size() < open->most) out.push_back(*open->stop);
    return out;
}

const Way* Touches::whole_way(const std::vector<Thing>& touches) const {
    for (const Way& way : ways_)
        if (!way.is_drag && way.touches == touches) return &way;
    return nullptr;
}

/// Returns the touches after one of `thing`: added to those made so far, in the place of a similar one (another card, another
/// ship), or alone. Empty if it means nothing.
std::vector<Thing> Touches::led_to(Thing thing, bool begins_anew) const {
    std::vector<Thing> touches = begun_;
    const auto leads = [&] { return whole_way(touches) != nullptr || leads_on(touches); };
    touches.push_back(thing);
    if (leads()) return touches;
    if (!begun_.empty() && begun_.back() == thing) return {};
    for (std::size_t kept = begun_.size(); kept-- > 0;) {
        if (begun_[kept].kind != thing.kind) continue;
        touches = begun_with(kept, thing);
        if (leads()) return touches;
    }
    touches = begun_with(0, thing);
    return begins_anew && leads() ? touches : std::vector<Thing>{};
}

Touched Touches::touch(Thing thing, bool begins_anew) {
    if (const Collection* open = collection()) {
        if (holds(open->pool, thing)) return pick(*open, thing);
        if (thing == open->confirm && can_confirm(*open))
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

/// Returns the first `kept` touches made so far, and `thing`.
std::vector<Thing> Touches::begun_with(std::size_t kept, Thing thing) const {
    std::vector<Thing> out(begun_.begin(), begun_.begin() + static_cast<std::ptrdiff_t>(kept));
    out.push_back(thing);
    return out;
}

bool Touches::takes_place(Thing thing) const {
    for (std::size_t kept = begun_.size(); kept-- > 0;) {
        if (begun_[kept].kind != thing.kind || begun_[kept] == thing) continue;
        const std::vector<Thing> changed = begun_with(kept, thing);
        if (std::any_of(ways_.begin(), ways_.end(), [&](const Way& way) { return is_shown(way) && is_prefix(changed, way.touches); })) return true;
    }
    return false;
}

bool Touches::is_chosen(Thing thing) const { return (!begun_.empty() && begun_.back() == thing) || holds(picked_, thing); }

Reach Touches::reach(Thing thing) const {
    if (const Collection* open = collection()) {
        if (holds(open->pool, thing)) return Reach::now;
        if (thing == open->confirm && can_confirm(*open)) return Reach::now;
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
    if (best == nullptr) return remaining_picks(move);
    return {best->touches.begin() + static_cast<std::ptrdiff_t>(begun_.size()), best->touches.end()};
}

bool Touches::is_any(std::size_t move, Thing thing) const {
    return std::any_of(collections_.begin(), collections_.end(), [&](const Collection& c) { return c.first == move && holds(c.pool, thing); });
}

std::vector<Thing> Touches::openings(std::size_t move) const {
    std::vector<Thing> out;
    for (const Way& way : ways_)
        if (way.move == move && way.touches.size() > begun_.size() && begins(way, begun_)) add_once(out, way.touches[begun_.size()]);
    return out;
}

std::vector<Thing> Touches::needed_beside(const std::function<bool(Thing)>& there) const {
    const std::size_t at = begun_.size();
    std::vector<std::size_t> made;                         // moves that go on with what is there
    std::vector<const Way*> others;
    for (const Way& way : ways_) {
        if (way.is_drag || way.touches.size() <= at || !is_shown(way) || !is_prefix(begun_, way.touches)) continue;
        if (there(way.touches[at])) made.push_back(way.move);
        else others.push_back(&way);
    }
    std::sort(made.begin(), made.end());
    std::vector<Thing> out;
    for (const Way* way : others)
        if (!std::binary_search(made.begin(), made.end(), way->move)) add_once(out, way->touches[at]);
    if (const Collection* open = collection())
        for (const Thing thing : open->pool)
            if (!there(thing)) add_once(out, thing);
    return out;
}

std::vector<std::pair<Thing, Thing>> Touches::drags(std::size_t move) const {
    std::vector<std::pair<Thing, Thing>> out;
    for (const Way& way : ways_)
        if (way.move == move && way.touches.size() == 2 && begun_.empty()) out.emplace_back(way.touches.front(), way.touches.back());
    return out;
}

std::vector<Thing> Touches::involved(std::size_t move) const {
    std::vector<Thing> out;
    for (const Way& way : ways_)
        if (way.move == move)
            for (const Thing thing : way.touches) add_once(out, thing);
    return out;
}

std::vector<Thing> Touches::remaining_picks(std::size_t move) const {
    for (const Collection& c : collections_) {
        if (!is_prefix(begun_, c.after)) continue;
        if (c.first == move) {
            std::vector<Thing> out(c.after.begin() + static_cast<std::ptrdiff_t>(begun_.size()), c.after.end());
            for (std::size_t i = 0, still = c.least - std::min(c.least, picked_.size()); i < c.pool.size() && still > 0; ++i)
                if (!holds(picked_, c.pool[i])) out.push_back(c.pool[i]), --still;
            out.push_back(c.confirm);
            return out;
        }
        std::optional<std::vector<Thing>> missing;         // of the pick with the fewest
        for (const Pick& pick : c.picks) {
            if (pick.move != move) continue;
            std::vector<Thing> out;
            for (const Thing thing : pick.things)
                if (!holds(picked_, thing)) out.push_back(thing);
            if (!missing || out.size() < missing->size()) missing = std::move(out);
        }
        const bool stops = c.stop == move;
        if (!missing && !stops) continue;
        std::vector<Thing> out(c.after.begin() + static_cast<std::ptrdiff_t>(begun_.size()), c.after.end());
        const std::vector<Thing>& things = missing ? *missing : picked_;       // a move that stops needs the picked things let go
        out.insert(out.end(), things.begin(), things.end());
        const std::size_t then = stops ? 0 : std::min(picked_.size() + things.size(), c.most);
        if (c.is_one_move || then >= c.least) out.push_back(c.confirm);
        return out;
    }
    return {};
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
