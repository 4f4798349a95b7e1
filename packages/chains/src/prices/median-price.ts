/** What one source says one coin costs, in hundred-millionths of the currency's major unit. */
export interface PriceReport {
  source: string;
  price: bigint;
  at: Date;
}

export interface PriceRules {
  /** Fewer agreeing sources are no price. */
  leastSources: number;
  /** Older reports are stale; ones from the future by more than this are as wrong. */
  longestAgeMs: number;
  /** Hundredths of a percent by which a report may differ from the middle of all. */
  largestDifferenceBps: bigint;
}

export const priceRules: PriceRules = { leastSources: 3, longestAgeMs: 10 * 60_000, largestDifferenceBps: 300n };

export type MedianPrice =
  | { ok: true; price: bigint; sources: string[] }
  | { ok: false; reason: 'tooFewFresh' | 'tooFewAgree' };

/**
 * The median of at least three fresh sources that agree. Outliers are measured from the median of all fresh reports, so
 * that no minority moves it; of two middle ones the price is the mean, rounded down.
 */
export function medianPrice(reports: readonly PriceReport[], now: Date, rules: PriceRules = priceRules): MedianPrice {
  const fresh = reports.filter(
    ({ price, at }) => price > 0n && Math.abs(now.getTime() - at.getTime()) <= rules.longestAgeMs,
  );
  if (fresh.length < rules.leastSources) return { ok: false, reason: 'tooFewFresh' };
  const middle = median(fresh.map(({ price }) => price));
  const agreeing = fresh.filter(
    ({ price }) => distance(price, middle) * 10_000n <= middle * rules.largestDifferenceBps,
  );
  if (agreeing.length < rules.leastSources) return { ok: false, reason: 'tooFewAgree' };
  return {
    ok: true,
    price: median(agreeing.map(({ price }) => price)),
    sources: agreeing.map(({ source }) => source).sort(),
  };
}

function median(values: bigint[]): bigint {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2n;
}

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}
