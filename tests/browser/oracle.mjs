// Direct access to the engine: the site's own worker, in a page of the same origin that shows nothing. The tests compare the screen
// with it and get positions and saves from it.
import assert from "node:assert/strict";
import { siteFile } from "./browser.mjs";
import { patience } from "./patience.mjs";

export class Oracle {
  constructor(page) { this.page = page; }

  /// Starts the engine. `blank` is a page of the site's origin that runs none of the site's code.
  static async start(blank, site) {
    await blank.evaluate(([address, limit]) => new Promise((ready, broken) => {
      const worker = new Worker(address);
      const waiting = new Map();
      let last = 0;
      worker.onmessage = (event) => {
        const text = typeof event.data === "string" ? event.data : JSON.stringify(event.data);
        let answer;
        try { answer = JSON.parse(text); } catch { return; }
        const resolve = waiting.get(answer.id);
        waiting.delete(answer.id);
        resolve?.(answer);
      };
      worker.onerror = (event) => broken(new Error("the worker: " + event.message));
      window.askEngine = (method, params) => new Promise((resolve) => {
        waiting.set(++last, resolve);
        worker.postMessage(JSON.stringify({ jsonrpc: "2.0", id: last, method, params }));
      });
      window.askEngine("games", {}).then(ready);
      setTimeout(() => broken(new Error("the worker does not answer")), limit);
    }), [site.url + siteFile("worker.js"), patience]);
    return new Oracle(blank);
  }

  async ask(method, params = {}) {
    const answer = await this.page.evaluate(([m, p]) => window.askEngine(m, p), [method, params]);
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result;
  }

  async game(how) { return new OracleGame(this, (await this.ask("new", { game: "jumpgate", ...how })).session); }
  async load(document) { return new OracleGame(this, (await this.ask("load", document)).session); }
}

export class OracleGame {
  constructor(oracle, session) { Object.assign(this, { oracle, session }); }
  ask(method, params = {}) { return this.oracle.ask(method, { session: this.session, ...params }); }

  /// Resolves to {decision, moves}, with the moves as text like on the mirror's buttons.
  async moves() {
    const { decision, moves } = await this.ask("moves");
    return { decision, moves: moves.map((move) => JSON.stringify(move)) };
  }
  apply(move) { return this.ask("apply", { move: typeof move === "string" ? JSON.parse(move) : move }); }
  undo() { return this.ask("undo"); }
  position() { return this.ask("position"); }
  view(seat) { return this.ask("view", { seat }); }
  result() { return this.ask("result"); }
  save() { return this.ask("save"); }
  hash() { return this.ask("hash"); }

  /// Plays moves chosen by `choose` until `enough(decision, ply)` holds or the game ends. Resolves to these moves.
  async play(choose, enough = () => false, limit = 2000) {
    const played = [];
    for (;;) {
      const { decision } = await this.ask("moves").catch(() => ({ decision: null }));
      if (!decision || enough(decision, played.length) || played.length >= limit) return played;
      const { moves } = await this.moves();
      const move = choose(moves);
      played.push(move);
      await this.apply(move);
    }
  }
}

/// Moves that seats have decided before they are asked, in a game that an OracleGame follows.
export class Ahead {
  constructor(game) { Object.assign(this, { game, of: new Map() }); }
  add(seat, moves) { this.of.set(seat, [...(this.of.get(seat) ?? []), ...moves]); }
  /// Makes them in the engine as far as their seats are asked. Resolves to their number.
  async follow() {
    for (let made = 0; ; ++made) {
      const { decision } = await this.game.moves().catch(() => ({ decision: null }));
      const move = decision && this.of.get(decision.seat)?.shift();
      if (!move) return made;
      await this.game.apply(move);
    }
  }
}

// Format of a value in localStorage: a numbered copy after its length and checksum, and a switch with its own checksum that names
// the current copy. It is repeated here on purpose, because stored games must remain readable.
const root = "orrery/v1/";

function checksum(text) {
  let h = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text, "utf8")) h = ((h ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  h ^= h >> 32n;
  h = (h * 0xd6e8feb86659fd93n) & 0xffffffffffffffffn;
  h ^= h >> 32n;
  return h.toString(16).padStart(16, "0");
}

function switchTo(number) {
  const head = `orrery-switch/1 ${number} `;
  return head + checksum(head);
}

function copyOf(number, text) {
  const head = `orrery-stored/1 ${number} ${Buffer.byteLength(text)} `;
  return head + checksum(head + text) + "\n" + text;
}

/// Returns the entries of localStorage with `save` (a document of the engine) as a game in progress.
export function storedSave(save, { id = save.id, decision, number = 1 } = {}) {
  const summary = {
    game: save.game, title: save.title,
    seats: save.start.seats.map((seat, i) => ({ name: seat.name, ...(save.seats[i].kind === "bot" ? { level: save.seats[i].level } : {}) })),
    to_act: decision ? decision.seat : null, turn: 1, ply: save.cursor, updated: save.updated,
  };
  const name = root + "save/" + id;
  return {
    [name]: switchTo(number),
    [`${name}#${number}`]: copyOf(number, JSON.stringify(summary) + "\n" + JSON.stringify({ ...save, id })),
  };
}

/// Puts entries into the localStorage of the page's origin.
export function store(page, entries) {
  return page.evaluate((all) => { for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value); }, entries);
}

/// Returns the save documents in a page's storage by id. Uses the copy that the switch names.
export function savesIn(stored) {
  const out = {};
  for (const [key, value] of Object.entries(stored)) {
    const match = /^orrery\/v1\/save\/([^#]+)$/.exec(key);
    if (!match) continue;
    const current = value.split(" ")[1], copy = stored[`${key}#${current}`];
    assert.equal(value, switchTo(current), "the switch is right");
    assert.ok(copy, `the switch of ${match[1]} names a copy that is not there`);
    const body = copy.slice(copy.indexOf("\n") + 1);
    assert.equal(copy, copyOf(Number(current), body), "length and checksum are right");
    out[match[1]] = JSON.parse(body.slice(body.indexOf("\n") + 1));
  }
  return out;
}
