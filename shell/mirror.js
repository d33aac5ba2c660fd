// Accessibility tree of the canvas (the mirror). The program sends a small tree, which is turned into DOM elements. Only
// changed elements are updated, so that the focus and the position of a screen reader are kept. See docs/mirror.md.
"use strict";

const orreryMirror = {
  // Allowed elements. A tree cannot create any other element, although it comes from our own program.
  tags: new Set(["main", "section", "article", "div", "h1", "h2", "h3", "p", "strong", "ul", "ol", "li", "dl", "dt", "dd",
    "table", "tr", "th", "td", "button", "input"]),
  attributes: /^(data-[a-z-]+|aria-[a-z-]+|role|lang|value|placeholder|maxlength|inputmode)$/,

  /// `act(json)` and `typed(field, text, done)` are callbacks into the program.
  connect(act, typed) {
    const root = document.getElementById("mirror");
    root.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      const data = button.dataset;
      if (data.move !== undefined) act(`{"move":${data.move}}`);
      else if (data.action !== undefined)
        act(JSON.stringify({ action: data.action, seat: data.seat || "", key: data.key || "", value: data.value || "" }));
    });
    for (const [kind, done] of [["input", false], ["change", true]])
      root.addEventListener(kind, (event) => {
        const field = event.target.dataset && event.target.dataset.field;
        if (field) typed(field, event.target.value, done);
      });
  },

  /// Saved focus of the screens and dialogs below the current one, as { place, path }.
  below: [],

  show(json) {
    const root = document.getElementById("mirror"), focused = document.activeElement;
    const hadFocus = Boolean(focused) && focused !== root && root.contains(focused);
    const before = orreryMirror.place(root), path = hadFocus ? orreryMirror.path(root, focused) : null;
    orreryMirror.patch(root, JSON.parse(json));
    const now = orreryMirror.place(root), below = orreryMirror.below;
    let back = null;
    if (now !== before) {
      // The screens of a game replace each other. Any other screen covers the previous one and later returns to it.
      if (orreryMirror.turns.has(before) && orreryMirror.turns.has(now)) below.length = 0;
      const known = below.findIndex((one) => one.place === now);
      if (known >= 0) back = orreryMirror.find(root, below.splice(known)[0].path);
      else if (path) below.push({ place: before, path });
      if (below.length > 12) below.shift();
    }
    if (!hadFocus || (now === before && root.contains(focused))) return;
    const dialog = root.querySelector("[role=dialog], [role=alertdialog]");
    const next = back || (dialog || root).querySelector(now !== before && !dialog ? "h1" : "h2, h1, button") || root.querySelector("h1");
    if (!next) return;
    if (!/^(BUTTON|INPUT)$/.test(next.tagName)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  },

  /// Screens between which a game alternates.
  turns: new Set(["table", "curtain", "end"]),
  place(root) {
    const dialog = root.querySelector("[role=dialog], [role=alertdialog]");
    return (root.dataset.screen || "") + (dialog ? " " + dialog.orreryKey : "");
  },
  path(root, element) {
    const keys = [];
    for (; element !== root; element = element.parentElement) keys.unshift(element.orreryKey);
    return keys;
  },
  find(root, path) {
    return path.reduce((element, key) => element && [...element.children].find((child) => child.orreryKey === key), root) || null;
  },

  patch(element, node) {
    const wanted = node.a || {};
    for (const { name } of [...element.attributes])
      if (!(name in wanted) && name !== "id" && name !== "tabindex" && name !== "type") element.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted)) {
      if (!orreryMirror.attributes.test(name)) continue;
      if (name === "value" && element.tagName === "INPUT") {
        if (element.value !== value) element.value = value;
      } else if (element.getAttribute(name) !== value) {
        element.setAttribute(name, value);
      }
    }
    if (!node.c) {
      if (element.tagName !== "INPUT" && element.textContent !== (node.x || "")) element.textContent = node.x || "";
      else if (!node.x && element.firstElementChild) element.textContent = "";
      return;
    }
    const old = new Map();
    for (const child of [...element.childNodes]) {
      if (child.nodeType === Node.ELEMENT_NODE && child.orreryKey !== undefined && !old.has(child.orreryKey)) old.set(child.orreryKey, child);
      else child.remove();
    }
    let place = element.firstChild;
    for (const item of node.c) {
      if (!orreryMirror.tags.has(item.t)) continue;
      let child = old.get(item.k);
      if (child && child.localName === item.t) {
        old.delete(item.k);
      } else {
        child = document.createElement(item.t);
        child.orreryKey = item.k;
        if (item.t === "button") child.type = "button";
        if (item.t === "input") child.type = "text";
      }
      if (child === place) {
        place = place.nextSibling;
      } else {
        // Removes elements in the way instead of moving a kept element, because moving would lose the focus.
        while (place && !orreryMirror.isWanted(place, node.c) ) {
          const gone = place;
          place = place.nextSibling;
          old.delete(gone.orreryKey);
          gone.remove();
        }
        if (child === place) place = place.nextSibling;
        else element.insertBefore(child, place);
      }
      orreryMirror.patch(child, item);
    }
    for (const child of old.values()) child.remove();
  },

  isWanted(child, nodes) {
    return nodes.some((node) => node.k === child.orreryKey && node.t === child.localName);
  },
};
