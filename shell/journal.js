// Write-behind journal of localStorage in IndexedDB. Browsers flush localStorage to disk with a delay, Chromium after up to
// a minute, but IndexedDB within milliseconds. After a browser crash, the next start restores the last moves from here.
// Nothing here throws or delays the page for long. Without the journal, at most the moves of the last minute are lost.
"use strict";

const orreryJournal = {
  clockKey: "orrery/clock",                                // counter of the last write; not one of our data keys
  database: null,
  pending: new Map(),                                      // by key: the entries that no completed transaction has written
  transaction: null,                                       // the one that is writing
  isDue: false,                                            // a write is queued
  retry: 0,                                                // timer of the next attempt after a failure

  /// Opens the journal and restores the entries that are newer than localStorage. This takes milliseconds, or seconds on a
  /// busy machine after a crash. The start waits for it, because it would otherwise continue from the older state.
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
    // After a crash, remaining processes of the old browser may still lock the database for a moment.
    let database = null;
    for (let tries = 0; !database; ++tries) {
      try {
        database = await opened();
      } catch (error) {
        if (tries >= 20 || !error || error.name !== "UnknownError") throw error;
        await new Promise((done) => { setTimeout(done, 250); });
      }
    }
    const forget = () => { orreryJournal.database = orreryJournal.transaction = null; };
    database.onversionchange = () => {
      database.close();
      forget();
    };
    // The browser closed the connection. Pending entries wait for the next connection.
    database.onclose = () => {
      forget();
      orreryJournal.restore().catch(() => {});
    };
    const kept = database.transaction("kept", "readwrite").objectStore("kept"), byClock = kept.index("clock");
    const clock = orreryJournal.clock();
    const newer = await asked(byClock.getAll(IDBKeyRange.lowerBound(clock, true)));
    for (const { key, value } of newer.sort((a, b) => a.clock - b.clock)) {
      if (orreryJournal.pending.has(key)) continue;        // the program has already written this key
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    if (newer.length > 0) localStorage.setItem(orreryJournal.clockKey, newer[newer.length - 1].clock);
    // Older entries have reached the disk by now.
    for (const key of await asked(byClock.getAllKeys(IDBKeyRange.upperBound(Math.min(clock, Date.now() - 600e3))))) kept.delete(key);
    orreryJournal.database = database;
    orreryJournal.write();
  },

  /// Records that localStorage holds `value` under `key`. A null `value` means that the key was removed.
  note(key, value) {
    orreryJournal.pending.set(key, { key, value });
    // Groups the writes of one task.
    if (!orreryJournal.isDue) queueMicrotask(orreryJournal.write);
    orreryJournal.isDue = true;
  },

  /// Writes the pending entries in one transaction. They stay pending until it has completed, and are written again if it fails.
  /// Entries that come meanwhile wait for its end.
  write() {
    const { database, pending } = orreryJournal;
    orreryJournal.isDue = false;
    if (!database || orreryJournal.transaction || pending.size === 0) return;
    const tryLater = () => {
      clearTimeout(orreryJournal.retry);
      orreryJournal.retry = setTimeout(orreryJournal.write, 3000);
    };
    try {
      const clock = Math.max(orreryJournal.clock() + 1, Date.now());
      localStorage.setItem(orreryJournal.clockKey, clock);
      const transaction = database.transaction("kept", "readwrite", { durability: "strict" });
      const kept = transaction.objectStore("kept"), entries = [...pending.values()];
      for (const { key, value } of entries) kept.put({ key, value, clock });
      transaction.oncomplete = () => {
        for (const entry of entries) if (pending.get(entry.key) === entry) pending.delete(entry.key);
        orreryJournal.transaction = null;
        orreryJournal.write();
      };
      transaction.onabort = () => {
        orreryJournal.transaction = null;
        tryLater();
      };
      orreryJournal.transaction = transaction;
    } catch { tryLater(); }                                // until then localStorage has to do
  },
};
