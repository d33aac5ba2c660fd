#include "engine/match/new_match.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/match/position.h"

namespace orrery {

namespace {

using Kind = NewMatchTrouble::Kind;

void read_seats(const Reader& in, Names& names) {
    const std::size_t count = in.array_size(1000);
    for (std::size_t i = 0; i < count; ++i) {
        in.at(i).allow_keys({"name"});
        names.push_back(in.at(i).has("name") ? in.at(i).at("name").text() : std::string());
    }
}

/// A key that the game does not have, or a value that the key does not have, is an unknown option; a value of another
/// type than the option's is a bad parameter.
std::optional<NewMatchTrouble> check_options(const Reader& in, const GameInfo& game) {
    Error error;
    const Reader options(in.json(), in.pointer(), error);
    if (!in.json().is_object()) {
        options.fail("expected an object");
        return NewMatchTrouble{Kind::bad_parameter, error};
    }
    for (const auto& item : in.json().items()) {
        const Reader value = options.at(item.key());
        const auto spec = std::find_if(game.options->begin(), game.options->end(),
                                       [&](const OptionSpec& o) { return item.key() == o.key; });
        if (spec == game.options->end()) {
            value.fail("no such option");
            return NewMatchTrouble{Kind::unknown_name, error};
        }
        const Json& given = value.json();
        std::string expected;
        bool is_known = false, type_fits = false;
        for (const OptionValue& one : spec->values) {
            const bool same_type = one.value.is_string() ? given.is_string() : given.is_number_integer();
            is_known = is_known || (same_type && one.value == given);
            type_fits = type_fits || same_type;
            expected += (expected.empty() ? "" : ", ") + to_text(one.value);
        }
        if (!is_known) {
            value.fail("expected one of " + expected);
            return NewMatchTrouble{type_fits ? Kind::unknown_name : Kind::bad_parameter, error};
        }
    }
    return {};
}

}  // namespace

std::uint64_t read_seed(const Reader& in) {
    const Json& seed = in.json();
    if (seed.is_number_unsigned()) return seed.get<std::uint64_t>();
    if (seed.is_number_integer()) return static_cast<std::uint64_t>(seed.get<std::int64_t>());
    in.fail("expected a whole number");
    return 0;
}

std::optional<NewMatchTrouble> read_new_match(const Reader& in, NewMatchRequest& out) {
    Error error;
    const Reader request(in.json(), in.pointer(), error);
    const auto bad = [&] { return NewMatchTrouble{Kind::bad_parameter, error}; };
    request.allow_keys({"game", "seats", "players", "seed", "options", "rng"});
    const std::string id = request.at("game").text();
    if (!request.ok()) return bad();
    out.game = game_by_id(id);
    if (out.game == nullptr) {
        request.at("game").fail("no such game");
        return NewMatchTrouble{Kind::unknown_name, error};
    }

    if (request.has("seats")) {
        read_seats(request.at("seats"), out.how.names);
        if (request.has("players")) {
            const Reader players = request.at("players");
            const std::int64_t count = players.integer(INT64_MIN, INT64_MAX);
            if (request.ok() && count != static_cast<std::int64_t>(out.how.names.size()))
                players.fail("is not the number of seats");
        }
    } else if (request.has("players")) {
        const std::int64_t count = request.at("players").integer(out.game->info->min_seats, out.game->info->max_seats);
        out.how.names.resize(static_cast<std::size_t>(count));
    } else {
        request.fail("\"seats\" or \"players\" is missing");
    }
    if (!request.ok()) return bad();

    if (request.has("seed")) {
        out.how.seed = read_seed(request.at("seed"));
        if (!request.ok()) return bad();
        out.has_seed = true;
    }
    if (request.has("options")) {
        if (auto trouble = check_options(request.at("options"), *out.game->info)) return trouble;
        out.how.options = request.at("options").json();
    }
    if (request.has("rng")) {
        const Reader rng = request.at("rng");
        rng.allow_keys({"dice", "shuffles"});
        ScriptKeys keys;
        if (request.ok()) out.how.script = read_script(rng, keys);
        if (!request.ok()) return bad();
    }
    return {};
}

}  // namespace orrery
