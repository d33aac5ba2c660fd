// The smallest ImGui page: one window with a line of text. It tells the page when its first frame is drawn.
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

namespace {

SDL_Window* window = nullptr;

EM_BOOL draw(double, void*) {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
    ImGui::Begin("Bare");
    ImGui::GetWindowDrawList()->AddText({20, 40}, IM_COL32_WHITE, "A page with ImGui and nothing else.");
    ImGui::End();
    ImGui::Render();
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window);
    EM_ASM({ performance.mark("first-frame"); });
    return EM_FALSE;
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void bare_start(void* font, int size) {
    ImGui::GetIO().Fonts->AddFontFromMemoryTTF(font, size, 20);
    emscripten_request_animation_frame(draw, nullptr);
}

int main() {
    SDL_Init(SDL_INIT_VIDEO);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
    window = SDL_CreateWindow("bare", 0, 0, 800, 600, SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    SDL_GLContext context = SDL_GL_CreateContext(window);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplSDL2_InitForOpenGL(window, context);
    ImGui_ImplOpenGL3_Init("#version 100");
    return 0;
}
