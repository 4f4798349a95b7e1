import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** What stands where nothing is yet: a quiet picture, a sentence, and perhaps what to do. */
export function EmptyState({
  art,
  title,
  children,
}: {
  /** A drawing of /art/empty. */
  art?: 'no-games' | 'no-transactions' | 'no-messages' | 'offline';
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      {art && <img src={`/art/empty/${art}.svg`} alt="" width="200" height="150" loading="lazy" />}
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
