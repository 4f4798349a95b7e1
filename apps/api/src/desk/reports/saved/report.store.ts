import {
  type HeldRoleName,
  type ReportDefinition,
  type ReportKind,
  type Role,
  reportDefinition,
} from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface StoredReport {
  id: number;
  staffId: bigint;
  by: string;
  name: string;
  kind: ReportKind;
  sharedWith: 'nobody' | 'all' | Role;
  version: number;
  changedAt: Date;
}

export interface StoredVersion {
  version: number;
  name: string;
  definition: ReportDefinition;
  madeBy: string;
  madeAt: Date;
}

const columns = `v.id, v.staff_id as "staffId", p.name as by, v.name, v.kind, v.shared_with as "sharedWith", v.version,
  v.changed_at as "changedAt"`;
const from = 'report v join staff_person p on p.id = v.staff_id';

export interface Reader {
  id: bigint;
  roles: readonly HeldRoleName[];
}

/** The own ones, then those that are shared with the reader by staff who still work here. */
export async function reportsFor(db: Database, { id, roles }: Reader, most: number): Promise<StoredReport[]> {
  const { rows } = await db.query<StoredReport>(
    `select ${columns} from ${from}
     where v.deleted_at is null and (v.staff_id = $1 or (v.shared_with = any($2::text[]) and p.enabled))
     order by v.staff_id = $1 desc, v.name, v.id limit $3`,
    [id, ['all', ...roles], most],
  );
  return rows;
}

/** Undefined where there is none, or the reader may not see it. */
export async function findReport(
  db: Database | Transaction,
  id: number,
  reader: Reader,
): Promise<StoredReport | undefined> {
  const { rows } = await db.query<StoredReport>(
    `select ${columns} from ${from} where v.id = $1 and v.deleted_at is null and (v.staff_id = $2 or v.shared_with = any($3::text[]))`,
    [id, reader.id, ['all', ...reader.roles]],
  );
  return rows[0];
}

/** For the process itself, which sends it on behalf of who set that up. */
export async function reportById(db: Database | Transaction, id: number): Promise<StoredReport | undefined> {
  const { rows } = await db.query<StoredReport>(
    `select ${columns} from ${from} where v.id = $1 and v.deleted_at is null`,
    [id],
  );
  return rows[0];
}

/** One's own are saved and deleted one after the other: their number is bounded. */
export async function lockReportsOf(tx: Transaction, staffId: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', ['report', Number(staffId % 2_147_483_647n)]);
}

export async function countReportsOf(tx: Transaction, staffId: bigint): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from report where staff_id = $1 and deleted_at is null',
    [staffId],
  );
  return rows[0]!.count;
}

export type NewReport = Pick<StoredReport, 'staffId' | 'name' | 'kind' | 'sharedWith'>;

export async function insertReport(tx: Transaction, report: NewReport, at: Date): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into report (staff_id, name, kind, shared_with, changed_at) values ($1, $2, $3, $4, $5) returning id',
    [report.staffId, report.name, report.kind, report.sharedWith, at],
  );
  return rows[0]!.id;
}

export async function updateReport(
  tx: Transaction,
  { id, name, kind, sharedWith, version, at }: Omit<NewReport, 'staffId'> & { id: number; version: number; at: Date },
): Promise<void> {
  await tx.query(
    'update report set name = $2, kind = $3, shared_with = $4, version = $5, changed_at = $6 where id = $1',
    [id, name, kind, sharedWith, version, at],
  );
}

export async function insertVersion(
  tx: Transaction,
  reportId: number,
  { version, name, definition, madeBy, madeAt }: StoredVersion,
): Promise<void> {
  await tx.query(
    `insert into report_version (report_id, version, name, definition, made_by, made_at) values ($1, $2, $3, $4, $5, $6)`,
    [reportId, version, name, JSON.stringify(definition), madeBy, madeAt],
  );
}

/** The newest first. */
export async function versionsOf(db: Database | Transaction, reportId: number, most = 100): Promise<StoredVersion[]> {
  const { rows } = await db.query<Omit<StoredVersion, 'definition'> & { definition: unknown }>(
    `select version, name, definition, made_by as "madeBy", made_at as "madeAt" from report_version
     where report_id = $1 order by version desc limit $2`,
    [reportId, most],
  );
  return rows.map((row) => ({ ...row, definition: reportDefinition.parse(row.definition) }));
}

export async function markDeleted(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.query('update report set deleted_at = $2 where id = $1', [id, at]);
}
