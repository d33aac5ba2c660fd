#include "imgui_ui/app/pages/share_page.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/match/link.h"
#include "imgui_ui/app/page_strings.h"

namespace orrery::ui {
namespace {

constexpr const char* kLinkField = "link";

}  // namespace

SharePage::SharePage(Desk& desk, const SaveHeader& header, const AnyMatch& match)
    : title_(match.game().name.in(desk.lang())), file_name_(std::string(match.game().id) + "-" + header.id + ".json"),
      file_(to_text(write_save(header, match))), has_secrets_(match.to_act().has_value()) {
    const std::string code = write_link(header, match);
    if (!code.empty()) link_ = desk.host().address() + "#game=" + code;
}

void SharePage::draw(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height();
    desk.space().draw(c, {rgb(0x3E62C8), {w * 0.3f, h * 0.6f}, 0.10f});
    const float margin = desk.is_phone() ? 10.0f : 28.0f, column = std::min(w - 2 * margin, 720.0f), x = (w - column) / 2;
    const float pad = desk.is_phone() ? 18.0f : 32.0f, text_w = column - 2 * pad;
    const std::string_view text = desk.tr(link_.empty() ? str::share_too_long : str::share_text);
    const std::string_view secrets = has_secrets_ && !link_.empty() ? desk.tr(str::share_secrets) : std::string_view();
    const auto height_of = [&](std::string_view s) { return s.empty() ? 0.0f : float(c.lines(s, 16, Weight::medium, text_w).size()) * 24; };
    const bool beside = text_w >= 420;
    const float buttons = beside || link_.empty() ? 56.0f : 56.0f * 2 + 10;
    const float panel_h = 28 + height_of(text) + (secrets.empty() ? 0 : 12 + height_of(secrets)) + (link_.empty() ? 0.0f : 20 + 26 + 52) + 24 + buttons + 28;
    const Rect view{0, 64, w, h - 64};
    const float content = panel_h + 48;
    float y = begin_scroll(ui, id("share"), view, content, scroll_) + 24;
    draw_panel(c, {x, y, column, panel_h});
    y += 28;
    c.paragraph({x + pad, y + 12}, text, 16, t.hi, Weight::medium, text_w, 24);
    y += height_of(text);
    if (!secrets.empty()) {
        c.paragraph({x + pad, y + 24}, secrets, 16, t.warn, Weight::medium, text_w, 24);
        y += 12 + height_of(secrets);
    }
    if (!link_.empty()) {
        y += 20;
        const std::string label = desk.tr(str::share_field, {{"n", static_cast<int>(link_.size())}});
        c.fit({x + pad, y + 8}, label, 14, t.mid, Weight::medium, Align::left, text_w);
        y += 26;
        const Rect field{x + pad, y, text_w, 52};
        FieldLook look;
        look.editing = desk.is_editing(kLinkField);
        look.size = 14;
        look.name = label;
        if (text_field(ui, id("link"), field, link_, look))
            desk.edit_field(kLinkField, field, link_, label, {}, static_cast<int>(link_.size()));
        y += 52;
    }
    y += 24;
    const float each = beside && !link_.empty() ? (text_w - 12) / 2 : text_w;
    if (!link_.empty() && button(ui, id("copy-link"), {x + pad, y, each, 56}, desk.tr(str::share_copy), {.kind = ButtonKind::primary, .icon = Icon::share, .size = 17}))
        desk.ask("copy-link");
    const Rect file{link_.empty() ? x + pad : beside ? x + pad + each + 12 : x + pad, link_.empty() || beside ? y : y + 66, each, 56};
    if (button(ui, id("export"), file, desk.tr(str::export_file), {.icon = Icon::down, .size = 16})) desk.ask("download");
    end_scroll(ui, view, content, scroll_, t.space1, t.space0);
    page_bar(desk, std::string(desk.tr(str::share_title)) + desk.tr(punctuation::kBullet) + title_);
}

void SharePage::mirror(const Desk& desk, MirrorNode& root) const {
    root.add("h1", "title", std::string(desk.tr(str::share_title)) + desk.tr(punctuation::kBullet) + title_);
    root.add("p", "text", desk.tr(link_.empty() ? str::share_too_long : str::share_text));
    if (!link_.empty()) {
        if (has_secrets_) root.add("p", "secrets", desk.tr(str::share_secrets));
        const int size = static_cast<int>(link_.size());
        root.input(kLinkField, desk.tr(str::share_field, {{"n", size}}), link_, size).attr("aria-readonly", "true");
        root.button("copy-link", desk.tr(str::share_copy));
    }
    root.button("download", desk.tr(str::export_file));
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
}

bool SharePage::act(Desk& desk, const Action& action) {
    if (action.name == "copy-link" && !link_.empty()) desk.host().share(title_, link_);
    else if (action.name == "download") desk.host().download(file_name_, file_);
    else return action.name == "share";
    return true;
}

// The field only serves to select the link. Typing in it changes nothing.
bool SharePage::typed(Desk&, const std::string& field, const std::string&, bool) { return field == kLinkField; }

void SharePage::shared(Desk& desk, ShareAnswer answer) {
    switch (answer) {
        case ShareAnswer::copied: return desk.say(ToastKind::good, phrase(str::share_copied), phrase(str::share_copied_text));
        case ShareAnswer::failed: return desk.say(ToastKind::warn, phrase(str::share_failed), phrase(str::share_failed_text));
        case ShareAnswer::handed_on: return;
    }
}

}  // namespace orrery::ui
