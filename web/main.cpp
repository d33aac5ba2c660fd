// The browser program: a canvas, a GL context, ImGui, and what is drawn into it.
#include <GLES2/gl2.h>
#include <SDL.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include "web/loop.h"
#include "web/seam.h"

namespace orrery::web {
namespace {

SDL_Window* window = nullptr;
bool has_context = true;

bool open_window() {
    // Keys belong to the page (mirror, text fields) unless the canvas itself has the focus.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    window = SDL_CreateWindow("Orrery", 0, 0, 800, 600,
                              SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    return window && SDL_GL_CreateContext(window);
}

void start_imgui() {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ImGui_ImplSDL2_InitForOpenGL(window, SDL_GL_GetCurrentContext());
    ImGui_ImplOpenGL3_Init("#version 100");
}

EM_BOOL on_context_lost(int, const void*, void*) {
    has_context = false;
    return EM_TRUE;  // true: the page wants it back
}

EM_BOOL on_context_restored(int, const void*, void*) {
    // A context comes back without its extensions; ImGui's indices are 32 bits wide here.
    emscripten_webgl_enable_extension(emscripten_webgl_get_current_context(), "OES_element_index_uint");
    // ImGui uploads its textures again in the next frame; everything else is drawn from data anyway.
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    has_context = true;
    request_frame();
    return EM_TRUE;
}

void draw_screen() {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list.AddRectFilled({size.x * 0.5f - 160, size.y * 0.5f - 60}, {size.x * 0.5f + 160, size.y * 0.5f + 60},
                       IM_COL32(36, 51, 84, 255), 12);
    list.AddText({size.x * 0.5f - 130, size.y * 0.5f - 12}, IM_COL32(240, 240, 245, 255), "Orrery · オーラリー");
}

void draw_frame() {
    SDL_Event event;
    while (SDL_PollEvent(&event)) ImGui_ImplSDL2_ProcessEvent(&event);
    if (!has_context) return;

    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
    draw_screen();
    ImGui::Render();

    const ImDrawData& data = *ImGui::GetDrawData();
    glViewport(0, 0, int(data.DisplaySize.x * data.FramebufferScale.x), int(data.DisplaySize.y * data.FramebufferScale.y));
    glClearColor(0.055f, 0.066f, 0.11f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window);
}

}  // namespace

void add_font(bool, bool is_extension, void* data, int size) {
    ImFontConfig config;
    config.MergeMode = is_extension;
    ImGui::GetIO().Fonts->AddFontFromMemoryTTF(data, size, 20, &config);
}

void start() { start_loop(draw_frame); }

}  // namespace orrery::web

int main() {
    using namespace orrery::web;
    if (!open_window()) {
        report_failure(SDL_GetError());
        return 1;
    }
    start_imgui();
    emscripten_set_webglcontextlost_callback("#canvas", nullptr, false, on_context_lost);
    emscripten_set_webglcontextrestored_callback("#canvas", nullptr, false, on_context_restored);
    return 0;
}
