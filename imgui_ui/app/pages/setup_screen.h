// Set-up: seats, the game's options, the deal number, start.
#pragma once

#include <string>

#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/pages/screen.h"

namespace orrery::ui {

class SetupScreen final : public Screen {
  public:
    /// Starts from the set-up of the last game of this kind.
    SetupScreen(Desk& desk, const GameInfo& game);

    Draft& draft() { return draft_; }
    const char* screen_id() const override { return "setup"; }
    void draw(Desk& desk) override;
    void mirror_head(const Desk& desk, MirrorNode& root) const override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    bool act(Desk& desk, const Action& action) override;
    bool typed(Desk& desk, const std::string& field, const std::string& text, bool done) override;
    bool escape(Desk& desk) override;

  private:
    void remember();
    void draw_seat(Rect r, std::size_t seat, bool narrow);
    float draw_options(Rect r, bool draw);
    float draw_guide(Rect r, bool beside, bool draw);
    void draw_color_choice();
    void draw_level_choice();

    Draft draft_;
    int choosing_color_ = -1;                  ///< seat whose choice of colours is open; -1: none
    Rect color_anchor_;
    int choosing_level_ = -1;                  ///< computer seat whose choice of levels is open; -1: none
    Rect level_anchor_;
    float scroll_ = 0, options_scroll_ = 0;
};

}  // namespace orrery::ui
