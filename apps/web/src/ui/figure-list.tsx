import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  /** What the others come to: it stands out. */
  isSum?: true;
}

/** Figures with their names, one a line. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, isSum }) => (
        <div key={name} data-sum={isSum}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
