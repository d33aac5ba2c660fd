// Accessibility of the screens, beyond what the walks check: long names, characters, colours, keys, announcements.
#include <gtest/gtest.h>

#include "engine/match/games.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/kit/text_layout.h"
#include "tests/rounds.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

// --- names ---

// Names may be cut, but must not overlap anything or leave their box.
TEST(Names, ThatAreLongLieOverNothing) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}}) {
        Driver d(css);
        d.start();
        d.press("new-game", "jumpgate");
        std::set<std::string> names;
        for (int i = 0; i < 5; ++i) {
            if (i > 1) d.press("add-seat");
            names.insert("Wolframwolframwolfram " + std::to_string(i));
        }
        int seat = 0;
        for (const std::string& name : names) d.app.typed("name-" + std::to_string(seat++), name, true);
        const auto look = [&](const char* where) {
            Recording record;
            d.frames(3, 2000);
            d.app.ui().record(&record);
            d.frame();
            d.app.ui().record(nullptr);
            for (const std::string& fault : test::faults_of(d, record, names)) ADD_FAILURE() << css.x << " " << where << ": " << fault;
        };
        look("set-up");
        d.press("start");
        look("curtain");
        d.press("take-device");
        look("table");
    }
}

// --- letters beyond the font ---

TEST(Letters, OfAnotherScriptAreAskedForOnceAndDrawnAsAPicture) {
    Driver d;
    d.start();
    d.press("new-game", "jumpgate");
    const std::string name = "Ελένη";
    d.app.typed("name-0", name, true);
    d.frames(4);
    EXPECT_EQ(d.host().wanted_letters, std::vector<std::string>{name}) << "the whole stretch, and once";
    // The name in the field is bold. The picture is two and a half ems wide.
    const std::vector<unsigned char> pixels(40 * 20 * 4, 255);
    ASSERT_TRUE(d.app.ui().assets().fonts.add_picture(name, Weight::bold, 40, 20, 16, 15, pixels.data()));
    d.frames(2);
    EXPECT_NEAR(d.app.ui().canvas().text_width(name, 20, Weight::bold), 50, 0.5);
    EXPECT_NEAR(d.app.ui().canvas().text_width("A " + name + " B", 20, Weight::bold),
                50 + d.app.ui().canvas().text_width("A ", 20, Weight::bold) + d.app.ui().canvas().text_width(" B", 20, Weight::bold), 1.5);
    EXPECT_EQ(d.host().wanted_letters.size(), 1u);
    EXPECT_FALSE(d.app.ui().assets().fonts.add_picture(name, Weight::bold, 9999, 20, 16, 15, pixels.data())) << "nothing that breaks the atlas";
    d.app.typed("name-1", "김민준 Kim 🚀", true);
    d.frames(4);
    EXPECT_EQ(d.host().wanted_letters, (std::vector<std::string>{name, "김민준", "🚀"}));
}

// --- lines of Japanese ---

// No line of any Japanese text of the app begins with a closing mark or a small kana or ends with an opening bracket,
// however narrow its column is.
TEST(Lines, OfJapaneseBreakWhereTheyMay) {
    const std::string at_start = "、。・)」』ー！？っゃゅょぁぃぅぇぉッャュョァィゥェォ", at_end = "「『(";
    const auto letters = [](std::string_view s) {
        float n = 0;
        for (std::size_t at = 0; at < s.size(); ++n) next_code_point(s, at);
        return n;
    };
    const auto first = [](std::string_view s) {
        std::size_t at = 0;
        next_code_point(s, at);
        return std::string(s.substr(0, at));
    };
    const auto last = [](std::string_view s) {
        std::size_t begin = s.size() - 1;
        while (begin > 0 && (static_cast<unsigned char>(s[begin]) & 0xC0) == 0x80) --begin;
        return std::string(s.substr(begin));
    };
    std::vector<std::string> texts;
    for (const str::Row& row : str::kAll) texts.emplace_back(row.text.in(Lang::ja));
    for (const str::Row& row : str::kAllOfPages) texts.emplace_back(row.text.in(Lang::ja));
    for (const GameEntry& entry : all_games()) {
        for (const Rule* rule : entry.info->rules()) texts.emplace_back(rule->text.in(Lang::ja));
        for (const OptionSpec& option : *entry.info->options) texts.emplace_back(option.help.in(Lang::ja));
    }
    int breaks = 0;
    for (const std::string& text : texts)
        for (float width = 5; width <= 30; width += 5) {
            const auto lines = break_lines(text, width, letters);
            for (std::size_t i = 0; i < lines.size(); ++i) {
                if (lines[i].empty()) continue;
                if (i > 0) { EXPECT_EQ(at_start.find(first(lines[i])), std::string::npos) << lines[i] << " of " << text; }
                if (i + 1 < lines.size()) { EXPECT_EQ(at_end.find(last(lines[i])), std::string::npos) << lines[i] << " of " << text; }
                breaks += i > 0 ? 1 : 0;
            }
        }
    EXPECT_GT(breaks, 1000);
}

// --- colours ---

/// Returns a colour with its alpha blended onto an opaque ground.
Color over(Color c, Color ground) { return mix(ground, Color{c.r, c.g, c.b, 255}, float(c.a) / 255); }

class Colours : public testing::TestWithParam<Palette> {
  protected:
    struct Named {
        const char* name;
        Color color;
    };
    const Theme& t = theme_of(GetParam());
    const std::vector<Named> dark{{"space0", t.space0}, {"space1", t.space1}, {"s1", t.s1},     {"s2", t.s2},
                                  {"well", t.well},     {"bar0", t.bar0},     {"bar1", t.bar1}};
    void expect(double least, const Named& what, const std::vector<Named>& grounds) {
        for (const Named& ground : grounds)
            EXPECT_GE(contrast(over(what.color, ground.color), ground.color), least) << what.name << " on " << ground.name;
    }
};

// Covers all pairs of colours that screens draw. A text needs a contrast of 4.5, a symbol or a meaningful edge 3.
TEST_P(Colours, TextsStandOutFromTheirGround) {
    constexpr double kText = 4.5;
    for (const Named& text : {Named{"hi", t.hi}, {"mid", t.mid}, {"low", t.low}, {"gold", t.gold}, {"brass", t.brass}, {"warm", t.warm},
                              {"bad", t.bad}, {"warn", t.warn}, {"good", t.good}, {"hole_light", t.hole_light}})
        expect(kText, text, dark);
    expect(kText, {"hi", t.hi}, {{"s3", t.s3}});
    expect(kText, {"mid", t.mid}, {{"s3", t.s3}});
    for (const Named& text : {Named{"ink", t.ink}, {"ink2", t.ink2}}) expect(kText, text, {{"ivory", t.ivory}, {"ivory2", t.ivory2}});
    expect(kText, {"ink", t.ink}, {{"primary0", t.primary0}, {"primary1", t.primary1}, {"gold", t.gold}});
    for (const Named& text : {Named{"bad", t.bad}, {"hi", t.hi}, {"bad_text", t.bad_text}})
        expect(kText, text, {{"bad_ground0", t.bad_ground0}, {"bad_ground1", t.bad_ground1}});
    expect(kText, {"bad_text", t.bad_text}, {{"danger0", t.danger0}, {"danger1", t.danger1}});
    expect(kText, {"low on a button that is off", t.low}, {{"s2 over s1", over(fade(t.s2, 0.6f), t.s1)}, {"s2 over space", over(fade(t.s2, 0.6f), t.space1)}});
    expect(kText, {"hi", t.hi}, {{"the winner's row", over(fade(t.brass, 0.14f), t.s2)}, {"a tool that is on", over(fade(t.gold, 0.16f), t.bar0)}});
    for (int i = 0; i < kSeatColors; ++i) {
        const Color fill = t.seat(SeatColor(i)).fill;
        expect(kText, {seat_color_id(SeatColor(i)), mix(fill, kWhite, 0.55f)}, {{"bar0", t.bar0}, {"bar1", t.bar1}, {"s1", t.s1}, {"s2", t.s2}});
        expect(kText, {"hi", t.hi}, {{seat_color_id(SeatColor(i)), mix(fill, t.s2, 0.66f)}});
    }
    for (int i = 0; i < kGameKeys; ++i) {
        const Color key = t.game(GameKey(i));
        for (const Named& text : {Named{"hi", t.hi}, {"mid", t.mid}}) expect(kText, text, {{game_key_id(GameKey(i)), mix(key, t.s2, 0.86f)}});
        expect(kText, {"rule id", mix(key, kWhite, 0.2f)}, dark);
        expect(kText, {"read the rules", mix(key, kWhite, 0.35f)}, dark);
    }
}

TEST_P(Colours, SymbolsAndEdgesStandOutFromTheirGround) {
    constexpr double kSign = 3;
    for (const Named& sign : {Named{"edge of a field", t.field}, {"gold", t.gold}, {"focus", t.focus}, {"warm", t.warm}, {"bad", t.bad},
                              {"icon that is off", fade(t.low, kOffIcon)}, {"good", t.good}, {"warn", t.warn}})
        expect(kSign, sign, dark);
    expect(kSign, {"gold", t.gold}, {{"s3", t.s3}});
    for (const Named& code : {Named{"jump", t.jump}, {"scan", t.scan}, {"land", t.land}}) EXPECT_GE(contrast(kWhite, code.color), kSign) << code.name;
    for (int i = 0; i < kSeatColors; ++i) {
        const SeatPaint& seat = t.seat(SeatColor(i));
        EXPECT_GE(contrast(seat.ink, seat.fill), kSign) << seat_color_id(SeatColor(i));
        for (const Named& ground : dark)
            EXPECT_GE(std::max(contrast(over(seat.rim, ground.color), ground.color), contrast(seat.fill, ground.color)), kSign) << seat_color_id(SeatColor(i));
        expect(kSign, {"icons in the seat's panel", t.mid}, {{seat_color_id(SeatColor(i)), mix(seat.fill, t.s2, 0.66f)}});
    }
    for (int i = 0; i < kGameKeys; ++i) expect(kSign, {game_key_id(GameKey(i)), t.game(GameKey(i))}, dark);
}

INSTANTIATE_TEST_SUITE_P(Palettes, Colours, testing::Values(Palette::standard, Palette::safe, Palette::high_contrast),
                         [](const auto& p) { return std::string(palette_id(p.param)); });

// --- keys ---

/// Presses Tab until the focus ring is on the target of this name. Returns false if it never gets there.
bool tab_to(Driver& d, const std::string& name) {
    std::set<Id> seen;
    for (;;) {
        d.key(ImGuiKey_Tab);
        const Target* t = d.focused();
        if (t == nullptr || !seen.insert(t->id).second) return false;
        if (t->name == name) return true;
    }
}

TEST(Keys, ClosingWhatLiesAboveBringsTheFocusBack) {
    Driver d;
    d.start();
    ASSERT_TRUE(tab_to(d, "Settings"));
    d.key(ImGuiKey_Enter);
    ASSERT_EQ(d.screen(), "settings");
    ASSERT_NE(d.focused(), nullptr) << "the ring is in the sheet";
    d.key(ImGuiKey_Tab);
    d.key(ImGuiKey_Escape);
    ASSERT_EQ(d.screen(), "shelf");
    d.frames(2);
    ASSERT_NE(d.focused(), nullptr);
    EXPECT_EQ(d.focused()->name, "Settings");
    d.press("new-game", "jumpgate");
    d.press("start");
    d.press("take-device");
    ASSERT_TRUE(tab_to(d, "Rules"));
    d.key(ImGuiKey_Enter);
    ASSERT_EQ(d.screen(), "rules");
    d.key(ImGuiKey_Escape);
    d.frames(2);
    ASSERT_EQ(d.screen(), "table");
    ASSERT_NE(d.focused(), nullptr);
    EXPECT_EQ(d.focused()->name, "Rules");
}

TEST(Keys, AcrossAMenuAndThePagesAboveIt) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    ASSERT_TRUE(tab_to(d, "Menu"));
    d.key(ImGuiKey_Enter);
    ASSERT_TRUE(tab_to(d, "Settings"));
    d.key(ImGuiKey_Enter);
    ASSERT_EQ(d.screen(), "settings");
    d.key(ImGuiKey_Escape);
    d.frames(2);
    ASSERT_EQ(d.screen(), "table");
    ASSERT_NE(d.focused(), nullptr);
    EXPECT_EQ(d.focused()->name, "Menu");
}

TEST(Keys, TheRingIsNeverLostWhileAGameIsPlayed) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.key(ImGuiKey_Tab);
    ASSERT_NE(d.focused(), nullptr);
    d.play(5, [&] {
        d.frames(2);
        EXPECT_NE(d.focused(), nullptr) << "after " << d.app.session()->match().ply() << " moves";
        return d.app.session()->match().ply() > 40;
    });
}

// Goes once round with Tab, and once back. Focusing a target may raise it but must not change the order.
TEST(Keys, TabComesToEverythingOnATable) {
    const int most = tests::is_deep() ? 8 : 3, least = tests::is_deep() ? 5 : 3;    // looks at a game; some games are short
    for (const GameEntry& entry : all_games()) {
        if (!face_of(entry.info->id)) continue;
        for (const Vec css : {Vec{1180, 820}, Vec{390, 844}}) {
            Driver d(css);
            d.start("new=" + std::string(entry.info->id) + "&players=2&seed=3");
            int turns = 0, looked = 0;
            d.play(5, [&] {
                constexpr int kEvery = 7;
                if (++turns % kEvery != 1) return false;
                const std::size_t ply = d.app.session()->match().ply();
                if (d.has("recap-skip")) d.press("recap-skip");
                for (const bool back : {false, true}) {
                    std::set<Id> wanted, reached;
                    d.frames(3);
                    for (const Target& t : d.app.ui().targets())
                        if (t.options.can_focus) wanted.insert(t.id);
                    if (back) ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
                    // The first Tab only shows the ring where the pointer was last.
                    for (std::size_t i = 0; i <= wanted.size(); ++i) {
                        d.key(ImGuiKey_Tab);
                        if (const Target* t = d.focused()) reached.insert(t->id);
                    }
                    if (back) ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
                    for (const Target& t : d.app.ui().targets())
                        EXPECT_TRUE(!wanted.contains(t.id) || reached.contains(t.id))
                            << entry.info->id << ", " << css.x << (back ? ", back: " : ": ") << t.name << " after " << ply << " moves";
                }
                return ++looked == most || testing::Test::HasFailure();
            });
            EXPECT_GE(looked, least) << entry.info->id;
        }
    }
}

/// Draws a frame and returns the words drawn above everything else.
std::string words_above(Driver& d) {
    Recording record;
    d.app.ui().record(&record);
    d.frame();
    d.app.ui().record(nullptr);
    std::string out;
    for (const Drawn& one : record.items)
        if (one.kind == Drawn::Kind::text && one.is_above) out += one.text + "\n";
    return out;
}

// What a finger that rests on a thing is told, the hold key tells of the thing with the focus, and Esc closes it.
TEST(Keys, OneExplainsWhateverHoldingExplains) {
    constexpr Vec kNowhere{-100, -100};
    constexpr double kLong = 600;                          // ms of a hold
    const std::size_t step = tests::is_deep() ? 1 : 3;
    for (const GameEntry& entry : all_games()) {
        if (!face_of(entry.info->id)) continue;
        Driver d;
        d.start("new=" + std::string(entry.info->id) + "&players=2&bots=1&seed=3");
        d.rest();
        if (d.has("take-device")) d.press("take-device");
        d.rest();
        std::vector<std::pair<Id, std::string>> things;
        for (const Target& t : d.app.ui().targets())
            if (t.options.can_focus && !t.options.is_ground) things.emplace_back(t.id, t.name);
        ASSERT_GE(things.size(), 10u) << entry.info->id;
        const std::string before = d.match().hash();
        int explained = 0;
        for (std::size_t i = 0; i < things.size(); i += step) {
            const auto& [thing, name] = things[i];
            const auto place = [&d, wanted = thing] {
                for (const Target& t : d.app.ui().targets())
                    if (t.id == wanted) return t.rect.centre();
                return Vec{};
            };
            d.window().pointer(place());
            d.frame();
            // A thing that lies under another one is held by its key only.
            const bool is_reached = d.app.ui().target_at(place()) == thing;
            const std::string bare = words_above(d);
            d.window().press(true);
            d.frame();
            d.frame(kLong);
            d.frame();
            const bool is_held = is_reached && d.app.ui().is_held(thing);
            const std::string held = words_above(d);
            d.window().pointer(kNowhere);                  // dragged away, so that a thing without a hold is not tapped
            d.frame();
            d.window().press(false);
            d.frames(2);
            // Some are shown only while they are held; with nothing open, Esc would leave the table.
            const bool stays = words_above(d) != bare;
            if (stays) d.key(ImGuiKey_Escape);
            if (!is_held || held == bare) continue;
            ++explained;
            d.key(ImGuiKey_Tab);
            d.app.ui().focus(thing);
            d.frames(2);
            ASSERT_TRUE(d.focused() && d.focused()->id == thing) << entry.info->id << ": " << name;
            const std::string focused = words_above(d);
            ImGui::GetIO().AddKeyEvent(ImGuiKey_I, true);
            d.frames(2);
            EXPECT_EQ(words_above(d), held) << entry.info->id << ": " << name;
            ImGui::GetIO().AddKeyEvent(ImGuiKey_I, false);
            d.frames(2);
            EXPECT_EQ(words_above(d) != focused, stays) << entry.info->id << ", the key is up again: " << name;
            if (stays) d.key(ImGuiKey_Escape);
            EXPECT_EQ(words_above(d), focused) << entry.info->id << ", after Esc: " << name;
            ASSERT_EQ(d.screen(), "table");
        }
        EXPECT_GE(explained, 2) << entry.info->id;
        EXPECT_EQ(d.match().hash(), before) << entry.info->id << ": an explanation is no move";
    }
}

// --- rules ---

// Every thing that explains itself leads to its rule: hold, then tap the rule.
TEST(Rules, AreTwoTapsAwayFromEveryThing) {
    constexpr double kLong = 600;                          // ms of a hold
    const std::string opens = fill(str::open_rule, Lang::en, {{"id", ""}});
    for (const GameEntry& entry : all_games()) {
        if (!face_of(entry.info->id)) continue;
        SCOPED_TRACE(entry.info->id);
        Driver d;
        d.start("new=" + std::string(entry.info->id) + "&players=2&seed=3");
        std::set<std::string> led;
        for (const std::size_t ply : {0u, 30u, 90u}) {
            d.play(5, [&] { return d.match().ply() >= ply; });
            d.rest();
            if (d.has("take-device")) d.press("take-device");
            d.rest();
            if (d.has("recap-skip")) d.press("recap-skip");
            d.rest();
            if (d.screen() != "table") break;
            std::vector<std::pair<Id, std::string>> things;
            for (const Target& t : d.app.ui().targets())
                if (t.options.can_focus && !t.options.is_ground && !led.contains(t.name)) things.emplace_back(t.id, t.name);
            for (const auto& one : things) {
                const Id thing = one.first;
                const std::string& name = one.second;
                const auto at = std::find_if(d.app.ui().targets().begin(), d.app.ui().targets().end(), [&](const Target& t) { return t.id == thing; });
                if (at == d.app.ui().targets().end()) continue;
                const Vec place = at->rect.centre();
                if (d.app.ui().target_at(place) != thing) continue;
                const std::string bare = words_above(d);
                d.window().pointer(place);
                d.window().press(true);
                d.frame();
                d.frame(kLong);
                const bool is_held = d.app.ui().is_held(thing);
                d.window().press(false);
                d.frames(3);
                if (d.screen() != "table") {               // a button's own page
                    d.press("back");
                    d.rest();
                    continue;
                }
                if (!is_held || words_above(d) == bare) continue;
                const auto link = std::find_if(d.app.ui().targets().begin(), d.app.ui().targets().end(),
                                               [&](const Target& t) { return t.layer > 0 && t.name.starts_with(opens); });
                if (link == d.app.ui().targets().end()) {
                    ADD_FAILURE() << name << " explains itself without a rule, after " << d.match().ply() << " moves";
                } else {
                    const std::string rule = link->name.substr(opens.size());
                    d.tap_at(link->rect.centre());
                    d.frames(2);
                    EXPECT_EQ(d.screen(), "rules") << name;
                    EXPECT_NE(d.all_text().find(rule), std::string::npos) << name;
                    d.press("back");
                    led.insert(name);
                }
                for (int i = 0; i < 2 && words_above(d) != bare; ++i) d.key(ImGuiKey_Escape);
                if (d.screen() != "table") break;
            }
        }
        EXPECT_GE(led.size(), 5u);
    }
}

TEST(Keys, TextWithoutTargetsIsTurnedByThem) {
    Driver d;
    d.start("screen=rules");
    ASSERT_EQ(d.screen(), "rules");
    Recording record;
    const auto picture = [&] {
        d.app.ui().record(&record);
        d.frame();
        d.app.ui().record(nullptr);
        std::string all;
        for (const Drawn& one : record.items) all += one.text + std::to_string(int(one.place.y)) + "\n";
        return all;
    };
    const std::string top = picture();
    d.key(ImGuiKey_PageDown);
    EXPECT_NE(picture(), top);
    d.key(ImGuiKey_PageUp);
    EXPECT_EQ(picture(), top);
    d.key(ImGuiKey_End);
    EXPECT_NE(picture(), top);
    d.key(ImGuiKey_Home);
    EXPECT_EQ(picture(), top);
}

// --- names and announced changes ---

TEST(Told, WhatCannotBeDoneNowSaysWhy) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    std::vector<Json> off;
    for (const Json& b : d.buttons())
        if (b["a"].value("data-action", "") == "why") off.push_back(b);
    ASSERT_GE(off.size(), 3u) << "at the gate: no scan, no landing, no harvest";
    for (const Json& b : off) EXPECT_EQ(b["a"].value("aria-disabled", ""), "true");
    EXPECT_NE(d.all_text().find("Scan is not possible yet"), std::string::npos) << d.all_text();
    const std::string before = d.app.session()->match().hash();
    ASSERT_TRUE(d.press("why"));
    EXPECT_TRUE(d.has("open-rule")) << "pressed all the same, it refuses and names the rule";
    EXPECT_EQ(d.app.session()->match().hash(), before);
}

// In every position of some games, an action reported as impossible must have no legal move of its kind.
TEST(Told, NothingPossibleIsCalledImpossible) {
    constexpr std::size_t kMost = 250;                     // moves of a long game
    const std::vector<std::string> games = test::playable_games();
    for (int seed = 1; seed <= std::max(tests::rounds(3), int(games.size())); ++seed) {
        Driver d;
        d.start("new=" + games[std::size_t(seed - 1) % games.size()] + "&players=3&seed=" + std::to_string(seed));
        d.play(static_cast<std::uint64_t>(seed), [&] {
            std::set<std::string> kinds;
            const std::vector<std::string> offered = d.moves();
            for (const std::string& move : offered) kinds.insert((*parse_json(move))["type"].get<std::string>());
            for (const auto& [move, why] : d.app.session()->match().impossible()) {
                EXPECT_EQ(std::count(offered.begin(), offered.end(), to_text(move)), 0) << move.dump();
                // In other games one kind of move covers several actions.
                if (d.match().game().id != std::string_view("jumpgate")) continue;
                EXPECT_EQ(kinds.count(move["type"].get<std::string>()), 0u) << move.dump() << " " << why.message.en;
                EXPECT_NE(why.message.in(Lang::ja), why.message.en);
            }
            return d.match().ply() >= kMost;
        });
    }
}

using test::announced;

TEST(Told, TurnsScreensAndTheEndAreAnnounced) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    EXPECT_NE(announced(d).find("Pass to"), std::string::npos) << announced(d);
    d.press("take-device");
    EXPECT_NE(announced(d).find("your turn"), std::string::npos) << announced(d);
    d.press("rules");
    EXPECT_NE(announced(d).find("Rule book"), std::string::npos) << announced(d);
    d.press("back");
    d.play(4, [] { return false; });
    EXPECT_NE(announced(d).find("win"), std::string::npos) << announced(d);
}

}  // namespace
}  // namespace orrery::ui
