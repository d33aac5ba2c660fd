// Secrets of Jump Gate: see games.mjs.

const codeWord = { j: "Jump", s: "Scan", l: "Land" };
/// Returns the text of a card such as "nav_j2s4".
function cardName(id) {
  return id.slice(4).match(/[jsl][w1-4]/g).map((code) => `${codeWord[code[0]]} ${code[1] === "w" ? "any" : code[1]}`).join(" · ");
}

/// Returns the position with other cards in the hands of `whose`, and other hidden resources, face-down resources, deck and
/// reserve.
function other(position, whose) {
  const changed = structuredClone(position), table = changed.table;
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
  return changed;
}

// Seat 1 draws cards before seat 0 looks. The log contains only their number.
const drawnByTheOther = {
  how: { players: 2 }, seat: 0,
  wanted: ({ decision, table }, ply) => ply >= 14 && decision.kind === "action" && decision.seat === 1 && table.players[1].hand.length < 5,
  async go(game) {
    await game.apply({ type: "research" });
    await game.apply({ type: "done" });
    if ((await game.moves()).decision.seat === 1) await game.apply({ type: "end_turn" });
  },
};

export const secrets = {
  other,
  own: { "cards drawn by the other": drawnByTheOther },
  curtain: { how: { players: 2 }, wanted: ({ decision }, ply) => ply >= 10 && decision.kind === "action" && decision.seat === 1 },
  // A claim at a planet where the other seat has a marker: that seat answers while the claimant holds the device.
  open: {
    how: { players: 2 }, wanted: ({ decision }) => decision.kind === "claim_mark" && decision.seat !== decision.claimer,
    own: ({ table }, seat) => table.players[seat].hand.map(cardName),
  },
};
