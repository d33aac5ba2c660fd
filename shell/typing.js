// Text field: an HTML input placed over the drawn field, because only it supports soft keyboards and all scripts.
"use strict";

const orreryTyping = {
  field: "",

  /// `typed(field, text, done)` is a callback into the program.
  connect(typed) {
    const input = document.getElementById("typing");
    const leave = () => {
      if (!orreryTyping.field) return;
      const field = orreryTyping.field;
      orreryTyping.close();
      typed(field, input.value, true);
    };
    input.addEventListener("input", () => { if (orreryTyping.field) typed(orreryTyping.field, input.value, false); });
    input.addEventListener("blur", leave);
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
      event.preventDefault();
      leave();
      document.getElementById("canvas").focus({ preventScroll: true });
    });
    window.addEventListener("resize", () => orreryTyping.follow());
    if (window.visualViewport) window.visualViewport.addEventListener("resize", () => orreryTyping.follow());
  },

  open(edit) {
    const input = document.getElementById("typing");
    orreryTyping.field = "";
    input.value = edit.value;
    input.placeholder = edit.placeholder;
    input.setAttribute("aria-label", edit.label);
    input.maxLength = edit.most;
    input.inputMode = edit.numeric ? "numeric" : "text";
    orreryTyping.place = edit;
    orreryTyping.follow();
    input.hidden = false;
    orreryTyping.field = edit.field;
    input.focus({ preventScroll: true });
    input.select();
  },

  follow() {
    const input = document.getElementById("typing"), edit = orreryTyping.place;
    if (!edit) return;
    const stage = document.getElementById("stage").getBoundingClientRect();
    Object.assign(input.style, {
      left: stage.left + edit.x + "px", top: stage.top + edit.y + "px", width: edit.w + "px", height: edit.h + "px",
      fontSize: edit.size + "px",
    });
  },

  /// Removes the input without notifying the program.
  close() {
    orreryTyping.field = "";
    orreryTyping.place = null;
    document.getElementById("typing").hidden = true;
  },
};
