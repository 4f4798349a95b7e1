import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Parts } from '../fake-provider.ts';
import { decidePayment } from '../payments/decide-payment.ts';
import { findPayment, insertPayment, type Payment } from '../payments/payment.store.ts';
import { findStoredCard } from './stored-card.store.ts';
import { cardInWallet, type PayingCard, walletPayment } from './wallet-card.ts';

export const paymentToMake = z.object({
  reference: z.string().min(1).max(80),
  shopperReference: z.string(),
  amount: z.object({ currency: z.enum(['USD', 'EUR', 'BRL']), value: z.number().int().min(1) }),
  paymentMethod: z.union([z.object({ storedPaymentMethodId: z.string() }), walletPayment]),
  returnUrl: z.url(),
});

type Paid = { is: 'made'; payment: Payment; card: PayingCard } | { is: 'noCard' } | { is: 'another' };

/** Makes the payment, once for a reference; the card decides it at once or asks for the bank's page. */
export async function pay(
  parts: Pick<Parts, 'db' | 'providers'>,
  asked: z.output<typeof paymentToMake>,
): Promise<Paid> {
  const { db } = parts;
  const { paymentMethod } = asked;
  const card =
    'type' in paymentMethod
      ? cardInWallet(paymentMethod)
      : await findStoredCard(db, paymentMethod.storedPaymentMethodId, asked.shopperReference);
  if (!card) return { is: 'noCard' };
  const { currency, value } = asked.amount;
  const payment = await insertPayment(db, {
    id: randomBytes(8).toString('hex').toUpperCase(),
    provider: 'adyen',
    reference: asked.reference,
    amount: BigInt(value),
    currency,
    token: randomBytes(18).toString('hex'),
    returnUrl: asked.returnUrl,
  });
  if (payment.amount !== BigInt(value) || payment.currency !== currency) return { is: 'another' };
  if (card.behaviour === 'challenge' || payment.state !== 'open') return { is: 'made', payment, card };
  const choice = card.behaviour === 'approve' ? 'approve' : 'decline';
  const decided = await decidePayment(parts, payment.id, choice);
  // Another call with the same reference was quicker: it is decided by now.
  return { is: 'made', payment: decided ?? (await findPayment(db, 'id', payment.id)) ?? payment, card };
}
