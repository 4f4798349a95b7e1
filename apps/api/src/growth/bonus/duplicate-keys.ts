import { createHmac } from 'node:crypto';
import type { SeenWith } from './bonus.deps.ts';

/** What the casino knows a member by, as far as it tells one household from another. */
export interface KnownBy {
  firstName: string;
  lastName: string;
  /** 1990-02-28 */
  birthday: string;
  countryCode: string;
  postalCode: string;
  city: string;
  address: string;
  email: string;
  mobilePrefix: string;
  mobile: string;
  /** The number as every way of typing it comes to; null where it cannot be dialled. */
  mobileE164: string | null;
}

export interface DuplicateKey {
  kind: 'person' | 'household' | 'mail' | 'phone' | SeenWith['kind'];
  hash: Buffer;
  label?: string;
}

/** Whether a second member within it is refused; the others are flagged. */
export function refuses({ kind }: Pick<DuplicateKey, 'kind'>): boolean {
  return kind !== 'coins';
}

/**
 * What accounts of one person have in common, as a hash each: one promotion per person, household, address, mail, phone, payment account and computer.
 * Spelling, accents and signs make no other person of anybody. Keyed hashes: the table tells nothing to who reads it.
 */
export function duplicateKeysOf(secret: string, member: KnownBy, seenWith: readonly SeenWith[]): DuplicateKey[] {
  const of = (kind: DuplicateKey['kind'], ...parts: string[]): DuplicateKey => ({
    kind,
    hash: createHmac('sha256', secret)
      .update(`bonus-ring.${kind}.${parts.map(plain).join('|')}`)
      .digest(),
  });
  return [
    of('person', member.firstName, member.lastName, member.birthday),
    of('household', member.countryCode, member.postalCode, member.city, member.address),
    of('mail', mailbox(member.email)),
    // As it was typed too: keys taken before numbers were compared in E.164 know no other.
    of('phone', member.mobilePrefix, member.mobile),
    ...(member.mobileE164 ? [of('phone', member.mobileE164)] : []),
    ...seenWith,
  ];
}

/** The mailbox behind an address: what follows a plus is a label, and Gmail reads no dots. */
export function mailbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const box = name.split('+')[0]!;
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${box.replaceAll('.', '')} gmail`
    : `${box} ${domain}`;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
