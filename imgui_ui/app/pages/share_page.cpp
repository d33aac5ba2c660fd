#include "imgui_ui/app/pages/share_page.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/match/link.h"
#include "imgui_ui/app/page_strings.h"

namespace orrery::ui {
namespace {

constexpr const char* kLinkField = "link";
constexpr float kQrSide = 236, kQrPad = 16, kQrCaption = 34;

/// Draws a code, rows of '1' and '0', on white with the margin that readers need. The squares are whole device pixels.
void draw_qr(Canvas& c, Rect r, std::string_view rows) {
    constexpr float kMargin = 4;                           // squares
    const std::size_t n = rows.find('\n');
    c.rect(r, radius::kButton, kWhite);
    const float unit = std::max(1.0f, std::floor(r.w * c.scale() / (float(n) + 2 * kMargin))) / c.scale();
    const Vec from = r.centre() - Vec{unit, unit} * (float(n) / 2);
    for (std::size_t i = 0; i < n; ++i) {
        const std::string_view row = rows.substr(i * (n + 1), n);
        for (std::size_t a = row.find('1'); a < n; a = row.find('1', a)) {
            const std::size_t b = std::min(row.find('0', a), n);
            c.rect({from.x + unit * float(a), from.y + unit * float(i), unit * float(b - a), unit}, 0, kBlack);
            a = b;
        }
    }
}

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
    if (qr_.empty() && !link_.empty()) qr_ = desk.host().qr_code(link_);
    const float pad = desk.is_phone() ? 18.0f : 32.0f;
    const bool has_qr = !qr_.empty(), qr_beside = has_qr && column >= 640;
    const float text_w = column - 2 * pad - (qr_beside ? kQrSide + kQrPad : 0);
    const std::string_view text = desk.tr(link_.empty() ? str::share_too_long : str::share_text);
    const std::string_view secrets = has_secrets_ && !link_.empty() ? desk.tr(str::share_secrets) : std::string_view();
    const auto height_of = [&](std::string_view s) { return s.empty() ? 0.0f : float(c.lines(s, 16, Weight::medium, text_w).size()) * 24; };
    const bool beside = text_w >= 420;
    const float qr_h = kQrSide + kQrCaption;
    const float buttons = beside || link_.empty() ? 56.0f : 56.0f * 2 + 10;
    const float words_h = 28 + height_of(text) + (secrets.empty() ? 0 : 12 + height_of(secrets)) + (link_.empty() ? 0.0f : 20 + 26 + 52) + 24 + buttons + 28;
    const float panel_h = qr_beside ? std::max(words_h, qr_h + 56) : words_h + (has_qr ? qr_h + 20 : 0.0f);
    const Rect view{0, 64, w, h - 64};
    const float content = panel_h + 48;
    float y = begin_scroll(ui, id("share"), view, content, scroll_) + 24;
    draw_panel(c, {x, y, column, panel_h});
    if (has_qr) {
        const Rect code{qr_beside ? x + column - pad - kQrSide : w / 2 - kQrSide / 2, qr_beside ? y + 28 : y + words_h - 8, kQrSide, kQrSide};
        draw_qr(c, code, qr_);
        c.fit({code.centre().x, code.bottom() + 20}, desk.tr(str::share_scan), 14, t.mid, Weight::medium, Align::center, column - 2 * pad);
    }
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
        if (!qr_.empty()) root.add("p", "qr", desk.tr(str::share_scan));
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
