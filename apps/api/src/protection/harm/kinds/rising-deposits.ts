import { parseAmount } from '@fairhouse/money';
import { type Deposit, dayMs, type HarmMarkerKind } from './kind.ts';

/** Fewer say little of a habit. */
const leastDeposits = 4;

/**
 * Deposits of the last 7 or 30 days in per cent of the mean of the three such spans before, whichever rose more. Judged only
 * where each of the three had a deposit, since who has just joined, or comes back after a pause, has no habit to compare with,
 * and where it rose by enough to matter.
 */
export const risingDeposits: HarmMarkerKind = {
  amounts: ['paid', 'before'],
  measure({ deposits, until, currency }, rules) {
    const text = rules['harm.risingLeast'][currency];
    const least = text === undefined ? 0n : parseAmount(text, currency)!.minor;
    const [most] = [7, 30].map((days) => riseOf(deposits, until, { days, least })).sort((a, b) => b.value - a.value);
    return most!;
  },
  sentence: ({ paid, days, percent, before }) =>
    `Paid in ${paid} within ${days} days: ${percent} % of the mean of the three such spans before, ${before}`,
};

function riseOf(
  deposits: readonly Deposit[],
  until: Date,
  { days, least }: { days: number; least: bigint },
): ReturnType<HarmMarkerKind['measure']> {
  const spans = [0, 1, 2, 3].map((back) => {
    const to = until.getTime() - back * days * dayMs;
    return deposits.filter(({ at }) => at.getTime() < to && at.getTime() >= to - days * dayMs);
  });
  const [paid, ...before] = spans.map((span) => span.reduce((sum, { amount }) => sum + amount, 0n));
  const base = before.reduce((sum, amount) => sum + amount, 0n);
  const isJudged =
    spans[0]!.length >= leastDeposits && before.every((amount) => amount > 0n) && paid! - base / 3n >= least;
  const percent = isJudged ? Number((paid! * 300n) / base) : 0;
  return {
    value: percent,
    facts: {
      paid: String(paid),
      before: String(base / 3n),
      percent: String(percent),
      days: String(days),
      times: String(spans[0]!.length),
    },
  };
}
