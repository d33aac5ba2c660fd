#include "engine/games/quantum/rule_ids.h"

namespace orrery::quantum {

namespace {

constexpr const Rule* kInOrder[] = {
    &rule::B1, &rule::B2, &rule::B3, &rule::B4, &rule::B5, &rule::B6, &rule::B7, &rule::B8, &rule::B9,
    &rule::S1, &rule::S2, &rule::S3, &rule::S4, &rule::S5, &rule::S6, &rule::S7, &rule::S8, &rule::S9, &rule::S10,
    &rule::S11, &rule::S12, &rule::S13,
    &rule::T1, &rule::T2, &rule::T3, &rule::T4, &rule::T5, &rule::T6, &rule::T7, &rule::T8,
    &rule::A1, &rule::A2, &rule::A3, &rule::A4, &rule::A5, &rule::A6,
    &rule::R1, &rule::R2, &rule::R3, &rule::R4,
    &rule::D1, &rule::D2, &rule::D3, &rule::D4, &rule::D5,
    &rule::V1, &rule::V2, &rule::V3, &rule::V4, &rule::V5, &rule::V6, &rule::V7, &rule::V8, &rule::V9, &rule::V10,
    &rule::C1, &rule::C2, &rule::C3, &rule::C4, &rule::C5, &rule::C6, &rule::C7, &rule::C8, &rule::C9, &rule::C10,
    &rule::C11, &rule::C12, &rule::C13, &rule::C14, &rule::C15, &rule::C16, &rule::C17,
    &rule::K1, &rule::K2, &rule::K3, &rule::K4, &rule::K5, &rule::K6, &rule::K7, &rule::K8, &rule::K9, &rule::K10,
    &rule::K11,
    &rule::X1, &rule::X2, &rule::X3,
    &rule::I1, &rule::I2, &rule::I3, &rule::I4, &rule::I5, &rule::I6, &rule::I7, &rule::I8,
    &rule::H0, &rule::H1, &rule::H2, &rule::H3, &rule::H4, &rule::H5, &rule::H6, &rule::H7, &rule::H8, &rule::H9,
    &rule::P1, &rule::P2, &rule::P3, &rule::P4, &rule::P5, &rule::P6, &rule::P7, &rule::P8, &rule::P9, &rule::P10,
    &rule::P11, &rule::P12, &rule::P13, &rule::P14,
    &rule::G1, &rule::G2, &rule::G3, &rule::G4, &rule::G5, &rule::G6,
    &rule::M1, &rule::M2, &rule::M3, &rule::M4, &rule::M5, &rule::M6, &rule::M7, &rule::M8, &rule::M9, &rule::M10,
    &rule::M11, &rule::M12, &rule::M13, &rule::M14, &rule::M15, &rule::M16, &rule::M17, &rule::M18, &rule::M19, &rule::M20,
    &rule::M21, &rule::M22, &rule::M23, &rule::M24, &rule::M25, &rule::M26, &rule::M27, &rule::M28, &rule::M29, &rule::M30,
    &rule::M31, &rule::M32,
    &rule::E1, &rule::E2, &rule::E3, &rule::E4, &rule::E5,
};

}  // namespace

Rules all_rules() { return kInOrder; }

}  // namespace orrery::quantum
