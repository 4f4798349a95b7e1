import type { Database } from '@fairhouse/database';

export interface OwnRow {
  /** Never null; a view says nothing of that. */
  n: bigint | null;
  data: Record<string, unknown>;
}

/** The next rows of one section, in its order; `after` is the number of the last one that was read. */
export async function ownRows(
  db: Database,
  memberId: bigint,
  section: string,
  after: bigint,
  most: number,
): Promise<OwnRow[]> {
  const { rows } = await db.query<OwnRow>(
    `select o.n, o.data from own_data o
     where o.member_id = $1 and o.section = $2 and o.n > $3
     order by o.n limit $4`,
    [memberId, section, after, most],
  );
  return rows;
}
