import { type RouletteSpot, rouletteSpots } from '@fairhouse/game-math';

/**
 * Where each spot lies, in cells: `along` runs with the rows of three from 1-2-3 (0) to 34-35-36 (11), `across`
 * from the column of 1 (0) to that of 3 (2). A seam is a place on a line between cells.
 */
export interface Place {
  along: number;
  across: number;
  /** Size in cells of a field; 0 where the spot is a seam in that direction. */
  length: number;
  breadth: number;
}

const dozenBand = -1;
const chanceBand = -2;
const chances = ['low', 'even', 'red', 'black', 'odd', 'high'];

export function placeOf({ id, type, numbers }: RouletteSpot): Place {
  const first = numbers[0]!;
  const last = numbers.at(-1)!;
  switch (type) {
    case 'straight':
      return first === 0 ? at(-1, 0, 1, 3) : at(rowOf(first), columnOf(first), 1, 1);
    case 'split':
      if (first === 0) return at(0, columnOf(last) + 0.5, 0, 1);
      return last - first === 1
        ? at(rowOf(first) + 0.5, columnOf(last), 1, 0)
        : at(rowOf(last), columnOf(first) + 0.5, 0, 1);
    case 'street':
      return first === 0 ? at(0, columnOf(last), 0, 0) : at(rowOf(first) + 0.5, 0, 1, 0);
    case 'corner':
      return first === 0 ? at(0, 0, 0, 0) : at(rowOf(last), columnOf(last), 0, 0);
    case 'line':
      return at(rowOf(last), 0, 0, 0);
    case 'dozen':
      return at(rowOf(first), dozenBand, 4, 1);
    case 'column':
      return at(12, columnOf(first), 1, 1);
    default:
      return at(chances.indexOf(id) * 2, chanceBand, 2, 1);
  }
}

/** The spot's centre in cells. */
export function centreOf(place: Place): { along: number; across: number } {
  return {
    along: place.along + (isSeam(place) ? 0 : place.length / 2),
    across: place.across + (isSeam(place) ? 0 : place.breadth / 2),
  };
}

export function isSeam({ length, breadth }: Place): boolean {
  return length === 0 || breadth === 0;
}

export type Direction = 'on' | 'back' | 'over' | 'under';

/** The nearest spot in a direction: `on` and `back` move along, `over` and `under` across. Undefined at the edge. */
export function neighbour(from: string, direction: Direction): string | undefined {
  const here = centres.get(from)!;
  const forwards = direction === 'on' || direction === 'over' ? 1 : -1;
  const main = direction === 'on' || direction === 'back' ? 'along' : 'across';
  const side = main === 'along' ? 'across' : 'along';
  let best: { id: string; cost: number } | undefined;
  for (const [id, there] of centres) {
    const ahead = (there[main] - here[main]) * forwards;
    const aside = Math.abs(there[side] - here[side]);
    if (ahead <= 0.01 || aside > ahead * 2 + 0.6) continue;
    const cost = ahead + aside * 2.2;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}

const centres = new Map(Object.values(rouletteSpots).map((spot) => [spot.id, centreOf(placeOf(spot))]));

/** Fields are placed by their first corner, seams by their centre. */
function at(along: number, across: number, length: number, breadth: number): Place {
  return { along, across, length, breadth };
}

function rowOf(number: number): number {
  return Math.floor((number - 1) / 3);
}

function columnOf(number: number): number {
  return (number - 1) % 3;
}
