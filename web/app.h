// Access to the app of the page.
#pragma once

namespace orrery::ui {
class App;
}

namespace orrery::web {

/// Returns the only app. Precondition: start() in seam.h has been called.
ui::App& app();

}  // namespace orrery::web
