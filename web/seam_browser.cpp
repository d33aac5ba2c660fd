#include "web/seam.h"

#include <emscripten.h>
#include <unistd.h>

#include <cstdlib>
#include <utility>

#include "engine/core/catalogue.h"
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/parts.h"
#include "web/app.h"
#include "web/loop.h"

// The page sets `Module.host` before the program starts. Strings returned to C++ are allocated with `malloc`.
EM_JS(void, orrery_js_failure, (const char* what), { Module["host"].failure(UTF8ToString(what)); });
EM_JS(void, orrery_js_first_frame, (), { Module["host"].firstFrame(); });
EM_JS(char*, orrery_js_get, (const char* key), {
    const value = Module["host"].get(UTF8ToString(key));
    if (value === null) return 0;
    const size = lengthBytesUTF8(value) + 1;
    const place = _malloc(size);
    stringToUTF8(value, place, size);
    return place;
});
EM_JS(int, orrery_js_set, (const char* key, const char* value), {
    return Module["host"].set(UTF8ToString(key), UTF8ToString(value));
});
EM_JS(void, orrery_js_remove, (const char* key), { Module["host"].remove(UTF8ToString(key)); });
EM_JS(char*, orrery_js_keys, (), {
    const value = Module["host"].keys();
    const size = lengthBytesUTF8(value) + 1;
    const place = _malloc(size);
    stringToUTF8(value, place, size);
    return place;
});
EM_JS(char*, orrery_js_time_ago, (const char* lang, double seconds), {
    const value = Module["host"].timeAgo(UTF8ToString(lang), seconds);
    const size = lengthBytesUTF8(value) + 1;
    const place = _malloc(size);
    stringToUTF8(value, place, size);
    return place;
});
EM_JS(double, orrery_js_wall_ms, (), { return Date.now(); });
EM_JS(void, orrery_js_mirror, (const char* json), { Module["host"].mirror(UTF8ToString(json)); });
EM_JS(void, orrery_js_page, (const char* lang, const char* title), { Module["host"].page(UTF8ToString(lang), UTF8ToString(title)); });
EM_JS(void, orrery_js_want_language, (const char* lang), { Module["host"].wantLanguage(UTF8ToString(lang)); });
EM_JS(void, orrery_js_want_japanese, (), { Module["host"].wantJapanese(); });
EM_JS(void, orrery_js_want_letters, (const char* stretch), { Module["host"].wantLetters(UTF8ToString(stretch)); });
EM_JS(void, orrery_js_begin_text, (const char* field, const char* label, const char* value, const char* placeholder, double x,
                                   double y, double w, double h, double size, int most, int numeric), {
    Module["host"].beginText({
        field: UTF8ToString(field), label: UTF8ToString(label), value: UTF8ToString(value),
        placeholder: UTF8ToString(placeholder), x: x, y: y, w: w, h: h, size: size, most: most, numeric: numeric !== 0,
    });
});
EM_JS(void, orrery_js_end_text, (), { Module["host"].endText(); });
EM_JS(void, orrery_js_download, (const char* name, const char* text), { Module["host"].download(UTF8ToString(name), UTF8ToString(text)); });
EM_JS(void, orrery_js_choose_file, (double most), { Module["host"].chooseFile(most); });
EM_JS(void, orrery_js_share, (const char* title, const char* link), { Module["host"].share(UTF8ToString(title), UTF8ToString(link)); });
EM_JS(char*, orrery_js_address, (), {
    const value = Module["host"].address();
    const size = lengthBytesUTF8(value) + 1;
    const place = _malloc(size);
    stringToUTF8(value, place, size);
    return place;
});
EM_JS(char*, orrery_js_qr_code, (const char* text), {
    const value = Module["host"].qrCode(UTF8ToString(text));
    const size = lengthBytesUTF8(value) + 1;
    const place = _malloc(size);
    stringToUTF8(value, place, size);
    return place;
});
EM_JS(void, orrery_js_set_fragment, (const char* fragment), { Module["host"].setFragment(UTF8ToString(fragment)); });
EM_JS(void, orrery_js_hold_save, (const char* id), { Module["host"].holdSave(UTF8ToString(id)); });
EM_JS(void, orrery_js_ask_to_persist, (), { Module["host"].askToPersist(); });
EM_JS(int, orrery_js_post, (const char* line), { return Module["host"].post(UTF8ToString(line)) ? 1 : 0; });
EM_JS(void, orrery_js_apply_update, (), { Module["host"].applyUpdate(); });
EM_JS(void, orrery_js_sound, (const char* kind, const char* volume, int tune), {
    Module["host"].sound(UTF8ToString(kind), UTF8ToString(volume), tune);
});
EM_JS(int, orrery_js_can_vibrate, (), { return Module["host"].canVibrate() ? 1 : 0; });
EM_JS(void, orrery_js_vibrate, (const char* kind), { Module["host"].vibrate(UTF8ToString(kind)); });
EM_JS(int, orrery_js_can_fill_screen, (), { return Module["host"].canFillScreen() ? 1 : 0; });
EM_JS(int, orrery_js_fills_screen, (), { return Module["host"].fillsScreen() ? 1 : 0; });
EM_JS(void, orrery_js_fill_screen, (int fills), { Module["host"].fillScreen(fills !== 0); });
EM_JS(int, orrery_js_open_window, (const char* fragment), { return Module["host"].openWindow(UTF8ToString(fragment)) ? 1 : 0; });
EM_JS(int, orrery_js_want_part, (const char* part), { return Module["host"].wantPart(UTF8ToString(part)) ? 1 : 0; });

namespace orrery::web {
namespace {

/// Copies and frees a string that JavaScript allocated with `malloc`. Returns nothing for null.
std::optional<std::string> taken(char* text) {
    if (!text) return {};
    std::string out(text);
    std::free(text);
    return out;
}

}  // namespace

std::optional<std::string> LocalStorage::get(const std::string& key) const { return taken(orrery_js_get(key.c_str())); }

StoreAnswer LocalStorage::set(const std::string& key, const std::string& value) {
    switch (orrery_js_set(key.c_str(), value.c_str())) {
        case 0: return StoreAnswer::done;
        case 1: return StoreAnswer::full;
        default: return StoreAnswer::blocked;
    }
}

void LocalStorage::remove(const std::string& key) { orrery_js_remove(key.c_str()); }

// The page joins the keys with line feeds. It returns only our own keys, and leaves out keys that contain a line feed.
std::vector<std::string> LocalStorage::keys() const {
    std::vector<std::string> keys;
    const std::string all = taken(orrery_js_keys()).value_or("");
    for (std::size_t from = 0; from < all.size();) {
        std::size_t to = all.find('\n', from);
        if (to == all.npos) to = all.size();
        if (to > from) keys.push_back(all.substr(from, to - from));
        from = to + 1;
    }
    return keys;
}

std::int64_t BrowserHost::wall_ms() { return static_cast<std::int64_t>(orrery_js_wall_ms()); }

std::uint64_t BrowserHost::fresh_seed() {
    std::uint64_t seed = 0;
    if (getentropy(&seed, sizeof seed) != 0) seed = static_cast<std::uint64_t>(wall_ms());
    return seed;
}

void BrowserHost::publish_mirror(const std::string& json) { orrery_js_mirror(json.c_str()); }
void BrowserHost::set_page(Lang lang, const std::string& title) { orrery_js_page(code(lang), title.c_str()); }

void BrowserHost::want_japanese() {
    if (std::exchange(asked_for_japanese_, true)) return;
    orrery_js_want_japanese();
}

void BrowserHost::want_language(Lang lang) { orrery_js_want_language(code(lang)); }

void BrowserHost::want_letters(const std::string& stretch) { orrery_js_want_letters(stretch.c_str()); }

void BrowserHost::begin_text(const ui::TextEdit& edit) {
    orrery_js_begin_text(edit.field.c_str(), edit.label.c_str(), edit.value.c_str(), edit.placeholder.c_str(),
                         static_cast<double>(edit.place.x), static_cast<double>(edit.place.y), static_cast<double>(edit.place.w),
                         static_cast<double>(edit.place.h), static_cast<double>(edit.size), edit.max_length, edit.numeric ? 1 : 0);
}

void BrowserHost::end_text() { orrery_js_end_text(); }
void BrowserHost::download(const std::string& file_name, const std::string& text) { orrery_js_download(file_name.c_str(), text.c_str()); }
void BrowserHost::choose_file(std::size_t most_bytes) { orrery_js_choose_file(static_cast<double>(most_bytes)); }
void BrowserHost::share(const std::string& title, const std::string& link) { orrery_js_share(title.c_str(), link.c_str()); }
std::string BrowserHost::address() { return taken(orrery_js_address()).value_or(""); }
std::string BrowserHost::time_ago(Lang lang, std::int64_t seconds) {
    return taken(orrery_js_time_ago(code(lang), static_cast<double>(seconds))).value_or("");
}
std::string BrowserHost::qr_code(const std::string& text) { return taken(orrery_js_qr_code(text.c_str())).value_or(""); }
void BrowserHost::set_fragment(const std::string& fragment) { orrery_js_set_fragment(fragment.c_str()); }
void BrowserHost::hold_save(const std::string& id) { orrery_js_hold_save(id.c_str()); }
void BrowserHost::ask_to_persist() { orrery_js_ask_to_persist(); }
bool BrowserHost::post_to_worker(const std::string& line) { return orrery_js_post(line.c_str()) != 0; }
void BrowserHost::apply_update() { orrery_js_apply_update(); }
void BrowserHost::play_sound(ui::Sound sound, ui::Volume volume, int tune) {
    orrery_js_sound(ui::sound_id(sound), ui::volume_id(volume), tune);
}
bool BrowserHost::can_vibrate() { return orrery_js_can_vibrate() != 0; }
void BrowserHost::vibrate(ui::Sound sound) { orrery_js_vibrate(ui::sound_id(sound)); }
bool BrowserHost::can_fill_screen() { return orrery_js_can_fill_screen() != 0; }
bool BrowserHost::fills_screen() { return orrery_js_fills_screen() != 0; }
void BrowserHost::fill_screen(bool fills) { orrery_js_fill_screen(fills ? 1 : 0); }
bool BrowserHost::open_window(const std::string& fragment) { return orrery_js_open_window(fragment.c_str()) != 0; }
bool BrowserHost::want_part(const std::string& part) { return orrery_js_want_part(part.c_str()) != 0; }
void BrowserHost::request_frame() { web::request_frame(); }

void report_failure(const char* what) { orrery_js_failure(what); }
void report_first_frame() { orrery_js_first_frame(); }

}  // namespace orrery::web

namespace {

/// Tells the app of something. Before it has started it need not know: then it reads by itself what is stored and loaded.
template <class Tell>
void tell(const Tell& tell_app) {
    if (orrery::ui::App* const app = orrery::web::app()) tell_app(*app);
}

}  // namespace

extern "C" {

using namespace orrery;

/// `part`: 0 Latin, 1 Japanese, 2 further letters. `data` must come from `malloc`; the program frees it.
EMSCRIPTEN_KEEPALIVE void orrery_add_font(int is_bold, int part, unsigned char* data, int size) {
    web::add_font(is_bold != 0, part == 0 ? web::FontPart::latin : part == 1 ? web::FontPart::japanese : web::FontPart::more, data,
                  static_cast<std::size_t>(size));
}
EMSCRIPTEN_KEEPALIVE void orrery_add_picture(const char* stretch, int is_bold, int width, int height, double em, double base,
                                             const unsigned char* rgba) {
    web::add_picture(stretch, is_bold != 0, width, height, static_cast<float>(em), static_cast<float>(base), rgba);
}
/// Adds a compiled catalogue. `data` must come from `malloc` and belongs to the program from then on.
EMSCRIPTEN_KEEPALIVE void orrery_add_words(const char* language, unsigned char* data, int size) {
    const auto lang = lang_by_code(language);
    if (!lang || !add_catalogue(*lang, {data, static_cast<std::size_t>(size)})) std::free(data);
}
EMSCRIPTEN_KEEPALIVE void orrery_words_came() { tell([&](ui::App& app) { app.words_came(); }); }
/// Returns the code of the language in which the app will be after this URL fragment. `preferred` is the browser's language. Can be
/// called before orrery_start.
EMSCRIPTEN_KEEPALIVE const char* orrery_language_for(const char* preferred, const char* fragment) {
    return code(web::language_for(lang_by_code(preferred).value_or(Lang::en), fragment));
}
EMSCRIPTEN_KEEPALIVE void orrery_hold_frames(int hold) { web::hold_frames(hold != 0); }
EMSCRIPTEN_KEEPALIVE void orrery_start(const char* preferred, const char* fragment) {
    web::start(lang_by_code(preferred).value_or(Lang::en), fragment);
}
EMSCRIPTEN_KEEPALIVE void orrery_fragment(const char* fragment) { tell([&](ui::App& app) { app.open_fragment(fragment); }); }
EMSCRIPTEN_KEEPALIVE void orrery_part_came(const char* part, int is_here) { tell([&](ui::App& app) { app.part_came(part, is_here != 0); }); }
/// Returns the parts of the program that this URL fragment needs besides the shelf, each followed by a space. Valid until
/// the next call.
EMSCRIPTEN_KEEPALIVE const char* orrery_parts_for(const char* fragment) {
    static std::string text;
    text.clear();
    for (const std::string& part : ui::parts_for_fragment(fragment)) text += part + " ";
    return text.c_str();
}
/// Performs the action of a mirror button. `json` is described in docs/mirror.md. Ignores malformed JSON.
EMSCRIPTEN_KEEPALIVE void orrery_act(const char* json) {
    if (const auto parsed = parse_json(json)) tell([&](ui::App& app) { app.act(ui::action_from_json(*parsed)); });
}
EMSCRIPTEN_KEEPALIVE void orrery_typed(const char* field, const char* text, int done) { tell([&](ui::App& app) { app.typed(field, text, done != 0); }); }
EMSCRIPTEN_KEEPALIVE void orrery_worker_said(const char* line) { tell([&](ui::App& app) { app.worker_said(line); }); }
/// `text` is null if the file is too large or unreadable.
EMSCRIPTEN_KEEPALIVE void orrery_file_chosen(const char* name, const char* text) {
    tell([&](ui::App& app) { app.file_chosen(name, text ? std::optional<std::string>(text) : std::nullopt); });
}
EMSCRIPTEN_KEEPALIVE void orrery_pasted(const char* text) { tell([&](ui::App& app) { app.pasted(text); }); }
/// `answer`: 1 copied, 2 handed on, any other number failed.
EMSCRIPTEN_KEEPALIVE void orrery_shared(int answer) {
    const auto told = answer == 1 ? ui::ShareAnswer::copied : answer == 2 ? ui::ShareAnswer::handed_on : ui::ShareAnswer::failed;
    tell([told](ui::App& app) { app.shared(told); });
}
/// Covers what is secret, because the page is no longer in sight. What the system shows of the page from then on is covered too.
EMSCRIPTEN_KEEPALIVE void orrery_left() {
    tell([](ui::App& app) { app.left(); });
    web::draw_now();
}
EMSCRIPTEN_KEEPALIVE void orrery_stored() { tell([&](ui::App& app) { app.stored(); }); }
EMSCRIPTEN_KEEPALIVE void orrery_save_held(const char* id, int held) { tell([&](ui::App& app) { app.save_held(id, held != 0); }); }
EMSCRIPTEN_KEEPALIVE void orrery_persistence_answered(int granted) { tell([&](ui::App& app) { app.persistence_answered(granted != 0); }); }
EMSCRIPTEN_KEEPALIVE void orrery_worker_failed() { tell([&](ui::App& app) { app.worker_failed(); }); }
EMSCRIPTEN_KEEPALIVE void orrery_offline(int is_ready, int has_update) { tell([&](ui::App& app) { app.offline_news(is_ready != 0, has_update != 0); }); }
EMSCRIPTEN_KEEPALIVE void orrery_reduced_motion(int reduced) { web::set_reduced_motion(reduced != 0); }
EMSCRIPTEN_KEEPALIVE void orrery_draw_now() { web::draw_now(); }
EMSCRIPTEN_KEEPALIVE void orrery_request_frame() { web::request_frame(); }
EMSCRIPTEN_KEEPALIVE int orrery_frames_drawn() { return web::frames_drawn(); }
EMSCRIPTEN_KEEPALIVE double orrery_last_frame_ms() { return web::last_frame_ms(); }
/// See targets(). Valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* orrery_targets() {
    static std::string text;
    text = web::targets();
    return text.c_str();
}

/// See handhold(). Valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* orrery_handhold(const char* moves) {
    static std::string text;
    text = web::handhold(moves);
    return text.c_str();
}

}  // extern "C"
