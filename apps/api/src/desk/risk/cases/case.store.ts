import type { RiskCaseOutcome, RiskSeverity } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { numberedRows } from '../numbered-rows.store.ts';
import { caseMoves } from './case.states.ts';
import type { Case, CaseMember, CaseNote, CaseReport } from './case.ts';

const columns = `c.id, c.title, c.state, c.outcome, c.assigned_to as "assignedTo", c.opened_by as "openedBy",
  c.opened_at as "openedAt", c.closed_by as "closedBy", c.closed_at as "closedAt", c.close_reason as "closeReason",
  (select count(*)::int from risk_alert a where a.case_id = c.id) as alerts,
  (array['low', 'medium', 'high', 'critical'])[greatest(1,
      array_position(array['low', 'medium', 'high', 'critical'], c.severity),
      (select max(array_position(array['low', 'medium', 'high', 'critical'], a.severity))
        from risk_alert a where a.case_id = c.id))] as severity`;

const cases = numberedRows<Case>({
  select: columns,
  from: 'risk_case c',
  id: 'c.id',
  filters: {
    state: { sql: 'c.state', type: 'text' },
    outcome: { sql: 'c.outcome', type: 'text' },
    assignedTo: { sql: 'c.assigned_to', type: 'text' },
    memberId: {
      holds: (place) =>
        `exists (select from risk_case_member m where m.member_id = ${place}::bigint and m.case_id = c.id)`,
    },
  },
});
export const findCase = cases.find;
export const pageOfCases = cases.page;

/** One change of a case at a time. */
export async function lockCase(tx: Transaction, id: bigint): Promise<Case | undefined> {
  await tx.query('select from risk_case where id = $1 for update', [id]);
  return findCase(tx, id);
}

export async function insertCase(
  tx: Transaction,
  title: string,
  by: string,
  severity: RiskSeverity | undefined,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into risk_case (title, opened_by, severity) values ($1, $2, $3) returning id',
    [title, by, severity ?? null],
  );
  return rows[0]!.id;
}

/** Who of them was not in it yet. */
export async function insertMembers(
  tx: Transaction,
  caseId: bigint,
  memberIds: readonly bigint[],
  by: string,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into risk_case_member (case_id, member_id, added_by)
     select $1, m, $3 from unnest($2::bigint[]) m on conflict do nothing returning member_id as id`,
    [caseId, memberIds, by],
  );
  return rows.map(({ id }) => id);
}

/** Takes a member out; answers how the member stood in it, and nothing where the member was not in it. */
export async function deleteMember(tx: Transaction, caseId: bigint, memberId: bigint): Promise<CaseMember | undefined> {
  const { rows } = await tx.query<CaseMember>(
    `delete from risk_case_member c using member_record m where m.id = c.member_id and c.case_id = $1 and c.member_id = $2
     returning c.member_id as "memberId", m.username, c.added_by as "addedBy", c.added_at as "addedAt"`,
    [caseId, memberId],
  );
  return rows[0];
}

export async function hasAlertsOf(tx: Transaction, caseId: bigint, memberId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>(
    'select exists (select from risk_alert where case_id = $1 and member_id = $2) as has',
    [caseId, memberId],
  );
  return rows[0]!.has;
}

/** Which of these ids nobody has. */
export async function unknownMembers(tx: Transaction, memberIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select m.id from unnest($1::bigint[]) as m (id)
     where not exists (select from member_record r where r.id = m.id)`,
    [memberIds],
  );
  return rows.map(({ id }) => id);
}

export interface MemberOfCase extends CaseMember {
  caseId: bigint;
}

export async function membersOf(db: Database | Transaction, caseIds: readonly bigint[]): Promise<MemberOfCase[]> {
  const { rows } = await db.query<MemberOfCase>(
    `select c.case_id as "caseId", c.member_id as "memberId", m.username, c.added_by as "addedBy", c.added_at as "addedAt"
     from risk_case_member c join member_record m on m.id = c.member_id
     where c.case_id = any($1::bigint[]) order by c.added_at, c.member_id`,
    [caseIds],
  );
  return rows;
}

export async function insertNote(tx: Transaction, caseId: bigint, note: string, by: string): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into risk_case_note (case_id, note, written_by) values ($1, $2, $3) returning id',
    [caseId, note, by],
  );
  return rows[0]!.id;
}

export async function notesOf(db: Database | Transaction, caseId: bigint): Promise<CaseNote[]> {
  const { rows } = await db.query<CaseNote>(
    `select id, written_by as by, written_at as at, note from risk_case_note where case_id = $1 order by id limit 1000`,
    [caseId],
  );
  return rows;
}

export async function setAssigned(tx: Transaction, id: bigint, to: string | null): Promise<void> {
  const move = to === null ? caseMoves.giveUp : caseMoves.assign;
  await tx.query('update risk_case set assigned_to = $2, state = $3 where id = $1 and state = any($4)', [
    id,
    to,
    move.to,
    move.from,
  ]);
}

export async function setClosed(
  tx: Transaction,
  id: bigint,
  { outcome, reason, by }: { outcome: RiskCaseOutcome; reason: string; by: string },
): Promise<void> {
  const { from, to } = caseMoves.close;
  await tx.query(
    `update risk_case set state = $2, outcome = $3, close_reason = $4, closed_by = $5, closed_at = now()
     where id = $1 and state = any($6)`,
    [id, to, outcome, reason, by, from],
  );
}

/** Whether this is somebody of the staff who may still sign in; and as which members they play. */
export async function findStaff(tx: Transaction, name: string): Promise<{ memberIds: bigint[] } | undefined> {
  const { rows } = await tx.query<{ memberIds: bigint[] }>(
    `select array(select a.member_id from staff_as_member a where a.staff_id = p.id) as "memberIds"
     from staff_person p where p.name = $1 and p.enabled`,
    [name],
  );
  return rows[0];
}

export async function reportsOf(db: Database | Transaction, caseId: bigint): Promise<CaseReport[]> {
  const { rows } = await db.query<CaseReport>(
    `select hash, written_by as by, written_at as at, octet_length(file) as bytes from risk_report
     where case_id = $1 order by written_at limit 200`,
    [caseId],
  );
  return rows;
}
