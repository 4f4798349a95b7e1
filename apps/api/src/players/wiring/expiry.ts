import { inEachLanguage } from '../../lib/in-each-language.ts';
import type { ExpiryDeps } from '../documents/expire-documents.ts';
import type { MailMember } from '../mail/mail-member.ts';
import { announce } from '../messages/announce.ts';

/** What the expiry of documents needs: its players are told on the site and by mail. */
export function openExpiry({
  mailMember,
  ...casino
}: Omit<ExpiryDeps, 'tell'> & { mailMember: MailMember }): ExpiryDeps {
  return {
    ...casino,
    async tell(tx, { memberId, kind, about, values }) {
      const named = {
        ...inEachLanguage('document', (language) => values(language).document),
        ...inEachLanguage('day', (language) => values(language).day),
      };
      const mailId = await mailMember(tx, memberId, kind, values);
      await announce(tx, { memberId, kind, about, values: named, mailId });
    },
  };
}
