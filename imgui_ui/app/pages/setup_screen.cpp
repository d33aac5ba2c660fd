#include "imgui_ui/app/pages/setup_screen.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/pages/boxes.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui {
namespace {

constexpr float kSetupMargin = 28, kSetupPad = 24, kNarrowSeat = 148;
constexpr int kNameLength = 24;
constexpr float kChoice = 44, kPicturedChoice = 96, kChoiceGap = 6;

/// Returns the number of rows for the values of an option, so that no word is torn and no name takes more than two lines.
std::size_t rows_of(const Canvas& c, const std::vector<std::string>& names, float width) {
    constexpr float kCellEdges = 14;
    float widest = 0;                                      // of words between spaces, so that Japanese names are not torn either
    for (const std::string& name : names)
        for (std::size_t from = 0; from < name.size();) {
            const std::size_t to = std::min(name.find(' ', from), name.size());
            widest = std::max(widest, c.text_width(std::string_view(name).substr(from, to - from), type::kSmall, Weight::bold));
            from = to + 1;
        }
    for (std::size_t rows = 1; rows < names.size(); ++rows) {
        const std::size_t columns = (names.size() + rows - 1) / rows;
        const float room = width / float(columns) - kCellEdges;
        const auto fits = [&](const std::string& name) { return c.lines(name, type::kSmall, Weight::bold, room).size() <= 2; };
        if (widest <= room && std::all_of(names.begin(), names.end(), fits)) return rows;
    }
    return names.size();
}

}  // namespace

// --- content and actions ---

SetupScreen::SetupScreen(Desk& desk, const GameInfo& game) : Screen(desk), draft_(game) {
    if (const auto kept = desk.store().value(std::string("setup/") + game.id))
        if (const auto json = parse_json(kept->text)) draft_.recall(*json);
    for (const SeatDraft& seat : draft_.seats()) desk.note_letters(seat.name);
}

void SetupScreen::remember() {
    desk_.storage_answered(desk_.store().put_value(std::string("setup/") + draft_.game().id, to_text(draft_.to_json())));
}

bool SetupScreen::escape(Desk&) {
    const bool is_choosing = choosing_color_ >= 0 || choosing_level_ >= 0;
    choosing_color_ = choosing_level_ = -1;
    return is_choosing;
}

bool SetupScreen::act(Desk&, const Action& action) {
    Draft& draft = draft_;
    const ActionName name = action.name;
    const bool has_seat = action.seat >= 0 && action.seat < static_cast<int>(draft.seats().size());
    const auto seat = static_cast<std::size_t>(has_seat ? action.seat : 0);
    if (name == "add-seat") {
        if (draft.can_add()) draft.add_seat();
        else desk_.say(ToastKind::plain, phrase(str::not_now_title), phrase(str::max_seats, {{"n", draft.game().max_seats}}));
    } else if (name == "remove-seat" && has_seat) {
        if (draft.can_remove()) draft.remove_seat(seat);
        else desk_.say(ToastKind::plain, phrase(str::not_now_title), phrase(str::min_seats, {{"n", draft.game().min_seats}}));
    } else if (name == "shuffle-seats") {
        Rng rng(desk_.host().fresh_seed());
        draft.shuffle(rng);
    } else if (name == "seat-color" && has_seat) {
        if (const auto color = seat_color_by_id(action.value)) draft.set_color(seat, *color);
        else choosing_color_ = choosing_color_ == action.seat ? -1 : action.seat;
        if (!action.value.empty()) choosing_color_ = -1;
    } else if (name == "seat-kind" && has_seat) {
        const bool computer = action.value == "computer";
        // A second tap on the computer opens the choice of its level.
        if (computer && draft.seats()[seat].computer && action.key == "canvas") choosing_level_ = choosing_level_ == action.seat ? -1 : action.seat;
        draft.set_computer(seat, computer);
    } else if (name == "seat-level" && has_seat) {
        draft.set_level(seat, action.value);
        choosing_level_ = -1;
    } else if (name == "option") {
        draft.set_option(action.key, action.value);
    } else if (name == "dice") {
        draft.set_real_dice(action.value == "people");
    } else {
        return false;
    }
    remember();
    return true;
}

bool SetupScreen::typed(Desk&, const std::string& field, const std::string& text, bool done) {
    if (field == "deal-number") {
        draft_.set_deal(text.substr(0, 24));
        return true;
    }
    if (field.size() != 6 || field.compare(0, 5, "name-") != 0) return false;
    const auto seat = static_cast<std::size_t>(field[5] - '0');
    if (seat >= draft_.seats().size()) return true;
    // Trailing spaces stay while typing continues; `tidy_name` removes them when the game starts.
    draft_.rename(seat, done ? tidy_name(text) : text);
    desk_.note_letters(text);
    if (done) remember();
    return true;
}

// --- drawing ---

// Draws a seat: number, disc, name, person or computer, remove. On narrow screens the segments go below the name.
void SetupScreen::draw_seat(Rect r, std::size_t seat, bool narrow) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const SeatDraft& draft = draft_.seats()[seat];
    const int index = static_cast<int>(seat), number = index + 1;
    c.rect(r, 14, fade(rgb(0x0B1222), 0.7f));
    c.rect_stroke(r, 14, fade(t.line, 0.9f), 1);
    const float middle = narrow ? r.y + 42 : r.y + r.h / 2;
    const float disc = narrow ? 22.0f : std::min(24.0f, r.h * 0.32f);
    const bool slim = r.w < 300;
    const float disc_x = r.x + (slim ? 46.0f : narrow ? 62.0f : 68.0f);
    c.text({r.x + (slim ? 12.0f : narrow ? 20.0f : 22.0f), middle}, std::to_string(number), 16, t.low, Weight::bold, Align::center);
    const std::string color = tr(str::seat_color, {{"n", number}, {"color", color_name(draft.color, lang())}});
    if (ui_.tap(id("color", index), {disc_x - disc - 4, middle - disc - 2, 2 * disc + 26, 2 * disc + 4}, {.name = color, .radius = 24}))
        ask("seat-color", index);
    draw_emblem(c, draft.color, {disc_x, middle}, disc);
    draw_icon(c, Icon::down, {disc_x + disc + 10, middle}, 12, t.low);
    if (choosing_color_ == index) color_anchor_ = {disc_x - disc, middle - disc, 2 * disc, 2 * disc};

    const std::string field = "name-" + std::to_string(index);
    const float close = 44, field_x = disc_x + disc + 28, segment = r.w < 560 ? 216.0f : 254.0f, high = std::min(48.0f, r.h - 16);
    const Rect name = narrow ? Rect{field_x, middle - 24, r.right() - close - 6 - field_x, 48}
                             : Rect{field_x, middle - high / 2, r.right() - close - 14 - segment - 12 - field_x, high};
    const std::string placeholder = draft_.name_of(seat, lang()), label = tr(str::seat_name, {{"n", number}});
    FieldLook look;
    look.placeholder = placeholder;
    look.editing = desk_.is_editing(field);
    look.name = label;
    if (text_field(ui_, id("name", index), name, draft.name, look))
        desk_.edit_field(field, name, draft.name, label, placeholder, kNameLength, false);

    const Rect kind = narrow ? Rect{r.x + 12, middle + 40, r.w - 24, 48}
                             : Rect{r.right() - close - 8 - segment, middle - high / 2, segment, high};
    const std::string level = draft.computer ? level_name(draft.level, lang()) : std::string();
    if (choosing_level_ == index) level_anchor_ = kind;
    const Segment parts[] = {{tr(str::person), Icon::person, {}, true},
                             {tr(str::computer_short), Icon::bot, level, true}};
    const std::string question = tr(str::person_or_computer, {{"n", number}});
    const int chosen = segments(ui_, id("kind", index), kind, parts, draft.computer ? 1 : 0, question);
    if (chosen >= 0) ask("seat-kind", index, chosen == 1 ? "computer" : "person", "canvas");
    IconButtonLook remove;
    remove.ground = false;
    remove.off = !draft_.can_remove();
    remove.ink = t.low;
    if (icon_button(ui_, id("remove", index), {r.right() - close - 2, middle - 22}, Icon::close, tr(str::remove_seat, {{"n", number}}), remove))
        ask("remove-seat", index);
}

// Draws options and deal number. Returns their height; only measures unless `draw`.
float SetupScreen::draw_options(Rect r, bool draw) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const auto& specs = *draft_.game().options;
    const GameFace& face = *face_of(draft_.game().id);
    float y = r.y;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const OptionSpec& spec = specs[i];
        const std::vector<Json> offered = draft_.offered(i);
        if (offered.size() < 2) continue;                  // this seat count leaves no choice
        const std::string_view help = spec.help.in(lang());
        const float help_height = float(c.lines(help, 14, Weight::medium, r.w).size()) * 20;
        std::vector<std::string> names;
        for (const Json& value : offered) names.push_back(option_name(spec, value, lang()));
        const std::size_t rows = rows_of(c, names, r.w), columns = (names.size() + rows - 1) / rows;
        const bool is_pictured = spec.key == face.pictured_option;
        const float high = is_pictured ? kPicturedChoice : kChoice;
        if (draw) {
            c.fit({r.x, y + 12}, spec.name.in(lang()), 16, t.hi, Weight::bold, Align::left, r.w);
            c.paragraph({r.x, y + 34}, help, 14, t.mid, Weight::medium, r.w, 20);
            const auto on = std::find(offered.begin(), offered.end(), draft_.option(i)) - offered.begin();
            for (std::size_t row = 0; row < rows; ++row) {
                const std::size_t first = row * columns, count = std::min(columns, names.size() - first);
                std::vector<Segment> parts;
                for (std::size_t k = first; k < first + count; ++k) {
                    parts.push_back({names[k]});
                    if (is_pictured)
                        parts.back().picture = [&, value = offered[k]](Canvas& canvas, Rect place) {
                            if (desk_.host().want_part(game_part(face.id))) face.draw_option(canvas, t, value, place);
                        };
                }
                const Rect place{r.x, y + 26 + help_height + float(row) * (high + kChoiceGap), r.w * float(count) / float(columns), high};
                const int chosen = segments(ui_, id("option", static_cast<int>(i), id("row", static_cast<int>(row))), place, parts,
                                            static_cast<int>(on) - static_cast<int>(first), spec.name.in(lang()));
                if (chosen >= 0) ask("option", -1, option_word(offered[first + static_cast<std::size_t>(chosen)]), spec.key);
            }
        }
        y += 26 + help_height + float(rows) * (high + kChoiceGap) - kChoiceGap + 14;
    }
    if (draft_.game().throws_dice) {
        const float words = float(c.lines(tr(str::dice_help), 14, Weight::medium, r.w).size()) * 20;
        if (draw) {
            c.text({r.x, y + 12}, tr(str::dice), 16, t.hi, Weight::bold);
            c.paragraph({r.x, y + 34}, tr(str::dice_help), 14, t.mid, Weight::medium, r.w, 20);
            const Segment parts[] = {{tr(str::dice_of_app)}, {tr(str::dice_of_people)}};
            const int chosen = segments(ui_, id("dice"), {r.x, y + 26 + words, r.w, 44}, parts, draft_.has_real_dice() ? 1 : 0, tr(str::dice));
            if (chosen >= 0) ask("dice", -1, chosen == 1 ? "people" : "app");
        }
        y += 26 + words + 44 + 14;
    }
    if (draw) c.line({r.x, y + 2}, {r.right(), y + 2}, t.line, 1);
    y += 16;
    const float field = std::min(196.0f, r.w * 0.46f);
    const float help_height = float(c.lines(tr(str::deal_help), 14, Weight::medium, r.w - field - 16).size()) * 20;
    if (draw) {
        c.text({r.x, y + 12}, tr(str::deal_number), 16, t.hi, Weight::bold);
        c.paragraph({r.x, y + 36}, tr(str::deal_help), 14, t.mid, Weight::medium, r.w - field - 16, 20);
        const Rect place{r.right() - field, y + 4, field, 52};
        FieldLook look;
        look.placeholder = tr(str::deal_new);
        look.icon = Icon::dice;
        look.editing = desk_.is_editing("deal-number");
        look.size = 16;
        look.name = tr(str::deal_number);
        if (text_field(ui_, id("deal"), place, draft_.deal(), look))
            desk_.edit_field("deal-number", place, draft_.deal(), tr(str::deal_number), tr(str::deal_new), 19, true);
    }
    y += std::max(60.0f, 26 + help_height) + 20;
    return y - r.y;
}

// Draws the switch for the guide: title and help, with the switch below or, if `beside`, to the right. Returns the height.
float SetupScreen::draw_guide(Rect r, bool beside, bool draw) {
    if (!face_of(draft_.game().id)->coach) return 0;
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    constexpr float kSwitch = 200, kHigh = 44;
    const float words = beside ? r.w - kSwitch - 16 : r.w;
    const float help = float(c.lines(tr(str::guide_help), 14, Weight::medium, words).size()) * 20;
    const float height = beside ? std::max(kHigh, 26 + help) : 26 + help + kHigh;
    if (!draw) return height;
    c.text({r.x, r.y + 12}, tr(str::guide), 16, t.hi, Weight::bold);
    c.paragraph({r.x, r.y + 34}, tr(str::guide_help), 14, t.mid, Weight::medium, words, 20);
    const Segment parts[] = {{tr(str::off), Icon::none, {}, true}, {tr(str::on), Icon::none, {}, true}};
    const Rect place = beside ? Rect{r.right() - kSwitch, r.y + (height - kHigh) / 2, kSwitch, kHigh} : Rect{r.x, r.y + 26 + help, r.w, kHigh};
    const int chosen = segments(ui_, id("guide"), place, parts, settings().guide ? 1 : 0, tr(str::guide));
    if (chosen >= 0) ask("guide", -1, chosen == 1 ? "on" : "off");
    return height;
}

// Draws the game's colours in a small panel beside the disc. A seat that already has the chosen colour gets the other's old one.
void SetupScreen::draw_color_choice() {
    if (choosing_color_ < 0 || static_cast<std::size_t>(choosing_color_) >= draft_.seats().size()) return;
    Canvas& c = ui_.canvas();
    const std::vector<SeatColor> colors = draft_.colors();
    const float step = 56, w = step * float(colors.size()) + 16, h = 68;
    const float x = std::clamp(color_anchor_.x - 12, 8.0f, std::max(8.0f, ui_.width() - w - 8));
    const float below = color_anchor_.bottom() + 8;
    const float y = below + h < ui_.height() - 8 ? below : color_anchor_.y - 8 - h;
    ui_.push_layer();
    draw_panel(c, {x, y, w, h}, 14, {.top = ui_.theme().s3, .alpha = 1, .shadow = 0.7f, .blur = 30});
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const Vec at{x + 8 + step * (float(i) + 0.5f), y + h / 2};
        const std::string name = tr(str::take_color, {{"n", choosing_color_ + 1}, {"color", color_name(colors[i], lang())}});
        if (ui_.tap_circle(id("take-color", static_cast<int>(i)), at, 24, {.name = name}))
            ask("seat-color", choosing_color_, seat_color_id(colors[i]));
        draw_emblem(c, colors[i], at, 22);
        if (draft_.seats()[static_cast<std::size_t>(choosing_color_)].color == colors[i]) draw_selected_ring(c, at, 24);
    }
    if (ui_.pressed_outside()) choosing_color_ = -1;
    ui_.pop_layer();
}

// Draws the levels of a computer seat, each with a sentence.
void SetupScreen::draw_level_choice() {
    if (choosing_level_ < 0 || choosing_level_ >= static_cast<int>(draft_.seats().size())) return;
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    constexpr float kSetupPad = 8, kHelpSize = 13, kHelpLine = 17;
    constexpr float kInsignia = 16, kWordsX = 2 * kInsignia + 22;
    const float w = std::min(400.0f, ui_.width() - 16), help_w = w - 2 * kSetupPad - kWordsX - 12;
    const bool is_long = std::any_of(kOfferedLevels.begin(), kOfferedLevels.end(), [&](const Level& level) {
        return c.text_width(captain_of(draft_.game().id, level.id).line.in(lang()), kHelpSize, Weight::medium) > help_w;
    });
    const float row = is_long ? 60 + kHelpLine : 60, h = row * float(kOfferedLevels.size()) + 2 * kSetupPad;
    const float x = std::clamp(level_anchor_.right() - w, 8.0f, std::max(8.0f, ui_.width() - w - 8));
    const float below = level_anchor_.bottom() + 8;
    const float y = below + h < ui_.height() - 8 ? below : std::max(8.0f, level_anchor_.y - 8 - h);
    const std::string& now = draft_.seats()[static_cast<std::size_t>(choosing_level_)].level;
    ui_.push_layer();
    draw_panel(c, {x, y, w, h}, 14, {.top = t.s3, .alpha = 1, .shadow = 0.7f, .blur = 30});
    for (std::size_t i = 0; i < kOfferedLevels.size(); ++i) {
        const std::string level(kOfferedLevels[i].id), word = level_name(level, lang());
        const Rect r{x + kSetupPad, y + kSetupPad + float(i) * row, w - 2 * kSetupPad, row - 4};
        const std::string name = tr(str::level_of_seat, {{"n", choosing_level_ + 1}, {"level", word}});
        if (ui_.tap(id("take-level", static_cast<int>(i)), r, {.name = name, .radius = 10})) ask("seat-level", choosing_level_, level);
        if (level == now) {
            c.rect(r, 10, fade(t.gold, 0.14f));
            c.rect_stroke(r, 10, t.gold, 1.5f);
        }
        const Captain& captain = captain_of(draft_.game().id, level);
        draw_insignia(c, static_cast<int>(i) + 1, {r.x + 12 + kInsignia, r.y + r.h / 2}, kInsignia, t.game(face_of(draft_.game().id)->key));
        const float word_w = c.text_width(word, type::kSmall, Weight::bold);
        c.fit({r.x + kWordsX, r.y + 19}, captain.name.in(lang()), 16, t.hi, Weight::bold, Align::left, help_w - word_w - 10);
        c.text({r.right() - 12, r.y + 19}, word, type::kSmall, t.brass, Weight::bold, Align::right);
        c.paragraph({r.x + kWordsX, r.y + 40}, captain.line.in(lang()), kHelpSize, t.mid, Weight::medium, help_w, kHelpLine, Align::left, 2);
    }
    if (ui_.pressed_outside()) choosing_level_ = -1;
    ui_.pop_layer();
}

void SetupScreen::draw(Desk&) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const float w = ui_.width(), h = ui_.height();
    const Draft& draft = draft_;
    const Box* box = box_of(draft.game().id);
    const bool narrow = w < 980 || h < 600;
    desk_.space().draw(c, {t.game(box ? box->key : GameKey::jumpgate), {w * 0.81f, 180}, 0.12f});
    const float margin = is_phone() ? 12.0f : kSetupMargin;
    const std::size_t seats = draft.seats().size();
    const int people = draft.people();
    const bool has_curtain = face_of(draft.game().id)->has_secrets;
    const std::string note = people >= 2   ? tr(has_curtain ? str::curtain_note : str::open_note, {{"n", people}})
                             : people == 1 ? std::string(tr(has_curtain ? str::solo_note : str::solo_open_note))
                                           : std::string(tr(str::bots_note));
    const std::string game_note = face_of(draft.game().id)->seats_note
                                      ? face_of(draft.game().id)->seats_note(static_cast<int>(seats), lang())
                                      : std::string();
    const auto header = [&](float y) {
        if (icon_button(ui_, id("back"), {margin, y}, Icon::back, tr(str::back))) ask("back");
        const float x = margin + 64;
        const bool teaches = face_of(draft.game().id)->lesson && !is_phone();
        const std::string_view rules = tr(teaches ? str::learn : str::read_rules);
        const float room = c.text_width(rules, 15, Weight::bold) + 28 + 44;
        constexpr float kGear = 52;
        const float rules_w = (is_phone() ? 44.0f : room) + kGear;
        if (icon_button(ui_, id("settings"), {w - margin - 44, y}, Icon::gear, tr(str::settings))) ask("settings");
        const float title_w = w - x - rules_w - 2 * margin;
        const std::string_view title = draft.game().name.in(lang());
        if (c.text_width(title, type::kSmall, Weight::bold) <= title_w) {
            c.fit({x, y + 10}, tr(str::new_game), 14, t.low, Weight::bold, Align::left, title_w);
            c.fit({x, y + 36}, title, type::kH1, t.hi, Weight::bold, Align::left, title_w);
        } else {
            const bool fits_two = c.lines(title, type::kLabel, Weight::bold, title_w).size() <= 2;
            if (fits_two) c.paragraph({x, y + 12}, title, type::kLabel, t.hi, Weight::bold, title_w, 22, Align::left, 2);
            else c.paragraph({x, y + 6}, title, type::kSmall, t.hi, Weight::bold, title_w, 16, Align::left, 3);
        }
        if (is_phone()) {
            if (icon_button(ui_, id("rules"), {w - margin - 44 - kGear, y}, Icon::book, rules)) ask("rules");
        } else if (button(ui_, id("rules"), {w - margin - room - kGear, y, room, 44}, rules, {.icon = Icon::book, .size = 15})) {
            if (teaches) ask("learn", -1, draft.game().id);
            else ask("rules");
        }
    };
    const auto seats_title = [&](float x, float y, float width) {
        const std::string_view label = width < 300 ? std::string_view() : tr(width < 460 ? str::shuffle_short : str::shuffle_seats);
        const float room = label.empty() ? 44.0f : c.text_width(label, 15, Weight::bold) + 28 + 40;
        const float pad = width < 300 ? 14.0f : kSetupPad;
        c.fit({x + pad, y + 34}, tr(str::who_plays), type::kH2, t.hi, Weight::bold, Align::left, width - room - 2 * pad - 12);
        if (button(ui_, id("shuffle"), {x + width - pad - room, y + 13, room, 44}, label,
                   {.kind = ButtonKind::ghost, .icon = Icon::rematch, .size = 15, .name = tr(str::shuffle_seats)}))
            ask("shuffle-seats");
    };
    const auto add_seat = [&](Rect r) {
        if (ui_.tap(id("add-seat"), r, {.name = tr(str::add_seat), .radius = 14})) ask("add-seat");
        const Rect drawn = ui_.is_pressed(id("add-seat")) ? r.moved(0, 1) : r;
        c.dashed_rect(drawn, 14, t.field, 1.5f, 6, 6);
        const float label = c.text_width(tr(str::add_seat), 16, Weight::bold), x = drawn.x + (drawn.w - label - 26) / 2;
        draw_icon(c, Icon::plus, {x + 8, drawn.centre().y}, 16, t.mid);
        c.text({x + 26, drawn.centre().y}, tr(str::add_seat), 16, t.mid, Weight::bold);
    };

    if (!narrow) {
        header(28);
        const float top = 104, foot = 120;
        const float inner = w - 2 * margin - 24, left = std::min(inner * (w < 1100 ? 0.63f : 0.582f), 760.0f), x = margin;
        // Newcomers find the guide without scrolling: with few seats below them, otherwise above the options.
        const float add = draft.can_add() ? 68.0f : 0.0f, guide_h = draw_guide({0, 0, left - 2 * kSetupPad, 0}, true, false);
        const bool guide_left = 74 + 100 * float(seats) + add + guide_h + 72 <= h - top - foot;
        const float options_w = inner - left - 2 * kSetupPad;
        const float above = guide_left ? 0.0f : draw_guide({0, 0, options_w, 0}, false, false) + 16;
        // High windows show all options at once.
        const float content = draw_options({0, 0, options_w, 0}, false) + above + 12;
        const float panel = std::min(h - top - foot, std::max(660.0f, content + 62 + 10));
        const Rect who{x, top, left, panel};
        draw_panel(c, who, radius::kBox);
        seats_title(x, top, left);
        const float row = std::min(88.0f, (panel - 74 - 46 - add) / float(seats) - 12);
        float y = top + 74;
        for (std::size_t i = 0; i < seats; ++i, y += row + 12) draw_seat({x + 20, y, left - 40, row}, i, false);
        if (draft.can_add()) add_seat({x + 20, y, left - 40, 56});
        c.fit({x + kSetupPad, top + panel - 28}, game_note, 14, t.low, Weight::medium, Align::left, left - 2 * kSetupPad);
        if (guide_left) {
            const float line = top + panel - 58 - guide_h;
            c.line({x + kSetupPad, line - 12}, {x + left - kSetupPad, line - 12}, t.line, 1);
            draw_guide({x + kSetupPad, line, left - 2 * kSetupPad, 0}, true, true);
        }

        const Rect options{x + left + 24, top, inner - left, panel};
        draw_panel(c, options, radius::kBox);
        c.text({options.x + kSetupPad, top + 34}, tr(str::options), type::kH2, t.hi, Weight::bold);
        const Rect view{options.x + 1, top + 62, options.w - 2, panel - 62 - 10};
        float& offset = options_scroll_;
        const float from = begin_scroll(ui_, id("options"), view, content, offset);
        if (!guide_left) draw_guide({options.x + kSetupPad, from, options_w, 0}, false, true);
        draw_options({options.x + kSetupPad, from + above, options_w, 0}, true);
        end_scroll(ui_, view, content, offset, t.s1, t.s2);

        const float y_foot = top + panel + std::max(20.0f, (h - top - panel - 60) / 2 - 4);
        if (button(ui_, id("start"), {w - margin - 300, y_foot, 300, 60}, tr(str::start),
                   {.kind = ButtonKind::primary, .icon = Icon::play, .size = 20, .name = tr(str::start_game)}))
            ask("start");
        const float note_w = std::min(560.0f, w - 2 * margin - 340);
        const std::size_t note_lines = c.lines(note, 14, Weight::medium, note_w).size();
        c.paragraph({margin, y_foot + 30 - 10 * float(note_lines - 1)}, note, 14, t.mid, Weight::medium, note_w, 20);
    } else {
        const float head = 84, foot = 76;
        const Rect view{0, head, w, h - head - foot};
        const float column = w - 2 * margin, pad = column < 300 ? 14.0f : kSetupPad, options_w = column - 2 * pad;
        const float before_guide = draw_options({0, 0, options_w, 0}, false);
        const float options_h = before_guide + draw_guide({0, 0, options_w, 0}, false, false) + 8;
        const bool beside = column >= 640;                 // name and kind in one row
        const float row = beside ? 76.0f : kNarrowSeat;
        const float game_note_h = game_note.empty() ? 8.0f : 20 + 20 * float(c.lines(game_note, 14, Weight::medium, column - 2 * kSetupPad).size());
        const float who_h = 70 + float(seats) * (row + 10) + (draft.can_add() ? 66.0f : 0.0f) + game_note_h;
        const float note_h = float(c.lines(note, 14, Weight::medium, column).size()) * 20;
        const float content = who_h + 12 + 64 + options_h + 16 + 12 + note_h + 16;
        float& offset = scroll_;
        float y = begin_scroll(ui_, id("setup"), view, content, offset);
        draw_panel(c, {margin, y, column, who_h}, radius::kPanel);
        seats_title(margin, y, column);
        float line = y + 70;
        for (std::size_t i = 0; i < seats; ++i, line += row + 10) draw_seat({margin + 10, line, column - 20, row}, i, !beside);
        if (draft.can_add()) {
            add_seat({margin + 10, line, column - 20, 56});
            line += 66;
        }
        c.paragraph({margin + kSetupPad, line + 14}, game_note, 14, t.low, Weight::medium, column - 2 * kSetupPad, 20);
        y += who_h + 12;
        draw_panel(c, {margin, y, column, 64 + options_h + 16}, radius::kPanel);
        c.text({margin + pad, y + 34}, tr(str::options), type::kH2, t.hi, Weight::bold);
        draw_options({margin + pad, y + 64, options_w, 0}, true);
        draw_guide({margin + pad, y + 64 + before_guide, options_w, 0}, false, true);
        y += 64 + options_h + 16 + 12;
        c.paragraph({margin + 4, y + 10}, note, 14, t.mid, Weight::medium, column - 8, 20);
        end_scroll(ui_, view, content, offset, t.space1);
        header(20);
        if (button(ui_, id("start"), {margin, h - 68, column, 60}, tr(str::start),
                   {.kind = ButtonKind::primary, .icon = Icon::play, .size = 20, .name = tr(str::start_game)}))
            ask("start");
    }
    draw_color_choice();
    draw_level_choice();
}

// --- mirror ---

void SetupScreen::mirror_head(const Desk&, MirrorNode& root) const {
    root.add("h1", "title", std::string(tr(str::new_game)) + tr(punctuation::kColon) + draft_.game().name.in(lang()));
}

std::uint64_t SetupScreen::digest(const Desk&) const {
    return Digest().add(to_text(draft_.to_json())).add(draft_.deal()).value();
}

void SetupScreen::mirror(const Desk& desk, MirrorNode& root) const {
    const Draft& draft = draft_;
    mirror_head(desk, root);
    MirrorNode& seats = root.add("section", "seats");
    seats.add("h2", "heading", tr(str::who_plays));
    for (std::size_t i = 0; i < draft.seats().size(); ++i) {
        const SeatDraft& seat = draft.seats()[i];
        const int number = static_cast<int>(i) + 1, index = static_cast<int>(i);
        MirrorNode& group = seats.add("section", "seat-" + std::to_string(i));
        group.add("h3", "name", tr(str::seat_number, {{"n", number}}));
        group.input("name-" + std::to_string(i), tr(str::seat_name, {{"n", number}}), seat.name, 24)
            .attr("placeholder", draft.name_of(i, lang()));
        for (SeatColor color : draft.colors())
            group.button("seat-color", tr(str::take_color, {{"n", number}, {"color", color_name(color, lang())}}))
                .seat(index)
                .value(seat_color_id(color))
                .pressed(color == seat.color);
        group.button("seat-kind", tr(str::person)).seat(index).value("person").pressed(!seat.computer);
        group.button("seat-kind", tr(str::computer)).seat(index).value("computer").pressed(seat.computer);
        if (seat.computer)
            for (const Level& level : kOfferedLevels)
                group.button("seat-level", tr(str::level_of_seat, {{"n", number}, {"level", level_name(level.id, lang())}}))
                    .seat(index)
                    .value(level.id)
                    .pressed(seat.level == level.id);
        if (seat.computer) group.add("p", "captain", captain_of(draft.game().id, seat.level).line.in(lang()));
        group.button("remove-seat", tr(str::remove_seat, {{"n", number}}), draft.can_remove()).seat(index);
    }
    seats.button("add-seat", tr(str::add_seat), draft.can_add());
    seats.button("shuffle-seats", tr(str::shuffle_seats));
    MirrorNode& options = root.add("section", "options");
    options.add("h2", "heading", tr(str::options));
    const auto& specs = *draft.game().options;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const std::vector<Json> offered = draft.offered(i);
        if (offered.size() < 2) continue;
        MirrorNode& group = options.add("section", specs[i].key);
        group.add("h3", "name", specs[i].name.in(lang()));
        group.add("p", "help", specs[i].help.in(lang()));
        for (const Json& value : offered)
            group.button("option", option_name(specs[i], value, lang()))
                .option(specs[i].key)
                .value(option_word(value))
                .pressed(draft.option(i) == value);
    }
    if (draft.game().throws_dice) {
        MirrorNode& dice = options.add("section", "dice");
        dice.add("h3", "name", tr(str::dice));
        dice.add("p", "help", tr(str::dice_help));
        dice.button("dice", tr(str::dice_of_app)).value("app").pressed(!draft.has_real_dice());
        dice.button("dice", tr(str::dice_of_people)).value("people").pressed(draft.has_real_dice());
    }
    if (face_of(draft.game().id)->coach) {
        MirrorNode& guide = options.add("section", "guide");
        guide.add("h3", "name", tr(str::guide));
        guide.add("p", "help", tr(str::guide_help));
        guide.button("guide", tr(str::off)).value("off").pressed(!settings().guide);
        guide.button("guide", tr(str::on)).value("on").pressed(settings().guide);
    }
    MirrorNode& deal = root.add("section", "deal");
    deal.add("h2", "heading", tr(str::deal_number));
    deal.add("p", "help", tr(str::deal_help));
    deal.add("p", "blank", tr(str::deal_blank));
    deal.input("deal-number", tr(str::deal_number), draft.deal(), 19, true);
    root.button("start", tr(str::start_game));
    if (face_of(draft.game().id)->lesson) root.button("learn", tr(str::learn)).value(draft.game().id);
    root.button("rules", tr(str::rules_of, {{"game", draft.game().name.in(lang())}}));
    root.button("settings", tr(str::settings));
    root.button("language", own_name(next_language(lang())));
    root.button("back", tr(str::back));
}

}  // namespace orrery::ui
