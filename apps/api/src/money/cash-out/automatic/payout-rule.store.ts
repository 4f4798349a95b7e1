import { type PayoutTrialResult, payoutRuleParameters, payoutTrialResult } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { PayoutRule } from './payout-rule.ts';

const columns = `r.currency, r.version, r.parameters, r.content_hash as "contentHash", r.saved_by as "savedBy",
  r.saved_at as "savedAt", r.reason`;

export interface Trial extends PayoutTrialResult {
  by: string;
  at: Date;
  from: Date;
  until: Date;
}

/** What of a rule's history says how a version stands. */
export interface RuleRow extends PayoutRule {
  /** The version that runs by now. */
  runs: number | null;
  wasOn: boolean;
  /** The approval by which a switch of this version waits. */
  approval: bigint | null;
  trial: Trial | null;
}

type Row = Omit<RuleRow, 'parameters' | 'trial'> & {
  parameters: unknown;
  result: unknown;
  triedBy: string;
  triedAt: Date;
  fromAt: Date;
  untilAt: Date;
};

const withHistory = `
  select ${columns},
    (select case when s.turned = 'on' then s.version end from payout_rule_switch s where s.currency = r.currency
      order by s.id desc limit 1) as runs,
    exists (select from payout_rule_switch s where s.currency = r.currency and s.version = r.version) as "wasOn",
    (select a.id from approval_record a
      where a.command = 'payoutRule.switchOn' and a.subject = 'payout-rule:' || r.currency and a.state = 'waiting'
        and a.content_hash = r.content_hash order by a.id desc limit 1) as approval,
    t.result, t.tried_by as "triedBy", t.tried_at as "triedAt", t.from_at as "fromAt", t.until_at as "untilAt"
  from payout_rule r left join lateral (
    select * from payout_rule_trial t where t.currency = r.currency and t.version = r.version order by t.id desc limit 1)
    t on true`;

function ruleOf({ parameters, result, triedBy, triedAt, fromAt, untilAt, ...row }: Row): RuleRow {
  return {
    ...row,
    parameters: payoutRuleParameters.parse(parameters),
    trial: result
      ? { ...payoutTrialResult.parse(result), by: triedBy, at: triedAt, from: fromAt, until: untilAt }
      : null,
  };
}

/** The latest version of the rule of each currency. */
export async function listRules(db: Database): Promise<RuleRow[]> {
  const { rows } = await db.query<Row>(
    `${withHistory} where not exists (
       select from payout_rule n where n.currency = r.currency and n.version > r.version) order by r.currency`,
  );
  return rows.map(ruleOf);
}

export async function versionsOf(db: Database, currency: Currency): Promise<RuleRow[]> {
  const { rows } = await db.query<Row>(`${withHistory} where r.currency = $1 order by r.version desc limit 1000`, [
    currency,
  ]);
  return rows.map(ruleOf);
}

export async function findRule(
  db: Database | Transaction,
  currency: Currency,
  version: number,
): Promise<RuleRow | undefined> {
  const { rows } = await db.query<Row>(`${withHistory} where r.currency = $1 and r.version = $2`, [currency, version]);
  return rows[0] && ruleOf(rows[0]);
}

export async function latestOf(tx: Transaction, currency: Currency): Promise<RuleRow | undefined> {
  const { rows } = await tx.query<Row>(`${withHistory} where r.currency = $1 order by r.version desc limit 1`, [
    currency,
  ]);
  return rows[0] && ruleOf(rows[0]);
}

/** False when this version was saved already. */
export async function insertRule(tx: Transaction, rule: Omit<PayoutRule, 'savedAt'>): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into payout_rule (currency, version, parameters, content_hash, saved_by, reason)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [rule.currency, rule.version, JSON.stringify(rule.parameters), rule.contentHash, rule.savedBy, rule.reason],
  );
  return rowCount === 1;
}

export async function insertTrial(
  tx: Transaction,
  { currency, version }: Pick<PayoutRule, 'currency' | 'version'>,
  { by, from, until, result }: { by: string; from: Date; until: Date; result: PayoutTrialResult },
): Promise<void> {
  await tx.query(
    `insert into payout_rule_trial (currency, version, from_at, until_at, result, tried_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [currency, version, from, until, JSON.stringify(result), by],
  );
}

const lockName = "hashtextextended('payout rules', 0)";

/** Until the transaction ends nothing is switched; any number of decisions hold it at the same time. */
export async function lockRulesAsTheyAre(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${lockName})`);
}

/** Waits for the decisions that are being taken; none is taken until the transaction ends. */
export async function lockRulesToSwitch(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${lockName})`);
}

export interface Switch {
  /** null: all automatic approvals. */
  currency: Currency | null;
  version: number | null;
  to: 'on' | 'off';
  by: string;
  at: Date;
  reason: string;
}

export async function insertSwitch(tx: Transaction, it: Omit<Switch, 'at'>): Promise<void> {
  const { currency, version, to, by, reason } = it;
  await tx.query(
    'insert into payout_rule_switch (currency, version, turned, made_by, reason) values ($1, $2, $3, $4, $5)',
    [currency, version, to, by, reason],
  );
}

/** Of one currency, or with null of all automatic approvals; the latest first. */
export async function switchesOf(
  db: Database | Transaction,
  currency: Currency | null,
  most: number,
): Promise<Switch[]> {
  const { rows } = await db.query<Switch>(
    `select currency, version, turned as "to", made_by as by, made_at as at, reason from payout_rule_switch
     where currency is not distinct from $1 order by id desc limit $2`,
    [currency, most],
  );
  return rows;
}

/** The approval by which switching all of it on waits. */
export async function waitingForAll(db: Database): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from approval_record
     where command = 'payoutRule.switchOn' and subject = 'payout-rule:all' and state = 'waiting' order by id desc limit 1`,
  );
  return rows[0]?.id ?? null;
}

export interface RunningRule extends PayoutRule {
  /** What is asked for from then on is judged. */
  beganAt: Date;
}

/** The rules by which cash-outs are judged now: none while all of it is off. */
export async function runningRules(db: Database | Transaction): Promise<RunningRule[]> {
  const { rows } = await db.query<Omit<RunningRule, 'parameters'> & { parameters: unknown }>(
    `select ${columns}, greatest(o.made_at, s.made_at) as "beganAt"
     from (select turned, made_at from payout_rule_switch where currency is null order by id desc limit 1) o
     join (select distinct on (currency) currency, version, turned, made_at from payout_rule_switch
       where currency is not null order by currency, id desc) s on s.turned = 'on'
     join payout_rule r on r.currency = s.currency and r.version = s.version
     where o.turned = 'on'`,
  );
  return rows.map((row) => ({ ...row, parameters: payoutRuleParameters.parse(row.parameters) }));
}
