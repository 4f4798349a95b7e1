import type { ReactNode } from 'react';
import type { ColumnSort } from './columns.ts';
import styles from './sort-button.module.css';

const arrows = { ascending: '↑', descending: '↓', none: '↕' };

/** The head of a column as a button: a press sorts by it, another turns the order round. */
export function SortButton({ sort, children }: { sort: ColumnSort; children: ReactNode }) {
  const { order, toggle, disabled } = sort;
  return (
    <button
      type="button"
      className={styles.sort}
      data-order={order}
      aria-disabled={disabled !== undefined || undefined}
      title={disabled}
      onClick={() => disabled === undefined && toggle()}
    >
      <span className={styles.name}>{children}</span>
      <span aria-hidden="true">{arrows[order]}</span>
    </button>
  );
}
