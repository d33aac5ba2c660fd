// Page of an explanation: a head with the thing's sign, then rows of words, figures and signs. explain.cpp fills it for what lies on
// the Earth and in orbit, explain_cards.cpp for cards, explain_table.cpp for everything else.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rule.h"
#include "imgui_ui/games/astronavigators/scene.h"
#include "imgui_ui/kit/explanation.h"

namespace orrery::ui::astronavigators_table {

class ThingPage : public Explanation {
  public:
    /// Draws the sign of a thing in a square of `size`.
    using Sign = std::function<void(Vec centre, float size)>;

    /// `foot` is what the place below the page takes of the bounds.
    ThingPage(Scene& s, Rect bounds, float foot, float wide = kWide);

    Scene& scene() const { return s_; }
    /// Returns the width of the rows, their height so far, and the height that `bounds` has for all of them.
    float width() const { return width_; }
    float tall() const { return tall_; }
    float room() const { return room_; }

    void add(float height, std::function<void(Rect)> draw);
    void gap(float height);
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
    /// Adds words with a sign at their left and a figure at their right, which may be empty.
    void marked(const Sign& sign, const std::string& left, const std::string& right, bool is_strong = false);
    /// Adds a player with a figure.
    void player(Seat who, const std::string& right, bool is_strong = false);
    /// Puts the picture of a card beside the words, or among them where the window is narrow.
    void card(float w, float h, std::function<void(Rect)> draw);

    std::string in_words(const Text& text) const { return text.in(s_.lang); }
    std::string filled(const Text& text, std::initializer_list<Slot> slots) const { return fill(text, s_.lang, slots); }
    std::string nk(int n) const;

    static constexpr float kWide = 340;

  private:
    Scene& s_;
    float width_, room_, beside_;
    float tall_ = 0;
};

/// Returns a number with its sign, as latitudes and time zones are written.
std::string signed_number(int n);
/// Returns the names of players, for example of those in a space.
template <class Seats>
std::string seat_names(const Scene& s, const Seats& seats) {
    std::vector<std::string> names;
    for (const Seat who : seats) names.push_back(s.name_of(who));
    return join_list(names, s.lang);
}
/// Returns the factor of the rewards of quests (AN-A67).
int reward_factor(const an::Table&);

/// Tells what a stop in a space gives the shown player: by each of its icons, or by one transport.
void tell_stop_at(ThingPage&, an::SpaceId, std::optional<an::Transport> only = {});
/// Tells where the next move in space leads the shown player, and its DV.
void tell_next_move(ThingPage&);
/// Tells the NK of a card, its sets, and a fact about it.
void tell_gain_and_fact(ThingPage&, an::CardId);
/// Tells whether the bonus for all transports of the Earth, or for all continents, can still be gained (AN-A41, AN-A43).
void tell_bonus(ThingPage&, Seat who, bool is_for_transports);

/// Fill the page of a thing: any thing, a card, and what lies around the maps. They leave it empty if the thing has none.
void explain_thing(ThingPage&, Thing);
void explain_card(ThingPage&, Thing);
void explain_thing_of_table(ThingPage&, Thing);
/// Draws the board of a player beside `anchor`.
Rect explain_board(Scene&, Seat who, Rect anchor, Rect bounds, float foot);

}  // namespace orrery::ui::astronavigators_table
