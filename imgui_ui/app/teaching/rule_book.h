// Rule book page: chapters, search, links between rules. The content belongs to the game (GameFace::book). A list of all rules
// follows at the end.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/teaching/book_layout.h"

namespace orrery::ui {

class RuleBook final : public Page {
  public:
    /// Opens at `rule`, or at the place where reading stopped last time.
    RuleBook(Desk& desk, const GameInfo& game, const std::string& rule);

    const char* screen_id() const override { return "rules"; }
    std::string sentences_about() const override { return std::string(game_->id); }
    void draw(Desk& desk) override;
    void words_came() override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    bool act(Desk& desk, const Action& action) override;
    bool typed(Desk& desk, const std::string& field, const std::string& text, bool done) override;
    bool escape(Desk& desk) override;
    void keys(Desk& desk) override;

    const GameInfo& game() const { return *game_; }
    const std::vector<Chapter>& chapters() const { return chapters_; }
    const BookPlace& place() const { return place_; }
    float scroll() const { return scroll_; }

  private:
    struct LayoutKey {
        std::size_t chapter;
        float width, scale, probe;             ///< `probe` changes when letters are loaded
        Lang lang;
        bool operator==(const LayoutKey&) const = default;
    };
    struct Step {
        BookPlace place;
        bool is_marked;                        ///< false: only the reading position
    };
    struct Result {
        Words head, passage;
        Rect row;
    };

    std::size_t index_chapter() const { return chapters_.size() - 1; }
    bool shows_results() const { return !query_.empty() && !hit_; }
    Rules rules() const { return game_->rules(); }
    /// Returns the rule that a link led to, or nullptr.
    const Rule* marked_rule() const;

    void go(const BookPlace& place);
    /// Follows a link inside the book and keeps the way back.
    void follow(const BookPlace& place);
    bool open_rule(const std::string& rule);
    void open_chapter(std::size_t chapter);
    void search(Desk& desk, const std::string& text);
    /// Finds the places of the query again.
    void find();
    void leave_search();
    void show_hit(std::size_t hit);
    void recall(Desk& desk);
    void remember(Desk& desk) const;

    void draw_bar(Desk& desk);
    void draw_search(Desk& desk, Rect r);
    void draw_chapter_list(Desk& desk, Rect r, bool in_drawer);
    void draw_drawer(Desk& desk);
    void draw_chapter(Desk& desk, Rect panel);
    void draw_results(Desk& desk, Rect panel);
    /// Draws the links to other places at the bottom of the panel. Returns their height.
    float draw_foot(Desk& desk, Rect panel);
    void draw_neighbours(Desk& desk, Rect r);
    void lay_out(Desk& desk, float width);
    void lay_out_results(Desk& desk, float width);
    std::string name_of(const Desk& desk, const BookPlace& place) const;
    std::string way_back(const Desk& desk) const;
    void mirror_chapter(const Desk& desk, MirrorNode& root) const;
    void mirror_block(const Desk& desk, MirrorNode& root, std::size_t index) const;
    void mirror_search(const Desk& desk, MirrorNode& root) const;

    const GameInfo* game_;
    Color key_{};
    GameKey game_key_ = GameKey::jumpgate;
    std::vector<Block> index_;                 ///< blocks of the list of all rules
    std::vector<Chapter> chapters_;

    BookPlace place_;                          ///< its block is marked
    bool find_place_ = false;                  ///< scroll there in the next frame
    bool top_of_place_ = false;                ///< scroll to its upper edge, without a mark
    float scroll_ = 0, chapter_scroll_ = 0;
    std::vector<Step> trail_;                  ///< places from which links inside the book were followed
    bool drawer_ = false;

    std::string typed_;
    BookQuery query_;
    std::vector<BookPlace> hits_;
    std::optional<std::size_t> hit_;           ///< the hit on display; empty during a query: the list of results
    float results_scroll_ = 0;
    bool search_open_ = false;                 ///< phones: the field replaces the title
    bool want_search_ = false;

    BookLayout layout_;
    std::optional<LayoutKey> layout_key_;
    std::deque<std::string> result_heads_;
    std::vector<Result> results_;
    float results_height_ = 0;
    std::optional<LayoutKey> results_key_;
    float view_height_ = 0;
};

}  // namespace orrery::ui
