// The one app of the page.
#pragma once

namespace orrery::ui {
class App;
}

namespace orrery::web {

/// Precondition: main() has run.
ui::App& app();

}  // namespace orrery::web
