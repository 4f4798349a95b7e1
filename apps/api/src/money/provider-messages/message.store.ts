import type { Database } from '@fairhouse/database';
import type { PaymentName } from '../../db/about-payment.ts';

export type RefusedFor = 'badSignature' | 'stale' | 'unreadable' | 'unknownPayment';

/** A request of ours or an event of theirs, with its answer; masked. */
export interface ProviderMessage {
  /** The same key again completes the row. */
  key: string;
  payment: PaymentName | undefined;
  provider: string;
  direction: 'ours' | 'theirs';
  at: Date;
  method: string;
  /** Of the provider; null for what came to us. */
  host: string | null;
  path: string;
  asked: string;
  askedBytes: number;
  /** Null as long as no answer is known. */
  status: number | null;
  tookMs: number | null;
  failure: string | null;
  answered: string | null;
  answeredBytes: number | null;
  refused: RefusedFor | null;
  /** A digest of all the words, once they are complete. */
  same: string | null;
}

/**
 * Of each payment so many stay: how it began, and the latest. Of events that were refused only some come to it at all, so
 * that anyone who knows its name cannot drive the others out.
 */
export const keptOfPayment = { first: 20, last: 180, refused: 20 };

export async function keepMessages(db: Database, messages: readonly ProviderMessage[]): Promise<void> {
  const rows = messages.map((it) => ({
    key: it.key,
    payment_kind: it.payment?.kind ?? null,
    payment_id: it.payment ? String(it.payment.id) : null,
    provider: it.provider,
    direction: it.direction,
    at: it.at,
    method: it.method,
    host: it.host,
    path: it.path,
    asked: it.asked,
    asked_bytes: it.askedBytes,
    status: it.status,
    took_ms: it.tookMs,
    failure: it.failure,
    answered: it.answered,
    answered_bytes: it.answeredBytes,
    refused: it.refused,
    same: it.same,
  }));
  await db.query({
    name: 'provider_message_keep',
    text: 'select /* writes */ keep_provider_messages($1, $2, $3, $4)',
    values: [JSON.stringify(rows, storable), keptOfPayment.first, keptOfPayment.last, keptOfPayment.refused],
  });
}

/** PostgreSQL has no texts with a zero, or with half of a pair of surrogates. */
function storable(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

export interface StoredMessage extends Omit<ProviderMessage, 'key' | 'payment' | 'same'> {
  id: bigint;
  times: number;
  lastAt: Date;
  leftOut: number;
}

const columns = `id, provider, direction, at, times, last_at as "lastAt", method, host, path, asked, asked_bytes as "askedBytes",
  status, took_ms as "tookMs", failure, answered, answered_bytes as "answeredBytes", refused, left_out as "leftOut"`;

/** The newest first. */
export async function messagesOf(
  db: Database,
  { kind, id }: PaymentName,
  before: bigint | undefined,
  limit: number,
): Promise<StoredMessage[]> {
  const { rows } = await db.query<StoredMessage>(
    `select ${columns} from provider_message where payment_kind = $1 and payment_id = $2 and id < coalesce($3, 9223372036854775807)
     order by id desc limit $4`,
    [kind, id, before ?? null, limit],
  );
  return rows;
}

/** Events that counted for nothing, the newest first. */
export async function refusedMessages(
  db: Database,
  before: bigint | undefined,
  limit: number,
): Promise<StoredMessage[]> {
  const { rows } = await db.query<StoredMessage>(
    `select ${columns} from provider_message where refused is not null and id < coalesce($1, 9223372036854775807)
     order by id desc limit $2`,
    [before ?? null, limit],
  );
  return rows;
}

/** Undefined where there is no such payment. */
export async function memberOf(db: Database, { kind, id }: PaymentName): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from deposit_record where id = $1 and $2 = 'deposit'
     union all select member_id from cash_out_record where id = $1 and $2 = 'cashOut'`,
    [id, kind],
  );
  return rows[0]?.memberId;
}

/** Deposits of the provider that go by any of these names, ours or the provider's. */
export async function depositsNamed(db: Database, provider: string, names: readonly string[]): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select distinct d.id from unnest($2::text[]) n(name) cross join lateral deposit_find(n.name) f(id)
       join deposit_record d on d.id = f.id and d.provider = $1 limit 10`,
    [provider, names],
  );
  return rows.map(({ id }) => id);
}

/** Messages that began before the moment, at most so many: how many there were. */
export async function removeBefore(db: Database, moment: Date, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from provider_message where id in (select id from provider_message where at < $1 order by at limit $2)`,
    [moment, most],
  );
  return rowCount ?? 0;
}
