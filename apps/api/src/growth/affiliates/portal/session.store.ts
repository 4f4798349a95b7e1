import type { Database, Transaction } from '@fairhouse/database';

const mostOrigins = 50;

export async function insertSession(
  tx: Transaction,
  it: { affiliateId: number; tokenHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await tx.query('delete from affiliate_session where expires_at < $1', [it.at]);
  await tx.query(
    `insert into affiliate_session (token_hash, affiliate_id, created_at, last_seen_at, expires_at) values ($1, $2, $3, $3, $4)`,
    [it.tokenHash, it.affiliateId, it.at, it.expiresAt],
  );
}

/** The partner behind a token; a session that was idle for so long is over. To look is noted once a minute. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  { at, idleMinutes }: { at: Date; idleMinutes: number },
): Promise<number | undefined> {
  const { rows } = await db.query<{ affiliateId: number; isStale: boolean }>(
    `select s.affiliate_id as "affiliateId", s.last_seen_at < $2::timestamptz - interval '1 minute' as "isStale"
     from affiliate_session s join affiliate a on a.id = s.affiliate_id
     where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $2::timestamptz - make_interval(mins => $3)
       and a.state <> 'ended'`,
    [tokenHash, at, idleMinutes],
  );
  const [row] = rows;
  if (row?.isStale)
    await db.query('update affiliate_session set last_seen_at = $2 where token_hash = $1', [tokenHash, at]);
  return row?.affiliateId;
}

export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.query('delete from affiliate_session where token_hash = $1', [tokenHash]);
}

export async function endSessionsOf(tx: Transaction, affiliateId: number): Promise<void> {
  await tx.query('delete from affiliate_session where affiliate_id = $1', [affiliateId]);
}

/** Keyed hashes of where the partner signed in from, bounded. */
export async function noteOrigins(
  tx: Transaction,
  affiliateId: number,
  origins: readonly { kind: 'device' | 'address'; hash: Buffer }[],
): Promise<void> {
  await tx.query(
    `insert into affiliate_origin (affiliate_id, kind, hash) select $1::int, * from unnest($2::text[], $3::bytea[])
     on conflict (affiliate_id, kind, hash) do update set noted_at = now()`,
    [affiliateId, origins.map(({ kind }) => kind), origins.map(({ hash }) => hash)],
  );
  await tx.query(
    `delete from affiliate_origin o where o.affiliate_id = $1 and o.hash in (
       select e.hash from affiliate_origin e where e.affiliate_id = $1 order by e.noted_at desc offset $2)`,
    [affiliateId, mostOrigins],
  );
}
