// Rule books: each rule has its place in both languages, figures stay within theirs, the search works, and every prompt, refusal,
// card and symbol leads to its rule in two taps.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/match/service.h"
#include "imgui.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/teaching/book_layout.h"
#include "imgui_ui/app/teaching/book_search.h"
#include "imgui_ui/games/jumpgate/scene.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

/// Calls `check(game, book)` for every game with a book.
template <class F>
void for_each_book(F check) {
    int books = 0;
    for (const GameEntry& entry : all_games())
        if (const GameFace* face = face_of(entry.info->id); face && face->book) {
            SCOPED_TRACE(entry.info->id);
            check(*entry.info, face->book());
            ++books;
        }
    EXPECT_GE(books, 1);
}

std::vector<Chapter> chapters_of(const Book& book) { return {book.chapters.begin(), book.chapters.end()}; }

// --- content of the books

TEST(Book, EveryRuleHasExactlyOnePlace) {
    for_each_book([](const GameInfo& game, const Book& book) {
        std::map<const Rule*, int> places;
        for (const Chapter& chapter : book.chapters)
            for (const Block& block : chapter.blocks)
                if (block.kind == Block::Kind::rule) ++places[block.rule];
        for (const Rule* rule : game.rules()) EXPECT_EQ(places[rule], 1) << rule->id;
        EXPECT_EQ(places.size(), game.rules().size()) << "a rule that the game does not know";
    });
}

TEST(Book, EveryTextStandsInBothLanguages) {
    for_each_book([](const GameInfo& game, const Book& book) {
        std::set<std::string_view> ids;
        for (const Chapter& chapter : book.chapters) {
            EXPECT_TRUE(ids.insert(chapter.id).second) << chapter.id;
            EXPECT_NE(chapter.id, "all") << "the page's own list of rules has this name";
            for (const Text& text : {chapter.title, chapter.lead}) {
                EXPECT_NE(text.en[0], 0) << chapter.id;
                EXPECT_NE(text.in(Lang::ja)[0], 0) << chapter.id;
            }
            EXPECT_EQ(chapter.cost.en[0] == 0, chapter.cost.in(Lang::ja)[0] == 0);
            EXPECT_FALSE(chapter.blocks.empty()) << chapter.id;
            for (const Block& block : chapter.blocks) {
                const auto en = texts_of(block, Lang::en), ja = texts_of(block, Lang::ja);
                EXPECT_EQ(en.size(), ja.size()) << chapter.id << ": " << (en.empty() ? "?" : en[0]);
                EXPECT_FALSE(en.empty()) << chapter.id;
                if (block.table) {
                    EXPECT_EQ(block.table->cells.size() % block.table->columns, 0u);
                    EXPECT_TRUE(block.table->signs.empty() || block.table->signs.size() + 1 == block.table->cells.size() / block.table->columns);
                }
                if (block.kind == Block::Kind::example || block.kind == Block::Kind::figure) {
                    EXPECT_NE(block.figure, nullptr);
                }
                // Every text that looks like a link must be one.
                const std::string prefix = std::string(game.rules()[0]->id).substr(0, std::string(game.rules()[0]->id).find('-') + 1);
                for (const auto& texts : {en, ja})
                    for (const std::string_view text : texts) {
                        std::size_t written = 0;
                        for (std::size_t at = text.find(prefix); at != std::string_view::npos; at = text.find(prefix, at + 1)) ++written;
                        EXPECT_EQ(links_in(text, game.rules()).size(), written) << text;
                    }
            }
        }
    });
}

TEST(Book, FiguresKeepToTheirPlaces) {
    // Glow may extend a little beyond the edges.
    constexpr float kLight = 26;
    test::Screen screen({1180, 820});
    for_each_book([&](const GameInfo&, const Book& book) {
        for (const Chapter& chapter : book.chapters)
            for (const Block& block : chapter.blocks) {
                if (!block.figure) continue;
                for (Lang lang : kLangs)
                    for (float width : {220.0f, 300.0f, 380.0f, 760.0f}) {
                        Ui& ui = screen.begin_frame();
                        const float measured = block.figure({ui, lang, {100, 60}, width, false});
                        ImDrawList& list = ui.canvas().list();
                        const int before = list.VtxBuffer.Size;
                        const float drawn = block.figure({ui, lang, {100, 60}, width, true});
                        EXPECT_EQ(measured, drawn);
                        EXPECT_GT(drawn, 20);
                        ASSERT_GT(list.VtxBuffer.Size, before);
                        float left = 1e9f, right = -1e9f, top = 1e9f, bottom = -1e9f;
                        for (int i = before; i < list.VtxBuffer.Size; ++i) {
                            const ImVec2 at = list.VtxBuffer[i].pos;
                            left = std::min(left, at.x), right = std::max(right, at.x);
                            top = std::min(top, at.y), bottom = std::max(bottom, at.y);
                        }
                        const std::string what = std::string(chapter.id) + " " + block.text.en + " at " + std::to_string(int(width)) + " " + code(lang);
                        EXPECT_GE(left, 100 - kLight) << what;
                        EXPECT_LE(right, 100 + width + kLight) << what;
                        EXPECT_GE(top, 60 - kLight) << what;
                        EXPECT_LE(bottom, 60 + drawn + kLight) << what;
                        screen.end_frame();
                    }
            }
    });
}

// On pages too narrow for their columns, tables become lists.
TEST(Book, TextsKeepToNarrowPages) {
    test::load_test_languages();
    constexpr float kWidth = 290;                          // of a page of 360 px
    test::Screen screen({kWidth, 4000});
    int tables = 0;
    for_each_book([&](const GameInfo& game, const Book& book) {
        for (const Chapter& chapter : book.chapters)
            for (const Lang lang : {Lang::en, Lang::ja, Lang::longer}) {
                for (const Block& block : chapter.blocks) tables += block.table != nullptr;
                Recording drawn;
                screen.ui().record(&drawn);
                Ui& ui = screen.begin_frame();
                BookLayout layout;
                BookLayout::How how;
                how.width = kWidth;
                how.lang = lang;
                layout.lay_out(ui, chapter, game.rules(), how);
                BookDraw draw;
                draw.view = {0, 0, kWidth, layout.height()};
                layout.draw(ui, draw);
                screen.end_frame();
                ui.record(nullptr);
                EXPECT_FALSE(drawn.items.empty()) << chapter.id;
                for (const Drawn& one : drawn.items)
                    if (one.kind == Drawn::Kind::text) {
                        EXPECT_LE(one.place.right(), kWidth + 1) << chapter.id << " " << code(lang) << ": " << one.piece;
                    }
            }
    });
    EXPECT_GT(tables, 20);
}

// --- search

TEST(BookSearch, FindsEveryRuleByItsNumber) {
    for_each_book([](const GameInfo& game, const Book& book) {
        const auto chapters = chapters_of(book);
        for (const Rule* rule : game.rules()) {
            const std::string id = rule->id, tail = id.substr(id.find('-') + 1);
            std::string small = id;
            for (char& c : small) c = c == '-' ? ' ' : static_cast<char>(std::tolower(c));
            for (const std::string& typed : {id, tail, small}) {
                const auto hits = find_in_book(chapters, game.rules(), BookQuery(typed));
                ASSERT_FALSE(hits.empty()) << typed;
                EXPECT_EQ(hits[0], place_of_rule(chapters, rule)) << typed;
            }
        }
    });
}

TEST(BookSearch, FindsWordsInBothLanguagesWhateverTheirForm) {
    const GameInfo& game = *game_by_id("jumpgate")->info;
    const auto chapters = chapters_of(face_of("jumpgate")->book());
    const auto count = [&](const char* typed) { return find_in_book(chapters, game.rules(), BookQuery(typed)).size(); };
    EXPECT_GT(count("marker"), 5u);
    EXPECT_EQ(count("MARKER"), count("marker"));
    EXPECT_GT(count("マーカー"), 5u);
    EXPECT_EQ(count("まーかー"), count("マーカー"));
    EXPECT_EQ(count("ＭＡＲＫＥＲ"), count("marker"));
    EXPECT_LT(count("marker claim"), count("marker"));
    EXPECT_GT(count("marker claim"), 0u);
    EXPECT_EQ(count("  "), 0u);
    EXPECT_EQ(count("xyzzy"), 0u);
    EXPECT_FALSE(find_in_book(chapters, game.rules(), BookQuery("スキャン"))[0].block) << "the chapter of that name comes first";
}

TEST(BookSearch, MarksWhatItFound) {
    const std::string text = "Scan, スキャン and SCAN";
    std::vector<std::string> found;
    for (const auto& [a, b] : BookQuery("scan すきゃん").stretches(text)) found.push_back(text.substr(a, b - a));
    EXPECT_EQ(found, (std::vector<std::string>{"Scan", "スキャン", "SCAN"}));
    EXPECT_EQ(BookQuery("aa").stretches("aaaa").size(), 1u) << "what touches is one";
}

// --- the page

void act(Driver& d, ActionName name, const std::string& value = {}) {
    Action action;
    action.name = name;
    action.value = value;
    d.app.act(action);
    d.frames(2);
}

TEST(RuleBook, EachChapterIsThereAndTheLastListsAllRules) {
    const GameInfo& game = *game_by_id("jumpgate")->info;
    for (Lang lang : kLangs) {
        Driver d;
        d.start("screen=rules", lang);
        EXPECT_EQ(d.screen(), "rules");
        std::set<std::string> told;
        for (const Chapter& chapter : face_of("jumpgate")->book().chapters) {
            ASSERT_TRUE(d.press("chapter", std::string(chapter.id)));
            EXPECT_EQ(d.attr("data-chapter"), chapter.id);
            EXPECT_NE(d.all_text().find(chapter.lead.in(lang)), std::string::npos);
            test::walk(d.mirror(), [&](const Json& node) {
                if (node["t"] == "div" && node.contains("a") && node["a"].contains("data-rule")) told.insert(node["a"]["data-rule"].get<std::string>());
            });
        }
        EXPECT_EQ(told.size(), game.rules().size());
        ASSERT_TRUE(d.press("chapter", "all"));
        for (const Rule* rule : game.rules()) ASSERT_TRUE(d.has("open-rule")) << rule->id;
        ASSERT_TRUE(d.press("open-rule", "JG-B1"));
        EXPECT_EQ(d.attr("data-chapter"), "hole");
        EXPECT_EQ(d.attr("data-rule"), "JG-B1");
    }
}

TEST(RuleBook, BackLeadsToWhereOneWasAndReadingGoesOnThere) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start();
        ASSERT_TRUE(d.press("rules", "jumpgate"));
        ASSERT_TRUE(d.press("chapter", "land"));
        ASSERT_TRUE(d.press("back"));
        EXPECT_EQ(d.screen(), "shelf");
        ASSERT_TRUE(d.press("new-game", "jumpgate"));
        ASSERT_TRUE(d.press("rules"));
        EXPECT_EQ(d.attr("data-chapter"), "land");
        ASSERT_TRUE(d.press("back"));
        EXPECT_EQ(d.screen(), "setup");
    }
    Driver d({1180, 820}, &host);
    d.start("screen=rules");
    EXPECT_EQ(d.attr("data-chapter"), "land") << "kept with the settings";
}

TEST(RuleBook, LinksInsideLeadOnAndBack) {
    Driver d;
    d.start("screen=rules");
    ASSERT_TRUE(d.press("chapter", "options"));
    ASSERT_TRUE(d.tap("JG-E1")) << "an id in the text is a link";
    EXPECT_EQ(d.attr("data-rule"), "JG-E1");
    EXPECT_EQ(d.attr("data-chapter"), "end");
    ASSERT_TRUE(d.press("book-return"));
    EXPECT_EQ(d.attr("data-chapter"), "options");
    EXPECT_FALSE(d.has("book-return"));
    act(d, "open-rule", "JG-X1");
    EXPECT_NE(d.all_text().find(str::rule_unknown.en), std::string::npos);
}

TEST(RuleBook, SearchingOnThePage) {
    Driver d;
    d.start("screen=rules");
    d.app.typed("book-search", "black hole", false);
    d.frames(2);
    EXPECT_TRUE(d.has("search-result"));
    ASSERT_TRUE(d.press("search-result", "1"));
    EXPECT_FALSE(d.attr("data-chapter").empty());
    EXPECT_TRUE(d.has("search-list"));
    ASSERT_TRUE(d.tap(str::book_next_hit.en));
    EXPECT_NE(d.all_text().find("3 of "), std::string::npos) << d.all_text();
    d.key(ImGuiKey_LeftArrow);
    EXPECT_NE(d.all_text().find("2 of "), std::string::npos);
    ASSERT_TRUE(d.press("search-list"));
    d.key(ImGuiKey_Escape);
    EXPECT_FALSE(d.has("search-clear")) << "Esc leaves the search first";
    EXPECT_EQ(d.screen(), "rules");
    d.app.typed("book-search", "a14", true);
    d.frames(2);
    EXPECT_EQ(d.attr("data-rule"), "JG-A14") << "a number jumps there";
    d.app.typed("book-search", "xyzzy", true);
    d.frames(2);
    EXPECT_NE(d.all_text().find(str::book_found_none.en), std::string::npos);
    act(d, "search-result", "99999999999999999999");
    act(d, "search-result", "-1");
    EXPECT_EQ(d.screen(), "rules");
    d.key(ImGuiKey_Escape);
    d.key(ImGuiKey_Escape);
    EXPECT_EQ(d.screen(), "shelf");
}

TEST(RuleBook, KeysReadAndOpenTheSearch) {
    Driver d;
    d.start("screen=rules");
    ASSERT_TRUE(d.press("chapter", "land"));
    const auto y = [&] {
        const Target* t = d.target("Next chapter: Harvest");
        return t ? t->rect.y : -1;
    };
    const float top = y();
    d.key(ImGuiKey_PageDown);
    EXPECT_LT(y(), top - 200);
    d.key(ImGuiKey_UpArrow);
    d.key(ImGuiKey_Home);
    EXPECT_EQ(y(), top);
    d.key(ImGuiKey_End);
    EXPECT_LT(y(), 820);
    d.key(ImGuiKey_RightArrow);
    EXPECT_EQ(d.attr("data-chapter"), "harvest");
    d.key(ImGuiKey_LeftArrow);
    EXPECT_EQ(d.attr("data-chapter"), "land");
    ImGui::GetIO().AddInputCharacter('/');
    d.frames(3);
    ASSERT_TRUE(d.host().editing);
    EXPECT_EQ(d.host().editing->field, "book-search");
}

TEST(RuleBook, ChaptersAreADrawerOnPhones) {
    Driver d({390, 844});
    d.start("screen=rules");
    EXPECT_FALSE(d.target("Harvest"));
    ASSERT_TRUE(d.tap(str::book_chapters.en));
    d.frames(20);
    ASSERT_TRUE(d.tap("Fly"));
    EXPECT_EQ(d.attr("data-chapter"), "fly");
    ASSERT_TRUE(d.tap(str::book_search.en));
    ASSERT_TRUE(d.host().editing) << "the search field opens at once";
}

// The input of the browser lies over the drawn field, so it must lie over nothing else.
TEST(RuleBook, TheSearchHasAPlaceOfItsOwn) {
    test::load_test_languages();
    for (const Vec css : {Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{700, 900}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390}, Vec{1920, 1080}, Vec{2560, 1440}})
        for (const Lang lang : {Lang::en, Lang::ja, Lang::longer})
            for (const std::string& game : {std::string("jumpgate"), std::string("astronavigators")}) {
                const std::string where = std::to_string(int(css.x)) + " " + code(lang) + " " + game;
                Driver d(css);
                d.start("screen=rules&new=" + game, lang);
                const auto expect_own_place = [&](const std::string& when) {
                    Recording record;
                    d.app.ui().record(&record);
                    d.frames(2);
                    d.app.ui().record(nullptr);
                    ASSERT_TRUE(d.host().editing) << where << when;
                    const Rect& in_window = d.host().editing->place;
                    const float k = 1 / d.app.ui().canvas().ui_scale();
                    const Rect place{in_window.x * k, in_window.y * k, in_window.w * k, in_window.h * k};
                    EXPECT_GE(place.w, 150) << where << when;
                    EXPECT_TRUE(d.app.ui().canvas().bounds().grown(0.5f).contains(place.max())) << where << when;
                    bool is_drawn = false;
                    for (const Target& t : d.app.ui().targets()) {
                        const bool is_field = t.id == id("search-field");
                        is_drawn = is_drawn || is_field;
                        if (is_field) { EXPECT_LT(distance(t.rect.min(), place.min()) + distance(t.rect.max(), place.max()), 0.1f) << where << when << ": the field has moved away"; }
                        else { EXPECT_FALSE(t.rect.overlaps(place)) << where << when << ": it lies over " << t.name; }
                    }
                    EXPECT_TRUE(is_drawn) << where << when;
                    for (const Drawn& one : record.items)
                        if (one.kind == Drawn::Kind::text) { EXPECT_FALSE(one.place.overlaps(place)) << where << when << ": it lies over " << one.text; }
                };
                ASSERT_TRUE(d.tap(str::book_search.in(lang))) << where;
                expect_own_place(", empty");
                d.app.typed("book-search", "a", false);
                expect_own_place(", with a query");
            }
}

// --- at most two taps

TEST(RuleBook, EveryPromptLeadsToItsRule) {
    const std::span<const RuleFor> decisions = face_of("jumpgate")->decision_rules();
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed < 40 && seen.size() < decisions.size(); ++seed) {
        Driver d;
        d.start("new=jumpgate&players=2&seed=" + std::to_string(seed));
        d.play(seed, [&] {
            const std::string kind = d.app.session()->match().decision()["kind"].get<std::string>();
            if (!seen.insert(kind).second) return false;
            const auto ply = d.app.session()->match().ply();
            const Rule* rule = rule_for(decisions, kind);
            EXPECT_TRUE(rule) << kind;
            EXPECT_TRUE(d.tap(str::rules.en)) << "one tap in the bar";
            EXPECT_EQ(d.attr("data-rule"), rule ? rule->id : "?");
            EXPECT_TRUE(d.press("back"));
            EXPECT_EQ(d.screen(), "table");
            EXPECT_EQ(d.app.session()->match().ply(), ply);
            return false;
        });
    }
    EXPECT_EQ(seen.size(), decisions.size());
}

TEST(RuleBook, EveryKindOfEventHasItsRule) {
    const GameFace& face = *face_of("jumpgate");
    const GameInfo& game = *game_by_id("jumpgate")->info;
    for (const auto& list : {face.decision_rules(), face.event_rules()})
        for (const RuleFor& row : list) EXPECT_EQ(rule_by_id(game.rules(), row.rule->id), row.rule);
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        NewMatch how;
        how.names = {"", "", ""};
        how.seed = seed;
        auto match = game_by_id("jumpgate")->start(how);
        ASSERT_TRUE(match);
        Rng rng(seed);
        while ((*match)->to_act()) {
            const auto moves = (*match)->moves();
            ASSERT_TRUE((*match)->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        for (const LogLine& line : (*match)->log({}, Lang::en)) {
            if (!line.event.contains("event")) continue;
            EXPECT_TRUE(rule_for(face.event_rules(), line.event["event"].get<std::string>())) << line.event.dump();
        }
    }
}

TEST(RuleBook, EveryRefusalLeadsToItsRule) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    std::set<std::string> rules;
    const auto refuse = [&](const char* move) {
        d.move(move);
        std::string id;
        test::walk(d.mirror(), [&](const Json& node) {
            if (node.contains("a") && node["a"].value("data-kind", "") == "refusal") id = node["a"].value("data-rule", "");
        });
        ASSERT_FALSE(id.empty()) << move;
        rules.insert(id);
        ASSERT_TRUE(d.tap("Read rule " + id)) << "one tap on the message";
        EXPECT_EQ(d.attr("data-rule"), id);
        ASSERT_TRUE(d.press("back"));
    };
    for (const char* move : {R"({"type":"scan","card":"nav_j1s3"})", R"({"type":"fly","to":"anno"})", R"({"type":"land","cards":["nav_j1l2","nav_j1l4"]})",
                             R"({"type":"harvest","card":"nav_j1s2","resource":"sand_1"})", R"({"type":"jump","card":"nav_s1l2","to":"anno"})", R"({"type":"pass"})", "7"})
        refuse(move);
    EXPECT_GE(rules.size(), 6u);
}

TEST(RuleBook, EveryThingOnTheTableLeadsToItsRule) {
    using jumpgate_table::Kind;
    std::set<Kind> reached;
    for (Vec size : {Vec{1180, 820}, Vec{390, 844}}) {
        reached.clear();
        Driver d(size);
        d.start("new=jumpgate&players=2&seed=3");
        d.play(5, [&] { return d.app.session()->match().ply() >= 20 && d.app.session()->match().decision()["kind"] == "action"; });
        ASSERT_EQ(d.screen(), "table");
        for (Kind kind : {Kind::planet, Kind::pile, Kind::claim, Kind::resource, Kind::card, Kind::hidden, Kind::hole, Kind::gate, Kind::deck, Kind::discard}) {
            for (int index = 0; index < 48; ++index) {
                const Id id = target_of(jumpgate_table::thing(kind, index));
                std::optional<Rect> place;
                for (const Target& t : d.app.ui().targets())
                    if (t.id == id) place = t.rect;
                if (!place) continue;
                d.window().pointer(place->centre());
                d.frames(2);
                d.window().press(true);
                // Secrets are shown only while they are held. A tap shows them with the link to the rule.
                d.frames(3, kind == Kind::hidden ? 16 : 400);
                d.window().press(false);
                d.frames(3);
                std::string more;
                for (const Target& t : d.app.ui().targets())
                    if (t.id == jumpgate_table::kReadMoreTarget) more = t.name;
                ASSERT_FALSE(more.empty()) << int(kind);
                ASSERT_TRUE(d.tap(more));
                ASSERT_EQ(d.screen(), "rules") << int(kind);
                EXPECT_EQ("Read rule " + d.attr("data-rule"), more);
                d.press("back");
                reached.insert(kind);
                break;
            }
        }
        for (Kind kind : {Kind::planet, Kind::resource, Kind::card, Kind::hidden, Kind::hole, Kind::gate, Kind::deck, Kind::discard})
            EXPECT_TRUE(reached.count(kind)) << int(kind) << " at " << size.x;
    }
}

/// Holds the first visible line of the log that contains `what`.
void hold_line(Driver& d, const std::string& what) {
    const Target* line = nullptr;
    for (const Target& t : d.app.ui().targets())
        if (!line && t.name.find(what) != std::string::npos && t.clip.contains(t.rect.centre())) line = &t;
    ASSERT_TRUE(line) << what;
    d.window().pointer(line->rect.centre());
    d.frames(2);
    d.window().press(true);
    d.frames(3, 400);
    d.window().press(false);
    d.frames(2);
}

TEST(RuleBook, AHeldLineOfTheLogLeadsToItsRule) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    ASSERT_TRUE(d.press("log"));
    d.frames(20);
    hold_line(d, "captains");
    EXPECT_EQ(d.screen(), "rules");
    EXPECT_EQ(d.attr("data-rule"), "JG-S2");
}

TEST(RuleBook, ALineOfTheLogLeadsToItsRuleByKeysAndThroughTheMirror) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{1920, 1080}})
        for (Lang lang : kLangs) {
            SCOPED_TRACE(std::to_string(css.x) + " " + code(lang));
            Driver d(css);
            d.start(std::string("new=jumpgate&players=2&seed=3&lang=") + code(lang));
            EXPECT_FALSE(d.has("log-rule")) << "not behind the curtain";
            d.play(3, [&] { return d.app.session()->match().ply() > 8; });
            d.press("recap-skip");
            // Every row with rules must be a button of the mirror with the row as its text, followed by those of its further rules.
            const auto events = face_of("jumpgate")->event_rules();
            int lines = 0;
            for (const ToldRow& row : told_rows(d.app.session()->match(), d.app.session()->reader(), lang)) {
                std::set<std::string> wanted, offered;
                for (const Json& event : row.events)
                    if (const Rule* rule = rule_for(events, event.value("event", ""))) wanted.insert(rule->id);
                if (wanted.empty()) continue;
                ++lines;
                test::walk(d.mirror(), [&](const Json& item) {
                    const auto parts = item.find("c");
                    if (item.value("t", "") != "li" || parts == item.end() || (*parts)[0].value("x", "") != row.text) return;
                    for (const Json& b : *parts)
                        if (b["a"].value("data-action", "") == "log-rule") offered.insert(b["a"]["data-value"].get<std::string>());
                });
                EXPECT_EQ(offered, wanted) << row.text;
            }
            EXPECT_GT(lines, 5);
            ASSERT_TRUE(d.press("log-rule", "JG-S2"));
            EXPECT_EQ(d.screen(), "rules");
            EXPECT_EQ(d.attr("data-rule"), "JG-S2");
            d.press("back");
            // By keys: move to a line, Enter offers the rule, Enter opens it.
            if (css.x < 1900) {
                ASSERT_TRUE(d.press("log"));
            }
            d.frames(20);
            const auto ring_on = [&](const std::function<bool(const Target&)>& wanted) {
                for (int i = 0; i < 400; ++i) {
                    for (const Target& t : d.app.ui().targets())
                        if (d.app.ui().is_focused(t.id) && wanted(t)) return true;
                    d.key(ImGuiKey_Tab);
                }
                return false;
            };
            const ToldRow last = told_rows(d.app.session()->match(), d.app.session()->reader(), lang).back();
            const Rule* rule = rule_for(events, last.events.front().value("event", ""));
            ASSERT_TRUE(rule) << last.text;
            ASSERT_TRUE(ring_on([&](const Target& t) { return t.name == last.text; }));
            d.key(ImGuiKey_Enter);
            d.frames(10);
            ASSERT_TRUE(ring_on([&](const Target& t) { return t.id == id("log-rule"); }));
            for (const Target& t : d.app.ui().targets())
                if (t.id == id("log-rule")) { EXPECT_LE(t.rect.bottom(), t.clip.bottom()) << "in sight, even below the last line"; }
            d.key(ImGuiKey_Enter);
            d.frames(4);
            EXPECT_EQ(d.screen(), "rules");
            EXPECT_EQ(d.attr("data-rule"), rule->id);
        }
}

TEST(RuleBook, BackFromALineOfTheLogTheLogIsAsItWas) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{1920, 1080}}) {
        SCOPED_TRACE(css.x);
        Driver d(css);
        d.start("new=jumpgate&players=2&seed=3");
        d.play(3, [&] { return d.app.session()->match().ply() > 60; });
        d.press("recap-skip");
        const bool is_docked = css.x > 1900;
        if (!is_docked) {
            ASSERT_TRUE(d.press("log"));
        }
        d.frames(20);
        const Vec middle{d.app.ui().width() - 150, d.app.ui().height() - 200};
        d.window().wheel(middle, 6);
        d.frames(8);
        std::set<std::string> told;
        for (const ToldRow& row : told_rows(d.app.session()->match(), d.app.session()->reader(), Lang::en)) told.insert(row.text);
        const auto lines = [&] {
            std::vector<std::pair<std::string, float>> out;
            for (const Target& t : d.app.ui().targets())
                if (told.count(t.name) > 0 && t.clip.contains(t.rect.centre()) && t.rect.x < middle.x && middle.x < t.rect.right()) out.push_back({t.name, t.rect.y});
            return out;
        };
        const auto before = lines();
        ASSERT_GE(before.size(), 3u);
        hold_line(d, before[before.size() / 2].first);
        ASSERT_EQ(d.screen(), "rules");
        ASSERT_TRUE(d.press("back"));
        ASSERT_EQ(d.screen(), "table");
        d.frames(20);
        EXPECT_EQ(lines(), before);
    }
}

}  // namespace
}  // namespace orrery::ui
