#include "engine/core/option.h"

#include <algorithm>

namespace orrery {

namespace {

bool is_same_type(const Json& a, const Json& b) {
    return a.is_string() ? b.is_string() : a.is_boolean() ? b.is_boolean() : b.is_number_integer();
}

bool is_in(const WholeRange& range, const Json& value) {
    return value.is_number_integer() && value >= range.least && value <= range.most;
}

std::string in_words(const SeatCounts& seats) {
    const std::string least = std::to_string(seats.least);
    return (seats.least == seats.most ? least : least + " to " + std::to_string(seats.most)) + (seats.most == 1 ? " player" : " players");
}

std::string expected(const OptionSpec& option, int seats) {
    if (option.range)
        return "expected a whole number from " + std::to_string(option.range->least) + " to " + std::to_string(option.range->most);
    std::string list;
    for (const OptionValue& one : option.values)
        if (one.seats.has(seats) || !option.seats.has(seats)) list += (list.empty() ? "" : ", ") + to_text(one.value);
    return "expected one of " + list;
}

}  // namespace

std::vector<Json> available_values(const OptionSpec& option, int seats) {
    std::vector<Json> out;
    for (const OptionValue& one : option.values)
        if (option.seats.has(seats) && one.seats.has(seats)) out.push_back(one.value);
    return out;
}

const Json& default_value(const OptionSpec& option, int seats) {
    const OptionValue& first_choice = option.values[option.default_index];
    if (first_choice.seats.has(seats)) return first_choice.value;
    const auto fitting = std::find_if(option.values.begin(), option.values.end(), [seats](const OptionValue& one) { return one.seats.has(seats); });
    return fitting == option.values.end() ? first_choice.value : fitting->value;
}

Json default_options(const std::vector<OptionSpec>& specs, int seats) {
    Json out = Json::object();
    for (const OptionSpec& option : specs)
        if (option.is_in_documents(seats)) out[option.key] = default_value(option, seats);
    return out;
}

std::optional<OptionTrouble> option_trouble(const OptionSpec& option, const Json& value, int seats, std::string& message) {
    if (!option.is_in_documents(seats)) {
        message = "this option is for " + in_words(option.seats) + " only";
        return OptionTrouble::wrong_seats;
    }
    const auto known = std::find_if(option.values.begin(), option.values.end(), [&value](const OptionValue& one) {
        return is_same_type(one.value, value) && one.value == value;
    });
    if (known != option.values.end()) {
        if (known->seats.has(seats) || !option.seats.has(seats)) return {};
        message = to_text(value) + " is for " + in_words(known->seats) + " only";
        return OptionTrouble::wrong_seats;
    }
    if (option.range && is_in(*option.range, value)) return {};
    message = expected(option, seats);
    const bool fits = std::any_of(option.values.begin(), option.values.end(),
                                  [&value](const OptionValue& one) { return is_same_type(one.value, value); });
    return fits ? OptionTrouble::unknown_value : OptionTrouble::wrong_type;
}

std::optional<OptionTrouble> complete_options(const std::vector<OptionSpec>& specs, const Reader& given, int seats, Json& out) {
    out = default_options(specs, seats);
    if (!given.json().is_object()) {
        given.fail("expected an object");
        return OptionTrouble::no_object;
    }
    for (const auto& item : given.json().items()) {
        const Reader value = given.at(item.key());
        const auto option = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& one) { return item.key() == one.key; });
        if (option == specs.end()) {
            value.fail("no such option");
            return OptionTrouble::unknown_key;
        }
        std::string message;
        if (const auto trouble = option_trouble(*option, value.json(), seats, message)) {
            value.fail(std::move(message));
            return trouble;
        }
        out[option->key] = value.json();
    }
    return {};
}

}  // namespace orrery
