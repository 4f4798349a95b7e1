import type { Payment } from '../payments/payment.store.ts';

/** https://docs.adyen.com/online-payments/build-your-integration/payment-result-codes */
const resultCodes: Record<Payment['state'], string> = {
  open: 'RedirectShopper',
  approved: 'Pending',
  pending: 'Pending',
  succeeded: 'Authorised',
  failed: 'Refused',
  canceled: 'Cancelled',
  expired: 'Cancelled',
  refunded: 'Authorised',
};

/** How a payment stands, in the fields of /payments and /payments/details. */
export function resultWire({ id, reference, amount, currency, state }: Payment, refusal?: string | null) {
  return {
    pspReference: id,
    merchantReference: reference,
    amount: { currency, value: Number(amount) },
    resultCode: resultCodes[state],
    ...(state === 'failed' && refusal ? { refusalReason: refusal } : {}),
  };
}

/** The bank's page, as the next action. */
export function challengeWire({ token }: Payment, ownOrigin: string) {
  return {
    action: { type: 'redirect', paymentMethodType: 'scheme', method: 'GET', url: `${ownOrigin}/payment/${token}` },
  };
}

const resultPrefix = 'result_';

/** What the payer brings back from the bank's page; it leads to the payment and to nothing else. */
export function redirectResultOf({ token }: Payment): string {
  return `${resultPrefix}${token}`;
}

/** The token in a redirect result; undefined when it is none. */
export function tokenOfResult(text: string): string | undefined {
  return text.startsWith(resultPrefix) ? text.slice(resultPrefix.length) : undefined;
}
