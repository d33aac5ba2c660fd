// The screen told in words and buttons, for screen readers, switches, keyboards and tests. The app builds a small tree; the
// page turns it into DOM elements and changes only what changed, so that the focus stays where it is.
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/json.h"

namespace orrery::ui {

/// One element. `key` is unique among its siblings and stays the same as long as the element means the same thing.
class MirrorNode {
  public:
    MirrorNode(std::string tag, std::string key, std::string text = {})
        : tag_(std::move(tag)), key_(std::move(key)), text_(std::move(text)) {}

    MirrorNode& add(std::string tag, std::string key, std::string text = {});
    MirrorNode& attr(std::string name, std::string value);
    void say(std::string text) { text_ = std::move(text); }
    /// The text of the first element with this tag, depth first; empty if there is none.
    std::string text_of(std::string_view tag) const;

    /// A button that is no move: `data-action`, and what it acts upon.
    MirrorNode& button(std::string_view action, std::string text, bool enabled = true);
    /// A legal move.
    MirrorNode& move_button(const Json& move, std::string text);
    /// A question or sheet that lies above the rest; `label` is its name.
    MirrorNode& dialog(std::string key, std::string label, bool is_question = false);
    /// A text field: what is typed comes back under `field`.
    MirrorNode& input(std::string_view field, std::string label, std::string value, int max_length, bool numeric = false);

    MirrorNode& seat(int seat);                 // data-seat
    MirrorNode& value(std::string_view value);  // data-value
    MirrorNode& option(std::string_view key);   // data-key
    MirrorNode& pressed(bool on);               // aria-pressed

    /// The tree as JSON text, {"t": tag, "k": key, "x": text, "a": {attributes}, "c": [children]}; what is empty is left out.
    std::string json_text() const;

  private:
    void append_json(std::string& out) const;

    std::string tag_, key_, text_;
    std::vector<std::pair<std::string, std::string>> attrs_;
    std::list<MirrorNode> children_;            // a list: references to elements stay good
};

/// What a button of the mirror, the canvas or the keyboard asks for; names and arguments are listed in docs/mirror.md.
struct Action {
    std::string name;
    int seat = -1;
    std::string key, value;
    Json move;                                  ///< not null: a move, and `name` is empty
    bool is_joined = false;                     ///< of a move: as in TableRequest
};

/// Reads {"action": …, "seat", "key", "value"} or {"move": …}; empty name and null move for anything else.
Action action_from_json(const Json& json);

}  // namespace orrery::ui
