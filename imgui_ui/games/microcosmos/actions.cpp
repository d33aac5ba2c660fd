// The action panel: what the open decision offers that has no place of its own on the table.
#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr float kButtonGap = 8, kHeading = 24, kLabel = 14, kSign = 18, kLeast = 40, kMost = 56, kButtonPad = 4;
constexpr float kThreeColumns = 300, kFourColumns = 340;
/// Panels below this height have no heading where there are more buttons than `kCrowd`.
constexpr float kCrowdedHeight = 130;
constexpr std::size_t kCrowd = 6;

/// Returns places for `count` buttons in rows of at most `columns`. A last row that is not full is stretched.
std::vector<Rect> grid_of(Rect r, std::size_t count, std::size_t columns) {
    std::vector<Rect> out;
    if (count == 0) return out;
    const std::size_t rows = (count + columns - 1) / columns;
    const float h = std::min(kMost, (r.h - kButtonGap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t in_row = std::min(columns, count - row * columns);
        const float w = (r.w - kButtonGap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row);
        for (std::size_t i = 0; i < in_row; ++i)
            out.push_back({r.x + static_cast<float>(i) * (w + kButtonGap), r.y + static_cast<float>(row) * (h + kButtonGap), w, h});
    }
    return out;
}

}  // namespace

/// Returns the actions at the ark's place. `there` is the observation in the phase of actions.
std::vector<Table::Item> Table::location_items(const Frame& f, const mc::Observation& there) const {
    const Lang lang = f.s.lang;
    const Seat me = there.me;
    const mc::Player& player = there.player(me);
    const mc::PlanetId planet = mc::planet_of(player.at);
    const auto word = [lang](const Text& text) { return std::string(text.in(lang)); };
    std::vector<Item> out;
    const mc::SpotKind kind = mc::kind_of(player.at);
    if (kind == mc::SpotKind::asteroid) return out;
    out.push_back({Button::collect, word(words::kCollect), ActionSign::collect, mc::collected_at(there, player.at)});
    if (kind != mc::SpotKind::planet) {
        out.push_back({Button::take_token, word(words::kTakeToken), ActionSign::token});
        return out;
    }
    out.push_back({Button::terraform, word(words::kTerraform), ActionSign::terraform, {}, {},
                   fill(words::kUpTo, lang, {{"n", mc::terraform_limit(there, me)}})});
    Item scout{Button::scout, word(words::kScout), ActionSign::scout};
    scout.needs = {mc::leader_of(mc::kPlanets[planet].colour)};
    out.push_back(scout);
    out.push_back({Button::settle, word(words::kSettle), ActionSign::settle});
    Item colony{Button::colony, word(words::kColony), ActionSign::colony};
    const int n = std::min(mc::colonies_of(there, me) + 1, mc::kColonyMarkers);
    colony.needs = mc::colony_needs(n, mc::kPlanets[planet].colour);
    out.push_back(colony);
    out.push_back({Button::outpost, word(words::kOutpost), ActionSign::outpost, {}, {}, word(words::kFreeOfCost)});
    return out;
}

std::vector<Table::Item> Table::items(const Frame& f) const {
    const mc::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    const auto word = [lang](const Text& text) { return std::string(text.in(lang)); };
    std::vector<Item> out;
    if (!f.asks) return out;
    const auto add = [&](Button button, const Text& label, bool is_main = false) {
        Item item{button, word(label)};
        item.is_main = is_main;
        out.push_back(std::move(item));
    };
    const auto fly = [&] {
        const bool discovers = kind_of(touches().last()) == Kind::cell;
        Item item{Button::fly, word(discovers ? words::kDiscover : words::kFly), discovers ? ActionSign::discover : ActionSign::fly};
        item.is_main = true;
        out.push_back(std::move(item));
    };
    switch (*f.asks) {
        case mc::Kind::upgrade:
            fly();
            add(Button::skip_upgrade, words::kNoUpgrade);
            break;
        case mc::Kind::travel: fly(); break;
        case mc::Kind::crew:
            out = location_items(f, passed(seen, mc::Done{}));
            add(Button::done, words::kNoMoreCrew);
            break;
        case mc::Kind::planet:
        case mc::Kind::elsewhere:
            out = location_items(f, seen);
            add(Button::draw, words::kDrawCard);
            add(Button::end_turn, words::kEndTurn);
            break;
        case mc::Kind::terraform: add(Button::done, words::kDone, f.can(mc::Done{})); break;
        case mc::Kind::take_club: add(Button::skip, words::kNoCard); break;
        case mc::Kind::draw_crew:
            add(Button::draw, words::kDrawCard, true);
            add(Button::skip, words::kNoCard);
            break;
        case mc::Kind::keep_survivor:
            add(Button::keep, words::kKeep, true);
            add(Button::send_on, words::kSendOn);
            break;
        case mc::Kind::end_turn:
            add(Button::draw, words::kDrawCard, f.can(mc::Draw{}));
            add(Button::end_turn, words::kEndTurn, !f.can(mc::Draw{}));
            break;
        case mc::Kind::setup_discard:
        case mc::Kind::place_crew:
        case mc::Kind::choose_resource:
        case mc::Kind::pay_specialist:
        case mc::Kind::discovery_bonus:
        case mc::Kind::pay_resource:
        case mc::Kind::choose_survivor:
        case mc::Kind::automa_specialist:
        case mc::Kind::automa_outpost: break;
    }
    return out;
}

/// Returns the answers that are buttons, numbered as in `ways`.
std::vector<Table::Answer> Table::answers(const Frame& f) const {
    std::vector<Answer> out;
    for (const mc::Move& m : f.legal) {
        Answer answer{thing(Kind::answer, static_cast<int>(out.size())), m, {}};
        if (const auto* bonus = std::get_if<mc::Bonus>(&m)) {
            answer.resource = bonus->resource;
            answer.label = mc::resource_name(bonus->resource, f.s.lang);
        } else if (const auto* use = std::get_if<mc::AutomaUse>(&m)) {
            answer.specialist = use->specialist;
            answer.label = mc::specialist_name(use->specialist, f.s.lang);
        } else if (const auto* from = std::get_if<mc::AutomaMove>(&m)) {
            answer.label = mc::planet_name(from->from, f.s.lang);
        } else {
            continue;
        }
        out.push_back(std::move(answer));
    }
    return out;
}

std::string Table::heading(const Frame& f) const {
    const mc::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    if (!f.asks) return {};
    const auto word = [lang](const Text& text) { return std::string(text.in(lang)); };
    const mc::Player& player = seen.player(seen.turn_seat);
    const auto left = [&](const Text& text) { return seen.pending.empty() ? std::string() : fill(text, lang, {{"n", seen.pending.back().left}}); };
    switch (*f.asks) {
        case mc::Kind::upgrade:
        case mc::Kind::travel: return fill(words::kRoutes, lang, {{"n", mc::travel_limit(player)}});
        case mc::Kind::crew: return fill(words::kPlaysLeft, lang, {{"n", mc::play_limit(player.at) - seen.turn.plays}});
        case mc::Kind::planet:
        case mc::Kind::elsewhere: return mc::spot_name(player.at, lang);
        case mc::Kind::terraform: return left(words::kLevelsLeft);
        case mc::Kind::choose_resource: return word(words::kChooseUnit);
        case mc::Kind::pay_resource: return word(words::kPayUnit);
        case mc::Kind::pay_specialist: return word(words::kUseWhom);
        case mc::Kind::discovery_bonus: return word(words::kWhichTrack);
        case mc::Kind::place_crew: return word(words::kWhichRow);
        case mc::Kind::automa_specialist: return word(words::kAutomaUses);
        case mc::Kind::automa_outpost: return word(words::kAutomaMoves);
        default: return {};
    }
}

namespace {

/// Returns the name of the crew card that meets the requirement, if no other card or token does.
std::string only_card(const mc::Player& player, mc::Specialist need, Lang lang) {
    std::string out;
    if (mc::sources_of(player, need) != 1) return out;
    mc::for_crew(player, [&](mc::CrewId card) {
        if (mc::meets(mc::kCrew[card].specialist, need)) out = mc::crew_name(card, lang);
    });
    return out;
}

}  // namespace

void Table::draw_item(Frame& f, const Item& item, Rect r) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Thing what = button_thing(item.button);
    const bool is_on = touches().has_touched(what), is_possible = touches().takes(what, true);
    ButtonLook look;
    look.kind = is_on || (item.is_main && is_possible) ? ButtonKind::primary : is_possible ? ButtonKind::second : ButtonKind::off;
    std::string name = item.label;
    if (!item.gain.empty()) name += punctuation::kColon.in(s.lang) + mc::gain_text(item.gain, s.lang);
    else if (!item.needs.empty()) name += punctuation::kColon.in(s.lang) + mc::sources_text(s.player(s.seen.turn_seat), item.needs, s.lang);
    else if (!item.note.empty()) name += punctuation::kColon.in(s.lang) + item.note;
    look.name = name;
    press(what, r, "", look);
    const Color ink = look.kind == ButtonKind::off ? s.theme.low : look.kind == ButtonKind::primary ? s.theme.ink : s.theme.hi;
    const bool has_second = !item.gain.empty() || !item.needs.empty() || !item.note.empty();
    const bool two = has_second && r.h >= 40;
    const float y = two ? r.y + r.h * 0.34f : r.centre().y;
    const float room = r.w - 2 * kButtonPad;
    // A word that would be cut leaves its place to the sign.
    const bool has_only_sign = item.sign && c.widest_word(item.label, type::kSmall, Weight::bold) > room;
    if (!has_only_sign && !has_second && c.text_width(item.label, type::kSmall, Weight::bold) > room) {
        c.fit_lines(r.centre(), item.label, kLabel, ink, Weight::bold, Align::center, room);
        return;
    }
    const float sign = item.sign && !has_only_sign && c.text_width(item.label, kLabel, Weight::bold) + kSign + 8 <= room ? kSign : 0;
    const float words = std::min(room - (sign > 0 ? sign + 6 : 0), c.text_width(item.label, kLabel, Weight::bold));
    float x = r.centre().x - (words + (sign > 0 ? sign + 6 : 0)) / 2;
    if (sign > 0) {
        draw_action_sign(c, *item.sign, {x + sign / 2, y}, sign, ink);
        x += sign + 6;
    }
    if (has_only_sign) draw_action_sign(c, *item.sign, {r.centre().x, y}, kSign, ink);
    else c.fit({x, y}, item.label, kLabel, ink, Weight::bold, Align::left, room - (sign > 0 ? sign + 6 : 0));
    if (!two) return;
    const float below = r.y + r.h * 0.72f;
    const auto faded = c.faded(look.kind == ButtonKind::off ? 0.5f : 1.0f);
    if (!item.gain.empty()) {
        constexpr float kSize = 14;
        const float w = gain_width(c, item.gain, kSize);
        draw_gain(c, item.gain, {r.centre().x - w / 2, below}, kSize, ink);
    } else if (!item.needs.empty()) {
        constexpr float kSize = 16, kStep = 19;
        // Where only one card can go, it is named, too.
        const std::string who = item.needs.size() == 1 ? only_card(s.player(s.seen.turn_seat), item.needs.front(), s.lang) : std::string();
        const float wide = who.empty() ? 0 : c.text_width(who, type::kSmall) + 4;
        const bool is_named = wide > 0 && kStep + wide <= room;
        float at = r.centre().x - (kStep * static_cast<float>(item.needs.size() - 1) + (is_named ? wide : 0)) / 2;
        if (is_named) c.text({at + kSize / 2 + 4, below}, who, type::kSmall, ink);
        for (const mc::Specialist need : item.needs) {
            draw_specialist(c, need, {at, below}, kSize);
            at += kStep;
        }
    } else {
        c.fit({r.centre().x, below}, item.note, type::kSmall, ink, Weight::medium, Align::center, room);
    }
}

namespace {

constexpr float kAnswerSign = 22, kSignRoom = 28;

float room_on(Rect button) { return button.w - 2 * kButtonPad; }

}  // namespace

/// Draws what stands on the button of an answer. `is_beside`: the sign beside the name, otherwise above it.
void Table::draw_answer(Frame& f, const Answer& answer, Rect r, bool is_beside) {
    constexpr float kHigh = 46;
    Canvas& c = f.s.canvas;
    const auto sign = [&](Vec at) {
        if (answer.resource) draw_resource(c, *answer.resource, at, kAnswerSign);
        else draw_specialist(c, *answer.specialist, at, kAnswerSign);
    };
    const bool has_sign = answer.resource || answer.specialist;
    const float room = room_on(r), wide = c.text_width(answer.label, kLabel, Weight::bold);
    if (!has_sign || (!is_beside && r.h < kHigh)) {
        c.fit_lines(r.centre(), answer.label, kLabel, f.s.theme.hi, Weight::bold, Align::center, room);
    } else if (!is_beside) {
        sign({r.centre().x, r.y + 5 + kAnswerSign / 2});
        c.fit({r.centre().x, r.bottom() - 12}, answer.label, kLabel, f.s.theme.hi, Weight::bold, Align::center, room);
    } else {
        const float left = r.centre().x - (wide + kSignRoom) / 2;
        sign({left + kAnswerSign / 2, r.centre().y});
        c.text({left + kSignRoom, r.centre().y}, answer.label, kLabel, f.s.theme.hi, Weight::bold);
    }
}

/// Draws the ways to play the chosen crew card.
void Table::draw_plays(Frame& f, mc::CrewId card, Rect r) {
    Scene& s = f.s;
    std::vector<int> plays;
    for (const int play : {3, 1, 2, 0})
        if (touches().reach(thing(Kind::play, play)) != Reach::none) plays.push_back(play);
    const std::vector<Rect> places = grid_of(r, plays.size(), 2);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const std::string label(words::kPlays[plays[i]].in(s.lang));
        const std::string name = mc::move_name(s.seen, mc::Play{card, plays[i] >= 2, (plays[i] & 1) != 0}, s.lang);
        ButtonLook look;
        look.kind = i == 0 ? ButtonKind::primary : ButtonKind::second;
        look.size = kLabel;
        look.name = name;
        press(thing(Kind::play, plays[i]), places[i], label, look);
    }
}

void Table::draw_actions(Frame& f) {
    if (!is_live() || f.l.actions.w <= 0) return;
    Scene& s = f.s;
    Canvas& c = s.canvas;
    Rect r = f.l.actions;
    const std::string head = heading(f);
    const bool must_travel = f.is_asked(mc::Kind::travel);
    const std::vector<Item> buttons = items(f);
    const bool is_crowded = r.h < kCrowdedHeight && buttons.size() > kCrowd;
    if (!head.empty() && r.h >= kLeast + kHeading && !is_crowded) {
        const std::string text = must_travel && r.w >= 180 ? std::string(words::kMustTravel.in(s.lang)) : head;
        c.fit({r.x, r.y + kHeading / 2}, text, kLabel, must_travel ? s.theme.warn : s.theme.mid, Weight::bold, Align::left, r.w);
        r = {r.x, r.y + kHeading, r.w, r.h - kHeading};
    }
    const Thing last = touches().last();
    const bool plays = f.is_asked(mc::Kind::crew) && kind_of(last) == Kind::crew && touches().begun().size() == 1;
    if (plays) return draw_plays(f, static_cast<mc::CrewId>(last.index), r);
    const std::size_t columns = is_crowded && r.w >= kFourColumns ? 4 : r.w >= kThreeColumns ? 3 : 2;
    const std::vector<Answer> all = answers(f);
    if (!all.empty()) {
        const std::vector<Rect> places = grid_of(r, all.size(), columns);
        bool is_beside = true;                             // of all or of none
        for (std::size_t i = 0; i < all.size(); ++i)
            is_beside = is_beside && c.text_width(all[i].label, kLabel, Weight::bold) + kSignRoom <= room_on(places[i]);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string name = mc::move_name(s.seen, all[i].move, s.lang);
            ButtonLook look;
            look.name = name;
            press(all[i].thing, places[i], "", look);
            draw_answer(f, all[i], places[i], is_beside);
        }
        return;
    }
    const std::vector<Rect> places = grid_of(r, buttons.size(), columns);
    for (std::size_t i = 0; i < buttons.size(); ++i) draw_item(f, buttons[i], places[i]);
}

}  // namespace orrery::ui::microcosmos_table
