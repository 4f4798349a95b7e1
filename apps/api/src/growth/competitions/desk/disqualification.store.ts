import type { DisqualificationCause } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface Disqualification {
  /** Of the entry. */
  number: bigint;
  disqualified: boolean;
  cause: DisqualificationCause | null;
  score: bigint;
  /** How often it was decided before. */
  turn: number;
}

/** Where a player who takes part stands; undefined for who does not. */
export async function findDisqualification(
  db: Database | Transaction,
  competitionId: number,
  memberId: bigint,
): Promise<Disqualification | undefined> {
  const { rows } = await db.query<Disqualification>(
    `select number, disqualified_at is not null as disqualified, disqualified_for as cause, score, disqualified_turn as turn
     from competition_entry where competition_id = $1 and member_id = $2 and left_at is null`,
    [competitionId, memberId],
  );
  return rows[0];
}

/** The trigger asks for two people who agreed to exactly this. */
export async function setDisqualified(
  tx: Transaction,
  competitionId: number,
  memberId: bigint,
  cause: DisqualificationCause | null,
): Promise<void> {
  await tx.query(
    `update competition_entry set disqualified_for = $3, disqualified_at = case when $3::text is not null then clock_timestamp() end,
       disqualified_turn = disqualified_turn + 1
     where competition_id = $1 and member_id = $2`,
    [competitionId, memberId, cause],
  );
}

/** Whether one of these people of the staff is this member. */
export async function isOfMember(
  db: Database | Transaction,
  memberId: bigint,
  staffIds: readonly bigint[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from staff_as_member where member_id = $1 and staff_id = any ($2::bigint[]) limit 1',
    [memberId, staffIds],
  );
  return rowCount === 1;
}
