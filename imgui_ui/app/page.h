// A page is a screen with a state of its own that lies over the shelf or the table: rule book, replay, saves, statistics.
// Pages are stacked; the one on top is shown and gets the actions first, "back" takes it away. What a page may use of the
// app is a Desk.
#pragma once

#include <memory>
#include <string>

#include "engine/match/save_store.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/mirror.h"
#include "imgui_ui/app/session.h"
#include "imgui_ui/app/settings.h"
#include "imgui_ui/kit/backdrop.h"
#include "imgui_ui/kit/ui.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

class Page;

/// What a message offers to do about what it says: a button that asks for this action.
struct Offer {
    std::string action, value;
    Phrase label;
};

class Desk {
  public:
    virtual ~Desk() = default;

    virtual Ui& ui() = 0;
    virtual Host& host() = 0;
    virtual SaveStore& store() = 0;
    virtual const Settings& settings() const = 0;
    virtual Space& space() = 0;                ///< the backdrop

    /// An action, carried out after the frame.
    virtual void ask(Action action) = 0;
    virtual void say(ToastKind kind, Phrase title, Phrase text, std::string rule = {}) = 0;
    /// The same with a button behind it.
    virtual void say_with(ToastKind kind, Phrase title, Phrase text, Offer offer) = 0;
    /// Lays the page's input over a text field; what is typed comes back to Page::typed.
    virtual void edit_field(const std::string& field, Rect place, const std::string& value, const std::string& label,
                            const std::string& placeholder, int max_length, bool numeric = false) = 0;
    /// Whether the text field of this name is being edited.
    virtual bool is_editing(const std::string& field) const = 0;
    /// Letters of a text that the fonts may lack are fetched.
    virtual void note_letters(const std::string& text) = 0;

    virtual std::string date_now() = 0;        ///< as it stands in saves
    virtual std::string time_ago(const std::string& date) const = 0;
    virtual std::string new_save_id() = 0;     ///< that no other game of this device has
    /// How the last writing to the store went, and what to tell of the one just done.
    virtual StoreAnswer store_answer() const = 0;
    virtual void storage_answered(StoreAnswer answer) = 0;
    /// Colours of the seats of a kept game.
    virtual std::vector<SeatLook> looks_of(const GameSummary& game) const = 0;
    /// The game on the table has got another title.
    virtual void retitle(const std::string& id, const std::string& title) = 0;

    /// Shows a page above the present one.
    virtual void open_page(std::unique_ptr<Page> page) = 0;
    /// Leaves all pages and plays this game; it is kept from now on.
    virtual void play(std::unique_ptr<Session> session) = 0;
    /// The game on the table below the pages, or null.
    virtual const Session* table_session() const = 0;
    /// What undo would take back at that table.
    virtual const Session::Step& undo_step() const = 0;

    Lang lang() const { return settings().lang; }
    const char* tr(const Text& text) const { return text.in(lang()); }
    std::string tr(const Text& text, std::initializer_list<Slot> places) const { return fill(text.in(lang()), places); }
    void ask(std::string name, int seat = -1, std::string value = {}, std::string key = {}) {
        Action action;
        action.name = std::move(name);
        action.seat = seat;
        action.value = std::move(value);
        action.key = std::move(key);
        ask(std::move(action));
    }
    bool is_phone() { return ui().width() < 700; }
    bool is_narrow() { return ui().width() < 980; }
};

/// What the browser said when it was asked not to clear what is kept: "yes" or "no"; not there: not asked yet.
inline constexpr const char* kPersistence = "persistence";

class Page {
  public:
    virtual ~Page() = default;
    /// `data-screen` of the mirror: "rules", "replay", "saves" …
    virtual const char* screen_id() const = 0;
    /// It draws a game's table, which has to fit the window and cannot scroll: large type gives way.
    virtual bool has_table() const { return false; }
    virtual void draw(Desk& desk) = 0;
    /// The same in words and buttons. `root` has screen and language already.
    virtual void mirror(const Desk& desk, MirrorNode& root) const = 0;
    /// Carries out an action of this page. False: it is none of its own.
    virtual bool act(Desk& desk, const Action& action) {
        (void)desk, (void)action;
        return false;
    }
    /// What stands in a text field now; `done` when it was left. False: not this page's field.
    virtual bool typed(Desk& desk, const std::string& field, const std::string& text, bool done) {
        (void)desk, (void)field, (void)text, (void)done;
        return false;
    }
    /// The file that was asked for (Host::choose_file); empty: it is too large or cannot be read.
    virtual void file_chosen(Desk& desk, const std::string& name, const std::optional<std::string>& text) {
        (void)desk, (void)name, (void)text;
    }
    /// How sharing went (Host::share).
    virtual void shared(Desk& desk, ShareAnswer answer) { (void)desk, (void)answer; }
    /// Drops something half done. False: nothing was, and Esc leaves the page.
    virtual bool escape(Desk& desk) {
        (void)desk;
        return false;
    }
    /// Reads the keys that only this page has; called once a frame unless a field is edited.
    virtual void keys(Desk& desk) { (void)desk; }
};

/// The bar across the top of a page, 64 high, with the way back and the title. Drawn after what scrolls below it.
void page_bar(Desk& desk, std::string_view title);

}  // namespace orrery::ui
