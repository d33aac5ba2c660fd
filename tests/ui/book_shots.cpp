// Draws pictures of the rule book without a browser: `book_shots DIR [part of a name]`. Chapters on a phone are drawn as one
// long picture.
#include <cstdio>
#include <string>

#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

struct Form {
    const char* name;
    Vec css;
    const char* text_size = "100";
};
constexpr Form kForms[] = {{"1180", {1180, 820}}, {"long1180", {1180, 1900}}, {"390", {390, 844}}, {"long390", {390, 3600}}, {"360", {360, 640}},
                           {"1920", {1920, 1080}}, {"844", {844, 390}}, {"820", {820, 1180}}, {"390large", {390, 2600}, "160"}};

void shoot(const std::string& dir, const std::string& only, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    const auto wanted = [&](const std::string& name) { return only.empty() || (name + tail).find(only) != std::string::npos; };
    Driver d(form.css);
    const auto save = [&](const std::string& name) {
        if (!wanted(name)) return;
        d.frames(3);
        const std::string path = dir + "/book-" + name + tail + ".png";
        std::printf("%s %s\n", d.window().save_png(path) ? "wrote" : "could not write", path.c_str());
    };
    d.start("screen=rules", lang);
    d.press("settings");
    d.press("text-size", form.text_size);
    d.press("close");
    std::vector<std::string> chapters;
    for (const Json& b : d.buttons())
        if (b["a"].value("data-action", "") == "chapter") chapters.push_back(b["a"]["data-value"].get<std::string>());
    for (const std::string& chapter : chapters)
        if (wanted(chapter)) {
            d.press("chapter", chapter);
            save(chapter);
        }
    Action open;
    open.name = "open-rule";
    open.value = "JG-A13";
    d.app.act(open);
    save("marked");
    d.app.typed("book-search", lang == Lang::ja ? "マーカー" : "marker", true);
    save("results");
    d.press("search-result", "3");
    save("hit");
    d.app.typed("book-search", "xyzzy", true);
    save("none");
    d.press("search-clear");
    Action drawer;
    drawer.name = "chapters";
    d.app.act(drawer);
    save("chapters");
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: book_shots DIR [part of a name]\n");
        return 2;
    }
    for (const auto& form : orrery::ui::kForms)
        for (orrery::Lang lang : orrery::kLangs) orrery::ui::shoot(argv[1], argc > 2 ? argv[2] : "", form, lang);
    return 0;
}
