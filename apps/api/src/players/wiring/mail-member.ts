import { findMember } from '../access/member.store.ts';
import { createMailMember, type MailMember } from '../mail/mail-member.ts';
import type { Foundation } from '../../foundation.ts';

/** Mails to members about their accounts, for the rooms that change them. */
export function openMailMember({ settings }: Pick<Foundation, 'settings'>): MailMember {
  return createMailMember({ recipientOf: findMember, origin: settings.PUBLIC_ORIGIN, siteName: settings.SITE_NAME });
}
