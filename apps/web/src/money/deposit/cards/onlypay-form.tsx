import { type Amount, toWire } from '@fairhouse/money';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { useMethodName } from '../../../lib/method-name/method-name.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { openPaymentWindow, processingAddress } from '../window/hosted-pages.ts';
import { WindowPayment } from '../window/window-payment.tsx';
import { BillingFields } from './billing-fields.tsx';
import { billingPayloadOf, checkCard } from './card-draft.ts';
import { useCardDraft } from './use-card-draft.ts';

/** How much, and whose card it is; the card itself is asked for on OnlyPay's page, in a window of its own. */
export function OnlyPayForm(form: MethodFormProps) {
  const t = useDepositTexts();
  const nameOf = useMethodName();
  const { draft, places, change } = useCardDraft();
  const [paying, setPaying] = useState<{ window: Window; order: number }>();

  async function order(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    // Opened within the click, or the browser takes it for advertising; it is sent on when there is an order.
    const opened = openPaymentWindow('onlypay', processingAddress('onlypay'));
    if (!opened) {
      showToast(t('windowBlocked'));
      return 'lost';
    }
    const answer = await post('/sys/deposit/onlyPay/deposit', {
      amount: toWire(amount),
      requestKey,
      ...billingPayloadOf(draft),
    });
    if (answer.ok) {
      opened.location.replace(answer.data.payUrl);
      setPaying({ window: opened, order: answer.data.orderId });
      return 'lost';
    }
    opened.close();
    await showRefusal(answer, (message) => showAlert({ title: t('warning'), message }));
    return answer.error === -1 ? 'lost' : 'over';
  }

  if (paying) {
    return (
      <WindowPayment
        title={form.method ? nameOf(form.method) : t('title')}
        opened={paying.window}
        order={paying.order}
        onBack={() => setPaying(undefined)}
        onClose={form.onClose}
      />
    );
  }
  return (
    <AmountForm
      {...form}
      note={t('safetyOnlyPay')}
      onSubmit={order}
      rest={{
        check: () => checkCard(draft, { hasStates: places.hasStates, ownFields: false }, t),
        fields: ({ errorOf, clear }) => (
          <BillingFields
            draft={draft}
            places={places}
            errorOf={errorOf}
            onChange={(changed) => {
              clear();
              change(changed);
            }}
          />
        ),
      }}
    />
  );
}
