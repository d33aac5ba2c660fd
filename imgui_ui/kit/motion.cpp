#include "motion.h"

#include <algorithm>
#include <cmath>

#include "geometry.h"

namespace orrery::ui {

float eased(Ease e, float t) {
    t = std::clamp(t, 0.0f, 1.0f);
    const float u = 1 - t;
    switch (e) {
        case Ease::linear: return t;
        case Ease::in: return t * t * t;
        case Ease::out: return 1 - u * u * u;
        case Ease::in_out: return t < 0.5f ? 4 * t * t * t : 1 - 4 * u * u * u;
        case Ease::back_out: {
            constexpr float kOvershoot = 1.4f;
            return 1 - u * u * ((kOvershoot + 1) * u - kOvershoot);
        }
    }
    return t;
}

int reading_ms(std::string_view line) {
    constexpr int kLeast = 400, kEach = 28, kMost = 3000;
    constexpr unsigned char kFirstWide = 0xE2;             // of letters that say as much as two or three Latin ones
    int letters = 0;
    for (const char byte : line) {
        const auto lead = static_cast<unsigned char>(byte);
        if ((lead & 0xC0u) != 0x80u) letters += lead >= kFirstWide ? 2 : 1;
    }
    return std::min(kMost, kLeast + kEach * letters);
}

float progress(double now_ms, double start_ms, double duration_ms) {
    if (duration_ms <= 0) return 1;
    return float(std::clamp((now_ms - start_ms) / duration_ms, 0.0, 1.0));
}

float legal_breath(double age_ms) {
    constexpr float kLow = 0.55f, kHigh = 0.9f;
    if (age_ms < 0 || age_ms >= motion::kLegalBreathing) return kHigh;
    // The phase starts and ends at the bright end, so that the stop is not visible.
    const float phase = float(std::fmod(age_ms, double(motion::kLegalBreath)) / motion::kLegalBreath) * kTau;
    const float left = float(motion::kLegalBreathing - age_ms) / 600.0f;
    const float depth = std::min(1.0f, left);
    return kHigh - (kHigh - kLow) * depth * (0.5f - 0.5f * std::cos(phase));
}

float refusal_shake(float t) {
    if (t <= 0 || t >= 1) return 0;
    return 6 * std::sin(t * 3 * kTau) * (1 - t);
}

Flip flip(float t) {
    t = eased(Ease::in_out, t);
    return {std::fabs(1 - 2 * t), t >= 0.5f};
}

}  // namespace orrery::ui
