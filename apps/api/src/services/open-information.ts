import type { Transaction } from '@fairhouse/database';
import { limitExactly } from '@fairhouse/operation';
import { articlesRoutes } from '../features/articles/articles.routes.ts';
import { listsRoutes } from '../features/lists/lists.routes.ts';
import { writeLetter } from '../features/mail/letter.ts';
import { insertMail } from '../features/mail/mail.store.ts';
import { announce } from '../features/messages/announce.ts';
import { joiningRules } from '../features/region/joining-rules.ts';
import { regionRoutes } from '../features/region/region.routes.ts';
import type { Letter } from '../features/support/contact-letters.ts';
import { closeContact } from '../features/support/desk/close-contact.ts';
import { supportDeskRoutes } from '../features/support/desk/desk.routes.ts';
import { contactLimit } from '../features/support/send-contact.ts';
import { supportRoutes } from '../features/support/support.routes.ts';
import type { ContentService } from './open-content.ts';
import type { Foundation } from './open-foundation.ts';
import type { Service } from './service.ts';

/** What anybody can read or ask: lists, regions, articles, support. */
export function openInformation(
  { settings, live: { settingOf }, db, counts, region, places, jurisdictionOf }: Foundation,
  { articlePlaces, writeAtOnce }: Pick<ContentService, 'articlePlaces' | 'writeAtOnce'>,
): Service {
  const sendLetter = (tx: Transaction, letter: Letter) =>
    insertMail(tx, letter.to, writeLetter(letter, settings.SITE_NAME));
  return {
    handlers: [
      ...listsRoutes({ places, rulesAt: (...place) => joiningRules(jurisdictionOf(...place)), settingOf }),
      ...regionRoutes({ region }),
      ...articlesRoutes({ db, places: articlePlaces, writeAtOnce }),
      ...supportRoutes({
        contact: async () => ({
          ...(await settingOf('contact', 'house')),
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
          announce(tx, { memberId, kind: 'house', about, values: { en: text, fil: text } }),
      }),
    ],
    decides: { contacts: { close: (by, { rowId, reason }) => closeContact(db, rowId, reason, by) } },
    jobs: [],
  };
}
