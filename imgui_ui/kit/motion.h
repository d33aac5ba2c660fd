// How long things move and along which curve. Pure functions of a progress from 0 to 1.
#pragma once

namespace orrery::ui {

namespace motion {  // milliseconds
inline constexpr int kCardTravel = 260, kFlip = 220, kShipFly = 300, kShipJumpShrink = 120, kShipJumpGrow = 180;
inline constexpr int kMarkerDrop = 180, kDieRoll = 500, kDieSettle = 150, kCardRise = 120;
inline constexpr int kLegalBreath = 1800, kLegalBreathing = 6000;
inline constexpr int kRefusalShake = 240, kRefusalHold = 1200, kToastIn = 180, kToastOut = 140, kToastStay = 6000;
inline constexpr int kPanelSlide = 220, kCurtainFall = 260, kCurtainLift = 320, kScoreCount = 400;
inline constexpr int kReplayStep = 600, kStagger = 60, kReducedFade = 80, kReducedTravelFade = 120;
inline constexpr int kMaxTogether = 3;   // things that move at the same time; the rest waits kStagger each
inline constexpr float kTravelArc = 0.12f;  // height of the arc of a travelling card, of its way
}  // namespace motion

enum class Ease { linear, in, out, in_out, back_out };
/// Progress `t` bent by `e`; clamped to 0 … 1 before bending, so back_out alone can leave that range.
float eased(Ease e, float t);

/// Progress of something that began at `start_ms` and takes `duration_ms`: 0 before, 1 after.
float progress(double now_ms, double start_ms, double duration_ms);
/// Alpha of the breathing glow of legal targets; steady once `age_ms` passes motion::kLegalBreathing.
float legal_breath(double age_ms);
/// Sideways offset of a refused thing: 6 px, three times, dying away.
float refusal_shake(float t);
/// Width of a flipping card, of its full width, and whether its front already shows.
struct Flip {
    float width;
    bool front;
};
Flip flip(float t);

}  // namespace orrery::ui
