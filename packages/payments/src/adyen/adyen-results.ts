import type { CardOfOrder, Wallet } from '../card-provider.ts';
import { declineOf } from '../decline.ts';
import { type Instrument, instrument } from '../instrument.ts';
import type { Observation, ObservedState } from '../payment-provider.ts';
import { adyenDeclines } from './adyen-declines.ts';

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
  refusalReasonCode?: string;
  amount?: { currency: string; value: number } | null;
  additionalData?: Record<string, unknown> | undefined;
}

/**
 * What an answer says about our payment. Undefined when it names another one: anyone who comes back from a bank's page
 * could bring the result of a payment that is not the one in the address.
 */
export function observationOfResult(
  attemptId: string,
  result: Result,
  card: CardOfOrder['card'],
): Observation | undefined {
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
    ...(state === 'succeeded' ? { instruments: instrumentsOf(card, result.additionalData) } : {}),
    ...(state === 'failed' ? { decline: declineOf(adyenDeclines, result.refusalReasonCode) } : {}),
  };
}

const walletNames: Record<Wallet, string> = { applePay: 'Apple Pay', googlePay: 'Google Pay' };

/**
 * The card that the casino stored for this payment; of a wallet's card, what the provider's own answer names (`answered`). What a
 * notification says about cards is not signed. The fields of an answer: https://docs.adyen.com/development-resources/additional-data
 */
export function instrumentsOf(card: CardOfOrder['card'], answered?: Record<string, unknown>): Instrument[] {
  if (!card) return [];
  if ('wallet' in card) {
    const end = answered?.cardSummary;
    const label = `${walletNames[card.wallet]}${typeof end === 'string' && /^\d{4}$/.test(end) ? ` •••• ${end}` : ''}`;
    return instrument('card', answered?.alias, label);
  }
  const { token, fingerprint, brand, lastFour } = card;
  const label = `${brand} •••• ${lastFour}`;
  return [...instrument('card', fingerprint, label), ...instrument('cardToken', token, label)];
}
