/** In how many ways `chosen` of `count` can be chosen; none where more are asked for than there are. */
export function choose(count: number, chosen: number): bigint {
  if (chosen < 0 || chosen > count) return 0n;
  let ways = 1n;
  for (let i = 1; i <= chosen; i++) ways = (ways * BigInt(count - chosen + i)) / BigInt(i);
  return ways;
}

export function lowestTerms(part: bigint, of: bigint): { part: bigint; of: bigint } {
  let [a, b] = [of, part];
  while (b > 0n) [a, b] = [b, a % b];
  return { part: part / a, of: of / a };
}
