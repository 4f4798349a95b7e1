import type { Transaction } from '@fairhouse/database';
import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { findMember } from '../access/member.store.ts';
import { addMail } from '../mail/mail.store.ts';
import { writeNotificationMail } from '../mail/notification-mail.ts';
import { notificationRoutes } from '../messages/choices/choices.routes.ts';
import { openPushSender } from '../messages/push/post-push.ts';
import { vapidKeysOf } from '../messages/push/vapid-keys.ts';
import { type MailOfNotification, sendNotificationsJob } from '../messages/sending/send-notifications.ts';
import { unsubscribePage, unsubscribePath } from '../messages/unsubscribe/unsubscribe-page.ts';
import { unsubscribeToken } from '../messages/unsubscribe/unsubscribe-token.ts';

/** What members choose to be notified of, and how it goes out by push and mail. */
export function openNotifications({
  settings,
  db,
  log,
  edge,
  jurisdictionOfMember,
}: Foundation): Service & Required<Pick<Service, 'addRoutes' | 'close'>> {
  const { PUBLIC_ORIGIN: origin, SITE_NAME: siteName, SIGNING_SECRET, SIGNING_SECRET_FORMER } = settings;
  const keys = vapidKeysOf(settings.PUSH_KEY);
  const addresses = { loopback: settings.NODE_ENV !== 'production' };
  const push = openPushSender(keys, `mailto:${settings.SITE_EMAIL}`, addresses);

  async function writeMail(tx: Transaction, mail: MailOfNotification): Promise<bigint> {
    const { memberId, language, subject, sentence, path, isOffer } = mail;
    const member = await findMember(tx, memberId);
    if (!member) throw new Error(`there is no member ${memberId} to mail to`);
    const query = new URLSearchParams({ token: unsubscribeToken(SIGNING_SECRET, memberId), lang: language });
    const written = writeNotificationMail(
      {
        language,
        username: member.username,
        subject,
        sentence,
        link: origin + path,
        settingsLink: `${origin}/#/notifications`,
        ...(isOffer ? { unsubscribeLink: `${origin}${unsubscribePath}?${query}` } : {}),
      },
      siteName,
    );
    return addMail(tx, member.email, written);
  }

  return {
    handlers: notificationRoutes({ db, addresses, publicKey: keys.publicKey }),
    jobs: [
      sendNotificationsJob({
        db,
        push,
        siteName,
        writeMail,
        maySendOffers: async (memberId) => (await jurisdictionOfMember(memberId)).rules['offers.notifications'],
        log,
      }),
    ],
    addRoutes: (server) =>
      unsubscribePage(server, {
        db,
        siteName,
        secrets: [SIGNING_SECRET, ...(SIGNING_SECRET_FORMER ? [SIGNING_SECRET_FORMER] : [])],
        rateLimits: edge.rateLimits,
      }),
    async close() {
      push.close();
    },
  };
}
