import { type Amount, decimalText } from '@fairhouse/money';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import { methodName } from '../method-name.ts';
import { useDepositTexts } from '../texts/index.ts';
import { type HostedPage, processingAddress } from './hosted-pages.ts';
import { useOpenWindow } from './use-open-window.ts';
import styles from './window-form.module.css';

/** How much; then the provider's page opens in a window of its own, and this panel waits until that is closed. */
export function WindowForm({ page, ...form }: MethodFormProps & { page: HostedPage }) {
  const t = useDepositTexts();
  const [opened, setOpened] = useState<Window>();
  useOpenWindow(opened, (refusal) => {
    if (refusal === undefined) return form.onClose();
    opened?.close();
    setOpened(undefined);
    void showAlert({ title: t('warning'), message: refusal });
  });

  async function open(amount: Amount, requestKey: string): Promise<'lost'> {
    const address = processingAddress(page, decimalText(amount), requestKey);
    // Opened within the click, or the browser takes it for advertising.
    const next = window.open(address, `fairhouse-${page}`, 'popup,width=480,height=760');
    if (next) setOpened(next);
    else showToast(t('windowBlocked'));
    // Trying again asks for the same order; only a payment that has ended is another one.
    return 'lost';
  }

  if (!opened) return <AmountForm {...form} note={t('safetyWindow')} onSubmit={open} />;
  return (
    <Dialog title={form.method ? methodName(form.method, t) : t('title')} onClose={() => opened.close()}>
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
