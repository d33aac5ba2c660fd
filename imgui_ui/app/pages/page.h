// Page: what fills the window and keeps its own state: the screens (screen.h), and rule book, replay, saves or statistics above them.
// Pages are stacked. The top page is shown and receives actions first; "back" removes it. Desk is the part of the app that a page
// may use.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "imgui_ui/app/driver/services.h"
#include "imgui_ui/app/driver/session.h"
#include "imgui_ui/app/mirror.h"
#include "imgui_ui/kit/backdrop.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

class Page;

/// Sheet above a screen.
enum class Sheet { none, menu, settings, players, log, seats };

/// What the browser reports of the site.
struct SiteNews {
    bool is_offline_ready = false, has_update = false;
};

/// Button of a dialog or page, drawn and mirrored.
struct PageButton {
    ActionName action;
    std::string label;
    bool is_enabled = true;
};

class Desk : public Services {
  public:
    virtual Ui& ui() = 0;
    virtual Space& space() = 0;                ///< backdrop

    virtual Sheet sheet() const = 0;           ///< the one that is open
    virtual bool is_quiet() const = 0;         ///< true if nothing above the screen awaits an answer
    /// Returns true if the game is over and its table is left in sight for a moment before the results tell who has won.
    virtual bool is_parting() const = 0;
    virtual SiteNews site_news() const = 0;

    /// Requests an action, which runs after the frame.
    virtual void ask(Action action) = 0;
    /// Lays the page's input over a text field. Typed text arrives through Page::typed.
    virtual void edit_field(const std::string& field, Rect place, const std::string& value, const std::string& label,
                            const std::string& placeholder, int max_length, bool numeric = false) = 0;
    /// Returns true if the text field of this name is being edited.
    virtual bool is_editing(const std::string& field) const = 0;

    virtual std::string time_ago(const std::string& date) const = 0;
    /// Returns the time that `time_ago` counts back from, in whole seconds.
    virtual std::int64_t now_s() const = 0;
    /// Returns the looks of the seats of a saved game.
    virtual std::vector<SeatLook> looks_of(const GameSummary& game) const = 0;
    /// Reports a new title of the game on the table.
    virtual void retitle(const std::string& id, const std::string& title) = 0;

    /// Shows a page above the current one.
    virtual void open_page(std::unique_ptr<Page> page) = 0;
    /// Closes all pages and plays this game, which is saved from now on.
    virtual void play(std::unique_ptr<Session> session) = 0;
    /// Returns the game on the table below the pages, or nullptr.
    virtual const Session* table_session() const = 0;
    /// Returns the step that undo would take back on that table.
    virtual const Session::Step& undo_step() const = 0;

    void ask(ActionName name, int seat = -1, std::string value = {}, std::string key = {}) {
        Action action;
        action.name = name;
        action.seat = seat;
        action.value = std::move(value);
        action.key = std::move(key);
        ask(std::move(action));
    }
    bool is_phone() { return ui().width() < 700; }
    bool is_narrow() { return ui().width() < 980; }
};

class Page {
  public:
    Page();
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;
    /// Returns a number that no other page of the program has. It is never 0.
    std::uint32_t number() const { return number_; }
    /// Returns the `data-screen` of the mirror: "rules", "replay", "saves" …
    virtual const char* screen_id() const = 0;
    /// Returns true if the page draws a game's table. A table must fit the window and cannot scroll, so large type is reduced.
    virtual bool has_table() const { return false; }
    /// Returns true for shelf, set-up, table, curtain and results, above which sheets and dialogs open.
    virtual bool is_screen() const { return false; }
    /// Returns true if the page shows what the person who holds the device may know of the game on the table. It closes when the device
    /// is left.
    virtual bool shows_secrets() const { return false; }
    /// Returns the id of the game that the page's sentences are about; "" if that is the one on the table below, if any.
    virtual std::string sentences_about() const { return {}; }
    virtual void draw(Desk& desk) = 0;
    /// Returns whether it shows something at the moment that is over by itself: motion, or what is staged.
    virtual bool is_moving() const { return false; }
    /// Called after the words of the language were added: renews the texts that the page stores.
    virtual void words_came() {}
    /// Builds the part of a screen's mirror that stays below a sheet or dialog.
    virtual void mirror_head(const Desk& desk, MirrorNode& root) const { (void)desk, (void)root; }
    /// Builds the page's mirror. `root` already has screen and language.
    virtual void mirror(const Desk& desk, MirrorNode& root) const = 0;
    /// Returns the digest of everything that the page's mirror shows, except what the app compares for all pages (`App::Told`): the
    /// settings, the open sheet and the state of the driver. The mirror is built anew when the digest changes.
    virtual std::uint64_t digest(const Desk& desk) const = 0;
    /// Runs an action. Returns false if it does not belong to this page.
    virtual bool act(Desk& desk, const Action& action) {
        (void)desk, (void)action;
        return false;
    }
    /// Reports the content of a text field; `done` once it has lost the focus. Returns false if it is not a field of this page.
    virtual bool typed(Desk& desk, const std::string& field, const std::string& text, bool done) {
        (void)desk, (void)field, (void)text, (void)done;
        return false;
    }
    /// Receives the file requested through Host::choose_file; nullopt if it is too large or cannot be read.
    virtual void file_chosen(Desk& desk, const std::string& name, const std::optional<std::string>& text) {
        (void)desk, (void)name, (void)text;
    }
    /// Receives the result of Host::share.
    virtual void shared(Desk& desk, ShareAnswer answer) { (void)desk, (void)answer; }
    /// Receives a line of the protocol from the helper of the computer seats. Returns false if the page did not ask for it.
    virtual bool worker_said(Desk& desk, const Json& line) {
        (void)desk, (void)line;
        return false;
    }
    virtual void worker_failed(Desk& desk) { (void)desk; }
    /// Cancels an unfinished interaction. Returns false if there is none; Esc then leaves the page.
    virtual bool escape(Desk& desk) {
        (void)desk;
        return false;
    }
    /// Called when another window of this browser has stored something.
    virtual void stored(Desk& desk) { (void)desk; }
    /// Called when the page is on top again.
    virtual void uncovered(Desk& desk) { (void)desk; }
    /// Handles keys specific to this page. Called once a frame unless a field is being edited.
    virtual void keys(Desk& desk) { (void)desk; }

  private:
    std::uint32_t number_;
};

/// Draws the bar at the top of a page, 64 high, with the back button and the title. Call after the content that scrolls below it.
void page_bar(Desk& desk, std::string_view title);

}  // namespace orrery::ui
