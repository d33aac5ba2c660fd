// Page for a game received as a link or as notation. It can be viewed, or continued in a copy. Nothing is stored before that.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "imgui_ui/app/pages/page.h"

namespace orrery::ui {

class SharedPage final : public Page {
  public:
    SharedPage(Desk& desk, LoadedSave game);

    const char* screen_id() const override { return "shared"; }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk&) const override { return 0; } // the page does not change
    bool act(Desk& desk, const Action& action) override;

  private:
    std::string heading(const Desk& desk) const;
    std::string state(const Desk& desk) const;
    bool is_over() const { return !game_.match->to_act(); }

    LoadedSave game_;
    std::vector<SeatLook> looks_;
    ScoreSheet scores_;
    float scroll_ = 0;
};

/// Returns whose turn it is, or who has won.
std::string how_it_stands(const Desk& desk, const AnyMatch& match);

/// Opens the page of a game received as a link or as notation. If the text cannot be read, says why instead.
void open_link(Desk& desk, const std::string& link);
void open_notation(Desk& desk, const std::string& text);

}  // namespace orrery::ui
