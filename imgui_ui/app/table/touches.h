// Touches that mean a move. A game lists, for the open decision, every way in which its moves can be made by touching things of
// its table in order. Everything else follows from that list: the things that may be touched next, the meaning of a touch or a drag,
// the promises of a prompt, and the remaining touches of a hint.
//
//   touches.offer({{{card, planet}, jump}, {{planet, card}, jump}, {{neighbour}, fly}});
//   touches.touch(card);                                  // begun; `next()` now holds the planets that this card reaches
//   touches.touch(planet);                                // Touched::Result::move with the number `jump`
//
// No way begins with another whole way: a touch either completes a move or leads on, never both.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "imgui_ui/app/table/thing.h"

namespace orrery::ui {

/// Touches, in order, that make a move.
struct Way {
    std::vector<Thing> touches;                ///< at least one
    std::size_t move;                          ///< number of the move in the game's list
    bool is_drag = false;                      ///< two touches that count only as a drag from the first to the second
};

/// Things of a collection that stand for a move.
struct Pick {
    std::vector<Thing> things;
    std::size_t move;                          ///< number of the move in the game's list
};

/// Things that are picked in any order and confirmed together, for example cards to discard.
struct Collection {
    std::vector<Thing> after;                  ///< touches that lead to it; empty if it is open from the start
    std::vector<Thing> pool;
    std::size_t least = 0, most = 0;           ///< how many may be confirmed; least ≤ most
    Thing confirm;
    /// Meaning of the picked things. Each pick has one thing, and confirming makes the move of every picked thing. If the collection
    /// `is_one_move`, confirming makes the move of the pick that has exactly the picked things.
    std::vector<Pick> picks{};
    bool is_one_move = false;
    std::optional<std::size_t> stop{};         ///< move that follows if fewer than `most` things are picked
    /// Move made before those of the picked things, for example the placing of a card that they pay for. Any of the pool will do for it.
    std::optional<std::size_t> first{};

    bool is_open_after(const std::vector<Thing>& begun) const { return after == begun; }
};

/// Result of a touch.
struct Touched {
    enum class Result : std::uint8_t {
        move,                                  ///< completes the move `move`
        collection,                            ///< confirms the picked things of the collection `move`
        begun,                                 ///< continues or begins a way, or picks a thing
        let_go,                                ///< takes the last touch back, or a picked thing
        meaningless,                           ///< belongs to no way: the rules or the thing itself explain it
    };
    Result result = Result::meaningless;
    std::size_t move = 0;                      ///< number of the move or of the collection
};

/// How far a touch of a thing leads.
enum class Reach : std::uint8_t {
    none,
    later,                                     ///< another touch is needed after it
    now,                                       ///< completes a move, or picks or confirms
};

/// Touches made so far for the open decision, and the moves that they can still make.
class Touches {
  public:
    /// Replaces the ways and collections. Touches and picked things that belong to none of the new ones are dropped.
    void offer(std::vector<Way> ways, std::vector<Collection> collections = {});
    /// Restricts `reach` and `next` to these moves, as a lesson does. Touches still mean every move.
    void show_only(std::optional<std::vector<std::size_t>> moves) { shown_ = std::move(moves); }
    /// Forgets the touches made so far. Returns whether there were any.
    bool drop();
    /// Takes the last touch back. Returns whether there was one.
    bool step_back();

    /// A thing that `begins_anew` lets go of the touches made so far where it continues none of their ways, as a button does.
    Touched touch(Thing thing, bool begins_anew = false);
    /// Returns whether a touch of the thing would mean something.
    bool takes(Thing thing, bool begins_anew = false) const;
    /// Begins anew with a thing that is dragged, unless it is one of the touches made so far. Returns false, and changes nothing, if
    /// no way leads on from it.
    bool lift(Thing thing);

    const std::vector<Thing>& begun() const { return begun_; }
    /// First and last of them; no thing if there are none.
    Thing first() const { return begun_.empty() ? Thing{} : begun_.front(); }
    Thing last() const { return begun_.empty() ? Thing{} : begun_.back(); }
    bool has_begun() const { return !begun_.empty() || !picked_.empty(); }
    bool has_touched(Thing thing) const;
    /// Returns whether the last touch was `thing`, or `thing` is picked.
    bool is_chosen(Thing thing) const;
    /// Returns whether a touch of `thing` takes the place of an earlier one, as a card takes that of another card.
    bool takes_place(Thing thing) const;
    Reach reach(Thing thing) const;
    /// Things that may be touched next, without duplicates, in the order of the list.
    std::vector<Thing> next() const;
    /// Moves that the touches made so far can still become, without duplicates, in the order of the list.
    std::vector<std::size_t> open_moves() const;
    /// Touches that a move still needs, along its shortest way. Empty if no way of it begins with the touches made so far.
    /// In a collection these are the things of the move, and its `confirm` if they complete a valid selection.
    std::vector<Thing> remaining(std::size_t move) const;
    /// Returns whether the thing is one of those of which any will do for the move (`Collection::first`).
    bool is_any(std::size_t move, Thing thing) const;
    /// First touches of all ways to the move that go on from those made so far, without duplicates.
    std::vector<Thing> openings(std::size_t move) const;
    /// Things that may be touched next for moves which none of the things that are `there` goes on with, without duplicates.
    std::vector<Thing> needed_beside(const std::function<bool(Thing)>& there) const;
    /// Drags that make the move: from, onto. None once there are touches.
    std::vector<std::pair<Thing, Thing>> drags(std::size_t move) const;
    /// Things that some way to the move touches, without duplicates.
    std::vector<Thing> involved(std::size_t move) const;
    /// Number of the move that dragging `from` onto `to` makes, if it makes one. `from` may be one of the touches or a further one.
    std::optional<std::size_t> dragged(Thing from, Thing to) const;

    /// The open collection, or nullptr.
    const Collection* collection() const;
    /// Picked things, in the order in which they were picked.
    const std::vector<Thing>& picked() const { return picked_; }
    bool can_confirm() const { return collection() != nullptr && can_confirm(*collection()); }
    /// Moves that confirming the picked things makes, in order.
    std::vector<std::size_t> confirmed() const;

  private:
    bool begins(const Way& way, const std::vector<Thing>& touches) const;
    bool is_shown(const Way& way) const;
    bool leads_on(const std::vector<Thing>& touches) const;
    bool can_confirm(const Collection& collection) const;
    Touched pick(const Collection& collection, Thing thing);
    const Way* whole_way(const std::vector<Thing>& touches) const;
    std::vector<Thing> led_to(Thing thing, bool begins_anew) const;
    void complete_pick(const Collection& collection);
    std::vector<Thing> remaining_picks(std::size_t move) const;
    std::vector<Thing> begun_with(std::size_t kept, Thing thing) const;

    std::vector<Way> ways_;
    std::vector<Collection> collections_;
    std::optional<std::vector<std::size_t>> shown_;
    std::vector<Thing> begun_, picked_;
};

}  // namespace orrery::ui
