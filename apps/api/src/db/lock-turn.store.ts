import type { Transaction } from '@fairhouse/database';

/** Until the transaction ends, no other campaign or journey looks at the member: each counts what the others did. */
export async function lockTurnOf(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('campaign member ' || $1::text, 0))", [
    String(memberId),
  ]);
}
