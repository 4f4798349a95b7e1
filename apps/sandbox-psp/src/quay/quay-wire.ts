import { randomBytes } from 'node:crypto';
import type { NewEvent } from '../events/event.store.ts';
import { payerIdOf } from '../payments/payer.ts';
import type { Payment } from '../payments/payment.store.ts';

const statuses: Record<Payment['state'], string> = {
  open: 'OPEN',
  approved: 'AUTHORISING',
  pending: 'AUTHORISING',
  succeeded: 'PAID',
  failed: 'DECLINED',
  canceled: 'ABANDONED',
  expired: 'LAPSED',
  refunded: 'RETURNED',
};

const declines = { issuer: 'ISSUER', technical: 'GATEWAY' } as const;

function checkoutWire({ id, reference, amount, currency, state, payer, why }: Payment) {
  const account = payerIdOf(reference, payer);
  return {
    checkoutId: id,
    merchantRef: reference,
    minor: String(amount),
    currency,
    status: statuses[state],
    ...(why ? { why: declines[why] } : {}),
    ...(state === 'succeeded' ? { paidBy: { account, shown: `•••• ${account.slice(-4)}` } } : {}),
  };
}

/** The answer to who ordered it or asks: with the page on which the payer decides. */
export function orderWire(payment: Payment, ownOrigin: string) {
  return { ...checkoutWire(payment), page: `${ownOrigin}/payment/${payment.token}` };
}

export function quayEvent(payment: Payment): NewEvent {
  const event = `qe_${randomBytes(12).toString('hex')}`;
  const kind = 'checkout.changed';
  return {
    id: event,
    provider: 'quay',
    type: kind,
    body: JSON.stringify({ event, kind, checkout: checkoutWire(payment) }),
  };
}
