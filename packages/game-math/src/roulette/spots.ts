import { colourOf } from './wheel.ts';

/** What a hit pays to one, by kind of bet. */
export const spotPays = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  line: 5,
  dozen: 2,
  column: 2,
  red: 1,
  black: 1,
  even: 1,
  odd: 1,
  low: 1,
  high: 1,
} as const;

export type RouletteSpotType = keyof typeof spotPays;

export interface RouletteSpot {
  /** 'straight-17', 'split-14-17', 'dozen-2', 'red' … */
  id: string;
  type: RouletteSpotType;
  /** Ascending. */
  numbers: readonly number[];
  pays: number;
}

const numbers = Array.from({ length: 36 }, (_, i) => i + 1);

function inside(type: RouletteSpotType, ...covered: number[]): RouletteSpot {
  return { id: `${type}-${covered.join('-')}`, type, numbers: covered, pays: spotPays[type] };
}

function outside(id: string, type: RouletteSpotType, covers: (n: number) => boolean): RouletteSpot {
  return { id, type, numbers: numbers.filter(covers), pays: spotPays[type] };
}

const isRightColumn = (n: number) => n % 3 === 0;

const all: RouletteSpot[] = [
  inside('straight', 0),
  ...numbers.map((n) => inside('straight', n)),
  ...[1, 2, 3].map((n) => inside('split', 0, n)),
  ...numbers.filter((n) => !isRightColumn(n)).map((n) => inside('split', n, n + 1)),
  ...numbers.filter((n) => n <= 33).map((n) => inside('split', n, n + 3)),
  inside('street', 0, 1, 2),
  inside('street', 0, 2, 3),
  ...numbers.filter((n) => n % 3 === 1).map((n) => inside('street', n, n + 1, n + 2)),
  inside('corner', 0, 1, 2, 3),
  ...numbers.filter((n) => n <= 33 && !isRightColumn(n)).map((n) => inside('corner', n, n + 1, n + 3, n + 4)),
  ...numbers.filter((n) => n % 3 === 1 && n <= 31).map((n) => inside('line', n, n + 1, n + 2, n + 3, n + 4, n + 5)),
  ...[1, 2, 3].map((d) => outside(`dozen-${d}`, 'dozen', (n) => Math.ceil(n / 12) === d)),
  ...[1, 2, 3].map((c) => outside(`column-${c}`, 'column', (n) => (n - 1) % 3 === c - 1)),
  outside('red', 'red', (n) => colourOf(n) === 'red'),
  outside('black', 'black', (n) => colourOf(n) === 'black'),
  outside('even', 'even', (n) => n % 2 === 0),
  outside('odd', 'odd', (n) => n % 2 === 1),
  outside('low', 'low', (n) => n <= 18),
  outside('high', 'high', (n) => n >= 19),
];

/** Every place on the layout that takes a chip, by id. */
export const rouletteSpots: Readonly<Record<string, RouletteSpot>> = Object.fromEntries(
  all.map((spot) => [spot.id, spot]),
);
