import type { DisqualificationCause } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { agreedToBeNamed } from '../../play/index.ts';

/** Whether the member is linked to a member of the staff. */
export async function isStaff(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('select from staff_as_member where member_id = $1 limit 1', [memberId]);
  return rowCount === 1;
}

/** Whether the member takes part, and whether the member was disqualified before. */
export async function findEntry(
  tx: Transaction,
  competitionId: number,
  memberId: bigint,
): Promise<{ takesPart: boolean; disqualified: boolean } | undefined> {
  const { rows } = await tx.query<{ takesPart: boolean; disqualified: boolean }>(
    `select left_at is null as "takesPart", disqualified_at is not null as disqualified from competition_entry
     where competition_id = $1 and member_id = $2`,
    [competitionId, memberId],
  );
  return rows[0];
}

/** Joins, or joins again after leaving, from this posting on; with the competition locked, who takes part is counted. */
export async function insertEntry(
  tx: Transaction,
  it: { competitionId: number; memberId: bigint; currency: Currency; seq: bigint },
): Promise<void> {
  await tx.query(
    `insert into competition_entry as e (competition_id, member_id, currency, from_seq, scored_seq) values ($1, $2, $3, $4, $4)
     on conflict (competition_id, member_id) do update set joined_at = clock_timestamp(), left_at = null,
       from_seq = excluded.from_seq, scored_seq = excluded.scored_seq, score = 0, rounds = 0, needed_rounds = null, reached_at = null`,
    [it.competitionId, it.memberId, it.currency, it.seq],
  );
  await tx.query('update competition set players = players + 1 where id = $1', [it.competitionId]);
}

/** False for who does not take part. */
export async function endEntry(tx: Transaction, competitionId: number, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update competition_entry set left_at = clock_timestamp(), score = 0, rounds = 0, needed_rounds = null, reached_at = null, held = 0
     where competition_id = $1 and member_id = $2 and left_at is null`,
    [competitionId, memberId],
  );
  if (rowCount === 1) await tx.query('update competition set players = players - 1 where id = $1', [competitionId]);
  return rowCount === 1;
}

/** How a member stands; the place among those whose score is above 0. */
export interface OwnEntry {
  competitionId: number;
  score: bigint;
  place: number | null;
  prize: bigint | null;
  currency: Currency;
  paid: boolean;
  receipt: string;
  disqualified: DisqualificationCause | null;
}

export async function entriesOf(
  db: Database,
  memberId: bigint,
  competitionIds: readonly number[],
): Promise<OwnEntry[]> {
  const { rows } = await db.query<OwnEntry>(
    `select e.competition_id as "competitionId", e.score, e.prize, e.currency, e.paid_at is not null as paid,
       e.receipt, e.disqualified_for as disqualified,
       -- Two counts, each along the index of the standings: one condition with "or" would read all of them.
       coalesce(e.place, case when e.score > 0 and e.disqualified_at is null then 1 + (
         select count(*)::int from competition_entry o
         where o.competition_id = e.competition_id and o.left_at is null and o.disqualified_at is null and o.score > e.score) + (
         select count(*)::int from competition_entry o
         where o.competition_id = e.competition_id and o.left_at is null and o.disqualified_at is null and o.score = e.score
           and (o.needed_rounds, o.reached_at) < (e.needed_rounds, e.reached_at)) end) as place
     from competition_entry e
     where e.member_id = $1 and e.competition_id = any($2::int[]) and e.left_at is null`,
    [memberId, competitionIds],
  );
  return rows;
}

export interface Standing {
  memberId: bigint;
  username: string;
  /** Whether others may read the first characters of the name: with consent, and not on a break or excluded. */
  named: boolean;
  score: bigint;
  place: number;
}

/** The first of the standings; those of the same score by the order of joining. */
export async function firstStandings(db: Database, competitionId: number, most: number): Promise<Standing[]> {
  const { rows } = await db.query<Standing>(
    `select s.member_id as "memberId", m.username, s.score, s.place,
       ${agreedToBeNamed('s.member_id')}
         and not exists (select from protection_barred b where b.member_id = s.member_id) as named
     from (
       select e.member_id, e.score, e.number, (rank() over (order by e.score desc, e.needed_rounds, e.reached_at))::int as place
       from competition_entry e
       where e.competition_id = $1 and e.left_at is null and e.disqualified_at is null and e.score > 0
       order by e.score desc, e.needed_rounds, e.reached_at, e.number limit $2
     ) s join member_record m on m.id = s.member_id order by s.place, s.number`,
    [competitionId, most],
  );
  return rows;
}

export interface DeskStanding {
  memberId: bigint;
  username: string;
  currency: Currency;
  joinedAt: Date;
  place: number | null;
  score: bigint;
  rounds: number;
  needed: number | null;
  reachedAt: Date | null;
  prize: bigint | null;
  paidAt: Date | null;
  receipt: string;
}

export async function pageOfStandings(
  db: Database,
  { id, after, pageSize }: { id: number; after: number; pageSize: number },
): Promise<DeskStanding[]> {
  const { rows } = await db.query<DeskStanding>(
    `select s.member_id as "memberId", m.username, s.currency, s.joined_at as "joinedAt", s.score, s.rounds, s.needed_rounds as needed,
       s.reached_at as "reachedAt", s.prize, s.paid_at as "paidAt", s.receipt,
       coalesce(s.place, case when s.score > 0 then s.place_now end) as place
     from (
       select e.*, (rank() over (order by e.score desc, e.needed_rounds, e.reached_at))::int as place_now from competition_entry e
       where e.competition_id = $1 and e.left_at is null and e.disqualified_at is null
       order by e.score desc, e.needed_rounds, e.reached_at, e.number limit $3 offset $2
     ) s join member_record m on m.id = s.member_id order by s.place_now, s.number`,
    [id, after, pageSize],
  );
  return rows;
}

export interface Disqualified {
  memberId: bigint;
  username: string;
  cause: DisqualificationCause;
  at: Date;
  score: bigint;
}

export async function latestDisqualified(
  db: Database | Transaction,
  id: number,
  most: number,
): Promise<Disqualified[]> {
  const { rows } = await db.query<Disqualified>(
    `select e.member_id as "memberId", m.username, coalesce(e.disqualified_for, 'terms') as cause, e.disqualified_at as at, e.score
     from competition_entry e join member_record m on m.id = e.member_id
     where e.competition_id = $1 and e.disqualified_at is not null order by e.disqualified_at desc limit $2`,
    [id, most],
  );
  return rows;
}

export interface CountedRound {
  vendor: string;
  roundId: string;
  game: string;
  currency: Currency;
  staked: bigint;
  won: bigint;
  closedAt: Date;
  score: bigint;
}

/** The rounds of a member that count now, the latest first. */
export async function countedRounds(db: Database, competitionId: number, memberId: bigint): Promise<CountedRound[]> {
  const { rows } = await db.query<CountedRound>(
    `select r.vendor, r.round_id as "roundId", coalesce(g.name, r.game_code) as game, r.currency, r.staked, r.won,
       r.closed_at as "closedAt", r.score
     from competition_round($1, array[$2::bigint]) r left join game_record g on g.code = r.game_code
     order by r.closed_at desc, r.opened_seq desc`,
    [competitionId, memberId],
  );
  return rows;
}
