// 1 words   2 blocks   3 tables   4 drawing
#include "imgui_ui/app/teaching/book_layout.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/core/punctuation.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {
namespace {

constexpr TextStyle kTitle{type::kH1, type::kH1Line, Weight::bold, Tone::hi};
constexpr TextStyle kLead{type::kBody, type::kBodyLine, Weight::medium, Tone::mid};
constexpr TextStyle kCost{type::kLabel, type::kLabelLine, Weight::bold, Tone::mid};
constexpr TextStyle kHeading{type::kTitle, 26, Weight::bold, Tone::hi};
constexpr TextStyle kBody{type::kBody, type::kBodyLine, Weight::medium, Tone::hi};
constexpr TextStyle kSmallBody{15, 22, Weight::medium, Tone::mid};
constexpr TextStyle kExplain{type::kLabel, 21, Weight::medium, Tone::mid};
constexpr TextStyle kId{type::kSmall, 24, Weight::bold, Tone::key};
constexpr TextStyle kLabel{type::kLabel, type::kLabelLine, Weight::bold, Tone::brass};
constexpr TextStyle kEntryTitle{type::kBody, type::kBodyLine, Weight::bold, Tone::hi};
constexpr TextStyle kCellHead{type::kSmall, type::kSmallLine, Weight::bold, Tone::mid};
constexpr TextStyle kCell{type::kLabel, type::kLabelLine, Weight::medium, Tone::hi};
constexpr TextStyle kCellName{type::kLabel, type::kLabelLine, Weight::bold, Tone::hi};

constexpr float kIdColumn = 76, kGap = 18, kAsidePad = 20, kColumnGap = 28;
constexpr float kTwoColumns = 690;             // minimum width for figures beside the text

Color color_of(const Theme& t, Tone tone, Color key) {
    switch (tone) {
        case Tone::hi: return t.hi;
        case Tone::mid: return t.mid;
        case Tone::low: return t.low;
        case Tone::key: return mix(key, kWhite, 0.2f);
        case Tone::brass: return t.brass;
    }
    return t.hi;
}

/// Text has the signs of what it names; headings, names and ids have none.
std::optional<Canvas::Saved> signs_of(Canvas& c, const TextStyle& style) {
    return style.weight == Weight::medium ? std::optional<Canvas::Saved>(c.with_signs()) : std::nullopt;
}

}  // namespace

// --- 1 words ---

Words make_words(Canvas& c, std::string_view text, Vec at, float width, TextStyle style, Rules rules) {
    const auto signs = signs_of(c, style);
    Words out;
    out.style = style;
    out.text = text;
    out.lines = c.lines(text, style.size, style.weight, width);
    if (!rules.empty()) out.links = links_in(text, rules);
    out.place = {at.x, at.y, width, float(out.lines.size()) * style.line};
    return out;
}

namespace {

/// Returns the part of a range that lies in a line, relative to the line. It is empty if first == second.
Stretch in_line(const Words& words, std::string_view line, Stretch s) {
    const auto from = static_cast<std::size_t>(line.data() - words.text.data());
    const std::size_t a = std::clamp(s.first, from, from + line.size()), b = std::clamp(s.second, from, from + line.size());
    return {a - from, b - from};
}

}  // namespace

void draw_words(Ui& ui, const Words& words, BookDraw& how) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const TextStyle& style = words.style;
    const auto signs = signs_of(c, style);
    const bool is_marked_id = style.tone == Tone::key && words.links.empty() && words.block && words.block == how.marked;
    const Color ink = is_marked_id ? t.brass : color_of(t, style.tone, how.key), link_ink = mix(how.key, kWhite, 0.35f);
    const auto width = [&](std::string_view s) { return c.text_width(s, style.size, style.weight); };
    std::vector<Stretch> marks;
    if (how.query && !how.query->empty()) marks = how.query->stretches(words.text);
    float y = how.origin.y + words.place.y + style.line / 2;
    for (const std::string_view line : words.lines) {
        float x = how.origin.x + words.place.x;
        if (words.align != Align::left) x += (words.place.w - width(line)) * (words.align == Align::center ? 0.5f : 1.0f);
        for (const Stretch& mark : marks) {
            const auto [a, b] = in_line(words, line, mark);
            if (a == b) continue;
            // Measured from the end, because words that begin here may have a sign before them.
            const float from = width(line) - width(line.substr(a)), to = width(line) - width(line.substr(b));
            const Rect r{x + from - 2, y - style.line / 2 + 1, to - from + 4, style.line - 2};
            c.rect(r, 4, fade(t.brass, 0.34f));
            c.line({r.x + 2, r.bottom() - 1}, {r.right() - 2, r.bottom() - 1}, t.brass, 1.5f);
        }
        std::size_t done = 0;
        for (const RuleLink& link : words.links) {
            const auto [a, b] = in_line(words, line, link.at);
            if (a == b) continue;
            c.text({x, y}, line.substr(done, a - done), style.size, ink, style.weight);
            x += width(line.substr(done, a - done));
            const std::string_view id = line.substr(a, b - a);
            const float w = width(id);
            c.text({x, y}, id, style.size, link_ink, style.weight);
            c.line({x, y + style.size * 0.55f}, {x + w, y + style.size * 0.55f}, fade(link_ink, 0.6f), 1);
            // The id includes the position, because cells of a table share a block.
            const Id me = orrery::ui::id(link.rule->id, static_cast<int>(words.place.y) * 4096 + static_cast<int>(words.place.x), static_cast<Id>(link.at.first));
            if (ui.tap(me, {x, y - style.line / 2, w, style.line}, {.name = link.rule->id, .radius = 6})) how.tapped = link.rule;
            x += w;
            done = b;
        }
        c.text({x, y}, line.substr(done), style.size, ink, style.weight);
        y += style.line;
    }
}

float BookLayout::add_words(std::string_view text, Vec at, float width, TextStyle style, std::optional<std::size_t> block, Align align) {
    if (text.empty()) return 0;
    words_.push_back(make_words(ui_->canvas(), text, at, width, style, rules_));
    words_.back().block = block;
    words_.back().align = align;
    return words_.back().place.h;
}

// --- 2 blocks ---

void BookLayout::lay_out(Ui& ui, const Chapter& chapter, Rules rules, const How& how) {
    *this = BookLayout();
    ui_ = &ui;
    rules_ = rules;
    how_ = how;
    bool has_asides = false;
    const float beside_text = std::clamp(how.width * 0.42f, 316.0f, 420.0f);
    // A table whose words would be torn beside the text takes the full width.
    const auto is_wide = [&](const Block& block) {
        return block.is_wide || (block.kind >= Block::Kind::table && block.table && table_least(*block.table) > beside_text - 2 * kAsidePad);
    };
    for (const Block& block : chapter.blocks) has_asides = has_asides || (!is_wide(block) && block.kind >= Block::Kind::table);
    columns_ = how.width >= kTwoColumns && has_asides;
    const float top = add_title(chapter, how.width);
    const float aside = columns_ ? beside_text : 0;
    const float column = columns_ ? how.width - aside - kColumnGap : std::min(how.width, 820.0f);
    float left = top, right = top, beside = top;           // `beside`: top of the latest text
    for (std::size_t i = 0; i < chapter.blocks.size(); ++i) {
        const Block& block = chapter.blocks[i];
        const bool is_aside = block.kind >= Block::Kind::table;
        Rect place;
        if (columns_ && is_aside && !is_wide(block)) {
            place = add_block(block, i, {how.width - aside, std::max(beside, right)}, aside);
            right = place.bottom() + kGap;
        } else if (is_wide(block)) {
            place = add_block(block, i, {0, columns_ ? std::max(left, right) : left}, how.width);
            left = right = beside = place.bottom() + kGap;
        } else {
            if (block.kind == Block::Kind::heading && i > 0) left += 8;
            beside = left;
            place = add_block(block, i, {0, left}, is_aside ? how.width : column);
            left = place.bottom() + (block.kind == Block::Kind::heading ? 10 : kGap);
        }
        blocks_.push_back(place);
    }
    height_ = std::max(left, right);
    ui_ = nullptr;
}

float BookLayout::add_title(const Chapter& chapter, float width) {
    const Canvas& c = ui_->canvas();
    const std::string_view title = chapter.title.in(how_.lang), cost = chapter.cost.in(how_.lang);
    const float sign = chapter.sign ? 46.0f : 0.0f;
    float y = add_words(title, {0, 0}, width - sign, kTitle, {});
    const float drawn = c.text_width(words_.back().lines.back(), kTitle.size, kTitle.weight);
    if (chapter.sign) signs_.push_back({chapter.sign, {drawn + 30, y - kTitle.line / 2}, 32});
    const float cost_w = c.text_width(cost, kCost.size, kCost.weight);
    const bool beside = drawn + sign + 20 + cost_w <= width;
    if (beside) add_words(cost, {width - cost_w - 1, (kTitle.line - kCost.line) / 2}, cost_w + 1, kCost, {});
    y += 4 + add_words(chapter.lead.in(how_.lang), {0, y + 4}, std::min(width, 820.0f), kLead, {});
    if (!beside) y += 4 + add_words(cost, {0, y + 4}, width, kCost, {});
    return y + 20;
}

Rect BookLayout::add_block(const Block& block, std::size_t index, Vec at, float width) {
    float height = 0;
    const std::string_view text = block.text.in(how_.lang);
    switch (block.kind) {
        case Block::Kind::heading: height = add_words(text, at, width, kHeading, index); break;
        case Block::Kind::text: height = add_words(text, at, width, kBody, index); break;
        case Block::Kind::rule: height = add_rule(block, index, at, width); break;
        case Block::Kind::note: {
            const std::size_t ground = grounds_.size();
            grounds_.push_back({Ground::Kind::note, {}});
            height = add_words(text, {at.x + 18, at.y + 12}, width - 34, kSmallBody, index) + 24;
            grounds_[ground].place = {at.x, at.y, width, height};
            break;
        }
        case Block::Kind::entry: height = add_entry(block, index, at, width); break;
        case Block::Kind::table:
        case Block::Kind::figure:
        case Block::Kind::example: height = add_aside(block, index, at, width); break;
    }
    return {at.x, at.y, width, height};
}

float BookLayout::add_rule(const Block& block, std::size_t index, Vec at, float width) {
    const bool beside = width >= 400;                      // otherwise the id stands above the text
    const float x = beside ? kIdColumn : 0;
    float y = at.y;
    words_.push_back(make_words(ui_->canvas(), block.rule->id, {at.x, y}, std::max(kIdColumn, width), kId));  // not a link
    words_.back().block = index;
    if (!beside) y += 22;
    y += add_words(block.rule->text.in(how_.lang), {at.x + x, y}, width - x, kBody, index);
    if (*block.text.in(how_.lang)) y += 3 + add_words(block.text.in(how_.lang), {at.x + x, y + 3}, width - x, kExplain, index);
    return y - at.y;
}

float BookLayout::add_entry(const Block& block, std::size_t index, Vec at, float width) {
    const float x = block.sign ? 60.0f : 0.0f;
    float y = at.y + add_words(block.title.in(how_.lang), {at.x + x, at.y}, width - x - 84, kEntryTitle, index);
    if (block.rule) {
        words_.push_back(make_words(ui_->canvas(), block.rule->id, {at.x + width - 80, at.y}, 80, kId, rules_));
        words_.back().align = Align::right;
        words_.back().block = index;
    }
    y += add_words(block.text.in(how_.lang), {at.x + x, y}, width - x, kSmallBody, index);
    const float height = std::max(y - at.y, block.sign ? 48.0f : 0.0f);
    if (block.sign) signs_.push_back({block.sign, {at.x + 24, at.y + 24}, 40});
    return height;
}

float BookLayout::add_aside(const Block& block, std::size_t index, Vec at, float width) {
    const float pad = width < 300 ? 14 : kAsidePad, inner = width - 2 * pad;
    const std::size_t ground = grounds_.size();
    grounds_.push_back({Ground::Kind::aside, {}});
    float y = at.y + 16;
    std::string title = block.title.in(how_.lang);
    if (block.kind == Block::Kind::example) title = how_.example.in(how_.lang) + (title.empty() ? "" : punctuation::kBullet.in(how_.lang) + title);
    if (!title.empty()) {
        own_.push_back(std::move(title));
        y += 10 + add_words(own_.back(), {at.x + pad, y}, inner, kLabel, index);
    }
    if (block.figure) {
        Figure figure{*ui_, how_.lang, {at.x + pad, y}, inner, false};
        const float height = block.figure(figure);
        pictures_.push_back({block.figure, {at.x + pad, y, inner, height}});
        y += height + 12;
    }
    if (block.table) y += 4 + add_table(block, index, {at.x + pad, y}, inner);
    y += add_words(block.text.in(how_.lang), {at.x + pad, y}, inner, kSmallBody, index);
    y += 16;
    grounds_[ground].place = {at.x, at.y, width, y - at.y};
    return y - at.y;
}

// --- 3 tables ---

namespace {

constexpr std::size_t kMostColumns = 8;
using Columns = std::array<float, kMostColumns>;

constexpr float kCellPad = 6, kSignRoom = 34;
TextStyle cell_style(std::size_t row, std::size_t column) { return row == 0 ? kCellHead : column == 0 ? kCellName : kCell; }

Columns least_widths(Canvas& c, const BookTable& table, Lang lang) {
    Columns out{};
    const std::size_t n = std::min(table.columns, kMostColumns);
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        if (const std::size_t j = i % table.columns; j < n) {
            const TextStyle style = cell_style(i / table.columns, j);
            const auto signs = signs_of(c, style);
            out[j] = std::max(out[j], c.widest_word(table.cells[i].in(lang), style.size, style.weight) + 2 * kCellPad + 1);
        }
    if (!table.signs.empty()) out[0] += kSignRoom;
    return out;
}

/// Changes the widths so that they add up to `room`. The widest shrink first, but none below its minimum.
void share_room(Columns& wanted, const Columns& least, std::size_t n, float room) {
    float sum = 0, low = 0, high = room;
    for (std::size_t i = 0; i < n; ++i) sum += wanted[i];
    if (sum <= room) {
        for (std::size_t i = 0; i < n; ++i) wanted[i] += (room - sum) / float(n);
        return;
    }
    for (int step = 0; step < 24; ++step) {
        const float cap = (low + high) / 2;
        float used = 0;
        for (std::size_t i = 0; i < n; ++i) used += std::max(std::min(wanted[i], cap), least[i]);
        (used > room ? high : low) = cap;
    }
    for (std::size_t i = 0; i < n; ++i) wanted[i] = std::max(std::min(wanted[i], low), least[i]);
}

}  // namespace

float BookLayout::table_least(const BookTable& table) const {
    const Columns least = least_widths(ui_->canvas(), table, how_.lang);
    return std::accumulate(least.begin(), least.end(), 0.0f);
}

float BookLayout::add_rows_as_lists(const BookTable& table, std::size_t index, Vec at, float width) {
    const std::size_t n = table.columns, rows = table.cells.size() / n;
    const auto cell = [&](std::size_t row, std::size_t column) -> std::string_view { return table.cells[row * n + column].in(how_.lang); };
    const float sign = table.signs.empty() ? 0.0f : kSignRoom, x = at.x + kCellPad + sign, room = width - 2 * kCellPad - sign;
    float y = at.y;
    for (std::size_t i = 1; i < rows; ++i) {
        float height = add_words(cell(i, 0), {x, y + 6}, room, kCellName, index);
        for (std::size_t j = 1; j < n; ++j) {
            if (cell(i, j).empty()) continue;
            const std::string head(cell(0, j));
            own_.push_back(head.empty() ? std::string(cell(i, j)) : head + punctuation::kColon.in(how_.lang) + std::string(cell(i, j)));
            height += 2 + add_words(own_.back(), {x, y + 6 + height + 2}, room, kCell, index);
        }
        if (i <= table.signs.size() && table.signs[i - 1]) signs_.push_back({table.signs[i - 1], {at.x + kCellPad + 13, y + 6 + 13}, 26});
        y += std::max(height, sign > 0 ? 26.0f : 0.0f) + 12;
        if (i + 1 < rows) grounds_.push_back({Ground::Kind::rule_line, {at.x, y, width, 0}});
    }
    return y - at.y;
}

float BookLayout::add_table(const Block& block, std::size_t index, Vec at, float width) {
    Canvas& c = ui_->canvas();
    const BookTable& table = *block.table;
    if (table.columns > 1 && table_least(table) > width) return add_rows_as_lists(table, index, at, width);
    const std::size_t n = std::min(table.columns, kMostColumns), rows = table.cells.size() / table.columns;
    const float sign = table.signs.empty() ? 0.0f : kSignRoom;
    constexpr float kPad = kCellPad;
    const auto style_of = cell_style;
    Columns widths{};
    std::array<bool, kMostColumns> is_short{};
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i < rows; ++i) {
            const TextStyle style = style_of(i, j);
            const auto signs = signs_of(c, style);
            widths[j] = std::max(widths[j], c.text_width(table.cells[i * table.columns + j].in(how_.lang), style.size, style.weight) + 2 * kPad + 1);
        }
        is_short[j] = j > 0 && widths[j] < 100;
        if (j == 0) widths[j] += sign;
    }
    share_room(widths, least_widths(c, table, how_.lang), n, width);
    float y = at.y;
    for (std::size_t i = 0; i < rows; ++i) {
        float x = at.x, height = sign > 0 && i > 0 ? 26.0f : 0.0f;
        const std::size_t first = words_.size();
        for (std::size_t j = 0; j < n; ++j) {
            const float inset = j == 0 ? sign : 0;
            height = std::max(height, add_words(table.cells[i * table.columns + j].in(how_.lang), {x + kPad + inset, y + 6}, widths[j] - 2 * kPad - inset,
                                                style_of(i, j), index, is_short[j] ? Align::center : Align::left));
            x += widths[j];
        }
        for (std::size_t k = first; k < words_.size(); ++k)   // centres short cells vertically
            words_[k].place.y += (height - words_[k].place.h) / 2;
        if (sign > 0 && i > 0 && i <= table.signs.size() && table.signs[i - 1]) signs_.push_back({table.signs[i - 1], {at.x + kPad + 13, y + 6 + height / 2}, 26});
        y += height + 12;
        if (i + 1 < rows) grounds_.push_back({Ground::Kind::rule_line, {at.x, y, width, 0}});
    }
    return y - at.y;
}

// --- 4 drawing ---

std::size_t BookLayout::block_at(float offset) const {
    std::size_t best = 0;
    for (std::size_t i = 0; i < blocks_.size(); ++i)
        if (blocks_[i].y <= offset + 30) best = i;
    return best;
}

void BookLayout::draw(Ui& ui, BookDraw& how) const {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const auto shows = [&](const Rect& r) {
        const float y = how.origin.y + r.y;
        return y + r.h > how.view.y - 40 && y < how.view.bottom() + 40;
    };
    for (const Ground& ground : grounds_) {
        if (!shows(ground.place)) continue;
        const Rect r = ground.place.moved(how.origin.x, how.origin.y);
        switch (ground.kind) {
            case Ground::Kind::aside:
                c.rect(r, radius::kPanel, fade(t.well, 0.86f));
                c.rect_stroke(r, radius::kPanel, t.line, t.panel_border);
                break;
            case Ground::Kind::note:
                c.rect(r, 12, fade(t.brass, 0.1f));
                c.rect({r.x, r.y + 10, 3, r.h - 20}, 1.5f, t.brass);
                break;
            case Ground::Kind::rule_line: c.line({r.x, r.y}, {r.right(), r.y}, fade(t.line, 0.8f), 1); break;
        }
    }
    if (how.marked && *how.marked < blocks_.size()) {
        const Rect r = blocks_[*how.marked].moved(how.origin.x, how.origin.y);
        if (shows(blocks_[*how.marked])) draw_marked_row(c, {r.x - 12, r.y - 8, r.w + 20, r.h + 16});
    }
    if (how_.is_index)
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            const Rect r = blocks_[i].moved(how.origin.x, how.origin.y);
            if (!shows(blocks_[i])) continue;
            const Id row = id("book-index", static_cast<int>(i));
            if (ui.tap(row, r.grown(7), {.name = rules_[i]->id, .radius = 10})) how.tapped_block = i;
            if (ui.is_hovered(row)) c.rect(r.grown(7), 10, fade(t.s3, 0.5f));
        }
    for (const Picture& picture : pictures_)
        if (shows(picture.place)) picture.draw({ui, how_.lang, {how.origin.x + picture.place.x, how.origin.y + picture.place.y}, picture.place.w, true});
    for (const Sign& sign : signs_)
        if (shows(square_around(sign.centre, sign.size))) sign.draw(c, sign.centre + how.origin, sign.size);
    for (const Words& words : words_)
        if (shows(words.place)) draw_words(ui, words, how);
}

}  // namespace orrery::ui
