import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** Bonuses that are open, by currency; amounts in minor units. */
export interface OpenBonuses {
  currency: Currency;
  open: number;
  given: bigint;
  required: bigint;
  wagered: bigint;
}

export async function openBonuses(db: Database): Promise<OpenBonuses[]> {
  const { rows } = await db.query<OpenBonuses>(
    `select currency, count(*)::int as open, sum(amount)::bigint as given, sum(required)::bigint as required,
       sum(wagered)::bigint as wagered
     from bonus_record where status = 'active' group by currency order by currency`,
  );
  return rows;
}
