// The rules of a game, each under its id.
#pragma once

#include <string>

#include "engine/match/games.h"
#include "imgui_ui/app/page.h"

namespace orrery::ui {

class RuleBook final : public Page {
  public:
    /// Opens at `rule`, or at the beginning if it is empty.
    RuleBook(const GameInfo& game, const std::string& rule) : game_(&game) { show(rule); }

    const char* screen_id() const override { return "rules"; }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    bool act(Desk& desk, const Action& action) override;

    const GameInfo& game() const { return *game_; }
    void show(const std::string& rule);

  private:
    const GameInfo* game_;
    std::string rule_;
    float scroll_ = 0;
    bool scroll_to_rule_ = false;
};

}  // namespace orrery::ui
