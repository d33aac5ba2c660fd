// What was written last, a second time. Browsers take localStorage to the disk only now and then, Chromium up to a minute
// later; IndexedDB within milliseconds. So if the browser dies in mid-game, the next start finds the last moves here and
// puts them back. Nothing here throws or keeps the page waiting for long: without it the moves of a minute are at risk,
// no more.
"use strict";

const orreryJournal = {
  clockKey: "orrery/clock",                                // beside our keys, not among them: the count of the last write
  database: null,
  pending: new Map(),
  isDue: false,                                            // a write is queued

  /// Opens the journal and puts back what is newer than localStorage. That takes milliseconds, on a busy machine that has
  /// just been through a crash seconds; a start without it would go on from the older state.
  open() {
    return Promise.race([orreryJournal.restore().catch(() => {}), new Promise((done) => { setTimeout(done, 15000); })]);
  },

  clock() {
    try { return Number(localStorage.getItem(orreryJournal.clockKey)) || 0; } catch { return 0; }
  },

  async restore() {
    const asked = (request) => new Promise((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = request.onblocked = () => fail(request.error);
    });
    const opened = () => {
      const opening = indexedDB.open("orrery", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("kept", { keyPath: "key" }).createIndex("clock", "clock");
      return asked(opening);
    };
    // After a crash what is left of the old browser may still hold the database for a moment.
    let database = null;
    for (let tries = 0; !database; ++tries) {
      try {
        database = await opened();
      } catch (error) {
        if (tries >= 20 || !error || error.name !== "UnknownError") throw error;
        await new Promise((done) => { setTimeout(done, 250); });
      }
    }
    database.onversionchange = () => database.close();
    // Closed by the browser: what is noted from now on waits for the next connection.
    database.onclose = () => {
      orreryJournal.database = null;
      orreryJournal.restore().catch(() => {});
    };
    const kept = database.transaction("kept", "readwrite").objectStore("kept"), byClock = kept.index("clock");
    const clock = orreryJournal.clock();
    const newer = await asked(byClock.getAll(IDBKeyRange.lowerBound(clock, true)));
    for (const { key, value } of newer.sort((a, b) => a.clock - b.clock)) {
      if (orreryJournal.pending.has(key)) continue;        // this took so long that the program is at work already
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    if (newer.length > 0) localStorage.setItem(orreryJournal.clockKey, newer[newer.length - 1].clock);
    // What is older than this lies on the disk by now.
    for (const key of await asked(byClock.getAllKeys(IDBKeyRange.upperBound(Math.min(clock, Date.now() - 600e3))))) kept.delete(key);
    orreryJournal.database = database;
    if (orreryJournal.pending.size > 0) orreryJournal.write();
  },

  /// localStorage now holds `value` under `key`; null: nothing.
  note(key, value) {
    orreryJournal.pending.set(key, value);
    // What the program writes in one go belongs together.
    if (!orreryJournal.isDue) queueMicrotask(orreryJournal.write);
    orreryJournal.isDue = true;
  },

  /// Writes what is pending, or leaves it for the next time.
  write() {
    orreryJournal.isDue = false;
    if (!orreryJournal.database) return;
    try {
      const clock = Math.max(orreryJournal.clock() + 1, Date.now());
      localStorage.setItem(orreryJournal.clockKey, clock);
      const kept = orreryJournal.database.transaction("kept", "readwrite", { durability: "strict" }).objectStore("kept");
      for (const [key, value] of orreryJournal.pending) kept.put({ key, value, clock });
      orreryJournal.pending.clear();
    } catch { /* then localStorage has to do */ }
  },
};
