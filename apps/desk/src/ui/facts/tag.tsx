import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type Tone = 'plain' | 'good' | 'late' | 'bad' | 'casino';

/** A word about the state of something. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
