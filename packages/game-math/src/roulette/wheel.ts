export type RouletteColour = 'red' | 'black' | 'green';

/** The pocket of the double zero, on wheels that have one. */
export const doubleZero = 37;

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** The same on every wheel and layout. */
export function colourOf(number: number): RouletteColour {
  if (number === 0 || number === doubleZero) return 'green';
  return reds.includes(number) ? 'red' : 'black';
}

/** A number as it is printed. */
export function numberLabel(number: number): string {
  return number === doubleZero ? '00' : String(number);
}
