import { type Amount, toWire } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { type PixCode, PixOrder } from './pix-order.tsx';

/** Specification, section 9. */
const chosenFirst = '200.00';

/** How much; then the code to scan or copy. */
export function PixForm(form: MethodFormProps) {
  const t = useDepositTexts();
  const [code, setCode] = useState<PixCode>();

  async function order(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    const answer = await post('/sys/deposit/pix/depositOrder', { amount: toWire(amount), requestKey });
    if (answer.ok) {
      const { orderId, brCode, payUrl, expireTime } = answer.data;
      setCode({ orderId, brCode, payUrl, amount, until: new Date(expireTime) });
      return 'lost';
    }
    void showRefusal(answer, showToast);
    return answer.error === -1 ? 'lost' : 'over';
  }

  if (code) return <PixOrder code={code} onAgain={() => setCode(undefined)} onClose={form.onClose} />;
  return <AmountForm {...form} note={t('safetyPix')} firstAmount={chosenFirst} onSubmit={order} />;
}
