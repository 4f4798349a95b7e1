import { Checkbox } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { type Columns, features } from './columns.ts';
import styles from './data-table.module.css';
import { SortButton } from './sort-button.tsx';

interface DataTableProps<T extends object> {
  label: string;
  columns: Columns<T>;
  rows: readonly T[];
  rowId: (row: T) => string;
  /** The row that the keys speak of. */
  active?: string | undefined;
  onActive?: (id: string) => void;
  onOpen?: (id: string) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (id: string) => void;
  /** How a row stands, for its colour: a decision under way, somebody else's claim. */
  stateOf?: (row: T) => string | undefined;
  /** All rows that there are, when not all are loaded. */
  total?: number | undefined;
  /** Called near the end of what is loaded. */
  onEnd?: () => void;
  /** Below this width, in pixels, it shows the columns of a phone. */
  narrowBelow?: number;
  /** Those that this person has hidden. */
  hidden?: ReadonlySet<string>;
  /** What stands below the head when there is no row. */
  empty: ReactNode;
}

const rowHeight = 40;

/** A table of any length: only the rows in sight are drawn. One row is active, moved by the keys of the screen around it. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { label, columns, rows, rowId, active, selected, onSelect, total = rows.length, onEnd, empty } = props;
  const { narrowBelow = 560 } = props;
  const t = useCommonTexts();
  // Measured, since a narrow table may stand in a wide page, beside what was opened from it.
  const { ref: measured, width: frameWidth } = useElementSize<HTMLElement>();
  const narrow = frameWidth > 0 && frameWidth < narrowBelow;
  const visible = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, meta }) => [id, (!narrow || meta?.phone === true) && !props.hidden?.has(id ?? '')]),
      ),
    [columns, narrow, props.hidden],
  );
  const data = rows as T[];
  const table = useTable({ features, columns, data, getRowId: rowId, state: { columnVisibility: visible } });
  const drawn = table.getRowModel().rows;

  const frame = useRef<HTMLElement>(null);
  const frameRef = useMergedRef(frame, measured);
  const virtual = useVirtualizer({
    count: drawn.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
    // Before the browser has measured the frame, and where nothing is laid out at all.
    initialRect: { width: 800, height: 800 },
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  const activeIndex = active === undefined ? -1 : drawn.findIndex(({ id }) => id === active);
  useEffect(() => {
    if (activeIndex >= 0) virtual.scrollToIndex(activeIndex);
  }, [activeIndex, virtual]);
  const lastDrawn = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (drawn.length > 0 && lastDrawn >= drawn.length - 20) onEnd?.();
  }, [lastDrawn, drawn.length, onEnd]);

  const width = table.getVisibleLeafColumns().length + (onSelect ? 1 : 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section ref={frameRef} className={styles.frame} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label} aria-rowcount={total + 1}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              {onSelect && (
                <th className={styles.tick}>
                  <span className="visually-hidden">{t('selectRow')}</span>
                </th>
              )}
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  data-figures={header.column.columnDef.meta?.figures || undefined}
                  style={{ width: widthOf(header.column.columnDef.meta, narrow) }}
                  aria-sort={header.column.columnDef.meta?.sort?.order}
                >
                  {header.column.columnDef.meta?.sort ? (
                    <SortButton sort={header.column.columnDef.meta.sort}>
                      <table.FlexRender header={header} />
                    </SortButton>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} width={width} />}
          {items.map(({ index }) => {
            const row = drawn[index]!;
            return (
              <tr
                key={row.id}
                aria-rowindex={index + 2}
                aria-current={row.id === active || undefined}
                data-state={props.stateOf?.(row.original)}
                data-selected={selected?.has(row.id) || undefined}
                onClick={() => {
                  props.onActive?.(row.id);
                  props.onOpen?.(row.id);
                }}
              >
                {onSelect && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps the click on the box from the row
                  <td className={styles.tick} onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      size="xs"
                      tabIndex={-1}
                      aria-label={`${t('selectRow')} ${row.id}`}
                      checked={selected?.has(row.id) ?? false}
                      onChange={() => onSelect(row.id)}
                    />
                  </td>
                )}
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} data-figures={cell.column.columnDef.meta?.figures || undefined}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            );
          })}
          {below > 0 && <Gap height={below} width={width} />}
        </tbody>
      </table>
      {drawn.length === 0 && empty}
    </section>
  );
}

function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr className={styles.gap}>
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

function widthOf(meta: { width?: string; phoneWidth?: string } | undefined, narrow: boolean): string | undefined {
  return (narrow ? meta?.phoneWidth : undefined) ?? meta?.width;
}
