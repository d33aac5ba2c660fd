#include "tests/ui/table_shots.h"

#include <cstdio>

namespace orrery::ui::test {

void Stage::act(const std::string& name, const std::string& value) {
    Action action;
    action.name = ActionName::of(name);
    action.value = value;
    app().act(action);
    frame();
}

void Stage::act_move(const Json& move) {
    Action action;
    action.move = move;
    app().act(action);
    frame();
    act("confirm");
}

void Stage::act_hint() {
    for (const Json& button : d_.buttons())
        if (const Json* move = attr_of(button, "data-hint") ? attr_of(button, "data-move") : nullptr)
            return act_move(*parse_json(move->get<std::string>()));
}

const Target* Stage::target(Id id) {
    for (const Target& t : app().ui().targets())
        if (t.id == id) return &t;
    return nullptr;
}

bool Stage::tap(Id id) {
    const Target* t = target(id);
    if (!t) return false;
    d_.tap_at(t->rect.centre());
    d_.frames(3, 200);
    return true;
}

bool Stage::hold(Id id) {
    const Target* t = target(id);
    if (!t) return false;
    d_.window().pointer(t->rect.centre());
    frame();
    d_.window().press(true);
    frame();
    d_.frames(6, 200);
    return true;
}

std::string kind_of(const Json& view) {
    const Json& decision = view["decision"];
    return decision.is_object() ? decision["kind"].get<std::string>() : std::string();
}

namespace {

constexpr int kFirstTurns = 2;                             // the curtain is shown once there is something behind it

bool play_to(Stage& stage, const Album& album, const Shot& shot) {
    Rng rng(static_cast<std::uint64_t>(shot.seed) * 77 + 5);
    for (int ply = 0; ply < album.most_moves; ++ply) {
        const Session* session = stage.app().session();
        if (!session) return false;
        if (session->stage() == ui::Stage::curtain) {
            if (shot.at == Shot::At::curtain && session->match().turn_number() > kFirstTurns) return true;
            stage.act("take-device");
            continue;
        }
        if (session->stage() == ui::Stage::passing || session->stage() == ui::Stage::computer) {
            stage.frame(1000);                             // what was decided ahead is made, or the last move seen
            continue;
        }
        const AnyMatch& match = session->match();
        if (!match.to_act()) return shot.at == Shot::At::end;
        const std::vector<Json> moves = match.moves();
        if (shot.until && shot.until(match.view(*match.to_act()), moves)) return true;
        stage.act_move(album.choose(shot, moves, rng));
    }
    return false;
}

enum class Made { yes, no, failed };

/// Draws a picture. Tries another deal if one never reaches the position.
Made make_picture(const Album& album, Shot shot, const std::string& folder) {
    for (int deal = 0; deal < album.most_deals; ++deal, shot.seed += 100) {
        Stage stage(shot.css, shot.dpr);
        const std::string players = std::to_string(shot.players), seed = std::to_string(shot.seed);
        const bool is_first = shot.at == Shot::At::first_screen;
        const std::string table = is_first ? std::string() : "new=" + album.game + "&players=" + players + "&seed=" + seed + "&" + shot.options + "&";
        stage.start(table + "lang=" + shot.lang, shot.lang == "ja" ? Lang::ja : Lang::en);
        if (!is_first && !play_to(stage, album, shot)) continue;
        stage.settle();
        if (shot.at == Shot::At::end) stage.rest();
        if (shot.then) shot.then(stage);
        const std::string path = folder + "/" + shot.name + ".png";
        if (!stage.save_png(path)) {
            std::fprintf(stderr, "%s: cannot be written\n", path.c_str());
            return Made::failed;
        }
        std::printf("%s (deal %d)\n", path.c_str(), shot.seed);
        return Made::yes;
    }
    std::printf("%s: no such position found\n", shot.name.c_str());
    return Made::no;
}

}  // namespace

int make_pictures(const Album& album, int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s_shots DIR [part of a name]\n", album.game.c_str());
        return 2;
    }
    const std::string only = argc > 2 ? argv[2] : "";
    int missing = 0;
    for (const Shot& shot : album.shots) {
        if (!only.empty() && shot.name.find(only) == std::string::npos) continue;
        const Made made = make_picture(album, shot, argv[1]);
        if (made == Made::failed) return 1;
        missing += made == Made::no ? 1 : 0;
    }
    return missing == 0 ? 0 : 1;
}

}  // namespace orrery::ui::test
