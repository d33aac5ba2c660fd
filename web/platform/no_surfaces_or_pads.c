// Stubs for SDL's surfaces, game pads and gestures. This program uses none of them, so web/third_party.cmake leaves out
// their sources to keep the download small. Other parts of SDL and ImGui's SDL backend still refer to these functions.
// Without the stubs, Emscripten would link some of them from its own SDL 1.
#include "SDL_internal.h"

#include "SDL_events.h"
#include "SDL_gamecontroller.h"
#include "SDL_joystick.h"
#include "SDL_surface.h"
#include "events/SDL_gesture_c.h"
#include "video/SDL_sysvideo.h"
#include "video/emscripten/SDL_emscriptenframebuffer.h"

SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* surface, Uint32 format, Uint32 flags) {
    (void)surface, (void)format, (void)flags;
    return NULL;
}

void SDL_FreeSurface(SDL_Surface* surface) { (void)surface; }
int SDL_LockSurface(SDL_Surface* surface) {
    (void)surface;
    return SDL_Unsupported();
}
void SDL_UnlockSurface(SDL_Surface* surface) { (void)surface; }
int SDL_NumJoysticks(void) { return 0; }

int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window* window, Uint32* format, void** pixels, int* pitch) {
    (void)_this, (void)window, (void)format, (void)pixels, (void)pitch;
    return SDL_Unsupported();
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window* window, const SDL_Rect* rects, int count) {
    (void)_this, (void)window, (void)rects, (void)count;
    return SDL_Unsupported();
}
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window* window) { (void)_this, (void)window; }

SDL_bool SDL_IsGameController(int index) {
    (void)index;
    return SDL_FALSE;
}
SDL_GameController* SDL_GameControllerOpen(int index) {
    (void)index;
    return NULL;
}
void SDL_GameControllerClose(SDL_GameController* pad) { (void)pad; }
Uint8 SDL_GameControllerGetButton(SDL_GameController* pad, SDL_GameControllerButton button) {
    (void)pad, (void)button;
    return 0;
}
Sint16 SDL_GameControllerGetAxis(SDL_GameController* pad, SDL_GameControllerAxis axis) {
    (void)pad, (void)axis;
    return 0;
}
int SDL_GestureAddTouch(SDL_TouchID id) {
    (void)id;
    return 0;
}
int SDL_GestureDelTouch(SDL_TouchID id) {
    (void)id;
    return 0;
}
void SDL_GestureProcessEvent(SDL_Event* event) { (void)event; }
void SDL_GestureQuit(void) {}
