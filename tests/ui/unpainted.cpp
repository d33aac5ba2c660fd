// Part of the test programs: they read the app and play on its tables without a look at pixels. The walks through all screens paint
// them (inspect.cpp), and so does the monkey.
#include "tests/rounds.h"
#include "tests/ui/headless.h"

namespace orrery::ui::test {
namespace {

/// Under sanitizers everything is painted, because the code that paints may have faults of memory, too.
[[maybe_unused]] const bool kUnpainted = (are_tables_painted = tests::kFewerRounds);

}  // namespace
}  // namespace orrery::ui::test
