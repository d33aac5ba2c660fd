#include "engine/match/base_position.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "engine/match/json_pointer.h"

namespace orrery {

namespace {

constexpr int kMaxBases = 8;                               // maximum number of bases in a chain

bool is_pile(const Json& value) { return value.is_object() && value.contains("rest_of"); }
bool is_deal(const Json& value) { return value.is_object() && value.contains("dealt_from"); }

/// Expands the piles and deals of a position into lists of cards.
class Piles {
  public:
    explicit Piles(Json& position) : position_(position) {}

    /// Expands everything. Returns an error with an empty message on success.
    Error settle() {
        find(position_, "");
        for (Pile& pile : piles_) make_up(pile);
        deal(position_, "");
        for (Pile& pile : piles_) {
            Json cards = std::move(pile.top);
            for (Json& card : pile.cards) cards.push_back(std::move(card));
            *json_at(position_, pile.pointer) = std::move(cards);
        }
        return error_;
    }

  private:
    struct Pile {
        std::string pointer;
        Json top = Json::array();
        std::vector<Json> cards;                           ///< cards below `top`; deals take from the front
    };

    void fail(const std::string& pointer, std::string message) {
        if (error_.message.empty()) error_ = Error{pointer, std::move(message)};
    }

    /// Calls `visit` for every pile and deal at or below `value`, in document order. Does not descend into them.
    template <class Visit>
    static void walk(Json& value, const std::string& pointer, Visit visit) {
        if (is_pile(value) || is_deal(value)) return visit(value, pointer);
        if (value.is_object())
            for (const auto& item : value.items()) walk(item.value(), below(pointer, item.key()), visit);
        else if (value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i) walk(value[i], below(pointer, i), visit);
    }

    void find(Json& value, const std::string& pointer) {
        walk(value, pointer, [&](Json& found, const std::string& at) {
            if (is_pile(found)) piles_.push_back({at, Json::array(), {}});
        });
    }

    static void count(const Json& value, std::map<std::string, int>& cards) {
        if (value.is_string()) ++cards[value.get<std::string>()];
        if (value.is_structured() && !is_pile(value) && !is_deal(value))
            for (const Json& each : value) count(each, cards);
    }

    /// Returns the strings of the list at `key`, or none if the key is missing.
    static std::vector<std::string> texts(const Reader& in, const char* key) {
        if (!in.has(key)) return {};
        const Reader list = in.at(key);
        std::vector<std::string> out(list.array_size(10000));
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = list.at(i).text();
        return out;
    }

    /// Builds a pile: the cards of `top`, then those of `rest_of` in their order, without the cards found at `except`.
    void make_up(Pile& pile) {
        Reader in(*json_at(std::as_const(position_), pile.pointer), pile.pointer, error_);
        in.allow_keys({"rest_of", "except", "top"});
        std::map<std::string, int> elsewhere;
        for (const std::string& pattern : texts(in, "except"))
            for (const Json* place : all_json_at(position_, pattern)) count(*place, elsewhere);
        std::vector<Json> rest;
        for (const std::string& card : texts(in, "rest_of")) {
            if (int& there = elsewhere[card]; there > 0) --there;
            else rest.push_back(card);
        }
        for (const std::string& card : texts(in, "top")) {
            const auto found = std::find(rest.begin(), rest.end(), card);
            if (found == rest.end()) return in.at("top").fail("\"" + card + "\" is not among the rest of the pile");
            rest.erase(found);
            pile.top.push_back(card);
        }
        pile.cards = std::move(rest);
    }

    void deal(Json& value, const std::string& pointer) {
        walk(value, pointer, [&](Json& found, const std::string& at) {
            if (!is_deal(found) || !error_.message.empty()) return;
            const Reader in(found, at, error_);
            in.allow_keys({"dealt_from", "cards"});
            const std::string from = in.at("dealt_from").text();
            const bool one = !in.has("cards");
            const auto number = static_cast<std::size_t>(one ? 1 : in.at("cards").integer(0, 10000));
            const auto is_it = [&](const Pile& candidate) { return candidate.pointer == from; };
            const auto pile = std::find_if(piles_.begin(), piles_.end(), is_it);
            if (pile == piles_.end()) return in.at("dealt_from").fail("there is no \"rest_of\" at \"" + from + "\"");
            if (!in.ok()) return;
            const std::size_t left = pile->cards.size();
            if (left < number) return in.fail("only " + std::to_string(left) + " cards are left to deal");
            const auto end = pile->cards.begin() + static_cast<std::ptrdiff_t>(number);
            Json cards = one ? pile->cards.front() : Json(Json::array_t(pile->cards.begin(), end));
            pile->cards.erase(pile->cards.begin(), end);
            found = std::move(cards);
        });
    }

    Json& position_;
    std::vector<Pile> piles_;
    Error error_;
};

/// Returns the position with its changes applied. Does not expand piles.
Result<Json> with_changes(const Json& position, const FindBase& find_base, int depth) {
    if (!position.is_object() || !position.contains("base")) return position;
    Error error;
    const Reader in(position, "", error);
    in.allow_keys({"base", "changes"});
    const std::string name = in.at("base").text();
    if (!in.ok()) return error;
    if (depth == kMaxBases) return Error{"/base", "more than " + std::to_string(kMaxBases) + " bases stand on each other"};

    Result<Json> file = find_base(name);
    if (!file) return Error{"/base", file.error().message};
    const Reader base(*file, "", error);
    base.allow_keys({"name", "position"});
    base.at("name").text();
    Result<Json> out = with_changes(base.at("position").json(), find_base, depth + 1);
    if (base.ok() && !out) error = Error{"/position" + out.error().pointer, out.error().message};
    if (!base.ok()) {
        const std::string place = error.pointer.empty() ? "" : error.pointer + ": ";
        return Error{"/base", "in the base \"" + name + "\": " + place + error.message};
    }

    if (in.has("changes") && !in.at("changes").json().is_object()) in.at("changes").fail("expected an object of JSON pointers");
    if (in.has("changes") && in.ok())
        for (const auto& item : position["changes"].items())
            if (std::string trouble = set_json_at(*out, item.key(), item.value()); !trouble.empty())
                return Error{"/changes", "\"" + item.key() + "\" " + trouble};
    if (!in.ok()) return error;
    return out;
}

}  // namespace

Result<Json> no_bases(const std::string& name) { return Error{"", "no such base: " + name}; }

Result<Json> whole_position(const Json& position, const FindBase& find_base) {
    if (!position.is_object() || !position.contains("base")) return position;
    Result<Json> out = with_changes(position, find_base, 0);
    if (!out) return out;
    if (Error error = Piles(*out).settle(); !error.message.empty()) return error;
    return out;
}

}  // namespace orrery
