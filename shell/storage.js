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

  /// Everything of ours as it lies there: every game, every slot, damaged or not. The program reads it back as a file.
  raw() {
    return orreryStorage.keys().split("\n").filter(Boolean).sort().map((key) => [key, orreryStorage.get(key)]);
  },
  rescue(entries) {
    const rows = entries.map((entry) => JSON.stringify(entry)).join(",\n");
    orreryStorage.download("orrery-saves.json", `{"format":"orrery-rescue/1","entries":[\n${rows}\n]}\n`);
  },

  /// A file of the person's choice: `chosen(name, text)`; null for what is larger than `most` or cannot be read.
  choose(most, chosen) {
    const input = document.getElementById("file");
    input.value = "";
    input.onchange = async () => {
      const [file] = input.files;
      if (!file) return;
      let text = null;
      try { if (file.size <= most) text = await file.text(); } catch { /* told as null */ }
      chosen(file.name, text);
    };
    input.click();
  },

  /// 0: could not, 1: on the clipboard, 2: the system has it, or the person changed their mind there.
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

  async persist() {
    try { return await navigator.storage.persist(); } catch { return false; }
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
