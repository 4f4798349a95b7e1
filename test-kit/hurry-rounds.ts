import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@fairhouse/database';

/** Bets are taken for a second and a half, and outcomes shown for half of one: the tables' own times are for people. */
export async function hurryRounds(studio: Database, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await studio
      .query(
        `update live_round set closes_at = least(closes_at, opened_at + interval '1.5 s'),
           next_at = least(next_at, coalesce(settled_at, clock_timestamp()) + interval '0.5 s')
         where settled_at is null or next_at > clock_timestamp()`,
      )
      .catch(() => {});
    await sleep(200);
  }
}
