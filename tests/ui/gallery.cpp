// `kit_gallery DIR` draws all elements of the kit, and the symbols of Jump Gate, on sheets, one picture per palette, for comparison with the design.
#include <array>
#include <cstdio>
#include <string>

#include "imgui_ui/games/jumpgate/cards.h"
#include "imgui_ui/kit/backdrop.h"
#include "imgui_ui/kit/globes.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/sights.h"
#include "imgui_ui/kit/widgets.h"
#include "tests/ui/headless.h"

namespace orrery::ui::test {
namespace {

constexpr float kWidth = 1180, kHeight = 1490;

void draw_seats(Canvas& c, float y) {
    for (int i = 0; i < kSeatColors; ++i) {
        const auto seat = SeatColor(i);
        const float x = 50 + float(i) * 80;
        draw_emblem(c, seat, {x, y}, 24);
        draw_emblem(c, seat, {x + 36, y + 12}, 11);
        draw_ship(c, seat, {x + 560, y}, 40, -0.6f);
    }
}

void draw_icons(Canvas& c, float y) {
    for (int i = 1; i < kIcons; ++i) {
        const Vec at{40 + float((i - 1) % 20) * 56, y + float((i - 1) / 20) * 40};
        draw_icon(c, Icon(i), at, 20, c.theme().hi);
        draw_icon(c, Icon(i), {at.x + 24, at.y}, 14, c.theme().mid);
    }
}

void draw_worlds(Canvas& c, float y) {
    int i = 0;
    for (const std::string_view id : planet_look_ids()) {
        const Vec at{60 + float(i % 12) * 96, y + float(i / 12) * 130};
        draw_planet(c, at, 34, planet_look(id));
        c.text({at.x, at.y + 56}, id, type::kSmall, c.theme().mid, Weight::medium, Align::center);
        ++i;
    }
}

void draw_scenery(Canvas& c, float y) {
    for (int i = 0; i < kTerrains; ++i)
        draw_globe(c, {50 + float(i) * 83, y}, 30, {.terrain = Terrain(i), .tint = Tint(i % kTints), .seed = std::uint8_t(i + 1)});
    constexpr int kColumns = 17;
    const SightInk ink{rgb(0x46506E), rgb(0xC9D3EA), rgb(0xFFDB8F)};
    for (int i = 1; i < kSights; ++i)
        draw_sight(c, Sight(i), {50 + float((i - 1) % kColumns) * 68, y + 90 + float((i - 1) / kColumns) * 66}, 24, ink);
}

void draw_things(Canvas& c, float y) {
    using namespace jumpgate_table;
    constexpr std::array kCodes{Code::jump, Code::scan, Code::land};
    for (int i = 0; i < 3; ++i) {
        const float x = 40 + float(i) * 110;
        draw_badge(c, kCodes[std::size_t(i)], {x, y}, 28, 3);
        draw_badge(c, kCodes[std::size_t(i)], {x + 32, y}, 28, jg::kWildCode);
        draw_badge(c, kCodes[std::size_t(i)], {x + 66, y}, 28, 4, {.legal = true});
    }
    for (int i = 0; i < int(jg::kResourceTypeCount); ++i) {
        draw_resource(c, jg::ResourceKind(i), {390 + float(i) * 46, y}, 36);
        draw_resource(c, jg::ResourceKind(i), {390 + float(i) * 46, y + 36}, 20);
        ResourceCardLook look;
        look.black_hole = i % 2 == 0;
        look.legal = i == 2;
        look.selected = i == 3;
        look.dim = i == 4;
        if (i == 5) look.marker = SeatColor::green, look.marker_is_mine = true;
        draw_resource_card(c, jg::ResourceKind(i), {780 + float(i % 4) * 56, y - 30 + float(i / 4) * 70, 44, 56}, look);
    }
    draw_resource_back(c, {1010, y - 30, 44, 56}, 3);
    draw_resource_back(c, {1010, y + 40, 62, 84}, 0);
    draw_nav_back(c, {1084, y - 20, 72, 100}, 20);
    NavCardLook words;
    words.jump_word = "Jump", words.scan_word = "Scan", words.land_word = "Land", words.any_word = "any";
    draw_nav_card(c, {1, 3, jg::kNoCode}, {30, y + 40, 98, 126}, words);
    draw_nav_card(c, {jg::kWildCode, 2, jg::kNoCode}, {142, y + 40, 98, 126}, words);
    words.dim = true;
    draw_nav_card(c, {jg::kNoCode, 4, jg::kWildCode}, {254, y + 40, 98, 126}, words);
    words.dim = false, words.legal = true;
    draw_nav_card(c, {jg::kNoCode, 4, jg::kWildCode}, {366, y + 62, 72, 100}, {});
    for (int i = 1; i <= 6; ++i)
        draw_die(c, {480 + float(i - 1) * 70, y + 110}, 54, i, SeatColor(i % 4), i == 3 ? 0.3f : 0.0f);
}

void draw_places(Canvas& c, float y) {
    draw_gate(c, {90, y}, 60);
    draw_ship(c, SeatColor::blue, {90, y}, 40);
    jumpgate_table::draw_black_hole(c, {240, y}, 43);
    draw_legal_ring(c, {350, y}, 30);
    draw_later_ring(c, {430, y}, 30);
    draw_selected_ring(c, {510, y}, 30);
    draw_refused_ring(c, {670, y}, 30);
    draw_refused_frame(c, {720, y - 28, 44, 56}, 8);
    draw_mark(c, {820, y}, 40);
    draw_ticked_ring(c, {930, y}, 50);
    draw_ark(c, {1040, y}, 80);
    jumpgate_table::draw_black_hole_mark(c, {1120, y}, 16);
}

void draw_boxes(Canvas& c, float y) {
    for (int i = 0; i < kGameKeys; ++i) {
        const Rect r{28 + float(i) * 228, y, 212, 200};
        draw_panel(c, r.grown(1), 20);
        draw_box_art(c, GameKey(i), r, {19, 19, 0, 0});
    }
}

void draw_controls(Ui& ui, float y) {
    Canvas& c = ui.canvas();
    constexpr std::array kKinds{ButtonKind::primary, ButtonKind::second, ButtonKind::ghost, ButtonKind::danger, ButtonKind::off, ButtonKind::quiet};
    constexpr std::array kNames{"Play", "Research", "Menu", "Delete", "Construct", "Learn in 5 minutes"};
    for (std::size_t i = 0; i < kKinds.size(); ++i)
        button(ui, id("button", int(i)), {28 + float(i) * 164, y, 152, 48}, kNames[i], {.kind = kKinds[i], .icon = i < 3 ? Icon::play : Icon::none});
    icon_button(ui, id("gear"), {1020, y + 2}, Icon::gear, "Settings", {.on = true});
    icon_button(ui, id("log"), {1072, y + 2}, Icon::log, "Log", {.badge = 3});
    const std::array parts{Segment{.label = "5 short"}, Segment{.label = "7"}, Segment{.label = "9 long"}};
    segments(ui, id("segments"), {28, y + 60, 380, 46}, parts, 1, "Black hole");
    text_field(ui, id("field"), {424, y + 59, 200, 48}, "Ben", {});
    text_field(ui, id("search"), {640, y + 59, 260, 48}, "", {.placeholder = "Search rules", .icon = Icon::search, .size = 16});
    toggle(ui, id("toggle"), {920, y + 60, 230, 44}, "Reduced motion", true);
    toast(ui, id("toast"), 28, y + 120, 760, {ToastKind::refusal, "Land & Claim is not possible yet", "Sethium still has 1 face-down resource. Scan it first; then the planet can be claimed.", "JG-A23", {}});
    draw_chip(c, {810, y + 130}, "last resource", c.theme().warn);
    draw_pips(c, {960, y + 142}, 1, 2);
    const std::array bar{StackPart{8, c.theme().brass}, StackPart{13, rgb(0xC98F2B)}, StackPart{2, rgb(0x2C97D4)}, StackPart{7, rgb(0x8E6CE0)}};
    draw_stacked_bar(c, {810, y + 172}, 11, bar);
}

/// Draws one sheet. Returns false if the picture cannot be written.
bool draw_sheet(const std::string& path, Palette palette) {
    Window window({kWidth, kHeight});
    Ui ui(window.assets());
    Space space;
    for (int frame = 0; frame < 2; ++frame) {
        window.begin_frame(1000);
        FrameInput in = window.frame_input();
        in.palette = palette;
        Canvas& c = ui.begin(in);
        space.draw(c, {c.theme().game(GameKey::jumpgate), {590, 500}});
        const std::array tools{BarTool{id("undo"), Icon::undo, "Undo"}, BarTool{id("hint"), Icon::hint, "Hint"},
                               BarTool{id("tool-log"), Icon::log, "Log"}, BarTool{id("rules"), Icon::book, "Rules"}};
        prompt_bar(ui, {.seat = SeatColor::green, .label = "Aki · your turn", .prompt = "Choose an action: tap anything that glows.",
                        .pips = 2, .pips_of = 2, .pips_caption = "2 actions left", .tools = tools, .menu = id("menu"), .menu_name = "Menu"});
        draw_seats(c, 104);
        draw_icons(c, 196);
        draw_worlds(c, 310);
        draw_things(c, 440);
        draw_places(c, 690);
        draw_boxes(c, 770);
        draw_controls(ui, 990);
        draw_scenery(c, 1250);
        ui.end();
        window.end_frame();
    }
    return window.save_png(path);
}

}  // namespace
}  // namespace orrery::ui::test

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: kit_gallery DIR\n");
        return 2;
    }
    for (int i = 0; i < orrery::ui::kPalettes; ++i) {
        const auto palette = orrery::ui::Palette(i);
        const std::string path = std::string(argv[1]) + "/kit-" + orrery::ui::palette_id(palette) + ".png";
        if (!orrery::ui::test::draw_sheet(path, palette)) {
            std::fprintf(stderr, "cannot write %s\n", path.c_str());
            return 1;
        }
        std::printf("%s\n", path.c_str());
    }
}
