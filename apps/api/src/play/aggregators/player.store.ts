import type { Database } from '@fairhouse/database';

/** Where the member of a name among vendors lives; undefined for an unknown name. */
export async function findPlayer(db: Database, user: string): Promise<{ country: string } | undefined> {
  const { rows } = await db.query<{ country: string }>(
    `select m.country_code as country from wallet_name n join member_record m on m.id = n.member_id where n.user_id = $1`,
    [user],
  );
  return rows[0];
}
