import type { FundsSource, FundsState } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface FundsCase {
  id: bigint;
  memberId: bigint;
  currency: Currency;
  /** Minor units. */
  threshold: bigint;
  deposits: bigint;
  state: FundsState;
  source: FundsSource | null;
  note: string | null;
  fileIds: bigint[];
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
}

const columns = `id, member_id as "memberId", currency, threshold, deposits, state, source, note, file_ids as "fileIds",
  asked_at as "askedAt", decided_by as "decidedBy", decided_at as "decidedAt", reason`;

/** The latest first. */
export async function fundsCasesOf(db: Database | Transaction, memberId: bigint, most: number): Promise<FundsCase[]> {
  const { rows } = await db.query<FundsCase>(
    `select ${columns} from funds_case where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export async function lockFundsCase(tx: Transaction, id: bigint): Promise<FundsCase | undefined> {
  const { rows } = await tx.query<FundsCase>(`select ${columns} from funds_case where id = $1 for update`, [id]);
  return rows[0];
}

export async function insertFundsCase(
  tx: Transaction,
  asked: Pick<FundsCase, 'memberId' | 'currency' | 'threshold' | 'deposits'>,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into funds_case (member_id, currency, threshold, deposits) values ($1, $2, $3, $4) returning id',
    [asked.memberId, asked.currency, asked.threshold, asked.deposits],
  );
  return rows[0]!.id;
}

export async function setHandedIn(
  tx: Transaction,
  id: bigint,
  { source, note, fileIds }: Pick<FundsCase, 'source' | 'note' | 'fileIds'>,
): Promise<void> {
  await tx.query(
    `update funds_case set state = 'handedIn', source = $2, note = $3, file_ids = $4, handed_in_at = now() where id = $1`,
    [id, source, note, fileIds],
  );
}

export async function setFundsDecided(
  tx: Transaction,
  id: bigint,
  { state, decidedBy, reason }: { state: FundsState; decidedBy: string; reason: string | null },
): Promise<void> {
  await tx.query('update funds_case set state = $2, decided_by = $3, decided_at = now(), reason = $4 where id = $1', [
    id,
    state,
    decidedBy,
    reason,
  ]);
}

/** What was credited as deposits since a moment, in minor units of the member's book. */
export async function depositsSince(db: Database, memberId: bigint, since: Date): Promise<bigint> {
  const { rows } = await db.query<{ deposits: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as deposits from ledger_posting
     where member_id = $1 and type = 'DEPOSIT' and created_at >= $2`,
    [memberId, since],
  );
  return rows[0]!.deposits;
}
