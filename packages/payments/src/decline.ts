/**
 * Why a payment was declined. Only a technical decline says that neither the payer nor the bank has decided anything: another
 * provider may be asked then, and after no other.
 */
export const declineClasses = [
  'issuerDecline',
  'insufficientFunds',
  'invalidInstrument',
  'authenticationFailed',
  'fraud',
  'playerCancelled',
  'technical',
  'unknown',
] as const;
export type DeclineClass = (typeof declineClasses)[number];

export interface Decline {
  class: DeclineClass;
  /** As the provider says it; 'none' where it says nothing. */
  code: string;
}

/** The codes of one provider by its published documentation. */
export type DeclineTable = Readonly<Record<string, Exclude<DeclineClass, 'unknown'>>>;

const mostCode = 80;

/** What a code means. One that the table lacks is `unknown`, and so never technical. */
export function declineOf(table: DeclineTable, code: unknown): Decline {
  const named = typeof code === 'number' ? String(code) : code;
  if (typeof named !== 'string' || named === '') return { class: 'unknown', code: 'none' };
  return { class: Object.hasOwn(table, named) ? table[named]! : 'unknown', code: named.slice(0, mostCode) };
}

/** No request has reached the provider: there was no connection. Nothing can have been created. */
export const notReached: Decline = { class: 'technical', code: 'connection_not_established' };
