"use strict";
(async () => {
  const [program, font] = await Promise.all([
    createBare({ canvas: document.getElementById("canvas") }),
    fetch("font.otf").then((response) => response.arrayBuffer()),
  ]);
  const bytes = new Uint8Array(font);
  const place = program._malloc(bytes.length);
  program.HEAPU8.set(bytes, place);
  program._bare_start(place, bytes.length);
})();
