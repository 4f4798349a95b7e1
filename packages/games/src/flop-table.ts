import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type DealerPokerDefinition,
  distinctHands,
  type FlopDecision,
  namedAnew,
  type RoundSums,
  sumsOfFlop,
} from '@fairhouse/game-math';

/** What was counted of three cards in the middle, of all that differ by the names of the suits alone. */
export interface FlopRow extends Omit<RoundSums, 'rounds'> {
  /** What is won or lost in all, in antes, by the play that is told in words. */
  stated: number;
  /** The two cards with which the best play goes on, a bit each. */
  goesOn: Uint8Array;
}

const file = new URL('../tables/casino-holdem.gz', import.meta.url);

/** One row a line: the sums, and the bits in base 64. The rows stand as `distinctHands(3, …)` gives the cards. */
export function flopRows(): FlopRow[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [net, squares, hits, profits, top, stated] = line.split(' ').map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const bits = line.slice(line.lastIndexOf(' ') + 1);
      return {
        net,
        squares,
        hits,
        profits,
        top,
        stated,
        goesOn: Buffer.from(bits, 'base64'),
      };
    });
}

export const lineOfRow = ({ net, squares, hits, profits, top, stated, goesOn }: FlopRow): string =>
  [net, squares, hits, profits, top, stated, Buffer.from(goesOn).toString('base64')].join(' ');

/** Counts a row; `tells` is the play that is told in words. */
export function countRow(rules: DealerPokerDefinition, flop: readonly number[], tells: FlopDecision): FlopRow {
  const goesOn = new Uint8Array(Math.ceil((49 * 48) / 16));
  let stated = 0;
  let hole = 0;
  const { rounds, ...sums } = sumsOfFlop(rules, flop, (flopped) => {
    if (flopped.gain > 0) goesOn[hole >> 3]! |= 1 << (hole & 7);
    if (tells(flopped.hole, flop)) stated += flopped.gain;
    hole++;
    return flopped.gain > 0;
  });
  // A hand that is folded loses the ante.
  return { ...sums, stated: stated - rounds, goesOn };
}

/** The best decision of every hand, from the table. */
export function decisionsByTable(): FlopDecision {
  const rows = flopRows();
  const rowOf = new Map<string, FlopRow>();
  distinctHands(3, (flop) => rowOf.set(flop.join(), rows[rowOf.size]!));
  return (hole, flop) => {
    const named = namedAnew(flop);
    const alike = flop.map(named).sort((a, b) => a - b);
    // Where a card stands among those that are left.
    const [high, low] = hole
      .map(named)
      .map((card) => card - alike.filter((one) => one < card).length)
      .sort((a, b) => b - a) as [number, number];
    const place = (high * (high - 1)) / 2 + low;
    return ((rowOf.get(alike.join())!.goesOn[place >> 3]! >> (place & 7)) & 1) === 1;
  };
}
