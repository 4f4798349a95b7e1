import type { Decided } from './decided.ts';

const points = [4, 5, 6, 8, 9, 10];

/** The places of a craps layout, and in how many ways each can be met. */
export const crapsSpots: Readonly<Record<string, number>> = Object.fromEntries([
  ['pass', 1],
  // A win, and the twelve on the come-out, on which the stake goes back.
  ['dont-pass', 2],
  // Once, and more for a two and for a twelve.
  ['field', 3],
  ...points.map((point) => [`place-${point}`, 1]),
  ...['hard-4', 'hard-6', 'hard-8', 'hard-10'].map((id) => [id, 1]),
  ...['any-seven', 'any-craps', 'two', 'three', 'eleven', 'twelve'].map((id) => [id, 1]),
]);

const totals: Readonly<Record<string, readonly number[]>> = {
  'any-seven': [7],
  'any-craps': [2, 3, 12],
  two: [2],
  three: [3],
  eleven: [11],
  twelve: [12],
};

/** The bets on a number that has to come before a seven, and of those the ones that it has to come by a pair. */
const numbered: Readonly<Record<string, { isHard: boolean; number: number }>> = Object.fromEntries(
  Object.keys(crapsSpots).flatMap((spot) => {
    const [, kind, number] = /^(place|hard)-(\d+)$/.exec(spot) ?? [];
    return kind ? [[spot, { isHard: kind === 'hard', number: Number(number) }]] : [];
  }),
);

/** What a bet comes to by a roll; `point` is that before the roll, null on a come-out. Bets beside the line always work. */
export function decidedByCraps(spot: string, dice: readonly number[], point: number | null): Decided {
  const total = totalOf(dice);
  const once = totals[spot];
  if (once) return Number(once.includes(total));
  if (spot === 'pass') return point === null ? comeOut(total, [7, 11], [2, 3, 12]) : untilSeven(total, point);
  if (spot === 'dont-pass') {
    if (point === null) return total === 12 ? 2 : comeOut(total, [2, 3], [7, 11]);
    const made = untilSeven(total, point);
    return made === undefined ? undefined : 1 - made;
  }
  if (spot === 'field') {
    if (total === 2) return 2;
    return total === 12 ? 3 : Number([3, 4, 9, 10, 11].includes(total));
  }
  const { isHard, number } = numbered[spot]!;
  if (isHard && total === number) return Number(dice[0] === dice[1]);
  return untilSeven(total, number);
}

function comeOut(total: number, wins: readonly number[], loses: readonly number[]): Decided {
  return wins.includes(total) ? 1 : loses.includes(total) ? 0 : undefined;
}

function untilSeven(total: number, number: number): number | undefined {
  return total === number ? 1 : total === 7 ? 0 : undefined;
}

function totalOf(dice: readonly number[]): number {
  let total = 0;
  for (const die of dice) total += die;
  return total;
}

/** True odds behind a line bet once there is a point: the one bet on which the casino keeps nothing. */
const chanceOf: Readonly<Record<number, readonly [to: number, of: number]>> = {
  4: [2, 1],
  5: [3, 2],
  6: [6, 5],
  8: [6, 5],
  9: [3, 2],
  10: [2, 1],
};

export const odds = {
  /** By the line bet: the name of the bet behind it, which is the action that adds to it. */
  behind: { pass: 'odds', 'dont-pass': 'lay' } as Readonly<Record<string, string>>,
  /** It can be added so many times. */
  most: 3,
  /** What one addition takes: the line stake, or as much as wins the line stake. */
  costOf(bet: string, lineStake: number, point: number): number {
    const [to, of] = chanceOf[point]!;
    return bet === 'odds' ? lineStake : (lineStake * to) / of;
  },
  /** What is paid beside the stake when the line wins. */
  paid(bet: string, stake: number, point: number): number {
    const [to, of] = chanceOf[point]!;
    return bet === 'odds' ? (stake * to) / of : (stake * of) / to;
  },
  pointAfter(dice: readonly number[], point: number | null): number | null {
    const total = totalOf(dice);
    if (point === null) return points.includes(total) ? total : null;
    return total === point || total === 7 ? null : point;
  },
};
