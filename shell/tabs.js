// Ensures that only one tab plays a game; a second tab with the same game is read-only. Uses the Web Locks API. Without it
// (pages without https), the tabs exchange messages.
"use strict";

const orreryTabs = {
  id: "",
  turn: 0,                      // number of the request; answers to older requests are ignored
  free: () => {},

  /// `held(id, isOurs)` is a callback into the program. It may be called twice: first not ours, later ours.
  connect(held) {
    orreryTabs.held = held;
    if (navigator.locks || typeof BroadcastChannel !== "function") return;
    orreryTabs.channel = new BroadcastChannel("orrery/v1/tabs");
    orreryTabs.me = crypto.getRandomValues(new Uint32Array(1))[0];
    orreryTabs.channel.onmessage = (event) => orreryTabs.heard(event.data || {});
    window.addEventListener("pagehide", () => orreryTabs.hold(""));
  },

  hold(id) {
    if (id && id === orreryTabs.id && orreryTabs.isOurs) return orreryTabs.held(id, true);
    const turn = ++orreryTabs.turn;
    orreryTabs.free();
    orreryTabs.free = () => {};
    Object.assign(orreryTabs, { id, isOurs: false, isSure: false });
    if (!id) return;
    if (navigator.locks) orreryTabs.lock(id, turn);
    else if (orreryTabs.channel) orreryTabs.ask(id, turn);
    else orreryTabs.answer(turn, true);
  },

  answer(turn, isOurs) {
    if (turn !== orreryTabs.turn || (isOurs && orreryTabs.isOurs)) return;
    orreryTabs.isOurs = isOurs;
    orreryTabs.held(orreryTabs.id, isOurs);
  },

  // Queues for the lock. If another tab holds it, the program is notified now and again when that tab is gone. A slow answer
  // of the browser does not count as a held lock.
  lock(id, turn) {
    const name = "orrery/v1/save/" + id, leave = new AbortController();
    let patience = 0;
    const look = async () => {
      const { pending } = await navigator.locks.query();
      if (turn !== orreryTabs.turn || orreryTabs.isOurs) return;
      if (pending.some((request) => request.name === name)) orreryTabs.answer(turn, false);
      else patience = setTimeout(look, 250);
    };
    patience = setTimeout(look, 250);
    orreryTabs.free = () => { clearTimeout(patience); leave.abort(); };
    navigator.locks.request(name, { signal: leave.signal }, () => {
      clearTimeout(patience);
      if (turn !== orreryTabs.turn) return undefined;
      return new Promise((done) => {
        orreryTabs.free = done;
        orreryTabs.answer(turn, true);
      });
    }).catch((error) => {
      clearTimeout(patience);
      if (error && error.name !== "AbortError") orreryTabs.answer(turn, true);   // no locks: assume it is ours
    });
  },

  ask(id, turn) {
    const { channel, me } = orreryTabs;
    channel.postMessage({ ask: id, from: me });
    const patience = setTimeout(() => {
      orreryTabs.isSure = turn === orreryTabs.turn;
      orreryTabs.answer(turn, true);
    }, 250);
    orreryTabs.free = () => {
      clearTimeout(patience);
      channel.postMessage({ free: id });
    };
    orreryTabs.refuse = () => {
      clearTimeout(patience);
      orreryTabs.free = () => {};
      orreryTabs.answer(turn, false);
    };
  },

  heard(word) {
    const { id, turn, channel, me } = orreryTabs;
    if (!id) return;
    // Of two simultaneous requests, the smaller number wins.
    if (word.ask === id && (orreryTabs.isSure || (!orreryTabs.isOurs && me < word.from))) channel.postMessage({ has: id });
    else if (word.has === id && !orreryTabs.isSure) orreryTabs.refuse();
    else if (word.free === id && !orreryTabs.isSure) orreryTabs.ask(id, turn);
  },
};
