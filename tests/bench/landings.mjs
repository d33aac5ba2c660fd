// Counts how many astronauts a level lands on the Moon: `node landings.mjs PROGRAM LEVEL GAMES [PLAYERS]`. All seats of a game of
// AstroNavigators (mode Astronavigator) are played by the level.
import { serveEngine } from "./protocol.mjs";

const [program, level, games, players = "2"] = process.argv.slice(2);
const { call, close } = serveEngine(program);
const counts = { seats: 0, landed: 0, home: 0, lost: 0 };
for (let seed = 1; seed <= Number(games); ++seed) {
  let { session, decision } = await call("new", { game: "astronavigators", players: Number(players), seed, options: { mode: "astronavigator" } });
  while (decision) {
    const { move } = await call("bot", { session, level, seed });
    ({ decision } = await call("apply", { session, move }));
  }
  const { table } = await call("view", { session, seat: 0 });
  counts.seats += table.players.length;
  counts.landed += table.landing_order.length;
  counts.home += table.return_order.length;
  counts.lost += table.lost_order.length;
  await call("close", { session });
}
close();
const share = (n) => `${n} (${(100 * n / counts.seats).toFixed(1)} %)`;
console.log(`${level}: of ${counts.seats} astronauts ${share(counts.landed)} landed, ${share(counts.home)} came home, ${share(counts.lost)} were lost`);
