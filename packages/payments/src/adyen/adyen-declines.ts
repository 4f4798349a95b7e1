import type { DeclineTable } from '../decline.ts';

/** By `refusalReasonCode` of an answer: https://docs.adyen.com/development-resources/refusal-reasons */
export const adyenDeclines: DeclineTable = {
  // Refused, referral, blocked, not supported, not permitted, restricted, revoked, declined without a reason.
  2: 'issuerDecline',
  3: 'issuerDecline',
  5: 'issuerDecline',
  7: 'issuerDecline',
  10: 'issuerDecline',
  19: 'issuerDecline',
  23: 'issuerDecline',
  25: 'issuerDecline',
  26: 'issuerDecline',
  27: 'issuerDecline',
  32: 'issuerDecline',
  34: 'issuerDecline',
  35: 'issuerDecline',
  46: 'issuerDecline',
  // Not enough balance, and limits of withdrawals.
  12: 'insufficientFunds',
  28: 'insufficientFunds',
  29: 'insufficientFunds',
  // Expired card, invalid number, invalid PIN, PIN tries exceeded, CVC declined.
  6: 'invalidInstrument',
  8: 'invalidInstrument',
  17: 'invalidInstrument',
  18: 'invalidInstrument',
  24: 'invalidInstrument',
  // 3-D Secure: not authenticated, authentication required, no answer of the directory server, an error of it.
  11: 'authenticationFailed',
  38: 'authenticationFailed',
  39: 'authenticationFailed',
  42: 'authenticationFailed',
  // Acquirer fraud, fraud, cancelled for fraud, issuer suspected fraud.
  14: 'fraud',
  20: 'fraud',
  22: 'fraud',
  31: 'fraud',
  // Cancelled, by the shopper too.
  15: 'playerCancelled',
  16: 'playerCancelled',
  // Acquirer error; issuer unavailable: "the issuing bank couldn't be reached"; not submitted correctly for processing.
  4: 'technical',
  9: 'technical',
  21: 'technical',
};
