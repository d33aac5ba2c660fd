// The app: the stack of pages, the actions of their buttons, and the mirror. The game on the table runs in the driver
// (driver/game_driver.h), which draws nothing.
//   app.cpp              start, frames, actions, settings
//   router.cpp           which pages lie on the stack
//   app_mirror.cpp       the mirror
//   parts.cpp            code splitting: parts that are fetched on demand
//   sheets.cpp           layers above a screen: menu, questions, messages
//   settings_sheets.cpp  the sheets of settings and players
//   dice.cpp             the dialog for real dice
// Each page (page.h, screen.h) has files of its own.
// Drawing changes nothing. It asks for an Action, which runs after the frame like the actions of mirror and keyboard.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "engine/match/save_store.h"
#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/pages/results.h"
#include "imgui_ui/app/pages/setup_screen.h"
#include "imgui_ui/app/pages/table_screen.h"
#include "imgui_ui/kit/backdrop.h"
#include "imgui_ui/kit/text_signs.h"
#include "imgui_ui/kit/ui.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

/// State of the page at the start of a frame.
struct PageState {
    double now_ms = 0;
    Vec css_size;
    float dpr = 1;
    bool reduced_motion = false;
    std::optional<std::array<Vec, 2>> fingers{};           ///< two fingers on the screen, CSS pixels
};

/// Returns the language that an app with these stored settings has after a fragment. `page_language` is the browser's.
Lang language_for(Storage& storage, Lang page_language, const std::string& fragment);

class App final : private Desk, private GameWatcher {
  public:
    App(Host& host, Assets& assets);

    /// Starts the app. Call first, once the fonts are loaded. `fragment` is the address's fragment without '#'.
    void start(Lang page_language, const std::string& fragment);
    /// Handles a changed fragment of the open page.
    void open_fragment(const std::string& fragment);
    /// Draws a frame, then runs the actions requested in it. Call between ImGui::NewFrame() and ImGui::Render().
    void frame(const PageState& page);
    /// Runs an action of the mirror, the keyboard or the page.
    void act(const Action& action);
    /// Plays a move picked on the canvas. Asks for confirmation first if the move ends the game.
    void pick(const Json& move);
    /// Reports the current content of a text field. `done` is true once the field has lost the focus.
    void typed(const std::string& field, const std::string& text, bool done);
    /// Receives a line of the protocol from the helper of the computer seats.
    void worker_said(const std::string& line);
    void worker_failed();
    /// Receives the chosen file; nullopt if it is too large or cannot be read.
    void file_chosen(const std::string& name, const std::optional<std::string>& text);
    /// Receives a text that was pasted outside of a field: a link to a game or its notation opens the game, anything else does nothing.
    void pasted(const std::string& text);
    void shared(ShareAnswer answer);
    /// Reports whether this tab holds the lock of the save.
    void save_held(const std::string& id, bool is_ours);
    /// Reports that the page is no longer in sight, or no longer the window in use: whoever comes next may be somebody else.
    void left();
    /// Reports that another window of this browser has stored something.
    void stored() { top().stored(desk()); }
    /// Reports whether the browser will keep the stored data permanently.
    void persistence_answered(bool granted);
    /// Reports whether a part requested through Host::want_part was loaded.
    void part_came(const std::string& part, bool is_here);
    /// Called after glyphs were added.
    void fonts_changed();
    /// Called after the words of the language were added (`Host::want_language`).
    void words_came();
    /// Reports whether the site works offline, and whether a new version waits for installation.
    void offline_news(bool is_ready, bool has_update);

    Ui& ui() override { return ui_; }
    const Ui& ui() const { return ui_; }
    /// Returns the CSS pixels per canvas unit of the last frame.
    float canvas_scale() const { return canvas_scale_; }
    using Desk::lang;
    /// Returns the id of the screen as used by the mirror: shelf, setup, table, curtain, end, rules, settings.
    const char* screen_id() const;
    const Session* session() const { return driver_.session(); }
    /// Returns the table, or nullptr if no game is open.
    const TableView* table_view() const { return table_ ? &table_->view() : nullptr; }
    /// Returns whether things move on the table, or a moment is being staged.
    bool is_moving() const { return parting_.is_running() || shown().is_moving() || (results() && results()->is_moving()); }
    /// Returns true if the published mirror is the one that would be built now. For tests: costly.
    bool is_mirror_current() const;
    /// Returns the number of mirrors built so far.
    int mirrors_built() const { return mirrors_built_; }

  private:
    enum class Cover { none, curtain, results };

    // --- app.cpp
    using Desk::ask;
    void ask(Action action) override { asked_.push_back(std::move(action)); }
    Desk& desk() { return *this; }
    Host& host() override { return host_; }
    SaveStore& store() override { return store_; }
    const Settings& settings() const override { return settings_; }
    int tune() const override { return session() ? static_cast<int>(driver_.face()->key) : -1; }
    bool is_sound_on() const override { return settings_.sound.value_or(!page_.reduced_motion); }
    Space& space() override { return space_; }
    bool is_editing(const std::string& field) const override { return editing_ == field; }
    Sheet sheet() const override { return sheet_; }
    bool is_quiet() const override;
    bool is_parting() const override { return parting_.is_running(); }
    SiteNews site_news() const override { return news_; }
    void play(std::unique_ptr<Session> session) override;
    const Session* table_session() const override { return driver_.session(); }
    const Session::Step& undo_step() const override { return driver_.undo_step(); }
    void close_told();
    void do_action(const Action& action);
    bool do_setting(const Action& action);
    bool do_teaching(const Action& action);
    void hear_screens();
    void keys();
    void escape();
    void publish();
    std::string address() const;
    void play_move(const Action& action, bool confirmed);
    void move_refused(const Json& move) override { table_->view().refused(move); }
    StoreAnswer store_answer() const override { return store_answer_; }
    void storage_answered(StoreAnswer answer) override;
    Offer way_out() const;
    void save_settings();
    std::vector<SeatLook> looks_of(const GameSummary& game) const override;
    void retitle(const std::string& id, const std::string& title) override;
    void note_letters(const std::string& text) override;
    void set_language(Lang lang);
    void say(ToastKind kind, Phrase title, Phrase text, std::string rule = {}) override;
    void say_with(ToastKind kind, Phrase title, Phrase text, Offer offer) override;
    std::string date_now() override;
    std::string time_ago(const std::string& date) const override;
    std::int64_t now_s() const override { return host_.wall_ms() / 1000; }
    std::string new_save_id() override;
    float text_scale() const { return static_cast<float>(settings_.text_percent) / 100.0f; }

    // --- router.cpp
    Page& top() const { return *pages_.back(); }
    /// Returns the page that is drawn. While the recap shows the last moves, that is the table below the results.
    Page& shown() const { return is_end_told() ? static_cast<Page&>(*table_) : top(); }
    /// Returns true while the canvas still shows the last moves, and the mirror has the results already.
    bool is_end_told() const {
        return cover_ == Cover::results && top().is_screen() && (driver_.recap().is_running() || parting_.is_running());
    }
    /// Returns the page right above the table if the results are due, else nullptr.
    Results* results() const { return cover_ == Cover::results ? static_cast<Results*>(pages_[1].get()) : nullptr; }
    /// Returns the signs for the sentences of the page that is drawn; nullptr if it belongs to no game.
    const TextSigns* signs();
    bool is_table_moving() const { return table_ && &shown() == table_ && table_->is_moving(); }   ///< and in sight
    void stage_end();
    void drive_parting();
    void start_over(std::unique_ptr<Page> page);
    void open_page(std::unique_ptr<Page> page) override;
    void leave_page();
    void route();
    void game_entered() override;
    void game_changed() override;
    void game_jumped() override { table_->view().reset(); }
    std::string present_game() const;
    void new_game(const std::string& game);
    void begin_match(const Draft& draft, bool is_guided = false);
    void start_guided_game();
    void watch_game(const std::string& game);
    void play_against_computer(const std::string& game);
    bool say_if_coming(const std::string& game);
    void continue_game(const std::string& id);
    void open_shared(const std::string& link);
    void share_game(const std::string& id);
    void leave_table();
    void to_shelf();
    void show_rules(const std::string& game, const std::string& rule);
    void show_replay(const std::string& value);
    void show_statistics(const std::string& game);

    // --- parts.cpp
    std::string game_of(const std::string& save) const;
    std::vector<std::string> parts_for(const Action& action) const;
    bool waits_for_parts(const Action& action);
    void watch_parts();

    // --- dice.cpp
    bool do_dice(const Action& action);
    void draw_dice();
    /// What the dialog says and asks for.
    struct DiceDialog {
        std::string ask, question;
        std::vector<std::string> faces;                    ///< their names, from 1
        PageButton by_app, back;
        std::optional<PageButton> cancel;
    };
    DiceDialog dice_dialog() const;
    void draw_dice_buttons(const DiceDialog& told, Rect place);
    void mirror_dice(MirrorNode& root) const;

    // --- sheets.cpp. What is drawn and mirrored is described once.
    struct MenuItem {
        ActionName action;
        Icon icon;
        std::string label, value{};
        std::optional<bool> is_on{};                       ///< for items that switch something
    };
    std::vector<MenuItem> menu_items() const;
    struct Question {
        const char* key;
        std::string title, text;
        PageButton yes, no;
    };
    /// Returns the question that must be answered first.
    std::optional<Question> question() const;
    void draw_sheet();
    void draw_menu();
    void draw_question();
    void draw_toast();
    void mirror_menu(MirrorNode& root) const;
    void mirror_question(MirrorNode& root) const;
    void mirror_message(MirrorNode& root) const;

    // --- settings_sheets.cpp, which comes with the pages
    struct SettingRow {
        struct Choice {
            std::string value, label;
            std::string name{};                            ///< for the mirror, if the label needs its row
        };
        ActionName action;
        std::string label;
        std::string chosen;                                ///< value
        std::vector<Choice> choices;
        std::string help{};
        int seat = -1;
    };
    SettingRow speed_row() const;
    std::vector<SettingRow> setting_rows() const;
    /// Returns the rows of the sheet that tells who plays.
    std::vector<SettingRow> player_rows() const;
    void draw_settings();
    void draw_players();
    void draw_rows(std::string_view title, const std::vector<SettingRow>& rows);
    float draw_setting_rows(const std::vector<SettingRow>& rows, Rect r, bool draw);
    void mirror_settings(MirrorNode& root) const;
    void mirror_players(MirrorNode& root) const;
    void mirror_rows(MirrorNode& root, const std::vector<SettingRow>& rows) const;

    void edit_field(const std::string& field, Rect place, const std::string& value, const std::string& label,
                    const std::string& placeholder, int max_length, bool numeric = false) override;

    // --- app_mirror.cpp
    /// Everything that the mirror is made from. As long as it stays the same, so does the mirror. The pages and the driver answer with
    /// digests of their values.
    struct Told {
        std::uint32_t top = 0, table = 0;      ///< numbers of the page on top and of the table; 0: no table
        std::uint64_t top_digest = 0, table_digest = 0, game_digest = 0;
        Cover cover = Cover::none;
        Sheet sheet = Sheet::none;
        Settings settings;
        bool is_sound_on = false, fills_screen = false, is_end_told = false, offers_second_screen = false;
        std::uint32_t words = 0, message = 0;  ///< `words_`, and the number of the message; 0: none
        bool operator==(const Told&) const = default;
    };
    Told told() const;
    /// Returns whether the window is as wide as on a device that may have a second display.
    bool offers_second_screen() const;
    MirrorNode mirror() const;
    void mirror_screen(MirrorNode& root) const;

    Host& host_;
    Ui ui_;
    SaveStore store_;
    Settings settings_;
    PageState page_;
    float canvas_scale_ = 1;
    Space space_;

    // The stack: a shelf, set-up or table at the bottom; above a table perhaps a curtain or the results; then other pages.
    std::vector<std::unique_ptr<Page>> pages_;  ///< the last one is on top
    std::vector<std::unique_ptr<Page>> left_pages_;
    TableScreen* table_ = nullptr;             ///< the one at the bottom, if it is there
    SetupScreen* setup_ = nullptr;             ///< likewise
    Cover cover_ = Cover::none;                ///< page right above the table
    Beats parting_;                            ///< a last look at the table before the results
    bool table_after_end_ = false;             ///< the player wants to see the table instead of the results
    Sheet sheet_ = Sheet::none;
    std::vector<Action> asked_;
    std::string published_;                    ///< the mirror
    std::optional<Told> told_;                 ///< what it was built from
    int mirrors_built_ = 0;
    std::uint32_t words_ = 0;                  ///< how often words have come
    std::string address_;                      ///< fragment of the page's address
    std::optional<Lang> linked_lang_;          ///< language that the address asked for
    std::string editing_;                      ///< text field that is being edited in the page's input
    float settings_scroll_ = 0;
    struct GameSigns {
        std::string game;
        Lang lang = Lang::en;
        std::uint32_t words = 0;               ///< `words_` when they were made
        TextSigns signs;
    };
    std::optional<GameSigns> signs_;           ///< of the game that was drawn last

    /// Action that waits for its parts.
    struct Awaited {
        Action action;
        std::vector<std::string> parts;
        double since_ms = 0;
        bool is_told = false;
    };
    std::optional<Awaited> awaited_;
    struct ChosenFile {
        std::string name;
        std::optional<std::string> text;                   ///< nullopt: too large
    };
    std::optional<ChosenFile> chosen_file_;                ///< until it is read
    std::string pasted_;                                   ///< until it is read

    StoreAnswer store_answer_ = StoreAnswer::done;
    SiteNews news_;

    GameDriver driver_{*this, *this};
    TableHabits habits_;
    bool log_waits_ = false;                   ///< the log was open below other pages and returns with the table
    std::uint32_t changed_revision_ = 0;       ///< session revision that the last change led to
    bool had_curtain_ = false, had_end_ = false;

    // Message
    struct Message {
        ToastKind kind = ToastKind::plain;
        Phrase title, text;
        std::string rule;
        std::optional<Offer> offer;
        std::uint32_t number = 0;              ///< differs from those of all other messages
        double until_ms = 0;
        bool is_placed = false, is_low = false; ///< set by the first drawing, which decides the place
        float low_y = 0;
    };
    std::optional<Message> message_;
    std::uint32_t messages_ = 0;               ///< number of messages so far
};

}  // namespace orrery::ui
