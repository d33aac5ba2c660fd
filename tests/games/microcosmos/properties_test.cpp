#include "tests/properties.h"

#include "tests/games/microcosmos/all_moves.h"
#include "tests/games/microcosmos/other_worlds.h"

namespace {

using namespace orrery;
using namespace orrery::microcosmos;

INSTANTIATE_LAWS(Microcosmos, Game, testing::ValuesIn(orrery::tests::seat_counts({1, 2, 3, 4})));

}  // namespace
