import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { roundsLeftThere } from './parts.store.ts';
import { assertTransition, type RoundState } from './round.states.ts';

export interface RoundRow {
  id: string;
  playerId: string;
  sessionId: string;
  gameCode: string;
  definitionHash: string;
  seedId: string;
  nonce: number;
  currency: Currency;
  state: RoundState;
  bet: unknown;
  actions: string[];
  staked: bigint;
  win: bigint;
  outcome: unknown;
  balance: bigint | null;
  openedAt: Date;
  changedAt: Date;
  closedAt: Date | null;
  tries: number;
  serverSeed: string;
  clientSeed: string;
  walletUser: string | null;
  walletToken: string | null;
  /** The last instruction. */
  attempt: number;
  action: string | null;
  cost: bigint;
  stepState: 'INTENT' | 'APPLIED' | 'REFUSED' | 'CANCELLED';
  refusal: string | null;
  /** Of a package: how far its page has shown the round, in the page's own words. */
  pageEvent?: string | null;
  /** The free rounds that pay its stake. */
  freeRounds?: string | null;
  /** What its session had staked and won before it, where the round was begun just now. */
  before?: { staked: bigint; won: bigint };
  /** What its session has staked and won, where the studio sent that when the round ended. */
  totals?: { staked: bigint; won: bigint };
}

const selectRound = `
  select r.id, r.player_id as "playerId", r.session_id as "sessionId", r.game_code as "gameCode",
    r.definition_hash as "definitionHash", r.seed_id as "seedId", r.nonce, r.currency, r.state, r.bet, r.actions,
    r.staked, r.win, r.outcome, r.balance, r.opened_at as "openedAt", r.changed_at as "changedAt",
    r.closed_at as "closedAt", r.tries, r.page_event as "pageEvent",
    r.free_rounds as "freeRounds", s.server_seed as "serverSeed", s.client_seed as "clientSeed",
    p.wallet_user as "walletUser", ps.wallet_token as "walletToken",
    st.attempt, st.action, st.cost, st.state as "stepState", st.refusal
  from round r join seed s on s.id = r.seed_id and s.player_id = r.player_id and s.client_seed is not null
    join player p on p.id = r.player_id join play_session ps on ps.id = r.session_id and ps.player_id = r.player_id
    join round_step st on st.round_id = r.id and st.attempt = r.attempt and st.player_id = r.player_id`;

/** The rounds' keys in these tables name the player as well: who knows him, asks his part alone. */
export async function readRound(db: Database, id: string, playerId: string): Promise<RoundRow | undefined> {
  const { rows } = await db.query<RoundRow>({
    name: 'round_read',
    text: `${selectRound} where r.id = $1 and r.player_id = $2`,
    values: [id, playerId],
  });
  return rows[0];
}

/** The same for anyone who does not know the player; looks in every part. */
export async function findRound(db: Database, id: string): Promise<RoundRow | undefined> {
  const { rows } = await db.query<RoundRow>({
    name: 'round_find',
    text: `${selectRound} where r.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** By which rules rounds are open, and how many. */
export async function readRulesInPlay(
  db: Database,
): Promise<{ gameCode: string; definitionHash: string; rounds: number }[]> {
  const { rows } = await db.query<{ gameCode: string; definitionHash: string; rounds: number }>(
    `select game_code as "gameCode", definition_hash as "definitionHash", count(*)::int as rounds from round
     where closed_at is null group by 1, 2 order by 1, 2`,
  );
  return rows;
}

/** Keeps how far a page has shown the open round of a player in a game; without one it does nothing. */
export async function writePageEvent(
  db: Database,
  { playerId, gameCode }: { playerId: string; gameCode: string },
  event: string,
): Promise<void> {
  await db.query('update round set page_event = $3 where player_id = $1 and game_code = $2 and closed_at is null', [
    playerId,
    gameCode,
    event,
  ]);
}

export async function readOpenRound(db: Database, playerId: string, gameCode: string): Promise<RoundRow | undefined> {
  const text = `${selectRound} where r.player_id = $1 and r.game_code = $2 and r.closed_at is null`;
  return (await db.query<RoundRow>(text, [playerId, gameCode])).rows[0];
}

/** Rounds that are over, newest first; `size` at most 50. Those that took no stake are among them where they are asked for. */
export async function readHistory(
  db: Database,
  playerId: string,
  page: { gameCode?: string; before?: string; size: number; withRefused?: boolean },
): Promise<RoundRow[]> {
  const ended = page.withRefused ? "'CLOSED', 'HELD', 'DENIED', 'REFUSED', 'VOID'" : "'CLOSED', 'HELD', 'DENIED'";
  const text = `${selectRound} where r.player_id = $1 and r.state in (${ended}) and ($2::uuid is null or r.id < $2)
    and ($3::text is null or r.game_code = $3) order by r.id desc limit $4`;
  return (await db.query<RoundRow>(text, [playerId, page.before ?? null, page.gameCode ?? null, page.size])).rows;
}

/** Rounds for money whose first stake was not taken: refused, or taken back. */
export async function readRefusedRounds(
  db: Database,
  between: { from: Date; to: Date; firstId: string; lastId: string; most: number },
): Promise<RoundRow[]> {
  const text = `${selectRound} where r.id > $1 and r.id < $2 and r.opened_at >= $3 and r.opened_at < $4 and p.wallet_user is not null
    and r.state in ('REFUSED', 'VOID') and r.attempt = 0 order by r.id limit $5`;
  const { firstId, lastId, from, to, most } = between;
  return (await db.query<RoundRow>(text, [firstId, lastId, from, to, most])).rows;
}

/** Rounds of these games for money that are over and whose stake was taken, newest first. */
export async function readPlayedRounds(
  db: Database,
  between: { from: Date; to: Date; firstId: string; lastId: string; games: readonly string[]; most: number },
): Promise<RoundRow[]> {
  const text = `${selectRound} where r.id > $1 and r.id < $2 and r.opened_at >= $3 and r.opened_at < $4 and p.wallet_user is not null
    and r.state in ('CLOSED', 'HELD', 'DENIED') and r.game_code = any($5) order by r.id desc limit $6`;
  const { firstId, lastId, from, to, games, most } = between;
  return (await db.query<RoundRow>(text, [firstId, lastId, from, to, games, most])).rows;
}

export interface StartRound {
  playerId: string;
  sessionId: string;
  playId: string;
  roundId: string;
  gameCode: string;
  definitionHash: string;
  currency: Currency;
  bet: unknown;
  cost: bigint;
  leastMs: number;
  /** The client seed, a colon, and the commitment that the round is to be played under; null where the player names none. */
  seed: string | null;
  timeoutMs: number;
  /** The free rounds that pay its stake; the player does, by default. */
  freeRounds?: string | undefined;
}

export interface StartResult {
  result: 'started' | 'replayed' | 'play_id_reused' | 'round_open' | 'too_soon' | 'seed_needed' | 'seed_changed';
  roundId: string | null;
  retryAfterMs: number;
}

export interface ActionOnRound {
  playerId: string;
  playId: string;
  roundId: string;
  step: number;
  action: string;
  cost: bigint;
  timeoutMs: number;
  by: 'player' | 'recovery';
  /** The session it comes from; null leaves the round with the session it has. */
  sessionId: string | null;
}

export type ActionResult = 'started' | 'replayed' | 'play_id_reused' | 'not_found' | 'no_open_round' | 'stale_step';

export async function insertAction(db: Database, a: ActionOnRound): Promise<ActionResult> {
  const { rows } = await db.query<{ result: ActionResult }>(
    'select /* writes */ round_add_action($1, $2, $3, $4, $5, $6, $7, $8, $9) as result',
    [a.playerId, a.playId, a.roundId, a.step, a.action, a.cost, a.timeoutMs, a.by, a.sessionId],
  );
  return rows[0]!.result;
}

/**
 * The stake was taken: the instruction counts, and what it led to is fixed before anyone sees it. When, by the database's clock; undefined
 * when another was first.
 */
export async function writeApplied(
  db: Database,
  round: RoundRow,
  after: {
    state: 'PLAYING' | 'SETTLING';
    staked: bigint;
    win: bigint;
    outcome: unknown;
    balance: bigint | undefined;
    /** When recovery looks at it; null: not before its player has been away for long. */
    workAfterMs: number | null;
  },
): Promise<Date | undefined> {
  assertTransition(round.state, after.state);
  const { rows } = await db.query<{ changedAt: Date }>({
    name: 'round_applied',
    text: `with moved as (
        update round set state = $3, staked = $4, win = $5, outcome = $6, balance = coalesce($7, balance), tries = 0,
          actions = case when $8::text is null then actions else actions || $8::text end,
          changed_at = moment(), work_at = moment() + make_interval(secs => $10::float8 / 1000)
        where id = $1 and player_id = $11 and state = 'BETTING' and attempt = $2 returning session_id, changed_at
      ), step as (
        update round_step set state = 'APPLIED'
        where round_id = $1 and player_id = $11 and attempt = $2 and exists (select 1 from moved)
      ), result as (
        update play_session set staked = staked + $9, balance = coalesce($7, balance)
        where player_id = $11 and id = (select session_id from moved)
      )
      select changed_at as "changedAt" from moved`,
    values: [
      round.id,
      round.attempt,
      after.state,
      after.staked,
      after.win,
      JSON.stringify(after.outcome),
      after.balance ?? null,
      round.action,
      round.freeRounds ? 0n : round.cost,
      after.workAfterMs,
      round.playerId,
    ],
  });
  return rows[0]?.changedAt;
}

/** The stake was refused or taken back: the round ends, or continues as it was before the instruction. */
export async function writeDropped(
  db: Database,
  round: RoundRow,
  after: {
    state: 'REFUSED' | 'VOID' | 'PLAYING';
    step: 'REFUSED' | 'CANCELLED';
    refusal: string;
    balance: bigint | undefined;
  },
): Promise<void> {
  // An extra stake that is refused leads back to the player's turn, which BETTING may do as well.
  assertTransition(round.state, after.state);
  await db.query(
    `with moved as (
       update round set state = $3, balance = coalesce($4, balance), tries = 0, changed_at = moment(), work_at = null,
         closed_at = ${after.state === 'PLAYING' ? 'null' : 'moment()'}
       where id = $1 and player_id = $8 and state = $5 and attempt = $2 returning session_id
     ), step as (
       update round_step set state = $6, refusal = $7
       where round_id = $1 and player_id = $8 and attempt = $2 and exists (select 1 from moved)
     ), result as (
       update play_session set balance = coalesce($4, balance)
       where player_id = $8 and id = (select session_id from moved)
     )
     select 1 from moved`,
    [
      round.id,
      round.attempt,
      after.state,
      after.balance ?? null,
      round.state,
      after.step,
      after.refusal,
      round.playerId,
    ],
  );
}

export async function writeCancelling(db: Database, round: RoundRow): Promise<void> {
  assertTransition(round.state, 'CANCELLING');
  await db.query(
    `update round set state = 'CANCELLING', tries = 0, changed_at = moment(), work_at = moment()
     where id = $1 and player_id = $3 and state = 'BETTING' and attempt = $2`,
    [round.id, round.attempt, round.playerId],
  );
}

/** When the round was closed; undefined when another was first. */
export async function writeClosed(
  db: Database,
  round: RoundRow,
  balance: bigint | undefined,
): Promise<Date | undefined> {
  assertTransition(round.state, 'CLOSED');
  const { rows } = await db.query<{ closedAt: Date }>({
    // Of a win that was held, the round is over already.
    name: round.state === 'HELD' ? 'round_paid' : 'round_closed',
    text: `with moved as (
        update round set state = 'CLOSED', balance = coalesce($2, balance), changed_at = moment(),
          closed_at = ${round.state === 'HELD' ? 'closed_at' : 'moment()'}, work_at = null
        where id = $1 and player_id = $4 and state = $3 returning session_id, case when free_rounds is null then win else 0 end as win, closed_at
      ), result as (
        update play_session ps set won = won + moved.win, balance = coalesce($2, ps.balance)
        from moved where ps.player_id = $4 and ps.id = moved.session_id and moved.closed_at is not null
        returning moved.closed_at
      )
      select closed_at as "closedAt" from result`,
    values: [round.id, balance ?? null, round.state, round.playerId],
  });
  return rows[0]?.closedAt;
}

/** The wallet looks at the win before it pays: the round is over for its player, and the wallet is asked again later. */
export async function writeHeld(
  db: Database,
  round: RoundRow,
  balance: bigint | undefined,
  askAfterMs: number,
): Promise<void> {
  assertTransition(round.state, 'HELD');
  await db.query(
    `with moved as (
       update round set state = 'HELD', balance = coalesce($2, balance), changed_at = moment(), tries = 0,
         closed_at = moment(), work_at = moment() + make_interval(secs => $3::float8 / 1000)
       where id = $1 and player_id = $4 and state = 'SETTLING' returning session_id
     ), result as (
       update play_session set balance = coalesce($2, balance)
       where player_id = $4 and id = (select session_id from moved)
     )
     select 1 from moved`,
    [round.id, balance ?? null, askAfterMs, round.playerId],
  );
}

/** The wallet does not pay the win. */
export async function writeDenied(db: Database, round: RoundRow, balance: bigint | undefined): Promise<void> {
  assertTransition(round.state, 'DENIED');
  await db.query(
    `with moved as (
       update round set state = 'DENIED', balance = coalesce($2, balance), changed_at = moment(),
         closed_at = ${round.state === 'HELD' ? 'closed_at' : 'moment()'}, work_at = null
       where id = $1 and player_id = $4 and state = $3 returning session_id
     ), result as (
       update play_session set balance = coalesce($2, balance)
       where player_id = $4 and id = (select session_id from moved)
     )
     select 1 from moved`,
    [round.id, balance ?? null, round.state, round.playerId],
  );
}

/** How long the round is in its state, by the clock that wrote its last change: the database's. */
export async function readAgeMs(db: Database, round: Pick<RoundRow, 'id' | 'playerId'>): Promise<number> {
  const { rows } = await db.query<{ ageMs: number }>(
    `select (extract(epoch from moment() - changed_at) * 1000)::float8 as "ageMs" from round
     where id = $1 and player_id = $2 and changed_at is not null`,
    [round.id, round.playerId],
  );
  return rows[0]?.ageMs ?? 0;
}

/** Null stops recovery from trying again. */
export async function writeTried(db: Database, round: RoundRow, workAfterMs: number | null): Promise<void> {
  await db.query(
    `update round set tries = tries + 1, work_at = moment() + make_interval(secs => $3::float8 / 1000)
     where id = $1 and player_id = $5 and state = $2 and attempt = $4`,
    [round.id, round.state, workAfterMs, round.attempt, round.playerId],
  );
}

export interface LeftRound {
  /** `due`: crashed or unanswered; `away`: waits for a player who left; `held`: the wallet looks at its win. */
  what: 'due' | 'away' | 'held';
  playerId: string;
  roundId: string;
}

/**
 * What is left undone in one part: what is due and what is held is this worker's until the lease is over. `earlyMs` takes what is due
 * that much before: a process that has just started need not wait for the leases of the one that died.
 */
export async function claimLeftRounds(
  db: Database,
  key: string | undefined,
  claim: { due: number; most: number; leaseMs: number; earlyMs: number; idleMs: number },
): Promise<LeftRound[]> {
  const values = [claim.due, claim.most, claim.leaseMs, claim.earlyMs, claim.idleMs];
  const lines = key === undefined ? await roundsLeft(db, values) : await roundsLeftThere(db, key, values);
  return (lines ? lines.split(';') : []).map((line) => {
    const [what, playerId, roundId] = line.split(' ') as [LeftRound['what'], string, string];
    return { what, playerId, roundId };
  });
}

async function roundsLeft(db: Database, values: readonly number[]): Promise<string | null> {
  const { rows } = await db.query<{ lines: string | null }>(
    `select /* writes */ array_to_string(rounds_left($1, $2, $3, $4, $5), ';') as lines`,
    [...values],
  );
  return rows[0]!.lines;
}

/** What an instruction of the player was written down as; null of a first stake, undefined where it was not. */
export async function readRecordedAction(
  db: Database,
  playerId: string,
  playId: string,
): Promise<{ action: string | null } | undefined> {
  const { rows } = await db.query<{ action: string | null }>(
    'select action from round_step where player_id = $1 and play_id = $2',
    [playerId, playId],
  );
  return rows[0];
}

export async function readStep(
  db: Database,
  playerId: string,
  playId: string,
): Promise<{ state: RoundRow['stepState']; refusal: string | null } | undefined> {
  const { rows } = await db.query<{ state: RoundRow['stepState']; refusal: string | null }>(
    'select state, refusal from round_step where player_id = $1 and play_id = $2',
    [playerId, playId],
  );
  return rows[0];
}
