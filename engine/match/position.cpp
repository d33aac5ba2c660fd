#include "engine/match/position.h"

#include <utility>

#include "engine/match/any_match.h"

namespace orrery {

ChanceScript read_script(const Reader& rng, ScriptKeys& keys) {
    ChanceScript script;
    rng.allow_keys({"state", "dice", "shuffles"});
    keys.dice = rng.has("dice");
    keys.shuffles = rng.has("shuffles");
    if (!rng.ok()) return script;
    if (keys.dice) {
        const Reader dice = rng.at("dice");
        const std::size_t count = dice.array_size(kMaxScriptedDice);
        for (std::size_t i = 0; i < count; ++i) script.dice.push_back(static_cast<int>(dice.at(i).integer(1, kDieFaces)));
    }
    if (keys.shuffles) {
        const Reader shuffles = rng.at("shuffles");
        const std::size_t count = shuffles.array_size(kMaxScriptedShuffles);
        for (std::size_t i = 0; i < count; ++i) {
            const Reader order = shuffles.at(i);
            const std::size_t cards = order.array_size(kMaxPile);
            std::vector<std::string> pile;
            pile.reserve(cards);
            for (std::size_t k = 0; k < cards; ++k) pile.push_back(order.at(k).text());
            script.shuffles.push_back(std::move(pile));
        }
    }
    return script;
}

Envelope read_envelope(const Reader& document, const GameInfo& game, const Rule& seat_count_rule) {
    Envelope envelope;
    document.expect_keys({"format", "game", "options", "seats", "rng", "table", "decision"});
    if (!document.ok()) return envelope;
    if (document.at("format").text() != kPositionFormat)
        document.at("format").fail("expected \"" + std::string(kPositionFormat) + "\"");
    if (document.at("game").text() != game.id) document.at("game").fail("expected \"" + std::string(game.id) + "\"");

    const Reader seats = document.at("seats");
    if (!seats.json().is_array()) seats.fail("expected an array");
    const auto least = static_cast<std::size_t>(game.min_seats), most = static_cast<std::size_t>(game.max_seats);
    if (const std::size_t count = seats.json().size(); seats.ok() && (count < least || count > most))
        seats.fail("expected " + std::to_string(least) + " to " + std::to_string(most) + " seats, found " +
                   std::to_string(count) + " (" + seat_count_rule.id + ")");
    if (!document.ok()) return envelope;
    for (std::size_t i = 0; i < seats.json().size(); ++i) {
        seats.at(i).expect_keys({"name"});
        if (!document.ok()) return envelope;
        const Reader name = seats.at(i).at("name");
        envelope.names.push_back(name.text());
        if (const std::string trouble = name_trouble(envelope.names.back()); !trouble.empty()) name.fail(trouble);
    }

    const Reader rng = document.at("rng");
    envelope.script = read_script(rng, envelope.keys);
    const std::string state = rng.at("state").text();
    if (const auto generator = Rng::from_hex(state)) envelope.rng = *generator;
    else rng.at("state").fail("expected 32 lower-case hexadecimal digits");
    return envelope;
}

Json write_rng(const Rng& rng, const ChanceScript& script, ScriptKeys keys) {
    Json out = Json::object();
    out["state"] = rng.hex();
    if (keys.dice) {
        Json& dice = out["dice"] = Json::array();
        for (const int face : script.dice) dice.push_back(face);
    }
    if (keys.shuffles) {
        Json& shuffles = out["shuffles"] = Json::array();
        for (const auto& pile : script.shuffles) shuffles.push_back(pile);
    }
    return out;
}

Json write_position(const GameInfo& game, Json options, const Names& names, Json rng, Json table, Json decision) {
    Json out = Json::object();
    out["format"] = kPositionFormat;
    out["game"] = game.id;
    out["options"] = std::move(options);
    Json& seats = out["seats"] = Json::array();
    for (const std::string& name : names) {
        Json seat = Json::object();
        seat["name"] = name;
        seats.push_back(std::move(seat));
    }
    if (!rng.is_null()) out["rng"] = std::move(rng);
    out["table"] = std::move(table);
    out["decision"] = std::move(decision);
    return out;
}

}  // namespace orrery
