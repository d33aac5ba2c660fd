#include "engine/games/astronavigators/rule_ids.h"

namespace orrery::astronavigators {

namespace {

constexpr const Rule* kInOrder[] = {
    &rule::S1, &rule::S2, &rule::S3, &rule::S4, &rule::S5, &rule::S6, &rule::S7, &rule::S8, &rule::S9, &rule::S10, &rule::S11,
    &rule::S12, &rule::T1, &rule::T2, &rule::T3, &rule::T4, &rule::T5, &rule::T6, &rule::T7, &rule::T8, &rule::T9, &rule::T10,
    &rule::T11, &rule::T12, &rule::T13, &rule::T14, &rule::A1, &rule::A2, &rule::A3, &rule::A4, &rule::A5, &rule::A6,
    &rule::A7, &rule::A8, &rule::A9, &rule::A10, &rule::A11, &rule::A12, &rule::A13, &rule::A20, &rule::A21, &rule::A22,
    &rule::A23, &rule::A30, &rule::A31, &rule::A32, &rule::A33, &rule::A34, &rule::A35, &rule::A36, &rule::A37, &rule::A38,
    &rule::A39, &rule::A40, &rule::A41, &rule::A42, &rule::A43, &rule::A44, &rule::A45, &rule::A46, &rule::A47, &rule::A48,
    &rule::A49, &rule::A50, &rule::A51, &rule::A52, &rule::A53, &rule::A54, &rule::A55, &rule::A56, &rule::A57, &rule::A58,
    &rule::A59, &rule::A100, &rule::A101, &rule::A102, &rule::A103, &rule::A104, &rule::A105, &rule::A70, &rule::A71,
    &rule::A72, &rule::A73, &rule::A74, &rule::A75, &rule::A60, &rule::A61, &rule::A62, &rule::A63, &rule::A64, &rule::A65,
    &rule::A66, &rule::A67, &rule::A68, &rule::A81, &rule::A82, &rule::A83, &rule::A84, &rule::A85, &rule::A86, &rule::A87,
    &rule::A88, &rule::A89, &rule::A90, &rule::A91, &rule::A92, &rule::A93, &rule::A110, &rule::A111, &rule::A112,
    &rule::A113, &rule::A114, &rule::A115, &rule::A116, &rule::A117, &rule::A118, &rule::T20, &rule::T21, &rule::T22,
    &rule::T23, &rule::T24, &rule::T25, &rule::E1, &rule::E2, &rule::E3, &rule::E4, &rule::E5, &rule::E6, &rule::E7,
    &rule::E8, &rule::E9, &rule::E10, &rule::E11, &rule::E12, &rule::E13, &rule::E14, &rule::E15, &rule::M1, &rule::M2,
    &rule::M3, &rule::M4, &rule::M5, &rule::M6, &rule::M7,
};

}  // namespace

Rules all_rules() { return kInOrder; }

}  // namespace orrery::astronavigators
