// Small still picture of a game's table: the board as everybody may see it, without secrets.
#pragma once

#include <memory>
#include <vector>

#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

class TablePicture {
  public:
    /// Precondition: the parts of the game's table are loaded, and there is one look for each seat.
    TablePicture(Assets& assets, std::unique_ptr<AnyMatch> match, std::vector<SeatLook> looks);

    /// Draws the middle of the board so that it fills a place of the page.
    void draw(Ui& page, Rect place, Lang lang);

  private:
    std::unique_ptr<AnyMatch> match_;
    std::vector<SeatLook> looks_;              ///< of all contenders
    std::unique_ptr<TableView> table_;
    Ui ui_;                                    ///< of the picture alone: its ids and scroll positions are not those of the page
    Seat viewer_;                              ///< whose side of the table is shown
};

}  // namespace orrery::ui
