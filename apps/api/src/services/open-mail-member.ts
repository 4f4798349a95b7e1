import { findMember } from '../features/access/member.store.ts';
import { createMailMember, type MailMember } from '../features/mail/mail-member.ts';
import type { Foundation } from './open-foundation.ts';

/** Mails to members about their accounts, for the rooms that change them. */
export function openMailMember({ settings }: Pick<Foundation, 'settings'>): MailMember {
  return createMailMember({ recipientOf: findMember, origin: settings.PUBLIC_ORIGIN, siteName: settings.SITE_NAME });
}
