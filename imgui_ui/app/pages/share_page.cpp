#include "imgui_ui/app/pages/share_page.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/match/link.h"
#include "engine/match/notation.h"
#include "imgui_ui/app/page_strings.h"

namespace orrery::ui {
namespace {

constexpr const char* kLinkField = "link";
constexpr float kQrSide = 236, kQrPad = 16, kQrCaption = 34;
constexpr float kButton = 56, kButtonGap = 10;

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
    : title_(match.game().name.in(desk.lang())), file_name_(std::string(match.game().id) + "-" + header.id),
      file_(to_text(write_save(header, match))), header_(header), match_(match.copy()), has_secrets_(match.to_act().has_value()) {
    const std::string code = write_link(header, match);
    if (!code.empty()) link_ = desk.host().address() + "#game=" + code;
}

SharePage::Told SharePage::told(const Desk& desk) const {
    Told out;
    out.title = std::string(desk.tr(str::share_title)) + desk.tr(punctuation::kBullet) + title_;
    out.text = desk.tr(link_.empty() ? str::share_too_long : str::share_text);
    out.files = {{"download", desk.tr(str::export_file)}, {"download-text", desk.tr(str::share_as_text)}};
    if (link_.empty()) return out;
    if (has_secrets_) out.secrets = desk.tr(str::share_secrets);
    out.field = desk.tr(str::share_field, {{"n", static_cast<int>(link_.size())}});
    out.copy = PageButton{"copy-link", desk.tr(str::share_copy)};
    if (!qr_.empty()) out.scan = desk.tr(str::share_scan);
    return out;
}

void SharePage::draw(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height();
    desk.space().draw(c, {rgb(0x3E62C8), {w * 0.3f, h * 0.6f}, 0.10f});
    const float margin = desk.is_phone() ? 10.0f : 28.0f, column = std::min(w - 2 * margin, 720.0f), x = (w - column) / 2;
    if (qr_.empty() && !link_.empty()) qr_ = desk.host().qr_code(link_);
    const Told told = this->told(desk);
    const float pad = desk.is_phone() ? 18.0f : 32.0f;
    const bool has_qr = !told.scan.empty(), qr_beside = has_qr && column >= 640;
    const float text_w = column - 2 * pad - (qr_beside ? kQrSide + kQrPad : 0);
    const auto height_of = [&](std::string_view s) { return s.empty() ? 0.0f : float(c.lines(s, 16, Weight::medium, text_w).size()) * 24; };
    const bool beside = text_w >= 420;
    const float qr_h = kQrSide + kQrCaption;
    // The link is offered first, on a row of its own.
    const float copy = told.copy ? kButton + kButtonGap : 0, count = float(told.files.size());
    const float buttons = copy + (beside ? kButton : count * (kButton + kButtonGap) - kButtonGap);
    const float words_h = 28 + height_of(told.text) + (told.secrets.empty() ? 0 : 12 + height_of(told.secrets)) +
                          (told.field.empty() ? 0.0f : 20 + 26 + 52) + 24 + buttons + 28;
    const float panel_h = qr_beside ? std::max(words_h, qr_h + 56) : words_h + (has_qr ? qr_h + 20 : 0.0f);
    const Rect view{0, 64, w, h - 64};
    const float content = panel_h + 48;
    float y = begin_scroll(ui, id("share"), view, content, scroll_) + 24;
    draw_panel(c, {x, y, column, panel_h});
    if (has_qr) {
        const Rect code{qr_beside ? x + column - pad - kQrSide : w / 2 - kQrSide / 2, qr_beside ? y + 28 : y + words_h - 8, kQrSide, kQrSide};
        draw_qr(c, code, qr_);
        c.fit({code.centre().x, code.bottom() + 20}, told.scan, 14, t.mid, Weight::medium, Align::center, column - 2 * pad);
    }
    y += 28;
    c.paragraph({x + pad, y + 12}, told.text, 16, t.hi, Weight::medium, text_w, 24);
    y += height_of(told.text);
    if (!told.secrets.empty()) {
        c.paragraph({x + pad, y + 24}, told.secrets, 16, t.warn, Weight::medium, text_w, 24);
        y += 12 + height_of(told.secrets);
    }
    if (!told.field.empty()) {
        y += 20;
        c.fit({x + pad, y + 8}, told.field, 14, t.mid, Weight::medium, Align::left, text_w);
        y += 26;
        const Rect field{x + pad, y, text_w, 52};
        FieldLook look;
        look.editing = desk.is_editing(kLinkField);
        look.size = 14;
        look.name = told.field;
        if (text_field(ui, id("link"), field, link_, look))
            desk.edit_field(kLinkField, field, link_, told.field, {}, static_cast<int>(link_.size()));
        y += 52;
    }
    y += 24;
    const auto offer = [&](const PageButton& one, Rect place, const ButtonLook& look) {
        if (button(ui, id(one.action), place, one.label, look)) desk.ask(one.action);
    };
    if (told.copy) offer(*told.copy, {x + pad, y, text_w, kButton}, {.kind = ButtonKind::primary, .icon = Icon::share, .size = 17});
    y += copy;
    const float each = beside ? (text_w - 12 * (count - 1)) / count : text_w;
    for (std::size_t i = 0; i < told.files.size(); ++i) {
        const Rect place = beside ? Rect{x + pad + (each + 12) * float(i), y, each, kButton} : Rect{x + pad, y + (kButton + kButtonGap) * float(i), each, kButton};
        offer(told.files[i], place, {.icon = Icon::down, .size = 16});
    }
    end_scroll(ui, view, content, scroll_, t.space1, t.space0);
    page_bar(desk, told.title);
}

void SharePage::mirror(const Desk& desk, MirrorNode& root) const {
    const Told told = this->told(desk);
    root.add("h1", "title", told.title);
    root.add("p", "text", told.text);
    if (!told.secrets.empty()) root.add("p", "secrets", told.secrets);
    if (!told.field.empty()) root.input(kLinkField, told.field, link_, static_cast<int>(link_.size())).attr("aria-readonly", "true");
    if (told.copy) root.button(told.copy->action, told.copy->label);
    if (!told.scan.empty()) root.add("p", "qr", told.scan);
    for (const PageButton& one : told.files) root.button(one.action, one.label);
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
}

bool SharePage::act(Desk& desk, const Action& action) {
    if (action.name == "copy-link" && !link_.empty()) desk.host().share(title_, link_);
    else if (action.name == "download") desk.host().download(file_name_ + ".json", file_);
    else if (action.name == "download-text") desk.host().download(file_name_ + ".txt", write_notation(header_, *match_));
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
