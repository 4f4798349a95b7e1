import { amountOf, toWire } from '@fairhouse/money';
import { payerIdOf } from '../payments/payer.ts';
import type { Payment } from '../payments/payment.store.ts';
import { brCode } from './br-code.ts';

const statuses: Record<Payment['state'], [status: string, detail: string]> = {
  open: ['pending', 'pending_waiting_transfer'],
  approved: ['in_process', 'pending_review'],
  pending: ['in_process', 'pending_review'],
  succeeded: ['approved', 'accredited'],
  failed: ['rejected', 'bank_error'],
  canceled: ['cancelled', 'by_payer'],
  expired: ['cancelled', 'expired'],
  refunded: ['refunded', 'refunded'],
};

/** A payment as Mercado Pago writes it, as far as anybody here reads it. */
export function paymentWire(payment: Payment, ownOrigin: string) {
  const amount = amountOf('BRL', payment.amount);
  const [status, status_detail] = statuses[payment.state];
  const account_id = Number.parseInt(payerIdOf(payment.reference, payment.payer).slice(0, 10), 16);
  const bankAccount = { account_id, long_name: 'Banco Sandbox' };
  const page = `${ownOrigin}/payment/${payment.token}`;
  return {
    id: Number(payment.id),
    status,
    status_detail,
    payment_method_id: 'pix',
    payment_type_id: 'bank_transfer',
    currency_id: payment.currency,
    external_reference: payment.reference,
    transaction_amount: toWire(amount),
    transaction_amount_refunded: payment.state === 'refunded' ? toWire(amount) : 0,
    date_created: payment.createdAt.toISOString(),
    date_of_expiration: payment.expiresAt.toISOString(),
    live_mode: false,
    point_of_interaction: {
      type: 'PIX',
      transaction_data: {
        qr_code: brCode(page.replace(/^https?:\/\//, ''), amount),
        ticket_url: page,
        ...(status === 'approved' ? { bank_info: { payer: bankAccount } } : {}),
      },
    },
  };
}
