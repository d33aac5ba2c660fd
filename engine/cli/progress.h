// Progress display of a run of games.
#pragma once

#include <cstdio>

#include "engine/cli/files.h"

namespace orrery::cli {

/// Status line that is rewritten periodically, on a terminal only, and erased at the end.
class Progress {
  public:
    void show(int done, int of) {
        if (!on_ || seconds() - last_ < 0.1) return;
        last_ = seconds();
        std::fprintf(stderr, "\r%d of %d games", done, of);
    }
    ~Progress() {
        if (on_) std::fputs("\r\033[K", stderr);
    }

  private:
    bool on_ = is_terminal_on_stderr();
    double last_ = 0;
};

}  // namespace orrery::cli
