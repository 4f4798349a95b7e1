/**
 * The longest time without an answer that reaches into `from` to `to`, in milliseconds. `moments` are in their order; a
 * silence that had begun before `from` counts from `from`, and one that has not ended by `to` counts up to it.
 */
export function longestSilenceMs(moments: readonly number[], from: number, to: number): number {
  let last = from;
  let longest = 0;
  for (const moment of moments) {
    if (moment <= from) continue;
    if (moment >= to) break;
    longest = Math.max(longest, moment - last);
    last = moment;
  }
  return Math.max(longest, to - last);
}
