#include "imgui_ui/app/host.h"

namespace orrery::ui {

const char* sound_id(Sound sound) {
    switch (sound) {
        case Sound::tap: return "tap";
        case Sound::refusal: return "refusal";
        case Sound::card: return "card";
        case Sound::ship: return "ship";
        case Sound::marker: return "marker";
        case Sound::dice: return "dice";
        case Sound::gain: return "gain";
        case Sound::triumph: return "triumph";
        case Sound::curtain: return "curtain";
        case Sound::turn: return "turn";
        case Sound::end: return "end";
    }
    return "";
}

}  // namespace orrery::ui
