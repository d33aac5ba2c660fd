#include "engine/games/microcosmos/observe.h"

#include <bitset>

namespace orrery::microcosmos {

Observation observe(const State& s, Seat me) {
    Observation o;
    static_cast<Table&>(o) = s;
    o.me = me;
    o.planet_deck_size = static_cast<int>(s.planet_deck.size());
    o.survivor_deck_size = static_cast<int>(s.survivor_deck.size());
    o.crew_deck_size = static_cast<int>(s.crew_deck.size());
    o.automa_deck_size = static_cast<int>(s.automa_deck.size());
    return o;
}

namespace {

/// Set of the cards of one kind that lie open.
template <std::size_t N>
class OpenCards {
  public:
    template <class List>
    void add(const List& cards) {
        for (const std::uint8_t card : cards)
            if (card < N) seen_.set(card);
    }
    void add_one(std::uint8_t card) { seen_.set(card); }
    /// Fills a deck with the other cards from `first` on, the first one on top, and shuffles it.
    template <class Pile>
    void hide_rest(Pile& deck, Rng& rng, std::size_t first = 0) const {
        for (std::size_t i = N; i-- > first;)
            if (!seen_.test(i)) deck.push_back(static_cast<std::uint8_t>(i));
        rng.shuffle(deck);
    }

  private:
    std::bitset<N> seen_;
};

}  // namespace

State determinize(const Observation& o, Rng& rng) {
    State s;
    static_cast<Table&>(s) = o;
    OpenCards<kPlanetCount> planets;
    OpenCards<kSurvivorCount> survivors;
    OpenCards<kCrewCount> crew;
    planets.add(o.grid);
    survivors.add(o.survivor_discard);
    crew.add(o.crew_discard);
    crew.add(o.club);
    crew.add(o.robot.crew);
    for (const Seat who : all_seats(o.contenders())) {
        const Player& player = o.player(who);
        crew.add(player.hand);
        for (const auto& row : player.rows) crew.add(row);
        survivors.add(player.survivors);
        survivors.add(player.settled);
    }
    for (const Effect& effect : o.pending) {
        survivors.add(effect.survivors);
        if (effect.kind == Effect::Kind::place) crew.add_one(effect.card);
    }
    planets.hide_rest(s.planet_deck, rng, kFirstDeckPlanet);
    survivors.hide_rest(s.survivor_deck, rng);
    crew.hide_rest(s.crew_deck, rng);
    if (o.is_solo()) {
        OpenCards<kAutomaCount> cards;
        cards.add(o.robot.discard);
        if (o.robot.card) cards.add_one(*o.robot.card);
        cards.hide_rest(s.automa_deck, rng);
    }
    s.rng = Rng(rng.next64());
    return s;
}

}  // namespace orrery::microcosmos
