import type { ReactNode } from 'react';
import styles from './risk.module.css';

/** A part of what is open, under its own heading. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header>
        <h3>{title}</h3>
        {actions}
      </header>
      {children}
    </section>
  );
}
