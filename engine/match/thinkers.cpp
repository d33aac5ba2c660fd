// The computer players of all games.
#include "engine/ai/thinkers.h"
#include "engine/match/all_thinkers.h"
