export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where the bars of a chart stand between the ends of its axis. Heights are shares of it: what is drawn is rounded to pixels
 * anyway, the figures themselves stand in the table.
 */
export function barsOf(
  minors: readonly bigint[],
  width: number,
  height: number,
  axis: readonly bigint[] = minors,
): { bars: Bar[]; zero: number } {
  const top = axis.reduce((most, one) => (one > most ? one : most), 0n);
  const bottom = axis.reduce((least, one) => (one < least ? one : least), 0n);
  const span = top - bottom;
  const share = (part: bigint) => (span === 0n ? 0 : (Number((part * 10_000n) / span) / 10_000) * height);
  const zero = span === 0n ? height : share(top);
  const step = width / Math.max(1, minors.length);
  const bars = minors.map((minor, at) => {
    const tall = share(minor < 0n ? -minor : minor);
    return { x: at * step + step * 0.15, y: minor < 0n ? zero : zero - tall, width: step * 0.7, height: tall };
  });
  return { bars, zero };
}
