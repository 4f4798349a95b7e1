import type { Correctable } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';

export type CorrectionState = 'waiting' | 'accepted' | 'refused' | 'replaced';

export interface Change {
  field: Correctable;
  before: string;
  after: string;
}

export interface Correction {
  id: bigint;
  memberId: bigint;
  username: string;
  askedAt: Date;
  changes: Change[];
  state: CorrectionState;
  decidedBy: string | null;
  reason: string | null;
}

const columns = `c.id, c.member_id as "memberId", m.username, c.asked_at as "askedAt", c.changes, c.state,
  c.decided_by as "decidedBy", c.reason`;
const joined = 'correction c join member_record m on m.id = c.member_id';

export async function correctionsOf(db: Database, memberId: bigint, most: number): Promise<Correction[]> {
  const { rows } = await db.query<Correction>(
    `select ${columns} from ${joined} where c.member_id = $1 order by c.id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export async function findCorrection(db: Database, id: bigint): Promise<Correction | undefined> {
  const { rows } = await db.query<Correction>(`select ${columns} from ${joined} where c.id = $1`, [id]);
  return rows[0];
}

/** Held until the transaction ends. */
export async function lockCorrection(tx: Transaction, id: bigint): Promise<Correction | undefined> {
  const { rows } = await tx.query<Correction>(
    `select ${columns} from ${joined} where c.id = $1 for no key update of c`,
    [id],
  );
  return rows[0];
}

/** Takes the place of one that waits. */
export async function insertCorrection(tx: Transaction, memberId: bigint, changes: readonly Change[]): Promise<bigint> {
  await tx.query('select member_lock($1)', [memberId]);
  await tx.query(`update correction set state = 'replaced' where member_id = $1 and state = 'waiting'`, [memberId]);
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into correction (member_id, changes) values ($1, $2) returning id',
    [memberId, JSON.stringify(changes)],
  );
  return rows[0]!.id;
}

export async function decide(
  tx: Transaction,
  id: bigint,
  decided: { state: 'accepted' | 'refused'; by: string; reason: string | null },
): Promise<void> {
  await tx.query(
    'update correction set state = $2, decided_by = $3, decided_at = clock_timestamp(), reason = $4 where id = $1',
    [id, decided.state, decided.by, decided.reason],
  );
}

/** As the casino has it now. */
export async function correctableOf(
  db: Database | Transaction,
  memberId: bigint,
): Promise<Record<Correctable, string> | undefined> {
  const { rows } = await db.query<Record<Correctable, string>>(
    `select m.first_name as "firstName", m.last_name as "lastName", m.birthday::text as birthday, m.email,
       m.mobile_prefix as "mobilePrefix", m.mobile, m.state_code as "stateCode", m.city,
       m.postal_code as "postalCode", m.address
     from member_correctable m where m.id = $1`,
    [memberId],
  );
  return rows[0];
}

/** Which field somebody else has; null when it is done. */
export async function correctMember(
  tx: Transaction,
  memberId: bigint,
  values: Record<string, string>,
): Promise<'email' | 'mobile' | null> {
  const { rows } = await tx.query<{ taken: 'email' | 'mobile' | null }>('select member_correct($1, $2) as taken', [
    memberId,
    JSON.stringify(values),
  ]);
  return rows[0]!.taken;
}
