/**
 * Finds the pays of a game with rows of pins: from the centre and the edge of each mode a curve between them that returns
 * what is declared, then the tidy pays nearest to it that return it without a remainder. The centre and one more pay of each
 * half may be of the finer step, as tidy ones alone never come out even. Writes the modes into the folder's definition; never for a released
 * game: node --import tsx packages/games/tools/solve-pins.ts <code>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Risk, type WeightedMode, waysTo } from '@fairhouse/game-math';

const [code = ''] = process.argv.slice(2);
// The folder is read without its schema: until its modes are there it is no game.
const file = new URL(`../../../games/${code}/definition.json`, import.meta.url);
const definition = JSON.parse(readFileSync(file, 'utf8')) as { returns: number; payStep: number; modes: unknown };

/** In hundredths of the stake, by rows. Edges are chosen so that the ways into the other places can make up the rest. */
const edges: Record<Risk, Record<number, number>> = {
  low: { 8: 560, 9: 570, 10: 800, 11: 880, 12: 1_000, 13: 1_100, 14: 1_400, 15: 1_500, 16: 1_600 },
  medium: { 8: 1_300, 9: 1_800, 10: 2_200, 11: 2_200, 12: 3_300, 13: 3_700, 14: 5_400, 15: 9_000, 16: 11_000 },
  high: { 8: 2_900, 9: 4_200, 10: 7_500, 11: 12_100, 12: 17_000, 13: 24_500, 14: 42_500, 15: 60_000, 16: 100_000 },
};
const centres: Record<Risk, number> = { low: 50, medium: 30, high: 20 };

/** How far apart pays stand that are read at a glance. */
const tidyStep = (pays: number) => (pays < 500 ? 10 : pays < 1_000 ? 50 : pays < 10_000 ? 100 : 1_000);
const tidy = (pays: number) => Math.max(10, Math.round(pays / tidyStep(pays)) * tidyStep(pays));

/** One half of the places, from the edge to the centre. */
function solve(rows: number, centre: number, edge: number): number[] {
  const half = Math.floor(rows / 2);
  const both = Array.from({ length: half + 1 }, (_, i) => waysTo(rows, i) * (2 * i === rows ? 1 : 2));
  const whole = (2 ** rows * definition.returns) / 100;
  const meanOf = (pays: readonly number[]) => pays.reduce((sum, one, i) => sum + one * both[i]!, 0);
  const curve = (bend: number) =>
    both.map((_, i) => centre * (edge / centre) ** ((Math.abs(rows / 2 - i) / (rows / 2)) ** bend));
  let [flat, steep] = [0.2, 8];
  for (let i = 0; i < 60; i++) {
    const bend = (flat + steep) / 2;
    if (meanOf(curve(bend)) > whole) flat = bend;
    else steep = bend;
  }
  const wished = curve(flat);
  let best: { pays: number[]; cost: number } | undefined;
  const places = wished.map((_, i) => i).slice(1);
  const near = wished.map((pays, i) => {
    if (i === half) return [-2, -1, 0, 1, 2].map((step) => tidy(pays) + step * definition.payStep);
    const middle = tidy(pays);
    return [...new Set([-3, -2, -1, 0, 1, 2, 3].map((step) => tidy(middle + step * tidyStep(middle))))];
  });
  for (const fine of places) {
    const others = places.filter((place) => place !== fine);
    const pays = [edge, ...places.map(() => 0)];
    const choose = (n: number): void => {
      if (n < others.length) {
        for (const one of near[others[n]!]!) {
          pays[others[n]!] = one;
          choose(n + 1);
        }
        return;
      }
      pays[fine] = 0;
      const last = (whole - meanOf(pays)) / both[fine]!;
      if (last < definition.payStep || last % definition.payStep !== 0 || last > 1_000) return;
      pays[fine] = last;
      if (pays.some((one, i) => i > 0 && one > pays[i - 1]!)) return;
      const cost = pays.reduce((sum, one, i) => sum + Math.log(one / wished[i]!) ** 2, 0);
      if (!best || cost < best.cost) best = { pays: [...pays], cost };
    };
    choose(0);
  }
  if (!best) throw new Error(`${rows} rows from ${centre} to ${edge} do not come out even`);
  return best.pays;
}

const modes: WeightedMode[] = (['low', 'medium', 'high'] as const).flatMap((risk) =>
  Object.entries(edges[risk]).map(([size, edge]) => {
    const rows = Number(size);
    const half = solve(rows, centres[risk], edge);
    const pays = Array.from({ length: rows + 1 }, (_, place) => half[Math.min(place, rows - place)]!);
    process.stdout.write(`${risk} ${rows}: ${half.join(' ')}\n`);
    return { id: `${risk}-${rows}`, risk, size: rows, weights: pays.map((_, place) => waysTo(rows, place)), pays };
  }),
);
writeFileSync(file, `${JSON.stringify({ ...definition, modes }, null, 2)}\n`);
