// One tab plays a game; a second one that opens the same game only looks on. The browser's locks say which; where there are
// none (pages without https), the tabs ask each other.
"use strict";

const orreryTabs = {
  id: "",
  turn: 0,                      // of the asking: answers to an older one come too late
  free: () => {},

  /// `held(id, isOurs)` leads to the program; it may come twice: not ours, and later ours.
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

  // Waits in line. Whoever stands there behind another tab is told so, and told again when that tab is gone; a browser
  // that is only slow to answer is waited for.
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
      if (error && error.name !== "AbortError") orreryTabs.answer(turn, true);   // no locks here: nothing to be done
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
    // Of two that ask at the same time the one with the smaller number has it.
    if (word.ask === id && (orreryTabs.isSure || (!orreryTabs.isOurs && me < word.from))) channel.postMessage({ has: id });
    else if (word.has === id && !orreryTabs.isSure) orreryTabs.refuse();
    else if (word.free === id && !orreryTabs.isSure) orreryTabs.ask(id, turn);
  },
};
