/**
 * Finds the pays of a game of subset draws: for each mode a curve from its least pay to its most that returns what is declared, then
 * the tidy pays nearest to it that return that, or less than half a hundredth of a per cent more. One pay of a mode may be of the
 * finer step, as tidy ones alone rarely come out. Writes the modes into the folder's definition, each with the
 * fraction that it returns; never for a released game: node --import tsx packages/games/tools/solve-draws.ts <code>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  percentText,
  resultChances,
  type SubsetDefinition,
  type SubsetMode,
  subsetFigures,
  subsetReturn,
} from '@fairhouse/game-math';

const [code = ''] = process.argv.slice(2);
// The folder is read without its schema: until its modes are there it is no game.
const file = new URL(`../../../games/${code}/definition.json`, import.meta.url);
const definition = JSON.parse(readFileSync(file, 'utf8')) as SubsetDefinition;
const wanted = Number(definition.declared.return) / 100;

/** The first result that pays, and what the best one pays in hundredths of the stake; what the first one pays, where that is not found. */
type Wish = readonly [first: number, most: number, least?: number];
type Unsolved = Omit<SubsetMode, 'pays' | 'returns'> & { wish: Wish };

const kenoWishes = {
  classic: [
    [1, 394],
    [1, 500],
    [1, 1_200],
    [1, 2_500],
    [1, 6_000],
    [2, 12_000],
    [2, 20_000],
    [2, 30_000],
    [2, 40_000],
    [3, 50_000],
  ],
  low: [
    [0, 184, 70],
    [0, 300, 50],
    [1, 600, 110],
    [1, 2_000],
    [1, 3_000],
    [1, 4_000],
    [1, 6_000],
    [2, 10_000],
    [2, 15_000],
    [2, 20_000],
  ],
  medium: [
    [0, 274, 40],
    [1, 900, 120],
    [2, 5_000],
    [2, 12_000],
    [2, 30_000],
    [3, 50_000],
    [3, 60_000],
    [3, 70_000],
    [4, 80_000, 400],
    [4, 90_000],
  ],
  high: [
    [1, 394],
    [1, 1_574, 20],
    [3, 8_110],
    [3, 30_000, 800],
    [3, 50_000, 400],
    [4, 60_000, 1_000],
    [4, 70_000, 600],
    [4, 80_000, 450],
    [5, 90_000, 1_500],
    [5, 100_000, 900],
  ],
} as const satisfies Record<string, readonly Wish[]>;

const spotWishes: readonly Wish[] = [
  [1, 380],
  [2, 1_580],
  [1, 3_600, 30],
  [2, 12_000],
  [3, 50_000, 300],
  [3, 160_000],
  [3, 400_000, 100],
  [4, 600_000],
  [4, 800_000],
  [5, 1_000_000],
];

const games: Record<string, readonly Unsolved[]> = {
  keno: (['classic', 'low', 'medium', 'high'] as const).flatMap((risk) =>
    kenoWishes[risk].map((wish, i) => ({ id: `${risk}-${i + 1}`, risk, drawn: 10, picks: i + 1, wish })),
  ),
  'keno-80': spotWishes.map((wish, i) => ({ id: `spots-${i + 1}`, drawn: 20, picks: i + 1, wish })),
  bingo: [
    { id: 'balls-40', drawn: 40, picks: 24, wish: [1, 500_000, 120] },
    { id: 'balls-50', drawn: 50, picks: 24, wish: [1, 250_000, 60] },
    { id: 'balls-60', drawn: 60, picks: 24, wish: [1, 20_000, 40] },
  ],
};

/** How far apart pays stand that are read at a glance. */
const tidyStep = (pays: number) =>
  pays < 300 ? 10 : pays < 1_000 ? 50 : pays < 2_000 ? 100 : pays < 10_000 ? 500 : pays < 50_000 ? 1_000 : 5_000;
const tidy = (pays: number) => Math.max(10, Math.round(pays / tidyStep(pays)) * tidyStep(pays));

function solve({ wish: [first, most, least], ...mode }: Unsolved): SubsetMode {
  const results = definition.patterns ? definition.patterns.length : mode.picks;
  const none = Array.from({ length: results + 1 }, () => 0);
  const chances = resultChances(definition, { ...mode, pays: none, returns: '' }).map(
    ({ part, of }) => Number((part * 10n ** 24n) / of) / 1e24,
  );
  const meanOf = (pays: readonly number[]) => pays.reduce((sum, one, i) => sum + one * chances[i]!, 0) / 100;
  const wished = curve(chances, [first, most, least], meanOf);
  const places = wished.flatMap((pays, i) => (pays > 0 ? [i] : []));
  const near = places.map((i) => {
    const [middle, step] = [tidy(wished[i]!), tidyStep(wished[i]!)];
    // Few pays leave little to choose from, so the best one gives way, too.
    if (places.length < 4)
      return Array.from({ length: 81 }, (_, n) => Math.max(10, middle + (n - 40) * (i === results ? step : 2)));
    return i === results ? [most] : [...new Set([-1, 0, 1].map((by) => Math.max(10, middle + by * step)))];
  });
  let best: { pays: number[]; cost: number } | undefined;
  for (const fine of places) {
    const pays = [...none];
    const chooseFrom = (n: number): void => {
      if (n < places.length) {
        for (const one of places[n] === fine ? [0] : near[n]!) {
          pays[places[n]!] = one;
          chooseFrom(n + 1);
        }
        return;
      }
      pays[fine] = 0;
      const missing = (wanted - meanOf(pays)) * 100;
      pays[fine] = Math.ceil(missing / chances[fine]! / definition.payStep - 1e-9) * definition.payStep;
      const mean = meanOf(pays);
      if (pays[fine] < 10 || mean < wanted - 1e-12 || mean >= wanted + 0.00005) return;
      if (pays.some((one, i) => i > first && one < pays[i - 1]! * (pays[i - 1]! < 200 ? 1.05 : 1.2))) return;
      const untidy = pays[fine] % tidyStep(pays[fine]) === 0 ? 0 : 0.02;
      const cost = places.reduce((sum, i) => sum + Math.log(pays[i]! / wished[i]!) ** 2, untidy);
      if (!best || cost < best.cost) best = { pays: [...pays], cost };
    };
    chooseFrom(0);
  }
  if (!best) throw new Error(`${mode.id} does not come out: ${wished.map(Math.round).join(' ')}`);
  const solved = { ...mode, pays: best.pays, returns: '' };
  const { part, of } = subsetReturn(definition, solved);
  return { ...solved, returns: `${part}/${of}` };
}

/** From the least pay to the most, bent so that the whole returns what is wanted. */
function curve(
  chances: readonly number[],
  [first, most, wishedLeast]: Wish,
  meanOf: (pays: readonly number[]) => number,
): number[] {
  const last = chances.length - 1;
  const bent = (least: number, bend: number) =>
    chances.map((_, i) =>
      i < first ? 0 : i === last ? most : least * (most / least) ** (((i - first) / (last - first)) ** bend),
    );
  // The least pay is as large as still leaves half of the return to the others.
  const some = chances.slice(first).reduce((sum, one) => sum + one, 0);
  const least = wishedLeast ?? Math.min(300, Math.max(30, tidy((wanted * 100 * 0.62) / some)));
  let [flat, steep] = [0.05, 12];
  for (let i = 0; i < 60; i++) {
    const bend = (flat + steep) / 2;
    if (meanOf(bent(least, bend)) > wanted) flat = bend;
    else steep = bend;
  }
  return bent(least, flat);
}

const modes = games[code]!.map((unsolved) => {
  const mode = solve(unsolved);
  const { return: mean, hitRate, deviation } = subsetFigures(definition, mode);
  const stated = [mode.pays.join(' '), percentText(mean, 5), percentText(hitRate), deviation.toFixed(2)];
  process.stdout.write(`${mode.id}: ${stated.join(' | ')} ${percentText(subsetReturn(definition, mode))}\n`);
  return mode;
});
writeFileSync(file, `${JSON.stringify({ ...definition, modes }, null, 2)}\n`);
