// The page's side of the service worker: registers it once the program has been seen, tells the program whether the site is
// kept and whether a new version waits, and lets that one take over when the player has asked for it.
"use strict";

const orreryOffline = {
  version: document.querySelector('meta[name="version"]').content,
  registration: null,
  isTakingOver: false,

  /// `tell(isReady, hasUpdate)` is called whenever one of them may have changed.
  start(tell) {
    // Whoever plays on while something fails here just has no copy of the site.
    setTimeout(() => orreryOffline.register(tell).catch(() => {}), 1000);
  },

  async register(tell) {
    const container = navigator.serviceWorker;
    if (!container) return;
    container.addEventListener("message", (event) => {
      if (event.data === "version?") event.ports[0].postMessage(orreryOffline.version);
    });
    container.startMessages();
    const registration = await container.register("service-worker.js");
    if (!registration) return;
    orreryOffline.registration = registration;
    const look = async () => {
      const { active, waiting } = registration;
      const isReady = Boolean(active) && active.state === "activated";
      tell(isReady, Boolean(waiting) || (isReady && Boolean(container.controller) && await orreryOffline.ask(active) !== orreryOffline.version));
    };
    const follow = (worker) => { if (worker) worker.addEventListener("statechange", look); };
    registration.addEventListener("updatefound", () => follow(registration.installing));
    [registration.installing, registration.waiting, registration.active].forEach(follow);
    container.addEventListener("controllerchange", () => {
      if (orreryOffline.isTakingOver) orreryOffline.startAgain();
      else look();                                         // another tab has taken the new version
    });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < 3600e3) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
    await look();
    if (registration.active) registration.active.postMessage("tidy");
  },

  /// The version of a service worker.
  ask(worker) {
    return new Promise((tell) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => tell(event.data);
      setTimeout(() => tell(orreryOffline.version), 3000);
      worker.postMessage("version?", [port2]);
    });
  },

  /// Starts the page again with the version that waits.
  apply() {
    const waiting = orreryOffline.registration && orreryOffline.registration.waiting;
    if (!waiting) return orreryOffline.startAgain();
    orreryOffline.isTakingOver = true;
    waiting.postMessage("take over");
    setTimeout(orreryOffline.startAgain, 5000);
  },

  /// On the shelf: what the address asked for at the first start is not asked for again.
  startAgain() {
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  },
};
