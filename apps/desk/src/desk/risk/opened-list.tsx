import { type ReactNode, useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import type { CallFailed } from '../../lib/query.ts';
import { Beside } from '../../ui/side-panel.tsx';
import { LoadFailed, Loading } from '../../ui/states.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { stepIn } from '../../ui/table/use-row-keys.ts';
import type { PartProps } from './risk-view.ts';

interface Walked<T> {
  rows: readonly T[];
  error: CallFailed | null;
  isPending: boolean;
  more?: () => void;
  refetch: () => void;
}

export interface OpenedListProps<T extends object> extends Pick<PartProps, 'view' | 'show'> {
  label: string;
  list: Walked<T>;
  rowId: (row: T) => string;
  columns: Columns<T>;
  empty: ReactNode;
  /** What was opened, by its number in the address: also one that these filters hide. */
  panel: (row: string, close: () => void) => ReactNode;
}

/** A list of this screen, and beside it what was opened from it; which one stands in the address. */
export function OpenedList<T extends object>({
  view,
  show,
  label,
  list,
  rowId,
  columns,
  empty,
  panel,
}: OpenedListProps<T>) {
  const { rows, error, isPending, more, refetch } = list;
  const [pointed, setPointed] = useState<string>();
  const opened = view.row;
  const open = (row: string | undefined) => {
    const { row: _, ...rest } = view;
    if (row === undefined && opened !== undefined) setPointed(opened);
    show(row === undefined ? rest : { ...rest, row }, true);
  };
  const active = opened ?? pointed;
  const step = (by: 1 | -1) => {
    const next = stepIn(rows.map(rowId), active, by);
    if (next === undefined) return;
    opened === undefined ? setPointed(next) : open(next);
  };
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    ...(opened === undefined ? {} : { next: () => step(1), previous: () => step(-1), close: () => open(undefined) }),
    open: () => active !== undefined && open(active),
    filter: () => document.getElementById('risk-filter')?.focus(),
  });
  return (
    <Beside full panel={opened !== undefined && panel(opened, () => open(undefined))}>
      {isPending && <Loading />}
      {error && <LoadFailed problem={error} retry={refetch} />}
      {!isPending && !error && (
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowId={rowId}
          active={active}
          onOpen={open}
          {...(more ? { onEnd: more } : {})}
          empty={empty}
        />
      )}
    </Beside>
  );
}
