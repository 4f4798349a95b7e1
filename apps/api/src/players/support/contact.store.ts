import type { CallParsed, Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { deskPage } from '../../db/list-page.store.ts';
import type { Language } from '../../http/language.ts';

export type Topic = CallParsed<'/sys/contact/send'>['queryCategory'];

export interface NewContact {
  /** Who was logged in while sending. */
  memberId: bigint | undefined;
  name: string;
  username: string;
  email: string;
  phone: string;
  topic: Topic;
  message: string;
  language: Language;
}

export interface Contact extends Omit<NewContact, 'memberId'> {
  id: bigint;
  memberId: bigint | null;
  createdAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  note: string | null;
}

const columns = `c.id, c.member_id as "memberId", c.name, c.username, c.email, c.phone, c.topic, c.message, c.language,
  c.created_at as "createdAt", c.closed_at as "closedAt", c.closed_by as "closedBy", c.note`;

export async function insertContact(tx: Transaction, it: NewContact): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into contact (member_id, name, username, email, phone, topic, message, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [it.memberId ?? null, it.name, it.username, it.email, it.phone, it.topic, it.message, it.language],
  );
  return rows[0]!.id;
}

/** Forms of the last 24 hours: of this email address, and of everybody. Holds others back until the transaction ends. */
export async function countContactsToday(tx: Transaction, email: string): Promise<{ ofEmail: number; all: number }> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('contact', 0))`);
  const { rows } = await tx.query<{ ofEmail: number; all: number }>(
    `select count(*) filter (where lower(email) = lower($1))::int as "ofEmail", count(*)::int as all
     from contact where created_at > now() - interval '24 hours'`,
    [email],
  );
  return rows[0]!;
}

/** For the desk, oldest first unless sorted otherwise. */
export async function pageOfContacts<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (row: Contact) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: columns,
    from: 'contact c',
    where: 'true',
    params: [],
    fields: {
      status: { sql: `case when c.closed_at is null then 'open' else 'closed' end`, type: 'text' },
      queryCategory: { sql: 'c.topic', type: 'text' },
      memberId: { sql: 'c.member_id', type: 'bigint' },
      createTime: { sql: 'c.created_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'c.created_at',
    tieBreak: 'c.id',
    render,
  });
}

export async function findContact(db: Database | Transaction, id: bigint): Promise<Contact | undefined> {
  const { rows } = await db.query<Contact>(`select ${columns} from contact c where c.id = $1`, [id]);
  return rows[0];
}

/** Undefined when it is closed already, or unknown. */
export async function setClosed(
  tx: Transaction,
  id: bigint,
  closedBy: string,
  note: string,
): Promise<Contact | undefined> {
  const { rows } = await tx.query<Contact>(
    `update contact c set closed_at = now(), closed_by = $2, note = $3 where c.id = $1 and c.closed_at is null
     returning ${columns}`,
    [id, closedBy, note],
  );
  return rows[0];
}

/** Forms hold names and addresses: those closed more than `days` ago go. Answers how many went. */
export async function removeClosedContacts(db: Database, days: number): Promise<number> {
  const { rowCount } = await db.query('delete from contact where closed_at < now() - make_interval(days => $1)', [
    days,
  ]);
  return rowCount ?? 0;
}

/** Counted up to `most`. */
export async function countClosedContacts(db: Database, days: number, most: number): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    `select count(*)::int as due from (
       select from contact where closed_at < now() - make_interval(days => $1) limit $2) d`,
    [days, most],
  );
  return rows[0]!.due;
}

/** How many messages came in each hour. */
export async function contactsOfHours(
  db: Database,
  from: Date,
  until: Date,
): Promise<{ hour: Date; received: bigint }[]> {
  const { rows } = await db.query<{ hour: Date; received: bigint }>(
    `select date_trunc('hour', created_at, 'UTC') as hour, count(*) as received from contact
     where created_at >= $1 and created_at < $2 group by 1 order by 1`,
    [from, until],
  );
  return rows;
}
