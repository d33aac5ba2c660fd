// Entry point of the browser program. It sets up the canvas, the WebGL context and ImGui, and draws the app.
#include <GLES2/gl2.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "imgui_ui/app/app.h"
#include "web/app.h"
#include "web/loop.h"
#include "web/seam.h"

namespace orrery::web {
namespace {

/// Font files received from the page. Kept until both weights have arrived.
struct FontSet {
    unsigned char* medium = nullptr;
    unsigned char* bold = nullptr;
    std::size_t medium_size = 0, bold_size = 0;
    bool is_complete() const { return medium && bold; }
};

struct Finger {
    SDL_FingerID id;
    ui::Vec share;                                         ///< position as a fraction of the canvas size
};

struct Program {
    SDL_Window* window = nullptr;
    bool has_context = true, is_started = false, has_shown = false, is_held = false, reduced_motion = false, is_drawing = false;
    FontSet fonts[3];                                      ///< by FontPart
    std::vector<Finger> fingers;                           ///< fingers on the canvas, in the order of contact
    BrowserHost host;
    ui::Assets assets;
    std::optional<ui::App> app;
};
Program* program = nullptr;                                // never destroyed: callbacks use it after main()

// If a key press opens a text field, the field receives the key release. Without the reset, SDL would regard the key as
// still pressed and ignore the next press.
EM_BOOL on_canvas_left(int, const EmscriptenFocusEvent*, void*) {
    SDL_ResetKeyboard();
    return EM_FALSE;
}

bool open_window() {
    // The page (mirror, text fields) receives the keys unless the canvas has the focus.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    program->window = SDL_CreateWindow("Orrery", 0, 0, 800, 600,
                                       SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    return program->window && SDL_GL_CreateContext(program->window);
}

void start_imgui() {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
    ImGui_ImplSDL2_InitForOpenGL(program->window, SDL_GL_GetCurrentContext());
    ImGui_ImplOpenGL3_Init("#version 100");
}

EM_BOOL on_context_lost(int, const void*, void*) {
    program->has_context = false;
    return EM_TRUE;  // prevents the default; otherwise the browser would not restore the context
}

EM_BOOL on_context_restored(int, const void*, void*) {
    // A restored context has no extensions enabled. ImGui is built with 32-bit indices, which need this one.
    emscripten_webgl_enable_extension(emscripten_webgl_get_current_context(), "OES_element_index_uint");
    // Recreates buffers and shaders. ImGui uploads its textures again in the next frame.
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    program->has_context = true;
    request_frame();
    return EM_TRUE;
}

/// Updates the list of fingers on the canvas. SDL reports positions as fractions of the canvas size.
void follow_finger(const SDL_Event& event) {
    if (event.type != SDL_FINGERDOWN && event.type != SDL_FINGERMOTION && event.type != SDL_FINGERUP) return;
    std::vector<Finger>& fingers = program->fingers;
    const SDL_TouchFingerEvent& touch = event.tfinger;
    const auto at = std::find_if(fingers.begin(), fingers.end(), [&](const Finger& f) { return f.id == touch.fingerId; });
    if (event.type == SDL_FINGERUP) {
        if (at != fingers.end()) fingers.erase(at);
    } else if (at != fingers.end()) {
        at->share = {touch.x, touch.y};
    } else {
        fingers.push_back({touch.fingerId, {touch.x, touch.y}});
    }
}

/// Returns the position of the finger in CSS pixels of the canvas.
ui::Vec on_page(const Finger& finger) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    return {finger.share.x * size.x, finger.share.y * size.y};
}

/// Handles pending events and draws a frame. Returns false if nothing was drawn.
bool draw_frame() {
    if (program->is_drawing) return false;
    program->is_drawing = true;                            // remains true after a trap: a broken state is not drawn
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        follow_finger(event);
        ImGui_ImplSDL2_ProcessEvent(&event);
    }
    if (!program->has_context || program->is_held || !program->is_started) {
        program->is_drawing = false;
        return false;
    }

    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
    const ImGuiIO& io = ImGui::GetIO();
    ui::PageState page;
    page.now_ms = emscripten_get_now();
    page.css_size = {io.DisplaySize.x, io.DisplaySize.y};
    page.dpr = io.DisplayFramebufferScale.x;
    page.reduced_motion = program->reduced_motion;
    if (program->fingers.size() == 2) page.fingers = {{on_page(program->fingers[0]), on_page(program->fingers[1])}};
    program->app->frame(page);
    ImGui::Render();

    ImDrawData& data = *ImGui::GetDrawData();
    ui::finish_draw_data(data);
    glViewport(0, 0, int(data.DisplaySize.x * data.FramebufferScale.x), int(data.DisplaySize.y * data.FramebufferScale.y));
    glClearColor(0.047f, 0.071f, 0.141f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(&data);
    SDL_GL_SwapWindow(program->window);

    const ui::Ui& ui = program->app->ui();
    if (ui.frame_wanted()) request_next_frame();
    else if (ui.wake_ms() >= 0) request_frame_in(ui.wake_ms());
    if (!std::exchange(program->has_shown, true)) report_first_frame();
    program->is_drawing = false;
    return true;
}

/// Loads the fonts of a set once both weights have arrived.
void take_fonts(FontSet& set, FontPart part) {
    if (!set.is_complete()) return;
    const ui::Fonts::Bytes medium(set.medium, set.medium_size), bold(set.bold, set.bold_size);
    ui::Fonts& fonts = program->assets.fonts;
    bool ok = false;
    switch (part) {
        case FontPart::latin: ok = ui::load_assets(program->assets, medium, bold); break;
        case FontPart::japanese: ok = fonts.add_japanese(medium, bold); break;
        case FontPart::more: ok = fonts.add_letters(medium, bold); break;
    }
    std::free(set.medium);                                 // the kit has copied the bytes
    std::free(set.bold);
    set = {};
    if (!ok && part == FontPart::latin) report_failure("The font files are damaged.");
    if (part != FontPart::latin && program->is_started) program->app->fonts_changed();
}

}  // namespace

ui::App* app() { return program->is_started ? &*program->app : nullptr; }

void add_font(bool is_bold, FontPart part, unsigned char* data, std::size_t size) {
    FontSet& set = program->fonts[static_cast<std::size_t>(part)];
    (is_bold ? set.bold : set.medium) = data;
    (is_bold ? set.bold_size : set.medium_size) = size;
    take_fonts(set, part);
}

void add_picture(const std::string& stretch, bool is_bold, int width, int height, float em, float base, const unsigned char* rgba) {
    program->assets.fonts.add_picture(stretch, is_bold ? ui::Weight::bold : ui::Weight::medium, width, height, em, base, rgba);
    if (program->is_started) program->app->fonts_changed();
}

void hold_frames(bool hold) {
    program->is_held = hold;
    if (!hold) request_frame();
}

Lang language_for(Lang page, const std::string& fragment) {
    return ui::language_for(program->host.storage(), program->is_started ? program->app->lang() : page, fragment);
}

void start(Lang lang, const std::string& fragment) {
    program->app.emplace(program->host, program->assets);
    program->is_started = true;
    program->app->start(lang, fragment);
    start_loop(draw_frame);
}

void set_reduced_motion(bool reduced) {
    program->reduced_motion = reduced;
    request_frame();
}

void draw_now() {
    // ImGui handles the press and the release of a tap in separate frames.
    for (int i = 0; i < 2 && program->is_started; ++i) draw_frame_now();
}

std::string targets() {
    Json out = Json::array();
    if (!program->is_started) return to_text(out);
    const ui::Ui& ui = program->app->ui();
    const float k = program->app->canvas_scale();
    const auto place = [k](Json& row, const ui::Rect& r) {
        row["x"] = r.x * k;
        row["y"] = r.y * k;
        row["w"] = r.w * k;
        row["h"] = r.h * k;
    };
    for (const ui::Target& target : ui.targets()) {
        Json row = Json::object();
        row["id"] = target.id;
        row["name"] = target.name;
        place(row, target.rect);
        place(row["hit"] = Json::object(), target.hit);
        place(row["clip"] = Json::object(), target.clip);
        row["layer"] = target.layer;
        row["focused"] = ui.is_focused(target.id);
        row["focusable"] = target.options.can_focus;
        row["enabled"] = target.options.enabled;
        row["reveals"] = target.options.reveals;
        out.push_back(std::move(row));
    }
    return to_text(out);
}

std::string handhold(const std::string& moves) {
    Json out = Json::object();
    const ui::TableView* view = program->is_started ? program->app->table_view() : nullptr;
    const Result<Json> wanted = parse_json(moves);
    if (view == nullptr || !wanted) return to_text(out);
    const ui::Handhold hold = view->handhold(*wanted);
    out["touches"] = hold.touches;
    out["openings"] = hold.openings;
    out["drags"] = hold.drags;
    out["next"] = hold.next;
    out["is_joint"] = hold.is_joint;
    return to_text(out);
}

}  // namespace orrery::web

int main() {
    using namespace orrery::web;
    program = new Program;
    if (!open_window()) {
        report_failure((std::string("This browser gives no WebGL: ") + SDL_GetError()).c_str());
        return 1;
    }
    start_imgui();
    emscripten_set_webglcontextlost_callback("#canvas", nullptr, false, on_context_lost);
    emscripten_set_webglcontextrestored_callback("#canvas", nullptr, false, on_context_restored);
    emscripten_set_blur_callback("#canvas", nullptr, false, on_canvas_left);
    return 0;
}
