import type { NotificationChannel } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { type PlayerLanguage, playerLanguageOf } from '@fairhouse/money';
import type { NewsKind } from '../news.kinds.ts';
import type { NewsDetails } from '../news.store.ts';

/** A notification that is due, with what it takes to send it. */
export interface Delivery {
  id: bigint;
  newsId: bigint;
  memberId: bigint;
  channel: Exclude<NotificationChannel, 'page'>;
  kind: NewsKind;
  details: NewsDetails;
  tries: number;
  language: PlayerLanguage;
  /** Whether the message is on the site as well. */
  inPage: boolean;
  showsDetails: boolean;
  /** Of push; null once the device has ended. */
  device: { id: bigint; endpoint: string; p256dh: string; auth: string } | null;
}

export type Withheld = 'switchedOff' | 'noConsent' | 'protected' | 'place' | 'ended';
export type Failed = 'gone' | 'refused' | 'unclear' | 'tries';

/**
 * Takes what is due, so that no other process sends it too. It is marked before it is sent: push goes out once or not at all.
 */
export async function claimDue(tx: Transaction, most: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update notification_delivery set state = 'sending', claimed_at = clock_timestamp(), tries = tries + 1
     where id in (select id from notification_delivery where state = 'waiting' and due_at <= now()
       order by due_at limit $1 for update skip locked)
     returning id`,
    [most],
  );
  return rows.map(({ id }) => id);
}

export async function readDelivery(db: Database, id: bigint): Promise<Delivery | undefined> {
  const { rows } = await db.query<
    Omit<Delivery, 'device'> & {
      deviceId: bigint | null;
      endpoint: string | null;
      p256dh: string | null;
      auth: string | null;
    }
  >(
    `select d.id, d.news_id as "newsId", d.member_id as "memberId", d.channel, w.kind, w.details, d.tries, w.in_page as "inPage",
       m.language,
       coalesce(q.shows_details, false) as "showsDetails",
       p.id as "deviceId", p.endpoint, p.p256dh, p.auth
     from notification_delivery d join news w on w.id = d.news_id join member_record m on m.id = d.member_id
       left join push_device p on p.id = d.device_id and p.ended_at is null
       left join notification_preference q on q.member_id = d.member_id
     where d.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { deviceId, endpoint, p256dh, auth, ...delivery } = row;
  return {
    ...delivery,
    language: playerLanguageOf(delivery.language),
    device: deviceId === null ? null : { id: deviceId, endpoint: endpoint!, p256dh: p256dh!, auth: auth! },
  };
}

export interface SendingNow {
  isWanted: boolean;
  hasConsent: boolean;
  isEnabled: boolean;
}

/** What holds at the moment of sending: hours may have gone by. */
export async function sendingNow(
  db: Database,
  { memberId, topic, channel, rule }: { memberId: bigint; topic: string; channel: string; rule: string },
): Promise<SendingNow> {
  const { rows } = await db.query<SendingNow>(
    `select notification_wanted(m.id, $2, $3, $4) as "isWanted", m.receive_exclusive as "hasConsent",
       m.enabled as "isEnabled"
     from member_record m where m.id = $1`,
    [memberId, topic, channel, rule],
  );
  return rows[0]!;
}

/** Where it is being sent: what has been settled stays as it is. */
export async function settle(
  db: Database | Transaction,
  id: bigint,
  came: { state: 'sent' | 'withheld' | 'failed'; reason?: Withheld | Failed; mailId?: bigint },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update notification_delivery set state = $2, reason = $3, mail_id = $4, done_at = now()
     where id = $1 and state = 'sending'`,
    [id, came.state, came.reason ?? null, came.mailId ?? null],
  );
  return rowCount === 1;
}

export async function waitAgain(db: Database, id: bigint, seconds: number): Promise<void> {
  await db.query(
    `update notification_delivery set state = 'waiting', claimed_at = null, due_at = now() + make_interval(secs => $2)
     where id = $1 and state = 'sending'`,
    [id, seconds],
  );
}

/**
 * What a process had taken that died over it: a mail was written with its outcome or not at all and waits again; whether push went
 * out is not known, and it is not sent twice.
 */
export async function giveBackAbandoned(db: Database, olderThanSeconds: number): Promise<void> {
  await db.query(
    `update notification_delivery set state = case channel when 'mail' then 'waiting' else 'failed' end,
       reason = case channel when 'mail' then null else 'unclear' end,
       done_at = case channel when 'mail' then null else now() end, claimed_at = null
     where state = 'sending' and claimed_at < now() - make_interval(secs => $1)`,
    [olderThanSeconds],
  );
}
