// Pairs of positions that differ only in what some seats cannot know: what these seats are shown must be the same.
import assert from "node:assert/strict";

/// Another truth that the seats outside `whose` cannot tell from this one: other cards in the hands of `whose`, other hidden
/// resources, other face-down resources, another deck and reserve.
function otherTruth(position, whose) {
  const other = structuredClone(position), table = other.table;
  const nav = [...table.deck], spare = [...table.reserve];
  for (const seat of whose) {
    const player = table.players[seat];
    player.hand = player.hand.map((card) => { nav.push(card); return nav.shift(); });
    player.hidden = player.hidden.map((card) => {
      const at = spare.findIndex((id) => !id.startsWith("fame"));
      spare.push(card);
      return spare.splice(at, 1)[0];
    });
  }
  for (const planet of table.planets) planet.face_down = planet.face_down.map((card) => { spare.push(card); return spare.shift(); });
  table.deck = nav;
  table.reserve = spare;
  return other;
}

/// Saves of the position and of another truth, and the proof that they differ, but not for `viewers`.
export async function pairOf(oracle, position, whose, viewers, go = async () => {}) {
  const pair = [];
  for (const truth of [position, otherTruth(position, whose)]) {
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
