import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useLayer } from './layers.ts';
import { useLayerFocus } from './use-layer-focus.ts';
import styles from './window.module.css';

const stay = () => {};

/**
 * What every window above the page has: the shade, the place (a sheet from the bottom on phones, the middle on wide
 * screens, or all of the screen), the focus kept inside and given back. It has to hold a Radix.Title.
 */
export function Window({
  className,
  full = false,
  described,
  escapable = true,
  onClose,
  children,
}: {
  className?: string;
  full?: boolean;
  /** Whether it holds a Radix.Description. */
  described: boolean;
  /** False: Escape does not close it. */
  escapable?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const layerFocus = useLayerFocus();
  // Where Escape does not close it, a step back does not either.
  useLayer(escapable ? onClose : stay);
  const keepOpen = (event: Event) => event.preventDefault();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={classes(styles.window, full ? styles.full : styles.sheet, className)}
          data-full-window={full || undefined}
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...layerFocus}
          onEscapeKeyDown={escapable ? undefined : keepOpen}
          // A slip beside the window must not lose a half-filled form; Escape and the buttons are deliberate.
          onInteractOutside={keepOpen}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
