// Secrets of AstroNavigators: see games.mjs.
import { nearlyOver } from "./astronavigators_games.mjs";

/// Both agendas of each character, with their names.
const agendas = [
  { agenda_eagle: "The Eagle Has Landed", agenda_test_pilot: "Test Pilot" },
  { agenda_poyekhali: "Off We Go!", agenda_science: "Science and Superstition" },
  { agenda_jade_rabbit: "The Jade Rabbit", agenda_silk_road: "Silk Road" },
  { agenda_carnival: "Carnival of Lights", agenda_tapir: "The Tapir's Way" },
  { agenda_lion: "Heart of the Lion", agenda_gondwana: "Gondwana" },
  { agenda_hokulea: "Hōkūle’a", agenda_emu: "Emu in the Sky" },
  { agenda_flightless: "Flightless Bird", agenda_pole_to_pole: "Pole to Pole" },
];
const agendaName = (id) => agendas.find((both) => id in both)[id];
const otherAgenda = (id) => Object.keys(agendas.find((both) => id in both)).find((other) => other !== id);

/// Moves every card of these lists to the next place. Lists are given as [list, first place].
function rotate(...lists) {
  const places = lists.flatMap(([list, first = 0]) => list.map((_, at) => [list, at]).slice(first));
  const cards = places.map(([list, at]) => list[at]);
  places.forEach(([list, at], i) => { list[at] = cards[(i + 1) % cards.length]; });
}

/// Returns the position with other agendas, offered characters, drawn quests and orbit tiles of `whose`, and with other cards in all
/// hidden piles.
function other(position, whose) {
  const changed = structuredClone(position), { table, decision } = changed, { players, turn } = table;
  rotate([table.deck, 1]);
  for (const stack of Object.values(table.tile_stacks)) rotate([stack, 1]);
  rotate([table.character_pile], ...whose.map((seat) => [players[seat].offered]));
  const drawn = turn?.quest_offer && whose.includes(turn.seat) ? turn.quest_offer : [];
  rotate([table.quest_deck], [drawn]);
  for (const [id, stack] of Object.entries(table.orbit_stacks)) {
    const board = table.orbit_board[id], hidden = board.revealed ? [] : [board.tile], beginning = stack[0]?.slice(0, -1);
    const own = whose.flatMap((seat) => players[seat].orbit_tiles.map((tile, at) => [seat, at, tile]))
      .filter(([seat, , tile]) => tile.startsWith(beginning) && tile !== players[seat].swap_tile);
    const held = own.map(([, , tile]) => tile);
    rotate([stack], [hidden], [held]);
    if (hidden.length > 0) [board.tile] = hidden;
    own.forEach(([seat, at], i) => { players[seat].orbit_tiles[at] = held[i]; });
  }
  for (const seat of whose) if (players[seat].agenda) players[seat].agenda = otherAgenda(players[seat].agenda);
  if (decision.kind === "choose_character") decision.options = [...players[decision.seat].offered];
  if (decision.kind === "quest_keep") decision.options = [...turn.quest_offer];
  return changed;
}

const isAsked = (kind) => (position) => position.decision.kind === kind;
const someChosen = ({ table }) => table.players.some(({ character }) => character);

export const secrets = {
  other,
  own: {
    "the agenda that the other has chosen": {
      how: { players: 2 }, wanted: (p) => isAsked("choose_agenda")(p) && p.table.players.some(({ agenda }) => agenda),
    },
    // Seat 0 is in orbit, and both have orbit tiles.
    "orbit tiles of the other": {
      how: { players: 2 }, seat: 0, wanted: isAsked("select_action"), make: nearlyOver,
      async go(game) {
        const isThere = ({ kind, seat }) => kind === "space" && seat === 0;
        await game.play((moves) => {
          const travel = '{"type":"select","week":1,"action":"travel"}', pass = '{"type":"pass"}';
          return [travel, pass, '{"type":"select","week":2,"action":"schedule"}'].find((move) => moves.includes(move));
        }, isThere);
      },
    },
    "characters that nobody has been offered yet": {
      how: { players: 3, options: { mode: "astronomer" } }, wanted: (p) => isAsked("choose_character")(p) && someChosen(p),
    },
    "the agenda of the other, while quests are drawn": { how: { players: 2 }, wanted: isAsked("quest_keep") },
    "quests that nobody has drawn": { how: { players: 3, options: { mode: "astronomer" } }, wanted: isAsked("quest_keep") },
  },
  curtain: { how: { players: 2 }, wanted: isAsked("quest_keep") },
  open: {
    how: { players: 2 }, wanted: isAsked("select_action"),
    own: ({ table }, seat) => [agendaName(table.players[seat].agenda)],
  },
};
