import type { FeeKind } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface FeeRuleRow {
  id: bigint;
  kind: FeeKind;
  provider: string;
  method: string;
  currency: Currency;
  /** Minor units. */
  fixed: bigint;
  /** Of a percent. */
  thousandths: number;
  least: bigint;
  most: bigint | null;
  /** A day of UTC. */
  validFrom: string;
  by: string;
  at: Date;
  reason: string;
  inForce: boolean;
}

const columns = `r.id, r.kind, r.provider, r.method, r.currency, r.fixed, r.thousandths, r.least, r.most,
  to_char(r.valid_from, 'YYYY-MM-DD') as "validFrom", r.saved_by as by, r.saved_at as at, r.reason,
  r.id = (select n.id from payment_fee_rule n
    where n.kind = r.kind and n.provider = r.provider and n.method = r.method and n.currency = r.currency
      and n.valid_from <= (now() at time zone 'UTC')::date
    order by n.valid_from desc, n.id desc limit 1) is true as "inForce"`;

/** The latest first. */
export async function listFeeRules(db: Database, most: number): Promise<FeeRuleRow[]> {
  const { rows } = await db.query<FeeRuleRow>(
    `select ${columns} from payment_fee_rule r order by r.valid_from desc, r.id desc limit $1`,
    [most],
  );
  return rows;
}

export type NewFeeRule = Omit<FeeRuleRow, 'id' | 'at' | 'inForce'>;

/** Undefined when its first day is over: what was settled on it must not change. */
export async function insertFeeRule(tx: Transaction, rule: NewFeeRule): Promise<FeeRuleRow | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into payment_fee_rule (kind, provider, method, currency, fixed, thousandths, least, most, valid_from, saved_by, reason)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10, $11
     where $9::date >= (now() at time zone 'UTC')::date returning id`,
    [
      rule.kind,
      rule.provider,
      rule.method,
      rule.currency,
      rule.fixed,
      rule.thousandths,
      rule.least,
      rule.most,
      rule.validFrom,
      rule.by,
      rule.reason,
    ],
  );
  if (!rows[0]) return undefined;
  const found = await tx.query<FeeRuleRow>(`select ${columns} from payment_fee_rule r where r.id = $1`, [rows[0].id]);
  return found.rows[0];
}

export interface HourFees {
  hour: Date;
  currency: Currency;
  paymentFees: bigint;
  depositsPriced: bigint;
  paidOutPriced: bigint;
}

/** What payments cost that were settled in some hours, and of which amounts. */
export async function feesOfHours(db: Database, from: Date, until: Date): Promise<HourFees[]> {
  const { rows } = await db.query<HourFees>(
    `select date_trunc('hour', at, 'UTC') as hour, currency, sum(fee)::bigint as "paymentFees",
       coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as "depositsPriced",
       coalesce(sum(amount) filter (where kind = 'cashOut'), 0)::bigint as "paidOutPriced"
     from payment_fee where at >= $1 and at < $2 group by 1, 2`,
    [from, until],
  );
  return rows;
}
