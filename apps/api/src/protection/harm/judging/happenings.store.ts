import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { type Deposit, lookBackDays, type PlaySlot } from '../kinds/kind.ts';

export interface Judged {
  memberId: bigint;
  currency: Currency;
  countryCode: string;
}

/** Members of this page, with what they are judged by. */
export async function membersToJudge(tx: Transaction, ids: readonly bigint[]): Promise<Judged[]> {
  const { rows } = await tx.query<Judged>(
    `select id as "memberId", currency, country_code as "countryCode" from member_record where id = any($1::bigint[])`,
    [ids],
  );
  return rows;
}

export async function playOf(
  tx: Transaction,
  ids: readonly bigint[],
  until: Date,
): Promise<(PlaySlot & { memberId: bigint })[]> {
  const { rows } = await tx.query<PlaySlot & { memberId: bigint }>(
    `select member_id as "memberId", slot as at, stakes, staked, returned from harm_play
     where member_id = any($1::bigint[]) and slot >= $2::timestamptz - make_interval(days => $3::int) and slot < $2::timestamptz
     order by member_id, slot`,
    [ids, until, lookBackDays.play],
  );
  return rows;
}

export async function depositsOf(
  tx: Transaction,
  ids: readonly bigint[],
  until: Date,
): Promise<(Deposit & { memberId: bigint })[]> {
  const { rows } = await tx.query<Deposit & { memberId: bigint }>(
    `select p.member_id as "memberId", p.created_at as at, p.amount
     from unnest($1::bigint[]) m (id) cross join lateral (
       select p.member_id, p.created_at, p.amount from ledger_posting p
       where p.member_id = m.id and p.type = 'DEPOSIT'
         and p.created_at >= $2::timestamptz - make_interval(days => $3::int) and p.created_at < $2::timestamptz) p
     order by p.member_id, p.created_at`,
    [ids, until, lookBackDays.deposits],
  );
  return rows;
}

export interface Sign {
  memberId: bigint;
  what: 'failedDeposit' | 'cancelledCashOut';
  at: Date;
}

export async function signsOf(tx: Transaction, ids: readonly bigint[], until: Date): Promise<Sign[]> {
  const { rows } = await tx.query<Sign>(
    `select r.member_id as "memberId", 'failedDeposit' as what, r.updated_at as at
     from unnest($1::bigint[]) m (id)
       join deposit_record r on r.member_id = m.id
     where r.state = 'failed' and r.updated_at >= $2::timestamptz - make_interval(days => $3::int) and r.updated_at < $2::timestamptz
     union all
     select c.member_id, 'cancelledCashOut', c.updated_at
     from unnest($1::bigint[]) m (id)
       join cash_out_record c on c.member_id = m.id
     where c.status = 'canceled' and c.updated_at >= $2::timestamptz - make_interval(days => $4::int)
       and c.updated_at < $2::timestamptz
     order by at`,
    [ids, until, lookBackDays.failedDeposits, lookBackDays.cancelledCashOuts],
  );
  return rows;
}
