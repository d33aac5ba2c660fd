// Shared part of all tables, between the drawing of a game and its rules: touches and the moves they make, drags, refusals,
// explanations, and the things that a log line or a hint points at. A game draws its things and registers each with `touch` or
// `press`; it lists the ways of its moves (touches.h), and answers the questions below.
//
// A frame of a game's table:
//   begin(context, out);          // takes up a new position
//   offer(…);                     // ways of the legal moves, if is_live()
//   …                             // draws, with touch() and press()
//   draw_marks();                 // outlines of a refusal and of a log line, above the board
//   … above all panels:
//   draw_banners(bounds); draw_drag(); draw_hints(); draw_explained(bounds);
//   end();
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"
#include "imgui_ui/app/table/banners.h"
#include "imgui_ui/app/table/hint.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/table/touches.h"
#include "imgui_ui/kit/highlights.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

class TableBase : public TableView {
  public:
    std::string prompt(const TableContext&) const final;
    const Rule* rule(const TableContext&) const final;
    std::vector<Rect> hinted() const final;
    std::vector<Rect> wholes() const final { return wholes_; }
    std::vector<Id> touches_for(const Json& move) const final;
    Handhold handhold(const Json& moves) const final;
    bool begin_with(Id target) final;
    bool escape() override;
    bool is_moving() const final { return is_flying() || banners_.is_running(); }
    void refused(const Json& move) final { refused_move_ = move; }

  protected:
    // --- Questions to the game. Those without `const` are asked while it draws.
    /// Moves that the way number `plan` makes, in order.
    virtual std::vector<Json> plan(std::size_t plan) const = 0;
    /// Plans that make `move`, or as in a lesson one like it.
    virtual std::vector<std::size_t> plans_of(const Json& move) const = 0;
    /// Thing that stands for `thing` where several mean the same, for example the pile for the card on top of it.
    virtual Thing meaning(Thing thing) const { return thing; }
    /// Returns whether a touch of the thing lets go of the touches made so far where it continues none of their ways. Buttons do.
    virtual bool begins_anew(Thing) const { return false; }
    /// Thing that the second tap of a double tap means after the first has begun a way; no thing if it means itself.
    virtual Thing meaning_of_double_tap(Thing) const { return {}; }
    /// Returns whether a touch that leads on from the thing explains it as well, because the next touch is a button of the
    /// explanation, for example a card to read and to take.
    virtual bool opens(Thing) const { return false; }
    /// Thing at a point where one target stands for many, for example a space of a map. No thing if there is none.
    virtual Thing thing_at(Vec) const { return {}; }
    /// Returns whether two plans begin with the same move.
    virtual bool begin_alike(std::size_t plan, std::size_t other) const { return plan == other; }
    /// Answer to a touch that no way explains: a move for the rules to refuse, or a note in the game's own words where no move
    /// was named. Empty if the thing only explains itself.
    struct Refused {
        std::optional<Json> move;
        std::optional<TableRequest::Note> note;
    };
    virtual Refused refusal_of(Thing thing) = 0;
    /// Question of the prompt bar after the touches made so far. Precondition: touches().has_begun().
    virtual std::string question(Lang lang) const = 0;
    /// Prompt before any touch in place of the match's own, which is too long for the bar, or speaks of what is not in sight yet; empty
    /// where that one stands.
    virtual std::string short_prompt(const TableContext&) const { return {}; }
    /// Rule that speaks of the touches made so far, or nullptr.
    virtual const Rule* rule_of_choice() const { return nullptr; }
    /// Thing that a refused move is about. No thing stands for the one that was touched.
    virtual Thing concerned(const Json& move) { (void)move; return {}; }
    /// Adds the things that a log line mentions.
    virtual void add_told(const Json& event, std::vector<Thing>& out) = 0;
    /// Adds the things that a coach's text mentions, for example "planet:anno" or "hand".
    virtual void add_shown(const ShownThing& shown, std::vector<Highlight>& out) = 0;
    /// Draws the explanation of a thing beside `anchor`. One that `stays` has buttons. Returns the id of the rule that was
    /// asked for with them; empty if none was.
    virtual std::string explain(Thing thing, Rect anchor, Rect bounds, bool stays) = 0;
    /// Returns whether the explanation stays when the finger that held the thing is lifted.
    virtual bool stays_explained(Thing) const { return true; }
    /// Draws the thing that is dragged, with the finger at `at`.
    virtual void draw_dragged(Thing thing, Vec at) = 0;

    /// Returns whether something is still on its way after a move.
    virtual bool is_flying() const = 0;

    // --- The frame.
    void begin(TableContext& context, TableRequest& out);
    /// Offers the ways of the legal moves. `only`: plans that a lesson allows.
    void offer(std::vector<Way> ways, std::vector<Collection> collections = {}, std::optional<std::vector<std::size_t>> only = {});
    /// Registers a thing and handles its touch. `outline`: where it is outlined, if that is not `r`.
    void touch(Thing thing, Rect r, std::string_view name, TapOptions options = {}, std::optional<Rect> outline = {});
    /// Registers a further place of a thing, below others and without focus.
    void touch_ground(Thing thing, Id target, Rect r, std::string_view name);
    /// Handles the touch of a thing that has no target of its own (see `thing_at`).
    void touch_at(Thing thing) { touched(thing, false); }
    /// Draws and handles a button that is part of a way. Returns whether it was touched.
    bool press(Thing thing, Rect r, std::string_view label, const ButtonLook& look);
    /// Registers the place of a thing that is not touched, so that motion and marks find it.
    void place(Thing thing, Rect r, bool is_round = false);
    /// Asks for a further move of the touch that asked for the last one, where it depends on the new position. Undo takes them
    /// back together.
    void go_on(Json move) { next_ = std::move(move); }
    /// Shows the banners of these events once nothing is on its way any more. `banner_of` returns one without lines for none.
    void stage(const std::vector<Json>& events, const std::function<Banner(const Json& event)>& banner_of);
    void draw_marks();
    /// Marks the tabs, other than the one that is `shown`, behind which something must be touched: nothing in sight does it. `tab_of`
    /// tells the tab of a thing that lies on one, and `there` whether a thing without a place of its own is in sight. Call once all
    /// things have their places.
    template <class Tab>
    void mark_tabs(std::span<const Rect> tabs, Tab shown, const std::function<std::optional<Tab>(Thing)>& tab_of,
                   const std::function<bool(Thing)>& there) {
        if (!is_live_ || std::none_of(tabs.begin(), tabs.end(), [](const Rect& r) { return r.w > 0; })) return;
        std::vector<bool> waits(tabs.size());
        for (const Thing thing : touches_.needed_beside([&](Thing t) { return find(t) != nullptr || there(t); }))
            if (const std::optional<Tab> tab = tab_of(thing); tab && *tab != shown) waits[static_cast<std::size_t>(*tab)] = true;
        for (std::size_t i = 0; i < tabs.size(); ++i)
            if (waits[i] && tabs[i].w > 0) draw_tab_mark(tabs[i]);
    }
    void draw_banners(Rect bounds);
    void draw_drag();
    /// `keep`: places that the numbers of the hints should not cover.
    void draw_hints(std::span<const Rect> keep = {});
    void draw_explained(Rect bounds);
    /// Asks for the move of `go_on`, and ends the frame.
    void end();

    Touches& touches() { return touches_; }
    const Touches& touches() const { return touches_; }
    TableContext& context() { return *context_; }
    TableRequest& request() { return *out_; }
    /// Touches make moves in this frame.
    bool is_live() const { return is_live_; }
    /// The position or the viewer is not that of the frame before.
    bool is_new() const { return is_new_; }
    /// The frame before showed the position before the moves that `TableContext::events` tell of.
    bool has_news() const { return has_news_; }
    bool is_dragging(Thing thing) const { return dragged_ == thing; }
    /// Strength of the glow of legal things, 0 to 1.
    float breath() const { return breath_; }
    /// Place of a thing in this frame; an empty rectangle if it has none.
    Rect place_of(Thing thing) const;
    /// Place of a thing in the last frame that was drawn before this one.
    Rect was_at(Thing thing) const;
    /// The same two as functions for flights. They stand here because equal functions of two games would be merged into one game's.
    std::function<Rect(Thing)> places() const;
    std::function<Rect(Thing)> last_places() const;
    /// Thing of a target in this frame or the one before.
    Thing thing_of(Id target) const;
    void explain_held(Thing thing) { held_ = thing; }
    /// Thing that a touch has explained.
    Thing explained() const { return shown_; }
    /// Reports that a panel of this frame speaks of things of the table, so that nothing is put over it.
    void keep_clear(Rect panel) { kept_clear_ = panel; }
    /// Texts of this frame that belong together, such as the open decision with its heading.
    void keep_whole(Rect area) { wholes_.push_back(area); }

  private:
    static constexpr double kDoubleTapMs = 350;

    struct Place {
        Thing thing;
        Id target;
        Rect rect;
        TapOptions options;
        bool is_main, is_button;
    };
    static const Place* find(const std::vector<Place>& places, Thing thing);
    const Place* find(Thing thing) const { return find(places_, thing); }
    static const Place* find_target(const std::vector<Place>& places, Id target);
    void register_place(Thing, Id target, Rect r, Rect outline, const TapOptions&, bool is_main);
    void touched(Thing thing, bool is_button);
    void ask(std::vector<Json> moves);
    bool refuse(Thing thing);
    void close_explained();
    void draw_tab_mark(Rect tab);
    std::vector<Thing> asked_touches(const Json& move) const;
    bool is_current(const TableContext& context) const {
        return has_seen_ && revision_ == context.revision && viewer_ == context.match.viewer();
    }

    Touches touches_;
    Banners banners_;                          // of the last move
    std::optional<Json> next_;                 // of go_on, not sent yet
    TableContext* context_ = nullptr;          // of this frame, or nullptr
    TableRequest* out_ = nullptr;
    bool is_live_ = false, is_new_ = false, has_news_ = false;
    float breath_ = 1;

    std::uint32_t revision_ = 0;
    Seat viewer_ = -1;
    bool has_seen_ = false;                    // revision_ and viewer_ are those of an earlier frame
    double revision_ms_ = 0;

    std::vector<Place> places_, last_places_;  // of this frame and the one before, from the bottom to the top
    Thing shown_, held_, hovered_;             // explained: after a tap, while held, while the mouse rests
    Thing was_held_;                           // in the frame before
    Thing touched_;                            // last, for the outline of a refusal
    double touched_ms_ = -1e9;
    Thing quiet_;                              // not explained again while the mouse stays on it
    Thing dragged_;
    Thing refused_;
    double refused_ms_ = -1e9;
    std::optional<Json> refused_move_;
    std::vector<Rect> hinted_;                 // places of the things that the hint or lesson mentions, as drawn last
    std::vector<Rect> wholes_;                 // of this frame
    Rect kept_clear_;                          // of this frame; empty if there is none
};

/// Match of game `G` as the viewer of a table may know it. The state cannot be reached through it.
template <class G>
class SeatMatch {
  public:
    using Observation = typename G::Observation;
    using Event = typename G::Event;

    /// Precondition: the match is of game `G`. It must outlive this object.
    explicit SeatMatch(const TableMatch& match) : known_(match), match_(static_cast<const Match<G>&>(*match.match_)) {}

    /// Returns the observation from which the table is drawn: the viewer's, or the public one while the table is covered.
    Observation look() const { return match_.look(known_.viewer(), known_.is_covered()); }
    /// Returns the viewer's legal moves; none if the viewer does not decide.
    typename G::MoveList legal_moves() const { return known_.decides() ? match_.legal_moves() : typename G::MoveList{}; }
    /// Judges a move of the viewer. Precondition: the viewer decides.
    Verdict violation(const typename G::Move& move) const {
        assert(known_.decides());
        return match_.violation(move);
    }
    /// Returns the events of move `ply`, counted from 1, or of the setup (0), as the viewer may know them.
    std::vector<Event> events_of(std::size_t ply) const {
        std::vector<Event> out;
        for (const Event& event : match_.events_of(ply))
            out.push_back(known_.is_covered() ? G::redact_for_all(event) : G::redact(event, known_.viewer()));
        return out;
    }
    /// Returns the observations of all seats, by seat, if all hands are open; otherwise none.
    std::vector<Observation> open_hands() const {
        std::vector<Observation> out;
        for (Seat seat = 0; known_.is_all_open() && seat < known_.seats(); ++seat) out.push_back(match_.observe(seat));
        return out;
    }

  private:
    const TableMatch known_;
    const Match<G>& match_;
};

/// The part of a table that knows the types of its game.
template <class G>
class GameTable : public TableBase {
  protected:
    using Move = typename G::Move;

    static SeatMatch<G> match_of(const TableContext& context) { return SeatMatch<G>(context.match); }

    /// List of ways under construction.
    struct Listing {
        std::vector<std::vector<Move>> plans;
        std::vector<Way> ways;
        std::vector<Collection> collections;

        /// Begins the ways of a further plan.
        void plan(std::vector<Move> moves) { plans.push_back(std::move(moves)); }
        /// Adds a way of the plan begun last.
        void way(std::vector<Thing> touches) { ways.push_back({std::move(touches), plans.size() - 1, false}); }
        void drag(Thing from, Thing onto) { ways.push_back({{from, onto}, plans.size() - 1, true}); }
        /// Begins a collection whose picks follow.
        Collection& collect(Thing confirm, std::size_t least, std::size_t most) {
            return collections.emplace_back(Collection{{}, {}, least, most, confirm});
        }
        /// Adds things of the collection begun last that mean the plan begun last.
        void pick(std::vector<Thing> things) {
            Collection& collection = collections.back();
            for (const Thing thing : things)
                if (std::find(collection.pool.begin(), collection.pool.end(), thing) == collection.pool.end()) collection.pool.push_back(thing);
            collection.picks.push_back({std::move(things), plans.size() - 1});
        }
        /// Lets the plan begun last follow where fewer things are picked than the collection begun last may have.
        void stop() { collections.back().stop = plans.size() - 1; }
    };
    void offer_list(Listing listing) {
        plans_ = std::move(listing.plans);
        const Json* hint = context().hint;
        std::optional<std::vector<std::size_t>> only;
        if (hint != nullptr && context().hint_only) only = plans_of(*hint);
        offer(std::move(listing.ways), std::move(listing.collections), std::move(only));
    }
    /// Returns whether a lesson that asks for `wanted` takes `move` for it.
    virtual bool is_like(const Move& wanted, const Move& move) const { return wanted == move; }

    std::vector<Json> plan(std::size_t plan) const final {
        std::vector<Json> out;
        for (const Move& move : plans_[plan]) out.push_back(G::encode_move(move));
        return out;
    }
    bool begin_alike(std::size_t plan, std::size_t other) const final { return plans_[plan].front() == plans_[other].front(); }
    std::vector<std::size_t> plans_of(const Json& json) const final {
        std::vector<std::size_t> same, like;
        const std::optional<Move> move = G::decode_move(json);
        for (std::size_t i = 0; move && i < plans_.size(); ++i) {
            if (plans_[i].front() == *move) same.push_back(i);
            else if (is_like(*move, plans_[i].front())) like.push_back(i);
        }
        same.insert(same.end(), like.begin(), like.end());
        return same;
    }

  private:
    std::vector<std::vector<Move>> plans_;
};

}  // namespace orrery::ui
