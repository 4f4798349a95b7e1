import type { Database, Transaction } from '@fairhouse/database';

export interface ChainStanding {
  chain: string;
  height: number;
  movedAt: Date;
  pending: number;
}

export async function chainStandings(db: Database): Promise<ChainStanding[]> {
  const { rows } = await db.query<ChainStanding>(
    'select chain, height, moved_at as "movedAt", coalesce(pending, 0) as pending from chain_standing order by chain',
  );
  return rows;
}

export interface MailStanding {
  waiting: number;
  oldest: Date | null;
  givenUp: number;
}

export async function mailStanding(db: Database): Promise<MailStanding> {
  const { rows } = await db.query<MailStanding>(
    'select coalesce(waiting, 0) as waiting, oldest, coalesce(given_up, 0) as "givenUp" from mail_standing',
  );
  return rows[0]!;
}

export interface DatabaseStanding {
  bytes: bigint;
  connections: number;
  mostConnections: number;
  oldestTransactionSeconds: number | null;
}

export interface ArchiveStanding {
  lastAt: Date;
  failing: boolean;
  /** Tries, since the server counts. */
  failed: number;
}

/**
 * How the database's log of changes is archived; null where nothing is. A server that has archived nothing since it counts
 * (it forgets at a crash) is judged from then on.
 */
export async function archiveStanding(db: Database): Promise<ArchiveStanding | null> {
  const { rows } = await db.query<ArchiveStanding>(
    `select coalesce(last_archived_time, stats_reset) as "lastAt", failed_count::int as failed,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
     from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
  );
  return rows[0] ?? null;
}

export interface StandbyStanding {
  database: string;
  count: number;
  /** Of the slowest; null without one, and where the role may not see it. */
  behindBytes: bigint | null;
}

export async function standbyStanding(db: Database): Promise<StandbyStanding> {
  const { rows } = await db.query<StandbyStanding>(
    `select current_database() as database, count(*)::int as count,
       max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::bigint as "behindBytes"
     from pg_stat_replication`,
  );
  return rows[0]!;
}

/**
 * As far as the casino's own role sees it. An age is up to the moment it is read: `now()` is when this query's own transaction
 * began, and another that begins before it is read would be younger than nothing.
 */
export async function databaseStanding(db: Database | Transaction): Promise<DatabaseStanding> {
  const { rows } = await db.query<DatabaseStanding>(
    `select pg_database_size(current_database()) as bytes,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
       current_setting('max_connections')::int as "mostConnections",
       (select extract(epoch from max(clock_timestamp() - xact_start))::float8 from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid())
         as "oldestTransactionSeconds"`,
  );
  return rows[0]!;
}
