// The secrets of AstroNavigators by section 7 of its rules: agendas, offered characters, drawn quests, orbit tiles of the players, of
// the board and of the stacks, and the order of every pile.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "tests/secrets_law.h"

namespace orrery::tests {

template <>
struct OtherWorlds<astronavigators::Game> {
    /// Secrets that random games reach.
    static std::vector<std::string> secrets() {
        return {"/deck", "/tile_stacks/*", "/quest_deck", "/character_pile", "/orbit_stacks/*", "/orbit_board/*/tile",
                "/players/*/offered", "/players/*/agenda"};
    }

    static astronavigators::State another(astronavigators::State s, Seat me, Rng& rng) {
        using namespace astronavigators;
        shuffle(pointers(s.deck), rng);
        for (auto& stack : s.tile_stacks) shuffle(pointers(stack), rng);
        for (std::size_t stack = 0; stack < kStackCount; ++stack) shuffle(unknown_orbit_tiles(s, me, stack), rng);
        shuffle(unknown_quests(s, me), rng);
        Places characters = pointers(s.character_pile);
        for (const Seat seat : all_seats(s.seats)) {
            if (seat == me) continue;
            Secrets& secrets = s.secrets[seat];
            for (CharacterId& character : secrets.offered) characters.push_back(&character);
            if (secrets.agenda) secrets.agenda = static_cast<AgendaId>(first_agenda(*s.players[seat].character) + rng.below(kOffered));
        }
        shuffle(characters, rng);
        s.rng = Rng(rng.next64());
        return s;
    }

    /// Returns whether the event shows what was hidden, or is followed by it: the tile below a continent tile, the characters that
    /// the next seat draws, the next card of the deck, the agendas at the end.
    static bool reveals(const astronavigators::Event& event, Seat me) {
        using namespace astronavigators;
        if (const auto* taken = std::get_if<OrbitTileTaken>(&event)) return taken->seat == me;
        if (const auto* chosen = std::get_if<CharacterChosen>(&event)) return chosen->seat == me + 1 || (chosen->seat == 0 && me > 0);
        return std::holds_alternative<TileGained>(event) || std::holds_alternative<OrbitRevealed>(event) ||
               std::holds_alternative<OrbitSwapped>(event) || std::holds_alternative<Rolled>(event) ||
               std::holds_alternative<CardDealt>(event) || std::holds_alternative<GameEnded>(event);
    }

  private:
    using Places = std::vector<std::uint8_t*>;

    template <class List>
    static Places pointers(List& list) {
        Places out;
        for (std::uint8_t& card : list) out.push_back(&card);
        return out;
    }
    static void shuffle(const Places& places, Rng& rng) {
        for (std::size_t i = places.size(); i > 1; --i) std::swap(*places[i - 1], *places[rng.below(static_cast<std::uint32_t>(i))]);
    }
    /// Returns every place of a stack's tiles that `me` cannot see: in the stack, on the board and in front of the others.
    static Places unknown_orbit_tiles(astronavigators::State& s, Seat me, std::size_t stack) {
        using namespace astronavigators;
        Places out = pointers(s.orbit_stacks[stack]);
        if (s.hidden_board[stack] != kNoOrbitTile) out.push_back(&s.hidden_board[stack]);
        for (const Seat seat : all_seats(s.seats)) {
            if (seat == me) continue;
            for (OrbitTileId& tile : s.secrets[seat].orbit_tiles)
                if (kOrbitTiles[tile].stack == stack && tile != s.players[seat].swap_tile) out.push_back(&tile);
        }
        return out;
    }
    /// Returns the places of the quest deck and of another seat's offer. No event tells a seat which quests it draws, so where it may
    /// draw, the two on top stay.
    static Places unknown_quests(astronavigators::State& s, Seat me) {
        using namespace astronavigators;
        Places out = pointers(s.quest_deck);
        if (asked(s) == Asked{me, Kind::quest_source}) out.resize(out.size() - std::min<std::size_t>(out.size(), kOffered));
        if (s.turn && s.turn->seat != me)
            for (QuestId& quest : s.secrets[s.turn->seat].quest_offer) out.push_back(&quest);
        return out;
    }
};

}  // namespace orrery::tests
