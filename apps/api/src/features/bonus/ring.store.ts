import type { Database, Transaction } from '@fairhouse/database';
import type { KnownBy, Ring } from './rings.ts';

export interface Claimant extends KnownBy {
  emailVerified: boolean;
  joinedAt: Date;
}

export async function findClaimant(db: Database | Transaction, memberId: bigint): Promise<Claimant> {
  const { rows } = await db.query<Claimant>(
    `select first_name as "firstName", last_name as "lastName", to_char(birthday, 'YYYY-MM-DD') as birthday,
       country_code as "countryCode", postal_code as "postalCode", city, address, email, mobile_prefix as "mobilePrefix",
       mobile, email_verified_at is not null as "emailVerified", created_at as "joinedAt"
     from member where id = $1`,
    [memberId],
  );
  return rows[0]!;
}

/** Takes the rings for this member; the first that somebody else has taken, if any: then the transaction must not stand. */
export async function takeRings(
  tx: Transaction,
  memberId: bigint,
  promotion: string,
  period: string,
  rings: readonly Ring[],
): Promise<Ring['kind'] | undefined> {
  // In one order for everybody, so that two who share several never wait for each other in a circle.
  const sorted = [...rings].sort((a, b) => a.kind.localeCompare(b.kind) || Buffer.compare(a.hash, b.hash));
  for (const { kind, hash } of sorted) {
    const { rowCount } = await tx.query(
      `insert into bonus_ring as r (promotion, period, kind, hash, member_id) values ($1, $2, $3, $4, $5)
       on conflict (promotion, period, kind, hash) do update set member_id = excluded.member_id where r.member_id = $5`,
      [promotion, period, kind, hash, memberId],
    );
    if (rowCount === 0) return kind;
  }
  return undefined;
}
