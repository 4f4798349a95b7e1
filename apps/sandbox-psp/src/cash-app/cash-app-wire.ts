import { payerIdOf } from '../payments/payer.ts';
import type { Payment } from '../payments/payment.store.ts';

const statuses: Record<Payment['state'], string> = {
  open: 'requires_action',
  approved: 'processing',
  pending: 'processing',
  succeeded: 'succeeded',
  failed: 'requires_payment_method',
  expired: 'requires_payment_method',
  canceled: 'canceled',
  refunded: 'succeeded',
};

const errors: Partial<Record<Payment['state'], string>> = {
  failed: 'payment_method_provider_decline',
  expired: 'payment_intent_payment_attempt_expired',
};

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);

/** A payment intent as Stripe writes it: https://docs.stripe.com/payments/cash-app-pay */
export function intentWire(payment: Payment, ownOrigin: string) {
  const { id, amount, currency, state, reference } = payment;
  const status = statuses[state];
  const page = `${ownOrigin}/payment/${payment.token}`;
  const picture = `${ownOrigin}/qr/${payment.token}`;
  const expires_at = seconds(payment.expiresAt);
  return {
    id,
    object: 'payment_intent',
    livemode: false,
    amount: Number(amount),
    amount_received: status === 'succeeded' ? Number(amount) : 0,
    currency: currency.toLowerCase(),
    status,
    metadata: { attempt: reference },
    payment_method_types: ['cashapp'],
    latest_charge: status === 'succeeded' ? chargeWire(payment) : null,
    last_payment_error: errors[state] ? { type: 'invalid_request_error', code: errors[state] } : null,
    created: seconds(payment.createdAt),
    next_action:
      state === 'open'
        ? {
            type: 'cashapp_handle_redirect_or_display_qr_code',
            cashapp_handle_redirect_or_display_qr_code: {
              hosted_instructions_url: page,
              mobile_auth_url: page,
              qr_code: { expires_at, image_url_png: `${picture}.png`, image_url_svg: `${picture}.svg` },
            },
          }
        : null,
  };
}

/** The charge of a payment that was given back whole. */
export function refundedChargeWire(payment: Payment) {
  return { ...chargeWire(payment), amount_refunded: Number(payment.amount), refunded: true };
}

function chargeWire({ id, amount, currency, reference, payer }: Payment) {
  const buyer_id = payerIdOf(reference, payer);
  return {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    livemode: false,
    amount: Number(amount),
    amount_refunded: 0,
    refunded: false,
    currency: currency.toLowerCase(),
    payment_intent: id,
    payment_method_details: {
      type: 'cashapp',
      cashapp: { buyer_id, cashtag: `$sandbox${buyer_id.slice(0, 4).toLowerCase()}` },
    },
    metadata: { attempt: reference },
  };
}
