// Web Worker of the computer players: the engine without the app, driven by lines of the protocol. It receives only
// determinized states.
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
  thinkOn();
}

// A computer player thinks in slices. Messages are handled between them, and one of them may end the thinking early.
const sliceMs = 12, turn = new MessageChannel();
let isTurnDue = false;
function thinkOn() {
  if (isTurnDue || !engine._orrery_is_thinking()) return;
  isTurnDue = true;
  turn.port2.postMessage(null);
}
turn.port1.onmessage = () => {
  isTurnDue = false;
  const said = engine.UTF8ToString(engine._orrery_think(sliceMs));
  if (said) postMessage(said);
  thinkOn();
};

onmessage = (event) => {
  if (engine) answer(String(event.data));
  else waiting.push(String(event.data));
};

createEngine().then((loaded) => {
  engine = loaded;
  waiting.splice(0).forEach(answer);
}, (error) => { setTimeout(() => { throw error; }); });
