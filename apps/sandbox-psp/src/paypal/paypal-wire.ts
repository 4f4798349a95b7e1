import { amountOf, decimalText, isCurrency } from '@fairhouse/money';
import { payerIdOf } from '../payments/payer.ts';
import type { Payment } from '../payments/payment.store.ts';

type Status = [order: string, capture?: string];

/** A declined payer is known only when the order is captured; an order that nobody pays is voided. */
const statuses: Record<Payment['state'], Status> = {
  open: ['PAYER_ACTION_REQUIRED'],
  approved: ['APPROVED'],
  failed: ['APPROVED'],
  canceled: ['VOIDED'],
  expired: ['VOIDED'],
  pending: ['COMPLETED', 'PENDING'],
  succeeded: ['COMPLETED', 'COMPLETED'],
  refunded: ['COMPLETED', 'REFUNDED'],
};

/** An order as PayPal writes it: https://developer.paypal.com/docs/api/orders/v2/ */
export function orderWire(payment: Payment, ownOrigin: string) {
  const { id, reference, state } = payment;
  const capture = captureWire(payment);
  const isApproved = !['open', 'canceled', 'expired'].includes(state);
  return {
    id,
    intent: 'CAPTURE',
    status: statuses[state][0],
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: reference,
        invoice_id: reference,
        amount: moneyOf(payment),
        ...(capture ? { payments: { captures: [capture] } } : {}),
      },
    ],
    ...(isApproved
      ? { payer: { payer_id: payerIdOf(reference, payment.payer), email_address: 'payer@sandbox.example' } }
      : {}),
    links: [
      { rel: 'self', method: 'GET', href: `${ownOrigin}/v2/checkout/orders/${id}` },
      { rel: 'payer-action', method: 'GET', href: `${ownOrigin}/payment/${payment.token}` },
    ],
  };
}

/** The capture of an order; undefined before there is one. */
export function captureWire(payment: Payment) {
  const status = statuses[payment.state][1];
  return (
    status && {
      id: captureIdOf(payment),
      status,
      amount: moneyOf(payment),
      custom_id: payment.reference,
      invoice_id: payment.reference,
      final_capture: true,
      supplementary_data: { related_ids: { order_id: payment.id } },
    }
  );
}

/** A refund names the capture it gives back by a link. */
export function refundWire(payment: Payment, ownOrigin: string) {
  return {
    id: `${payment.id}R`,
    status: 'COMPLETED',
    amount: moneyOf(payment),
    links: [{ rel: 'up', method: 'GET', href: `${ownOrigin}/v2/payments/captures/${captureIdOf(payment)}` }],
  };
}

export function captureIdOf({ id }: Pick<Payment, 'id'>): string {
  return `${id}C`;
}

function moneyOf({ amount, currency }: Payment) {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return { currency_code: currency, value: decimalText(amountOf(currency, amount)) };
}
