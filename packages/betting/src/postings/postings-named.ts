import type pg from 'pg';

export interface NamedHash {
  seq: bigint;
  type: string;
  externalId: string;
  amount: bigint;
  createdAt: Date;
  hash: Buffer;
}

/** The postings of a member that a feature made under these names, in their order. */
export async function postingsNamed(
  db: pg.Pool | pg.ClientBase,
  memberId: bigint,
  source: string,
  externalIds: readonly string[],
): Promise<NamedHash[]> {
  const { rows } = await db.query<NamedHash>(
    `select seq, type, external_id as "externalId", amount, created_at as "createdAt", hash from posting
     where member_id = $1 and source = $2 and external_id = any($3::text[]) order by seq`,
    [memberId, source, externalIds],
  );
  return rows;
}
