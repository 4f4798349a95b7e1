import { createHash } from 'node:crypto';

/**
 * What a payment is made with, as the provider would name it: what was chosen on the page, or else the payer's own. The
 * casino's references begin with its customer's number, so that a customer has one.
 */
export function payerIdOf(reference: string | null, chosen: string | null): string {
  const payer = chosen ?? `own-${(reference ?? '').split('-')[0]}`;
  return createHash('sha256').update(`sandbox-payer.${payer}`).digest('hex').slice(0, 24).toUpperCase();
}
