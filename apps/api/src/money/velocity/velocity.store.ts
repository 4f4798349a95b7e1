import { type VelocityLimit, velocityLimits } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface VelocityRow {
  version: number;
  limits: VelocityLimit[];
  by: string;
  at: Date;
  reason: string;
}

/** The latest first. */
export async function listVersions(db: Database | Transaction, most: number): Promise<VelocityRow[]> {
  const { rows } = await db.query<Omit<VelocityRow, 'limits'> & { limits: unknown }>(
    `select version, limits, saved_by as by, saved_at as at, reason from payment_velocity
     order by payment_velocity.version desc limit $1`,
    [most],
  );
  return rows.map((row) => ({ ...row, limits: velocityLimits.parse(row.limits) }));
}

/** False when this version was saved already. */
export async function insertVersion(tx: Transaction, row: Omit<VelocityRow, 'at'>): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into payment_velocity (version, limits, saved_by, reason) values ($1, $2, $3, $4) on conflict do nothing',
    [row.version, JSON.stringify(row.limits), row.by, row.reason],
  );
  return rowCount === 1;
}

/** Payments of some hours before one. */
export interface Paid {
  count: number;
  /** Minor units. */
  amount: bigint;
  /** Hours until the eldest of them is out of the span, at least 1. */
  freeInHours: number;
}

/** $1 the member, $2 the method or '', $3 the currency, $4 hours. What failed or was given up counts for nothing. */
const sums = `count(*)::int as count, coalesce(sum(p.amount), 0)::bigint as amount,
  greatest(1, ceil(extract(epoch from min(p.created_at) + make_interval(hours => $4) - now()) / 3600))::int as "freeInHours"`;
const within = `p.created_at > now() - make_interval(hours => $4) and p.currency = $3 and ($2 = '' or p.method = $2)`;

const depositsOf = (members: string) => `
  select ${sums} from deposit_record p
  where p.member_id in (${members}) and ${within} and p.state not in ('failed', 'expired', 'canceled')`;
const cashOutsOf = (members: string) => `
  select ${sums} from cash_out_record p
  where p.member_id in (${members}) and ${within} and p.status not in ('canceled', 'rejected', 'failed')`;

const seenWith = (kinds: string) => `
  select $1::bigint union select o.member_id from member_seen_with m
    join member_seen_with o on o.kind = m.kind and o.hash = m.hash where m.member_id = $1 and m.kind in (${kinds})`;

const paidWith = `select $1::bigint union select o.member_id from deposit_instrument_record m
  join deposit_instrument_record o on o.kind = m.kind and o.digest = m.digest where m.member_id = $1`;

const depositsOfPlayer = depositsOf('$1');
const depositsWithInstrument = depositsOf(paidWith);
const depositsOfOrigin = depositsOf(seenWith("'device', 'address'"));
const cashOutsOfPlayer = cashOutsOf('$1');
const cashOutsToAccount = cashOutsOf(seenWith("'account'"));
const cashOutsOfOrigin = cashOutsOf(seenWith("'device', 'address'"));

/** Of everyone in the scope of a limit, before the payment that is judged. */
export async function paidWithin(tx: Transaction, memberId: bigint, limit: VelocityLimit): Promise<Paid> {
  const { kind, scope, method, currency, hours } = limit;
  const deposits =
    scope === 'player' ? depositsOfPlayer : scope === 'instrument' ? depositsWithInstrument : depositsOfOrigin;
  const cashOuts =
    scope === 'player' ? cashOutsOfPlayer : scope === 'instrument' ? cashOutsToAccount : cashOutsOfOrigin;
  const { rows } = await tx.query<Paid>(kind === 'deposit' ? deposits : cashOuts, [memberId, method, currency, hours]);
  return rows[0]!;
}
