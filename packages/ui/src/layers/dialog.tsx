import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { useTexts } from '../texts.ts';
import styles from './dialog.module.css';
import { useLayer } from './layers.ts';
import { useScrollStop } from './use-scroll-stop.ts';
import { Window } from './window.tsx';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Shows a back arrow beside the title. */
  onBack?: () => void;
  /** Stays in reach at the bottom while the rest scrolls: the main action. */
  footer?: ReactNode;
  /** s 420, m 560, l 880 px on wide screens; `full` covers the screen on both layouts. */
  size?: 's' | 'm' | 'l' | 'full';
  /** False: neither a click beside it nor Escape closes it; only its own buttons do. */
  dismissable?: boolean;
  /** Only for screen readers, where the content has a heading of its own. */
  hideTitle?: boolean;
  /** No padding around the content: lists, frames. */
  flush?: boolean;
}

/**
 * A window above the page: centred on wide screens, a sheet from the bottom on phones. Holds the focus, gives it back
 * when it goes, closes by Escape, and is named by its title. Mount it to open, unmount it to close.
 */
export function Dialog({
  title,
  onClose,
  children,
  lead,
  onBack,
  footer,
  size = 's',
  dismissable = true,
  hideTitle = false,
  flush = false,
}: DialogProps) {
  const t = useTexts();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const tabIndex = useScrollStop(body);
  // Above that of the window, whose effect comes first.
  useLayer(onBack);
  return (
    <Window
      className={classes(styles.content, size !== 'full' && styles[size])}
      full={size === 'full'}
      described={Boolean(lead)}
      escapable={dismissable}
      onClose={onClose}
    >
      {/* Not a header: the page has one banner. */}
      <div className={styles.header}>
        {onBack ? <IconButton icon="back" label={t('back')} onClick={onBack} /> : null}
        <Radix.Title className={classes(styles.title, hideTitle && 'visually-hidden')}>{title}</Radix.Title>
        {dismissable && <IconButton icon="close" label={t('close')} onClick={onClose} />}
      </div>
      <div ref={setBody} tabIndex={tabIndex} className={classes(styles.body, flush && styles.flush)}>
        {lead && <Radix.Description className={styles.lead}>{lead}</Radix.Description>}
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Window>
  );
}
