import type { Transaction } from '@fairhouse/database';
import type { Sources } from './finance.deps.ts';
import { differingHours } from './hours.store.ts';
import { differingMembers } from './member-days.store.ts';
import { finest } from './sum-up.store.ts';

export interface VerifiedDay {
  postings: bigint;
  hash: Buffer;
  hashHolds: boolean;
  /** Sums of the day, and of each member's day, that differ from the postings. */
  differing: number;
  /** Hours, active players and depositors of the day that differ from the postings; null where they are no longer kept. */
  differingHours: number | null;
}

/** Sums a day up again and compares, whichever side has more; undefined for a day that is not finished. */
export async function verifyDay(tx: Transaction, day: string, sources: Sources): Promise<VerifiedDay | undefined> {
  const { rows: days } = await tx.query<{ hash: Buffer; hashHolds: boolean; from: Date; to: Date }>(
    `select hash, hash = finance_day_hash(day, previous_hash) as "hashHolds",
       day::timestamp at time zone 'UTC' as "from", (day + 1)::timestamp at time zone 'UTC' as "to"
     from finance_day where day = $1`,
    [day],
  );
  const kept = days[0];
  if (!kept) return undefined;
  const { rows } = await tx.query<{ postings: bigint; differing: number }>(
    `with again as materialized (
       select d.dimension, d.key, f.currency, f.type, f.reversed, sum(f.postings)::bigint as postings,
         sum(f.amount)::bigint as amount, sum(f.bonus_part)::bigint as bonus_part, sum(f.cash)::bigint as cash,
         sum(f.bonus)::bigint as bonus, sum(f.held)::bigint as held
       from (${finest}) f
         cross join lateral (values ('all', ''), ('game', f.game), ('vendor', f.vendor), ('method', f.method),
           ('cohort', f.cohort)) d (dimension, key)
       group by d.dimension, d.key, f.currency, f.type, f.reversed),
     kept as materialized (
       select dimension, key, currency, type, reversed, postings, amount, bonus_part, cash, bonus, held
       from finance_sum where day = $4 and dimension <> 'country')
     select coalesce((select sum(postings)::bigint from again where dimension = 'all'), 0) as postings,
       ((select count(*) from (select * from again except select * from kept) more)
         + (select count(*) from (select * from kept except select * from again) less))::int as differing`,
    [kept.from, kept.to, sources.payments, day],
  );
  const { hash, hashHolds } = kept;
  const { postings, differing } = rows[0]!;
  const differingOfMembers = await differingMembers(tx, kept.from, kept.to);
  return {
    hash,
    hashHolds,
    postings,
    differing: differing + differingOfMembers,
    differingHours: await differingHours(tx, kept.from, kept.to),
  };
}
