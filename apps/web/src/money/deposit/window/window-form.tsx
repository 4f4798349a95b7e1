import { type Amount, decimalText } from '@fairhouse/money';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import type { Refused } from '../../../lib/api.ts';
import { useMethodName } from '../../../lib/method-name/method-name.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { type HostedPage, openPaymentWindow, processingAddress } from './hosted-pages.ts';
import { WindowPayment } from './window-payment.tsx';

/** How much; then the provider's page opens in a window of its own, which places the order. */
export function WindowForm({ page, ...form }: MethodFormProps & { page: Exclude<HostedPage, 'onlypay'> }) {
  const t = useDepositTexts();
  const nameOf = useMethodName();
  const [opened, setOpened] = useState<Window>();

  async function open(amount: Amount, requestKey: string): Promise<'lost'> {
    // Opened within the click, or the browser takes it for advertising.
    const next = openPaymentWindow(page, processingAddress(page, { amount: decimalText(amount), requestKey }));
    if (next) setOpened(next);
    else showToast(t('windowBlocked'));
    // Trying again asks for the same order; only a payment that has ended is another one.
    return 'lost';
  }

  function back(refusal?: Refused): void {
    setOpened(undefined);
    if (refusal) void showRefusal(refusal, (message) => showAlert({ title: t('warning'), message }));
  }

  if (!opened) return <AmountForm {...form} note={t('safetyWindow')} onSubmit={open} />;
  const title = form.method ? nameOf(form.method) : t('title');
  return <WindowPayment title={title} opened={opened} onBack={back} onClose={form.onClose} />;
}
