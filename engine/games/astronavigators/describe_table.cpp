// Description of the whole table for players who cannot see the board.
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/sky.h"
#include "engine/games/astronavigators/words.h"

namespace orrery::astronavigators {

namespace {

constexpr Text kRound = msg("Round {n}", "AstroNavigators");
constexpr Text kSun = msg("{month} of year {year}: the sun stands at {h} h, row {row}.");
constexpr Text kFirst = msg("{P} holds the first player token.");
constexpr Text kOver = msg("The game is over.", "AstroNavigators, table");
constexpr Text kBoard = msg("Action board");
constexpr Text kWeek = msg("Week {n}: {C} on top, {count} {count|card|cards}.");
constexpr Text kEmptyWeek = msg("Week {n}: no card.");
constexpr Text kDisc = msg("Week {n}: {P}, {action}.");
constexpr Text kDeckTop = msg("Top of the deck: {C}.");
constexpr Text kConstellation = msg("{C} ({n} NK, {list})");
constexpr Text kMoonCard = msg("{C}, week {phase} ({n} NK)");
constexpr Text kTopTiles = msg("Continent tiles on top: {list}.");
constexpr Text kTileTop = msg("{tile}, {n} NK");
constexpr Text kOrbit = msg("Orbit map");
constexpr Text kHiddenStage = msg("{stage}: hidden, {n} {n|tile|tiles} in the stack.");
constexpr Text kOpenStage = msg("{stage}: DV {dv}, {n} {n|tile|tiles} in the stack.");
constexpr Text kPlayerHeading = msg("Player board of {P}");
constexpr Text kNoCharacter = msg("No character yet.");
constexpr Text kWho = msg("{C}, {status}. NK {nk}, DV {dv}.");
constexpr Text kReturned = msg("{C}, returned. NK {nk}, DV {dv}.");
constexpr Text kLostPlayer = msg("{C}, lost in space.");
constexpr Text kAt = msg("Vehicle: {T} at {S}, row {row}.");
constexpr Text kInOrbit = msg("Vehicle: spacecraft at {stage}.");
constexpr Text kTokens = msg("Vehicle tokens turned: {list}.");
constexpr Text kOwnTiles = msg("Continent tiles, unused: {list}.");
constexpr Text kUsedTiles = msg("Continent tiles, used: {list}.");
constexpr Text kSchedule = msg("Schedule: {list}.");
constexpr Text kObserved = msg("Observed: {list}.");
constexpr Text kMoons = msg("Active moon tokens: {list}.");
constexpr Text kSetsReady = msg("Sets completed and unused: {list}.");
constexpr Text kSetsUsed = msg("Sets used: {list}.");
constexpr Text kGauges = msg("SXT: {sxt}. SCT: {sct}. AI: {ai}.");
constexpr Text kEmpty = msg("empty", "AstroNavigators");
constexpr Text kOwnQuests = msg("Quests in progress: {list}.");
constexpr Text kOwnInstruments = msg("Instruments: {list}.");
constexpr Text kTakenFrom = msg("Orbit tiles taken from: {list}.");
constexpr Text kSwapped = msg("Received by the exchange: {tile}.");
constexpr Text kAborts = msg("Forced abort used: {a}. Voluntary abort used: {b}.");
constexpr std::array<Text, 2> kYesNo{{msg("no", "AstroNavigators"), msg("yes", "AstroNavigators")}};
constexpr Text kOwn = msg("Only for you");
constexpr Text kAgenda = msg("Your agenda: {C}. {text}");
constexpr Text kOpenAgenda = msg("Agenda: {C}. {text}");
constexpr Text kOfferedCharacters = msg("Characters offered: {list}.");
constexpr Text kOwnOrbit = msg("Your orbit tiles: {list}.");
constexpr Text kOffer = msg("Quests drawn: {list}.");
constexpr Text kVisible = msg("{C}: visible to you now.");
constexpr Text kInvisible = msg("{C}: {reason}.");
constexpr Text kPoints = msg("{n} RP so far.");

/// Collects the lines of one section.
class Lines {
  public:
    Lines(std::vector<std::string>& out, Lang lang) : out_(out), lang_(lang) {}

    void say(const Text& text, const std::vector<Slot>& slots = {}) { out_.push_back(fill(text, lang_, slots)); }
    /// Adds the list unless it is empty.
    template <class List, class Name>
    void list(const Text& text, const List& things, Name name) {
        std::vector<std::string> names;
        for (const auto& thing : things) names.push_back(name(thing));
        if (!names.empty()) say(text, {{"list", join_list(names, lang_)}});
    }

  private:
    std::vector<std::string>& out_;
    Lang lang_;
};

std::string row_text(int row) { return (row > 0 ? "+" : "") + std::to_string(row); }

std::string card_text(CardId id, Lang lang) {
    const Card& card = kCards[id];
    if (is_moon(id)) return fill(kMoonCard, lang, {{"C", card_name(id, lang)}, {"phase", card.phase}, {"n", card.nk}});
    std::vector<std::string> icons;
    for (SetId set = 0; set < kSetCount; ++set)
        if ((card.icons & icon_of(set)) != 0) icons.push_back(set_name(set, lang));
    return fill(kConstellation, lang, {{"C", card_name(id, lang)}, {"n", card.nk}, {"list", join_list(icons, lang)}});
}

Section describe_board(const Observation& o, const Names& names, Lang lang) {
    Section out{kBoard.in(lang), {}};
    Lines lines(out.lines, lang);
    for (int week = 1; week <= kWeeks; ++week) {
        const CardPile& pile = o.week(week);
        if (pile.empty()) lines.say(kEmptyWeek, {{"n", week}});
        else lines.say(kWeek, {{"n", week}, {"C", card_text(pile.back(), lang)}, {"count", static_cast<int>(pile.size())}});
        for (const Seat seat : all_seats(o.seats))
            if (const auto& disc = o.players[seat].disc; disc && disc->week == week)
                lines.say(kDisc, {{"n", week}, {"P", name_of(names, seat)}, {"action", action_name(disc->action, lang)}});
    }
    if (o.deck_top != kNoCard) lines.say(kDeckTop, {{"C", card_text(o.deck_top, lang)}});
    FixedVector<TileId, kContinentCount> tops;
    for (const TileId tile : o.tile_tops)
        if (tile != kNoTile) tops.push_back(tile);
    lines.list(kTopTiles, tops, [lang](TileId tile) { return fill(kTileTop, lang, {{"tile", tile_name(tile, lang)}, {"n",
        kTiles[tile].nk}}); });
    return out;
}

Section describe_orbit(const Observation& o, Lang lang) {
    Section out{kOrbit.in(lang), {}};
    Lines lines(out.lines, lang);
    for (StackId stack = 0; stack < kStackCount; ++stack) {
        const OrbitTileId tile = o.revealed[stack];
        const Slot stage{"stage", stack_name(stack, lang)}, left{"n", orbit_stack_size(o, stack)};
        if (tile == kNoOrbitTile) lines.say(kHiddenStage, {stage, left});
        else lines.say(kOpenStage, {stage, left, {"dv", kOrbitTiles[tile].dv}});
    }
    return out;
}

void describe_place(const Player& player, Lang lang, Lines& lines) {
    const int at = player.vehicle.at;
    if (player.is_on(Map::earth))
        lines.say(kAt, {{"T", transport_name(player.face, lang)}, {"S", space_name(player.vehicle.at, lang)}, {"row",
            row_text(row_of(static_cast<SpaceId>(at)))}});
    if (player.is_on(Map::orbit)) lines.say(kInOrbit, {{"stage", stage_name(player.vehicle.at, lang)}});
}

void describe_cards(const Player& player, Lang lang, Lines& lines) {
    FixedVector<Transport, kTransportCount> turned;
    for (const Transport transport : kTransportList)
        if (has(player.used_transports, transport)) turned.push_back(transport);
    FixedVector<TileId, kContinentCount> unused, used;
    for (const OwnTile& own : player.tiles) (own.is_used ? used : unused).push_back(own.id);
    FixedVector<int, kPhases> moons;
    for (int phase = 1; phase <= kPhases; ++phase)
        if (player.moon(phase) == MoonState::active) moons.push_back(phase);
    FixedVector<SetId, kSetCount> ready, spent;
    for (SetId set = 0; set < kSetCount; ++set) {
        if (player.sets[set] == SetState::ready) ready.push_back(set);
        if (player.sets[set] == SetState::used) spent.push_back(set);
    }
    lines.list(kTokens, turned, [lang](Transport t) { return transport_name(t, lang); });
    lines.list(kOwnTiles, unused, [lang](TileId tile) { return tile_name(tile, lang); });
    lines.list(kUsedTiles, used, [lang](TileId tile) { return tile_name(tile, lang); });
    lines.list(kSchedule, player.schedule, [lang](CardId card) { return card_text(card, lang); });
    lines.list(kObserved, player.observed, [lang](CardId card) { return card_name(card, lang); });
    lines.list(kMoons, moons, [lang](int phase) { return phase_name(phase, lang); });
    lines.list(kSetsReady, ready, [lang](SetId set) { return set_name(set, lang); });
    lines.list(kSetsUsed, spent, [lang](SetId set) { return set_name(set, lang); });
    lines.list(kOwnQuests, player.quests, [lang](QuestId quest) { return quest_name(quest, lang); });
    lines.list(kOwnInstruments, player.instruments, [lang](QuestId quest) { return instrument_name(quest, lang); });
}

void describe_flight(const Player& player, Lang lang, Lines& lines) {
    const auto set_on = [&](SetId set) { return set == kNoSet ? std::string(kEmpty.in(lang)) : set_name(set, lang); };
    const std::string sxt = player.sxt == 0 ? std::string(kEmpty.in(lang)) : phase_name(player.sxt, lang);
    lines.say(kGauges, {{"sxt", sxt}, {"sct", set_on(player.sct)}, {"ai", set_on(player.ai)}});
    lines.list(kTakenFrom, player.orbit_stacks, [lang](StackId stack) { return stack_name(stack, lang); });
    if (player.swap_tile != kNoOrbitTile) lines.say(kSwapped, {{"tile", orbit_tile_name(player.swap_tile, lang)}});
    lines.say(kAborts, {{"a", kYesNo[player.abort_used ? 1 : 0].in(lang)}, {"b", kYesNo[player.abort_stage_used ? 1 : 0].in(lang)}});
    if (player.agenda)
        lines.say(kOpenAgenda, {{"C", agenda_name(*player.agenda, lang)}, {"text", kAgendas[*player.agenda].text.in(lang)}});
}

Section describe_player(const Observation& o, Seat seat, const Names& names, Lang lang) {
    Section out{fill(kPlayerHeading, lang, {{"P", name_of(names, seat)}}), {}};
    Lines lines(out.lines, lang);
    const Player& player = o.players[seat];
    if (!player.character) {
        lines.say(kNoCharacter);
        return out;
    }
    const Slot who{"C", character_name(*player.character, lang)}, nk{"nk", player.nk}, dv{"dv", player.dv};
    switch (player.fate) {
        case Fate::playing: lines.say(kWho, {who, {"status", status_name(player.status, lang)}, nk, dv}); break;
        case Fate::returned: lines.say(kReturned, {who, nk, dv}); break;
        case Fate::lost: lines.say(kLostPlayer, {who}); break;
    }
    lines.say(kPoints, {{"n", points_of(o, seat).total()}});
    describe_place(player, lang, lines);
    describe_cards(player, lang, lines);
    if (o.is_astronavigator()) describe_flight(player, lang, lines);
    return out;
}

/// Describes what the reader alone knows, and which top cards the reader could observe.
Section describe_own(const Observation& o, Lang lang) {
    Section out{kOwn.in(lang), {}, true};
    Lines lines(out.lines, lang);
    lines.list(kOfferedCharacters, o.own.offered, [lang](CharacterId character) { return character_name(character, lang); });
    if (o.own.agenda)
        lines.say(kAgenda, {{"C", agenda_name(*o.own.agenda, lang)}, {"text", kAgendas[*o.own.agenda].text.in(lang)}});
    lines.list(kOwnOrbit, o.own.orbit_tiles, [lang](OrbitTileId tile) { return orbit_tile_name(tile, lang); });
    lines.list(kOffer, o.own.quest_offer, [lang](QuestId quest) { return quest_name(quest, lang); });
    return out;
}

Section describe_sky(const Observation& o, Lang lang) {
    Section out{fill(kSun, lang, {{"month", month_name(o.sun_step, lang)}, {"year", o.year}, {"h",
        kEcliptic[static_cast<std::size_t>(o.sun_step)].hour},
                                  {"row", row_text(kEcliptic[static_cast<std::size_t>(o.sun_step)].row)}}), {}};
    Lines lines(out.lines, lang);
    const Player& player = o.players[o.me];
    if (!player.is_on(Map::earth)) return out;
    for (int week = 1; week <= kWeeks; ++week) {
        if (o.week(week).empty()) continue;
        const CardId card = o.week(week).back();
        const auto failure = failure_of(o, player, card, From::direct, week);
        if (failure) lines.say(kInvisible, {{"C", card_name(card, lang)}, {"reason", failure_text(*failure, lang)}});
        else lines.say(kVisible, {{"C", card_name(card, lang)}});
    }
    return out;
}

}  // namespace

std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
    std::vector<Section> out;
    Section round{fill(kRound, lang, {{"n", o.round}}), {}};
    Lines lines(round.lines, lang);
    if (o.phase == Phase::over) lines.say(kOver);
    lines.say(kFirst, {{"P", name_of(names, o.first_seat)}});
    out.push_back(std::move(round));
    out.push_back(describe_sky(o, lang));
    out.push_back(describe_board(o, names, lang));
    if (o.is_astronavigator()) out.push_back(describe_orbit(o, lang));
    for (const Seat seat : all_seats(o.seats)) out.push_back(describe_player(o, seat, names, lang));
    if (Section own = describe_own(o, lang); !own.lines.empty()) out.push_back(std::move(own));
    return out;
}

}  // namespace orrery::astronavigators
