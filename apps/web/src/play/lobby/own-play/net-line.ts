export interface NetPoint {
  round: number;
  net: number;
}

/** Points of a picture of `width` × `height`, and the height at which nothing is lost or won; it is always in the picture. */
export function lineOf(points: readonly NetPoint[], width: number, height: number): { line: string; zero: number } {
  const nets = points.map(({ net }) => net);
  const [low, high] = [Math.min(0, ...nets), Math.max(0, ...nets)];
  const span = high - low || 1;
  const last = points.at(-1)?.round || 1;
  const y = (net: number) => Number((height - ((net - low) / span) * height).toFixed(1));
  return {
    line: points.map(({ round, net }) => `${Number(((round / last) * width).toFixed(1))},${y(net)}`).join(' '),
    zero: y(0),
  };
}

const mostRows = 25;

/** Rows of a table that can be read: of many evenly chosen ones with the last. */
export function rowsOf(points: readonly NetPoint[]): NetPoint[] {
  const after = points.filter(({ round }) => round > 0);
  if (after.length <= mostRows) return after;
  return Array.from({ length: mostRows }, (_, at) => after[Math.round((at * (after.length - 1)) / (mostRows - 1))]!);
}
