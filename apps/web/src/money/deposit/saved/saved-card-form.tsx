import { type Amount, formatAmount, toWire } from '@fairhouse/money';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { refreshSession } from '../../../lib/session.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import type { PlacedOrder } from '../deposit-method.ts';
import { useDepositTexts } from '../texts/index.ts';
import styles from './saved-cards.module.css';
import { cardLabel, expiryText, type SavedCard } from './use-saved-cards.ts';

/** How much, with a card that is known. A bank that asks shows its page next; otherwise the answer is the end of it. */
export function SavedCardForm({
  card,
  lastAmount,
  onOrdered,
  onUndecided,
  ...form
}: MethodFormProps & {
  card: SavedCard;
  /** Chosen from the beginning, as '50.00'. */
  lastAmount: string | undefined;
  onOrdered: (order: PlacedOrder) => void;
  onUndecided: (order: PlacedOrder) => void;
}) {
  const t = useDepositTexts();
  const language = useLanguage();
  const [processing, setProcessing] = useState(false);

  async function pay(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    setProcessing(true);
    const request = { amount: toWire(amount), requestKey, cardId: card.id };
    const answer = await post('/sys/deposit/creditcard/payBySaved', request);
    setProcessing(false);
    if (!answer.ok) {
      await showRefusal(answer, (message) => showAlert({ title: t('warning'), message }));
      return answer.error === -1 ? 'lost' : 'over';
    }
    const { orderId, status, payUrl } = answer.data;
    const order = { orderId, amount, page: payUrl ?? '' };
    if (payUrl) onOrdered(order);
    else if (status === 'wait') onUndecided(order);
    else {
      await refreshSession();
      await showAlert({
        message: t('depositSuccessfully', { number: orderId, amount: formatAmount(amount, language) }),
      });
      form.onClose();
    }
    return 'over';
  }

  return (
    <AmountForm
      {...form}
      note={t('safetySaved')}
      {...(lastAmount ? { firstAmount: lastAmount } : {})}
      before={{
        fields: (
          <p className={styles.card}>
            <img src="/art/methods/card.svg" alt="" width="48" height="30" />
            <span>
              {cardLabel(card)}
              <br />
              <small>{t('savedExpires', { date: expiryText(card) })}</small>
            </span>
          </p>
        ),
        isRight: () => true,
        intent: `card ${card.id}`,
      }}
      onSubmit={pay}
      progress={processing ? t('transactionProcessing') : undefined}
    />
  );
}
