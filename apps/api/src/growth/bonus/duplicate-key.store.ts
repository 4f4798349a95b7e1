import type { Database, Transaction } from '@fairhouse/database';
import type { DuplicateKey, KnownBy } from './duplicate-keys.ts';

export interface Claimant extends KnownBy {
  emailVerified: boolean;
  joinedAt: Date;
}

export async function findClaimant(db: Database | Transaction, memberId: bigint): Promise<Claimant> {
  const { rows } = await db.query<Claimant>(
    `select first_name as "firstName", last_name as "lastName", to_char(birthday, 'YYYY-MM-DD') as birthday,
       country_code as "countryCode", postal_code as "postalCode", city, address, email, mobile_prefix as "mobilePrefix",
       mobile, mobile_e164 as "mobileE164", email_verified_at is not null as "emailVerified", created_at as "joinedAt"
     from member_record where id = $1`,
    [memberId],
  );
  return rows[0]!;
}

/** Takes the keys for this member; the first that somebody else has taken, if any: then the transaction must not stand. */
export async function takeDuplicateKeys(
  tx: Transaction,
  memberId: bigint,
  promotion: string,
  period: string,
  keys: readonly DuplicateKey[],
): Promise<DuplicateKey['kind'] | undefined> {
  for (const { kind, hash } of inOrder(keys)) {
    const { rowCount } = await tx.query(
      `insert into bonus_ring as r (promotion, period, kind, hash, member_id) values ($1, $2, $3, $4, $5)
       on conflict (promotion, period, kind, hash) do update set member_id = excluded.member_id where r.member_id = $5`,
      [promotion, period, kind, hash, memberId],
    );
    if (rowCount === 0) return kind;
  }
  return undefined;
}

/** In one order for everybody, so that two who share several never wait for each other in a circle. */
function inOrder(keys: readonly DuplicateKey[]): DuplicateKey[] {
  return [...keys].sort((a, b) => a.kind.localeCompare(b.kind) || Buffer.compare(a.hash, b.hash));
}

export interface SharedKey {
  id: bigint;
  promotion: string;
  period: string;
  kind: DuplicateKey['kind'];
  label: string;
  firstMemberId: bigint;
}

/**
 * Adds keys to every promotion that the member has had. Where somebody else who had the promotion has one of them, that
 * is noted, once, and answered.
 */
export async function addDuplicateKeys(
  tx: Transaction,
  memberId: bigint,
  keys: readonly DuplicateKey[],
): Promise<SharedKey[]> {
  const { rows: had } = await tx.query<{ promotion: string; period: string }>(
    'select distinct promotion, period from bonus_ring where member_id = $1 order by promotion, period',
    [memberId],
  );
  const shared: SharedKey[] = [];
  for (const { promotion, period } of had) {
    for (const { kind, hash, label = kind } of inOrder(keys)) {
      const { rowCount } = await tx.query(
        `insert into bonus_ring (promotion, period, kind, hash, member_id) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [promotion, period, kind, hash, memberId],
      );
      if (rowCount === 1) continue;
      const { rows } = await tx.query<SharedKey>(
        `insert into bonus_shared (promotion, period, kind, hash, label, member_id, first_member_id)
         select promotion, period, kind, hash, $6, $5, member_id from bonus_ring
         where promotion = $1 and period = $2 and kind = $3 and hash = $4 and member_id <> $5
         on conflict do nothing
         returning id, promotion, period, kind, label, first_member_id as "firstMemberId"`,
        [promotion, period, kind, hash, memberId, label],
      );
      shared.push(...rows);
    }
  }
  return shared;
}
