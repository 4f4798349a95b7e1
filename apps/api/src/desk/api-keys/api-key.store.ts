import type { ApiKeyState, KeyScope } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface ApiKeyRow {
  id: number;
  name: string;
  purpose: string;
  makerId: bigint;
  maker: string;
  scopes: KeyScope[];
  networks: string[];
  ratePerMinute: number;
  state: ApiKeyState;
  beginning: string | null;
  madeAt: Date;
  expiresAt: Date;
  fetchUntil: Date | null;
  lastUsedAt: Date | null;
  lastUsedAddress: string | null;
  endedAt: Date | null;
  endedBy: string | null;
  endReason: string | null;
}

const columns = `k.id, k.name, k.purpose, k.maker_id as "makerId", k.maker, k.scopes, k.networks,
  k.rate_per_minute as "ratePerMinute", k.state, k.beginning, k.made_at as "madeAt", k.expires_at as "expiresAt",
  k.fetch_until as "fetchUntil", k.last_used_at as "lastUsedAt", k.last_used_address as "lastUsedAddress",
  k.ended_at as "endedAt", k.ended_by as "endedBy", k.end_reason as "endReason"`;

/** The latest; keys are made by hand, and there are dozens. */
export async function listKeys(db: Database, most: number): Promise<ApiKeyRow[]> {
  const { rows } = await db.query<ApiKeyRow>(
    `select ${columns} from api_key k order by k.state in ('revoked', 'expired'), k.id desc limit $1`,
    [most],
  );
  return rows;
}

/** In any state: an unknown, a revoked and an expired key take the same statement. */
export async function findByDigest(db: Database, digest: Buffer): Promise<ApiKeyRow | undefined> {
  const { rows } = await db.query<ApiKeyRow>({
    name: 'api_key_find',
    text: `select ${columns} from api_key k where k.digest = $1`,
    values: [digest],
  });
  return rows[0];
}

export async function lockKey(tx: Transaction, id: number): Promise<ApiKeyRow | undefined> {
  const { rows } = await tx.query<ApiKeyRow>(`select ${columns} from api_key k where k.id = $1 for update`, [id]);
  return rows[0];
}

export async function isNameUsed(db: Database | Transaction, name: string): Promise<boolean> {
  const { rowCount } = await db.query('select from api_key where name = $1', [name]);
  return rowCount === 1;
}

export type NewKey = Pick<
  ApiKeyRow,
  'name' | 'purpose' | 'makerId' | 'maker' | 'scopes' | 'networks' | 'ratePerMinute' | 'madeAt' | 'expiresAt'
>;

/** A key that its maker has not fetched yet. Undefined when the name is used. */
export async function insertKey(tx: Transaction, key: NewKey & { fetchUntil: Date }): Promise<ApiKeyRow | undefined> {
  const { rows } = await tx.query<ApiKeyRow>(
    `insert into api_key as k (name, purpose, maker_id, maker, scopes, networks, rate_per_minute, state, made_at, expires_at, fetch_until)
     values ($1, $2, $3, $4, $5, $6, $7, 'ready', $8, $9, $10) on conflict (name) do nothing returning ${columns}`,
    [
      key.name,
      key.purpose,
      key.makerId,
      key.maker,
      key.scopes,
      key.networks,
      key.ratePerMinute,
      key.madeAt,
      key.expiresAt,
      key.fetchUntil,
    ],
  );
  return rows[0];
}

export async function activate(
  tx: Transaction,
  id: number,
  { digest, beginning }: { digest: Buffer; beginning: string },
): Promise<ApiKeyRow> {
  const { rows } = await tx.query<ApiKeyRow>(
    `update api_key k set state = 'active', digest = $2, beginning = $3, fetch_until = null where k.id = $1
     returning ${columns}`,
    [id, digest, beginning],
  );
  return rows[0]!;
}

export interface End {
  to: 'revoked' | 'expired';
  by: string;
  reason: string;
  at: Date;
}

export async function end(tx: Transaction, id: number, { to, by, reason, at }: End): Promise<ApiKeyRow> {
  const { rows } = await tx.query<ApiKeyRow>(
    `update api_key k set state = $2, ended_by = $3, end_reason = $4, ended_at = $5, fetch_until = null where k.id = $1
     returning ${columns}`,
    [id, to, by, reason, at],
  );
  return rows[0]!;
}

export async function noteUse(db: Database, id: number, at: Date, address: string): Promise<void> {
  await db.query(
    `update api_key set last_used_at = $2, last_used_address = $3
     where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`,
    [id, at, address],
  );
}

/** The keys of a maker that have not ended, locked. */
export async function lockKeysOf(tx: Transaction, makerId: bigint): Promise<ApiKeyRow[]> {
  const { rows } = await tx.query<ApiKeyRow>(
    `select ${columns} from api_key k where k.maker_id = $1 and k.state in ('ready', 'active') order by k.id for update`,
    [makerId],
  );
  return rows;
}

/** Keys past their end, and approved ones that were not fetched in time, locked. */
export async function lockOver(tx: Transaction, at: Date, most: number): Promise<ApiKeyRow[]> {
  const { rows } = await tx.query<ApiKeyRow>(
    `select ${columns} from api_key k where k.state in ('ready', 'active') and (k.expires_at <= $1 or k.fetch_until <= $1)
     order by k.id limit $2 for update skip locked`,
    [at, most],
  );
  return rows;
}

/** Keys that end within so many days, were made for longer, and whose maker has no mail about it yet, locked. */
export async function lockEnding(tx: Transaction, at: Date, days: number, most: number): Promise<ApiKeyRow[]> {
  const { rows } = await tx.query<ApiKeyRow>(
    `select ${columns} from api_key k where k.state = 'active' and k.warned_at is null
       and k.expires_at > $1 and k.expires_at <= $1::timestamptz + make_interval(days => $2)
       and k.expires_at - k.made_at > make_interval(days => $2)
     order by k.id limit $3 for update skip locked`,
    [at, days, most],
  );
  return rows;
}

export async function setWarned(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await tx.query('update api_key set warned_at = $2 where id = any($1)', [ids, at]);
}
