import type pg from 'pg';
import type { NamedHash } from './postings-named.ts';

/** How far behind its first posting those of a round are looked for: a member plays few rounds at once. */
const mostBetween = 5_000n;

/** The postings of one round of a member's, in their order; `from` is its first. */
export async function postingsOfRound(
  db: pg.Pool,
  {
    memberId,
    source,
    roundId,
    from,
    most,
  }: { memberId: bigint; source: string; roundId: string; from: bigint; most: number },
): Promise<NamedHash[]> {
  const { rows } = await db.query<NamedHash>(
    `select seq, type, external_id as "externalId", amount, created_at as "createdAt", hash from posting
     where member_id = $1 and seq > 0 and seq >= $2 and seq < $3 and source = $4 and round_id = $5
     order by seq limit $6`,
    [memberId, from, from + mostBetween, source, roundId, most],
  );
  return rows;
}
