import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { type AttemptState, creditedStates } from '../deposit.states.ts';
import type { RouteFacts } from './judge-route.ts';

const mostEarlier = 200;

/** The member's latest credited deposits. */
export async function earlierDeposits(tx: Transaction, memberId: bigint): Promise<RouteFacts['earlier']> {
  const { rows } = await tx.query<RouteFacts['earlier'][number]>(
    `select provider, created_at as at from deposit_attempt
     where member_id = $1 and state = any($2) order by id desc limit ${mostEarlier}`,
    [memberId, creditedStates],
  );
  return rows;
}

export interface PastOrder extends RouteFacts {
  provider: string;
  state: AttemptState;
  declineClass: string | null;
}

type Row = Omit<PastOrder, 'earlier' | 'amount'> & {
  minor: bigint;
  currency: Currency;
  earlierProviders: string[];
  earlierTimes: Date[];
};

/** The latest orders of a stretch, the first attempts of each deposit, each with what was known then. The member's country is today's. */
export async function readPastOrders(
  db: Database | Transaction,
  { from, until }: { from: Date; until: Date },
  most: number,
): Promise<PastOrder[]> {
  const { rows } = await db.query<Row>(
    `select a.member_id as "memberId", a.method, a.provider, a.state, a.decline_class as "declineClass", a.created_at as at,
       a.amount as minor, a.currency, m.country_code as country,
       coalesce(e.providers, '{}') as "earlierProviders", coalesce(e.times, '{}') as "earlierTimes"
     from (select * from deposit_attempt where created_at >= $1 and created_at < $2 and cascade_of is null
       order by created_at desc, id desc limit $3) a
     join member_record m on m.id = a.member_id
     cross join lateral (
       select array_agg(p.provider) as providers, array_agg(p.created_at) as times
       from (select provider, created_at from deposit_attempt
         where member_id = a.member_id and id < a.id and state = any($4) order by id desc limit ${mostEarlier}) p) e
     order by a.created_at, a.id`,
    [from, until, most, creditedStates],
  );
  return rows.map(({ minor, currency, earlierProviders, earlierTimes, ...row }) => ({
    ...row,
    amount: amountOf(currency, minor),
    earlier: earlierProviders.map((provider, index) => ({ provider, at: earlierTimes[index]! })),
  }));
}
