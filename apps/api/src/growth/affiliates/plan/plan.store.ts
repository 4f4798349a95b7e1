import { type AffiliatePlanDefinition, affiliatePlanDefinition } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface PlanVersion {
  id: number;
  name: string;
  version: number;
  definition: AffiliatePlanDefinition;
  contentHash: string;
  savedAt: Date;
  by: string;
}

type Row = Omit<PlanVersion, 'definition'> & { definition: unknown };
const planOf = <R extends Row>(row: R) => ({ ...row, definition: affiliatePlanDefinition.parse(row.definition) });

const columns = `p.id, p.name, v.version, v.definition, v.content_hash as "contentHash", v.saved_at as "savedAt", v.saved_by as by`;

export async function findPlanVersion(
  db: Database | Transaction,
  id: number,
  version: number,
): Promise<PlanVersion | undefined> {
  const { rows } = await db.query<Row>(
    `select ${columns} from affiliate_plan p join affiliate_plan_version v on v.plan_id = p.id
     where p.id = $1 and v.version = $2`,
    [id, version],
  );
  return rows[0] && planOf(rows[0]);
}

/** Every plan in its latest version, with how many partners have it by their latest deal. */
export async function listPlans(db: Database | Transaction): Promise<(PlanVersion & { partners: number })[]> {
  const { rows } = await db.query<Row & { partners: number }>(
    `select ${columns}, (
         select count(*)::int from (
           select distinct on (d.affiliate_id) d.plan_id from affiliate_deal d
           order by d.affiliate_id, d.from_month desc, d.id desc) l where l.plan_id = p.id) as partners
     from affiliate_plan p
       cross join lateral (select * from affiliate_plan_version v where v.plan_id = p.id order by v.version desc limit 1) v
     order by p.id desc`,
  );
  return rows.map(planOf);
}

/** Locked: one version after the other. */
export async function lockPlan(tx: Transaction, id: number): Promise<PlanVersion | undefined> {
  await tx.query('select from affiliate_plan where id = $1 for update', [id]);
  const { rows } = await tx.query<Row>(
    `select ${columns} from affiliate_plan p join affiliate_plan_version v on v.plan_id = p.id
     where p.id = $1 order by v.version desc limit 1`,
    [id],
  );
  return rows[0] && planOf(rows[0]);
}

/** Undefined when another plan has the name, however it is written. */
export async function insertPlan(tx: Transaction, name: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into affiliate_plan (name) values ($1) on conflict (lower(name)) do nothing returning id',
    [name],
  );
  return rows[0]?.id;
}

/** False when another plan has the name. */
export async function renamePlan(tx: Transaction, id: number, name: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update affiliate_plan set name = $2
     where id = $1 and not exists (select from affiliate_plan o where lower(o.name) = lower($2) and o.id <> $1)`,
    [id, name],
  );
  return rowCount === 1;
}

export async function insertPlanVersion(
  tx: Transaction,
  it: Pick<PlanVersion, 'id' | 'version' | 'definition' | 'contentHash' | 'by'> & { reason: string },
): Promise<void> {
  await tx.query(
    `insert into affiliate_plan_version (plan_id, version, definition, content_hash, saved_by, reason)
     values ($1, $2, $3, $4, $5, $6)`,
    [it.id, it.version, JSON.stringify(it.definition), it.contentHash, it.by, it.reason],
  );
}

export interface Deal {
  fromMonth: string;
  planId: number;
  plan: string;
  planVersion: number;
  by: string;
}

/** The latest first. */
export async function dealsOf(db: Database | Transaction, affiliateId: number): Promise<Deal[]> {
  const { rows } = await db.query<Deal>(
    `select to_char(d.from_month, 'YYYY-MM-DD') as "fromMonth", d.plan_id as "planId", p.name as plan,
       d.plan_version as "planVersion", d.made_by as by
     from affiliate_deal d join affiliate_plan p on p.id = d.plan_id
     where d.affiliate_id = $1 order by d.from_month desc, d.id desc`,
    [affiliateId],
  );
  return rows;
}

export async function insertDeal(
  tx: Transaction,
  it: { affiliateId: number; fromMonth: string; planId: number; planVersion: number; by: string },
): Promise<void> {
  await tx.query(
    'insert into affiliate_deal (affiliate_id, from_month, plan_id, plan_version, made_by) values ($1, $2, $3, $4, $5)',
    [it.affiliateId, it.fromMonth, it.planId, it.planVersion, it.by],
  );
}

/** The plan that holds for a partner on a day; undefined before its first. */
export async function planOn(
  db: Database | Transaction,
  affiliateId: number,
  day: string,
): Promise<PlanVersion | undefined> {
  const { rows } = await db.query<Row>(
    `select ${columns} from affiliate_deal d join affiliate_plan p on p.id = d.plan_id
       join affiliate_plan_version v on v.plan_id = d.plan_id and v.version = d.plan_version
     where d.affiliate_id = $1 and d.from_month <= $2::date order by d.from_month desc, d.id desc limit 1`,
    [affiliateId, day],
  );
  return rows[0] && planOf(rows[0]);
}
