import type { MaintenanceState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { type PlayerLanguage, playerLanguageCodes } from '@fairhouse/money';
import { z } from 'zod';

export interface MaintenanceRow {
  id: number;
  state: MaintenanceState;
  startsAt: Date;
  endsAt: Date;
  texts: Partial<Record<PlayerLanguage, string>>;
  reason: string;
  madeBy: string;
  madeAt: Date;
  beganAt: Date | null;
  finishedAt: Date | null;
}

const columns = `id, state, starts_at as "startsAt", ends_at as "endsAt", texts, reason, made_by as "madeBy", made_at as "madeAt",
  began_at as "beganAt", finished_at as "finishedAt"`;

const storedTexts = z.partialRecord(z.enum(playerLanguageCodes), z.string());
const read = (row: MaintenanceRow): MaintenanceRow => ({ ...row, texts: storedTexts.parse(row.texts) });

/** One at a time is changed, and read meanwhile. */
export async function lockMaintenance(tx: Transaction): Promise<void> {
  await tx.query('lock table maintenance in share row exclusive mode');
}

/** What is planned or on. */
export async function currentMaintenance(db: Database | Transaction): Promise<MaintenanceRow | undefined> {
  const { rows } = await db.query<MaintenanceRow>(
    `select ${columns} from maintenance where state in ('planned', 'on')`,
  );
  return rows[0] && read(rows[0]);
}

export async function findMaintenance(tx: Transaction, id: number): Promise<MaintenanceRow | undefined> {
  const { rows } = await tx.query<MaintenanceRow>(`select ${columns} from maintenance where id = $1`, [id]);
  return rows[0] && read(rows[0]);
}

export async function isMaintenanceOn(db: Database | Transaction): Promise<boolean> {
  const { rowCount } = await db.query(`select from maintenance where state = 'on'`);
  return rowCount! > 0;
}

/** What is over or was cancelled, newest first. */
export async function pastMaintenance(
  db: Database,
  { before, pageSize }: { before?: number | undefined; pageSize: number },
): Promise<MaintenanceRow[]> {
  const { rows } = await db.query<MaintenanceRow>(
    `select ${columns} from maintenance where state in ('over', 'cancelled') and ($1::int is null or id < $1)
     order by id desc limit $2`,
    [before ?? null, pageSize],
  );
  return rows.map(read);
}

export type NewMaintenance = Pick<MaintenanceRow, 'startsAt' | 'endsAt' | 'texts' | 'reason' | 'madeBy' | 'madeAt'>;

export async function insertMaintenance(tx: Transaction, row: NewMaintenance): Promise<MaintenanceRow> {
  const { rows } = await tx.query<MaintenanceRow>(
    `insert into maintenance (starts_at, ends_at, texts, reason, made_by, made_at) values ($1, $2, $3, $4, $5, $6)
     returning ${columns}`,
    [row.startsAt, row.endsAt, JSON.stringify(row.texts), row.reason, row.madeBy, row.madeAt],
  );
  return rows[0]!;
}

export async function updateTimes(
  tx: Transaction,
  { id, startsAt, endsAt, texts }: Pick<MaintenanceRow, 'id' | 'startsAt' | 'endsAt' | 'texts'>,
): Promise<MaintenanceRow> {
  const { rows } = await tx.query<MaintenanceRow>(
    `update maintenance set starts_at = $2, ends_at = $3, texts = $4 where id = $1 returning ${columns}`,
    [id, startsAt, endsAt, JSON.stringify(texts)],
  );
  return rows[0]!;
}

/** Moves it, and stops bets or accepts them again in the same commit. */
export async function moveTo(
  tx: Transaction,
  id: number,
  to: 'on' | 'over' | 'cancelled',
  at: Date,
): Promise<MaintenanceRow> {
  const { rows } = await tx.query<MaintenanceRow>(
    `update maintenance set state = $2, starts_at = case when $2 = 'on' then least(starts_at, $3) else starts_at end,
       began_at = case when $2 = 'on' then $3 else began_at end, finished_at = case when $2 <> 'on' then $3::timestamptz end
     where id = $1 returning ${columns}`,
    [id, to, at],
  );
  if (to !== 'cancelled') await tx.query('select /* writes */ betting_stop($1)', [to === 'on']);
  return rows[0]!;
}
