import type { Database, Transaction } from '@fairhouse/database';

export interface Session {
  id: string;
  clientSecret: string;
  intentId: string;
  reference: string | null;
  /** Minor units. */
  amount: bigint;
  currency: string;
  metadata: Record<string, string>;
  returnUrl: string;
  /** Chosen on the page; null is the payer's own card. */
  payer: string | null;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  intentStatus: string;
  /** Minor units given back. */
  refunded: bigint;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `id, client_secret as "clientSecret", intent_id as "intentId", reference, amount, currency, metadata,
  return_url as "returnUrl", payer, status, payment_status as "paymentStatus", intent_status as "intentStatus", refunded,
  created_at as "createdAt", expires_at as "expiresAt"`;

type NewSession = Pick<
  Session,
  'id' | 'clientSecret' | 'intentId' | 'reference' | 'amount' | 'currency' | 'metadata' | 'returnUrl'
>;

export async function insertSession(tx: Transaction, session: NewSession): Promise<Session> {
  const { rows } = await tx.query<Session>(
    `insert into checkout_session (id, client_secret, intent_id, reference, amount, currency, metadata, return_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      session.id,
      session.clientSecret,
      session.intentId,
      session.reference,
      session.amount,
      session.currency,
      JSON.stringify(session.metadata),
      session.returnUrl,
    ],
  );
  return rows[0]!;
}

export async function findSession(
  db: Database,
  by: 'id' | 'client_secret',
  value: string,
): Promise<Session | undefined> {
  const { rows } = await db.query<Session>(`select ${columns} from checkout_session where ${by} = $1`, [value]);
  return rows[0];
}

export async function lockSession(tx: Transaction, id: string): Promise<Session | undefined> {
  const { rows } = await tx.query<Session>(`select ${columns} from checkout_session where id = $1 for update`, [id]);
  return rows[0];
}

export async function setSessionState(
  tx: Transaction,
  id: string,
  state: Pick<Session, 'status' | 'paymentStatus' | 'intentStatus'>,
): Promise<Session> {
  const { rows } = await tx.query<Session>(
    `update checkout_session set status = $2, payment_status = $3, intent_status = $4 where id = $1 returning ${columns}`,
    [id, state.status, state.paymentStatus, state.intentStatus],
  );
  return rows[0]!;
}

/** What it is paid with; null leaves it as it is. */
export async function setPayer(tx: Transaction, id: string, payer: string | null): Promise<void> {
  await tx.query('update checkout_session set payer = coalesce($2, payer) where id = $1', [id, payer]);
}

/** Notes what was given back of a paid session; of another, nothing. */
export async function setRefunded(db: Database, id: string, refunded: bigint): Promise<void> {
  await db.query(`update checkout_session set refunded = $2 where id = $1 and payment_status = 'paid'`, [id, refunded]);
}

/** Complete sessions created in [from, to), newest first, after the session `after`; one more than `size` says that there are more. */
export async function completeSessions(
  db: Database,
  { from, to, after, size }: { from: Date; to: Date; after: string | undefined; size: number },
): Promise<Session[]> {
  const { rows } = await db.query<Session>(
    `select ${columns} from checkout_session
     where status = 'complete' and created_at >= $1 and created_at < $2
       and ($3::text is null or (created_at, id) < (select c.created_at, c.id from checkout_session c where c.id = $3))
     order by created_at desc, id desc limit $4`,
    [from, to, after ?? null, size + 1],
  );
  return rows;
}

/** A few open sessions whose time is over. */
export async function overdueSessions(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from checkout_session where status = 'open' and expires_at < now() order by expires_at limit 100`,
  );
  return rows.map((row) => row.id);
}

/** The request that used this key before. */
export async function lockIdempotencyKey(
  tx: Transaction,
  key: string,
): Promise<{ requestHash: string; sessionId: string } | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const { rows } = await tx.query<{ requestHash: string; sessionId: string }>(
    'select request_hash as "requestHash", session_id as "sessionId" from idempotency where key = $1',
    [key],
  );
  return rows[0];
}

export async function insertIdempotencyKey(
  tx: Transaction,
  key: string,
  requestHash: string,
  sessionId: string,
): Promise<void> {
  await tx.query('insert into idempotency (key, request_hash, session_id) values ($1, $2, $3)', [
    key,
    requestHash,
    sessionId,
  ]);
}
