import { type RoutingTrialResult, routingRules, routingTrialResult } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Routing } from './routing.ts';

const columns = `r.version, r.rules, r.content_hash as "contentHash", r.saved_by as "savedBy", r.saved_at as "savedAt", r.reason`;

export interface Trial extends RoutingTrialResult {
  by: string;
  at: Date;
  from: Date;
  until: Date;
}

/** What of the history says how a version stands. */
export interface RoutingRow extends Routing {
  /** The version that is on. */
  runs: number | null;
  wasOn: boolean;
  /** The approval by which a switch of this version waits. */
  approval: bigint | null;
  trial: Trial | null;
}

type Row = Omit<RoutingRow, 'rules' | 'trial'> & {
  rules: unknown;
  result: unknown;
  triedBy: string;
  triedAt: Date;
  fromAt: Date;
  untilAt: Date;
};

const withHistory = `
  select ${columns},
    (select case when s.turned = 'on' then s.version end from deposit_routing_switch s order by s.id desc limit 1) as runs,
    exists (select from deposit_routing_switch s where s.version = r.version) as "wasOn",
    (select a.id from approval_record a
      where a.command = 'routing.switchOn' and a.subject = 'deposit-routing:' || r.version and a.state = 'waiting'
        and a.content_hash = r.content_hash order by a.id desc limit 1) as approval,
    t.result, t.tried_by as "triedBy", t.tried_at as "triedAt", t.from_at as "fromAt", t.until_at as "untilAt"
  from deposit_routing r left join lateral (
    select * from deposit_routing_trial t where t.version = r.version order by t.id desc limit 1) t on true`;

function rowOf({ rules, result, triedBy, triedAt, fromAt, untilAt, ...row }: Row): RoutingRow {
  return {
    ...row,
    rules: routingRules.parse(rules),
    trial: result
      ? { ...routingTrialResult.parse(result), by: triedBy, at: triedAt, from: fromAt, until: untilAt }
      : null,
  };
}

/** The latest first. */
export async function listVersions(db: Database, most: number): Promise<RoutingRow[]> {
  const { rows } = await db.query<Row>(`${withHistory} order by r.version desc limit $1`, [most]);
  return rows.map(rowOf);
}

export async function findVersion(db: Database | Transaction, version: number): Promise<RoutingRow | undefined> {
  const { rows } = await db.query<Row>(`${withHistory} where r.version = $1`, [version]);
  return rows[0] && rowOf(rows[0]);
}

export async function latestVersion(tx: Transaction): Promise<RoutingRow | undefined> {
  const { rows } = await tx.query<Row>(`${withHistory} order by r.version desc limit 1`);
  return rows[0] && rowOf(rows[0]);
}

/** False when this version was saved already. */
export async function insertVersion(tx: Transaction, routing: Omit<Routing, 'savedAt'>): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into deposit_routing (version, rules, content_hash, saved_by, reason)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [routing.version, JSON.stringify(routing.rules), routing.contentHash, routing.savedBy, routing.reason],
  );
  return rowCount === 1;
}

export async function insertTrial(
  tx: Transaction,
  version: number,
  { by, from, until, result }: { by: string; from: Date; until: Date; result: RoutingTrialResult },
): Promise<void> {
  await tx.query(
    `insert into deposit_routing_trial (version, from_at, until_at, result, tried_by) values ($1, $2, $3, $4, $5)`,
    [version, from, until, JSON.stringify(result), by],
  );
}

const lockName = "hashtextextended('deposit routing', 0)";

/** Until the transaction ends nothing is switched; any number of decisions hold it at the same time. */
export async function lockRoutingAsItIs(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${lockName})`);
}

/** Waits for the decisions that are being taken; none is taken until the transaction ends. */
export async function lockRoutingToSwitch(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${lockName})`);
}

export interface Switch {
  version: number;
  to: 'on' | 'off';
  by: string;
  at: Date;
  reason: string;
}

export async function insertSwitch(tx: Transaction, { version, to, by, reason }: Omit<Switch, 'at'>): Promise<void> {
  await tx.query('insert into deposit_routing_switch (version, turned, made_by, reason) values ($1, $2, $3, $4)', [
    version,
    to,
    by,
    reason,
  ]);
}

/** The latest first. */
export async function listSwitches(db: Database | Transaction, most: number): Promise<Switch[]> {
  const { rows } = await db.query<Switch>(
    `select version, turned as "to", made_by as by, made_at as at, reason from deposit_routing_switch
     order by id desc limit $1`,
    [most],
  );
  return rows;
}

/** The rules by which deposits are sent now; undefined while none are on. */
export async function runningRouting(db: Database | Transaction): Promise<Routing | undefined> {
  const { rows } = await db.query<Omit<Routing, 'rules'> & { rules: unknown }>(
    `select ${columns} from (select version, turned from deposit_routing_switch order by id desc limit 1) s
     join deposit_routing r on r.version = s.version where s.turned = 'on'`,
  );
  return rows[0] && { ...rows[0], rules: routingRules.parse(rows[0].rules) };
}
