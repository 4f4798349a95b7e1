import type { Transaction } from '@fairhouse/database';
import { limitExactly } from '@fairhouse/operation';
import { articlesRoutes } from '../../growth/articles/articles.routes.ts';
import { listsRoutes } from '../reference-lists/lists.routes.ts';
import { writeLetter } from '../mail/letter.ts';
import { insertMail } from '../mail/mail.store.ts';
import { announce } from '../messages/announce.ts';
import { joiningRules } from '../../protection/regions/joining-rules.ts';
import { regionRoutes } from '../../protection/regions/region.routes.ts';
import type { Letter } from '../support/contact-letters.ts';
import { closeContact } from '../support/desk/close-contact.ts';
import { supportDeskRoutes } from '../support/desk/desk.routes.ts';
import { contactLimit } from '../support/send-contact.ts';
import { supportRoutes } from '../support/support.routes.ts';
import type { ContentService } from '../../growth/wiring/content.ts';
import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';

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
