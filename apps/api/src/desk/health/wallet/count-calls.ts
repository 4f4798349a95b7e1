import { metrics } from '@fairhouse/operation';
import { type VendorCallOutcome, vendorCallBorders, vendorCallSeconds } from '../../../http/vendor-calls.ts';

/** What this process has counted since it began. */
export interface CountedCalls {
  /** By `path status`. */
  calls: ReadonlyMap<string, number>;
  /** How many took at most as long as each of `borderSeconds`, and how many there were. */
  buckets: readonly number[];
  vendors: ReadonlyMap<string, VendorCalls>;
}

/** Calls of one vendor or aggregator, whose signature was right. */
export type VendorCalls = Readonly<Record<VendorCallOutcome, number>> & { readonly buckets: readonly number[] };

/** What it counted within one minute. */
export interface MinuteOfCalls {
  minute: Date;
  calls: Record<string, number>;
  buckets: number[];
  /** Those that called in this minute. */
  vendors: ({ vendor: string } & VendorCalls)[];
  total: number;
}

/** Those of `http_request_duration_seconds`; the last bucket is of all. */
export const borderSeconds = vendorCallBorders;

const minuteMs = 60_000;

interface Sample {
  value: number;
  metricName?: string;
  labels: Partial<Record<string, string | number>>;
}

/** From the metrics that the wallet and the server keep anyway. */
export async function countedCalls(): Promise<CountedCalls> {
  const calls = new Map<string, number>();
  for (const { labels, value } of await samplesOf('fairhouse_wallet_calls_total')) {
    calls.set(`${labels.path} ${labels.status}`, value);
  }
  const buckets = Array<number>(borderSeconds.length + 1).fill(0);
  for (const { metricName, labels, value } of await samplesOf('http_request_duration_seconds')) {
    if (!metricName?.endsWith('_bucket') || !String(labels.route).startsWith('/wallet/')) continue;
    const at = bucketOf(labels.le);
    if (at >= 0) buckets[at]! += value;
  }
  return { calls, buckets, vendors: await countedVendors() };
}

async function countedVendors(): Promise<Map<string, VendorCalls>> {
  const vendors = new Map<string, Record<VendorCallOutcome, number> & { buckets: number[] }>();
  for (const { metricName, labels, value } of await samplesOf(vendorCallSeconds)) {
    const vendor = String(labels.vendor);
    const own = vendors.get(vendor) ?? noCalls();
    vendors.set(vendor, own);
    if (metricName?.endsWith('_count')) own[labels.outcome as VendorCallOutcome] += value;
    const at = metricName?.endsWith('_bucket') ? bucketOf(labels.le) : -1;
    if (at >= 0) own.buckets[at]! += value;
  }
  return vendors;
}

const noCalls = () => ({ ok: 0, refused: 0, failed: 0, buckets: Array<number>(borderSeconds.length + 1).fill(0) });

const bucketOf = (le: string | number | undefined): number =>
  le === '+Inf' ? borderSeconds.length : borderSeconds.indexOf(Number(le) as never);

async function samplesOf(name: string): Promise<Sample[]> {
  const metric = metrics.register.getSingleMetric(name);
  return metric ? ((await (metric as unknown as { get(): Promise<{ values: Sample[] }> }).get()).values ?? []) : [];
}

/**
 * Cuts what is counted into minutes. What came between the last look at one minute and the first at the next is the next
 * one's: nothing is counted twice, and nothing is lost but what a process had counted since its last look when it died.
 */
export function minutesOfCalls(): (now: Date, counted: CountedCalls) => MinuteOfCalls {
  let minuteAt = Number.NaN;
  let base: CountedCalls | undefined;
  let last: CountedCalls | undefined;
  return (now, counted) => {
    const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
    if (minute !== minuteAt) {
      base = last ?? counted;
      minuteAt = minute;
    }
    last = counted;
    const before = base!;
    const calls = Object.fromEntries(
      [...counted.calls].flatMap(([name, value]) => {
        const more = value - (before.calls.get(name) ?? 0);
        return more > 0 ? [[name, more] as const] : [];
      }),
    );
    return {
      minute: new Date(minute),
      calls,
      buckets: counted.buckets.map((value, at) => value - before.buckets[at]!),
      vendors: [...counted.vendors].flatMap(([vendor, own]) => {
        const more = callsSince(before.vendors.get(vendor) ?? noCalls(), own);
        return more.buckets.at(-1)! > 0 ? [{ vendor, ...more }] : [];
      }),
      total: Object.values(calls).reduce((sum, one) => sum + one, 0),
    };
  };
}

function callsSince(before: VendorCalls, now: VendorCalls): VendorCalls {
  return {
    ok: now.ok - before.ok,
    refused: now.refused - before.refused,
    failed: now.failed - before.failed,
    buckets: now.buckets.map((value, at) => value - before.buckets[at]!),
  };
}
