#include "engine/games/microcosmos/rule_ids.h"

namespace orrery::microcosmos {

namespace {

constexpr const Rule* kInOrder[] = {
    &rule::S1, &rule::S2, &rule::S3, &rule::S4, &rule::S5, &rule::S6, &rule::S7, &rule::S8, &rule::S9, &rule::S10,
    &rule::S11, &rule::S12, &rule::S13, &rule::S14, &rule::S15, &rule::S16, &rule::T1, &rule::T2, &rule::T3, &rule::T4,
    &rule::T5, &rule::T6, &rule::T7, &rule::A101, &rule::A102, &rule::A103, &rule::A104, &rule::A105, &rule::A106,
    &rule::A107, &rule::A108, &rule::A109, &rule::A110, &rule::A111, &rule::A112, &rule::A113, &rule::A114, &rule::A115,
    &rule::A116, &rule::A201, &rule::A202, &rule::A203, &rule::A204, &rule::A205, &rule::A301, &rule::A302, &rule::A303,
    &rule::A304, &rule::A305, &rule::A306, &rule::A307, &rule::A308, &rule::A309, &rule::A310, &rule::A311, &rule::A312,
    &rule::A321, &rule::A322, &rule::A323, &rule::A324, &rule::A325, &rule::A401, &rule::A402, &rule::A403, &rule::A404,
    &rule::A405, &rule::A406, &rule::A407, &rule::A408, &rule::A501, &rule::A502, &rule::A503, &rule::A504, &rule::A505,
    &rule::A506, &rule::A507, &rule::A601, &rule::A602, &rule::A603, &rule::A604, &rule::A605, &rule::A606, &rule::A607,
    &rule::A608, &rule::A701, &rule::A702, &rule::A703, &rule::A704, &rule::A705, &rule::A706, &rule::A801, &rule::A802,
    &rule::A803, &rule::A804, &rule::A805, &rule::A806, &rule::A807, &rule::A901, &rule::O1, &rule::O2, &rule::O3,
    &rule::O4, &rule::O5, &rule::O6, &rule::O7, &rule::O8, &rule::O9, &rule::O10, &rule::O11, &rule::O12, &rule::O13,
    &rule::O14, &rule::O15, &rule::O16, &rule::O17, &rule::O18, &rule::O19, &rule::O20, &rule::O21, &rule::O22, &rule::O23,
    &rule::O24, &rule::O25, &rule::O26, &rule::O30, &rule::O31, &rule::O32, &rule::O33, &rule::E1, &rule::E2, &rule::E3,
    &rule::E4, &rule::E5, &rule::E6, &rule::E7, &rule::E8, &rule::H1, &rule::H2,
};

}  // namespace

Rules all_rules() { return kInOrder; }

}  // namespace orrery::microcosmos
