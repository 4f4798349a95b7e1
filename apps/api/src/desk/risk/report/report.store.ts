import type { Database, Transaction } from '@fairhouse/database';

export interface ReportedMember {
  id: bigint;
  username: string;
  name: string;
  birthday: string;
  countryCode: string;
  address: string;
  joinedAt: Date;
}

export async function membersForReport(tx: Database, ids: readonly bigint[]): Promise<ReportedMember[]> {
  const { rows } = await tx.query<ReportedMember>(
    `select id, username, first_name || ' ' || last_name as name, birthday::text as birthday, country_code as "countryCode",
       concat_ws(', ', address, postal_code, city) as address, created_at as "joinedAt"
     from member_record where id = any($1::bigint[]) order by id`,
    [ids],
  );
  return rows;
}

export async function insertReport(
  tx: Transaction,
  it: { hash: string; caseId: bigint; suspicion: string; file: Buffer; by: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into risk_report (hash, case_id, suspicion, file, written_by, written_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [it.hash, it.caseId, it.suspicion, it.file, it.by, it.at],
  );
}

export async function hasReport(
  db: Database,
  { caseId, suspicion, by }: { caseId: bigint; suspicion: string; by: string },
): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    'select exists (select from risk_report where case_id = $1 and suspicion = $2 and written_by = $3) as has',
    [caseId, suspicion, by],
  );
  return rows[0]!.has;
}

export async function findReport(
  db: Database | Transaction,
  hash: string,
): Promise<{ caseId: bigint; file: Buffer } | undefined> {
  const { rows } = await db.query<{ caseId: bigint; file: Buffer }>(
    'select case_id as "caseId", file from risk_report where hash = $1',
    [hash],
  );
  return rows[0];
}
