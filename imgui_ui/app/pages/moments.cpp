#include "imgui_ui/app/pages/moments.h"

#include <algorithm>
#include <optional>

namespace orrery::ui {
namespace {

constexpr int kWorthTelling = 2;                           // minimum points of a gain or a lead

struct Lead {
    std::optional<Contender> who;                          // empty: several share the first place
    int points = 0;                                        // ahead of the next
};

Lead lead_at(const std::vector<int>& totals) {
    Lead lead;
    if (totals.size() < 2) return lead;
    const auto first = std::max_element(totals.begin(), totals.end());
    int second = 0;
    bool has_second = false;
    for (auto at = totals.begin(); at != totals.end(); ++at) {
        if (at == first) continue;
        second = has_second ? std::max(second, *at) : *at;
        has_second = true;
    }
    if (*first == second) return lead;
    lead.who = static_cast<Seat>(first - totals.begin());
    lead.points = *first - second;
    return lead;
}

class Search {
  public:
    Search(const ScoreHistory& history, const std::vector<Contender>& winners) : h_(history) {
        if (winners.size() == 1) winner_ = winners[0];
    }

    // Turning points come first; other notable moments fill the list.
    std::vector<Moment> all() {
        if (h_.moves() == 0) return {};
        last_lead();
        widest_lead(false);
        largest_gain({});
        if (!has(Moment::Kind::caught)) widest_lead(true);
        for (const Contender who : by_final_score()) largest_gain(who);
        final_gain();
        return found_;
    }

  private:
    bool has(Moment::Kind kind) const {
        return std::any_of(found_.begin(), found_.end(), [kind](const Moment& m) { return m.kind == kind; });
    }
    int gain(std::size_t ply, std::size_t row) const { return h_.totals[ply][row] - h_.totals[ply - 1][row]; }
    void add(Moment::Kind kind, std::size_t ply, Contender who, int points) {
        if (std::any_of(found_.begin(), found_.end(), [ply](const Moment& m) { return m.ply == ply; })) return;
        found_.push_back({kind, ply, h_.turns[ply - 1], who, points});
    }
    void last_lead() {
        if (!winner_ || lead_at(h_.totals.back()).who != winner_) return;
        std::size_t ply = h_.moves();
        while (ply > 0 && lead_at(h_.totals[ply - 1]).who == winner_) --ply;
        if (ply == 0) return;                              // led before the first move
        add(ply == h_.moves() ? Moment::Kind::reveal : Moment::Kind::lead, ply, *winner_, lead_at(h_.totals[ply]).points);
    }
    void widest_lead(bool of_winner) {
        int most = kWorthTelling - 1;
        std::size_t at = 0;
        for (std::size_t ply = 1; ply < h_.moves(); ++ply) {
            const Lead lead = lead_at(h_.totals[ply]);
            if (!lead.who || (lead.who == winner_) != of_winner || lead.points <= most) continue;
            most = lead.points;
            at = ply;
        }
        if (at > 0) add(of_winner ? Moment::Kind::gap : Moment::Kind::caught, at, *lead_at(h_.totals[at]).who, most);
    }
    /// Of one contender, or of any. The last move is left to the final count.
    void largest_gain(std::optional<Contender> of) {
        int most = kWorthTelling - 1;
        std::size_t at = 0, who = 0;
        for (std::size_t ply = 1; ply < h_.moves(); ++ply)
            for (std::size_t row = 0; row < h_.contenders(); ++row) {
                if (of && static_cast<std::size_t>(of->index) != row) continue;
                if (gain(ply, row) <= most) continue;
                most = gain(ply, row);
                at = ply;
                who = row;
            }
        if (at > 0) add(Moment::Kind::gain, at, static_cast<Seat>(who), most);
    }
    void final_gain() {
        const std::size_t end = h_.moves();
        std::size_t who = 0;
        for (std::size_t row = 1; row < h_.contenders(); ++row)
            if (gain(end, row) > gain(end, who)) who = row;
        if (gain(end, who) >= kWorthTelling) add(Moment::Kind::final, end, static_cast<Seat>(who), gain(end, who));
    }
    std::vector<Contender> by_final_score() const {
        std::vector<Contender> order;
        for (std::size_t row = 0; row < h_.contenders(); ++row) order.push_back(static_cast<Seat>(row));
        const auto total = [this](Contender who) { return h_.totals.back()[static_cast<std::size_t>(who.index)]; };
        std::stable_sort(order.begin(), order.end(), [&total](Contender a, Contender b) { return total(a) > total(b); });
        return order;
    }

    const ScoreHistory& h_;
    std::optional<Contender> winner_;                      // empty: shared, or none
    std::vector<Moment> found_;
};

}  // namespace

int ScoreHistory::step(std::size_t ply) const {
    if (ply == 0) return 0;
    const int first = std::max(1, turns[0]);               // turn 0 is the set-up
    return std::max(0, turns[ply - 1] - first + 1);
}

ScoreHistory score_history(const AnyMatch& match) {
    ScoreHistory history;
    for (std::size_t ply = 0; ply <= match.ply(); ++ply) {
        std::vector<int> totals;
        for (const ScoreSheet::Row& row : match.score_at(ply).rows) totals.push_back(row.total);
        history.totals.push_back(std::move(totals));
        history.turns.push_back(match.turn_number_at(ply));
    }
    return history;
}

std::vector<std::vector<int>> scores_by_turn(const ScoreHistory& history) {
    std::vector<std::vector<int>> lines(history.contenders());
    const std::size_t end = history.moves();
    const int steps = end == 0 ? 0 : history.step(end);
    std::size_t ply = 0;
    for (int step = 0; step <= steps; ++step) {
        while (ply < end && history.step(ply + 1) <= step) ++ply;
        for (std::size_t row = 0; row < lines.size(); ++row) lines[row].push_back(history.totals[ply][row]);
    }
    return lines;
}

std::vector<Moment> key_moments(const ScoreHistory& history, const std::vector<Contender>& winners, std::size_t most) {
    std::vector<Moment> moments = Search(history, winners).all();
    if (moments.size() > most) moments.erase(moments.begin() + static_cast<std::ptrdiff_t>(most), moments.end());
    std::stable_sort(moments.begin(), moments.end(), [](const Moment& a, const Moment& b) { return a.ply < b.ply; });
    return moments;
}

}  // namespace orrery::ui
