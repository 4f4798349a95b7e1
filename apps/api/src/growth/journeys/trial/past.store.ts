import type { JourneyTriggerOf } from '@fairhouse/contract/operator';
import { readingAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { arrivedAt, beginnings, type Stretch } from '../walking/begin.store.ts';
import { heldBackOf } from '../walking/held-back.store.ts';

export interface Beginning {
  memberId: bigint;
  currency: Currency;
  at: Date;
}

/** For whom a journey would have begun within the stretch, the latest first; not those who are held back now. */
export async function beganWithin(
  tx: Transaction,
  trigger: Exclude<JourneyTriggerOf, { kind: 'enteredGroup' }>,
  { from, until }: Stretch,
  most: number,
): Promise<Beginning[]> {
  const { rows } = await readingAcross(tx, () =>
    tx.query<Beginning>(
      `select f.member_id as "memberId", f.currency, f.at from (
         select distinct on (b.member_id, b.occasion) b.member_id, m.currency, ${arrivedAt} as at
         from (${beginnings[trigger.kind]}) b join member_record m on m.id = b.member_id
         where ${heldBackOf} is null order by b.member_id, b.occasion, b.at) f
       order by f.at desc, f.member_id desc limit $4`,
      [from, until, JSON.stringify(trigger), most],
    ),
  );
  return rows;
}

export interface PastAction {
  memberId: bigint;
  kind: string;
  at: Date;
}

/** What journeys really did for these members after a moment. */
export async function actionsAfter(tx: Transaction, memberIds: readonly bigint[], after: Date): Promise<PastAction[]> {
  const { rows } = await tx.query<PastAction>(
    `select member_id as "memberId", kind, done_at as at from journey_action
     where member_id = any($1::bigint[]) and done_at > $2`,
    [memberIds, after],
  );
  return rows;
}

/** Those of these members who have the tag now. */
export async function taggedOf(tx: Transaction, memberIds: readonly bigint[], tag: string): Promise<Set<bigint>> {
  const { rows } = await tx.query<{ memberId: bigint }>(
    'select member_id as "memberId" from member_tag_record where member_id = any($1::bigint[]) and tag = $2',
    [memberIds, tag],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}
