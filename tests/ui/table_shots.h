// Common parts of the programs that draw pictures of a game's table in important positions. The whole app draws them, with a host
// that stores nothing. A seeded policy plays the games until the position is reached.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "tests/ui/driver.h"
#include "tests/weighted.h"

namespace orrery::ui::test {

/// App in a window, with a finger.
class Stage {
  public:
    Stage(Vec css, float dpr) : d_(css, nullptr, dpr) { d_.reduced_motion = false; }

    App& app() { return d_.app; }
    const Session* session() const { return d_.app.session(); }
    bool has_action(const std::string& name) const { return d_.has(name); }
    void start(const std::string& fragment, Lang lang) { d_.start(fragment, lang); }
    void frame(double ms = 16) { d_.frame(ms); }
    /// Draws until all motion has ended and the glow is steady.
    void settle() { d_.frames(9, 1000); }
    /// Draws until nothing asks for a frame any more, after the last count too.
    void rest() { d_.rest(); }
    void act(const std::string& name, const std::string& value = {});
    void act_move(const Json& move);
    /// Makes the only move that a lesson allows.
    void act_hint();

    /// Returns nullptr if there is no such target.
    const Target* target(Id id);
    // Return whether the target was there.
    bool tap(Id id);
    bool hold(Id id);

    bool save_png(const std::string& path) { return d_.window().save_png(path); }

  private:
    Driver d_;
};

struct Shot {
    std::string name;
    Vec css;
    float dpr = 1;
    int players = 2;
    int seed = 1;
    std::string lang = "en";
    std::function<bool(const Json& view, const std::vector<Json>& moves)> until;
    std::function<void(Stage&)> then;
    /// Moment of the picture: the position of `until`, a curtain of some later turn, the end of the game, or before any game.
    enum class At { decision, curtain, end, first_screen } at = At::decision;
    std::string options{};                     ///< options of the table, as in a link: "option.map=winds_4p"
};

/// Returns the kind of the decision in a view, or "" if there is none.
std::string kind_of(const Json& view);
/// Pictures of a game and the policy that reaches them.
struct Album {
    std::string game;
    std::vector<Shot> shots;
    /// Chooses the next move.
    std::function<Json(const Shot&, const std::vector<Json>& moves, Rng&)> choose;
    int most_moves = 900;                      ///< per game
    int most_deals = 8;                        ///< tried until one reaches the position
};

/// Runs `<program> DIR [part of a name]` and returns the exit status of main().
int make_pictures(const Album& album, int argc, char** argv);

}  // namespace orrery::ui::test
