import type { ReactNode } from 'react';
import styles from './risk.module.css';

/** A word that leads to another part of the desk. */
export function WayTo({ onClick, quiet, children }: { onClick: () => void; quiet?: boolean; children: ReactNode }) {
  return (
    <button type="button" className={styles.way} data-quiet={quiet || undefined} onClick={onClick}>
      {children}
    </button>
  );
}
