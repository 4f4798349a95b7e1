import type { CallParsed, Page, ReferenceKind, ThreadState } from '@fairhouse/contract';
import type { ContactPriority } from '@fairhouse/contract/operator';
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

/** Within which minutes it is to be answered and solved. */
export interface Targets {
  answerMinutes: number;
  solveMinutes: number;
}

export interface Reference {
  kind: ReferenceKind;
  id: string;
}

/** How a thread begins, besides its first message. */
export interface Beginning extends Targets {
  channel: 'form' | 'page';
  priority: ContactPriority;
  reference?: Reference | undefined;
  requestKey?: string | undefined;
}

export interface Contact extends Omit<NewContact, 'memberId'> {
  id: bigint;
  memberId: bigint | null;
  createdAt: Date;
  changedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  note: string | null;
  channel: 'form' | 'page';
  priority: ContactPriority;
  state: ThreadState;
  dueAt: Date;
  referenceKind: ReferenceKind | null;
  referenceId: string | null;
  messages: number;
  firstAnsweredAt: Date | null;
  satisfied: boolean | null;
}

export const columns = `c.id, c.member_id as "memberId", c.name, c.username, c.email, c.phone, c.topic, c.message, c.language,
  c.created_at as "createdAt", c.changed_at as "changedAt", c.closed_at as "closedAt", c.closed_by as "closedBy", c.note,
  c.channel, c.priority, c.state, c.due_at as "dueAt", c.reference_kind as "referenceKind", c.reference_id as "referenceId",
  c.messages, c.first_answered_at as "firstAnsweredAt", c.satisfied`;

export async function insertContact(tx: Transaction, it: NewContact, beginning: Beginning): Promise<bigint> {
  const { channel, priority, reference, requestKey, answerMinutes, solveMinutes } = beginning;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into contact (member_id, name, username, email, phone, topic, message, language, channel, priority, reference_kind,
       reference_id, request_key, answer_due_at, solve_due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now() + make_interval(mins => $14),
       now() + make_interval(mins => $15)) returning id`,
    [
      ...[it.memberId ?? null, it.name, it.username, it.email, it.phone, it.topic, it.message, it.language],
      ...[channel, priority, reference?.kind ?? null, reference?.id ?? null, requestKey ?? null],
      ...[answerMinutes, solveMinutes],
    ],
  );
  return rows[0]!.id;
}

/** Forms of the last 24 hours: of this email address, and of everybody. Holds others back until the transaction ends. */
export async function countContactsToday(tx: Transaction, email: string): Promise<{ ofEmail: number; all: number }> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('contact', 0))`);
  const { rows } = await tx.query<{ ofEmail: number; all: number }>(
    `select count(*) filter (where lower(email) = lower($1))::int as "ofEmail", count(*)::int as all
     from contact where created_at > now() - interval '24 hours' and channel = 'form'`,
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

/** One change of a thread at a time. */
export async function lockContact(tx: Transaction, id: bigint): Promise<Contact | undefined> {
  const { rows } = await tx.query<Contact>(`select ${columns} from contact c where c.id = $1 for update`, [id]);
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
    `update contact c set closed_at = now(), closed_by = $2, note = $3, changed_at = now()
     where c.id = $1 and c.closed_at is null returning ${columns}`,
    [id, closedBy, note],
  );
  return rows[0];
}

/** It waits for its sender now; the first answer keeps its time. */
export async function setAnswered(tx: Transaction, id: bigint): Promise<void> {
  await tx.query(
    `update contact set asked_at = null, answer_due_at = null, messages = messages + 1, changed_at = now(),
       first_answered_at = coalesce(first_answered_at, now())
     where id = $1`,
    [id],
  );
}

/**
 * Its sender has written: it waits for an answer, since the earliest message without one. A thread that was solved is open again, and has
 * the time of a new one.
 */
export async function setAsked(tx: Transaction, id: bigint, { answerMinutes, solveMinutes }: Targets): Promise<void> {
  await tx.query(
    `update contact set asked_at = case when closed_at is null then coalesce(asked_at, now()) else now() end,
       answer_due_at = case when closed_at is null and asked_at is not null then answer_due_at
         else now() + make_interval(mins => $2) end,
       solve_due_at = case when closed_at is null then solve_due_at else now() + make_interval(mins => $3) end,
       opened_at = case when closed_at is null then opened_at else now() end,
       closed_at = null, closed_by = null, note = null, messages = messages + 1, changed_at = now()
     where id = $1`,
    [id, answerMinutes, solveMinutes],
  );
}

export async function setTopic(tx: Transaction, id: bigint, topic: Topic): Promise<void> {
  await tx.query('update contact set topic = $2 where id = $1', [id, topic]);
}

/** Due times count from when it began to wait. */
export async function setPriority(
  tx: Transaction,
  id: bigint,
  priority: ContactPriority,
  { answerMinutes, solveMinutes }: Targets,
): Promise<void> {
  await tx.query(
    `update contact set priority = $2, solve_due_at = opened_at + make_interval(mins => $4),
       answer_due_at = case when asked_at is not null then asked_at + make_interval(mins => $3) end
     where id = $1`,
    [id, priority, answerMinutes, solveMinutes],
  );
}

/** Another person of the staff who holds the thread now. */
export async function otherClaim(
  tx: Transaction,
  id: bigint,
  staffId: bigint,
): Promise<{ by: string; until: Date } | undefined> {
  const { rows } = await tx.query<{ by: string | null; until: Date | null }>(
    `select claimed_name as by, claimed_until as until from queue_claim_record
     where queue = 'contacts' and row_id = $1 and claimed_by <> $2`,
    [id, staffId],
  );
  const [claim] = rows;
  return claim?.by && claim.until ? { by: claim.by, until: claim.until } : undefined;
}

/** Solved, or answered and silent since, for more than `$1` days. */
const isOver = `(closed_at < now() - make_interval(days => $1)
  or state = 'waiting' and changed_at < now() - make_interval(days => $1))`;

/** Threads hold names and addresses: those that have been over for more than `days` go. Answers how many went. */
export async function removeClosedContacts(db: Database, days: number): Promise<number> {
  const { rowCount } = await db.query(`delete from contact where ${isOver}`, [days]);
  return rowCount ?? 0;
}

/** Counted up to `most`. */
export async function countClosedContacts(db: Database, days: number, most: number): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    `select count(*)::int as due from (
       select from contact where ${isOver} limit $2) d`,
    [days, most],
  );
  return rows[0]!.due;
}

/** How many threads began in each hour. */
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

/** First answers by the hour in which they were given and by how long they took; each step ends `growth` times later. */
export async function firstAnswerTimes(
  db: Database,
  from: Date,
  until: Date,
  { growth, lastStep }: { growth: number; lastStep: number },
): Promise<{ hour: Date; answered: bigint; step: number }[]> {
  const { rows } = await db.query<{ hour: Date; answered: bigint; step: number }>(
    `select date_trunc('hour', first_answered_at, 'UTC') as hour, count(*) as answered,
       least($4, ceil(ln(greatest(1, extract(epoch from first_answered_at - created_at)::float8)) / ln($3::float8)))::int as step
     from contact where first_answered_at >= $1 and first_answered_at < $2 group by 1, 3`,
    [from, until, growth, lastStep],
  );
  return rows;
}
