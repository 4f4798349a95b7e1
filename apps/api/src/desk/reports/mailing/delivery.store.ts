import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

type Delivery = OperatorCallOutput<'/operator/report/schedules'>['schedules'][number]['deliveries'][number];

/** Makes the delivery of each schedule whose last moment has come and has none. Answers how many. */
export async function insertDue(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into report_delivery (schedule_id, due_on, due_at, next_try_at)
     select s.id, d.due_on, (d.due_on + s.at) at time zone s.zone, $1
     from report_schedule s
       cross join lateral (select ($1::timestamptz at time zone s.zone) - s.at::interval as local) l
       cross join lateral (
         select case s.every when 'day' then l.local::date
           when 'week' then (date_trunc('week', l.local - make_interval(days => s.weekday - 1)))::date + s.weekday - 1
           else (date_trunc('month', l.local - make_interval(days => s.month_day - 1)))::date + s.month_day - 1 end as due_on) d
     where s.is_on and s.ended_at is null and (d.due_on + s.at) at time zone s.zone > s.since
       and (d.due_on + s.at) at time zone s.zone <= $1
     on conflict (schedule_id, due_on) do nothing`,
    [now],
  );
  return rowCount ?? 0;
}

export interface WaitingDelivery {
  id: bigint;
  scheduleId: number;
  dueAt: Date;
  tries: number;
}

const waitingColumns = 'id, schedule_id as "scheduleId", due_at as "dueAt", tries';

export async function nextWaiting(db: Database, now: Date): Promise<WaitingDelivery | undefined> {
  const { rows } = await db.query<WaitingDelivery>(
    `select ${waitingColumns} from report_delivery where state = 'waiting' and next_try_at <= $1 order by next_try_at, id limit 1`,
    [now],
  );
  return rows[0];
}

/** Locked until the transaction ends; undefined once another process has mailed it. */
export async function lockWaiting(tx: Transaction, id: bigint): Promise<WaitingDelivery | undefined> {
  const { rows } = await tx.query<WaitingDelivery>(
    `select ${waitingColumns} from report_delivery where id = $1 and state = 'waiting' for update`,
    [id],
  );
  return rows[0];
}

export async function markMailed(
  tx: Transaction,
  { id, fileName, sha256, leftOut, at }: { id: bigint; fileName: string; sha256: string; leftOut: bigint[]; at: Date },
): Promise<void> {
  await tx.query(
    `update report_delivery set state = 'mailed', next_try_at = null, problem = null, file_name = $2, sha256 = $3, left_out = $4,
       mailed_at = $5 where id = $1`,
    [id, fileName, sha256, leftOut, at],
  );
}

/** Without a next time it is given up. */
export async function markTried(
  tx: Transaction,
  { id, problem, nextTryAt }: { id: bigint; problem: string; nextTryAt: Date | null },
): Promise<void> {
  await tx.query(
    `update report_delivery set tries = tries + 1, problem = $2, next_try_at = $3,
       state = case when $3::timestamptz is null then 'failed' else 'waiting' end where id = $1`,
    [id, problem, nextTryAt],
  );
}

export async function insertReportMail(
  tx: Transaction,
  { deliveryId, staffId, mailId }: { deliveryId: bigint; staffId: bigint; mailId: bigint },
): Promise<void> {
  await tx.query('insert into report_mail (delivery_id, staff_id, mail_id) values ($1, $2, $3)', [
    deliveryId,
    staffId,
    mailId,
  ]);
}

interface DeliveryRow extends Omit<Delivery, 'id' | 'dueTime' | 'nextTime'> {
  id: bigint;
  dueAt: Date;
  nextAt: Date | null;
}

/** The newest deliveries of a schedule, with how their mails went. A mail that is kept no longer had been sent or given up. */
export async function deliveriesOf(db: Database | Transaction, scheduleId: number, most: number): Promise<Delivery[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select d.id, d.due_at as "dueAt", d.state, d.tries, d.next_try_at as "nextAt", d.problem, d.file_name as "fileName", d.sha256,
       cardinality(d.left_out) as "leftOut", m.recipients, m.sent, m.unsent, m."givenUp"
     from (select * from report_delivery where schedule_id = $1 order by id desc limit $2) d
       cross join lateral (
         select count(*)::int as recipients, count(*) filter (where r.sent_at is not null or r.id is null)::int as sent,
           count(*) filter (where r.id is not null and r.sent_at is null and r.given_up_at is null)::int as unsent,
           count(*) filter (where r.given_up_at is not null)::int as "givenUp"
         from report_mail x left join mail_record r on r.id = x.mail_id where x.delivery_id = d.id) m
     order by d.id desc`,
    [scheduleId, most],
  );
  return rows.map(({ id, dueAt, nextAt, ...row }) => ({
    ...row,
    id: Number(id),
    dueTime: dueAt.toISOString(),
    nextTime: nextAt?.toISOString() ?? null,
  }));
}
