// Field descriptors of Race for the Galaxy: options, decisions, tables, moves and events (docs/rules/race.md, sections 8 to 10
// and 13).
#pragma once

#include "engine/core/fields.h"
#include "engine/games/race/codec.h"
#include "engine/games/race/events.h"
#include "engine/games/race/ids.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/rules.h"

namespace orrery::race {

// ---------------------------------------------------------------- kinds of values

/// Forms in which values of this game are written and read.
namespace as {

inline constexpr IdKind<CardId> kCard{[](CardId card) { return std::string_view(design(card).id); }, card_by_id,
    "the id of a card", kDesignCount};
inline constexpr IdKind<ActionId> kAction{[](ActionId id) { return std::string_view(action(id).id); }, action_by_id,
    "the id of an action", kActionCount};
inline constexpr IdKind<Good> kGood{[](Good good) { return std::string_view(good_type(good).id); }, good_by_id,
    "the id of a kind of good", kGoodCount};
inline constexpr IdKind<Phase> kPhase{
    [](Phase phase) { return std::string_view(kPhases[static_cast<std::size_t>(phase)].id); }, phase_by_id,
    "the id of a phase", kPhaseCount};
inline constexpr IdKind<Kind> kDecisionKind{[](Kind kind) { return std::string_view(kind_id(kind)); }, nullptr,
    "the id of a decision", kKindCount};
inline constexpr auto kMethod = word_of(kMethodIds);
inline constexpr auto kCards = list_of(kCard);             ///< cards that only their seat may see

}  // namespace as

// ---------------------------------------------------------------- options and decisions

constexpr auto fields(Type<Options>) {
    return record_of(
        field("two_actions", &Options::two_actions, kFlag),
        field("setup", &Options::setup, word_of(kSetupIds)),
        field("sale_needs_power", &Options::sale_needs_power, kFlag),
        field("round_limit", &Options::round_limit, whole(0, kMaxRoundLimit)));
}

constexpr auto fields(Type<Asked>) {
    return record_of(field("seat", &Asked::seat, kSeat), field("kind", &Asked::kind, as::kDecisionKind));
}

// ---------------------------------------------------------------- the table

/// Powers of a card that were used, as an ascending list of their numbers.
struct UsedKind {
    Json write(std::uint8_t used) const {
        Json out = Json::array();
        for (std::size_t power = 0; power < kMaxPowers; ++power)
            if ((used >> power & 1u) != 0) out.push_back(power);
        return out;
    }
    void read(const Reader& in, std::uint8_t& out) const {
        unsigned used = 0;
        const std::size_t size = in.array_size(kMaxPowers);
        for (std::size_t i = 0; i < size; ++i) {
            const auto power = static_cast<unsigned>(in.at(i).integer(0, kMaxPowers - 1));
            if (used >> power != 0) in.at(i).fail("expected each number once, ascending");
            used |= 1u << power;
        }
        out = static_cast<std::uint8_t>(used);
    }
};

/// Card that nobody may see, or null.
struct FaceDownKind {
    Json write(bool is_there) const { return is_there ? Json("?") : Json(); }
};

/// Describes a card of a tableau. `good` is the field of its good.
template <class Good>
constexpr auto placed_fields(Good good) {
    return record_of(field("card", &Placed::card, as::kCard), good, field("new", &Placed::is_new, kFlag),
        field("used", &Placed::used, UsedKind{}));
}

/// Tableau in a state, which knows the cards under the goods.
struct TableauField {
    const char* key = "tableau";

    struct Covered : Placed { std::optional<CardId> good; };
    static constexpr auto card = placed_fields(field("good", &Covered::good, or_null(as::kCard)));

    void write(const Row<const State>& row, Json& out) const {
        Json list = Json::array();
        for (const Placed& placed : row.whole.players[row.seat()].tableau)
            list.push_back(card.write(Covered{placed, row.whole.good_cards[placed.card]}));
        out[key] = std::move(list);
    }
    void read(const Reader& in, Row<State>& row) const {
        FixedVector<Covered, Tableau::capacity()> cards;
        list_of(card).read(in.at(key), cards);
        for (Covered& placed : cards) {
            placed.has_good = placed.good.has_value();
            if (placed.has_good) row.whole.good_cards[placed.card] = placed.good;
            row.whole.players[row.seat()].tableau.push_back(placed);
        }
    }
};

/// Choice of a seat in a state, secret or revealed. It is read as revealed; the decoder hides it if it is not.
template <class Value, class ValueKind>
struct ChoiceField {
    const char* key;
    const Value& (View::*chosen)() const;
    Value Player::*revealed;
    ValueKind kind;

    void write(const Row<const State>& row, Json& out) const { out[key] = kind.write((view_of(row.whole, row.seat()).*chosen)()); }
    void read(const Reader& in, Row<State>& row) const { kind.read(in.at(key), row.whole.players[row.seat()].*revealed); }
};
template <class Value, class ValueKind>
constexpr ChoiceField<Value, ValueKind> choice(const char* key, const Value& (View::*chosen)() const, Value Player::*revealed,
                                               ValueKind kind) {
    return {key, chosen, revealed, kind};
}

// Entries that a state shows and an observation covers (9.1).
constexpr auto supply_field(Type<State>) { return field("supply", &State::supply, pile_of(as::kCard)); }
constexpr auto supply_field(Type<Observation>) { return field("supply", &Observation::supply_size); }
constexpr auto discard_field(Type<State>) { return field("discard", &State::discard, pile_of(as::kCard)); }
constexpr auto discard_field(Type<Observation>) { return field("discard", &Observation::discard_size); }
constexpr TableauField tableau_field(Type<State>) { return {}; }
constexpr auto tableau_field(Type<Observation>) {
    return column("tableau", &Table::players, &Player::tableau,
        list_of(placed_fields(field("good", &Placed::has_good, FaceDownKind{}))));
}
constexpr auto hand_field(Type<State>) { return column("hand", &State::secrets, &Secrets::hand, as::kCards); }
constexpr auto hand_field(Type<Observation>) {
    return computed("hand", or_covered(as::kCards), [](const Row<const Observation>& row) -> Seen<Cards> {
        const Observation& o = row.whole;
        if (row.seat() == o.me) return o.own.hand;
        return o.hand_sizes[row.seat()];
    });
}
constexpr auto drawn_field(Type<State>) { return column("drawn", &State::secrets, &Secrets::drawn, as::kCards); }
constexpr auto drawn_field(Type<Observation>) {
    return computed("drawn", or_covered(as::kCards), [](const Row<const Observation>& row) -> Seen<Cards> {
        const Observation& o = row.whole;
        if (row.seat() == o.me) return o.own.drawn;
        return o.drawn_sizes[row.seat()];
    });
}
constexpr auto actions_field(Type<State>) { return choice("actions", &View::actions, &Player::actions, list_of(as::kAction)); }
constexpr auto actions_field(Type<Observation>) {
    return computed("actions", or_covered(list_of(as::kAction)), [](const Row<const Observation>& row) -> Seen<Choice> {
        const Observation& o = row.whole;
        const Choice& seen = row.seat() == o.me ? view_of(o).actions() : o.players[row.seat()].actions;
        const bool is_covered = seen.empty() && o.phase == Phase::choose && !contains(o.waiting, row.seat());
        if (is_covered) return o.options.two_actions ? 2 : 1;
        return seen;
    });
}
constexpr auto placing_field(Type<State>) { return choice("placing", &View::placing, &Player::placing, or_null(as::kCard)); }
constexpr auto placing_field(Type<Observation>) {
    using Shown = std::optional<std::optional<CardId>>;    // nullopt: covered
    return computed("placing", or_word("?", or_null(as::kCard)), [](const Row<const Observation>& row) -> Shown {
        const Observation& o = row.whole;
        if (row.seat() == o.me) return view_of(o).placing();
        const std::optional<Asked> open = asked(o);
        const bool is_covered = open && is_placement(open->kind) && !contains(o.waiting, row.seat());
        if (is_covered) return std::nullopt;
        return o.players[row.seat()].placing;
    });
}

/// Describes the table of a State or an Observation. Only a State can be read.
template <class Position>
auto table_fields(int seats) {
    constexpr int kMaxChips = 16'000;                      // sums stay small; the invariants limit chips further
    constexpr Type<Position> position;
    const auto seat = whole(0, seats - 1), chips = whole(0, kMaxChips), cards = whole(0, kCardCount);
    return record_of(
        field("round", &Table::round, whole(0, kMaxRounds)),
        field("phase", &Table::phase, as::kPhase),
        field("first", &Table::first, seat),
        supply_field(position),
        discard_field(position),
        field("vp_pool", &Table::vp_pool, chips),
        field("vp_reserve", &Table::vp_reserve, chips),
        field("waiting", &Table::waiting, list_of(seat)),
        field("owed", &Table::owed, cards),
        field("power", &Table::power, or_null(record_of(
            field("card", &OpenPower::card, as::kCard),
            field("power", &OpenPower::power, whole(0, kMaxPowers - 1)),
            field("left", &OpenPower::left, cards),
            field("taken", &OpenPower::taken, list_of(as::kGood))))),
        seat_rows("seats", seats, record_of(
            column("start", &Table::players, &Player::start, as::kCard),
            tableau_field(position),
            hand_field(position),
            drawn_field(position),
            column("vp", &Table::players, &Player::vp, chips),
            actions_field(position),
            placing_field(position),
            column("method", &Table::players, &Player::method, or_null(as::kMethod)),
            column("sold", &Table::players, &Player::sold, kFlag),
            column("bonus_used", &Table::players, &Player::bonus_used, kFlag),
            column("produced", &Table::players, &Player::produced, list_of(as::kGood)))),
        derived("result", [](const Position& p) { return encode_result(p, hand_sizes(p)); }));
}

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<Discard>) { return record("discard", field("card", &Discard::card, as::kCard)); }
constexpr auto fields(Type<Choose>) {
    return record("actions", field("actions", &Choose::actions, move_list_of(as::kAction)));
}
constexpr auto fields(Type<Keep>) { return record("keep", field("card", &Keep::card, as::kCard)); }
constexpr auto fields(Type<Place>) { return record("place", field("card", &Place::card, as::kCard)); }
constexpr auto fields(Type<Pass>) { return record("pass"); }
constexpr auto fields(Type<TakeMethod>) { return record("method", field("method", &TakeMethod::method, as::kMethod)); }
constexpr auto fields(Type<Sell>) { return record("sell", field("world", &Sell::world, as::kCard)); }
constexpr auto fields(Type<UsePower>) {
    return record("power", field("card", &UsePower::card, as::kCard),
        field("power", &UsePower::power, MoveNumberKind{0, kMaxPowers - 1, kNoPower}));
}
constexpr auto fields(Type<Done>) { return record("done"); }
constexpr auto fields(Type<TakeGood>) { return record("good", field("world", &TakeGood::world, as::kCard)); }
constexpr auto fields(Type<CallNumber>) {
    return record("number", field("number", &CallNumber::number, MoveNumberKind{0, INT8_MAX, 0}));
}
constexpr auto fields(Type<Windfall>) {            // without a card the source is the Produce bonus (RG-A68)
    return record("windfall", field("source", &Windfall::source, or_word("bonus", as::kCard)),
        field("world", &Windfall::world, as::kCard));
}

// ---------------------------------------------------------------- events

constexpr auto fields(Type<GameStarted>) {
    return record("game_started", field("seats", &GameStarted::seats), field("vp_pool", &GameStarted::vp_pool));
}
constexpr auto fields(Type<StartWorld>) {
    return of_seat<StartWorld>("start_world", field("card", &StartWorld::card, as::kCard));
}
constexpr auto fields(Type<Dealt>) {
    return of_seat<Dealt>("dealt", field("count", &Dealt::count), if_present("cards", &Dealt::cards, as::kCards));
}
constexpr auto fields(Type<SetupDiscarded>) {
    return of_seat<SetupDiscarded>("setup_discarded", field("count", &SetupDiscarded::count));
}
constexpr auto fields(Type<FirstPlayer>) { return of_seat<FirstPlayer>("first_player"); }
constexpr auto fields(Type<RoundStarted>) { return record("round_started", field("round", &RoundStarted::round)); }
constexpr auto fields(Type<ActionsRevealed>) {
    return record("actions_revealed", computed("choices", by_seat(list_of(as::kAction)),
        [](const ActionsRevealed& e) { return BySeat<Choice>{e.choices, e.seats}; }));
}
constexpr auto fields(Type<PhaseStarted>) {
    return record("phase_started", field("phase", &PhaseStarted::phase, as::kPhase));
}
constexpr auto fields(Type<Drew>) {
    return of_seat<Drew>("drew", field("count", &Drew::count), field("reason", &Drew::reason, word_of(kDrawReasonIds)),
        if_present("cards", &Drew::cards, as::kCards));
}
constexpr auto fields(Type<Explored>) {
    return of_seat<Explored>("explored", field("drawn", &Explored::drawn), field("kept", &Explored::kept),
        if_present("cards", &Explored::cards, as::kCards));
}
constexpr auto fields(Type<PlacementsRevealed>) {
    return record("placements_revealed", computed("cards", by_seat(or_null(as::kCard)),
        [](const PlacementsRevealed& e) { return BySeat<std::optional<CardId>>{e.cards, e.seats}; }));
}
constexpr auto fields(Type<MethodTaken>) {
    return of_seat<MethodTaken>("method", field("card", &MethodTaken::card, as::kCard),
        field("method", &MethodTaken::method, as::kMethod));
}
constexpr auto fields(Type<UsedUp>) { return of_seat<UsedUp>("used_up", field("card", &UsedUp::card, as::kCard)); }
constexpr auto fields(Type<Paid>) {
    return of_seat<Paid>("paid", field("card", &Paid::card, as::kCard), field("count", &Paid::count),
        if_present("cards", &Paid::cards, as::kCards));
}
constexpr auto fields(Type<PlacedCard>) {
    return of_seat<PlacedCard>("placed", field("card", &PlacedCard::card, as::kCard));
}
constexpr auto fields(Type<Conquered>) {
    return of_seat<Conquered>("conquered", field("card", &Conquered::card, as::kCard),
        field("military", &Conquered::military),
        field("defense", &Conquered::defense));
}
constexpr auto fields(Type<GoodAdded>) {
    return of_seat<GoodAdded>("good_added", field("world", &GoodAdded::world, as::kCard),
        field("kind", &GoodAdded::kind, as::kGood),
        field("reason", &GoodAdded::reason, word_of(kGoodReasonIds)));
}
constexpr auto fields(Type<Sold>) {
    return of_seat<Sold>("sold", field("world", &Sold::world, as::kCard), field("kind", &Sold::kind, as::kGood),
        field("cards", &Sold::cards));
}
constexpr auto fields(Type<PowerUsed>) {
    return of_seat<PowerUsed>("power_used", field("card", &PowerUsed::card, as::kCard), field("power", &PowerUsed::power));
}
constexpr auto fields(Type<Consumed>) {
    return of_seat<Consumed>("consumed", field("world", &Consumed::world, as::kCard), field("kind", &Consumed::kind,
        as::kGood));
}
constexpr auto fields(Type<GainedVp>) {
    return of_seat<GainedVp>("gained_vp", field("count", &GainedVp::count), field("doubled", &GainedVp::doubled));
}
constexpr auto fields(Type<HandDiscarded>) {
    return of_seat<HandDiscarded>("hand_discarded", field("count", &HandDiscarded::count),
        field("reason", &HandDiscarded::reason, word_of(kDiscardReasonIds)), if_present("cards", &HandDiscarded::cards,
        as::kCards));
}
constexpr auto fields(Type<Lucky>) {
    return of_seat<Lucky>("lucky", field("number", &Lucky::number), field("card", &Lucky::card, as::kCard),
        field("hit", &Lucky::hit));
}
constexpr auto fields(Type<LuckyNothing>) {
    return of_seat<LuckyNothing>("lucky_nothing", field("number", &LuckyNothing::number));
}
constexpr auto fields(Type<Reshuffled>) { return record("reshuffled", field("count", &Reshuffled::count)); }
constexpr auto fields(Type<SupplyOut>) { return of_seat<SupplyOut>("supply_out", field("lost", &SupplyOut::lost)); }
constexpr auto fields(Type<ReserveOpened>) { return record("reserve_opened"); }
constexpr auto fields(Type<Auto>) { return of_seat<Auto>("auto", field("kind", &Auto::kind, as::kDecisionKind)); }
constexpr auto fields(Type<RoundEnded>) { return record("round_ended", field("round", &RoundEnded::round)); }
constexpr auto fields(Type<GameOver>) {
    return record("game_over", field("reason", &GameOver::reason, word_of(kEndReasonIds)));
}
constexpr auto fields(Type<FinalScore>) {
    return of_seat<FinalScore>("final_score", field("chips", &FinalScore::chips), field("cards", &FinalScore::cards),
        field("bonus", &FinalScore::bonus), field("total", &FinalScore::total), field("tiebreak", &FinalScore::tiebreak));
}
constexpr auto fields(Type<Winners>) { return record("winners", field("seats", &Winners::seats, list_of(kSeat))); }

}  // namespace orrery::race
