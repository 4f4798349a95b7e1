import type { Database } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';

/** The stakes that one point costs, by currency; they never change. */
export async function readPointUnits(db: Database): Promise<Record<Currency, Amount>> {
  const { rows } = await db.query<{ currency: Currency; minor: bigint }>('select currency, minor from vip_point_unit');
  return Object.fromEntries(rows.map(({ currency, minor }) => [currency, amountOf(currency, minor)])) as Record<
    Currency,
    Amount
  >;
}
