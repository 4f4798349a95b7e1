import type { HealthWindow, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { HealthDeps } from '../health.deps.ts';
import { windows } from '../health-window.ts';
import { quantileOf } from '../quantile.ts';
import { borderSeconds, findSums, type PaymentRow, paymentsSince } from './payment.store.ts';

type ProviderHealth = OperatorCallOutput<'/operator/health/providers'>;

const slotMs = 10 * 60_000;

/** How deposits and payouts went, of those that began in a window. */
export async function readProviders(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  window: HealthWindow,
): Promise<ProviderHealth> {
  const from = new Date(Math.floor((clock().getTime() - windows[window].ms) / slotMs) * slotMs);
  const [sums, rows] = await Promise.all([findSums(db), paymentsSince(db, from)]);
  return {
    from: from.toISOString(),
    summedTime: sums?.summedAt.toISOString() ?? null,
    rows: rows.map(({ seconds, ...row }) => ({
      ...row,
      successPercent: successPercent(row),
      medianSeconds: rounded(quantileOf(0.5, borderSeconds, seconds)),
      p95Seconds: rounded(quantileOf(0.95, borderSeconds, seconds)),
    })),
  };
}

/** To a tenth. What a player gave up says nothing of a provider. */
export function successPercent({ done, refused }: Pick<PaymentRow, 'done' | 'refused'>): number | null {
  return done + refused === 0 ? null : Math.round((1_000 * done) / (done + refused)) / 10;
}

const rounded = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * 10) / 10);
