// Part of the test programs: they read the app and play on its tables without a look at pixels. The walks through all screens paint
// them (inspect.cpp), and so do the monkey and the tests of motion.
#include "tests/ui/headless.h"

namespace orrery::ui::test {
namespace {

[[maybe_unused]] const bool kUnpainted = (are_tables_painted = false);

}  // namespace
}  // namespace orrery::ui::test
