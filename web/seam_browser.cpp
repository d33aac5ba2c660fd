#include "web/seam.h"

#include <emscripten.h>

#include "web/loop.h"

// Module.onFailure is set by the page before the program starts.
EM_JS(void, orrery_js_failure, (const char* what), {
    Module["onFailure"](UTF8ToString(what));
});

extern "C" {

/// `data` comes from `malloc` and belongs to the program from here on.
EMSCRIPTEN_KEEPALIVE void orrery_add_font(int is_bold, int is_extension, void* data, int size) {
    orrery::web::add_font(is_bold != 0, is_extension != 0, data, size);
}

EMSCRIPTEN_KEEPALIVE void orrery_start() { orrery::web::start(); }

EMSCRIPTEN_KEEPALIVE void orrery_request_frame() { orrery::web::request_frame(); }

EMSCRIPTEN_KEEPALIVE int orrery_frames_drawn() { return orrery::web::frames_drawn(); }

EMSCRIPTEN_KEEPALIVE double orrery_last_frame_ms() { return orrery::web::last_frame_ms(); }

}  // extern "C"

namespace orrery::web {

void report_failure(const char* what) { orrery_js_failure(what); }

}  // namespace orrery::web
