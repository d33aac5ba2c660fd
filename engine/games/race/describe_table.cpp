// Description of the whole table for players who cannot see it. All sections that are not secret are the same for every
// reader.
#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"
#include "engine/games/race/words.h"

namespace orrery::race {

namespace {

namespace table {
constexpr Text kSetup = msg("Setup");
constexpr Text kRound = msg("Round {n}");
constexpr Text kPhase = msg("Phase {numeral}: {name}.");
constexpr Text kStep = msg("{name}.");
constexpr Text kOrder = msg("Turn order: {list}.");
constexpr Text kWaiting = msg("Still to act in this step: {list}.");
constexpr Text kPhases = msg("Phases of this round: {list}.");
constexpr Text kPhaseOf = msg("{numeral} {name} (chosen by {p})");
constexpr Text kOpenPower = msg("{p} is using {c}.");
constexpr Text kLastRound = msg("As the table stands, the game ends with this round: {reason}.");
constexpr Text kHand = msg("Your hand");
constexpr Text kNoHand = msg("No card.");
constexpr Text kDrawn = msg("Drawn: {c}");
constexpr Text kSetAside = msg("Set aside to be placed: {c}.");
constexpr Text kOwnActions = msg("You have chosen {actions}.");
constexpr Text kPlayer = msg("{p}'s tableau");
constexpr Text kCounts = msg("{vp} VP in chips, {points} {points|point|points} so far, {hand} {hand|card|cards} in hand, {n} {n|card|cards} in the tableau.");
constexpr Text kHasDrawn = msg("{n} {n|card|cards} drawn and not yet chosen from.");
constexpr Text kActions = msg("Actions: {actions}.");
constexpr Text kChosen = msg("The choice is made.");
constexpr Text kPlacing = msg("About to place {c}.");
constexpr Text kMilitary = msg("Military {n}.");
constexpr Text kMilitarySum = msg("Military {n}: {sum}.");
constexpr Text kAgainst = msg("{n} against {what} ({c}).");
constexpr Text kAgainstKind = msg("{k} worlds");
constexpr Text kOnce = msg("{n} once by giving up {c}.");
constexpr Text kPlaced = msg("{c}: {type}, {vp} VP.");
constexpr Text kPlacedNow = msg("{c}: {type}, {vp} VP now.");
constexpr Text kHolds = msg("Holds a {k}.");
constexpr Text kHoldsAlien = msg("Holds an {k}.");
constexpr Text kNew = msg("New: works from the next phase on.");
constexpr Text kUsedUp = msg("Used in this phase.");
constexpr Text kHeld = msg("{c}: {type}, {vp} VP.");
constexpr Text kHeldVariable = msg("{c}: {type}, variable VP.");
constexpr Text kPrice = msg("Costs {cost}, for you {n} now.");
constexpr Text kDefense = msg("Defense {cost}, your Military against it {n}.");
constexpr Text kStocks = msg("Supply and chips");
constexpr Text kPool = msg("{n} VP left in the pool.");
constexpr Text kReserve = msg("{n} VP taken from the reserve.");
constexpr Text kSupply = msg("Supply: {n} {n|card|cards}. Discard pile: {m} {m|card|cards}.");
}  // namespace table

namespace type {
constexpr Text kDevelopment = msg("development");
constexpr Text kWorld = msg("world");
// Translators: kind of world that is conquered, not paid
constexpr Text kMilitary = msg("military");
constexpr Text kWindfall = msg("{k} windfall");
constexpr Text kProduction = msg("{k} production");
constexpr Text kWith = msg("{what} ({list})");
}  // namespace type

constexpr Text kKeywords[kKeywordCount]{
    msg("Alien", "keyword"), /* Translators: keyword on cards, a name */ msg("Imperium"), msg("Rebel"), msg("Terraforming"), msg("Uplift")};

/// Returns the type of a card, for example "world (military, genes windfall, Rebel)".
std::string type_text(CardId card, Lang lang) {
    const Design& d = design(card);
    std::vector<std::string> marks;
    if (d.is_military) marks.push_back(type::kMilitary.in(lang));
    if (d.good)
        marks.push_back(fill(d.world_type == WorldType::windfall ? type::kWindfall : type::kProduction, lang, {{"k", kind_text(*d.good, lang)}}));
    for (const Keyword keyword : d.keywords) marks.push_back(keyword_name(keyword, lang));
    const char* what = (d.is_world ? type::kWorld : type::kDevelopment).in(lang);
    if (marks.empty()) return what;
    std::string list;
    for (const std::string& mark : marks) list += (list.empty() ? "" : punctuation::kComma.in(lang)) + mark;
    return fill(type::kWith, lang, {{"what", what}, {"list", list}});
}

/// Appends the card's powers in words, if it has any.
void add_powers(std::string& line, CardId card, Lang lang) {
    const char* text = design(card).text.in(lang);
    if (text != nullptr && text[0] != '\0') add_sentence(line, text, lang);
}

// The round.

bool is_choosing(const Table& t) { return t.phase == Phase::setup || t.phase == Phase::choose; }

std::string phases_line(const Observation& o, const Names& names, Lang lang) {
    std::string list;
    for (auto i = static_cast<std::size_t>(Phase::explore); i <= static_cast<std::size_t>(Phase::produce); ++i) {
        SeatList by;
        for (const Seat seat : turn_order(o.first, o.seats))
            if (chose_phase(o.players[seat].actions, static_cast<Phase>(i))) by.push_back(seat);
        if (by.empty()) continue;
        list += (list.empty() ? "" : punctuation::kSemicolon.in(lang)) +
                fill(table::kPhaseOf, lang, {{"numeral", std::string(kPhases[i].numeral)}, {"name", kPhases[i].name.in(lang)},
                                             {"p", names_of(names, by, lang)}});
    }
    return fill(table::kPhases, lang, {{"list", list}});
}

/// Returns the seats' names in order, for example "Ben, Chie, Aki".
std::string in_order(const Names& names, const SeatList& seats, Lang lang) {
    std::string list;
    for (const Seat seat : seats) list += (list.empty() ? "" : punctuation::kComma.in(lang)) + name_of(names, seat);
    return list;
}

Section round_section(const Observation& o, const Names& names, Lang lang) {
    Section out{o.round > 0 ? fill(table::kRound, lang, {{"n", o.round}}) : std::string(table::kSetup.in(lang)), {}, false};
    const PhaseText& phase = kPhases[static_cast<std::size_t>(o.phase)];
    out.lines.push_back(fill(phase.numeral.empty() ? table::kStep : table::kPhase, lang,
                             {{"numeral", std::string(phase.numeral)}, {"name", phase.name.in(lang)}}));
    if (!is_choosing(o)) out.lines.push_back(phases_line(o, names, lang));
    if (o.power)
        out.lines.push_back(fill(table::kOpenPower, lang, {{"p", name_of(names, asked_seat(o))}, {"c", card_name(o.power->card, lang)}}));
    if (!o.waiting.empty()) out.lines.push_back(fill(table::kWaiting, lang, {{"list", in_order(names, o.waiting, lang)}}));
    out.lines.push_back(fill(table::kOrder, lang, {{"list", in_order(names, turn_order(o.first, o.seats), lang)}}));
    if (const auto reason = end_reason(o); reason && o.phase != Phase::over)
        out.lines.push_back(fill(table::kLastRound, lang, {{"reason", end_text(*reason, lang)}}));
    return out;
}

Section stocks_section(const Observation& o, Lang lang) {
    Section out{table::kStocks.in(lang), {}, false};
    out.lines.push_back(fill(table::kPool, lang, {{"n", o.vp_pool}}));
    if (o.vp_reserve > 0) out.lines.push_back(fill(table::kReserve, lang, {{"n", o.vp_reserve}}));
    out.lines.push_back(fill(table::kSupply, lang, {{"n", o.supply_size}, {"m", o.discard_size}}));
    return out;
}

// Public information about one seat.

std::string military_line(const Tableau& tableau, Lang lang) {
    Terms lasting;
    std::string more;
    for (const Placed& placed : tableau)
        for (const Power& power : design(placed.card).powers) {
            const Slot c{"c", card_name(placed.card, lang)}, n{"n", signed_text(power.amount)};
            if (power.type == PowerType::settle_discard_for_military) add_sentence(more, fill(table::kOnce, lang, {c, n}), lang);
            if (power.type != PowerType::settle_military) continue;
            if (power.good || power.keyword) {
                const std::string kind = power.good ? kind_text(*power.good, lang) : std::string(keyword_name(*power.keyword, lang));
                add_sentence(more, fill(table::kAgainst, lang, {c, n, {"what", fill(table::kAgainstKind, lang, {{"k", kind}})}}), lang);
            } else {
                lasting.push_back({placed.card, power.amount});
            }
        }
    std::string line = fill(lasting.empty() ? table::kMilitary : table::kMilitarySum, lang,
                            {{"n", signed_text(total_military(tableau))}, {"sum", sum_text({}, lasting, lang)}});
    if (!more.empty()) add_sentence(line, more, lang);
    return line;
}

std::string placed_line(const Player& player, const Placed& placed, Lang lang) {
    const Design& d = design(placed.card);
    const int vp = d.vp ? *d.vp : bonus_of(player.tableau, player.vp, placed.card);
    std::string line = fill(d.vp ? table::kPlaced : table::kPlacedNow, lang,
                            {{"c", card_name(placed.card, lang)}, {"type", type_text(placed.card, lang)},
                             {"vp", number_text(vp)}});
    if (placed.has_good && d.good)
        add_sentence(line, fill(d.good == Good::alien ? table::kHoldsAlien : table::kHolds, lang, {{"k", good_text(*d.good, lang)}}), lang);
    if (placed.is_new) add_sentence(line, table::kNew.in(lang), lang);
    if (placed.used != 0) add_sentence(line, table::kUsedUp.in(lang), lang);
    add_powers(line, placed.card, lang);
    return line;
}

Section player_section(const Observation& o, Seat seat, const Names& names, Lang lang) {
    const Player& player = o.players[seat];
    Section out{fill(table::kPlayer, lang, {{"p", name_of(names, seat)}}), {}, false};
    std::string line = fill(table::kCounts, lang, {{"vp", player.vp}, {"points", points_of(player.tableau, player.vp).total()},
                                                   {"hand", o.hand_sizes[seat]}, {"n", static_cast<int>(player.tableau.size())}});
    if (o.drawn_sizes[seat] > 0) add_sentence(line, fill(table::kHasDrawn, lang, {{"n", o.drawn_sizes[seat]}}), lang);
    if (!is_choosing(o)) add_sentence(line, fill(table::kActions, lang, {{"actions", actions_text(player.actions, lang)}}), lang);
    const bool is_secret = o.phase == Phase::choose || is_placing_secret(o);
    if (is_secret && !contains(o.waiting, seat)) add_sentence(line, table::kChosen.in(lang), lang);
    if (player.placing) add_sentence(line, fill(table::kPlacing, lang, {{"c", card_name(*player.placing, lang)}}), lang);
    out.lines.push_back(line);
    out.lines.push_back(military_line(player.tableau, lang));
    for (const Placed& placed : player.tableau) out.lines.push_back(placed_line(player, placed, lang));
    return out;
}

// Secret information of the reader.

std::string held_line(const Observation& o, CardId card, Lang lang) {
    const Design& d = design(card);
    const Tableau& tableau = o.players[o.me].tableau;
    std::string line = fill(d.vp ? table::kHeld : table::kHeldVariable, lang,
                            {{"c", card_name(card, lang)}, {"type", type_text(card, lang)}, {"vp", d.vp.value_or(0)}});
    const int now = d.is_military ? military_against(tableau, card)
                    : d.is_world ? settle_cost(tableau, card) : develop_cost(tableau, has_bonus(o, o.me), card);
    add_sentence(line, fill(d.is_military ? table::kDefense : table::kPrice, lang,
                            {{"cost", d.cost}, {"n", number_text(now)}}), lang);
    add_powers(line, card, lang);
    return line;
}

Section hand_section(const Observation& o, Lang lang) {
    Section out{table::kHand.in(lang), {}, true};
    for (const CardId card : o.own.drawn) out.lines.push_back(fill(table::kDrawn, lang, {{"c", held_line(o, card, lang)}}));
    for (const CardId card : o.own.hand) out.lines.push_back(held_line(o, card, lang));
    if (out.lines.empty()) out.lines.push_back(table::kNoHand.in(lang));
    if (o.own.placing) out.lines.push_back(fill(table::kSetAside, lang, {{"c", card_name(*o.own.placing, lang)}}));
    if (!o.own.actions.empty())
        out.lines.push_back(fill(table::kOwnActions, lang, {{"actions", actions_text(o.own.actions, lang)}}));
    return out;
}

}  // namespace

const char* keyword_name(Keyword keyword, Lang lang) { return kKeywords[static_cast<std::size_t>(keyword)].in(lang); }

std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
    std::vector<Section> out;
    out.push_back(round_section(o, names, lang));
    out.push_back(hand_section(o, lang));
    for (const Seat seat : all_seats(o.seats)) out.push_back(player_section(o, seat, names, lang));
    out.push_back(stocks_section(o, lang));
    return out;
}

}  // namespace orrery::race
