// The app: the current screen, the actions of its buttons, and its mirror. The game on the table runs in the driver
// (driver/game_driver.h), which draws nothing. Each screen is drawn by a file of its own:
//   app.cpp          start, frames, actions, settings
//   app_mirror.cpp   the mirror of the screens
//   screen_shelf.cpp  screen_setup.cpp  screen_table.cpp  screen_curtain.cpp
//   recap_screen.cpp  dice.cpp  teaching.cpp     what the table shows of recap, real dice, lesson and guide
//   parts.cpp        code splitting: parts that are fetched on demand
//   sheets.cpp       layers above a screen: menu, settings, log, seats, questions, messages
// Screens that lie over these and keep their own state are pages (page.h), each in files of its own.
// Drawing changes nothing. It asks for an Action, which runs after the frame like the actions of mirror and keyboard.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "engine/match/save_store.h"
#include "imgui_ui/app/coach.h"
#include "imgui_ui/app/draft.h"
#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/layout.h"
#include "imgui_ui/app/mirror.h"
#include "imgui_ui/app/page.h"
#include "imgui_ui/app/results.h"
#include "imgui_ui/kit/backdrop.h"
#include "imgui_ui/kit/ui.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

enum class Screen { shelf, setup, table, end };
/// Sheet above the screen.
enum class Sheet { none, menu, settings, log, seats };

/// State of the page at the start of a frame.
struct PageState {
    double now_ms = 0;
    Vec css_size;
    float dpr = 1;
    bool reduced_motion = false;
    std::optional<std::array<Vec, 2>> fingers{};           ///< two fingers on the screen, CSS pixels
};

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
    void shared(ShareAnswer answer);
    /// Reports whether this tab holds the lock of the save.
    void save_held(const std::string& id, bool is_ours);
    /// Reports whether the browser will keep the stored data permanently.
    void persistence_answered(bool granted);
    /// Reports whether a part requested through Host::want_part was loaded.
    void part_came(const std::string& part, bool is_here);
    /// Called after glyphs were added.
    void fonts_changed();
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

  private:
    struct Going;

    // --- app.cpp
    using Desk::ask;
    void ask(Action action) override { asked_.push_back(std::move(action)); }
    Desk& desk() { return *this; }
    Host& host() override { return host_; }
    SaveStore& store() override { return store_; }
    const Settings& settings() const override { return settings_; }
    Space& space() override { return space_; }
    bool is_editing(const std::string& field) const override { return editing_ == field; }
    void open_page(std::unique_ptr<Page> page) override;
    void play(std::unique_ptr<Session> session) override;
    const Session* table_session() const override { return driver_.session(); }
    const Session::Step& undo_step() const override { return driver_.undo_step(); }
    void leave_page();
    void close_told();
    void do_action(const Action& action);
    bool do_setup_action(const Action& action);
    bool do_setting(const Action& action);
    void draw_screen();
    void keys();
    void escape();
    void publish();
    std::string address() const;
    void new_game(const std::string& game);
    void begin_match(bool is_guided = false);
    void continue_game(const std::string& id);
    void open_shared(const std::string& link);
    void share_game(const std::string& id);
    void leave_table();
    void to_shelf();
    void show_rules(std::string game, const std::string& rule);
    void show_replay(const std::string& value);
    std::string present_rule();
    void play_move(const Action& action, bool confirmed);
    void game_entered() override;
    void game_changed() override;
    void game_jumped() override { table_->reset(); }
    void move_refused(const Json& move) override { table_->refused(move); }
    StoreAnswer store_answer() const override { return store_answer_; }
    void storage_answered(StoreAnswer answer) override;
    Offer way_out() const;
    void show_statistics(const std::string& game);
    void save_settings();
    void remember_draft();
    void refresh_shelf();
    std::vector<SeatLook> looks_of(const GameSummary& game) const override;
    void retitle(const std::string& id, const std::string& title) override;
    void note_letters(const std::string& text) override;
    void set_language(Lang lang);
    void say(ToastKind kind, Phrase title, Phrase text, std::string rule = {}) override;
    void say_with(ToastKind kind, Phrase title, Phrase text, Offer offer) override;
    std::string date_now() override;
    std::string time_ago(const std::string& date) const override;
    std::string new_save_id() override;
    float text_scale() const { return static_cast<float>(settings_.text_percent) / 100.0f; }

    // --- parts.cpp
    std::string game_of(const std::string& save) const;
    std::vector<std::string> parts_for(const Action& action) const;
    bool waits_for_parts(const Action& action);
    void watch_parts();
    void foresee_parts();

    // --- dice.cpp
    bool do_dice(const Action& action);
    void draw_dice();
    void draw_dice_buttons(Rect place);
    void mirror_dice(MirrorNode& root) const;

    // --- recap_screen.cpp
    bool is_open() const;
    Sight sight() const;
    std::string recap_label() const;
    std::string recap_caption() const;
    void draw_recap_controls(const TableLayout& layout);
    void mirror_recap(MirrorNode& root) const;
    void hear_screens();
    static constexpr float kSkipWidth = 120;

    // --- teaching.cpp
    bool do_teaching(const Action& action);
    void ask_for_hint();
    void start_guided_game();
    bool is_guide_folded() const;
    TableLayout layout_now(bool log_docked) const;
    std::string hint_words() const;
    std::optional<CoachLook> coach() const;
    CoachLook lesson_words() const;
    CoachLook guide_words(bool brief = false) const;
    CoachLook guide_waits() const;
    static Rect guide_panel(const TableLayout&);
    std::vector<Rect> in_the_way(const TableLayout&) const;
    std::string last_deed() const;
    void draw_coach_panel(const TableLayout&);
    void mirror_coach(MirrorNode& root) const;

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
    float draw_setup_guide(Rect r, bool beside, bool draw);
    void draw_color_choice();
    void draw_level_choice();
    void draw_table();
    void draw_seat_panel(Rect r, Seat seat, LayoutKind kind, TableContext& context);
    void draw_curtain();
    void draw_sheet();
    void draw_menu();
    void draw_settings();
    float draw_settings_body(Rect r, bool draw);
    void draw_log(Rect body);
    const std::vector<LogLine>& log_lines() const;
    const Rule* rule_of(const LogLine&) const;
    void draw_seats_sheet();
    void draw_question();
    void draw_take_over();
    void draw_toast();
    void edit_field(const std::string& field, Rect place, const std::string& value, const std::string& label,
                    const std::string& placeholder, int max_length, bool numeric = false) override;
    TableContext context();
    bool is_quiet() const;                     ///< true if nothing above the screen awaits an answer
    std::string kept_line(bool& is_trouble) const;
    std::string prompt_label() const;
    std::string prompt_text() const;

    // --- app_mirror.cpp
    MirrorNode mirror() const;
    void mirror_screen(MirrorNode& root) const;
    void mirror_impossible(MirrorNode& root) const;
    void mirror_shelf(MirrorNode& root) const;
    void mirror_setup(MirrorNode& root) const;
    void mirror_table(MirrorNode& root) const;
    void mirror_curtain(MirrorNode& root) const;
    void mirror_settings(MirrorNode& root) const;
    void mirror_menu(MirrorNode& root) const;
    void mirror_log(MirrorNode& root) const;
    void mirror_message(MirrorNode& root) const;
    bool mirror_take_over(MirrorNode& root) const;

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
    std::string address_;                      ///< fragment of the page's address
    std::optional<Lang> linked_lang_;          ///< language that the address asked for
    std::string editing_;                      ///< text field that is being edited in the page's input
    std::map<std::string, float> scroll_;      ///< by scroll area

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

    // Shelf
    struct Going {
        GameSummary game;
        SeatColor color;                       ///< of the seat to act
    };
    std::vector<Going> games_;                 ///< in progress, newest first
    std::size_t continue_page_ = 0;
    int damaged_ = 0;                          ///< number of stored games that cannot be read
    StoreAnswer store_answer_ = StoreAnswer::done;
    bool is_offline_ready_ = false, has_update_ = false;

    // Set-up
    std::optional<Draft> draft_;
    int choosing_color_ = -1;                  ///< seat whose choice of colours is open; -1: none
    Rect color_anchor_;
    int choosing_level_ = -1;                  ///< computer seat whose choice of levels is open; -1: none
    Rect level_anchor_;

    // Table
    GameDriver driver_{*this, *this};
    std::unique_ptr<TableView> table_;
    bool log_docked_ = true;                   ///< on desktops
    mutable std::vector<LogLine> log_;         ///< log for the current reader; see log_lines
    mutable std::uint32_t log_revision_ = 0;
    mutable Lang log_lang_ = Lang::en;
    mutable std::optional<Seat> log_reader_;
    bool scroll_log_down_ = false;
    bool log_offers_ = false;                  ///< a line was tapped: scroll its offer into view
    bool log_waits_ = false;                   ///< the log was open below the pages and returns with the table
    std::optional<std::size_t> log_touched_;   ///< index into log_
    std::uint32_t drawn_revision_ = 0;         ///< session revision drawn last
    std::uint32_t changed_revision_ = 0;       ///< session revision that the last change led to
    bool had_curtain_ = false, had_end_ = false;

    // End
    std::unique_ptr<Results> results_;         ///< exists while the game is over
    bool table_after_end_ = false;

    // Message
    struct Message {
        ToastKind kind = ToastKind::plain;
        Phrase title, text;
        std::string rule;
        std::optional<Offer> offer;
        double until_ms = 0;
        bool is_placed = false, is_low = false; ///< set by the first drawing, which decides the place
        float low_y = 0;
    };
    std::optional<Message> message_;
    Rect concerned_;                           ///< thing that the table's refusal concerns

    // Teaching
    std::optional<bool> guide_folded_;         ///< choice of the player; empty: folded unless the guide has a panel of its own
    Rect coach_rect_;
    std::string coach_key_;                    ///< text of the panel at coach_rect_
};

}  // namespace orrery::ui
