// Curtain: covers everything until the next person has taken the device. Nothing of the table is drawn behind it.
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
    std::uint64_t digest(const Desk&) const override { return 0; } // the driver's state is all
    bool escape(Desk&) override {
        ask("menu");
        return true;
    }

  private:
    const GameDriver& driver_;
};

}  // namespace orrery::ui
