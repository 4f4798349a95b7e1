import { type Fraction, numberOf } from '../fraction.ts';
import type { DeclaredFigures } from '../game.ts';

export const spotTypes = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'dozen',
  'column',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const;

export type RouletteSpotType = (typeof spotTypes)[number];

/** A wheel and a layout. Numbers are those of the pockets, the double zero is 37. */
export interface RouletteDefinition {
  code: string;
  version: number;
  name: string;
  /** The pockets clockwise from the zero. */
  wheel: readonly number[];
  /** What a hit pays to one, by kind of bet. */
  pays: Readonly<Partial<Record<RouletteSpotType, number>>>;
  /** Every place on the layout that takes a chip: 'straight-17', 'split-14-17', 'dozen-2', 'red' … Numbers ascend. */
  spots: readonly { id: string; numbers: readonly number[] }[];
  /** The kinds of bets of which half comes back when the zero beats them. Not there where the zero takes all, as first released. */
  halfBack?: readonly RouletteSpotType[];
  /** The return is the lowest of all bets; hits and deviation are those of an even chance. */
  declared: DeclaredFigures;
}

export interface RouletteSpot {
  id: string;
  type: RouletteSpotType;
  numbers: readonly number[];
  pays: number;
  /** Half comes back when the zero beats it. */
  halfBack: boolean;
}

export function typeOf(id: string): RouletteSpotType {
  return id.split('-', 1)[0] as RouletteSpotType;
}

/** Every place of the layout by id, in the order of the definition. */
export function rouletteSpotsOf({ spots, pays, halfBack = [] }: RouletteDefinition): Map<string, RouletteSpot> {
  return new Map(
    spots.map(({ id, numbers }) => {
      const type = typeOf(id);
      return [id, { id, type, numbers, pays: pays[type]!, halfBack: halfBack.includes(type) && !numbers.includes(0) }];
    }),
  );
}

/** What comes back of a stake on the spot when the ball lies on the number; whole for an even stake. */
export function returnedOn(spot: RouletteSpot, stake: number, number: number): number {
  if (spot.numbers.includes(number)) return stake * (spot.pays + 1);
  return spot.halfBack && number === 0 ? stake / 2 : 0;
}

/** Of a stake of 1 on a spot. */
interface SpotFigures {
  return: Fraction;
  /** Half a stake that comes back is a hit, and no profit. */
  hitRate: Fraction;
  profitRate: Fraction;
  deviation: number;
}

export function spotFigures({ wheel }: RouletteDefinition, { numbers, pays, halfBack }: RouletteSpot): SpotFigures {
  const [hits, halves, pockets] = [numbers.length, halfBack ? 1 : 0, wheel.length];
  const mean: Fraction = { part: BigInt(2 * hits * (pays + 1) + halves), of: BigInt(2 * pockets) };
  const squares = (hits * (pays + 1) ** 2 + halves / 4) / pockets;
  return {
    return: mean,
    hitRate: { part: BigInt(hits + halves), of: BigInt(pockets) },
    profitRate: { part: BigInt(hits), of: BigInt(pockets) },
    deviation: Math.sqrt(squares - numberOf(mean) ** 2),
  };
}
