/**
 * Finds strips for Nocturne: climbs over the number of each symbol on each reel until the exact return is the wanted
 * one, then lays every reel out so that equal symbols stand apart. Prints the strips for `definition.ts`.
 * Run by hand when a new version of the game is designed: node --import tsx packages/game-math/tools/tune-nocturne.ts
 */
import { simulationStream } from '../src/fair/seeded.ts';
import { shuffle } from '../src/fair/shuffle.ts';
import { exactReturn, lineValue } from '../src/slots/exact-return.ts';
import { fullCycle } from '../src/slots/full-cycle.ts';
import { nocturneDesign } from '../src/slots/nocturne/design.ts';
import { roundFigures } from '../src/slots/round-figures.ts';
import type { SlotDefinition } from '../src/slots/slot.ts';

const wanted = 0.96;
const below = simulationStream(Number(process.argv[2] ?? 1));
const start = [
  [2, 3, 3, 3, 3, 3, 4, 4, 3, 3, 0, 1],
  [2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1],
  [2, 2, 3, 3, 3, 3, 3, 4, 3, 3, 2, 1],
  [2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1],
  [2, 2, 3, 3, 3, 4, 4, 4, 3, 3, 0, 1],
];
const { symbols } = nocturneDesign;
const declared = {
  return: '',
  hitRate: '',
  deviation: '',
  volatility: 'medium',
  maxWin: nocturneDesign.maxWin,
} as const;

const slotOf = (strips: string[][]): SlotDefinition => ({ ...nocturneDesign, strips, declared });
const strip = (counts: number[]) => counts.flatMap((count, i) => Array<string>(count).fill(symbols[i]!));
// Scatters are not moved, so only the lines' value has to meet what they leave to be returned.
const fixed = exactReturn(slotOf(start.map(strip)));
const wantedLines = (wanted * fixed.spin) / fixed.total - fixed.scatters;
const miss = (counts: number[][]) => Math.abs(lineValue(slotOf(counts.map(strip))) - wantedLines);

let best = start;
for (let round = 0; round < 40_000 && miss(best) > 1e-6; round++) {
  const candidate = best.map((counts) => counts.slice());
  for (let change = 0; change <= below(3); change++) {
    const reel = below(5);
    const counts = candidate[reel]!;
    const shape = start[reel]!;
    const from = below(10);
    const to = below(10);
    if (Math.abs(counts[from]! - 1 - shape[from]!) < 2 && Math.abs(counts[to]! + 1 - shape[to]!) < 2) {
      counts[from]!--;
      counts[to]!++;
    }
  }
  if (miss(candidate) < miss(best)) best = candidate;
}

/** A ring on which equal symbols stand at least three places apart, so no window shows one twice. */
function layOut(counts: number[]): string[] {
  for (;;) {
    const left = shuffle(strip(counts), below);
    const order: string[] = [];
    while (left.length > 0) {
      const pick = left.findIndex((symbol) => !order.slice(-2).includes(symbol));
      if (pick < 0) break;
      order.push(...left.splice(pick, 1));
    }
    const ring = [...order.slice(-2), ...order.slice(0, 2)];
    if (left.length === 0 && new Set(ring).size === 4) return order;
  }
}

const slot = slotOf(best.map(layOut));
const out = (line: string) => process.stdout.write(`${line}\n`);
for (const counts of best) out(counts.join(' '));
for (const reel of slot.strips) out(`  '${reel.join(' ')}',`);
out(JSON.stringify({ exact: exactReturn(slot), figures: roundFigures(slot, fullCycle(slot)) }, null, 1));
