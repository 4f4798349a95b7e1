/** @jsxImportSource preact */

const star = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const radius = i % 2 ? 17 : 42;
  return `${i === 0 ? 'M' : 'L'}${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}).join('');

/** In the order of the prizes, the largest first; in a box of 100. */
const shapes = [
  'M16 78L10 30L32 50L50 18L68 50L90 30L84 78ZM18 84H82V92H18Z',
  `${star}Z`,
  'M28 16H72L92 40L50 90L8 40Z',
  'M51 10a22 22 0 0 1 7 43V92H47V84H38V74H47V53A22 22 0 0 1 51 10ZM52 23a9 9 0 1 0 .1 0Z',
  'M50 8a7 7 0 0 1 7 8c16 4 22 18 22 34v14l9 12H12l9-12V50c0-16 6-30 22-34a7 7 0 0 1 7-8ZM40 80H60a10 10 0 0 1-20 0Z',
  'M50 6C84 26 88 62 56 80L54 96H46L44 80C12 62 16 26 50 6ZM48 30H52V78H48Z',
  'M64 8A44 44 0 1 0 92 66A36 36 0 0 1 64 8Z',
  'M38 6H62L70 20L58 30A34 34 0 1 1 42 30L30 20ZM50 40A22 22 0 1 0 50.1 40Z',
  'M50 6L88 20V48C88 72 70 88 50 95C30 88 12 72 12 48V20ZM46 26V46H26V54H46V78H54V54H74V46H54V26Z',
] as const;

/** Waxes and enamels, each of its own hue, dark enough for paper. */
export const emblemColours = [
  '#8d6414',
  '#8a2233',
  '#1f6a5a',
  '#5a4a86',
  '#a2551c',
  '#3f6b2a',
  '#2b4f86',
  '#7a2f63',
  '#4b5660',
] as const;

/** What a prize is known by. */
export function Emblem({ symbol }: { symbol: number }) {
  return (
    <svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">
      <path d={shapes[symbol]} fill-rule="evenodd" />
    </svg>
  );
}
