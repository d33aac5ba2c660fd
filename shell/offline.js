// Page side of the service worker. Registers it after start-up, tells the program whether the site is cached and
// whether a new version is waiting, and activates that version at the player's request.
"use strict";

const orreryOffline = {
  version: document.querySelector('meta[name="version"]').content,
  registration: null,
  isTakingOver: false,

  /// `tell(isReady, hasUpdate)` is called when either value may have changed.
  start(tell) {
    // A failure here only means that the site is not cached.
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
      else look();                                         // another tab has activated the new version
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

  /// Resolves to the version of a service worker, or to the page's own if it does not answer.
  ask(worker) {
    return new Promise((tell) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => tell(event.data);
      setTimeout(() => tell(orreryOffline.version), 3000);
      worker.postMessage("version?", [port2]);
    });
  },

  /// Reloads the page with the waiting version.
  apply() {
    const waiting = orreryOffline.registration && orreryOffline.registration.waiting;
    if (!waiting) return orreryOffline.startAgain();
    orreryOffline.isTakingOver = true;
    waiting.postMessage("take over");
    setTimeout(orreryOffline.startAgain, 5000);
  },

  /// Reloads the page on the shelf, so that the URL's initial request is not repeated.
  startAgain() {
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  },
};
