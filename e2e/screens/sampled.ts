import { randomFrom } from '@fairhouse/testing';
import { sampleSeed } from '../../scripts/test/extent.ts';

/** Each time another sixty-fourth of them at each size, and none at both, unless all are asked for. */
const parts = 64;

/** The screens that a run examines at each of the sizes: the same in all its processes. */
export function sampledScreens<Screen, Size extends string>(
  all: readonly Screen[],
  sizes: readonly Size[],
): { size: Size; seen: Screen[] }[] {
  if (process.env.ACCESSIBLE === 'all') return sizes.map((size) => ({ size, seen: [...all] }));
  const shuffled = randomFrom(sampleSeed).shuffled(all);
  const each = Math.ceil(all.length / parts);
  return sizes.map((size, place) => ({ size, seen: shuffled.slice(place * each, (place + 1) * each) }));
}
