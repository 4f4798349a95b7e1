import type { ReactNode } from 'react';
import styles from './key-mark.module.css';

/** The key that does what the button beside it does. */
export function KeyMark({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
