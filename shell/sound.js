// Sound effects, synthesized from tones and noise, and vibrations. The program requests no sounds while sound is off. No audio
// context is created before the first user gesture. The audio device is suspended between sounds.
"use strict";

const orrerySound = (() => {
  // Each sound is a list of voices: [wave, start Hz, end Hz, gain, duration in s, delay in s].
  const voices = {
    tap: [["triangle", 700, 560, 0.06, 0.05, 0]],
    refusal: [["triangle", 196, 185, 0.12, 0.11, 0], ["triangle", 185, 165, 0.12, 0.16, 0.13]],
    card: [["noise", 2600, 900, 0.16, 0.13, 0]],
    ship: [["sine", 180, 420, 0.09, 0.28, 0], ["noise", 500, 1800, 0.05, 0.3, 0]],
    marker: [["sine", 520, 500, 0.12, 0.09, 0], ["sine", 1040, 1000, 0.05, 0.05, 0]],
    dice: [["noise", 1500, 700, 0.12, 0.05, 0], ["noise", 1700, 800, 0.1, 0.05, 0.09], ["noise", 1400, 600, 0.12, 0.06, 0.17]],
    gain: [["sine", 660, 660, 0.07, 0.22, 0], ["sine", 990, 990, 0.06, 0.34, 0.08]],
    triumph: [["sine", 523, 523, 0.08, 0.4, 0], ["sine", 659, 659, 0.08, 0.4, 0.1], ["sine", 784, 784, 0.08, 0.7, 0.2]],
    curtain: [["noise", 900, 200, 0.14, 0.38, 0]],
    turn: [["sine", 587, 587, 0.09, 0.3, 0], ["sine", 880, 880, 0.09, 0.4, 0.12]],
    end: [["sine", 392, 392, 0.08, 0.9, 0], ["sine", 494, 494, 0.08, 0.9, 0.12], ["sine", 587, 587, 0.08, 0.9, 0.24],
      ["sine", 784, 784, 0.08, 1.2, 0.36]],
  };
  // Each game has a tune for its moments: the lowest note in Hz, and its notes in semitones above that.
  const tunes = [[440, [0, 7, 12, 16]], [392, [0, 4, 7, 12]], [466, [0, 3, 7, 10]], [349, [0, 5, 9, 12]], [523, [0, 2, 7, 9]]];
  /// Returns the voices of a sound that is played as a game's tune, or undefined.
  function tuned(kind, number) {
    if (!(number >= 0)) return undefined;
    const [lowest, steps] = tunes[number % tunes.length], notes = steps.map((step) => lowest * 2 ** (step / 12));
    const row = (all, gain, seconds, apart) => all.map((note, i) => ["sine", note, note, gain, seconds, i * apart]);
    if (kind === "gain") return row([notes[0], notes[2]], 0.07, 0.3, 0.09);
    if (kind === "triumph") return row(notes, 0.08, 0.5, 0.11);
    if (kind === "turn") return row([notes[1], notes[2]], 0.08, 0.35, 0.12);
    if (kind === "end") return row([...notes, 2 * notes[0]], 0.08, 1, 0.14);
    return undefined;
  }
  const loudness = { quiet: 0.4, medium: 1, loud: 2 };
  // Milliseconds of vibration and, between them, of rest.
  const vibrations = { refusal: [30, 60, 30], dice: [15], gain: [20], triumph: [30, 50, 30, 50, 60], turn: [20], end: [60] };
  const canVibrate = typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
  const apart = 0.09, rests = 4000;
  let context = null, master = null, hiss = null, next = 0, sleep = 0;

  function start() {
    if (!context) {
      context = new AudioContext();
      master = context.createGain();
      master.connect(context.destination);
      hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const samples = hiss.getChannelData(0);
      for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
    }
    if (context.state === "suspended") context.resume().catch(() => {});
    clearTimeout(sleep);
    sleep = setTimeout(() => context.suspend().catch(() => {}), rests);
  }

  function speak([wave, from, to, peak, seconds, after], at) {
    const begin = at + after, end = begin + seconds, isNoise = wave === "noise";
    const source = isNoise ? context.createBufferSource() : context.createOscillator();
    const bend = isNoise ? context.createBiquadFilter() : source, gain = context.createGain();
    if (isNoise) {
      source.buffer = hiss;
      bend.type = "bandpass";
      source.connect(bend);
    } else {
      source.type = wave;
    }
    bend.frequency.setValueAtTime(from, begin);
    bend.frequency.exponentialRampToValueAtTime(to, end);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(peak, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0005, end);
    bend.connect(gain).connect(master);
    source.start(begin);
    source.stop(end);
  }

  return {
    /// Plays sounds that are requested together shortly after each other.
    play(kind, volume, tune) {
      if (!voices[kind] || typeof AudioContext !== "function" || !(navigator.userActivation?.hasBeenActive ?? true)) return;
      try {
        start();
        const at = Math.max(context.currentTime + 0.01, next);
        if (at > context.currentTime + 0.5) return;        // the queue is too long
        next = at + apart;
        master.gain.setValueAtTime(loudness[volume] ?? loudness.quiet, at);
        for (const voice of tuned(kind, tune) ?? voices[kind]) speak(voice, at);
      } catch { /* a device without sound stays silent */ }
    },
    canVibrate,
    /// Vibrates as it suits the sound, if at all.
    vibrate(kind) {
      if (canVibrate && vibrations[kind] && navigator.userActivation?.hasBeenActive) navigator.vibrate(vibrations[kind]);
    },
  };
})();
