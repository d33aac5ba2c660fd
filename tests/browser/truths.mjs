// Pairs of positions that differ only in what some seats cannot know: what these seats are shown must be the same.
import assert from "node:assert/strict";

/// Jump Gate: other cards in the hands of `whose`, other hidden resources, other face-down resources, another deck and reserve.
function otherJumpGate(position, whose) {
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

/// Race for the Galaxy: other cards in the hands of `whose` and before them, other goods, discards and supply; other actions
/// chosen in secret; where they have set a card aside in secret, they have none.
function otherRace(position, whose) {
  const other = structuredClone(position), table = other.table;
  const swap = (cards) => cards.map((card) => { table.supply.push(card); return table.supply.shift(); });
  const secretPlacing = /^place_/.test(position.decision.kind);
  for (const seat of whose) {
    const player = table.seats[seat];
    if (secretPlacing && player.placing) {
      player.hand.push(player.placing);
      player.placing = null;
    }
    player.hand = swap(player.hand);
    player.drawn = swap(player.drawn);
    if (table.phase === "choose" && player.actions.length > 0)
      player.actions = player.actions.includes("produce") ? ["explore_5", "settle"] : ["develop", "produce"];
    if (!position.options.two_actions) player.actions = player.actions.slice(0, table.phase === "choose" ? 1 : 9);
  }
  for (const player of table.seats)
    for (const placed of player.tableau)
      if (placed.good) [placed.good] = swap([placed.good]);
  table.discard = swap(table.discard);
  return other;
}

/// By game: another truth that the seats outside `whose` cannot tell from this one.
const otherTruths = { jumpgate: otherJumpGate, race: otherRace };

/// Saves of the position and of another truth, and the proof that they differ, but not for `viewers`.
export async function pairOf(oracle, position, whose, viewers, go = async () => {}) {
  const pair = [];
  for (const truth of [position, otherTruths[position.game](position, whose)]) {
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

/// `show(truth)` resolves to what is seen of one truth, step by step: [{mirror, picture}], `picture` null where none was
/// taken. Both truths of the pair must look the same, picture for picture, to the byte. Each is shown up to `times` times:
/// in which order letters get into the texture depends on the clock, and with it the last bit of an edge's smoothing, so one
/// truth too has two or three pictures. One that shows a secret has none in common with the other. Resolves to the steps.
export async function sameShown(pair, show, times = 4) {
  const seen = [[], []];
  let apart;
  for (let i = 0; i < times; ++i) {
    for (const [side, truth] of pair.entries()) seen[side].push(await show(truth));
    const [first] = seen[0], common = (step) => seen[0].some((a) => seen[1].some((b) => a[step].picture.equals(b[step].picture)));
    for (const shown of seen.flat()) shown.forEach(({ mirror }, step) => assert.equal(mirror, first[step].mirror, `step ${step}: the mirrors are the same`));
    apart = first.findIndex(({ picture }, step) => picture && !common(step));
    if (apart < 0) return first;
  }
  assert.fail(`step ${apart}: the pictures are the same, byte by byte`);
}
