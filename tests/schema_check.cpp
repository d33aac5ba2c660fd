#include "tests/schema_check.h"

#include <algorithm>
#include <regex>
#include <utility>

#include "engine/core/text.h"

namespace orrery::tests {
namespace {

bool has_type(const Json& value, const Json& type) {
    if (type == "integer") return value.is_number_integer();
    return type != "number" && type == value.type_name();
}
std::size_t length(const Json& text) {
    std::size_t count = 0;
    for (const char byte : text.get_ref<const std::string&>()) count += (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u;
    return count;
}

/// Returns values that cannot stand in the place of `value`, except a name where any text may stand.
std::vector<Json> others(const Json& value) {
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

}  // namespace

/// Compiled patterns, by their text.
struct SchemaCheck::Patterns {
    std::map<std::string, std::regex> known;
};

SchemaCheck::SchemaCheck(Json schema) : root_(std::move(schema)), patterns_(std::make_shared<Patterns>()) { collect(root_, ""); }

const Json& SchemaCheck::definition(const Json& reference) const {
    const std::string& name = reference.get_ref<const std::string&>();
    return root_.at("$defs").at(name.substr(name.rfind('/') + 1));
}

std::string SchemaCheck::fault(const Json& schema, const Json& value, const std::string& at) const {
    for (const auto& keyword : schema.items()) {
        std::string found = fault_of(keyword.key(), keyword.value(), schema, value, at);
        if (!found.empty()) return found;
    }
    return {};
}

std::string SchemaCheck::fault_of(const std::string& keyword, const Json& told, const Json& schema, const Json& value,
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
        auto known = patterns_->known.find(text);
        if (known == patterns_->known.end()) known = patterns_->known.emplace(text, std::regex(text)).first;
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

void SchemaCheck::collect(const Json& schema, const std::string& at) {
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
    if (schema.contains("maxItems")) {
        const Sizes sizes{schema.value("minItems", std::size_t{0}), schema["maxItems"].get<std::size_t>()};
        Sizes& all = lists_.try_emplace(at, sizes).first->second;                                     // of several alternatives
        all = {std::min(all.least, sizes.least), std::max(all.most, sizes.most)};
    }
    if (schema.contains("items")) collect(schema["items"], at + "/*");
    if (!schema.contains("properties")) return;
    for (const auto& property : schema["properties"].items())
        if (property.key() != "public") collect(property.value(), at + "/" + property.key());       // an event in an event
}

void Damages::visit(const SchemaCheck& check, const Json& whole, const Json& node, const std::string& pointer, const std::string& place,
                    const Use& use) {
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

}  // namespace orrery::tests
