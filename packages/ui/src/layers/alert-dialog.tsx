import { AlertDialog as Radix } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { Button } from '../button.tsx';
import { useTexts } from '../texts.ts';
import styles from './alert-dialog.module.css';
import type { Alert } from './alerts.ts';
import { useLayer } from './layers.ts';
import { firstFocus, useLayerFocus } from './use-layer-focus.ts';

/** Shows what `showAlert` and `askToConfirm` asked. */
export default function AlertDialog({ alert }: { alert: Alert }) {
  const t = useTexts();
  const layerFocus = useLayerFocus();
  useLayer(() => alert.answer(false));
  // Radix takes the key only once it has counted the layers again, a moment after the alert has got the focus.
  const leaveByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && alert.answer(false);
  return (
    <Radix.Root open onOpenChange={(open) => !open && alert.answer(false)}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content className={styles.content} {...layerFocus} onKeyDown={leaveByEscape}>
          <Radix.Title className={alert.title ? styles.title : 'visually-hidden'}>
            {alert.title ?? t('notice')}
          </Radix.Title>
          <Radix.Description className={styles.message}>{alert.message}</Radix.Description>
          <div className={styles.buttons}>
            {alert.cancel && <Button onClick={() => alert.answer(false)}>{alert.cancel}</Button>}
            <Button
              variant={alert.tone === 'danger' ? 'danger' : 'primary'}
              onClick={() => alert.answer(true)}
              {...firstFocus}
            >
              {alert.confirm ?? t('ok')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
