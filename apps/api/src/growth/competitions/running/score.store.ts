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

/** SQL: what the rounds of these members, or of all, come to in the competition `$1`. */
const scoresOf = (members: string) =>
  `select r.member_id, sum(r.score)::bigint as score, count(*)::int as rounds
   from competition_round($1, ${members}) r group by r.member_id`;

/** Writes what the rounds of these members come to. The postings that they had are read before the rounds: what is later is seen again. */
export async function scoreMoved(db: Database, { competitionId, memberIds, seqs }: Moved): Promise<void> {
  await db.query(
    `with computed as (${scoresOf('$2::bigint[]')})
     update competition_entry e
     set score = coalesce(c.score, 0), rounds = coalesce(c.rounds, 0), scored_seq = m.seq
     from unnest($2::bigint[], $3::bigint[]) m (member_id, seq) left join computed c on c.member_id = m.member_id
     where e.competition_id = $1 and e.member_id = m.member_id and e.left_at is null and e.scored_seq <= m.seq
       and exists (select from competition k where k.id = $1 and k.state in ('open', 'paused'))`,
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

/** Computes every score from the rounds, from nothing. */
export async function scoreAll(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update competition_entry e set score = coalesce(c.score, 0), rounds = coalesce(c.rounds, 0)
     from competition_entry o left join (${scoresOf('null')}) c on c.member_id = o.member_id
     where o.competition_id = $1 and e.competition_id = $1 and e.member_id = o.member_id and o.left_at is null`,
    [id],
  );
}

const placing = `competition_placing($1,
  (select array_agg(e.member_id order by e.number) from competition_entry e where e.competition_id = $1 and e.left_at is null),
  (select array_agg(e.score order by e.number) from competition_entry e where e.competition_id = $1 and e.left_at is null))`;
const line = `concat_ws('|', p.place, p.member_id, p.score, p.currency, p.prize)`;
const hash = `encode(sha256(convert_to(coalesce(string_agg(${line}, E'\\n' order by p.number), ''), 'UTF8')), 'hex')`;

/** Writes places and prizes of the stored scores; answers the hash over them and how many prizes there are. */
export async function placeAll(tx: Transaction, id: number): Promise<{ hash: string; prizes: number }> {
  const { rows } = await tx.query<{ hash: string; prizes: number }>(
    `with placed as materialized (select * from ${placing}),
     written as (
       update competition_entry e set place = p.place, prize = nullif(p.prize, 0)
       from placed p where e.competition_id = $1 and e.member_id = p.member_id)
     select ${hash} as hash, (count(*) filter (where p.prize > 0))::int as prizes from placed p`,
    [id],
  );
  return rows[0]!;
}

export interface Recomputed {
  players: number;
  rounds: number;
  differing: { memberId: bigint; stored: bigint; computed: bigint }[];
  hash: string;
}

/** Everything again from the rounds, beside what is stored; writes nothing. */
export async function recompute(db: Database, id: number, most: number): Promise<Recomputed> {
  const { rows } = await db.query<Recomputed>(
    `with computed as materialized (
       select e.member_id, e.number, e.score as stored, coalesce(r.score, 0)::bigint as score, coalesce(r.rounds, 0) as rounds
       from competition_entry e left join (${scoresOf('null')}) r on r.member_id = e.member_id
       where e.competition_id = $1 and e.left_at is null),
     differing as (
       select c.member_id, c.stored, c.score from computed c where c.stored <> c.score order by c.number limit $2)
     select (select count(*)::int from computed) as players, (select coalesce(sum(c.rounds), 0)::int from computed c) as rounds,
       (select coalesce(json_agg(json_build_object('memberId', d.member_id::text, 'stored', d.stored::text,
         'computed', d.score::text)), '[]') from differing d) as differing,
       (select ${hash} from competition_placing($1, (select array_agg(c.member_id order by c.number) from computed c),
         (select array_agg(c.score order by c.number) from computed c)) p) as hash`,
    [id, most],
  );
  return rows[0]!;
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
