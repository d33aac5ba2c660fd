// The parts of the program that are fetched when they are needed (web/split_wasm.py): the pages around the table, and each
// game. A call into a part that is not there yet fetches it while the page stands still; so that this does not happen, the
// program says beforehand what it will want.
"use strict";

const orreryParts = (() => {
  const files = typeof orreryPartFiles === "object" ? orreryPartFiles : {};   // part → file, told by the build
  const here = new Set(), coming = new Map();
  let main = null, table = null;

  async function compiled(file) {
    const response = await fetch(file, { credentials: "same-origin" });
    if (!response.ok) throw new Error("The file " + file + " did not load (" + response.status + ").");
    return WebAssembly.compile(await response.arrayBuffer());
  }

  /// Without a promise: the program is in the middle of a call.
  function fetchNow(name) {
    console.error("The program had to wait for its part " + name + ": it should have been asked for before.");
    const request = new XMLHttpRequest();
    request.open("GET", files[name], false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error("The file " + files[name] + " did not load (" + request.status + ").");
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

  return {
    isHere: (name) => !(name in files) || here.has(name),
    /// Emscripten's hook: instantiates the main program with stand-ins for its parts.
    instantiate(imports, receive, fail) {
      for (const name of Object.keys(files)) imports[name] = standIns(name);
      const fetched = fetch("orrery.wasm", { credentials: "same-origin" });
      const plain = async () => WebAssembly.instantiate(await (await fetched).clone().arrayBuffer(), imports);
      fetched.then((response) => {
        if (!response.ok) throw new Error("The file orrery.wasm did not load (" + response.status + ").");
        return typeof WebAssembly.instantiateStreaming === "function"
          ? WebAssembly.instantiateStreaming(response.clone(), imports).catch(plain) : plain();
      }).then(({ instance, module }) => {
        main = instance.exports;
        table = Object.values(main).find((thing) => thing instanceof WebAssembly.Table);
        receive(instance, module);
      }).catch(fail);
      return {};
    },

    /// Fetches a part; the promise is kept once it can be called. Failing, it may be asked for again.
    fetch(name) {
      if (orreryParts.isHere(name)) return Promise.resolve();
      if (!coming.has(name))
        coming.set(name, compiled(files[name]).then((module) => WebAssembly.instantiate(module, { main }))
          .then(() => { here.add(name); }).finally(() => coming.delete(name)));
      return coming.get(name);
    },
  };
})();
