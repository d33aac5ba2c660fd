// A desk without the app, for pages that show a game which is not in the list of games.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "imgui_ui/app/pages/page.h"
#include "tests/ui/driver.h"

namespace orrery::ui::test {

class BareDesk final : public Desk {
  public:
    explicit BareDesk(Vec css, std::unique_ptr<Session> table = nullptr) : screen_(css), store_(host_.store), table_(std::move(table)) {}

    /// Draws the page and returns its mirror.
    Json show(Page& page, Lang language) {
        settings_.lang = language;
        for (int i = 0; i < 2; ++i) {
            screen_.begin_frame();
            page.draw(*this);
            screen_.end_frame();
        }
        MirrorNode root("main", "page");
        page.mirror(*this, root);
        return *parse_json(root.json_text());
    }

    Ui& ui() override { return screen_.ui(); }
    Host& host() override { return host_; }
    SaveStore& store() override { return store_; }
    const Settings& settings() const override { return settings_; }
    Space& space() override { return space_; }
    Sheet sheet() const override { return Sheet::none; }
    bool is_quiet() const override { return true; }
    bool is_parting() const override { return false; }
    SiteNews site_news() const override { return {}; }
    void ask(Action) override {}
    void say(ToastKind, Phrase, Phrase, std::string) override {}
    void say_with(ToastKind, Phrase, Phrase, Offer) override {}
    void edit_field(const std::string&, Rect, const std::string&, const std::string&, const std::string&, int, bool) override {}
    bool is_editing(const std::string&) const override { return false; }
    void note_letters(const std::string&) override {}
    std::string date_now() override { return "2026-11-21T10:00:00Z"; }
    std::string time_ago(const std::string&) const override { return "now"; }
    std::int64_t now_s() const override { return 0; }
    std::string new_save_id() override { return "new"; }
    StoreAnswer store_answer() const override { return StoreAnswer::done; }
    void storage_answered(StoreAnswer) override {}
    std::vector<SeatLook> looks_of(const GameSummary& game) const override { return std::vector<SeatLook>(game.names.size()); }
    void retitle(const std::string&, const std::string&) override {}
    void open_page(std::unique_ptr<Page>) override {}
    void play(std::unique_ptr<Session>) override {}
    const Session* table_session() const override { return table_.get(); }
    const Session::Step& undo_step() const override { return step_; }

  private:
    Screen screen_;
    TestHost host_;
    SaveStore store_;
    Settings settings_;
    Space space_;
    std::unique_ptr<Session> table_;
    Session::Step step_;
};

}  // namespace orrery::ui::test
