import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { useTexts } from '../texts.ts';
import styles from './drawer.module.css';
import { useLayer } from './layers.ts';
import { useLayerFocus } from './use-layer-focus.ts';

/** A panel from the right edge. Focus, Escape and the click beside it behave as in a dialog. */
export function Drawer({
  title,
  onClose,
  header,
  children,
}: {
  title: string;
  onClose: () => void;
  header?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts();
  const layerFocus = useLayerFocus();
  useLayer(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content className={styles.panel} aria-describedby={undefined} {...layerFocus}>
          <Radix.Title className="visually-hidden">{title}</Radix.Title>
          <div className={styles.header}>
            {header}
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
