import type { Database } from '@fairhouse/database';

/** The rounds of a test player, the oldest first; amounts in minor units, what was given back not counted as staked. */
export async function readTestRounds(
  db: Database,
  memberId: bigint,
): Promise<{ roundId: string; staked: bigint; won: bigint; closed: boolean }[]> {
  const { rows } = await db.query<{ roundId: string; staked: bigint; won: bigint; closed: boolean }>(
    `select round_id as "roundId", staked - returned as staked, won, closed_at is not null as closed
     from wallet_round where member_id = $1 order by opened_at, round_id limit 1000`,
    [memberId],
  );
  return rows;
}
