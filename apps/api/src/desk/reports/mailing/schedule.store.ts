import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

type Every = OperatorCallOutput<'/operator/report/schedules'>['schedules'][number]['every'];

export interface StoredSchedule {
  id: number;
  reportId: number;
  reportName: string;
  madeBy: string;
  every: Every;
  /** 06:30 */
  time: string;
  zone: string;
  weekday: number | null;
  monthDay: number | null;
  recipients: bigint[];
  isOn: boolean;
}

const columns = `s.id, s.report_id as "reportId", v.name as "reportName", s.made_by as "madeBy", s.every, to_char(s.at, 'HH24:MI') as time,
  s.zone, s.weekday, s.month_day as "monthDay", s.recipients, s.is_on as "isOn"`;
const from = 'report_schedule s join report v on v.id = s.report_id';

export async function schedulesOf(db: Database | Transaction, reportId: number): Promise<StoredSchedule[]> {
  const { rows } = await db.query<StoredSchedule>(
    `select ${columns} from ${from} where s.report_id = $1 and s.ended_at is null order by s.id`,
    [reportId],
  );
  return rows;
}

/** Locked until the transaction ends. */
export async function lockSchedule(tx: Transaction, id: number): Promise<StoredSchedule | undefined> {
  const { rows } = await tx.query<StoredSchedule>(
    `select ${columns} from ${from} where s.id = $1 and s.ended_at is null for update of s`,
    [id],
  );
  return rows[0];
}

export async function countSchedules(db: Database | Transaction, reportId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from report_schedule where report_id = $1 and ended_at is null',
    [reportId],
  );
  return rows[0]!.count;
}

/** How many send each report. */
export async function scheduleCounts(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.query<{ reportId: number; count: number }>(
    'select report_id as "reportId", count(*)::int as count from report_schedule where ended_at is null group by 1',
  );
  return new Map(rows.map(({ reportId, count }) => [reportId, count]));
}

export type NewSchedule = Omit<StoredSchedule, 'id' | 'reportName'>;

export async function insertSchedule(tx: Transaction, row: NewSchedule, since: Date): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into report_schedule (report_id, made_by, every, at, zone, weekday, month_day, recipients, is_on, since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [...valuesOf(row), since],
  );
  return rows[0]!.id;
}

/** From now on: what was due before is not sent for the changed times. */
export async function updateSchedule(tx: Transaction, id: number, row: NewSchedule, since: Date): Promise<void> {
  await tx.query(
    `update report_schedule set report_id = $1, made_by = $2, every = $3, at = $4, zone = $5, weekday = $6, month_day = $7,
       recipients = $8, is_on = $9, since = $10 where id = $11`,
    [...valuesOf(row), since, id],
  );
}

const valuesOf = (row: NewSchedule) => [
  ...[row.reportId, row.madeBy, row.every, row.time, row.zone, row.weekday, row.monthDay],
  ...[row.recipients, row.isOn],
];

export async function endSchedule(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.query('update report_schedule set ended_at = $2 where id = $1', [id, at]);
}

/** How many ended with their report. */
export async function endSchedulesOf(tx: Transaction, reportId: number): Promise<number> {
  const { rowCount } = await tx.query(
    'update report_schedule set ended_at = now() where report_id = $1 and ended_at is null',
    [reportId],
  );
  return rowCount ?? 0;
}
