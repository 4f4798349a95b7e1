import { findMember } from '../access/member.store.ts';
import { createMailMember, type MailMember } from '../mail/mail-member.ts';
import { announce } from '../messages/announce.ts';

/** Mails to players about their accounts, in the transaction that changes the account. */
export function openMailMember({ settings }: { settings: { PUBLIC_ORIGIN: string; SITE_NAME: string } }): MailMember {
  return createMailMember({
    recipientOf: findMember,
    origin: settings.PUBLIC_ORIGIN,
    siteName: settings.SITE_NAME,
    announce: (tx, { memberId, topic, about, texts, mailId }) =>
      announce(tx, { memberId, kind: topic, about, values: texts, mailId }),
  });
}
