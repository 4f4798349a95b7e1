import { z } from 'zod';

const part = z.number().min(0).max(1);

/** How one note sounds. */
const voice = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tone'),
    /** Of each sine: how many times the note's frequency, and how loud. */
    partials: z
      .array(z.tuple([z.number().positive(), part]))
      .min(1)
      .max(8),
    /** Seconds. */
    attack: z.number().min(0.001).max(3),
    decay: z.number().min(0.02).max(6),
    /** Cents by which a second sine stands beside each. */
    beside: z.number().min(0).max(30).default(0),
  }),
  z.strictObject({ kind: z.literal('pluck'), decay: z.number().min(0.05).max(6), bright: part }),
  z.strictObject({
    kind: z.literal('noise'),
    /** Hertz between which it lies. */
    band: z.tuple([z.number().positive(), z.number().positive()]),
    attack: z.number().min(0.001).max(3),
    decay: z.number().min(0.01).max(6),
  }),
]);

/** `art/sound/families/<name>.json`: the instruments of a mood, its weather and its way to play. */
const family = z.strictObject({
  /** Semitones above the root that belong to it. */
  scale: z.array(z.int().min(0).max(11)).min(5).max(7),
  /** MIDI note; beats a minute. */
  root: z.int().min(36).max(60),
  tempo: z.int().min(50).max(150),
  voices: z.strictObject({ lead: voice, bass: voice, pad: voice, tick: voice }),
  /** How much of the sound is reverberated, and for how long. */
  reverb: z.strictObject({ part, seconds: z.number().min(0.1).max(4) }),
  music: z.strictObject({
    /** One chord a bar, by steps of the scale. */
    chords: z.array(z.array(z.int().min(-7).max(14)).min(1).max(5)).length(4),
    /** Eighths of a bar on which each voice plays. */
    lead: z.string().regex(/^[x.]{8}$/),
    bass: z.string().regex(/^[x.]{8}$/),
    tick: z.string().regex(/^[x.]{8}$/),
    /** How many of the lead's places are played. */
    dense: part,
  }),
  ambience: z
    .array(
      z.discriminatedUnion('kind', [
        /** Noise that swells so many times in the loop: wind, surf, a machine. */
        z.strictObject({
          kind: z.literal('swell'),
          band: z.tuple([z.number(), z.number()]),
          times: z.int().min(1).max(64),
          depth: part,
          gain: part,
        }),
        z.strictObject({ kind: z.literal('drone'), steps: z.array(z.int().min(-14).max(14)), gain: part }),
        /** Single notes here and there. */
        z.strictObject({
          kind: z.literal('notes'),
          voice: z.enum(['lead', 'pad', 'tick']),
          times: z.int().min(1).max(64),
          octave: z.int().min(-1).max(3),
          gain: part,
        }),
      ]),
    )
    .min(1)
    .max(5),
});

/** `games/<code>/sound.json`: the family that a game sounds by, and what it has of its own. */
export const soundRecipe = z.strictObject({
  family: z.string().regex(/^[a-z]{2,20}$/),
  tempo: family.shape.tempo.optional(),
  /** Another melody by the same rules. */
  melody: z.int().min(1).max(99).optional(),
});

export const familyRecipe = family;
export type Voice = z.output<typeof voice>;
export type Family = z.output<typeof family> & { melody: number };
