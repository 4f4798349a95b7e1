import { createHmac } from 'node:crypto';
import anyAscii from 'any-ascii';

export type MarkKind = 'person' | 'mail' | 'mobile' | 'home' | 'device' | 'card';

export interface Mark {
  kind: MarkKind;
  digest: Buffer;
}

/** What is known of a person at joining, or of a member who excludes himself. */
export interface Person {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthday: string;
  email: string;
  /** '+4915112345678'. */
  mobile: string | undefined;
  countryCode: string;
  postalCode: string;
  address: string;
}

/**
 * Keyed digests of what makes somebody the same person: the name with the day of birth, in whatever order, case and script it is
 * typed; the mail, without what providers ignore; the phone; the family at a home.
 */
export function marksOfPerson(secret: string, person: Person): Mark[] {
  const last = plain(person.lastName);
  const names = [...plain(person.firstName).split(' '), ...last.split(' ')].filter(Boolean).sort().join(' ');
  return [
    markOf(secret, 'person', `${names}|${person.birthday}`),
    markOf(secret, 'mail', mailBox(person.email)),
    ...(person.mobile ? [markOf(secret, 'mobile', person.mobile)] : []),
    markOf(
      secret,
      'home',
      [person.countryCode, plain(person.postalCode), plain(person.address), last]
        .map((it) => it.replaceAll(' ', ''))
        .join('|'),
    ),
  ];
}

/** Keyed, because names and numbers have too few possibilities for a plain hash to hide them. */
export function markOf(secret: string, kind: MarkKind, value: string): Mark {
  return { kind, digest: createHmac('sha256', secret).update(`excluded.${kind}.${value}`).digest() };
}

/** Letters and digits alone, in Latin script. */
function plain(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The box that a mail lands in: what stands behind a plus names no other one, nor do the dots of Gmail. */
function mailBox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const box = local.split('+')[0]!;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
