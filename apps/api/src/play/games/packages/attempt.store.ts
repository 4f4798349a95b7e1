import type { Database, Transaction } from '@fairhouse/database';

export interface AttemptRow {
  id: bigint;
  hash: string | null;
  code: string | null;
  name: string | null;
  outcome: 'refused' | 'proposed';
  judgedBy: 'machine' | 'casino';
  modes: unknown;
  findings: readonly string[];
  faults: unknown;
  faultsFound: number;
  reason: string;
  triedBy: string;
  triedAt: Date;
}

const columns = `a.id, a.hash, a.code, a.name, a.outcome, a.judged_by as "judgedBy", a.modes, a.findings, a.faults,
  a.faults_found as "faultsFound", a.reason, a.tried_by as "triedBy", a.tried_at as "triedAt"`;

const mostListed = 200;

/** Without proposals whose package was entered, and with the last proposal of each package alone. */
export async function latestAttempts(db: Database): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    `select ${columns} from game_package_attempt a
     where a.outcome = 'refused' or not exists (
       select from game_package p where p.hash = a.hash and p.imported_at > a.tried_at
       union all
       select from game_package_attempt later where later.hash = a.hash and later.outcome = 'proposed' and later.id > a.id)
     order by a.id desc limit ${mostListed}`,
  );
  return rows;
}

export async function insertAttempt(tx: Transaction, row: Omit<AttemptRow, 'id' | 'triedAt'>): Promise<AttemptRow> {
  const { rows } = await tx.query<AttemptRow>(
    `insert into game_package_attempt as a
       (hash, code, name, outcome, judged_by, modes, findings, faults, faults_found, reason, tried_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     returning ${columns}`,
    [
      row.hash,
      row.code,
      row.name,
      row.outcome,
      row.judgedBy,
      JSON.stringify(row.modes),
      JSON.stringify(row.findings),
      JSON.stringify(row.faults),
      row.faultsFound,
      row.reason,
      row.triedBy,
    ],
  );
  return rows[0]!;
}
