#include "engine/match/retelling.h"

namespace orrery {

namespace {

// Translators: how far the game is: before the first turn
constexpr Text kSetup = msg("Set-up");
// Translators: heading: the turn with this number
constexpr Text kTurn = msg("Turn {n}");
// Translators: heading: the round with this number
constexpr Text kRound = msg("Round {n}");
// Translators: heading of a column
constexpr Text kPoints = msg("Points");
// Translators: result of a player, read aloud
constexpr Text kRow = msg("{p}: {total} ({parts}), place {place}");

std::string value_name(const OptionSpec& option, const Json& value, Lang lang) {
    for (const OptionValue& one : option.values)
        if (one.value == value) return one.name.in(lang);
    return to_text(value);
}

std::string points_line(const AnyMatch& match, Seat seat, const ScoreSheet::Row& row, Lang lang) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < row.points.size(); ++i)
        parts.push_back(std::string((*match.game().score_parts)[i].name.in(lang)) + " " + std::to_string(row.points[i]));
    return fill(kRow, lang, {{"p", name_of(match.names(), seat)}, {"total", row.total}, {"parts", join_list(parts, lang)}, {"place", row.place}});
}

}  // namespace

std::vector<std::string> retold(const AnyMatch& match, Lang lang) {
    std::vector<std::string> out{match.game().name.in(lang), join_list(match.names(), lang)};
    const Json options = match.options();
    for (const OptionSpec& option : *match.game().options)
        out.push_back(std::string(option.name.in(lang)) + ": " + value_name(option, options.at(option.key), lang));
    const auto begin_part = [&out](std::string heading) {
        out.emplace_back();
        out.push_back(std::move(heading));
    };

    const std::vector<LogLine> log = match.log({}, lang);
    auto line = log.begin();
    const auto tell_until = [&](std::size_t ply) {
        for (; line != log.end() && line->ply <= ply; ++line) out.push_back("    " + line->text);
    };
    begin_part(kSetup.in(lang));
    tell_until(0);

    const std::unique_ptr<AnyMatch> moment = match.copy();
    const Text& turn_heading = match.game().counts_rounds ? kRound : kTurn;
    int turn = 0;
    for (std::size_t ply = 0; ply < match.ply(); ++ply) {
        moment->rewind(ply);
        if (moment->turn_number() != turn) {
            turn = moment->turn_number();
            begin_part(fill(turn_heading, lang, {{"n", turn}}));
        }
        const Seat seat = *moment->to_act();
        out.push_back(std::to_string(ply + 1) + "  " + name_of(match.names(), seat) + ": " + moment->prompt(seat, lang));
        out.push_back("  > " + moment->move_name(match.move_at(ply), lang));
        tell_until(ply + 1);
    }

    begin_part(kPoints.in(lang));
    const ScoreSheet sheet = match.score();
    for (const Seat seat : all_seats(match.seats())) out.push_back(points_line(match, seat, sheet.rows[static_cast<std::size_t>(seat)], lang));
    if (!match.to_act()) out.push_back(match.prompt(0, lang));
    return out;
}

}  // namespace orrery
