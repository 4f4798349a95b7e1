import type { Database } from '@fairhouse/database';

/** Members by their numbers: above `after`, up to `last`. */
export interface MemberRange {
  after: bigint;
  last: bigint;
}

/** The highest number of a member with a book; 0 where there is none. */
export async function lastMember(db: Database): Promise<bigint> {
  const { rows } = await db.query<{ last: bigint }>('select coalesce(max(member_id), 0) as last from book');
  return rows[0]!.last;
}
