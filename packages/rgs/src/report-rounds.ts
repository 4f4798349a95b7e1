import type { Database } from '@fairhouse/database';
import { newId } from './ids.ts';

/** A round for money as the studio's own books have it. Amounts in minor units of `currency`. */
export interface ReportedRound {
  roundId: string;
  /** The player's name at the wallet. */
  user: string;
  currency: string;
  /** What stayed staked: 0 for a round that was refused or given back. */
  staked: bigint;
  /** With a win that is held; without one that was denied. */
  won: bigint;
  isClosed: boolean;
  openedAt: Date;
}

/** Rounds for money that opened in [from, to), by their ids, after the round `after`; at most `size`. */
export async function reportRounds(
  db: Database,
  { from, to, after, size }: { from: Date; to: Date; after: string | undefined; size: number },
): Promise<ReportedRound[]> {
  // Ids begin with the time at which they were made, which is before the round is written: the index on them narrows the
  // search to the day and a minute before it.
  const { rows } = await db.query<ReportedRound>(
    `select r.id as "roundId", p.wallet_user as "user", r.currency,
       case when r.state in ('VOID', 'REFUSED') then 0 else r.staked end as staked,
       case when r.state in ('CLOSED', 'HELD') then r.win else 0 end as won,
       r.closed_at is not null as "isClosed", r.opened_at as "openedAt"
     from round r join player p on p.id = r.player_id
     where r.id > $1 and r.id < $2 and r.opened_at >= $3 and r.opened_at < $4 and p.wallet_user is not null
     order by r.id limit $5`,
    [after ?? firstIdOf(from.getTime() - 60_000), firstIdOf(to.getTime()), from, to, size],
  );
  return rows;
}

/** What every id that was made at this moment or later comes after. */
export function firstIdOf(ms: number): string {
  return `${newId(ms).slice(0, 13)}-0000-0000-000000000000`;
}
