import { randomBytes } from 'node:crypto';
import type { Database } from '@fairhouse/database';

export interface PayoutRequest {
  id: string;
  method: string;
  amount: string;
  currency: string;
  destination: Record<string, string>;
}

export interface Payout {
  providerId: string;
  state: 'accepted' | 'settled' | 'failed';
  /** Whether what was asked for is what is stored under this id. */
  same: boolean;
}

const state = `case when due_at > now() then 'accepted' when outcome = 'settle' then 'settled' else 'failed' end as state`;

/** The first instruction under an id counts; every later one only shows how it stands. */
export async function upsertPayout(
  db: Database,
  request: PayoutRequest,
  outcome: 'settle' | 'fail',
  settleAfterMs: number,
): Promise<Payout> {
  const { rows } = await db.query<Payout>(
    `insert into payout (id, provider_id, method, amount, currency, destination, outcome, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8 / 1000.0))
     on conflict (id) do update set submissions = payout.submissions + 1
     returning provider_id as "providerId", ${state},
       method = $3 and amount = $4::numeric and currency = $5 and destination = $6::jsonb as same`,
    [
      request.id,
      `po_${randomBytes(12).toString('hex')}`,
      request.method,
      request.amount,
      request.currency,
      JSON.stringify(request.destination),
      outcome,
      settleAfterMs,
    ],
  );
  return rows[0]!;
}

export async function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  const { rows } = await db.query<Payout>(
    `select provider_id as "providerId", ${state}, true as same from payout where id = $1`,
    [id],
  );
  return rows[0];
}

export async function readControl(db: Database, name: string): Promise<string | undefined> {
  const { rows } = await db.query<{ value: string }>('select value from control where name = $1', [name]);
  return rows[0]?.value;
}
