import type { GameFeature, GameShelf } from '@fairhouse/contract';
import type { CompetitionCancelCause, CompetitionState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { type Competition, type Definition, hashOf, type ResolvedGames, storedParts } from './competition.ts';

const columns = `c.id, c.english, c.filipino, c.kind, c.measure, c.game_choice as "gameChoice", c.games,
  c.games_left_out as "gamesLeftOut", c.starts_at as "startsAt", c.ends_at as "endsAt", c.rounds, c.round_most as "roundMost", c.ties,
  c.minimum_stakes as "minimumStakes", c.pool, c.prizes, c.entry, c.most_players as "mostPlayers", c.entry_closes_at as "entryClosesAt",
  c.repeat_every as "repeatEvery", c.repeat_times as "repeatTimes", c.repeat_ended_at as "repeatEndedAt", c.series_id as "seriesId",
  c.series_number as "seriesNumber",
  (select f.repeat_times from competition f where f.id = c.series_id) as "seriesTimes",
  (select f.repeat_ended_at is not null from competition f where f.id = c.series_id) as "seriesEnded", c.state, c.publish_at as "publishAt", c.cancel_cause as "cancelCause", c.made_by as "madeBy",
  c.made_at as "madeAt", c.content_hash as "contentHash", c.result_hash as "resultHash", c.players`;

/** A row with its stored JSON parsed. */
const competitionOf = (row: Competition): Competition => ({ ...row, ...storedParts.parse(row) });

/** One page, the latest first. */
export async function pageOfCompetitions(
  db: Database,
  asked: { state: CompetitionState | undefined; before: number | undefined; pageSize: number },
): Promise<Competition[]> {
  const { rows } = await db.query<Competition>(
    `select ${columns} from competition c
     where ($1::text is null or c.state = $1) and ($2::int is null or c.id < $2) order by c.id desc limit $3`,
    [asked.state ?? null, asked.before ?? null, asked.pageSize],
  );
  return rows.map(competitionOf);
}

/** What players are shown: those that run or come, and those of the last days; cancelled ones to who had joined them. */
export async function shownCompetitions(
  db: Database,
  memberId: bigint | undefined,
  days: number,
): Promise<Competition[]> {
  const { rows } = await db.query<Competition>(
    `select ${columns} from competition c
     where c.ends_at > now() - make_interval(days => $2) and c.state not in ('draft', 'scheduled') and (c.state <> 'cancelled' or exists (
       select from competition_entry e where e.competition_id = c.id and e.member_id = $1 and e.left_at is null))
     order by c.starts_at desc, c.id desc limit 200`,
    [memberId ?? null, days],
  );
  return rows.map(competitionOf);
}

export async function findCompetition(db: Database | Transaction, id: number): Promise<Competition | undefined> {
  const { rows } = await db.query<Competition>(`select ${columns} from competition c where c.id = $1`, [id]);
  return rows[0] && competitionOf(rows[0]);
}

/** One change of a competition at a time; `share`: it stays as it is, while others may do the same. */
export async function lockCompetition(
  tx: Transaction,
  id: number,
  strength: 'update' | 'share' = 'update',
): Promise<Competition | undefined> {
  await tx.query(`select from competition where id = $1 for ${strength}`, [id]);
  return findCompetition(tx, id);
}

/** What is written, in the order of the columns below. */
const written = (it: Definition) => [
  it.english,
  it.filipino,
  it.kind,
  it.measure,
  JSON.stringify(it.gameChoice),
  it.startsAt,
  it.endsAt,
  it.rounds,
  it.roundMost,
  it.ties,
  JSON.stringify(it.minimumStakes),
  JSON.stringify(it.pool),
  JSON.stringify(it.prizes),
  JSON.stringify(it.entry),
  it.mostPlayers,
  it.entryClosesAt,
  it.repeatEvery,
  it.repeatTimes,
  hashOf(it),
];

/** A draft. */
export async function insertCompetition(tx: Transaction, it: Definition, by: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into competition (english, filipino, kind, measure, game_choice, starts_at, ends_at, rounds, round_most, ties, minimum_stakes,
       pool, prizes, entry, most_players, entry_closes_at, repeat_every, repeat_times, content_hash, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) returning id`,
    [...written(it), by],
  );
  return rows[0]!.id;
}

/** Writes a draft again. */
export async function updateCompetition(tx: Transaction, id: number, it: Definition): Promise<void> {
  await tx.query(
    `update competition set english = $1, filipino = $2, kind = $3, measure = $4, game_choice = $5, starts_at = $6, ends_at = $7,
       rounds = $8, round_most = $9, ties = $10, minimum_stakes = $11, pool = $12, prizes = $13, entry = $14, most_players = $15,
       entry_closes_at = $16, repeat_every = $17, repeat_times = $18, content_hash = $19
     where id = $20`,
    [...written(it), id],
  );
}

/** A draft; of a published one the database refuses it, for players stand in it. */
export async function deleteDraft(tx: Transaction, id: number): Promise<void> {
  await tx.query(`delete from competition where id = $1 and state = 'draft'`, [id]);
}

export async function setState(
  tx: Transaction,
  id: number,
  state: CompetitionState,
  cancelCause: CompetitionCancelCause | null = null,
): Promise<void> {
  await tx.query(
    'update competition set state = $2, cancel_cause = $3, to_notify = $3::text is not null, publish_at = null where id = $1',
    [id, state, cancelCause],
  );
}

/** From a draft to what players read, now or at a time, with the games as they are now; the first of a series begins it. */
export async function setPublished(
  tx: Transaction,
  id: number,
  { publishAt, games, gamesLeftOut }: ResolvedGames & { publishAt: Date | null },
): Promise<void> {
  await tx.query(
    `update competition set state = case when $2::timestamptz is null then 'open' else 'scheduled' end, publish_at = $2, games = $3,
       games_left_out = $4, series_id = case when repeat_every is not null then id end,
       series_number = case when repeat_every is not null then 1 end
     where id = $1`,
    [id, publishAt, games, gamesLeftOut],
  );
}

/** A scheduled one is a draft again; its games are looked up when it is published. */
export async function setWithdrawn(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update competition set state = 'draft', publish_at = null, games = null, games_left_out = null, series_id = null,
       series_number = null
     where id = $1`,
    [id],
  );
}

export async function setFinal(tx: Transaction, id: number, state: 'final' | 'paid', hash: string): Promise<void> {
  await tx.query('update competition set state = $2, result_hash = $3 where id = $1', [id, state, hash]);
}

export async function beginPause(tx: Transaction, id: number): Promise<void> {
  await tx.query('insert into competition_pause (competition_id) values ($1)', [id]);
}

export async function endPause(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    'update competition_pause set resumed_at = clock_timestamp() where competition_id = $1 and resumed_at is null',
    [id],
  );
}

export interface NamedGame {
  id: number;
  code: string;
  name: string;
  cover: string;
}

export interface PlayableGame {
  code: string;
  name: string;
  studio: string;
  shelf: GameShelf | null;
  features: GameFeature[];
}

/** Every game that is open to players. */
export async function playableGames(db: Database | Transaction): Promise<PlayableGame[]> {
  const { rows } = await db.query<PlayableGame>(
    `select code, name, coalesce(studio, vendor) as studio, shelf, features from game_record
     where enabled and not coming_soon order by name`,
  );
  return rows;
}

export async function gamesOf(db: Database | Transaction, codes: readonly string[]): Promise<NamedGame[]> {
  const { rows } = await db.query<NamedGame>(
    'select id, code, name, cover from game_record where code = any($1::text[]) order by array_position($1::text[], code)',
    [codes],
  );
  return rows;
}

/** How a competition stands, from the scores that are stored. */
export interface Figures {
  scoring: number;
  countedRounds: number;
  top: bigint | null;
  held: number;
}

export async function figuresOf(db: Database | Transaction, id: number): Promise<Figures> {
  const { rows } = await db.query<Figures>(
    `select count(*) filter (where score > 0 and disqualified_at is null)::int as scoring, coalesce(sum(rounds), 0)::int as "countedRounds",
       max(score) filter (where score > 0 and disqualified_at is null) as top, coalesce(sum(held), 0)::int as held
     from competition_entry where competition_id = $1 and left_at is null`,
    [id],
  );
  return rows[0]!;
}

export interface Owed {
  currency: Currency;
  winners: number;
  amount: bigint;
  paid: number;
}

/** The prizes of final standings, by currency. */
export async function owedBy(db: Database | Transaction, id: number): Promise<Owed[]> {
  const { rows } = await db.query<Owed>(
    `select currency, count(*)::int as winners, sum(prize)::bigint as amount, count(paid_at)::int as paid
     from competition_entry where competition_id = $1 and prize is not null group by currency order by currency`,
    [id],
  );
  return rows;
}

/** The approval by which the publication or the payment of exactly this waits. */
export async function waitingApproval(
  db: Database | Transaction,
  { id, contentHash, resultHash }: Pick<Competition, 'id' | 'contentHash' | 'resultHash'>,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from approval_record where (command, content_hash) in (('competition.publish', $2), ('competition.pay', $3))
       and subject = 'competition:' || $1::int and state = 'waiting' order by id desc limit 1`,
    [id, contentHash, resultHash],
  );
  return rows[0]?.id ?? null;
}
