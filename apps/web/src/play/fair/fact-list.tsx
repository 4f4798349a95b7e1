import type { ReactNode } from 'react';
import styles from './fair.module.css';

export function FactList({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
