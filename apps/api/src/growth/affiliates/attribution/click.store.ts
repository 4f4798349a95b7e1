import type { Database } from '@fairhouse/database';

/** One more of a kind on a day. There is one row a link and day, however many come. */
export async function addClick(
  db: Database,
  linkId: number,
  day: string,
  kind: 'clicks' | 'bots' | 'over_bound',
): Promise<void> {
  await db.query(
    `insert into affiliate_click_day as c (link_id, day, ${kind}) values ($1, $2, 1)
     on conflict (link_id, day) do update set ${kind} = c.${kind} + 1`,
    [linkId, day],
  );
}
