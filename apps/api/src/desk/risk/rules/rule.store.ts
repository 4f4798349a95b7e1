import type { RiskTrial } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Rule } from './rule.ts';

const columns = `r.code, r.version, r.kind, r.parameters, r.currency, r.severity, r.content_hash as "contentHash",
  r.saved_by as "savedBy", r.saved_at as "savedAt", r.reason`;

/** What of a rule's history says how a version stands. */
export interface RuleRow extends Rule {
  /** The version that runs by now. */
  runs: number | null;
  wasOn: boolean;
  /** The approval by which a switch of this version waits. */
  approval: bigint | null;
  /** The latest of this version; its times as the database writes them. */
  trial: RiskTrial | null;
  alertsIn30Days: number;
}

const standing = `
  (select case when s.turned = 'on' then s.version end from risk_switch s where s.code = r.code order by s.id desc limit 1)
    as runs,
  exists (select from risk_switch s where s.code = r.code and s.version = r.version) as "wasOn",
  (select a.id from approval_record a
    where a.command = 'rule.switchOn' and a.subject = 'risk-rule:' || r.code and a.state = 'waiting'
      and a.content_hash in (encode(sha256(convert_to('on ' || r.content_hash, 'UTF8')), 'hex'),
        encode(sha256(convert_to('off ' || r.content_hash, 'UTF8')), 'hex'))
    order by a.id desc limit 1) as approval,
  (select jsonb_build_object('time', t.tried_at, 'by', t.tried_by, 'from', t.from_at, 'until', t.until_at,
      'alerts', t.alerts, 'more', t.is_more, 'members', t.members)
    from risk_trial t where t.code = r.code and t.version = r.version order by t.id desc limit 1) as trial,
  (select coalesce(sum(d.alerts), 0)::int from risk_alert_day d
    where d.code = r.code and d.day > (now() at time zone 'UTC')::date - 30) as "alertsIn30Days"`;

const mostRules = 500;

/** The latest version of every rule. */
export async function listRules(db: Database): Promise<RuleRow[]> {
  const { rows } = await db.query<RuleRow>(
    `select ${columns}, ${standing} from risk_rule r
     where not exists (select from risk_rule n where n.code = r.code and n.version > r.version)
     order by r.code limit ${mostRules}`,
  );
  return rows;
}

export async function versionsOf(db: Database, code: string): Promise<RuleRow[]> {
  const { rows } = await db.query<RuleRow>(
    `select ${columns}, ${standing} from risk_rule r where r.code = $1 order by r.version desc limit 1000`,
    [code],
  );
  return rows;
}

export async function findRule(
  db: Database | Transaction,
  code: string,
  version: number,
): Promise<RuleRow | undefined> {
  const { rows } = await db.query<RuleRow>(
    `select ${columns}, ${standing} from risk_rule r where r.code = $1 and r.version = $2`,
    [code, version],
  );
  return rows[0];
}

export async function latestOf(tx: Transaction, code: string): Promise<RuleRow | undefined> {
  const { rows } = await tx.query<RuleRow>(
    `select ${columns}, ${standing} from risk_rule r where r.code = $1 order by r.version desc limit 1`,
    [code],
  );
  return rows[0];
}

/** Undefined when somebody else saved this version first. */
export async function insertRule(tx: Transaction, rule: Omit<Rule, 'savedAt'>): Promise<Rule | undefined> {
  const { rows } = await tx.query<Rule>(
    `insert into risk_rule as r (code, version, kind, parameters, currency, severity, content_hash, saved_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning ${columns}`,
    [
      rule.code,
      rule.version,
      rule.kind,
      JSON.stringify(rule.parameters),
      rule.currency,
      rule.severity,
      rule.contentHash,
      rule.savedBy,
      rule.reason,
    ],
  );
  return rows[0];
}

/** One switch of a rule at a time. */
export async function lockRule(tx: Transaction, code: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('risk rule ' || $1, 0))", [code]);
}

export interface Switch {
  code: string;
  version: number;
  to: 'on' | 'off';
  by: string;
  at: Date;
  reason: string;
}

export async function insertSwitch(
  tx: Transaction,
  { code, version, to, by, reason }: Omit<Switch, 'at'>,
): Promise<void> {
  await tx.query('insert into risk_switch (code, version, turned, made_by, reason) values ($1, $2, $3, $4, $5)', [
    code,
    version,
    to,
    by,
    reason,
  ]);
}

/** That a version was tried, and what came of it. */
export async function insertTrial(
  tx: Transaction,
  { code, version }: Pick<Rule, 'code' | 'version'>,
  { by, from, until, alerts, more, members }: Omit<RiskTrial, 'time'>,
): Promise<void> {
  await tx.query(
    `insert into risk_trial (code, version, from_at, until_at, alerts, is_more, members, tried_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [code, version, from, until, alerts, more, members, by],
  );
}

/** From when on a version that was switched on looks; one that was on before continues from now. */
export async function beginWatermark(tx: Transaction, code: string, version: number): Promise<void> {
  await tx.query(
    `insert into risk_watermark (code, version, began_at, seen_until) values ($1, $2, now(), now())
     on conflict (code, version) do update set began_at = now(), seen_until = now()`,
    [code, version],
  );
}

export async function switchesOf(db: Database, code: string): Promise<Switch[]> {
  const { rows } = await db.query<Switch>(
    `select code, version, turned as "to", made_by as by, made_at as at, reason from risk_switch
     where code = $1 order by id desc limit 1000`,
    [code],
  );
  return rows;
}
