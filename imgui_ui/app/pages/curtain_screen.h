// Curtain: covers everything until the next person has taken the device. Nothing of the table is drawn behind it. It lifts by holding
// a button, so that no slip shows a hand; by key, and in the mirror, by one press.
#pragma once

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/pages/screen.h"

namespace orrery::ui {

class CurtainScreen final : public Screen {
  public:
    CurtainScreen(Desk& desk, const GameDriver& driver) : Screen(desk), driver_(driver) {}

    const char* screen_id() const override { return "curtain"; }
    void draw(Desk& desk) override;
    void mirror_head(const Desk& desk, MirrorNode& root) const override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk&) const override { return is_tapped_ ? 1 : 0; }
    bool escape(Desk&) override {
        ask("menu");
        return true;
    }

  private:
    void draw_lift(Rect place, std::string_view label, float size);
    std::string note() const;

    const GameDriver& driver_;
    bool is_tapped_ = false;                   ///< the button was let go before it was full
};

}  // namespace orrery::ui
