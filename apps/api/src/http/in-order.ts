/** Sorts by the list convention: `field_0: 'DESC'`, the number being the priority. Keeps the order where nothing is asked. */
export function inOrder<T>(rows: readonly T[], asked: object, fields: readonly (keyof T & string)[]): T[] {
  const wanted = Object.entries(asked as Record<string, unknown>)
    .map(([key, direction]) => ({ match: /^(\w+)_(\d)$/.exec(key), direction: String(direction).toUpperCase() }))
    .filter(({ match }) => match && (fields as readonly string[]).includes(match[1]!))
    .map(({ match, direction }) => ({
      field: match![1] as keyof T,
      priority: Number(match![2]),
      sign: direction === 'DESC' ? -1 : 1,
    }))
    .sort((a, b) => a.priority - b.priority);
  return [...rows].sort((a, b) => {
    for (const { field, sign } of wanted) {
      const order = compare(a[field], b[field]);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}
