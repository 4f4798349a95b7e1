import type { Database, Transaction } from '@fairhouse/database';

export const paymentStates = [
  'open',
  'approved',
  'pending',
  'succeeded',
  'failed',
  'canceled',
  'expired',
  'refunded',
] as const;

/** By the bank, or by a fault of the provider. */
export type Why = 'issuer' | 'technical';

export interface Payment {
  id: string;
  provider: string;
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  state: (typeof paymentStates)[number];
  token: string;
  returnUrl: string;
  /** Chosen on the page; null is the payer's own. */
  payer: string | null;
  /** Whose card it is, where the order says so. */
  holder: string | null;
  /** Why it failed. */
  why: Why | null;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `id, provider, reference, amount, currency, state, token, return_url as "returnUrl", payer, holder, why,
  created_at as "createdAt", expires_at as "expiresAt"`;

/** Without a time of its own a payment is open for a day. */
export type NewPayment = Omit<Payment, 'state' | 'payer' | 'holder' | 'why' | 'createdAt' | 'expiresAt'> & {
  holder?: string;
  expiresAt?: Date;
};

/** The payment of that reference: the new one, or the one that is there already. */
export async function insertPayment(db: Database, payment: NewPayment): Promise<Payment> {
  const { id, provider, reference, amount, currency, token, returnUrl, holder, expiresAt } = payment;
  const { rows } = await db.query<Payment>(
    `insert into payment (id, provider, reference, amount, currency, token, return_url, holder, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $9, coalesce($8, now() + interval '24 hours'))
     on conflict (provider, reference) do update set provider = excluded.provider
     returning ${columns}`,
    [id, provider, reference, amount, currency, token, returnUrl, expiresAt ?? null, holder ?? null],
  );
  return rows[0]!;
}

export async function findPayment(db: Database, by: 'id' | 'token', value: string): Promise<Payment | undefined> {
  const { rows } = await db.query<Payment>(`select ${columns} from payment where ${by} = $1`, [value]);
  return rows[0];
}

export async function lockPayment(tx: Transaction, id: string): Promise<Payment | undefined> {
  const { rows } = await tx.query<Payment>(`select ${columns} from payment where id = $1 for update`, [id]);
  return rows[0];
}

export async function setPaymentState(
  tx: Transaction,
  id: string,
  state: Payment['state'],
  why: Why | null = null,
): Promise<Payment> {
  const { rows } = await tx.query<Payment>(
    `update payment set state = $2, why = $3 where id = $1 returning ${columns}`,
    [id, state, why],
  );
  return rows[0]!;
}

/** What it is paid with; null leaves it as it is. */
export async function setPayer(tx: Transaction, id: string, payer: string | null): Promise<void> {
  await tx.query('update payment set payer = coalesce($2, payer) where id = $1', [id, payer]);
}

/** What the provider answers from now on, true or not. */
export async function overwritePayment(
  db: Database,
  id: string,
  { state, amount, currency }: Pick<Payment, 'state' | 'amount' | 'currency'>,
): Promise<void> {
  await db.query('update payment set state = $2, amount = $3, currency = $4 where id = $1', [
    id,
    state,
    amount,
    currency,
  ]);
}

/** A few open payments whose time is over. */
export async function overduePayments(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from payment where state = 'open' and expires_at < now() order by expires_at limit 100`,
  );
  return rows.map(({ id }) => id);
}
