import type { Database, Transaction } from '@fairhouse/database';

export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const;

export interface Dispute {
  id: string;
  sessionId: string;
  intentId: string;
  /** Minor units, of the payment or of a part of it. */
  amount: bigint;
  currency: string;
  reason: string;
  status: (typeof disputeStatuses)[number];
  evidence: Record<string, unknown>;
  metadata: Record<string, unknown>;
  submissions: number;
  dueAt: Date;
  createdAt: Date;
}

const columns = `d.id, d.session_id as "sessionId", s.intent_id as "intentId", d.amount, s.currency, d.reason, d.status,
  d.evidence, d.metadata, d.submissions, d.due_at as "dueAt", d.created_at as "createdAt"`;

export async function insertDispute(
  tx: Transaction,
  {
    id,
    sessionId,
    amount,
    reason,
    status,
    dueAt,
  }: Pick<Dispute, 'id' | 'sessionId' | 'amount' | 'reason' | 'status' | 'dueAt'>,
): Promise<Dispute> {
  await tx.query(
    'insert into dispute (id, session_id, amount, reason, status, due_at) values ($1, $2, $3, $4, $5, $6)',
    [id, sessionId, amount, reason, status, dueAt],
  );
  return (await lockDispute(tx, id))!;
}

export async function lockDispute(tx: Transaction, id: string): Promise<Dispute | undefined> {
  const { rows } = await tx.query<Dispute>(
    `select ${columns} from dispute d join checkout_session s on s.id = d.session_id where d.id = $1 for update of d`,
    [id],
  );
  return rows[0];
}

export async function updateDispute(tx: Transaction, it: Dispute): Promise<Dispute> {
  await tx.query('update dispute set status = $2, evidence = $3, metadata = $4, submissions = $5 where id = $1', [
    it.id,
    it.status,
    JSON.stringify(it.evidence),
    JSON.stringify(it.metadata),
    it.submissions,
  ]);
  return it;
}

/** The file of that key: the new one, or the one that is there already. */
export async function insertFile(
  db: Database,
  file: { id: string; key: string | null; sha256: string; bytes: number },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into evidence_file (id, idempotency_key, sha256, bytes) values ($1, $2, $3, $4)
     on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key returning id`,
    [file.id, file.key, file.sha256, file.bytes],
  );
  return rows[0]!.id;
}

export async function hasFile(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.query('select from evidence_file where id = $1', [id])).rowCount === 1;
}
