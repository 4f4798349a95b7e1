import type { Database, Transaction } from '@fairhouse/database';
import { numberedRows } from '../numbered-rows.store.ts';
import { type AlertMove, alertMoves } from './alert.states.ts';
import type { Alert, Mute } from './alert.ts';

const columns = `a.id, a.code, a.version, a.kind, a.severity, a.subject, a.member_id as "memberId", m.username, a.currency,
  a.event_at as "eventAt", a.facts, a.raised_at as "raisedAt", a.state, a.case_id as "caseId", a.decided_by as "decidedBy",
  a.decided_at as "decidedAt", a.reason,
  encode(sha256(convert_to(concat_ws('|', a.id, a.code, a.version, a.subject, a.window_key, a.facts), 'UTF8')), 'hex')
    as "contentHash"`;
const source = 'risk_alert a left join member_record m on m.id = a.member_id';

const alerts = numberedRows<Alert>({
  select: columns,
  from: source,
  id: 'a.id',
  filters: {
    state: { sql: 'a.state', type: 'text' },
    severity: { sql: 'a.severity', type: 'text' },
    rule: { sql: 'a.code', type: 'text' },
    memberId: { sql: 'a.member_id', type: 'bigint' },
    caseId: { sql: 'a.case_id', type: 'bigint' },
  },
});
export const findAlert = alerts.find;
export const pageOfAlerts = alerts.page;

/** Locked, in the order of their ids, until the transaction ends. */
export async function lockAlerts(tx: Transaction, ids: readonly bigint[]): Promise<Alert[]> {
  const { rows } = await tx.query<Alert>(
    `select ${columns} from ${source} where a.id = any($1::bigint[]) order by a.id for update of a`,
    [ids],
  );
  return rows;
}

export async function alertsOfCase(db: Database | Transaction, caseId: bigint, most: number): Promise<Alert[]> {
  const { rows } = await db.query<Alert>(
    `select ${columns} from ${source} where a.case_id = $1 order by a.event_at, a.id limit $2`,
    [caseId, most],
  );
  return rows;
}

/** Answers which of them moved. */
export async function moveAlerts(
  tx: Transaction,
  move: AlertMove,
  ids: readonly bigint[],
  { by, reason, caseId }: { by: string; reason?: string; caseId?: bigint },
): Promise<bigint[]> {
  const { from, to } = alertMoves[move];
  const { rows } = await tx.query<{ id: bigint }>(
    `update risk_alert set state = $3, decided_by = $4, decided_at = now(), reason = $5, case_id = $6
     where id = any($1::bigint[]) and state = $2 returning id`,
    [ids, from, to, by, reason ?? null, caseId ?? null],
  );
  return rows.map(({ id }) => id);
}

export const pageOfMutes = numberedRows<Mute>({
  select: `q.id, q.code, q.member_id as "memberId", m.username, q.muted_at as "mutedAt", q.muted_until as "mutedUntil",
    q.muted_by as "mutedBy", q.reason, q.muted_until > now() as "inForce"`,
  from: 'risk_mute q join member_record m on m.id = q.member_id',
  id: 'q.id',
  filters: {
    rule: { sql: 'q.code', type: 'text' },
    memberId: { sql: 'q.member_id', type: 'bigint' },
    inForce: { holds: (place) => `(q.muted_until > now()) = ${place}::boolean` },
  },
}).page;

export async function insertMute(
  tx: Transaction,
  it: { code: string; memberId: bigint; until: Date; by: string; reason: string },
): Promise<void> {
  await tx.query('insert into risk_mute (code, member_id, muted_until, muted_by, reason) values ($1, $2, $3, $4, $5)', [
    it.code,
    it.memberId,
    it.until,
    it.by,
    it.reason,
  ]);
}

export async function knowsRuleAndMember(tx: Transaction, code: string, memberId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ known: boolean }>(
    `select exists (select from risk_rule where code = $1) and exists (select from member_record where id = $2) as known`,
    [code, memberId],
  );
  return rows[0]!.known;
}

/** How many alerts were raised about events of each hour. */
export async function alertsOfHours(db: Database, from: Date, until: Date): Promise<{ hour: Date; raised: bigint }[]> {
  const { rows } = await db.query<{ hour: Date; raised: bigint }>(
    `select date_trunc('hour', event_at, 'UTC') as hour, count(*) as raised from risk_alert
     where event_at >= $1 and event_at < $2 group by 1 order by 1`,
    [from, until],
  );
  return rows;
}
