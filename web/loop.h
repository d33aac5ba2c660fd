// Drawing on demand. A frame is drawn only after an event, so that an idle tab uses no processor time.
#pragma once

namespace orrery::web {

/// Function that draws one frame. Returns false if it could not draw.
using DrawFrame = bool (*)();

/// Starts the loop and requests the first frame. From then on, every SDL event requests frames.
void start_loop(DrawFrame draw);

/// Requests the next animation frame and the two after it, because ImGui may spread input over several frames.
void request_frame();

/// Requests one more frame. For animations.
void request_next_frame();

/// Draws a frame synchronously, outside of the browser's animation frames. Does nothing before start_loop().
void draw_frame_now();

/// Requests a frame in `delay_ms` milliseconds. Has no effect if an earlier timed request is pending; replaces a later one.
void request_frame_in(double delay_ms);

/// Returns the number of frames drawn since the start.
int frames_drawn();

/// Returns the time that the program spent on the last frame, in milliseconds. Excludes the work of the graphics processor.
double last_frame_ms();

}  // namespace orrery::web
