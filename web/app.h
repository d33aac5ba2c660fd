// Access to the app of the page.
#pragma once

namespace orrery::ui {
class App;
}

namespace orrery::web {

/// Returns the only app, or nullptr before start() in seam.h.
ui::App* app();

}  // namespace orrery::web
