// Share page: a game as a link to copy, to pass to the system's share dialog, or to select by hand.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "imgui_ui/app/pages/page.h"

namespace orrery::ui {

class SharePage final : public Page {
  public:
    SharePage(Desk& desk, const SaveHeader& header, const AnyMatch& match);

    const char* screen_id() const override { return "share"; }
    bool shows_secrets() const override { return true; }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk&) const override { return qr_.size(); }
    bool act(Desk& desk, const Action& action) override;
    bool typed(Desk& desk, const std::string& field, const std::string& text, bool done) override;
    void shared(Desk& desk, ShareAnswer answer) override;

  private:
    /// What the page says and offers. What it has not is empty.
    struct Told {
        std::string title, text, secrets, field, scan;     ///< `field`: label of the link; `scan`: caption of its QR code
        std::optional<PageButton> copy;
        std::vector<PageButton> files;
    };
    Told told(const Desk& desk) const;

    std::string title_, link_;                 ///< the link is empty if the game is too long for one
    std::string qr_;                           ///< rows of its QR code (Host::qr_code); empty until there is one
    std::string file_name_, file_;             ///< without the ending of its name
    SaveHeader header_;
    std::unique_ptr<AnyMatch> match_;
    bool has_secrets_;
    float scroll_ = 0;
};

}  // namespace orrery::ui
