import type { Database, Transaction } from '@fairhouse/database';

export interface Lift {
  id: bigint;
  memberId: bigint;
  state: 'waiting' | 'confirmed' | 'withdrawn';
  reason: string;
  askedBy: string;
  askedById: bigint;
  askedAt: Date;
  confirmFrom: Date;
}

const columns = `id, member_id as "memberId", state, reason, asked_by as "askedBy", asked_by_id as "askedById",
  asked_at as "askedAt", confirm_from as "confirmFrom"`;

/** Undefined where one waits already. */
export async function insertLift(
  tx: Transaction,
  it: { memberId: bigint; wishedBy: string; reason: string; by: string; byId: bigint; at: Date; confirmFrom: Date },
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into harm_lift (member_id, wished_by, reason, asked_by, asked_by_id, asked_at, confirm_from)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (member_id) where state = 'waiting' do nothing returning id`,
    [it.memberId, it.wishedBy, it.reason, it.by, it.byId, it.at, it.confirmFrom],
  );
  return rows[0]?.id;
}

export async function lockLift(tx: Transaction, id: bigint): Promise<Lift | undefined> {
  const { rows } = await tx.query<Lift>(`select ${columns} from harm_lift where id = $1 for update`, [id]);
  return rows[0];
}

export async function waitingLift(db: Database, memberId: bigint): Promise<Lift | undefined> {
  const { rows } = await db.query<Lift>(`select ${columns} from harm_lift where member_id = $1 and state = 'waiting'`, [
    memberId,
  ]);
  return rows[0];
}

export async function endLift(
  tx: Transaction,
  id: bigint,
  it: { state: 'confirmed' | 'withdrawn'; by: string; byId: bigint; at: Date; reason: string | null },
): Promise<void> {
  await tx.query(
    `update harm_lift set state = $2, ended_by = $3, ended_by_id = $4, ended_at = $5, end_reason = $6 where id = $1`,
    [id, it.state, it.by, it.byId, it.at, it.reason],
  );
}
