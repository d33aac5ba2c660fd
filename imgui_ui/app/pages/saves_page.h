// Saved games page: running, finished and damaged games. They can be opened, renamed, copied, deleted, restored, exported, imported
// and shared.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/table/table_picture.h"

namespace orrery::ui {

class SavesPage final : public Page {
  public:
    explicit SavesPage(Desk& desk);
    ~SavesPage() override;

    const char* screen_id() const override { return "saves"; }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    bool act(Desk& desk, const Action& action) override;
    bool typed(Desk& desk, const std::string& field, const std::string& text, bool done) override;
    void file_chosen(Desk& desk, const std::string& name, const std::optional<std::string>& text) override;
    bool escape(Desk& desk) override;

  private:
    struct Row {
        GameSummary game;
        std::vector<SeatLook> looks;
        std::optional<TakenGame> taken;        ///< set for a deleted game; restores it while the page is open
    };
    struct Place {
        float x, w;
        bool wide;                             ///< the buttons of a row lie side by side
    };

    void refresh(Desk& desk);
    Row* row_of(const std::string& id);
    void keep_slot(Desk& desk);
    void rename(Desk& desk, const std::string& id, const std::string& title);
    void copy(Desk& desk, const std::string& id);
    void remove(Desk& desk, const std::string& id);
    void bring_back(Desk& desk, const std::string& id);
    void export_file(Desk& desk, const std::string& id);

    float draw_top(Desk& desk, const Place& place, float y, bool draw);
    float draw_trouble(Desk& desk, const Place& place, float y, bool draw);
    float draw_keep(Desk& desk, const Place& place, float y, bool draw);
    float draw_meter(Desk& desk, const Place& place, float y, bool draw);
    float row_height(Desk& desk, const Row& row, const Place& place) const;
    void draw_row(Desk& desk, Rect r, const Row& row, int index, const Place& place);
    void draw_taken(Desk& desk, Rect r, const Row& row, int index);
    /// Returns true if the name is to be changed.
    bool draw_row_buttons(Desk& desk, Rect r, const Row& row, int index, const Place& place);
    void draw_names(Desk& desk, Vec at, const Row& row, float room) const;
    void draw_picture(Desk& desk, Rect place, const Row& row);
    TablePicture* picture_of(Desk& desk, const Row& row);

    bool is_on_table(const Desk& desk, const Row& row) const;
    std::string title_of(const Desk& desk, const GameSummary& game) const;
    std::string state_of(const Desk& desk, const GameSummary& game) const;
    std::string kind_of(const Desk& desk, const Row& row) const;
    std::string slot_title(const Desk& desk) const;
    std::string meter_text(const Desk& desk) const;

    std::vector<Row> rows_;
    /// Position of a game, as it was stored at a time. Null if it cannot be read.
    struct Picture {
        std::string updated;
        std::unique_ptr<TablePicture> picture;
    };
    std::map<std::string, Picture> pictures_;  ///< by id; read one by one as they come into sight
    bool has_read_ = false;                    ///< in this frame
    std::string open_;                         ///< id of the row with visible buttons
    std::string show_;                         ///< id of the row to scroll to
    std::string typing_, typed_;               ///< id of the game being renamed, and the content of the field
    std::string slot_name_;                    ///< name of the new copy; empty: default name
    std::size_t used_units_ = 0;
    bool persists_ = false;
    float scroll_ = 0;
};

}  // namespace orrery::ui
