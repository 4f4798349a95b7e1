import type { Transaction } from '@fairhouse/database';
import { limitExactly } from '@fairhouse/operation';
import type { Foundation } from '../../foundation.ts';
import { joiningRules, reportHarm } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import { writeLetter } from '../mail/letter.ts';
import { addMail } from '../mail/mail.store.ts';
import { announce } from '../messages/announce.ts';
import { messagesDeskRoutes } from '../messages/desk/desk.routes.ts';
import { messagesRoutes } from '../messages/messages.routes.ts';
import { listsRoutes } from '../reference-lists/lists.routes.ts';
import type { Letter } from '../support/contact-letters.ts';
import { closeContact } from '../support/desk/close-contact.ts';
import { supportDeskRoutes } from '../support/desk/desk.routes.ts';
import { contactLimit } from '../support/send-contact.ts';
import { supportRoutes } from '../support/support.routes.ts';
import { messageLimit } from '../support/threads/threads.deps.ts';
import { openNotifications } from './notifications.ts';

/** What players and visitors read or ask: lists, messages, support. */
export function openInformation(foundation: Foundation): Service {
  const {
    settings,
    live: { settingOf },
    db,
    counts,
    places,
    jurisdictionOf,
  } = foundation;
  const notifications = openNotifications(foundation);
  const sendLetter = (tx: Transaction, letter: Letter) =>
    addMail(tx, letter.to, writeLetter(letter, settings.SITE_NAME));
  return {
    handlers: [
      ...listsRoutes({ places, rulesAt: (...place) => joiningRules(jurisdictionOf(...place)), settingOf }),
      ...messagesRoutes({ db }),
      ...messagesDeskRoutes({ db }),
      ...notifications.handlers,
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
        mayWriteMore: limitExactly(messageLimit, counts),
        settingOf,
        sendLetter,
      }),
      ...supportDeskRoutes({
        db,
        settingOf,
        siteName: settings.SITE_NAME,
        sendLetter,
        reportHarm,
        tellMember: (tx, { memberId, about, text, mailId }) =>
          announce(tx, {
            memberId,
            kind: 'supportAnswered',
            about,
            values: { answer: text },
            ...(mailId === undefined ? {} : { mailId }),
          }),
      }),
    ],
    decides: { contacts: { close: (by, { rowId, reason }) => closeContact(db, rowId, reason, by) } },
    jobs: notifications.jobs,
    addRoutes: notifications.addRoutes,
    close: notifications.close,
  };
}
