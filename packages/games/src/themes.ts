import { z } from 'zod';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const paint = z.string().regex(/^(#[0-9a-f]{6}|rgb\([\d ]+( \/ \d{1,3}%)?\))$/);
/** 'red green blue', to be given a strength where it is painted. */
const parts = z.string().regex(/^(\d{1,3} ){2}\d{1,3}$/);
/**
 * How a slot's reels stand on the screen: in a frame for few rows, in one about as high as it is broad, on the backdrop without any, or
 * from one side of a phone to the other and as high as it has place for.
 */
export const slotLayouts = ['broad', 'square', 'open', 'tall'] as const;

/** `theme.json` of a slot: how the screen looks with it. Pictures and lettering are files beside it. */
export const slotTheme = z.strictObject({
  /** Reels that win nothing, for a first visit: the stop of each, or the page of what falls by a book. */
  opening: z.array(z.int().min(0)).min(1).max(8),
  colours: z.strictObject({
    /** What stands out: chosen, named, counted. */
    accent: hex,
    /** The same for words on a dark ground. */
    accentLight: hex,
    /** The button that spins, from its lit upper edge down to its foot, and the word on it. */
    button: z.tuple([hex, hex, hex]),
    buttonInk: hex,
    /** Behind the backdrop, until it is there. */
    ground: paint,
    /** Behind the symbols. */
    well: paint,
    /** Of the drum's shade. */
    edge: parts,
    /** Of the winning line and the frames of its cells. */
    line: paint,
    /** Around the reels after a win and over a reel that is waited for. */
    glow: parts,
    /** The light that free spins are played in. */
    freeInner: paint,
    freeOuter: paint,
    /** Behind the words between two scenes. */
    curtainInner: paint,
    curtainOuter: paint,
    freeCurtainInner: paint,
    freeCurtainOuter: paint,
  }),
  layout: z.enum(slotLayouts),
});

/** `theme.json` of a game whose screen has several faces: which of them, and how it looks. */
export const facedTheme = z.strictObject({
  face: z.string().regex(/^[a-z-]{1,20}$/),
  colours: z.strictObject({
    accent: hex,
    accentLight: hex,
    button: z.tuple([hex, hex, hex]),
    buttonInk: hex,
    /** Of the screen, and the light in its middle. */
    ground: hex,
    groundLight: paint,
    /** Behind what is read. */
    well: paint,
    /** What wins and what does not, wherever the two stand side by side. */
    won: hex,
    lost: hex,
  }),
});

export type SlotTheme = z.output<typeof slotTheme>;
/** `Face`: those that the screen of the engine has. */
export type FacedTheme<Face extends string = string> = z.output<typeof facedTheme> & { face: Face };
