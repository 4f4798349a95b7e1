import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A boxed sentence within a screen. `danger` and `warning` are read out at once. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : undefined}
    >
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
