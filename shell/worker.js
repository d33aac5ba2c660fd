// Plays the computer's seats: the engine alone, spoken to in lines of the protocol. It is only ever shown positions whose
// secrets are made up.
"use strict";

importScripts("engine.js");

const waiting = [];
let engine = null;

function answer(line) {
  const size = engine.lengthBytesUTF8(line) + 1, place = engine._malloc(size);
  engine.stringToUTF8(line, place, size);
  const said = engine.UTF8ToString(engine._orrery_handle(place));
  engine._free(place);
  if (said) postMessage(said);
}

onmessage = (event) => {
  if (engine) answer(String(event.data));
  else waiting.push(String(event.data));
};

createEngine().then((loaded) => {
  engine = loaded;
  waiting.splice(0).forEach(answer);
}, (error) => { setTimeout(() => { throw error; }); });
