// Every well-formed move of AstroNavigators.
#pragma once

#include <vector>

#include "engine/games/astronavigators/game.h"
#include "tests/properties.h"

namespace orrery::tests {

template <>
struct AllMoves<astronavigators::Game> {
    static std::vector<astronavigators::Move> list() {
        using namespace astronavigators;
        std::vector<astronavigators::Move> all{Pass{},        QuestDraw{}, Decline{},   Stop{},     NoMove{},
                                               RollVehicle{}, RollCompass{}, EndTravel{}, Advance{},  ExtraSct{},
                                               ExtraAi{},     UseSxt{},    AcceptDv{},  astronavigators::Join{}, SkipJoin{},
                                               BecomeAstronaut{}, VoluntaryAbort{}, astronavigators::Done{}};
        for (CharacterId character = 0; character < kCharacterCount; ++character) all.push_back(ChooseCharacter{character});
        for (AgendaId agenda = 0; agenda < kAgendaCount; ++agenda) all.push_back(ChooseAgenda{agenda});
        for (std::int8_t week = 1; week <= kWeeks; ++week) {
            for (const Action action : kActions) all.push_back(Select{week, action});
            for (const Transport transport : kTransportList) all.push_back(SelectTravel{week, transport});
            all.push_back(ObserveWeek{week});
        }
        for (std::int8_t phase = 1; phase <= kPhases; ++phase) all.push_back(PlaceSxt{phase});
        for (const Transport transport : kTransportList) all.push_back(ChooseTransport{transport});
        for (const Status status : {Status::astronomer, Status::astronaut}) all.push_back(AbortStatus{status});
        for (TileId one = 0; one < kTileCount; ++one) {
            all.insert(all.end(), {ChainTile{one}, StartQuest{{one}}});
            for (TileId two = 0; two < kTileCount; ++two) all.push_back(StartQuest{{one, two}});   // in either order, and one twice
        }
        for (QuestId quest = 0; quest < kQuestCount; ++quest)
            all.insert(all.end(), {QuestHome{quest}, Keep{quest}, CompleteQuest{quest}});
        for (CardId card = 0; card < kCardCount; ++card) all.insert(all.end(), {ObserveCard{card}, SwapCard{card}});
        for (SpaceId space = 0; space < kSpaceCount; ++space) all.push_back(StepTo{space});
        for (StackId stack = 0; stack < kStackCount; ++stack) all.push_back(TakeOrbitTile{stack});
        for (OrbitTileId tile = 0; tile < kOrbitTileCount; ++tile) all.push_back(SwapOrbitTile{tile});
        for (SetId set = 0; set < kSetCount; ++set) all.insert(all.end(), {PlaceSct{set}, PlaceAi{set}});
        return all;
    }
};

}  // namespace orrery::tests
