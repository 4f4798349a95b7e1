import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and what belongs to them, one a line. */
export function Facts({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return (
    <dl className={styles.facts} data-wide={wide || undefined}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
