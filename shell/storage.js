// What is kept in this browser. Nothing here throws: storage may be blocked, full or gone at any moment.
"use strict";

const orreryStorage = {
  root: "orrery/v1/",

  get(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  },

  /// 0: done, 1: the quota is used up, 2: nothing can be kept here at all.
  set(key, value) {
    try {
      localStorage.setItem(key, value);
      orreryJournal.note(key, value);
      return 0;
    } catch (error) {
      // Browsers name it differently; a storage that cannot even be read is blocked, not full.
      try { void localStorage.length; } catch { return 2; }
      return error && (error.name === "QuotaExceededError" || error.code === 22 || error.code === 1014) ? 1 : 2;
    }
  },

  remove(key) {
    try {
      localStorage.removeItem(key);
      orreryJournal.note(key, null);
    } catch { /* then there is nothing to remove */ }
  },

  /// Our own keys, parted by line feeds.
  keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(orreryStorage.root) && !key.includes("\n")).join("\n");
    } catch { return ""; }
  },

  /// Everything of ours as it lies there, for rescue by hand.
  raw() {
    const entries = {};
    for (const key of orreryStorage.keys().split("\n")) if (key) entries[key] = orreryStorage.get(key);
    return entries;
  },

  download(name, text) {
    const link = document.createElement("a"), isCsv = name.endsWith(".csv");
    // Spreadsheets take a table for UTF-8 only by the mark at its beginning.
    const parts = isCsv ? ["\ufeff", text] : [text];
    link.href = URL.createObjectURL(new Blob(parts, { type: isCsv ? "text/csv" : "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  },
};
