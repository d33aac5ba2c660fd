// The drawers of settings and players, drawn and mirrored.
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/page_strings.h"

namespace orrery::ui {

App::SettingRow App::speed_row() const {
    return {"speed", tr(str::speed), show_speed_id(settings_.show_speed),
            {{"calm", tr(str::speed_calm)}, {"normal", tr(str::speed_normal)}, {"brisk", tr(str::speed_brisk)},
             {"instant", tr(str::speed_instant)}}, tr(str::speed_help)};
}

std::vector<App::SettingRow> App::setting_rows() const {
    const std::string percent = std::to_string(settings_.text_percent);
    std::vector<SettingRow> rows{{"language", tr(str::language), code(settings_.lang), {}}};
    for (const Lang lang : kLangs) rows.back().choices.push_back({code(lang), own_name(lang)});
    rows.push_back({"text-size", tr(str::text_size), percent, {}});
    for (const int each : kTextPercents)
        rows.back().choices.push_back({std::to_string(each), std::to_string(each), tr(str::text_size_value, {{"n", each}})});
    rows.push_back({"palette", tr(str::palette), palette_id(settings_.palette),
                    {{palette_id(Palette::standard), tr(str::palette_standard)}, {palette_id(Palette::safe), tr(str::palette_safe)},
                     {palette_id(Palette::high_contrast), tr(str::palette_contrast)}}});
    rows.push_back({"motion", tr(str::motion), settings_.reduced_motion ? (*settings_.reduced_motion ? "reduced" : "full") : "system",
                    {{"system", tr(str::motion_system)}, {"full", tr(str::motion_full)}, {"reduced", tr(str::motion_reduced)}}});
    rows.push_back(speed_row());
    const auto add_switch = [&](ActionName action, const Text& label, bool is_on, const Text& off, const Text& on) {
        rows.push_back({action, tr(label), is_on ? "on" : "off", {{"off", tr(off)}, {"on", tr(on)}}});
    };
    rows.push_back({"sound", tr(str::sound), is_sound_on() ? volume_id(settings_.volume) : "off",
                    {{"off", tr(str::sound_off)}, {volume_id(Volume::quiet), tr(str::sound_quiet)}, {volume_id(Volume::medium), tr(str::sound_medium)},
                     {volume_id(Volume::loud), tr(str::sound_loud)}}});
    if (host_.can_vibrate()) add_switch("vibration", str::vibration, settings_.vibration, str::off, str::on);
    rows.push_back({"undo-mode", tr(str::undo_mode), settings_.friendly_undo ? "friendly" : "fair",
                    {{"fair", tr(str::undo_fair)}, {"friendly", tr(str::undo_friendly)}}, tr(str::undo_mode_help)});
    rows.push_back({"scanning", tr(str::one_switch), scanning_id(settings_.scanning),
                    {{scanning_id(Scanning::off), tr(str::off)}, {scanning_id(Scanning::slow), tr(str::scan_slow)},
                     {scanning_id(Scanning::normal), tr(str::scan_normal)}, {scanning_id(Scanning::fast), tr(str::scan_fast)}}, tr(str::one_switch_help)});
    add_switch("guide", str::guide, settings_.guide, str::off, str::on);
    rows.back().help = tr(str::guide_help);
    return rows;
}

std::vector<App::SettingRow> App::player_rows() const {
    std::vector<SettingRow> rows;
    for (const Seat seat : all_seats(session()->match().seats())) {
        const bool is_bot = session()->looks()[static_cast<std::size_t>(seat)].computer;
        rows.push_back({"seat-kind", session()->name(seat), is_bot ? "computer" : "person",
                        {{"person", tr(str::person)}, {"computer", tr(str::computer)}}, {}, seat});
        if (!is_bot) continue;
        const std::string level = session()->level(seat);
        rows.push_back({"seat-level", {}, level, {}, level_help(level, lang()), seat});
        for (const Level& one : kOfferedLevels) {
            const std::string name = level_name(one.id, lang());
            rows.back().choices.push_back({std::string(one.id), name, tr(str::level_of_seat, {{"n", seat + 1}, {"level", name}})});
        }
    }
    rows.push_back(speed_row());
    return rows;
}

// Returns the height; only measures unless `draw`.
float App::draw_setting_rows(const std::vector<SettingRow>& rows, Rect r, bool draw) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    float y = r.y;
    for (const SettingRow& row : rows) {
        const float head = row.label.empty() ? 0.0f : 28.0f;
        if (draw) {
            if (head > 0) c.fit({r.x, y + 12}, row.label, 16, t.hi, Weight::bold, Align::left, r.w);
            std::vector<Segment> parts;
            int chosen = -1;
            for (const SettingRow::Choice& choice : row.choices) {
                if (choice.value == row.chosen) chosen = static_cast<int>(parts.size());
                parts.push_back({choice.label, Icon::none, {}, true});
            }
            const int picked = segments(ui_, id(row.action, row.seat), {r.x, y + head, r.w, 46}, parts, chosen, row.label);
            if (picked >= 0) ask(row.action, row.seat, row.choices[static_cast<std::size_t>(picked)].value);
        }
        y += head + 46 + 8;
        if (!row.help.empty()) {
            const float lines = float(c.lines(row.help, 14, Weight::medium, r.w).size());
            if (draw) c.paragraph({r.x, y + 8}, row.help, 14, t.mid, Weight::medium, r.w, 20);
            y += lines * 20 + 4;
        }
        y += 14;
    }
    return y - r.y;
}

void App::draw_rows(std::string_view title, const std::vector<SettingRow>& rows) {
    Drawer drawer;
    drawer.title = title;
    drawer.width = std::min(460.0f, ui_.width());
    drawer.sheet = is_phone();
    const DrawerResult frame = begin_drawer(ui_, id("settings-drawer"), drawer, tr(str::close));
    const Rect inner{frame.body.x, 0, frame.body.w, 0};
    const float content = draw_setting_rows(rows, inner, false) + 16;
    float& offset = settings_scroll_;
    const float from = begin_scroll(ui_, id("settings-scroll"), frame.body, content, offset);
    draw_setting_rows(rows, {inner.x, from + 4, inner.w, 0}, true);
    end_scroll(ui_, frame.body, content, offset, ui_.theme().s1, ui_.theme().s2);
    ui_.pop_layer();
    if (frame.close) ask("close");
}

void App::draw_settings() { draw_rows(tr(str::settings), setting_rows()); }

void App::draw_players() { draw_rows(tr(str::players_title), player_rows()); }

void App::mirror_settings(MirrorNode& root) const {
    root.add("h1", "title", tr(str::settings));
    mirror_rows(root, setting_rows());
}

void App::mirror_players(MirrorNode& root) const {
    MirrorNode& sheet = root.dialog("players", tr(str::players_title));
    sheet.add("h2", "heading", tr(str::players_title));
    mirror_rows(sheet, player_rows());
}

void App::mirror_rows(MirrorNode& root, const std::vector<SettingRow>& rows) const {
    for (const SettingRow& row : rows) {
        MirrorNode& part = root.add("section", std::string(row.action.text()) + (row.seat < 0 ? std::string() : std::to_string(row.seat)));
        if (!row.label.empty()) part.add("h2", "heading", row.label);
        for (const SettingRow::Choice& choice : row.choices) {
            MirrorNode& button = part.button(row.action, choice.name.empty() ? choice.label : choice.name);
            button.value(choice.value).pressed(choice.value == row.chosen);
            if (row.seat >= 0) button.seat(static_cast<Seat>(row.seat));
        }
        if (!row.help.empty()) part.add("p", "help", row.help);
    }
    root.button("close", tr(str::close));
}

}  // namespace orrery::ui
