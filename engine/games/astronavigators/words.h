// Names of things and helpers shared by the describe*.cpp files and explain.cpp.
#pragma once

#include <string>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/astronavigators/describe.h"
#include "engine/games/astronavigators/players.h"

namespace orrery::astronavigators {

inline std::string space_name(SpaceId space, Lang lang) { return kSpaces[space].name.in(lang); }
/// Returns the name of a card; a moon card has that of its phase.
inline std::string card_name(CardId card, Lang lang) { return kCards[card].name.in(lang); }
inline std::string set_name(SetId set, Lang lang) { return kSets[set].name.in(lang); }
inline std::string stage_name(StageId stage, Lang lang) { return kTrack[stage].name.in(lang); }
inline std::string stack_name(StackId stack, Lang lang) { return stage_name(stage_of(stack), lang); }
inline std::string quest_name(QuestId quest, Lang lang) { return kQuests[quest].name.in(lang); }
inline std::string instrument_name(QuestId quest, Lang lang) { return kInstruments[quest].name.in(lang); }
inline std::string character_name(CharacterId character, Lang lang) { return kCharacters[character].name.in(lang); }
inline std::string agenda_name(AgendaId agenda, Lang lang) { return kAgendas[agenda].name.in(lang); }
inline std::string transport_name(Transport transport, Lang lang) { return kTransports[index_of(transport)].name.in(lang); }
inline std::string continent_name(Continent continent, Lang lang) { return kContinents[index_of(continent)].name.in(lang); }
inline std::string month_name(int sun_step, Lang lang) { return kEcliptic[static_cast<std::size_t>(sun_step)].month.in(lang); }

std::string action_name(Action action, Lang lang);
std::string status_name(Status status, Lang lang);
/// Returns the name of a phase of the Moon, for example "Full Moon".
std::string phase_name(int phase, Lang lang);
std::string failure_text(Failure failure, Lang lang);
std::string category_name(Category category, Lang lang);
/// Returns a continent tile with its icon, for example "Europe (aeroplane, flag)".
std::string tile_name(TileId tile, Lang lang);
/// Returns an orbit tile, for example "Lunar orbit, DV 15".
std::string orbit_tile_name(OrbitTileId tile, Lang lang);
/// Returns who has won, as a sentence.
std::string winners_text(const SeatList& winners, const Names& names, Lang lang);

}  // namespace orrery::astronavigators
