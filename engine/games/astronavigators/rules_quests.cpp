// Quests (AN-A60 to A68).
#include <algorithm>

#include "engine/games/astronavigators/rules_detail.h"

namespace orrery::astronavigators {

namespace {

/// Returns whether these are one unused tile with a flag, or two unused ones without, in ascending order (AN-A60).
bool are_payable(const Player& player, const PaidTiles& tiles) {
    for (const TileId tile : tiles) {
        const OwnTile* own = tile_of(player, tile);
        if (own == nullptr || own->is_used || kTiles[tile].has_flag != (tiles.size() == 1)) return false;
    }
    return tiles.size() == 1 || tiles[0] < tiles[1];
}

/// Gives the quest to the player, face up (AN-A64).
void take_quest(RuleContext& c, Seat who, QuestId quest) {
    Turn& turn = c.turn();
    c.player(who).quests.push_back(quest);
    c.out.push_back(QuestStarted{who, quest, turn.quest_tiles});
    turn.quest_tiles = {};
    turn.offered_quests = 0;
}

}  // namespace

Verdict check(const View& view, Kind, const StartQuest& m) {
    if (!are_payable(view.player(), m.tiles)) return Violation{&rule::A60};
    return quest_deck_size(view.table) > 0 ? Verdict{} : Violation{&rule::A63};
}
void play(RuleContext& c, Seat who, Kind, const StartQuest& m) {
    for (OwnTile& own : c.player(who).tiles) own.is_used = own.is_used || contains(m.tiles, own.id);
    c.turn().quest_tiles = m.tiles;
}

Verdict check(const View& view, Kind, const QuestHome& m) {
    const bool is_home = kQuests[m.quest].continent == kCharacters[*view.player().character].continent;
    return is_home && is_quest_hidden(view.table, m.quest) ? Verdict{} : Violation{&rule::A61};
}
void play(RuleContext& c, Seat who, Kind, const QuestHome& m) {
    take(c.s.quest_deck, m.quest);
    shuffle(c, c.s.quest_deck, quest_by_id);
    take_quest(c, who, m.quest);
}

// A quest that could be started leaves a deck to draw from (AN-A63).
Verdict check(const View&, Kind, const QuestDraw&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const QuestDraw&) {                      // AN-A62
    State& s = c.s;
    if (s.quest_deck.size() == 1) return take_quest(c, who, take_top(s.quest_deck));
    for (int i = 0; i < kOffered; ++i) s.secrets[who].quest_offer.push_back(take_top(s.quest_deck));
    c.turn().offered_quests = kOffered;
}

Verdict check(const View& view, Kind, const Keep& m) {
    return contains(view.own.quest_offer, m.quest) ? Verdict{} : Violation{&rule::A62};
}
void play(RuleContext& c, Seat who, Kind, const Keep& m) {
    auto& offer = c.s.secrets[who].quest_offer;
    for (const QuestId quest : offer)
        if (quest != m.quest) c.s.quest_deck.push_back(quest);
    offer = {};
    shuffle(c, c.s.quest_deck, quest_by_id);
    take_quest(c, who, m.quest);
}

Verdict check(const View& view, Kind, const CompleteQuest& m) {
    return contains(completable(view.player()), m.quest) ? Verdict{} : Violation{&rule::A65};
}
void play(RuleContext& c, Seat who, Kind, const CompleteQuest& m) {                // AN-A67
    Turn& turn = c.turn();
    Player& player = c.player(who);
    const int count = observed_of(player, m.quest);
    const int factor = c.s.is_astronavigator() && c.s.year == 1 ? kYearOneFactor : 1;
    const int nk = factor * kQuests[m.quest].rewards[static_cast<std::size_t>(count - 1)];
    take(player.quests, m.quest);                          // the quest counts only once (AN-A68)
    player.instruments.push_back(m.quest);
    gain_nk(player, nk);
    const int steps = turn.steps_left + kInstruments[m.quest].moves[index_of(*turn.transport)];
    turn.steps_left = static_cast<std::int8_t>(steps);     // a movement bonus counts for the present leg
    c.out.push_back(QuestCompleted{who, m.quest, count, nk});
}

// Declines the quests of a step, or a new leg after a roll.
Verdict check(const View&, Kind, const Decline&) { return {}; }
void play(RuleContext& c, Seat who, Kind kind, const Decline&) {
    Turn& turn = c.turn();
    if (kind == Kind::quest_complete) {
        turn.quest_declined = true;
    } else {
        turn.roll_options.reset();                         // AN-A48
        c.player(who).face = *turn.transport;
    }
}

}  // namespace orrery::astronavigators
