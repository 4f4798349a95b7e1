import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';

interface RowKeys<K extends string | number> {
  ids: readonly K[];
  /** The row that is open. */
  opened: K | undefined;
  open: (id: K | undefined) => void;
}

/** `J`, `K` and `Enter` in a table that is drawn whole. Answers the current row, and where the table stands. */
export function useRowKeys<K extends string | number>({ ids, opened, open }: RowKeys<K>) {
  const [pointed, setPointed] = useState<K>();
  const frame = useRef<HTMLDivElement>(null);
  const current = opened ?? pointed;
  const step = (by: 1 | -1) => {
    const next = stepIn(ids, current, by);
    if (next === undefined) return;
    setPointed(next);
    if (opened !== undefined) open(next);
  };
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    ...(opened === undefined ? {} : { next: () => step(1), previous: () => step(-1) }),
    open: () => {
      if (current !== undefined && ids.includes(current)) open(current);
    },
    close: () => open(undefined),
  });
  useEffect(() => {
    if (current !== undefined) frame.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return { current, frame };
}

/** The row beside the current one; the first where there is none yet, the same at either end. */
export function stepIn<K>(ids: readonly K[], current: K | undefined, by: 1 | -1): K | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  return at === -1 ? ids[0] : (ids[at + by] ?? ids[at]);
}
