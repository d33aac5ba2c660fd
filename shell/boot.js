// Starts the program: fetches the fonts while WebAssembly compiles, provides `Module.host`, and reports failures in plain
// words.
"use strict";

(() => {
  const mostPasted = 1 << 20;
  let program = null, isDead = false, isSharing = false;

  // --- failure

  function element(tag, text, about = {}) {
    return Object.assign(document.createElement(tag), { textContent: text }, about);
  }

  /// Shows the fatal error page: the reason in both languages, and access to the saved games.
  function fail(what, wasRunning) {
    if (isDead) return;
    isDead = true;
    const box = document.getElementById("failure");
    const saves = typeof orreryStorage === "object" ? orreryStorage.raw() : [], hasSaves = saves.length > 0;
    const parts = [
      element("h1", wasRunning ? "Orrery has stopped" : "Orrery cannot start here"),
      element("p", wasRunning
        ? "Something went wrong. Your game is kept up to the last move; load the page again to go on."
        : "It needs a browser with WebAssembly and WebGL, and all of its files."),
      element("p", wasRunning
        ? "問題が起きて停止しました。ゲームは最後の手まで保存されています。ページを読み込み直すと続けられます。"
        : "WebAssembly と WebGL が使えるブラウザーと、すべてのファイルが必要です。", { lang: "ja" }),
    ];
    const row = element("div", "", { className: "row" });
    row.append(element("button", "Load again · 読み込み直す", { className: "main", type: "button", onclick: () => location.reload() }));
    if (hasSaves)
      row.append(element("button", "Download saved games · 保存データを保存", {
        type: "button", id: "rescue", onclick: () => orreryStorage.rescue(saves),
      }));
    box.replaceChildren(...parts, row, element("pre", String(what)));
    box.hidden = false;
    document.getElementById("loading").hidden = true;
    document.getElementById("mirror").replaceChildren();
    if (typeof orreryTyping === "object") orreryTyping.close();
    box.querySelector("button").focus();
  }

  window.addEventListener("error", (event) => {
    const isOurs = /\/orrery\.[^/]*js$/.test(event.filename);  // the program's own script
    if (program && (isOurs || event.error instanceof WebAssembly.RuntimeError || /abort|unreachable|RuntimeError/i.test(event.message)))
      fail(event.message, true);
  });

  // --- calls into the program

  function withTexts(texts, call) {
    const places = texts.map((text) => {
      const size = program.lengthBytesUTF8(text) + 1, place = program._malloc(size);
      program.stringToUTF8(text, place, size);
      return place;
    });
    try {
      call(...places);
    } catch (error) {
      fail(error && error.stack || error, true);
    } finally {
      if (!isDead) places.forEach((place) => program._free(place));
    }
  }
  const guarded = (call) => {
    if (!program || isDead) return;
    try { call(); } catch (error) { fail(error && error.stack || error, true); }
  };
  const act = (json) => { if (program && !isDead) withTexts([json], (place) => program._orrery_act(place)); };
  const typed = (field, text, done) => {
    if (program && !isDead) withTexts([field, text], (f, t) => program._orrery_typed(f, t, done ? 1 : 0));
  };

  // --- fonts

  const fonts = { ofParts: {}, partsHere: new Set() };
  const latin = 0, japanese = 1, more = 2, firstJapanese = 0x2E80;
  function inMemory(bytes) {
    const place = program._malloc(bytes.length);
    program.HEAPU8.set(bytes, place);
    return place;
  }
  const handOver = (bytes, isBold, part) => program._orrery_add_font(isBold ? 1 : 0, part, inMemory(bytes), bytes.length);
  /// Registers the font for the text field.
  function forTyping(bytes, range) {
    if (typeof FontFace !== "function") return;
    new FontFace("Orrery", bytes, { weight: "700", unicodeRange: range }).load().then((face) => document.fonts.add(face), () => {});
  }
  function fetchJapanese() {
    fonts.japanese = fonts.japanese || Promise.all([orreryParts.bytesOf("fonts/mplus-medium.ja.otf"), orreryParts.bytesOf("fonts/mplus-bold.ja.otf")]);
    return fonts.japanese;
  }
  const lettersOf = (part) => orreryParts.beside(part).filter((file) => file.startsWith("fonts/"));
  /// Loads the Japanese glyphs that a part of the program needs. The promise resolves once the program has them.
  function bringLettersOf(part) {
    const [medium, bold] = lettersOf(part);
    if (!medium) return Promise.resolve();
    fonts.ofParts[part] = fonts.ofParts[part] || Promise.all([orreryParts.bytesOf(medium), orreryParts.bytesOf(bold)]).then((both) => {
      guarded(() => both.forEach((bytes, isBold) => handOver(bytes, isBold, more)));
      fonts.partsHere.add(part);
    }).catch((error) => { delete fonts.ofParts[part]; throw error; });
    return fonts.ofParts[part];
  }
  /// Fetches the Japanese glyphs and hands them over. The promise resolves once the program has them.
  function bringJapanese() {
    fonts.given = fonts.given || Promise.all([fetchJapanese(), ...orreryParts.here().map((part) => bringLettersOf(part).catch(() => {}))]).then(([[medium, bold]]) => {
      guarded(() => {
        handOver(medium, false, japanese);
        handOver(bold, true, japanese);
      });
      fonts.hasJapanese = true;
      forTyping(bold, "U+2E80-FFFF");
    }).catch((error) => {
      fonts.japanese = fonts.given = undefined;
      throw error;
    });
    return fonts.given;
  }

  // --- words: the translations of the program's texts, by language and part. English ones are in the program.

  const words = { language: "en", coming: {}, here: new Set() };
  /// Returns the file with a part's words in the language of the page, or undefined. The part "" is the main program.
  const wordsOf = (part) => orreryParts.beside(part).find((file) => file.startsWith(`words/${words.language}.`));
  /// Loads the words of a part. The promise resolves once the program has them.
  function bringWordsOf(part) {
    const file = wordsOf(part), language = words.language;
    if (!file) return Promise.resolve();
    words.coming[file] = words.coming[file] || orreryParts.bytesOf(file).then((bytes) => {
      if (program && !isDead) withTexts([language], (code) => program._orrery_add_words(code, inMemory(bytes), bytes.length));
      words.here.add(file);
    }).catch((error) => { delete words.coming[file]; throw error; });
    return words.coming[file];
  }
  /// Resolves like the promise, but fails after eight seconds: the page then shows what it has, and the mirror is readable.
  const soon = (promise) => Promise.race([promise, new Promise((resolve, reject) => { setTimeout(() => reject(new Error("slow")), 8000); })]);
  /// Loads the words and letters of a language, for the main program and the parts that are here. Those that come late are shown
  /// when they come.
  async function bringLanguage(code) {
    words.language = code;
    const all = Promise.all([code === "ja" && bringJapanese(), ...["", ...orreryParts.here()].map(bringWordsOf)]);
    await soon(all).catch((error) => {
      all.then(() => guarded(() => program._orrery_words_came())).catch(() => {});
      throw error;
    });
  }

  const isPartHere = (part) => orreryParts.isHere(part) && (!fonts.japanese || !lettersOf(part).length || fonts.partsHere.has(part)) &&
    (!wordsOf(part) || words.here.has(wordsOf(part)));
  const wanted = new Set();                                // parts whose arrival the program waits for
  /// Loads a part with its words and glyphs. The language may change during loading.
  async function bringPart(part) {
    await Promise.all([orreryParts.fetch(part), bringWordsOf(part), fonts.japanese && bringLettersOf(part)]);
    await Promise.all([bringWordsOf(part), fonts.japanese && bringLettersOf(part)]);
  }
  /// Fetches the list of the font files with further glyphs. Each entry is [medium, bold, [first, last], …].
  function fetchParts() {
    fonts.parts = fonts.parts || fetch("fonts/parts.json").then((response) => response.json());
    return fonts.parts;
  }
  /// Fetches the glyphs of one entry of that list, once. The promise resolves once the program has them.
  function bringMore(part) {
    part.coming = part.coming || Promise.all([orreryParts.bytesOf(part[0]), orreryParts.bytesOf(part[1])]).then((both) => {
      part.isHere = true;
      guarded(() => both.forEach((bytes, isBold) => handOver(bytes, isBold, more)));
    }).catch((error) => { part.coming = undefined; throw error; });
    return part.coming;
  }
  /// Renders a run of text that the font cannot show, using the browser's own shaping and text direction.
  function handOverPicture(stretch, isBold) {
    const em = Math.round(24 * Math.min(3, Math.max(1, window.devicePixelRatio))), pen = document.createElement("canvas").getContext("2d");
    const font = `${isBold ? 700 : 500} ${em}px sans-serif`;
    pen.font = font;
    const width = Math.min(2048, Math.ceil(pen.measureText(stretch).width) + 2), height = Math.ceil(em * 1.6), base = Math.round(em * 1.15);
    Object.assign(pen.canvas, { width, height });
    Object.assign(pen, { font, fillStyle: "#fff" });
    pen.fillText(stretch, 1, base);
    const { data } = pen.getImageData(0, 0, width, height), place = inMemory(data);
    withTexts([stretch], (text) => program._orrery_add_picture(text, isBold ? 1 : 0, width, height, em, base, place));
    program._free(place);
  }

  // --- the worker of the computer players

  let worker = null, workerIsGone = false;
  function post(line) {
    if (workerIsGone || typeof Worker !== "function") return false;
    try {
      if (!worker) {
        worker = new Worker("worker.js");
        worker.onmessage = (event) => {
          if (program && !isDead) withTexts([String(event.data)], (place) => program._orrery_worker_said(place));
        };
        worker.onerror = (event) => {
          event.preventDefault();
          workerIsGone = true;
          worker.terminate();
          guarded(() => program._orrery_worker_failed());
        };
      }
      worker.postMessage(line);
      return true;
    } catch {
      workerIsGone = true;
      return false;
    }
  }

  // --- the interface of the page to the program

  let asksForQr = false;
  const world = () => ({
    get: orreryStorage.get,
    set: orreryStorage.set,
    remove: orreryStorage.remove,
    keys: orreryStorage.keys,
    download: orreryStorage.download,
    chooseFile: (most) => orreryStorage.choose(most, (name, text) => {
      if (text === null) withTexts([name], (place) => program._orrery_file_chosen(place, 0));
      else withTexts([name, text], (place, content) => program._orrery_file_chosen(place, content));
    }),
    /// Returns the QR code of a text as rows of 1 and 0. Returns "" while the script that makes it is being fetched, and if there is none.
    qrCode(text) {
      if (typeof orreryQr === "object") try { return orreryQr.codeOf(text); } catch { return ""; }     // too long
      if (!asksForQr) {
        const script = document.createElement("script");
        script.src = "qr.js";
        script.onload = () => guarded(() => program._orrery_request_frame());
        document.head.append(script);
        asksForQr = true;
      }
      return "";
    },
    share(title, link) {
      isSharing = true;                                  // the system's own dialog takes the focus
      orreryStorage.share(title, link).then((answer) => guarded(() => program._orrery_shared(answer))).finally(() => { isSharing = false; });
    },
    timeAgo(lang, seconds) {
      const [size, unit] = [[86400, "day"], [3600, "hour"], [60, "minute"], [1, "second"]].find(([each]) => seconds >= each) ?? [1, "second"];
      return new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" }).format(-(unit === "second" ? 0 : Math.floor(seconds / size)), unit);
    },
    address: () => location.href.split("#")[0],
    setFragment: (fragment) => history.replaceState(null, "", location.pathname + location.search + (fragment && "#" + fragment)),
    holdSave: orreryTabs.hold,
    askToPersist: () => orreryStorage.persist().then((granted) => guarded(() => program._orrery_persistence_answered(granted ? 1 : 0))),
    mirror: orreryMirror.show,
    beginText: orreryTyping.open,
    endText: orreryTyping.close,
    post,
    /// Returns true if a part is loaded; otherwise fetches it. The program may call this in every frame. It is notified once.
    wantPart(name) {
      if (isPartHere(name)) return true;
      if (wanted.has(name)) return false;
      wanted.add(name);
      bringPart(name).then(() => 1, () => 0).then((isHere) => {
        wanted.delete(name);
        if (program && !isDead) withTexts([name], (place) => program._orrery_part_came(place, isHere));
      });
      return false;
    },
    applyUpdate: () => orreryOffline.apply(),
    sound: orrerySound.play,
    canVibrate: () => orrerySound.canVibrate,
    vibrate: orrerySound.vibrate,
    canFillScreen: () => document.fullscreenEnabled === true,
    fillsScreen: () => Boolean(document.fullscreenElement),
    fillScreen(fills) {
      const done = fills ? document.documentElement.requestFullscreen() : document.exitFullscreen();
      done.catch(() => {});                              // the browser or the person refused
    },
    openWindow: (fragment) => Boolean(window.open(`${location.pathname}#${fragment}`, "orrery-second")),
    failure: (what) => fail(what, program !== null),
    firstFrame() {
      document.getElementById("loading").hidden = true;
      forTyping(fonts.bold, "U+0-2E7F");
      orreryOffline.start((isReady, hasUpdate) => guarded(() => program._orrery_offline(isReady ? 1 : 0, hasUpdate ? 1 : 0)));
    },
    page(lang, title) {
      document.documentElement.lang = lang;
      document.title = title;
      document.querySelector('link[rel="manifest"]').href = lang === "ja" ? "manifest.ja.webmanifest" : "manifest.webmanifest";
    },
    /// Holds back frames until the words and glyphs of the language are loaded.
    async wantLanguage(code) {
      guarded(() => program._orrery_hold_frames(1));
      await bringLanguage(code).catch(() => {});
      guarded(() => {
        program._orrery_words_came();
        program._orrery_hold_frames(0);
      });
    },
    /// Holds back frames until the Japanese glyphs are loaded, for names.
    async wantJapanese() {
      guarded(() => program._orrery_hold_frames(1));
      await soon(bringJapanese()).catch(() => {});
      guarded(() => program._orrery_hold_frames(0));
    },
    /// Fetches glyphs that a name or text needs. The frame that lacked them is redrawn when they arrive.
    async wantLetters(stretch) {
      const codes = [...stretch].map((letter) => letter.codePointAt(0)).filter((code) => code > 0x20);
      if (!fonts.hasJapanese && codes.some((code) => code >= firstJapanese && code < 0xA000)) {
        if (!fonts.japanese) this.wantJapanese();
        return;
      }
      try {
        const parts = await fetchParts();
        const holders = codes.map((code) => parts.find(([, , ...ranges]) => ranges.some(([first, last]) => first <= code && code <= last)));
        if (holders.every((part) => !part || part.isHere) || holders.includes(undefined))
          return guarded(() => [false, true].forEach((isBold) => handOverPicture(stretch, isBold)));
        await Promise.all(holders.map(bringMore));
      } catch {
        if (!Array.isArray(await fonts.parts.catch(() => null))) fonts.parts = undefined;
      }                                                      // offline: the canvas shows boxes, the mirror has the text
    },
  });

  // --- start

  /// Language of the browser, without its region.
  const preferred = (navigator.language || "").toLowerCase().split("-")[0];
  /// Prefetches the language and the parts that the URL fragment needs. A failure is reported when they are needed.
  async function fetchPartsFor(fragment) {
    let names = "", language = "";
    withTexts([fragment, preferred], (place, code) => {
      names = program.UTF8ToString(program._orrery_parts_for(place));
      language = program.UTF8ToString(program._orrery_language_for(code, place));
    });
    words.language = language;
    await Promise.allSettled([bringLanguage(language), ...names.split(" ").filter(Boolean).map(bringPart)]);
  }

  let answered = Promise.resolve();
  /// Passes the URL fragment to the program once its parts are here. Fragments are answered in order. The first one starts
  /// the program, so a fragment that comes before the start waits for it.
  function answerFragment(call) {
    const fragment = location.hash.slice(1), parts = fetchPartsFor(fragment);
    answered = answered.then(() => parts).then(() => { if (!isDead) withTexts([fragment], call); });
    return answered;
  }

  /// Returns the name of a file that did not load, or "". The page starts with all of its files or not at all, because a host
  /// with a newer version may lack some of them.
  function missingFile() {
    if (!document.querySelector('link[rel="stylesheet"]').sheet) return "orrery.css";
    if (typeof orreryJournal !== "object") return "journal.js";
    if (typeof orreryStorage !== "object") return "storage.js";
    if (typeof orreryMirror !== "object") return "mirror.js";
    if (typeof orreryTyping !== "object") return "typing.js";
    if (typeof orreryOffline !== "object") return "offline.js";
    if (typeof orrerySound !== "object") return "sound.js";
    if (typeof orreryTabs !== "object") return "tabs.js";
    if (typeof orreryGamepad !== "object") return "gamepad.js";
    if (typeof orreryLzma !== "object") return "lzma.js";
    if (typeof orreryParts !== "object") return "parts.js";
    return typeof createOrrery !== "function" ? "orrery.js" : "";
  }

  async function start() {
    const missing = missingFile();
    if (missing) throw new Error("The file " + missing + " did not load.");
    if (typeof WebAssembly !== "object") throw new Error("This browser has no WebAssembly.");
    const canvas = document.getElementById("canvas");
    if (preferred === "ja") fetchJapanese().catch(() => {});
    let loaded;
    [loaded, fonts.medium, fonts.bold] = await Promise.all([
      createOrrery({
        canvas, host: world(), onAbort: (what) => fail(what, program !== null),
        instantiateWasm: (imports, receive) => orreryParts.instantiate(imports, receive, (error) => fail(error && error.message || error, false)),
      }),
      orreryParts.bytesOf("fonts/mplus-medium.latin.otf"),
      orreryParts.bytesOf("fonts/mplus-bold.latin.otf"),
      orreryJournal.open(),
    ]);
    if (isDead) return;
    program = loaded;
    window.orrery = program;
    handOver(fonts.medium, false, latin);
    handOver(fonts.bold, true, latin);
    orreryMirror.connect(act, typed);
    orreryTyping.connect(typed);
    orreryTabs.connect((id, isOurs) => {
      if (program && !isDead) withTexts([id], (place) => program._orrery_save_held(place, isOurs ? 1 : 0));
    });

    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    const tellMotion = () => guarded(() => program._orrery_reduced_motion(motion.matches ? 1 : 0));
    motion.addEventListener("change", tellMotion);
    tellMotion();
    const wake = () => guarded(() => program._orrery_request_frame());
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("resize", wake);
    // The switch of a game is written last, see engine/match/keeper.h.
    window.addEventListener("storage", (event) => {
      if (event.key === null || (event.key.startsWith(`${orreryStorage.root}save/`) && !event.key.includes("#"))) guarded(() => program._orrery_stored());
    });
    document.addEventListener("paste", (event) => {
      const text = event.target.tagName === "INPUT" ? "" : event.clipboardData.getData("text/plain");
      if (text && text.length <= mostPasted && !isDead) withTexts([text], (place) => program._orrery_pasted(place));
    });
    window.addEventListener("hashchange", () => answerFragment((place) => program._orrery_fragment(place)));
    // A tap on a drawn field must open the keyboard in the event handler itself. Tablets require it, and no key is lost.
    canvas.addEventListener("touchend", () => guarded(() => program._orrery_draw_now()));
    window.addEventListener("mouseup", () => guarded(() => program._orrery_draw_now()));  // runs after SDL's handler on the document
    canvas.addEventListener("pointerdown", () => { if (document.activeElement !== canvas) canvas.focus({ preventScroll: true }); });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    document.addEventListener("keydown", (event) => {
      if (document.activeElement === document.body && event.key !== "Tab") canvas.focus({ preventScroll: true });
    });
    // SDL cancels the default action of every touch. A touch that the browser already handles is not cancelable, and the
    // attempt is an error in the browser.
    for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"])
      document.addEventListener(kind, (event) => { if (!event.cancelable) event.preventDefault = () => {}; }, { capture: true, passive: true });
    // The table handles pinches and double taps.
    document.addEventListener("gesturestart", (event) => event.preventDefault());

    await answerFragment((place) => withTexts([preferred], (code) => program._orrery_start(code, place)));
    const left = () => guarded(() => program._orrery_left());
    document.addEventListener("visibilitychange", () => { if (document.hidden) left(); });
    window.addEventListener("pagehide", left);
    window.addEventListener("blur", () => setTimeout(() => { if (!document.hasFocus() && !isSharing) left(); }));
    canvas.focus({ preventScroll: true });
    orreryGamepad.connect();
  }

  start().catch((error) => fail(error && error.message || error, false));
})();
