#include "web/loop.h"

#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

namespace orrery::web {
namespace {

// If a press and a release arrive together, ImGui handles them in two frames. A third frame shows the effect.
constexpr int kFramesAfterInput = 3;

struct Loop {
    DrawFrame draw = nullptr;
    int frames_due = 0;
    int frames_drawn = 0;
    double last_frame_ms = 0;
    bool is_scheduled = false;
    double timer_due_ms = 0;  ///< 0 if no timer is set
    long timer = 0;
};
Loop loop;

void schedule();

void draw() {
    if (loop.frames_due > 0) --loop.frames_due;
    const double start_ms = emscripten_get_now();
    if (!loop.draw()) return;
    loop.last_frame_ms = emscripten_get_now() - start_ms;
    // `./dev bench` reads this mark.
    if (++loop.frames_drawn == 1) EM_ASM({ performance.mark("first-frame"); });
}

EM_BOOL on_animation_frame(double, void*) {
    loop.is_scheduled = false;
    draw();
    if (loop.frames_due > 0) schedule();
    return EM_FALSE;
}

void schedule() {
    if (loop.is_scheduled || !loop.draw) return;
    loop.is_scheduled = true;
    emscripten_request_animation_frame(on_animation_frame, nullptr);
}

void on_timer(void*) {
    loop.timer_due_ms = 0;
    request_next_frame();
}

int on_sdl_event(void*, SDL_Event* event) {
    // SDL adds this marker whenever its queue is polled, hence in every frame. Reacting to it would draw without end.
    if (event->type != SDL_POLLSENTINEL) request_frame();
    return 0;
}

}  // namespace

void start_loop(DrawFrame draw) {
    loop.draw = draw;
    SDL_AddEventWatch(on_sdl_event, nullptr);
    request_frame();
}

void request_frame() {
    loop.frames_due = kFramesAfterInput;
    schedule();
}

void request_next_frame() {
    if (loop.frames_due == 0) loop.frames_due = 1;
    schedule();
}

void draw_frame_now() {
    if (!loop.draw) return;
    draw();
    if (loop.frames_due > 0) schedule();
}

void request_frame_in(double delay_ms) {
    const double due_ms = emscripten_get_now() + delay_ms;
    if (loop.timer_due_ms != 0) {
        if (loop.timer_due_ms <= due_ms) return;
        emscripten_clear_timeout(loop.timer);
    }
    loop.timer_due_ms = due_ms;
    loop.timer = emscripten_set_timeout(on_timer, delay_ms, nullptr);
}

int frames_drawn() { return loop.frames_drawn; }

double last_frame_ms() { return loop.last_frame_ms; }

}  // namespace orrery::web
