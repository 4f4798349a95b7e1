import type { Database } from '@fairhouse/database';
import type { Lease } from './lease.store.ts';
import { assertRoundTransition, type RoundState } from './round.states.ts';

export interface LiveRoundRow {
  number: number;
  state: RoundState;
  /** Of the writer that opened it. */
  fence: bigint;
  definitionHash: string;
  chainId: string;
  link: number;
  salt: string;
  serverSeedHash: string;
  serverSeed: string | null;
  outcome: unknown;
  openedAt: Date;
  closesAt: Date;
  startedAt: Date | null;
  runsMs: number | null;
  nextAt: Date | null;
  changedAt: Date;
}

/** A round as a write left it, and the number of the message that tells it. */
export interface WrittenRound {
  round: LiveRoundRow;
  seq: number;
}

const roundColumns = `r.number::int as number, r.state, r.fence, r.definition_hash as "definitionHash", r.chain_id as "chainId", r.link,
  coalesce((select c.salt from live_chain c where c.id = r.chain_id), '') as salt,
  r.server_seed_hash as "serverSeedHash", r.server_seed as "serverSeed", r.outcome, r.opened_at as "openedAt",
  r.closes_at as "closesAt", r.started_at as "startedAt", r.runs_ms as "runsMs", r.next_at as "nextAt", r.changed_at as "changedAt"`;

export interface Standing {
  fence: bigint;
  holder: string | null;
  rests: boolean;
  seq: number;
  now: Date;
}

/** Where a table stands: read before anything else of it, so that a snapshot holds at least what its number promises. */
export async function readStanding(db: Database, table: string): Promise<Standing | undefined> {
  const { rows } = await db.query<Standing>({
    name: 'live_standing',
    text: `select fence, holder, rests, seq::float8 as seq, clock_timestamp() as now from live_table where code = $1`,
    values: [table],
  });
  return rows[0];
}

export async function readLastRound(db: Database, table: string): Promise<LiveRoundRow | undefined> {
  const { rows } = await db.query<LiveRoundRow>({
    name: 'live_round_last',
    text: `select ${roundColumns} from live_round r where r.table_code = $1 order by r.number desc limit 1`,
    values: [table],
  });
  return rows[0];
}

/** Rounds that everybody knows the outcome of, the newest first. */
export async function readLastResults(db: Database, table: string, size: number): Promise<LiveRoundRow[]> {
  const text = `select ${roundColumns} from live_round r where r.table_code = $1 and r.outcome is not null
    and (r.state <> 'RESULT' or r.runs_ms is null) order by r.number desc limit $2`;
  return (await db.query<LiveRoundRow>(text, [table, size])).rows;
}

/** The table, for who writes it and nobody else; who was frozen, and lost it meanwhile, finds nothing. */
const asWriter = 'held as (select code from live_table where code = $1 and holder = $2 and fence = $3 for update)';
/** The next message carries the change `r` of its round. */
const asReported = 'published as (update live_table t set seq = t.seq + 1 from r where t.code = $1 returning t.seq)';
const written = `${roundColumns}, published.seq::float8 as seq`;
type WrittenRow = LiveRoundRow & { seq: number };

export interface NewRound {
  definitionHash: string;
  chainId: string;
  link: number;
  serverSeedHash: string;
  openMs: number;
}

/** Opens the next round of a table, by the next link of its chain and no other. Undefined when the lease was lost. */
export async function writeOpen(db: Database, lease: Lease, round: NewRound): Promise<WrittenRound | undefined> {
  const { rows } = await db.query<WrittenRow>(
    `with ${asWriter}, r as (
       insert into live_round (table_code, number, definition_hash, chain_id, link, server_seed_hash, state, fence, closes_at)
       select code, coalesce((select max(number) from live_round where table_code = $1), 0) + 1, $4, $5, $6, $7, 'OPEN', $3,
         clock_timestamp() + make_interval(secs => $8::float8 / 1000)
       from held where exists (select from live_chain c where c.id = $5 and c.next_link = $6) returning *
     ), ${asReported}
     select ${written} from r, published`,
    [...keyOf(lease), round.definitionHash, round.chainId, round.link, round.serverSeedHash, round.openMs],
  );
  return writtenIn(rows);
}

/** Takes no more bets. Undefined when the time is not up by the clock of the database, or the lease was lost. */
export async function writeLocking(db: Database, lease: Lease, round: LiveRoundRow): Promise<WrittenRound | undefined> {
  assertRoundTransition(round.state, 'LOCKING');
  const { rows } = await db.query<WrittenRow>(
    `with ${asWriter}, r as (
       update live_round r set state = 'LOCKING', changed_at = clock_timestamp() from held
       where r.table_code = held.code and r.number = $4 and r.state = 'OPEN' and r.closes_at <= clock_timestamp() returning r.*
     ), ${asReported}
     select ${written} from r, published`,
    [...keyOf(lease), round.number],
  );
  return writtenIn(rows);
}

export interface RoundResult {
  serverSeed: string;
  outcome: unknown;
  runsMs: number | null;
  /** How long after it the next round opens; null where the end of the curve decides it. */
  nextAfterMs: number | null;
}

/**
 * Fixes what the round gave, and uses up its link, in one write. Undefined while a bet waits for its stake, or when the lease was lost.
 */
export async function writeResult(
  db: Database,
  lease: Lease,
  round: LiveRoundRow,
  { serverSeed, outcome, runsMs, nextAfterMs }: RoundResult,
): Promise<WrittenRound | undefined> {
  assertRoundTransition(round.state, 'RESULT');
  const { rows } = await db.query<WrittenRow>(
    `with ${asWriter}, r as (
       update live_round r set state = 'RESULT', server_seed = $5, outcome = $6, runs_ms = $7, started_at = clock_timestamp(),
         next_at = clock_timestamp() + make_interval(secs => $8::float8 / 1000), changed_at = clock_timestamp()
       from held
       where r.table_code = held.code and r.number = $4 and r.state = 'LOCKING' and not exists (
         select from live_bet b where b.table_code = $1 and b.round_number = $4 and b.state = 'ASKED')
       returning r.*
     ),
     used as (
       update live_chain c set next_link = r.link + 1 from r where c.id = r.chain_id
     ), ${asReported}
     select ${written} from r, published`,
    [...keyOf(lease), round.number, serverSeed, JSON.stringify(outcome), runsMs, nextAfterMs],
  );
  return writtenIn(rows);
}

/** Tells the outcome: of a curve, not before it has ended. */
export async function writeSettle(
  db: Database,
  lease: Lease,
  round: LiveRoundRow,
  showMs: number,
): Promise<WrittenRound | undefined> {
  assertRoundTransition(round.state, 'SETTLE');
  const { rows } = await db.query<WrittenRow>(
    `with ${asWriter}, r as (
       update live_round r set state = 'SETTLE', changed_at = clock_timestamp(),
         next_at = coalesce(r.next_at, r.started_at + make_interval(secs => (r.runs_ms + $5::float8) / 1000))
       from held
       where r.table_code = held.code and r.number = $4 and r.state = 'RESULT'
         and r.started_at + make_interval(secs => coalesce(r.runs_ms, 0) / 1000.0) <= clock_timestamp()
       returning r.*
     ), ${asReported}
     select ${written} from r, published`,
    [...keyOf(lease), round.number, showMs],
  );
  return writtenIn(rows);
}

/** Ends a round all of whose bets are decided. */
export async function writeClosed(db: Database, lease: Lease, round: LiveRoundRow): Promise<WrittenRound | undefined> {
  assertRoundTransition(round.state, 'CLOSED');
  const { rows } = await db.query<WrittenRow>(
    `with ${asWriter}, r as (
       update live_round r set state = 'CLOSED', changed_at = clock_timestamp(), settled_at = clock_timestamp() from held
       where r.table_code = held.code and r.number = $4 and r.state = 'SETTLE' and not exists (
         select from live_bet b where b.table_code = $1 and b.round_number = $4 and b.state in ('ASKED', 'PLACED'))
       returning r.*
     ), ${asReported}
     select ${written} from r, published`,
    [...keyOf(lease), round.number],
  );
  return writtenIn(rows);
}

/** Gives a round up that has no outcome. From here on it takes no bets, and those that it has go back. */
export async function writeVoiding(db: Database, lease: Lease, round: LiveRoundRow): Promise<WrittenRound | undefined> {
  assertRoundTransition(round.state, 'VOIDING');
  const { rows } = await db.query<WrittenRow>(
    `with ${asWriter}, r as (
       update live_round r set state = 'VOIDING', changed_at = clock_timestamp() from held
       where r.table_code = held.code and r.number = $4 and r.state in ('OPEN', 'LOCKING') returning r.*
     ), ${asReported}
     select ${written} from r, published`,
    [...keyOf(lease), round.number],
  );
  return writtenIn(rows);
}

/** Ends a round whose bets are all on their way back. */
export async function writeVoid(
  db: Database,
  lease: Lease,
  round: LiveRoundRow,
  nextAfterMs: number,
): Promise<WrittenRound | undefined> {
  assertRoundTransition(round.state, 'VOID');
  const { rows } = await db.query<WrittenRow>(
    `with ${asWriter}, r as (
       update live_round r set state = 'VOID', changed_at = clock_timestamp(), settled_at = clock_timestamp(),
         next_at = clock_timestamp() + make_interval(secs => $5::float8 / 1000)
       from held
       where r.table_code = held.code and r.number = $4 and r.state = 'VOIDING' and not exists (
         select from live_bet b where b.table_code = $1 and b.round_number = $4 and b.state in ('ASKED', 'PLACED'))
       returning r.*
     ), ${asReported}
     select ${written} from r, published`,
    [...keyOf(lease), round.number, nextAfterMs],
  );
  return writtenIn(rows);
}

/** Counts a message of the table that no change of its round is behind. Undefined when the lease was lost. */
export async function writeReported(db: Database, lease: Lease): Promise<number | undefined> {
  const { rows } = await db.query<{ seq: number }>(
    `update live_table set seq = seq + 1 where code = $1 and holder = $2 and fence = $3 returning seq::float8 as seq`,
    keyOf(lease),
  );
  return rows[0]?.seq;
}

export async function countBets(
  db: Database,
  { table, round }: { table: string; round: number },
): Promise<{ asked: number; placed: number }> {
  const { rows } = await db.query<{ asked: number; placed: number }>(
    `select count(*) filter (where state = 'ASKED')::int as asked, count(*) filter (where state = 'PLACED')::int as placed
     from live_bet where table_code = $1 and round_number = $2`,
    [table, round],
  );
  return rows[0]!;
}

function keyOf({ table, holder, fence }: Lease): [string, string, bigint] {
  return [table, holder, fence];
}

function writtenIn([row]: WrittenRow[]): WrittenRound | undefined {
  if (!row) return undefined;
  const { seq, ...round } = row;
  return { round, seq };
}
