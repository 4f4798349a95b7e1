import type Stripe from 'stripe';
import { type Decline, type DeclineTable, declineOf } from '../decline.ts';

/**
 * Codes of declined cards and of failed payments of Cash App: https://docs.stripe.com/declines/codes. The last three groups are the
 * codes that Stripe gives where no bank was asked or none could be reached.
 */
export const stripeDeclines: DeclineTable = {
  call_issuer: 'issuerDecline',
  card_not_supported: 'issuerDecline',
  card_velocity_exceeded: 'issuerDecline',
  currency_not_supported: 'issuerDecline',
  do_not_honor: 'issuerDecline',
  do_not_try_again: 'issuerDecline',
  duplicate_transaction: 'issuerDecline',
  generic_decline: 'issuerDecline',
  invalid_amount: 'issuerDecline',
  new_account_information_available: 'issuerDecline',
  no_action_taken: 'issuerDecline',
  not_permitted: 'issuerDecline',
  restricted_card: 'issuerDecline',
  revocation_of_all_authorizations: 'issuerDecline',
  revocation_of_authorization: 'issuerDecline',
  service_not_allowed: 'issuerDecline',
  stop_payment_order: 'issuerDecline',
  transaction_not_allowed: 'issuerDecline',
  try_again_later: 'issuerDecline',
  approve_with_id: 'issuerDecline',
  insufficient_funds: 'insufficientFunds',
  withdrawal_count_limit_exceeded: 'insufficientFunds',
  expired_card: 'invalidInstrument',
  incorrect_number: 'invalidInstrument',
  incorrect_cvc: 'invalidInstrument',
  incorrect_pin: 'invalidInstrument',
  incorrect_zip: 'invalidInstrument',
  incorrect_address: 'invalidInstrument',
  invalid_account: 'invalidInstrument',
  invalid_cvc: 'invalidInstrument',
  invalid_expiry_month: 'invalidInstrument',
  invalid_expiry_year: 'invalidInstrument',
  invalid_number: 'invalidInstrument',
  invalid_pin: 'invalidInstrument',
  pin_try_exceeded: 'invalidInstrument',
  testmode_decline: 'invalidInstrument',
  authentication_required: 'authenticationFailed',
  authentication_not_handled: 'authenticationFailed',
  mobile_device_authentication_required: 'authenticationFailed',
  offline_pin_required: 'authenticationFailed',
  online_or_offline_pin_required: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
  fraudulent: 'fraud',
  highest_risk_level: 'fraud',
  lost_card: 'fraud',
  merchant_blacklist: 'fraud',
  pickup_card: 'fraud',
  security_violation: 'fraud',
  stolen_card: 'fraud',
  payment_intent_payment_attempt_expired: 'playerCancelled',
  // "An error occurred while processing the card", and "the card couldn't be authorized because the issuer couldn't be reached".
  processing_error: 'technical',
  issuer_not_available: 'technical',
};

/** Why the latest try of an intent failed: the decline code is the narrower word. */
export function declineOfIntent(
  intent: Pick<Stripe.PaymentIntent, 'last_payment_error'> | undefined,
): Decline | undefined {
  const error = intent?.last_payment_error;
  return error ? declineOf(stripeDeclines, error.decline_code ?? error.code) : undefined;
}
