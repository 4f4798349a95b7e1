import type { VisitedRound } from '../../lib/round/visit.ts';

/** The net result after each round of the visit, in minor units; it begins at what was lost or won before the first. */
export function netAfterEach(rounds: readonly VisitedRound[], before: bigint): bigint[] {
  let net = before;
  return [net, ...rounds.map(({ stake, win }) => (net += BigInt(win) - BigInt(stake)))];
}

/** More points than these cannot be seen in the picture. */
const mostPoints = 240;

/** Of very many, evenly chosen ones: the first and the last are among them. */
export function thinned<T>(all: readonly T[], most = mostPoints): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}

export interface NetLine {
  /** Points of a picture of `width` × `height`. */
  points: string;
  /** Where nothing is lost or won. */
  zero: number;
}

export function netLine(nets: readonly bigint[], width: number, height: number): NetLine {
  const values = thinned(nets).map(Number);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const y = (net: number) => Number((height - ((net - low) / span) * height).toFixed(1));
  const x = (place: number) => Number(((place / Math.max(1, values.length - 1)) * width).toFixed(1));
  return { points: values.map((net, place) => `${x(place)},${y(net)}`).join(' '), zero: y(0) };
}
