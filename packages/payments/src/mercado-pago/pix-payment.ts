import { fromWire, isCurrency } from '@fairhouse/money';
import type { Payment } from 'mercadopago';
import { declineOf } from '../decline.ts';
import { type Instrument, instrument, maskedEnd } from '../instrument.ts';
import type { DisputeNews, NextStep, Observation, ObservedState } from '../payment-provider.ts';
import { pixDeclines } from './pix-declines.ts';

type PaymentAnswer = Awaited<ReturnType<Payment['get']>>;

const states: Record<string, ObservedState> = {
  pending: 'pending',
  authorized: 'processing',
  in_process: 'processing',
  approved: 'succeeded',
  in_mediation: 'disputed',
  rejected: 'failed',
  cancelled: 'canceled',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

/** What a payment says; undefined when its fields are missing. */
export function observationOf(payment: PaymentAnswer): Observation | undefined {
  const { id, status, status_detail, external_reference, currency_id: currency } = payment;
  if (id === undefined || !status) return undefined;
  const refunded = payment.transaction_amount_refunded ?? 0;
  const isPart = status === 'approved' && refunded > 0;
  const value = isPart ? refunded : (payment.transaction_amount ?? Number.NaN);
  const minor = isCurrency(currency) ? fromWire(value, currency)?.minor : undefined;
  const state = isPart ? 'part_refunded' : status_detail === 'expired' ? 'expired' : (states[status] ?? 'pending');
  return {
    provider: 'pix',
    state,
    attemptId: external_reference,
    orderId: String(id),
    paymentId: String(id),
    amount: minor === undefined || !currency ? undefined : { minor, currency },
    ...(state === 'succeeded' ? { instruments: instrumentsOf(payment) } : {}),
    ...(state === 'failed' ? { decline: declineOf(pixDeclines, status_detail) } : {}),
    ...(state in disputeStages ? { dispute: disputeOf(String(id), state, status_detail) } : {}),
  };
}

const disputeStages: Partial<Record<ObservedState, DisputeNews['stage']>> = {
  disputed: 'evidenceDue',
  charged_back: 'closed',
};

/** A payment has but one mediation, and it goes by the payment's id. */
function disputeOf(id: string, state: ObservedState, reason: string | undefined): DisputeNews {
  return { id, stage: disputeStages[state] ?? 'evidenceDue', reason, dueAt: undefined };
}

/** The bank account that it was paid from, and its owner's tax number where the bank tells it. */
function instrumentsOf({ payer, point_of_interaction }: PaymentAnswer): Instrument[] {
  const bank = point_of_interaction?.transaction_data?.bank_info?.payer;
  const { type, number } = payer?.identification ?? {};
  return [
    ...instrument('bank', bank?.account_id, bank?.long_name ?? 'bank account'),
    ...instrument('person', number && `${type ?? ''} ${number}`, `${type ?? 'tax number'} ${maskedEnd(number ?? '')}`),
  ];
}

/** The code that the payer scans or copies, and the provider's page about it. */
export function pixCodeOf(payment: PaymentAnswer): NextStep | undefined {
  const { qr_code, ticket_url } = payment.point_of_interaction?.transaction_data ?? {};
  const expiresAt = new Date(payment.date_of_expiration ?? Number.NaN);
  if (!qr_code || !ticket_url || Number.isNaN(expiresAt.getTime())) return undefined;
  return { kind: 'qr', text: qr_code, pageUrl: ticket_url, imageUrl: undefined, expiresAt };
}
