import type { Voice } from './recipe.ts';

/** Samples a second: enough for everything that small loudspeakers give back. */
export const rate = 32_000;

/** The same sequence each time, from 0 to below 1. */
export function random(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

interface Note {
  /** Seconds from the beginning of the sheet. */
  at: number;
  /** MIDI; of noise, by how many octaves its band is moved, in steps of twelve from 60. */
  note: number;
  gain: number;
}

/** Adds one note. What goes beyond the end of a loop comes in again at its beginning. */
export function addNote(sheet: Float32Array, voice: Voice, { at, note, gain }: Note, isLoop = false): void {
  const samples = soundedOnce(voice, note);
  const start = Math.round(at * rate);
  for (let i = 0; i < samples.length; i++) {
    const place = start + i;
    if (place >= sheet.length && !isLoop) break;
    sheet[place % sheet.length]! += samples[i]! * gain;
  }
}

const sounded = new WeakMap<Voice, Map<number, Float32Array>>();

/** A note of a voice is computed once. */
function soundedOnce(voice: Voice, note: number): Float32Array {
  const known = sounded.get(voice) ?? new Map<number, Float32Array>();
  sounded.set(voice, known);
  const samples = known.get(note) ?? soundedAs(voice, note);
  known.set(note, samples);
  return samples;
}

function soundedAs(voice: Voice, note: number): Float32Array {
  if (voice.kind === 'pluck') return pluck(voice, note);
  return voice.kind === 'tone' ? tone(voice, note) : noise(voice, note);
}

function tone({ partials, attack, decay, beside }: Extract<Voice, { kind: 'tone' }>, note: number): Float32Array {
  const out = new Float32Array(Math.ceil((attack + decay * 1.6) * rate));
  const sum = partials.reduce((all, [, loud]) => all + loud, 0);
  for (const [times, loud] of partials)
    for (const cents of beside ? [-beside / 2, beside / 2] : [0]) {
      const step = (2 * Math.PI * hertz(note) * times * 2 ** (cents / 1_200)) / rate;
      if (step > 2.4) continue;
      // Higher parts die sooner, as in everything that is struck.
      const falls = decay / Math.sqrt(times);
      const share = loud / sum / (beside ? 2 : 1);
      const rises = Math.ceil(attack * rate);
      const fall = Math.exp(-3.5 / falls / rate);
      // A sine by its two values before: many times as fast as each by itself.
      const twice = 2 * Math.cos(step);
      let [before, now, loudness] = [Math.sin(-step), 0, share];
      for (let i = 0; i < out.length; i++) {
        if (i >= rises) loudness *= fall;
        out[i]! += now * (i < rises ? (share * i) / rises : loudness);
        [before, now] = [now, twice * now - before];
      }
    }
  return fadedOut(out);
}

/** A string by Karplus and Strong: a burst of noise that goes round and loses its edge. */
function pluck({ decay, bright }: Extract<Voice, { kind: 'pluck' }>, note: number): Float32Array {
  const length = Math.max(2, Math.round(rate / hertz(note)));
  const next = random(note);
  const ring = Float32Array.from({ length }, () => next() * 2 - 1);
  for (let pass = 0; pass < 3 - 2 * bright; pass++)
    for (let i = 0; i < length; i++) ring[i] = (ring[i]! + ring[(i + 1) % length]!) / 2;
  const loudest = ring.reduce((most, value) => Math.max(most, Math.abs(value)), 0.01);
  const out = new Float32Array(Math.ceil(decay * 1.4 * rate));
  const loss = 0.001 ** (length / rate / decay);
  for (let i = 0; i < out.length; i++) {
    const at = i % length;
    out[i] = ring[at]! / loudest;
    const mixed = 0.5 + 0.5 * bright;
    ring[at] = loss * (mixed * ring[at]! + (1 - mixed) * ring[(at + 1) % length]!);
  }
  return fadedOut(out);
}

function noise({ band, attack, decay }: Extract<Voice, { kind: 'noise' }>, note: number): Float32Array {
  const moved = 2 ** ((note - 60) / 12);
  const out = banded(Math.ceil((attack + decay * 1.3) * rate), [band[0] * moved, band[1] * moved], note);
  for (let i = 0; i < out.length; i++) {
    const seconds = i / rate;
    out[i]! *= seconds < attack ? seconds / attack : Math.exp((-4 * (seconds - attack)) / decay);
  }
  return fadedOut(out);
}

/** Noise between two frequencies, as loud as a sine. */
export function banded(length: number, [low, high]: readonly [number, number], seed: number): Float32Array {
  const next = random(seed + 7);
  const out = new Float32Array(length);
  const [up, down] = [low, high].map((edge) => 1 - Math.exp((-2 * Math.PI * Math.min(edge, rate / 2.5)) / rate));
  let [below, once, twice, loudest] = [0, 0, 0, 0.001];
  for (let i = 0; i < length; i++) {
    once += down! * (next() * 2 - 1 - once);
    twice += down! * (once - twice);
    below += up! * (twice - below);
    out[i] = twice - below;
    loudest = Math.max(loudest, Math.abs(out[i]!));
  }
  for (let i = 0; i < length; i++) out[i]! /= loudest;
  return out;
}

function fadedOut(out: Float32Array): Float32Array {
  const fade = Math.min(out.length, Math.round(rate * 0.02));
  for (let i = 0; i < fade; i++) out[out.length - 1 - i]! *= i / fade;
  return out;
}

/** A reverberation by Schroeder: four echoes that overlap, and two that scatter. A loop is computed twice. */
export function reverberated(
  dry: Float32Array,
  reverb: { part: number; seconds: number },
  isLoop: boolean,
): Float32Array {
  const combs = [0.0297, 0.0371, 0.0411, 0.0437].map((seconds) => {
    const line = new Float32Array(Math.round(seconds * rate));
    return { line, back: 0.001 ** (seconds / reverb.seconds), soft: 0 };
  });
  const scatters = [0.005, 0.0017].map((seconds) => new Float32Array(Math.round(seconds * rate)));
  const out = new Float32Array(dry.length);
  for (let i = 0; i < dry.length * (isLoop ? 2 : 1); i++) {
    const at = i % dry.length;
    let wet = 0;
    for (const comb of combs) {
      const place = i % comb.line.length;
      const heard = comb.line[place]!;
      comb.soft += 0.55 * (heard - comb.soft);
      comb.line[place] = dry[at]! + comb.back * comb.soft;
      wet += heard / 4;
    }
    for (const line of scatters) {
      const place = i % line.length;
      const heard = line[place]!;
      line[place] = wet + 0.6 * heard;
      wet = heard - 0.6 * line[place]!;
    }
    out[at] = dry[at]! * (1 - reverb.part * 0.4) + wet * reverb.part;
  }
  return out;
}

export const peakOf = (sheet: Float32Array): number =>
  sheet.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);

export const loudnessOf = (sheet: Float32Array): number =>
  Math.sqrt(sheet.reduce((sum, value) => sum + value * value, 0) / sheet.length) || 1e-6;

/** Decibels below full → part of it. */
export const decibels = (db: number): number => 10 ** (db / 20);
