import { randomBytes } from 'node:crypto';
import type { Database } from '@fairhouse/database';

/** The interface by which an instruction came. */
export type Via = 'own' | 'paypal' | 'mercado-pago' | 'adyen';
export type PayoutOutcome = 'settle' | 'fail' | 'return';

export interface PayoutRequest {
  /** The sender's id of it: one payout, however often it comes. */
  id: string;
  via: Via;
  method: string;
  /** Decimal text in major units. */
  amount: string;
  currency: string;
  destination: Record<string, string>;
}

export interface Payout {
  id: string;
  providerId: string;
  state: 'accepted' | 'settled' | 'failed' | 'returned';
  /** What this provider says, which a test may have made wrong. */
  amount: string;
  currency: string;
  createdAt: Date;
}

export interface Plan {
  outcome: PayoutOutcome;
  /** Undefined: it stays accepted until somebody decides. */
  decidedAfterMs: number | undefined;
  statedAmount: string;
  statedCurrency: string;
}

const columns = `p.id, p.provider_id as "providerId", p.stated_amount::text as amount, p.stated_currency as currency,
  p.created_at as "createdAt", case when p.due_at > now() then 'accepted' when p.outcome = 'settle' then 'settled'
    when p.outcome = 'return' then 'returned' else 'failed' end as state`;

/** The first instruction under an id counts; every later one only shows how it stands, and whether it is the `same`. */
export async function upsertPayout(
  db: Database,
  request: PayoutRequest,
  plan: Plan,
): Promise<Payout & { same: boolean; isFirst: boolean }> {
  const { rows } = await db.query<Payout & { same: boolean; isFirst: boolean }>(
    `insert into payout as p (id, provider_id, via, method, amount, currency, destination, outcome, due_at, stated_amount,
       stated_currency)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9::float8 / 1000), $10, $11)
     on conflict (id) do update set submissions = p.submissions + 1
     returning ${columns}, p.submissions = 1 as "isFirst",
       via = $3 and method = $4 and p.amount = $5::numeric and p.currency = $6 and destination = $7::jsonb as same`,
    [
      request.id,
      `po_${randomBytes(12).toString('hex')}`,
      request.via,
      request.method,
      request.amount,
      request.currency,
      JSON.stringify(request.destination),
      plan.outcome,
      plan.decidedAfterMs ?? 100 * 365 * 86_400_000,
      plan.statedAmount,
      plan.statedCurrency,
    ],
  );
  return rows[0]!;
}

export async function findPayout(
  db: Database,
  via: Via,
  by: 'id' | 'provider_id',
  value: string,
): Promise<Payout | undefined> {
  const { rows } = await db.query<Payout>(`select ${columns} from payout p where p.via = $1 and p.${by} = $2`, [
    via,
    value,
  ]);
  return rows[0];
}

/** Those that came in [from, to), oldest first; at most `size`. */
export async function listPayoutsVia(
  db: Database,
  via: Via,
  { from, to, size }: { from: Date; to: Date; size: number },
): Promise<Payout[]> {
  const { rows } = await db.query<Payout>(
    `select ${columns} from payout p where p.via = $1 and p.created_at >= $2 and p.created_at < $3
     order by p.created_at, p.id limit $4`,
    [via, from, to, size],
  );
  return rows;
}

/** Decides one that was left pending, or changes the end of one that was decided. */
export async function decidePayout(db: Database, id: string, outcome: PayoutOutcome): Promise<boolean> {
  const { rowCount } = await db.query('update payout set outcome = $2, due_at = now() where id = $1', [id, outcome]);
  return rowCount === 1;
}

export async function readControl(db: Database, name: string): Promise<string | undefined> {
  const { rows } = await db.query<{ value: string }>('select value from control where name = $1', [name]);
  return rows[0]?.value;
}
