#include "engine/match/puzzle.h"

#include <utility>

#include "engine/match/link.h"

namespace orrery {

std::string write_puzzles(const std::string& made, const std::vector<Puzzle>& puzzles) {
    std::string out = "{\"made\":" + to_text(Json(made)) + ",\"puzzles\":[";
    for (const Puzzle& one : puzzles) {
        Json row = Json::object();
        row["id"] = one.id;
        row["link"] = one.link;
        row["answer"] = one.answer;
        row["share"] = one.share;
        row["next"] = one.next;
        row["topic"] = one.topic ? Json(*one.topic) : Json();
        row["stars"] = one.stars;
        out += (&one == puzzles.data() ? "\n" : ",\n") + to_text(row);
    }
    return out + "\n]}\n";
}

Result<std::vector<Puzzle>> read_puzzles(std::string_view document) {
    const Result<Json> json = parse_json(document);
    if (!json) return json.error();
    Error error;
    const Reader in(*json, "", error);
    in.allow_keys({"made", "puzzles"});
    const Reader rows = in.at("puzzles");
    std::vector<Puzzle> out;
    const std::size_t count = rows.array_size(kMostPuzzles);
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        const Reader row = rows.at(i);
        row.allow_keys({"id", "link", "answer", "share", "next", "topic", "stars"});
        const auto number = [&](const char* key, int low, int high) { return static_cast<int>(row.at(key).integer(low, high)); };
        Puzzle one;
        one.id = row.at("id").text();
        one.link = row.at("link").text();
        const Reader answer = row.at("answer");
        const std::size_t moves = answer.array_size(kMostAnswers);
        for (std::size_t at = 0; at < moves; ++at) one.answer.push_back(static_cast<int>(answer.at(at).integer(0, 1'000'000)));
        if (in.ok() && moves == 0) answer.fail("no move");
        one.share = number("share", 0, 1000);
        one.next = number("next", 0, 1000);
        if (!row.at("topic").json().is_null()) one.topic = number("topic", 0, 1000);
        one.stars = number("stars", 1, kMostStars);
        out.push_back(std::move(one));
    }
    if (!in.ok()) return error;
    return out;
}

Result<std::unique_ptr<AnyMatch>> open_puzzle(const Puzzle& puzzle) {
    Result<LoadedSave> save = read_link(puzzle.link);
    if (!save) return save.error();
    const std::unique_ptr<AnyMatch> tried = save->match->copy();
    const std::optional<Seat> seat = tried->to_act();
    for (std::size_t i = 0; i < puzzle.answer.size(); ++i) {
        const std::vector<Json> moves = tried->moves();
        const auto at = static_cast<std::size_t>(puzzle.answer[i]);
        if (tried->to_act() != seat || at >= moves.size() || !tried->make(moves[at])) return Error{"/answer/" + std::to_string(i), "no legal move of the seat"};
    }
    return std::move(save->match);
}

}  // namespace orrery
