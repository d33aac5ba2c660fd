// Checks of documents against JSON Schemas, and damages to the form of documents.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/text.h"

namespace orrery::tests {

/// Validator of a JSON Schema. It knows the keywords that schemas of games use, and reports any other as a fault.
class SchemaCheck {
  public:
    explicit SchemaCheck(Json schema) : root_(std::move(schema)) { collect(root_, ""); }

    /// Returns place and reason of a fault of the document; "" if it is valid.
    std::string fault(const Json& document) const { return fault(root_, document, ""); }
    bool accepts(const Json& document) const { return fault(document).empty(); }
    /// Returns the places of which the schema claims something: pointers in which `*` stands for each element of a list. They
    /// lead to the bounds of numbers there, if it has any.
    const std::map<std::string, std::vector<std::int64_t>>& places() const { return places_; }
    /// Returns whether an object at the place must have the key. Options, for example, may miss.
    bool requires_key(const std::string& place, const std::string& key) const { return required_.count(place + "/" + key) > 0; }

  private:
    const Json& definition(const Json& reference) const {
        const std::string& name = reference.get_ref<const std::string&>();
        return root_.at("$defs").at(name.substr(name.rfind('/') + 1));
    }

    std::string fault(const Json& schema, const Json& value, const std::string& at) const {
        for (const auto& keyword : schema.items()) {
            std::string found = fault_of(keyword.key(), keyword.value(), schema, value, at);
            if (!found.empty()) return found;
        }
        return {};
    }
    /// Returns the fault of the keyword whose value is `told`.
    std::string fault_of(const std::string& keyword, const Json& told, const Json& schema, const Json& value,
                         const std::string& at) const {
        const auto broken_if = [&](bool is_broken) {
            return is_broken ? at + ": " + keyword + " " + to_text(told) : std::string();
        };
        const auto count_valid = [&] {
            return std::count_if(told.begin(), told.end(), [&](const Json& one) { return fault(one, value, at).empty(); });
        };
        if (keyword == "$schema" || keyword == "$defs" || keyword == "title" || keyword == "description") return {};
        if (keyword == "$ref") return fault(definition(told), value, at);
        if (keyword == "type") return broken_if(!has_type(value, told));
        if (keyword == "const") return broken_if(!same_value(value, told));
        if (keyword == "enum")
            return broken_if(std::none_of(told.begin(), told.end(), [&](const Json& one) { return same_value(value, one); }));
        if (keyword == "anyOf") return broken_if(count_valid() == 0);
        if (keyword == "oneOf") return broken_if(count_valid() != 1);
        if (keyword == "minimum") return broken_if(value.is_number() && value < told);
        if (keyword == "maximum") return broken_if(value.is_number() && value > told);
        if (keyword == "minLength") return broken_if(value.is_string() && length(value) < told);
        if (keyword == "maxLength") return broken_if(value.is_string() && length(value) > told);
        if (keyword == "pattern") {
            const auto& text = told.get_ref<const std::string&>();
            auto known = patterns_.find(text);
            if (known == patterns_.end()) known = patterns_.emplace(text, std::regex(text)).first;
            return broken_if(value.is_string() && !std::regex_search(value.get_ref<const std::string&>(), known->second));
        }
        if (keyword == "minItems") return broken_if(value.is_array() && value.size() < told);
        if (keyword == "maxItems") return broken_if(value.is_array() && value.size() > told);
        if (keyword == "items") {
            for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
                if (std::string found = fault(told, value[i], at + "/" + std::to_string(i)); !found.empty()) return found;
            return {};
        }
        if (keyword == "properties") {
            for (const auto& property : told.items()) {
                if (!value.is_object() || !value.contains(property.key())) continue;
                std::string found = fault(property.value(), value.at(property.key()), at + "/" + property.key());
                if (!found.empty()) return found;
            }
            return {};
        }
        if (keyword == "required")
            return broken_if(value.is_object() && std::any_of(told.begin(), told.end(), [&](const Json& key) {
                return !value.contains(key.get<std::string>());
            }));
        if (keyword == "additionalProperties" && told == false) {
            if (!value.is_object()) return {};
            for (const auto& member : value.items())
                if (!schema.at("properties").contains(member.key())) return at + "/" + member.key() + ": unknown key";
            return {};
        }
        return at + ": the schema has an unknown keyword " + keyword;
    }

    static bool has_type(const Json& value, const Json& type) {
        if (type == "integer") return value.is_number_integer();
        return type != "number" && type == value.type_name();
    }
    static std::size_t length(const Json& text) {
        std::size_t count = 0;
        for (const char byte : text.get_ref<const std::string&>()) count += (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u;
        return count;
    }

    void collect(const Json& schema, const std::string& at) {
        if (schema.contains("$ref")) collect(definition(schema["$ref"]), at);
        for (const char* keyword : {"anyOf", "oneOf"})
            if (schema.contains(keyword))
                for (const Json& one : schema[keyword]) collect(one, at);
        const bool is_claimed = schema.contains("type") || schema.contains("const") || schema.contains("enum");
        if (is_claimed) (void)places_[at];
        if (schema.contains("required"))
            for (const Json& key : schema["required"]) required_.insert(at + "/" + key.get<std::string>());
        for (const char* keyword : {"minimum", "maximum"})
            if (schema.contains(keyword)) places_[at].push_back(schema[keyword].get<std::int64_t>());
        if (schema.contains("items")) collect(schema["items"], at + "/*");
        if (!schema.contains("properties")) return;
        for (const auto& property : schema["properties"].items())
            if (property.key() != "public") collect(property.value(), at + "/" + property.key());       // an event in an event
    }

    Json root_;
    mutable std::map<std::string, std::regex> patterns_;   // compiled ones, by their text
    std::map<std::string, std::vector<std::int64_t>> places_;
    std::set<std::string> required_;
};

/// Document with one damage. `is_form` is false if the damage may turn one good value into another.
struct Damaged {
    Json document;
    std::string place, what;
    bool is_form;
};

/// Damages documents in every way at every place that a schema makes claims about: keys removed and added, values of other
/// types, unknown names, numbers out of range, longer lists. Each place is damaged once, with null and without.
class Damages {
  public:
    const std::set<std::string>& places() const { return places_; }

    /// Calls `use` with each damage that was not yet tried.
    template <class Use>
    void each(const SchemaCheck& check, const Json& document, Use use) {
        visit(check, document, document, "", "", use);
    }

  private:
    template <class Use>
    void visit(const SchemaCheck& check, const Json& whole, const Json& node, const std::string& pointer,
               const std::string& place, Use& use) {
        const auto claimed = check.places().find(place);
        if (claimed == check.places().end()) return;
        const auto with = [&](const Json& value) {
            Json out = whole;
            out[Json::json_pointer(pointer)] = value;
            return out;
        };
        std::string form = place + " " + node.type_name();
        if (node.is_object())
            for (const auto& member : node.items()) form += " " + member.key();
        if (forms_.insert(form).second) {
            places_.insert(place);
            for (const Json& value : others(node))
                use(Damaged{with(value), place, "replaced by " + to_text(value).substr(0, 60), true});
            if (!node.is_null()) use(Damaged{with(nullptr), place, "replaced by null", false});
            if (node.is_number())
                for (const std::int64_t bound : claimed->second)
                    for (const std::int64_t value : {bound - 1, bound + 1})
                        use(Damaged{with(value), place, "replaced by " + std::to_string(value), false});
            if (node.is_array()) use(Damaged{with(Json::array()), place, "emptied", false});
            if (node.is_object()) {
                Json more = node;
                more["surplus"] = 0;
                use(Damaged{with(more), place, "a key added", true});
                for (const auto& member : node.items()) {
                    Json less = node;
                    less.erase(member.key());
                    use(Damaged{with(less), place + "/" + member.key(), "removed", check.requires_key(place, member.key())});
                }
            }
        }
        if (node.is_array())
            for (std::size_t i = 0; i < node.size(); ++i)
                visit(check, whole, node[i], pointer + "/" + std::to_string(i), place + "/*", use);
        if (node.is_object())
            for (const auto& member : node.items())
                visit(check, whole, member.value(), pointer + "/" + member.key(), place + "/" + member.key(), use);
    }

    /// Returns values that cannot stand in the place of `value`, except a name where any text may stand.
    static std::vector<Json> others(const Json& value) {
        constexpr std::int64_t kFar = std::int64_t{1} << 40;
        const Json no_object{{"no", "such"}};
        if (value.is_null()) return {no_object, 2.5};
        if (value.is_boolean()) return {7, "no such name", no_object};
        if (value.is_number()) return {true, "no such name", 2.5, Json::array(), no_object, kFar, -kFar};
        if (value.is_string()) return {7, true, "", "no such name", std::string(50, 'x'), Json::array(), no_object};
        if (value.is_object()) return {7, "no such name", Json::array(), no_object};
        Json longer = value, wrong = value;
        for (int i = 0; i < 300 && !value.empty(); ++i) longer.push_back(value.front());
        wrong.push_back(2.5);
        return {7, "no such name", no_object, longer, wrong};
    }

    std::set<std::string> forms_, places_;
};

}  // namespace orrery::tests
