import {
  type RouletteDefinition,
  type RouletteSpot,
  type RouletteSpotType,
  rouletteSpotsOf,
} from '@fairhouse/game-math';

/**
 * Where each spot lies, in cells: `along` runs with the rows of three from 1-2-3 (0) to the last, `across` from the
 * column of 1 (0) to that of 3 (2). A seam is a place on a line between cells.
 */
export interface Place {
  along: number;
  across: number;
  /** Size in cells of a field; 0 where the spot is a seam in that direction. */
  length: number;
  breadth: number;
}

export type Direction = 'on' | 'back' | 'over' | 'under';

const dozenBand = -1;
const chanceBand = -2;
const chances: RouletteSpotType[] = ['low', 'even', 'red', 'black', 'odd', 'high'];
const isZero = (number: number) => number === 0 || number === doubleZero;
const doubleZero = 37;

/** The layout of a table: its places and the way from one to another. */
export class Layout {
  readonly spots: ReadonlyMap<string, RouletteSpot>;
  /** Rows of three numbers. */
  readonly rows: number;
  readonly hasDozens: boolean;
  readonly zeros: readonly number[];
  private readonly centres: Map<string, { along: number; across: number }>;

  constructor({ wheel, ...definition }: RouletteDefinition) {
    this.zeros = wheel.filter(isZero);
    this.rows = (wheel.length - this.zeros.length) / 3;
    this.hasDozens = definition.pays.dozen !== undefined;
    this.spots = rouletteSpotsOf({ wheel, ...definition });
    this.centres = new Map([...this.spots.values()].map((spot) => [spot.id, centreOf(this.placeOf(spot))]));
  }

  /** A number in the middle, from which the keys set out. */
  get middle(): string {
    return `straight-${(this.rows * 3) / 2 - 1}`;
  }

  /** The field of a number, whether a chip can be put on it or not. */
  fieldOf(number: number): Place {
    if (!isZero(number)) return at(rowOf(number), columnOf(number), 1, 1);
    const breadth = 3 / this.zeros.length;
    return at(-1, number === 0 ? 0 : breadth, 1, breadth);
  }

  placeOf({ type, numbers }: RouletteSpot): Place {
    const first = numbers[0]!;
    const last = numbers.at(-1)!;
    switch (type) {
      case 'straight':
        return this.fieldOf(first);
      case 'split':
        if (isZero(first) && isZero(last)) return at(-0.5, 1.5, 1, 0);
        if (numbers.some(isZero)) return at(0, columnOf(isZero(first) ? last : first) + 0.5, 0, 1);
        return last - first === 1
          ? at(rowOf(first) + 0.5, columnOf(last), 1, 0)
          : at(rowOf(last), columnOf(first) + 0.5, 0, 1);
      case 'street': {
        const beside = numbers.filter((number) => !isZero(number));
        // Two numbers beside a zero meet it at the line between them; one beside both zeros, in its middle.
        if (beside.length === 2) return at(0, columnOf(beside[1]!), 0, 0);
        return beside.length === 1 ? at(0, 1.5, 0, 0) : at(rowOf(first) + 0.5, 0, 1, 0);
      }
      case 'corner':
        return first === 0 ? at(0, 0, 0, 0) : at(rowOf(last), columnOf(last), 0, 0);
      case 'line':
        return at(rowOf(last), 0, 0, 0);
      case 'dozen':
        return at(rowOf(first), dozenBand, 4, 1);
      case 'column':
        return at(this.rows, columnOf(first), 1, 1);
      default: {
        const length = this.rows / chances.length;
        return at(chances.indexOf(type) * length, chanceBand, length, 1);
      }
    }
  }

  /** The nearest spot in a direction: `on` and `back` move along, `over` and `under` across. Undefined at the edge. */
  neighbour(from: string, direction: Direction): string | undefined {
    const here = this.centres.get(from)!;
    const forwards = direction === 'on' || direction === 'over' ? 1 : -1;
    const main = direction === 'on' || direction === 'back' ? 'along' : 'across';
    const side = main === 'along' ? 'across' : 'along';
    let best: { id: string; cost: number } | undefined;
    for (const [id, there] of this.centres) {
      const ahead = (there[main] - here[main]) * forwards;
      const aside = Math.abs(there[side] - here[side]);
      if (ahead <= 0.01 || aside > ahead * 2 + 0.6) continue;
      const cost = ahead + aside * 2.2;
      if (!best || cost < best.cost) best = { id, cost };
    }
    return best?.id;
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
