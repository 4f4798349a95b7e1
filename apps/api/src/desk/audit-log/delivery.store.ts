import type { Database, Transaction } from '@fairhouse/database';

export interface DueDelivery {
  size: bigint;
  target: string;
  tries: number;
  note: string;
}

/** Behind those that wait for the same target, and not before it is tried again. */
export async function insertDeliveries(
  tx: Transaction,
  size: bigint,
  targets: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into audit_log_delivery (size, target, made_at, next_try_at)
     select distinct $1::bigint, t.target, $3::timestamptz,
       (select greatest($3::timestamptz, max(w.next_try_at)) from audit_log_delivery w
        where w.target = t.target and w.sent_at is null and w.given_up_at is null)
     from unnest($2::text[]) t (target)`,
    [size, targets, now],
  );
}

export async function lastMadeFor(tx: Transaction, target: string): Promise<Date | undefined> {
  const { rows } = await tx.query<{ madeAt: Date }>(
    'select made_at as "madeAt" from audit_log_delivery where target = $1 order by made_at desc limit 1',
    [target],
  );
  return rows[0]?.madeAt;
}

/** The next head that is due, locked until the transaction ends so that no second process sends it too. */
export async function takeDue(tx: Transaction, now: Date): Promise<DueDelivery | undefined> {
  const { rows } = await tx.query<DueDelivery>(
    `select d.size, d.target, d.tries, h.note from audit_log_delivery d join audit_log_head h using (size)
     where d.sent_at is null and d.given_up_at is null and d.next_try_at <= $1
     order by d.next_try_at, d.size limit 1 for update of d skip locked`,
    [now],
  );
  return rows[0];
}

export async function markSent(tx: Transaction, { size, target }: DueDelivery, now: Date): Promise<void> {
  await tx.query(
    `update audit_log_delivery set sent_at = $3, tries = tries + 1, problem = null where size = $1 and target = $2`,
    [size, target, now],
  );
}

/** The target is left alone until `nextTryAt`: everything that waits for it counts as tried. */
export async function markFailed(
  tx: Transaction,
  { target }: DueDelivery,
  { problem, nextTryAt }: { problem: string; nextTryAt: Date },
): Promise<void> {
  await tx.query(
    `update audit_log_delivery set tries = tries + 1, problem = $2, next_try_at = $3
     where target = $1 and sent_at is null and given_up_at is null`,
    [target, problem, nextTryAt],
  );
}

/** What has waited since before `before`; newer heads say the same and more. */
export async function giveUp(tx: Transaction, target: string, before: Date, now: Date): Promise<void> {
  await tx.query(
    `update audit_log_delivery set given_up_at = $3
     where target = $1 and sent_at is null and given_up_at is null and made_at < $2`,
    [target, before, now],
  );
}

export interface DeliveryRow {
  size: bigint;
  target: string;
  tries: number;
  sentAt: Date | null;
  givenUpAt: Date | null;
  problem: string | null;
}

export async function deliveriesOf(db: Database, sizes: readonly bigint[]): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select size, target, tries, sent_at as "sentAt", given_up_at as "givenUpAt", problem
     from audit_log_delivery where size = any($1::bigint[]) order by size, target`,
    [sizes],
  );
  return rows;
}
