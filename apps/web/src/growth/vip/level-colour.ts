import type { CSSProperties } from 'react';

/** The colour of a level, which operators chose for the dark look; the style sheets take it there alone. */
export const levelColour = (colour: string | undefined): CSSProperties => ({ '--level': colour }) as CSSProperties;
