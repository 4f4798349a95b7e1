import type { Transaction } from '@fairhouse/database';

/** The parts of a player's page that are opened together: one event a visit. */
export const pageParts = ['standing', 'book', 'timeline', 'rounds', 'links', 'payments', 'notifications'];

/**
 * Whether this view of a player's page is the first of a visit, which lasts ten minutes. The page asks for several parts at
 * once: they take turns, so that one of them alone is the first.
 */
export async function beginsVisit(tx: Transaction, actor: string, memberId: bigint): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`visit ${actor} ${memberId}`]);
  const { rows } = await tx.query<{ goesOn: boolean }>(
    `select exists (
       select from audit_event_record where actor = $1 and at > now() - interval '10 minutes' and command = 'member.look'
         and member_id = $2 and after ->> 'at' = any($3::text[])) as "goesOn"`,
    [actor, memberId, pageParts],
  );
  return !rows[0]!.goesOn;
}
