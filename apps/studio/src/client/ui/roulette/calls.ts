import type { RouletteSpot } from '@fairhouse/game-math';

/** Bets on parts of the wheel, each a set of ordinary chips: so many on each spot. They are those of a wheel with one zero. */
export const callNames = ['voisins', 'tiers', 'orphelins', 'zero'] as const;
export type CallName = (typeof callNames)[number];

interface Chips {
  spot: string;
  chips: number;
}

const one = (...spots: string[]): Chips[] => spots.map((spot) => ({ spot, chips: 1 }));

const calls: Record<CallName, readonly Chips[]> = {
  voisins: [
    { spot: 'street-0-2-3', chips: 2 },
    { spot: 'corner-25-26-28-29', chips: 2 },
    ...one('split-4-7', 'split-12-15', 'split-18-21', 'split-19-22', 'split-32-35'),
  ],
  tiers: one('split-5-8', 'split-10-11', 'split-13-16', 'split-23-24', 'split-27-30', 'split-33-36'),
  orphelins: one('straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'),
  zero: one('straight-26', 'split-0-3', 'split-12-15', 'split-32-35'),
};

export const mostNeighbours = 8;

/** The order of the pockets of the wheel with one zero. */
const singleZero =
  '0,32,15,19,4,21,2,25,17,34,6,27,13,36,11,30,8,23,10,5,24,16,33,1,20,14,31,9,22,18,29,7,28,12,35,3,26';

export class Calls {
  constructor(
    readonly wheel: readonly number[],
    private readonly spots: ReadonlyMap<string, RouletteSpot>,
  ) {}

  /** Whether every number of the wheel takes a chip of its own: else there are no neighbours to bet on. */
  get hasNeighbours(): boolean {
    return this.wheel.every((number) => this.spots.has(`straight-${number}`));
  }

  /** The calls that this wheel has. */
  get names(): readonly CallName[] {
    return this.wheel.join() === singleZero ? callNames : [];
  }

  chipsOf(name: CallName): readonly Chips[] {
    return calls[name];
  }

  /** A number and so many beside it on either side of the wheel, in the order of the wheel. */
  neighbours(number: number, each: number): number[] {
    const { wheel } = this;
    const at = wheel.indexOf(number);
    return Array.from({ length: 2 * each + 1 }, (_, i) => wheel[(at - each + i + wheel.length) % wheel.length]!);
  }

  chipsAround(number: number, each: number): Chips[] {
    return one(...this.neighbours(number, each).map((beside) => `straight-${beside}`));
  }

  /** The numbers that these chips cover. */
  covered(chips: readonly Chips[]): number[] {
    return [...new Set(chips.flatMap(({ spot }) => this.spots.get(spot)!.numbers))];
  }
}

export function chipCount(chips: readonly Chips[]): number {
  return chips.reduce((sum, { chips: here }) => sum + here, 0);
}

/** What is laid: so many chips of one size on each spot. Minor units. */
export function laidWith(chips: readonly Chips[], chip: number): { spot: string; stake: number }[] {
  return chips.map(({ spot, chips: here }) => ({ spot, stake: here * chip }));
}

export interface TrackPlace {
  number: number;
  /** From 1: along the long side and along the short one; how many places of the long and the short side it takes. */
  along: number;
  across: number;
  spanAcross: number;
}

/**
 * The pockets around a ring of places, in the order of the wheel: clockwise from the middle of a short side. The zero takes two
 * places where the number of pockets is odd.
 */
export function trackPlaces(wheel: readonly number[]): { places: TrackPlace[]; along: number; across: number } {
  const across = 6;
  const count = wheel.length + (wheel.length % 2);
  const along = (count + 4) / 2 - across;
  // Clockwise from the third place of the first row.
  const ring: [along: number, across: number][] = [];
  for (let i = 3; i <= across; i++) ring.push([1, i]);
  for (let i = 2; i <= along; i++) ring.push([i, across]);
  for (let i = across - 1; i >= 1; i--) ring.push([along, i]);
  for (let i = along - 1; i >= 1; i--) ring.push([i, 1]);
  ring.push([1, 2]);
  const isWide = wheel.length % 2 === 1;
  const places = wheel.map((number, i) => {
    const [row, column] = ring[i === 0 ? 0 : i + (isWide ? 1 : 0)]!;
    return { number, along: row, across: column, spanAcross: i === 0 && isWide ? 2 : 1 };
  });
  return { places, along, across };
}
