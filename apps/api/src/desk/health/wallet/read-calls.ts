import type { HealthWindow, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { HealthDeps } from '../health.deps.ts';
import { windows } from '../health-window.ts';
import { quantileOf, summed } from '../quantile.ts';
import { borderSeconds } from './count-calls.ts';
import { minutesSince, type StoredMinute, vendorCallsSince } from './minute.store.ts';

type WalletCalls = OperatorCallOutput<'/operator/health/wallet'>;
type VendorCalls = OperatorCallOutput<'/operator/health/vendors'>;

/** The calls of vendors in a window, over all processes. */
export async function readCalls(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  window: HealthWindow,
): Promise<WalletCalls> {
  const { ms, stepMs } = windows[window];
  const until = clock();
  const from = new Date(Math.floor((until.getTime() - ms) / stepMs) * stepMs);
  const minutes = await minutesSince(db, from);
  const steps = new Map<number, StoredMinute[]>();
  for (const one of minutes) {
    const step = Math.floor(one.minute.getTime() / stepMs) * stepMs;
    steps.set(step, [...(steps.get(step) ?? []), one]);
  }
  const all = sumOf(minutes);
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    knownFrom: minutes[0]?.minute.toISOString() ?? null,
    calls: total(all.calls),
    statuses: [...all.calls]
      .map(([name, calls]) => {
        const [path = '', status = ''] = name.split(' ');
        return { path, status, calls };
      })
      .sort((a, b) => b.calls - a.calls),
    p50Ms: millis(0.5, all.buckets),
    p95Ms: millis(0.95, all.buckets),
    p99Ms: millis(0.99, all.buckets),
    stepSeconds: stepMs / 1_000,
    points: [...steps].map(([step, of]) => {
      const { calls, buckets } = sumOf(of);
      return {
        time: new Date(step).toISOString(),
        calls: total(calls),
        refused: total(new Map([...calls].filter(([name]) => !name.endsWith(' OK')))),
        p95Ms: millis(0.95, buckets),
      };
    }),
  };
}

/** The same by vendor and aggregator. */
export async function readVendorCalls(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  window: HealthWindow,
): Promise<VendorCalls> {
  const until = clock();
  const from = new Date(until.getTime() - windows[window].ms);
  const vendors = await vendorCallsSince(db, from);
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    rows: vendors.map(({ vendor, ok, refused, failed, buckets }) => ({
      vendor,
      calls: ok + refused + failed,
      refused,
      failed,
      p50Ms: millis(0.5, buckets),
      p95Ms: millis(0.95, buckets),
      p99Ms: millis(0.99, buckets),
    })),
  };
}

function sumOf(minutes: readonly StoredMinute[]): { calls: Map<string, number>; buckets: number[] } {
  const calls = new Map<string, number>();
  let buckets: number[] = [];
  for (const one of minutes) {
    for (const [name, count] of Object.entries(one.calls)) calls.set(name, (calls.get(name) ?? 0) + count);
    buckets = summed(buckets, one.buckets);
  }
  return { calls, buckets };
}

function millis(share: number, buckets: readonly number[]): number | null {
  const seconds = quantileOf(share, borderSeconds, buckets);
  return seconds === null ? null : Math.round(seconds * 100_000) / 100;
}

const total = (calls: ReadonlyMap<string, number>) => [...calls.values()].reduce((sum, one) => sum + one, 0);
