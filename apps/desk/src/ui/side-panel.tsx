import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './side-panel.module.css';

interface BesideProps {
  /** Undefined: nothing is open, and the list has all the room. */
  panel: ReactNode;
  children: ReactNode;
  /** The list scrolls by itself. */
  full?: boolean;
}

/** A list, and beside it what was opened from it. */
export function Beside({ panel, children, full }: BesideProps) {
  return (
    <div className={styles.beside} data-open={Boolean(panel) || undefined} data-full={full || undefined}>
      <div className={styles.list}>{children}</div>
      {panel}
    </div>
  );
}

interface SidePanelProps {
  title: string;
  close: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

/** What was opened from a list. The reading begins in it, and goes back to where it was. */
export function SidePanel({ title, close, children, foot }: SidePanelProps) {
  const t = useCommonTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before?.isConnected && before !== document.body) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside className={styles.panel} aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={18} />
        </ActionIcon>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.content} tabIndex={0} aria-label={title}>
        {children}
      </section>
      {foot && <footer>{foot}</footer>}
    </aside>
  );
}
