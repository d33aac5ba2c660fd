// Every well-formed move of Microcosmos.
#pragma once

#include <vector>

#include "engine/games/microcosmos/game.h"
#include "tests/properties.h"

namespace orrery::tests {

template <>
struct AllMoves<microcosmos::Game> {
    static std::vector<microcosmos::Move> list() {
        using namespace microcosmos;
        std::vector<microcosmos::Move> all{microcosmos::Skip{}, microcosmos::Draw{}, SkipUpgrade{}, microcosmos::Done{}, End{}, Collect{},
                                           StartTerraform{}, StartScout{}, BuildColony{}, PlaceOutpost{}, KeepSurvivor{}, SendOn{}};
        for (const Row row : kRows) all.push_back(PlaceCrew{row});
        for (const Resource resource : kResources)
            all.insert(all.end(), {ChooseGain{resource}, Pay{resource}, Bonus{resource}, Raise{resource}});
        for (std::size_t i = 0; i < kUpgradeCount; ++i) all.push_back(UnlockUpgrade{static_cast<Upgrade>(i)});
        for (const Specialist kind : kSpecialists) all.insert(all.end(), {UseToken{kind}, AutomaUse{kind}});
        std::vector<CrewId> crew{kNoCrew};
        for (CrewId card = 0; card < kCrewCount; ++card) crew.push_back(card);
        for (const CrewId card : crew) {
            all.insert(all.end(), {DiscardDealt{card}, UseCard{card}});
            for (const Row row : kRows) all.push_back(TakeClub{card, row});
            for (const bool to_upper : {false, true})
                for (const bool uses : {false, true}) all.push_back(microcosmos::Play{card, to_upper, uses});
            for (const Specialist kind : kSpecialists) all.push_back(TakeToken{card, kind});
        }
        std::vector<SurvivorId> survivors{kNoSurvivor};
        for (SurvivorId card = 0; card < kSurvivorCount; ++card) survivors.push_back(card);
        for (const SurvivorId card : survivors) all.insert(all.end(), {Settle{card}, ChooseSurvivor{card}});
        all.insert(all.end(), {Travel{kNoSpot}, Discover{kNoCell}, MoveOutpost{kNoPlanet}, AutomaMove{kNoPlanet}});
        for (PlanetId planet = 0; planet < kPlanetCount; ++planet) {
            all.insert(all.end(), {MoveOutpost{planet}, AutomaMove{planet}});
            for (std::size_t i = 0; i < kPlanets[planet].spots; ++i) all.push_back(Travel{spot_of(planet, i)});
        }
        for (Cell cell = 0; cell < kCells; ++cell) all.push_back(Discover{cell});
        return all;
    }
};

}  // namespace orrery::tests
