import { walletMethodCodes } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import type { DeclineClass } from '@fairhouse/payments';
import { forgetWalletTokens } from './cards/wallet-token.store.ts';
import type { AttemptState } from './deposit.states.ts';

export interface Attempt {
  id: bigint;
  memberId: bigint;
  method: string;
  provider: string;
  /** What the provider knows the attempt by. */
  reference: string;
  amount: Amount;
  /** What the player pays; less than the amount where there is a discount. */
  pays: Amount;
  state: AttemptState;
  orderId: string | null;
  paymentId: string | null;
  requestHash: Buffer;
  reviewReason: string | null;
  /** What is owed of what the provider gave back, in minor units. */
  shortfall: bigint;
  /** What operators have settled of it, in minor units. */
  settled: bigint;
  /** What an operator has decided on last, in the words of `reviewReason`. */
  settledReason: string | null;
  createdAt: Date;
  /** Providers that are left after this one. */
  alternatives: number;
  /** The attempt that the deposit began with, where this is a later one; and which it is, from 1. */
  cascadeOf: bigint | null;
  cascadeStep: number;
  /** After a technical decline the next attempt was opened. */
  continued: boolean;
  declineClass: DeclineClass | null;
  declineCode: string | null;
}

export type AttemptRow = Omit<Attempt, 'amount' | 'pays'> & { minor: bigint; payMinor: bigint; currency: Currency };

export const attemptColumns = `id, member_id as "memberId", method, provider, reference, amount as minor, coalesce(pays, amount) as "payMinor",
  currency, state,
  order_id as "orderId", payment_id as "paymentId", request_hash as "requestHash", review_reason as "reviewReason",
  shortfall, settled, settled_reason as "settledReason", created_at as "createdAt",
  alternatives, cascade_of as "cascadeOf", cascade_step as "cascadeStep", continued, decline_class as "declineClass",
  decline_code as "declineCode"`;

export const attemptOf = ({ minor, payMinor, currency, ...row }: AttemptRow): Attempt => ({
  ...row,
  amount: amountOf(currency, minor),
  pays: amountOf(currency, payMinor),
});

/** Paid with a card of a phone's wallet. */
export function isByWallet({ method }: Pick<Attempt, 'method'>): boolean {
  return (walletMethodCodes as readonly string[]).includes(method);
}

export interface NewAttempt {
  memberId: bigint;
  method: string;
  provider: string;
  reference: string;
  amount: Amount;
  pays: Amount;
  requestKey: string | undefined;
  requestHash: Buffer;
  /** Providers that are left after this one; left out: none. */
  alternatives?: number;
}

/** Undefined when the member used this request key before. */
export async function insertAttempt(tx: Transaction, attempt: NewAttempt): Promise<Attempt | undefined> {
  const { rows } = await tx.query<AttemptRow>(
    `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, request_key, request_hash, pays,
       alternatives)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (member_id, request_key) do nothing returning ${attemptColumns}`,
    [
      attempt.memberId,
      attempt.method,
      attempt.provider,
      attempt.reference,
      attempt.amount.minor,
      attempt.amount.currency,
      attempt.requestKey ?? null,
      attempt.requestHash,
      attempt.pays.minor,
      attempt.alternatives ?? 0,
    ],
  );
  return rows[0] && attemptOf(rows[0]);
}

export async function findAttemptByKey(
  db: Database | Transaction,
  memberId: bigint,
  key: string,
): Promise<Attempt | undefined> {
  const { rows } = await db.query<AttemptRow>(
    `select ${attemptColumns} from deposit_attempt where member_id = $1 and request_key = $2`,
    [memberId, key],
  );
  return rows[0] && attemptOf(rows[0]);
}

/** The member's own attempt; another's is as if it did not exist. */
export async function findAttempt(db: Database, memberId: bigint, id: bigint): Promise<Attempt | undefined> {
  const { rows } = await db.query<AttemptRow>(
    `select ${attemptColumns} from deposit_attempt where id = $1 and member_id = $2`,
    [id, memberId],
  );
  return rows[0] && attemptOf(rows[0]);
}

/** By whichever name the provider gave: ours, that of the order, or that of the payment. */
export async function findAttemptOf(
  db: Database,
  by: { provider: string; attemptId?: string; orderId?: string; paymentId?: string },
): Promise<Attempt | undefined> {
  const { rows } = await db.query<AttemptRow>({
    name: 'attempt_find',
    text: `select ${attemptColumns} from deposit_attempt where reference = $1 and provider = $4
     union all select ${attemptColumns} from deposit_attempt where provider = $4 and order_id = $2
     union all select ${attemptColumns} from deposit_attempt where provider = $4 and payment_id = $3 limit 1`,
    values: [by.attemptId ?? null, by.orderId ?? null, by.paymentId ?? null, by.provider],
  });
  return rows[0] && attemptOf(rows[0]);
}

/** The same for many at once, in their order. */
export async function findAttemptsOf(
  db: Database,
  names: readonly { provider: string; attemptId?: string; orderId?: string; paymentId?: string }[],
): Promise<(Attempt | undefined)[]> {
  const { rows } = await db.query<AttemptRow & { position: number }>({
    name: 'attempt_find_many',
    text: `select n.position::int as position, a.* from unnest($1::text[], $2::text[], $3::text[], $4::text[])
         with ordinality n(provider, reference, order_id, payment_id, position)
       cross join lateral (
         select ${attemptColumns} from deposit_attempt where reference = n.reference and provider = n.provider
         union all select ${attemptColumns} from deposit_attempt where provider = n.provider and order_id = n.order_id
         union all select ${attemptColumns} from deposit_attempt where provider = n.provider and payment_id = n.payment_id
         limit 1) a`,
    values: [
      names.map(({ provider }) => provider),
      names.map(({ attemptId }) => attemptId ?? null),
      names.map(({ orderId }) => orderId ?? null),
      names.map(({ paymentId }) => paymentId ?? null),
    ],
  });
  const found: (Attempt | undefined)[] = names.map(() => undefined);
  for (const { position, ...row } of rows) found[position - 1] = attemptOf(row);
  return found;
}

export async function findAttemptByReference(tx: Transaction, reference: string): Promise<Attempt | undefined> {
  const { rows } = await tx.query<AttemptRow>(`select ${attemptColumns} from deposit_attempt where reference = $1`, [
    reference,
  ]);
  return rows[0] && attemptOf(rows[0]);
}

export async function lockAttempt(tx: Transaction, id: bigint): Promise<Attempt> {
  const { rows } = await tx.query<AttemptRow>({
    name: 'attempt_lock',
    text: `select ${attemptColumns} from deposit_attempt where id = $1 for no key update`,
    values: [id],
  });
  return attemptOf(rows[0]!);
}

/** Locks many in an order that is everybody's, so that nobody waits in a circle. */
export async function lockAttempts(
  tx: Transaction,
  attempts: readonly Pick<Attempt, 'memberId' | 'id'>[],
): Promise<ReadonlyMap<bigint, Attempt>> {
  const { rows } = await tx.query<AttemptRow>({
    name: 'attempt_lock_many',
    text: `select ${attemptColumns} from deposit_attempt
       where id = any($1::bigint[]) order by id for no key update`,
    values: [attempts.map(({ id }) => id)],
  });
  return new Map(rows.map((row) => [row.id, attemptOf(row)]));
}

/** Makes credits of attempts that are locked and have no shortfall and nothing to review. */
export async function creditAttempts(
  tx: Transaction,
  credits: readonly { attempt: Attempt; change: AttemptChange }[],
): Promise<void> {
  await tx.query({
    name: 'attempt_credit_many',
    text: `update deposit_attempt a set state = 'succeeded', order_id = c.order_id, payment_id = c.payment_id, ask_at = null,
         updated_at = now(), paid_at = coalesce(paid_at, now())
       from unnest($1::bigint[], $2::text[], $3::text[]) c(id, order_id, payment_id)
       where a.id = c.id`,
    values: [
      credits.map(({ attempt }) => attempt.id),
      credits.map(({ change }) => change.orderId),
      credits.map(({ change }) => change.paymentId),
    ],
  });
}

export interface AttemptChange {
  state: AttemptState;
  orderId: string | null;
  paymentId: string | null;
  reviewReason: string | null;
  shortfall: bigint;
  /** Whether the order sweeper has anything left to ask. */
  asking: boolean;
}

/** When the order was given up first, and when a payment was seen first: one that was taken back, or failed, was none. */
const timesOf = (state: string) => `
  given_up_at = case when ${state} in ('failed', 'expired', 'canceled') then coalesce(given_up_at, now()) else given_up_at end,
  paid_at = case when ${state} in ('processing', 'succeeded') then coalesce(paid_at, now())
    when ${state} in ('created', 'pending', 'action_required', 'failed', 'expired', 'canceled') then null else paid_at end`;

export async function updateAttempt(tx: Transaction, attempt: Attempt, change: AttemptChange): Promise<void> {
  const { id } = attempt;
  await tx.query({
    name: 'attempt_update',
    text: `update deposit_attempt set state = $2, order_id = $3, payment_id = $4, review_reason = $5, shortfall = $6,
       ask_at = case when $7 then coalesce(ask_at, now() + interval '1 minute') end, updated_at = now(), ${timesOf('$2')}
     where id = $1`,
    values: [id, change.state, change.orderId, change.paymentId, change.reviewReason, change.shortfall, change.asking],
  });
  if (!change.asking && isByWallet(attempt)) await forgetWalletTokens(tx, [attempt]);
}

/** Clears what needed an operator, and keeps what that was, so that the provider's repeat of it changes nothing. */
export async function settleAttempt(tx: Transaction, { id }: Attempt, state: AttemptState): Promise<Attempt> {
  const { rows } = await tx.query<AttemptRow>(
    `update deposit_attempt set state = $2, settled = settled + shortfall, shortfall = 0,
       settled_reason = coalesce(review_reason, settled_reason), review_reason = null, updated_at = now(), ${timesOf('$2')}
     where id = $1 returning ${attemptColumns}`,
    [id, state],
  );
  return attemptOf(rows[0]!);
}

/** What is paid and credited, where that shows only when it has come. */
export async function setAmount(tx: Transaction, { id, amount }: Attempt): Promise<void> {
  await tx.query('update deposit_attempt set asked = coalesce(asked, amount), amount = $2, pays = $2 where id = $1', [
    id,
    amount.minor,
  ]);
}

/** True at most once in `everyMs` for an attempt, so that many polls are one question to the provider. */
export async function mayAskNow(db: Database, { id }: Attempt, everyMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update deposit_attempt set asked_at = now() where id = $1
       and (asked_at is null or asked_at < now() - make_interval(secs => $2 / 1000.0))`,
    [id, everyMs],
  );
  return rowCount === 1;
}

export async function countRecentAttempts(db: Database, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ attempts: number }>(
    `select count(*)::int as attempts from deposit_attempt
     where member_id = $1 and created_at > now() - interval '1 hour' and cascade_of is null`,
    [memberId],
  );
  return rows[0]!.attempts;
}

/**
 * Takes a few attempts whose time to ask has come and sets their next time: 30 s, doubled each time up to 6 hours.
 * After 14 days nobody asks any more; a webhook is still heard.
 */
export async function claimDueAttempts(db: Database, most: number): Promise<Attempt[]> {
  const { rows } = await db.query<AttemptRow>(
    `with due as (
       select id from deposit_attempt where ask_at <= now() order by ask_at limit $1 for update skip locked)
     , asked as (
       update deposit_attempt a set asks = asks + 1, asked_at = now(),
         ask_at = case when a.created_at > now() - interval '14 days'
           then now() + least(interval '30 seconds' * power(2, least(asks, 20)), interval '6 hours') end
       from due where a.id = due.id returning a.*)
     select ${attemptColumns} from asked`,
    [most],
  );
  return rows.map(attemptOf);
}

/** Those of the members who owe a deposit: the provider took it back, and it could not be taken from the book. */
export async function membersOwing(db: Database | Transaction, memberIds: bigint[]): Promise<Set<bigint>> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select distinct member_id as "memberId" from deposit_attempt
     where member_id = any($1) and shortfall > 0`,
    [memberIds],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}
