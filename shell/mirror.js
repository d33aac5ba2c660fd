// The screen in words. The program sends a small tree; here it becomes DOM elements, and only what changed is changed, so
// that the focus and the place of a screen reader stay where they are. docs/mirror.md describes it.
"use strict";

const orreryMirror = {
  // Trees come from our own program; still nothing but these can be made of one.
  tags: new Set(["main", "section", "article", "div", "h1", "h2", "h3", "p", "strong", "ul", "ol", "li", "dl", "dt", "dd",
    "table", "tr", "th", "td", "button", "input"]),
  attributes: /^(data-[a-z-]+|aria-[a-z-]+|role|lang|value|placeholder|maxlength|inputmode)$/,

  /// `act(json)` and `typed(field, text, done)` lead back to the program.
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

  show(json) {
    const root = document.getElementById("mirror");
    const tree = JSON.parse(json);
    const screen = root.dataset.screen, focused = document.activeElement;
    const hadFocus = focused && focused !== root && root.contains(focused);
    orreryMirror.patch(root, tree);
    // Where the button that was pressed is gone, reading goes on at the heading of what came instead.
    if (hadFocus && !root.contains(focused)) {
      const heading = root.querySelector(screen === root.dataset.screen ? "h2, h1" : "h1");
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    }
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
        // Before moving a kept element, drop what stands in its way: moving would cost it the focus.
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
