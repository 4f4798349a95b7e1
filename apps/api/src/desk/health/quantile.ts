/**
 * A quantile out of a histogram whose buckets count what lies up to each border, the last all there is: as Prometheus reads
 * it (histogram_quantile), in a straight line between two borders. Buckets of several processes are summed before, which
 * is exact, as quantiles of their own could not be. Beyond the last border the border itself is answered: it is at least that.
 */
export function quantileOf(share: number, borders: readonly number[], buckets: readonly number[]): number | null {
  const all = buckets.at(-1) ?? 0;
  if (all === 0) return null;
  const rank = share * all;
  const at = borders.findIndex((_, place) => buckets[place]! >= rank);
  if (at === -1) return borders.at(-1)!;
  const below = at === 0 ? 0 : buckets[at - 1]!;
  const from = at === 0 ? 0 : borders[at - 1]!;
  const inBucket = buckets[at]! - below;
  return inBucket === 0 ? borders[at]! : from + ((borders[at]! - from) * (rank - below)) / inBucket;
}

export function summed(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));
}
