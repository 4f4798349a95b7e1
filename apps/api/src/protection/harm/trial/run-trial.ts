import type { Rules } from '@fairhouse/jurisdictions';
import { judge } from '../judging/judge.ts';
import { dayMs, lookBackDays } from '../kinds/kind.ts';
import { playerKinds } from './player-kinds.ts';
import { type Chance, type Life, lifeOf, type PlayerKind } from './players.ts';

/** A Monday. */
const firstDay = new Date('2026-01-05T00:00:00.000Z');
export const trialDays = 60;

export interface TrialRow {
  kind: PlayerKind;
  players: number;
  /** How many of them came to a message, to the request to set limits, to a break and a case. */
  reached: [number, number, number];
  /** The median day of the first, counted from 1; undefined where there was none. */
  firstDay: [number | undefined, number | undefined, number | undefined];
}

/** Lives of so many players of each kind, judged at the end of each of their days as the job does. */
export function runTrial(rules: Rules, players: number, chanceOf: (player: number) => Chance): TrialRow[] {
  return playerKinds.map((kind, ofKind) => {
    const first: [number[], number[], number[]] = [[], [], []];
    for (let player = 0; player < players; player++) {
      const life = lifeOf(kind, firstDay, trialDays, chanceOf(ofKind * 100_000 + player));
      let highest = 0;
      for (let at = 1; at <= trialDays && highest < 3; at++) {
        const { level } = judgeAsOf(life, at, rules);
        for (; highest < level; highest++) first[highest as 0 | 1 | 2].push(at);
      }
    }
    return {
      kind,
      players,
      reached: [first[0].length, first[1].length, first[2].length],
      firstDay: [median(first[0]), median(first[1]), median(first[2])],
    };
  });
}

/** As of the end of a day, from what the job would read: neither more nor less. */
function judgeAsOf(life: Life, days: number, rules: Rules) {
  const until = new Date(firstDay.getTime() + days * dayMs);
  const since = (back: number) => until.getTime() - back * dayMs;
  const isIn = (at: Date, back: number) => at < until && at.getTime() >= since(back);
  return judge(
    {
      until,
      currency: 'USD',
      timeZone: 'UTC',
      play: life.play.filter(({ at }) => isIn(at, lookBackDays.play)),
      deposits: life.deposits.filter(({ at }) => isIn(at, lookBackDays.deposits)),
      failedDeposits: life.failedDeposits.filter((at) => isIn(at, lookBackDays.failedDeposits)),
      cancelledCashOuts: life.cancelledCashOuts.filter((at) => isIn(at, lookBackDays.cancelledCashOuts)),
    },
    rules,
  );
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
}
