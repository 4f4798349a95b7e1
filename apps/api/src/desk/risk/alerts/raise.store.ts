import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { statements } from '../kinds/kinds.ts';
import type { Rule } from '../rules/rule.ts';

/** A stretch of time, from its beginning on and before its end. */
export interface Stretch {
  from: Date;
  until: Date;
}

/** The first event of each window that is one too many. */
const firstEvents = (statement: string) => `
  select distinct on (e.subject, e.window_key) e.member_id, e.subject, e.currency, e.window_key, e.event_at, e.facts
  from (${statement}) e where $4::text is null or e.currency = $4
  order by e.subject, e.window_key, e.event_at`;

export interface FoundEvent {
  memberId: bigint | null;
  subject: string;
  username: string | null;
  currency: Currency | null;
  eventAt: Date;
  facts: Record<string, string | number>;
  inCase: boolean;
  /** The rule is muted for the member at this event. */
  muted: boolean;
}

/** Whether the rule is muted for the member of an event `f`. */
const isMuted = (code: string) => `exists (
  select from risk_mute q
  where q.member_id = f.member_id and q.code = ${code} and q.muted_at <= f.event_at and q.muted_until > f.event_at)`;

/** What a rule would have raised, the eldest first: the same events as `raise` finds, those that are muted too. */
export async function findEvents(
  tx: Transaction,
  { code, kind }: Pick<Rule, 'code' | 'kind'>,
  { from, until }: Stretch,
  { values, currency, most }: { values: string; currency: Currency | null; most: number },
): Promise<FoundEvent[]> {
  const { rows } = await tx.query<FoundEvent>(
    `select f.member_id as "memberId", f.subject, m.username, f.currency, f.event_at as "eventAt", f.facts,
       exists (select from risk_case_member c where c.member_id = f.member_id) as "inCase", ${isMuted('$6')} as muted
     from (${firstEvents(statements[kind])}) f left join member_record m on m.id = f.member_id
     order by f.event_at, f.subject, f.window_key limit $5`,
    [from, until, values, currency, most, code],
  );
  return rows;
}

export interface RaisedAlert {
  id: bigint;
  memberId: bigint | null;
  subject: string;
  eventAt: Date;
  facts: Record<string, string | number>;
}

/** Makes alerts of what there was and what is no alert yet, the eldest first; never of what is muted. Each counts in its day. */
export async function raise(
  tx: Transaction,
  rule: Pick<Rule, 'code' | 'version' | 'kind' | 'severity' | 'currency'>,
  { from, until }: Stretch,
  { values, most }: { values: string; most: number },
): Promise<RaisedAlert[]> {
  const { rows } = await tx.query<RaisedAlert>(
    `with raised as (
     insert into risk_alert as n (code, version, kind, severity, subject, member_id, currency, window_key, event_at, facts)
     select $5, $6, $7, $8, f.subject, f.member_id, f.currency, f.window_key, f.event_at, f.facts
     from (${firstEvents(statements[rule.kind])}) f
     where not exists (
         select from risk_alert a
         where a.code = $5 and a.version = $6 and a.subject = f.subject and a.window_key = f.window_key)
       and not ${isMuted('$5')}
     order by f.event_at, f.subject, f.window_key limit $9
     on conflict do nothing
     returning n.id, n.member_id, n.subject, n.event_at, n.window_key, n.facts),
     added_up as (
     insert into risk_alert_day as d (code, day, alerts)
     select $5, (event_at at time zone 'UTC')::date as day, count(*) from raised group by day order by day
     on conflict (code, day) do update set alerts = d.alerts + excluded.alerts)
     select id, member_id as "memberId", subject, event_at as "eventAt", facts from raised
     order by event_at, subject, window_key`,
    [from, until, values, rule.currency, rule.code, rule.version, rule.kind, rule.severity, most],
  );
  return rows;
}

export interface DueRule extends Rule {
  beganAt: Date;
  seenUntil: Date;
}

/** A rule that is on and has not looked up to this moment. Another process takes another one. */
export async function takeDueRule(tx: Transaction, until: Date): Promise<DueRule | undefined> {
  const { rows } = await tx.query<DueRule>(
    `select r.code, r.version, r.kind, r.parameters, r.currency, r.severity, r.content_hash as "contentHash",
       r.saved_by as "savedBy", r.saved_at as "savedAt", r.reason, w.began_at as "beganAt", w.seen_until as "seenUntil"
     from risk_watermark w join risk_rule r on r.code = w.code and r.version = w.version
     where w.seen_until < $1 and (
       select s.turned = 'on' and s.version = w.version from risk_switch s where s.code = w.code order by s.id desc limit 1)
     order by w.seen_until, w.code limit 1 for update of w skip locked`,
    [until],
  );
  return rows[0];
}

export async function setWatermark(tx: Transaction, { code, version }: Rule, seenUntil: Date): Promise<void> {
  await tx.query('update risk_watermark set seen_until = $3 where code = $1 and version = $2', [
    code,
    version,
    seenUntil,
  ]);
}
