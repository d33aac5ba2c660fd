// What the page's JavaScript and the program say to each other. The functions that JavaScript calls are in
// seam_browser.cpp; they all begin with `orrery_`.
#pragma once

namespace orrery::web {

/// Tells the page that the program cannot go on, in plain words; the page shows them and offers the saved games.
void report_failure(const char* what);

/// Called when the page hands over a font file.
void add_font(bool is_bold, bool is_extension, void* data, int size);

/// Called once the fonts for the first frame are in.
void start();

}  // namespace orrery::web
