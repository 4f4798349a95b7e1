import { type Amount, toWire } from '@fairhouse/money';
import { post } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import type { PlacedOrder } from '../deposit-method.ts';
import { useDepositTexts } from '../texts/index.ts';
import { useCloseWithMessage } from '../use-close-with-message.ts';

/** How much; then the order is placed and the payment page of the card provider comes in a frame. */
export function StripeForm({ onOrdered, ...form }: MethodFormProps & { onOrdered: (order: PlacedOrder) => void }) {
  const t = useDepositTexts();
  const { say, stayOpen } = useCloseWithMessage(form.onClose);

  async function order(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    stayOpen();
    const answer = await post('/sys/deposit/stripe/depositOrder', {
      amount: toWire(amount),
      paymentMethod: 'STRIPE',
      requestKey,
    });
    if (answer.ok) {
      onOrdered({ orderId: answer.data.orderId, page: answer.data.iframe, amount });
      return 'lost';
    }
    void showRefusal(answer, say);
    return answer.error === -1 ? 'lost' : 'over';
  }

  return <AmountForm {...form} note={t('safety')} alwaysTakesOther onSubmit={order} />;
}
