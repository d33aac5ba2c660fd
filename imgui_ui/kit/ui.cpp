#include "ui.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "imgui_internal.h"

namespace orrery::ui {
namespace {

constexpr double kHoldMs = 500, kHoverRestMs = 600;
constexpr ImGuiKey kHoldKey = ImGuiKey_I;                   // holds the focused target as a finger does
constexpr float kSlop = 10;                                 // movement of a finger below this distance is ignored
constexpr float kWheelStep = 60;
constexpr float kRingGap = 3, kRingWidth = 3;

/// Moves a rectangle the least so that it lies in `area`, or begins with it if it is larger.
Rect shifted_into(Rect r, const Rect& area) {
    return {std::max(area.x, std::min(r.x, area.right() - r.w)), std::max(area.y, std::min(r.y, area.bottom() - r.h)), r.w, r.h};
}

Rect grown_to(Rect r, float least) {
    const float dx = std::max(0.0f, least - r.w) / 2, dy = std::max(0.0f, least - r.h) / 2;
    return {r.x - dx, r.y - dy, r.w + 2 * dx, r.h + 2 * dy};
}

Rect intersection(Rect a, Rect b) {
    const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::max(0.0f, std::min(a.right(), b.right()) - x), std::max(0.0f, std::min(a.bottom(), b.bottom()) - y)};
}

bool is_touch() { return ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen; }

}  // namespace

float ui_scale_for(float css_width, float text_size) {
    const float layout = css_width >= 2560 ? 1.4f : css_width >= 1680 ? 1.15f : css_width < 375 ? 0.9f : 1.0f;
    return std::clamp(text_size, 0.8f, 1.6f) * layout;
}

// ---- a frame ----

Canvas& Ui::begin(const FrameInput& in) {
    const Id screen_before = std::exchange(input_, in).place;
    theme_ = &theme_of(in.palette);
    assets_->textures.refresh();
    const float ui = ui_scale_for(in.css_size.x, in.text_size);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    canvas_.emplace(list, *assets_, *theme_, in.dpr, ui, in.css_size * (1 / ui));
    canvas_->set_signs(in.signs);
    list.PushClipRect({0, 0}, {std::ceil(in.css_size.x * in.dpr), std::ceil(in.css_size.y * in.dpr)}, false);

#ifndef __EMSCRIPTEN__
    if (record_ != nullptr) record_->items.clear();
    canvas_->set_record(record_);
#endif

    ways_.clear();
    last_.swap(targets_);
    targets_.clear();
    layer_stack_.clear();
    top_layer_ = layers_used_;
    layer_ = layers_used_ = 0;
    frame_wanted_ = false;
    wake_ms_ = -1;
    activated_ = 0;
    is_key_activation_ = false;
    wheel_ = 0;
    drag_ = drag_ && !drag_->released ? drag_ : std::nullopt;
    for (Animated& a : animated_) a.used = false;
    settle_focus(screen_before);
    choose_scroll_area();
    read_keys();
    read_pointer();
    read_fingers();
    return *canvas_;
}

Canvas& Ui::begin_picture(Ui& page, Vec size, Rect view, Rect place) {
    input_ = page.input_;
    input_.css_size = size;
    input_.reduced_motion = true;
    theme_ = page.theme_;
    targets_.clear();
    last_.clear();
    areas_.clear();
    animated_.clear();
    const Canvas& onto = *page.canvas_;
    const float zoom = std::max(place.w / view.w, place.h / view.h);
    canvas_.emplace(onto.list(), *assets_, *theme_, onto.scale() * zoom, 1.0f, size);
    canvas_->push_transform(place.centre() * (1 / zoom) - view.centre());
    return *canvas_;
}

void Ui::end() {
    draw_focus_ring();
    canvas_->list().PopClipRect();
    animated_.erase(std::remove_if(animated_.begin(), animated_.end(), [](const Animated& a) { return !a.used; }),
                    animated_.end());
    // A press or hold ends if its target is no longer shown.
    const auto is_shown = [this](Id id) {
        return std::any_of(targets_.begin(), targets_.end(), [id](const Target& t) { return t.id == id; });
    };
    if (pressed_ != 0 && !is_shown(pressed_)) pressed_ = held_ = 0;
    if (is_key_hold_ && !is_shown(held_)) held_ = 0;
    scroll_to_focus_ = false;
    if (!places_.empty()) {
        places_.back().focused = focused_;
        if (const Target* t = find(focused_)) places_.back().rect = t->rect;
    }
    if (layers_used_ != top_layer_) request_frame();
    if (ImGui::GetCurrentContext()->InputEventsQueue.Size > 0) request_frame();
}

const Target* Ui::find(Id id) const {
    for (const Target& t : last_)
        if (t.id == id && t.layer == top_layer_) return &t;
    return nullptr;
}

/// Returns the target of the top layer at `p`: the last drawn one that contains it, otherwise the nearest whose hit area reaches
/// it. A ground hides the targets drawn before it and yields to any target on it that reaches `p`.
const Target* Ui::hit(Vec p, int layer) const {
    const Target* best = nullptr;
    float best_distance = std::numeric_limits<float>::max();
    for (const Target& t : last_) {
        if (t.layer != layer || !t.clip.contains(p)) continue;
        const bool round = t.options.shape == TargetShape::circle;
        const bool inside = t.rect.contains(p) && (!round || distance(p, t.rect.centre()) <= t.rect.w / 2);
        if (inside) {
            best = &t;
            best_distance = t.options.is_ground ? std::numeric_limits<float>::max() : 0;
        } else if (best_distance > 0 && t.hit.contains(p)) {
            const float d = distance(p, t.rect.centre());
            if (d < best_distance) {
                best = &t;
                best_distance = d;
            }
        }
    }
    return best;
}

// ---- pointer ----

void Ui::read_pointer() {
    const ImGuiIO& io = ImGui::GetIO();
    const bool has_place = ImGui::IsMousePosValid(&io.MousePos);
    const float to_units = 1 / canvas_->ui_scale();
    last_pointer_ = pointer_;
    if (has_place) pointer_ = {io.MousePos.x * to_units, io.MousePos.y * to_units};
    wheel_ = has_place ? io.MouseWheel : 0;
    const Target* below = has_place ? hit(pointer_, top_layer_) : nullptr;
    const Id below_id = below != nullptr ? below->id : 0;

    const Id was_hovered = hovered_;
    hovered_ = is_touch() || io.MouseDown[0] ? 0 : below_id;
    if (hovered_ != was_hovered) {
        hover_ms_ = input_.now_ms;
        hover_rested_ = false;
        request_frame();
    }
    if (hovered_ != 0 && !hover_rested_) {
        const double rest = kHoverRestMs - (input_.now_ms - hover_ms_);
        if (rest <= 0) hover_rested_ = true;
        else wake_in_ms(rest);
    }

    pressed_outside_ = false;
    if (io.MouseClicked[0]) {
        pointer_down_ = true;
        any_press_ = true;
        focus_visible_ = false;
        press_start_ = last_pointer_ = pointer_;
        press_ms_ = input_.now_ms;
        pressed_ = below_id;
        held_ = scrolling_ = 0;
        means_hold_ = is_key_hold_ = false;
        press_inside_ = true;
        pressed_outside_ = below == nullptr;
        if (pressed_ != 0) focused_ = pressed_;
        request_frame();
    }
    if (io.MouseClicked[1] && below != nullptr) {
        held_ = below_id;
        is_key_hold_ = false;
    }
    if (io.MouseReleased[1]) held_ = 0;

    const bool has_moved = distance(pointer_, press_start_) > kSlop;
    if (pointer_down_ && pressed_ != 0) {
        const Target* source = find(pressed_);
        press_inside_ = below_id == pressed_ && scrolling_ == 0;
        if (source != nullptr && source->options.can_drag && has_moved && held_ == 0 && !drag_ && scrolling_ == 0)
            drag_ = Drag{pressed_, press_start_, pointer_, 0, false};
        // The time counts only while the finger is down, so that a slow frame does not turn a tap into a hold.
        if (held_ == 0 && !has_moved && !drag_ && io.MouseDown[0]) {
            const double rest = kHoldMs - (input_.now_ms - press_ms_);
            if (rest <= 0) held_ = pressed_;
            else wake_in_ms(rest);
        }
    }
    if (drag_) {
        drag_->now = pointer_;
        drag_->over = below_id == drag_->source ? 0 : below_id;
        request_frame();
    }
    if (pointer_down_ && !io.MouseDown[0]) {
        pointer_down_ = false;
        if (drag_) drag_->released = true;
        else if (pressed_ != 0 && press_inside_ && (held_ == 0 || !means_hold_) && scrolling_ == 0) {
            activated_ = pressed_;
            is_key_activation_ = false;
        }
        pressed_ = held_ = scrolling_ = 0;
        request_frame();
    }
}

/// Reads two fingers. The second finger cancels the gesture of the first until both are lifted.
void Ui::read_fingers() {
    pinch_.reset();
    const std::optional<std::array<Vec, 2>> before = std::exchange(fingers_, std::nullopt);
    if (!input_.fingers) return;
    const float to_units = 1 / canvas_->ui_scale();
    const Vec a = (*input_.fingers)[0] * to_units, b = (*input_.fingers)[1] * to_units;
    fingers_ = {{a, b}};
    pointer_down_ = false;
    pressed_ = held_ = scrolling_ = activated_ = 0;
    drag_.reset();
    request_frame();
    if (!before) return;
    constexpr float kLeastWay = 1;
    const float way = std::max(kLeastWay, distance(a, b)), way_before = std::max(kLeastWay, distance((*before)[0], (*before)[1]));
    pinch_ = Pinch{lerp(a, b, 0.5f), lerp(a, b, 0.5f) - lerp((*before)[0], (*before)[1], 0.5f), way / way_before};
}

// ---- keyboard ----

/// Restores or moves the focus. Keys act on the targets of the previous frame, which belong to `screen`. On a known screen the
/// focus returns to its old target. On a new one, or if its target has gone, it moves to the nearest target.
void Ui::settle_focus(Id screen) {
    constexpr std::size_t kMostPlaces = 16;
    const auto is_here = [&](const Place& p) { return p.screen == screen && p.layer == top_layer_; };
    if (places_.empty() || !is_here(places_.back())) {
        const auto found = std::find_if(places_.rbegin(), places_.rend(), is_here);
        if (found != places_.rend()) {
            places_.erase(found.base(), places_.end());
        } else {
            if (places_.size() == kMostPlaces) places_.erase(places_.begin());
            places_.push_back({screen, top_layer_, 0, {}});
        }
        focused_ = places_.back().focused;
        scroll_to_focus_ = focus_visible_ && focused_ != 0;
    }
    if (focused_ != 0 && find(focused_) != nullptr) return;
    const Target* next = focus_visible_ ? nearest(places_.back().rect) : nullptr;
    focused_ = next != nullptr ? next->id : 0;
    if (next != nullptr) request_frame();
}

/// Returns the target nearest to `place`, or the first one if `place` is empty.
const Target* Ui::nearest(Rect place) const {
    const Target* best = nullptr;
    for (const Target& t : last_) {
        if (t.layer != top_layer_ || !t.options.can_focus) continue;
        if (best == nullptr || (place.w > 0 && distance(t.rect.centre(), place.centre()) < distance(best->rect.centre(), place.centre())))
            best = &t;
    }
    return best;
}

/// Chooses the area that page keys scroll: the one that contains the focus, otherwise the largest.
void Ui::choose_scroll_area() {
    key_area_ = 0;
    key_scroll_ = 0;
    arrow_scroll_ = false;
    const Target* focus = focus_visible_ && focused_ != 0 ? find(focused_) : nullptr;
    float most = 0;
    for (const ScrollArea& area : areas_) {
        if (area.layer != top_layer_) continue;
        const bool holds_focus = focus != nullptr && area.rect.contains(focus->rect.centre());
        const float worth = area.rect.w * area.rect.h + (holds_focus ? 1e9f : 0);
        if (worth > most) {
            most = worth;
            key_area_ = area.id;
        }
    }
    areas_.clear();
}

void Ui::read_keys() {
    any_press_ = false;
    for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_GamepadStart; ++key)
        if (ImGui::IsKeyPressed(ImGuiKey(key), false)) any_press_ = true;
    if (any_press_) request_frame();
    if (ImGui::IsKeyPressed(ImGuiKey_Tab)) step_focus(ImGui::GetIO().KeyShift ? -1 : 1);
    if (!side_arrows_taken_ && ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) move_focus({-1, 0});
    if (!side_arrows_taken_ && ImGui::IsKeyPressed(ImGuiKey_RightArrow)) move_focus({1, 0});
    if (!other_arrows_taken_ && ImGui::IsKeyPressed(ImGuiKey_UpArrow)) move_focus({0, -1});
    if (!other_arrows_taken_ && ImGui::IsKeyPressed(ImGuiKey_DownArrow)) move_focus({0, 1});
    side_arrows_taken_ = other_arrows_taken_ = false;
    constexpr float kPage = 0.85f, kWhole = 1e6f;
    if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) key_scroll_ = kPage;
    if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) key_scroll_ = -kPage;
    if (ImGui::IsKeyPressed(ImGuiKey_End)) key_scroll_ = kWhole;
    if (ImGui::IsKeyPressed(ImGuiKey_Home)) key_scroll_ = -kWhole;
    const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false) ||
                       ImGui::IsKeyPressed(ImGuiKey_Space, false);
    scanned_.clear();
    if (input_.scan_ms > 0) {
        scan(enter);
    } else if (enter && focused_ != 0 && focus_visible_) {
        activated_ = focused_;
        is_key_activation_ = true;
    }
    read_hold_key();
}

/// Moves the choice on, or takes it. A group has about as many targets as there are groups; whoever chooses none of it in two rounds
/// is led back to the groups.
void Ui::scan(bool is_pressed) {
    constexpr int kFew = 6, kRounds = 2;
    const std::vector<const Target*> all = focusable();
    const int count = int(all.size());
    const int size = count <= kFew ? count : int(std::ceil(std::sqrt(float(count))));
    const int groups = size > 0 ? (count + size - 1) / size : 0;
    const Place& place = places_.back();
    const double due = input_.now_ms + input_.scan_ms;
    if (scan_.screen != place.screen || scan_.layer != place.layer) scan_ = {place.screen, place.layer, 0, -1, 0, due};
    if (groups == 0) return;
    scan_.group %= groups;
    const auto members = [&] { return std::min(size, count - scan_.group * size); };
    const bool had_group = scan_.at >= 0 || groups == 1;
    if (is_pressed && had_group) {
        activated_ = all[std::size_t(scan_.group * size + std::clamp(scan_.at, 0, members() - 1))]->id;
        is_key_activation_ = true;
        scan_ = {place.screen, place.layer, 0, -1, 0, due};
    } else if (is_pressed) {
        scan_.at = scan_.passed = 0;
        scan_.next_ms = due;
    } else if (input_.now_ms >= scan_.next_ms) {
        scan_.next_ms = due;
        if (!had_group) scan_.group = (scan_.group + 1) % groups;
        else if (++scan_.passed == kRounds * members() && groups > 1) scan_.at = -1;
        else scan_.at = (std::max(0, scan_.at) + 1) % members();
    }
    const bool in_group = scan_.at >= 0 || groups == 1;
    scans_groups_ = !in_group;
    const int from = scan_.group * size + (in_group ? std::clamp(scan_.at, 0, members() - 1) : 0), most = in_group ? 1 : members();
    for (int i = from; i < from + most; ++i) scanned_.push_back(all[std::size_t(i)]->id);
    if (focused_ != scanned_.front() || !focus_visible_) request_frame();
    focused_ = scanned_.front();
    focus_visible_ = scroll_to_focus_ = true;
    wake_in_ms(std::max(1.0, scan_.next_ms - input_.now_ms));
}

/// Esc ends the hold as well, so that it closes what the hold has opened even while the key is down.
void Ui::read_hold_key() {
    const ImGuiIO& io = ImGui::GetIO();
    if (is_key_hold_ && (!ImGui::IsKeyDown(kHoldKey) || ImGui::IsKeyPressed(ImGuiKey_Escape, false))) {
        held_ = 0;
        is_key_hold_ = false;
        request_frame();
    }
    if (!has_focus_ring() || pointer_down_ || io.KeyCtrl || io.KeyAlt || io.KeySuper || !ImGui::IsKeyPressed(kHoldKey, false)) return;
    held_ = focused_;
    is_key_hold_ = true;
}

float Ui::hold_share(Id id) {
    if (!is_pressed(id)) return 0;
    const double share = std::min(1.0, (input_.now_ms - press_ms_) / kHoldMs);
    if (share < 1) request_frame();
    return static_cast<float>(share);
}

Vec Ui::held_at() const {
    const Target* target = is_key_hold_ ? find(held_) : nullptr;
    return target != nullptr ? target->rect.centre() : pointer_;
}

void Ui::focus(Id id) {
    focused_ = id;
    scroll_to_focus_ = true;
}

/// Returns the targets of the top layer that can have the focus, in the order of Tab.
std::vector<const Target*> Ui::focusable() const {
    std::vector<const Target*> out;
    for (const Target& t : last_)
        if (t.layer == top_layer_ && t.options.can_focus) out.push_back(&t);
    return out;
}

void Ui::step_focus(int by) {
    const std::vector<const Target*> order = focusable();
    if (order.empty()) return;
    const auto at = std::find_if(order.begin(), order.end(), [this](const Target* t) { return t->id == focused_; });
    const int count = int(order.size());
    int next = by > 0 ? 0 : count - 1;
    if (at != order.end()) next = focus_visible_ ? (int(at - order.begin()) + by + count) % count : int(at - order.begin());
    focused_ = order[std::size_t(next)]->id;
    focus_visible_ = scroll_to_focus_ = true;
    request_frame();
}

void Ui::move_focus(Vec direction) {
    const Target* from = focused_ != 0 ? find(focused_) : nullptr;
    const bool can_scroll = direction.y != 0 && key_area_ != 0;
    if (from == nullptr || !focus_visible_) {
        const bool has_targets = std::any_of(last_.begin(), last_.end(), [&](const Target& t) { return t.layer == top_layer_ && t.options.can_focus; });
        if (has_targets) return step_focus(from == nullptr ? 1 : 0);
    }
    const Id next = from != nullptr ? next_focus(focused_, direction) : 0;
    // An arrow key that leads to no target scrolls instead, so that text without targets can be read.
    if (next == 0) {
        if (!can_scroll) return;
        key_scroll_ = direction.y;
        arrow_scroll_ = true;
        return;
    }
    focused_ = next;
    scroll_to_focus_ = true;
    request_frame();
}

namespace {

constexpr std::array<Vec, 4> kArrows{Vec{0, -1}, Vec{0, 1}, Vec{-1, 0}, Vec{1, 0}};

/// Returns how far `t` lies from `from` in a direction, or nothing if it does not lie there. `is_aside` also counts what lies more to the
/// side.
std::optional<float> way_to(const Target& t, const Target& from, Vec direction, bool is_aside) {
    // What is scrolled out of sight comes to the edge of its area when it gets the focus. Other areas follow from there, after everything
    // in its own.
    constexpr float kAfter = 10000;
    const bool is_elsewhere = !from.rect.overlaps(from.clip) && t.clip != from.clip;
    const Vec start = is_elsewhere ? shifted_into(from.rect, from.clip).centre() : from.rect.centre(), way = t.rect.centre() - start;
    const float along = way.x * direction.x + way.y * direction.y;
    const float across = std::fabs(way.x * direction.y) + std::fabs(way.y * direction.x);
    const Vec apart{(from.rect.w + t.rect.w) / 2, (from.rect.h + t.rect.h) / 2};            // of the middles, where the edges meet
    const bool is_vertical = direction.x == 0;
    const bool is_opposite = (is_vertical ? along >= apart.y && across < apart.x : along >= apart.x && across < apart.y);
    if (along < 4 || (!is_aside && across > along * 2.5f && !is_opposite)) return {};
    // A target just beyond the edge of a wide one counts as near, however far its middle is.
    const float half = (is_vertical ? from.rect.h : from.rect.w) / 2;
    return std::max(0.0f, along - half) + 2 * across + (is_elsewhere ? kAfter : 0);
}

}  // namespace

/// Finds where the arrow keys lead: to the nearest target in their direction. Where that leaves a target out, the nearest way to it takes
/// the place of one that is not needed.
void Ui::find_ways() {
    if (!ways_.empty()) return;
    for (const Target* t : focusable()) ways_.push_back({t, {-1, -1, -1, -1}});
    const int count = int(ways_.size());
    const auto cost = [&](int from, int way, int to, bool is_aside) {
        return way_to(*ways_[std::size_t(to)].from, *ways_[std::size_t(from)].from, kArrows[std::size_t(way)], is_aside);
    };
    for (int from = 0; from < count; ++from)
        for (int way = 0; way < 4; ++way) {
            float least = std::numeric_limits<float>::max();
            for (int to = 0; to < count; ++to) {
                if (to == from) continue;
                if (const auto here = cost(from, way, to, false); here && *here < least) {
                    least = *here;
                    ways_[std::size_t(from)].to[std::size_t(way)] = to;
                }
            }
        }
    std::vector<int> order;                                // those that are reached from the first
    std::vector<int> reached_by(std::size_t(count), 0);    // number of ways to each from those
    const auto reach = [&](int one) {
        order.push_back(one);
        for (std::size_t at = order.size() - 1; at < order.size(); ++at)
            for (const int to : ways_[std::size_t(order[at])].to)
                if (to >= 0 && reached_by[std::size_t(to)]++ == 0 && to != order.front()) order.push_back(to);
    };
    if (count > 0) reach(0);
    while (int(order.size()) < count) {
        struct {
            int from = -1, way = 0, to = 0;
            float cost = std::numeric_limits<float>::max();
        } best;
        for (int to = 0; to < count; ++to) {
            if (to == order.front() || reached_by[std::size_t(to)] > 0) continue;
            for (const int from : order)
                for (int way = 0; way < 4; ++way) {
                    const int before = ways_[std::size_t(from)].to[std::size_t(way)];
                    if (before >= 0 && reached_by[std::size_t(before)] < 2) continue;          // it would be left out instead
                    if (const auto here = cost(from, way, to, true); here && *here < best.cost) best = {from, way, to, *here};
                }
        }
        if (best.from < 0) return;                         // nothing can be spared
        int& way = ways_[std::size_t(best.from)].to[std::size_t(best.way)];
        if (way >= 0) --reached_by[std::size_t(way)];
        way = best.to;
        reached_by[std::size_t(best.to)] = 1;
        reach(best.to);
    }
}

Id Ui::next_focus(Id from, Vec direction) {
    find_ways();
    const auto found = std::find_if(ways_.begin(), ways_.end(), [&](const Ways& ways) { return ways.from->id == from; });
    if (found == ways_.end()) return 0;
    for (std::size_t way = 0; way < kArrows.size(); ++way)
        if (kArrows[way].x == direction.x && kArrows[way].y == direction.y && found->to[way] >= 0) return ways_[std::size_t(found->to[way])].from->id;
    return 0;
}

void Ui::draw_focus_ring() {
    if (focused_ == 0 || !focus_visible_) return;
    for (const Target& t : targets_) {
        const bool is_scanned = std::find(scanned_.begin(), scanned_.end(), t.id) != scanned_.end();
        if ((t.id != focused_ && !is_scanned) || t.layer != layers_used_) continue;
        const Canvas::Saved inside = canvas_->clipped(t.clip.grown(kRingGap + kRingWidth + 1));
        const Color gap = theme_->space1;
        if (t.options.shape == TargetShape::circle) {
            const float r = t.rect.w / 2 + kRingGap + kRingWidth / 2;
            canvas_->circle_stroke(t.rect.centre(), r - 2, gap, 1);
            canvas_->circle_stroke(t.rect.centre(), r, theme_->focus, kRingWidth);
        } else {
            const float radius = t.options.radius + kRingGap;
            canvas_->rect_stroke(t.rect.grown(kRingGap - 1), radius, gap, 1);
            canvas_->rect_stroke(t.rect.grown(kRingGap + kRingWidth), radius + kRingWidth, theme_->focus, kRingWidth);
        }
    }
}

// ---- targets ----

bool Ui::tap(Id id, Rect r, const TapOptions& o) {
    const Vec a = canvas_->to_canvas(r.min()), b = canvas_->to_canvas(r.max());
    const Rect placed{std::min(a.x, b.x), std::min(a.y, b.y), std::fabs(b.x - a.x), std::fabs(b.y - a.y)};
    const ImVec2 c0 = canvas_->list().GetClipRectMin(), c1 = canvas_->list().GetClipRectMax();
    const float k = 1 / canvas_->scale();
    const Rect clip = intersection({c0.x * k, c0.y * k, (c1.x - c0.x) * k, (c1.y - c0.y) * k}, canvas_->bounds());
    if (canvas_->record() != nullptr) {
        Drawn note;
        note.kind = Drawn::Kind::target;
        note.place = placed;
        note.clip = clip;
        note.layer = layer_;
        note.text = std::string(o.name);
        canvas_->record()->items.push_back(std::move(note));
    }
    const float least = kMinTarget / std::min(1.0f, canvas_->ui_scale());  // smaller type does not make fingers smaller
    const bool is_mere_ground = o.is_ground && !o.can_focus;  // takes no area beyond its edge from others
    Target target{id, placed, is_mere_ground ? placed : grown_to(placed, least), clip, std::string(o.name), o, layer_};
    target.options.name = {};                               // the name would point into memory of the caller
    targets_.push_back(std::move(target));
    if (activated_ != id || id == 0 || layer_ != top_layer_) return false;
    activated_ = 0;
    request_frame();
    return true;
}

bool Ui::tap_circle(Id id, Vec centre, float r, TapOptions o) {
    o.shape = TargetShape::circle;
    return tap(id, square_around(centre, 2 * r), o);
}

void Ui::pop_layer() {
    layer_stack_.pop_back();
    layer_ = layer_stack_.empty() ? 0 : layer_stack_.back();
}

// ---- scrolling ----

bool Ui::scroll(Id id, Rect r, float content_height, float& offset) {
    const float before = offset, most = std::max(0.0f, content_height - r.h);
    if (most > 0) areas_.push_back({id, r, layer_});
    if (layer_ == top_layer_) {
        if (key_area_ == id && key_scroll_ != 0) offset += key_scroll_ * (arrow_scroll_ ? kWheelStep : r.h);
        if (wheel_ != 0 && r.contains(pointer_)) offset -= wheel_ * kWheelStep;
        const bool began_here = pointer_down_ && r.contains(press_start_) && !drag_ && most > 0;
        const Vec way = pointer_ - press_start_;
        if (began_here && scrolling_ == 0 && held_ == 0 && std::fabs(way.y) > kSlop && std::fabs(way.y) > std::fabs(way.x)) {
            scrolling_ = id;
            last_pointer_ = pointer_;
        }
        if (scrolling_ == id && pointer_down_) offset -= pointer_.y - last_pointer_.y;
        if (scroll_to_focus_ && focused_ != 0)
            if (const Target* t = find(focused_); t != nullptr && std::fabs(t->clip.y - r.y) < 2 && r.contains({t->rect.centre().x, r.y + 1})) {
                if (t->rect.y < r.y) offset -= r.y - t->rect.y + 8;
                if (t->rect.bottom() > r.bottom()) offset += t->rect.bottom() - r.bottom() + 8;
            }
    }
    offset = std::clamp(offset, 0.0f, most);
    if (offset == before) return false;
    request_frame();
    return true;
}

// ---- animation ----

void Ui::wake_in_ms(double ms) {
    ms = std::max(0.0, ms);
    if (wake_ms_ < 0 || ms < wake_ms_) wake_ms_ = ms;
}

float Ui::animate(Id id, float target, int duration_ms, Ease ease, std::optional<float> first) {
    auto at = std::find_if(animated_.begin(), animated_.end(), [id](const Animated& a) { return a.id == id; });
    if (at == animated_.end()) {
        animated_.push_back({id, first.value_or(target), target, input_.now_ms, duration_ms, true});
        at = animated_.end() - 1;
    }
    at->used = true;
    if (input_.reduced_motion) {
        at->from = at->to = target;
        return target;
    }
    const auto value = [&] { return lerp(at->from, at->to, eased(ease, progress(input_.now_ms, at->start_ms, at->duration_ms))); };
    if (at->to != target) {
        at->from = value();
        at->to = target;
        at->start_ms = input_.now_ms;
        at->duration_ms = duration_ms;
    }
    if (at->from != at->to && progress(input_.now_ms, at->start_ms, at->duration_ms) < 1) request_frame();
    return value();
}

float Ui::since_shown(Id id, int duration_ms) {
    return animate(id, 1, duration_ms, Ease::linear, 0.0f);
}

void finish_draw_data(ImDrawData& data) {
    data.DisplaySize.x *= data.FramebufferScale.x;
    data.DisplaySize.y *= data.FramebufferScale.y;
    data.FramebufferScale = {1, 1};
}

}  // namespace orrery::ui
