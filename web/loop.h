// Drawing on demand. A frame is drawn only after an event, so that an idle tab uses no processor time.
#pragma once

namespace orrery::web {

/// Draws one frame, called from the browser's animation frame. Returns false if there is no surface to draw on.
using DrawFrame = bool (*)();

/// Starts the loop: the first frame is asked for, and from now on every SDL event asks for more.
void start_loop(DrawFrame draw);

/// Asks for a frame at the next occasion, and for the few after it in which ImGui works off its queue of input.
void request_frame();

/// Asks for one more frame: something is moving.
void request_next_frame();

/// Draws at once, inside the handler of an event.
void draw_frame_now();

/// Asks for a frame in `delay_ms`; an earlier one that is already due stays due. What is animated calls this or
/// `request_frame` in every frame until it is done.
void request_frame_in(double delay_ms);

/// Frames drawn since the start.
int frames_drawn();

/// What the last frame took inside the program; the graphics processor works on after it.
double last_frame_ms();

}  // namespace orrery::web
