import type { CashOutMethodCode, CashOutStatus } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import type { Destination } from './application/destination.ts';
import { countedStatuses, type MoveName, moves } from './cash-out.states.ts';

export interface Proofs {
  idcardProof: number[];
  idcardHoldProof: number[];
  addressProof: number[];
  paymentProof: number[];
}

export interface CashOut {
  id: bigint;
  memberId: bigint;
  method: CashOutMethodCode;
  amount: Amount;
  fee: Amount;
  destination: Destination;
  proofs: Proofs;
  status: CashOutStatus;
  contentHash: string;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  instruction: string;
  /** The name of the payout provider that it was handed to. */
  provider: string | null;
  providerReference: string | null;
  /** Why a person has to look at it; no program touches it then. */
  review: string | null;
  /** Since when it waits for the paying wallet to be filled; nothing of it was sent. */
  delayedSince: Date | null;
  asks: number;
  requestHash: Buffer;
  createdAt: Date;
}

type Row = Omit<CashOut, 'amount' | 'fee'> & { amount: bigint; fee: bigint; currency: Currency };

export const cashOutColumns = `c.id, c.member_id as "memberId", c.method, c.amount, c.fee, c.currency, c.destination,
  c.proofs, c.status, c.content_hash as "contentHash", c.reason, c.decided_by as "decidedBy",
  c.decided_at as "decidedAt", c.instruction, c.provider, c.provider_reference as "providerReference",
  c.review, c.delayed_since as "delayedSince", c.asks,
  c.request_hash as "requestHash", c.created_at as "createdAt"`;

export function cashOutOf({ currency, amount, fee, ...row }: Row): CashOut {
  return { ...row, amount: amountOf(currency, amount), fee: amountOf(currency, fee) };
}

export type NewCashOut = Pick<
  CashOut,
  'memberId' | 'method' | 'amount' | 'fee' | 'destination' | 'proofs' | 'contentHash' | 'instruction' | 'requestHash'
> & { requestKey: string | undefined };

/** One cash-out of a member is applied for at a time, so that what is left of the month is counted right. */
export async function lockMemberForCashOut(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('cash-out:' || $1::text, 0))`, [String(memberId)]);
}

/** Undefined when the member used this request key before. */
export async function insertCashOut(tx: Transaction, it: NewCashOut): Promise<CashOut | undefined> {
  const { rows } = await tx.query<Row>(
    `insert into cash_out as c (member_id, method, amount, fee, currency, destination, proofs, content_hash,
       instruction, request_key, request_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (member_id, request_key) do nothing returning ${cashOutColumns}`,
    [
      it.memberId,
      it.method,
      it.amount.minor,
      it.fee.minor,
      it.amount.currency,
      JSON.stringify(it.destination),
      JSON.stringify(it.proofs),
      it.contentHash,
      it.instruction,
      it.requestKey ?? null,
      it.requestHash,
    ],
  );
  return rows[0] && cashOutOf(rows[0]);
}

export async function findCashOutByKey(
  db: Database | Transaction,
  memberId: bigint,
  key: string,
): Promise<CashOut | undefined> {
  const { rows } = await db.query<Row>(
    `select ${cashOutColumns} from cash_out c where member_id = $1 and request_key = $2`,
    [memberId, key],
  );
  return rows[0] && cashOutOf(rows[0]);
}

/** The member's own cash-out; another's is as if it did not exist. */
export async function findCashOut(db: Database, memberId: bigint, id: bigint): Promise<CashOut | undefined> {
  const { rows } = await db.query<Row>(`select ${cashOutColumns} from cash_out c where id = $1 and member_id = $2`, [
    id,
    memberId,
  ]);
  return rows[0] && cashOutOf(rows[0]);
}

export interface MoveFields {
  /** The status that was judged; the move happens only while it is still this one. */
  from?: CashOutStatus;
  reason?: string;
  decidedBy?: string;
  /** The hash of what was approved; the move happens only while it is the row's own. */
  approvedHash?: string;
  /** The payout provider that it is handed to. */
  provider?: string;
  providerReference?: string;
  /** When the payout worker looks at it next; undefined: never again. */
  askInMs?: number;
}

/**
 * Makes the move if the cash-out still has a status that it starts from; undefined when it has not. This statement is
 * where cancel meets approve: one of them finds the row changed.
 */
export async function moveCashOut(
  tx: Transaction,
  move: MoveName,
  { id }: Pick<CashOut, 'memberId' | 'id'>,
  fields: MoveFields,
): Promise<{ before: CashOutStatus; after: CashOut } | undefined> {
  const { to } = moves[move];
  const from = moves[move].from.filter((status) => status === (fields.from ?? status));
  const { rows } = await tx.query<Row & { before: CashOutStatus }>(
    `with old as (
       select id, status from cash_out
       where id = $1 and status = any($2) and ($5::text is null or content_hash = $5) for update)
     update cash_out c set status = $3, reason = coalesce($4, reason), approved_hash = coalesce($5, approved_hash),
       decided_by = coalesce($6, decided_by), decided_at = case when $6::text is null then decided_at else now() end,
       provider_reference = coalesce($7, provider_reference), provider = coalesce($9, provider), asks = 0, delayed_since = null,
       ask_at = now() + make_interval(secs => $8::float8 / 1000), updated_at = now()
     from old where c.id = old.id returning old.status as before, ${cashOutColumns}`,
    [
      id,
      from,
      to,
      fields.reason ?? null,
      fields.approvedHash ?? null,
      fields.decidedBy ?? null,
      fields.providerReference ?? null,
      fields.askInMs ?? null,
      fields.provider ?? null,
    ],
  );
  if (!rows[0]) return undefined;
  const { before, ...row } = rows[0];
  return { before, after: cashOutOf(row) };
}

/** Writes down why a person has to look, once it was approved; from then on the worker passes it by. */
export async function noteReview(
  tx: Transaction,
  { id }: Pick<CashOut, 'memberId' | 'id'>,
  review: string,
  providerReference: string | undefined,
): Promise<CashOut | undefined> {
  const { rows } = await tx.query<Row>(
    `update cash_out c set review = $2, delayed_since = null, provider_reference = coalesce($3, provider_reference), ask_at = null,
       updated_at = now()
     where id = $1 and status in ('passed', 'paying', 'payed') and review is null returning ${cashOutColumns}`,
    [id, review, providerReference ?? null],
  );
  return rows[0] && cashOutOf(rows[0]);
}

/** Notes that the paying wallet holds too little; undefined when that is known already, or it is not being paid any more. */
export async function noteDelayed(
  tx: Transaction,
  { id }: Pick<CashOut, 'memberId' | 'id'>,
): Promise<CashOut | undefined> {
  const { rows } = await tx.query<Row>(
    `update cash_out c set delayed_since = now()
     where id = $1 and status = 'paying' and review is null and delayed_since is null
     returning ${cashOutColumns}`,
    [id],
  );
  return rows[0] && cashOutOf(rows[0]);
}

/** From here on the money may be on its way. */
export async function endDelay(db: Database, { id }: Pick<CashOut, 'memberId' | 'id'>): Promise<void> {
  await db.query('update cash_out set delayed_since = null where id = $1 and delayed_since is not null', [id]);
}

/** What the member has cashed out this month or is about to, in minor units. The month is the calendar's in UTC. */
export async function cashedOutThisMonth(tx: Database | Transaction, memberId: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ total: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as total from cash_out
     where member_id = $1 and status = any($2) and created_at >= date_trunc('month', now())`,
    [memberId, countedStatuses],
  );
  return rows[0]!.total;
}

/** Takes one cash-out that the payout worker has to look at, for `leaseMs`. */
export async function claimDueCashOut(db: Database, leaseMs: number): Promise<CashOut | undefined> {
  const { rows } = await db.query<Row>(
    `with due as (
       select id from cash_out where status in ('passed', 'paying', 'payed') and ask_at <= now() and review is null
       order by ask_at limit 1 for update skip locked)
     update cash_out c set asks = asks + 1, ask_at = now() + make_interval(secs => $1 / 1000.0)
     from due where c.id = due.id returning ${cashOutColumns}`,
    [leaseMs],
  );
  return rows[0] && cashOutOf(rows[0]);
}

export async function askAgainIn(db: Database, { id }: CashOut, pauseMs: number): Promise<void> {
  await db.query(
    `update cash_out set ask_at = now() + make_interval(secs => $2 / 1000.0)
     where id = $1 and status in ('passed', 'paying', 'payed') and review is null`,
    [id, pauseMs],
  );
}
