import { formatAmount } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import type { PlacedOrder } from '../deposit-method.ts';
import type { ReturnStatus } from '../payment-return.ts';
import { useDepositTexts } from '../texts/index.ts';
import { openPaymentWindow } from '../window/hosted-pages.ts';
import { useOpenWindow } from '../window/use-open-window.ts';
import styles from '../window/window-form.module.css';

/** PayPal's page where it forbids frames: in a window of its own, which the player opens from here. */
export function PaypalWindow({
  order,
  onReturn,
  onClose,
}: {
  order: PlacedOrder;
  onReturn: (status: ReturnStatus) => void;
  onClose: () => void;
}) {
  const t = useDepositTexts();
  const language = useLanguage();
  const [opened, setOpened] = useState<Window>();
  useOpenWindow(opened, ({ status }) => onReturn(status), order.orderId);

  function open(): void {
    const next = openPaymentWindow('paypal', order.page);
    if (next) setOpened(next);
    else showToast(t('windowBlocked'));
  }

  return (
    <Dialog title={t('payTitle', { amount: formatAmount(order.amount, language) })} onClose={onClose}>
      <div className={styles.waiting}>
        <p role="status">{opened ? t('windowOpen') : t('safetyPaypal')}</p>
        <Button variant="primary" wide onClick={() => (opened ? opened.focus() : open())} autoFocus>
          {opened ? t('windowShow') : t('pixPage')}
        </Button>
      </div>
    </Dialog>
  );
}
