#include "tests/ui/driver.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/core/catalogue.h"
#include "engine/core/hash.h"
#include "engine/match/games.h"
#include "imgui_ui/app/table/table_view.h"
#include "tests/ui/app_frame.h"

namespace orrery::ui::test {
namespace {

bool is_button(const Json& node) { return node["t"] == "button"; }

}  // namespace

void load_test_languages() {
    static std::map<Lang, std::vector<unsigned char>> loaded;
    for (const Lang lang : {Lang::longer, Lang::polish}) {
        std::vector<unsigned char>& bytes = loaded[lang];
        if (!bytes.empty()) continue;
        const std::string path = std::string(ORRERY_TEST_WORDS_DIR) + "/" + code(lang) + ".words";
        std::ifstream file(path, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(file), {});
        EXPECT_TRUE(add_catalogue(lang, bytes)) << path;
    }
}

const Json* attr_of(const Json& button, const std::string& name) {
    const auto attrs = button.find("a");
    if (attrs == button.end()) return nullptr;
    const auto found = attrs->find(name);
    return found == attrs->end() ? nullptr : &*found;
}

std::vector<std::string> playable_games() {
    std::vector<std::string> out;
    for (const GameEntry& game : all_games())
        if (face_of(game.info->id)) out.emplace_back(game.info->id);
    return out;
}

std::string some_game(const std::string& rest, Some of) {
    const std::string_view test = testing::UnitTest::GetInstance()->current_test_info()->name();
    const auto has_rounds = [](const std::string& game) {
        const auto& options = *game_by_id(game)->info->options;
        return std::any_of(options.begin(), options.end(), [](const OptionSpec& option) { return option.key == std::string_view("round_limit"); });
    };
    std::vector<std::string> games = playable_games();
    std::erase_if(games, [&](const std::string& game) {
        const bool has_secrets = face_of(game)->has_secrets;
        return (of == Some::secrets && !has_secrets) || (of == Some::short_game && !has_secrets && !has_rounds(game));
    });
    const std::string& game = games[hash64(test) % games.size()];
    return "new=" + game + "&" + rest + (has_rounds(game) ? "&option.round_limit=8" : "");
}

const Json& TestHost::mirror() const {
    if (parsed_text_ != mirror_text_) {
        parsed_text_ = mirror_text_;
        parsed_ = mirror_text_.empty() ? Json() : *parse_json(mirror_text_);
    }
    return parsed_;
}

void walk(const Json& node, const std::function<void(const Json&)>& visit) {
    visit(node);
    if (const auto children = node.find("c"); children != node.end())
        for (const Json& child : *children) walk(child, visit);
}

void Driver::start(const std::string& fragment, Lang lang) {
    app.start(lang, fragment);
    frames(3);
}

void Driver::frame(double ms) {
    if (host_.gives_locks && answered_holds_ != host_.hold_requests) {
        answered_holds_ = host_.hold_requests;
        if (!host_.held.empty()) app.save_held(host_.held, true);
    }
    draw_app_frame(window_, app, ms, reduced_motion);
    // The app builds the mirror only when the values change that it compares (App::Told). None may be missing there.
    EXPECT_TRUE(app.is_mirror_current()) << "the mirror of the screen " << app.screen_id() << " is out of date";
}

void Driver::frames(int n, double ms) {
    for (int i = 0; i < n; ++i) frame(ms);
}

void Driver::rest() {
    constexpr int kMost = 400;
    frame();
    for (int i = 0; app.is_moving(); ++i) {
        ASSERT_LT(i, kMost) << "something moves for ever";
        frame(100);
    }
    frame();
}

std::string Driver::drawn_text(double ms) {
    Recording record;
    app.ui().record(&record);
    frame(ms);
    app.ui().record(nullptr);
    std::string out;
    for (const Drawn& one : record.items)
        if (one.kind == Drawn::Kind::text) out += one.text + "\n";
    return out;
}

std::string Driver::attr(const std::string& name) const {
    const Json* found = attr_of(mirror(), name);
    return found ? found->get<std::string>() : std::string();
}

std::vector<Json> Driver::buttons() const {
    std::vector<Json> out;
    walk(mirror(), [&](const Json& node) {
        if (is_button(node)) out.push_back(node);
    });
    return out;
}

std::string Driver::all_text() const {
    std::string out;
    walk(mirror(), [&](const Json& node) {
        if (node.contains("x")) out += node["x"].get<std::string>() + "\n";
    });
    return out;
}

std::vector<std::string> Driver::moves() const {
    std::vector<std::string> out;
    walk(mirror(), [&](const Json& node) {
        if (const Json* move = is_button(node) ? attr_of(node, "data-move") : nullptr) out.push_back(move->get<std::string>());
    });
    return out;
}

bool Driver::has(const std::string& action) const {
    bool found = false;
    walk(mirror(), [&](const Json& node) {
        const Json* named = is_button(node) ? attr_of(node, "data-action") : nullptr;
        found = found || (named && *named == action);
    });
    return found;
}

bool Driver::press(const std::string& action, const std::string& value, int seat) {
    Json pressed;
    walk(mirror(), [&](const Json& node) {
        if (!pressed.is_null() || !is_button(node)) return;
        const auto is = [&](const char* name, const std::string& wanted) {
            const Json* held = attr_of(node, name);
            return held && *held == wanted;
        };
        if (!is("data-action", action) || (!value.empty() && !is("data-value", value)) || (seat >= 0 && !is("data-seat", std::to_string(seat)))) return;
        pressed = {{"action", action}};
        for (const char* name : {"seat", "key", "value"}) {
            const Json* held = attr_of(node, "data-" + std::string(name));
            pressed[name] = held ? *held : Json("");
        }
    });
    if (pressed.is_null()) return false;
    app.act(action_from_json(pressed));
    frames(2);
    return true;
}

void Driver::move(const std::string& text) {
    Action action;
    action.move = *parse_json(text);
    app.act(action);
    frames(2);
}

const Target* Driver::target(const std::string& name) {
    const Target* found = nullptr;
    for (const Target& t : app.ui().targets())
        if (t.name == name) found = &t;
    return found;
}

bool Driver::tap(const std::string& name) {
    const Target* t = target(name);
    if (!t) return false;
    tap_at(t->rect.centre());
    return true;
}

bool Driver::hold(const std::string& name, double ms) {
    const Target* t = target(name);
    if (!t) return false;
    window_.pointer(t->rect.centre());
    frames(2);
    window_.press(true);
    frame();
    for (double held = 0; held < ms; held += 50) frame(50);
    window_.press(false);
    frames(3);
    return true;
}

void Driver::key(ImGuiKey which) {
    ImGui::GetIO().AddKeyEvent(which, true);
    frames(2);
    ImGui::GetIO().AddKeyEvent(which, false);
    frames(2);
}

void Driver::tap_at(Vec at) {
    window_.pointer(at);
    frames(2);
    window_.press(true);
    frames(2);
    window_.press(false);
    frames(3);
}

const Target* Driver::focused() const {
    for (const Target& t : app.ui().targets())
        if (app.ui().is_focused(t.id)) return &t;
    return nullptr;
}

}  // namespace orrery::ui::test
