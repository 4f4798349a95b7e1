import type { Database, Transaction } from '@fairhouse/database';

export interface StoredEvidence {
  hash: string;
  claimId: bigint;
  madeFrom: string;
  statement: string;
  bytes: number;
  by: string;
  at: Date;
}

const columns = `hash, claim_id as "claimId", made_from as "madeFrom", statement, length(file) as bytes, made_by as by,
  made_at as at`;
const mostListed = 50;

export async function insertEvidence(
  tx: Transaction,
  it: Omit<StoredEvidence, 'bytes'> & { file: Buffer },
): Promise<void> {
  await tx.query(
    `insert into dispute_evidence (hash, claim_id, made_from, statement, file, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [it.hash, it.claimId, it.madeFrom, it.statement, it.file, it.by, it.at],
  );
}

/** The latest first. */
export async function evidenceOf(db: Database, claimId: bigint): Promise<StoredEvidence[]> {
  const { rows } = await db.query<StoredEvidence>(
    `select ${columns} from dispute_evidence where claim_id = $1 order by made_at desc limit $2`,
    [claimId, mostListed],
  );
  return rows;
}

export async function lastEvidence(db: Database, claimId: bigint): Promise<StoredEvidence | undefined> {
  const { rows } = await db.query<StoredEvidence>(
    `select ${columns} from dispute_evidence where claim_id = $1 order by made_at desc limit 1`,
    [claimId],
  );
  return rows[0];
}

export async function fileOfEvidence(
  db: Database | Transaction,
  hash: string,
): Promise<{ claimId: bigint; memberId: bigint | null; file: Buffer } | undefined> {
  const { rows } = await db.query<{ claimId: bigint; memberId: bigint | null; file: Buffer }>(
    `select e.claim_id as "claimId", c.member_id as "memberId", e.file
     from dispute_evidence e join payment_claim c on c.id = e.claim_id where e.hash = $1`,
    [hash],
  );
  return rows[0];
}
