import type { Database, Transaction } from '@fairhouse/database';

/** Until the transaction ends, nobody else changes the tags of this member. False for a member that there is not. */
export async function lockTagsOf(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>('select /* writes */ member_lock($1) as found', [memberId]);
  return rows[0]!.found;
}

/** In alphabetical order. */
export async function tagsOf(db: Database | Transaction, memberId: bigint): Promise<string[]> {
  const { rows } = await db.query<{ tag: string }>('select tag from member_tag where member_id = $1 order by tag', [
    memberId,
  ]);
  return rows.map(({ tag }) => tag);
}

export async function insertTags(
  tx: Transaction,
  memberId: bigint,
  tags: readonly string[],
  by: string,
): Promise<void> {
  await tx.query(
    'insert into member_tag (member_id, tag, added_by) select $1, t, $3 from unnest($2::text[]) t on conflict do nothing',
    [memberId, tags, by],
  );
}

export async function deleteTags(tx: Transaction, memberId: bigint, tags: readonly string[]): Promise<void> {
  await tx.query('delete from member_tag where member_id = $1 and tag = any($2::text[])', [memberId, tags]);
}

/** The tags there are, in alphabetical order; from one to the next along the index, however many members have it. */
export async function tagsInUse(db: Database, most: number): Promise<string[]> {
  const { rows } = await db.query<{ tag: string }>(
    `with recursive used (tag, place) as (
       (select t.tag, 1 from member_tag t order by t.tag limit 1)
       union all
       select (select t.tag from member_tag t where t.tag > u.tag order by t.tag limit 1), u.place + 1
       from used u where u.tag is not null and u.place < $1)
     select tag from used where tag is not null order by place`,
    [most],
  );
  return rows.map(({ tag }) => tag);
}
