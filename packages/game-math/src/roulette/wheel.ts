export type RouletteColour = 'red' | 'black' | 'green';

/** The 37 numbers clockwise as they stand on a European wheel. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

/** Colours alternate around the wheel, beginning with red after zero. */
export function colourOf(number: number): RouletteColour {
  const place = (wheelOrder as readonly number[]).indexOf(number);
  if (place < 0) throw new RangeError(`${number} is not on the wheel`);
  if (place === 0) return 'green';
  return place % 2 === 1 ? 'red' : 'black';
}
