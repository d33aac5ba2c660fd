// Pairs of positions that differ only in facts hidden from some seats. These seats must see the same.
import assert from "node:assert/strict";
import { PNG } from "pngjs";
import { games } from "./games.mjs";

/// Resolves to saves of the position and of an alternative, after checking that they differ, but not for `viewers`.
export async function pairOf(oracle, position, whose, viewers, go = async () => {}) {
  const pair = [];
  const { other } = games.find(({ id }) => id === position.game).secrets;
  for (const truth of [position, other(position, whose)]) {
    const game = await oracle.load({ position: truth });
    await go(game);
    const save = await game.save();
    const { decision } = await game.moves();
    pair.push({ save, decision, views: await Promise.all(viewers.map((seat) => game.view(seat))), truth: await game.position() });
  }
  assert.notDeepEqual(pair[0].truth, pair[1].truth, "the two positions differ");
  assert.deepEqual(pair[0].views, pair[1].views, "but not in what may be seen");
  return pair;
}

// The order in which characters get into the texture depends on timing and changes the last bit of a smoothed edge, in two pixels of
// a picture as far as was seen. Any sign or letter, however faint, changes more values.
const invisible = 2, few = 64;

/// Returns true if the PNG pictures look the same.
function areAlike(a, b) {
  if (a.equals(b)) return true;
  const [one, other] = [a, b].map((picture) => PNG.sync.read(picture));
  if (one.width !== other.width || one.height !== other.height) return false;
  let differing = 0;
  for (const [at, value] of one.data.entries()) {
    const apart = Math.abs(value - other.data[at]);
    if (apart > invisible || (apart > 0 && ++differing > few)) return false;
  }
  return true;
}

/// Expects that both positions of the pair look the same, and resolves to the steps. `show(truth)` resolves to the screens of one
/// position, step by step: [{mirror, picture}], where `picture` is null if none was taken. Each position is shown up to `times`
/// times, because now and then the place of a character in the texture also decides about a pixel at its edge. A position whose
/// picture shows a secret has none in common with the other.
export async function sameShown(pair, show, times = 4) {
  const seen = [[], []];
  let apart;
  for (let i = 0; i < times; ++i) {
    for (const [side, truth] of pair.entries()) seen[side].push(await show(truth));
    const [first] = seen[0], common = (step) => seen[0].some((a) => seen[1].some((b) => areAlike(a[step].picture, b[step].picture)));
    for (const shown of seen.flat()) shown.forEach(({ mirror }, step) => assert.equal(mirror, first[step].mirror, `step ${step}: the mirrors are the same`));
    apart = first.findIndex(({ picture }, step) => picture && !common(step));
    if (apart < 0) return first;
  }
  return assert.fail(`step ${apart}: the pictures are the same`);
}
