import type { Transaction } from '@fairhouse/database';
import { newSecretToken } from '../../lib/secret-token.ts';
import { countRecentLinks, insertLink, type LinkPurpose } from './mailed-link.store.ts';

export interface MailPort {
  send(
    tx: Transaction,
    mail: { to: string; language: string; kind: LinkPurpose; values: Record<string, string> },
  ): Promise<void>;
}

const pages: Record<LinkPurpose, string> = { activate: '/#/activation', resetPassword: '/#/password/reset' };

/** Anybody may ask for a mail to a member: so many an hour are help, more would be a nuisance. */
const mostLinksAnHour = 5;

/** Mails the member a single-use link; it is sent when the transaction commits, and not otherwise. */
export async function mailLink(
  tx: Transaction,
  mails: MailPort,
  origin: string,
  purpose: LinkPurpose,
  member: { id: bigint; email: string; username: string; language: string },
): Promise<void> {
  if ((await countRecentLinks(tx, member.id, purpose)) >= mostLinksAnHour) return;
  const { token, hash } = newSecretToken();
  await insertLink(tx, member.id, purpose, hash);
  const link = `${origin}${pages[purpose]}?token=${token}`;
  await mails.send(tx, {
    to: member.email,
    language: member.language,
    kind: purpose,
    values: { username: member.username, link },
  });
}
