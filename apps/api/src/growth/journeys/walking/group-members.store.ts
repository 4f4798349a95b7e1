import { readAcross, readingAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { GroupCondition } from '../journeys.deps.ts';
import { heldBackOf } from './held-back.store.ts';

/** Those of these members who are in the group now. */
export async function inGroup(
  tx: Transaction,
  { sql, bound }: GroupCondition,
  memberIds: readonly bigint[],
): Promise<Set<bigint>> {
  const { rows } = await readingAcross(tx, () =>
    tx.query<{ id: bigint }>(`select m.id from member_record m where m.id = any($2::bigint[]) and ${sql}`, [
      bound,
      memberIds,
    ]),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Who is in the group now, as if all had entered it at one moment: who was in it before is not known. */
export async function inGroupNow(
  tx: Transaction,
  { sql, bound }: GroupCondition,
  at: Date,
  most: number,
): Promise<{ memberId: bigint; currency: Currency; at: Date }[]> {
  const { rows } = await readingAcross(tx, () =>
    tx.query<{ memberId: bigint; currency: Currency; at: Date }>(
      `select m.id as "memberId", m.currency, $2::timestamptz as at from member_record m
       where ${sql} and ${heldBackOf} is null order by m.id desc limit $3`,
      [bound, at, most],
    ),
  );
  return rows;
}

/** Notes who is in the group, at most so many; answers who was not before. */
export async function noteInGroup(
  tx: Transaction,
  journeyId: number,
  { sql, bound }: GroupCondition,
  most: number,
): Promise<bigint[]> {
  await readAcross(tx);
  const { rows } = await tx.query<{ memberId: bigint }>(
    `insert into journey_group_seen (journey_id, member_id)
     select $2, m.id from member_record m
     where ${sql} and not exists (select from journey_group_seen s where s.journey_id = $2 and s.member_id = m.id)
     order by m.id limit $3
     on conflict do nothing returning member_id as "memberId"`,
    [bound, journeyId, most],
  );
  return rows.map(({ memberId }) => memberId);
}
