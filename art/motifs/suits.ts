import { house } from '../base/palette.ts';

export type Suit = 'S' | 'H' | 'D' | 'C';

/** Pips of the casino, each in a box from -50 to 50 about its centre. */
const outlines: Record<Suit, string> = {
  S: 'M0-50C9-30 44-12 44 14C44 31 31 39 20 37C13 36 8 32 5 26C6 38 10 45 18 50H-18C-10 45-6 38-5 26C-8 32-13 36-20 37C-31 39-44 31-44 14C-44-12-9-30 0-50Z',
  H: 'M0 50C-8 30-46 8-46-20C-46-38-34-48-22-48C-11-48-3-41 0-30C3-41 11-48 22-48C34-48 46-38 46-20C46 8 8 30 0 50Z',
  D: 'M0-50C8-32 22-14 38 0C22 14 8 32 0 50C-8 32-22 14-38 0C-22-14-8-32 0-50Z',
  C: 'M0-50C13-50 23-40 23-28C23-21 20-15 15-10C18-12 22-13 26-13C38-13 47-4 47 9C47 22 38 31 26 31C17 31 9 27 5 19C6 33 10 44 18 50H-18C-10 44-6 33-5 19C-9 27-17 31-26 31C-38 31-47 22-47 9C-47-4-38-13-26-13C-22-13-18-12-15-10C-20-15-23-21-23-28C-23-40-13-50 0-50Z',
};

export const suitOutline = (suit: Suit): string => outlines[suit];

export const suitInk = (suit: Suit): string => (suit === 'S' || suit === 'C' ? house.ink : house.claret);

/** A pip `size` high with its centre at (x, y). */
export function pip(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  attributes = `fill="${suitInk(suit)}"`,
  turned = false,
): string {
  const scale = size / 100;
  return `<path transform="translate(${x} ${y}) scale(${scale})${turned ? ' rotate(180)' : ''}" d="${outlines[suit]}" ${attributes}/>`;
}
