// A match of one game: all its positions, the moves between them, and the moves that can be redone.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/core/event_log.h"
#include "engine/core/game_rules.h"
#include "engine/core/hash.h"
#include "engine/match/any_match.h"
#include "engine/match/position.h"

namespace orrery {

/// Returns the log line about moves that a friendly table took back past a barrier.
std::string friendly_text(int count, Lang lang);
/// Returns the error for a number of players that the game does not allow. `rule` is the rule about it.
Error wrong_seat_count(const GameInfo& game, std::size_t found, const Rule& rule);

/// Returns the default options for a number of seats. They are computed once, so that loops can call this freely.
template <class G>
const typename G::Options& usual_options(int seats) {
    static const auto by_seats = [] {
        std::array<typename G::Options, kMaxSeats + 1> out{};
        for (int count = G::info().min_seats; count <= G::info().max_seats; ++count) {
            const Json options = default_options(*G::info().options, count);
            Error error;
            out[static_cast<std::size_t>(count)] = G::decode_options(Reader(options, "/options", error));
            assert(error.message.empty());
        }
        return out;
    }();
    return by_seats[static_cast<std::size_t>(seats)];
}

/// Returns options for self-play: each with its default half of the time, otherwise with any value that is offered. Choices that
/// exclude each other give way to the defaults.
template <class G>
typename G::Options drawn_options(int seats, Rng& rng) {
    Json options = default_options(*G::info().options, seats);
    for (const OptionSpec& spec : *G::info().options) {
        const std::vector<Json> values = available_values(spec, seats);
        if (options.contains(spec.key) && !values.empty() && rng.below(2) == 0)
            options[spec.key] = values[rng.below(static_cast<std::uint32_t>(values.size()))];
    }
    Error error;
    const auto decoded = G::decode_options(Reader(options, "/options", error));
    return error.message.empty() ? decoded : usual_options<G>(seats);
}

/// Match of the game whose `Game` struct is `G`. The screens of that game use the typed part; all other callers use AnyMatch.
template <class G>
class Match final : public AnyMatch {
  public:
    using State = typename G::State;
    using Observation = typename G::Observation;
    using Move = typename G::Move;
    using Event = typename G::Event;
    using Events = typename G::Events;

    /// Starts a new match. The pointer of an error names the option or "/players".
    static Result<std::unique_ptr<AnyMatch>> start(const NewMatch& how) {
        const GameInfo& info = G::info();
        if (how.names.size() < static_cast<std::size_t>(info.min_seats) ||
            how.names.size() > static_cast<std::size_t>(info.max_seats))
            return wrong_seat_count(info, how.names.size(), G::seat_count_rule());
        Error error;
        const int seats = static_cast<int>(how.names.size());
        const auto options = read_options(Reader(how.options, "/options", error), seats);
        if (!error.message.empty()) return error;

        std::unique_ptr<Match> match(new Match);
        for (std::size_t i = 0; i < how.names.size(); ++i) {
            std::string name = tidy_name(how.names[i]);
            match->names_.push_back(name.empty() ? "Player " + std::to_string(i + 1) : std::move(name));
        }
        match->start_.script = how.script;
        Events log(match->start_.events);
        match->start_.state =
            G::start(options, seats, Rng(how.seed), &match->start_.script, log);
        return std::unique_ptr<AnyMatch>(std::move(match));
    }

    /// Starts a match from a position document.
    static Result<std::unique_ptr<AnyMatch>> load(const Json& position) {
        Error error;
        const Reader document(position, "", error);
        Envelope envelope = read_envelope(document, G::info(), G::seat_count_rule());
        if (!error.message.empty()) return error;
        const int seats = static_cast<int>(envelope.names.size());
        const auto options = read_options(document.at("options"), seats);
        if (!error.message.empty()) return error;

        std::unique_ptr<Match> match(new Match);
        match->start_.state = G::decode_state(document.at("table"), document.at("decision"), options, seats, envelope.rng);
        if (!error.message.empty()) return error;
        if (std::string broken = G::broken_invariant(match->start_.state); !broken.empty())
            return Error{"/table", std::move(broken)};
        Events log(match->start_.events);
        G::tell_opening(match->start_.state, log);
        match->start_.script = std::move(envelope.script);
        match->names_ = std::move(envelope.names);
        match->script_keys_ = envelope.keys;
        return std::unique_ptr<AnyMatch>(std::move(match));
    }

    // --- Typed part
    const State& now() const { return last().state; }
    /// Returns the state after `ply` moves. Precondition: ply ≤ history_size().
    const State& at(std::size_t ply) const { return moment(ply).state; }
    Observation observe(Seat seat) const { return G::observe(now(), seat); }
    /// Returns the observation from which a table is drawn for `viewer`: the public one while the table is covered.
    Observation look(Seat viewer, bool is_covered) const { return is_covered ? G::observe_public(now(), viewer) : observe(viewer); }
    /// Returns the events of move `ply`, counted from 1, or of the setup (0).
    const std::vector<Event>& events_of(std::size_t ply) const { return ply == 0 ? start_.events : plies_[ply - 1].after.events; }
    /// Precondition: index < history_size().
    const Move& typed_move_at(std::size_t index) const { return plies_[index].move; }
    /// Returns the legal moves of the deciding seat; none when the game is over.
    typename G::MoveList legal_moves() const {
        const auto who = to_act();
        return who ? G::legal_moves(now(), *who) : typename G::MoveList{};
    }

    /// Judges a move of the deciding seat.
    Verdict violation(const Move& move) const {
        const auto who = to_act();
        if (!who) return Violation{&G::over_rule()};
        return G::violation(now(), *who, move);
    }

    /// Makes a move of the deciding seat. Returns the violation and changes nothing if the move is illegal. `faces` are as in
    /// AnyMatch::apply.
    Verdict play(const Move& move, const Faces& faces = {}) {
        if (Verdict verdict = violation(move)) return verdict;
        leave_later();
        plies_.push_back({move, {now(), last().script, {}}, false, faces});
        Ply& made = plies_.back();
        Events log(made.after.events);
        Faces& dice = made.after.script.dice;
        const std::size_t scripted = dice.size();
        dice.insert(dice.begin(), faces.begin(), faces.end());
        G::apply(made.after.state, *to_act(), move, &made.after.script, log);
        if (dice.size() > scripted) {
            const auto unused = static_cast<std::ptrdiff_t>(dice.size() - scripted);
            dice.erase(dice.begin(), dice.begin() + unused);
            made.faces.resize(faces.size() - static_cast<std::size_t>(unused));
        }
        made.is_barrier = G::is_barrier(now(), move, made.after.state, made.after.events);
        rewind(ply() + 1);
        follow_variations();
        return {};
    }

    // --- AnyMatch
    const GameInfo& game() const override { return G::info(); }
    const Names& names() const override { return names_; }
    void rename(Seat seat, std::string name) override {
        name = tidy_name(name);
        if (!name.empty()) names_[static_cast<std::size_t>(seat)] = std::move(name);
    }
    Json options() const override { return G::encode_options(now().options); }

    Json position_at(std::size_t ply) const override { return document_of(moment(ply), script_keys_); }
    Json view(Seat seat) const override {
        const Observation seen = observe(seat);
        return write_position(G::info(), options(), names_, nullptr, G::encode_table(seen), G::encode_decision(seen));
    }
    Json decision() const override { return G::encode_decision(now()); }
    /// Always includes both keys of scripted chance, so that equal positions have equal hashes.
    std::string hash() const override { return to_hex16(hash64(to_text(document_of(last(), {})))); }
    std::optional<Seat> to_act() const override { return G::to_act(now()); }
    int turn_number_at(std::size_t ply) const override { return G::turn_number(at(ply)); }
    Seat turn_seat() const override { return G::turn_seat(now()); }
    bool has_secrets(Seat seat) const override { return G::has_secrets(now(), seat); }
    bool decides_in_the_open() const override { return G::decides_in_the_open(now()); }
    bool decides_sealed() const override {
        if constexpr (HasSealedDecisions<G>) return G::decides_sealed(now());
        else return false;
    }

    std::vector<Json> moves() const override {
        std::vector<Json> out;
        for (const Move& move : legal_moves()) out.push_back(G::encode_move(move));
        return out;
    }
    std::vector<std::pair<Json, Refusal>> impossible() const override {
        std::vector<std::pair<Json, Refusal>> out;
        const auto who = to_act();
        if (!who) return out;
        for (const Move& move : G::probe_moves(observe(*who))) {
            Json json = G::encode_move(move);
            if (auto why = refusal(json)) out.emplace_back(std::move(json), std::move(*why));
        }
        return out;
    }
    std::optional<Refusal> refusal(const Json& json) const override {
        const std::optional<Move> move = to_act() ? G::decode_move(json) : std::nullopt;
        if (const Verdict verdict = judge(move)) return in_words(move, *verdict);
        return {};
    }
    using AnyMatch::apply;
    std::optional<Refusal> apply(const Json& json, const Faces& faces) override {
        const std::optional<Move> move = to_act() ? G::decode_move(json) : std::nullopt;
        const Verdict verdict = move ? play(*move, faces) : judge(move);
        if (verdict) return in_words(move, *verdict);
        return {};
    }
    std::optional<Json> next_die(const Json& json, const Faces& faces) const override {
        const std::optional<Move> move = to_act() ? G::decode_move(json) : std::nullopt;
        if (judge(move)) return {};
        ChanceScript script = last().script;
        script.dice.insert(script.dice.begin(), faces.begin(), faces.end());
        script.dice.push_back(1);
        State state = now();
        std::vector<Event> events;
        Events log(events);
        G::apply(state, *to_act(), *move, &script, log);
        if (!script.dice.empty()) return {};
        Json out = Json::array();
        for (const Event& event : events) out.push_back(G::encode_event(G::redact_for_all(event)));
        return out;
    }
    Json last_events() const override {
        Json out = Json::array();
        for (const Event& event : last().events) out.push_back(G::encode_event_full(event));
        return out;
    }

    std::size_t dice_left() const override { return last().script.dice.size(); }

    std::size_t history_size() const override { return plies_.size(); }
    Json move_at(std::size_t index) const override { return G::encode_move(plies_[index].move); }
    const Faces& faces_at(std::size_t index) const override { return plies_[index].faces; }
    bool is_barrier_at(std::size_t index) const override { return plies_[index].is_barrier; }
    std::unique_ptr<AnyMatch> asked_first(Seat seat) const override {
        if constexpr (HasCommonSteps<G>) {
            const std::optional<State> state = G::asked_first(now(), seat);
            if (!state) return nullptr;
            std::unique_ptr<Match> out(new Match(*this));
            (ply() == 0 ? out->start_ : out->plies_[ply() - 1].after).state = *state;
            return out;
        } else {
            return nullptr;
        }
    }
    std::unique_ptr<AnyMatch> copy() const override { return std::unique_ptr<AnyMatch>(new Match(*this)); }

    ScoreSheet score_at(std::size_t ply) const override { return G::score(at(ply)); }

    std::string prompt(Seat reader, Lang lang) const override { return G::prompt(observe(reader), names_, lang); }
    std::string move_name(const Json& json, Lang lang) const override {
        const std::optional<Move> move = G::decode_move(json);
        return move ? G::move_name(observe(asked()), *move, lang) : std::string();
    }
    Confirmation confirmation(const Json& json, Lang lang) const override {
        const std::optional<Move> move = G::decode_move(json);
        return move ? G::confirmation(observe(asked()), *move, names_, lang) : Confirmation();
    }
    std::string noun_at(std::size_t index, Lang lang) const override {
        const State& before = at(index);
        return G::move_noun(G::observe_public(before, *G::to_act(before)), plies_[index].move, lang);
    }
    std::vector<Section> describe_table(Seat viewer, bool is_covered, Lang lang) const override {
        std::vector<Section> sections = G::describe_table(look(viewer, is_covered), names_, lang);
        if (is_covered) std::erase_if(sections, [](const Section& section) { return section.secret; });
        return sections;
    }
    std::vector<LogLine> log(std::optional<Seat> reader, Lang lang, std::size_t from) const override {
        std::vector<LogLine> lines;
        for (std::size_t ply = from; ply <= this->ply(); ++ply) {
            int turn = G::turn_number(at(ply == 0 ? 0 : ply - 1));
            for (const Event& event : events_of(ply)) {
                const Event told = reader ? G::redact(event, *reader) : G::redact_for_all(event);
                if (G::begins_turn(told)) turn = G::turn_number(at(ply));
                lines.push_back({ply, turn, event_contender(told, seats()), G::encode_event(told), G::describe(told, names_, lang)});
            }
            for (const FriendlyMark& mark : friendly_marks())
                if (mark.ply == ply) lines.push_back(mark_line(mark, ply, lang));
        }
        return lines;
    }

    std::unique_ptr<Thinker> thinker(std::string_view level, std::uint64_t seed) const override {
        return make_thinker<G>(level, observe(asked()), seed);
    }
    Json guess_position(Seat seat, std::uint64_t seed) const override {
        Rng rng(seed);
        return document_of({G::determinize(observe(seat), rng), {}, {}}, {});
    }

  protected:
    void drop_moves(std::size_t index) override { plies_.erase(plies_.begin() + static_cast<std::ptrdiff_t>(index), plies_.end()); }

  private:
    /// State with the events of the move that led to it, and the script of chance that is left.
    struct Moment {
        State state;
        ChanceScript script;
        std::vector<Event> events;
    };
    struct Ply {
        Move move;
        Moment after;
        bool is_barrier;
        Faces faces;                                       ///< rolled by people for this move
    };

    Match() = default;

    /// Completes the given options with the defaults for the number of seats, and lets the game decode the result, because only
    /// the game knows which options exclude each other.
    static typename G::Options read_options(const Reader& given, int seats) {
        Json complete;
        Error error;
        if (complete_options(*G::info().options, given, seats, complete)) return {};
        const auto options = G::decode_options(Reader(complete, given.pointer(), error));
        if (!error.message.empty()) given.fail_at(error.pointer, error.message);
        return options;
    }
    const Moment& moment(std::size_t ply) const { return ply == 0 ? start_ : plies_[ply - 1].after; }
    const Moment& last() const { return moment(ply()); }
    /// Returns the seat whose observation serves for texts: the deciding seat, or the seat of the last turn after the end.
    Seat asked() const { return to_act().value_or(turn_seat()); }

    Json document_of(const Moment& moment, ScriptKeys keys) const {
        const State& s = moment.state;
        return write_position(G::info(), G::encode_options(s.options), names_, write_rng(s.rng, moment.script, keys),
                              G::encode_table(s), G::encode_decision(s));
    }
    /// Judges a decoded move. `move` is nullopt if it is malformed. After the end all moves break the same rule, even malformed
    /// ones.
    Verdict judge(const std::optional<Move>& move) const {
        if (!to_act()) return Violation{&G::over_rule()};
        return move ? violation(*move) : Verdict(Violation{&G::malformed_rule()});
    }
    Refusal in_words(const std::optional<Move>& move, const Violation& why) const {
        const Observation seen = observe(asked());
        Refusal refusal{why.rule, {}, {}};
        refusal.title = in_all_languages([&](Lang lang) { return G::refusal_title(move, why, lang); });
        refusal.message = in_all_languages([&](Lang lang) { return G::explain(seen, asked(), move, why, names_, lang); });
        return refusal;
    }
    LogLine mark_line(const FriendlyMark& mark, std::size_t ply, Lang lang) const {
        Json json = Json::object();
        json["event"] = "taken_back";
        json["count"] = mark.count;
        return {ply, G::turn_number(at(ply)), {}, std::move(json), friendly_text(mark.count, lang)};
    }

    Names names_;
    ScriptKeys script_keys_;
    Moment start_;
    std::vector<Ply> plies_;                               // including those that can be redone
};

/// Returns the match as a match of game `G`, or nullptr if it is of another game.
template <class G>
Match<G>* match_of(AnyMatch& match) {
    return &match.game() == &G::info() ? static_cast<Match<G>*>(&match) : nullptr;
}
template <class G>
const Match<G>* match_of(const AnyMatch& match) {
    return &match.game() == &G::info() ? static_cast<const Match<G>*>(&match) : nullptr;
}

}  // namespace orrery
