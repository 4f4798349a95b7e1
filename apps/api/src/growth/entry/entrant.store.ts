import type { Database, Transaction } from '@fairhouse/database';

/** What of a member conditions of entry go by. */
export interface Entrant {
  country: string;
  level: number;
  isVerified: boolean;
}

export async function findEntrant(db: Database | Transaction, memberId: bigint): Promise<Entrant | undefined> {
  const { rows } = await db.query<Entrant>(
    `select m.country_code as country, m.vip_level as level, exists (
       select from identity_as_known k where k.member_id = m.id and k.identity = 'passed') as "isVerified"
     from member_record m where m.id = $1`,
    [memberId],
  );
  return rows[0];
}
