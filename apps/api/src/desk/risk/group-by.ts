/** By what they have in common, in the order in which each was met first. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const those = groups.get(keyOf(item));
    if (those) those.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
