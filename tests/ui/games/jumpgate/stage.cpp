#include "tests/ui/games/jumpgate/stage.h"

#include "tests/ui/app_frame.h"

namespace orrery::ui::test {

using jumpgate_table::Thing;

void Stage::start(Lang lang, const std::string& fragment) {
    frame();
    app_.start(lang, fragment);
    frame();
    frame();
}

void Stage::frame(double ms) { draw_app_frame(window_, app_, ms, false); }

void Stage::settle() {
    for (int i = 0; i < 8; ++i) frame(1000);
    frame();
}

void Stage::act(const std::string& name, const std::string& value) {
    Action action;
    action.name = name;
    action.value = value;
    app_.act(action);
    frame();
}

void Stage::act_move(const Json& move) {
    Action action;
    action.move = move;
    app_.act(action);
    frame();
    act("confirm");
}

const Target* Stage::target(Id id) const {
    for (const Target& t : app_.ui().targets())
        if (t.id == id) return &t;
    return nullptr;
}

void Stage::tap_at(Vec at) {
    window_.pointer(at);
    frame();
    window_.press(true);
    frame();
    window_.press(false);
    frame();
    frame();
    for (int i = 0; i < 3; ++i) frame(200);
}

bool Stage::tap(Id id) {
    const Target* t = target(id);
    if (!t) return false;
    tap_at(t->rect.centre());
    return true;
}

Id Stage::first_of(Thing::Kind kind, bool enabled) const {
    for (int i = 0; i < 64; ++i) {
        const Id id = target_of(Thing{kind, i});
        const Target* t = target(id);
        if (t && (!enabled || t->options.enabled)) return id;
    }
    return 0;
}

bool Stage::tap_kind(Thing::Kind kind) { return tap(first_of(kind, false)); }
bool Stage::tap_enabled(Thing::Kind kind) { return tap(first_of(kind, true)); }

bool Stage::tap_way() {
    for (int i = 0; i < int(orrery::jumpgate::kPlanetCount); ++i) {
        const Id id = target_of(Thing{Thing::Kind::planet, i});
        const Target* t = target(id);
        if (!t || !t->options.enabled) continue;
        const std::size_t before = app_.session()->match().ply();
        tap(id);
        if (target(jumpgate_table::button_target(jumpgate_table::Button::fly))) return true;
        if (app_.session()->match().ply() != before) act("undo");
        else tap(id);
    }
    return false;
}

bool Stage::hold_kind(Thing::Kind kind) {
    const Target* t = target(first_of(kind, false));
    if (!t) return false;
    window_.pointer(t->rect.centre());
    frame();
    window_.press(true);
    frame();
    for (int i = 0; i < 6; ++i) frame(200);
    return true;
}

}  // namespace orrery::ui::test
