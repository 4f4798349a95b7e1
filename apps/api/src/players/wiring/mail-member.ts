import { findMember } from '../access/member.store.ts';
import { createMailMember, type MailMember } from '../mail/mail-member.ts';

/** Mails to players about their accounts, in the transaction that changes the account. */
export function openMailMember({ settings }: { settings: { PUBLIC_ORIGIN: string; SITE_NAME: string } }): MailMember {
  return createMailMember({ recipientOf: findMember, origin: settings.PUBLIC_ORIGIN, siteName: settings.SITE_NAME });
}
