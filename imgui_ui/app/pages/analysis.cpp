#include "imgui_ui/app/pages/analysis.h"

#include <algorithm>

namespace orrery::ui {

Analysis::Analysis(const AnyMatch& match) : match_(match.copy()) {
    match_->forget_later();
    hash_ = match_->hash();
    const ScoreSheet sheet = match_->score();
    won_.assign(sheet.rows.size(), 0);
    for (const Contender winner : sheet.winners) won_[static_cast<std::size_t>(winner.index)] = 1000 / static_cast<int>(sheet.winners.size());
    for (std::size_t ply = 0; ply < match_->history_size(); ++ply) {
        match_->rewind(ply);
        if (match_->moves().size() > 1) plies_.push_back(ply);
    }
    go_on();
}

bool Analysis::take(const Json& answer) {
    Error error;
    const Reader in(answer, "", error);
    JudgedMove out;
    out.ply = match_->ply();
    out.seat = match_->to_act().value_or(0);
    const Reader shares = in.at("shares"), moves = in.at("moves");
    const std::size_t contenders = shares.array_size(won_.size()), best = moves.array_size(2);
    for (std::size_t i = 0; i < contenders; ++i) out.shares.push_back(static_cast<int>(shares.at(i).integer(0, 1000)));
    const auto share = [](const Reader& one) { return static_cast<int>(one.integer(0, 1000)); };
    if (in.ok() && best > 0) {
        out.best = moves.at(0).at("move").json();
        out.best_share = out.second_share = share(moves.at(0).at("share"));
        if (best > 1 && !moves.at(1).at("share").json().is_null()) out.second_share = share(moves.at(1).at("share"));
        out.made_best = out.best == asked_move();
        const Reader made = in.at("asked");
        out.made_share = out.made_best ? out.best_share : made.json().is_null() ? 0 : share(made);
    }
    const std::vector<Json> legal = match_->moves();
    const auto number = std::find(legal.begin(), legal.end(), out.best);
    if (!in.ok() || best == 0 || contenders != won_.size() || number == legal.end()) return false;
    out.best_number = static_cast<int>(number - legal.begin());
    judged_.push_back(std::move(out));
    go_on();
    return true;
}

// A row of numbers for each decision: the shares of the contenders, the number of the best move among the legal ones, and the three
// shares of moves.
std::string Analysis::text() const {
    Json rows = Json::array();
    for (const JudgedMove& one : judged_) {
        Json row = one.shares;
        for (const int number : {one.best_number, one.best_share, one.second_share, one.made_share}) row.push_back(number);
        rows.push_back(std::move(row));
    }
    Json out = Json::object();
    out["version"] = 1;
    out["end"] = hash_;
    out["judged"] = std::move(rows);
    return to_text(out);
}

void Analysis::recall(std::string_view text) {
    const Result<Json> json = parse_json(text);
    if (!json) return;
    Error error;
    const Reader in(*json, "", error);
    const bool is_ours = in.at("version").integer(1, 1) == 1 && in.at("end").text() == hash_;
    const Reader rows = in.at("judged");
    const std::size_t count = rows.array_size(plies_.size());
    if (!in.ok() || !is_ours) return;
    judged_.clear();
    go_on();
    for (std::size_t i = 0; i < count && take_row(rows.at(i)); ++i) go_on();           // what follows is judged again
}

bool Analysis::take_row(const Reader& row) {
    const std::vector<Json> moves = match_->moves();
    const std::size_t contenders = won_.size();
    if (row.array_size(contenders + 4) != contenders + 4) return false;
    const auto number = [&](std::size_t at, std::size_t most) { return static_cast<int>(row.at(at).integer(0, static_cast<std::int64_t>(most))); };
    JudgedMove out;
    out.ply = match_->ply();
    out.seat = match_->to_act().value_or(0);
    for (std::size_t i = 0; i < contenders; ++i) out.shares.push_back(number(i, 1000));
    out.best_number = number(contenders, moves.size() - 1);
    out.best_share = number(contenders + 1, 1000);
    out.second_share = number(contenders + 2, 1000);
    out.made_share = number(contenders + 3, 1000);
    if (!row.ok()) return false;
    out.best = moves[static_cast<std::size_t>(out.best_number)];
    out.made_best = out.best == asked_move();
    judged_.push_back(std::move(out));
    return true;
}

std::vector<int> Analysis::shares_of(Contender who) const {
    std::vector<int> out;
    const auto row = static_cast<std::size_t>(who.index);
    int share = judged_.empty() ? 1000 / static_cast<int>(won_.size()) : judged_.front().shares[row];
    std::size_t next = 0;
    for (std::size_t ply = 0; ply < match_->history_size(); ++ply) {
        if (next < judged_.size() && judged_[next].ply == ply) share = judged_[next++].shares[row];
        out.push_back(share);
    }
    out.push_back(won_[row]);
    return out;
}

std::vector<JudgedMove> Analysis::costliest(std::size_t most, std::optional<Seat> seat) const {
    std::vector<JudgedMove> out;
    for (const JudgedMove& one : judged_)
        if (one.lost() >= kLeast && (!seat || one.seat == *seat)) out.push_back(one);
    std::stable_sort(out.begin(), out.end(), [](const JudgedMove& a, const JudgedMove& b) { return a.lost() > b.lost(); });
    if (out.size() > most) out.resize(most);
    return out;
}

std::optional<JudgedMove> Analysis::best_of(Seat seat) const {
    const JudgedMove* best = nullptr;
    for (const JudgedMove& one : judged_)
        if (one.seat == seat && one.found() >= kLeast && (best == nullptr || one.found() > best->found())) best = &one;
    return best != nullptr ? std::optional(*best) : std::nullopt;
}

std::string Analysis::move_name(std::size_t ply, const Json& move, Lang lang) {
    match_->rewind(ply);
    std::string out = match_->move_name(move, lang);
    go_on();
    return out;
}

std::string Analysis::made_name(std::size_t ply, Lang lang) { return move_name(ply, match_->move_at(ply), lang); }

}  // namespace orrery::ui
