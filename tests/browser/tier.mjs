// Two tiers. The quick one has a guard against every kind of fault and is what CI runs; the deep one, told by ORRERY_DEEP=1,
// goes through everything: every size of window, every number of seats, long walks.
import { test } from "node:test";

export const isDeep = process.env.ORRERY_DEEP === "1";

/// Like `test`, in the deep tier; in the quick one there is no such test, not even one that is skipped.
export const deepTest = (...about) => { if (isDeep) test(...about); };

/// For what a test goes through: `quick` of it, or `all`.
export const inTier = (quick, all) => (isDeep ? all : quick);

/// A number that a variable of the environment may change.
export const count = (name, quick, deep = quick) => Number(process.env[name] || inTier(quick, deep));
