// Secrets of Race for the Galaxy: see games.mjs.
// Returns the position with other cards in the hands of `whose` and among their drawn cards, other goods, discards and supply,
// and other actions chosen in secret. Cards that they set aside in secret are put back.
function other(position, whose) {
  const changed = structuredClone(position), table = changed.table;
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
  return changed;
}

/// Returns the seats that have already answered a decision that all seats make in turn order.
const answered = ({ table: { seats, waiting } }) => seats.map((_, seat) => seat).filter((seat) => !waiting.includes(seat));
const isPlacing = (position) => answered(position).some((seat) => position.table.seats[seat].placing);

export const secrets = {
  other,
  own: {
    "actions chosen before the reveal": {
      how: { players: 2 }, wanted: (p) => p.decision.kind === "choose_actions" && p.table.round >= 3 && answered(p).length === 1,
    },
    "a card set aside, or none": { how: { players: 3 }, wanted: (p) => p.decision.kind === "place_world" && isPlacing(p) },
    "a development set aside, or none": { how: { players: 2 }, wanted: (p) => p.decision.kind === "place_development" && p.table.round >= 2 && isPlacing(p) },
    "cards drawn in Explore": {
      how: { players: 4 },
      wanted: (p) => p.decision.kind === "explore_keep" && p.table.seats.some((player, seat) => seat !== p.decision.seat && player.drawn.length > 0),
    },
  },
  curtain: { how: { players: 2 }, wanted: (p) => p.decision.kind === "choose_actions" && p.table.round >= 2 && answered(p).length === 0 },
  open: { how: { players: 2 }, wanted: (p) => ["consume", "trade_sell", "consume_good"].includes(p.decision.kind) },
};
