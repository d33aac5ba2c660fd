// How long the tests wait for what must come. Nothing that works needs this long: it only ends a wait for what never comes.
// How fast the product is, `./dev bench` measures; a test says nothing about it, and a busy machine must not make it fail.

/// The longest wait for one thing, in milliseconds.
export const patience = 60000;

/// For `test`: the longest time for one test, in milliseconds.
export const limit = { timeout: 600000 };

/// A function that says whether `ms` milliseconds have been waited. They are counted from look to look, at most a quarter of
/// a second each: while the machine stands still, nobody waits. Also in pages, as `countdown` (see stage.mjs).
export function countdown(ms) {
  let left = ms, last = performance.now();
  return () => {
    const now = performance.now();
    left -= Math.min(now - last, 250);
    last = now;
    return left < 0;
  };
}
