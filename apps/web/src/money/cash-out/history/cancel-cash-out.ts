import { formatAmount, fromWire } from '@fairhouse/money';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { refreshSession } from '../../../lib/session.ts';
import { useCashOutTexts } from '../texts/index.ts';
import type { CashOutRecord } from './history-input.ts';

/** Asks, takes the cash-out back, and brings the list and the balance up to date. */
export function useCancelCashOut(
  { id, amount, currency, paymentMethod }: CashOutRecord,
  onBusy: (busy: boolean) => void,
  onChanged: () => void,
): () => Promise<void> {
  const t = useCashOutTexts();
  const language = useLanguage();
  return async () => {
    const figure = formatAmount(fromWire(amount, currency)!, language);
    const sure = await askToConfirm({
      message: t('cancelAsk', { amount: figure }),
      confirm: t('cancelYes'),
      cancel: t('cancelNo'),
      tone: 'danger',
    });
    if (!sure) return;
    onBusy(true);
    const answer = await post('/sys/withdraw/cancel', { id });
    onBusy(false);
    if (answer.ok) showToast(t('canceledToast', { number: id, amount: figure, method: t(paymentMethod) }), 'success');
    else await showAlert({ message: answer.message });
    // Also after a refusal: the desk has been quicker, and the row shows it.
    onChanged();
    await refreshSession();
  };
}
