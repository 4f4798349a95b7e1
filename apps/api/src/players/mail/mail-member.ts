import type { Transaction } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';
import { insertMail } from './mail.store.ts';
import type { NoticeKind } from './notices.ts';
import { writeMail } from './templates.ts';

export interface Recipient {
  email: string;
  username: string;
  language: string;
}

export type MailMember = (
  tx: Transaction,
  memberId: bigint,
  kind: NoticeKind,
  values: (language: Language) => Record<string, string>,
  /** Where it goes in place of the member's address: the one before a change. */
  formerEmail?: string,
) => Promise<void>;

/** Mails a member in the member's own language; it is sent when the transaction commits, and not otherwise. */
export function createMailMember(casino: {
  recipientOf(tx: Transaction, memberId: bigint): Promise<Recipient | undefined>;
  /** The origin of the site, to which the button leads. */
  origin: string;
  siteName: string;
}): MailMember {
  return async (tx, memberId, kind, values, formerEmail) => {
    const member = await casino.recipientOf(tx, memberId);
    if (!member) throw new Error(`there is no member ${memberId} to mail to`);
    const language = member.language === 'fil' ? 'fil' : 'en';
    const filled = { ...values(language), username: member.username, link: `${casino.origin}/` };
    await insertMail(tx, formerEmail ?? member.email, writeMail(kind, language, filled, casino.siteName));
  };
}
