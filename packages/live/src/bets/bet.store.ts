import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { RoundState } from '../round.states.ts';
import type { BetState } from './bet.states.ts';

/** What of a bet the wallet is asked by, and its owner is told. */
export interface BetInHand {
  id: string;
  table: string;
  round: number;
  playerId: string;
  sessionId: string;
  /** Null when playing for fun. */
  walletUser: string | null;
  walletToken: string | null;
  currency: Currency;
  bet: unknown;
  cost: bigint;
  state: BetState;
  refusal: string | null;
  win: bigint | null;
  outcome: unknown;
  balance: bigint | null;
  changedAt: Date;
  tries: number;
  roundState: RoundState;
  /** Of the curve, where there is one. */
  runsMs: number | null;
}

/** A bet with what of its round it is decided by. */
export interface BetRow extends BetInHand {
  playId: string;
  actions: string[];
  outMs: number | null;
  openedAt: Date;
  closedAt: Date | null;
  definitionHash: string;
  chainEnd: string;
  salt: string;
  link: number;
  serverSeedHash: string;
  /** Null until the round is decided. Not for players before `isShown`. */
  serverSeed: string | null;
  startedAt: Date | null;
}

export const selectBet = `
  select b.id, b.table_code as "table", b.round_number::int as round, b.player_id as "playerId", b.session_id as "sessionId",
    b.play_id as "playId", b.wallet_user as "walletUser", a.wallet_token as "walletToken", b.currency, b.bet, b.cost, b.state,
    b.refusal, b.actions, b.out_ms as "outMs", b.win, b.outcome, b.balance, b.opened_at as "openedAt",
    b.changed_at as "changedAt", b.closed_at as "closedAt", b.tries, r.state as "roundState",
    r.definition_hash as "definitionHash", c.chain_end as "chainEnd", coalesce(c.salt, '') as salt, r.link,
    r.server_seed_hash as "serverSeedHash", r.server_seed as "serverSeed", r.started_at as "startedAt", r.runs_ms as "runsMs"
  from live_bet b join live_round r on r.table_code = b.table_code and r.number = b.round_number
    join live_chain c on c.id = r.chain_id left join play_account a on a.session_id = b.session_id`;

export async function readBet(db: Database, id: string): Promise<BetRow | undefined> {
  return (await db.query<BetRow>({ name: 'live_bet_read', text: `${selectBet} where b.id = $1`, values: [id] }))
    .rows[0];
}

export async function mustReadBet(db: Database, id: string): Promise<BetRow> {
  const bet = await readBet(db, id);
  if (!bet) throw new Error(`bet ${id} is gone`);
  return bet;
}

/** Bets of a round in one state, by their ids, after the bet `after`; at most `size`. */
export async function readBetsOfRound(
  db: Database,
  { table, round, state, after, size }: { table: string; round: number; state: BetState; after: string; size: number },
): Promise<BetRow[]> {
  const { rows } = await db.query<BetRow>({
    name: 'live_bets_of_round',
    text: `${selectBet} where b.table_code = $1 and b.round_number = $2 and b.state = $3 and b.id > $4 order by b.id limit $5`,
    values: [table, round, state, after, size],
  });
  return rows;
}

/** Bets on a curve that nothing keeps from being decided: their players took them, or it stands where they are taken by themselves. */
export async function readTakenBets(db: Database, table: string, round: number, height: number): Promise<BetRow[]> {
  const { rows } = await db.query<BetRow>({
    name: 'live_bets_taken',
    text: `${selectBet} where b.table_code = $1 and b.round_number = $2 and b.state = 'PLACED'
      and (b.out_ms is not null or (b.bet->>'target')::int <= $3) order by b.id limit 1000`,
    values: [table, round, height],
  });
  return rows;
}

/** The player's bets in the last two rounds of a table, the newest first. */
export async function readOwnBetRows(db: Database, playerId: string, table: string): Promise<BetRow[]> {
  const text = `${selectBet} where b.player_id = $1 and b.table_code = $2
    and b.round_number > (select max(number) - 2 from live_round where table_code = $2) order by b.id desc limit 100`;
  return (await db.query<BetRow>(text, [playerId, table])).rows;
}

/** Bets of one player at one table that had a stake and whose outcome may be shown, the newest first; `size` at most 51. */
export async function readBetHistory(
  db: Database,
  playerId: string,
  page: { table: string; before?: string; size: number },
): Promise<BetRow[]> {
  const text = `${selectBet} where b.player_id = $1 and b.table_code = $2
    and (b.state in ('CLOSED', 'HELD', 'DENIED') and r.state in ('SETTLE', 'CLOSED')
      or b.state in ('REFUSED', 'VOID') and b.refusal is distinct from 'taken_back') and ($3::uuid is null or b.id < $3) order by b.id desc limit $4`;
  return (await db.query<BetRow>(text, [playerId, page.table, page.before ?? null, page.size])).rows;
}

/** What every bet in a round is decided by. */
export type Terms = Pick<BetRow, 'definitionHash' | 'chainEnd' | 'salt' | 'link'>;

export async function readTerms(db: Database, table: string, round: number): Promise<Terms | undefined> {
  const { rows } = await db.query<Terms>(
    `select r.definition_hash as "definitionHash", c.chain_end as "chainEnd", coalesce(c.salt, '') as salt, r.link
     from live_round r join live_chain c on c.id = r.chain_id where r.table_code = $1 and r.number = $2`,
    [table, round],
  );
  return rows[0];
}

/** By which rules rounds have bets that are still to be decided, and how many. */
export async function readLiveRulesInPlay(
  db: Database,
): Promise<{ gameCode: string; definitionHash: string; rounds: number }[]> {
  const { rows } = await db.query<{ gameCode: string; definitionHash: string; rounds: number }>(
    `select table_code as "gameCode", definition_hash as "definitionHash", count(*)::int as rounds from live_round
     where state in ('RESULT', 'SETTLE') group by 1, 2 order by 1, 2`,
  );
  return rows;
}

export interface DecidedBet {
  id: string;
  win: bigint;
  outcome: unknown;
  actions: string[];
}

/** Fixes what bets have won, before the wallet is told. Answers which: none once the fence is not the table's any more. */
export async function writeDecided(
  db: Database,
  { table, fence, askAgainMs }: { table: string; fence: bigint; askAgainMs: number },
  bets: readonly DecidedBet[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `with held as (select from live_table where code = $1 and fence = $2 for share)
     update live_bet b set state = 'SETTLING', win = d.win, outcome = d.outcome, actions = array(select jsonb_array_elements_text(d.actions)),
       tries = 0, changed_at = clock_timestamp(), work_at = clock_timestamp() + make_interval(secs => $7::float8 / 1000)
     from unnest($3::uuid[], $4::bigint[], $5::jsonb[], $6::jsonb[]) d (id, win, outcome, actions)
     where b.id = d.id and b.state = 'PLACED' and exists (select from held) returning b.id`,
    [
      table,
      fence,
      bets.map(({ id }) => id),
      bets.map(({ win }) => win),
      bets.map(({ outcome }) => JSON.stringify(outcome)),
      bets.map(({ actions }) => JSON.stringify(actions)),
      askAgainMs,
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Sends the stakes of a round's bets back: all of them, or those that the wallet has not answered. */
export async function writeCancelling(
  db: Database,
  { table, fence, round, states }: { table: string; fence: bigint; round: number; states: readonly BetState[] },
): Promise<number> {
  const { rowCount } = await db.query(
    `with held as (select from live_table where code = $1 and fence = $2 for share)
     update live_bet set state = 'CANCELLING', refusal = case state when 'ASKED' then 'not_answered' else 'round_void' end,
       tries = 0, changed_at = clock_timestamp(), work_at = clock_timestamp()
     where table_code = $1 and round_number = $3 and state = any ($4::text[]) and exists (select from held)`,
    [table, fence, round, states],
  );
  return rowCount ?? 0;
}

/** Takes a bet back while its round is open: who closes the round waits for this, and is not overtaken by it. */
export async function writeTakenBack(db: Database, id: string, playerId: string, askAgainMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `with open as (
       select from live_round r join live_bet b on b.table_code = r.table_code and b.round_number = r.number
       where b.id = $1 and r.state = 'OPEN' and r.closes_at > clock_timestamp() for share of r
     )
     update live_bet set state = 'CANCELLING', refusal = 'taken_back', tries = 0, changed_at = clock_timestamp(),
       work_at = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
     where id = $1 and player_id = $2 and state = 'PLACED' and exists (select from open)`,
    [id, playerId, askAgainMs],
  );
  return rowCount === 1;
}

/**
 * Takes a bet on a running curve, where the curve stands by the clock of the database: from `leastMs` on, and before it ends or
 * reaches the height at which the bet is taken by itself. Answers how long it had run; undefined when it is too soon or too late.
 */
export async function writeTaken(
  db: Database,
  { id, playerId, leastMs, targetMs }: { id: string; playerId: string; leastMs: number; targetMs: number },
): Promise<number | undefined> {
  const { rows } = await db.query<{ outMs: number | null }>(
    `with running as (
       select r.table_code, r.number, floor(extract(epoch from clock_timestamp() - r.started_at) * 1000)::int as ran_ms, r.runs_ms
       from live_round r join live_bet b on b.table_code = r.table_code and b.round_number = r.number
       where b.id = $1 and r.state = 'RESULT' for share of r
     )
     update live_bet b set out_ms = running.ran_ms from running
     where b.id = $1 and b.player_id = $2 and b.state = 'PLACED' and b.out_ms is null
       and running.ran_ms >= $3 and running.ran_ms < running.runs_ms and running.ran_ms < $4
     returning b.out_ms as "outMs"`,
    [id, playerId, leastMs, targetMs],
  );
  return rows[0]?.outMs ?? undefined;
}

/** Takes bets that are left undone for this worker: others pass them by until `askAgainMs` is over. */
export async function claimDueBets(db: Database, most: number, askAgainMs: number, earlyMs: number): Promise<BetRow[]> {
  const { rows } = await db.query<{ id: string }>(
    `update live_bet set work_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000)
     where id in (select id from live_bet where closed_at is null
       and work_at <= clock_timestamp() + make_interval(secs => $3::float8 / 1000) order by work_at limit $1 for update skip locked)
     returning id`,
    [most, askAgainMs, earlyMs],
  );
  if (rows.length === 0) return [];
  return (await db.query<BetRow>(`${selectBet} where b.id = any ($1)`, [rows.map(({ id }) => id)])).rows;
}

/** Bets for fun leave nothing behind once their day is over; those for money are kept. */
export async function deleteFunBets(db: Database, olderThanMs: number, most: number): Promise<void> {
  await db.query(
    `with gone as (
       delete from live_bet where id in (
         select id from live_bet where wallet_user is null and closed_at < clock_timestamp() - make_interval(secs => $1::float8 / 1000)
         order by id limit $2)
       returning table_code, round_number, id
     )
     delete from live_event e using gone g where e.table_code = g.table_code and e.round_number = g.round_number and e.bet_id = g.id`,
    [olderThanMs, most],
  );
}
