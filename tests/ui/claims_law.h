// A law for the tables of all games: whatever a prompt, a note or a button claims, such as what is possible, what is not, what the next
// touch is, or a number, is held against the rules of that moment. Random games are played. At every decision, and after touches
// that begin a move, each sentence is looked up in the game's list of claims, which fails for a sentence that is not on it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/rng.h"
#include "imgui_ui/app/table/table_base.h"
#include "tests/claims.h"
#include "tests/ui/table_rig.h"

namespace orrery::ui::test {

/// Looks into a table for the touches made so far. A table shows them by glowing.
struct TouchesOf : TableBase {
    static const TableBase& base(const TableView& table) { return static_cast<const TableBase&>(table); }
    static const Touches& in(const TableView& table) {
        using Get = const Touches& (TableBase::*)() const;
        return (base(table).*static_cast<Get>(&TouchesOf::touches))();
    }
    static std::vector<Json> plan_of(const TableView& table, std::size_t number) {
        return (base(table).*static_cast<std::vector<Json> (TableBase::*)(std::size_t) const>(&TouchesOf::plan))(number);
    }
    static Thing thing_of_target(const TableView& table, Id target) {
        return (base(table).*static_cast<Thing (TableBase::*)(Id) const>(&TouchesOf::thing_of))(target);
    }
    static Thing meaning_of(const TableView& table, Thing thing) {
        return (base(table).*static_cast<Thing (TableBase::*)(Thing) const>(&TouchesOf::meaning))(thing);
    }
};

/// A moment in which something is said: the position, what the rules allow, and the moves that the touches made so far can become.
template <class G>
struct Moment {
    using Move = typename G::Move;

    const typename G::State& state;
    Seat viewer;
    typename G::MoveList legal;
    std::vector<std::vector<Move>> open;       ///< each is one move, or several that one touch makes
    std::vector<Thing> next;                   ///< things that glow
    std::vector<Thing> begun;                  ///< touches made so far
    std::vector<Thing> picked;                 ///< of a collection: things picked so far
    tests::Said said;

    int n(const char* place) const { return tests::number_at(said, place); }
    const std::string& text(const char* place) const {
        static const std::string kNothing;
        const auto at = said.find(place);
        return at == said.end() ? kNothing : at->second;
    }
    /// Number of legal moves of a kind, and whether there is one.
    template <class M>
    int count() const {
        return static_cast<int>(std::count_if(legal.begin(), legal.end(), [](const Move& m) { return std::holds_alternative<M>(m); }));
    }
    template <class... M>
    bool can() const {
        return ((count<M>() > 0) && ...);
    }
    template <class... M>
    bool can_any() const {
        return ((count<M>() > 0) || ...);
    }
    /// Returns whether all legal moves are of these kinds.
    template <class... M>
    bool can_only() const {
        return std::all_of(legal.begin(), legal.end(), [](const Move& m) { return (std::holds_alternative<M>(m) || ...); });
    }
    /// Returns whether the touches made so far can become a move of a kind, made last.
    template <class... M>
    bool leads_to() const {
        return std::any_of(open.begin(), open.end(), [](const auto& plan) { return (std::holds_alternative<M>(plan.back()) || ...); });
    }
    /// Returns whether the touches can become nothing else.
    template <class... M>
    bool leads_only_to() const {
        return !open.empty() && std::all_of(open.begin(), open.end(), [](const auto& plan) { return (std::holds_alternative<M>(plan.back()) || ...); });
    }
    /// Number of different things of a kind that glow.
    template <class Kind>
    int glowing(Kind kind) const {
        return static_cast<int>(std::count_if(next.begin(), next.end(), [kind](Thing thing) { return thing.kind == static_cast<std::uint8_t>(kind); }));
    }
    template <class Kind>
    bool glows(Kind kind) const {
        return glowing(kind) > 0;
    }
    /// Returns whether nothing else glows.
    template <class... Kinds>
    bool glow_only(Kinds... kinds) const {
        return std::all_of(next.begin(), next.end(), [&](Thing thing) { return ((thing.kind == static_cast<std::uint8_t>(kinds)) || ...); });
    }
};

/// A sentence and what it claims. Headings and names claim nothing.
template <class G>
struct Claim {
    const char* message;
    std::function<bool(const Moment<G>&)> holds{};
};

template <class G, class Rig>
class ClaimsLaw {
  public:
    explicit ClaimsLaw(std::vector<Claim<G>> claims) : claims_(std::move(claims)) {}

    /// Plays games by moves of `choose(legal moves, rng)` and examines their decisions. `deal(seed)` returns the rig of a game.
    /// `settle(rig)` makes the moves that the table asks for by itself.
    template <class Deal, class Choose>
    void play_games(Deal deal, Choose choose, void (*settle)(Rig&) = [](Rig&) {}) {
        for (const std::uint64_t seed : tests::sampled({1, 2, 3, 4, 5, 6})) {
            Rig rig = deal(seed);
            rig.show_at_once();
            Rng rng(seed);
            for (int ply = 0; ply < tests::rounds(240); ++ply) {
                if (rig.match().to_act()) settle(rig);
                if (!rig.match().to_act()) break;
                if (is_examined(ply)) look(rig, rng, "seed " + std::to_string(seed) + ", move " + std::to_string(ply));
                rig.play(choose(rig.match().legal_moves(), rng));
            }
        }
    }

    /// Examines the open decision: what is said at rest, after touches that begin a move, and in answer to touches that mean nothing.
    void look(Rig& rig, Rng& rng, const std::string& where) {
        constexpr double kNoDoubleTapMs = 1000;
        where_ = where;
        rig.frame(kNoDoubleTapMs);
        for (int i = 0; i < 20 && rig.table().is_moving(); ++i) rig.frame(kNoDoubleTapMs);
        rig.table().escape();
        rig.frame(kNoDoubleTapMs);
        const std::string own = rig.prompt();
        hold(rig, own.empty() ? rig.match().prompt(rig.viewer(), Lang::en) : own);
        if (!own.empty()) hold(rig, rig.match().prompt(rig.viewer(), Lang::en));
        hold_drawn(rig);
        begin(rig, rng, 0);
        rig.table().escape();
        answer(rig, rng);
        rig.table().escape();
        rig.frame(kNoDoubleTapMs);
    }

    /// Messages that were said.
    const std::set<std::string>& heard() const { return heard_; }

    /// Expects that each message in a part of a source file (tests::messages_in) is on the list of claims.
    void expect_listed(const std::string& file, const std::string& from, const std::string& to) const {
        const std::set<std::string> messages = tests::messages_in(ORRERY_TESTS_DIR "/../" + file, from, to);
        EXPECT_FALSE(messages.empty()) << "the sources say nothing there";
        for (const std::string& message : messages)
            EXPECT_TRUE(std::any_of(claims_.begin(), claims_.end(), [&](const Claim<G>& one) { return message == one.message; }))
                << "no claim is listed for: " << message;
    }

  private:
    /// Returns whether a move's decision is examined: all in the deep tier, otherwise every fourth.
    static bool is_examined(int ply) { return tests::is_deep() || ply % 4 == 0; }
    /// Touches in a row, and how many are tried as the next one after so many: fewer the more there were, since most sequences
    /// of touches meet what others have met (in the deep tier 64 a decision; 512 took half an hour in Race).
    static int deepest() { return tests::is_deep() ? 3 : 2; }
    static int branches(int depth) { return tests::is_deep() ? 8 >> depth : 2; }

    Moment<G> moment(Rig& rig) {
        const Touches& touches = TouchesOf::in(rig.table());
        Moment<G> out{rig.match().now(), rig.viewer(), rig.match().legal_moves(), {}, touches.next(), touches.begun(), touches.picked(), {}};
        for (const std::size_t number : touches.open_moves()) {
            std::vector<typename G::Move> plan;
            for (const Json& json : TouchesOf::plan_of(rig.table(), number)) plan.push_back(*G::decode_move(json));
            expect_possible(rig, plan);
            out.open.push_back(std::move(plan));
        }
        return out;
    }

    /// What the touches lead to is what the rules allow, the second move of a touch included.
    void expect_possible(Rig& rig, const std::vector<typename G::Move>& plan) {
        const Verdict first = rig.match().violation(plan.front());
        if (first) fault(first->rule->id, to_text(G::encode_move(plan.front())) + " glows and is refused");
        if (first || plan.size() < 2) return;
        typename G::State then = rig.match().now();
        const Seat who = rig.viewer();
        std::vector<typename G::Event> events;
        typename G::Events log(events);
        G::apply(then, who, plan.front(), nullptr, log);
        if (G::to_act(then) != who) return;
        if (const Verdict second = G::violation(then, who, plan[1]))
            fault(second->rule->id, to_text(G::encode_move(plan[1])) + " glows and is refused after " + to_text(G::encode_move(plan[0])));
    }

    const Claim<G>* hold(Rig& rig, const std::string& sentence, bool is_listed = true) {
        for (const Claim<G>& claim : claims_) {
            std::optional<tests::Said> said = tests::read_back(claim.message, sentence);
            if (!said) continue;
            heard_.insert(claim.message);
            if (!claim.holds) return &claim;
            Moment<G> now = moment(rig);
            now.said = std::move(*said);
            if (!claim.holds(now)) fault(claim.message, "untrue: " + sentence + told(now));
            return &claim;
        }
        if (is_listed) fault(sentence, "no claim is listed for: " + sentence);
        return nullptr;
    }

    /// Reports a fault, each kind of it once.
    void fault(const std::string& kind, const std::string& what) {
        if (broken_.insert(kind).second) ADD_FAILURE() << where_ << ", " << what;
    }

    static std::string told(const Moment<G>& now) {
        std::string out = "\n  touches:";
        for (const Thing thing : now.begun) out += " " + std::to_string(thing.kind) + "/" + std::to_string(thing.index);
        for (const Thing thing : now.picked) out += " " + std::to_string(thing.kind) + "/" + std::to_string(thing.index);
        out += "\n  glowing:";
        for (const Thing thing : now.next) out += " " + std::to_string(thing.kind) + "/" + std::to_string(thing.index);
        out += "\n  legal:";
        for (const auto& move : now.legal) out += " " + to_text(G::encode_move(move));
        return out;
    }

    /// Headings, buttons and other words on the table. Only those that are on the list claim something.
    void hold_drawn(Rig& rig) {
        Recording record;
        rig.ui().record(&record);
        rig.frame();
        rig.ui().record(nullptr);
        std::set<std::string> words;
        for (const Drawn& item : record.items)
            if (item.kind == Drawn::Kind::text) words.insert(item.text);
        for (const Target& target : rig.ui().targets()) words.insert(target.name);
        for (const std::string& one : words) hold(rig, one, false);
    }

    std::vector<Id> shuffled_targets(Rig& rig, Rng& rng) {
        std::vector<Id> out;
        for (const Target& target : rig.ui().targets()) out.push_back(target.id);
        for (std::size_t i = out.size(); i > 1; --i) std::swap(out[i - 1], out[rng.below(static_cast<std::uint32_t>(i))]);
        return out;
    }

    void begin(Rig& rig, Rng& rng, int depth) {
        if (depth == deepest()) return;
        int tried = 0;
        const std::vector<Thing> path = made(rig);
        for (const Id target : shuffled_targets(rig, rng)) {
            if (tried == branches(depth)) break;
            const std::vector<Thing> next = TouchesOf::in(rig.table()).next();
            const Thing thing = TouchesOf::thing_of_target(rig.table(), target);
            if (std::find(next.begin(), next.end(), thing) == next.end() || !rig.table().begin_with(target)) continue;
            ++tried;
            rig.frame();
            if (rig.prompt().empty()) fault("nothing after " + std::to_string(thing.kind), "nothing is asked after a touch" + told(moment(rig)));
            else hold(rig, rig.prompt());
            if (TouchesOf::in(rig.table()).next().empty() && !TouchesOf::in(rig.table()).can_confirm())
                fault("nowhere after " + std::to_string(thing.kind), rig.prompt() + " leads nowhere" + told(moment(rig)));
            hold_drawn(rig);
            begin(rig, rng, depth + 1);
            if (depth == 0) answer(rig, rng);
            if (!go_back(rig, path)) break;
        }
    }

    /// Returns the touches made so far, things picked for a collection included.
    static std::vector<Thing> made(Rig& rig) {
        const Touches& touches = TouchesOf::in(rig.table());
        std::vector<Thing> out = touches.begun();
        out.insert(out.end(), touches.picked().begin(), touches.picked().end());
        return out;
    }

    /// Makes the touches again that `begin` starts from. Returns false if the table does not know them any more.
    bool go_back(Rig& rig, const std::vector<Thing>& path) {
        rig.table().escape();
        rig.frame();
        for (const Thing thing : path) {
            if (!rig.table().begin_with(target_of(thing))) return false;
            rig.frame();
        }
        return made(rig) == path;
    }

    /// Returns whether a touch in the middle of the target may mean something else, for example a bubble above it.
    static bool is_covered(Rig& rig, const Target& target) {
        constexpr float kWholePixel = 1;                   // to which the pointer is rounded
        return std::any_of(rig.ui().targets().begin(), rig.ui().targets().end(), [&](const Target& other) {
            return &other != &target && other.layer >= target.layer && !(other.options.is_ground && other.layer == target.layer && &other < &target) &&
                   other.hit.grown(kWholePixel).contains(target.rect.centre());
        });
    }

    /// Touches things that mean nothing now. Each is answered, and the answer is true.
    void answer(Rig& rig, Rng& rng) {
        constexpr double kNoDoubleTapMs = 1000;
        int answers = 0;
        rig.frame(kNoDoubleTapMs);
        for (const Id id : shuffled_targets(rig, rng)) {
            if (answers == branches(0)) break;
            const Touches& touches = TouchesOf::in(rig.table());
            const std::vector<Thing> begun = made(rig);
            const Thing thing = TouchesOf::thing_of_target(rig.table(), id);
            const Target* target = rig.target(id);
            if (!thing || target == nullptr || is_covered(rig, *target) || touches.takes(TouchesOf::meaning_of(rig.table(), thing), true)) continue;
            ++answers;
            const bool is_off = !target->options.enabled;
            const std::string name = target->name;
            rig.notes.clear();
            (void)rig.asked();
            rig.frame(kNoDoubleTapMs);
            if (!rig.tap(id)) continue;
            const std::optional<typename G::Move> asked = rig.asked();
            // What it lets go of, such as a bubble that it closes, and what it explains are answers, too.
            const bool is_answered = asked || !rig.notes.empty() || made(rig) != begun || !rig.above().empty();
            if (is_off && !is_answered) fault("silent " + std::to_string(thing.kind), "a button that is off is silent: " + name + told(moment(rig)));
            if (asked && !rig.match().violation(*asked))
                fault("dull " + std::to_string(thing.kind), name + " is dull and makes " + to_text(G::encode_move(*asked)) + told(moment(rig)));
            for (const TableRequest::Note& note : rig.notes) {
                hold(rig, note.title, false);
                hold(rig, note.text, false);
            }
            if (on_answer) on_answer(moment(rig), thing, asked, rig.notes.empty() ? nullptr : &rig.notes.back(), where_);
            rig.notes.clear();
            if (!go_back(rig, begun)) break;               // closes an explanation, too, which would take the next touch
        }
    }

  public:
    /// Further expectations of a game about the answer to a touch: a move that is refused, or a note.
    std::function<void(const Moment<G>&, Thing touched, const std::optional<typename G::Move>&, const TableRequest::Note*, const std::string& where)> on_answer;

  private:
    std::vector<Claim<G>> claims_;
    std::set<std::string> heard_, broken_;
    std::string where_;
};

}  // namespace orrery::ui::test
