import type { DrawBelow } from './stream.ts';

/** Fisher–Yates from the end: a new array, every order equally likely. Draws length − 1 numbers. */
export function shuffle<T>(items: readonly T[], below: DrawBelow): T[] {
  const order = items.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const pick = below(last + 1);
    const there = order[pick]!;
    order[pick] = order[last]!;
    order[last] = there;
  }
  return order;
}
