import type { DeclineTable } from '../decline.ts';

/** The gateway's words for why a checkout was declined. */
export const quayDeclines: DeclineTable = {
  ISSUER: 'issuerDecline',
  FUNDS: 'insufficientFunds',
  INSTRUMENT: 'invalidInstrument',
  AUTHENTICATION: 'authenticationFailed',
  FRAUD: 'fraud',
  PAYER: 'playerCancelled',
  GATEWAY: 'technical',
  MAINTENANCE: 'technical',
};
