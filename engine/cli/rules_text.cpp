#include <cstdio>
#include <cstring>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/core/json.h"

namespace orrery::cli {

namespace {

constexpr const char* kRulesHelp = R"(usage: orrery rules GAME [RULE] [--lang LANGUAGE]

Prints the rules of a game, or the one named, in every language or in one, given by its code, such as en or ja.
)";

void print_rule(const Rule& rule, std::optional<Lang> lang) {
    const char* head = rule.id;
    for (const Lang each : kLangs) {
        if (lang && each != *lang) continue;
        std::printf("%*s  %s\n", static_cast<int>(std::strlen(rule.id)), head, rule.text.in(each));
        head = "";
    }
}

}  // namespace

int run_rules(const Words& words) {
    Arguments in("rules", words, {{"--lang", true}});
    if (in.wants_help()) return std::fputs(kRulesHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(2);
    const std::optional<Lang> lang = in.lang();
    if (!in.trouble().empty()) return in.refuse();

    bool found = false;
    for (const Rule* rule : game->info->rules()) {
        if (in.rest().size() > 1 && in.rest()[1] != rule->id) continue;
        print_rule(*rule, lang);
        found = true;
    }
    if (!found) {
        in.complain(std::string(game->info->name.en) + " has no rule \"" + in.rest()[1] + "\"");
        return in.refuse();
    }
    return kSuccess;
}

int run_games(const Words& words) {
    constexpr const char* kGamesHelp = "usage: orrery games [--json]\n\nLists the games: id, players, name.\n";
    Arguments in("games", words, {{"--json", false}});
    if (in.wants_help()) return std::fputs(kGamesHelp, stdout), kSuccess;
    in.expect_at_most(0);
    if (!in.trouble().empty()) return in.refuse();
    Json list = Json::array();
    for (const GameEntry& entry : all_games()) {
        const GameInfo& info = *entry.info;
        Json name = Json::object(), game = Json::object();
        std::string names;
        for (const Lang lang : kLangs) {
            name[code(lang)] = info.name.in(lang);
            names += (names.empty() ? "" : " / ") + std::string(info.name.in(lang));
        }
        if (!in.has("--json")) std::printf("%-16s %d-%d players   %s\n", info.id, info.min_seats, info.max_seats, names.c_str());
        game["id"] = info.id;
        game["name"] = std::move(name);
        game["players"] = Json::array({info.min_seats, info.max_seats});
        list.push_back(std::move(game));
    }
    if (in.has("--json")) std::printf("%s\n", to_text(list).c_str());
    return kSuccess;
}

}  // namespace orrery::cli
