// What SDL's own configuration for Emscripten switches on without asking, and a board game does not need.
#include_next <SDL_config.h>
#undef SDL_JOYSTICK_EMSCRIPTEN
