import type { StoredCard } from '../card-provider.ts';
import { type Instrument, instrument } from '../instrument.ts';
import type { Observation, ObservedState } from '../payment-provider.ts';

/** The result codes of a payment: https://docs.adyen.com/online-payments/build-your-integration/payment-result-codes */
const states: Record<string, ObservedState> = {
  Authorised: 'succeeded',
  Refused: 'failed',
  Error: 'failed',
  Cancelled: 'canceled',
  RedirectShopper: 'action_required',
  ChallengeShopper: 'action_required',
  IdentifyShopper: 'action_required',
  Pending: 'processing',
  Received: 'processing',
  PresentToShopper: 'processing',
};

interface Result {
  resultCode?: string;
  merchantReference?: string;
  pspReference?: string;
  amount?: { currency: string; value: number } | null;
}

/**
 * What an answer says about our payment. Undefined when it names another one: anyone who comes back from a bank's page
 * could bring the result of a payment that is not the one in the address.
 */
export function observationOfResult(attemptId: string, result: Result, card: StoredCard): Observation | undefined {
  const state = states[result.resultCode ?? ''];
  if (!state || result.merchantReference !== attemptId) return undefined;
  const { amount } = result;
  return {
    provider: 'adyen',
    state,
    attemptId,
    orderId: attemptId,
    paymentId: result.pspReference,
    amount: amount ? { minor: BigInt(amount.value), currency: amount.currency } : undefined,
    ...(state === 'succeeded' ? { instruments: instrumentsOf(card) } : {}),
  };
}

/** The card that the casino stored for this payment: what a notification says about cards is not signed. */
export function instrumentsOf({ token, fingerprint, brand, lastFour }: StoredCard): Instrument[] {
  const label = `${brand} •••• ${lastFour}`;
  return [...instrument('card', fingerprint, label), ...instrument('cardToken', token, label)];
}
