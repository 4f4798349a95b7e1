import { useCallback, useMemo, useState } from 'react';
import { stepFrom } from './step-from.ts';

/** The rows that are selected, as long as they still wait. */
export function useSelection<K extends string | number>(rows: readonly { id: K; waits: boolean }[]) {
  const [ids, setIds] = useState<ReadonlySet<K>>(new Set());
  const selected = useMemo(
    () => new Set(rows.filter(({ id, waits }) => waits && ids.has(id)).map(({ id }) => id)),
    [rows, ids],
  );
  const toggle = useCallback((id: K) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  /** Selects the active row and the next one in a direction. Answers the next one, which is active from now on. */
  const extend = (active: K | undefined, step: 1 | -1): K | undefined => {
    const next = stepFrom(rows, active, step);
    setIds(
      (before) =>
        new Set([...before, ...(active === undefined ? [] : [active]), ...(next === undefined ? [] : [next])]),
    );
    return next;
  };
  return { selected, toggle, extend, clear };
}
