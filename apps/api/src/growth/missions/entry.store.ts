import type { Transaction } from '@fairhouse/database';

/** Whether the member belongs to the staff. */
export async function isStaff(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('select from staff_as_member where member_id = $1 limit 1', [memberId]);
  return rowCount === 1;
}

export async function hasJoined(tx: Transaction, missionId: number, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('select from mission_entry where mission_id = $1 and member_id = $2', [
    missionId,
    memberId,
  ]);
  return rowCount === 1;
}

/** Joins from this posting on; with the mission locked, who has joined is counted. */
export async function insertEntry(tx: Transaction, missionId: number, memberId: bigint, seq: bigint): Promise<void> {
  await tx.query('insert into mission_entry (mission_id, member_id, from_seq) values ($1, $2, $3)', [
    missionId,
    memberId,
    seq,
  ]);
  await tx.query('update mission set players = players + 1 where id = $1', [missionId]);
}

/** One change of an entry at a time; undefined: not joined. */
export async function lockEntry(
  tx: Transaction,
  missionId: number,
  memberId: bigint,
): Promise<{ confirmedAt: Date | null; collectedAt: Date | null } | undefined> {
  const { rows } = await tx.query<{ confirmedAt: Date | null; collectedAt: Date | null }>(
    `select confirmed_at as "confirmedAt", collected_at as "collectedAt" from mission_entry
     where mission_id = $1 and member_id = $2 for update`,
    [missionId, memberId],
  );
  return rows[0];
}

export async function reachedOf(tx: Transaction, missionId: number, memberId: bigint): Promise<number> {
  const { rows } = await tx.query<{ reached: number | null }>('select mission_reached($1, $2) as reached', [
    missionId,
    memberId,
  ]);
  return rows[0]!.reached ?? 0;
}

export async function setConfirmed(tx: Transaction, missionId: number, memberId: bigint): Promise<void> {
  await tx.query('update mission_entry set confirmed_at = clock_timestamp() where mission_id = $1 and member_id = $2', [
    missionId,
    memberId,
  ]);
}

export async function setCollected(tx: Transaction, missionId: number, memberId: bigint): Promise<void> {
  await tx.query('update mission_entry set collected_at = clock_timestamp() where mission_id = $1 and member_id = $2', [
    missionId,
    memberId,
  ]);
}
