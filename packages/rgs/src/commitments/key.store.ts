import type { Database } from '@fairhouse/database';
import type { PublishedKey } from '@fairhouse/record-proof';

/**
 * Publishes a key that is about to sign. The one that signed for the same purpose before ends an hour later: while a secret is changed,
 * processes that still have the former one go on signing with it.
 */
export async function publishKey(
  db: Database,
  { keyId, purpose, publicKey }: Pick<PublishedKey, 'keyId' | 'purpose' | 'publicKey'>,
): Promise<void> {
  await db.query(
    `with known as (
       insert into fair_key (key_id, purpose, public_key, from_at) values ($1, $2, $3, clock_timestamp())
       on conflict (key_id) do update set until_at = null
     )
     update fair_key set until_at = clock_timestamp() + interval '1 hour' where purpose = $2 and key_id <> $1 and until_at is null`,
    [keyId, purpose, publicKey],
  );
}

/** All that have ever signed, the first one first. */
export async function readKeys(db: Database): Promise<PublishedKey[]> {
  const { rows } = await db.query<{
    keyId: string;
    purpose: PublishedKey['purpose'];
    publicKey: string;
    fromAt: Date;
    untilAt: Date | null;
  }>(
    `select key_id as "keyId", purpose, public_key as "publicKey", from_at as "fromAt", until_at as "untilAt"
     from fair_key order by from_at, key_id`,
  );
  return rows.map(({ fromAt, untilAt, ...key }) => ({
    ...key,
    algorithm: 'Ed25519',
    from: fromAt.toISOString(),
    until: untilAt?.toISOString() ?? null,
  }));
}
