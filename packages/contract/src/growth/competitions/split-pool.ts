/** How a pool is divided by place, in parts of 100; `flat` gives every place the same. */
export const poolSplits = {
  winner: [100],
  topThree: [50, 30, 20],
  topTen: [30, 18, 13, 10, 8, 6, 5, 4, 3, 3],
  flat: [],
} as const satisfies Record<string, readonly number[]>;
export type PoolSplit = keyof typeof poolSplits;
export const poolSplitNames = Object.keys(poolSplits) as [PoolSplit, ...PoolSplit[]];

/**
 * The prizes of a pool by place, in minor units. Each part is rounded down, so that together they never exceed the pool; what is left by
 * rounding goes to the first place, except of `flat`, where places are equal and it stays with the casino. `places` is for `flat` alone.
 */
export function splitPool(poolMinor: bigint, split: PoolSplit, places: number): bigint[] {
  if (split === 'flat') return Array.from({ length: places }, () => poolMinor / BigInt(places));
  const parts = poolSplits[split].map((part) => (poolMinor * BigInt(part)) / 100n);
  const given = parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, at) => (at === 0 ? part + poolMinor - given : part));
}
