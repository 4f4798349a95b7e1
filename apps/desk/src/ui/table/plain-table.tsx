import type { CSSProperties, ReactNode } from 'react';
import styles from './plain-table.module.css';

interface PlainTableProps<T> {
  label: string;
  heads: readonly { name: string; figures?: boolean; phone?: boolean; width?: string }[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  cells: (row: T) => readonly ReactNode[];
  onOpen?: (row: T) => void;
  /** Which of the rows open something; all unless said. */
  opens?: (row: T) => boolean;
  current?: string | number | undefined;
  empty?: ReactNode;
}

/** A short table, drawn whole. Where rows open something, their first cell is the button that does. */
export function PlainTable<T>({
  label,
  heads,
  rows,
  rowKey,
  cells,
  onOpen,
  opens,
  current,
  empty,
}: PlainTableProps<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles.frame} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map(({ name, figures, phone, width }) => (
              <th
                key={name}
                scope="col"
                data-figures={figures || undefined}
                data-wide={!phone || undefined}
                style={{ '--width': width } as CSSProperties}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} aria-current={(current !== undefined && rowKey(row) === current) || undefined}>
              {cells(row).map((cell, at) => {
                const head = heads[at]!;
                return (
                  <td key={head.name} data-figures={head.figures || undefined} data-wide={!head.phone || undefined}>
                    {at === 0 && onOpen && (opens?.(row) ?? true) ? (
                      <button type="button" className={styles.open} onClick={() => onOpen(row)}>
                        {cell}
                      </button>
                    ) : (
                      cell
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
    </section>
  );
}
