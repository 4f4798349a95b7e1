import type { DeclineTable } from '../decline.ts';

/** By `status_detail` of a payment: https://www.mercadopago.com.br/developers/en/docs/checkout-api/response-handling/collection-results */
export const pixDeclines: DeclineTable = {
  cc_rejected_other_reason: 'issuerDecline',
  cc_rejected_call_for_authorize: 'issuerDecline',
  cc_rejected_card_disabled: 'issuerDecline',
  cc_rejected_duplicated_payment: 'issuerDecline',
  cc_rejected_invalid_installments: 'issuerDecline',
  cc_rejected_max_attempts: 'issuerDecline',
  rejected_by_bank: 'issuerDecline',
  rejected_by_regulations: 'issuerDecline',
  cc_rejected_insufficient_amount: 'insufficientFunds',
  insufficient_amount: 'insufficientFunds',
  cc_rejected_bad_filled_card_number: 'invalidInstrument',
  cc_rejected_bad_filled_date: 'invalidInstrument',
  cc_rejected_bad_filled_other: 'invalidInstrument',
  cc_rejected_bad_filled_security_code: 'invalidInstrument',
  cc_rejected_blacklist: 'fraud',
  cc_rejected_high_risk: 'fraud',
  rejected_high_risk: 'fraud',
  by_payer: 'playerCancelled',
  // "The payment was rejected due to an error with the bank", before anything was paid.
  bank_error: 'technical',
};
