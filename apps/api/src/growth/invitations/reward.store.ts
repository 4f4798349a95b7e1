import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';

export interface Reward {
  id: number;
  /** Friends it takes. */
  personCount: number;
  bonus: Amount;
}

/** The tiers in a currency, by the number of friends. */
export async function listRewards(db: Database | Transaction, currency: Currency): Promise<Reward[]> {
  const { rows } = await db.query<{ id: number; personCount: number; minor: bigint }>(
    `select r.id, r.person_count as "personCount", a.minor
     from invite_reward r join invite_reward_amount a on a.reward_id = r.id
     where a.currency = $1 order by r.person_count`,
    [currency],
  );
  return rows.map(({ minor, ...row }) => ({ ...row, bonus: amountOf(currency, minor) }));
}

export interface Terms {
  leastDeposit: Amount;
  leastWagered: Amount;
  /** The most an agent earns by one member. */
  agentMost: Amount;
}

export async function termsOf(db: Database, currency: Currency): Promise<Terms> {
  const { rows } = await db.query<{ deposit: bigint; wagered: bigint; agentMost: bigint }>(
    `select least_deposit as deposit, least_wagered as wagered, agent_most as "agentMost" from invite_terms where currency = $1`,
    [currency],
  );
  const { deposit, wagered, agentMost } = rows[0]!;
  return {
    leastDeposit: amountOf(currency, deposit),
    leastWagered: amountOf(currency, wagered),
    agentMost: amountOf(currency, agentMost),
  };
}

/** Takes over the terms of a currency as they are set now; the rewards in the order of the friends that they take. */
export async function writeInvitationTerms(
  tx: Transaction,
  currency: Currency,
  terms: Terms & { rewards: readonly Amount[]; worthOf100Usd: Amount },
): Promise<void> {
  await tx.query(
    `update invite_terms set least_deposit = $2, least_wagered = $3, agent_most = $4, worth = $5 where currency = $1`,
    [currency, terms.leastDeposit.minor, terms.leastWagered.minor, terms.agentMost.minor, terms.worthOf100Usd.minor],
  );
  await tx.query(
    `update invite_reward_amount a set minor = v.minor
     from (select id, row_number() over (order by person_count) as rank from invite_reward) r
       join unnest($2::bigint[]) with ordinality as v (minor, rank) on v.rank = r.rank
     where a.reward_id = r.id and a.currency = $1`,
    [currency, terms.rewards.map(({ minor }) => minor)],
  );
}

/** What 100 US dollars come to in a currency, for agents' shares. */
export async function worthOf(db: Database, currency: Currency): Promise<Amount> {
  const { rows } = await db.query<{ worth: bigint }>('select worth from invite_terms where currency = $1', [currency]);
  return amountOf(currency, rows[0]!.worth);
}

/** The number of friends of the last reward taken; 0 before the first. */
export async function treasureIndexOf(db: Database, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ index: number }>(
    'select treasure_index as index from invite_account where member_id = $1',
    [memberId],
  );
  return rows[0]?.index ?? 0;
}

/** The same, locked: a member takes one reward at a time. */
export async function lockTreasureIndex(tx: Transaction, memberId: bigint): Promise<number> {
  await tx.query('insert into invite_account (member_id) values ($1) on conflict do nothing', [memberId]);
  const { rows } = await tx.query<{ index: number }>(
    'select treasure_index as index from invite_account where member_id = $1 for update',
    [memberId],
  );
  return rows[0]!.index;
}

export async function insertAward(tx: Transaction, memberId: bigint, { personCount, bonus }: Reward): Promise<void> {
  await tx.query('insert into invite_award (member_id, person_count, amount, currency) values ($1, $2, $3, $4)', [
    memberId,
    personCount,
    bonus.minor,
    bonus.currency,
  ]);
  await tx.query('update invite_account set treasure_index = $2 where member_id = $1', [memberId, personCount]);
}
