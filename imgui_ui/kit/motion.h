// Durations and easing curves of movements. Pure functions of a progress from 0 to 1.
#pragma once

#include <string_view>

namespace orrery::ui {

namespace motion {  // milliseconds
inline constexpr int kCardTravel = 260, kFlip = 220, kShipFly = 300, kShipJumpShrink = 120, kShipJumpGrow = 180;
inline constexpr int kMarkerDrop = 180, kDieRoll = 500, kDieSettle = 150, kCardRise = 120;
inline constexpr int kLegalBreath = 1800, kLegalBreathing = 6000;
inline constexpr int kRefusalShake = 240, kRefusalHold = 1200, kToastIn = 180, kToastOut = 140, kToastStay = 6000;
inline constexpr int kPanelSlide = 220, kCurtainFall = 260, kCurtainLift = 320, kScoreCount = 400;
inline constexpr int kReplayStep = 600, kStagger = 60, kReducedFade = 80, kReducedTravelFade = 120;
inline constexpr int kMaxTogether = 3;   // things that move at the same time; each further one waits kStagger
inline constexpr float kTravelArc = 0.12f;  // height of a travelling card's arc, relative to its distance
}  // namespace motion

enum class Ease { linear, in, out, in_out, back_out };
/// Applies `e` to the progress `t`, which is clamped to 0 … 1 first. Only back_out can leave that range.
float eased(Ease e, float t);

/// Returns how long a line is shown so that it can be read, in milliseconds.
int reading_ms(std::string_view line);
/// Returns the progress of a movement that began at `start_ms` and takes `duration_ms`: 0 before, 1 after.
float progress(double now_ms, double start_ms, double duration_ms);
/// Returns the alpha of the breathing glow of legal targets. It is steady once `age_ms` passes motion::kLegalBreathing.
float legal_breath(double age_ms);
/// Returns the sideways offset of a refused thing: three swings of at most 6 px that die away.
float refusal_shake(float t);
/// Width of a flipping card as a share of its full width, and whether its front is visible.
struct Flip {
    float width;
    bool front;
};
Flip flip(float t);

}  // namespace orrery::ui
