/** The row that comes next in a direction and still waits for a decision; the present one where there is none. */
export function stepFrom<K extends string | number>(
  rows: readonly { id: K; waits: boolean }[],
  active: K | undefined,
  step: 1 | -1,
  onlyWaiting = false,
): K | undefined {
  const at = rows.findIndex(({ id }) => id === active);
  if (at === -1) return rows.find(({ waits }) => waits)?.id ?? rows[0]?.id;
  for (let next = at + step; next >= 0 && next < rows.length; next += step) {
    const row = rows[next]!;
    if (!onlyWaiting || row.waits) return row.id;
  }
  return active;
}
