/** Nice values of an axis, the smallest first: steps of 1, 2 or 5 times a power of ten that enclose all values and zero. */
export function valueTicks(values: readonly bigint[]): bigint[] {
  const most = values.reduce((a, b) => (b > a ? b : a), 0n);
  const least = values.reduce((a, b) => (b < a ? b : a), 0n);
  if (most === least) return [0n];
  const step = niceStep((most - least + 3n) / 4n);
  const first = least / step - (least % step < 0n ? 1n : 0n);
  const last = most / step + (most % step > 0n ? 1n : 0n);
  return Array.from({ length: Number(last - first) + 1 }, (_, at) => (first + BigInt(at)) * step);
}

function niceStep(atLeast: bigint): bigint {
  for (let power = 1n; ; power *= 10n) {
    const found = [power, 2n * power, 5n * power].find((step) => step >= atLeast);
    if (found !== undefined) return found;
  }
}

/** Which of `count` bars an axis names: the first, the last, and up to three at even distances between. */
export function namedBars(count: number): number[] {
  if (count < 2) return count === 0 ? [] : [0];
  const parts = [4, 3, 2].find((many) => (count - 1) % many === 0) ?? Math.min(4, count - 1);
  return Array.from({ length: parts + 1 }, (_, at) => Math.round((at * (count - 1)) / parts));
}

/** Five moments at even distances, the first and the last included. */
export function evenMoments(from: string, until: string): { iso: string; at: number }[] {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  return [0, 0.25, 0.5, 0.75, 1].map((at) => ({ iso: new Date(first + (last - first) * at).toISOString(), at }));
}
