// Mirror: the accessibility tree of the screen, for screen readers, switches, keyboards and tests. The app builds a small tree of
// named elements. The page turns it into DOM elements and updates only changed ones, so that the focus stays in place.
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/actions.h"

namespace orrery::ui {

/// Element of the mirror. `key` is unique among its siblings and stays the same as long as the element has the same meaning.
class MirrorNode {
  public:
    MirrorNode(std::string tag, std::string key, std::string text = {})
        : tag_(std::move(tag)), key_(std::move(key)), text_(std::move(text)) {}

    MirrorNode& add(std::string tag, std::string key, std::string text = {});
    MirrorNode& attr(std::string name, std::string value);
    void say(std::string text) { text_ = std::move(text); }
    /// Returns the text of the first element with this tag in depth-first order, or "" if there is none.
    std::string text_of(std::string_view tag) const;

    /// Adds a button for an action that is not a move: `data-action` and its arguments.
    MirrorNode& button(ActionName action, std::string text, bool enabled = true);
    /// Adds a button for a legal move.
    MirrorNode& move_button(const Json& move, std::string text);
    /// Adds a question or sheet above the rest. `label` is its accessible name.
    MirrorNode& dialog(std::string key, std::string label, bool is_question = false);
    /// Adds a part of a table's description: a heading and a list.
    void part(int number, std::string heading, const std::vector<std::string>& lines);
    /// Adds a text field. Typed text is reported under `field`.
    MirrorNode& input(std::string_view field, std::string label, std::string value, int max_length, bool numeric = false);

    MirrorNode& seat(int seat);                 // data-seat
    MirrorNode& value(std::string_view value);  // data-value
    MirrorNode& option(std::string_view key);   // data-key
    MirrorNode& pressed(bool on);               // aria-pressed

    /// Returns the tree as JSON, {"t": tag, "k": key, "x": text, "a": {attributes}, "c": [children]}. Empty members are omitted.
    std::string json_text() const;

  private:
    void append_json(std::string& out) const;

    std::string tag_, key_, text_;
    std::vector<std::pair<std::string, std::string>> attrs_;
    std::list<MirrorNode> children_;            // a list, because references to elements must stay valid
};

/// Request of a button of the mirror, of the canvas or of a key. docs/mirror.md tells its arguments.
struct Action {
    ActionName name;
    int seat = -1;
    std::string key, value;
    Json move;                                  ///< not null for a move; `name` is then empty
    bool is_joined = false;                     ///< for a move: see TableRequest
    std::vector<Json> then{};                   ///< further moves of the same touch
    bool waits = false;                         ///< for `then`: see TableRequest
};

/// Reads {"action": …, "seat", "key", "value"} or {"move": …}. Anything else gives an empty name and a null move.
Action action_from_json(const Json& json);

}  // namespace orrery::ui
