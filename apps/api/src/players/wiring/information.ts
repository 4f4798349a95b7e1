import type { Transaction } from '@fairhouse/database';
import { limitExactly } from '@fairhouse/operation';
import type { Foundation } from '../../foundation.ts';
import { joiningRules } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import { writeLetter } from '../mail/letter.ts';
import { insertMail } from '../mail/mail.store.ts';
import { announce } from '../messages/announce.ts';
import { messagesDeskRoutes } from '../messages/desk/desk.routes.ts';
import { messagesRoutes } from '../messages/messages.routes.ts';
import { listsRoutes } from '../reference-lists/lists.routes.ts';
import type { Letter } from '../support/contact-letters.ts';
import { closeContact } from '../support/desk/close-contact.ts';
import { supportDeskRoutes } from '../support/desk/desk.routes.ts';
import { contactLimit } from '../support/send-contact.ts';
import { supportRoutes } from '../support/support.routes.ts';

/** What players and visitors read or ask: lists, messages, support. */
export function openInformation({
  settings,
  live: { settingOf },
  db,
  counts,
  places,
  jurisdictionOf,
}: Foundation): Service {
  const sendLetter = (tx: Transaction, letter: Letter) =>
    insertMail(tx, letter.to, writeLetter(letter, settings.SITE_NAME));
  return {
    handlers: [
      ...listsRoutes({ places, rulesAt: (...place) => joiningRules(jurisdictionOf(...place)), settingOf }),
      ...messagesRoutes({ db }),
      ...messagesDeskRoutes({ db }),
      ...supportRoutes({
        contact: async () => ({
          ...(await settingOf('contact', 'casino')),
          siteEmail: settings.SITE_EMAIL,
          chatScript: settings.CHAT_SCRIPT,
        }),
        chatScript: settings.CHAT_SCRIPT,
        db,
        siteEmail: settings.SITE_EMAIL,
        mayWrite: limitExactly(contactLimit, counts),
        sendLetter,
      }),
      ...supportDeskRoutes({
        db,
        sendLetter,
        tellMember: (tx, { memberId, about, text }) =>
          announce(tx, { memberId, kind: 'casino', about, values: { en: text, fil: text } }),
      }),
    ],
    decides: { contacts: { close: (by, { rowId, reason }) => closeContact(db, rowId, reason, by) } },
    jobs: [],
  };
}
