import type { DeclineTable } from '../decline.ts';

/**
 * Issues of an order that cannot be captured: https://developer.paypal.com/api/rest/reference/orders/v2/errors/. None of them is technical:
 * PayPal reports its own faults as 5xx, after which the outcome is unknown.
 */
export const paypalDeclines: DeclineTable = {
  INSTRUMENT_DECLINED: 'issuerDecline',
  PAYER_CANNOT_PAY: 'issuerDecline',
  TRANSACTION_REFUSED: 'issuerDecline',
  CURRENCY_NOT_SUPPORTED_FOR_CARD_TYPE: 'issuerDecline',
  TRANSACTION_BLOCKED_BY_PAYEE: 'fraud',
  COMPLIANCE_VIOLATION: 'fraud',
  PAYER_ACCOUNT_RESTRICTED: 'issuerDecline',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'invalidInstrument',
  CARD_EXPIRED: 'invalidInstrument',
  PAYER_ACTION_REQUIRED: 'authenticationFailed',
};
