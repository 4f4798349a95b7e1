import { looksLikeCardNumber } from './adyen/test-cards.ts';

/**
 * `card`: the provider's fingerprint of a card, the same anyone who pays with it; `cardToken`: its token of one payer's card;
 * `wallet`: an account at the provider; `bank`: an account at a bank; `person`: a tax number; `coins`: the address that
 * coins came from.
 */
export type InstrumentKind = 'card' | 'cardToken' | 'wallet' | 'bank' | 'person' | 'coins';

/** What a payment was made with, as far as it tells one payer from another. Never a card number. */
export interface Instrument {
  kind: InstrumentKind;
  /** As the provider names it; kept by the casino as a keyed digest alone. */
  id: string;
  /** What an operator may read: '•••• 1111', 'm•••@example.com'. */
  label: string;
}

const mostLength = 200;

/** A list of one, or of none where the provider did not name it, or named a card by its number. */
export function instrument(kind: InstrumentKind, id: unknown, label: string): Instrument[] {
  const name = typeof id === 'number' ? String(id) : id;
  if (typeof name !== 'string' || name === '' || name.length > mostLength) return [];
  const isCard = kind === 'card' || kind === 'cardToken';
  return isCard && looksLikeCardNumber(name) ? [] : [{ kind, id: name, label: label.slice(0, 60) }];
}

/** '•••• 5678' */
export function maskedEnd(text: string): string {
  return `•••• ${text.slice(-4)}`;
}

/** 'm•••@example.com' */
export function maskedMail(address: string | undefined): string {
  const [name = '', domain] = (address ?? '').split('@');
  return domain ? `${name.slice(0, 1)}•••@${domain}` : '';
}
