// Coach of AstroNavigators: explanations of decisions, and reasons for moves. Uses only the viewer's observation.
// 1 words   2 figures of a position   3 decisions   4 moves   5 coach
#include "imgui_ui/games/astronavigators/teach.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <variant>

#include "engine/core/rule.h"
#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/sky.h"
#include "engine/games/astronavigators/words.h"
#include "engine/match/match.h"
#include "imgui_ui/app/teaching/coach_words.h"

namespace orrery::ui::astronavigators_table {

namespace an = orrery::astronavigators;

namespace {

/// The short names of this file would clash with those of others in a unity build.
namespace coach_parts {

using CoachSeen = an::Observation;

// --- 1 words ---

namespace coach_talk {
constexpr CoachWords kCharacter{msg("Who will you be?"),
                                msg("The continent of your character is your home: you start there with the top tile of its stack, and can choose among its quests."), "AN-S7"};
constexpr CoachWords kAgenda{msg("A secret aim"),
                             msg("If it is fulfilled at the end, it gives 1 RP. Choose the one that goes best with your travels."), "AN-S8"};
constexpr CoachWords kWeekInOrbit{msg("A week for the flight"),
                                  msg("A low week flies first. A later one may skip spaces that have become full, and their DV."), "AN-T7"};
constexpr CoachWords kLaunch{msg("Ready for launch"),
                             msg("Choose Travel and the spacecraft. You have {n} NK; a whole flight costs about {k} DV."), "AN-A50"};
constexpr CoachWords kToCape{msg("To Cape Canaveral"),
                             msg("As an astronaut you cannot observe. Travel to Cape Canaveral and take the spacecraft there."), "AN-A50"};
constexpr CoachWords kScheduled{msg("Your scheduled card fits"),
                                msg("{name} can be observed in a week that is still free. You could also take a new card, or travel on."), "AN-A8"};
constexpr CoachWords kVisible{msg("Something is visible"),
                              msg("{n} of the free weeks {n|shows|show} a card that you can observe from here. Look at its NK, and at the sets that it helps."), "AN-A1"};
constexpr CoachWords kNotVisible{msg("Nothing to observe here"),
                                 msg("No free week shows a card that you can observe from here. Travel to another row, or schedule a card for later."), "AN-A10"};
constexpr CoachWords kQuest{msg("Start a quest?"),
                            msg("One tile with a flag is enough, or two others. A quest pays off if you have observed its constellations and can reach its spaces."), "AN-A60"};
constexpr CoachWords kSource{msg("Which quest?"),
                             msg("You can choose a quest of your home continent yourself. From the deck you see two and keep one."), "AN-A61"};
constexpr CoachWords kKeep{msg("One of two quests"),
                           msg("Compare the constellations that you have observed, the spaces, and the instruments."), "AN-A62"};
constexpr CoachWords kComplete{msg("A quest can be completed"),
                               msg("{name} brings {n} NK now, and its instrument. With all three constellations it brings the most."), "AN-A67"};
constexpr CoachWords kAnyWeek{msg("The card of any week"),
                              msg("Your telescope reaches all of them. Moon cards must still fit the week of your disc."), "AN-A82"};
constexpr CoachWords kPlanned{msg("Which of your cards?"),
                              msg("Choose one that is visible now. The other stays in the slot."), "AN-A8"};
constexpr CoachWords kSwap{msg("Your slot is full"),
                           msg("One of your cards goes back on top of the week's stack, where others can take it."), "AN-A22"};
constexpr CoachWords kStep{msg("Step by step"),
                           msg("Up to {n} more {n|step|steps}. The leg must end on the icon of your transport. Look for continents that you have no tile of."), "AN-A35"};
constexpr CoachWords kSail{msg("Under sail"),
                           msg("Up to {n} more {n|step|steps}. A ship may stop on any sea space, but only a ship icon brings a continent and lets you change the transport."), "AN-A35"};
constexpr CoachWords kChain{msg("Will you go on?"),
                            msg("An unused tile with an icon of this space takes you further. A roll, where one is possible, costs nothing."), "AN-A44"};
constexpr CoachWords kTransport{msg("The roll succeeded"),
                                msg("Go on by any icon of this space, best by a transport that you have not used yet."), "AN-A48"};
constexpr CoachWords kOrbitTile{msg("An orbit tile for you"),
                                msg("Only you know its DV. Once in the game you may exchange it for the tile on its space."), "AN-A52"};
constexpr CoachWords kFly{msg("Fly on"),
                          msg("{stage} is next, with {n} DV. You can bear {k} more."), "AN-A57"};
constexpr CoachWords kFlyHidden{msg("Fly on"),
                                msg("{stage} is next. Its tile is hidden and has {n} DV on average. You can bear {k} more."), "AN-A57"};
constexpr CoachWords kFlyFree{msg("Fly on"),
                              msg("{stage} is next. It has no DV."), "AN-A54"};
constexpr CoachWords kExtra{msg("One move more?"),
                            msg("An extra move saves a round, but its DV counts as well. You can bear {k} more."), "AN-A100"};
constexpr CoachWords kSxt{msg("Use the moon token?"),
                          msg("{n} DV are due: your DV would be {k}, and you have {of} NK. The token cancels them and is then used up."), "AN-A58"};
constexpr CoachWords kTooMuch{msg("This would be too much"),
                              msg("{n} DV are due: your DV would be {k}, and you have only {of} NK. The moon token saves the mission."), "AN-A59"};
constexpr CoachWords kStatus{msg("Back on the Earth"),
                             msg("An astronomer can observe again, but must become an astronaut before the next launch. An astronaut can launch at once."), "AN-A70"};
constexpr CoachWords kBecome{msg("Time to become an astronaut?"),
                             msg("A whole flight costs about {k} DV, and you have {n} NK. Astronauts cannot observe any more."), "AN-A113"};
constexpr CoachWords kJoin{msg("Prepare the spacecraft?"),
                           msg("A moon token cancels the DV of one space in the next round. Completed sets can give extra moves."), "AN-A111"};
constexpr CoachWords kCalibrate{msg("Your preparations"),
                                msg("Place the set whose icon is on the most top cards. Moon tokens help on the costliest spaces."), "AN-A112"};
}  // namespace coach_talk

namespace coach_why {
constexpr Text kHome = msg("You begin in {space}.");
constexpr Text kAgenda = msg("If it is fulfilled at the end, it gives 1 RP.");
constexpr Text kVisible = msg("{name} can be observed: {n} NK.");
constexpr Text kSet = msg("It completes the set {name}.");
constexpr Text kMoon = msg("Its moon token becomes active.");
constexpr Text kFails = msg("{name} cannot be observed now: {reason}.");
constexpr Text kNoCard = msg("This week has no card.");
constexpr Text kTelescope = msg("Your telescope may use the card of any week.");
constexpr Text kNoneVisible = msg("None of your scheduled cards can be observed in this week.");
constexpr Text kSafe = msg("{name} is then safe from the others.");
constexpr Text kExchange = msg("A card of your slot goes back to this week.");
constexpr Text kFirstUse = msg("Its first use brings {n} NK.");
constexpr Text kSteps = msg("It takes you up to {n} {n|step|steps} far.");
constexpr Text kLaunch = msg("You lift off and reach {stage}.");
constexpr Text kTiles = msg("It uses up {n} of your tiles.");
constexpr Text kKeepsTiles = msg("Your tiles stay for travel chains and later quests.");
constexpr Text kKnown = msg("You have observed {n} of its three constellations.");
constexpr Text kDraws = msg("You see two quests and keep one.");
constexpr Text kReward = msg("It brings {n} NK and an instrument: {name}.");
constexpr Text kLater = msg("It stays in progress for later.");
constexpr Text kNoLeg = msg("You go no further by this roll.");
constexpr Text kReturned = msg("Others can then take it.");
constexpr Text kQuestThere = msg("A quest of yours can be completed there.");
constexpr Text kNewContinent = msg("{name} is new to you: a tile and its NK.");
constexpr Text kEndThere = msg("The leg can end there.");
constexpr Text kOnTheWay = msg("It is only on the way.");
constexpr Text kEndsLeg = msg("The leg ends here.");
constexpr Text kNothing = msg("A leg without a step brings nothing.");
constexpr Text kTileGoes = msg("The tile is used up.");
constexpr Text kChance = msg("{n} of the six faces {n|succeeds|succeed}.");
constexpr Text kEndsTravel = msg("Your Travel ends here.");
constexpr Text kAverage = msg("These tiles have {n} DV on average.");
constexpr Text kNext = msg("{stage}: {n} DV, and you can bear {k}.");
constexpr Text kNextHidden = msg("{stage}: {n} DV on average, and you can bear {k}.");
constexpr Text kNextFree = msg("{stage}: no DV.");
constexpr Text kOnBoard = msg("The board then shows {n} DV there.");
constexpr Text kStays = msg("Your DV stays {n}.");
constexpr Text kThen = msg("You then have {n} DV and {k} NK.");
constexpr Text kAborted = msg("That is more than your {k} NK: the mission is aborted.");
constexpr Text kLost = msg("That is more than your {k} NK: you would be lost in space.");
constexpr Text kObservesAgain = msg("You can observe again.");
constexpr Text kLaunchesAgain = msg("You can launch again with your next Travel.");
constexpr Text kJoins = msg("You then take at least one action.");
constexpr Text kUnchanged = msg("Nothing of yours changes.");
constexpr Text kBecomes = msg("You cannot observe any more. A whole flight costs about {n} DV, and you have {k} NK.");
constexpr Text kCancels = msg("It can cancel the DV of one space in the next round.");
constexpr Text kMatches = msg("{n} of the top cards {n|shows|show} its icon now.");
constexpr Text kRestart = msg("Your DV becomes 0, and all used tokens come back.");
constexpr Text kDone = msg("Your preparations end.");
}  // namespace coach_why

// --- 2 figures of a position ---

const an::Player& coached(const CoachSeen& seen) { return seen.players[seen.me]; }

/// Returns the DV of a stack's tiles on average.
int average_dv(an::StackId stack) {
    int sum = 0;
    for (const an::OrbitTile& tile : an::kOrbitTiles)
        if (tile.stack == stack) sum += tile.dv;
    return sum / static_cast<int>(an::kOrbitTilesEach);
}
int average_flight() {
    int sum = 0;
    for (an::StackId stack = 0; stack < an::kStackCount; ++stack) sum += average_dv(stack);
    return sum;
}
/// Returns the DV that the viewer can add without an abort (AN-A59).
int bearable(const an::Player& player) { return std::max(0, player.nk - player.dv); }

bool is_free_week(const CoachSeen& seen, int week) {
    for (const Seat seat : all_seats(seen.seats))
        if (seen.players[seat].disc && seen.players[seat].disc->week == week) return false;
    return true;
}
/// Returns whether the viewer could observe a card with the disc in a week.
bool could_observe(const CoachSeen& seen, an::CardId card, an::From from, int week) {
    const an::Player& player = coached(seen);
    return player.is_on(an::Map::earth) && !an::failure_of(seen, player, card, from, week);
}
int weeks_to_observe(const CoachSeen& seen) {
    int count = 0;
    for (int week = 1; week <= an::kWeeks; ++week)
        count += is_free_week(seen, week) && !seen.week(week).empty() &&
                 could_observe(seen, seen.week(week).back(), an::From::direct, week);
    return count;
}
std::optional<an::CardId> scheduled_to_observe(const CoachSeen& seen, int week) {
    for (const an::CardId card : coached(seen).schedule)
        if (could_observe(seen, card, an::From::planned, week)) return card;
    return {};
}
std::optional<an::CardId> scheduled_to_observe(const CoachSeen& seen) {
    for (int week = 1; week <= an::kWeeks; ++week)
        if (is_free_week(seen, week))
            if (const auto card = scheduled_to_observe(seen, week)) return card;
    return {};
}
/// Returns the NK that a quest brings the viewer now (AN-A67).
int reward_now(const CoachSeen& seen, an::QuestId quest) {
    const int known = an::observed_of(coached(seen), quest);
    if (known == 0) return 0;
    const int reward = an::kQuests[quest].rewards[static_cast<std::size_t>(known - 1)];
    return seen.is_astronavigator() && seen.year == 1 ? reward * an::kYearOneFactor : reward;
}
int steps_by(const an::Player& player, an::Transport transport) {
    return an::kTransports[an::index_of(transport)].allowance + an::bonus_steps(player, transport);
}
/// Returns the space that the viewer's next move leads to.
an::StageId coming_stage(const CoachSeen& seen) {
    const an::Player& player = coached(seen);
    if (!player.is_on(an::Map::orbit)) return an::next_stage(seen, {});
    return an::next_stage(seen, player.vehicle.at);
}
/// Returns the number of top cards with the icon of a set.
int top_cards_with(const CoachSeen& seen, an::SetId set) {
    int count = 0;
    for (const an::CardPile& week : seen.weeks) count += !week.empty() && (an::kCards[week.back()].icons & an::icon_of(set)) != 0;
    return count;
}

// --- 3 decisions ---

CoachTalk talk_of_selection(const CoachSeen& seen, Lang lang) {
    namespace talk = coach_talk;
    const an::Player& player = coached(seen);
    if (player.is_on(an::Map::orbit)) return said(talk::kWeekInOrbit, lang);
    if (player.status == an::Status::astronaut) {
        if (!an::may_launch(seen, player)) return said(talk::kToCape, lang);
        return said(talk::kLaunch, lang, {{"n", player.nk}, {"k", average_flight()}});
    }
    if (const auto card = scheduled_to_observe(seen)) return said(talk::kScheduled, lang, {{"name", an::card_name(*card, lang)}});
    if (const int weeks = weeks_to_observe(seen); weeks > 0) return said(talk::kVisible, lang, {{"n", weeks}});
    return said(talk::kNotVisible, lang);
}

CoachTalk talk_of_completion(const CoachSeen& seen, Lang lang) {
    const an::QuestList quests = an::completable(coached(seen));
    if (quests.empty()) return said(coach_talk::kQuest, lang);
    return said(coach_talk::kComplete, lang, {{"name", an::quest_name(quests[0], lang)}, {"n", reward_now(seen, quests[0])}});
}

CoachTalk talk_of_step(const CoachSeen& seen, Lang lang) {
    const int left = seen.turn ? seen.turn->steps_left : 0;
    const bool sails = seen.turn && seen.turn->transport == an::Transport::ship;
    return said(sails ? coach_talk::kSail : coach_talk::kStep, lang, {{"n", left}});
}

CoachTalk talk_of_space(const CoachSeen& seen, Lang lang) {
    namespace talk = coach_talk;
    const an::Player& player = coached(seen);
    if (seen.turn && seen.turn->advanced) return said(talk::kExtra, lang, {{"k", bearable(player)}});
    const an::StageId next = coming_stage(seen);
    const std::string stage = an::stage_name(next, lang);
    if (!an::has_stack(next)) return said(talk::kFlyFree, lang, {{"stage", stage}});
    const an::StackId stack = an::stack_at(next);
    const an::OrbitTileId tile = seen.revealed[stack];
    if (tile == an::kNoOrbitTile)
        return said(talk::kFlyHidden, lang, {{"stage", stage}, {"n", average_dv(stack)}, {"k", bearable(player)}});
    return said(talk::kFly, lang, {{"stage", stage}, {"n", an::kOrbitTiles[tile].dv}, {"k", bearable(player)}});
}

CoachTalk talk_of_dv(const CoachSeen& seen, Lang lang) {
    const an::Player& player = coached(seen);
    const int due = seen.turn && seen.turn->pending_dv ? *seen.turn->pending_dv : 0, then = player.dv + due;
    return said(then > player.nk ? coach_talk::kTooMuch : coach_talk::kSxt, lang, {{"n", due}, {"k", then}, {"of", player.nk}});
}

CoachTalk talk_of_calibration(const CoachSeen& seen, const CoachWords& for_astronauts, Lang lang) {
    const an::Player& player = coached(seen);
    if (player.status == an::Status::astronaut) return said(for_astronauts, lang);
    return said(coach_talk::kBecome, lang, {{"n", player.nk}, {"k", average_flight()}});
}

CoachTalk talk_of_decision(const CoachSeen& seen, an::Kind kind, Lang lang) {
    namespace talk = coach_talk;
    switch (kind) {
        case an::Kind::choose_character: return said(talk::kCharacter, lang);
        case an::Kind::choose_agenda: return said(talk::kAgenda, lang);
        case an::Kind::select_action: return talk_of_selection(seen, lang);
        case an::Kind::quest_window: return said(talk::kQuest, lang);
        case an::Kind::quest_source: return said(talk::kSource, lang);
        case an::Kind::quest_keep: return said(talk::kKeep, lang);
        case an::Kind::quest_complete: return talk_of_completion(seen, lang);
        case an::Kind::observe_target: return said(talk::kAnyWeek, lang);
        case an::Kind::planned_card: return said(talk::kPlanned, lang);
        case an::Kind::schedule_swap: return said(talk::kSwap, lang);
        case an::Kind::travel_step: return talk_of_step(seen, lang);
        case an::Kind::chain: return said(talk::kChain, lang);
        case an::Kind::chain_transport: return said(talk::kTransport, lang);
        case an::Kind::take_orbit_tile: return said(talk::kOrbitTile, lang);
        case an::Kind::space: return talk_of_space(seen, lang);
        case an::Kind::dv: return talk_of_dv(seen, lang);
        case an::Kind::abort_status: return said(talk::kStatus, lang);
        case an::Kind::calibrate_join: return talk_of_calibration(seen, talk::kJoin, lang);
        case an::Kind::calibrate: return talk_of_calibration(seen, talk::kCalibrate, lang);
    }
    return {};
}

// --- 4 moves ---

/// Tells why a move might be good. All functions answer for the viewer, who is to act.
class Advisor {
  public:
    Advisor(const CoachSeen& seen, Lang lang) : seen_(seen), me_(coached(seen)), lang_(lang) {}

    std::string operator()(const an::ChooseCharacter& m) const {
        const an::SpaceId start = an::kContinents[an::index_of(an::kCharacters[m.character].continent)].start;
        return say(coach_why::kHome, {{"space", an::space_name(start, lang_)}});
    }
    std::string operator()(const an::ChooseAgenda&) const { return say(coach_why::kAgenda); }
    std::string operator()(const an::Select& m) const {
        switch (m.action) {
            case an::Action::direct:
                if (me_.has_instrument(an::EffectKind::observe_any_week)) return say(coach_why::kTelescope);
                if (seen_.week(m.week).empty()) return say(coach_why::kNoCard);
                return about_card(seen_.week(m.week).back(), an::From::direct, m.week);
            case an::Action::planned:
                if (const auto card = scheduled_to_observe(seen_, m.week)) return about_card(*card, an::From::planned, m.week);
                return say(coach_why::kNoneVisible);
            case an::Action::schedule:
                if (seen_.week(m.week).empty()) return say(coach_why::kNoCard);
                if (static_cast<int>(me_.schedule.size()) >= an::slot_size(me_)) return say(coach_why::kExchange);
                return say(coach_why::kSafe, {{"name", an::card_name(seen_.week(m.week).back(), lang_)}});
            case an::Action::travel: return about_next_stage();
        }
        return {};
    }
    std::string operator()(const an::SelectTravel& m) const {
        if (m.transport == an::Transport::spacecraft)
            return say(coach_why::kLaunch, {{"stage", an::stage_name(coming_stage(seen_), lang_)}});
        return about_transport(m.transport);
    }
    std::string operator()(const an::StartQuest& m) const { return say(coach_why::kTiles, {{"n", static_cast<int>(m.tiles.size())}}); }
    std::string operator()(const an::Pass&) const { return say(coach_why::kKeepsTiles); }
    std::string operator()(const an::QuestHome& m) const { return about_quest(m.quest); }
    std::string operator()(const an::QuestDraw&) const { return say(coach_why::kDraws); }
    std::string operator()(const an::Keep& m) const { return about_quest(m.quest); }
    std::string operator()(const an::CompleteQuest& m) const {
        return say(coach_why::kReward, {{"n", reward_now(seen_, m.quest)}, {"name", an::instrument_name(m.quest, lang_)}});
    }
    std::string operator()(const an::Decline&) const {
        return say(seen_.turn && seen_.turn->roll_options ? coach_why::kNoLeg : coach_why::kLater);
    }
    std::string operator()(const an::ObserveWeek& m) const {
        if (seen_.week(m.week).empty()) return say(coach_why::kNoCard);
        return about_card(seen_.week(m.week).back(), an::From::direct, disc_week());
    }
    std::string operator()(const an::ObserveCard& m) const { return about_card(m.card, an::From::planned, disc_week()); }
    std::string operator()(const an::SwapCard&) const { return say(coach_why::kReturned); }
    std::string operator()(const an::StepTo& m) const {
        for (const an::QuestId quest : me_.quests)
            if (an::kQuests[quest].targets.has(m.to) && an::observed_of(me_, quest) > 0) return say(coach_why::kQuestThere);
        if (const auto continent = new_continent(m.to))
            return say(coach_why::kNewContinent, {{"name", an::continent_name(*continent, lang_)}});
        const bool ends = seen_.turn && seen_.turn->transport && *seen_.turn->transport != an::Transport::spacecraft &&
                          an::leg_ends(*seen_.turn->transport).has(m.to);
        return say(ends ? coach_why::kEndThere : coach_why::kOnTheWay);
    }
    std::string operator()(const an::Stop&) const {
        if (const auto continent = new_continent(me_.vehicle.at))
            return say(coach_why::kNewContinent, {{"name", an::continent_name(*continent, lang_)}});
        if (seen_.turn && seen_.turn->transport && !an::has(me_.used_transports, *seen_.turn->transport))
            return say(coach_why::kFirstUse, {{"n", an::kTransports[an::index_of(*seen_.turn->transport)].nk}});
        return say(coach_why::kEndsLeg);
    }
    std::string operator()(const an::NoMove&) const { return say(coach_why::kNothing); }
    std::string operator()(const an::ChainTile& m) const {
        std::string line = say(coach_why::kTileGoes);
        const auto icon = an::kTiles[m.tile].icon;
        if (me_.is_on(an::Map::orbit)) add_sentence(line, about_next_stage(), lang_);
        else if (icon && *icon != an::Transport::spacecraft) add_sentence(line, about_transport(*icon), lang_);
        return line;
    }
    std::string operator()(const an::RollVehicle&) const { return about_chance(an::faces_beside(seen_, seen_.me)); }
    std::string operator()(const an::RollCompass&) const {
        an::Bits icons = 0;
        for (const an::Transport transport : an::kTransportList)
            if (an::has_icon(me_.vehicle.at, transport)) icons = static_cast<an::Bits>(icons | an::bit_of(transport));
        return about_chance(icons);
    }
    std::string operator()(const an::EndTravel&) const { return say(coach_why::kEndsTravel); }
    std::string operator()(const an::ChooseTransport& m) const {
        if (m.transport == an::Transport::spacecraft)
            return say(coach_why::kLaunch, {{"stage", an::stage_name(coming_stage(seen_), lang_)}});
        return about_transport(m.transport);
    }
    std::string operator()(const an::TakeOrbitTile& m) const { return say(coach_why::kAverage, {{"n", average_dv(m.stack)}}); }
    std::string operator()(const an::Advance&) const { return about_next_stage(); }
    std::string operator()(const an::ExtraSct&) const { return about_next_stage(); }
    std::string operator()(const an::ExtraAi&) const { return about_next_stage(); }
    std::string operator()(const an::SwapOrbitTile& m) const { return say(coach_why::kOnBoard, {{"n", an::kOrbitTiles[m.tile].dv}}); }
    std::string operator()(const an::UseSxt&) const { return say(coach_why::kStays, {{"n", me_.dv}}); }
    std::string operator()(const an::AcceptDv&) const {
        const int then = me_.dv + (seen_.turn && seen_.turn->pending_dv ? *seen_.turn->pending_dv : 0);
        if (then <= me_.nk) return say(coach_why::kThen, {{"n", then}, {"k", me_.nk}});
        return say(me_.abort_used ? coach_why::kLost : coach_why::kAborted, {{"k", me_.nk}});
    }
    std::string operator()(const an::AbortStatus& m) const {
        return say(m.status == an::Status::astronaut ? coach_why::kLaunchesAgain : coach_why::kObservesAgain);
    }
    std::string operator()(const an::Join&) const { return say(coach_why::kJoins); }
    std::string operator()(const an::SkipJoin&) const { return say(coach_why::kUnchanged); }
    std::string operator()(const an::BecomeAstronaut&) const {
        return say(coach_why::kBecomes, {{"n", average_flight()}, {"k", me_.nk}});
    }
    std::string operator()(const an::PlaceSxt&) const { return say(coach_why::kCancels); }
    std::string operator()(const an::PlaceSct& m) const { return say(coach_why::kMatches, {{"n", top_cards_with(seen_, m.set)}}); }
    std::string operator()(const an::PlaceAi& m) const { return say(coach_why::kMatches, {{"n", top_cards_with(seen_, m.set)}}); }
    std::string operator()(const an::VoluntaryAbort&) const { return say(coach_why::kRestart); }
    std::string operator()(const an::Done&) const { return say(coach_why::kDone); }

  private:
    std::string say(const Text& text, const std::vector<Slot>& slots = {}) const { return fill(text, lang_, slots); }
    int disc_week() const { return me_.disc ? me_.disc->week : 1; }

    std::string about_card(an::CardId card, an::From from, int week) const {
        const std::string name = an::card_name(card, lang_);
        if (!me_.is_on(an::Map::earth)) return say(coach_why::kNoneVisible);
        if (const auto failure = an::failure_of(seen_, me_, card, from, week))
            return say(coach_why::kFails, {{"name", name}, {"reason", an::failure_text(*failure, lang_)}});
        std::string line = say(coach_why::kVisible, {{"name", name}, {"n", an::kCards[card].nk + bonus(card)}});
        if (an::is_moon(card)) {
            if (me_.moon(an::kCards[card].phase) == an::MoonState::inactive) add_sentence(line, say(coach_why::kMoon), lang_);
        } else if (const auto set = completed_by(card)) {
            add_sentence(line, say(coach_why::kSet, {{"name", an::set_name(*set, lang_)}}), lang_);
        }
        return line;
    }
    /// Returns the NK that instruments add to an observation (AN-A87).
    int bonus(an::CardId card) const {
        int sum = 0;
        for (const an::QuestId quest : me_.instruments)
            if (!an::is_moon(card) && an::kInstruments[quest].effect == an::EffectKind::bonus_nk) sum += an::kInstruments[quest].amount;
        return sum;
    }
    std::optional<an::SetId> completed_by(an::CardId card) const {
        for (an::SetId set = 0; set < an::kSetCount; ++set)
            if ((an::kCards[card].icons & an::icon_of(set)) != 0 && me_.sets[set] == an::SetState::open &&
                an::observed_with(me_, set) + 1 >= an::kSets[set].threshold)
                return set;
        return {};
    }
    std::string about_transport(an::Transport transport) const {
        std::string line = say(coach_why::kSteps, {{"n", steps_by(me_, transport)}});
        if (!an::has(me_.used_transports, transport))
            add_sentence(line, say(coach_why::kFirstUse, {{"n", an::kTransports[an::index_of(transport)].nk}}), lang_);
        return line;
    }
    std::string about_quest(an::QuestId quest) const { return say(coach_why::kKnown, {{"n", an::observed_of(me_, quest)}}); }
    std::string about_chance(an::Bits faces) const { return say(coach_why::kChance, {{"n", std::popcount(faces)}}); }
    std::string about_next_stage() const {
        const an::StageId next = coming_stage(seen_);
        const std::string stage = an::stage_name(next, lang_);
        if (!an::has_stack(next)) return say(coach_why::kNextFree, {{"stage", stage}});
        const an::StackId stack = an::stack_at(next);
        const an::OrbitTileId tile = seen_.revealed[stack];
        const bool is_hidden = tile == an::kNoOrbitTile;
        const int dv = is_hidden ? average_dv(stack) : an::kOrbitTiles[tile].dv;
        return say(is_hidden ? coach_why::kNextHidden : coach_why::kNext, {{"stage", stage}, {"n", dv}, {"k", bearable(me_)}});
    }
    /// Returns the continent that the viewer would enter for the first time at the end of the leg on a space (AN-A42).
    std::optional<an::Continent> new_continent(an::SpaceId space) const {
        if (!seen_.turn || !seen_.turn->transport) return {};
        const auto continent = an::icon_colour(space, *seen_.turn->transport);
        return continent && !an::has_continent(me_, *continent) ? continent : std::nullopt;
    }

    const CoachSeen& seen_;
    const an::Player& me_;
    Lang lang_;
};

// --- 5 coach ---

CoachTalk coach_decision(const AnyMatch& match, Seat viewer, Lang lang) {
    const Match<an::Game>* game = match_of<an::Game>(match);
    if (!game || match.to_act() != viewer) return {};
    const CoachSeen seen = game->observe(viewer);
    const std::optional<an::Asked> open = an::asked(seen);
    return open ? talk_of_decision(seen, open->kind, lang) : CoachTalk{};
}

std::string coach_advice(const AnyMatch& match, Seat viewer, const Json& json, Lang lang) {
    const Match<an::Game>* game = match_of<an::Game>(match);
    const std::optional<an::Move> move = an::decode_move(json);
    if (!game || !move || match.to_act() != viewer) return {};
    const CoachSeen seen = game->observe(viewer);
    return std::visit(Advisor(seen, lang), *move);
}

constexpr Coach kCoach{coach_decision, coach_advice};

}  // namespace coach_parts
}  // namespace

const Coach& coach() { return coach_parts::kCoach; }

}  // namespace orrery::ui::astronavigators_table
