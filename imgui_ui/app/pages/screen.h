// Screen: a page at the bottom of the stack (shelf, set-up, table) or right above the table (curtain, results).
#pragma once

#include "imgui_ui/app/pages/page.h"

namespace orrery::ui {

/// Part of a screen. Keeps the desk at hand, because many functions draw it.
class ScreenPart {
  protected:
    explicit ScreenPart(Desk& desk) : desk_(desk), ui_(desk.ui()) {}

    const Settings& settings() const { return desk_.settings(); }
    Lang lang() const { return desk_.lang(); }
    const char* tr(const Text& text) const { return desk_.tr(text); }
    std::string tr(const Text& text, std::initializer_list<Slot> places) const { return desk_.tr(text, places); }
    void ask(ActionName name, int seat = -1, std::string value = {}, std::string key = {}) const {
        desk_.ask(name, seat, std::move(value), std::move(key));
    }
    bool is_phone() const { return desk_.is_phone(); }
    bool is_narrow() const { return desk_.is_narrow(); }

    Desk& desk_;
    Ui& ui_;
};

class Screen : public Page, protected ScreenPart {
  public:
    bool is_screen() const final { return true; }

  protected:
    explicit Screen(Desk& desk) : ScreenPart(desk) {}
};

}  // namespace orrery::ui
