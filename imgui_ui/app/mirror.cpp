#include "imgui_ui/app/mirror.h"

#include <algorithm>

namespace orrery::ui {

MirrorNode& MirrorNode::add(std::string tag, std::string key, std::string text) {
    return children_.emplace_back(std::move(tag), std::move(key), std::move(text));
}

MirrorNode& MirrorNode::attr(std::string name, std::string value) {
    for (auto& [known, held] : attrs_)
        if (known == name) {
            held = std::move(value);
            return *this;
        }
    attrs_.emplace_back(std::move(name), std::move(value));
    return *this;
}

std::string MirrorNode::text_of(std::string_view tag) const {
    for (const MirrorNode& child : children_) {
        if (child.tag_ == tag) return child.text_;
        if (std::string found = child.text_of(tag); !found.empty()) return found;
    }
    return {};
}

MirrorNode& MirrorNode::dialog(std::string key, std::string label, bool is_question) {
    MirrorNode& node = add("section", std::move(key));
    return node.attr("role", is_question ? "alertdialog" : "dialog").attr("aria-modal", "true").attr("aria-label", std::move(label));
}

MirrorNode& MirrorNode::button(ActionName action, std::string text, bool enabled) {
    // The key of a button grows with its arguments, so that several buttons of one action are distinct siblings.
    MirrorNode& node = add("button", std::string(action.text()), std::move(text));
    node.attr("data-action", std::string(action.text()));
    if (!enabled) node.attr("aria-disabled", "true");
    return node;
}

MirrorNode& MirrorNode::move_button(const Json& move, std::string text) {
    const std::string words = to_text(move);
    return add("button", words, std::move(text)).attr("data-move", words);
}

void MirrorNode::part(int number, std::string heading, const std::vector<std::string>& lines) {
    MirrorNode& section = add("section", "part-" + std::to_string(number));
    section.add("h2", "heading", std::move(heading));
    MirrorNode& list = section.add("ul", "lines");
    for (std::size_t i = 0; i < lines.size(); ++i) list.add("li", std::to_string(i), lines[i]);
}

MirrorNode& MirrorNode::input(std::string_view field, std::string label, std::string value, int max_length, bool numeric) {
    MirrorNode& node = add("input", std::string(field));
    node.attr("data-field", std::string(field)).attr("aria-label", std::move(label)).attr("value", std::move(value));
    node.attr("maxlength", std::to_string(max_length));
    if (numeric) node.attr("inputmode", "numeric");
    return node;
}

MirrorNode& MirrorNode::seat(int seat) {
    key_ += ":" + std::to_string(seat);
    return attr("data-seat", std::to_string(seat));
}

MirrorNode& MirrorNode::value(std::string_view value) {
    key_ += "=" + std::string(value);
    return attr("data-value", std::string(value));
}

MirrorNode& MirrorNode::option(std::string_view key) {
    key_ += "." + std::string(key);
    return attr("data-key", std::string(key));
}

MirrorNode& MirrorNode::pressed(bool on) { return attr("aria-pressed", on ? "true" : "false"); }

namespace {

/// Appends a JSON string. Most texts are plain ASCII; the library escapes all others.
void append_quoted(std::string& out, const std::string& text) {
    const bool is_plain = std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
    if (is_plain) out.append(1, '"').append(text).append(1, '"');
    else out += to_text(Json(text));
}

}  // namespace

void MirrorNode::append_json(std::string& out) const {
    out += "{\"t\":";
    append_quoted(out, tag_);
    out += ",\"k\":";
    append_quoted(out, key_);
    if (!text_.empty()) {
        out += ",\"x\":";
        append_quoted(out, text_);
    }
    for (std::size_t i = 0; i < attrs_.size(); ++i) {
        out += i == 0 ? ",\"a\":{" : ",";
        append_quoted(out, attrs_[i].first);
        out += ':';
        append_quoted(out, attrs_[i].second);
    }
    if (!attrs_.empty()) out += '}';
    const char* before = ",\"c\":[";
    for (const MirrorNode& child : children_) {
        out += before;
        child.append_json(out);
        before = ",";
    }
    if (!children_.empty()) out += ']';
    out += '}';
}

std::string MirrorNode::json_text() const {
    std::string out;
    append_json(out);
    return out;
}

namespace {

std::string text_at(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

Action action_from_json(const Json& json) {
    Action action;
    if (!json.is_object()) return action;
    if (const auto move = json.find("move"); move != json.end()) {
        action.move = *move;
        return action;
    }
    action.name = ActionName::of(text_at(json, "action"));
    action.key = text_at(json, "key");
    action.value = text_at(json, "value");
    const std::string seat = text_at(json, "seat");
    if (seat.size() == 1 && seat[0] >= '0' && seat[0] <= '9') action.seat = seat[0] - '0';
    return action;
}

}  // namespace orrery::ui
