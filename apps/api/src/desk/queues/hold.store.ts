import type { QueueName } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffPerson } from '../../http/staff-person.ts';

type Person = Pick<StaffPerson, 'id' | 'name'>;

/** How long a claim is good without a sign of its holder. */
export const claimMinutes = 15;

/** Takes those that nobody else holds, or renews them; answers which. Of any number who ask at once, one has a row. */
export async function claimRows(
  db: Database | Transaction,
  queue: QueueName,
  ids: readonly bigint[],
  person: Person,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into queue_row as r (queue, row_id, claimed_by, claimed_name, claimed_until)
     select $1, id, $3, $4, clock_timestamp() + make_interval(mins => $5) from unnest($2::bigint[]) id order by id
     on conflict (queue, row_id) do update set claimed_by = excluded.claimed_by, claimed_name = excluded.claimed_name,
       claimed_until = excluded.claimed_until, touched_at = now()
     where r.claimed_until is null or r.claimed_until <= clock_timestamp() or r.claimed_by = excluded.claimed_by
     returning r.row_id as id`,
    [queue, ids, person.id, person.name, claimMinutes],
  );
  return rows.map(({ id }) => id);
}

/** Those that were this person's claim and are nobody's now. */
export async function releaseRow(tx: Transaction, queue: QueueName, id: bigint, person: Person): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update queue_row set claimed_by = null, claimed_name = null, claimed_until = null, touched_at = now()
     where queue = $1 and row_id = $2 and claimed_by = $3`,
    [queue, id, person.id],
  );
  return rowCount === 1;
}

/** Assigned rows are nobody's claim until they are taken. */
export async function assignRow(tx: Transaction, queue: QueueName, id: bigint, to: Person | undefined): Promise<void> {
  await tx.query(
    `insert into queue_row as r (queue, row_id, assigned_to, assigned_name) values ($1, $2, $3, $4)
     on conflict (queue, row_id) do update set assigned_to = excluded.assigned_to,
       assigned_name = excluded.assigned_name, touched_at = now()`,
    [queue, id, to?.id ?? null, to?.name ?? null],
  );
}

/** Anyone who held it lets it go. */
export async function snoozeRow(
  tx: Transaction,
  queue: QueueName,
  id: bigint,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  await tx.query(
    `insert into queue_row as r (queue, row_id, snoozed_until, snooze_reason) values ($1, $2, $3, $4)
     on conflict (queue, row_id) do update set snoozed_until = excluded.snoozed_until,
       snooze_reason = excluded.snooze_reason, claimed_by = null, claimed_name = null, claimed_until = null,
       touched_at = now()`,
    [queue, id, until, reason],
  );
}

export async function wakeRow(tx: Transaction, queue: QueueName, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update queue_row set snoozed_until = null, snooze_reason = null, touched_at = now()
     where queue = $1 and row_id = $2 and snoozed_until > now()`,
    [queue, id],
  );
  return rowCount === 1;
}

/** It is free for those it was handed to: nobody's claim, assigned to nobody, and awake. */
export async function escalateRow(
  tx: Transaction,
  queue: QueueName,
  id: bigint,
  { to, by, reason }: { to: string; by: string; reason: string },
): Promise<void> {
  await tx.query(
    `insert into queue_row as r (queue, row_id, escalated_to, escalated_by, escalation_reason, escalated_at)
     values ($1, $2, $3, $4, $5, now())
     on conflict (queue, row_id) do update set escalated_to = excluded.escalated_to,
       escalated_by = excluded.escalated_by, escalation_reason = excluded.escalation_reason,
       escalated_at = excluded.escalated_at, claimed_by = null, claimed_name = null, claimed_until = null,
       assigned_to = null, assigned_name = null, snoozed_until = null, snooze_reason = null, touched_at = now()`,
    [queue, id, to, by, reason],
  );
}

/** What was done with rows that are dealt with; the notes and decisions stay. */
export async function forgetRow(tx: Transaction, queue: string, id: bigint): Promise<void> {
  await tx.query('delete from queue_row where queue = $1 and row_id = $2', [queue, id]);
}

/** Rows may be dealt with by the command line too, or leave by themselves. Answers how many went. */
export async function forgetUntouched(db: Database, days: number, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from queue_row where (queue, row_id) in (
       select queue, row_id from queue_row where touched_at < now() - make_interval(days => $1) limit $2)`,
    [days, most],
  );
  return rowCount ?? 0;
}
