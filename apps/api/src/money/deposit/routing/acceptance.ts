import type { RoutingRules } from '@fairhouse/contract/operator';

/** A provider's decided deposits of an hour. */
export interface Acceptance {
  accepted: number;
  declined: number;
  weak: boolean;
}

/**
 * Whether a provider counts as weak by its last hour. Too few decided deposits say nothing, so that a provider that is hardly asked
 * any more is tried again; between the two borders it stays as it was.
 */
export function isWeakNow(
  { accepted, declined }: Pick<Acceptance, 'accepted' | 'declined'>,
  wasWeak: boolean,
  { leastCount, weakBelow, goodFrom }: RoutingRules['acceptance'],
): boolean {
  const decided = accepted + declined;
  if (decided < leastCount) return false;
  return accepted * 100 < (wasWeak ? goodFrom : weakBelow) * decided;
}

/** The 95 % interval of a share by Wilson, in percent to a tenth; null of nothing. */
export function intervalOf(part: number, all: number): { percent: number; low: number; high: number } | null {
  if (all === 0) return null;
  const z2 = 1.96 ** 2;
  const share = part / all;
  const middle = (share + z2 / (2 * all)) / (1 + z2 / all);
  const half = (1.96 * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all))) / (1 + z2 / all);
  const tenth = (value: number) => Math.round(value * 1_000) / 10;
  return { percent: tenth(share), low: tenth(Math.max(0, middle - half)), high: tenth(Math.min(1, middle + half)) };
}
