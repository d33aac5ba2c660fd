// The two tiers. The quick one detects every kind of fault and runs in CI. The deep one (ORRERY_DEEP=1) is exhaustive: every window
// size, every number of seats, long walks.
import { test } from "node:test";

export const isDeep = process.env.ORRERY_DEEP === "1";

/// Works like `test` in the deep tier. In the quick tier the test does not exist, not even as a skipped one.
export const deepTest = (...about) => { if (isDeep) test(...about); };

/// Returns `all` in the deep tier, otherwise `quick`.
export const inTier = (quick, all) => (isDeep ? all : quick);

/// Returns a number that an environment variable can override.
export const count = (name, quick, deep = quick) => Number(process.env[name] || inTier(quick, deep));
