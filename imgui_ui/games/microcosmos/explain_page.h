// Page of an explanation: a head with the thing's sign, then rows of words, figures and signs. explain.cpp fills it for things of the
// galaxy, explain_cards.cpp for cards and piles, explain_table.cpp for everything else.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rule.h"
#include "imgui_ui/games/microcosmos/scene.h"
#include "imgui_ui/kit/explanation.h"

namespace orrery::ui::microcosmos_table {

class ThingPage : public Explanation {
  public:
    /// Draws the sign of a thing in a square of `size`.
    using Sign = std::function<void(Vec centre, float size)>;

    /// `foot` is what the place below the page takes of the bounds.
    ThingPage(Scene& s, Rect bounds, float foot, float wide = kWide);

    Scene& scene() const { return s_; }
    /// Returns the width of the rows, and the height that `bounds` has for all of them.
    float width() const { return width_; }
    float room() const { return room_; }
    /// Returns whether `bounds` has room for a picture of this width beside the rows.
    bool has_room_for_picture(float w) const { return beside_ >= w; }

    /// Adds the name in large type, with the sign at its left.
    void head(const std::string& name, Sign sign);
    void caption(const std::string& words);
    void caption(const Text& words) { caption(in_words(words)); }
    /// Adds a sentence; `is_strong`: brighter than the others.
    void say(const std::string& words, bool is_strong = false);
    void say(const Text& words, bool is_strong = false) { say(in_words(words), is_strong); }
    void say(const Rule& rule) { say(rule.text); }
    /// Adds a label with its figure at the right. A long figure takes lines of its own.
    void row(const std::string& left, const std::string& right);
    void row(const Text& left, const std::string& right) { row(in_words(left), right); }
    /// Adds a label with signs at the right, which are `wide`.
    void signs(const std::string& left, float wide, std::function<void(Vec left)> draw);
    void gain(const Text& left, const mc::Gain& gain);
    /// Adds the cost and the gain of a half of a crew card.
    void half(const std::string& left, const mc::Half& half);
    /// Adds specialists and units to pay.
    void cost(const Text& left, const std::vector<mc::Specialist>& needs, const mc::Units& units = {});
    /// Adds a player or the Automa with a figure.
    void player(Seat who, const std::string& right, bool is_strong = false);
    /// Adds the levels of all tracks of a planet.
    void levels(mc::PlanetId planet);

    std::string in_words(const Text& text) const { return text.in(s_.lang); }
    std::string filled(const Text& text, std::initializer_list<Slot> slots) const { return fill(text, s_.lang, slots); }

    static constexpr float kWide = 340;

  private:
    Scene& s_;
    float width_, room_, beside_;
};

/// Returns the names of players, for example the owners of the colonies on a planet.
template <class Seats>
std::string seat_names(const Scene& s, const Seats& seats) {
    std::vector<std::string> names;
    for (const Seat who : seats) names.push_back(s.name_of(who));
    return join_list(names, s.lang);
}

/// Fill the page of a thing that lies around the galaxy, and of a card or pile. They leave it empty if the thing has none.
void explain_thing_of_table(ThingPage&, Thing);
void explain_card(ThingPage&, Thing);
/// Draws the board of a player or of the Automa beside `anchor`.
Rect explain_board(Scene&, Seat who, Rect anchor, Rect bounds, float foot);

}  // namespace orrery::ui::microcosmos_table
