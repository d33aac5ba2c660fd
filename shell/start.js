// Starts the program: fetches the fonts while WebAssembly compiles, and says in words when something does not work.
"use strict";

function showFailure(what) {
  const failure = document.getElementById("failure");
  failure.textContent = "Orrery cannot start here.\n" + what;
  failure.hidden = false;
}

async function fetchFont(name) {
  const response = await fetch("fonts/" + name);
  if (!response.ok) throw new Error("The font " + name + " did not load (" + response.status + ").");
  return new Uint8Array(await response.arrayBuffer());
}

function handOver(program, bytes, isBold, isExtension) {
  const place = program._malloc(bytes.length);
  program.HEAPU8.set(bytes, place);
  program._orrery_add_font(isBold ? 1 : 0, isExtension ? 1 : 0, place, bytes.length);
}

async function start() {
  if (typeof WebAssembly !== "object") throw new Error("This browser has no WebAssembly.");
  const canvas = document.getElementById("canvas");
  const [program, medium, bold] = await Promise.all([
    createOrrery({ canvas, onFailure: showFailure }),
    fetchFont("mplus-medium.latin.otf"),
    fetchFont("mplus-bold.latin.otf"),
  ]);
  handOver(program, medium, false, false);
  handOver(program, bold, true, false);
  program._orrery_start();
  window.orrery = program;
}

start().catch((error) => showFailure(String(error && error.message || error)));
