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
    if (!in.ok() || best == 0 || contenders != won_.size() || match_->refusal(out.best)) return false;
    judged_.push_back(std::move(out));
    go_on();
    return true;
}

std::string Analysis::text() const {
    Json moves = Json::array();
    for (const JudgedMove& one : judged_) {
        Json row = Json::object();
        row["shares"] = one.shares;
        row["moves"] = Json::array({Json{{"move", one.best}, {"share", one.best_share}}, Json{{"move", nullptr}, {"share", one.second_share}}});
        row["asked"] = one.made_share;
        moves.push_back(std::move(row));
    }
    Json out = Json::object();
    out["version"] = 1;
    out["end"] = hash_;
    out["judged"] = std::move(moves);
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
    for (std::size_t i = 0; i < count; ++i)
        if (!take(rows.at(i).json())) break;               // what follows is judged again
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
