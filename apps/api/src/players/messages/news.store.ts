import type { ChannelRule, NotificationTopic, Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { listPage } from '../../db/list-page.store.ts';
import type { NewsKind, NewsType } from './news.kinds.ts';

/** Texts, and amounts as minor units with their currency. */
export type NewsDetails = Record<string, string | { minor: string; currency: string }>;

export interface NewsRow {
  id: bigint;
  type: NewsType;
  kind: NewsKind;
  details: NewsDetails;
  readAt: Date | null;
  createdAt: Date;
}

export interface NewNews extends Pick<NewsRow, 'type' | 'kind' | 'details'> {
  memberId: bigint;
  about: string;
}

/** How a topic is sent, and where. */
export interface Sending {
  topic: NotificationTopic;
  page: ChannelRule;
  push: ChannelRule;
  mail: ChannelRule;
  isUrgent: boolean;
  isOffer: boolean;
  /** The mail that is written already. */
  mailId: bigint | undefined;
}

/** One statement, since many are written while money is credited. Undefined when the member was told before or may not be. */
export async function insertNews(tx: Transaction, news: NewNews, sending: Sending): Promise<bigint | undefined> {
  const { topic, page, push, mail, isUrgent, isOffer, mailId } = sending;
  const { rows } = await tx.query<{ id: bigint }>(
    `with written as (
       insert into news (member_id, type, kind, details, about, in_page)
       select $1, $2, $3, $4, $5, notification_wanted($1, $6, 'page', $7)
       where not $11::boolean or notification_offerable($1)
       on conflict (member_id, kind, about) do nothing returning id),
     planned as (
       insert into notification_delivery (news_id, member_id, channel, device_id, due_at, state, done_at, mail_id)
       select w.id, $1, 'push', d.id,
         case when $10::boolean then now() else notification_due(now(), q.quiet_from, q.quiet_until, q.time_zone) end,
         'waiting', null, null
       from written w join push_device d on d.member_id = $1 and d.ended_at is null
         left join notification_preference q on q.member_id = $1
       where notification_wanted($1, $6, 'push', $8)
       union all
       select w.id, $1, 'mail', null, now(), case when $12::bigint is null then 'waiting' else 'sent' end,
         case when $12::bigint is not null then now() end, $12
       from written w where $12::bigint is not null or notification_wanted($1, $6, 'mail', $9))
     select id from written`,
    [
      news.memberId,
      news.type,
      news.kind,
      JSON.stringify(news.details),
      news.about,
      topic,
      page,
      push,
      mail,
      isUrgent,
      isOffer,
      mailId ?? null,
    ],
  );
  return rows[0]?.id;
}

/** Whether something promotional may go to the member now. */
export async function isOfferable(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ offerable: boolean }>('select notification_offerable($1) as offerable', [memberId]);
  return rows[0]!.offerable;
}

export async function findNewsAbout(
  tx: Transaction,
  { memberId, kind, about }: Pick<NewNews, 'memberId' | 'kind' | 'about'>,
): Promise<Pick<NewsRow, 'id' | 'details'> | undefined> {
  const { rows } = await tx.query<Pick<NewsRow, 'id' | 'details'>>(
    'select id, details from news where member_id = $1 and kind = $2 and about = $3',
    [memberId, kind, about],
  );
  return rows[0];
}

/** The member's own, newest first unless sorted otherwise. */
export async function pageOfNews<Item>(
  db: Database,
  memberId: bigint,
  input: object & { pageNum: number; pageSize: number },
  render: (row: NewsRow) => Item,
): Promise<Page<Item>> {
  return listPage(db, {
    select: 'id, type, kind, details, read_at as "readAt", created_at as "createdAt"',
    from: 'news',
    where: 'member_id = $1 and in_page',
    params: [memberId],
    fields: {
      status: { sql: 'case when read_at is null then 0 else 10 end', type: 'int' },
      type: { sql: 'type', type: 'int' },
      createTime: { sql: 'created_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'created_at desc',
    tieBreak: 'id desc',
    render,
  });
}

export async function countUnread(db: Database, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ unread: number }>(
    'select count(*)::int as unread from news where member_id = $1 and read_at is null and in_page',
    [memberId],
  );
  return rows[0]!.unread;
}

/** False when the member has no such message. One that was read before keeps its time. */
export async function setRead(db: Database, memberId: bigint, id: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    'update news set read_at = coalesce(read_at, now()) where id = $1 and member_id = $2',
    [id, memberId],
  );
  return rowCount === 1;
}

/** Those that came while it ran stay unread. */
export async function setAllRead(db: Database, memberId: bigint): Promise<void> {
  await db.query('update news set read_at = now() where member_id = $1 and read_at is null and in_page', [memberId]);
}

/** Messages older than `days` go, read or not, and devices that ended before. Answers how many messages went. */
export async function removeOldNews(db: Database, days: number): Promise<number> {
  const { rowCount } = await db.query('delete from news where created_at < now() - make_interval(days => $1)', [days]);
  await db.query(
    `delete from push_device p where ended_at < now() - make_interval(days => $1)
       and not exists (select from notification_delivery d where d.device_id = p.id)`,
    [days],
  );
  return rowCount ?? 0;
}

/** Counted up to `most`. */
export async function countOldNews(db: Database, days: number, most: number): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    `select count(*)::int as due from (
       select from news where created_at < now() - make_interval(days => $1) limit $2) d`,
    [days, most],
  );
  return rows[0]!.due;
}

export async function memberExists(tx: Transaction, memberId: bigint): Promise<boolean> {
  return (await tx.query('select from member_record where id = $1', [memberId])).rowCount === 1;
}
