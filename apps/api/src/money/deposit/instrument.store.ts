import type { Database, Transaction } from '@fairhouse/database';
import type { InstrumentKind } from '@fairhouse/payments';
import type { Attempt } from './attempt.store.ts';

export interface NotedInstrument {
  kind: InstrumentKind;
  /** Keyed: it tells nothing to who reads it, and the same for the same instrument at the same provider. */
  digest: Buffer;
  label: string;
}

/** Whether it is news: the same is noted once for a deposit. */
export async function insertInstrument(
  tx: Transaction,
  { memberId, id }: Attempt,
  it: NotedInstrument,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into deposit_instrument (attempt_id, member_id, kind, digest, label)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [id, memberId, it.kind, it.digest, it.label],
  );
  return rowCount === 1;
}

/** All that the member's deposits were ever paid with. */
export async function instrumentsOf(db: Database | Transaction, memberId: bigint): Promise<NotedInstrument[]> {
  const { rows } = await db.query<NotedInstrument>(
    `select kind, digest, min(label) as label from deposit_instrument where member_id = $1
     group by kind, digest`,
    [memberId],
  );
  return rows;
}
