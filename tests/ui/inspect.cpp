#include "tests/ui/inspect.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

#include "engine/match/games.h"
#include "imgui_ui/app/pages/analysis.h"
#include "imgui_ui/app/teaching/puzzles.h"
#include "imgui_ui/kit/text_layout.h"
#include "tests/rounds.h"

namespace orrery::ui::test {

// --- faults ---

namespace {

constexpr float kHair = 1.5f;
constexpr const char* kNames[] = {"Aki", "Benedikt", "Chiyo", "Dominique", "Nova"};       // of the players of all games

Rect common(Rect a, Rect b) {
    const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::max(0.0f, std::min(a.right(), b.right()) - x), std::max(0.0f, std::min(a.bottom(), b.bottom()) - y)};
}
bool holds(Rect outer, Rect inner, float slack) {
    const Rect o = outer.grown(slack);
    return inner.x >= o.x && inner.y >= o.y && inner.right() <= o.right() && inner.bottom() <= o.bottom();
}
std::string words(Rect r) {
    const auto n = [](float v) { return std::to_string(static_cast<int>(std::lround(v))); };
    return "(" + n(r.x) + "," + n(r.y) + " " + n(r.w) + "×" + n(r.h) + ")";
}
std::string in_quotes(const std::string& text) { return "\"" + text + "\""; }

bool is_word_letter(char32_t c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= 0xC0 && c < 0x250); }

class Inspection {
  public:
    Inspection(Driver& d, const Recording& record, const std::set<std::string>& names) : d_(d), names_(names) {
        for (const Drawn& one : record.items) items_.push_back(one);
        std::stable_sort(items_.begin(), items_.end(), [](const Drawn& a, const Drawn& b) { return !a.is_above && b.is_above; });
    }

    std::vector<std::string> run() {
        texts();
        // While a replay plays, cards fly over the table. A paused replay is checked like the table.
        if (d_.attr("data-stage") != "playing") pairs_of_texts();
        texts_and_targets();
        covered_texts();
        marks();
        subjects();
        targets();
        return faults_;
    }

  private:
    void fault(const std::string& what) {
        if (std::find(faults_.begin(), faults_.end(), what) == faults_.end()) faults_.push_back(what);
    }
    Rect visible(const Drawn& one) const { return common(one.place, one.clip); }
    /// Returns true if something opaque, drawn after `from` and before `to`, hides this part.
    bool is_hidden(Rect part, std::size_t from, std::size_t to) const {
        for (std::size_t k = from + 1; k < to; ++k)
            if (items_[k].kind == Drawn::Kind::cover && holds(visible(items_[k]), part, kHair)) return true;
        return false;
    }
    bool may_be_cut(const std::string& text) const {
        if (text.compare(0, 8, "https://") == 0) return true;  // a link is copied, not read; its field shows the beginning
        return std::any_of(names_.begin(), names_.end(), [&](const std::string& name) { return !name.empty() && text.find(name) != text.npos; });
    }

    void texts() {
        const Rect screen = d_.app.ui().canvas().bounds();
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const Drawn& one = items_[i];
            if (one.kind != Drawn::Kind::text) continue;
            const Rect seen = visible(one);
            if (seen.w < 1 || seen.h < one.place.h * 0.5f || is_hidden(seen, i, items_.size())) continue;
            if (one.is_cut && !may_be_cut(one.text)) fault(in_quotes(one.text) + " is cut at " + words(one.place));
            if (seen.w < one.place.w - kHair) {
                fault(in_quotes(one.text) + (holds(screen, one.place, 1) ? " is clipped at " : " leaves the window at ") + words(one.place));
            }
            const bool can_scroll = one.clip.h < screen.h - 1;
            if (!can_scroll && (one.place.y < -kHair || one.place.bottom() > screen.bottom() + kHair))
                fault(in_quotes(one.text) + " leaves the window at " + words(one.place));
            for (std::size_t j = i + 1; j < items_.size(); ++j) {
                const Drawn& next = items_[j];
                if (next.kind != Drawn::Kind::text) continue;
                // The next piece of the same text: a word is torn if no space separates them.
                std::size_t at = 0;
                if (next.from == one.to && next.place.y > one.place.y && !one.piece.empty() && !next.piece.empty() &&
                    is_word_letter(last_code_point(one.piece)) && is_word_letter(next_code_point(next.piece, at)))
                    fault("a word is torn: " + in_quotes(one.piece) + " " + in_quotes(next.piece) + " at " + words(one.place));
                break;
            }
        }
    }

    void pairs_of_texts() {
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (items_[i].kind != Drawn::Kind::text) continue;
            for (std::size_t j = i + 1; j < items_.size(); ++j) {
                if (items_[j].kind != Drawn::Kind::text) continue;
                const Rect both = common(visible(items_[i]), visible(items_[j]));
                if (both.w <= kHair || both.h <= 2) continue;
                if (is_hidden(both, i, j) || is_hidden(both, j, items_.size())) continue;
                fault(in_quotes(items_[i].text) + words(items_[i].place) + " and " + in_quotes(items_[j].text) + words(items_[j].place) + " lie over each other");
            }
        }
    }

    /// Reports texts that begin on a target and end outside it, because they are wider than their button.
    void texts_and_targets() {
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (items_[i].kind != Drawn::Kind::target) continue;
            for (std::size_t j = i + 1; j < items_.size(); ++j) {
                const Drawn& text = items_[j];
                if (text.kind != Drawn::Kind::text) continue;
                const Rect target = visible(items_[i]), on = common(target, text.place);
                const Rect seen = visible(text);
                if (seen.w < 1 || seen.h < text.place.h * 0.6f) continue;
                if (on.h < text.place.h * 0.6f || on.w < 6 || text.place.w - on.w < 2) continue;
                if (is_hidden(seen, j, items_.size()) || is_hidden(on, i, j)) continue;
                fault(in_quotes(text.text) + words(text.place) + " sticks out of " + in_quotes(items_[i].text) + words(target));
            }
        }
    }

    /// Reports texts of which something opaque hides a part. Not reported: what a panel, sheet or message covers, texts beyond the
    /// touchable part of a card in a fan, and texts that are hidden completely.
    void covered_texts() {
        constexpr float kLeastShare = 0.15f;               // of the text that is hidden
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (items_[i].kind != Drawn::Kind::text) continue;
            const Rect seen = visible(items_[i]);
            if (seen.w < 1 || seen.h < items_[i].place.h * 0.5f || is_hidden(seen, i, items_.size())) continue;
            for (std::size_t k = i + 1; k < items_.size(); ++k) {
                if (items_[k].kind != Drawn::Kind::cover || is_panel(items_[k], seen)) continue;
                const Rect both = common(seen, visible(items_[k]));
                if (both.w * both.h < kLeastShare * seen.w * seen.h || is_beyond_target(i, both)) continue;
                fault(in_quotes(items_[i].text) + words(seen) + " is partly covered by what lies at " + words(items_[k].place));
            }
        }
    }
    /// Returns true if the shape belongs to something that lies over the table until it is closed, and the text does not.
    bool is_panel(const Drawn& cover, Rect text) const {
        const auto& targets = d_.app.ui().targets();
        return std::any_of(targets.begin(), targets.end(), [&](const Target& t) {
            if (holds(t.rect, text, kHair)) return false;
            return ((t.options.hides || t.layer > 0) && holds(t.rect, cover.place, kHair)) ||
                   (t.layer > 0 && cover.place.contains(t.rect.centre()));
        });
    }
    /// Returns true if the text begins on a target, and this part of it lies outside.
    bool is_beyond_target(std::size_t text, Rect part) const {
        const Rect seen = visible(items_[text]);
        const Vec begin{seen.x + 1, seen.centre().y};
        for (std::size_t k = items_.size(); k-- > 0;) {
            if (items_[k].kind != Drawn::Kind::target || !visible(items_[k]).contains(begin)) continue;
            const Rect on = common(visible(items_[k]), part);
            return on.w < kHair || on.h < kHair;
        }
        return false;
    }

    /// Reports words over marks, and buttons that cover a part of one. A button may be drawn around a whole mark.
    void marks() {
        const auto& targets = d_.app.ui().targets();
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const Drawn& mark = items_[i];
            if (mark.kind != Drawn::Kind::mark) continue;
            const Rect seen = visible(mark);
            if (seen.w < 1 || seen.h < 1 || is_hidden(seen, i, items_.size())) continue;
            for (std::size_t j = 0; j < items_.size(); ++j) {
                const Drawn& other = items_[j];
                const Rect both = common(seen, visible(other));
                if (both.w <= kHair || both.h <= kHair || is_hidden(both, std::min(i, j), items_.size())) continue;
                if (other.kind == Drawn::Kind::text) fault(in_quotes(other.text) + words(other.place) + " lies over " + mark.text + " at " + words(mark.place));
                if (other.kind != Drawn::Kind::target || j < i || holds(other.place, mark.place, kHair)) continue;
                const bool is_button = std::any_of(targets.begin(), targets.end(), [&](const Target& t) {
                    return t.rect == other.place && t.name == other.text && t.options.can_focus && !t.options.is_ground && !t.options.hides;
                });
                if (is_button) fault("the target " + in_quotes(other.text) + words(other.place) + " lies over " + mark.text + " at " + words(mark.place));
            }
        }
    }

    /// Reports panels that cover the things that they explain.
    void subjects() {
        for (const Drawn& one : items_) {
            if (one.kind != Drawn::Kind::subject) continue;
            const Rect both = common(one.place, one.clip);
            if (both.w > kHair && both.h > kHair) fault("the panel " + words(one.clip) + " lies over what it speaks of at " + words(one.place));
        }
    }

    void targets() {
        Ui& ui = d_.app.ui();
        const float scale = d_.app.canvas_scale();
        const Rect screen = ui.canvas().bounds();
        const Vec css = d_.window().css();
        const float least = std::min(css.x, css.y) >= 600 ? 44.0f : 40.0f;
        int top = 0;
        for (const Target& t : ui.targets()) top = std::max(top, t.layer);
        for (std::size_t i = 0; i < ui.targets().size(); ++i) {
            const Target& t = ui.targets()[i];
            if (t.layer != top) continue;
            if (t.name.empty()) fault("a target without a name at " + words(t.rect));
            if (!holds(t.clip, t.rect, kHair)) {
                if (t.clip.w > screen.w - 1 && t.clip.h > screen.h - 1) fault("the target " + in_quotes(t.name) + words(t.rect) + " leaves the window");
                continue;                                  // partly scrolled away; scrolling brings it back
            }
            if (!t.options.can_focus || is_buried(i)) continue;
            // Distance from the centre at which a finger still hits the target.
            std::string ends;                              // targets hit beyond it
            const auto reach = [&](float dx, float dy) {
                int n = 0;
                Id met = t.id;
                while (n < 60 && (met = ui.target_at(t.rect.centre() + Vec{dx, dy} * (float(n) / scale))) == t.id) ++n;
                for (const Target& other : ui.targets())
                    if (other.id == met && met != t.id) ends += " " + in_quotes(other.name) + words(other.rect);
                return n;
            };
            // Close neighbours share the space between them. On the smallest phones the planets of five seats are in rows of 43 px,
            // each with codes above cards, so a code gets the space left by the cards. Small type also draws the cards of five
            // seats' planets closer together.
            const float beside_fixed = least > 40 ? (ui.canvas().ui_scale() < 1 ? 36.0f : 38.0f) : css.x < 375 ? 26.0f : 32.0f;
            // The spaces of the Earth can be enlarged.
            const float beside_others = lies_densely(t) ? std::min(30.0f, beside_fixed) : beside_fixed;
            const int across = reach(-1, 0) + reach(1, 0) - 1, down = reach(0, -1) + reach(0, 1) - 1;
            // A rule's id inside a sentence has the height of its line, as links in a text do everywhere.
            const bool is_in_text = d_.screen() == "rules" && t.name.compare(0, 3, "JG-") == 0;
            if (t.hit.w * scale < least - 0.5f || t.hit.h * scale < least - 0.5f || float(across) < beside_others || float(down) < (is_in_text ? 24.0f : beside_others))
                fault("the target " + in_quotes(t.name) + words(t.rect) + " is " + std::to_string(across) + "×" + std::to_string(down) + " for a finger, beside" + ends);
            for (std::size_t j = i + 1; j < ui.targets().size(); ++j) {
                const Target& o = ui.targets()[j];
                if (o.layer != top || !o.options.can_focus || !holds(o.clip, o.rect, kHair) || o.id == t.id || lies_on_ground(i, j)) continue;
                const Rect both = common(t.rect, o.rect);
                const float least_area = std::min(t.rect.w * t.rect.h, o.rect.w * o.rect.h);
                if (both.w > 3 && both.h > 3 && both.w * both.h > 0.12f * least_area)
                    fault("the targets " + in_quotes(t.name) + words(t.rect) + " and " + in_quotes(o.name) + words(o.rect) + " lie over each other");
            }
        }
    }
    /// Returns true if the target lies on a ground whose targets are close to each other, because it can be enlarged.
    bool lies_densely(const Target& t) const {
        const auto& targets = d_.app.ui().targets();
        return std::any_of(targets.begin(), targets.end(), [&](const Target& other) {
            return other.options.is_dense && &other != &t && other.rect.contains(t.rect.centre());
        });
    }
    /// Returns true if a message, sheet or the coach's panel covers the target at least partly. The target cannot be used until
    /// that is closed.
    bool is_buried(std::size_t i) const {
        const auto& targets = d_.app.ui().targets();
        for (std::size_t k = i + 1; k < targets.size(); ++k)
            if (targets[k].options.hides && targets[k].rect.overlaps(targets[i].hit)) return true;
        return false;
    }
    /// Returns true if target `j` lies on target `i`, which is made to hold others (a row with its buttons), or on a message or
    /// sheet drawn after `i`.
    bool lies_on_ground(std::size_t i, std::size_t j) const {
        const auto& targets = d_.app.ui().targets();
        for (std::size_t k = i; k < j; ++k)
            if (targets[k].options.is_ground && holds(targets[k].rect, targets[j].rect, kHair)) return true;
        return false;
    }

    Driver& d_;
    const std::set<std::string>& names_;
    std::vector<Drawn> items_;
    std::vector<std::string> faults_;
};

}  // namespace

std::string announced(const Driver& d) {
    std::string text;
    walk(d.mirror(), [&](const Json& node) {
        if (node["k"] == "announcement") text = node.value("x", "");
    });
    return text;
}

namespace {

bool is_vowel(char32_t c) { return c < 0x80 && std::string_view("aeiouyAEIOUY").find(static_cast<char>(c)) != std::string_view::npos; }
bool is_capital(char32_t c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }

/// Returns true if no language changes this word, which is a run of letters, digits, "-", "." and "_".
bool is_for_all_languages(std::string_view word) {
    if (word.size() == 1 || word == "Orrery" || word.find(".json") != word.npos || word.find(".csv") != word.npos) return true;
    for (const Lang lang : kLangs)
        if (word == own_name(lang)) return true;
    const bool has_digit = std::any_of(word.begin(), word.end(), is_digit);
    const bool is_id = std::all_of(word.begin(), word.end(), [](char c) { return is_capital(c) || is_digit(c) || c == '-' || c == '.'; });
    return is_id && (has_digit || word.find_first_not_of("IVX.") == word.npos);
}

}  // namespace

std::set<std::string> given_words(Driver& d) {
    std::set<std::string> out(std::begin(kNames), std::end(kNames));
    for (const GameSummary& game : SaveStore(d.host().store).list()) {
        out.insert(game.names.begin(), game.names.end());
        out.insert(game.title);
    }
    if (d.app.session()) out.insert(d.app.session()->match().names().begin(), d.app.session()->match().names().end());
    walk(d.mirror(), [&](const Json& node) {
        const Json* const typed = node["t"] == "input" ? attr_of(node, "value") : nullptr;
        if (typed) out.insert(typed->get<std::string>());
    });
    return out;
}

std::string word_of_no_catalogue(std::string text, const std::set<std::string>& given) {
    for (auto name = given.rbegin(); name != given.rend(); ++name)
        for (std::size_t at; !name->empty() && (at = text.find(*name)) != text.npos;) text.replace(at, name->size(), " ");
    if (text.compare(0, 8, "https://") == 0) return {};
    std::string word;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t from = at;
        const char32_t c = at < text.size() ? next_code_point(text, at) : ' ';
        if (is_word_letter(c) || c == '-' || c == '.' || c == '_') {
            word += text.substr(from, at - from);
            continue;
        }
        while (!word.empty() && (word.back() == '.' || word.back() == '-')) word.pop_back();
        if (std::any_of(word.begin(), word.end(), [](char b) { return is_vowel(static_cast<unsigned char>(b)); }) && !is_for_all_languages(word)) return word;
        word.clear();
        if (from == text.size()) break;
    }
    return {};
}

std::vector<std::string> faults_of(Driver& d, const Recording& record, const std::set<std::string>& names) {
    return Inspection(d, record, names).run();
}

void expect_no_faults(Driver& d, const std::string& where, const std::set<std::string>& may_be_cut) {
    Recording record;
    std::set<std::string> told;
    std::set<std::string> names = may_be_cut;
    for (const GameSummary& game : SaveStore(d.host().store).list()) names.insert(game.names.begin(), game.names.end());
    if (d.app.session()) names.insert(d.app.session()->match().names().begin(), d.app.session()->match().names().end());
    const std::set<std::string> given = given_words(d);
    const auto look = [&] {
        // Touches are answered from the previous frame, so the clock is stopped until two frames are equal. Computers may begin a move
        // even then; what flies may lie over something.
        constexpr int kMostMoves = 8, kMostFrames = 200;
        for (int moves = 0; moves == 0 || (d.app.is_moving() && moves < kMostMoves); ++moves) {
            d.frame();
            for (int i = 0; i < kMostFrames && d.app.is_moving(); ++i) d.frame();
            std::string before_it = "none";
            d.app.ui().record(&record);
            for (int i = 0; i < 20; ++i) {
                d.frame(0);
                std::string now;
                for (const Target& t : d.app.ui().targets()) now += std::to_string(t.id) + words(t.rect);
                if (now == before_it) break;
                before_it = now;
            }
            d.app.ui().record(nullptr);
        }
        for (const std::string& fault : faults_of(d, record, names))
            if (told.insert(fault).second) ADD_FAILURE() << where << ": " << fault;
        if (d.app.lang() == Lang::longer)
            for (const Drawn& one : record.items)
                if (const std::string word = one.kind == Drawn::Kind::mark ? "" : word_of_no_catalogue(one.text, given); !word.empty() && told.insert(one.text).second)
                    ADD_FAILURE() << where << ": " << in_quotes(word) << " is in no catalogue: " << in_quotes(one.text);
        std::string all;
        for (const Drawn& one : record.items) all += words(one.place);
        return all;
    };
    d.frames(2, 2000);                                     // let all motion end
    std::string before = look();
    for (int page = 0; page < 12; ++page) {
        d.key(ImGuiKey_PageDown);
        const std::string now = look();
        if (now == before) break;
        before = now;
    }
    d.key(ImGuiKey_Home);
}

namespace {

struct Asked {
    std::string kind;
    std::unique_ptr<AnyMatch> match;
};

/// Returns the first occurrence of each kind of decision, early and late in the game. All windows of one table share the game.
const std::vector<Asked>& decisions_of(const LookedAtGame& game) {
    constexpr int kMostMoves = 900;
    constexpr std::uint64_t kDeal = 12, kSeed = 4;
    static std::map<std::string, std::vector<Asked>> kept;
    std::vector<Asked>& out = kept[game.game + std::to_string(game.players) + to_text(game.options)];
    if (!out.empty()) return out;
    NewMatch how;
    for (int i = 0; i < game.players; ++i) how.names.emplace_back(kNames[i % 5]);
    how.seed = kDeal;
    how.options = game.options;
    const auto match = std::move(game_by_id(game.game)->start(how).value());
    Rng rng(kSeed);
    std::set<std::string> seen;
    for (int i = 0; i < kMostMoves && match->to_act(); ++i) {
        const std::string kind = match->decision()["kind"].get<std::string>() + (game.is_late(*match) ? " late" : "");
        if (seen.insert(kind).second) out.push_back({kind, match->copy()});
        EXPECT_TRUE(match->make(game.choose(match->moves(), rng)));
    }
    return out;
}

}  // namespace

std::size_t share_of_decisions(bool is_main) {
    constexpr std::size_t kQuick = 5;
    return tests::is_deep() || (is_main && !tests::kFewerRounds) ? 1 : kQuick;
}

LookedAtGame looked_at(const std::string& game, const TableForm& form, std::size_t number) {
    LookedAtGame out{game, form.players, Json::object(), form.lang, form.text_percent, form.name, nullptr, nullptr};
    out.every = share_of_decisions(form.is_main);
    out.remainder = number;
    return out;
}

void expect_decisions_readable(Driver& d, const LookedAtGame& game) {
    constexpr std::size_t kLeastKinds = 9;
    const std::vector<Asked>& all = decisions_of(game);
    ASSERT_GE(all.size(), kLeastKinds) << "too little of the game came up";
    d.start("", game.lang);
    const auto act = [&d](ActionName name, const std::string& value) {
        Action action;
        action.name = name;
        action.value = value;
        d.app.act(action);
        d.frames(2);
    };
    act("text-size", game.text_percent);
    SaveStore store(d.host().store);
    for (std::size_t i = game.remainder % game.every; i < all.size(); i += game.every) {
        const std::string id = "look" + std::to_string(i), where = game.where + ", " + all[i].kind;
        SaveHeader header{id, id, "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", std::vector<SeatKind>(std::size_t(game.players))};
        ASSERT_EQ(store.put(header, *all[i].match), StoreAnswer::done);
        act("continue", id);
        if (d.screen() == "curtain") d.press("take-device");
        ASSERT_EQ(d.screen(), "table") << where;
        expect_no_faults(d, where, game.may_be_cut);
        if (game.look) game.look(d, where);
        act("shelf", "");
        ASSERT_EQ(d.screen(), "shelf");
        store.remove(id);
    }
}

// --- the walk ---

namespace {

/// Returns a signature of a screen without its contents. Screens with equal signatures are checked only once.
std::string kind_of(const Driver& d) {
    std::string kind = d.attr("data-screen") + " " + d.attr("data-stage");
    const Json& mirror = d.mirror();
    walk(mirror, [&](const Json& node) {
        if (!node.contains("a")) return;
        const std::string role = node["a"].value("role", "");
        if (role == "dialog" || role == "alertdialog") kind += " " + node["k"].get<std::string>();
        if (node["a"].contains("data-kind")) kind += " message";
    });
    if (mirror.contains("c"))
        for (const Json& child : mirror["c"]) {
            const std::string key = child["k"].get<std::string>();
            if (key.compare(0, 5, "part-") != 0) kind += " " + key.substr(0, key.find_first_of("=:"));
        }
    return kind;
}

/// Returns true if the action only changes the form or the game and shows nothing new.
bool is_skipped(const std::string& action) {
    static const std::set<std::string> kSkipped{"language", "text-size", "palette", "motion", "undo-mode", "undo", "redo"};
    return kSkipped.count(action) > 0;
}

using Begin = std::function<void(Driver&)>;

class Walk {
  public:
    Walk(const Form& form, const Look& look) : form_(form), look_(look) {}

    void from(const std::string& name, const Begin& begin, int depth) {
        begin_ = begin;
        name_ = name;
        anew({});
        if (testing::Test::HasFatalFailure()) return;
        seen_.insert(kind_of(*d_));
        look_(*d_, where({}));
        if (depth > 0) explore({}, depth);
    }

  private:
    struct Step {
        std::string action, value;
        int seat = -1;
    };
    std::string where(const std::vector<Step>& path) const {
        std::string out = std::string(form_.name) + ", " + name_;
        for (const Step& step : path) out += " > " + step.action + (step.value.empty() ? "" : "=" + step.value);
        return out;
    }
    /// Restarts the app and returns to the same place.
    void anew(const std::vector<Step>& path) {
        d_.reset();                                        // one window at a time
        host_ = std::make_unique<TestHost>();
        d_ = std::make_unique<Driver>(form_.css, host_.get(), form_.dpr);
        d_->window().paint();
        d_->start("", form_.lang);
        d_->press("settings");
        d_->press("text-size", form_.text_percent);
        d_->press("palette", form_.palette);
        d_->press("close");
        begin_(*d_);
        for (const Step& step : path) d_->press(step.action, step.value, step.seat);
    }
    std::vector<Step> steps() const {
        std::vector<Step> out;
        std::set<std::string> actions;
        for (const Json& b : d_->buttons()) {
            const Json& a = b["a"];
            if (!a.contains("data-action")) continue;
            const std::string action = a["data-action"].get<std::string>();
            if (is_skipped(action) || !actions.insert(action).second) continue;
            out.push_back({action, a.value("data-value", ""), -1});
        }
        return out;
    }
    void explore(const std::vector<Step>& path, int depth) {
        const std::string here = kind_of(*d_);
        for (const Step& step : steps()) {
            if (kind_of(*d_) != here) anew(path);
            if (!d_->press(step.action, step.value, step.seat)) continue;
            const std::string kind = kind_of(*d_);
            if (seen_.insert(kind).second) {
                std::vector<Step> further = path;
                further.push_back(step);
                look_(*d_, where(further));
                if (depth > 1) explore(further, depth - 1);
            }
            for (const char* way : {"close-message", "close", "back", "cancel"})
                if (kind_of(*d_) != here && d_->has(way)) d_->press(way);
        }
    }

    const Form& form_;
    const Look& look_;
    Begin begin_;
    std::string name_;
    std::set<std::string> seen_;
    std::unique_ptr<TestHost> host_;
    std::unique_ptr<Driver> d_;
};

/// Returns a random game of people, played until `enough` holds. If none of some deals reaches that, returns the shortest game.
std::unique_ptr<AnyMatch> played_match(const std::string& game, int players, std::uint64_t seed, const std::function<bool(const AnyMatch&)>& enough) {
    constexpr std::uint64_t kTries = 8;
    std::unique_ptr<AnyMatch> best;
    for (std::uint64_t deal = seed; deal < seed + kTries; ++deal) {
        NewMatch how;
        for (int i = 0; i < players; ++i) how.names.emplace_back(kNames[i % 5]);
        how.seed = deal;
        auto match = std::move(game_by_id(game)->start(how).value());
        Rng rng(3);
        while (match->to_act() && !enough(*match) && (!best || match->ply() < best->ply())) {
            const auto moves = match->moves();
            EXPECT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        if (match->to_act() && enough(*match)) return match;
        if (!best || !match->to_act()) best = std::move(match);
    }
    return best;
}

/// Returns an analysis of a finished match in which some moves were mistakes and others hard to find.
std::string invented_analysis(const AnyMatch& match) {
    Analysis analysis(match);
    while (!analysis.is_done()) {
        const std::vector<Json> moves = analysis.asked().moves();
        const Json made = analysis.asked_move(), other = moves[0] == made ? moves[1] : moves[0];
        const bool is_mistake = analysis.judged().size() % 3 == 1;
        std::vector<int> shares(match.score().rows.size(), 0);
        shares[analysis.judged().size() / 8 % shares.size()] = 1000;
        Json judgement = Json::object();
        judgement["shares"] = shares;
        judgement["moves"] = Json::array({Json{{"move", is_mistake ? other : made}, {"share", 900}}, Json{{"move", nullptr}, {"share", 500}}});
        judgement["asked"] = is_mistake ? 100 : 900;
        EXPECT_TRUE(analysis.take(judgement));
    }
    return analysis.text();
}

/// Returns a start that loads such a game from its save. `what` names the moment.
Begin played(const std::string& game, int players, std::uint64_t seed, const std::string& what, const std::function<bool(const AnyMatch&)>& enough) {
    return [=](Driver& d) {
        static std::map<std::string, std::unique_ptr<AnyMatch>> kept;
        auto& match = kept[game + std::to_string(players) + what];
        if (!match) match = played_match(game, players, seed, enough);
        const SaveHeader header{"walk", "Walk", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", std::vector<SeatKind>(std::size_t(players))};
        SaveStore store(d.host().store);
        ASSERT_EQ(store.put(header, *match), StoreAnswer::done);
        if (!match->to_act()) {                            // otherwise its analysis would change while it is looked at
            static std::map<std::string, std::string> analyses;
            std::string& analysis = analyses[game + std::to_string(players) + what];
            if (analysis.empty()) analysis = invented_analysis(*match);
            ASSERT_EQ(store.put_value(std::string(SaveStore::kAnalysis) + header.id, analysis), StoreAnswer::done);
        }
        Action action;
        action.name = "continue";
        action.value = header.id;
        d.app.act(action);
        d.frames(2);
        if (d.screen() == "curtain") d.press("take-device");
        ASSERT_TRUE(d.screen() == "table" || d.screen() == "end") << d.screen();
    };
}

/// Start of a walk, and the depth of the walk from there.
struct Beginning {
    std::string name;
    Begin begin;
    int depth = 0;
};

/// Returns the first move that needs a confirmation.
std::optional<Json> asks_back(const AnyMatch& match) {
    for (const Json& move : match.moves())
        if (match.confirmation(move, Lang::en).is_needed()) return move;
    return std::nullopt;
}

/// Returns the starts of the walks. The fullest positions come first, because screens of the same kind are checked only once.
std::vector<Beginning> beginnings(const std::string& game) {
    const GameInfo& info = *game_by_id(game)->info;
    const int most = info.max_seats, few = std::max(2, info.min_seats);
    const auto link = [game](int players, int seed, const std::string& more = {}) {
        return "new=" + game + "&players=" + std::to_string(players) + "&seed=" + std::to_string(seed) + more;
    };
    const auto open = [](const std::string& fragment) {
        return [fragment](Driver& d) {
            d.app.open_fragment(fragment);
            d.frames(2);
        };
    };
    const auto ply = [](std::size_t n) { return [n](const AnyMatch& match) { return match.ply() >= n; }; };
    const auto never = [](const AnyMatch&) { return false; };
    const auto names = [game](Driver& d, int seats) {
        d.press("new-game", game);
        for (int i = 2; i < seats; ++i) d.press("add-seat");
        for (int i = 0; i < seats; ++i) d.app.typed("name-" + std::to_string(i), kNames[i % 5], true);
        d.frames(2);
    };
    const Begin question = played(game, few, 4, "question", [](const AnyMatch& match) { return asks_back(match).has_value(); });
    const auto guided = [=](Driver& d) {
        open(link(few, 5, "&bots=1"))(d);
        d.press("menu");
        d.press("guide", "on");
        d.frames(30);
    };
    return {
        {"end, many seats", played(game, most, 5, "end", never), 2},
        {"end, few seats", played(game, few, 4, "end", never), 0},
        {"table, many seats, late", played(game, most, 3, "late", ply(70)), 2},
        {"table, many seats", played(game, most, 3, "start", ply(0)), 0},
        {"table, few seats", played(game, few, 3, "start", ply(0)), 1},
        {"table, few seats, late", played(game, few, 3, "late", ply(40)), 0},
        {"question",
         [=](Driver& d) {
             question(d);
             const auto move = d.screen() == "table" ? asks_back(d.match()) : std::nullopt;
             ASSERT_TRUE(move || game != "jumpgate") << "no move asks back";
             if (move) d.app.pick(*move);
             d.frames(2);
         },
         1},
        {"guide", guided, 0},
        {"guide, folded or opened",
         [=](Driver& d) {
             guided(d);
             ASSERT_TRUE(d.press("guide-fold"));
         },
         0},
        {"open choice",
         [=](Driver& d) {
             open(link(3, 9))(d);
             const std::size_t soon = game == "jumpgate" ? 1000 : 60;       // limit, because some games have no such decision
             d.play(3, [&] { return d.app.session()->is_covered() || d.match().ply() >= soon; });
         },
         0},
        {"computer thinks",
         [=](Driver& d) {
             d.host().has_worker = true;
             open(link(few, 3, "&bots=1"))(d);
             Rng rng(1);
             for (int i = 0; i < 200 && d.attr("data-stage") != "computer"; ++i) {
                 if (d.press("take-device") || d.press("confirm")) continue;
                 const auto moves = d.moves();
                 ASSERT_FALSE(moves.empty());
                 d.move(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
             }
             ASSERT_EQ(d.attr("data-stage"), "computer");
         },
         1},
        {"refusal",
         [=](Driver& d) {
             open(link(few, 3))(d);
             d.press("take-device");
             const auto impossible = d.match().impossible();
             ASSERT_TRUE(!impossible.empty() || game != "jumpgate") << "everything is possible";
             if (!impossible.empty()) d.move(impossible.front().first.dump());
         },
         1},
        {"curtain", open(link(few, 3)), 1},
        {"set-up, many seats",
         [=](Driver& d) {
             names(d, most);
             d.press("seat-kind", "computer", most - 2);
         },
         1},
        {"set-up, colours",
         [=](Driver& d) {
             names(d, few);
             Action action;
             action.name = "seat-color";
             action.seat = 1;
             d.app.act(action);
             d.frames(2);
         },
         0},
        {"shelf, games going",
         [=](Driver& d) {
             for (int i = 0; i < 5; ++i) {
                 open(link(few + i % (most - few + 1), i))(d);
                 d.press("menu");
                 d.press("shelf");
             }
             d.host().now_ms += 86'400'000;
         },
         2},
        {"shelf", [](Driver&) {}, 1},
        {"puzzles", [](Driver& d) { ASSERT_TRUE(d.press("puzzles")); }, 0},
        {"puzzle",
         [=](Driver& d) {
             open("puzzle=" + game + "/30")(d);
             ASSERT_TRUE(d.press("hint"));
         },
         0},
        {"puzzle, solved",
         [=](Driver& d) {
             open("puzzle=" + game + "/1")(d);
             const Puzzle puzzle = puzzles_of(*face_of(game)).front();
             for (const int move : puzzle.answer) d.move(to_text(d.match().moves()[static_cast<std::size_t>(move)]));
             ASSERT_TRUE(d.has("play-on"));
         },
         0},
    };
}

}  // namespace

std::vector<std::string> walk_beginnings() {
    std::vector<std::string> out;
    for (const Beginning& one : beginnings("jumpgate")) out.push_back(one.name);
    return out;
}

void walk_everywhere(const Form& form, const std::string& game, std::optional<std::size_t> from, const Look& look) {
    const std::vector<Beginning> all = beginnings(game);
    Walk walk(form, look);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!from || *from == i) walk.from(all[i].name, all[i].begin, all[i].depth);
}

}  // namespace orrery::ui::test
