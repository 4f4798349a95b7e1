import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useCallback, useState } from 'react';
import type { Refused } from '../../../lib/api.ts';
import { DepositResult } from '../deposit-result.tsx';
import type { ReturnStatus } from '../payment-return.ts';
import { followAnyOrder } from '../poll-order.ts';
import { useDepositTexts } from '../texts/index.ts';
import { openPaymentWindow } from './hosted-pages.ts';
import { useOpenWindow } from './use-open-window.ts';
import styles from './window-form.module.css';

/** Waits while the payment window is open, then asks what came of the order and says it. */
export function WindowPayment({
  title,
  opened: first,
  order,
  onBack,
  onClose,
}: {
  title: string;
  opened: Window;
  /** What was ordered, where the window does not say it. */
  order?: number;
  /** Back to the form: nothing was ordered, for the reason that the server gives, if it gave one; or once more. */
  onBack: (refusal?: Refused) => void;
  onClose: () => void;
}) {
  const t = useDepositTexts();
  const [ended, setEnded] = useState<{ orderId: number; status: ReturnStatus }>();
  // The page of another provider, where the first had a technical fault.
  const [other, setOther] = useState<{ window: Window; url: string; order: number }>();
  const opened = other?.window ?? first;
  const follow = useCallback(
    (orderId: number, signal: AbortSignal) => followAnyOrder(orderId, signal, other?.url),
    [other?.url],
  );
  useOpenWindow(
    opened,
    ({ orderId, status, refusal }) => {
      if (refusal !== undefined || orderId === undefined) {
        opened.close();
        onBack(refusal);
      } else setEnded({ orderId, status });
    },
    other?.order ?? order,
  );

  function goOn(url: string): void {
    if (!ended) return;
    // Opened within the click, or the browser takes it for advertising.
    const next = openPaymentWindow('other', url);
    if (next) {
      setOther({ window: next, url, order: ended.orderId });
      setEnded(undefined);
    } else showToast(t('windowBlocked'));
  }

  if (ended) {
    return (
      <Dialog title={t('title')} hideTitle onClose={onClose}>
        <DepositResult {...ended} follow={follow} onDone={onClose} onAgain={() => onBack()} onContinue={goOn} />
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={() => opened.close()}>
      <div className={styles.waiting}>
        <Spinner size={64} />
        <p role="status">{t('windowOpen')}</p>
        <Button variant="primary" wide onClick={() => opened.focus()} autoFocus>
          {t('windowShow')}
        </Button>
        <Button wide onClick={() => opened.close()}>
          {t('windowClose')}
        </Button>
      </div>
    </Dialog>
  );
}
