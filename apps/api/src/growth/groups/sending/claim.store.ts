import type { CampaignRefusal, CampaignState } from '@fairhouse/contract/operator';
import { type Database, readingAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { lockTurnOf } from '../../../db/lock-turn.store.ts';
import { type Refusing, refusalOf, refusingValues } from './refusal.store.ts';

/** The campaign whose turn it is. */
export async function nextUnderWay(db: Database): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `update campaign set stepped_at = clock_timestamp()
     where id = (select id from campaign where state in ('starting', 'running')
                 order by stepped_at nulls first, id limit 1 for update skip locked)
     returning id`,
  );
  return rows[0]?.id;
}

/** Members of the list who have no outcome yet. */
export async function waitingMembers(db: Database, campaignId: number, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from campaign_member where campaign_id = $1 and outcome = 'waiting'
     order by member_id limit $2`,
    [campaignId, most],
  );
  return rows.map(({ memberId }) => memberId);
}

export interface Claim {
  /** Of the campaign, which stays so until the transaction ends. */
  state: CampaignState;
  outcome: string;
  currency: Currency;
  amount: bigint | null;
  reason: CampaignRefusal | null;
}

/**
 * The member's place on the list, which nobody else settles until the transaction ends, and why he is not to be reached now.
 * Undefined when he is not on it. No two campaigns look at one member at the same time, so that both count what the other did.
 */
export async function claimMember(
  tx: Transaction,
  campaignId: number,
  memberId: bigint,
  refusing: Refusing,
): Promise<Claim | undefined> {
  await lockTurnOf(tx, memberId);
  await tx.query('select from campaign where id = $1 for share', [campaignId]);
  await tx.query('select from campaign_member where campaign_id = $1 and member_id = $2 for update', [
    campaignId,
    memberId,
  ]);
  const { rows } = await readingAcross(tx, () =>
    tx.query<Claim>(
      `select c.state, l.outcome, l.currency, l.amount, ${refusalOf} as reason
       from campaign_member l join campaign c on c.id = l.campaign_id join member_record m on m.id = l.member_id
       where l.member_id = $1 and l.campaign_id = $7`,
      [memberId, ...refusingValues(refusing), campaignId],
    ),
  );
  return rows[0];
}

export interface Settled {
  campaignId: number;
  memberId: bigint;
  outcome: 'done' | 'refused' | 'failed';
  reason: CampaignRefusal | null;
}

/** Gives a waiting member the outcome and moves him from one sum to the other; false when he has one already. */
export async function settleMember(tx: Transaction, it: Settled): Promise<boolean> {
  const { rows } = await tx.query<{ currency: Currency; amount: bigint | null }>(
    `update campaign_member set outcome = $3, reason = $4, settled_at = clock_timestamp(),
       amount = case when $3 = 'done' then amount end
     where campaign_id = $1 and member_id = $2 and outcome = 'waiting'
     returning currency, (select w.amount from campaign_member w where w.campaign_id = $1 and w.member_id = $2) as amount`,
    [it.campaignId, it.memberId, it.outcome, it.reason ?? ''],
  );
  const [was] = rows;
  if (!was) return false;
  await tx.query(
    `insert into campaign_tally as t (campaign_id, outcome, reason, currency, members, amount)
     values ($1, 'waiting', '', $4, -1, -$5::bigint), ($1, $2, $3, $4, 1, case when $2 = 'done' then $5::bigint end)
     on conflict (campaign_id, outcome, reason, currency) do update set members = t.members + excluded.members,
       amount = t.amount + excluded.amount`,
    [it.campaignId, it.outcome, it.reason ?? '', was.currency, was.amount],
  );
  return true;
}

/** Notes that it went wrong; answers how often it did by now. */
export async function countTry(db: Database, campaignId: number, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ tries: number }>(
    `update campaign_member set tries = tries + 1 where campaign_id = $1 and member_id = $2 and outcome = 'waiting'
     returning tries`,
    [campaignId, memberId],
  );
  return rows[0]?.tries ?? 0;
}
