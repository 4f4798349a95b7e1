import type { ClaimState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { openStates } from './claim.states.ts';

export interface Claim {
  id: bigint;
  kind: 'dispute' | 'refund';
  provider: string;
  reference: string;
  paymentId: string | null;
  depositId: bigint | null;
  memberId: bigint | null;
  /** Minor units, of whatever currency the provider names. */
  amount: bigint | null;
  currency: string | null;
  state: ClaimState;
  reason: string | null;
  dueAt: Date | null;
  receivedAt: Date;
  givenInBy: string | null;
  answeredBy: string | null;
  answeredAt: Date | null;
  byHand: boolean;
  answeredWith: string | null;
  closedAt: Date | null;
}

const columns = `id, kind, provider, reference, payment_id as "paymentId", deposit_id as "depositId",
  member_id as "memberId", amount, currency, state, reason, due_at as "dueAt", received_at as "receivedAt",
  given_in_by as "givenInBy", answered_by as "answeredBy", answered_at as "answeredAt", by_hand as "byHand",
  answered_with as "answeredWith", closed_at as "closedAt"`;

type Named = Pick<Claim, 'kind' | 'provider' | 'reference'>;

/** From when on the age counts: since it came, or since seven days before evidence is due where that is earlier. */
const ageFrom = (received: string, due: string) =>
  `least(${received}, coalesce(${due} - interval '7 days', ${received}))`;

/** Locked until the transaction ends. */
export async function lockNamed(tx: Transaction, { kind, provider, reference }: Named): Promise<Claim | undefined> {
  const { rows } = await tx.query<Claim>(
    `select ${columns} from payment_claim where kind = $1 and provider = $2 and reference = $3 for no key update`,
    [kind, provider, reference],
  );
  return rows[0];
}

export async function lockRefundsOf(tx: Transaction, depositId: bigint): Promise<Claim[]> {
  const { rows } = await tx.query<Claim>(
    `select ${columns} from payment_claim where deposit_id = $1 and kind = 'refund' order by id for no key update`,
    [depositId],
  );
  return rows;
}

export async function lockClaim(tx: Transaction, id: bigint): Promise<Claim | undefined> {
  const { rows } = await tx.query<Claim>(`select ${columns} from payment_claim where id = $1 for no key update`, [id]);
  return rows[0];
}

export async function findClaim(db: Database | Transaction, id: bigint): Promise<Claim | undefined> {
  const { rows } = await db.query<Claim>(`select ${columns} from payment_claim where id = $1`, [id]);
  return rows[0];
}

/** Undefined where somebody else was quicker with the same. */
export async function insertClaim(
  tx: Transaction,
  it: Named &
    Pick<Claim, 'paymentId' | 'depositId' | 'memberId' | 'amount' | 'currency' | 'state' | 'reason' | 'dueAt'>,
): Promise<Claim | undefined> {
  const { rows } = await tx.query<Claim>(
    `insert into payment_claim (kind, provider, reference, payment_id, deposit_id, member_id, amount, currency, state,
       reason, due_at, waiting_since, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${ageFrom('now()', '$11::timestamptz')},
       case when $9 in ('won', 'lost', 'accepted') then now() end)
     on conflict do nothing returning ${columns}`,
    [
      it.kind,
      it.provider,
      it.reference,
      it.paymentId,
      it.depositId,
      it.memberId,
      it.amount,
      it.currency,
      it.state,
      it.reason,
      it.dueAt,
    ],
  );
  return rows[0];
}

/** Writes what is known of a claim now. */
export async function updateClaim(tx: Transaction, it: Claim): Promise<Claim> {
  const { rows } = await tx.query<Claim>(
    `update payment_claim set deposit_id = $2, member_id = $3, amount = $4, currency = $5, state = $6, reason = $7,
       due_at = $8, given_in_by = $9, answered_by = $10, by_hand = $11, answered_with = $12,
       answered_at = case when $6 = 'answered' then coalesce(answered_at, now()) else answered_at end,
       closed_at = case when $6 in ('won', 'lost', 'accepted', 'matched') then coalesce(closed_at, now()) end,
       waiting_since = case when $6 = 'answered' then coalesce(answered_at, now())
         else ${ageFrom('received_at', '$8::timestamptz')} end
     where id = $1 returning ${columns}`,
    [
      it.id,
      it.depositId,
      it.memberId,
      it.amount,
      it.currency,
      it.state,
      it.reason,
      it.dueAt,
      it.givenInBy,
      it.answeredBy,
      it.byHand,
      it.answeredWith,
    ],
  );
  return rows[0]!;
}

export async function hasOtherOpen(tx: Transaction, depositId: bigint, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from payment_claim where deposit_id = $1 and id <> $2 and kind = 'dispute' and state = any($3) limit 1`,
    [depositId, id, openStates],
  );
  return rowCount === 1;
}

/** Those of the members of whose deposits one is disputed now. */
export async function membersDisputing(db: Database | Transaction, memberIds: bigint[]): Promise<Set<bigint>> {
  const { rows } = await db.query<{ memberId: bigint | null }>(
    `select distinct member_id as "memberId" from payment_claim
     where member_id = any($1) and kind = 'dispute' and state = any($2)`,
    [memberIds, openStates],
  );
  return new Set(rows.flatMap(({ memberId }) => memberId ?? []));
}

export async function disputesDeposit(db: Database | Transaction, memberId: bigint): Promise<boolean> {
  return (await membersDisputing(db, [memberId])).has(memberId);
}

const mostOfDeposit = 50;

export async function claimsOfDeposit(db: Database, depositId: bigint): Promise<Claim[]> {
  const { rows } = await db.query<Claim>(
    `select ${columns} from payment_claim where deposit_id = $1 order by id limit $2`,
    [depositId, mostOfDeposit],
  );
  return rows;
}
