#include "engine/games/race/rule_ids.h"

namespace orrery::race {

namespace {

constexpr const Rule* kInOrder[] = {
    &rule::S1, &rule::S2, &rule::S3, &rule::S4, &rule::S5, &rule::S6, &rule::S7, &rule::S8, &rule::S9, &rule::S10,
    &rule::S11, &rule::S12,
    &rule::T1, &rule::T2, &rule::T3, &rule::T4, &rule::T5, &rule::T6, &rule::T7, &rule::T8, &rule::T9, &rule::T10,
    &rule::T11, &rule::T12, &rule::T13, &rule::T14, &rule::T15, &rule::T20, &rule::T21, &rule::T22, &rule::T23,
    &rule::T30, &rule::T31,
    &rule::A1, &rule::A2, &rule::A3, &rule::A4, &rule::A5, &rule::A6, &rule::A7, &rule::A10, &rule::A11, &rule::A12,
    &rule::A13, &rule::A14, &rule::A15, &rule::A16, &rule::A17, &rule::A18, &rule::A19, &rule::A20, &rule::A21,
    &rule::A22, &rule::A23, &rule::A24, &rule::A25, &rule::A26, &rule::A27, &rule::A28, &rule::A29, &rule::A30,
    &rule::A31, &rule::A32, &rule::A33, &rule::A34, &rule::A35, &rule::A36, &rule::A37, &rule::A40, &rule::A41,
    &rule::A42, &rule::A43, &rule::A44, &rule::A45, &rule::A46, &rule::A47, &rule::A48, &rule::A49, &rule::A50,
    &rule::A51, &rule::A52, &rule::A53, &rule::A54, &rule::A55, &rule::A56, &rule::A57, &rule::A58, &rule::A59,
    &rule::A60, &rule::A61, &rule::A64, &rule::A65, &rule::A66, &rule::A67, &rule::A68, &rule::A69, &rule::A70,
    &rule::A71, &rule::A72,
    &rule::E1, &rule::E2, &rule::E3, &rule::E4, &rule::E5, &rule::E6, &rule::E7, &rule::E8, &rule::E9, &rule::E10,
    &rule::H1, &rule::H2, &rule::H3, &rule::H4, &rule::H5,
    &rule::M0, &rule::M1, &rule::M2, &rule::M3, &rule::M4,
};

}  // namespace

Rules all_rules() { return kInOrder; }

}  // namespace orrery::race
