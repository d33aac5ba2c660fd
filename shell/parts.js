// Code splitting: parts of the program are fetched on demand (web/split_wasm.py): the pages around the table, and each
// game. A call into a missing part fetches it synchronously and blocks the page. To avoid this, the program announces the
// parts that it will need.
"use strict";

const orreryParts = (() => {
  // Part → its WebAssembly file and further files (glyphs), supplied by the build.
  const files = typeof orreryPartFiles === "object" ? orreryPartFiles : {};
  const mainFiles = typeof orreryMainFiles === "object" ? orreryMainFiles : [];
  const here = new Set(), coming = new Map();
  let main = null, table = null;

  // The host has parts, words and most fonts packed. The service worker answers with unpacked ones, of which the browser compiles the
  // parts while they load.
  const isUnpacked = (file, kind) => !file.endsWith(".lzma") || /^(application\/wasm|font\/otf|application\/x-words)/.test(kind || "");

  async function fetched(file) {
    const response = await fetch(file, { credentials: "same-origin" });
    if (!response.ok) throw new Error("The file " + file + " did not load (" + response.status + ").");
    return response;
  }

  /// Returns the content of a file that was fetched, as ArrayBuffer or Uint8Array.
  async function contentOf(file, response) {
    const body = await response.arrayBuffer();
    return isUnpacked(file, response.headers.get("content-type")) ? body : orreryLzma.unpack(body);
  }

  /// Loads synchronously, because the program is in the middle of a call.
  function fetchNow(name) {
    console.error("The program had to wait for its part " + name + ": it should have been asked for before.");
    const request = new XMLHttpRequest();
    const [file] = files[name];
    request.open("GET", file, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error("The file " + file + " did not load (" + request.status + ").");
    const body = Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
    const code = isUnpacked(file, request.getResponseHeader("content-type")) ? body : orreryLzma.unpack(body.buffer);
    new WebAssembly.Instance(new WebAssembly.Module(code), { main });
    here.add(name);
  }

  /// Stand-ins for the functions of a part: <table slot> → a function that fetches the part. Slots that only the part itself knows
  /// have the stand-in `none`.
  const standIns = (name) => new Proxy({}, {
    get: (_, slot) => (...values) => {
      if (slot === "none") throw new Error("A function of a part was called before the part was there.");
      if (!here.has(name)) fetchNow(name);
      return table.get(Number(slot))(...values);
    },
  });

  async function bring(name) {
    const file = files[name][0];
    const module = await WebAssembly.compile(await contentOf(file, await fetched(file)));
    await WebAssembly.instantiate(module, { main });
    here.add(name);
  }

  return {
    /// Returns true if the functions of a part can be called.
    isHere: (name) => !(name in files) || here.has(name),
    /// Returns the fetched parts.
    here: () => [...here],
    /// Returns the further files of a part; of the main program for "".
    beside: (name) => (name ? (files[name] || []).slice(1) : mainFiles),

    /// Emscripten hook: instantiates the main program with stand-ins for its parts.
    instantiate(imports, receive, fail) {
      for (const name of Object.keys(files)) imports[name] = standIns(name);
      const start = async () => {
        const file = "orrery.wasm", response = await fetched(file);
        if (isUnpacked(file, response.headers.get("content-type")) && typeof WebAssembly.instantiateStreaming === "function")
          return WebAssembly.instantiateStreaming(response, imports);
        return WebAssembly.instantiate(await contentOf(file, response), imports);
      };
      start().then(({ instance, module }) => {
        main = instance.exports;
        table = Object.values(main).find((thing) => thing instanceof WebAssembly.Table);
        receive(instance, module);
      }).catch(fail);
      return {};
    },

    /// Fetches a font or words. Resolves to their bytes.
    bytesOf: async (file) => new Uint8Array(await contentOf(file, await fetched(file))),

    /// Fetches a part. The promise resolves once its functions can be called. After a failure it may be requested again.
    fetch(name) {
      if (orreryParts.isHere(name)) return Promise.resolve();
      if (!coming.has(name)) coming.set(name, bring(name).finally(() => coming.delete(name)));
      return coming.get(name);
    },
  };
})();
