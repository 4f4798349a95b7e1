import type { Database } from '@fairhouse/database';

/** Takes a ticket, once: false for one that was taken before. Those that are too old anyway are forgotten. */
export async function takeReplayTicket(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with old as (delete from replay_ticket where expires_at < clock_timestamp() - interval '1 hour')
     insert into replay_ticket (id, expires_at) values ($1, $2) on conflict (id) do nothing`,
    [id, expiresAt],
  );
  return rowCount === 1;
}
