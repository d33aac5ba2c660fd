// Analysis page of a finished game: the expected shares of wins over time, the largest swings, and everybody's best and costliest
// move, each a link into the replay. The helper of the computer seats judges one decision after the other; without it the page does.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "imgui_ui/app/pages/analysis.h"
#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

class AnalysisPage final : public Page {
  public:
    /// Precondition: the game is over. `session` stays the desk's table_session() while this page exists.
    AnalysisPage(Desk& desk, const Session& session);

    const char* screen_id() const override { return "analysis"; }
    void draw(Desk& desk) override;
    void words_came() override { tell(); }
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk&) const override { return analysis_.judged().size() * 2 + (is_broken_ ? 1 : 0); }
    bool worker_said(Desk& desk, const Json& line) override;
    void worker_failed(Desk& desk) override;

  private:
    struct Told {                              ///< judged move with its words
        std::size_t ply;
        Seat who;
        Phrase sentence, line;
    };
    std::string name(Contender who, Lang lang) const { return sheet_.name_of(who, analysis_.match().names(), lang); }
    std::string progress(const Desk& desk) const;
    void tell();
    Told told(const JudgedMove& one, const Text& sentence);

    void go_on(Desk& desk);
    void ask(Desk& desk, const char* method, Json params);
    void take(Desk& desk, const Json& answer);
    void keep(Desk& desk);

    float draw_list(Desk& desk, Rect r, const Text& title, const std::vector<Told>& rows, Id list, bool draw);
    void draw_chart(Desk& desk, Rect r) const;
    float draw_lists(Desk& desk, Rect r, bool draw);

    Analysis analysis_;
    ScoreSheet sheet_;
    std::vector<SeatLook> looks_;              ///< by contender
    GameKey key_;
    std::string id_;                           ///< of the save
    std::vector<Told> swings_, moves_;

    bool has_helper_ = true;
    std::string request_;                      ///< id of the request that awaits an answer; "" if there is none
    int requests_ = 0;
    Json session_;                             ///< session id of the helper
    std::unique_ptr<Thinker> player_;          ///< used without a helper
    bool is_broken_ = false;                   ///< a decision could not be judged
    float scroll_ = 0;
};

}  // namespace orrery::ui
