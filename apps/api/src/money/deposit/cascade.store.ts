import type { Database, Transaction } from '@fairhouse/database';
import type { Decline } from '@fairhouse/payments';
import { type Attempt, type AttemptRow, attemptColumns, attemptOf } from './attempt.store.ts';
import { creditedStates } from './deposit.states.ts';
import { type StoredStep, stepOf } from './next-step.store.ts';

/** The attempt that a deposit began with. */
export function rootOf({ id, cascadeOf }: Pick<Attempt, 'id' | 'cascadeOf'>): bigint {
  return cascadeOf ?? id;
}

/** Part of a deposit that went, or may go, from one provider to another. */
export function isOfCascade({ cascadeOf, continued }: Pick<Attempt, 'cascadeOf' | 'continued'>): boolean {
  return cascadeOf !== null || continued;
}

/**
 * The attempt that stands for the deposit now: one that was credited, or else the latest. An attempt that was never continued
 * stands for itself.
 */
export async function currentAttempt(db: Database | Transaction, attempt: Attempt): Promise<Attempt> {
  const { rows } = await db.query<AttemptRow>({
    name: 'attempt_current',
    text: `select ${attemptColumns} from deposit_attempt where id = $1 or cascade_of = $1
       order by (state = any($2)) desc, cascade_step desc limit 1`,
    values: [rootOf(attempt), creditedStates],
  });
  return attemptOf(rows[0]!);
}

/** All attempts of the deposit that this one belongs to, the first one first. */
export async function attemptsOfDeposit(db: Database | Transaction, id: bigint): Promise<Attempt[]> {
  const { rows } = await db.query<AttemptRow>(
    `select ${attemptColumns} from deposit_attempt a
     where coalesce(cascade_of, id) = (select coalesce(cascade_of, id) from deposit_attempt where id = $1)
       and (id = (select coalesce(cascade_of, id) from deposit_attempt where id = $1)
         or cascade_of = (select coalesce(cascade_of, id) from deposit_attempt where id = $1))
     order by cascade_step`,
    [id],
  );
  return rows.map(attemptOf);
}

/** Another attempt of the same deposit that was credited. */
export async function creditedBeside(tx: Transaction, attempt: Attempt): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from deposit_attempt where (id = $1 or cascade_of = $1) and id <> $2 and state = any($3) order by id limit 1`,
    [rootOf(attempt), attempt.id, creditedStates],
  );
  return rows[0]?.id;
}

export async function noteDecline(tx: Transaction, { id }: Attempt, decline: Decline): Promise<void> {
  await tx.query('update deposit_attempt set decline_class = $2, decline_code = $3 where id = $1', [
    id,
    decline.class,
    decline.code,
  ]);
}

/** The attempt after this one, at another provider; undefined when it was opened before. */
export async function insertNext(
  tx: Transaction,
  attempt: Attempt,
  { provider, reference }: { provider: string; reference: string },
): Promise<Attempt | undefined> {
  const { rows } = await tx.query<AttemptRow>(
    `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, request_hash, pays, alternatives,
       cascade_of, cascade_step)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (cascade_of, cascade_step) where cascade_of is not null do nothing returning ${attemptColumns}`,
    [
      attempt.memberId,
      attempt.method,
      provider,
      reference,
      attempt.amount.minor,
      attempt.amount.currency,
      attempt.requestHash,
      attempt.pays.minor,
      attempt.alternatives - 1,
      rootOf(attempt),
      attempt.cascadeStep + 1,
    ],
  );
  if (!rows[0]) return undefined;
  const next = attemptOf(rows[0]);
  await tx.query('update deposit_attempt set continued = true where id = $1', [attempt.id]);
  await tx.query(
    `insert into deposit_payer (attempt_id, member_id, first_name, last_name, country, state, city, address, postal_code)
     select $2, member_id, first_name, last_name, country, state, city, address, postal_code
     from deposit_payer where attempt_id = $1`,
    [attempt.id, next.id],
  );
  return next;
}

/** How long a process may take to ask a provider before another asks: longer than any of their time limits. */
const placingLease = "interval '45 seconds'";

/** From now on this process alone asks the provider for the order. Answers how often one was asked; undefined: another is at it, or it is ordered. */
export async function claimPlacing(db: Database, { id }: Attempt): Promise<number | undefined> {
  const { rows } = await db.query<{ placings: number }>(
    `update deposit_attempt set placing_until = now() + ${placingLease}, placings = placings + 1
     where id = $1 and (placing_until is null or placing_until < now()) and order_id is null
       and state in ('created', 'unknown') returning placings`,
    [id],
  );
  return rows[0]?.placings;
}

export async function releasePlacing(tx: Transaction, { id }: Attempt): Promise<void> {
  await tx.query('update deposit_attempt set placing_until = null where id = $1', [id]);
}

/** The state of an order that another process asks for. */
export async function readPlacing(
  db: Database,
  { id }: Attempt,
): Promise<{ attempt: Attempt; step: StoredStep | undefined; isBeingPlaced: boolean }> {
  const { rows } = await db.query<AttemptRow & { step: StoredStep | null; isBeingPlaced: boolean }>(
    `select ${attemptColumns}, next_step as step, coalesce(placing_until > now(), false) as "isBeingPlaced"
     from deposit_attempt where id = $1`,
    [id],
  );
  const { step, isBeingPlaced, ...row } = rows[0]!;
  return { attempt: attemptOf(row), step: stepOf(step), isBeingPlaced };
}
