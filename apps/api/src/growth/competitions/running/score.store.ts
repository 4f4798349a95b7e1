import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

interface Moved {
  competitionId: number;
  memberIds: bigint[];
  seqs: bigint[];
}

/** Who took part in something since the score was computed, by competition; not all at once. */
export async function movedEntries(db: Database, most: number): Promise<Moved[]> {
  const { rows } = await db.query<Moved>(
    `select competition_id as "competitionId", array_agg(member_id) as "memberIds", array_agg(seq) as seqs from (
       select e.competition_id, e.member_id, b.seq
       from competition c join competition_entry e on e.competition_id = c.id join ledger_book b on b.member_id = e.member_id
       where c.state in ('open', 'paused') and c.starts_at <= now() and c.ends_at > now() and e.left_at is null
         and b.seq <> e.scored_seq
       limit $1) moved
     group by competition_id`,
    [most],
  );
  return rows;
}

/** SQL: the columns of an entry `e` from a computed score `s` of a competition `c`. */
const computed = `score = coalesce(s.score, 0), rounds = coalesce(s.rounds, 0), held = coalesce(s.held, 0),
  needed_rounds = case when c.ties = 'fewerRounds' then s.needed end, reached_at = case when c.ties = 'fewerRounds' then s.reached end`;

/** Writes what the rounds of these members come to. The postings that they had are read before the rounds: what is later is seen again. */
export async function scoreMoved(db: Database, { competitionId, memberIds, seqs }: Moved): Promise<void> {
  await db.query(
    `with s as materialized (select * from competition_score($1, $2::bigint[]))
     update competition_entry e set ${computed}, scored_seq = m.seq
     from unnest($2::bigint[], $3::bigint[]) m (member_id, seq) left join s on s.member_id = m.member_id
       join competition c on c.id = $1 and c.state in ('open', 'paused')
     where e.competition_id = $1 and e.member_id = m.member_id and e.left_at is null and e.scored_seq <= m.seq`,
    [competitionId, memberIds, seqs],
  );
}

/** Competitions whose time is over and whose rounds are all there to be read. */
export async function endedCompetitions(db: Database): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from competition where state in ('open', 'paused') and ends_at < ledger_settled_until() order by ends_at limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** Who takes part, by the order of joining, after a number. */
export async function entrantsAfter(
  db: Database | Transaction,
  id: number,
  after: bigint,
  most: number,
): Promise<{ number: bigint; memberId: bigint }[]> {
  const { rows } = await db.query<{ number: bigint; memberId: bigint }>(
    `select number, member_id as "memberId" from competition_entry
     where competition_id = $1 and left_at is null and number > $2 order by number limit $3`,
    [id, after, most],
  );
  return rows;
}

/** Those who had a win under review when their score was computed. */
export async function heldEntrants(tx: Transaction, id: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ memberId: bigint }>(
    `select member_id as "memberId" from competition_entry where competition_id = $1 and held > 0 and left_at is null order by number`,
    [id],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Computes the scores of these members from all of their rounds, from nothing; answers how many of their wins are under review. */
export async function scoreThese(tx: Transaction, id: number, memberIds: readonly bigint[]): Promise<number> {
  const { rows } = await tx.query<{ held: number }>(
    `with s as materialized (select * from competition_score($1, $2::bigint[])),
     written as (
       update competition_entry e set ${computed}
       from unnest($2::bigint[]) m (member_id) left join s on s.member_id = m.member_id join competition c on c.id = $1
       where e.competition_id = $1 and e.member_id = m.member_id and e.left_at is null
       returning e.held)
     select coalesce(sum(w.held), 0)::int as held from written w`,
    [id, memberIds],
  );
  return rows[0]!.held;
}

const line = 'competition_line(p.place, p.receipt, p.score, p.currency, p.prize, p.needed, p.reached)';
/** SQL: the hash over the definition and the lines of `p`, by place. */
const hash = `encode(sha256(convert_to((select content_hash from competition where id = $1)
  || coalesce(string_agg(E'\\n' || ${line}, '' order by p.place, p.number), ''), 'UTF8')), 'hex')`;

/** Writes places and prizes of the stored scores; answers the hash over them and how many prizes there are. */
export async function placeAll(tx: Transaction, id: number): Promise<{ hash: string; prizes: number }> {
  const { rows } = await tx.query<{ hash: string; prizes: number }>(
    `with entrants as materialized (
       select array_agg(e.member_id) as members, array_agg(e.score) as scores, array_agg(e.needed_rounds) as needed,
         array_agg(e.reached_at) as reached
       from competition_entry e where e.competition_id = $1 and e.left_at is null),
     placed as materialized (
       select p.* from entrants n cross join lateral competition_placing($1, n.members, n.scores, n.needed, n.reached) p),
     written as (
       update competition_entry e set place = p.place, prize = nullif(p.prize, 0)
       from placed p where e.competition_id = $1 and e.member_id = p.member_id)
     select ${hash} as hash, (count(*) filter (where p.prize > 0))::int as prizes from placed p`,
    [id],
  );
  return rows[0]!;
}

/** Every line of final standings, as their hash is computed from them. */
export async function linesOf(db: Database, id: number): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select competition_line(e.place, e.receipt, e.score, e.currency, e.prize, e.needed_rounds, e.reached_at) as line
     from competition_entry e where e.competition_id = $1 and e.place is not null order by e.place, e.number`,
    [id],
  );
  return rows.map((row) => row.line);
}

export interface ComputedAgain {
  memberId: bigint;
  stored: bigint;
  computed: bigint;
  rounds: number;
  needed: number | null;
  /** As the database writes it, to the microsecond. */
  reached: string | null;
  differs: boolean;
}

/** What the rounds of these members come to, beside what is stored; writes nothing. */
export async function computedAgain(db: Database, id: number, memberIds: readonly bigint[]): Promise<ComputedAgain[]> {
  const { rows } = await db.query<ComputedAgain>(
    `select e.member_id as "memberId", e.score as stored, coalesce(s.score, 0) as computed, coalesce(s.rounds, 0) as rounds, s.needed,
       s.reached::text as reached, e.score <> coalesce(s.score, 0) or (c.ties = 'fewerRounds'
         and row (e.needed_rounds, e.reached_at) is distinct from row (s.needed, s.reached)) as differs
     from competition_entry e join competition c on c.id = e.competition_id
       left join competition_score($1, $2::bigint[]) s on s.member_id = e.member_id
     where e.competition_id = $1 and e.member_id = any ($2::bigint[]) and e.left_at is null order by e.number`,
    [id, memberIds],
  );
  return rows;
}

/** The hash over the standings that these scores come to. */
export async function hashOfScores(db: Database, id: number, all: readonly ComputedAgain[]): Promise<string> {
  const { rows } = await db.query<{ hash: string }>(
    `select ${hash} as hash
     from competition_placing($1, $2::bigint[], $3::bigint[], $4::int[], $5::text[]::timestamptz[]) p`,
    [
      id,
      all.map(({ memberId }) => memberId),
      all.map(({ computed: score }) => score),
      all.map(({ needed }) => needed),
      all.map(({ reached }) => reached),
    ],
  );
  return rows[0]!.hash;
}

export interface OwedPrize {
  memberId: bigint;
  currency: Currency;
  prize: bigint;
  /** Each prize has one: a constraint of the table. */
  place: number | null;
}

/** Competitions that two people agreed to pay. */
export async function payingCompetitions(db: Database): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from competition where state = 'paying' order by id limit 20`,
  );
  return rows.map(({ id }) => id);
}

export async function owedMembers(db: Database | Transaction, id: number, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from competition_entry
     where competition_id = $1 and prize is not null and paid_at is null order by number limit $2`,
    [id, most],
  );
  return rows.map(({ memberId }) => memberId);
}

/** The prize of a member that is owed, locked; undefined once it is paid. */
export async function lockOwed(tx: Transaction, id: number, memberId: bigint): Promise<OwedPrize | undefined> {
  const { rows } = await tx.query<OwedPrize>(
    `select e.member_id as "memberId", e.currency, e.prize, e.place
     from competition_entry e join competition c on c.id = e.competition_id and c.state = 'paying'
     where e.competition_id = $1 and e.member_id = $2 and e.prize is not null and e.paid_at is null for update of e`,
    [id, memberId],
  );
  return rows[0];
}

export async function setPaid(tx: Transaction, id: number, memberId: bigint): Promise<void> {
  await tx.query(
    'update competition_entry set paid_at = clock_timestamp() where competition_id = $1 and member_id = $2',
    [id, memberId],
  );
}

/** The members who get a prize. */
export async function winnersOf(db: Database | Transaction, id: number): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    'select member_id as "memberId" from competition_entry where competition_id = $1 and prize is not null order by number',
    [id],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Whether one of these people of the staff gets a prize as a member. */
export async function isAffairOf(
  db: Database | Transaction,
  id: number,
  staffIds: readonly bigint[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from competition_entry e join staff_as_member s on s.member_id = e.member_id
     where e.competition_id = $1 and e.prize is not null and s.staff_id = any($2::bigint[]) limit 1`,
    [id, staffIds],
  );
  return rowCount === 1;
}
