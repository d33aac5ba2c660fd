#include "engine/match/new_match.h"

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

/// Classifies an option error. An unknown key or value is an unknown name. A value of the wrong type, or one that the seat
/// count rules out, is a bad parameter.
std::optional<NewMatchTrouble> check_options(const Reader& in, const GameInfo& game, int seats) {
    Error error;
    Json options;
    const auto trouble = complete_options(*game.options, Reader(in.json(), in.pointer(), error), seats, options);
    if (!trouble) return {};
    const bool is_unknown = trouble == OptionTrouble::unknown_key || trouble == OptionTrouble::unknown_value;
    return NewMatchTrouble{is_unknown ? Kind::unknown_name : Kind::bad_parameter, error};
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
        if (auto trouble = check_options(request.at("options"), *out.game->info, static_cast<int>(out.how.names.size()))) return trouble;
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
