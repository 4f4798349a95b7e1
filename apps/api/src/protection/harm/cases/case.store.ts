import type { HarmOutcome } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { DayRow } from '../judging/due.store.ts';
import type { Marker } from '../judging/judge.ts';
import { caseMoves } from './case.states.ts';
import type { Case } from './case.ts';

const columns = `c.id, c.member_id as "memberId", m.username, m.currency, c.state, c.score, c.markers,
  c.opened_at as "openedAt", c.outcome, c.reason, c.closed_by as "closedBy", c.closed_at as "closedAt",
  coalesce((select jsonb_agg(jsonb_build_object('by', r.reported_by, 'subject', r.subject, 'text', r.text, 'time',
      to_char(r.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.id)
    from harm_report r where r.case_id = c.id), '[]') as reports`;

/** Undefined where one is open already. */
export async function insertCase(
  tx: Transaction,
  { memberId, score, markers, at }: { memberId: bigint; score: number; markers: readonly Marker[]; at: Date },
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, $2, $3, $4, $5)
     on conflict (member_id) where state = 'open' do nothing returning id`,
    [memberId, score, markers[0]?.kind ?? 'reported', JSON.stringify(markers), at],
  );
  return rows[0]?.id;
}

/** The case of the member that is open; undefined when none is. */
export async function lockOpenCase(tx: Transaction, memberId: bigint): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from harm_case where member_id = $1 and state = 'open' for update`,
    [memberId],
  );
  return rows[0]?.id;
}

export async function insertReport(
  tx: Transaction,
  { caseId, by, subject, text, at }: { caseId: bigint; by: string; subject: string; text: string; at: Date },
): Promise<void> {
  await tx.query(
    'insert into harm_report (case_id, reported_by, subject, text, reported_at) values ($1, $2, $3, $4, $5)',
    [caseId, by, subject, text, at],
  );
}

export async function findCase(db: Database | Transaction, id: bigint): Promise<Case | undefined> {
  const { rows } = await db.query<Case>(
    `select ${columns} from harm_case c join member_record m on m.id = c.member_id where c.id = $1`,
    [id],
  );
  return rows[0];
}

/** One change of a case at a time. */
export async function lockCase(tx: Transaction, id: bigint): Promise<Case | undefined> {
  await tx.query('select from harm_case where id = $1 for update', [id]);
  return findCase(tx, id);
}

export async function casesOf(db: Database, memberId: bigint, most: number): Promise<Case[]> {
  const { rows } = await db.query<Case>(
    `select ${columns} from harm_case c join member_record m on m.id = c.member_id
     where c.member_id = $1 order by c.id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export async function setClosed(
  tx: Transaction,
  id: bigint,
  { outcome, reason, by, at }: { outcome: HarmOutcome; reason: string; by: string; at: Date },
): Promise<void> {
  const { from, to } = caseMoves.close;
  await tx.query(
    `update harm_case set state = $2, outcome = $3, reason = $4, closed_by = $5, closed_at = $6
     where id = $1 and state = $7`,
    [id, to, outcome, reason, by, at, from],
  );
}

/** Days on which the member was judged, the latest first. */
export async function daysOf(db: Database, memberId: bigint, most: number): Promise<DayRow[]> {
  const { rows } = await db.query<DayRow>(
    `select to_char(day, 'YYYY-MM-DD') as day, score, level, markers from harm_day
     where member_id = $1 order by harm_day.day desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export interface OfMember {
  currency: Case['currency'];
  countryCode: string;
}

export async function findMember(db: Database | Transaction, memberId: bigint): Promise<OfMember | undefined> {
  const { rows } = await db.query<OfMember>(
    'select currency, country_code as "countryCode" from member_record where id = $1',
    [memberId],
  );
  return rows[0];
}

/** How many safer-gambling cases were opened in each hour. */
export async function casesOfHours(db: Database, from: Date, until: Date): Promise<{ hour: Date; opened: bigint }[]> {
  const { rows } = await db.query<{ hour: Date; opened: bigint }>(
    `select date_trunc('hour', opened_at, 'UTC') as hour, count(*) as opened from harm_case
     where opened_at >= $1 and opened_at < $2 group by 1 order by 1`,
    [from, until],
  );
  return rows;
}
