import type { Family, Voice } from './recipe.ts';
import { addNote, banded, decibels, loudnessOf, peakOf, random, rate, reverberated } from './synth.ts';

/** Names of what is heard once, and of what repeats until it is ended, as `apps/studio/src/client/lib/win/sound.ts` has them. */
export const cueNames = [
  'press',
  'reelStop',
  'settle',
  'scatter',
  'tension',
  'feature',
  'chip',
  'card',
  'ballRoll',
  'ballHit',
  'tier1',
  'tier2',
  'tier3',
  'tier4',
  'reels',
  'count',
] as const;
export type CueName = (typeof cueNames)[number];

/** Seconds. */
export const ambienceSeconds = 8;

export const musicSeconds = ({ tempo }: Pick<Family, 'tempo'>): number => (4 * 4 * 60) / tempo;

/** A step of the scale, through all octaves → MIDI. */
function noteAt({ scale, root }: Pick<Family, 'scale' | 'root'>, step: number): number {
  const octave = Math.floor(step / scale.length);
  return root + 12 * octave + scale[step - octave * scale.length]!;
}

const chip: Voice = { kind: 'noise', band: [2_600, 6_800], attack: 0.001, decay: 0.05 };
const rustle: Voice = { kind: 'noise', band: [900, 4_200], attack: 0.012, decay: 0.09 };
const roll: Voice = { kind: 'noise', band: [160, 900], attack: 0.25, decay: 1.1 };

interface Cue {
  seconds: number;
  /** Of its loudest sample, in decibels below full. */
  peak: number;
  isLoop?: true;
  play: (add: (voice: Voice, at: number, note: number, gain?: number) => void) => void;
}

function cuesOf(family: Family): Record<CueName, Cue> {
  const { lead, bass, pad, tick } = family.voices;
  const [chord = [0, 2, 4]] = family.music.chords;
  const up = (step: number) => noteAt(family, step);
  const high = 2 * family.scale.length;
  type Add = Parameters<Cue['play']>[0];
  /** Notes of the chord upwards, each so long after the one before. */
  const rise = (add: Add, from: number, count: number, every: number, base = family.scale.length) => {
    for (let i = 0; i < count; i++) {
      const octave = Math.floor(i / chord.length) * family.scale.length;
      add(lead, from + i * every, up(base + chord[i % chord.length]! + octave), 0.7 + (0.3 * i) / count);
    }
  };
  const stand = (add: Add, at: number, base: number, gain = 0.8) => {
    for (const step of chord) add(pad, at, up(base + step), gain / chord.length);
    add(bass, at, up(base - family.scale.length), gain * 0.8);
  };
  return {
    press: { seconds: 0.16, peak: -17, play: (add) => add(tick, 0, 60) },
    reelStop: {
      seconds: 0.3,
      peak: -11,
      play: (add) => {
        add(tick, 0, 55);
        add(bass, 0, up(0), 0.7);
      },
    },
    settle: { seconds: 0.3, peak: -18, play: (add) => add(bass, 0, up(0)) },
    scatter: { seconds: 0.9, peak: -9, play: (add) => rise(add, 0, 2, 0.09, high) },
    tension: {
      seconds: 1.5,
      peak: -13,
      play: (add) => {
        for (let i = 0; i < 12; i++) add(bass, i * 0.1, up(i % 2), 0.3 + i * 0.06);
        add(pad, 0, up(family.scale.length), 0.5);
      },
    },
    feature: {
      seconds: 1.6,
      peak: -8,
      play: (add) => {
        rise(add, 0, 6, 0.1);
        stand(add, 0.6, family.scale.length);
      },
    },
    chip: {
      seconds: 0.14,
      peak: -13,
      play: (add) => {
        add(chip, 0, 60);
        add(chip, 0.028, 63, 0.6);
      },
    },
    card: { seconds: 0.18, peak: -18, play: (add) => add(rustle, 0, 60) },
    ballRoll: { seconds: 1.5, peak: -20, play: (add) => add(roll, 0, 60) },
    ballHit: { seconds: 0.12, peak: -14, play: (add) => add(tick, 0, 72) },
    tier1: { seconds: 0.95, peak: -9, play: (add) => rise(add, 0, 3, 0.09) },
    tier2: {
      seconds: 2.3,
      peak: -6,
      play: (add) => {
        rise(add, 0, 6, 0.1);
        stand(add, 0.6, family.scale.length);
        rise(add, 1, 3, 0.12, high);
      },
    },
    tier3: {
      seconds: 3.9,
      peak: -4.5,
      play: (add) => {
        for (const phrase of [0, 1, 2]) {
          rise(add, phrase * 0.9, 6, 0.11, family.scale.length + phrase);
          stand(add, phrase * 0.9, family.scale.length + phrase);
          for (const beat of [0, 0.225, 0.45, 0.675]) add(tick, phrase * 0.9 + beat, 60, 0.4);
        }
        stand(add, 2.8, high);
      },
    },
    tier4: {
      seconds: 5.6,
      peak: -3,
      play: (add) => {
        for (const [nth, chordNow] of family.music.chords.entries()) {
          const at = nth * 1.05;
          for (const step of chordNow) add(pad, at, up(family.scale.length + step), 0.3);
          add(bass, at, up(chordNow[0]!), 0.9);
          rise(add, at, 8, 0.12, family.scale.length + chordNow[0]!);
          for (let beat = 0; beat < 4; beat++) add(tick, at + beat * 0.2625, 60, 0.5);
        }
        stand(add, 4.2, high, 1);
        rise(add, 4.2, 9, 0.07);
      },
    },
    reels: {
      seconds: 0.48,
      peak: -21,
      isLoop: true,
      play: (add) => {
        for (let i = 0; i < 6; i++) add(tick, i * 0.08, i % 2 ? 52 : 55, i % 2 ? 0.6 : 1);
      },
    },
    count: {
      seconds: 0.4,
      peak: -16,
      isLoop: true,
      play: (add) => {
        for (let i = 0; i < 5; i++) add(lead, i * 0.08, up(high + chord[i % chord.length]!), 0.8);
      },
    },
  };
}

/** Silence between two cues, so that none is heard at the end of another. */
const gap = 0.05;
/** A short mark at the beginning: an encoder shifts everything by a little, and the page sees by how much. */
export const markAt = 0.1;

/** A loop is written out from a little before its beginning to a little after its end: any cut of its length continues. */
export const lead = 0.15;

type CuePlaces = Record<CueName, readonly [start: number, length: number]>;

/** Where each cue lies among the effects, in seconds. */
export function cuePlacesOf(family: Family): CuePlaces {
  let at = markAt + 0.1;
  const places = Object.entries(cuesOf(family)).map(([name, { seconds, isLoop }]) => {
    const start = at + (isLoop ? lead : 0);
    at = start + seconds + (isLoop ? lead : 0) + gap;
    return [name, [start, seconds]];
  });
  return Object.fromEntries(places) as CuePlaces;
}

/** All that is heard once, and the two short loops, one after another. */
export function effectsOf(family: Family): Float32Array {
  const places = cuePlacesOf(family);
  const ends = Object.values(places).map(([start, seconds]) => start + seconds);
  const samples = new Float32Array(Math.ceil((Math.max(...ends) + lead + gap) * rate));
  for (let i = 0; i < 32; i++) samples[Math.round(markAt * rate) + i] = 0.25 * (i % 4 < 2 ? 1 : -1);
  for (const [name, { seconds, peak, isLoop = false, play }] of Object.entries(cuesOf(family)) as [CueName, Cue][]) {
    const dry = new Float32Array(Math.round(seconds * rate));
    play((voice, from, note, gain = 1) => addNote(dry, voice, { at: from, note, gain }, isLoop));
    const wet = scaled(reverberated(dry, family.reverb, isLoop), decibels(peak));
    const start = places[name][0] - (isLoop ? lead : 0);
    samples.set(isLoop ? aroundLoop(wet) : endedSoftly(wet), Math.round(start * rate));
  }
  return samples;
}

/** So many decibels below full on average, and nowhere nearer to it than its peak. */
const [ambienceLoudness, musicLoudness, highest] = [-33, -25, -3];

export function ambienceOf(family: Family): Float32Array {
  const length = ambienceSeconds * rate;
  const dry = new Float32Array(length);
  const next = random(family.root);
  for (const part of family.ambience) {
    if (part.kind === 'swell') {
      // Its end goes over into its beginning.
      const over = rate / 2;
      const own = banded(length + over, [part.band[0], part.band[1]], part.times);
      for (let i = 0; i < length; i++) {
        const mixed = i < over ? (own[i]! * i) / over + own[length + i]! * (1 - i / over) : own[i]!;
        const swell = 0.5 - 0.5 * Math.cos((2 * Math.PI * part.times * i) / length);
        dry[i]! += mixed * part.gain * (1 - part.depth + part.depth * swell);
      }
    }
    if (part.kind === 'drone')
      for (const step of part.steps) {
        // A whole number of periods goes into the loop.
        const periods = Math.round((440 * 2 ** ((noteAt(family, step) - 69) / 12) * length) / rate);
        for (let i = 0; i < length; i++)
          dry[i]! += (part.gain / part.steps.length) * Math.sin((2 * Math.PI * periods * i) / length);
      }
    if (part.kind === 'notes')
      for (let nth = 0; nth < part.times; nth++) {
        const at = ((nth + 0.6 * next()) * ambienceSeconds) / part.times;
        const note = noteAt(family, part.octave * family.scale.length + Math.floor(next() * family.scale.length));
        addNote(dry, family.voices[part.voice], { at, note, gain: part.gain * (0.5 + 0.5 * next()) }, true);
      }
  }
  return aroundLoop(leveled(reverberated(dry, family.reverb, true), ambienceLoudness));
}

export function musicOf(family: Family): Float32Array {
  const seconds = musicSeconds(family);
  const dry = new Float32Array(Math.round(seconds * rate));
  const eighth = seconds / 32;
  const next = random(family.melody * 31 + family.tempo);
  const { chords, lead: leads, bass: basses, tick: ticks, dense } = family.music;
  const { lead: leadVoice, bass, pad, tick } = family.voices;
  const size = family.scale.length;
  let step = size + chords[0]![0]!;
  for (const [bar, chord] of chords.entries()) {
    for (const one of chord)
      addNote(dry, pad, { at: bar * 8 * eighth, note: noteAt(family, size + one), gain: 0.5 / chord.length }, true);
    for (let place = 0; place < 8; place++) {
      const at = (bar * 8 + place) * eighth;
      if (basses[place] === 'x') addNote(dry, bass, { at, note: noteAt(family, chord[0]! - size), gain: 0.55 }, true);
      if (ticks[place] === 'x') addNote(dry, tick, { at, note: 60, gain: place % 4 === 0 ? 0.2 : 0.12 }, true);
      if (leads[place] !== 'x' || next() > dense) continue;
      // On the beat a note of the chord, else one near it; never far from the middle.
      if (place % 4 === 0) step = size + chord[Math.floor(next() * chord.length)]!;
      else step += Math.floor(next() * 5) - 2;
      step = Math.max(size - 2, Math.min(2 * size + 3, step));
      addNote(dry, leadVoice, { at, note: noteAt(family, step), gain: 0.4 + 0.15 * next() }, true);
    }
  }
  return aroundLoop(leveled(reverberated(dry, family.reverb, true), musicLoudness));
}

function aroundLoop(loop: Float32Array): Float32Array {
  const around = Math.round(lead * rate);
  return Float32Array.from({ length: loop.length + 2 * around }, (_, i) => {
    const place = (i - around) % loop.length;
    return loop[place < 0 ? place + loop.length : place]!;
  });
}

function endedSoftly(sheet: Float32Array): Float32Array {
  const fade = Math.min(sheet.length, Math.round(rate * 0.06));
  for (let i = 0; i < fade; i++) sheet[sheet.length - 1 - i]! *= i / fade;
  return sheet;
}

function scaled(sheet: Float32Array, peak: number): Float32Array {
  const by = peak / peakOf(sheet);
  return sheet.map((value) => value * by);
}

function leveled(sheet: Float32Array, loudness: number): Float32Array {
  const by = Math.min(decibels(loudness) / loudnessOf(sheet), decibels(highest) / peakOf(sheet));
  return sheet.map((value) => value * by);
}
