import type { DeclineTable } from '../decline.ts';

/** The words of `decline` in docs/hosted-page.md. */
export const hostedPageDeclines: DeclineTable = {
  issuer_declined: 'issuerDecline',
  insufficient_funds: 'insufficientFunds',
  invalid_card: 'invalidInstrument',
  authentication_failed: 'authenticationFailed',
  fraud: 'fraud',
  canceled_by_payer: 'playerCancelled',
  technical_error: 'technical',
  unavailable: 'technical',
};
