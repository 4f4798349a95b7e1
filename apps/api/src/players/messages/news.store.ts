import type { Page } from '@fairhouse/contract';
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

/** Undefined when the member was told this before. */
export async function insertNews(tx: Transaction, news: NewNews): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into news (member_id, type, kind, details, about) values ($1, $2, $3, $4, $5)
     on conflict (member_id, kind, about) do nothing returning id`,
    [news.memberId, news.type, news.kind, JSON.stringify(news.details), news.about],
  );
  return rows[0]?.id;
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
    where: 'member_id = $1',
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
    'select count(*)::int as unread from news where member_id = $1 and read_at is null',
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

/** Messages older than `days` go, read or not. Answers how many went. */
export async function removeOldNews(db: Database, days: number): Promise<number> {
  const { rowCount } = await db.query('delete from news where created_at < now() - make_interval(days => $1)', [days]);
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
