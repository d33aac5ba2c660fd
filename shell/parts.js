// The parts of the program that are fetched when they are needed (web/split_wasm.py): the pages around the table, and each
// game. A call into a part that is not there yet fetches it while the page stands still; so that this does not happen, the
// program says beforehand what it will want.
"use strict";

const orreryParts = (() => {
  // Part → its program and what goes with it (its letters), told by the build.
  const files = typeof orreryPartFiles === "object" ? orreryPartFiles : {};
  const here = new Set(), coming = new Map();
  let main = null, table = null;

  async function fetched(file) {
    const response = await fetch(file, { credentials: "same-origin" });
    if (!response.ok) throw new Error("The file " + file + " did not load (" + response.status + ").");
    return response;
  }

  /// Without a promise: the program is in the middle of a call.
  function fetchNow(name) {
    console.error("The program had to wait for its part " + name + ": it should have been asked for before.");
    const request = new XMLHttpRequest();
    const [file] = files[name];
    request.open("GET", file, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error("The file " + file + " did not load (" + request.status + ").");
    new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0))), { main });
    here.add(name);
  }

  /// What the main program calls in place of the functions of a part: <slot of the table> → a function that fetches the part.
  const standIns = (name) => new Proxy({}, {
    get: (_, slot) => (...values) => {
      if (!here.has(name)) fetchNow(name);
      return table.get(Number(slot))(...values);
    },
  });

  async function bring(name) {
    const module = await WebAssembly.compile(await (await fetched(files[name][0])).arrayBuffer());
    await WebAssembly.instantiate(module, { main });
    here.add(name);
  }

  return {
    isHere: (name) => !(name in files) || here.has(name),
    /// Those that were fetched, and the files that go with one of them.
    here: () => [...here],
    beside: (name) => (files[name] || []).slice(1),

    /// Emscripten's hook: instantiates the main program with stand-ins for its parts.
    instantiate(imports, receive, fail) {
      for (const name of Object.keys(files)) imports[name] = standIns(name);
      const get = () => fetched("orrery.wasm");
      const whole = async () => WebAssembly.instantiate(await (await get()).arrayBuffer(), imports);
      const streamed = async () => WebAssembly.instantiateStreaming(await get(), imports);
      // A host may call the file something else than WebAssembly; then it cannot be compiled as it comes.
      (typeof WebAssembly.instantiateStreaming === "function" ? streamed().catch(whole) : whole()).then(({ instance, module }) => {
        main = instance.exports;
        table = Object.values(main).find((thing) => thing instanceof WebAssembly.Table);
        receive(instance, module);
      }).catch(fail);
      return {};
    },

    /// Fetches a part; the promise is kept once it can be called. Failing, it may be asked for again.
    fetch(name) {
      if (orreryParts.isHere(name)) return Promise.resolve();
      if (!coming.has(name)) coming.set(name, bring(name).finally(() => coming.delete(name)));
      return coming.get(name);
    },
  };
})();
