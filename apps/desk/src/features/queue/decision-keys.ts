/**
 * The key of a decision: the first is `1`, the last `3`, what lies between `2`, so that `3` is always the no. Of more than
 * three the others have a button alone.
 */
export function decisionKeys<T>(decisions: readonly T[]): Partial<Record<1 | 2 | 3, T>> {
  const [first, second] = decisions;
  const last = decisions.at(-1);
  if (first === undefined || last === undefined) return {};
  if (decisions.length === 1) return { 1: first };
  if (decisions.length === 2 || second === undefined) return { 1: first, 3: last };
  return { 1: first, 2: second, 3: last };
}
