// Gamepads: their buttons press the keys that do the same (docs/mirror.md, "Keys" and "Gamepads"), so whatever can be reached by keys
// can be reached by gamepad. Looks at the buttons only while a gamepad is connected and the page is in sight.
"use strict";

const orreryGamepad = {
  // Buttons of the standard layout. `repeats`: like a held key. Others press once, however long they are held.
  buttons: {
    0: { code: "Enter", number: 13 },                    // A
    1: { code: "Escape", number: 27 },                   // B
    2: { code: "KeyI", number: 73 },                     // X: explains as long as it is held
    3: { code: "KeyH", number: 72 },                     // Y
    4: { code: "Tab", number: 9, shift: true, repeats: true },
    5: { code: "Tab", number: 9, repeats: true },        // shoulders
    6: { code: "KeyZ", number: 90 },
    7: { code: "KeyY", number: 89 },                     // triggers
    8: { code: "KeyL", number: 76 },                     // select
    9: { code: "Escape", number: 27 },                   // start
    12: { code: "ArrowUp", number: 38, repeats: true },
    13: { code: "ArrowDown", number: 40, repeats: true },
    14: { code: "ArrowLeft", number: 37, repeats: true },
    15: { code: "ArrowRight", number: 39, repeats: true },
    up: { code: "PageUp", number: 33, repeats: true },   // right stick
    down: { code: "PageDown", number: 34, repeats: true },
  },
  firstRepeat: 400,
  nextRepeats: 90,
  tilt: 0.6,                                             // from which a stick counts
  held: new Map(),                                       // name of the button -> time of its next repeat

  connect() {
    if (typeof navigator.getGamepads !== "function") return;
    const wake = () => orreryGamepad.watch();
    window.addEventListener("gamepadconnected", wake);
    document.addEventListener("visibilitychange", wake);
    wake();
  },

  /// Returns the connected gamepads with the standard layout.
  pads: () => [...navigator.getGamepads()].filter((pad) => pad && pad.connected && pad.mapping === "standard"),

  watch() {
    if (orreryGamepad.isWatching || document.hidden || orreryGamepad.pads().length === 0) return;
    orreryGamepad.isWatching = true;
    const look = (now) => {
      const pads = document.hidden ? [] : orreryGamepad.pads();
      orreryGamepad.read(pads, now);
      orreryGamepad.isWatching = pads.length > 0;
      if (orreryGamepad.isWatching) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },

  /// Returns the names of the pressed buttons of a gamepad. The left stick does what the cross does.
  pressed(pad) {
    const names = Object.keys(orreryGamepad.buttons).filter((name) => pad.buttons[name] && pad.buttons[name].pressed);
    const [x = 0, y = 0, , scroll = 0] = pad.axes, { tilt } = orreryGamepad;
    for (const [isTilted, name] of [[y < -tilt, "12"], [y > tilt, "13"], [x < -tilt, "14"], [x > tilt, "15"], [scroll < -tilt, "up"], [scroll > tilt, "down"]])
      if (isTilted) names.push(name);
    return names;
  },

  read(pads, now) {
    const { held, buttons } = orreryGamepad, pressed = new Set(pads.flatMap(orreryGamepad.pressed));
    for (const name of held.keys())
      if (!pressed.has(name)) {
        held.delete(name);
        orreryGamepad.send("keyup", buttons[name]);
      }
    for (const name of pressed) {
      if (!held.has(name)) held.set(name, now + orreryGamepad.firstRepeat);
      else if (buttons[name].repeats && now >= held.get(name)) held.set(name, now + orreryGamepad.nextRepeats);
      else continue;
      // The program has no repeats of its own without frames, so each is a press.
      if (buttons[name].repeats) orreryGamepad.send("keyup", buttons[name]);
      orreryGamepad.send("keydown", buttons[name]);
    }
  },

  send(kind, { code, number, shift = false }) {
    const typing = document.getElementById("typing"), target = document.activeElement === typing ? typing : document.getElementById("canvas");
    const press = (what, about, keyCode) => {
      const event = new KeyboardEvent(what, { ...about, bubbles: true, cancelable: true });
      Object.defineProperty(event, "keyCode", { value: keyCode });   // which SDL reads, and some browsers leave out
      target.dispatchEvent(event);
    };
    const key = code.startsWith("Key") ? code.slice(3).toLowerCase() : code;
    if (shift && kind === "keydown") press("keydown", { code: "ShiftLeft", key: "Shift", shiftKey: true }, 16);
    press(kind, { code, key, shiftKey: shift }, number);
    if (shift && kind === "keyup") press("keyup", { code: "ShiftLeft", key: "Shift" }, 16);   // until then, the frame reads both as one
  },
};
