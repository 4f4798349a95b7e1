import type { ToneTable } from './sound.ts';

/** `theme.json` of a slot: how the room looks and sounds with it. Pictures and lettering are files beside it. */
export interface SlotTheme {
  /** Reels that win nothing, for a first visit: the stop of each. */
  opening: readonly number[];
  colours: {
    /** Behind the backdrop, until it is there. */
    ground: string;
    /** Behind the symbols. */
    well: string;
    /** Of the drum's shade, as 'red green blue'. */
    edge: string;
    /** Of the winning line and the frames of its cells. */
    line: string;
    /** Around the reels after a win and over a reel that is waited for, as 'red green blue'. */
    glow: string;
    /** The light that free spins are played in. */
    freeInner: string;
    freeOuter: string;
    /** Behind the words between two acts. */
    curtainInner: string;
    curtainOuter: string;
    freeCurtainInner: string;
    freeCurtainOuter: string;
  };
  /** Tones in place of the house's own. */
  sounds: ToneTable;
}
