// 1 places   2 search   3 actions and keys   4 drawing   5 results   6 mirror
#include "imgui_ui/app/teaching/rule_book.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "imgui.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/page_strings.h"

namespace orrery::ui {
namespace {

constexpr const char* kSearchField = "book-search";
constexpr float kFoot = 64, kBookTop = 24;

std::string store_name(const GameInfo& game) { return std::string("book/") + game.id; }

Action action(ActionName name, std::string value = {}, std::string key = {}) {
    Action out;
    out.name = name;
    out.value = std::move(value);
    out.key = std::move(key);
    return out;
}

}  // namespace

RuleBook::RuleBook(Desk& desk, const GameInfo& game, const std::string& rule) : game_(&game) {
    const GameFace* face = face_of(game.id);
    if (face) game_key_ = face->key;
    if (face && face->book) chapters_.assign(face->book().chapters.begin(), face->book().chapters.end());
    for (const Rule* one : rules()) index_.push_back(block::rule(*one));
    chapters_.push_back({"all", str::book_all_rules, str::book_all_lead, verbatim(""), nullptr, index_});
    if (!open_rule(rule)) recall(desk);
    trail_.clear();
}

// --- 1 places ---

const Rule* RuleBook::marked_rule() const {
    if (!place_.block || chapters_[place_.chapter].blocks[*place_.block].kind != Block::Kind::rule) return nullptr;
    return chapters_[place_.chapter].blocks[*place_.block].rule;
}

void RuleBook::go(const BookPlace& place) {
    if (place.chapter != place_.chapter) scroll_ = 0;
    place_ = place;
    find_place_ = place.block.has_value();
    top_of_place_ = false;
    if (!place.block) scroll_ = 0;
    drawer_ = false;
}

void RuleBook::follow(const BookPlace& place) {
    constexpr std::size_t kMost = 20;
    Step from{place_, place_.block.has_value()};
    if (!from.is_marked && scroll_ > 1 && layout_key_ && layout_key_->chapter == place_.chapter) from.place.block = layout_.block_at(scroll_ - kBookTop);
    if (trail_.size() < kMost && !(from.place == place)) trail_.push_back(from);
    go(place);
}

bool RuleBook::open_rule(const std::string& rule) {
    const auto place = place_of_rule(chapters_, rule_by_id(rules(), rule));
    if (!place) return false;
    leave_search();
    follow(*place);
    return true;
}

void RuleBook::open_chapter(std::size_t chapter) {
    leave_search();
    trail_.clear();
    go({chapter, {}});
}

// Restores the reading position. It is stored by names that survive changes of the book.
void RuleBook::recall(Desk& desk) {
    const auto kept = desk.store().value(store_name(*game_));
    if (!kept) return;
    const auto json = parse_json(kept->text);
    if (!json || !json->is_object() || !json->contains("chapter") || !json->contains("block")) return;
    const Json &chapter = (*json)["chapter"], &number = (*json)["block"];
    if (!chapter.is_string() || !number.is_number_unsigned()) return;
    const auto at = number.get<std::size_t>();
    for (std::size_t i = 0; i < chapters_.size(); ++i) {
        if (chapter.get<std::string>() != chapters_[i].id) continue;
        place_ = {i, {}};
        if (at == 0 || at >= chapters_[i].blocks.size()) return;
        place_.block = at;
        find_place_ = top_of_place_ = true;
    }
}

void RuleBook::remember(Desk& desk) const {
    Json json = Json::object();
    json["chapter"] = std::string(chapters_[place_.chapter].id);
    const bool is_shown = layout_key_ && layout_key_->chapter == place_.chapter;
    json["block"] = is_shown && scroll_ > 1 ? layout_.block_at(scroll_ - kBookTop) : 0;
    (void)desk.store().put_value(store_name(*game_), to_text(json));  // a failure does not matter
}

std::string RuleBook::name_of(const Desk& desk, const BookPlace& place) const {
    const Chapter& chapter = chapters_[place.chapter];
    if (place.block) {
        const Block& block = chapter.blocks[*place.block];
        if (block.kind == Block::Kind::rule) return block.rule->id;
        if (*block.title.in(desk.lang())) return block.title.in(desk.lang());
    }
    return chapter.title.in(desk.lang());
}

std::string RuleBook::way_back(const Desk& desk) const {
    const Step& step = trail_.back();
    return desk.tr(str::book_return, {{"place", name_of(desk, step.is_marked ? step.place : BookPlace{step.place.chapter, {}})}});
}

// --- 2 search ---

void RuleBook::search(Desk& desk, const std::string& text) {
    desk.note_letters(text);
    typed_ = text;
    query_ = BookQuery(text);
    find();
}

void RuleBook::find() {
    // The list at the end repeats all rules. It is searched only if the book has no other chapter.
    std::vector<Chapter> where = chapters_;
    if (where.size() > 1) where.pop_back();
    hits_ = find_in_book(where, rules(), query_);
    hit_.reset();
    results_scroll_ = 0;
    results_key_.reset();
}

void RuleBook::words_came() {
    if (shows_results()) find();
}

void RuleBook::leave_search() {
    typed_.clear();
    query_ = {};
    hits_.clear();
    hit_.reset();
    search_open_ = false;
}

void RuleBook::show_hit(std::size_t hit) {
    if (hit >= hits_.size()) return;
    hit_ = hit;
    trail_.clear();
    go(hits_[hit]);
}

// --- 3 actions and keys ---

bool RuleBook::act(Desk& desk, const Action& a) {
    if (a.name == "back") {
        remember(desk);
        return false;
    }
    if (a.name == "open-rule") {
        if (!open_rule(a.value)) desk.say(ToastKind::plain, Phrase{a.value}, phrase(str::rule_unknown));
    } else if (a.name == "chapter") {
        for (std::size_t i = 0; i < chapters_.size(); ++i)
            if (chapters_[i].id == a.value) open_chapter(i);
    } else if (a.name == "chapters") {
        drawer_ = !drawer_;
    } else if (a.name == "close" && drawer_) {
        drawer_ = false;
    } else if (a.name == "search") {
        want_search_ = search_open_ = true;
    } else if (a.name == "search-clear") {
        leave_search();
    } else if (a.name == "search-list") {
        hit_.reset();
    } else if (a.name == "search-result") {
        for (std::size_t i = 0; i < hits_.size(); ++i)
            if (a.value == std::to_string(i)) show_hit(i);
    } else if (a.name == "book-return" && !trail_.empty()) {
        const Step back = trail_.back();
        trail_.pop_back();
        go(back.place);
        top_of_place_ = !back.is_marked;
    } else {
        return false;
    }
    return true;
}

bool RuleBook::typed(Desk& desk, const std::string& field, const std::string& text, bool done) {
    if (field != kSearchField) return false;
    if (text != typed_) search(desk, text);
    if (done && shows_results() && query_.rule(rules())) show_hit(0);
    if (done && query_.empty()) search_open_ = false;
    return true;
}

bool RuleBook::escape(Desk&) {
    if (drawer_) drawer_ = false;
    else if (!query_.empty() || search_open_) leave_search();
    else return false;
    return true;
}

void RuleBook::keys(Desk& desk) {
    const auto hit = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
    if (drawer_) return;
    float& offset = shows_results() ? results_scroll_ : scroll_;
    const float before = offset, page = std::max(80.0f, view_height_ - 60);
    constexpr float kEnd = 1e6f;                           // drawing clamps it to the chapter
    if (hit(ImGuiKey_DownArrow)) offset += 60;
    if (hit(ImGuiKey_UpArrow)) offset -= 60;
    if (hit(ImGuiKey_PageDown)) offset += page;
    if (hit(ImGuiKey_PageUp)) offset -= page;
    if (hit(ImGuiKey_End)) offset = kEnd;
    if (hit(ImGuiKey_Home)) offset = 0;
    offset = std::max(0.0f, offset);
    if (offset != before) desk.host().request_frame();
    const auto step = [&](bool forward) {
        if (hit_) {
            desk.ask(action("search-result", std::to_string((*hit_ + (forward ? 1 : hits_.size() - 1)) % hits_.size())));
        } else if (query_.empty() && (forward ? place_.chapter < index_chapter() : place_.chapter > 0)) {
            desk.ask(action("chapter", std::string(chapters_[forward ? place_.chapter + 1 : place_.chapter - 1].id)));
        }
        desk.host().request_frame();
    };
    if (hit(ImGuiKey_RightArrow)) step(true);
    if (hit(ImGuiKey_LeftArrow)) step(false);
    for (ImWchar c : ImGui::GetIO().InputQueueCharacters)
        if (c == '/' || c == 'f' || c == 'F') desk.ask(action("search"));
}

// --- 4 drawing ---

void RuleBook::draw(Desk& desk) {
    Ui& ui = desk.ui();
    const float w = ui.width(), h = ui.height();
    const bool phone = desk.is_phone(), has_list = w >= 980;
    key_ = ui.theme().game(game_key_);
    desk.space().draw(ui.canvas(), {key_, {140, 500}, 0});
    constexpr float kWidest = 1340, kList = 232;
    const float total = std::min(w - 44, kWidest), left = has_list ? (w - total) / 2 - 6 : 0;
    Rect panel{phone ? 8.0f : 24.0f, phone ? 72.0f : 84.0f, w - (phone ? 16.0f : 48.0f), 0};
    if (has_list) panel = {left + kList + 24, 84, total - kList - 24, 0};
    panel.h = h - panel.y - (phone ? 8.0f : 24.0f);
    if (h < 560) panel.h = h - (panel.y = 70) - 8;
    draw_panel(ui.canvas(), panel, 18);
    if (shows_results()) draw_results(desk, panel);
    else draw_chapter(desk, panel);
    if (has_list) draw_chapter_list(desk, {left, panel.y - 4, kList, panel.h + 8}, false);
    draw_bar(desk);
    if (has_list) drawer_ = false;
    if (drawer_) draw_drawer(desk);
    else ui.take_arrows();
}

void RuleBook::draw_bar(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width();
    const bool phone = desk.is_phone(), has_list = w >= 980;
    c.gradient({0, 0, w, 64}, 0, t.bar0, t.bar1);
    c.line({0, 63.5f}, {w, 63.5f}, t.line, 1);
    const float x = phone ? 4.0f : 16.0f;
    if (icon_button(ui, id("back"), {x, 10}, Icon::back, desk.tr(str::back), {.ground = false})) desk.ask("back");
    float right = w - x;
    if (!has_list) {
        right -= 44;
        if (icon_button(ui, id("chapters"), {right, 10}, Icon::log, desk.tr(str::book_chapters), {.ground = false})) desk.ask("chapters");
        right -= 4;
    }
    const bool editing = desk.is_editing(kSearchField), searching = editing || search_open_ || !query_.empty();
    // Beside the field, the place of the cross stays free without it: the field must not move while it is touched, because the input
    // of the browser is laid over the place of the touch.
    if (searching || !phone) {
        right -= 44;
        if (searching && icon_button(ui, id("search-clear"), {right, 10}, Icon::close, desk.tr(str::book_clear), {.ground = false})) desk.ask("search-clear");
        right -= 4;
    }
    float from = x + 48;
    if (!phone) {
        const float field = std::min(340.0f, w * 0.38f);
        draw_search(desk, {right - field, 10, field, 44});
        right -= field + 16;
    } else if (searching) {
        return draw_search(desk, {from, 10, right - from, 44});
    } else {
        right -= 44;
        if (icon_button(ui, id("search"), {right, 10}, Icon::search, desk.tr(str::book_search), {.ground = false})) desk.ask("search");
    }
    from += phone ? 4.0f : 12.0f;
    const std::string title = phone ? game_->name.in(desk.lang()) : desk.tr(str::rule_book, {{"game", game_->name.in(desk.lang())}});
    c.fit_lines({from, 32}, title, 20, t.hi, Weight::bold, Align::left, right - from - 8);
}

void RuleBook::draw_search(Desk& desk, Rect r) {
    FieldLook look;
    look.placeholder = desk.tr(str::book_search);
    look.editing = desk.is_editing(kSearchField);
    look.icon = Icon::search;
    look.size = 16;
    look.name = look.placeholder;
    const bool tapped = text_field(desk.ui(), id("search-field"), r, typed_, look);
    if ((tapped || want_search_) && !look.editing)
        desk.edit_field(kSearchField, r, typed_, desk.tr(str::book_search), desk.tr(str::book_search), 40);
    want_search_ = false;
}

void RuleBook::draw_chapter_list(Desk& desk, Rect r, bool in_drawer) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float count = float(chapters_.size()), pitch = in_drawer ? 50 : std::clamp(r.h / count, 42.0f, 52.0f);
    float y = begin_scroll(ui, id("chapter-list"), r, pitch * count, chapter_scroll_);
    for (std::size_t i = 0; i < chapters_.size(); ++i, y += pitch) {
        const Rect row{r.x, y + 1, r.w, pitch - 2};
        const bool is_here = i == place_.chapter && !shows_results();
        const std::string_view title = chapters_[i].title.in(desk.lang());
        const Id me = id("chapter", static_cast<int>(i));
        if (ui.tap(me, row, {.name = title})) desk.ask(action("chapter", std::string(chapters_[i].id)));
        if (is_here) c.gradient(row, 12, t.s3, t.s2);
        else if (ui.is_hovered(me)) c.rect(row, 12, fade(t.s3, 0.45f));
        if (is_here) c.rect({row.x, row.y + row.h * 0.28f, 4, row.h * 0.44f}, 2, key_);
        const float dy = ui.is_pressed(me) ? 1.0f : 0.0f;
        c.fit_lines({row.x + 24, row.centre().y + dy}, title, 16, is_here ? t.hi : t.mid, is_here ? Weight::bold : Weight::medium, Align::left, row.w - 36);
    }
    end_scroll(ui, r, pitch * count, chapter_scroll_, in_drawer ? t.s1 : t.space1, in_drawer ? t.s2 : t.space0);
}

void RuleBook::draw_drawer(Desk& desk) {
    Drawer look;
    look.title = desk.tr(str::book_chapters);
    look.sheet = desk.is_phone();
    const DrawerResult frame = begin_drawer(desk.ui(), id("chapter-drawer"), look, desk.tr(str::close));
    draw_chapter_list(desk, frame.body, true);
    desk.ui().pop_layer();
    if (frame.close) desk.ask("close");
}

void RuleBook::lay_out(Desk& desk, float width) {
    Canvas& c = desk.ui().canvas();
    const Chapter& chapter = chapters_[place_.chapter];
    const LayoutKey key{place_.chapter, width, c.scale(), c.text_width(chapter.lead.in(desk.lang()), type::kBody), desk.lang()};
    if (layout_key_ == key) return;
    const bool is_same_page = layout_key_ && layout_key_->chapter == place_.chapter && !find_place_ && scroll_ > 1;
    if (is_same_page) {                                    // after a change of window or language, stay at the same place
        place_.block = layout_.block_at(scroll_ - kBookTop);
        find_place_ = top_of_place_ = true;
    }
    layout_.lay_out(desk.ui(), chapter, rules(), {width, desk.lang(), str::book_example, place_.chapter == index_chapter() && chapters_.size() > 1});
    layout_key_ = key;
}

void RuleBook::draw_chapter(Desk& desk, Rect panel) {
    Ui& ui = desk.ui();
    const Theme& t = ui.theme();
    const float pad = desk.is_phone() ? 18.0f : 32.0f;
    const float foot = draw_foot(desk, panel);
    const Rect view{panel.x + 1, panel.y + 6, panel.w - 2, panel.h - 12 - foot};
    lay_out(desk, panel.w - 2 * pad);
    const float neighbours = kBookTop + layout_.height() + 6, content = neighbours + 48 + 20;
    if (find_place_ && place_.block) {
        const Rect r = layout_.place_of(*place_.block);
        const bool shows_from_top = kBookTop + r.bottom() < view.h * 0.8f && !top_of_place_;
        scroll_ = shows_from_top ? 0 : kBookTop + r.y - (top_of_place_ ? 12.0f : std::max(24.0f, (view.h - r.h) * 0.3f));
        if (top_of_place_) place_.block.reset();
    }
    find_place_ = top_of_place_ = false;
    view_height_ = view.h;
    scroll_ = std::clamp(scroll_, 0.0f, std::max(0.0f, content - view.h));
    const float from = begin_scroll(ui, id("rules", static_cast<int>(place_.chapter)), view, content, scroll_);
    BookDraw how;
    how.origin = {panel.x + pad, from + kBookTop};
    how.view = view;
    how.key = key_;
    how.marked = place_.block;
    if (hit_) how.query = &query_;
    layout_.draw(ui, how);
    draw_neighbours(desk, {panel.x + pad, from + neighbours, panel.w - 2 * pad, 48});
    end_scroll(ui, view, content, scroll_, t.s1, t.s2);
    if (how.tapped) desk.ask("open-rule", -1, how.tapped->id);
    else if (how.tapped_block) desk.ask("open-rule", -1, rules()[*how.tapped_block]->id);
}

void RuleBook::draw_neighbours(Desk& desk, Rect r) {
    const float gap = 12, w = std::min(280.0f, (r.w - gap) / 2);
    const auto neighbour = [&](std::size_t chapter, Rect place, Icon icon, const Text& name) {
        const std::string title = chapters_[chapter].title.in(desk.lang());
        const std::string full = desk.tr(name, {{"chapter", title}});
        ButtonLook look;
        look.kind = ButtonKind::ghost;
        // A single word that would be torn takes the place of the icon.
        const bool is_torn = title.find(' ') == title.npos && desk.ui().canvas().text_width(title, type::kSmall, Weight::bold) > place.w - 44;
        look.icon = is_torn ? Icon::none : icon;
        look.name = full;
        if (button(desk.ui(), id("neighbour", static_cast<int>(chapter)), place, title, look)) desk.ask(action("chapter", std::string(chapters_[chapter].id)));
    };
    if (place_.chapter > 0) neighbour(place_.chapter - 1, {r.x, r.y, w, r.h}, Icon::back, str::book_before);
    if (place_.chapter < index_chapter()) neighbour(place_.chapter + 1, {r.right() - w, r.y, w, r.h}, Icon::fwd, str::book_next);
}

float RuleBook::draw_foot(Desk& desk, Rect panel) {
    if (!hit_ && trail_.empty()) return 0;
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const Rect r{panel.x + 8, panel.bottom() - kFoot, panel.w - 16, kFoot};
    c.line({r.x + 8, r.y}, {r.right() - 8, r.y}, t.line, 1);
    const float y = r.y + 10;
    if (!hit_) {
        const std::string label = way_back(desk);
        ButtonLook look;
        look.icon = Icon::back;
        const float w = std::min(r.w - 8, button_width(c, label, look));
        if (button(ui, id("book-return"), {r.x + 4, y, w, 44}, label, look)) desk.ask("book-return");
        return kFoot;
    }
    const std::size_t n = hits_.size();
    if (icon_button(ui, id("hit-before"), {r.x + 4, y}, Icon::back, desk.tr(str::book_last_hit))) desk.ask(action("search-result", std::to_string((*hit_ + n - 1) % n)));
    const std::string count = desk.tr(str::book_hit, {{"n", static_cast<int>(*hit_ + 1)}, {"of", static_cast<int>(n)}});
    const float count_w = std::max(72.0f, c.text_width(count, 15, Weight::bold) + 20);
    c.text({r.x + 48 + count_w / 2, y + 22}, count, 15, t.hi, Weight::bold, Align::center);
    if (icon_button(ui, id("hit-next"), {r.x + 48 + count_w, y}, Icon::fwd, desk.tr(str::book_next_hit))) desk.ask(action("search-result", std::to_string((*hit_ + 1) % n)));
    const std::string label = desk.tr(str::book_hits);
    const float room = r.w - 100 - count_w - 8, w = std::min(room, std::max(96.0f, c.text_width(label, 16, Weight::bold) + 36));
    if (room >= 90 && button(ui, id("search-list"), {r.right() - 4 - w, y, w, 44}, label, {.kind = ButtonKind::ghost})) desk.ask("search-list");
    return kFoot;
}

// --- 5 results ---

void RuleBook::lay_out_results(Desk& desk, float width) {
    Canvas& c = desk.ui().canvas();
    const LayoutKey key{hits_.size(), width, c.scale(), c.text_width(desk.tr(str::book_all_lead), type::kBody), desk.lang()};
    if (results_key_ == key) return;
    results_key_ = key;
    results_.clear();
    result_heads_.clear();
    constexpr TextStyle kHead{type::kSmall, 20, Weight::bold, Tone::key}, kPassage{15, 22, Weight::medium, Tone::hi};
    constexpr std::size_t kLines = 3;
    float y = kBookTop + 44;
    for (const BookPlace& hit : hits_) {
        const Chapter& chapter = chapters_[hit.chapter];
        const std::string title = chapter.title.in(desk.lang()), name = name_of(desk, hit);
        result_heads_.push_back(name == title ? title : name + desk.tr(punctuation::kBullet) + title);
        std::string_view passage = chapter.lead.in(desk.lang());
        if (hit.block) {
            auto texts = texts_of(chapter.blocks[*hit.block], desk.lang());
            if (texts.size() > 1 && *chapter.blocks[*hit.block].title.in(desk.lang())) texts.erase(texts.begin());  // the heading
            const auto first = std::find_if(texts.begin(), texts.end(), [&](std::string_view text) { return !query_.stretches(text).empty(); });
            passage = first != texts.end() ? *first : texts.empty() ? std::string_view() : texts.front();
        }
        Result result;
        result.head = make_words(c, result_heads_.back(), {0, y}, width, kHead);
        result.passage = make_words(c, passage, {0, y + result.head.place.h}, width, kPassage);
        auto& lines = result.passage.lines;
        const auto marks = query_.stretches(passage);
        std::size_t at = 0;                                // the line with the first mark
        while (!marks.empty() && at + 1 < lines.size() && static_cast<std::size_t>(lines[at + 1].data() - passage.data()) <= marks[0].first) ++at;
        at = std::min(at > 0 ? at - 1 : 0, lines.size() > kLines ? lines.size() - kLines : 0);
        lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at));
        if (lines.size() > kLines) lines.resize(kLines);
        result.passage.place.h = float(lines.size()) * kPassage.line;
        result.row = {-10, y - 8, width + 20, result.head.place.h + result.passage.place.h + 16};
        y = result.row.bottom() + 9;
        results_.push_back(std::move(result));
    }
    results_height_ = y + 16;
}

void RuleBook::draw_results(Desk& desk, Rect panel) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float pad = desk.is_phone() ? 18.0f : 32.0f, width = panel.w - 2 * pad;
    lay_out_results(desk, width);
    const Rect view{panel.x + 1, panel.y + 6, panel.w - 2, panel.h - 12};
    view_height_ = view.h;
    const float from = begin_scroll(ui, id("results"), view, results_height_, results_scroll_);
    const std::string title = hits_.empty() ? std::string(desk.tr(str::book_found_none)) : desk.tr(str::book_found, {{"n", static_cast<int>(hits_.size())}});
    c.fit({panel.x + pad, from + kBookTop + 12}, title, type::kH2, t.hi, Weight::bold, Align::left, width);
    if (hits_.empty())
        c.paragraph({panel.x + pad, from + kBookTop + 50}, desk.tr(str::book_none_help, {{"id", rules().front()->id}}), type::kBody, t.mid, Weight::medium, width, type::kBodyLine);
    BookDraw how;
    how.origin = {panel.x + pad, from};
    how.view = view;
    how.key = key_;
    how.query = &query_;
    for (std::size_t i = 0; i < results_.size(); ++i) {
        const Result& result = results_[i];
        const Rect row = result.row.moved(how.origin.x, how.origin.y);
        if (row.bottom() < view.y - 40 || row.y > view.bottom() + 40) continue;
        const Id me = id("result", static_cast<int>(i));
        if (ui.tap(me, row, {.name = result.head.text, .radius = 10})) desk.ask(action("search-result", std::to_string(i)));
        if (ui.is_hovered(me) || ui.is_pressed(me)) c.rect(row, 10, fade(t.s3, 0.5f));
        draw_words(ui, result.head, how);
        draw_words(ui, result.passage, how);
        if (i + 1 < results_.size()) c.line({row.x + 10, row.bottom() + 4}, {row.right() - 10, row.bottom() + 4}, fade(t.line, 0.7f), 1);
    }
    end_scroll(ui, view, results_height_, results_scroll_, t.s1, t.s2);
}

// --- 6 mirror ---

std::uint64_t RuleBook::digest(const Desk&) const {
    constexpr std::size_t kNone = ~std::size_t{0};
    Digest digest;
    const auto add = [&](const BookPlace& place) { digest.add(place.chapter).add(place.block.value_or(kNone)); };
    add(place_);
    digest.add(typed_).add(hits_.size()).add(hit_.value_or(kNone)).add(trail_.size());
    if (!trail_.empty()) {
        add(trail_.back().place);
        digest.add(trail_.back().is_marked);
    }
    return digest.value();
}

void RuleBook::mirror(const Desk& desk, MirrorNode& root) const {
    root.attr("data-game", game_->id).attr("data-chapter", std::string(chapters_[place_.chapter].id));
    if (const Rule* rule = marked_rule()) root.attr("data-rule", rule->id);
    root.add("h1", "title", desk.tr(str::rule_book, {{"game", game_->name.in(desk.lang())}}));
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
    root.input(kSearchField, desk.tr(str::book_search), typed_, 40);
    mirror_search(desk, root);
    if (!trail_.empty()) root.button("book-return", way_back(desk));
    if (!shows_results()) mirror_chapter(desk, root);
    MirrorNode& list = root.add("section", "chapters");
    list.add("h2", "heading", desk.tr(str::book_chapters));
    for (std::size_t i = 0; i < chapters_.size(); ++i) {
        MirrorNode& link = list.button("chapter", chapters_[i].title.in(desk.lang())).value(chapters_[i].id);
        if (i == place_.chapter && !shows_results()) link.attr("aria-current", "page");
    }
}

void RuleBook::mirror_search(const Desk& desk, MirrorNode& root) const {
    if (query_.empty()) return;
    MirrorNode& part = root.add("section", "found").attr("role", "search");
    const std::string count = hits_.empty() ? std::string(desk.tr(str::book_found_none)) : desk.tr(str::book_found, {{"n", static_cast<int>(hits_.size())}});
    part.add("h2", "heading", count).attr("aria-live", "polite");
    part.button("search-clear", desk.tr(str::book_clear));
    if (hit_) {
        const std::size_t n = hits_.size();
        part.add("p", "count", desk.tr(str::book_hit, {{"n", static_cast<int>(*hit_ + 1)}, {"of", static_cast<int>(n)}}));
        part.button("search-result", desk.tr(str::book_last_hit)).value(std::to_string((*hit_ + n - 1) % n)).option("before");
        part.button("search-result", desk.tr(str::book_next_hit)).value(std::to_string((*hit_ + 1) % n)).option("next");
        part.button("search-list", desk.tr(str::book_hits));
        return;
    }
    for (std::size_t i = 0; i < hits_.size(); ++i) {
        const Chapter& chapter = chapters_[hits_[i].chapter];
        std::string words = name_of(desk, hits_[i]) + desk.tr(punctuation::kColon);
        const auto texts = hits_[i].block ? texts_of(chapter.blocks[*hits_[i].block], desk.lang()) : std::vector<std::string_view>{chapter.lead.in(desk.lang())};
        if (!texts.empty()) words += texts.front();
        part.button("search-result", std::move(words)).value(std::to_string(i));
    }
}

void RuleBook::mirror_chapter(const Desk& desk, MirrorNode& root) const {
    const Chapter& chapter = chapters_[place_.chapter];
    MirrorNode& part = root.add("section", "chapter-" + std::string(chapter.id));
    part.add("h2", "heading", chapter.title.in(desk.lang()));
    if (*chapter.cost.in(desk.lang())) part.add("p", "cost", chapter.cost.in(desk.lang()));
    part.add("p", "lead", chapter.lead.in(desk.lang()));
    for (std::size_t i = 0; i < chapter.blocks.size(); ++i) mirror_block(desk, part, i);
}

void RuleBook::mirror_block(const Desk& desk, MirrorNode& root, std::size_t index) const {
    const Block& block = chapters_[place_.chapter].blocks[index];
    const Lang lang = desk.lang();
    const std::string key = "block-" + std::to_string(index);
    if (block.kind == Block::Kind::heading) {
        root.add("h3", key, block.text.in(lang));
        return;
    }
    MirrorNode& part = root.add("div", key);
    if (place_.block == index) part.attr("aria-current", "true");
    if (block.kind == Block::Kind::rule) {
        part.attr("data-rule", block.rule->id);
        part.add("strong", "id", block.rule->id);
        part.add("p", "rule", block.rule->text.in(lang));
    }
    const std::string title = block.title.in(lang);
    if (block.kind == Block::Kind::example) part.add("h3", "title", std::string(desk.tr(str::book_example)) + desk.tr(punctuation::kColon) + title);
    else if (!title.empty()) part.add(block.kind == Block::Kind::table ? "h3" : "strong", "title", title);
    if (block.table) {
        MirrorNode& table = part.add("table", "table");
        const std::size_t columns = block.table->columns;
        for (std::size_t i = 0; i < block.table->cells.size(); i += columns) {
            MirrorNode& row = table.add("tr", std::to_string(i));
            for (std::size_t j = 0; j < columns; ++j) row.add(i == 0 || j == 0 ? "th" : "td", std::to_string(j), block.table->cells[i + j].in(lang));
        }
    }
    if (*block.text.in(lang)) part.add("p", "text", block.text.in(lang));
    const bool is_index = place_.chapter == index_chapter() && chapters_.size() > 1;
    if (block.rule && (block.kind == Block::Kind::entry || is_index)) part.button("open-rule", desk.tr(str::open_rule, {{"id", block.rule->id}})).value(block.rule->id);
    std::vector<const Rule*> linked;
    for (const std::string_view text : texts_of(block, lang))
        for (const RuleLink& link : links_in(text, rules()))
            if (std::find(linked.begin(), linked.end(), link.rule) == linked.end()) linked.push_back(link.rule);
    for (const Rule* rule : linked) part.button("open-rule", desk.tr(str::open_rule, {{"id", rule->id}})).value(rule->id).option("link");
}

}  // namespace orrery::ui
