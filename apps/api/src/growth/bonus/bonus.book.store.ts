import type { Database, Transaction } from '@fairhouse/database';
import { boughtBy } from '../../db/bought.store.ts';
import type { Bonus } from './bonus.store.ts';

/**
 * SQL for the number of the last posting of a book before `time`, 0 if there is none. The arguments are SQL too. The numbers
 * of a book rise with its times, so that one look-up from its end finds it.
 */
export const lastSeqBefore = (memberId: string, time: string): string =>
  `coalesce((select e.seq from ledger_posting e where e.member_id = ${memberId} and e.seq > 0
     and e.created_at < ${time} order by e.seq desc limit 1), 0)`;

/** A round with the member's own money alone wins for the member in any case: its vendor is waited for this long. */
const ownRoundHours = 24;

/**
 * Stakes that the end of a bonus waits for, in minor units: of the member's rounds that are not over yet, or whose win is
 * being checked. One that holds money of this bonus is waited for however long it takes, since its win would be free cash
 * afterwards; by who says when a round is lost, until then. Such rounds are found from the bets of the bonus: the member
 * has played many more.
 */
export async function openStakes(
  db: Database | Transaction,
  { id, memberId }: Pick<Bonus, 'id' | 'memberId'>,
  lostAfterDays?: number,
): Promise<bigint> {
  const { rows } = await db.query<{ staked: bigint }>(
    `select coalesce(sum(staked - returned), 0)::bigint as staked from (
       select r.vendor, r.round_id, r.staked, r.returned from game_round_in_order r
       where r.member_id = $1 and r.free_grant is null and (r.closed_at is null or r.held > 0) and r.opened_at > now() - make_interval(hours => $3)
         and r.opened_seq > ${lastSeqBefore('$1', 'now() - make_interval(hours => $3)')}
       union
       select r.* from bonus_bet t, lateral (
         select g.vendor, g.round_id, g.staked, g.returned
         from ledger_posting p join wallet_round g on g.vendor = p.source and g.round_id = p.round_id
         where p.member_id = $1 and p.seq > 0 and p.seq = t.seq and g.member_id = $1
           and (g.closed_at is null or g.held > 0) and g.opened_at > coalesce(now() - make_interval(days => $4), '-infinity')
         -- Keeps the planner from walking through all rounds of the member for each bet.
         offset 0) r
       where t.bonus_id = $2 and t.locked > 0
     ) awaited`,
    [memberId, id, ownRoundHours, lostAfterDays],
  );
  return rows[0]!.staked;
}

export interface FirstDeposit {
  /** What it bought, in minor units. */
  amount: bigint;
  at: Date;
  /** Whether the provider took it back. */
  reversed: boolean;
}

export async function firstDepositOf(db: Database | Transaction, memberId: bigint): Promise<FirstDeposit | undefined> {
  const { rows } = await db.query<FirstDeposit>(
    `select ${boughtBy('p')} as amount, p.created_at as at, not exists (
       select from deposit_kept k where k.member_id = p.member_id and k.seq = p.seq and k.seq > 0) as reversed
     from ledger_posting p where p.member_id = $1 and p.seq > 0 and p.type = 'DEPOSIT' order by p.seq limit 1`,
    [memberId],
  );
  return rows[0];
}
