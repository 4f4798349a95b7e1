import type { Database, Transaction } from '@fairhouse/database';
import { vaultOf } from '@fairhouse/ledger';
import type { Currency } from '@fairhouse/money';

export interface LockedBook {
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  paidOut: bigint;
  seq: bigint;
}

/** The member's book, which nothing else moves until the transaction ends. */
export async function lockBook(tx: Transaction, memberId: bigint): Promise<LockedBook> {
  const { rows } = await tx.query<LockedBook>(
    `select currency, cash, bonus, held, paid_out as "paidOut", seq from book
     where vault = $1 and member_id = $2 for no key update`,
    [vaultOf(memberId), memberId],
  );
  return rows[0]!;
}

/** A round that stays open longer than this was abandoned by its vendor; nobody waits for it. */
const openRoundHours = 24;

/** Stakes of the member's rounds that are not over yet, in minor units. */
export async function openStakes(db: Database | Transaction, memberId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ staked: bigint }>(
    `select coalesce(sum(staked - returned), 0)::bigint as staked from game_round
     where vault = $1 and member_id = $2 and opened_at > now() - make_interval(hours => $3) and closed_at is null`,
    [vaultOf(memberId), memberId, openRoundHours],
  );
  return rows[0]!.staked;
}

export interface FirstDeposit {
  amount: bigint;
  at: Date;
  /** Whether the provider took it back. */
  reversed: boolean;
}

export async function firstDepositOf(db: Database | Transaction, memberId: bigint): Promise<FirstDeposit | undefined> {
  const { rows } = await db.query<FirstDeposit>(
    `select p.amount, p.created_at as at, exists (
       select from posting r where r.vault = p.vault and r.member_id = p.member_id and r.source = p.source
         and r.reference = p.external_id and r.type = 'REVERSAL') as reversed
     from posting p where p.vault = $1 and p.member_id = $2 and p.seq > 0 and p.type = 'DEPOSIT' order by p.seq limit 1`,
    [vaultOf(memberId), memberId],
  );
  return rows[0];
}
