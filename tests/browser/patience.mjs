// Time limits of the tests. They only end a wait for something that never comes; a working program is far faster. The tests do not
// measure speed (`./dev bench` does), so a busy machine must not make them fail.

/// Longest wait for one thing, in milliseconds.
export const patience = 60000;

/// For `test`: longest time of one test, in milliseconds.
export const limit = { timeout: 600000 };

/// Returns a function that returns true once `ms` milliseconds have passed. Each interval between two calls counts at most a
/// quarter of a second, so time during which the machine stands still does not count. Pages have it too, as `countdown` (see
/// stage.mjs).
export function countdown(ms) {
  let left = ms, last = performance.now();
  return () => {
    const now = performance.now();
    left -= Math.min(now - last, 250);
    last = now;
    return left < 0;
  };
}
