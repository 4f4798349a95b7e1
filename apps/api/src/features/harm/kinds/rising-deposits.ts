import { type Deposit, dayMs, type HarmMarkerKind } from './kind.ts';

/** Fewer say little of a habit. */
const leastDeposits = 3;

/**
 * Deposits of the last 7 or 30 days in per cent of the mean of the three such spans before, whichever rose more. Judged only
 * where each of the three had a deposit: who has just joined, or comes back after a pause, has no habit to compare with.
 */
export const risingDeposits: HarmMarkerKind = {
  amounts: ['paid', 'before'],
  measure({ deposits, until }) {
    const [most] = [7, 30].map((days) => riseOf(deposits, until, days)).sort((a, b) => b.value - a.value);
    return most!;
  },
  sentence: ({ paid, days, percent, before }) =>
    `Paid in ${paid} within ${days} days: ${percent} % of the mean of the three such spans before, ${before}`,
};

function riseOf(deposits: readonly Deposit[], until: Date, days: number): ReturnType<HarmMarkerKind['measure']> {
  const spans = [0, 1, 2, 3].map((back) => {
    const to = until.getTime() - back * days * dayMs;
    return deposits.filter(({ at }) => at.getTime() < to && at.getTime() >= to - days * dayMs);
  });
  const [paid, ...before] = spans.map((span) => span.reduce((sum, { amount }) => sum + amount, 0n));
  const base = before.reduce((sum, amount) => sum + amount, 0n);
  const isJudged = spans[0]!.length >= leastDeposits && before.every((amount) => amount > 0n);
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
