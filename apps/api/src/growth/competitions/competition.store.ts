import type { CompetitionState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { type Competition, type Definition, storedAmounts } from './competition.ts';

const columns = `c.id, c.english, c.filipino, c.kind, c.measure, c.games, c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.rounds, c.minimum_stakes as "minimumStakes", c.prizes, c.state, c.made_by as "madeBy", c.made_at as "madeAt",
  c.result_hash as "resultHash",
  (select count(*)::int from competition_entry e where e.competition_id = c.id and e.left_at is null) as players`;

/** A row with its stored JSON parsed. */
const competitionOf = (row: Competition): Competition => ({ ...row, ...storedAmounts.parse(row) });

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
     where c.ends_at > now() - make_interval(days => $2) and (c.state <> 'cancelled' or exists (
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

export async function insertCompetition(tx: Transaction, it: Definition, by: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into competition (english, filipino, kind, measure, games, starts_at, ends_at, rounds, minimum_stakes, prizes, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      it.english,
      it.filipino,
      it.kind,
      it.measure,
      it.games,
      it.startsAt,
      it.endsAt,
      it.rounds,
      JSON.stringify(it.minimumStakes),
      JSON.stringify(it.prizes),
      by,
    ],
  );
  return rows[0]!.id;
}

export async function setState(tx: Transaction, id: number, state: CompetitionState): Promise<void> {
  await tx.query('update competition set state = $2 where id = $1', [id, state]);
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

/** Every game that is open to players. */
export async function playableGames(db: Database): Promise<{ code: string; name: string; category: string }[]> {
  const { rows } = await db.query<{ code: string; name: string; category: string }>(
    'select code, name, category from game_record where enabled and not coming_soon order by name',
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

/** Rounds whose win is under review: what they come to is not known yet. */
export async function heldRounds(db: Database | Transaction, id: number): Promise<number> {
  const { rows } = await db.query<{ held: number }>(
    'select count(*)::int as held from competition_candidate($1, null) f where f.held',
    [id],
  );
  return rows[0]!.held;
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

/** The approval by which the payment of exactly this waits. */
export async function waitingApproval(
  db: Database | Transaction,
  { id, resultHash }: Pick<Competition, 'id' | 'resultHash'>,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from approval_record where command = 'competition.pay' and subject = 'competition:' || $1::int
       and state = 'waiting' and content_hash = $2 order by id desc limit 1`,
    [id, resultHash],
  );
  return rows[0]?.id ?? null;
}
