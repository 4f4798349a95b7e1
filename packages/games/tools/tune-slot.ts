/**
 * Finds the strips of a new slot: climbs over the number of each symbol on each reel until the exact return is the
 * declared one, then lays every reel out so that equal symbols stand apart. Takes the strips of the folder's definition
 * for the shape of each reel and writes the found ones in their place. Never for a released game:
 * node --import tsx packages/games/tools/tune-slot.ts <code> [seed]
 */
import { writeFileSync } from 'node:fs';
import {
  exactReturn,
  fullCycle,
  lineValue,
  roundFigures,
  type SlotDefinition,
  shuffle,
  simulationStream,
} from '@fairhouse/game-math';
import { slotDefinition } from '@fairhouse/game-math/schema';
import { definitionsIn, gamesFolder } from '../src/folders.ts';

const [code = '', seed = '1'] = process.argv.slice(2);
const draft = definitionsIn(code)[0] as SlotDefinition;
const wanted = Number(draft.declared.return) / 100;
const below = simulationStream(Number(seed));
const { symbols } = draft;
const start = draft.strips.map((strip) => symbols.map((symbol) => strip.filter((one) => one === symbol).length));
const movable = symbols.flatMap((symbol, i) => (symbol === draft.wild || symbol === draft.scatter ? [] : [i]));

const slotOf = (strips: string[][]): SlotDefinition => ({ ...draft, strips });
const strip = (counts: number[]) => counts.flatMap((count, i) => Array<string>(count).fill(symbols[i]!));

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

// Scatters are not moved, so only the lines' value has to meet what they leave to be returned.
const fixed = exactReturn(slotOf(start.map(layOut)));
const wantedLines = (wanted * fixed.spin) / fixed.total - fixed.scatters;
const miss = (counts: number[][]) => Math.abs(lineValue(slotOf(counts.map(strip))) - wantedLines);

let best = start;
for (let round = 0; round < 100_000 && miss(best) > 1e-6; round++) {
  const candidate = best.map((counts) => counts.slice());
  for (let change = 0; change <= below(3); change++) {
    const reel = below(draft.reels);
    const counts = candidate[reel]!;
    const from = movable[below(movable.length)]!;
    const to = movable[below(movable.length)]!;
    const shape = start[reel]!;
    if (counts[from]! > 1 && counts[from]! > shape[from]! - 2 && counts[to]! < shape[to]! + 2) {
      counts[from]!--;
      counts[to]!++;
    }
  }
  if (miss(candidate) < miss(best)) best = candidate;
}

const slot = slotOf(best.map(layOut));
const figures = roundFigures(slot, fullCycle(slot));
const hitRate = (figures.hitRate * 100).toFixed(2);
const declared = { ...draft.declared, hitRate, deviation: figures.deviation.toFixed(2) };
const found = slotDefinition.parse({ ...slot, declared });
writeFileSync(`${gamesFolder}${code}/definition.json`, `${JSON.stringify(found, null, 2)}\n`);
process.stdout.write(`${JSON.stringify({ exact: exactReturn(slot), figures }, null, 1)}\n`);
