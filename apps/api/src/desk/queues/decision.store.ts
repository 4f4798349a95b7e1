import type { QueueName } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffPerson } from '../../http/staff-person.ts';

type Person = Pick<StaffPerson, 'id' | 'name'>;

export interface Decision {
  id: bigint;
  queue: QueueName;
  rowId: bigint;
  subject: string;
  memberId: bigint | null;
  /** Of the member's account. */
  language: string | null;
  what: string;
  contentHash: string;
  reason: string | null;
  reasonFilipino: string | null;
  given: Record<string, string>;
  madeBy: bigint;
  maker: string;
  effectiveAt: Date;
  tries: number;
}

export interface NewDecisions {
  queue: QueueName;
  what: string;
  rows: readonly Pick<Decision, 'rowId' | 'subject' | 'memberId' | 'contentHash' | 'given'>[];
  reason: string | undefined;
  reasonFilipino: string | undefined;
  by: Person;
  delaySeconds: number;
}

/** Of each row that has none waiting; answers which rows. */
export async function insertDecisions(tx: Transaction, it: NewDecisions): Promise<{ rowId: bigint; id: bigint }[]> {
  const { rows } = await tx.query<{ rowId: bigint; id: bigint }>(
    `insert into queue_decision (queue, row_id, subject, member_id, what, content_hash, reason, reason_filipino, given,
       made_by, maker, effective_at, ask_at)
     select $1, r.row_id, r.subject, r.member_id, $6, r.hash, $7, $8, r.given::jsonb, $10, $11, at, at
     from unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[], $9::text[]) r (row_id, subject, member_id, hash, given),
       (select clock_timestamp() + make_interval(secs => $12) as at) effective
     order by r.row_id
     on conflict (queue, row_id) where state = 'waiting' do nothing returning row_id as "rowId", id`,
    [
      it.queue,
      it.rows.map(({ rowId }) => rowId),
      it.rows.map(({ subject }) => subject),
      it.rows.map(({ memberId }) => memberId),
      it.rows.map(({ contentHash }) => contentHash),
      it.what,
      it.reason ?? null,
      it.reasonFilipino ?? null,
      it.rows.map(({ given }) => JSON.stringify(given)),
      it.by.id,
      it.by.name,
      it.delaySeconds,
    ],
  );
  return rows;
}

/** False when it is not theirs, or its moment has come. */
export async function takeBack(tx: Transaction, id: bigint, person: Person): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update queue_decision set state = 'takenBack', ended_at = clock_timestamp()
     where id = $1 and state = 'waiting' and made_by = $2 and tries = 0 and effective_at > clock_timestamp()`,
    [id, person.id],
  );
  return rowCount === 1;
}

const columns = `d.id, d.queue, d.row_id as "rowId", d.subject, d.member_id as "memberId", m.language, d.what,
  d.content_hash as "contentHash", d.reason, d.reason_filipino as "reasonFilipino", d.given, d.made_by as "madeBy", d.maker,
  d.effective_at as "effectiveAt", d.tries`;

/** Those whose moment has come, for `leaseMs`: after it anyone who had them in hand is dead. */
export async function claimDueDecisions(db: Database, most: number, leaseMs: number): Promise<Decision[]> {
  const { rows } = await db.query<Decision>(
    `with due as (
       select id from queue_decision where state = 'waiting' and ask_at <= now() order by ask_at limit $1
       for update skip locked),
     taken as (
       update queue_decision q set tries = tries + 1, ask_at = now() + make_interval(secs => $2 / 1000.0)
       from due where q.id = due.id returning q.*)
     select ${columns} from taken d left join member_record m on m.id = d.member_id order by d.id`,
    [most, leaseMs],
  );
  return rows;
}

/** What came of it; `outcome` says why it was refused. */
export async function endDecision(tx: Transaction, id: bigint, outcome: string | null): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update queue_decision set state = case when $2::text is null then 'done' else 'refused' end, outcome = $2,
       ended_at = clock_timestamp()
     where id = $1 and state = 'waiting'`,
    [id, outcome],
  );
  return rowCount === 1;
}

export interface OwnDecision {
  what: string;
  state: 'waiting' | 'done' | 'refused' | 'takenBack';
  /** Why it was refused. */
  outcome: string | null;
}

/** What this person decided last about a row, whether the row is still in its queue or not. */
export async function lastDecisionOf(
  db: Database,
  queue: QueueName,
  rowId: bigint,
  madeBy: bigint,
): Promise<OwnDecision | null> {
  const { rows } = await db.query<OwnDecision>(
    `select what, state, outcome from queue_decision where queue = $1 and row_id = $2 and made_by = $3
     order by id desc limit 1`,
    [queue, rowId, madeBy],
  );
  return rows[0] ?? null;
}

/** Whether the record has an audit event of this person on it since: then it was done, though nobody wrote that down here. */
export async function isRecorded(
  db: Database,
  { subject, maker, effectiveAt }: Pick<Decision, 'subject' | 'maker' | 'effectiveAt'>,
  commands: readonly string[],
): Promise<boolean> {
  const { rows } = await db.query<{ done: boolean }>(
    `select exists (select from audit_event_record where subject = $1 and actor = 'operator:' || $2 and command = any($3) and at >= $4)
       as done`,
    [subject, maker, commands, effectiveAt],
  );
  return rows[0]!.done;
}
