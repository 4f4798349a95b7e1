import { type Amount, fromWire, toWire } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { CashAppOrder, type CashOrder } from './cash-app-order.tsx';

/** How much; then the code to pay the discounted amount with. */
export function CashAppForm(form: MethodFormProps) {
  const t = useDepositTexts();
  const [placed, setPlaced] = useState<CashOrder>();
  const { firstName, lastName, email, mobile } = form.member;

  async function order(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    const answer = await post('/sys/deposit/cash/depositOrder', {
      amount: toWire(amount),
      depositAmount: toWire(amount),
      cardFirstName: firstName || undefined,
      cardLastName: lastName || undefined,
      cardEmail: email || undefined,
      cardMobile: mobile || undefined,
      requestKey,
    });
    if (answer.ok) {
      const { orderId, discountAmount } = answer.data;
      setPlaced({ orderId, amount, pays: fromWire(discountAmount, amount.currency)! });
      return 'lost';
    }
    void showRefusal(answer, showToast);
    return answer.error === -1 ? 'lost' : 'over';
  }

  if (placed) return <CashAppOrder order={placed} onBack={() => setPlaced(undefined)} onClose={form.onClose} />;
  const percent = form.method?.discount ?? 0;
  return (
    <AmountForm
      {...form}
      note={percent > 0 ? t('safetyCashDiscount', { percent }) : t('safetyCash')}
      onSubmit={order}
    />
  );
}
