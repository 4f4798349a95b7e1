import type { Database, Transaction } from '@fairhouse/database';

/** What our books have of something that a provider settles. */
export interface OurEntry {
  subject: string;
  currency: string;
  /** Minor units, with the sign of the line: what left is below zero. Null: it is known, and nothing of it is booked. */
  minor: bigint | null;
}

const credited = ['succeeded', 'part_refunded', 'refunded', 'disputed', 'charged_back'];

type Named = OurEntry & { name: string; depositId: bigint };

/** Deposits by whatever the provider calls them. */
export async function depositsNamed(tx: Transaction, provider: string, names: readonly string[]): Promise<Named[]> {
  const columns = `id as "depositId", 'deposit:' || id as subject, currency, case when state = any($3) then pays end as minor`;
  const { rows } = await tx.query<Named>(
    `select payment_id as name, ${columns} from deposit_record where provider = $1 and payment_id = any($2)
     union select order_id, ${columns} from deposit_record where provider = $1 and order_id = any($2)
     union select reference, ${columns} from deposit_record
       where reference = any($2) and provider = $1`,
    [provider, names, credited],
  );
  return rows;
}

interface ClaimedBack extends OurEntry {
  depositId: bigint | null;
  kind: 'refund' | 'dispute';
}

/** What was claimed back of deposits, one sum a deposit and kind. */
export async function claimsOfDeposits(tx: Transaction, depositIds: readonly bigint[]): Promise<ClaimedBack[]> {
  const { rows } = await tx.query<ClaimedBack>(
    `select deposit_id as "depositId", kind, 'deposit:' || deposit_id as subject, min(currency) as currency,
       -sum(amount)::bigint as minor
     from payment_claim_record where deposit_id = any($1) and amount is not null group by deposit_id, kind`,
    [depositIds],
  );
  return rows;
}

/** Disputes by the provider's own name, where a line has no other. */
export async function disputesNamed(
  tx: Transaction,
  provider: string,
  names: readonly string[],
): Promise<(OurEntry & { name: string })[]> {
  const { rows } = await tx.query<OurEntry & { name: string }>(
    `select reference as name, 'dispute:' || id as subject, coalesce(currency, '') as currency, -amount as minor
     from payment_claim_record where kind = 'dispute' and provider = $1 and reference = any($2)`,
    [provider, names],
  );
  return rows;
}

/** Cash-outs by our own instruction, or by what the provider answered to it. */
export async function payoutsNamed(
  tx: Transaction,
  provider: string,
  names: readonly string[],
): Promise<(OurEntry & { name: string })[]> {
  const columns = `'cash-out:' || id as subject, currency,
    case when status in ('payed', 'completed') then -amount end as minor`;
  const { rows } = await tx.query<OurEntry & { name: string }>(
    `select instruction as name, ${columns} from cash_out_record where instruction = any($2)
     union select provider_reference, ${columns} from cash_out_record where provider = $1 and provider_reference = any($2)`,
    [provider, names],
  );
  return rows;
}

const mostMissing = 1_000;

/** Credited deposits of a time that are not among these: the provider should have settled them. */
export async function depositsBetween(
  db: Database | Transaction,
  provider: string,
  { from, to, except }: { from: Date; to: Date; except: readonly bigint[] },
): Promise<{ id: bigint; reference: string; currency: string; minor: bigint | null; createdAt: Date }[]> {
  const { rows } = await db.query<{
    id: bigint;
    reference: string;
    currency: string;
    minor: bigint | null;
    createdAt: Date;
  }>(
    `select id, coalesce(payment_id, order_id, reference) as reference, currency, pays as minor, created_at as "createdAt"
     from deposit_record
     where provider = $1 and created_at >= $2 and created_at <= $3 and state = any($4) and id <> all($5)
     order by created_at, id limit $6`,
    [provider, from, to, credited, except, mostMissing],
  );
  return rows;
}
