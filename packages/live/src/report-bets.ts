import type { Database } from '@fairhouse/database';
import { firstIdOf, type ReportedRound } from '@fairhouse/rgs';

/** Bets for money in shared rounds, each a round of the wallet's, as `reportRounds` has those of one player. */
export async function reportBets(
  db: Database,
  { from, to, after, size }: { from: Date; to: Date; after: string | undefined; size: number },
): Promise<ReportedRound[]> {
  const { rows } = await db.query<ReportedRound>(
    `select b.id as "roundId", coalesce(b.wallet_user, '') as "user", b.currency,
       case when b.state in ('PLACED', 'SETTLING', 'HELD', 'CLOSED', 'DENIED') then b.cost else 0 end as staked,
       case when b.state in ('CLOSED', 'HELD') then b.win else 0 end as won,
       b.closed_at is not null or b.state = 'HELD' as "isClosed", b.opened_at as "openedAt"
     from live_bet b
     where b.id > $1 and b.id < $2 and b.opened_at >= $3 and b.opened_at < $4 and b.wallet_user is not null
     order by b.id limit $5`,
    [after ?? firstIdOf(from.getTime() - 60_000), firstIdOf(to.getTime()), from, to, size],
  );
  return rows;
}
