import type { Database, Transaction } from '@fairhouse/database';
import type { RegisterAnswer } from '@fairhouse/identity';

export type Answered = Exclude<RegisterAnswer['outcome'], 'unknown'>;

export interface StoredAnswer {
  register: string;
  answer: Answered;
  proof: string | null;
  askedAt: Date;
}

export async function answersOf(db: Database | Transaction, memberId: bigint): Promise<StoredAnswer[]> {
  const { rows } = await db.query<StoredAnswer>(
    `select register, answer, proof, asked_at as "askedAt" from register_answer where member_id = $1 order by register`,
    [memberId],
  );
  return rows;
}

export async function isExcluded(db: Database, memberId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(`select from register_answer where member_id = $1 and answer = 'excluded'`, [
    memberId,
  ]);
  return (rowCount ?? 0) > 0;
}

/** Answers what it said before. */
export async function writeAnswer(
  tx: Transaction,
  memberId: bigint,
  { register, answer, proof }: Omit<StoredAnswer, 'askedAt'>,
): Promise<Answered | undefined> {
  await tx.query('select member_lock($1)', [memberId]);
  const before = (await answersOf(tx, memberId)).find((stored) => stored.register === register)?.answer;
  await tx.query(
    `insert into register_answer (member_id, register, answer, proof) values ($1, $2, $3, $4)
     on conflict (member_id, register) do update set answer = excluded.answer, proof = excluded.proof, asked_at = now()`,
    [memberId, register, answer, proof],
  );
  return before;
}

/** Members who were here within a day and about whom their register was not asked since a day. */
export async function membersToAsk(db: Database, most: number): Promise<{ id: bigint; register: string }[]> {
  const { rows } = await db.query<{ id: bigint; register: string }>(
    `select m.id, d.register
     from identity_demand d join member_record m on m.country_code = d.country_code
       and (d.state_code = m.state_code or d.state_code = '' and m.state_code <> all (d.own_parts))
     where d.register is not null
       and exists (select from member_visit v where v.member_id = m.id and v.last_seen_at > now() - interval '1 day')
       and not exists (select from register_answer a where a.member_id = m.id and a.register = d.register
         and a.asked_at > now() - interval '1 day')
     order by m.id limit $1`,
    [most],
  );
  return rows;
}
