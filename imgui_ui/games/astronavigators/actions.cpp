// The action panel: what the open decision offers that has no place of its own on the table.
// 1 gains   2 items   3 headings   4 drawing
#include <algorithm>
#include <cmath>

#include "engine/core/punctuation.h"
#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/sky.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/table_words.h"
#include "imgui_ui/games/astronavigators/view.h"

namespace orrery::ui::astronavigators_table {

// --- 1 gains ---

namespace {

constexpr an::Bits kTransportsOnEarth = static_cast<an::Bits>(an::bit_of(an::Transport::spacecraft) - 1);

std::string joined_facts(const std::vector<std::string>& facts, Lang lang) {
    std::string out;
    for (const std::string& fact : facts) out += (out.empty() ? "" : punctuation::kDot.in(lang)) + fact;
    return out;
}

/// Returns what a stop by a transport in a space would give: first use, continent, and that a ship is at sea (AN-A40 to A43).
std::vector<std::string> gains_of_stop(const an::Table& t, const an::Player& player, an::SpaceId space, an::Transport transport,
                                       Lang lang) {
    std::vector<std::string> out;
    if (!an::has(player.used_transports, transport)) {
        const int nk = an::kTransports[an::index_of(transport)].nk;
        out.push_back(fill(words::kDoFirstUse, lang, {{"T", an::transport_name(transport, lang)}, {"n", nk}}));
        const bool has_all = ((player.used_transports | an::bit_of(transport)) & kTransportsOnEarth) == kTransportsOnEarth;
        if (t.year == 1 && !player.vehicle_bonus && has_all) out.push_back(fill(words::kDoAllVehicles, lang, {{"n", an::kVehicleBonus}}));
    }
    const std::optional<an::Continent> colour = an::icon_colour(space, transport);
    if (colour && !an::has_continent(player, *colour)) {
        const an::TileId tile = t.tile_tops[an::index_of(*colour)];
        if (tile != an::kNoTile)
            out.push_back(fill(words::kDoTile, lang, {{"continent", an::continent_name(*colour, lang)}, {"n", int{an::kTiles[tile].nk}}}));
        if (t.year == 1 && !player.continent_bonus && player.tiles.size() + 1 == an::kContinentCount)
            out.push_back(fill(words::kDoAllContinents, lang, {{"n", an::kContinentBonus}}));
    }
    if (transport == an::Transport::ship && !an::has_icon(space, transport)) out.emplace_back(words::kDoAtSea.in(lang));
    return out;
}

/// Returns what observing a card would give, or why it fails.
std::string observation_note(const an::Table& t, const an::Player& player, an::CardId card, an::From from, int week, Lang lang) {
    const std::string name = an::card_name(card, lang);
    if (const std::optional<an::Failure> why = an::failure_of(t, player, card, from, week))
        return fill(words::kDoFails, lang, {{"card", name}, {"reason", an::failure_text(*why, lang)}});
    int nk = an::kCards[card].nk;
    bool completes = false;
    if (!an::is_moon(card)) {
        for (const an::QuestId quest : player.instruments)
            if (an::kInstruments[quest].effect == an::EffectKind::bonus_nk) nk += an::kInstruments[quest].amount;
        for (an::SetId set = 0; set < an::kSetCount; ++set) {
            if (player.sets[set] != an::SetState::open || (an::kCards[card].icons & an::icon_of(set)) == 0) continue;
            if (an::observed_with(player, set) + 1 < an::kSets[set].threshold) continue;
            completes = true;
            nk += an::kSetReward;
        }
    }
    return fill(completes ? words::kDoGainSet : words::kDoGain, lang, {{"card", name}, {"n", nk}});
}

/// DV of the next move of the seat in turn: as revealed, or the range of its stack.
struct NextMove {
    an::StageId to = 0;
    bool has_dv = false, is_known = false;
    int least = 0, most = 0;
};
NextMove next_move_of(const an::Table& t, const an::Player& player) {
    NextMove out;
    out.to = an::next_stage(t, player.is_on(an::Map::orbit) ? std::optional<an::StageId>(player.vehicle.at) : std::nullopt);
    if (!an::has_stack(out.to)) return out;
    const an::StackId stack = an::stack_at(out.to);
    const an::OrbitTileId tile = t.revealed[stack];
    out.has_dv = true;
    out.is_known = tile != an::kNoOrbitTile;
    out.least = an::kMostDv;
    for (std::size_t i = 0; i < an::kOrbitTileCount; ++i) {
        if (an::kOrbitTiles[i].stack != stack || (out.is_known && i != tile)) continue;
        out.least = std::min<int>(out.least, an::kOrbitTiles[i].dv);
        out.most = std::max<int>(out.most, an::kOrbitTiles[i].dv);
    }
    if (t.turn && t.turn->sextant_used) return out;
    for (const an::QuestId quest : player.instruments)     // AN-A88
        if (an::kInstruments[quest].effect == an::EffectKind::space_dv_reduction) {
            out.least = std::max(0, out.least - an::kInstruments[quest].amount);
            out.most = std::max(0, out.most - an::kInstruments[quest].amount);
        }
    return out;
}
std::string note_of_move(const NextMove& move, Lang lang) {
    if (!move.has_dv) return words::kDoNoDv.in(lang);
    if (move.least == move.most) return fill(words::kDoDv, lang, {{"n", move.most}});
    return fill(words::kDoDvRange, lang, {{"from", move.least}, {"to", move.most}});
}

const an::Player& player_in_turn(const an::Observation& seen) { return seen.players[an::to_act(seen).value_or(seen.me)]; }

}  // namespace

/// Returns what a leg in progress would give in a space: quests on the way, and the gain of a stop if it may end there.
std::string Table::gain_at(const Frame& f, an::SpaceId space) const {
    const an::Observation& seen = f.s.seen;
    if (!seen.turn || !seen.turn->transport || *seen.turn->transport == an::Transport::spacecraft) return {};
    const an::Player& player = seen.players[seen.turn->seat];
    std::vector<std::string> facts;
    if (player.vehicle.at != space)
        for (const an::QuestId quest : player.quests)
            if (an::kQuests[quest].targets.has(space) && an::observed_of(player, quest) > 0)
                facts.push_back(fill(words::kDoQuestThere, f.s.lang, {{"quest", an::quest_name(quest, f.s.lang)}}));
    if (an::leg_ends(*seen.turn->transport).has(space))
        for (std::string& gain : gains_of_stop(seen, player, space, *seen.turn->transport, f.s.lang)) facts.push_back(std::move(gain));
    return joined_facts(facts, f.s.lang);
}

std::string Table::stop_note(const Frame& f) const {
    const an::Turn& turn = *f.s.seen.turn;
    const an::SpaceId here = f.s.seen.players[turn.seat].vehicle.at;
    if (!an::leg_ends(*turn.transport).has(here)) return words::kDoNoIcon.in(f.s.lang);
    const std::string gain = gain_at(f, here);
    return gain.empty() ? std::string(words::kDoNothingNew.in(f.s.lang)) : gain;
}

// --- 2 items ---

/// Returns what can be done in the chosen week.
std::vector<Table::Item> Table::select_items(const Frame& f) const {
    const an::Observation& seen = f.s.seen;
    const an::Player& player = player_in_turn(seen);
    const Lang lang = f.s.lang;
    std::vector<Item> out;
    const std::optional<int> chosen = chosen_week();
    if (!chosen) return out;
    const auto week = static_cast<std::int8_t>(*chosen);
    const an::CardPile& pile = seen.week(week);
    const auto add = [&](an::Action action, std::string note) {
        if (!f.can(an::Select{week, action})) return;
        Item item{action_thing(action), an::action_name(action, lang)};
        item.action = action;
        item.note = std::move(note);
        out.push_back(std::move(item));
    };
    const std::string no_card(words::kDoNothingThere.in(lang));
    if (player.is_on(an::Map::orbit)) {
        add(an::Action::travel, note_of_move(next_move_of(seen, player), lang));
        return out;
    }
    const bool is_any_week = player.has_instrument(an::EffectKind::observe_any_week) && an::filled_weeks(seen) > 1;
    add(an::Action::direct, is_any_week    ? std::string(words::kDoAnyWeek.in(lang))
                            : pile.empty() ? no_card
                                           : observation_note(seen, player, pile.back(), an::From::direct, week, lang));
    if (!player.schedule.empty()) {
        an::CardId best = player.schedule.front();         // one that succeeds, if any does
        for (const an::CardId card : player.schedule)
            if (an::failure_of(seen, player, best, an::From::planned, week)) best = card;
        if (an::failure_of(seen, player, best, an::From::planned, week)) best = player.schedule.front();
        add(an::Action::planned, observation_note(seen, player, best, an::From::planned, week, lang));
    }
    std::string takes = no_card;
    if (!pile.empty()) {
        const std::string card = an::card_name(pile.back(), lang);
        const bool is_swap = static_cast<int>(player.schedule.size()) >= an::slot_size(player) && an::slot_size(player) == an::kSlot;
        takes = is_swap ? fill(words::kDoTakesFor, lang, {{"card", card}, {"old", an::card_name(player.schedule.front(), lang)}})
                        : fill(words::kDoTakes, lang, {{"card", card}});
    }
    add(an::Action::schedule, takes);
    for (const an::Transport transport : an::kTransportList) {
        if (!f.can(an::SelectTravel{week, transport})) continue;
        Item item{transport_thing(transport), an::transport_name(transport, lang)};
        item.transport = transport;
        const an::TransportKind& kind = an::kTransports[an::index_of(transport)];
        const int steps = kind.allowance + an::bonus_steps(player, transport);
        if (transport == an::Transport::spacecraft)
            item.note = fill(words::kDoLiftOff, lang, {{"stage", an::stage_name(next_move_of(seen, player).to, lang)}});
        else if (an::has(player.used_transports, transport)) item.note = fill(words::kDoUpTo, lang, {{"n", steps}});
        else {
            item.note = fill(words::kDoUpToFirst, lang, {{"n", steps}, {"nk", int{kind.nk}}});
            item.brief = fill(words::kPanelBonus, lang, {{"n", int{kind.nk}}});
        }
        out.push_back(std::move(item));
    }
    return out;
}

/// Returns tiles that can be used now, where the board of the player is behind a tab.
std::vector<Table::Item> Table::tile_items(const Frame& f) const {
    std::vector<Item> out;
    if (f.l.tiles[0].w > 0) return out;
    for (const Thing next : touches().next())
        if (kind_of(next) == Kind::tile) out.push_back({next, an::tile_name(static_cast<an::TileId>(next.index), f.s.lang)});
    return out;
}

std::vector<Table::Item> Table::space_items(const Frame& f) const {
    const an::Observation& seen = f.s.seen;
    const an::Player& player = player_in_turn(seen);
    const Lang lang = f.s.lang;
    const std::string dv = note_of_move(next_move_of(seen, player), lang);
    std::vector<Item> out;
    const auto add = [&](Button button, const an::Move& m, const std::string& note, const Text* tight) {
        if (!f.can(m)) return;
        Item item{button_thing(button), an::move_name(seen, m, lang)};
        item.note = note;
        item.is_main = tight == nullptr;
        if (tight != nullptr) item.tight = tight->in(lang);
        out.push_back(std::move(item));
    };
    add(Button::advance, an::Advance{}, dv, nullptr);
    add(Button::extra_sct, an::ExtraSct{}, joined_facts({dv, words::kDoUsesSet.in(lang)}, lang), &words::kDoExtraSct);
    add(Button::extra_ai, an::ExtraAi{}, joined_facts({dv, words::kDoKeepsSet.in(lang)}, lang), &words::kDoExtraAi);
    return out;
}

std::vector<Table::Item> Table::calibrate_items(const Frame& f) const {
    const an::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    const an::Player& player = player_in_turn(seen);
    const Seat who = an::to_act(seen).value_or(seen.me);
    std::vector<Item> out;
    const auto add = [&](Button button, const an::Move& m, std::string note, bool is_main = false) {
        if (!f.can(m)) return;
        Item item{button_thing(button), an::move_name(seen, m, lang)};
        item.note = std::move(note);
        item.is_main = is_main;
        out.push_back(std::move(item));
    };
    add(Button::become_astronaut, an::BecomeAstronaut{},
        fill(words::kDoExpected, lang, {{"dv", dv_to_come(seen, who)}, {"nk", int{player.nk}}}));
    add(Button::voluntary_abort, an::VoluntaryAbort{}, words::kDoOnce.in(lang));
    add(Button::done, an::Done{}, {}, true);
    return out;
}

std::vector<Table::Item> Table::items(const Frame& f) const {
    const an::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    std::vector<Item> out;
    if (!f.asks) return out;
    const an::Player& player = player_in_turn(seen);
    const auto add = [&](Button button, const an::Move& m, std::string note = {}, bool is_main = false) {
        Item item{button_thing(button), an::move_name(seen, m, lang)};
        item.note = std::move(note);
        item.is_main = is_main;
        out.push_back(std::move(item));
    };
    const auto add_legal = [&](Button button, const an::Move& m, std::string note = {}, bool is_main = false) {
        if (f.can(m)) add(button, m, std::move(note), is_main);
    };
    const auto add_tiles = [&] {
        for (Item& item : tile_items(f)) out.push_back(std::move(item));
    };
    const auto add_quest_start = [&] {
        const auto starts = [](const an::Move& m) { return std::holds_alternative<an::StartQuest>(m); };
        if (std::none_of(f.legal.begin(), f.legal.end(), starts)) return;
        Item item{button_thing(Button::start_quest), words::kDoStartQuest.in(lang)};
        item.note = words::kDoPayWith.in(lang);
        out.push_back(std::move(item));
    };
    const auto works_with = [&](an::Bits transports) {
        std::vector<std::string> list;
        for (const an::Transport transport : an::kTransportList)
            if (an::has(transports, transport)) list.push_back(an::transport_name(transport, lang));
        return fill(words::kDoWorksWith, lang, {{"list", any_in_text(list, lang)}});
    };
    switch (*f.asks) {
        case an::Kind::choose_character:
        case an::Kind::choose_agenda:
        case an::Kind::quest_keep:
        case an::Kind::observe_target:
        case an::Kind::planned_card:
        case an::Kind::schedule_swap:
        case an::Kind::take_orbit_tile: break;
        case an::Kind::select_action: return select_items(f);
        case an::Kind::quest_window:
            add_quest_start();
            add_tiles();
            add(Button::pass, an::Pass{}, {}, true);
            break;
        case an::Kind::quest_source: add_legal(Button::quest_draw, an::QuestDraw{}, words::kDoKeepOne.in(lang)); break;
        case an::Kind::quest_complete: add(Button::decline, an::Decline{}); break;
        case an::Kind::travel_step:
            if (seen.turn->steps_taken > 0) add(Button::stop, an::Stop{}, stop_note(f), f.can(an::Stop{}));
            else add(Button::no_move, an::NoMove{}, (seen.turn->moved ? words::kDoBackToStop : words::kDoNoGain).in(lang));
            break;
        case an::Kind::chain: {
            an::Bits icons = 0;
            for (const an::Transport transport : an::kTransportList)
                if (an::has_icon(player.vehicle.at, transport)) icons = static_cast<an::Bits>(icons | an::bit_of(transport));
            add_legal(Button::roll_vehicle, an::RollVehicle{}, works_with(an::faces_beside(seen, seen.turn->seat)));
            add_legal(Button::roll_compass, an::RollCompass{}, works_with(icons));
            add_quest_start();
            add_tiles();
            add(Button::end_travel, an::EndTravel{}, words::kDoNoMoreChain.in(lang), true);
            break;
        }
        case an::Kind::chain_transport:
            for (const an::Transport transport : an::kTransportList) {
                if (!f.can(an::ChooseTransport{transport})) continue;
                Item item{transport_thing(transport), an::transport_name(transport, lang)};
                item.transport = transport;
                const int steps = an::kTransports[an::index_of(transport)].allowance + an::bonus_steps(player, transport);
                if (transport != an::Transport::spacecraft) item.note = fill(words::kDoUpTo, lang, {{"n", steps}});
                out.push_back(std::move(item));
            }
            add(Button::decline, an::Decline{});
            break;
        case an::Kind::space:
            out = space_items(f);
            add_quest_start();
            add_tiles();
            add_legal(Button::end_travel, an::EndTravel{}, {}, out.empty());
            break;
        case an::Kind::dv: {
            const int added = seen.turn->pending_dv.value_or(0), sum = player.dv + added;
            const std::string phase = player.sxt > 0 ? an::phase_name(player.sxt, lang) : std::string();
            const Text& price = sum <= player.nk ? words::kDoSum : player.abort_used ? words::kDoLosesAll : words::kDoAborts;
            add(Button::use_sxt, an::UseSxt{}, fill(words::kDoUsesMoon, lang, {{"phase", phase}}));
            add(Button::accept_dv, an::AcceptDv{},
                fill(price, lang, {{"dv", int{player.dv}}, {"added", added}, {"sum", sum}, {"nk", int{player.nk}}}));
            break;
        }
        case an::Kind::abort_status:
            add(Button::astronomer, an::AbortStatus{an::Status::astronomer}, words::kDoMayObserve.in(lang));
            add(Button::astronaut, an::AbortStatus{an::Status::astronaut}, words::kDoMayLaunch.in(lang));
            break;
        case an::Kind::calibrate_join:
            add(Button::join, an::Join{}, {}, true);
            add(Button::skip_join, an::SkipJoin{});
            break;
        case an::Kind::calibrate: return calibrate_items(f);
    }
    return out;
}

// --- 3 headings ---

std::string Table::heading(const Frame& f) const {
    const an::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    if (!f.asks) return {};
    const auto word = [lang](const Text& text) { return std::string(text.in(lang)); };
    if (touches().has_touched(button_thing(Button::start_quest))) return word(words::kDoQuestTiles);
    switch (*f.asks) {
        case an::Kind::choose_character: return word(words::kTrayCharacter);
        case an::Kind::choose_agenda: return word(words::kTrayAgenda);
        case an::Kind::select_action: {
            const std::optional<int> week = chosen_week();
            return week ? fill(words::kDoInWeek, lang, {{"n", *week}}) : word(words::kDoChooseWeek);
        }
        case an::Kind::quest_window: return word(words::kDoStartAny);
        case an::Kind::quest_source: return word(words::kTraySource);
        case an::Kind::quest_keep: return word(words::kTrayKeep);
        case an::Kind::quest_complete: return word(words::kTrayComplete);
        case an::Kind::observe_target: return word(words::kDoObserveAny);
        case an::Kind::planned_card: return word(words::kDoPlanned);
        case an::Kind::schedule_swap: return word(words::kDoSwap);
        case an::Kind::travel_step:
            return fill(words::kDoSteps, lang, {{"T", an::transport_name(*seen.turn->transport, lang)}, {"n", int{seen.turn->steps_taken}},
                                                {"of", seen.turn->steps_taken + seen.turn->steps_left}});
        case an::Kind::chain: {
            bool chains = false, has_quest = false;
            for (const an::Move& m : f.legal) {
                chains |= std::holds_alternative<an::ChainTile>(m) || std::holds_alternative<an::RollVehicle>(m) || std::holds_alternative<an::RollCompass>(m);
                has_quest |= std::holds_alternative<an::StartQuest>(m);
            }
            return chains ? word(words::kDoChain) : has_quest ? word(words::kDoStartAny) : std::string();
        }
        case an::Kind::chain_transport: return word(words::kDoChainTransport);
        case an::Kind::take_orbit_tile: return word(words::kDoTakeTile);
        case an::Kind::space: {
            const NextMove move = next_move_of(seen, player_in_turn(seen));
            return fill(move.least == move.most ? words::kDoNextMove : words::kDoAtWorst, lang, {{"stage", an::stage_name(move.to, lang)}});
        }
        case an::Kind::dv: return fill(words::kDoDvDue, lang, {{"n", int{seen.turn->pending_dv.value_or(0)}}});
        case an::Kind::abort_status: return word(words::kDoStatus);
        case an::Kind::calibrate_join: return word(words::kDoJoin);
        case an::Kind::calibrate: return word(player_in_turn(seen).status == an::Status::astronaut ? words::kDoPlace : words::kDoCalibrate);
    }
    return {};
}

// --- 4 drawing ---

namespace {

constexpr float kDoGap = 8, kDoHeading = 28, kDoLabel = 14, kDoSign = 20, kDoLeast = 40, kDoMost = 56, kDoPad = 6, kDoLeastWide = 84;
constexpr float kDoPreview = 44, kDoLine = 18;

/// Height of the lowest row of `count` buttons in a panel.
float row_height(Rect r, std::size_t count, std::size_t columns) {
    const auto rows = static_cast<float>((count + columns - 1) / columns);
    return (r.h + kDoGap) / rows - kDoGap;
}

/// Returns places for buttons: as wide as leaves them high enough. A last row that is not full is stretched.
std::vector<Rect> places_of_buttons(Rect r, std::size_t count) {
    std::vector<Rect> out;
    if (count == 0) return out;
    const auto most = static_cast<std::size_t>(std::max(1.0f, (r.w + kDoGap) / (kDoLeastWide + kDoGap)));
    std::size_t columns = 1;
    while (columns < std::min(most, count) && row_height(r, count, columns) < kDoLeast) ++columns;
    const float h = std::min(kDoMost, row_height(r, count, columns));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / columns, in_row = std::min(columns, count - row * columns);
        const float w = (r.w + kDoGap) / static_cast<float>(in_row) - kDoGap;
        out.push_back({r.x + static_cast<float>(i % columns) * (w + kDoGap), r.y + static_cast<float>(row) * (h + kDoGap), w, h});
    }
    return out;
}

std::size_t label_rows(Rect button) { return button.h >= 36 ? 2 : 1; }

/// Returns whether a label has no room in a button that shows nothing else.
bool is_cut(const Canvas& c, const std::string& label, Rect button) {
    return c.lines(label, type::kSmall, Weight::bold, button.w - 2 * kDoPad).size() > label_rows(button);
}

}  // namespace

void Table::draw_item(Frame& f, const Item& item, Rect r, bool is_tight) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const bool is_on = touches().has_touched(item.thing), is_possible = touches().takes(item.thing, true);
    ButtonLook look;
    look.kind = is_on || (item.is_main && is_possible) ? ButtonKind::primary : is_possible ? ButtonKind::second : ButtonKind::off;
    const std::string name = item.note.empty() ? item.label : item.label + punctuation::kColon.in(s.lang) + item.note;
    look.name = name;
    press(item.thing, r, "", look);
    const Color ink = look.kind == ButtonKind::off ? s.theme.low : look.kind == ButtonKind::primary ? s.theme.ink : s.theme.hi;
    const bool is_tile = kind_of(item.thing) == Kind::tile;
    const bool has_sign = item.transport || item.action || is_tile;
    constexpr float kSignGap = 5;
    const float room = r.w - 2 * kDoPad;
    const std::string& label = is_tight && !item.tight.empty() ? item.tight : item.label;
    const float wide = c.text_width(label, kDoLabel, Weight::bold), small = c.text_width(label, type::kSmall, Weight::bold);
    const float sign = has_sign && room + 4 >= kDoSign + kSignGap + small ? kDoSign + kSignGap : 0;
    const bool is_brief = !item.brief.empty() && c.text_width(item.note, type::kSmall) > room;
    const std::string& note = is_brief ? item.brief : item.note;
    const float told = c.text_width(note, type::kSmall);
    const bool has_long_note = told > room && r.h >= 54 && c.lines(note, type::kSmall, Weight::medium, room).size() <= 2;
    // A note that would be cut, or would leave no second line to the label, is left to the explanation.
    const bool two = !note.empty() && r.h >= 38 && small <= room && (told <= room || has_long_note), three = two && has_long_note;
    const bool is_sign_only = has_sign && sign == 0 && !two && is_cut(c, label, r);
    const float words = is_sign_only ? kDoSign : std::min(room + 4 - sign, wide), y = two ? r.y + r.h * (three ? 0.22f : 0.33f) : r.centre().y;
    float x = r.centre().x - (words + sign) / 2;
    if (sign > 0 || is_sign_only) {
        const Vec at{x + kDoSign / 2, y};
        if (item.transport) draw_transport(c, *item.transport, at, kDoSign, ink);
        else if (item.action) draw_action_sign(c, *item.action, at, kDoSign, ink);
        else draw_tile(c, static_cast<an::TileId>(item.thing.index), square_around(at, kDoSign), false);
        x += sign;
    }
    if (is_sign_only) return;
    if (sign == 0 && !two) c.fit_lines(r.centre(), label, kDoLabel, ink, Weight::bold, Align::center, room, static_cast<int>(label_rows(r)));
    else c.fit({x, y}, label, kDoLabel, ink, Weight::bold, Align::left, words + 1);
    if (!two) return;
    const Color below = look.kind == ButtonKind::second ? s.theme.mid : ink;
    c.fit_lines({r.centre().x, r.y + r.h * (three ? 0.66f : 0.72f)}, note, type::kSmall, below, Weight::medium, Align::center, room,
                three ? 2 : 1);
}

/// Draws the switch that asks about quests in one's turns, which are otherwise passed.
void Table::draw_quest_switch(Frame& f, Rect r) {
    Scene& s = f.s;
    TapOptions options;
    options.radius = 8;
    options.name = (wants_quests_ ? words::kTouchSkipQuests : words::kTouchAskQuests).in(s.lang);
    if (s.ui.tap(id("astronavigators.quests"), r, options)) wants_quests_ = !wants_quests_;
    s.canvas.rect(r, 8, wants_quests_ ? fade(s.theme.gold, 0.16f) : fade(s.theme.s3, 0.55f));
    s.canvas.rect_stroke(r, 8, wants_quests_ ? s.theme.gold : fade(s.theme.line2, 0.8f), wants_quests_ ? 1.8f : s.theme.panel_border);
    draw_flag(s.canvas, r.centre(), std::min(r.h, 22.0f) * 0.8f, wants_quests_ ? s.theme.gold : s.theme.mid);
}

void Table::draw_actions(Frame& f) {
    if (!is_live() || !f.asks || f.l.actions.w <= 0) return;
    Scene& s = f.s;
    Canvas& c = s.canvas;
    Rect r = f.l.actions;
    const std::vector<Item> buttons = items(f);
    // The switch belongs to the moment before a turn, and to where a quest is offered.
    const bool has_switch = !context().hint_only && (f.is_asked(an::Kind::select_action) || f.is_asked(an::Kind::quest_window));
    const float high = has_switch ? kDoHeading + 6 : kDoHeading;
    keep_whole(buttons.empty() ? Rect{r.x, r.y, r.w, high} : r);
    const std::vector<Rect> below_heading = places_of_buttons({r.x, r.y, r.w, r.h - high}, buttons.size());
    const bool is_crowded = !below_heading.empty() && below_heading.front().h < kDoLeast - 8;
    const std::string head = has_tray(f) ? std::string() : heading(f);        // the tray has it above its cards
    if (!head.empty() && !is_crowded) {
        constexpr float kSwitch = 40;
        const float room = r.w - (has_switch ? kSwitch + 8 : 0);
        const bool is_asking = buttons.empty();            // the heading says what to touch
        // Otherwise the bar says it as well, so what would be cut is left out.
        if (is_asking || c.text_width(head, type::kSmall, Weight::bold) <= room)
            c.fit({r.x, r.y + high / 2 - 2}, head, kDoLabel, is_asking ? s.theme.gold : s.theme.mid, Weight::bold, Align::left, room);
        if (has_switch) draw_quest_switch(f, {r.right() - kSwitch, r.y - 2, kSwitch, high});
        r = {r.x, r.y + high, r.w, r.h - high};
    }
    if (f.is_asked(an::Kind::select_action) && buttons.empty())
        c.paragraph({r.x, r.y + kDoLine / 2}, an::rule::T12.text.in(s.lang), type::kSmall, s.theme.mid, Weight::medium, r.w, kDoLine,
                    Align::left, static_cast<int>(r.h / kDoLine));
    const bool is_in_space = f.is_asked(an::Kind::space) || f.is_asked(an::Kind::dv);
    if (is_in_space && r.h >= kDoPreview + kDoGap + kDoLeast) {
        const NextMove move = next_move_of(s.seen, player_in_turn(s.seen));
        const int added = s.seen.turn->pending_dv ? *s.seen.turn->pending_dv : move.most;
        if (s.seen.turn->pending_dv || move.has_dv) {
            draw_dv_preview(s, *an::to_act(s.seen), added, {r.x, r.y, r.w, kDoPreview});
            r = {r.x, r.y + kDoPreview + kDoGap, r.w, r.h - kDoPreview - kDoGap};
        }
    }
    const std::vector<Rect> places = places_of_buttons(r, buttons.size());
    bool is_tight = false;                                 // all short labels or none, so that they read alike
    for (std::size_t i = 0; i < buttons.size(); ++i) is_tight = is_tight || (!buttons[i].tight.empty() && is_cut(c, buttons[i].label, places[i]));
    for (std::size_t i = 0; i < buttons.size(); ++i) draw_item(f, buttons[i], places[i], is_tight);
}

}  // namespace orrery::ui::astronavigators_table
