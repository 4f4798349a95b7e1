import type { Transaction } from '@fairhouse/database';
import { eachLanguage, playerLanguageOf } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { addMail } from './mail.store.ts';
import type { NoticeKind } from './notices/notice-kind.ts';
import { noticeText, writeMail } from './templates.ts';

export interface Recipient {
  email: string;
  username: string;
  language: string;
}

/** Answers the id of the mail. */
export type MailMember = (
  tx: Transaction,
  memberId: bigint,
  kind: NoticeKind,
  values: (language: Language) => Record<string, string>,
  /** Where it goes in place of the member's address: the one before a change. */
  formerEmail?: string,
) => Promise<bigint>;

interface PageNotice {
  memberId: bigint;
  topic: 'security' | 'documentReviewed';
  about: string;
  texts: Record<Language, string>;
  mailId: bigint;
}

/** Their feature announces them too, with a text of the page's own. */
const announcedBeside: ReadonlySet<NoticeKind> = new Set(['documentExpiring', 'documentExpired']);

function topicOfNotice(kind: NoticeKind): PageNotice['topic'] {
  return kind === 'documentAccepted' || kind === 'documentRefused' ? 'documentReviewed' : 'security';
}

/**
 * Mails a member in the member's own language, and tells the same in the page and by push; it is sent when the transaction commits,
 * and not otherwise.
 */
export function createMailMember(casino: {
  recipientOf(tx: Transaction, memberId: bigint): Promise<Recipient | undefined>;
  /** The origin of the site, to which the button leads. */
  origin: string;
  siteName: string;
  /** Tells the same in the page and by push. */
  announce(tx: Transaction, notice: PageNotice): Promise<unknown>;
}): MailMember {
  return async (tx, memberId, kind, values, formerEmail) => {
    const member = await casino.recipientOf(tx, memberId);
    if (!member) throw new Error(`there is no member ${memberId} to mail to`);
    const language = playerLanguageOf(member.language);
    const filled = { ...values(language), username: member.username, link: `${casino.origin}/` };
    const mailId = await addMail(tx, formerEmail ?? member.email, writeMail(kind, language, filled, casino.siteName));
    // A mail to the address of before goes beside the one to the address of now.
    if (announcedBeside.has(kind) || formerEmail !== undefined) return mailId;
    const texts = eachLanguage((each) => noticeText(kind, each, values(each)));
    await casino.announce(tx, { memberId, topic: topicOfNotice(kind), about: `mail:${mailId}`, texts, mailId });
    return mailId;
  };
}
