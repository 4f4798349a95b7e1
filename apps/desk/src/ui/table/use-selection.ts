import { useCallback, useMemo, useState } from 'react';
import { stepFrom } from './placed-rows.ts';

/** The rows that are selected, as long as they still wait. */
export function useSelection(rows: readonly { id: number; waits: boolean }[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = useMemo(
    () => new Set(rows.filter(({ id, waits }) => waits && ids.has(id)).map(({ id }) => id)),
    [rows, ids],
  );
  const toggle = useCallback((id: number) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  /** Selects the active row and its neighbour. Answers the neighbour, which is active from now on. */
  const extend = (active: number | undefined, step: 1 | -1): number | undefined => {
    const next = stepFrom(rows, active, step);
    setIds(
      (before) =>
        new Set([...before, ...(active === undefined ? [] : [active]), ...(next === undefined ? [] : [next])]),
    );
    return next;
  };
  return { selected, toggle, extend, clear };
}
