import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { ReportedRound } from './ask-vendor.ts';

/** A table of this transaction alone: a day of rounds does not fit into the process, and the database compares them. */
export async function beginReported(tx: Transaction): Promise<void> {
  await tx.query(
    `create temp table reported_round (user_id text not null, round_id text not null, currency text not null,
       staked bigint not null, won bigint not null, is_closed boolean not null, opened_at timestamptz not null,
       primary key (user_id, round_id)) on commit drop`,
  );
}

export async function insertReported(tx: Transaction, rounds: ReportedRound[]): Promise<void> {
  await tx.query(
    `insert into reported_round
     select * from json_to_recordset($1) as r ("user" text, "roundId" text, currency text, staked bigint, won bigint,
       "isClosed" boolean, "openedAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rounds)],
  );
}

export interface RoundDifference {
  roundId: string;
  currency: Currency | null;
  ourStaked: bigint | null;
  ourWon: bigint | null;
  theirStaked: bigint | null;
  theirWon: bigint | null;
  isOpen: boolean;
  /** Wins of the round that are held here, and those that were refused: the other side counts them. */
  held: bigint;
  refused: bigint;
}

/** What differs: rounds of the day on either side, by the player and the round's id. Rounds without effect on both sides agree. */
export async function roundDifferences(
  tx: Transaction,
  { vendor, from, to, most }: { vendor: string; from: Date; to: Date; most: number },
): Promise<RoundDifference[]> {
  const { rows } = await tx.query<RoundDifference>(
    `with theirs as (
       select t.*, u.member_id from reported_round t
         left join wallet_name u on u.user_id = t.user_id
     ), compared as (
       select t.round_id, t.currency, g.staked - g.returned as our_staked, g.won as our_won, t.staked, t.won,
         g.member_id, g.held,
         not t.is_closed or (g.round_id is not null and g.closed_at is null) as is_open
       from theirs t left join wallet_round g on g.member_id = t.member_id
         and g.vendor = $1 and g.round_id = t.round_id and g.currency = t.currency
       where t.opened_at >= $2 and t.opened_at < $3
       union all
       select g.round_id, g.currency, g.staked - g.returned, g.won, null, null, g.member_id, g.held, g.closed_at is null
       from wallet_round g join wallet_name u on u.member_id = g.member_id
       where g.vendor = $1 and g.opened_at >= $2 and g.opened_at < $3
         and not exists (select from reported_round t where t.user_id = u.user_id and t.round_id = g.round_id)
     )
     select round_id as "roundId", currency, our_staked as "ourStaked", our_won as "ourWon", staked as "theirStaked",
       won as "theirWon", is_open as "isOpen", coalesce(held, 0) as held, coalesce((
         select sum(h.amount) from wallet_held h where compared.held is not null and h.member_id = compared.member_id and h.vendor = $1 and h.round_id = compared.round_id and h.status = 'refused'
       ), 0)::bigint as refused
     from compared
     where is_open or coalesce(our_staked, 0) <> coalesce(staked, 0) or coalesce(our_won, 0) <> coalesce(won, 0)
       or held > 0
     order by round_id limit $4`,
    [vendor, from, to, most],
  );
  return rows;
}

export interface RoundSums {
  currency: Currency;
  checked: number;
  ourStaked: bigint;
  ourWon: bigint;
  theirStaked: bigint;
  theirWon: bigint;
}

/** Both sides' sums over the day, each by its own clock. */
export async function roundSums(
  tx: Transaction,
  { vendor, from, to }: { vendor: string; from: Date; to: Date },
): Promise<RoundSums[]> {
  const { rows } = await tx.query<RoundSums>(
    `select coalesce(o.currency, t.currency) as currency, greatest(coalesce(o.n, 0), coalesce(t.n, 0))::int as checked,
       coalesce(o.staked, 0)::bigint as "ourStaked", coalesce(o.won, 0)::bigint as "ourWon",
       coalesce(t.staked, 0)::bigint as "theirStaked", coalesce(t.won, 0)::bigint as "theirWon"
     from (select currency, count(*) as n, sum(staked - returned) as staked, sum(won) as won from wallet_round
           where vendor = $1 and opened_at >= $2 and opened_at < $3 group by currency) o
       full join (select currency, count(*) as n, sum(staked) as staked, sum(won) as won from reported_round
           where opened_at >= $2 and opened_at < $3 group by currency) t on t.currency = o.currency
     order by 1`,
    [vendor, from, to],
  );
  return rows;
}
