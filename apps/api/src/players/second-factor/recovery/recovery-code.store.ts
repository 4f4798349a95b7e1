import type { Transaction } from '@fairhouse/database';

export async function insertRecoveryCodes(tx: Transaction, memberId: bigint, hashes: Buffer[]): Promise<void> {
  await tx.query('insert into recovery_code (member_id, code_hash) select $1, unnest($2::bytea[])', [memberId, hashes]);
}

export async function removeRecoveryCodes(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('delete from recovery_code where member_id = $1', [memberId]);
}

/** Spends the code that has one of these hashes; false when it is none of the member's, or was spent before. */
export async function useRecoveryCode(tx: Transaction, memberId: bigint, hashes: readonly Buffer[]): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update recovery_code set used_at = now() where member_id = $1 and code_hash = any($2::bytea[]) and used_at is null',
    [memberId, hashes],
  );
  return rowCount === 1;
}
