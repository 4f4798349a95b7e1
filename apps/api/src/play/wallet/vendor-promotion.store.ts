import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** What a vendor may have the casino pay by promotions of its own, in minor units of `currency`. */
export interface PromotionBounds {
  mayGrant: boolean;
  /** The largest promotional win, and the largest maximum win of a grant; 0: none. */
  winMost: bigint;
  /** The most that the promotions of one day in UTC may cost. */
  daily: bigint;
}

export interface VendorPromotion extends PromotionBounds {
  currency: Currency;
  /** Of the budget of today. */
  spent: bigint;
  setBy: string;
  setAt: Date;
}

const today = `(clock_timestamp() at time zone 'utc')::date`;

/** In each currency in which the vendor has bounds. */
export async function promotionsOfVendor(db: Database | Transaction, vendor: string): Promise<VendorPromotion[]> {
  const { rows } = await db.query<VendorPromotion>(
    `select p.currency, p.may_grant as "mayGrant", p.win_most as "winMost", p.daily,
       case when p.spent_on = ${today} then p.spent else 0 end as spent, p.set_by as "setBy", p.set_at as "setAt"
     from vendor_promotion p where p.vendor = $1 order by p.currency`,
    [vendor],
  );
  return rows;
}

/** The bounds, locked until the transaction ends. Undefined where the vendor has none: it may do nothing in this currency. */
export async function lockPromotion(
  tx: Transaction,
  vendor: string,
  currency: Currency,
): Promise<PromotionBounds | undefined> {
  const { rows } = await tx.query<PromotionBounds>(
    `select may_grant as "mayGrant", win_most as "winMost", daily from vendor_promotion
     where vendor = $1 and currency = $2 for update`,
    [vendor, currency],
  );
  return rows[0];
}

/** Takes an amount off the budget of today. False, and nothing is taken, where less is left. The row is locked (`lockPromotion`). */
export async function takeFromBudget(
  tx: Transaction,
  vendor: string,
  currency: Currency,
  amount: bigint,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update vendor_promotion p set spent = case when p.spent_on = d.today then p.spent else 0 end + $3, spent_on = d.today
     from (select ${today} as today) d
     where p.vendor = $1 and p.currency = $2 and case when p.spent_on = d.today then p.spent else 0 end + $3 <= p.daily`,
    [vendor, currency, amount],
  );
  return rowCount === 1;
}

/** Writes the bounds; what was spent today stays spent. */
export async function writePromotion(
  tx: Transaction,
  {
    vendor,
    currency,
    mayGrant,
    winMost,
    daily,
    setBy,
  }: PromotionBounds & { vendor: string; currency: Currency; setBy: string },
): Promise<void> {
  await tx.query(
    `insert into vendor_promotion (vendor, currency, may_grant, win_most, daily, set_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (vendor, currency) do update set may_grant = excluded.may_grant, win_most = excluded.win_most,
       daily = excluded.daily, set_by = excluded.set_by, set_at = clock_timestamp()`,
    [vendor, currency, mayGrant, winMost, daily, setBy],
  );
}

/** False for the casino's own studio and for aggregators; undefined where there is no such vendor. */
export async function isOutsideVendor(db: Database | Transaction, vendor: string): Promise<boolean | undefined> {
  const { rows } = await db.query<{ isOutside: boolean }>(
    'select needs_certification as "isOutside" from vendor_record where id = $1',
    [vendor],
  );
  return rows[0]?.isOutside;
}
