// Field descriptors of the moves and events of Jump Gate (docs/rules/jumpgate.md, sections 8 and 10).
#pragma once

#include <array>

#include "engine/core/fields.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/moves.h"

namespace orrery::jumpgate {

// ---------------------------------------------------------------- kinds of values

inline constexpr std::array<std::string_view, 4> kEndReasonIds{"black_hole", "planet_exhausted", "all_claimed", "stalled"};

/// How values of this game are written and read.
namespace as {

inline constexpr IdKind<PlanetId> kPlanet{[](PlanetId planet) { return kPlanets[planet].id; }, planet_by_id,
    "the id of a planet"};
inline constexpr IdKind<NavId> kNav{[](NavId card) { return kNavCards[card].id; }, nav_by_id, "the id of a navigation card"};
inline constexpr IdKind<ResourceId> kResource{[](ResourceId card) { return kResources[card].id; }, resource_by_id,
                                              "the id of a resource"};
inline constexpr auto kShipPlace = or_word("gate", kPlanet);

inline constexpr auto kEndReason = word_of(kEndReasonIds);

/// Cards of a landing. Lists that are longer than any legal one are shortened as described in moves.h.
struct LandingCards : ListKind<IdKind<NavId>> {
    void read(const Reader& in, FixedVector<NavId, 3>& out) const {
        if (!in.json().is_array()) return in.fail("expected a list of navigation cards");
        std::array<int, kNavCount> times{};
        std::optional<NavId> repeated;
        for (std::size_t i = 0; i < in.json().size() && in.ok(); ++i) {
            NavId card{};
            element.read(in.at(i), card);
            if (++times[card] == 2 && !repeated) repeated = card;
            if (!out.full()) out.push_back(card);
        }
        if (repeated) out = {*repeated, *repeated};
    }
};

}  // namespace as

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<Fly>) { return record("fly", field("to", &Fly::to, as::kPlanet)); }
constexpr auto fields(Type<Jump>) {
    return record("jump", field("card", &Jump::card, as::kNav), field("to", &Jump::to, as::kPlanet));
}
constexpr auto fields(Type<Scan>) { return record("scan", field("card", &Scan::card, as::kNav)); }
constexpr auto fields(Type<Land>) { return record("land", field("cards", &Land::cards, as::LandingCards{{as::kNav}})); }
constexpr auto fields(Type<Harvest>) {
    return record("harvest", field("card", &Harvest::card, as::kNav), field("resource", &Harvest::resource, as::kResource));
}
constexpr auto fields(Type<Research>) { return record("research"); }
constexpr auto fields(Type<EndTurn>) { return record("end_turn"); }
constexpr auto fields(Type<Place>) { return record("place", field("resource", &Place::resource, as::kResource)); }
constexpr auto fields(Type<Pass>) { return record("pass"); }
constexpr auto fields(Type<Discard>) { return record("discard", field("card", &Discard::card, as::kNav)); }
constexpr auto fields(Type<Done>) { return record("done"); }
constexpr auto fields(Type<TakeMark>) { return record("take"); }
constexpr auto fields(Type<LeaveMark>) { return record("leave"); }
constexpr auto fields(Type<TakeRest>) { return record("take", field("resource", &TakeRest::resource, as::kResource)); }

// ---------------------------------------------------------------- events

constexpr auto fields(Type<GameStarted>) {
    return record("game_start", field("players", &GameStarted::players),
        field("planets", &GameStarted::planets, list_of(as::kPlanet)));
}
constexpr auto fields(Type<FameReturned>) { return record("fame_returned", field("count", &FameReturned::count)); }
constexpr auto fields(Type<TurnStarted>) {
    return of_seat<TurnStarted>("turn_start", field("number", &TurnStarted::number),
        field("final", &TurnStarted::final));
}
constexpr auto fields(Type<Flew>) {
    return of_seat<Flew>("fly", field("from", &Flew::from, as::kPlanet), field("to", &Flew::to, as::kPlanet));
}
constexpr auto fields(Type<Jumped>) {
    return of_seat<Jumped>("jump", field("card", &Jumped::card, as::kNav),
        field("from", &Jumped::from, as::kShipPlace), field("to", &Jumped::to, as::kPlanet));
}
constexpr auto fields(Type<Scanned>) {
    return of_seat<Scanned>("scan", field("card", &Scanned::card, as::kNav),
        field("planet", &Scanned::planet, as::kPlanet), field("resource", &Scanned::resource, as::kResource));
}
constexpr auto fields(Type<MarkerPlaced>) {
    return of_seat<MarkerPlaced>("marker_placed", field("planet", &MarkerPlaced::planet, as::kPlanet),
        field("resource", &MarkerPlaced::resource, as::kResource));
}
constexpr auto fields(Type<MarkerMoved>) {
    return of_seat<MarkerMoved>("marker_moved", field("planet", &MarkerMoved::planet, as::kPlanet),
        field("from", &MarkerMoved::from, as::kResource), field("to", &MarkerMoved::to, as::kResource));
}
constexpr auto fields(Type<MarkerPassed>) {
    return of_seat<MarkerPassed>("marker_passed", field("planet", &MarkerPassed::planet, as::kPlanet));
}
constexpr auto fields(Type<Landed>) {
    return of_seat<Landed>("land", computed("cards", [](const Landed& e) { return Json::array({as::kNav.write(e.first),
        as::kNav.write(e.second)}); }),
        field("planet", &Landed::planet, as::kPlanet));
}
constexpr auto fields(Type<FinalRoundCame>) {
    return of_seat<FinalRoundCame>("final_round", field("turns", &FinalRoundCame::turns));
}
constexpr auto fields(Type<MarkTaken>) {
    return of_seat<MarkTaken>("mark_taken", field("planet", &MarkTaken::planet, as::kPlanet),
        field("resource", &MarkTaken::resource, as::kResource));
}
constexpr auto fields(Type<MarkLeft>) {
    return of_seat<MarkLeft>("mark_left", field("planet", &MarkLeft::planet, as::kPlanet),
        field("resource", &MarkLeft::resource, as::kResource));
}
constexpr auto fields(Type<ClaimTaken>) {
    return of_seat<ClaimTaken>("claim_taken", field("planet", &ClaimTaken::planet, as::kPlanet),
        field("resource", &ClaimTaken::resource, as::kResource));
}
constexpr auto fields(Type<ClaimPassed>) {
    return of_seat<ClaimPassed>("claim_passed", field("planet", &ClaimPassed::planet, as::kPlanet));
}
constexpr auto fields(Type<Harvested>) {
    return of_seat<Harvested>("harvest", field("card", &Harvested::card, as::kNav),
        field("planet", &Harvested::planet, as::kPlanet), field("resource", &Harvested::resource, as::kResource),
        field("own_mark", &Harvested::own_mark));
}
constexpr auto fields(Type<BlackHoleMarked>) {
    return of_seat<BlackHoleMarked>("black_hole", field("space", &BlackHoleMarked::space),
        field("resource", &BlackHoleMarked::resource, as::kResource));
}
constexpr auto fields(Type<Researched>) { return of_seat<Researched>("research"); }
constexpr auto fields(Type<Discarded>) { return of_seat<Discarded>("discard", field("card", &Discarded::card, as::kNav)); }
constexpr auto fields(Type<Drew>) {
    return of_seat<Drew>("draw", field("count", &Drew::count),
        if_present("cards", &Drew::cards, list_of(as::kNav)));
}
constexpr auto fields(Type<DeckTurned>) {
    return record("deck_turned", field("count", &DeckTurned::count), field("shuffled", &DeckTurned::shuffled));
}
constexpr auto fields(Type<TurnEnded>) { return of_seat<TurnEnded>("turn_end", field("auto", &TurnEnded::by_itself)); }
constexpr auto fields(Type<GameEnded>) {
    return record("game_end", field("reason", &GameEnded::reason, as::kEndReason),
        field("planet", &GameEnded::planet, or_null(as::kPlanet)));
}
constexpr auto fields(Type<HiddenDiscarded>) {
    return of_seat<HiddenDiscarded>("hidden_discarded",
        field("resources", &HiddenDiscarded::resources, list_of(as::kResource)));
}
constexpr auto fields(Type<HiddenRevealed>) {
    return of_seat<HiddenRevealed>("hidden_revealed",
        field("resources", &HiddenRevealed::resources, list_of(as::kResource)));
}
constexpr auto fields(Type<FinalScore>) {
    return of_seat<FinalScore>("final_score", field("total", &FinalScore::total),
        field("rank", &FinalScore::rank));
}
constexpr auto fields(Type<Won>) { return record("winner", field("seats", &Won::seats, list_of(kPlain))); }

}  // namespace orrery::jumpgate
