import type { Database, Transaction } from '@fairhouse/database';
import { z } from 'zod';
import type { ExportRow } from './columns.ts';

export const storedFiles = z.array(
  z.strictObject({ name: z.string(), bytes: z.int(), sha256: z.string(), rows: z.int().nullable() }),
);
export type StoredFile = z.output<typeof storedFiles>[number];

export interface DayExport {
  day: string;
  files: StoredFile[];
  madeAt: Date;
  removedAt: Date | null;
}

const columns = `to_char(day, 'YYYY-MM-DD') as day, files, made_at as "madeAt", removed_at as "removedAt"`;
const read = (row: DayExport): DayExport => ({ ...row, files: storedFiles.parse(row.files) });

/** The oldest finished day, not before `from`, that was not exported. */
export async function nextDay(db: Database, from: string): Promise<string | undefined> {
  const { rows } = await db.query<{ day: string }>(
    `select to_char(d.day, 'YYYY-MM-DD') as day from finance_day_record d
     where d.day >= $1::date and not exists (select from report_day_export e where e.day = d.day) order by d.day limit 1`,
    [from],
  );
  return rows[0]?.day;
}

/** False where another process was quicker. */
export async function insertDay(
  tx: Transaction,
  { day, files, madeAt }: Pick<DayExport, 'day' | 'files' | 'madeAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into report_day_export (day, files, made_at) values ($1, $2, $3) on conflict (day) do nothing',
    [day, JSON.stringify(files), madeAt],
  );
  return rowCount === 1;
}

/** Older than this day, the oldest first. */
export async function expiredDays(db: Database, before: string, most: number): Promise<DayExport[]> {
  const { rows } = await db.query<DayExport>(
    `select ${columns} from report_day_export where removed_at is null and day < $1::date order by report_day_export.day limit $2`,
    [before, most],
  );
  return rows.map(read);
}

export async function markRemoved(tx: Transaction, day: string, at: Date): Promise<void> {
  await tx.query('update report_day_export set removed_at = $2 where day = $1 and removed_at is null', [day, at]);
}

/** The newest first. */
export async function pageOfDays(db: Database, before: string | undefined, most: number): Promise<DayExport[]> {
  const { rows } = await db.query<DayExport>(
    `select ${columns} from report_day_export where $1::date is null or day < $1::date order by report_day_export.day desc limit $2`,
    [before ?? null, most],
  );
  return rows.map(read);
}

export async function findDay(db: Database, day: string): Promise<DayExport | undefined> {
  const { rows } = await db.query<DayExport>(`select ${columns} from report_day_export where day = $1::date`, [day]);
  return rows[0] && read(rows[0]);
}

/** The sums of a day in the order of their key, after a place. */
export async function sumsOfDay(tx: Transaction, day: string): Promise<ExportRow[]> {
  const { rows } = await tx.query<Record<string, string | bigint>>(
    `select to_char(day, 'YYYY-MM-DD') as day, dimension, key, currency, type, reversed, postings, amount, bonus_part, cash, bonus, held
     from finance_sum_record where day = $1::date order by dimension, key, currency, type, reversed`,
    [day],
  );
  return rows;
}

/** Players of a day after one of them, in the order of their ids; `memberId` is for the next page and leaves the casino in no file. */
export async function playersOfDay(
  tx: Transaction,
  day: string,
  { after, most, licences }: { after: bigint; most: number; licences: Readonly<Record<string, string>> },
): Promise<(Record<string, string | bigint> & { memberId: bigint })[]> {
  const { rows } = await tx.query<Record<string, string | bigint> & { memberId: bigint }>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, d.member_id as "memberId", d.currency,
       coalesce($4::jsonb ->> d.state, $4::jsonb ->> d.country, 'casino') as licence, to_char(d.joined, 'YYYY-MM') as joined, d.bets,
       d.deposits, d.paid_out as withdrawals, d.stakes, d.rollbacks, d.wins, d.granted, d.forfeited, d.fees, d.corrections, d.ggr, d.ngr
     from finance_member_day_record d where d.day = $1::date and d.member_id > $2 order by d.member_id limit $3`,
    [day, after, most, JSON.stringify(licences)],
  );
  return rows;
}
