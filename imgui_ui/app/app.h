// The app: which screen is shown, what its buttons do, and the mirror of it in words. One file per screen draws:
//   app.cpp            start, frames, actions, settings, saving
//   app_mirror.cpp     the screens in words
//   screen_shelf.cpp   screen_setup.cpp   screen_table.cpp   screen_curtain.cpp
//   sheets.cpp         what lies above a screen: menu, settings, log, seats, questions, messages
// Screens that lie over these and keep their own state are pages (page.h), each in files of its own.
// Drawing only asks: what was tapped is an Action, carried out after the frame, as are those of mirror and keyboard.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "engine/match/storage.h"
#include "imgui_ui/app/draft.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/layout.h"
#include "imgui_ui/app/mirror.h"
#include "imgui_ui/app/page.h"
#include "imgui_ui/app/results.h"
#include "imgui_ui/app/session.h"
#include "imgui_ui/app/settings.h"
#include "imgui_ui/app/table_view.h"
#include "imgui_ui/kit/backdrop.h"
#include "imgui_ui/kit/ui.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

enum class Screen { shelf, setup, table, end };
/// What lies above the screen.
enum class Sheet { none, menu, settings, log, seats };

/// What the page says about itself at the start of a frame.
struct PageState {
    double now_ms = 0;
    Vec css_size;
    float dpr = 1;
    bool reduced_motion = false;
};

/// A move of a computer seat that is being thought about.
struct ComputerJob {
    std::uint32_t revision = 0;
    int request = 0;                           ///< id of the message that is to be answered
    Json session;                              ///< the helper's, once it has one
    double started_ms = 0;
    std::optional<Json> move;
};

class App final : private Desk {
  public:
    App(Host& host, Assets& assets);

    /// First thing after the fonts are in. `fragment` is that of the address without '#'.
    void start(Lang page_language, const std::string& fragment);
    /// The address changed while the page stands.
    void open_fragment(const std::string& fragment);
    /// Draws a frame and then does what was asked in it. Between ImGui::NewFrame() and ImGui::Render().
    void frame(const PageState& page);
    /// From mirror, keyboard or page.
    void act(const Action& action);
    /// What stands in a text field now; `done` when the person has left it.
    void typed(const std::string& field, const std::string& text, bool done);
    /// A line of the protocol from the helper that plays the computer's seats.
    void worker_said(const std::string& line);
    void worker_failed();
    /// Glyphs were added.
    void fonts_changed();
    /// Whether the site is kept for playing without a network, and whether a new version of it waits to be taken.
    void offline_news(bool is_ready, bool has_update);

    Ui& ui() override { return ui_; }
    const Ui& ui() const { return ui_; }
    /// CSS pixels per canvas unit, as of the last frame.
    float canvas_scale() const { return canvas_scale_; }
    using Desk::lang;
    /// Id of the screen as the mirror tells it: shelf, setup, table, curtain, end, rules, settings.
    const char* screen_id() const;
    const Session* session() const { return session_.get(); }

  private:
    struct Going;

    // --- app.cpp
    using Desk::ask;
    void ask(Action action) override { asked_.push_back(std::move(action)); }
    Host& host() override { return host_; }
    SaveStore& store() override { return store_; }
    const Settings& settings() const override { return settings_; }
    Space& space() override { return space_; }
    bool is_editing(const std::string& field) const override { return editing_ == field; }
    void open_page(std::unique_ptr<Page> page) override;
    void play(std::unique_ptr<Session> session) override;
    const Session* table_session() const override { return session_.get(); }
    const Session::Step& undo_step() const override { return undo_step_; }
    void leave_page();
    void do_action(const Action& action);
    bool do_setup_action(const Action& action);
    bool do_setting(const Action& action);
    void draw_screen();
    void keys();
    void escape();
    void publish();
    void new_game(const std::string& game);
    void begin_match();
    void enter(std::unique_ptr<Session> session);
    void continue_game(const std::string& id);
    void rematch();
    void to_shelf();
    void show_rules(std::string game, const std::string& rule);
    void show_replay(const std::string& value);
    void make_move(const Json& move, bool confirmed);
    void after_move();
    void after_change();
    void keep_game();
    void keep_looks();
    void count_result();
    void show_statistics(const std::string& game);
    void storage_answered(StoreAnswer answer) override;
    void save_settings();
    void remember_draft();
    void refresh_shelf();
    std::vector<SeatLook> kept_looks(const std::string& id, const GameInfo& game, int seats) const;
    void note_letters(const std::string& text) override;
    void set_language(Lang lang);
    void say(ToastKind kind, Phrase title, Phrase text, std::string rule = {}) override;
    std::string date_now() override;
    std::string time_ago(const std::string& date) const override;
    std::string new_save_id() override;
    float text_scale() const { return static_cast<float>(settings_.text_percent) / 100.0f; }

    // --- computer.cpp
    void drive_computer();
    void start_job();
    void play_computer(const Json& move);
    void drop_job();

    // --- screens
    void draw_shelf();
    void draw_shelf_header();
    void draw_shelf_wide();
    void draw_shelf_narrow();
    float draw_update_offer(Rect r, bool draw);
    void draw_continue(Rect r, const Going& going, std::size_t index);
    void draw_setup();
    void draw_setup_seat(Rect r, std::size_t seat, bool narrow);
    float draw_setup_options(Rect r, bool draw);
    void draw_color_choice();
    void draw_table();
    void draw_seat_panel(Rect r, Seat seat, LayoutKind kind, TableContext& context);
    void draw_curtain();
    void draw_sheet();
    void draw_menu();
    void draw_settings();
    float draw_settings_body(Rect r, bool draw);
    void draw_log(Rect body);
    void draw_seats_sheet();
    void draw_question();
    void draw_toast();
    void edit_field(const std::string& field, Rect place, const std::string& value, const std::string& label,
                    const std::string& placeholder, int max_length, bool numeric = false) override;
    TableContext context();
    bool is_quiet() const;                     ///< nothing above the screen waits for an answer
    std::string kept_line(bool& is_trouble) const;
    std::string prompt_label() const;
    std::string prompt_text() const;

    // --- app_mirror.cpp
    MirrorNode mirror() const;
    void mirror_shelf(MirrorNode& root) const;
    void mirror_setup(MirrorNode& root) const;
    void mirror_table(MirrorNode& root) const;
    void mirror_curtain(MirrorNode& root) const;
    void mirror_settings(MirrorNode& root) const;
    void mirror_menu(MirrorNode& root) const;
    void mirror_log(MirrorNode& root) const;
    void mirror_message(MirrorNode& root) const;

    Host& host_;
    Ui ui_;
    SaveStore store_;
    Settings settings_;
    PageState page_;
    float canvas_scale_ = 1;
    Space space_;

    Screen screen_ = Screen::shelf;
    std::vector<std::unique_ptr<Page>> pages_;  ///< the last one is shown
    std::vector<std::unique_ptr<Page>> left_pages_;
    Sheet sheet_ = Sheet::none;
    std::vector<Action> asked_;
    std::string published_;
    std::string editing_;                      ///< text field that has the page's input over it
    std::map<std::string, float> scroll_;      ///< by what scrolls

    // Shelf
    struct Going {
        GameSummary game;
        SeatColor color;                       ///< of the seat to act
    };
    std::vector<Going> games_;                 ///< in progress, newest first
    std::size_t continue_page_ = 0;
    int damaged_ = 0;                          ///< stored games that cannot be read
    StoreAnswer store_answer_ = StoreAnswer::done;
    bool is_offline_ready_ = false, has_update_ = false;

    // Set-up
    std::optional<Draft> draft_;
    int choosing_color_ = -1;                  ///< seat whose colours lie open
    Rect color_anchor_;

    // Table
    std::unique_ptr<Session> session_;
    std::unique_ptr<TableView> table_;
    const GameFace* face_ = nullptr;
    bool log_docked_ = true;                   ///< desktop
    std::optional<Json> question_;             ///< move that waits for a yes
    std::vector<LogLine> log_;                 ///< as the present viewer may read it
    std::uint32_t log_revision_ = 0;
    Lang log_lang_ = Lang::en;
    bool scroll_log_down_ = false;
    std::optional<std::size_t> log_touched_;   ///< index into log_
    Session::Step undo_step_, redo_step_;
    std::vector<Json> moves_;                  ///< of the present decision, for the mirror

    // End
    std::unique_ptr<Results> results_;         ///< while the game is over
    bool table_after_end_ = false;
    bool is_counted_over_ = false;             ///< what the statistics were told last about this game

    // Message
    struct Message {
        ToastKind kind = ToastKind::plain;
        Phrase title, text;
        std::string rule;
        double until_ms = 0;
        bool is_placed = false, is_low = false; ///< the first drawing decides where it stands
        float low_y = 0;
    };
    std::optional<Message> message_;
    Rect concerned_;                           ///< what the table's refusal is about

    // Computer
    std::optional<ComputerJob> job_;
    bool use_worker_ = true;
    int last_request_ = 0;
};

}  // namespace orrery::ui
