export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return n < k ? 0 : ways;
}

export function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left; left &= left - 1) count++;
  return count;
}
