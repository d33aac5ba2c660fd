// Window sizes of the programs that draw pictures.
#pragma once

#include "imgui_ui/kit/geometry.h"

namespace orrery::ui::test {

struct ShotForm {
    const char* name;
    Vec css;
    const char* text_size = "100";
};
inline constexpr ShotForm kShotForms[] = {
    {"1180", {1180, 820}}, {"1024", {1024, 768}}, {"820", {820, 1180}},   {"390", {390, 844}},
    {"360", {360, 640}},   {"844", {844, 390}},   {"1920", {1920, 1080}}, {"1180large", {1180, 820}, "160"},
    {"390large", {390, 844}, "160"}, {"1180small", {1180, 820}, "80"}};

}  // namespace orrery::ui::test
