// Storage of this browser. Nothing here throws, although storage may be blocked, full or cleared at any time.
"use strict";

const orreryStorage = {
  root: "orrery/v1/",

  get(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  },

  /// Returns 0 on success, 1 if the quota is exceeded, 2 if storage is unavailable.
  set(key, value) {
    try {
      localStorage.setItem(key, value);
      orreryJournal.note(key, value);
      return 0;
    } catch (error) {
      // The name of the error differs between browsers. Storage that cannot be read is blocked, not full.
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

  /// Returns our own keys, separated by line feeds.
  keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(orreryStorage.root) && !key.includes("\n")).join("\n");
    } catch { return ""; }
  },

  /// Returns all our entries unchanged: every game and slot, damaged or not. The program can read the result as a file.
  raw() {
    return orreryStorage.keys().split("\n").filter(Boolean).sort().map((key) => [key, orreryStorage.get(key)]);
  },
  rescue(entries) {
    const rows = entries.map((entry) => JSON.stringify(entry)).join(",\n");
    orreryStorage.download("orrery-saves.json", `{"format":"orrery-rescue/1","entries":[\n${rows}\n]}\n`);
  },

  /// Lets the player choose a file. Calls `chosen(name, text)`; `text` is null if the file exceeds `most` or is unreadable.
  choose(most, chosen) {
    const input = document.getElementById("file");
    input.value = "";
    input.onchange = async () => {
      const [file] = input.files;
      if (!file) return;
      let text = null;
      try { if (file.size <= most) text = await file.text(); } catch { /* reported as null */ }
      chosen(file.name, text);
    };
    input.click();
  },

  /// Shares a link. Resolves to 0 on failure, 1 if it was copied to the clipboard, 2 if it was handed to the system's share
  /// dialog or cancelled there.
  async share(title, url) {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title, url });
        return 2;
      }
    } catch (error) {
      if (error && error.name === "AbortError") return 2;
    }
    try {
      await navigator.clipboard.writeText(url);
      return 1;
    } catch { return 0; }
  },

  /// Asks the browser to keep the storage. Resolves to its answer.
  async persist() {
    try { return await navigator.storage.persist(); } catch { return false; }
  },

  download(name, text) {
    const link = document.createElement("a"), isCsv = name.endsWith(".csv");
    // Spreadsheets recognize UTF-8 only by the byte order mark.
    const parts = isCsv ? ["\ufeff", text] : [text];
    link.href = URL.createObjectURL(new Blob(parts, { type: isCsv ? "text/csv" : "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  },
};
