import { topicOf } from '@fairhouse/contract';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { PlayerLanguage } from '@fairhouse/money';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { offersHeldBack } from '../../../protection/index.ts';
import { kindOf } from '../news.kinds.ts';
import { newsSubject, newsText } from '../news-text.ts';
import { endDevice } from '../push/device.store.ts';
import type { PushSender } from '../push/post-push.ts';
import { topicTexts } from '../texts/topics.ts';
import {
  claimDue,
  type Delivery,
  giveBackAbandoned,
  readDelivery,
  sendingNow,
  settle,
  type Withheld,
  waitAgain,
} from './delivery.store.ts';
import { pathOf } from './path-of.ts';

export interface MailOfNotification {
  memberId: bigint;
  language: PlayerLanguage;
  subject: string;
  sentence: string;
  /** A path of the site. */
  path: string;
  /** Only what is promotional can be unsubscribed from by a link. */
  isOffer: boolean;
}

export interface SendingDeps {
  db: Database;
  push: PushSender;
  siteName: string;
  /** Writes the mail in the transaction and answers its id. */
  writeMail(tx: Transaction, mail: MailOfNotification): Promise<bigint>;
  /** Whether offers may be sent by push and mail where the member lives. */
  maySendOffers(memberId: bigint): Promise<boolean>;
  log: { warn(details: object, message: string): void };
}

const everyMs = 1_000;
const mostAtOnce = 20;
const mostTries = 6;
const firstWaitSeconds = 60;
const longestWaitSeconds = 6 * 3_600;
/** Far above what one push may take. */
const abandonedAfterSeconds = 600;
/** A push service takes 4,096 bytes of which the encryption needs some. */
const longestBody = 500;

/** Sends push and writes mails that are due. */
export function sendNotificationsJob(deps: SendingDeps): StandingJob {
  return { name: 'sendNotifications', everyMs, run: () => sendDue(deps) };
}

/** One round: how many were due. */
export async function sendDue(deps: SendingDeps): Promise<number> {
  await giveBackAbandoned(deps.db, abandonedAfterSeconds);
  const due = await inTransaction(deps.db, (tx) => claimDue(tx, mostAtOnce));
  await Promise.all(due.map((id) => send(deps, id)));
  return due.length;
}

async function send(deps: SendingDeps, id: bigint): Promise<void> {
  const delivery = await readDelivery(deps.db, id);
  if (!delivery) return;
  const why = await whyWithheld(deps, delivery);
  if (why) await settle(deps.db, id, { state: 'withheld', reason: why });
  else if (delivery.channel === 'mail') await sendMail(deps, delivery);
  else await sendPush(deps, delivery);
}

/** Why it is not sent after all: asked at the moment of sending, since hours may have gone by. */
export async function whyWithheld(
  deps: Pick<SendingDeps, 'db' | 'maySendOffers'>,
  delivery: Pick<Delivery, 'memberId' | 'channel' | 'device' | 'kind'>,
): Promise<Withheld | undefined> {
  const { memberId, channel, device, kind } = delivery;
  if (channel === 'push' && !device) return 'ended';
  const { topic } = kindOf(kind);
  const { purpose, ...rules } = topicOf(topic);
  const now = await sendingNow(deps.db, { memberId, topic, channel, rule: rules[channel] });
  if (!now.isWanted) return 'switchedOff';
  if (purpose === 'account') return undefined;
  if (!now.isEnabled || (await offersHeldBack(deps.db, memberId))) return 'protected';
  if (purpose === 'reward') return undefined;
  if (!now.hasConsent) return 'noConsent';
  return (await deps.maySendOffers(memberId)) ? undefined : 'place';
}

async function sendMail({ db, writeMail }: SendingDeps, delivery: Delivery): Promise<void> {
  const { id, memberId, language, kind, details, inPage } = delivery;
  const { topic } = kindOf(kind);
  await inTransaction(db, async (tx) => {
    const mailId = await writeMail(tx, {
      memberId,
      language,
      subject: newsSubject(details, language) ?? topicTexts[language][topic].title,
      sentence: newsText({ kind, details }, language),
      path: pathOf(kind, inPage),
      isOffer: topicOf(topic).purpose === 'offer',
    });
    // Given back meanwhile and sent by another process: then this mail is not written.
    if (!(await settle(tx, id, { state: 'sent', mailId }))) throw new Error(`notification ${id} was sent elsewhere`);
  });
}

async function sendPush({ db, push, siteName, log }: SendingDeps, delivery: Delivery): Promise<void> {
  const { id, newsId, memberId, tries, kind } = delivery;
  const device = delivery.device!;
  const came = await push.post({
    endpoint: device.endpoint,
    p256dh: device.p256dh,
    auth: device.auth,
    payload: payloadOf(delivery, siteName),
    topic: `n${newsId}`,
    isUrgent: topicOf(kindOf(kind).topic).isUrgent === true,
  });
  if (came.is === 'sent') {
    await settle(db, id, { state: 'sent' });
    return;
  }
  log.warn({ notificationId: String(id), ...came, tries }, 'push not sent');
  if (came.is === 'retry' && tries < mostTries) return waitAgain(db, id, waitSeconds(tries, came.afterSeconds));
  await inTransaction(db, async (tx) => {
    await settle(tx, id, { state: 'failed', reason: came.is === 'retry' ? 'tries' : came.is });
    if (came.is === 'gone') await endDevice(tx, { id: device.id, memberId, why: 'gone' });
  });
}

/** 1, 2, 4 … minutes after the first try, or later where the push service asks for it. */
function waitSeconds(tries: number, asked = 0): number {
  return Math.min(longestWaitSeconds, Math.max(firstWaitSeconds * 2 ** (tries - 1), asked));
}

/** What the service worker shows. It names no amount and nobody, unless the member chose that: a lock screen is read by others. */
function payloadOf({ newsId, kind, details, language, showsDetails, inPage }: Delivery, siteName: string): string {
  const { title, generic } = topicTexts[language][kindOf(kind).topic];
  const full = newsText({ kind, details }, language);
  return JSON.stringify({
    id: String(newsId),
    title: showsDetails ? title : siteName,
    body: showsDetails ? shortened(full) : generic,
    path: pathOf(kind, inPage),
    language,
  });
}

function shortened(text: string): string {
  return text.length > longestBody ? `${text.slice(0, longestBody - 1)}…` : text;
}
