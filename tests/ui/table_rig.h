// Table of a game without the app around it: a match, its table and a finger.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/match.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/app/table/table_view.h"
#include "tests/rounds.h"
#include "tests/ui/headless.h"

namespace orrery::ui::test {

/// Returns whether a text is written within a place.
inline bool writes(const Recording& record, const std::string& words, Rect place) {
    return std::any_of(record.items.begin(), record.items.end(), [&](const Drawn& one) {
        return one.kind == Drawn::Kind::text && one.text == words && place.contains(one.place.centre());
    });
}

/// Returns true if a move of a whole game is made by touch. This holds for every move in the main windows of a table, and in the
/// deep tier in every window. In other windows it holds for every fourth move.
inline bool is_touched(bool is_main, int move) { return is_main || tests::is_deep() || move % 4 == 0; }

/// Returns a match with the names "Player 1", "Player 2" …
inline NewMatch some_match(int seats, std::uint64_t seed) {
    NewMatch how;
    for (int i = 0; i < seats; ++i) how.names.push_back("Player " + std::to_string(i + 1));
    how.seed = seed;
    return how;
}

template <class G>
class TableRig {
  public:
    using Board = Match<G>;
    using Move = typename G::Move;

    TableRig(const GameFace& face, const NewMatch& how, Vec css, Lang lang)
        : face_(face), screen_(css), match_(std::move(Board::start(how).value())), table_(face.make_table()), lang_(lang) {
        for (int i = 0; i < match_->seats(); ++i) looks_.push_back({SeatColor(i), false});
        screen_.window().paint(are_tables_painted);
    }

    Board& match() { return static_cast<Board&>(*match_); }
    /// Returns the viewer: the seat that has to act, unless `look_as` chose another.
    Seat viewer() { return viewer_.value_or(match().to_act().value_or(0)); }
    auto seen() { return match().observe(viewer()); }
    void look_as(Seat seat) { viewer_ = seat; }
    /// Leaves out what is staged after a move.
    void show_at_once() { speed_ = ShowSpeed::instant; }
    void cover(bool on) { covered_ = on; }
    /// Shows all hands, as in a replay without secrets.
    void open_all() { all_open_ = true; }
    /// Shows the log beside the table, in windows that are large enough.
    void dock_log() { is_log_docked_ = true; }
    /// Sets the hint that the coach gives from now on.
    void point_at(Json hint, bool only = false) { hint_ = std::move(hint), is_hint_only_ = only; }
    /// Allows only this move, as a lesson does.
    void ask_only(const Move& move) { hint_ = G::encode_move(move), is_hint_only_ = true; }
    Ui& ui() { return screen_.ui(); }
    Screen& screen() { return screen_; }
    TableView& table() { return *table_; }
    const std::string& prompt() const { return prompt_; }
    BarSteps steps() const { return steps_; }

    void frame(double ms = 16) {
        Ui& ui = screen_.begin_frame(ms);
        const TableLayout layout = table_layout({ui.width(), ui.height()}, face_.panels(match().seats()), is_log_docked_);
        const bool is_interactive = !all_open_ && (!covered_ || match_->decides_in_the_open());
        using Secrets = TableMatch::Secrets;
        const Secrets shown = all_open_ ? Secrets::all : covered_ ? Secrets::none : Secrets::own;
        TableContext context{ui, {match(), viewer(), shown}, is_interactive, lang_, looks_, revision_, events_, {},
                             hint_.is_null() ? nullptr : &hint_, is_hint_only_, speed_};
        const TableRequest request = table_->draw(context, layout.areas);
        for (std::size_t i = 0; i < layout.seats.size(); ++i) {
            const Rect r = layout.seats[i];
            const Rect score{r.right() - 60, r.y + 8, 52, 36}, figures{r.x + 14, r.y + 31, r.w - 28, r.h - 38};
            table_->draw_seat(context, Seat(i), score, figures, layout.kind);
        }
        prompt_ = table_->prompt(context);
        steps_ = table_->steps(context);
        screen_.end_frame();
        if (request.move) {
            asked_ = *request.move;
            if (request.waits) ahead_[viewer()] = request.then;
            else then_ = {request.then.rbegin(), request.then.rend()};
        }
        if (request.note) notes.push_back(*request.note);
    }

    /// Returns the move requested by the touches since the last call. A further move of the same touch follows once it was played.
    std::optional<Move> asked() {
        given_ = std::exchange(asked_, Json());
        return given_.is_null() ? std::optional<Move>() : G::decode_move(given_);
    }

    const Target* target(Id id) {
        for (const Target& t : ui().targets())
            if (t.id == id) return &t;
        return nullptr;
    }
    /// Draws frames until nothing moves any more.
    void rest() {
        frame();
        for (int i = 0; i < kPatience && table().is_moving(); ++i) frame(100);
        EXPECT_FALSE(table().is_moving());
    }
    /// Returns the target, once it is there: what a move achieved may be shown first. Returns nullptr if there is no such target.
    const Target* awaited(Id id) {
        frame();
        for (int i = 0; i < kPatience && !target(id) && table().is_moving(); ++i) frame(50);
        return target(id);
    }
    /// Taps the target. Returns false if there is no such target.
    bool tap(Id id) {
        const Target* t = awaited(id);
        if (!t) return false;
        tap_at(t->rect.centre());
        return true;
    }
    /// Brings a target into sight. In small windows it may be behind a tab, or outside the enlarged part of a map, which may itself be
    /// behind a tab. Returns false if it is not there.
    bool bring_in_sight(Id id, const std::vector<Id>& known = {}) {
        frame();
        if (target(id)) return true;
        std::vector<Id> ways, tried = known;
        for (const Target& t : ui().targets())
            if (t.options.reveals && std::find(known.begin(), known.end(), t.id) == known.end()) ways.push_back(t.id);
        tried.insert(tried.end(), ways.begin(), ways.end());
        return std::any_of(ways.begin(), ways.end(), [&](Id way) { return tap(way) && bring_in_sight(id, tried); });
    }
    /// Taps a target, once it is in sight. Returns false if it is not there.
    bool tap_target(Id id) { return bring_in_sight(id) && tap(id); }
    void tap_at(Vec at) {
        ++taps_;
        screen_.pointer(at);
        frame();
        screen_.press(true);
        frame();
        lift();
    }
    void drag(Vec from, Vec to) {
        constexpr int kSteps = 6;
        screen_.pointer(from);
        frame();
        screen_.press(true);
        frame();
        for (int i = 1; i <= kSteps; ++i) {
            screen_.pointer(lerp(from, to, float(i) / kSteps));
            frame();
        }
        lift();
    }
    /// Holds the target and returns the texts drawn above everything else, piece by piece.
    std::vector<std::string> hold(Id id) {
        constexpr int kLong = 60;                          // frames
        frame();
        const Target* t = target(id);
        if (!t) return {};
        screen_.pointer(t->rect.centre());
        frame();
        screen_.press(true);
        for (int i = 0; i < kLong; ++i) frame();
        std::vector<std::string> out = above();
        screen_.press(false);
        frame();
        return out;
    }
    /// Draws a frame and returns what it drew.
    Recording recorded(double ms = 16) {
        Recording record;
        ui().record(&record);
        frame(ms);
        ui().record(nullptr);
        return record;
    }
    /// Draws a frame and returns the texts above everything else, piece by piece.
    std::vector<std::string> above(double ms = 50) {
        const Recording record = recorded(ms);
        std::vector<std::string> out;
        for (const Drawn& item : record.items)
            if (item.kind == Drawn::Kind::text && item.is_above) out.push_back(item.piece);
        return out;
    }
    /// Returns all texts and targets of the next frame with their places.
    std::string picture() {
        const Recording record = recorded();
        std::string out = prompt_ + "\n";
        const auto add = [&out](const std::string& what, Rect r) {
            out += what;
            for (const float n : {r.x, r.y, r.w, r.h}) out += " " + std::to_string(int(n * 8));
            out += "\n";
        };
        for (const Drawn& item : record.items) add(item.piece.empty() ? item.text : item.piece, item.place);
        for (const Target& t : ui().targets()) add(t.name + (t.options.enabled ? "" : " (off)"), t.rect);
        return out;
    }
    /// Puts two fingers on the screen; nullopt lifts them.
    void fingers(std::optional<std::array<Vec, 2>> at) {
        screen_.fingers(at);
        frame();
    }

    /// Returns the moves that a seat has decided ahead.
    const std::vector<Json>& ahead(Seat seat) const { return ahead_[seat]; }
    /// Replaces the match by a position.
    void load(const Json& position) {
        auto loaded = Board::load(position);
        ASSERT_TRUE(loaded) << loaded.error().message;
        match_ = std::move(loaded.value());
        ++revision_;
        events_.clear();
        ahead_ = {};
        table_->reset();
    }

    /// Plays a move, and then those that were decided ahead as their seats are asked.
    void play(const Move& m) {
        const auto mover = match().to_act();
        ASSERT_FALSE(match().play(m).has_value());
        if (given_ != G::encode_move(m)) {
            then_.clear();
            ahead_[*mover].clear();
        }
        if (!then_.empty()) {
            asked_ = std::move(then_.back());
            then_.pop_back();
        }
        while (const auto who = match().to_act()) {
            std::vector<Json>& ahead = ahead_[*who];
            if (ahead.empty()) break;
            const std::optional<Move> next = G::decode_move(ahead.front());
            if (!next || match().play(*next)) ahead.clear();
            else ahead.erase(ahead.begin());
        }
        ++revision_;
        events_.clear();
        for (const auto& e : match().events_of(match().ply())) events_.push_back(G::encode_event(G::redact(e, viewer())));
    }

    /// Makes the moves requested by the touches as long as there are more, because some touches mean several moves. Returns their
    /// number.
    int play_what_is_asked() {
        constexpr int kQuietFrames = 3;
        int played = 0;
        for (int quiet = 0; quiet < kQuietFrames; ++quiet) {
            const std::optional<Move> move = asked();
            if (!move) {
                frame();
                continue;
            }
            quiet = -1;
            EXPECT_FALSE(match().violation(*move)) << to_text(G::encode_move(*move));
            if (match().violation(*move)) return played;
            play(*move);
            ++played;
            if (!match().to_act()) break;
        }
        return played;
    }

    /// Expects that every target has a name, lies on the screen and is large enough for a finger.
    void expect_good_targets() {
        constexpr float kLeastOfTablet = 44, kLeastOfPhone = 40, kTabletWidth = 1000;
        const float least = ui().width() >= kTabletWidth ? kLeastOfTablet : kLeastOfPhone;
        for (const Target& t : ui().targets()) {
            if (t.options.is_ground && !t.options.can_focus) continue;     // lies below the actual target
            EXPECT_GE(t.hit.w, least) << t.name;
            EXPECT_GE(t.hit.h, least) << t.name;
            EXPECT_FALSE(t.name.empty());
            EXPECT_TRUE(ui().canvas().bounds().contains(t.rect.centre())) << t.name;
        }
    }

    /// Expects that each legal move begins with something in sight or behind a tab that is marked, and that no other tab is marked.
    /// Returns the number of marked tabs. Leaves another tab open if there are any.
    int expect_marked_tabs() {
        rest();
        const Recording record = recorded();
        std::vector<Id> tabs;
        for (const Drawn& item : record.items)
            for (const Target& t : ui().targets())
                if (item.kind == Drawn::Kind::mark && item.text == "more to touch" && t.options.reveals && t.rect.contains(item.place.centre())) tabs.push_back(t.id);
        std::vector<Id> hidden;
        std::string what;
        for (const auto& move : match().legal_moves()) {
            const Json json = G::encode_move(move);
            const std::vector<Id> touches = table().touches_for(json);
            if (touches.empty() || target(touches.front())) continue;
            hidden.push_back(touches.front());
            what = to_text(json);
        }
        EXPECT_EQ(hidden.empty(), tabs.empty()) << what << " " << prompt_;
        for (const Id tab : tabs) {
            tap(tab);
            const bool leads = std::any_of(hidden.begin(), hidden.end(), [&](Id id) { return target(id) != nullptr; });
            EXPECT_TRUE(leads) << "nothing to touch behind the tab: " << prompt_;
            std::erase_if(hidden, [&](Id id) { return target(id) != nullptr; });
        }
        EXPECT_TRUE(hidden.empty()) << what << " is behind a tab without a mark: " << prompt_;
        return static_cast<int>(tabs.size());
    }

    /// Number of taps so far.
    int taps() const { return taps_; }

    std::vector<TableRequest::Note> notes;     ///< messages about touches that are not moves

  private:
    ShowSpeed speed_ = ShowSpeed::normal;
    static constexpr int kPatience = 200;                  // frames

    /// Lifts the finger, which then hovers over nothing.
    void lift() {
        constexpr Vec kNowhere{-100, -100};
        screen_.press(false);
        frame();
        screen_.pointer(kNowhere);
        frame();
    }

    GameFace face_;
    Screen screen_;
    std::unique_ptr<AnyMatch> match_;
    std::vector<SeatLook> looks_;
    std::unique_ptr<TableView> table_;
    std::optional<Seat> viewer_;
    bool is_log_docked_ = false, covered_ = false, all_open_ = false;
    Lang lang_;
    std::uint32_t revision_ = 1;
    std::vector<Json> events_;
    Json asked_, hint_;
    Json given_;                               // last move that asked() has returned
    PerSeat<std::vector<Json>> ahead_;
    std::vector<Json> then_;                   // further moves of that touch, the next one at the back
    bool is_hint_only_ = false;
    int taps_ = 0;
    std::string prompt_;
    BarSteps steps_;
};

/// Expects that the viewer sees nobody else's secrets, and that a covered table shows nobody's: positions that differ only in those
/// secrets must look the same. `Rig` is constructed from `how`. Returns how often the viewer's own secrets made a visible
/// difference.
template <class Rig, class Choose, class... HowToStart>
int expect_no_secrets_seen(std::uint64_t seed, int plies, int every, Choose choose, const HowToStart&... how) {
    constexpr double kRestMs = 1000;
    Rng rng(seed);
    Rig game(how...), rig(how...);
    int told = 0;
    for (int ply = 0; ply < plies && game.match().to_act(); ++ply) {
        game.play(choose(game.match().legal_moves(), rng));
        if (ply % every != 0 || !game.match().to_act()) continue;
        const AnyMatch& match = game.match();
        const Seat viewer = game.viewer(), another = Seat((viewer + 1) % match.seats());
        const auto seen = [&](bool is_covered, const Json& position) {
            rig.load(position);
            rig.look_as(viewer);
            rig.cover(is_covered);
            for (int i = 0; i < 3; ++i) rig.frame(kRestMs);            // let all motion end
            return rig.picture();
        };
        const Json here = match.position(), as_viewer = match.guess_position(viewer, 99), as_another = match.guess_position(another, 99);
        const std::string open = seen(false, here), covered = seen(true, here);
        EXPECT_EQ(open, seen(false, as_viewer)) << "others' secrets, move " << ply;
        EXPECT_EQ(covered, seen(true, as_viewer)) << "others' secrets on a covered table, move " << ply;
        EXPECT_EQ(covered, seen(true, as_another)) << "the viewer's secrets on a covered table, move " << ply;
        told += open != seen(false, as_another) ? 1 : 0;
        if (testing::Test::HasFailure()) return told;
    }
    return told;
}

}  // namespace orrery::ui::test
