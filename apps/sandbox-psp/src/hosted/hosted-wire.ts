import { randomBytes } from 'node:crypto';
import { amountOf, decimalText, isCurrency } from '@fairhouse/money';
import type { NewEvent } from '../events/event.store.ts';
import { payerIdOf } from '../payments/payer.ts';
import type { Payment } from '../payments/payment.store.ts';

/** An order of a hosted payment page: docs/hosted-page.md is its protocol. */
export function orderWire(payment: Payment, ownOrigin: string) {
  return { ...stateWire(payment), payUrl: `${ownOrigin}/payment/${payment.token}` };
}

export function hostedEvent(payment: Payment): NewEvent {
  const id = `ev_${randomBytes(12).toString('hex')}`;
  const type = 'order.changed';
  return { id, provider: payment.provider, type, body: JSON.stringify({ id, type, order: stateWire(payment) }) };
}

/** In the words of docs/hosted-page.md. */
const declines = { issuer: 'issuer_declined', technical: 'technical_error' } as const;

function stateWire({ id, reference, amount, currency, state, payer, why }: Payment) {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  const paidBy = payerIdOf(reference, payer);
  return {
    id,
    reference,
    amount: decimalText(amountOf(currency, amount)),
    currency,
    state,
    ...(why ? { decline: declines[why] } : {}),
    ...(state === 'succeeded' ? { payer: { kind: 'wallet', id: paidBy, label: `•••• ${paidBy.slice(-4)}` } } : {}),
  };
}
